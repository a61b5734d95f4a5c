"""The forms in which programs give arguments (None for a handle, a bool for a number, a buffer for memory and so on) are passed by machine
code, which gives C the same as Python does."""

from __future__ import annotations

import array
import contextlib
import ctypes
import enum
import gc
import importlib
import struct
import sys
import types
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import FREE_THREADED, native
from cuda_ctypes._floor.types import lenders
from tests.native.python_calls import python_calls
from tests.native.routines import METHODS
from tests.native.steady import assert_steady
from tests.standin.control import Recorder

ADDRESS, LARGE = 0x7F00_1234_5678, 1 << 40
MEMORY = bytearray(64)
FLOATS, WORDS = array.array("f", bytes(64)), (ctypes.c_uint64 * 8)()
CONVERTERS = {"buffer", "buffer_or_pointed", "number_in", "integer"}
"""Python functions that machine code may call for a value."""


@pytest.fixture
def bindings(module: Any) -> Any:
    return module("bindings.driver")


def address_of(value: Any) -> int:
    return ctypes.addressof(ctypes.c_char.from_buffer(value))


FORMS: dict[str, tuple[str, Callable[[Any], tuple[Any, ...]], int, int]] = {
    # the C function, its arguments, and the position and the value of the one in question in C
    "None for a stream": ("cuStreamSynchronize", lambda d: (None,), 0, 0),
    "an int for a stream": ("cuStreamSynchronize", lambda d: (LARGE,), 0, LARGE),
    "a stream": ("cuStreamSynchronize", lambda d: (d.CUstream(LARGE),), 0, LARGE),
    "0 for a stream": ("cuStreamSynchronize", lambda d: (0,), 0, 0),
    "None behind other handles": ("cuEventRecord", lambda d: (d.CUevent(LARGE), None), 1, 0),
    "True for a number": ("cuMemAlloc", lambda d: (True,), 1, 1),
    "False for a number": ("cuMemsetD32", lambda d: (ADDRESS, False, 3), 1, 0),
    "an int for an enum": ("cuDeviceGetAttribute", lambda d: (10, 0), 1, 10),
    "a member for a number": ("cuStreamCreate", lambda d: (d.CUstream_flags.CU_STREAM_NON_BLOCKING,), 1, 1),
    "a member of another enum": ("cuDeviceGetAttribute", lambda d: (d.CUstream_flags(1), 0), 1, 1),
    "True for a callback": ("cuLaunchHostFunc", lambda d: (None, True, None), 1, 1),
    "a member for a callback": ("cuLaunchHostFunc", lambda d: (None, d.CUstream_flags(1), None), 1, 1),
    "an object for an address of addresses": (
        "cuLaunchKernel",
        lambda d: (5, 1, 1, 1, 1, 1, 1, 0, None, None, d.CUdeviceptr(ADDRESS)),
        10,
        ADDRESS,
    ),
    "an object for an address": ("cuMemsetD32", lambda d: (d.CUdeviceptr(ADDRESS), 5, 3), 0, ADDRESS),
    "an object for a number": ("cuStreamWriteValue64", lambda d: (None, ADDRESS, d.cuuint64_t(LARGE), 0), 2, LARGE),
    "an address for memory": ("cuMemcpyHtoD", lambda d: (ADDRESS, LARGE, 8), 1, LARGE),
    "None for memory": ("cuMemcpyHtoD", lambda d: (ADDRESS, None, 8), 1, 0),
    "a CUdeviceptr for memory": ("cuMemcpyHtoD", lambda d: (ADDRESS, d.CUdeviceptr(LARGE), 8), 1, LARGE),
    "another handle for memory": ("cuMemcpyHtoD", lambda d: (ADDRESS, d.CUstream(LARGE), 8), 1, LARGE),
    "a bytearray": ("cuMemcpyHtoD", lambda d: (ADDRESS, MEMORY, 8), 1, address_of(MEMORY)),
    "a memoryview": ("cuMemcpyHtoD", lambda d: (ADDRESS, memoryview(MEMORY)[8:], 8), 1, address_of(MEMORY) + 8),
    "an array": ("cuMemcpyHtoD", lambda d: (ADDRESS, FLOATS, 8), 1, address_of(FLOATS)),
    "a bytearray to write to": ("cuMemcpyDtoH", lambda d: (MEMORY, ADDRESS, 8), 0, address_of(MEMORY)),
    "None to write to": ("cuMemcpyDtoH", lambda d: (None, ADDRESS, 8), 0, 0),
}
BUFFERS = {"a bytearray", "a memoryview", "an array", "a bytearray to write to"}
"""Forms for which machine code calls no function of Python."""
BUFFERS_CHECKED = {"a bytearray", "a memoryview", "an array", "a bytearray to write to", "another handle for memory"}
"""Forms that ``checked`` passes by Python: it compares the length of memory with the number of bytes."""


@pytest.mark.parametrize("form", FORMS)
def test_forms_reach_c_by_machine_code(driver: Any, recorder: Recorder, form: str) -> None:
    name, arguments, place, right = FORMS[form]
    given = arguments(driver)
    for _ in range(4):  # Python makes the first calls
        getattr(driver, name)(*given)
        assert recorder.calls()[-1].unsigned(place) == right
    if native.available() and not (form in BUFFERS_CHECKED and "checked" in driver.__name__):
        calls = {*python_calls(lambda: getattr(driver, name)(*given))}
        assert calls <= (set() if form in BUFFERS else CONVERTERS), f"{form} is passed by Python: {calls}"


@pytest.mark.parametrize(
    "value",
    ["text", 1.5, [], object(), -1, 1 << 64, memoryview(b"read only")[::2], memoryview(MEMORY)[::2], bytearray()],
    ids=[
        "text",
        "a float",
        "a list",
        "an object",
        "negative",
        "too large",
        "a view with gaps",
        "to write, too",
        "empty",
    ],
)
def test_other_values_have_python_s_outcome(driver: Any, recorder: Recorder, value: Any) -> None:
    """A value that machine code does not take, after one that it took."""

    def outcome(argument: Any) -> Any:
        try:
            return driver.cuMemcpyHtoD(ADDRESS, argument, 0)
        except Exception as error:
            return type(error), str(error)

    first = outcome(value)
    for _ in range(4):
        for taken in (MEMORY, memoryview(MEMORY), FLOATS):
            outcome(taken)
    assert outcome(value) == first


def test_a_live_handle_of_a_float_is_no_address(module: Any, driver: Any) -> None:
    number = module("checked.cufft").cufftReal(3)
    number.getPtr()
    for given in (ADDRESS, ADDRESS, ADDRESS, number, number):
        if given is number:
            with pytest.raises((TypeError, ValueError)):
                driver.cuMemcpyHtoD(ADDRESS, given, 8)
        else:
            driver.cuMemcpyHtoD(ADDRESS, given, 8)


def test_live_handles_are_passed_as_their_numbers(bindings: Any, recorder: Recorder) -> None:
    """By machine code, after a look at the number; where it takes a handle of another class, by Python."""
    config, own = bindings.CUlaunchConfig(), bindings.CUevent(LARGE)
    own.getPtr()
    for number in (LARGE, 0, 7, (1 << 64) - 1, 5):
        config.hStream = bindings.CUstream(number)
        stream = config.hStream
        bindings.cuEventRecord(own, stream)
        assert [recorder.calls()[-1].unsigned(place) for place in (0, 1)] == [LARGE, number]
        config.hStream = 3
        bindings.cuEventRecord(own, hStream=stream)
        assert recorder.calls()[-1].unsigned(1) == 3
    if METHODS and native.available():
        assert python_calls(lambda: bindings.cuEventRecord(own, stream))[:2] == ["__call__", "plain"]
    bindings.cuEventRecord(stream, own)
    assert [recorder.calls()[-1].unsigned(place) for place in (0, 1)] == [3, LARGE]


@pytest.mark.skipif(FREE_THREADED, reason="without the GIL, Python looks at the numbers of live handles")
def test_live_handles_with_the_number_they_were_made_with_are_passed_by_machine_code(
    bindings: Any, recorder: Recorder
) -> None:
    config, own = bindings.CUlaunchConfig(), bindings.CUevent(LARGE)
    view = bindings.CUlaunchConfig(_ptr=config.getPtr())
    own.getPtr()
    for number in (0, 7, 1 << 30, (1 << 30) - 1, (1 << 60) - 1):
        recorder.program()
        config.hStream = bindings.CUstream(number)
        for stream in (config.hStream, view.hStream):
            for _ in range(3):
                bindings.cuEventRecord(own, stream)
            assert [recorder.calls()[-1].unsigned(place) for place in (0, 1)] == [LARGE, number]
            if METHODS:
                assert python_calls(lambda: bindings.cuEventRecord(own, stream)) == []  # noqa: B023
    device = bindings.CUdevice(3)
    memory = ctypes.c_int32.from_address(device.getPtr())
    for number in (3, 4, -1, 3):
        memory.value = number
        recorder.program()
        for _ in range(3):
            bindings.cuDeviceGetName(50, device)
        assert recorder.calls()[-1].signed(2) == number


NAMED: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
    ("cuMemsetD8Async", (), {"dstDevice": 4096, "uc": 1, "N": 2, "hStream": 3}),
    ("cuMemsetD8Async", (4096, 1, 2), {"hStream": 3}),
    ("cuMemsetD8Async", (4096,), {"uc": 1, "N": 2, "hStream": 3}),
    ("cuMemsetD8Async", (4096,), {"hStream": 3, "N": 2, "uc": 1}),
    ("cuMemsetD8Async", (), {"uc": 1, "dstDevice": 4096, "N": 2, "hStream": 3}),
    ("cuMemsetD8Async", (4096, 1), {"hStream": 3, "N": 2}),
]


@pytest.mark.parametrize(("name", "given", "named"), NAMED)
def test_arguments_by_name(driver: Any, recorder: Recorder, name: str, given: Any, named: Any) -> None:
    for _ in range(4):
        getattr(driver, name)(*given, **named)
        assert [recorder.calls()[-1].unsigned(place) for place in range(4)] == [4096, 1, 2, 3]
    if METHODS and native.available():
        assert python_calls(lambda: getattr(driver, name)(*given, **named)) == []


@pytest.mark.skipif(not native.available(), reason="there is no machine code here, as in PyPy")
def test_names_in_another_order_leave_nothing_behind(driver: Any) -> None:
    address, count = 1 << 40, 1 << 20

    def call() -> None:
        driver.cuMemsetD8Async(address, 1, hStream=3, N=count)
        with contextlib.suppress(TypeError):
            driver.cuMemsetD8Async(address, 1, hStream=3, n=count)

    assert_steady(call, address, count)


def test_names_that_are_wrong(driver: Any) -> None:
    """They have Python's outcome, also beside right ones."""
    for _ in range(4):
        driver.cuMemsetD8Async(4096, 1, 2, hStream=3)
    wrong: list[tuple[tuple[Any, ...], dict[str, Any]]] = [
        ((4096, 1, 2, 3), {"hStream": 3}),
        ((4096, 1, 2), {"stream": 3}),
        ((4096, 1, 2), {}),
        ((4096, 1), {"hStream": 3}),
        ((4096, 1), {"hStream": 3, "uc": 2}),
        ((4096, 1, 2, 3, 4), {}),
        ((), {"hStream": 3}),
        ((4096, 1), {"N": -1, "hStream": 3}),
        ((4096, 1), {"N": "2", "hStream": 3}),
        ((4096, 1), {"hStream": 3, "N": -1}),
        ((4096, 1), {"hStream": 3, "n": 2}),
        ((), {"hStream": 3, "N": 2, "uc": 1, "dst": 4096}),
    ]
    for given, named in wrong:
        with pytest.raises((TypeError, ValueError, OverflowError)):
            driver.cuMemsetD8Async(*given, **named)
    driver.cuMemsetD8Async(4096, 1, hStream=3, N=2)
    made = "hStr" + "eam"[: len(sys.argv) + 3]  # no interned name
    assert driver.cuMemsetD8Async(4096, 1, 2, **{made: 3}) == driver.cuMemsetD8Async(4096, 1, 2, 3)


def test_integers_of_numpy(driver: Any, recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in has its classes. NumPy's durations are integers by their class, and no numbers."""

    class Signed:
        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    Signed.__module__ = "numpy"
    duration: Any = type("timedelta64", (Signed,), {"__index__": None, "__module__": "numpy"})
    numpy = types.SimpleNamespace(signedinteger=Signed, unsignedinteger=(), timedelta64=duration)
    monkeypatch.setitem(sys.modules, "numpy", numpy)
    for _ in range(4):
        driver.cuMemsetD8Async(Signed(4096), Signed(1), Signed(LARGE), hStream=Signed(3))
        assert [recorder.calls()[-1].unsigned(place) for place in range(4)] == [4096, 1, LARGE, 3]
    if METHODS and native.available() and not FREE_THREADED:
        memory, size = Signed(4096), Signed(LARGE)
        calls = python_calls(lambda: driver.cuMemsetD8Async(memory, 1, size, 3))
        assert calls == ["__index__", "__index__"], "machine code asks for the numbers"
    for _ in range(3):
        driver.cuLaunchKernel(9, Signed(2), 1, 1, 1, 1, 1, 0, Signed(3), 0, 0)
        assert recorder.calls()[-1].unsigned(1) == 2
    for wrong in (Signed(-1), Signed(1 << 64), duration(5)):
        with pytest.raises((TypeError, ValueError, OverflowError)):
            driver.cuMemsetD8Async(4096, 1, wrong, 3)
    attribute = driver.CUdevice_attribute(1)
    assert driver.cuDeviceGetAttribute(attribute, Signed(0)) == driver.cuDeviceGetAttribute(attribute, 0)


def test_a_first_parameter_that_may_be_left_out(driver: Any, recorder: Recorder) -> None:
    """cuCtxCreate took no parameters of the context before CUDA 12.5."""
    given = driver.CUctxCreateParams()
    for _ in range(4):
        for first, address in ((None, 0), (given, given.getPtr())):
            driver.cuCtxCreate(first, 5, 6)
            assert [recorder.calls()[-1].unsigned(place) for place in (1, 2, 3)] == [address, 5, 6]
        driver.cuCtxCreate(5, 6)
        assert [recorder.calls()[-1].unsigned(place) for place in (1, 2, 3)] == [0, 5, 6]
        recorder.program()
    if native.available():
        assert python_calls(lambda: driver.cuCtxCreate(None, 5, dev=6)) == []
    for wrong in ((given,), (given, 5), (5, 6, 7), (None, 5, 6, 7)):
        with pytest.raises(TypeError):
            driver.cuCtxCreate(*wrong)


class Lying(int):
    """An int whose methods tell other numbers."""

    def __int__(self) -> int:
        return 99

    __index__ = __int__


class Flags(enum.IntFlag):
    ONE, SEVEN = 1, 7


class Levels(enum.IntEnum):
    HIGH, TOO_HIGH = 7, 1 << 64


class Hashed(type):
    """The class of classes that say they are others."""

    def __hash__(cls) -> int:
        return hash(Flags)

    def __eq__(cls, other: object) -> bool:
        return True


class Pretending(int, metaclass=Hashed):
    pass


def test_ints_of_other_classes(driver: Any, recorder: Recorder) -> None:
    """Members of a program's enums are numbers, and so are ints of any subclass: C gets the number that int has."""
    liar = Lying if sys.implementation.name != "pypy" else int  # there, int asks its methods
    for number in (liar(7), Flags.SEVEN, Flags.ONE | Flags(6), Levels.HIGH, Pretending(7)):
        recorder.program()
        for _ in range(4):
            driver.cuMemsetD8Async(4096, number, number, hStream=number)
            assert [recorder.calls()[-1].unsigned(place) for place in range(1, 4)] == [7, 7, 7], repr(number)
            driver.cuDeviceGetAttribute(number, number)
            assert [recorder.calls()[-1].unsigned(place) for place in (1, 2)] == [7, 7], repr(number)
    if METHODS and native.available() and not FREE_THREADED:
        calls = python_calls(lambda: driver.cuMemsetD8Async(4096, Flags.ONE, Flags.SEVEN, Flags.SEVEN))
        assert calls == [], "machine code takes members of a program's enum"
    for wrong in (liar(-1), Levels.TOO_HIGH):
        with pytest.raises(OverflowError):
            driver.cuMemsetD8Async(4096, 1, wrong, 3)
    for handle in (driver.CUevent(7), type("Mine", (driver.CUstream,), {})(7)):
        recorder.program()
        for _ in range(4):
            driver.cuStreamQuery(handle)
            assert recorder.calls()[-1].unsigned(0) == 7, repr(handle)


def test_callables_are_kept_until_they_are_called(driver: Any, recorder: Recorder) -> None:
    """A callback of a Python callable is an int of another class too, but no number: its code goes with it."""
    seen: list[int] = []
    handles = [driver.CUhostFn(seen.append) for _ in range(4)]
    addresses = [int(handle) for handle in handles]
    for handle in handles:
        driver.cuLaunchHostFunc(3, handle, 7)
        assert recorder.calls()[-1].unsigned(1) == int(handle)
    del handles, handle
    gc.collect()
    for address in addresses:
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)(7)
    assert seen == [7] * 4
    params = driver.CUDA_HOST_NODE_PARAMS()
    for _ in range(4):
        params.fn = handle = driver.CUhostFn(seen.append)
    address = int(handle)
    del handle
    gc.collect()
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)(8)
    assert seen[-1] == 8


def test_live_handles_are_kernel_arguments(driver: Any, recorder: Recorder) -> None:
    pointer, plain = driver.CUdeviceptr(5), driver.CUdeviceptr(5)
    memory = ctypes.c_uint64.from_address(pointer.getPtr())
    kinds: Any
    for kinds in ((ctypes.c_void_p,), (None,)):
        for number in (5, LARGE, 0):
            memory.value = number
            recorder.program()
            for _ in range(3):
                outcomes = [
                    driver.cuLaunchKernel(9, 1, 1, 1, 1, 1, 1, 0, 3, ((value,), kinds), 0)
                    for value in (pointer, driver.CUdeviceptr(number), plain)
                ]
                assert outcomes[0] == outcomes[1] == outcomes[2]
    assert driver.cuLaunchKernel(9, 1, 1, 1, 1, 1, 1, 0, hStream=3, kernelParams=((pointer,), (None,)), extra=0) == (
        driver.cuLaunchKernel(9, 1, 1, 1, 1, 1, 1, 0, 3, 0, 0)
    )


@pytest.mark.parametrize("told", [(), 5, (5, 0), (5,), [5, 0], ("", 0), (object(), 0), (ctypes.c_long(9), None)])
def test_a_live_handle_that_somebody_changed_is_refused(bindings: Any, recorder: Recorder, told: Any) -> None:
    stream = bindings.CUstream(LARGE)
    stream.getPtr()
    for _ in range(4):
        bindings.cuStreamQuery(stream)
    where = vars(stream)["_where"]
    for given in (stream, type(stream), bindings.CUstream):
        vars(stream)["_where"] = told
        with pytest.raises((TypeError, ValueError)):
            bindings.cuStreamQuery(given)
    vars(stream)["_where"] = where
    recorder.program()
    bindings.cuStreamQuery(stream)
    assert recorder.calls()[-1].unsigned(0) == LARGE


def test_a_buffer_is_locked_during_the_call_only(driver: Any, recorder: Recorder) -> None:
    memory = bytearray(16)
    for _ in range(4):
        driver.cuMemcpyHtoD(ADDRESS, memory, 8)
        memory.append(0)  # BufferError while it is locked
    if hasattr(sys, "getrefcount"):
        references = sys.getrefcount(memory)
        driver.cuMemcpyHtoD(ADDRESS, memory, 8)
        assert sys.getrefcount(memory) == references


class Number:
    """Like an array of NumPy without a dimension: a number, and a buffer from Python 3.12 on."""

    ndim, memory = 0, bytearray(8)

    def __int__(self) -> int:
        return LARGE

    def __buffer__(self, flags: int) -> memoryview:
        return memoryview(self.memory)[:1].cast("B", ())


def test_a_number_that_is_a_buffer_too(bindings: Any, recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(lenders, Number, True)
    for _ in range(4):
        bindings.cuMemcpyHtoD(ADDRESS, Number(), 8)
        assert recorder.calls()[-1].unsigned(1) == LARGE


def test_views_without_a_dimension_and_read_only_ones(bindings: Any, recorder: Recorder) -> None:
    number, content = ctypes.c_uint64(LARGE), bytes(8)
    for _ in range(4):
        for memory, address in (
            (memoryview(MEMORY), address_of(MEMORY)),
            (memoryview(number), ctypes.addressof(number)),
            (memoryview(content), ctypes.cast(ctypes.c_char_p(content), ctypes.c_void_p).value),
        ):
            bindings.cuMemcpyHtoD(ADDRESS, memory, 8)
            if sys.implementation.name != "pypy":  # PyPy copies memory that may move
                assert recorder.calls()[-1].unsigned(1) == address
    if native.available():
        frozen = memoryview(content)
        assert python_calls(lambda: bindings.cuMemcpyHtoD(ADDRESS, frozen, 8)) == [], (
            "views to read only take no Python"
        )
        for _ in range(4):
            with pytest.raises(BufferError):
                bindings.cuMemcpyDtoH(frozen, ADDRESS, 8)


def test_numbers_of_numpy_are_addresses(bindings: Any, recorder: Recorder) -> None:
    """Unless they are cut: a number with a fraction is none."""

    class Scalar:
        ndim = 0

        def __init__(self, number: Any) -> None:
            self.number = number

        def __int__(self) -> int:
            return int(self.number)

        def __index__(self) -> int:
            return int(self.number)

        def __float__(self) -> float:
            return float(self.number)

        def __eq__(self, other: object) -> bool:
            return bool(self.number == other)

    for _ in range(4):
        bindings.cuMemcpyHtoD(ADDRESS, Scalar(4096), 8)
        assert recorder.calls()[-1].unsigned(1) == 4096
        for wrong in (4096.5, -1, 1 << 64):
            with pytest.raises(TypeError):
                bindings.cuMemcpyHtoD(ADDRESS, Scalar(wrong), 8)


@pytest.mark.skipif(not native.available(), reason="there is no machine code here, as in PyPy")
def test_buffers_leave_nothing_behind(bindings: Any) -> None:
    memory = bytearray(16)
    frozen, empty = memoryview(bytes(8)), bytearray()
    assert_steady(lambda: bindings.cuMemcpyHtoD(ADDRESS, memory, 8), memory)
    assert_steady(lambda: (bindings.cuMemcpyHtoD(ADDRESS, frozen, 8), bindings.cuMemcpyHtoD(ADDRESS, empty, 0)), frozen)


def test_kernel_parameters_in_a_buffer(bindings: Any, recorder: Recorder) -> None:
    """The addresses of a kernel's arguments, in an array."""
    addresses = array.array("Q", [ADDRESS])
    for _ in range(4):
        bindings.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, None, addresses, 0)
        assert recorder.calls()[-1].unsigned(9) == address_of(addresses)
    if native.available():
        calls = python_calls(lambda: bindings.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, None, addresses, 0))
        assert calls == []


def test_an_attribute_given_as_an_object(driver: Any, recorder: Recorder) -> None:
    known, value = driver.CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, driver.cuuint64_t(LARGE)
    recorder.program("cuMemPoolSetAttribute")
    content = recorder.read(2, 8)
    for _ in range(4):
        driver.cuMemPoolSetAttribute(LARGE, known, value)
        assert recorder.result(content) == LARGE.to_bytes(8, "little")
    if native.available():
        assert python_calls(lambda: driver.cuMemPoolSetAttribute(LARGE, known, value)) == ["number_in"]


def test_several_structs_in_a_list(bindings: Any, recorder: Recorder) -> None:
    """C gets a copy of them, one behind the other."""
    operations = [bindings.CUstreamBatchMemOpParams() for _ in range(3)]
    for position, operation in enumerate(operations):
        operation.waitValue.address = ADDRESS + position
    size = len(bytes(operations[0]))
    recorder.program("cuStreamBatchMemOp_v2")
    content = recorder.read(2, 3 * size)
    for _ in range(4):
        for given in (operations, tuple(operations)):
            assert bindings.cuStreamBatchMemOp(None, 3, given, 0) == (0,)
            assert recorder.result(content) == b"".join(map(bytes, operations))
        with pytest.raises(RuntimeError, match="too small"):
            bindings.cuStreamBatchMemOp(None, 3, operations[:2], 0)
        with pytest.raises(TypeError):
            bindings.cuStreamBatchMemOp(None, 3, [*operations[:2], 5], 0)
    if native.available():
        calls = ["prepare"] * FREE_THREADED
        assert python_calls(lambda: bindings.cuStreamBatchMemOp(None, 3, operations, 0)) == calls


def test_options_that_are_numbers(bindings: Any, recorder: Recorder) -> None:
    options = bindings.CUjit_option.CU_JIT_MAX_REGISTERS, bindings.CUjit_option.CU_JIT_OPTIMIZATION_LEVEL
    numbers = [32, (1 << 32) - 1]
    recorder.program("cuModuleLoadDataEx")
    content = recorder.read(4, 16)

    def load(count: Any, options: Any, values: Any) -> Any:
        return bindings.cuModuleLoadDataEx(LARGE, count, options, values)[0]

    for _ in range(4):
        for listed in (list, tuple):
            assert load(2, listed(options), listed(numbers)) == 0
            assert recorder.result(content) == b"".join(number.to_bytes(8, "little") for number in numbers)
        assert load(0, [], None) == load(0, None, []) == 0
        with pytest.raises(RuntimeError, match="too small"):
            load(3, [*options], numbers)
        with pytest.raises(RuntimeError, match="too small"):
            load(2, [*options], numbers[:1])
        with pytest.raises(OverflowError, match="4294967296"):
            load(2, [*options], [0, 1 << 32])
        with pytest.raises(TypeError):
            load(2, [*options], [0, "1"])
        with pytest.raises(TypeError):
            load(2, [options[0], "1"], numbers)
        assert load(1, [int(options[0])], [True]) == 0
        assert (recorder.result(content) or b"")[:8] == (1).to_bytes(8, "little")
    if native.available():
        assert python_calls(lambda: load(2, [*options], numbers))[1:] == ["options_in"]


def test_options_that_are_memory(bindings: Any, recorder: Recorder) -> None:
    options = bindings.CUjit_option.CU_JIT_INFO_LOG_BUFFER, bindings.CUjit_option.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES
    log = bytearray(64)
    recorder.program("cuModuleLoadDataEx")
    content = recorder.read(4, 16)
    for memory in (log, log, log, bytearray(8), bytes(8), memoryview(bytearray(8)), bytearray(), 4096, log):
        assert bindings.cuModuleLoadDataEx(LARGE, 2, [*options], [memory, 64])[0] == 0
        address, size = (int.from_bytes((recorder.result(content) or b"")[at : at + 8], "little") for at in (0, 8))
        assert size == 64 and address
        if memory is log:
            assert address == address_of(log)
            log.append(0)
            log.pop()  # it is given back
    for wrong in ("text", [1], -1):
        with pytest.raises((TypeError, OverflowError)):
            bindings.cuModuleLoadDataEx(LARGE, 2, [*options], [wrong, 64])
    with pytest.raises(TypeError):
        bindings.cuModuleLoadDataEx(LARGE, 2, [*options], [log, log])
    if native.available():
        calls = python_calls(lambda: bindings.cuModuleLoadDataEx(LARGE, 2, [*options], [log, 64]))
        assert calls == ["options_in"]


def test_values_of_options_are_looked_at_in_each_call(bindings: Any, recorder: Recorder) -> None:
    """C gets them also where the same options had others before; wrong ones are refused."""
    option, log = bindings.CUjit_option, bytearray(8)
    options = [option.CU_JIT_INFO_LOG_BUFFER, option.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES]
    level = option.CU_JIT_OPTIMIZATION_LEVEL
    content = recorder.read(4, 16)

    def passed(values: Any, names: Any = options) -> tuple[int, ...]:
        assert bindings.cuModuleLoadDataEx(b"code", 2, names, values)[0] == 0
        return struct.unpack("<2Q", recorder.result(content) or b"")

    for _ in range(5):
        assert passed([log, 8])[1] == 8 and passed((4096, 9)) == (4096, 9)
        assert passed([3, log], (level, options[0]))[0] == 3 and passed([log, 3], [options[0], level])[1] == 3
        assert passed([log, True])[1] == 1 and passed([b"12345678", 8])[0]
        for wrong, error in (([log, 1 << 32], OverflowError), ([log, "8"], TypeError), ([log, log], TypeError)):
            with pytest.raises(error):
                passed(wrong)
        for names in (options[:1], "ab", None):
            with pytest.raises((RuntimeError, TypeError)):
                passed([log, 8], names)


def test_values_of_options_live_as_long_as_what_the_library_makes(bindings: Any, recorder: Recorder) -> None:
    """It may write to them until then."""
    kept = importlib.import_module("cuda_ctypes._floor.calls.results").kept_with
    assert not kept
    option, log = bindings.CUjit_option, bytearray(8)
    options = [option.CU_JIT_INFO_LOG_BUFFER, option.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES]

    def create() -> Any:
        return bindings.cuLinkCreate(2, options, [log, 8])

    def load() -> Any:
        return bindings.cuLibraryLoadData(b"code", options, (log, 8), 2, None, None, 0)

    def add(state: Any) -> Any:
        kind = bindings.CUjitInputType.CU_JIT_INPUT_PTX
        return bindings.cuLinkAddData(state, kind, b"code", 4, b"name", 2, options, [log, 8])

    for symbol, make, destroy in (
        ("cuLinkCreate_v2", create, bindings.cuLinkDestroy),
        ("cuLibraryLoadData", load, bindings.cuLibraryUnload),
    ):
        for _ in range(20):
            recorder.program(symbol)
            status, made = make()
            assert status == 0 and len(kept[int(made)]) == 1, "the memory is not kept"
            if make is create:
                add(made)
                assert len(kept[int(made)]) == 2
            if sys.implementation.name != "pypy":  # PyPy does not lock the buffer
                with pytest.raises(BufferError):
                    log.append(0)
            recorder.program("cuLinkDestroy" if make is create else "cuLibraryUnload", 1)
            destroy(made)
            assert kept, "it is still there"
            recorder.program()
            destroy(made)
            assert not kept
            log.append(0)
            log.pop()
            recorder.program(symbol, 1)
            assert make()[0] == 1 and not kept, "the call failed"
    recorder.program()
    assert bindings.cuLinkCreate(0, [], [])[0] == 0 and not kept
    if native.available() and not FREE_THREADED:
        assert python_calls(create) == ["options_in", "keep_with"]
        assert python_calls(lambda: bindings.cuLinkDestroy(bindings.cuLinkCreate(0, [], [])[1])) == ["options_in"]
        kept.clear()
