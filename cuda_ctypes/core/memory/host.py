"""The host as a place for managed memory, like :class:`Device`."""

from __future__ import annotations

from .._driver import plain
from ..quick_properties import kept

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

_hosts: dict[tuple[int | None, bool], Host] = {}


class Host:
    """The host's memory: ``Host()`` any of it, ``Host(n)`` that of NUMA node n, :meth:`numa_current` that of the calling
    thread's node.

    The same arguments give the same object.

    Parameters
    ----------
    numa_id : int, optional
        The NUMA node, from 0.
    is_numa_current : bool, optional
        Whether it is the node of the thread that uses the object.

    Raises
    ------
    ValueError
        ``numa_id`` is not a number from 0, or both are given.
    """

    __slots__ = ("_numa_id", "_is_numa_current", "__weakref__")

    _numa_id: int | None
    _is_numa_current: bool

    def __new__(cls, numa_id: int | None = None, *, is_numa_current: bool = False) -> Host:
        if (numa_id is None or numa_id.__class__ is int) and is_numa_current is False:  # True and 1.0 equal 1 too
            found = _hosts.get((numa_id, False))
            if found is not None:
                return found
        if is_numa_current and numa_id is not None:
            raise ValueError("numa_id and is_numa_current exclude each other")
        numa_id = plain(numa_id)
        if numa_id is not None and (not isinstance(numa_id, int) or isinstance(numa_id, bool) or numa_id < 0):
            raise ValueError(f"numa_id must be the number of a NUMA node, from 0 on, or None; got {numa_id!r}")
        made = object.__new__(cls)
        made._numa_id, made._is_numa_current = numa_id, bool(is_numa_current)
        return _hosts.setdefault((made._numa_id, made._is_numa_current), made)

    @classmethod
    def numa_current(cls) -> Host:
        """The NUMA node of the calling thread, whichever thread uses the object.

        Returns
        -------
        Host
        """
        return _hosts.get((None, True)) or cls(is_numa_current=True)

    @property
    @kept("_numa_id", none=None)
    def numa_id(self) -> int | None:
        """The number of the NUMA node, or None."""
        return self._numa_id

    @property
    @kept("_is_numa_current", none=None)
    def is_numa_current(self) -> bool:
        """Whether it is the NUMA node of the calling thread."""
        return self._is_numa_current

    def __reduce__(self) -> tuple[Any, ...]:
        return (Host.numa_current, ()) if self._is_numa_current else (Host, (self._numa_id,))

    def __repr__(self) -> str:
        if self._is_numa_current:
            return "Host.numa_current()"
        return "Host()" if self._numa_id is None else f"Host(numa_id={self._numa_id})"
