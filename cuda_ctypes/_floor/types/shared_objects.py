"""Objects that the threads of a Python without the GIL share."""

from __future__ import annotations

import sys

from . import number_class

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

_COUNT, _ENDLESS = 12, 0xFFFFFFFF
"""``ob_ref_local`` of PyObject, and its content in immortal objects, None for one."""


def shared(value: Any) -> Any:
    """``value``, never freed from now on, as all threads return it from their calls. It must be new. CPython 3.13 and
    3.14 then count no references to it: threads would wait for each other's counts."""
    if number_class("I").from_address(id(None) + _COUNT).value == _ENDLESS and sys.version_info < (3, 15):
        number_class("I").from_address(id(value) + _COUNT).value = _ENDLESS
    return value
