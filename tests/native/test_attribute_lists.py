"""Lists of values whose types a list of attributes tells: C gets copies of both lists, and writes to memory of its own."""

from __future__ import annotations

import struct
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import native
from tests.conftest import package_on
from tests.native.python_calls import python_calls
from tests.native.steady import ROUNDS
from tests.standin.control import Recorder

Standin = Callable[[str], Path]
NEGATIVE, ADDRESS = -3, 0x7F1234567890


@pytest.fixture
def driver(standin: Standin, recorder: Recorder) -> Iterator[Any]:
    recorder.program()
    with package_on(str(standin("recording"))) as module:
        yield module("bindings.driver")


@pytest.fixture
def asked(driver: Any, recorder: Recorder) -> list[Any]:
    """Attributes of four kinds: a handle, an enum, a signed number and a truth value. C writes to them."""
    recorder.program("cuPointerGetAttributes")
    for position, content in enumerate(
        (ADDRESS.to_bytes(8, "little"), b"\2\0\0\0", struct.pack("<i", NEGATIVE), b"\1")
    ):
        recorder.write(2, content, 8 * position, 0)
    known = driver.CUpointer_attribute
    return [
        known.CU_POINTER_ATTRIBUTE_CONTEXT,
        known.CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
        known.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
        known.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS,
    ]


def test_values_and_what_c_gets(driver: Any, recorder: Recorder, asked: list[Any]) -> None:
    members = recorder.read(1, 16)
    for call in range(5):
        status, found = driver.cuPointerGetAttributes(4, asked if call % 2 else tuple(asked), 77)
        assert status == 0 and found == [ADDRESS, 2, NEGATIVE, True]
        assert [type(value).__name__ for value in found] == ["CUcontext", "int", "int", "bool"]
        assert struct.unpack("<4i", recorder.result(members) or b"") == tuple(map(int, asked))
        assert [recorder.calls()[-1].unsigned(place) for place in (0, 3)] == [4, 77]
    if native.available():
        calls = python_calls(lambda: driver.cuPointerGetAttributes(4, asked, 77))
        assert "cuPointerGetAttributes" not in calls and {"numbers_out", "numbers_in"} <= {*calls}


def test_each_call_has_new_memory(driver: Any, recorder: Recorder, asked: list[Any]) -> None:
    """A value that C leaves alone is 0, not that of an earlier call."""
    for _ in range(4):
        assert driver.cuPointerGetAttributes(4, asked, 77)[1][2] == NEGATIVE
    recorder.program("cuPointerGetAttributes")
    assert driver.cuPointerGetAttributes(4, asked, 77) == (0, [0, 0, 0, False])


def test_long_lists(driver: Any, asked: list[Any]) -> None:
    for times in (10, 16, 17):
        for _ in range(3):
            status, found = driver.cuPointerGetAttributes(4 * times, asked * times, 77)
            assert status == 0 and found[:4] == [ADDRESS, 2, NEGATIVE, True] and len(found) == 4 * times
    if native.available():
        assert "numbers_in" in python_calls(lambda: driver.cuPointerGetAttributes(64, asked * 16, 77))


def test_empty_lists(driver: Any, recorder: Recorder) -> None:
    for _ in range(4):
        assert driver.cuPointerGetAttributes(0, [], 77) == (0, [])
        assert driver.cuMemRangeGetAttributes([], (), 0, 5, 64) == (0, [])
        assert [recorder.calls()[-1].unsigned(place) for place in (0, 1, 2, 3)] == [0, 0, 0, 0]


def test_lists_of_sizes(driver: Any, recorder: Recorder) -> None:
    known = driver.CUmem_range_attribute
    asked = [known.CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, known.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION]
    recorder.program("cuMemRangeGetAttributes")
    recorder.write(0, b"\1\0\0\0", 0, 0)
    recorder.write(0, struct.pack("<i", -1), 8, 0)
    sizes, members = recorder.read(1, 16), recorder.read(2, 8)
    for _ in range(4):
        assert driver.cuMemRangeGetAttributes([4, 4], asked, 2, 5, 64) == (0, [1, -1])
        assert struct.unpack("<2Q", recorder.result(sizes) or b"") == (4, 4)
        assert struct.unpack("<2i", recorder.result(members) or b"") == tuple(map(int, asked))
    for odd in ([4, 4096], [4, 4, 4], [True, 4]):
        assert driver.cuMemRangeGetAttributes(odd, asked, 2, 5, 64) == (0, [1, -1])
        assert struct.unpack("<2Q", recorder.result(sizes) or b"") == tuple(map(int, odd[:2]))
    with pytest.raises(RuntimeError, match="List is too small"):
        driver.cuMemRangeGetAttributes([4], asked, 2, 5, 64)
    for _ in range(3):
        with pytest.raises(RuntimeError, match="List is too small"):
            driver.cuMemRangeGetAttributes(None, asked, 2, 5, 64)
    with pytest.raises(TypeError):  # equal to the sizes of other calls, but no int
        driver.cuMemRangeGetAttributes([4.0, 4.0], asked, 2, 5, 64)


def test_other_lists_go_to_python(driver: Any, recorder: Recorder, asked: list[Any]) -> None:
    get, right = driver.cuPointerGetAttributes, [ADDRESS, 2, NEGATIVE, True]
    for _ in range(3):
        get(4, asked, 77)
    assert get(4, [*map(int, asked)], 77)[1] == right
    assert get(4, [*asked, *asked], 77)[1] == [*right, 0, 0, 0, False]
    recorder.program("cuPointerGetAttributes")
    recorder.write(2, ADDRESS.to_bytes(8, "little"), 0, 0)
    assert get(2, asked[:1] + [driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_P2P_TOKENS], 77)[0] == 0
    assert get(40, asked[:1] * 40, 77)[1][:2] == [ADDRESS, 0]  # longer than the memory of machine code
    for given, error in (
        ((5, asked, 77), RuntimeError),
        ((1, [driver.CUstream(3)], 77), TypeError),
        ((1, "a", 77), TypeError),
    ):
        with pytest.raises(error):
            get(*given)


def test_the_list_may_change_meanwhile(driver: Any, asked: list[Any]) -> None:
    """Neither C nor the results see a list of another length."""
    wrong: list[Any] = []
    given, stop = [*asked], threading.Event()

    def change() -> None:
        while not stop.is_set():
            given.clear()
            given.extend(asked[:2] * 16)
            del given[4:]
            given[:] = asked
            stop.wait(1e-5)

    threads = [threading.Thread(target=change) for _ in range(2)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    for thread in threads:
        thread.start()
    try:
        for _ in range(ROUNDS // 50):
            try:
                status, found = driver.cuPointerGetAttributes(4, given, 77)
            except RuntimeError:  # the list was too short at the time
                continue
            if status or len(found) < 4 or found[0] != ADDRESS:
                wrong.append(found)
    finally:
        stop.set()
        sys.setswitchinterval(before)
        for thread in threads:
            thread.join()
    assert not wrong


def test_a_truth_value_to_set(driver: Any, recorder: Recorder) -> None:
    """Its size is beside it."""
    known = driver.CUcoredumpSettings
    recorder.program("cuCoredumpSetAttribute")
    value, size = recorder.read(1, 8), recorder.read(2, 8)
    for _ in range(4):
        for given in (True, 1, False, 5, -5, 1 << 70):
            assert driver.cuCoredumpSetAttribute(known.CU_COREDUMP_ENABLE_ON_EXCEPTION, given) == (0,)
            assert recorder.result(value) == bool(given).to_bytes(8, "little")
            assert recorder.result(size) == b"\1" + bytes(7)
    if native.available():
        for given in (True, 0x1000):
            calls = python_calls(lambda: driver.cuCoredumpSetAttribute(known.CU_COREDUMP_ENABLE_ON_EXCEPTION, given))  # noqa: B023
            assert calls == ["number_in"]
    with pytest.raises(OverflowError):
        driver.cuCoredumpSetAttribute(1 << 40, True)
    driver.cuCoredumpSetAttribute(known.CU_COREDUMP_FILE, "text")
    assert recorder.calls()[-1].symbol == "cuCoredumpSetAttribute"


def test_a_text_to_set(driver: Any, recorder: Recorder) -> None:
    """Its size is beside it; a long one goes to Python."""
    file = driver.CUcoredumpSettings.CU_COREDUMP_FILE
    recorder.program("cuCoredumpSetAttribute")
    value, size = recorder.read(1, 5), recorder.read(2, 8)
    for given in ("file", b"file", "\u00e9", b"", b"x" * 63, "x" * 64, bytearray(b"file"), b"x" * 500):
        content = given.encode() if isinstance(given, str) else bytes(given)
        for _ in range(3):
            assert driver.cuCoredumpSetAttribute(file, given) == (0,)
            assert (recorder.result(value) or b"").split(b"\0")[0] == content[:5]
            assert recorder.result(size) == len(content).to_bytes(8, "little")
    if native.available():
        for given in ("file", b"file"):
            calls = python_calls(lambda: driver.cuCoredumpSetAttribute(file, given))  # noqa: B023
            assert calls == ["number_in", "_text_in"]
    for wrong in (5, True, None, 1.5):
        with pytest.raises(TypeError):
            driver.cuCoredumpSetAttribute(file, wrong)
    with pytest.raises(UnicodeEncodeError):
        driver.cuCoredumpSetAttribute(file, "\ud800")


def test_a_number_to_set(driver: Any, recorder: Recorder) -> None:
    """An int or a handle; negative numbers keep their sign in 8 bytes."""
    known = driver.CUmemPool_attribute
    recorder.program("cuMemPoolSetAttribute")
    value = recorder.read(2, 8)
    wide, narrow = known.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, known.CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC
    numbers = (0, 5, True, 1 << 40, (1 << 64) - 1, driver.cuuint64_t(1 << 40), driver.cuuint64_t(7), 6)
    for _ in range(3):
        for attribute, given in [*[(wide, number) for number in numbers], (int(wide), 9), (narrow, -5), (narrow, 1)]:
            assert driver.cuMemPoolSetAttribute(3, attribute, given) == (0,)
            assert recorder.result(value) == (int(given) % (1 << 64)).to_bytes(8, "little")
    if native.available():
        for given in (5, True, driver.cuuint64_t(7)):
            calls = python_calls(lambda: driver.cuMemPoolSetAttribute(3, wide, given))  # noqa: B023
            assert calls[0] == "number_in" and "value_in" not in calls
    for attribute, wrong in ((wide, -1), (wide, 1 << 64), (narrow, 1 << 31), (narrow, driver.cuuint64_t(1 << 40))):
        with pytest.raises(OverflowError):
            driver.cuMemPoolSetAttribute(3, attribute, wrong)
    live = driver.cuuint64_t(5)
    assert live.getPtr() and driver.cuMemPoolSetAttribute(3, wide, live) == (0,)
    assert recorder.result(value) == (5).to_bytes(8, "little")


def test_a_list_for_an_attribute(driver: Any) -> None:
    for _ in range(3):
        with pytest.raises(TypeError, match="CUpointer_attribute: a member of the enum or an integer is required"):
            driver.cuPointerSetAttribute(5, [], ADDRESS)


def test_a_value_that_pretends_to_be_an_int(driver: Any) -> None:
    known = driver.CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
    pretending: Any = type("Pretending", (), {"__class__": property(lambda self: int)})()
    for _ in range(4):
        driver.cuMemPoolSetAttribute(5, known, 1)
        with pytest.raises(TypeError, match="value: an integer is required, got Pretending"):
            driver.cuMemPoolSetAttribute(5, known, pretending)
