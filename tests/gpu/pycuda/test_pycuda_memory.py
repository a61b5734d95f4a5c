"""Device and host memory: copies, fills, rows and slices, pools, and errors."""

from __future__ import annotations

import pickle
import struct
import weakref
from array import array
from functools import partial
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect, in_threads

pytestmark = pytest.mark.usefixtures("context")


@pytest.fixture
def stream(drv: Any) -> Any:
    return drv.Stream(drv.stream_flags.NON_BLOCKING)


def content(drv: Any, memory: Any, size: int) -> bytes:
    out = bytearray(size)
    drv.memcpy_dtoh(out, memory)
    return bytes(out)


# Copies


@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview, lambda data: array("B", data)])
def test_any_buffer_is_copied_and_comes_back(drv: Any, stream: Any, kind: Callable[[bytes], Any]) -> None:
    data = bytes(range(200))
    memory = drv.to_device(kind(data))
    assert len(memory) == 200 and content(drv, memory, 200) == data
    other = drv.mem_alloc(200)
    source, out = kind(data[::-1]), array("B", bytes(200))
    drv.memcpy_htod_async(other, source, stream)
    drv.memcpy_dtod_async(memory, other, 200, stream)
    drv.memcpy_dtoh_async(out, memory, stream=stream)
    stream.synchronize()
    assert bytes(out) == data[::-1]


def test_an_allocation_is_a_number(drv: Any) -> None:
    memory = drv.to_device(b"abcdefgh")
    assert memory + 4 == 4 + memory == int(memory) + 4
    assert content(drv, memory + 4, 4) == content(drv, int(memory) + 4, 4) == b"efgh"
    assert hex(memory) == hex(int(memory)), "it is an index too"
    assert drv.mem_get_address_range(memory + 4) == (int(memory), len(memory))
    assert f"{int(memory):#x} of 8 bytes" in repr(memory)


def test_objects_with_get_pointer_are_accepted_as_memory(drv: Any, package: Callable[[str], Any]) -> None:
    memory = drv.to_device(b"abcd")
    handle = package("checked.driver").CUdeviceptr(int(memory))

    class Holder(drv.PointerHolderBase):  # type: ignore[misc]
        def get_pointer(self) -> int:
            return int(memory)

    class OfAnArray:
        gpudata = memory

    class OfAnotherLibrary:
        __cuda_array_interface__ = {"data": (int(memory), False), "shape": (4,), "typestr": "|u1", "version": 3}

    for pointer in (memory, int(memory), handle, Holder(), OfAnArray(), OfAnotherLibrary()):
        assert content(drv, pointer, 4) == b"abcd", pointer
    assert int(Holder()) == int(memory) and Holder() + 1 == memory + 1
    with pytest.raises(NotImplementedError, match="PointerHolderBase has no get_pointer"):
        int(drv.PointerHolderBase())


def test_copies_that_cannot_be(drv: Any) -> None:
    memory = drv.mem_alloc(16)
    for work, kind, message in (
        (lambda: drv.memcpy_htod(memory, bytes(17)), drv.LogicError, "dest has 16 bytes, but 17 are needed"),
        (lambda: drv.memcpy_dtoh(bytearray(17), memory), drv.LogicError, "src has 16 bytes, but 17 are needed"),
        (lambda: drv.memcpy_dtod(memory, memory, 17), drv.LogicError, "dest has 16 bytes, but 17 are needed"),
        (lambda: drv.memset_d32(memory, 0, 5), drv.LogicError, "dest has 16 bytes, but 20 are needed"),
        (lambda: drv.memset_d8(memory, 256, 16), drv.LogicError, "256 does not fit 8 bits"),
        (lambda: drv.memcpy_dtoh(bytes(16), memory), BufferError, "read-only"),
        (lambda: drv.memcpy_htod(memory, 5), TypeError, "src: an object with the buffer protocol .* got int"),
        (lambda: drv.memcpy_htod(bytes(16), memory), TypeError, "src: an object with .* got DeviceAllocation"),
        (lambda: drv.memcpy_dtoh(memory, bytearray(16)), TypeError, "dest: an object with .* got DeviceAllocation"),
        (lambda: drv.memcpy_htod("memory", bytes(16)), TypeError, "dest: device memory is expected .* got str"),
        (lambda: drv.memcpy_htod(-1, bytes(16)), drv.LogicError, "dest: -1 is not an address"),
        (
            lambda: drv.memcpy_htod_async(memory, bytes(16), 5),
            TypeError,
            "stream: a Stream or None is expected, got int",
        ),
        (lambda: drv.memcpy_htod(memory, memoryview(bytes(32))[::2]), BufferError, "contiguous"),
        (lambda: drv.mem_alloc("16"), TypeError, "size: an int is expected, got str"),
        (lambda: drv.mem_alloc(0), drv.LogicError, "INVALID_VALUE"),
    ):
        with pytest.raises(kind, match=message):
            work()


def test_freed_memory_is_not_used(drv: Any, on_standin: bool) -> None:
    memory = drv.mem_alloc(16)
    memory.free()
    memory.free()
    for work in (lambda: int(memory), lambda: drv.memset_d8(memory, 0, 16), lambda: memory + 1):
        with pytest.raises(drv.LogicError, match="this DeviceAllocation cannot be used any more: it was freed"):
            work()
    assert len(memory) == 16 and "freed" in repr(memory)


@pytest.mark.parametrize(("bits", "code"), [(8, "B"), (16, "H"), (32, "I")])
def test_filling(drv: Any, stream: Any, bits: int, code: str) -> None:
    value = (0x11223344 >> 4) & (1 << bits) - 1
    size = bits // 8
    memory = drv.mem_alloc(16 * size)
    for name, more in ((f"memset_d{bits}", ()), (f"memset_d{bits}_async", (stream,))):
        drv.memset_d8(memory, 0, 16 * size)
        drv.Context.synchronize()
        getattr(drv, name)(memory, value, 8, *more)
        drv.Context.synchronize()
        assert content(drv, memory, 16 * size) == struct.pack(f"<8{code}", *[value] * 8) + bytes(8 * size), name
        assert getattr(drv, name).__name__ == name
    getattr(drv, f"memset_d{bits}")(memory, -1, 16)
    assert content(drv, memory, 16 * size) == b"\xff" * 16 * size


@pytest.mark.parametrize(("bits", "code"), [(8, "B"), (16, "H"), (32, "I")])
def test_filling_rows(drv: Any, stream: Any, bits: int, code: str) -> None:
    size = bits // 8
    memory, pitch = drv.mem_alloc_pitch(8 * size, 3, 4)
    assert pitch >= 8 * size and len(memory) == 3 * pitch
    for name, more in ((f"memset_d2d{bits}", ()), (f"memset_d2d{bits}_async", (stream,))):
        drv.memset_d8(memory, 0, 3 * pitch)
        drv.Context.synchronize()
        getattr(drv, name)(memory, pitch, 7, 2, 3, *more)
        drv.Context.synchronize()
        row = struct.pack(f"<2{code}", 7, 7)
        assert content(drv, memory, 3 * pitch) == (row + bytes(pitch - 2 * size)) * 3, name


def test_host_memory_that_is_refused(drv: Any) -> None:
    """A program may catch NumPy's ValueError, which PyCUDA lets through."""
    memory = drv.mem_alloc(8)
    gaps = memoryview(bytearray(16))[::2]
    for work in (
        lambda: drv.memcpy_htod(memory, gaps),
        lambda: drv.memcpy_dtoh(gaps, memory),
        lambda: drv.memcpy_dtoh(bytes(8), memory),
        lambda: drv.Out(bytes(8)).get_device_alloc(),
        lambda: drv.InOut(gaps).get_device_alloc(),
        lambda: drv.In(gaps).pre_call(None),
    ):
        for kind in (ValueError, BufferError):
            with pytest.raises(kind, match="not contiguous|read-only"):
                work()


def test_the_text_of_an_error(drv: Any, package: Any, monkeypatch: Any) -> None:
    """It begins as PyCUDA's, in the driver's words."""
    with pytest.raises(
        drv.MemoryError, match=r"^cuMemAlloc failed: out of memory - CUDA_ERROR_OUT_OF_MEMORY \(2\): "
    ) as told:
        drv.mem_alloc(1 << 60)
    text = told.value.args[0]
    assert str(told.value).startswith(text), "Python 3.10 and older put the driver's log behind it"
    assert str(pickle.loads(pickle.dumps(told.value))) == text
    errors = package("pycuda.errors")
    monkeypatch.setattr(errors, "_words", {})
    monkeypatch.setattr(package("pycuda._core"), "driver", None, raising=False)
    assert str(told.value).startswith("cuMemAlloc failed: out of memory - "), "the status's name has words too"
    assert str(drv.LogicError("a program's own")) == "a program's own"


def test_rows_are_copied(drv: Any, stream: Any) -> None:
    data = bytes(range(24))  # 3 rows of 8
    memory = drv.mem_alloc(64)
    for how in ({}, {"aligned": True}, {"aligned": False}, {"stream": stream}):
        drv.memset_d8(memory, 0, 64)
        drv.Context.synchronize()
        copy = drv.Memcpy2D()
        copy.set_src_host(data)
        copy.src_pitch, copy.src_x_in_bytes, copy.src_y = 8, 2, 1
        copy.set_dst_device(memory)
        copy.dst_pitch = 16
        copy.width_in_bytes, copy.height = 4, 2
        copy(**how)
        drv.Context.synchronize()
        expected = data[10:14] + bytes(12) + data[18:22]
        assert content(drv, memory, 20) == expected, how
        assert copy.src_memory_type == drv.memory_type.HOST and copy.dst_device == int(memory)
    back = drv.Memcpy2D()
    out = bytearray(8)
    back.set_src_device(memory)
    back.set_dst_host(out)
    back.src_pitch, back.dst_pitch, back.width_in_bytes, back.height = 16, 4, 4, 2
    back(False)
    assert out == data[10:14] + data[18:22]
    with pytest.raises(TypeError, match="array: an Array is expected, got bytearray"):
        back.set_dst_array(out)
    with pytest.raises(TypeError, match="Height: an int is expected, got float"):
        back.height = 1.5


def test_slices_are_copied(drv: Any, stream: Any) -> None:
    data = bytes(range(2 * 3 * 4))  # 2 slices of 3 rows of 4
    memory = drv.to_device(data)
    for how in ((), (stream,)):
        out = bytearray(2 * 2 * 2)
        copy = drv.Memcpy3D()
        copy.set_src_device(memory)
        copy.src_pitch, copy.src_height, copy.src_y, copy.src_x_in_bytes = 4, 3, 1, 1
        copy.set_dst_host(out)
        copy.dst_pitch, copy.dst_height = 2, 2
        copy.width_in_bytes, copy.height, copy.depth = 2, 2, 2
        copy(*how)
        stream.synchronize()
        assert list(out) == [5, 6, 9, 10, 17, 18, 21, 22]


@pytest.mark.parametrize("side", ["src", "dst"])
def test_a_copy_that_its_memory_is_too_small_for(drv: Any, side: str) -> None:
    room = drv.mem_alloc(1000)
    for kind, memory in (("host", bytearray(40)), ("device", drv.mem_alloc(40)), ("unified", drv.mem_host_alloc(40))):
        flat, deep = drv.Memcpy2D(), drv.Memcpy3D()
        for copy in (flat, deep):
            for each in ("src", "dst"):
                getattr(copy, f"set_{each}_device")(room)
                setattr(copy, f"{each}_pitch", 10)
            getattr(copy, f"set_{side}_{kind}")(memory)
            setattr(copy, f"{side}_x_in_bytes", 2)
            copy.width_in_bytes, copy.height = 8, 5
        deep.src_height = deep.dst_height = 1
        deep.height, deep.depth = 1, 5
        for copy in (flat, deep):
            with pytest.raises(drv.LogicError, match=f"{side} has 40 bytes, but its offset, pitch and height need 50"):
                copy()
        if kind == "device":
            setattr(flat, f"{side}_device", room)
            flat()


def test_a_copy_of_memory_that_was_freed_since(drv: Any) -> None:
    about = drv.ArrayDescriptor()
    about.width, about.height, about.num_channels = 8, 2, 1
    about.format = drv.array_format.UNSIGNED_INT8
    for kind, memory in (("array", drv.Array(about)), ("device", drv.mem_alloc(16)), ("host", drv.mem_host_alloc(16))):
        copy = drv.Memcpy2D()
        copy.set_src_host(bytes(16))
        copy.width_in_bytes = copy.src_pitch = copy.dst_pitch = 8
        copy.height = 2
        getattr(copy, f"set_dst_{kind}")(memory)
        copy()
        memory.free()
        with pytest.raises(drv.LogicError, match="cannot be used any more: it was freed"):
            copy()


# Arrays


def test_arrays(drv: Any) -> None:
    about = drv.ArrayDescriptor()
    about.width, about.height = 8, 2
    about.format, about.num_channels = drv.array_format.UNSIGNED_INT8, 1
    first, second = drv.Array(about), drv.Array(about)
    told = first.get_descriptor()
    assert (told.width, told.height, told.num_channels, told.format) == (8, 2, 1, drv.array_format.UNSIGNED_INT8)
    drv.memcpy_htoa(first, 0, b"abcdefgh")
    drv.memcpy_atoa(second, 4, first, 0, 4)
    memory, out = drv.mem_alloc(4), bytearray(4)
    drv.memcpy_atod(memory, first, 2, 4)
    assert content(drv, memory, 4) == b"cdef"
    drv.memcpy_dtoa(second, 0, memory, 4)
    drv.memcpy_atoh(out, second, 2)
    assert out == b"efab"
    first.free()
    first.free()
    with pytest.raises(drv.LogicError, match="this Array cannot be used any more: it was freed"):
        drv.memcpy_atoh(out, first, 0)
    with pytest.raises(TypeError, match="descriptor: an ArrayDescriptor or ArrayDescriptor3D is expected, got dict"):
        drv.Array({})


def test_arrays_of_three_dimensions(drv: Any) -> None:
    about = drv.ArrayDescriptor3D()
    about.width, about.height, about.depth = 4, 3, 2
    about.format, about.num_channels = drv.array_format.FLOAT, 2
    made = drv.Array(about)
    told = made.get_descriptor_3d()
    assert (told.width, told.height, told.depth, told.num_channels, told.flags) == (4, 3, 2, 2, 0)
    data = array("f", range(48))
    copy = drv.Memcpy3D()
    copy.set_src_host(data)
    copy.set_dst_array(made)
    copy.width_in_bytes, copy.src_pitch, copy.height, copy.src_height, copy.depth = 32, 32, 3, 3, 2
    copy()
    out = array("f", bytes(32))
    back = drv.Memcpy3D()
    back.set_src_array(made)
    back.src_y, back.src_z = 1, 1
    back.set_dst_host(out)
    back.width_in_bytes, back.dst_pitch, back.height, back.dst_height = 32, 32, 1, 1
    back()
    assert list(out) == list(range(32, 40))


# Memory of the host


def test_page_locked_memory_is_a_buffer(drv: Any) -> None:
    flags = drv.host_alloc_flags
    memory = drv.mem_host_alloc(16, flags.DEVICEMAP)
    memory.as_buffer()[:] = b"0123456789abcdef"
    assert bytes(memory.as_buffer(4, 10)) == b"abcd"
    device = drv.mem_alloc(16)
    drv.memcpy_htod(device, memory)
    drv.memset_d8(device, 65, 4)
    drv.memcpy_dtoh(memory, device)
    assert bytes(memory.as_buffer()) == b"AAAA456789abcdef"
    assert memory.get_flags() & flags.DEVICEMAP
    assert content(drv, memory.get_device_pointer(), 4) == b"AAAA"
    with pytest.raises(drv.LogicError, match="17 bytes from offset 0 on are not within the memory's 16"):
        memory.as_buffer(17)
    view = memory.as_buffer()
    reference = memory
    del memory
    assert bytes(view[:4]) == b"AAAA"
    reference.free()
    with pytest.raises(drv.LogicError, match="it was freed"):
        reference.as_buffer()


def test_memory_of_the_device_is_not_a_buffer(drv: Any) -> None:
    with pytest.raises(drv.LogicError, match="Python cannot read device memory: copy it with memcpy_dtoh"):
        drv.mem_alloc(16).as_buffer(16)


def test_managed_memory_is_for_both(drv: Any, package: Callable[[str], Any]) -> None:
    managed = package("pycuda.managed_memory").ManagedAllocation
    memory = managed._allocated(drv.Context.get_current(), "cuMemAllocManaged", 16, 1)
    drv.memset_d8(memory, 7, 16)
    drv.Context.synchronize()
    view = memory.as_buffer(8, offset=4)
    assert bytes(view) == b"\7" * 8 and not view.readonly
    with pytest.raises(drv.LogicError, match="this memory has 16 bytes, but 17 are needed"):
        memory.as_buffer(8, offset=9)
    with pytest.raises(drv.LogicError, match="-1 bytes from offset 0 on: neither may be negative"):
        memory.as_buffer(-1)
    assert memory.get_device_pointer() == int(memory)
    assert isinstance(memory, drv.DeviceAllocation) and len(memory) == 16
    kept = weakref.ref(memory)
    del memory
    collect()
    assert kept() is not None and bytes(view) == b"\7" * 8, "the view keeps the memory"
    del view
    collect()
    assert kept() is None


# Pools


def test_a_pool_reuses_freed_blocks(drv: Any) -> None:
    pool = drv.DeviceMemoryPool()
    memory = pool.allocate(1000)
    where = int(memory)
    assert isinstance(memory, drv.DeviceAllocation) and len(memory) == 1000
    drv.memset_d8(memory, 1, 1000)
    assert (pool.active_blocks, pool.held_blocks, pool.active_bytes) == (1, 0, 1000)
    assert pool.managed_bytes == pool.alloc_size(pool.bin_number(1000)) >= 1000
    memory.free()
    memory.free()
    assert (pool.active_blocks, pool.held_blocks, pool.active_bytes) == (0, 1, 0)
    with pytest.raises(drv.LogicError, match="freed"):
        int(memory)
    again = pool.allocate(995)
    assert int(again) == where, "a similar size gets the same block"
    del again
    collect()
    assert pool.held_blocks == 1
    pool.free_held()
    assert (pool.held_blocks, pool.managed_bytes) == (0, 0)
    memory = pool.allocate(10)
    pool.stop_holding()
    memory.free()
    assert (pool.held_blocks, pool.active_blocks, pool.managed_bytes) == (0, 0, 0)
    with pytest.raises(drv.LogicError, match="size is 0"):
        pool.allocate(0)


def test_each_size_fits_its_bin(drv: Any) -> None:
    pool = drv.DeviceMemoryPool()
    before = 0
    for size in [*range(1, 3000), 2**20 - 1, 2**20, 2**20 + 1, 3 * 2**33 + 5]:
        bin = pool.bin_number(size)
        assert bin >= before, "larger sizes have larger bins"
        assert size <= pool.alloc_size(bin) <= size * 17 // 16 + 1, size
        assert pool.bin_number(pool.alloc_size(bin)) == bin, size
        before = bin


def test_a_pool_frees_its_blocks_when_memory_is_short(drv: Any) -> None:
    pool = drv.DeviceMemoryPool()
    pool.allocate(1 << 20).free()
    with pytest.raises(drv.MemoryError):
        pool.allocate(1 << 50)
    assert pool.held_blocks == 0


def test_garbage_comes_back_to_its_pool(drv: Any) -> None:
    """The garbage collector calls the finalizers of a cycle in any order, so the block's finalizer must be outside the
    cycle."""
    pool = drv.DeviceMemoryPool()
    cycle: list[Any] = [pool.allocate(100)]
    where = int(cycle[0])
    cycle.append(cycle)
    del cycle
    collect()
    assert (pool.active_blocks, pool.held_blocks) == (0, 1)
    memory = pool.allocate(100)
    assert int(memory) == where
    drv.memset_d8(memory, 0, 100)
    cycle = [memory, pool]
    cycle.append(cycle)
    del cycle, memory, pool
    collect()
    assert drv.DeviceMemoryPool().allocate(100)


def test_a_pool_stays_in_its_context(drv: Any, device: Any, context: Any) -> None:
    other = device.make_context()
    pool = drv.DeviceMemoryPool()
    pool.allocate(100).free()
    drv.Context.pop()
    memory, more = pool.allocate(100), pool.allocate(100)
    assert drv.Context.get_current() is context
    other.detach()
    for work in (lambda: int(memory), lambda: int(more)):
        with pytest.raises(drv.LogicError, match="its context has ended"):
            work()
    with pytest.raises(drv.LogicError, match="this context has ended"):
        pool.allocate(100)
    memory.free()
    pool.free_held()


def test_threads_share_a_pool(drv: Any, context: Any) -> None:
    pool = drv.DeviceMemoryPool()

    def work(number: int) -> None:
        context.push()
        for turn in range(100):
            memory = pool.allocate(1 + (turn * 7 + number) % 2000)
            drv.memset_d8(memory, number, len(memory))
            if turn % 50 == 0:
                pool.free_held()
        drv.Context.pop()

    in_threads(*[partial(work, number) for number in range(8)])
    collect()
    assert (pool.active_blocks, pool.active_bytes) == (0, 0)
    pool.free_held()
    assert (pool.held_blocks, pool.managed_bytes) == (0, 0)


def test_memory_of_another_process(drv: Any, run_python: Callable[..., str], on_standin: bool) -> None:
    memory = drv.to_device(b"shared bytes")
    try:
        handle = drv.mem_get_ipc_handle(memory)
    except drv.LogicError as error:
        if on_standin:
            pytest.skip("the stand-in has no memory of other processes")
        raise error
    assert type(handle) is bytes and len(handle) == 64
    if on_standin:
        pytest.skip("the stand-in has no memory of other processes")
    program = """
        import sys
        import cuda_ctypes.pycuda.autoinit
        import cuda_ctypes.pycuda.driver as drv
        memory = drv.IPCMemoryHandle(bytes.fromhex(sys.argv[1]))
        out = bytearray(12)
        drv.memcpy_dtoh(out, memory)
        print(out.decode())
        memory.close()
        memory.close()
    """
    assert run_python(program, handle.hex()) == "shared bytes\n"
