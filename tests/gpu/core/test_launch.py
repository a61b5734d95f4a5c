"""Launches: arguments reach the kernel unchanged, and wrong ones are refused before anything runs."""

from __future__ import annotations

import ctypes
import gc
import signal
import struct
import sys
import weakref
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect, in_threads
from tests.gpu.ptx import CLUSTERS, KERNELS, image


class Pair(ctypes.Structure):
    _fields_ = [("first", ctypes.c_uint64), ("second", ctypes.c_double)]


ECHOED = struct.Struct("<i4xf4xqdQQQd")
"""The output of the kernel ``echo``: each argument in a slot of 8 bytes, the struct in two."""


@pytest.fixture(scope="module")
def code(core: Any) -> Any:
    return core.ObjectCode.from_ptx(image(KERNELS))


@pytest.fixture
def echo(code: Any, device: Any) -> Any:
    return code.get_kernel("echo")


@pytest.fixture
def one(core: Any) -> Any:
    return core.LaunchConfig(grid=1, block=1)


@pytest.fixture
def out(device: Any, stream: Any) -> Any:
    memory = device.allocate(256, stream=stream)
    memory.fill(0, stream=stream)
    yield memory
    memory.close()


@pytest.fixture
def read(driver: Any, stream: Any) -> Callable[[Any, int], bytes]:
    def content(memory: Any, size: int) -> bytes:
        stream.sync()
        got = bytearray(size)
        driver.cuMemcpyDtoH(got, int(memory.handle), size)
        return bytes(got)

    return content


GIVEN = (-5, ctypes.c_float(1.5), 1 << 40, 2.5, 7, ctypes.c_short(-2), Pair(9, 1.0))
ARRIVED = (-5, 1.5, 1 << 40, 2.5, 7, 0xFFFE, 9, 1.0)


def test_live_handles_do_not_slow_down_others_of_their_class(
    core: Any,
    device: Any,
    stream: Any,
    one: Any,
    out: Any,
    driver: Any,
    read: Callable[[Any, int], bytes],
    package: Callable[[str], Any],
) -> None:
    """Their classes compare equal, but their launches differ."""
    layouts = package("core.kernels.launcher")._layouts
    layouts.clear()
    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("echo")
    live = driver.CUdeviceptr(7)
    live.getPtr()
    for number, pointer in enumerate((live, driver.CUdeviceptr(8), live, driver.CUdeviceptr(9))):
        core.launch(
            stream, one, kernel, out, -5, ctypes.c_float(1.5), pointer, 2.5, 7, ctypes.c_short(-2), Pair(9, 1.0)
        )
        assert ECHOED.unpack(read(out, ECHOED.size))[2] == int(pointer), number
    assert len(layouts) == 2, "one for live handles, one for others"


def test_each_argument_arrives_as_it_was_given(
    core: Any, stream: Any, echo: Any, one: Any, out: Any, read: Callable[[Any, int], bytes]
) -> None:
    for _ in range(2):  # the first launch makes the function that the second one uses
        core.launch(stream, one, echo, out, *GIVEN)
        assert ECHOED.unpack(read(out, ECHOED.size)) == ARRIVED


def test_the_first_launches_are_python_s(
    core: Any,
    device: Any,
    stream: Any,
    one: Any,
    out: Any,
    read: Callable[[Any, int], bytes],
    package: Callable[[str], Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No function is compiled or written for them. Each is checked as others are."""
    launcher = package("core.kernels.launcher")
    monkeypatch.setattr(launcher, "FEW", 1000)
    launcher._layouts.clear()
    echo = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("echo")
    layout: Any = None
    small = ctypes.c_short(-2), Pair(9, 1.0)
    for number in range(5):
        core.launch(stream, one, echo, out, number, ctypes.c_float(1.5), 1 << 40, number + 0.5, 7, *small)
        assert ECHOED.unpack(read(out, ECHOED.size)) == (number, 1.5, 1 << 40, number + 0.5, *ARRIVED[4:])
        (layout,) = launcher._layouts.values()
    assert (layout.is_compiled, layout.quick) == (package("_floor.calls").builtins is None, {})
    closed = device.allocate(64, stream=stream)
    closed.close()
    for wrong, message in (((out, 1 << 40), "does not fit"), ((closed, 5), "closed")):
        with pytest.raises((OverflowError, TypeError, RuntimeError), match=message):
            core.launch(stream, one, echo, *wrong, ctypes.c_float(1.5), 1 << 40, 0.5, 7, *small)
    core.launch(stream, one, echo, out, 9, ctypes.c_float(1.5), 1 << 40, 0.5, 7, *small)
    assert ECHOED.unpack(read(out, ECHOED.size))[0] == 9
    launcher._layouts.clear()


def test_an_exception_of_a_signal_handler_does_not_launch_again(
    core: Any, stream: Any, one: Any, out: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    launcher = package("core.kernels.launcher")
    monkeypatch.setattr(launcher, "FEW", 1000)
    launcher._layouts.clear()
    echo = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("echo")
    core.launch(stream, one, echo, out, *GIVEN)
    real, launches = launcher.NAMES["launch_kernel"], []

    def launch(*arguments: Any) -> Any:
        launches.append(real(*arguments))
        if len(launches) == 1:
            signal.raise_signal(signal.SIGINT)
        return launches[-1]

    def handler(*_: Any) -> None:
        raise ValueError("from a handler")

    before = signal.signal(signal.SIGINT, handler)
    try:
        monkeypatch.setitem(launcher.NAMES, "launch_kernel", launch)
        with pytest.raises(ValueError, match="from a handler"):
            core.launch(stream, one, echo, out, *GIVEN)
    finally:
        signal.signal(signal.SIGINT, before)
        launcher._layouts.clear()
    assert launches == [0]


def test_launch_with_other_types_than_the_one_before(
    core: Any, stream: Any, echo: Any, one: Any, out: Any, read: Callable[[Any, int], bytes]
) -> None:
    """An int and a float have 8 bytes each, but different ones."""
    [bits] = struct.unpack("<q", struct.pack("<d", 4.5))
    for number in (2.5, bits, 3.5, bits):
        core.launch(stream, one, echo, out, *GIVEN[:3], number, *GIVEN[4:])
        assert ECHOED.unpack(read(out, ECHOED.size))[3] == (4.5 if number is bits else number)


def test_launch_in_another_stream_than_the_one_before(
    core: Any, device: Any, echo: Any, one: Any, out: Any, read: Callable[[Any, int], bytes]
) -> None:
    first, second = device.create_stream(), device.create_stream()
    for stream in (first, second, first):
        out.fill(0, stream=stream)
        core.launch(stream, one, echo, out, *GIVEN)
        stream.sync()
        assert ECHOED.unpack(read(out, ECHOED.size)) == ARRIVED
    first.close()
    core.launch(second, one, echo, out, *GIVEN)  # the first stream's handle is invalid
    second.sync()
    with pytest.raises(RuntimeError, match="this stream is closed"):
        core.launch(first, one, echo, out, *GIVEN)


def test_int_fits_parameters_of_every_size_signed_or_not(
    core: Any, stream: Any, echo: Any, one: Any, out: Any, read: Callable[[Any, int], bytes]
) -> None:
    for word, long, byte, short in ((0xFFFFFFFF, (1 << 64) - 1, 255, 65535), (-1, -1, -1, -1)):
        core.launch(stream, one, echo, int(out.handle), word, ctypes.c_float(0), long, 0.0, byte, short, Pair())
        assert ECHOED.unpack(read(out, ECHOED.size))[:6] == (-1, 0.0, -1, 0.0, 255, 65535)


def test_bool_is_a_number_of_the_parameter_s_size(
    core: Any, stream: Any, echo: Any, one: Any, out: Any, read: Callable[[Any, int], bytes]
) -> None:
    core.launch(stream, one, echo, out, True, ctypes.c_float(0), True, 0.0, False, True, Pair())
    assert ECHOED.unpack(read(out, ECHOED.size))[:6] == (1, 0.0, 1, 0.0, 0, 1)


@pytest.mark.parametrize(
    "kind", [ctypes.c_int8, ctypes.c_uint16, ctypes.c_int32, ctypes.c_uint64, ctypes.c_void_p, ctypes.c_bool]
)
def test_ctypes_scalar_keeps_its_size(core: Any, stream: Any, echo: Any, one: Any, out: Any, kind: Any) -> None:
    sizes = [size for _, size in echo.arguments_info]
    position = 5  # a byte
    arguments = [out, *GIVEN]
    arguments[position] = kind(1)
    if ctypes.sizeof(kind) == sizes[position]:
        core.launch(stream, one, echo, *arguments)
    else:
        with pytest.raises(
            TypeError, match=f"argument 5 of .*is passed in {ctypes.sizeof(kind)} bytes?, but.*parameter has 1"
        ):
            core.launch(stream, one, echo, *arguments)


def test_a_python_float_is_not_a_float32(core: Any, stream: Any, echo: Any, one: Any, out: Any) -> None:
    with pytest.raises(TypeError, match="argument 2 .*8 bytes.*has 4: pass a numpy.float32 or ctypes.c_float"):
        core.launch(stream, one, echo, out, -5, 1.5, *GIVEN[2:])


@pytest.mark.parametrize("kind", [ctypes.c_int64, ctypes.c_uint8])
def test_an_int_has_any_size(core: Any, stream: Any, echo: Any, one: Any, out: Any, kind: Any) -> None:
    with pytest.raises(TypeError, match="argument 1 .*parameter has 4: pass an int$"):
        core.launch(stream, one, echo, out, kind(5), *GIVEN[1:])
    core.launch(stream, one, echo, out, int(kind(5).value), *GIVEN[1:])


def test_number_of_arguments_is_the_kernel_s(core: Any, stream: Any, echo: Any, one: Any) -> None:
    with pytest.raises(TypeError, match="'echo'.* takes 8 arguments, 2 were given"):
        core.launch(stream, one, echo, 1, 2)


@pytest.mark.parametrize(
    ("value", "advice"),
    [
        (None, ": a null pointer is 0"),
        ("text", "; supported are int"),
        (object(), "; supported are int"),
        (
            b"bytes",
            r": it is in the host's memory. Copy it to the device: Device.allocate\(\) and Buffer.copy_from\(\)",
        ),
        (memoryview(b""), ": it is in the host's memory"),
        ([1], ": it is in the host's memory"),
    ],
)
def test_values_that_kernels_do_not_take(core: Any, stream: Any, echo: Any, one: Any, value: Any, advice: str) -> None:
    with pytest.raises(
        TypeError, match=f"argument 0 of .*: {type(value).__name__} cannot be passed to a kernel{advice}"
    ):
        core.launch(stream, one, echo, value, *GIVEN)


def test_number_that_does_not_fit(core: Any, stream: Any, echo: Any, one: Any, out: Any) -> None:
    for _ in range(2):
        with pytest.raises(OverflowError, match="argument 1 of .*1099511627776 does not fit .* 4 bytes"):
            core.launch(stream, one, echo, out, 1 << 40, *GIVEN[1:])
        core.launch(stream, one, echo, out, *GIVEN)  # now the quick path knows these types


def test_a_closed_buffer_is_not_an_argument(core: Any, device: Any, stream: Any, echo: Any, one: Any, out: Any) -> None:
    closed = device.allocate(64, stream=stream)
    closed.close()
    for _ in range(2):
        with pytest.raises(RuntimeError, match="closed"):
            core.launch(stream, one, echo, closed, *GIVEN)
        core.launch(stream, one, echo, out, *GIVEN)


def test_object_with_cuda_array_interface_is_its_address(
    core: Any, stream: Any, echo: Any, one: Any, out: Any, read: Callable[[Any, int], bytes]
) -> None:
    class Array:
        __cuda_array_interface__ = {"data": (int(out.handle), False), "shape": (64,), "typestr": "<f4", "version": 3}

    for _ in range(2):
        out.fill(0, stream=stream)
        core.launch(stream, one, echo, Array(), *GIVEN)
        assert ECHOED.unpack(read(out, ECHOED.size)) == ARRIVED


@pytest.mark.parametrize("prepared", [False, True], ids=["launch", "prepare"])
def test_a_thread_that_has_no_context_launches_in_a_stream(
    core: Any, stream: Any, one: Any, out: Any, read: Callable[[Any, int], bytes], prepared: bool
) -> None:
    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("echo")

    def first_launch() -> None:
        with pytest.raises(TypeError, match="takes 8 arguments, 1 was given"):
            core.launch(stream, one, kernel, out)
        if prepared:
            kernel.prepare(stream, one, core.Buffer, *TYPES)(out, *GIVEN)
        else:
            core.launch(stream, one, kernel, out, *GIVEN)

    in_threads(first_launch)
    assert ECHOED.unpack(read(out, ECHOED.size)) == ARRIVED


def test_stream_config_and_kernel_are_looked_at(core: Any, stream: Any, echo: Any, one: Any) -> None:
    with pytest.raises(TypeError, match="stream: a Stream is expected, got None"):
        core.launch(None, one, echo)
    with pytest.raises(TypeError, match="config: a LaunchConfig is expected, got dict"):
        core.launch(stream, {"grid": 1, "block": 1}, echo)
    with pytest.raises(TypeError, match="kernel: a Kernel is expected, got int"):
        core.launch(stream, one, 3)
    stream.close()
    with pytest.raises(RuntimeError, match="this stream is closed"):
        core.launch(stream, one, echo, 1, *GIVEN)


def test_foreign_stream(
    core: Any, stream: Any, echo: Any, one: Any, out: Any, read: Callable[[Any, int], bytes]
) -> None:
    class Foreign:
        def __cuda_stream__(self) -> tuple[int, int]:
            return 0, int(stream.handle)

    for _ in range(2):
        out.fill(0, stream=stream)
        core.launch(Foreign(), one, echo, out, *GIVEN)
        assert ECHOED.unpack(read(out, ECHOED.size)) == ARRIVED


@pytest.mark.errors
def test_configuration_that_the_device_cannot_have_is_explained(core: Any, stream: Any, echo: Any, out: Any) -> None:
    for _ in range(2):
        with pytest.raises(core.CUDAError, match="cuLaunchKernelEx: CUDA_ERROR_INVALID_VALUE.*'echo'.* 4096 threads"):
            core.launch(stream, core.LaunchConfig(grid=1, block=4096), echo, out, *GIVEN)
        core.launch(stream, core.LaunchConfig(grid=1, block=1), echo, out, *GIVEN)


# Prepared launches.

TYPES = (ctypes.c_int, ctypes.c_float, int, float, int, ctypes.c_short, Pair)
PLAIN = (-5, 1.5, 1 << 40, 2.5, 7, -2, Pair(9, 1.0))


def test_prepared_launch_takes_plain_numbers(
    core: Any, stream: Any, echo: Any, one: Any, out: Any, read: Callable[[Any, int], bytes]
) -> None:
    prepared = echo.prepare(stream, one, core.Buffer, *TYPES)
    prepared(out, *PLAIN)
    assert ECHOED.unpack(read(out, ECHOED.size)) == ARRIVED
    out.fill(0, stream=stream)
    prepared(out, *GIVEN)  # ctypes scalars too
    assert ECHOED.unpack(read(out, ECHOED.size)) == ARRIVED


@pytest.mark.parametrize("pointer", ["Buffer", "int", "c_void_p"])
def test_prepared_pointer_is_an_address_a_buffer_or_an_array(
    core: Any, stream: Any, echo: Any, one: Any, out: Any, read: Callable[[Any, int], bytes], pointer: str
) -> None:
    class Array:
        __cuda_array_interface__ = {"data": (int(out.handle), False), "shape": (64,), "typestr": "<f4", "version": 3}

    declared = {"Buffer": core.Buffer, "int": int, "c_void_p": ctypes.c_void_p}[pointer]
    prepared = echo.prepare(stream, one, declared, *TYPES)
    for given in (out, int(out.handle), Array()):
        out.fill(0, stream=stream)
        prepared(given, *PLAIN)
        assert ECHOED.unpack(read(out, ECHOED.size)) == ARRIVED, given


def test_prepared_launch_looks_at_types_and_count_once(core: Any, stream: Any, echo: Any, one: Any) -> None:
    with pytest.raises(TypeError, match="takes 8 arguments, 1 was given"):
        echo.prepare(stream, one, int)
    with pytest.raises(TypeError, match="argument 2 of .*c_double is passed in 8 bytes.*has 4"):
        echo.prepare(stream, one, core.Buffer, ctypes.c_int, ctypes.c_double, *TYPES[2:])
    with pytest.raises(TypeError, match="argument 1 of .*'text' is not a type"):
        echo.prepare(stream, one, core.Buffer, "text", *TYPES[1:])
    with pytest.raises(TypeError, match="config: a LaunchConfig is expected"):
        echo.prepare(stream, None, core.Buffer, *TYPES)


def test_a_prepared_launch_explains_a_wrong_value(core: Any, stream: Any, echo: Any, one: Any, out: Any) -> None:
    prepared = echo.prepare(stream, one, core.Buffer, *TYPES)
    with pytest.raises(TypeError, match="missing 7 required positional arguments"):
        prepared(out)
    with pytest.raises((TypeError, OverflowError), match="argument 1 of .*1099511627776"):
        prepared(out, 1 << 40, *PLAIN[1:])
    with pytest.raises(TypeError, match="argument 1 of .*'text'"):
        prepared(out, "text", *PLAIN[1:])
    with pytest.raises(TypeError, match="argument 7 of .*a Pair is expected, got int"):
        prepared(out, *PLAIN[:-1], 3)
    prepared(out, *PLAIN)


@pytest.mark.parametrize("name", ["echo", "increment"])
def test_prepared_launch_keeps_its_stream_and_kernel(
    core: Any, device: Any, one: Any, out: Any, read: Callable[[Any, int], bytes], name: str
) -> None:
    stream = device.create_stream()
    types, values = ((int, *TYPES), (int(out.handle), *PLAIN)) if name == "echo" else ((), ())
    prepared = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel(name).prepare(stream, one, *types)
    stream.close()
    del stream
    collect()
    prepared(*values)
    device.sync()
    if name == "echo":
        assert ECHOED.unpack(read(out, ECHOED.size)) == ARRIVED


def test_prepared_launch_keeps_its_configuration(core: Any, stream: Any, code: Any) -> None:
    """A cooperative launch passes C the address of attributes."""
    config = core.LaunchConfig(grid=1, block=1, is_cooperative=True)
    prepared = code.get_kernel("increment").prepare(stream, config)
    config.is_cooperative = False
    written = getattr(prepared, "__self__", (None, prepared))[1]  # the Python function behind machine code
    (kept,) = [item for item in written.keep if isinstance(item, core.LaunchConfig)]
    assert kept.is_cooperative
    prepared()
    stream.sync()


def test_threads_do_not_share_the_memory_of_a_launch(
    core: Any, device: Any, echo: Any, one: Any, driver: Any, stream: Any
) -> None:
    """Each launch writes the arguments of its own thread."""
    prepared = echo.prepare(stream, one, int, *TYPES)
    memories = [device.allocate(256, stream=stream) for _ in range(4)]
    stream.sync()
    wrong = []

    def work(number: int, memory: Any) -> None:
        core.Device(0).set_current()
        for turn in range(80):
            given = (number, 0.5, number << 40 | turn, 2.5, 7, -2, Pair(turn, 1.0))
            if turn % 2:
                prepared(int(memory.handle), *given)
            else:
                core.launch(stream, one, echo, memory, given[0], ctypes.c_float(0.5), *given[2:5], -2, given[6])
            stream.sync()
            got = bytearray(ECHOED.size)
            driver.cuMemcpyDtoH(got, int(memory.handle), len(got))
            if ECHOED.unpack(got)[:3] != given[:3]:
                wrong.append((given, ECHOED.unpack(got)))

    in_threads(*[lambda item=item: work(*item) for item in enumerate(memories)])
    assert not wrong, wrong[:3]


# The configuration.


def test_extents_are_ints_or_tuples(core: Any) -> None:
    config = core.LaunchConfig(grid=(2, 3), block=32)
    assert (config.grid, config.cluster, config.block) == ((2, 3, 1), None, (32, 1, 1))
    assert (config.shmem_size, config.is_cooperative, config.programmatic_stream_serialization) == (0, False, False)
    assert config == core.LaunchConfig((2, 3, 1), None, (32,), 0)
    assert hash(config) == hash(core.LaunchConfig((2, 3, 1), None, (32,), 0))
    assert config != core.LaunchConfig(grid=2, block=32)
    assert repr(config) == (
        "LaunchConfig(grid=(2, 3, 1), cluster=None, block=(32, 1, 1), shmem_size=0, is_cooperative=False, "
        "programmatic_stream_serialization=False)"
    )


def test_older_name_of_cooperative(core: Any) -> None:
    assert core.LaunchConfig(grid=1, block=1, cooperative_launch=True).is_cooperative


def test_extents_are_one_to_three_numbers(core: Any) -> None:
    one = type("One", (int,), {})(1)
    for extents in (4, (4,), (4, 1), (4, 1, 1), [4], [4, 1, 1], (4, True), (4, one, 1)):
        assert core.LaunchConfig(grid=extents, block=1).grid == (4, 1, 1)
        assert {*map(type, core.LaunchConfig(grid=extents, block=1).grid)} == {int}
    assert core.LaunchConfig(grid=(2, 3), block=(4, 5, 6)).grid == (2, 3, 1)


@pytest.mark.parametrize("size", [[], {}, "", 0.0, (0,)])
def test_shared_memory_is_a_number(core: Any, size: Any) -> None:
    with pytest.raises(TypeError, match="shmem_size: a number of bytes is expected"):
        core.LaunchConfig(grid=1, block=1, shmem_size=size)


@pytest.mark.parametrize(
    "extents",
    [None, 1.5, (1, 2, 3, 4), 0, -1, (1, 0), (1, -1, 1), (1.0, 1, 1), (1 << 32,), ("1", 1), 1 << 32, "1", [1.0]],
)
def test_invalid_extents(core: Any, extents: Any) -> None:
    with pytest.raises(ValueError, match="LaunchConfig.grid"):
        core.LaunchConfig(grid=extents, block=1)


def test_configuration_can_be_changed(
    core: Any, stream: Any, code: Any, driver: Any, read: Callable[[Any, int], bytes], device: Any
) -> None:
    add = code.get_kernel("add_vectors")
    left, right, total = (device.allocate(64, stream=stream) for _ in range(3))
    values = struct.pack("<16f", *range(16))
    driver.cuMemcpyHtoD(int(left.handle), values, 64)
    driver.cuMemcpyHtoD(int(right.handle), values, 64)
    config = core.LaunchConfig(grid=1, block=4)
    for threads in (4, 16):
        config.block = threads
        assert config.block == (threads, 1, 1)
        total.fill(0, stream=stream)
        core.launch(stream, config, add, total, left, right, 16)
        wanted = [2.0 * number if number < threads else 0.0 for number in range(16)]
        assert list(struct.unpack("<16f", read(total, 64))) == wanted
    with pytest.raises(ValueError, match=r"LaunchConfig\.block"):
        config.block = 0
    assert config.block == (16, 1, 1)


def test_equal_parameters_make_equal_configurations(core: Any, package: Callable[[str], Any]) -> None:
    """Also after others that equal them, or that were made of them and changed: configurations that were made once are
    known."""
    raw = package("raw.driver")

    class Three:
        def __init__(self, equal: int) -> None:
            self.equal = equal

        def __index__(self) -> int:
            return 3

        def __eq__(self, other: object) -> bool:
            return other == self.equal

        def __hash__(self) -> int:
            return hash(self.equal)

    def packed(**given: Any) -> list[Any]:
        config = core.LaunchConfig(**given)
        struct_ = raw.CUlaunchConfig.from_buffer_copy(config._head + bytes(8) + config._tail)
        attributes = [struct_.attrs[number] for number in range(struct_.numAttrs)]
        cluster = next((each.value.clusterDim.x for each in attributes if each.id == 4), None)
        return [struct_.gridDimX, struct_.blockDimX, struct_.sharedMemBytes, cluster, len(attributes), config]

    flags = {"is_cooperative": True, "programmatic_stream_serialization": True}
    for _ in range(3):
        assert packed(grid=2, block=1)[:5] == [2, 1, 0, None, 0]
        assert packed(grid=2, block=1, cluster=1)[:5] == [2, 1, 0, 1, 1]
        assert packed(grid=2, block=1, cluster=True)[:5] == [2, 1, 0, 1, 1]
        assert packed(grid=2, block=1, cluster=Three(1))[:5] == [6, 1, 0, 3, 1]
        assert packed(grid=Three(2), block=Three(1), shmem_size=Three(0), cluster=2)[:5] == [6, 3, 3, 2, 1]
        assert packed(grid=2, block=1, shmem_size=0, cluster=2, **flags)[:5] == [4, 1, 0, 2, 3]
        assert packed(grid=2, block=1, cooperative_launch=1.0)[:5] == [2, 1, 0, None, 1]
        assert packed(grid=2, block=1, is_cooperative=[1])[:5] == [2, 1, 0, None, 1]
        assert packed(grid=[2], block=1, cluster=[2])[:5] == [4, 1, 0, 2, 1]
        changed = packed(grid=2, block=1, cluster=2)[5]
        changed.cluster, changed.block = 1, 7
        with pytest.raises(ValueError, match="LaunchConfig.cluster"):
            packed(grid=2, block=1, cluster=1.0)


def test_packed_configuration_is_the_struct_of_the_driver(core: Any, package: Callable[[str], Any]) -> None:
    raw = package("raw.driver")
    config = core.LaunchConfig(grid=(2, 3, 4), cluster=(5, 6), block=(7, 8, 9), shmem_size=10, is_cooperative=True)
    head, tail = config._head, config._tail
    struct_ = raw.CUlaunchConfig.from_buffer_copy(head + (0x1234).to_bytes(8, "little") + tail)
    assert (struct_.gridDimX, struct_.gridDimY, struct_.gridDimZ) == (10, 18, 4), "the grid is in blocks"
    assert (struct_.blockDimX, struct_.blockDimY, struct_.blockDimZ) == (7, 8, 9)
    assert struct_.sharedMemBytes == 10
    assert ctypes.cast(struct_.hStream, ctypes.c_void_p).value == 0x1234
    assert struct_.numAttrs == 2
    identifiers = raw.CUlaunchAttributeID
    assert struct_.attrs[0].id == identifiers.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
    size = struct_.attrs[0].value.clusterDim
    assert (size.x, size.y, size.z) == (5, 6, 1)
    assert struct_.attrs[1].id == identifiers.CU_LAUNCH_ATTRIBUTE_COOPERATIVE
    assert struct_.attrs[1].value.cooperative == 1


def test_clusters(core: Any, device: Any, stream: Any, on_standin: bool, read: Callable[[Any, int], bytes]) -> None:
    if on_standin:
        pytest.skip("the stand-in has no clusters")
    if not device.properties.cluster_launch:
        pytest.skip("the device has no clusters")
    kernel = core.ObjectCode.from_ptx(image(CLUSTERS)).get_kernel("ranks")
    out = device.allocate(64, stream=stream)
    core.launch(stream, core.LaunchConfig(grid=2, cluster=2, block=1), kernel, out)
    assert list(struct.unpack("<4I", read(out, 16))) == [2 << 16, 2 << 16 | 1, 2 << 16, 2 << 16 | 1]


def test_cooperative_and_overlapping_launches_run(
    core: Any, device: Any, stream: Any, echo: Any, out: Any, read: Callable[[Any, int], bytes]
) -> None:
    for more in ({"is_cooperative": True}, {"programmatic_stream_serialization": True}):
        out.fill(0, stream=stream)
        core.launch(stream, core.LaunchConfig(grid=1, block=1, **more), echo, out, *GIVEN)
        assert ECHOED.unpack(read(out, ECHOED.size)) == ARRIVED


@pytest.mark.alone
def test_kernel_that_was_launched_is_unloaded_when_it_is_dropped(
    core: Any, stream: Any, one: Any, out: Any, device: Any
) -> None:
    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("echo")
    core.launch(stream, one, kernel, out, *GIVEN)
    kernel.prepare(stream, one, core.Buffer, *TYPES)(out, *PLAIN)
    stream.sync()
    gone = weakref.ref(kernel)
    enabled = gc.isenabled()
    gc.disable()
    try:
        del kernel
        if sys.implementation.name == "pypy":
            collect()
        assert gone() is None, "a launch keeps its kernel in a cycle"
    finally:
        if enabled:
            gc.enable()
