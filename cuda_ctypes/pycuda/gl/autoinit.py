"""As ``cuda_ctypes.pycuda.autoinit``, for a thread in which an OpenGL context is current."""

from __future__ import annotations

from ..tools import start
from . import make_context

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ..context import Context
    from ..device import Device

context: Context
device: Device
start(globals(), make_context)
