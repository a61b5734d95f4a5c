"""The attributes of pools and of the memory of graphs, as properties of machine code."""

from __future__ import annotations

from ..._floor.native import routines
from .._driver import filled
from ..attributes import Attribute, Flag
from ..lifetimes import Owned
from ..quick_methods import quick
from .attributes import GraphMemoryResourceAttributes, PoolAttributes

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def pool_of(routine: Any) -> Any:
    """The source of the number of a pool."""
    return routine.slot(routine.within(0, PoolAttributes, "_of"), Owned, "number")


def device_of(routine: Any) -> Any:
    """The source of the number of a device."""
    return routine.value(routine.within(0, GraphMemoryResourceAttributes, "_of"), "i", int)


WAYS = {
    PoolAttributes: ("cuMemPoolGetAttribute", pool_of),
    GraphMemoryResourceAttributes: ("cuDeviceGetGraphMemAttribute", device_of),
}
"""By class: the C function that tells an attribute, and the source of its first argument."""


def quicken_attributes(cls: Any) -> None:
    """Let machine code ask the driver from now on."""
    if routines() is None:
        return
    filled(WAYS[cls][0])
    known = {name: value for base in reversed(cls.__mro__) for name, value in vars(base).items()}
    for name, asked in known.items():
        if isinstance(asked, Attribute):
            put = getattr(asked, "__set__", None)
            setattr(cls, name, property(_getter(cls, asked), put and _setter(put)))


def _setter(put: Any) -> Any:
    return lambda attributes, value: put(attributes, value)


def _getter(cls: Any, asked: Any) -> Any:
    function, source = WAYS[cls]

    def get(attributes: Any) -> Any:
        return asked.__get__(attributes)

    def describe(native: Any, routine: Any) -> None:
        value = routine.output("i", {0: False, 1: True}, bool) if isinstance(asked, Flag) else routine.output("Q")
        routine.sources += [source(routine), routine.number(cls._member(asked.name)), value]

    get.__name__ = asked.name
    return quick(get, function, describe, 1, again=True)
