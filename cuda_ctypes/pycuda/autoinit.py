"""Importing this starts the driver and makes a context, which ends with the program: ``context``, of ``device``.

The environment variable CUDA_DEVICE chooses the device, else the first one that gives a context is taken.
"""

from __future__ import annotations

from .tools import start

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .context import Context
    from .device import Device

context: Context
device: Device
start(globals())
