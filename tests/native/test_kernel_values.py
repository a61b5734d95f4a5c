"""The forms in which programs give a kernel's arguments, as values and types: machine code gives C the same memory as Python does, in the
first launch and in all others."""

from __future__ import annotations

import ctypes
import sys
from struct import pack
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import FREE_THREADED, native
from tests.native.python_calls import python_calls
from tests.native.routines import METHODS
from tests.standin.control import Recorder

LARGE = 0x7F00_1234_5678


class Pair(ctypes.Structure):
    _fields_ = [("first", ctypes.c_int32), ("second", ctypes.c_double)]


def struct_of(driver: Any) -> Any:
    made = driver.CUDA_MEMCPY2D()
    made.WidthInBytes = LARGE
    return made


def quick_struct_of(driver: Any) -> Any:
    """A struct that code tells the address of."""
    made = driver.CUDA_MEMCPY3D()
    for _ in range(600):
        made.WidthInBytes = LARGE
    return made


VALUES: dict[str, tuple[Callable[[Any], Any], Any, bytes]] = {
    # the value, its type, and the memory that C gets
    "a pointer without a type": (lambda d: d.CUdeviceptr(LARGE), None, pack("<Q", LARGE)),
    "a texture without a type": (lambda d: d.CUtexObject(5), None, pack("<Q", 5)),
    "a device without a type": (lambda d: d.CUdevice(5), None, pack("<i", 5)),
    "a member without a type": (lambda d: d.CUstream_flags(1), None, pack("<i", 1)),
    "a struct without a type": (struct_of, None, bytes(8)),
    "a struct that is used often": (quick_struct_of, None, bytes(8)),
    "a struct of ctypes": (lambda d: Pair(7, 2.5), None, pack("<ixxxxd", 7, 2.5)),
    "a pointer": (lambda d: d.CUdeviceptr(LARGE), ctypes.c_void_p, pack("<Q", LARGE)),
    "a handle for an int": (lambda d: d.CUdevice(5), ctypes.c_int, pack("<i", 5)),
    "a member for an int": (lambda d: d.CUstream_flags(1), ctypes.c_int, pack("<i", 1)),
    "a bool for an int": (lambda d: True, ctypes.c_int, pack("<i", 1)),
    "False": (lambda d: False, ctypes.c_bool, b"\0"),
    "True": (lambda d: True, ctypes.c_bool, b"\1"),
    "a c_int": (lambda d: ctypes.c_int(-5), ctypes.c_int, pack("<i", -5)),
    "a c_uint8": (lambda d: ctypes.c_uint8(250), ctypes.c_uint8, b"\xfa"),
    "a c_float": (lambda d: ctypes.c_float(1.5), ctypes.c_float, pack("<f", 1.5)),
    "a c_double": (lambda d: ctypes.c_double(1.5), ctypes.c_double, pack("<d", 1.5)),
    "a c_void_p": (lambda d: ctypes.c_void_p(LARGE), ctypes.c_void_p, pack("<Q", LARGE)),
    "a c_char": (lambda d: ctypes.c_char(b"x"), ctypes.c_char, b"x"),
    "bytes for a c_char": (lambda d: b"x", ctypes.c_char, b"x"),
    "a negative int": (lambda d: -5, ctypes.c_longlong, pack("<q", -5)),
    "an int for a float": (lambda d: 3, ctypes.c_float, pack("<f", 3)),
    "a large int for a float": (lambda d: 10**30, ctypes.c_float, pack("<f", 10**30)),
    "an int for a double": (lambda d: -(1 << 70), ctypes.c_double, pack("<d", -(1 << 70))),
    "0 for a double": (lambda d: 0, ctypes.c_double, bytes(8)),
    "a float": (lambda d: 2.5, ctypes.c_float, pack("<f", 2.5)),
}


def launch(driver: Any, *pairs: Any) -> Any:
    return driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, None, tuple(zip(*pairs)), 0)


@pytest.mark.parametrize("name", VALUES)
def test_c_gets_the_value(driver: Any, recorder: Recorder, name: str) -> None:
    make, c_type, content = VALUES[name]
    value = make(driver)
    before = type(value)
    recorder.program("cuLaunchKernel")
    read = recorder.read(9, len(content), 0, 0)
    numbers = recorder.read(9, 4, 8, 0)
    for number in range(5):
        launch(driver, (value, c_type), (number, ctypes.c_int))
        assert recorder.result(read) == content
        assert recorder.result(numbers) == pack("<i", number)
    assert type(value) is before, "a launch does not make a handle live"
    if native.available():
        assert python_calls(lambda: launch(driver, (value, c_type), (5, ctypes.c_int))) == ["launch"]


def test_a_struct_of_a_class_whose_method_a_program_has_replaced(
    driver: Any, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kernel gets what the program's method points to, also once there is machine code for the class."""
    memory = ctypes.create_string_buffer(pack("<Q", LARGE))
    cls = driver.CUDA_MEMCPY3D_PEER
    monkeypatch.setattr(cls, "getPtr", lambda struct: ctypes.addressof(memory), raising=False)
    value = cls()
    for _ in range(600):
        value.WidthInBytes = 5
    recorder.program("cuLaunchKernel")
    read = recorder.read(9, 8, 0, 0)
    for _ in range(5):
        launch(driver, (value, None))
        assert recorder.result(read) == pack("<Q", LARGE)


def test_a_stream_may_be_a_void_pointer(driver: Any, recorder: Recorder) -> None:
    """As in programs that call other functions by ctypes: it is replaced by its number, for which there is code."""
    recorder.program("cuLaunchKernel")
    for number in (LARGE, None, LARGE + 1):
        for _ in range(3):
            driver.cuLaunchKernel(
                ctypes.c_void_p(5), 1, 1, 1, 1, 1, 1, 0, ctypes.c_void_p(number), ((1,), (ctypes.c_int,)), 0
            )
            call = recorder.calls()[-1]
            assert (call.unsigned(0), call.unsigned(8)) == (5, number or 0)


def test_a_handle_that_changes_is_read_in_its_memory(driver: Any, recorder: Recorder) -> None:
    handle = driver.CUdeviceptr(LARGE)
    recorder.program("cuLaunchKernel")
    read = recorder.read(9, 8, 0, 0)
    for _ in range(3):
        launch(driver, (handle, None))
    memory = ctypes.c_uint64.from_address(handle.getPtr())
    for number in (LARGE, LARGE + 1, LARGE + 2):
        memory.value = number
        launch(driver, (handle, None))
        assert recorder.result(read) == number.to_bytes(8, "little")


def live_handles(driver: Any) -> dict[str, Any]:
    """Handles whose memory is their own, the program's, and a struct's."""
    own, memory, copy = driver.CUdeviceptr(LARGE), ctypes.c_uint64(LARGE), driver.CUDA_MEMCPY2D()
    own.getPtr()
    copy.dstDevice = driver.CUdeviceptr(LARGE)
    there = driver.CUdeviceptr(_ptr=ctypes.addressof(memory))
    there.__dict__["memory"] = memory
    found = {"its own": own, "the program's": there}
    return {**found, "a struct's": copy.dstDevice} if "bindings" in driver.__name__ else found


@pytest.mark.parametrize("whose", ["its own", "the program's", "a struct's"])
@pytest.mark.parametrize("c_type", [None, ctypes.c_void_p, ctypes.c_uint64])
def test_live_handles(driver: Any, recorder: Recorder, whose: str, c_type: Any) -> None:
    """C gets their number, but as a pointer the address of memory that is not their own, in every launch."""
    handle, plain = live_handles(driver).get(whose), driver.CUdeviceptr(LARGE + 1)
    if handle is None:
        return
    by_address = c_type is ctypes.c_void_p and whose != "its own"
    recorder.program("cuLaunchKernel")
    read = recorder.read(9, 8, 0, 0)
    for number in (LARGE, LARGE, LARGE, LARGE, 7, 0, LARGE):
        ctypes.c_uint64.from_address(handle.getPtr()).value = number
        for value, expected in ((plain, LARGE + 1), (handle, handle.getPtr() if by_address else number)):
            launch(driver, (value, c_type))
            assert recorder.result(read) == expected.to_bytes(8, "little")
    if native.available() and not FREE_THREADED and not by_address and METHODS:
        assert python_calls(lambda: launch(driver, (handle, c_type))) == ["launch"]


def test_a_value_of_ctypes_that_changes(driver: Any, recorder: Recorder) -> None:
    value = ctypes.c_int(0)
    recorder.program("cuLaunchKernel")
    read = recorder.read(9, 4, 0, 0)
    for value.value in range(5):
        launch(driver, (value, ctypes.c_int))
        assert recorder.result(read) == pack("<i", value.value)


def test_handles_of_floats(module: Any, recorder: Recorder) -> None:
    driver, cufft = module("checked.driver"), module("checked.cufft")
    recorder.program("cuLaunchKernel")
    read = recorder.read(9, 4, 0, 0)
    for _ in range(4):
        launch(driver, (cufft.cufftReal(3), None))
        assert recorder.result(read) == pack("<f", 3)


def test_the_int_that_stands_for_errors(driver: Any, recorder: Recorder) -> None:
    recorder.program("cuLaunchKernel")
    read = recorder.read(9, 8, 0, 0)
    for number in (5, 5, -1, -1, 5):
        launch(driver, (number, ctypes.c_double))
        assert recorder.result(read) == pack("<d", number)


class Derived(ctypes.c_int):
    pass


@pytest.mark.parametrize(
    ("right", "wrong", "c_type"),
    [
        (ctypes.c_void_p(5), ctypes.c_void_p(None), ctypes.c_void_p),
        (ctypes.c_int(5), ctypes.c_long(5), ctypes.c_int),
        (ctypes.c_uint(5), ctypes.c_wchar("x"), ctypes.c_uint),
        (ctypes.c_wchar("x"), ctypes.c_wchar.from_buffer(bytearray(b"\xff\xff\xff\x7f")), ctypes.c_wchar),
        (5, 1 << 31, ctypes.c_int),
        (b"x", b"xy", ctypes.c_char),
        *([(b"x", b"", ctypes.c_char)] if sys.implementation.name != "pypy" else []),  # PyPy's own c_char takes it
        (True, None, ctypes.c_int),
        (5, 10**400, ctypes.c_double),
        (5, 10**40, ctypes.c_float),
        (Pair(), (ctypes.c_int * 4)(), None),
        (Pair(), ctypes.c_int(5), None),
    ],
    ids=lambda value: type(value).__name__,
)
def test_code_takes_no_more_than_python(driver: Any, right: Any, wrong: Any, c_type: Any) -> None:
    """Not even after many launches with a similar value."""

    def refusal() -> tuple[type, str]:
        with pytest.raises((TypeError, OverflowError, ValueError)) as caught:
            launch(driver, (wrong, c_type))
        return caught.type, str(caught.value)

    first = refusal()
    for _ in range(5):
        launch(driver, (right, c_type))
    assert refusal() == first


def test_classes_of_programs_go_to_python(driver: Any, recorder: Recorder) -> None:
    class Memory:
        def __init__(self) -> None:
            self.content = ctypes.c_uint64(LARGE)

        def getPtr(self) -> int:
            return ctypes.addressof(self.content)

    class Other(Pair):
        def getPtr(self) -> int:
            return ctypes.addressof(memory.content)

    memory = Memory()
    recorder.program("cuLaunchKernel")
    read = recorder.read(9, 8, 0, 0)
    for value in (memory, Other(1, 2.5)):
        for _ in range(4):
            launch(driver, (value, None))
            assert recorder.result(read) == LARGE.to_bytes(8, "little")
    read = recorder.read(9, 4, 0, 0)
    for _ in range(4):
        launch(driver, (Derived(7), ctypes.c_int))
        assert recorder.result(read) == pack("<i", 7)
