"""Opaque and mipmapped arrays, resource descriptors, textures and surfaces."""

from __future__ import annotations

import weakref
from typing import Any

import numpy
from cuda.core import Device, LegacyPinnedMemoryResource
from cuda.core.texture import (
    MipmappedArray,
    MipmappedArrayOptions,
    OpaqueArray,
    OpaqueArrayOptions,
    ResourceDescriptor,
    SurfaceObject,
    TextureObject,
    TextureObjectOptions,
)

WRONG: Any = (None, 0, "text", 1.5, object(), [])
OF_ARRAY = (
    "shape",
    "format",
    "num_channels",
    "element_bytes",
    "device",
    "is_surface_load_store",
    "size_bytes",
    "is_closed",
)


def _array(device: Any, **more: Any) -> Any:
    return device.create_opaque_array(
        OpaqueArrayOptions(**{"shape": (8, 4), "format": "float32", "num_channels": 1, **more})
    )


def arrays(see: Any, device: Any) -> None:
    for given in (
        {},
        {"shape": (8,)},
        {"shape": (8, 4, 2)},
        {"shape": (8, 4, 2, 1)},
        {"shape": ()},
        {"shape": 8},
        {"shape": [8, 4]},
        {"shape": (0, 4)},
        {"shape": (-1, 4)},
        {"shape": (1.5, 4)},
        {"shape": ("8", 4)},
        {"shape": None},
        {"format": "uint8"},
        {"format": "UINT8"},
        {"format": "float16"},
        {"format": "wrong"},
        {"format": None},
        {"format": 3},
        {"format": numpy.dtype("f4")},
        {"format": numpy.float32},
        {"format": numpy.dtype("f8")},
        {"num_channels": 2},
        {"num_channels": 3},
        {"num_channels": 4},
        {"num_channels": 0},
        {"num_channels": "1"},
        {"num_channels": None},
        {"is_surface_load_store": True},
        {"is_surface_load_store": 1},
        {"wrong": 1},
    ):
        made = see(lambda given=given: _array(device, **given))
        see.members(made, *OF_ARRAY)
    see(device.create_opaque_array, {"shape": (8, 4), "format": "float32", "num_channels": 1})
    see(device.create_opaque_array, options=OpaqueArrayOptions((8,), "float32", 1))
    see(OpaqueArrayOptions)
    see(repr, OpaqueArrayOptions((8,), "float32", 1))
    see.members(OpaqueArrayOptions((8,), "float32", 1), "shape", "format", "num_channels", "is_surface_load_store")
    see(OpaqueArray)
    see(MipmappedArray)
    see.plain(_array(device))


def array_closed(see: Any, device: Any, stream: Any) -> None:
    array = _array(device)
    see.kind(lambda: array.handle)
    see(array.close)
    see(array.close)
    see.members(array, *OF_ARRAY)
    see(lambda: array.handle)
    see(lambda: array.copy_from(bytearray(128), stream=stream))
    see(lambda: ResourceDescriptor.from_opaque_array(array))
    see(repr, array)
    with _array(device) as other:
        see(other)
    see(other.is_closed)


def array_copies(see: Any, device: Any, stream: Any) -> None:
    array = _array(device)
    source = numpy.arange(32, dtype="f4").reshape(4, 8)
    target = numpy.zeros((4, 8), "f4")
    see(lambda: array.copy_from(source, stream=stream))
    see(lambda: array.copy_to(target, stream=stream) is target)
    see(stream.sync)
    see(target)
    buffer = device.allocate(128, stream=stream)
    pinned = LegacyPinnedMemoryResource().allocate(128)
    for item in (buffer, pinned, bytearray(128), b"0" * 128, memoryview(bytearray(128)), numpy.zeros(32, "f4")):
        see(lambda item=item: array.copy_from(item, stream=stream))
        see.kind(lambda item=item: array.copy_to(item, stream=stream))
    for item in (*WRONG, bytearray(64), bytearray(256), numpy.zeros((8, 8), "f4")[::2], numpy.zeros((8, 4), "f4").T):
        see(lambda item=item: array.copy_from(item, stream=stream))
        see.kind(lambda item=item: array.copy_to(item, stream=stream))
    see(lambda: array.copy_from(source))
    see(lambda: array.copy_from(source, stream=None))
    see(lambda: array.copy_from(source, stream=3))
    see(lambda: array.copy_from(array, stream=stream))
    see(lambda: array.copy_to(_array(device), stream=stream))
    see(stream.sync)


def mipmaps(see: Any, device: Any) -> None:
    usual = {"shape": (8, 8), "format": "float32", "num_channels": 1, "num_levels": 3}
    for given in (
        {},
        {"num_levels": 0},
        {"num_levels": 1},
        {"num_levels": 100},
        {"num_levels": "1"},
        {"num_levels": None},
        {"shape": (8,)},
        {"is_surface_load_store": True},
        {"format": "wrong"},
    ):
        made = see(lambda given=given: device.create_mipmapped_array(MipmappedArrayOptions(**{**usual, **given})))
        see.members(
            made, "shape", "format", "num_channels", "num_levels", "is_surface_load_store", "device", "is_closed"
        )
        for level in (0, 1, 2, 3, -1, "0", None, 1.5):
            found = see(lambda made=made, level=level: made.get_level(level))
            see(lambda found=found: (found.shape, found.is_closed))
    made = device.create_mipmapped_array(MipmappedArrayOptions(**usual))
    see(lambda: made.get_level(0) is made.get_level(0))
    level = made.get_level(1)
    reference = see(weakref.ref, made)
    see(level.close)
    see(lambda: made.get_level(1).is_closed)
    level = made.get_level(1)
    see.kind(lambda: made.handle)
    see(made.close)
    see(lambda: made.get_level(0))
    see(lambda: level.shape)
    see(repr, made)
    del made
    see.gone(reference)
    see(device.create_mipmapped_array, usual)
    see(MipmappedArrayOptions)
    see(repr, MipmappedArrayOptions(**usual))
    see.members(
        MipmappedArrayOptions(**usual), "shape", "format", "num_channels", "num_levels", "is_surface_load_store"
    )


def resources(see: Any, device: Any, stream: Any) -> None:
    names = ("kind", "source", "format", "num_channels", "size_bytes", "width", "height", "pitch_bytes")
    array = _array(device)
    made = see(ResourceDescriptor.from_opaque_array, array)
    see.members(made, *names)
    see(lambda: made.source is array)
    mipmap = device.create_mipmapped_array(MipmappedArrayOptions((8, 8), "float32", 1, 3))
    made = see(ResourceDescriptor.from_mipmapped_array, mipmap)
    see.members(made, *names)
    buffer = device.allocate(4096, stream=stream)
    for given in (
        {},
        {"size_bytes": 64},
        {"size_bytes": 0},
        {"size_bytes": -1},
        {"size_bytes": 8192},
        {"size_bytes": 63},
        {"format": "uint8"},
        {"format": "wrong"},
        {"num_channels": 3},
        {"num_channels": 4},
    ):
        made = see(
            lambda given=given: ResourceDescriptor.from_linear(
                buffer, **{"format": "float32", "num_channels": 1, **given}
            )
        )
        see.members(made, *names)
    for given in (
        {},
        {"width": 0},
        {"height": 0},
        {"pitch_bytes": 16},
        {"pitch_bytes": 0},
        {"height": 1000},
        {"pitch_bytes": 100},
        {"format": "wrong"},
        {"num_channels": 3},
        {"width": "8"},
    ):
        usual = {"format": "float32", "num_channels": 1, "width": 8, "height": 8, "pitch_bytes": 512}
        made = see(lambda usual=usual, given=given: ResourceDescriptor.from_pitch2d(buffer, **{**usual, **given}))
        see.members(made, *names)
    for wrong in WRONG:
        see(ResourceDescriptor.from_opaque_array, wrong)
        see(ResourceDescriptor.from_mipmapped_array, wrong)
        see(lambda wrong=wrong: ResourceDescriptor.from_linear(wrong, format="float32", num_channels=1))
    see(ResourceDescriptor.from_opaque_array, mipmap)
    see(ResourceDescriptor.from_mipmapped_array, array)
    see(ResourceDescriptor)
    see.plain(ResourceDescriptor.from_opaque_array(array))


def textures(see: Any, device: Any, stream: Any) -> None:
    array = _array(device)
    resource = ResourceDescriptor.from_opaque_array(array)
    for given in (
        {},
        {"address_mode": "wrap"},
        {"address_mode": ("wrap", "clamp")},
        {"address_mode": ("wrap", "clamp", "mirror")},
        {"address_mode": ("wrap",) * 4},
        {"address_mode": ()},
        {"address_mode": ["wrap"]},
        {"address_mode": "wrong"},
        {"address_mode": None},
        {"filter_mode": "linear"},
        {"filter_mode": "LINEAR"},
        {"filter_mode": 0},
        {"read_mode": "normalized_float"},
        {"normalized_coords": True},
        {"srgb": True},
        {"disable_trilinear_optimization": True},
        {"seamless_cubemap": True},
        {"max_anisotropy": 4},
        {"max_anisotropy": 17},
        {"max_anisotropy": -1},
        {"max_anisotropy": "4"},
        {"mipmap_filter_mode": "linear"},
        {"mipmap_level_bias": 0.5},
        {"min_mipmap_level_clamp": 1},
        {"max_mipmap_level_clamp": 2.0},
        {"border_color": (0.0, 0.5, 1.0, 1.0)},
        {"border_color": (0.0,)},
        {"border_color": 5},
        {"wrong": 1},
    ):
        made = see(
            lambda given=given: device.create_texture_object(resource=resource, options=TextureObjectOptions(**given))
        )
        see(lambda made=made: (type(made.handle).__name__, made.is_closed))
    made = see(lambda: device.create_texture_object(resource=resource))
    see(lambda: made.resource is resource)
    see(lambda: made.device is device)
    see(lambda: made.options)
    see(lambda: device.create_texture_object(resource=resource, options={"filter_mode": "linear"}))
    see(lambda: device.create_texture_object(resource=resource, options=3))
    see(lambda: device.create_texture_object(resource=array))
    see(device.create_texture_object, resource)
    see.plain(made)
    reference = see(weakref.ref, array)
    del array, resource
    see.gone(reference)
    see(made.close)
    see(made.close)
    see(lambda: made.is_closed)
    see(lambda: made.handle)
    see(lambda: made.resource)
    see(repr, made)
    del made
    see.gone(reference)
    see(TextureObject)
    see(repr, TextureObjectOptions())
    see.members(TextureObjectOptions(), *sorted(TextureObjectOptions.__dataclass_fields__))


def surfaces(see: Any, device: Any, stream: Any) -> None:
    array = _array(device, is_surface_load_store=True)
    made = see(lambda: device.create_surface_object(resource=ResourceDescriptor.from_opaque_array(array)))
    see.members(made, "is_closed", "resource", "device")
    see.kind(lambda: made.handle)
    see(lambda: device.create_surface_object(resource=ResourceDescriptor.from_opaque_array(_array(device))))
    buffer = device.allocate(4096, stream=stream)
    linear = ResourceDescriptor.from_linear(buffer, format="float32", num_channels=1)
    see(lambda: device.create_surface_object(resource=linear))
    see(lambda: device.create_texture_object(resource=linear))
    see(lambda: device.create_surface_object(resource=array))
    see.plain(made)
    with made as entered:
        see(entered.is_closed)
    see(made.is_closed)
    see(made.close)
    see(lambda: made.handle)
    see(SurfaceObject)


def without_context(see: Any) -> None:
    see(lambda: _array(Device(0)))
    see(OpaqueArrayOptions, (8,), "float32", 1)
