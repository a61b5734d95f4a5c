"""Pools that other processes can use: how one is found by its UUID."""

from __future__ import annotations

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, TypeVar
    from uuid import UUID

    S = TypeVar("S", bound="Any")


class Shareable:
    """The base of pools that can be shared."""

    __slots__ = ()

    @classmethod
    def from_registry(cls: type[S], uuid: UUID) -> S:
        """This process's mapping of the pool with a UUID, or its own pool that was registered.

        Parameters
        ----------
        uuid : UUID
            The pool's :attr:`uuid`.

        Returns
        -------
        DeviceMemoryResource or PinnedMemoryResource
            Of this class.

        Raises
        ------
        RuntimeError
            There is no pool of this UUID, or it is closed.
        TypeError
            ``uuid`` cannot be hashed.
        """
        from .ipc import registered_pool

        return registered_pool(cls, uuid)

    def register(self: S, uuid: UUID) -> S:
        """Let this pool be found by a UUID, when buffers are unpickled.

        Parameters
        ----------
        uuid : UUID
            The UUID; for a pool of this process its own.

        Returns
        -------
        DeviceMemoryResource or PinnedMemoryResource
            This pool, or the one registered before.

        Raises
        ------
        RuntimeError
            The pool is closed or not shared, or it is a pool of this process with another UUID.
        TypeError
            ``uuid`` cannot be hashed.
        """
        from .ipc import register_pool

        return register_pool(self, uuid)

    def __reduce__(self: S) -> tuple[Any, ...]:
        from .ipc import reduce_pool

        return reduce_pool(self)


def shared(is_mapped: bool) -> Any:
    """The sharing of a pool, of this process or of another one."""
    from .ipc import Shared

    return Shared(is_mapped)
