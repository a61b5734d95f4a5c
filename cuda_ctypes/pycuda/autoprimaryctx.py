"""As ``autoinit``, with the primary context of the device, which the runtime and other libraries use too."""

from __future__ import annotations

import atexit

from . import driver
from .tools import clear_context_caches, make_default_context

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def _retain(device: Any) -> Any:
    context = device.retain_primary_context()
    context.push()
    return context


driver.init()
context: Any = make_default_context(_retain)
device = context.get_device()


def _finish_up() -> None:
    global context
    if context.is_valid and driver.Context.get_current() is context:
        context.pop()
    context = None
    clear_context_caches()


atexit.register(_finish_up)
