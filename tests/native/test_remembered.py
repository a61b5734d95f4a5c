"""Structs remember the handles and parts that machine code has read from them, and pass their memory on to these."""

from __future__ import annotations

import ctypes
import functools
import gc
import operator
import pickle
import struct
import sys
import threading
import weakref
from typing import Any

import pytest

from cuda_ctypes._floor import native
from cuda_ctypes._floor.native.self_check.members import struct_with_members
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
        (cls, slot.removeprefix("_read_"))
        for cls in structs()
        for slot in vars(cls).get("_remembered", ())
        if slot.startswith("_read_") and ctypes.sizeof(cls) > SMALL and isinstance(getattr(cls(), slot[6:]), int)
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
    assert first is changed.func and not [name for name in dir(changed) if name.startswith(("_read", "_memory"))]
    del named
    assert ended == [7] and handle == 7


def test_structs_in_memory_of_others() -> None:
    """They are kept by the handle, and keep that memory."""
    cls = quick(d.CUDA_KERNEL_NODE_PARAMS)
    room, array, nodes = bytearray(ctypes.sizeof(cls)), (cls * 2)(), (quick(d.CUgraphNodeParams) * 2)()
    own = cls(func=7)
    room[:8] = (7).to_bytes(8, "little")
    array[1].func = nodes[1].kernel.func = 7
    pointer = ctypes.pointer(own)
    for one in (cls.from_buffer(room), array[1], pointer.contents, nodes[1].kernel, cls(_ptr=own.getPtr())):
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


def parts() -> list[tuple[Any, str]]:
    """Each struct class with each part that it remembers."""
    return [
        (cls, slot[6:])
        for cls in structs()
        for slot in vars(cls).get("_remembered", ())
        if slot.startswith("_read_") and ctypes.sizeof(cls) > SMALL and not isinstance(getattr(cls(), slot[6:]), int)
    ]


def test_a_part_is_the_same_object_each_time() -> None:
    found = parts()
    assert len(found) > 70
    for cls, name in found:
        one, other = cls(), cls()
        part = getattr(one, name)
        assert getattr(one, name) is part is not getattr(other, name), (cls, name)
        offset, size = part.getPtr() - one.getPtr(), ctypes.sizeof(part)
        assert 0 <= offset <= ctypes.sizeof(cls) - size and ctypes.sizeof(type(part)) == size
        ctypes.memset(one.getPtr(), 1, ctypes.sizeof(cls))
        assert bytes(part) == bytes(one)[offset : offset + size] == b"\1" * size
        ctypes.memset(part.getPtr(), 2, size)
        assert bytes(one)[offset : offset + size] == b"\2" * size
        setattr(one, name, type(part)())
        assert bytes(part) == bytes(type(part)()) and getattr(one, name) is part


def test_a_struct_ends_at_once_and_its_part_keeps_the_memory() -> None:
    cls = quick(d.CUmemAllocationProp)
    quick(d.CUmemLocation)
    gc.disable()
    try:
        one = cls()
        one.location.id = 7
        part, ended, place = one.location, weakref.ref(one), one.getPtr()
        seen = weakref.ref(part)
        del one
        assert ended() is None
        others = [cls() for _ in range(1000)]
        assert part.id == 7 and place not in [each.getPtr() for each in others], "the memory is not free"
        memory = sys.getallocatedblocks()
        del part
        assert seen() is None and sys.getallocatedblocks() < memory
    finally:
        gc.enable()


def test_reading_a_part_takes_no_python_and_leaves_nothing() -> None:
    cls, node = quick(d.CUmemAllocationProp), quick(d.CUgraphNodeParams)
    one = cls()
    assert python_calls(lambda: (one.location, one.location, cls().location, node().free, node().kernel)) == []

    def work() -> None:
        made, params = cls(), node()
        made.location, made.allocFlags, params.memcpy
        part, other = made.location, params.kernel
        del made, params
        assert part.id == other.func == 0

    assert_steady(work, cls, None, node, d.CUmemLocation, d.CUDA_KERNEL_NODE_PARAMS_v3)


def test_parts_and_handles_of_a_struct_share_its_memory() -> None:
    cls = quick(d.CUgraphNodeParams)
    for first in ("free", "kernel"):
        params = cls()
        getattr(params, first)
        part, handle = params.free, params.kernel.func
        params.free.dptr = 1 << 40
        assert params.free is part and part.dptr == handle == params.kernel.func == 1 << 40
        ended = weakref.ref(params)
        part.dptr = 7
        del params
        assert part.dptr == handle == 7
        del handle
        assert ended() is None


def test_handles_of_a_part_are_the_same_object_each_time() -> None:
    """And keep the memory of the whole struct, not the part."""
    quick(d.CUDA_KERNEL_NODE_PARAMS)
    for whole, name, member in (
        (d.CUgraphNodeParams, "kernel", "func"),
        (d.CUgraphNodeParams, "kernel", "ctx"),
        (d.CUDA_MEMCPY_NODE_PARAMS, "copyParams", "dstArray"),
    ):
        for number in NUMBERS:
            one = quick(whole)()
            setattr(getattr(one, name), member, number)
            handle = getattr(getattr(one, name), member)
            assert struct.pack("Q", handle) == struct.pack("Q", number) and int.__add__(handle, 0) == number
        one = whole()
        part = getattr(one, name)
        handle, offset = getattr(part, member), getattr(type(part)._raw_class, member).offset
        assert getattr(getattr(one, name), member) is handle and handle.getPtr() == part.getPtr() + offset
        for number in NUMBERS:
            setattr(part, member, number)
            assert getattr(part, member) is handle == number and getattr(getattr(one, name), member) == number
        assert python_calls(functools.partial(operator.attrgetter(f"{name}.{member}"), one)) == []
        setattr(part, member, 7)
        ended = weakref.ref(one), weakref.ref(part)
        del one, part
        assert [each() for each in ended] == [None, None] and handle == 7


def test_a_handle_far_behind_keeps_the_part() -> None:
    part = quick(d.CUDA_KERNEL_NODE_PARAMS)
    fields = [("before", ctypes.c_char * 400), ("part", part)]
    far: Any = type("Far", (ctypes.Structure,), {"_fields_": fields})()
    far.part.func = 7
    assert far.part.func == 7 and far.part.func._where[0]._b_base_ is far


def test_handles_of_a_part_near_and_far_behind_are_freed() -> None:
    word = (ctypes.c_uint64, "Q", {"classes": (d.CUfunction,), "stored": "Q", "live": d.CUfunction, "reads": False})
    before: Any = (ctypes.c_uint64 * 20, "", {})
    part = type(struct_with_members([], near=word, before=before, far=word))
    told = {"classes": (part,), "record": lambda: part}
    cls = type(struct_with_members([], before=before, part=(part, "", told)))

    def work() -> None:
        one = cls()
        handles = one.part.near, one.part.far
        assert [each.getPtr() - one.getPtr() for each in handles] == [160, 328]

    assert_steady(work, cls, None, part, int)


def test_a_part_of_a_part_keeps_by_way_of_that() -> None:
    node, memory = quick(d.CUgraphNodeParams)(), (ctypes.c_int * 4)()
    quick(d.CUDA_MEMCPY_NODE_PARAMS)
    assert node.memcpy.copyCtx is node.memcpy.copyCtx == 0
    node.memcpy.copyParams.srcHost = memory
    twin, gone, place = node.memcpy.__copy__(), weakref.ref(memory), ctypes.addressof(memory)
    del node, memory
    gc.collect()
    assert gone() is not None and twin.copyParams.srcHost == place


def test_what_a_part_keeps_is_kept_by_the_struct_too() -> None:
    cls, kernels = quick(d.CUDA_MEMCPY_NODE_PARAMS), quick(d.CUgraphNodeParams)
    for is_read_first in (True, False):
        one, memory = cls(), (ctypes.c_int * 4)()
        if not is_read_first:
            one.copyParams = d.CUDA_MEMCPY3D(srcHost=(ctypes.c_int * 9)())
        part, gone, place = one.copyParams, weakref.ref(memory), ctypes.addressof(memory)
        part.srcHost = memory
        twin, node, ended = one.__copy__(), kernels(), weakref.ref(one)
        node.memcpy = one
        copied = node.memcpy.copyParams
        assert one._kept == twin._kept == node.memcpy._kept_so_far() and one._get_kept("srcHost") is None
        del memory, one
        for last in (part, twin.copyParams, copied):
            assert ended() is None and gone() is not None and last.srcHost == place
            last.srcHost = None
        gc.collect()
        assert gone() is None


def test_a_part_that_is_remembered_takes_memory_and_lists_without_python() -> None:
    node, memory = quick(d.CUgraphNodeParams)(), (ctypes.c_void_p * 2)()
    for part, name, value in (
        ("kernel", "kernelParams", memory),
        ("extSemSignal", "extSemArray", [d.CUexternalSemaphore(7)] * 2),
        ("memcpy", "copyParams", d.CUDA_MEMCPY3D(srcHost=memory)),
    ):

        def put() -> None:
            setattr(getattr(node, part), name, value)  # noqa: B023

        for expected in (False, True):
            assert (python_calls(put) == []) is expected, "its first dict is Python's"
        assert getattr(getattr(node, part), name) == (ctypes.addressof(memory) if part == "kernel" else value)
    copied = node.memcpy.copyParams
    assert copied._get_kept("srcHost") is memory is node.kernel._get_kept("kernelParams")


def test_structs_whose_parts_were_read_are_copied_without_python() -> None:
    quick(d.CUlaunchConfig)
    config, attribute = d.CUlaunchConfig(), d.CUlaunchAttribute()
    attribute.value.clusterDim.x = 2
    assert attribute._kept == {} and python_calls(lambda: setattr(config, "attrs", [attribute])) == []
    assert config.attrs[0] == attribute and config.attrs[0].value.clusterDim.x == 2
    node, params = d.CUgraphNodeParams(), d.CUDA_MEMCPY_NODE_PARAMS()
    params.copyParams.Depth = 7
    assert python_calls(lambda: setattr(node, "memcpy", params)) == [] and node.memcpy.copyParams.Depth == 7


def test_parts_of_structs_in_memory_of_others() -> None:
    cls = quick(d.CUmemAllocationProp)
    room, array, own = bytearray(ctypes.sizeof(cls)), (cls * 2)(), cls()
    for one in (cls.from_buffer(room), array[1], ctypes.pointer(own).contents, cls(_ptr=own.getPtr())):
        one.location.id = 9
        part = one.location
        assert part._b_base_ is one and one.location is not part and part.id == one.location.id == 9
        ended = weakref.ref(one)
        del one
        assert ended() is not None and part.id == 9


def test_parts_of_copies_and_of_subclasses() -> None:
    base: Any = quick(d.CUmemAllocationProp)
    named = type("Named", (base,), {"__slots__": ("name",)})()
    for one in (base(), named):
        one.location.id = 7
        part, twin = one.location, one.__copy__()
        one.location.id = 8
        assert twin.location is twin.location is not part and twin.location.id == 7
        copied = part.__copy__()
        assert copied == part and copied.getPtr() != part.getPtr() and type(copied) is type(part)
        with pytest.raises(ValueError, match="own"):
            ctypes.resize(one, 200)
        other = base()
        other.location = part
        assert other.location == part and pickle.loads(pickle.dumps(part)) == part


def test_no_memory_for_the_first_read_of_a_part() -> None:
    testing: Any = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    cls = quick(d.CUDA_MEMCPY_NODE_PARAMS)
    failures, spare = 0, ([{0: 0} for _ in range(200)], [(number, number) for number in range(4000)])
    for number in range(6):
        one, part, memory = cls(), None, (ctypes.c_int * 4)()
        testing.set_nomemory(number, number + 1)
        try:
            part = one.copyParams
        except MemoryError:
            failures += 1
        finally:
            testing.remove_mem_hooks()
        assert part is None or part is one.copyParams
        one.copyParams.srcHost = memory
        assert one.copyParams is one.copyParams and one.copyParams._get_kept("srcHost") is memory
        assert one.__copy__().copyParams._get_kept("srcHost") is memory
    assert failures >= 2 and spare


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


@pytest.mark.parametrize("name, member", [("CUDA_KERNEL_NODE_PARAMS", "func"), ("CUgraphNodeParams", "kernel")])
def test_threads_that_read_first(name: str, member: str) -> None:
    cls, read = quick(getattr(d, name)), operator.attrgetter(member)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(50):
            one, seen = cls(), list[Any]()
            threads = [threading.Thread(target=lambda: seen.extend((read(one), read(one)))) for _ in range(8)]  # noqa: B023
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert {id(each) for each in seen} == {id(read(one))}
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
