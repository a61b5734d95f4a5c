"""Structs remember the handles that machine code has read from them, and pass their memory on to these."""

from __future__ import annotations

import ctypes
import gc
import struct
import sys
import threading
import weakref
from typing import Any

import pytest

from cuda_ctypes._floor import native
from cuda_ctypes._floor.types.live_handles import live_classes
from cuda_ctypes._floor.types.struct_views import REMEMBERS
from cuda_ctypes.bindings import driver
from cuda_ctypes.checked import driver as checked
from tests.native.python_calls import python_calls
from tests.native.steady import assert_steady
from tests.native.test_members import structs

d: Any = driver
pytestmark = [
    pytest.mark.skipif(
        not REMEMBERS, reason="before Python 3.12, in PyPy and without the GIL, a handle is made each time"
    ),
    pytest.mark.skipif(not native.available(), reason="there is no machine code here"),
]
NUMBERS = [0, 5, 0, (1 << 30) - 1, 1 << 30, 1 << 40, 7, (1 << 60) - 1, 0]
SMALL = 16


def quick(cls: Any) -> Any:
    """Let machine code make the structs of a class, and read them."""
    from cuda_ctypes._floor.native.members import quicken_class

    structs()
    quicken_class(cls)
    return cls


def handles() -> list[tuple[Any, str]]:
    """Each struct class with each member that it remembers."""
    return [
        (cls, slot.removeprefix("_handle_"))
        for cls in structs()
        for slot in vars(cls).get("_remembered", ())
        if slot.startswith("_handle_") and ctypes.sizeof(cls) > SMALL
    ]


def test_a_member_is_the_same_handle_each_time() -> None:
    found = handles()
    assert len(found) > 40
    for cls, name in found:
        one, other = cls(), cls()
        handle = getattr(one, name)
        assert getattr(one, name) is handle is not getattr(other, name), (cls, name)
        assert type(handle) in live_classes.values() and handle == 0
        assert handle.getPtr() - one.getPtr() == handle._where[1]


def test_a_handle_has_the_number_of_now() -> None:
    """Also for C, which reads the digits of an int."""
    params = quick(d.CUDA_KERNEL_NODE_PARAMS)()
    handle = params.func
    for number in NUMBERS:
        for put in (params, ctypes.c_uint64.from_address(params.getPtr())):
            setattr(put, "func" if put is params else "value", number)
            again = params.func
            assert again is handle and handle == number and int(handle) == number and hash(handle) == hash(number)
            assert struct.pack("Q", again) == struct.pack("Q", number) and bool(again)


def test_a_long_number_is_read_by_python() -> None:
    params = quick(d.CUDA_KERNEL_NODE_PARAMS)()
    handle = params.func
    for number in (1 << 60, (1 << 64) - 1):
        params.func = number
        assert params.func is not handle and params.func == handle == number
    params.func = 7
    assert params.func is handle


def test_no_python_runs_and_nothing_is_left() -> None:
    cls = quick(d.CUDA_MEMCPY3D)
    one = cls()
    assert python_calls(lambda: (one.srcArray, one.srcArray, one.dstDevice, cls().srcArray)) == []

    def work() -> None:
        made = cls()
        made.srcArray, made.dstDevice
        handle = made.srcArray
        del made
        assert handle == 0

    assert_steady(work, cls, None, *[live_classes[kind] for kind in (d.CUarray, d.CUdeviceptr)])


def test_a_struct_ends_at_once_and_its_handle_keeps_the_memory() -> None:
    cls = quick(d.CUDA_KERNEL_NODE_PARAMS)
    gc.disable()
    try:
        params = cls()
        params.func, params.kern = 1 << 40, 7
        handle, other, ended = params.func, params.kern, weakref.ref(params)
        place = params.getPtr()
        del params
        assert ended() is None
        others = [cls() for _ in range(1000)]
        assert handle == 1 << 40 and other == 7 and handle.getPtr() == place
        assert place not in [each.getPtr() for each in others], "the memory is not free"
        memory = sys.getallocatedblocks()
        del handle, other
        assert sys.getallocatedblocks() < memory
    finally:
        gc.enable()


def test_a_handle_that_refers_to_its_struct_is_collected() -> None:
    params = quick(d.CUDA_KERNEL_NODE_PARAMS)()
    vars(params.func)["struct"], ended = params, weakref.ref(params)
    del params
    gc.collect()
    assert ended() is None


def test_structs_of_subclasses() -> None:
    base: Any = quick(d.CUDA_KERNEL_NODE_PARAMS)
    ended: list[int] = []
    named = type("Named", (base,), {"__slots__": ("name",), "__del__": lambda self: ended.append(int(self.func))})()
    named.func, named.name = 7, "a"
    handle = named.func
    assert named.func is handle and handle == 7
    changed = base()
    first = changed.func
    assert first is changed.func and not [name for name in dir(changed) if name.startswith(("_handle", "_memory"))]
    del named
    assert ended == [7] and handle == 7


def test_structs_in_memory_of_others() -> None:
    """They are kept by the handle, and keep that memory."""
    cls = quick(d.CUDA_KERNEL_NODE_PARAMS)
    room, array, whole = bytearray(ctypes.sizeof(cls)), (cls * 2)(), quick(d.CUgraphNodeParams)()
    own = cls(func=7)
    room[:8] = (7).to_bytes(8, "little")
    array[1].func = whole.kernel.func = 7
    pointer = ctypes.pointer(own)
    for one in (cls.from_buffer(room), array[1], pointer.contents, whole.kernel, cls(_ptr=own.getPtr())):
        handle = one.func
        assert handle._where[0] is one and one.func is not handle == 7
        ended = weakref.ref(one)
        del one
        assert ended() is not None and handle == 7
    handle = cls.from_buffer(room).func
    with pytest.raises(BufferError):
        room.append(0)
    del handle
    gc.collect()
    room.append(0)
    copied = cls.from_buffer_copy(own)
    assert copied.func is copied.func == 7


def test_the_memory_of_a_small_struct_stays() -> None:
    cls = quick(d.CUDA_MEM_FREE_NODE_PARAMS)
    assert ctypes.sizeof(cls) <= SMALL
    one = cls()
    one.dptr = 7
    handle, ended = one.dptr, weakref.ref(one)
    assert one.dptr is not handle
    del one
    assert ended() is not None and handle == 7


def test_memory_that_has_passed_on_keeps_its_size() -> None:
    cls = quick(d.CUDA_KERNEL_NODE_PARAMS)
    for size in (200, 100_000):
        one = cls()
        ctypes.resize(one, size)
        one.func = 7
        handle = one.func
        assert handle.getPtr() == one.getPtr() and one.func is handle == 7
        with pytest.raises(ValueError, match="own"):
            ctypes.resize(one, 2 * size)
        assert len(memoryview(one).cast("B")) >= ctypes.sizeof(cls)
        del one
        assert handle == 7


def test_copies_have_handles_of_their_own() -> None:
    one = quick(d.CUDA_KERNEL_NODE_PARAMS)()
    one.func = 7
    handle = one.func
    twin = one.__copy__()
    one.func = 8
    assert twin == d.CUDA_KERNEL_NODE_PARAMS(func=7) and twin.func is twin.func is not handle and twin.func == 7


def test_structs_of_checked() -> None:
    cls: Any = checked.CUlaunchConfig
    one = quick(cls)()
    one.hStream = 7
    assert one.hStream is one.hStream == 7


def test_threads_that_read_first() -> None:
    cls = quick(d.CUDA_KERNEL_NODE_PARAMS)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(50):
            one, seen = cls(), list[Any]()
            threads = [threading.Thread(target=lambda: seen.extend((one.func, one.func))) for _ in range(8)]  # noqa: B023
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert {id(handle) for handle in seen} == {id(one.func)}
    finally:
        sys.setswitchinterval(interval)


def test_no_memory_for_a_first_read() -> None:
    testing: Any = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    cls = quick(d.CUDA_KERNEL_NODE_PARAMS)
    failures, spare = 0, ([{0: 0} for _ in range(200)], [(number, number) for number in range(4000)])
    for number in range(8):
        one = cls()
        one.func = 7
        handle = None
        testing.set_nomemory(number, number + 1)
        try:
            handle = one.func
        except MemoryError:
            failures += 1
        finally:
            testing.remove_mem_hooks()
        assert handle in (None, 7) and one.func is one.func == 7 and (handle is None or handle is one.func)
        handle = one.func
        del one
        assert handle == 7
    assert failures >= 2 and spare
