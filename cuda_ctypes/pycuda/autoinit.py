"""Importing this starts the driver and makes a context, which ends with the program: ``context``, of ``device``.

The environment variable CUDA_DEVICE chooses the device, else the first one that gives a context is taken.
"""

from __future__ import annotations

import atexit

from . import driver
from .tools import clear_context_caches, make_default_context

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

driver.init()
context: Any = make_default_context()
device = context.get_device()


def _finish_up() -> None:
    global context
    if context.is_valid and driver.Context.get_current() is context:
        context.pop()
    context = None
    clear_context_caches()


atexit.register(_finish_up)
