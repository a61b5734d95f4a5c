"""Surfaces: kernels write to an array."""

from __future__ import annotations

from ..in_context import made_in
from .resource_descriptor import ARRAY, ResourceDescriptor, descriptor
from .texture_or_surface import TextureOrSurface

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ..device import Device


class SurfaceObject(TextureOrSurface):
    """A surface. Made by :meth:`Device.create_surface_object`. C: cuSurfObjectCreate, cuSurfObjectDestroy.

    A kernel declares it as ``cudaSurfaceObject_t`` and uses ``surf2Dread``, ``surf2Dwrite`` and related functions, with x in
    bytes. A launch takes the object or its :attr:`handle`; it must be open until the kernel is done.

    It keeps its array, even if that is closed, but not an image that OpenGL has again.
    """

    __slots__ = ()

    _made_by = "Device.create_surface_object()"
    _called = "surface object"


make_surface = made_in(globals(), "make_surface", SurfaceObject, "cuSurfObjectCreate", "cuSurfObjectDestroy")


def create_surface_object(device: Device, resource: ResourceDescriptor) -> SurfaceObject:
    """A new surface in the device's context. C: cuSurfObjectCreate."""
    source = resource if resource.__class__ is ResourceDescriptor else descriptor(resource)
    if source._kind != ARRAY:
        raise ValueError(f"a surface is made of an array, of one level of a mipmapped one too, not of {source!r}")
    if not source._source._is_surface_load_store:
        raise ValueError("a surface needs an array that was made with is_surface_load_store=True")
    context = device._current()
    about, keep = source._for(device)
    return make_surface(context, (keep,), about, source)  # type: ignore[no-any-return]
