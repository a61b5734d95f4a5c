"""As ``autoinit``, with the primary context of the device, which the runtime and other libraries use too."""

from __future__ import annotations

from .tools import start

TYPE_CHECKING = False  # importing typing takes longer than all of this package
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
