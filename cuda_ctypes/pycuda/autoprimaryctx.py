"""``autoinit`` with the device's primary context, which the runtime and other libraries share."""

from __future__ import annotations

from .tools import start

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .context import Context
    from .device import Device

context: Context
device: Device


def _retain(device: Device) -> Context:
    context = device.retain_primary_context()
    context.push()
    return context


start(globals(), _retain)
