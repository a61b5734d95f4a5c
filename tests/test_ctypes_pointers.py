"""Each ctypes type in each position of a pointer, in ``checked``: the address that C gets, or a refusal."""

from __future__ import annotations

import ctypes
from typing import Any, Callable

import pytest

from tests.standin.control import Recorder

Modules = Callable[[str], Any]
TEXT = ctypes.create_string_buffer(b"some text of a test")
WHERE = ctypes.addressof(TEXT)


class Pair(ctypes.Structure):
    _fields_ = [("first", ctypes.c_int), ("second", ctypes.c_int)]


callback = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(print)
CODE = ctypes.cast(callback, ctypes.c_void_p).value
PAIR, DOUBLE, WORD, NUMBER = Pair(1, 2), ctypes.c_double(2), ctypes.c_uint64(WHERE), ctypes.c_int(5)

HELD = {
    "c_void_p": (ctypes.c_void_p(WHERE), WHERE),
    "NULL": (ctypes.c_void_p(), 0),
    "c_char_p": (ctypes.cast(TEXT, ctypes.c_char_p), WHERE),
    "c_wchar_p": (ctypes.cast(TEXT, ctypes.c_wchar_p), WHERE),
    "POINTER": (ctypes.pointer(TEXT), WHERE),
    "byref": (ctypes.byref(WORD), ctypes.addressof(WORD)),
    "function": (callback, CODE),
}
"""Pointers, and the addresses that they hold."""
MEMORY = {
    "array": (TEXT, WHERE),
    "struct": (PAIR, ctypes.addressof(PAIR)),
    "c_double": (DOUBLE, ctypes.addressof(DOUBLE)),
}
"""Objects that are memory of 8 bytes or more, and their addresses."""
AMBIGUOUS = {
    "c_uint64": WORD,
    "c_int64": ctypes.c_int64(WHERE),
    "c_size_t": ctypes.c_size_t(WHERE),
}
"""Words that may be an address or memory."""

POSITIONS: dict[str, tuple[Callable[[Any, Any], Any], int]] = {
    "read": (lambda driver, value: driver.cuMemcpyHtoDAsync(7, value, 8, 0), 1),
    "written": (lambda driver, value: driver.cuMemcpyDtoHAsync(value, 7, 8, 0), 0),
    "of any length": (lambda driver, value: driver.cuModuleLoadData(value), 1),
    "of a list": (lambda driver, value: driver.cuLaunchKernel(*[1] * 9, value, 0), 9),
}
"""Calls with a ``void *``, and its position in C."""
ALL = {**HELD, **MEMORY}


def passed(recorder: Recorder, call: Callable[[], Any], position: int) -> int:
    recorder.program()
    call()
    (made,) = recorder.calls()
    return made.unsigned(position)


@pytest.fixture
def driver(recorded: Modules) -> Any:
    return recorded("cu13.checked.driver")


@pytest.mark.parametrize("place", POSITIONS)
@pytest.mark.parametrize("kind", ALL)
@pytest.mark.parametrize("calls_before", [0, 2])
def test_untyped_pointer(driver: Any, recorder: Recorder, place: str, kind: str, calls_before: int) -> None:
    (call, position), (value, address) = POSITIONS[place], ALL[kind]
    for _ in range(calls_before):  # after the second call, machine code is first
        call(driver, WHERE)
    assert passed(recorder, lambda: call(driver, value), position) == address


@pytest.mark.parametrize("place", POSITIONS)
@pytest.mark.parametrize("kind", AMBIGUOUS)
def test_a_word_for_an_untyped_pointer_is_refused_with_both_spellings(
    driver: Any, recorder: Recorder, place: str, kind: str
) -> None:
    call, _ = POSITIONS[place]
    recorder.program()
    with pytest.raises(
        TypeError, match=r"ambiguous for a pointer: (\w+)\.value is .* ctypes\.byref\(\1\) the address of"
    ):
        call(driver, AMBIGUOUS[kind])
    assert not recorder.calls(), "C was called"


def test_a_python_object_is_no_address(driver: Any, recorder: Recorder) -> None:
    recorder.program()
    for call, _ in POSITIONS.values():
        with pytest.raises(TypeError, match="a py_object is no address for C"):
            call(driver, ctypes.py_object(TEXT))
    assert not recorder.calls(), "C was called"


def test_a_pointer_keeps_an_object_that_only_it_owns(driver: Any, recorder: Recorder) -> None:
    recorder.program()
    given = recorder.read(1, 20)
    driver.cuMemcpyHtoDAsync(7, ctypes.c_char_p(b"text of its own only"), 20, 0)
    assert recorder.result(given) == b"text of its own only"


def test_a_short_number_is_memory_and_may_be_too_short(driver: Any) -> None:
    with pytest.raises(ValueError, match="8 bytes are required, got a c_int of 4"):
        driver.cuMemcpyHtoDAsync(7, NUMBER, 8, 0)


@pytest.mark.parametrize("kind", HELD)
def test_member_of_a_struct(driver: Any, kind: str) -> None:
    value, address = HELD[kind]
    assert driver.CUDA_MEMCPY2D(srcHost=value).srcHost == address
    copy = driver.CUDA_MEMCPY2D()
    copy.srcHost = value
    assert copy.srcHost == address
    with pytest.raises(TypeError, match="srcHost: .* is ambiguous"):
        copy.srcHost = WORD


@pytest.mark.parametrize(
    "value",
    [
        ctypes.c_char_p(b"name"),
        ctypes.create_string_buffer(b"name"),
        ctypes.cast(ctypes.c_char_p(b"name"), ctypes.POINTER(ctypes.c_char)),
    ],
    ids=["c_char_p", "array", "POINTER"],
)
def test_text(driver: Any, recorder: Recorder, value: Any) -> None:
    recorder.program()
    given = recorder.read(2, 5)
    driver.cuModuleGetFunction(1, value)
    assert recorder.result(given) == b"name\0"


@pytest.mark.parametrize(
    ("value", "number"), [(ctypes.c_void_p(9), 9), (ctypes.c_void_p(), 0), (ctypes.c_uint64(9), 9)]
)
def test_handle(driver: Any, recorder: Recorder, value: Any, number: int) -> None:
    assert passed(recorder, lambda: driver.cuStreamSynchronize(value), 0) == number
    assert passed(recorder, lambda: driver.cuMemFree(value), 0) == number


def test_a_handle_refuses_objects_other_than_numbers(driver: Any) -> None:
    for value in (TEXT, PAIR, ctypes.byref(WORD), ctypes.pointer(WORD), DOUBLE, ctypes.c_char_p(b"")):
        with pytest.raises(TypeError, match="hStream"):
            driver.cuStreamSynchronize(value)


def test_raw_names_are_their_values(recorded: Modules, driver: Any, recorder: Recorder) -> None:
    raw = recorded("cu13.raw.driver")
    for value in (raw.CUdeviceptr(WHERE), raw.CUstream(WHERE)):
        recorder.program()
        driver.cuMemcpyHtoDAsync(7, value, 8, 0)
        assert recorder.calls()[0].unsigned(1) == WHERE


def test_for_a_struct_only_its_class_is_accepted(driver: Any) -> None:
    for value in (*ALL.values(), *AMBIGUOUS.values()):
        with pytest.raises(TypeError, match="pCopy"):
            driver.cuMemcpy2D(value)


def test_a_word_for_a_typed_pointer_is_memory(recorded: Modules) -> None:
    pointed = recorded("_floor.types.ctypes_pointers").pointed
    assert pointed(WORD, "count", True) is WORD
    assert pointed(ctypes.c_void_p(WHERE), "count", True) == WHERE


def test_bindings_pass_the_address_of_the_object_as_cuda_bindings_do(recorded: Modules, recorder: Recorder) -> None:
    bindings = recorded("cu13.bindings.driver")
    value = ctypes.c_void_p(WHERE)
    assert passed(recorder, lambda: bindings.cuMemcpyHtoDAsync(7, value, 8, 0), 1) == ctypes.addressof(value)
