"""On import, initializes the driver and makes a ``context`` of a ``device``, current until the program ends.

The environment variable CUDA_DEVICE or the file ``~/.cuda_device`` chooses the device; without them it is the first
that can make a context.
"""

from __future__ import annotations

from .tools import start

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .context import Context
    from .device import Device

context: Context
device: Device
start(globals())
