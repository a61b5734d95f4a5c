"""Sizes and settings of pools and of the memory of graphs, as the driver gives them."""

from __future__ import annotations

from ..._hints import hinted
from .._driver import after_few, as_int, late, number_of
from ..attributes import Attribute, Flag, Number
from .driver import driver

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..lifetimes import Owned


class MemoryAttributes:
    """The sizes that pools and the memory of graphs have in common; the driver is asked each time."""

    __slots__ = ()

    def __init__(self, of: Any) -> None:
        self._of = of  # type: ignore[misc]  # a slot of the class, where machine code looks for it

    def __repr__(self) -> str:
        names = sorted(
            {
                name
                for cls in type(self).__mro__
                for name, value in vars(cls).items()
                if isinstance(value, (Attribute, property))
            }
        )
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)}' for name in names)})"

    reserved_mem_current = Number()
    """Bytes held, in use or free."""
    reserved_mem_high = Number()
    """The most bytes held so far."""
    used_mem_current = Number()
    """Bytes in use."""
    used_mem_high = Number()
    """The most bytes in use so far."""


_members: dict[str, int] = {}
"""The numbers of the attributes, by their names in C."""


def _number(enum: str, prefix: str, name: str) -> int:
    key = f"{prefix}_{name.upper()}"
    found = _members.get(key)
    return _members.setdefault(key, number_of(enum, key)) if found is None else found


def _quicken() -> None:
    from .quick_attributes import quicken_attributes

    quicken_attributes(PoolAttributes)


def _quicken_of_graphs() -> None:
    from .quick_attributes import quicken_attributes

    quicken_attributes(GraphMemoryResourceAttributes)


_another, _another_of_graphs = after_few(_quicken), after_few(_quicken_of_graphs)
ask_pool = late(globals(), "ask_pool", "cuMemPoolGetAttribute")
ask_graphs = late(globals(), "ask_graphs", "cuDeviceGetGraphMemAttribute")


@hinted
class PoolAttributes(MemoryAttributes):
    """Settings and sizes of a pool, which lives as long as this object. C: cuMemPoolGetAttribute."""

    __slots__ = ("_of",)
    _of: Owned

    @staticmethod
    def _member(name: str) -> int:
        return _number("CUmemPool_attribute", "CU_MEMPOOL_ATTR", name)

    def _ask(self, name: str, kind: type) -> Any:
        _another()
        return kind(ask_pool(self._of.number, self._member(name)))

    reuse_follow_event_dependencies = Flag()
    """Whether memory freed on one stream may be reused on another that waits for it by an event."""
    reuse_allow_opportunistic = Flag()
    """Whether memory may be reused on another stream once it happens to be freed."""
    reuse_allow_internal_dependencies = Flag()
    """Whether the driver may let one stream wait for another to reuse memory."""
    release_threshold = Number()
    """Bytes that the pool keeps when a stream, event or context is synchronized; free memory beyond goes back to the
    system.
    """


class HighWaterMark(Number):
    """A maximum so far. Setting it to 0 restarts it from the current value; other values raise AttributeError."""

    def __set__(self, asked: GraphMemoryResourceAttributes, value: int) -> None:
        if as_int(value, self.name) != 0:
            raise AttributeError(f"{self.name} can only be set to 0, which restarts it from the current value")
        member = driver.CUgraphMem_attribute(asked._member(self.name))
        driver.cuDeviceSetGraphMemAttribute(asked._of, member, 0)


class GraphMemoryResourceAttributes(MemoryAttributes):
    """Sizes of the memory of a device's graphs. C: cuDeviceGetGraphMemAttribute, cuDeviceSetGraphMemAttribute."""

    __slots__ = ("_of",)
    _of: int
    """The number of the device."""

    @staticmethod
    def _member(name: str) -> int:
        return _number("CUgraphMem_attribute", "CU_GRAPH_MEM_ATTR", name)

    def _ask(self, name: str, kind: type) -> Any:
        _another_of_graphs()
        return kind(ask_graphs(self._of, self._member(name)))

    reserved_mem_high = HighWaterMark()
    """The most bytes held so far; settable to 0."""
    used_mem_high = HighWaterMark()
    """The most bytes in use so far; settable to 0."""
