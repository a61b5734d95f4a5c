"""The common base of textures and surfaces: a number by which kernels reach their memory."""

from __future__ import annotations

from ..in_context import InContext
from ..memory.buffer import Buffer
from ..quick_properties import kept

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .resource_descriptor import ResourceDescriptor


class TextureOrSurface(InContext):
    """The base of textures and surfaces."""

    __slots__ = ("_resource",)
    _resource: ResourceDescriptor | None

    _kernel_format = "Q"
    _filled: tuple[str, ...] = ("_resource",)

    @property
    @kept("_resource", none=None)
    def resource(self) -> ResourceDescriptor | None:
        """Its memory; None once closed."""
        return self._resource

    def close(self) -> None:
        """Destroy it, and release its memory. Closing again does nothing. C: cuTexObjectDestroy, cuSurfObjectDestroy."""
        self._owned = self._resource = None

    def _kernel_argument(self) -> int:
        """The number for a kernel. Raises RuntimeError if the memory is gone, which the driver would not notice."""
        owned = self._open()
        source: Any = owned.keep[0]
        if isinstance(source, Buffer):
            if source.is_closed:
                raise RuntimeError(f"the buffer that this {self._called} reads is closed")
        elif not getattr(source.keep, "is_mapped", True):  # an image of OpenGL
            raise RuntimeError(f"the image of this {self._called} is not mapped any more: map it, and make a new one")
        return owned.number

    def __repr__(self) -> str:
        return f"{self.__class__.__name__}(handle={hex(self.handle)})"
