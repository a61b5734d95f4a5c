"""The handle of a compiler or linker, and its end."""

from __future__ import annotations

from ...errors import CudaError
from ..lifetimes import Unique, ended

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class CompilerHandle(Unique):
    """A handle that is destroyed when this is closed, or when nothing refers to it any more."""

    __slots__ = ("handle",)

    def __init__(self) -> None:
        self.handle: Any = None

    def end(self, handle: Any) -> None:
        """Destroy the handle."""
        raise NotImplementedError

    def close(self) -> None:
        """Destroy the handle. Closing again does nothing."""
        handle, self.handle = self.handle, None
        if handle is not None:
            self.end(handle)

    def __del__(self, ended: list[str] = ended) -> None:
        if not ended:
            try:
                self.close()
            except CudaError:
                pass
