"""Texture and surface objects: arguments of the driver, lifetimes, and handles in kernels."""

from __future__ import annotations

import copy
import gc
import threading
from array import array
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect, in_threads
from tests.gpu.ptx import HEAD, image


@pytest.fixture(scope="module")
def texture(package: Callable[[str], Any]) -> Any:
    """The package ``core.texture``."""
    return package("core.texture")


@pytest.fixture(scope="module")
def of(texture: Any) -> Any:
    return texture.ResourceDescriptor


@pytest.fixture
def plane(device: Any) -> Any:
    """An array that kernels may write to."""
    return device.create_opaque_array(
        {"shape": (16, 8), "format": "float32", "num_channels": 1, "is_surface_load_store": True}
    )


@pytest.fixture
def levels(device: Any) -> Any:
    return device.create_mipmapped_array({"shape": (16, 8), "format": "uint8", "num_channels": 4, "num_levels": 3})


@pytest.fixture
def buffer(device: Any, stream: Any) -> Any:
    return device.allocate(1 << 12, stream=stream)


PITCHED = {"format": "uint8", "num_channels": 4, "width": 16, "height": 8, "pitch_bytes": 128}


# Descriptions


def test_the_properties_of_a_resource(core: Any, of: Any, plane: Any, levels: Any, buffer: Any) -> None:
    array = of.from_opaque_array(plane)
    assert (array.kind, array.source, array.format, array.num_channels) == ("array", plane, None, None)
    assert repr(array) == "ResourceDescriptor(kind='array')"
    mipmapped = of.from_mipmapped_array(levels)
    assert (mipmapped.kind, mipmapped.source, mipmapped.size_bytes) == ("mipmapped_array", levels, None)
    linear = of.from_linear(buffer, format="int16", num_channels=2)
    assert (linear.kind, linear.source, linear.format) == ("linear", buffer, "int16")
    assert (linear.num_channels, linear.size_bytes, linear.width) == (2, 1 << 12, None)
    assert of.from_linear(buffer, format="int16", num_channels=2, size_bytes=8).size_bytes == 8
    pitched = of.from_pitch2d(buffer, **PITCHED)
    assert (pitched.kind, pitched.width, pitched.height, pitched.pitch_bytes) == ("pitch2d", 16, 8, 128)
    assert repr(pitched) == (
        "ResourceDescriptor(kind='pitch2d', format=UINT8, num_channels=4, width=16, height=8, pitch_bytes=128)"
    )


def test_resources_that_are_wrong(of: Any, device: Any, stream: Any, plane: Any, levels: Any, buffer: Any) -> None:
    for method, wrong in (("from_opaque_array", levels), ("from_mipmapped_array", plane)):
        with pytest.raises(TypeError, match="Array is expected, got "):
            getattr(of, method)(wrong)
    with pytest.raises(TypeError, match="buffer: Buffer is expected, got OpaqueArray"):
        of.from_linear(plane, format="uint8", num_channels=1)
    with pytest.raises(ValueError, match="num_channels is 3"):
        of.from_linear(buffer, format="uint8", num_channels=3)
    with pytest.raises(ValueError, match="format is 'double'"):
        of.from_linear(buffer, format="double", num_channels=1)
    for size in (0, -4, 6, 1 << 13):
        with pytest.raises(ValueError, match=f"size_bytes is {size}, but must be a multiple of an element's 4 bytes"):
            of.from_linear(buffer, format="float32", num_channels=1, size_bytes=size)
    for wrong, message in (
        ({"width": 0}, "width is 0, but must be at least 1"),
        ({"height": -1}, "height is -1"),
        ({"pitch_bytes": 63}, "pitch_bytes is 63, but a row has 64 bytes"),
        ({"height": 33}, "33 rows of 128 bytes are more than the buffer has, which is 4096"),
    ):
        with pytest.raises(ValueError, match=message):
            of.from_pitch2d(buffer, **{**PITCHED, **wrong})
    for closed, method, more in (
        (plane, "from_opaque_array", {}),
        (levels, "from_mipmapped_array", {}),
        (buffer, "from_linear", {"format": "uint8", "num_channels": 1}),
        (buffer, "from_pitch2d", PITCHED),
    ):
        closed.close()
        with pytest.raises(RuntimeError, match="is closed"):
            getattr(of, method)(closed, **more)


def test_the_driver_is_told_of_the_resource(
    driver: Any, of: Any, device: Any, plane: Any, levels: Any, buffer: Any
) -> None:
    def told(resource: Any, **options: Any) -> Any:
        made = device.create_texture_object(resource=resource, options=options)
        return driver.cuTexObjectGetResourceDesc(made.handle)

    kinds = driver.CUresourcetype
    found = told(of.from_opaque_array(plane))
    assert found.resType == kinds.CU_RESOURCE_TYPE_ARRAY and int(found.res.array.hArray) == plane.handle
    found = told(of.from_mipmapped_array(levels), normalized_coords=True)
    assert found.resType == kinds.CU_RESOURCE_TYPE_MIPMAPPED_ARRAY
    assert int(found.res.mipmap.hMipmappedArray) == levels.handle
    found = told(of.from_linear(buffer, format="float16", num_channels=2, size_bytes=64))
    assert found.resType == kinds.CU_RESOURCE_TYPE_LINEAR
    linear = found.res.linear
    assert (int(linear.devPtr), linear.format, linear.numChannels, linear.sizeInBytes) == (buffer.handle, 0x10, 2, 64)
    found = told(of.from_pitch2d(buffer, **PITCHED))
    assert found.resType == kinds.CU_RESOURCE_TYPE_PITCH2D
    pitched = found.res.pitch2D
    assert (int(pitched.devPtr), pitched.format, pitched.numChannels) == (buffer.handle, 1, 4)
    assert (pitched.width, pitched.height, pitched.pitchInBytes) == (16, 8, 128)


def test_the_driver_is_told_how_to_sample(
    driver: Any, texture: Any, of: Any, device: Any, plane: Any, on_standin: bool
) -> None:
    def told(**options: Any) -> Any:
        made = device.create_texture_object(resource=of.from_opaque_array(plane), options=options)
        return driver.cuTexObjectGetTextureDesc(made.handle)

    found = told()
    assert [int(mode) for mode in found.addressMode] == [1, 1, 1], "clamp is the default"
    assert (found.filterMode, found.mipmapFilterMode, found.maxAnisotropy, found.flags) == (0, 0, 0, 1)
    assert told(read_mode="normalized_float").flags == 0
    assert told(normalized_coords=True).flags == 1 | 2
    assert told(disable_trilinear_optimization=True).flags == 1 | 0x20
    for modes, expected in (
        ("wrap", [0, 0, 0]),
        (("mirror",), [2, 2, 2]),
        (["wrap", "border"], [0, 3, 3]),
        (("border", "mirror", "clamp"), [3, 2, 1]),
    ):
        assert [int(mode) for mode in told(address_mode=modes, normalized_coords=True).addressMode] == expected
    found = told(
        filter_mode="linear",
        mipmap_filter_mode="linear",
        max_anisotropy=4,
        mipmap_level_bias=0.5,
        min_mipmap_level_clamp=1,
        max_mipmap_level_clamp=2.5,
        border_color=(1, 0.5, 0.25, 0),
        address_mode="border",
    )
    assert (found.filterMode, found.mipmapFilterMode, found.maxAnisotropy) == (1, 1, 4)
    assert (found.mipmapLevelBias, found.minMipmapLevelClamp, found.maxMipmapLevelClamp) == (0.5, 1, 2.5)
    if on_standin:  # a real driver uses it (test_sampling.py), but reports 0
        assert list(found.borderColor) == [1, 0.5, 0.25, 0]
        assert told(max_mipmap_level_clamp=1e300).maxMipmapLevelClamp == float("inf"), "C's floats have less range"


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        ({"filter_mode": "nearest"}, ValueError, "filter_mode is 'nearest', but must be 'point' or 'linear'"),
        ({"read_mode": 1}, ValueError, "read_mode is 1, but must be 'element_type' or 'normalized_float'"),
        ({"mipmap_filter_mode": "Linear"}, ValueError, "mipmap_filter_mode is 'Linear'.*did you mean 'linear'"),
        ({"address_mode": "repeat"}, ValueError, "address_mode is 'repeat', but must be 'wrap', 'clamp'"),
        ({"address_mode": ("wrap", "x")}, ValueError, r"address_mode\[1\] is 'x'"),
        ({"address_mode": ()}, ValueError, "1 to 3 modes are possible, one for each axis, got 0"),
        ({"address_mode": ("wrap",) * 4}, ValueError, "1 to 3 modes are possible, one for each axis, got 4"),
        ({"address_mode": 1}, TypeError, "address_mode: a str or a tuple of them is expected, got int"),
        ({"max_anisotropy": -1}, ValueError, "max_anisotropy is -1"),
        ({"max_anisotropy": 1.5}, TypeError, "max_anisotropy: an int is expected, got float"),
        ({"mipmap_level_bias": "1"}, TypeError, "mipmap_level_bias: a number is expected, got str"),
        ({"border_color": (1, 2, 3)}, ValueError, "border_color: 4 numbers are expected, got 3"),
        ({"border_color": 5}, TypeError, "border_color: 4 numbers are expected, got int"),
        ({"border_color": "abcd"}, TypeError, r"border_color\[0\]: a number is expected, got str"),
    ],
)
def test_options_that_are_wrong(texture: Any, of: Any, device: Any, plane: Any, wrong: Any, error: Any, message: str) -> None:  # fmt: skip
    with pytest.raises(error, match=message):
        texture.TextureObjectOptions(**wrong)
    changed = texture.TextureObjectOptions()
    for name, value in wrong.items():
        setattr(changed, name, value)
    with pytest.raises(error, match=message):
        device.create_texture_object(resource=of.from_opaque_array(plane), options=changed)


# Objects


def test_the_properties_of_a_texture(texture: Any, of: Any, device: Any, plane: Any) -> None:
    resource = of.from_opaque_array(plane)
    options = texture.TextureObjectOptions(filter_mode="linear")
    made = device.create_texture_object(resource=resource, options=options)
    assert isinstance(made, texture.TextureObject) and made.handle and not made.is_closed
    assert made.resource is resource and made.options is options and made.device == device
    assert repr(made) == f"TextureObject(handle={made.handle:#x})"
    made.close()
    made.close()
    assert made.is_closed and made.handle == 0 and made.resource is None and made.options is options


def test_the_properties_of_a_surface(driver: Any, texture: Any, of: Any, device: Any, plane: Any) -> None:
    resource = of.from_opaque_array(plane)
    made = device.create_surface_object(resource=resource)
    assert isinstance(made, texture.SurfaceObject) and made.handle and not made.is_closed
    assert made.resource is resource and made.device == device
    assert repr(made) == f"SurfaceObject(handle={made.handle:#x})"
    assert int(driver.cuSurfObjectGetResourceDesc(made.handle).res.array.hArray) == plane.handle
    made.close()
    made.close()
    assert made.is_closed and made.handle == 0 and made.resource is None


def test_a_surface_of_a_level(of: Any, device: Any) -> None:
    made = device.create_mipmapped_array(
        {"shape": (8, 8), "format": "uint8", "num_channels": 1, "num_levels": 2, "is_surface_load_store": True}
    )
    assert device.create_surface_object(resource=of.from_opaque_array(made.get_level(1))).handle


def test_resources_without_surfaces(of: Any, device: Any, levels: Any, buffer: Any) -> None:
    plain = device.create_opaque_array({"shape": (4,), "format": "uint8", "num_channels": 1})
    with pytest.raises(ValueError, match="made with is_surface_load_store=True"):
        device.create_surface_object(resource=of.from_opaque_array(plain))
    for resource in (of.from_mipmapped_array(levels), of.from_pitch2d(buffer, **PITCHED)):
        with pytest.raises(ValueError, match="a surface is made of an array"):
            device.create_surface_object(resource=resource)


@pytest.mark.parametrize("method", ["create_texture_object", "create_surface_object"])
def test_invalid_resources(device: Any, plane: Any, levels: Any, method: str) -> None:
    create = getattr(device, method)
    with pytest.raises(TypeError, match=r"got OpaqueArray; ResourceDescriptor.from_opaque_array\(\) makes one of it"):
        create(resource=plane)
    with pytest.raises(TypeError, match=r"got MipmappedArray; ResourceDescriptor.from_mipmapped_array"):
        create(resource=levels)
    with pytest.raises(TypeError, match="resource: a ResourceDescriptor is expected, got NoneType"):
        create(resource=None)


def test_resources_without_textures(core: Any, of: Any, device: Any, stream: Any, levels: Any, buffer: Any) -> None:
    with pytest.raises(ValueError, match="mipmapped array needs normalized_coords=True"):
        device.create_texture_object(resource=of.from_mipmapped_array(levels))
    with pytest.raises(ValueError, match="pitch_bytes is 68, but must be a multiple of"):
        device.create_texture_object(resource=of.from_pitch2d(buffer, **{**PITCHED, "pitch_bytes": 68}))
    inside = core.Buffer.from_handle(buffer.handle + 4, 64, owner=buffer)
    with pytest.raises(ValueError, match="the buffer's address is 0x.*4, but must be a multiple of"):
        device.create_texture_object(resource=of.from_linear(inside, format="float32", num_channels=1))
    memory = bytearray(64)
    host = core.Buffer.from_handle(array("B", memory).buffer_info()[0], 64, owner=memory)
    with pytest.raises(ValueError, match="no device can use the memory of the buffer"):
        device.create_texture_object(resource=of.from_linear(host, format="float32", num_channels=1))


def test_closed_resources_have_none(of: Any, device: Any, plane: Any, levels: Any, buffer: Any) -> None:
    given = [
        of.from_opaque_array(plane),
        of.from_mipmapped_array(levels),
        of.from_linear(buffer, format="uint8", num_channels=1),
    ]
    for closed in (plane, levels, buffer):
        closed.close()
    for resource in given:
        with pytest.raises(RuntimeError, match="is closed"):
            device.create_texture_object(resource=resource, options={"normalized_coords": True})


def test_an_array_of_another_device(core: Any, of: Any, device: Any, plane: Any) -> None:
    if len(core.Device.get_all_devices()) < 2:
        pytest.skip("needs two devices")
    other = core.Device(1)
    other.set_current()
    for method in ("create_texture_object", "create_surface_object"):
        with pytest.raises(ValueError, match="the array is on device 0, not on device 1"):
            getattr(other, method)(resource=of.from_opaque_array(plane))
    device.set_current()


MAKERS = (
    ("opaque_array", "make_array", "OpaqueArray", "cuArray3DCreate", "cuArrayDestroy"),
    ("mipmapped_array", "make_mipmapped_array", "MipmappedArray", "cuMipmappedArrayCreate", "cuMipmappedArrayDestroy"),
    ("surface_object", "make_surface", "SurfaceObject", "cuSurfObjectCreate", "cuSurfObjectDestroy"),
    ("texture_object", "make_texture", "TextureObject", "cuTexObjectCreate", "cuTexObjectDestroy"),
)


def test_machine_code_makes_what_python_makes(
    package: Callable[[str], Any],
    texture: Any,
    of: Any,
    device: Any,
    plane: Any,
    buffer: Any,
    levels: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same facts in all slots. Machine code makes the second one, in these tests."""
    options = texture.TextureObjectOptions(normalized_coords=True)
    flat = {"shape": [4, 2], "format": "int8", "num_channels": 2}
    ways: list[Callable[[], Any]] = [
        lambda: device.create_opaque_array(flat),
        lambda: device.create_mipmapped_array({**flat, "num_levels": 2, "is_surface_load_store": True}),
        lambda: device.create_surface_object(resource=plain),
        lambda: device.create_texture_object(resource=of.from_mipmapped_array(levels), options=options),
        lambda: device.create_texture_object(resource=of.from_linear(buffer, format="int8", num_channels=1)),
    ]
    plain = of.from_opaque_array(plane)
    quick = [[make() for _ in range(3)][-1] for make in ways]
    monkeypatch.setattr(package("core._driver"), "FEW", 1000)
    for module, variable, *what in MAKERS:
        home = package(f"core.texture.{module}")
        written = package("core.in_context").made_in({}, variable, getattr(home, what[0]), *what[1:])
        monkeypatch.setattr(home, variable, written)
    for mine, other in zip(quick, [make() for make in ways]):
        assert type(mine) is type(other) and mine.handle and other.handle and mine.handle != other.handle
        assert facts(mine) == facts(other)
        assert type(mine._owned) is type(other._owned) and mine._owned.handle == mine._owned.number
        assert mine._owned.keep == other._owned.keep or isinstance(mine._owned.keep[0], type(buffer))


def facts(made: Any) -> dict[str, Any]:
    """The contents of an object's slots, but for its handle and the objects made for it alone."""
    slots = [name for cls in type(made).__mro__ for name in vars(cls).get("__slots__", ()) if not name.startswith("__")]
    found = {name: getattr(made, name) for name in slots if name != "_owned"}
    if "_resource" in found and found["_resource"].kind != "array":
        found["_resource"] = repr(found["_resource"])
    return found


# Their end


def test_a_texture_keeps_its_memory(
    of: Any, device: Any, plane: Any, live: Callable[..., Any], on_standin: bool
) -> None:
    before = live("array", "texture", "surface")
    again = device.create_opaque_array(
        {"shape": (8,), "format": "uint8", "num_channels": 1, "is_surface_load_store": True}
    )
    resource = of.from_opaque_array(again)
    texture, surface = device.create_texture_object(resource=resource), device.create_surface_object(resource=resource)
    again.close()
    del again, resource
    collect()
    assert live("array") == before[0] + on_standin, "the array was destroyed before its texture"
    assert texture.resource.source.is_closed, "its own object is closed nevertheless"
    texture.close()
    assert live("array") == before[0] + on_standin, "the array was destroyed before its surface"
    surface.close()
    assert live("array", "texture", "surface") == before, "something is left"


def test_a_texture_keeps_a_buffer(
    core: Any, of: Any, device: Any, stream: Any, live: Callable[..., Any], on_standin: bool
) -> None:
    if not on_standin:
        pytest.skip("a real driver does not tell whether memory is still there")
    buffer = device.allocate(1 << 12, stream=stream)
    made = device.create_texture_object(resource=of.from_linear(buffer, format="uint8", num_channels=1))
    address = buffer.handle
    del buffer
    collect()
    stream.sync()
    assert core.Buffer.from_handle(address, 1 << 12).device_id == 0, "the memory is gone"
    made.close()
    collect()
    stream.sync()
    assert core.Buffer.from_handle(address, 1 << 12).device_id == -1, "the memory is still there"


def test_objects_that_are_dropped(of: Any, device: Any, plane: Any, live: Callable[..., Any]) -> None:
    """In a cycle, and in a thread without a current context."""
    before = live("texture", "surface")

    def drop(where: Callable[[list[Any]], None]) -> None:
        held = [
            device.create_texture_object(resource=of.from_opaque_array(plane)),
            device.create_surface_object(resource=of.from_opaque_array(plane)),
        ]
        where(held)

    drop(lambda held: held.append(held))
    gc.collect()

    def elsewhere(held: list[Any]) -> None:
        thread = threading.Thread(target=held.clear)
        thread.start()
        thread.join()

    drop(elsewhere)
    assert live("texture", "surface") == before


def test_an_object_ends_in_its_context(core: Any, of: Any, device: Any, plane: Any, live: Callable[..., Any]) -> None:
    """In another context its handle may be another texture's, or invalid."""
    if len(core.Device.get_all_devices()) < 2:
        pytest.skip("needs two devices")
    before = live("texture")
    made = device.create_texture_object(resource=of.from_opaque_array(plane))
    core.Device(1).set_current()
    made.close()
    del made
    device.set_current()
    assert live("texture") == before


def test_many_end_in_their_context(
    core: Any, of: Any, device: Any, driver: Any, plane: Any, live: Callable[..., Any]
) -> None:
    """Each is made in the device's context and destroyed there: where another one is current, in threads without one, and by machine
    code for the second one on."""
    before, resource = live("texture", "surface", "array"), of.from_opaque_array(plane)
    other = driver.cuCtxCreate(*([None] if driver.CUDA_VERSION >= 13000 else []), 0, device.handle)
    driver.cuCtxPopCurrent()
    device.set_current()

    def make() -> list[Any]:
        return [
            device.create_texture_object(resource=resource),
            device.create_surface_object(resource=resource),
            device.create_opaque_array({"shape": (4,), "format": "uint8", "num_channels": 1}),
        ]

    try:
        for _ in range(3):
            made = make()
            driver.cuCtxSetCurrent(other)
            made += make()
            assert int(driver.cuCtxGetCurrent()) == int(other), "another context is current after it"
            made[:3] = []
            device.set_current()
            driver.cuTexObjectGetResourceDesc(made[0].handle)  # raises if it belongs to another context
            in_threads(made.clear)
            assert live("texture", "surface", "array") == before
    finally:
        driver.cuCtxDestroy(other)
        device.set_current()


@pytest.mark.parametrize("mode", ["GLOBAL", "THREAD_LOCAL", "RELAXED"])
def test_many_end_while_a_stream_is_captured(
    of: Any, device: Any, stream: Any, driver: Any, plane: Any, live: Callable[..., Any], mode: str
) -> None:
    """The capture goes on, and the thread has its mode again."""
    before, resource = live("texture"), of.from_opaque_array(plane)
    made = [device.create_texture_object(resource=resource) for _ in range(4)]
    driver.cuStreamBeginCapture(stream.handle, getattr(driver.CUstreamCaptureMode, f"CU_STREAM_CAPTURE_MODE_{mode}"))
    while made:
        made.pop().close()
    left = live("texture")
    former = driver.cuThreadExchangeStreamCaptureMode(driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL)
    driver.cuGraphDestroy(driver.cuStreamEndCapture(stream.handle))
    assert left == before and former == driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL


def test_classes_without_a_constructor(texture: Any, of: Any, device: Any, plane: Any) -> None:
    for cls in (texture.TextureObject, texture.SurfaceObject, texture.ResourceDescriptor):
        with pytest.raises(RuntimeError, match="not made directly: use"):
            cls()
    with pytest.raises(TypeError, match="cannot be pickled or copied"):
        copy.copy(device.create_texture_object(resource=of.from_opaque_array(plane)))


def test_machine_code_for_many_contexts_is_no_leak(
    core: Any, of: Any, device: Any, plane: Any, package: Callable[[str], Any]
) -> None:
    functions, own, part = package("core._driver")._shared.library.functions, device.context, device.resources.sm

    def in_new_context() -> None:
        context = device.create_context({"resources": [part]})
        device.set_current(context)
        device.create_surface_object(resource=of.from_opaque_array(plane)).close()
        device.set_current(own)
        context.close()

    for _ in range(600):  # from 500 on, code destroys them
        device.create_surface_object(resource=of.from_opaque_array(plane)).close()
    for _ in range(2):
        in_new_context()
    before = len(functions)
    for _ in range(3):
        in_new_context()
    assert len(functions) == before, f"each context added to the library: {functions[before:]}"


def test_nothing_is_made_without_a_context(core: Any, of: Any, plane: Any) -> None:
    """Each call of a thread without a current device reports that."""
    found: list[Any] = []

    def run() -> None:
        device = core.Device(0)
        for create in (
            lambda: device.create_opaque_array({"shape": (4,), "format": "uint8", "num_channels": 1}),
            lambda: device.create_texture_object(resource=of.from_opaque_array(plane)),
            lambda: device.create_surface_object(resource=of.from_opaque_array(plane)),
        ):
            try:
                create()
            except core.CUDAError as error:
                found.append(str(error))

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert len(found) == 3 and all("call set_current() first" in text for text in found), found


# As arguments of kernels

KEEP = (
    HEAD.format(target="sm_75")
    + """
.visible .entry keep(.param .u64 object, .param .u64 to)
{
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [object];
    ld.param.u64 %rd2, [to];
    cvta.to.global.u64 %rd3, %rd2;
    st.global.u64 [%rd3], %rd1;
    ret;
}
"""
)


def test_a_kernel_gets_the_handle(core: Any, of: Any, device: Any, stream: Any, plane: Any, buffer: Any) -> None:
    """The handle comes from the object or is passed as an int, in prepared launches as well."""
    kernel = core.ObjectCode.from_ptx(image(KEEP)).get_kernel("keep")
    config = core.LaunchConfig(grid=1, block=1)
    resource = of.from_opaque_array(plane)
    for cls, made in (
        ("TextureObject", device.create_texture_object(resource=resource)),
        ("SurfaceObject", device.create_surface_object(resource=resource)),
    ):
        prepared = kernel.prepare(stream, config, type(made), core.Buffer)
        as_number = kernel.prepare(stream, config, int, core.Buffer)
        for start in (
            lambda given: core.launch(stream, config, kernel, given, buffer),
            lambda given: core.launch(stream, config, kernel, given.handle, buffer),
            prepared,
            lambda given: prepared(given.handle, buffer),
            lambda given: as_number(given.handle, buffer),
        ):
            for _ in range(3):  # other code makes the second and the third launch
                buffer.fill(0, stream=stream)
                start(made, buffer) if start is prepared else start(made)
                out = array("Q", bytes(buffer.size))
                buffer.copy_to(out, stream=stream)
                stream.sync()
                assert out[0] == made.handle, f"a kernel got another {cls}"
        made.close()
        with pytest.raises(RuntimeError, match=" object is closed"):
            core.launch(stream, config, kernel, made, buffer)


def test_a_texture_of_a_buffer_that_was_closed(core: Any, of: Any, device: Any, stream: Any, buffer: Any) -> None:
    """Closing the buffer frees its memory, even if a texture reads it."""
    kernel = core.ObjectCode.from_ptx(image(KEEP)).get_kernel("keep")
    read = device.allocate(256, stream=stream)
    made = device.create_texture_object(resource=of.from_linear(read, format="uint8", num_channels=1))
    read.close()
    with pytest.raises(RuntimeError, match="the buffer that this texture object reads is closed"):
        core.launch(stream, core.LaunchConfig(grid=1, block=1), kernel, made, buffer)
