"""``cuda_ctypes.core`` on a GPU, or on the stand-in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Callable

import pytest


@pytest.fixture(scope="module")
def core(package: Callable[[str], Any]) -> Any:
    """The package ``cuda_ctypes.core``."""
    return package("core")


@pytest.fixture
def device(core: Any) -> Iterator[Any]:
    """The first device, current in this thread; what a test left running must end well."""
    made = core.Device(0)
    made.set_current()
    yield made
    made.set_current()
    made.sync()


@pytest.fixture
def stream(device: Any) -> Iterator[Any]:
    made = device.create_stream()
    yield made
    if not made.is_closed:
        made.sync()
        made.close()
