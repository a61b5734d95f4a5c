"""The attributes of pools, as properties of machine code."""

from __future__ import annotations

from ..._floor.native import routines
from .._driver import filled
from ..attributes import Attribute, Flag
from ..lifetimes import Owned
from ..quick_methods import quick
from .attributes import PoolAttributes, member

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

FUNCTION = "cuMemPoolGetAttribute"


def quicken_attributes() -> None:
    """Let machine code ask the driver from now on."""
    if routines() is None:
        return
    filled(FUNCTION)
    known = {name: value for cls in reversed(PoolAttributes.__mro__) for name, value in vars(cls).items()}
    for name, asked in known.items():
        if isinstance(asked, Attribute):
            setattr(PoolAttributes, name, property(_getter(asked)))


def _getter(asked: Any) -> Any:
    def get(attributes: PoolAttributes) -> Any:
        return asked.__get__(attributes)

    def describe(native: Any, routine: Any) -> None:
        pool = routine.slot(routine.within(0, PoolAttributes, "_of"), Owned, "number")
        value = routine.output("i", {0: False, 1: True}, bool) if isinstance(asked, Flag) else routine.output("Q")
        routine.sources += [pool, routine.number(int(member(asked.name))), value]

    get.__name__ = asked.name
    return quick(get, FUNCTION, describe, 1, again=True)
