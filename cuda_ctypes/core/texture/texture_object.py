"""Textures: kernels sample an array."""

from __future__ import annotations

from .._driver import advised, driver
from ..errors import CUDAError
from ..in_context import made_in
from ..options import options_of
from ..quick_properties import kept
from ..typing import ArrayFormatType, FilterModeType, ReadModeType
from .resource_descriptor import MIPMAPPED_ARRAY, ResourceDescriptor, descriptor
from .texture_options import TextureObjectOptions
from .texture_or_surface import TextureOrSurface

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..device import Device


class TextureObject(TextureOrSurface):
    """A texture. Made by :meth:`Device.create_texture_object`. C: cuTexObjectCreate, cuTexObjectDestroy.

    A kernel declares it as ``cudaTextureObject_t`` and uses ``tex2D<float>(texture, x, y)`` and related functions. A launch
    takes the object or its :attr:`handle`; it must be open until the kernel is done.

    It keeps its array or memory, even if their objects are closed, but not memory of a closed Buffer, or an image
    that OpenGL has again.
    """

    __slots__ = ("_options",)
    _options: TextureObjectOptions

    _made_by = "Device.create_texture_object()"
    _called = "texture object"
    _filled = ("_resource", "_options")

    @property
    @kept("_options", none=None)
    def options(self) -> TextureObjectOptions:
        """The options that it was made with; also once closed."""
        return self._options


make_texture = made_in(globals(), "make_texture", TextureObject, "cuTexObjectCreate", "cuTexObjectDestroy")


def create_texture_object(
    device: Device, resource: ResourceDescriptor, options: TextureObjectOptions | dict[str, Any] | None
) -> TextureObject:
    """A new texture in the device's context. C: cuTexObjectCreate."""
    source = resource if resource.__class__ is ResourceDescriptor else descriptor(resource)
    chosen: Any = options
    if chosen.__class__ is not TextureObjectOptions:
        chosen = options_of(TextureObjectOptions, options, "options of the texture")
    described = chosen._described()
    if source._kind == MIPMAPPED_ARRAY and not chosen.normalized_coords:
        raise ValueError("a texture of a mipmapped array needs normalized_coords=True")
    context = device._current()
    about, keep = source._for(device)
    try:
        return make_texture(context, (keep,), about, described, None, source, chosen)  # type: ignore[no-any-return]
    except CUDAError as error:
        if error.status != driver.CUresult.CUDA_ERROR_INVALID_VALUE:
            raise
        raise advised(error, _advice(source, chosen) or error.advice)


def _advice(source: ResourceDescriptor, chosen: TextureObjectOptions) -> str:
    """The rules that the options break."""
    kind: Any = source.format or source.source.format  # type: ignore[union-attr]
    wrong = []
    if chosen.filter_mode == FilterModeType.LINEAR and "int" in kind and chosen.read_mode == ReadModeType.ELEMENT_TYPE:
        wrong.append("filter_mode='linear' of integers needs read_mode='normalized_float'")
    if chosen.read_mode == ReadModeType.NORMALIZED_FLOAT and "int32" in kind:
        wrong.append("integers of 32 bits cannot be read by read_mode='normalized_float'")
    if chosen.srgb and kind != ArrayFormatType.UINT8:
        wrong.append(f"srgb is for the format 'uint8', not {str(kind)!r}")
    said = "; ".join(wrong) or "see the limits in Device.properties"
    return f"the options do not suit the resource, {source!r}: {said}"
