"""Arrays in the hardware's layout: creation, copies in and out, destruction."""

from __future__ import annotations

import copy
import dataclasses
import gc
import pickle
import threading
from array import array
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect, content

SIZES = {"uint8": 1, "uint16": 2, "uint32": 4, "int8": 1, "int16": 2, "int32": 4, "float16": 2, "float32": 4}
"""The size of each format in bytes."""


@pytest.fixture(scope="module")
def texture(package: Callable[[str], Any]) -> Any:
    """The package ``core.texture``."""
    return package("core.texture")


def make(device: Any, *shape: int, format: str = "float32", channels: int = 1, **more: Any) -> Any:
    return device.create_opaque_array({"shape": shape, "format": format, "num_channels": channels, **more})


def numbers(size: int) -> bytes:
    return bytes(i * 7 % 251 for i in range(size))


def test_the_properties_of_an_array(core: Any, texture: Any, device: Any) -> None:
    options = texture.OpaqueArrayOptions((6, 4, 2), "uint16", 2)
    made = device.create_opaque_array(options)
    assert isinstance(made, texture.OpaqueArray)
    assert (made.shape, made.format, made.num_channels) == ((6, 4, 2), "uint16", 2)
    assert isinstance(made.format, core.typing.ArrayFormatType)
    assert (made.element_bytes, made.size_bytes) == (4, 6 * 4 * 2 * 4)
    assert made.device == device and made.handle and not made.is_closed and made.is_surface_load_store is False
    assert repr(made) == "OpaqueArray(shape=(6, 4, 2), format=UINT16, num_channels=2)"
    assert make(device, 8, is_surface_load_store=True).is_surface_load_store is True


@pytest.mark.parametrize("channels", [1, 2, 4])
@pytest.mark.parametrize("format", SIZES)
@pytest.mark.parametrize("shape", [(13,), (5, 3), (3, 4, 5)])
def test_every_kind_of_array_holds_copied_bytes(
    device: Any, stream: Any, shape: Any, format: str, channels: int
) -> None:
    with make(device, *shape, format=format, channels=channels) as made:
        size = SIZES[format] * channels
        for extent in shape:
            size *= extent
        assert made.size_bytes == size
        given, out = numbers(size), bytearray(size)
        made.copy_from(given, stream=stream)
        assert made.copy_to(out, stream=stream) is out
        stream.sync()
        assert out == given


def test_from_buffer_to_buffer(core: Any, device: Any, stream: Any) -> None:
    """Buffers of the device and the host. Memory beyond the elements is unchanged."""
    pinned = core.LegacyPinnedMemoryResource().allocate(200, stream=stream)
    pinned.as_memoryview()[:] = numbers(200)
    other = device.allocate(200, stream=stream)
    other.fill(0xEE, stream=stream)
    made = make(device, 8, 3, format="int16", channels=4)
    made.copy_from(pinned, stream=stream)
    assert made.copy_to(other, stream=stream) is other
    assert content(other, stream) == numbers(192) + b"\xee" * 8


def test_memory_of_the_host_that_the_driver_does_not_know(core: Any, device: Any, stream: Any) -> None:
    memory = array("B", numbers(64))
    buffer = core.Buffer.from_handle(memory.buffer_info()[0], 64, owner=memory)
    made = make(device, 16)
    made.copy_from(buffer, stream=stream)
    out = bytearray(64)
    made.copy_to(out, stream=stream)
    stream.sync()
    assert out == numbers(64)


def test_memory_is_kept_until_it_was_read(device: Any, stream: Any, gate: Any, on_standin: bool) -> None:
    if not on_standin:
        pytest.skip("a real driver may wait for the stream before it copies memory that is not page-locked")
    made = make(device, 256)
    collect()  # the end of other tests' arrays would wait for all work
    gate.hold(stream)
    made.copy_from(bytes(array("f", range(256))), stream=stream)
    collect()
    others = [bytes(1024) for _ in range(100)]
    gate.open()
    out = array("f", bytes(1024))
    made.copy_to(out, stream=stream)
    stream.sync()
    assert out == array("f", range(256)) and others


@pytest.mark.parametrize("direction", ["copy_from", "copy_to"])
def test_invalid_copies(core: Any, device: Any, stream: Any, direction: str) -> None:
    made = make(device, 32)
    copy_it = getattr(made, direction)
    for small in (bytearray(127), device.allocate(127, stream=stream)):
        with pytest.raises(ValueError, match="has 127 bytes, but the array 128"):
            copy_it(small, stream=stream)
    with pytest.raises(
        TypeError, match="a Buffer or an object with the buffer protocol.* is expected, got OpaqueArray"
    ):
        copy_it(made, stream=stream)
    with pytest.raises(TypeError, match="stream: a Stream is expected, got None"):
        copy_it(bytearray(128), stream=None)
    with pytest.raises(BufferError, match="not contiguous"):
        copy_it(memoryview(bytearray(256))[::2], stream=stream)
    closed = device.allocate(128, stream=stream)
    closed.close()
    with pytest.raises(RuntimeError, match="this buffer is closed"):
        copy_it(closed, stream=stream)
    made.close()
    with pytest.raises(RuntimeError, match="this array is closed"):
        copy_it(bytearray(128), stream=stream)


def test_read_only_memory_is_not_written(device: Any, stream: Any) -> None:
    with pytest.raises(BufferError, match="read-only") as caught:
        make(device, 32).copy_to(bytes(128), stream=stream)
    assert isinstance(caught.value, ValueError), "as in cuda.core"


def test_a_stream_of_another_device(core: Any, device: Any) -> None:
    if len(core.Device.get_all_devices()) < 2:
        pytest.skip("needs two devices")
    made = make(device, 32)
    other = core.Device(1)
    other.set_current()
    foreign = other.create_stream()
    device.set_current()
    with pytest.raises(ValueError, match="stream is of device 1, but the array of device 0"):
        made.copy_from(bytes(128), stream=foreign)


OPTIONS = {"shape": (4, 4), "format": "uint8", "num_channels": 1}
MIPMAPPED = {**OPTIONS, "num_levels": 2}


@pytest.mark.parametrize("cls", ["OpaqueArrayOptions", "MipmappedArrayOptions"])
@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        ({"shape": 4}, TypeError, "shape: a tuple of ints is expected, got int"),
        ({"shape": ()}, ValueError, "1 to 3 extents are possible .*, got 0"),
        ({"shape": (1, 2, 3, 4)}, ValueError, "1 to 3 extents are possible .*, got 4"),
        ({"shape": (4, 0)}, ValueError, r"shape\[1\] is 0, but must be at least 1"),
        ({"shape": (-4,)}, ValueError, r"shape\[0\] is -4, but must be at least 1"),
        ({"shape": (1 << 64,)}, ValueError, r"below 2\*\*63"),
        ({"shape": (4.5,)}, TypeError, r"shape\[0\]: an int is expected, got float"),
        ({"format": "float64"}, ValueError, "format is 'float64', but must be 'uint8'.*; did you mean 'float"),
        ({"format": "f4"}, ValueError, "format is 'f4', but must be 'uint8'"),
        ({"format": float}, ValueError, "format is 'float64'"),
        ({"format": 7}, ValueError, "format is 7, but must be 'uint8'"),
        ({"num_channels": 3}, ValueError, "num_channels is 3, but must be 1, 2 or 4"),
        ({"num_channels": True}, ValueError, "num_channels is True"),
        ({"num_channels": "1"}, ValueError, "num_channels is '1'"),
    ],
)
def test_options_that_are_wrong(texture: Any, cls: str, wrong: Any, error: Any, message: str) -> None:
    given = MIPMAPPED if cls == "MipmappedArrayOptions" else OPTIONS
    with pytest.raises(error, match=message):
        getattr(texture, cls)(**{**given, **wrong})


def test_options_are_looked_at_again(texture: Any, device: Any) -> None:
    """The caller may have changed them since."""
    options = texture.OpaqueArrayOptions(**OPTIONS)
    options.num_channels = 3
    with pytest.raises(ValueError, match="num_channels is 3"):
        device.create_opaque_array(options)
    more = texture.MipmappedArrayOptions(**MIPMAPPED)
    made = device.create_mipmapped_array(more)
    more.num_levels = 1
    assert made.num_levels == 2, "options that were changed later changed the array"


@pytest.mark.parametrize("method", ["create_opaque_array", "create_mipmapped_array"])
@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"shape": [2, 4]}, ("_shape", (2, 4))),
        ({"shape": (3, 0)}, "shape[1] is 0"),
        ({"format": "int16"}, ("_format", "int16")),
        ({"format": "int15"}, "format is 'int15'"),
        ({"num_channels": 4}, ("_num_channels", 4)),
        ({"num_channels": True}, "num_channels is True"),
        ({"is_surface_load_store": 1}, ("_is_surface_load_store", True)),
    ],
)
def test_options_that_change_after_their_use(
    texture: Any, device: Any, method: str, change: dict[str, Any], expected: Any
) -> None:
    """What they say is kept with them, and found again after a change. So it is in a copy, or when they come from a pickle."""
    mipmapped = method == "create_mipmapped_array"
    options: Any = texture.MipmappedArrayOptions(**MIPMAPPED) if mipmapped else texture.OpaqueArrayOptions(**OPTIONS)
    create = getattr(device, method)
    create(options)
    for changed in (copy.copy(options), pickle.loads(pickle.dumps(options)), dataclasses.replace(options), options):
        assert changed == options and create(changed)._shape == options.shape
        ((name, value),) = change.items()
        setattr(changed, name, value)
        if isinstance(expected, str):
            with pytest.raises(ValueError) as refused:
                create(changed)
            assert expected in str(refused.value)
        else:
            made = create(changed)
            assert getattr(made, expected[0]) == expected[1]
            about = texture.OpaqueArray._of(made.get_level(0)._owned if mipmapped else made._owned, 0)
            assert getattr(about, expected[0]) == expected[1], "the driver was told something else"


@pytest.mark.parametrize("method", ["create_opaque_array", "create_mipmapped_array"])
def test_options_of_a_class_that_calls_no_constructor_of_its_base(texture: Any, device: Any, method: str) -> None:
    mipmapped = method == "create_mipmapped_array"
    base: Any = texture.MipmappedArrayOptions if mipmapped else texture.OpaqueArrayOptions

    class Unchecked(base):  # type: ignore[misc]
        def __post_init__(self) -> None:
            pass

    class Fixed(base):  # type: ignore[misc]
        def __init__(self) -> None:
            for name, value in given.items():
                setattr(self, name, value)

    given = {**(MIPMAPPED if mipmapped else OPTIONS), "is_surface_load_store": False}
    expected = getattr(device, method)(base(**given))
    for options in (Unchecked(**given), Fixed()):
        assert repr(getattr(device, method)(options)) == repr(expected), type(options).__name__


@pytest.mark.parametrize("method", ["create_opaque_array", "create_mipmapped_array"])
def test_options_that_are_missing(device: Any, method: str) -> None:
    create = getattr(device, method)
    with pytest.raises(TypeError, match="are needed: shape, format, num_channels"):
        create(None)
    with pytest.raises(TypeError, match="has no field 'channels'; did you mean 'num_channels'"):
        create({"shape": (4,), "format": "uint8", "channels": 1})
    with pytest.raises(TypeError, match="missing .*num_channels"):
        create({"shape": (4,), "format": "uint8"})
    with pytest.raises(TypeError, match="a dict or None is expected, got int"):
        create(5)


@pytest.mark.parametrize("shape", [(1 << 20,), (1 << 20, 4), (1 << 15, 4, 4)])
def test_a_shape_beyond_the_device(core: Any, device: Any, shape: Any) -> None:
    with pytest.raises(core.CUDAError, match=rf"this device's arrays of {len(shape)} dimensions have at most \(\d+"):
        make(device, *shape, format="uint8")


def test_other_errors_do_not_blame_the_shape(
    package: Callable[[str], Any], core: Any, texture: Any, device: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = package("core.texture.opaque_array")
    three_channels = module.array_descriptions[2](16, 8, 1, 3, 0)
    monkeypatch.setattr(module, "described", lambda chosen: (three_channels, (16, 8), chosen.format, 3, False))
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_INVALID_VALUE") as refused:
        device.create_opaque_array(texture.OpaqueArrayOptions((16, 8), "uint8", 1))
    assert "the shape is" not in str(refused.value)


def test_a_copy_in_a_graph(package: Callable[[str], Any], core: Any, device: Any, stream: Any) -> None:
    """Each launch repeats a captured copy with the memory's content at that time."""
    driver = package("checked.driver")
    pinned = core.LegacyPinnedMemoryResource().allocate(128, stream=stream)
    there = pinned.as_memoryview()
    made = make(device, 8, 4)
    driver.cuStreamBeginCapture(stream.handle, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED)
    made.copy_from(pinned, stream=stream)
    graph = driver.cuStreamEndCapture(stream.handle)
    executable = driver.cuGraphInstantiate(graph, 0)
    for value in (1, 2):
        there[:] = bytes([value]) * 128
        driver.cuGraphLaunch(executable, stream.handle)
        out = bytearray(128)
        made.copy_to(out, stream=stream)
        stream.sync()
        assert out == bytes([value]) * 128
    driver.cuGraphExecDestroy(executable)
    driver.cuGraphDestroy(graph)


# Levels


def test_levels(core: Any, texture: Any, device: Any, stream: Any) -> None:
    made = device.create_mipmapped_array(texture.MipmappedArrayOptions((9, 4, 2), "int32", 2, 4, True))
    assert isinstance(made, texture.MipmappedArray) and made.handle and not made.is_closed and made.device == device
    assert (made.shape, made.format, made.num_channels, made.num_levels) == ((9, 4, 2), "int32", 2, 4)
    assert made.is_surface_load_store is True
    assert repr(made) == "MipmappedArray(shape=(9, 4, 2), format=INT32, num_channels=2, num_levels=4)"
    levels = [made.get_level(number) for number in range(4)]
    assert [level.shape for level in levels] == [(9, 4, 2), (4, 2, 1), (2, 1, 1), (1, 1, 1)]
    for number, level in enumerate(levels):
        assert isinstance(level, texture.OpaqueArray) and level.device == device
        assert (level.format, level.num_channels, level.is_surface_load_store) == ("int32", 2, True)
        level.copy_from(bytes([number + 1]) * level.size_bytes, stream=stream)
    for number, level in enumerate(levels):
        out = bytearray(level.size_bytes)
        made.get_level(number).copy_to(out, stream=stream)
        stream.sync()
        assert out == bytes([number + 1]) * level.size_bytes, f"level {number} is not the same array each time"


def test_levels_that_there_are_not(texture: Any, device: Any) -> None:
    made = device.create_mipmapped_array(MIPMAPPED)
    for level in (-1, 2):
        with pytest.raises(ValueError, match=f"level is {level}, but must be from 0 to 1"):
            made.get_level(level)
    with pytest.raises(TypeError, match="level: an int is expected, got str"):
        made.get_level("0")
    for levels in (0, -1):
        with pytest.raises(ValueError, match=f"num_levels is {levels}, but must be at least 1"):
            texture.MipmappedArrayOptions((4,), "uint8", 1, levels)
    with pytest.raises(ValueError, match=r"num_levels is 4, but an array of \(4, 7\) has at most 3 levels"):
        texture.MipmappedArrayOptions((4, 7), "uint8", 1, 4)


# Their end


def test_arrays_end(texture: Any, device: Any, stream: Any, live: Callable[..., Any]) -> None:
    before = live("array", "mipmapped array")
    first, second = make(device, 16), make(device, 16)
    with make(device, 16):
        pass
    first.close()
    first.close()
    assert first.is_closed and first.handle == 0 and first.shape == (16,) and "closed" in repr(first)
    del second
    made = device.create_mipmapped_array(MIPMAPPED)
    made.close()
    made.close()
    assert made.is_closed and made.handle == 0
    with pytest.raises(RuntimeError, match="this mipmapped array is closed"):
        made.get_level(0)
    assert live("array", "mipmapped array") == before, "arrays are left"


def test_a_level_keeps_all_of_them(device: Any, stream: Any, live: Callable[..., Any]) -> None:
    before = live("mipmapped array")
    made = device.create_mipmapped_array(MIPMAPPED)
    level = made.get_level(1)
    made.close()
    del made
    collect()
    out = bytearray(4)
    level.copy_from(b"kept", stream=stream)
    level.copy_to(out, stream=stream)
    stream.sync()
    assert out == b"kept"
    level.close()
    del level
    assert live("mipmapped array") == before


def test_a_level_is_asked_for_once(
    package: Callable[[str], Any], device: Any, live: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its objects are different ones, which close by themselves; the closed array keeps no level."""
    module, asked = package("core.texture.mipmapped_array"), []
    find = module.find_level

    def noted(*given: int) -> Any:
        asked.append(given)
        return find(*given)

    monkeypatch.setattr(module, "find_level", noted)
    before = live("mipmapped array")
    made = device.create_mipmapped_array(MIPMAPPED)
    one, same = made.get_level(1), made.get_level(1)
    assert one is not same and one.handle == same.handle and one.shape == same.shape and len(asked) == 1
    one.close()
    assert one.is_closed and not same.is_closed and made.get_level(1).handle == same.handle
    assert made.get_level(0).handle != same.handle and len(asked) == 2
    del one, same
    made.close()
    assert live("mipmapped array") == before
    with pytest.raises(RuntimeError, match="is closed"):
        made.get_level(1)


def test_an_array_ends_in_its_context(core: Any, device: Any, live: Callable[..., Any]) -> None:
    """With any current context, or without one, as in a thread that only collects garbage."""
    before = live("array")
    made = [make(device, 16)]
    thread = threading.Thread(target=made.clear)
    thread.start()
    thread.join()
    assert live("array") == before


@pytest.mark.parametrize("mode", ["GLOBAL", "THREAD_LOCAL", "RELAXED"])
def test_an_array_ends_while_a_stream_is_captured(
    package: Callable[[str], Any], core: Any, device: Any, stream: Any, live: Callable[..., Any], mode: str
) -> None:
    """Garbage collection may happen at any moment and must not break a capture."""
    driver = package("checked.driver")
    before = live("array", "mipmapped array")
    levels = {"shape": (4, 4), "format": "uint8", "num_channels": 1, "num_levels": 2}
    made = [make(device, 16), device.create_mipmapped_array(levels)]
    buffer = device.allocate(64, stream=stream)
    driver.cuStreamBeginCapture(stream.handle, getattr(driver.CUstreamCaptureMode, f"CU_STREAM_CAPTURE_MODE_{mode}"))
    made.clear()
    left = live("array", "mipmapped array")
    buffer.fill(1, stream=stream)
    driver.cuGraphDestroy(driver.cuStreamEndCapture(stream.handle))
    assert left == before


def test_an_array_of_a_part_of_the_device(core: Any, device: Any, stream: Any, live: Callable[..., Any]) -> None:
    """It is made in the current context, and keeps that context."""
    before = live("green context")
    part = device.resources.sm.split(core.SMResourceOptions(count=8))[0][0]
    context = device.create_context(core.ContextOptions(resources=[part]))
    device.set_current(context)
    made = make(device, 16)
    device.set_current()
    context.close()
    del context
    out = bytearray(64)
    made.copy_from(numbers(64), stream=stream)
    made.copy_to(out, stream=stream)
    stream.sync()
    assert out == numbers(64)
    made.close()
    del made
    gc.collect()
    assert live("green context") == before


def test_a_closed_context_is_kept_by_its_arrays_alone(
    core: Any, device: Any, live: Callable[..., Any], on_standin: bool
) -> None:
    before = live("green context")
    part = device.resources.sm.split(core.SMResourceOptions(count=8))[0][0]
    context = device.create_context(core.ContextOptions(resources=[part]))
    device.set_current(context)
    made = [make(device, 16) for _ in range(3)]
    device.set_current()
    context.close()
    if on_standin:
        assert live("green context") == before + 1, "the context was destroyed before its arrays"
    made.clear()
    assert live("green context") == before, "the closed object keeps the context"


def test_somebody_elses_array(texture: Any, device: Any, stream: Any, live: Callable[..., Any]) -> None:
    made = make(device, 8, 2, format="uint8", channels=4)
    seen = texture.OpaqueArray._from_handle(made.handle, False)
    assert (seen.shape, seen.format, seen.num_channels, seen.device) == ((8, 2), "uint8", 4, device)
    seen.close()
    made.copy_from(bytes(64), stream=stream)
    with pytest.raises(ValueError, match="handle is 0"):
        texture.OpaqueArray._from_handle(0, False)


def test_an_array_that_becomes_ours(
    package: Callable[[str], Any], texture: Any, device: Any, live: Callable[..., Any]
) -> None:
    driver = package("checked.driver")
    before = live("array")
    about = driver.CUDA_ARRAY3D_DESCRIPTOR(
        Width=4, Format=driver.CUarray_format.CU_AD_FORMAT_FLOAT, NumChannels=1, Flags=0
    )
    texture.OpaqueArray._from_handle(int(driver.cuArray3DCreate(about)), True).close()
    assert live("array") == before


def test_classes_without_a_constructor(texture: Any, device: Any) -> None:
    for cls in (texture.OpaqueArray, texture.MipmappedArray):
        with pytest.raises(RuntimeError, match="not made directly: use Device.create_"):
            cls()
    with pytest.raises(TypeError, match="cannot be pickled or copied"):
        copy.copy(make(device, 4))
