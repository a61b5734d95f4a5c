"""NVML's properties of the system."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest


def test_drivers_and_devices(core: Any, system: Any, device: Any) -> None:
    assert system.get_num_devices() >= len(core.Device.get_all_devices()) > 0
    major, minor = system.get_user_mode_driver_version()
    assert (
        1000 * major + 10 * minor
        == core._driver.driver_version()
        == 1000 * system.get_driver_version_full()[0] + 10 * minor
    )
    numbers = system.get_kernel_mode_driver_version()
    assert numbers[0] >= 450 and system.get_driver_version(kernel_mode=True) == numbers[:2]
    assert system.get_nvml_version()[-len(numbers) :] == numbers
    assert re.match(r"[a-z]?\d+", system.get_driver_branch())


def test_processes(system: Any, device: Any) -> None:
    try:
        name = system.get_process_name(os.getpid())
    except (system.NotFoundError, system.NoPermissionError, system.NotSupportedError) as error:
        pytest.skip(f"NVML does not tell of processes here, as in containers: {error}")
    assert "python" in name
