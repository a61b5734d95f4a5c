"""The base of memory resources."""

from __future__ import annotations

from ..quick_properties import kept

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, NoReturn, Tuple

    from ..typing import DevicePointerType, IsStreamType
    from .buffer import Buffer

    Facts = Tuple[Any, bool, bool, bool]
else:  # for typing.get_type_hints
    Facts = tuple

__all__ = ["MemoryResource"]

OWN = f"{__package__}."
"""Modules whose names begin like this are not a program's."""


class MemoryResource:
    """A source of buffers that takes their memory back: a class to derive from.

    A subclass defines :meth:`allocate`, which returns ``Buffer.from_handle(address, size, mr=self, stream=stream)``,
    and :meth:`deallocate`, which is called once for each of these buffers: when it is closed, or when nothing refers to it
    any more. ``is_device_accessible``, ``is_host_accessible`` and ``device_id`` say who can use the memory. A member
    that a subclass does not define raises TypeError.
    """

    __slots__ = ("__weakref__",)
    _waits: Any = None
    """``deallocate`` of the class if that waits for the stream, with ``_wait_for``."""

    def allocate(self, size: int, *, stream: IsStreamType) -> Buffer:
        """Allocate memory.

        Parameters
        ----------
        size : int
            In bytes.
        stream : IsStreamType
            The stream in whose order the memory may be used.

        Returns
        -------
        Buffer

        Raises
        ------
        TypeError
            The subclass does not define it.
        """
        return self._missing("allocate")

    def deallocate(self, ptr: DevicePointerType, size: int, *, stream: IsStreamType) -> None:
        """Take the memory of a buffer back once the work in ``stream`` is done. Buffers call it.

        Parameters
        ----------
        ptr : int
            The address.
        size : int
            In bytes.
        stream : IsStreamType
            The stream whose work is waited for.

        Raises
        ------
        TypeError
            The subclass does not define it.
        """
        self._missing("deallocate")

    @property
    def is_device_accessible(self) -> bool:
        """Whether kernels can use the memory."""
        return self._missing("is_device_accessible")

    @property
    def is_host_accessible(self) -> bool:
        """Whether Python can use the memory."""
        return self._missing("is_host_accessible")

    @property
    @kept(other=False)
    def is_managed(self) -> bool:
        """Whether it is managed memory, which moves between devices and the host. Default: False."""
        return False

    @property
    def device_id(self) -> int:
        """The number of the memory's device; -1 for memory of the host."""
        return self._missing("device_id")

    def _about(self) -> str:
        """Its description in :func:`repr`."""
        return f"at {hex(id(self))}"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._about()}>"

    def _missing(self, name: str) -> NoReturn:
        raise TypeError(f"{type(self).__name__} does not define {name}, as a subclass of MemoryResource must")


def facts_of(resource: Any) -> Facts | None:
    """The number of the device of a resource's memory, and whether devices can use it, the host can use it, it is managed. The number
    is None if asking for it raises. There are no facts of classes that programs derive: their properties may change."""
    if not type(resource).__module__.startswith(OWN):
        return None
    try:
        number = resource.device_id
    except RuntimeError:
        number = None
    return number, resource.is_device_accessible, resource.is_host_accessible, resource.is_managed
