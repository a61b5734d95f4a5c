"""A device as notebooks show it."""

from __future__ import annotations

from typing import Any, Callable
from xml.etree import ElementTree

import pytest


def rows(device: Any) -> dict[str, str]:
    """The rows of two cells."""
    table = ElementTree.fromstring(device._repr_html_())
    cells = [["".join(cell.itertext()) for cell in row] for row in table]
    return {cells[0]: cells[1] for cells in cells if len(cells) == 2}


def test_facts_of_the_device(device: Any, driver: Any) -> None:
    found = rows(device)
    version = driver.cuDriverGetVersion()
    assert found.pop("memory").endswith(f" of {driver.cuDeviceTotalMem(device.handle) / 2**30:.1f} GiB free")
    assert found == {
        "device": str(device.device_id),
        "name": device.name,
        "compute capability": "{}.{}".format(*device.compute_capability),
        "multiprocessors": str(device.properties.multiprocessor_count),
        "PCI address": device.pci_bus_id,
        "driver": f"CUDA {version // 1000}.{version % 1000 // 10}",
    }


@pytest.mark.processes
def test_a_device_is_not_used_for_it(run_python: Callable[..., str]) -> None:
    """Free memory would need a context: there is none before the program makes one, and the current one stays."""
    run_python(
        """
        from cuda_ctypes.checked import driver
        from cuda_ctypes.core import Device
        device = Device(0)
        assert "GiB" in device._repr_html_() and "free" not in device._repr_html_()
        assert not int(driver.cuCtxGetCurrent())
        assert driver.cuDevicePrimaryCtxGetState(device.handle)[1] == 0
        device.set_current()
        assert "GiB free" in device._repr_html_()
        driver.cuCtxSetCurrent(None)
        assert "GiB free" in device._repr_html_() and not int(driver.cuCtxGetCurrent())
        """
    )


@pytest.mark.errors
@pytest.mark.processes
def test_a_broken_context_is_a_sentence_in_the_table(run_python: Callable[..., str]) -> None:
    run_python(
        """
        from cuda_ctypes.core import CUDAError, Device, LaunchConfig, ObjectCode, launch
        from tests.gpu.ptx import KERNELS, image
        device = Device(0)
        device.set_current()
        stream = device.create_stream()
        launch(stream, LaunchConfig(grid=1, block=1), ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to"), 1 << 20)
        try:
            stream.sync()
        except CUDAError as error:
            name = type(error).__name__
        shown = device._repr_html_()
        assert f"{name}: " in shown and "only a new process helps" in shown, shown
        assert device.name in shown and "GiB" not in shown, shown
        """
    )


def test_what_the_driver_says_is_escaped(core: Any, device: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device._facts, "name", "<GPU> & Co")
    assert rows(device)["name"] == "<GPU> & Co"
    assert "&lt;GPU&gt; &amp; Co" in device._repr_html_()
