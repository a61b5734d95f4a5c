"""Arrays in the hardware's own layout, and the objects by which kernels read and write them.

A :class:`ResourceDescriptor` wraps an :class:`OpaqueArray`, a :class:`MipmappedArray` or a Buffer.
:meth:`Device.create_texture_object` makes a texture of it (for reading, with filters),
:meth:`Device.create_surface_object` a surface (for writing). Kernels take them as ``cudaTextureObject_t`` and
``cudaSurfaceObject_t``.
"""

from __future__ import annotations

from ..._lazy import lazily
from ..._quick_module import quick

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .mipmapped_array import MipmappedArray as MipmappedArray
    from .mipmapped_array import MipmappedArrayOptions as MipmappedArrayOptions
    from .opaque_array import OpaqueArray as OpaqueArray
    from .opaque_array import OpaqueArrayOptions as OpaqueArrayOptions
    from .resource_descriptor import ResourceDescriptor as ResourceDescriptor
    from .surface_object import SurfaceObject as SurfaceObject
    from .texture_object import TextureObject as TextureObject
    from .texture_options import TextureObjectOptions as TextureObjectOptions

HOMES = {
    "mipmapped_array": "MipmappedArray MipmappedArrayOptions",
    "opaque_array": "OpaqueArray OpaqueArrayOptions",
    "resource_descriptor": "ResourceDescriptor",
    "surface_object": "SurfaceObject",
    "texture_object": "TextureObject",
    "texture_options": "TextureObjectOptions",
}
"""These names by defining module: the imports above, for use at run time."""
if not TYPE_CHECKING:  # a type checker would accept any name
    __getattr__, __dir__, __all__ = lazily(globals(), HOMES)
    quick(globals())
