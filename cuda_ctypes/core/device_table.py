"""A device as notebooks show it: a small table in HTML."""

from __future__ import annotations

from html import escape

from .._floor.cuda_version import version_text
from ._driver import driver, driver_version
from .context import Context, current_handle, in_context

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Callable

    from .device import Device


def memory(device: Device) -> str:
    """The size of the memory; also the free part if this process uses the device, because asking needs a context."""
    shown = f"{int(driver.cuDeviceTotalMem(device.handle)) / 2**30:.1f} GiB"
    primary = device._facts.primary
    if current_handle() is not None and int(driver.cuCtxGetDevice()) == device.device_id:
        free, _ = driver.cuMemGetInfo()
    elif primary is not None:
        free, _ = in_context(Context._of(primary.handle, device.device_id, None, primary), driver.cuMemGetInfo)
    else:
        return shown
    return f"{free / 2**30:.1f} of {shown} free"


def newest_cuda(device: Device) -> str:
    return f"CUDA {version_text(driver_version())}"


FACTS: dict[str, Callable[[Device], object]] = {
    "name": lambda device: device.name,
    "compute capability": lambda device: ".".join(map(str, device.compute_capability)),
    "multiprocessors": lambda device: device.properties.multiprocessor_count,
    "memory": memory,
    "PCI address": lambda device: device.pci_bus_id,
    "driver": newest_cuda,
}


def table(device: Device) -> str:
    """The facts of a device. It never raises: facts that the driver refuses are left out, and the first reason is the last
    row.
    """
    rows, reason = [row("th", "device", device.device_id)], ""
    for title, ask in FACTS.items():
        try:
            rows.append(row("td", title, ask(device)))
        except Exception as error:  # a notebook shows a table or a traceback, and this is no error of the cell
            reason = reason or f"{type(error).__name__}: {error}"
    if reason:
        rows.append(f'<tr><td colspan="2" style="text-align:left;max-width:40em">{escape(reason)}</td></tr>')
    return f"<table>{''.join(rows)}</table>"


def row(cell: str, title: str, value: object) -> str:
    """A row without colours of its own, so that it suits the page."""
    return "<tr>{}</tr>".format(
        "".join([f'<{cell} style="text-align:left">{escape(str(each))}</{cell}>' for each in (title, value)])
    )
