"""Buffers: their properties, copies, fills, and their memory, which is freed once and on the right stream."""

from __future__ import annotations

import ctypes
import gc
import inspect
import os
import pickle
import sys
import weakref
from array import array
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect, content, in_threads


@pytest.fixture
def pool(core: Any, device: Any) -> Any:
    """A new pool, which must be empty in the end."""
    made = core.DeviceMemoryResource(device, {"max_size": 1 << 26})
    yield made
    collect()
    device.sync()
    assert made.attributes.used_mem_current == 0, "memory was not freed"
    made.close()


@pytest.fixture
def buffer(pool: Any, stream: Any) -> Any:
    made = pool.allocate(64, stream=stream)
    yield made
    made.close()


class HostArray:
    """Host memory with ``__array_interface__`` as its only protocol."""

    def __init__(self, data: bytes, strides: Any = None, read_only: bool = False) -> None:
        self.memory = ctypes.create_string_buffer(data, len(data))
        self.__array_interface__ = {
            "version": 3,
            "shape": (len(data) // 2,),
            "typestr": "<u2",
            "strides": strides,
            "data": (ctypes.addressof(self.memory), read_only),
        }


def test_a_buffer_knows_its_memory(core: Any, pool: Any, stream: Any, device: Any) -> None:
    with pool.allocate(1000, stream=stream) as buffer:
        assert type(buffer) is core.Buffer
        assert isinstance(buffer.handle, int) and buffer.handle > 0
        assert (buffer.size, buffer.device_id, buffer.memory_resource) == (1000, device.device_id, pool)
        assert (buffer.is_device_accessible, buffer.is_host_accessible, buffer.is_managed) == (True, False, False)
        assert (buffer.is_mapped, buffer.is_closed, buffer.owner) == (False, False, None)
        assert repr(buffer) == f"<Buffer ptr={buffer.handle:#x} size=1000>"
    assert buffer.is_closed


def test_buffers_are_not_made_directly(core: Any) -> None:
    with pytest.raises(RuntimeError, match="not made directly"):
        core.Buffer()


def test_a_closed_buffer_says_so(core: Any, pool: Any, stream: Any) -> None:
    buffer, other = pool.allocate(8, stream=stream), pool.allocate(8, stream=stream)
    buffer.close()
    buffer.close()
    buffer.close(3)  # a closed buffer does not use the stream
    assert (buffer.handle, buffer.size, buffer.memory_resource, buffer.owner) == (0, 0, None, None)
    assert repr(buffer) == "<Buffer closed>"
    uses: list[Callable[[], Any]] = [
        lambda: buffer.fill(0, stream=stream),
        lambda: buffer.copy_to(other, stream=stream),
        lambda: buffer.copy_from(b"", stream=stream),
        lambda: other.copy_from(buffer, stream=stream),
        lambda: buffer.copy_to(stream=stream),
        lambda: buffer.set_deallocation_stream(stream),
        lambda: buffer.is_device_accessible,
        lambda: buffer.device_id,
        lambda: buffer.ipc_descriptor,
        lambda: buffer.__dlpack__(),
        lambda: buffer.__dlpack_device__(),
        lambda: buffer.__cuda_array_interface__,
        lambda: buffer.as_memoryview(),
    ]
    for use in uses:
        with pytest.raises(RuntimeError, match="closed"):
            use()


def test_a_buffer_stays_open_while_a_capture_forbids_to_close_it(core: Any, pool: Any, stream: Any) -> None:
    buffer = pool.allocate(8, stream=stream)
    free = buffer._free
    for status in (900, 901):
        buffer._free = lambda *arguments, status=status: status
        with pytest.raises(core.CUDAError, match="CUDA_ERROR_STREAM_CAPTURE_.* the buffer stays open"):
            buffer.close()
        assert not buffer.is_closed
    buffer._free = free
    buffer.close()
    assert buffer.is_closed


@pytest.mark.parametrize("code", [True, False], ids=["machine code", "Python"])
def test_memory_of_no_bytes(
    pool: Any, stream: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, code: bool
) -> None:
    """The driver gives it, at the address 0, and takes it back."""
    if not code:
        once = package("core._driver").once
        monkeypatch.setattr(package("core.memory.buffer"), "frequent", once)
    before = pool.attributes.used_mem_current
    for _ in range(3):
        buffer = pool.allocate(0, stream=stream)
        assert buffer.size == 0 and buffer.handle == 0 and not buffer.is_closed
        buffer.copy_from(b"", stream=stream)
        buffer.close()
    stream.sync()
    assert pool.attributes.used_mem_current == before


@pytest.mark.errors
def test_invalid_allocations(core: Any, pool: Any, stream: Any, device: Any) -> None:
    with pytest.raises(OverflowError, match="size is -1"):
        pool.allocate(-1, stream=stream)
    with pytest.raises(TypeError):
        pool.allocate("8", stream=stream)
    with pytest.raises(TypeError, match="got None; for the default stream"):
        pool.allocate(8, stream=None)
    with pytest.raises(TypeError, match="got int"):
        pool.allocate(8, stream=3)
    with pytest.raises(core.CUDAError, match="cuMemAllocFromPoolAsync"):
        pool.allocate(1 << 40, stream=stream)
    closed = device.create_stream()
    closed.close()
    with pytest.raises(RuntimeError, match="closed"):
        pool.allocate(8, stream=closed)
    pool.allocate(8, stream=stream).close()  # the pool still works


def test_copies_between_buffers_and_host_memory(pool: Any, stream: Any) -> None:
    first, second = pool.allocate(64, stream=stream), pool.allocate(64, stream=stream)
    first.copy_from(bytes(range(64)), stream=stream)
    assert first.copy_to(second, stream=stream) is second
    assert content(second, stream) == bytes(range(64))
    second.fill(7, stream=stream)
    first.copy_from(second, stream=stream)
    assert content(first, stream) == b"\7" * 64
    new = first.copy_to(stream=stream)
    assert new.memory_resource is pool and content(new, stream) == b"\7" * 64
    first.copy_from(memoryview(b"abcd"), stream=stream)  # shorter: it is copied to the beginning
    first.copy_from(HostArray(b"xy"), stream=stream)
    assert content(first, stream) == b"xycd" + b"\7" * 60
    longer = HostArray(b"." * 66)
    first.copy_to(longer, stream=stream)
    stream.sync()
    assert longer.memory.raw == b"xycd" + b"\7" * 60 + b".."


def test_host_memory_that_is_held_by_another_object(buffer: Any, stream: Any) -> None:
    """For example through the ``__array_interface__`` of Pillow's images."""

    class Image:
        def __init__(self, data: Any, **more: Any) -> None:
            self.__array_interface__ = {"version": 3, "shape": (2, 4), "typestr": "|u1", "data": data, **more}

    held = bytearray(8)
    for given, expected in (
        (Image(b"abcdefgh"), b"abcdefgh"),
        (Image(b"..ABCDEFGH", offset=2), b"ABCDEFGH"),
        (Image(b".01234567.....", offset=1), b"01234567"),
    ):
        buffer.fill(b"_", stream=stream)
        buffer.copy_from(given, stream=stream)
        assert content(buffer, stream)[:9] == expected + b"_"
    small = buffer.memory_resource.allocate(8, stream=stream)
    with pytest.raises(BufferError, match="the array has 8 bytes from 1 on, but its memory 8"):
        small.copy_from(Image(bytes(8), offset=1), stream=stream)
    small.copy_from(b"01234567", stream=stream)
    small.copy_to(Image(held), stream=stream)
    stream.sync()
    assert held == b"01234567"
    with pytest.raises(BufferError, match="read-only"):
        small.copy_to(Image(bytes(8)), stream=stream)


def test_a_copy_that_went_wrong_does_not_spoil_others(
    package: Callable[[str], Any], buffer: Any, stream: Any, on_standin: bool
) -> None:
    """New copies query the events of earlier ones. The query of another device's event may fail every time."""
    if not on_standin:
        pytest.skip("needs an event that the driver refuses, which crashes a real one, or an error that spoils the GPU")
    kept = package("core.memory.host_copies")._kept
    buffer.copy_from(bytes(64), stream=stream)
    ended = kept[-1]
    package("checked.driver").cuEventDestroy(ended[0].handle)
    try:
        source = memoryview(bytearray(range(64)))
        buffer.copy_from(source, stream=stream)
        assert kept[-1][0].handle and kept[-1] is not ended, "what is copied must be kept"
        assert content(buffer, stream) == bytes(source)
    finally:
        kept.remove(ended)
        ended[0]._event = None  # so that its finalizer does nothing


def test_copies_that_do_not_fit(core: Any, pool: Any, buffer: Any, stream: Any) -> None:
    other = pool.allocate(63, stream=stream)
    for copy in (lambda: buffer.copy_to(other, stream=stream), lambda: other.copy_from(buffer, stream=stream)):
        with pytest.raises(ValueError, match="src has 64 bytes, dst 63"):
            copy()
    with pytest.raises(ValueError, match="src has 65 bytes, but the buffer"):
        buffer.copy_from(bytes(65), stream=stream)
    with pytest.raises(ValueError, match="dst has 63 bytes, but the buffer"):
        buffer.copy_to(bytearray(63), stream=stream)
    with pytest.raises(BufferError, match="read-only"):
        buffer.copy_to(bytes(64), stream=stream)
    with pytest.raises(BufferError, match="read-only"):
        buffer.copy_to(HostArray(bytes(64), read_only=True), stream=stream)
    with pytest.raises(BufferError, match="contiguous"):
        buffer.copy_from(memoryview(bytes(64))[::2], stream=stream)
    with pytest.raises(BufferError, match="contiguous"):
        buffer.copy_from(HostArray(bytes(8), strides=(4,)), stream=stream)
    with pytest.raises(TypeError, match="got list"):
        buffer.copy_from([1, 2], stream=stream)
    with pytest.raises(TypeError, match="None"):
        buffer.copy_to(buffer, stream=None)
    reference = core.Buffer.from_handle(buffer.handle, 64)
    with pytest.raises(ValueError, match="no memory resource"):
        reference.copy_to(stream=stream)


def test_host_memory_is_kept_until_it_was_read(buffer: Any, stream: Any) -> None:
    source = HostArray(b"ab" * 32)
    kept = weakref.ref(source)
    buffer.copy_from(source, stream=stream)
    del source
    assert kept() is not None, "the source was freed while the copy may still read it"
    stream.sync()
    buffer.copy_from(b"cd", stream=stream)  # drops finished copies
    collect()
    assert kept() is None
    assert content(buffer, stream) == b"cd" + b"ab" * 31


def test_a_copy_takes_the_event_of_one_that_is_done(package: Any, device: Any, buffer: Any, stream: Any) -> None:
    """In the same stream: an event belongs to a context, and those of copies that are not done have to stay."""
    copies, other = package("core.memory.host_copies"), device.create_stream()
    collect()
    events = []
    for order in (stream, stream, other, other):
        buffer.copy_from(b"ab", stream=order)
        events.append(copies._kept[-1][0])
        order.sync()
        copies.drop_done(1)
    assert events[0] is events[1] is not events[2] is events[3]
    assert all(event.is_done for event in events) and content(buffer, stream)[:2] == b"ab"


@pytest.mark.parametrize("raised", [KeyboardInterrupt, IndexError])
def test_host_memory_is_kept_in_spite_of_an_interrupt(
    package: Any, buffer: Any, stream: Any, monkeypatch: pytest.MonkeyPatch, raised: type[BaseException]
) -> None:
    """The copy goes on, and the exception of the signal handler, whatever it is, reaches the program."""
    copies, source = package("core.memory.host_copies"), HostArray(b"ab" * 32)

    def interrupted(pending: int) -> None:
        raise raised

    buffer.copy_from(b"cd", stream=stream)
    with monkeypatch.context() as patch, pytest.raises(raised):
        patch.setattr(copies, "drop_done", interrupted)
        patch.setattr(copies, "SMALL", 0)
        buffer.copy_from(source, stream=stream)
    assert copies._kept[-1][1] is source


def test_the_collector_drops_what_copies_kept(package: Any, buffer: Any, stream: Any) -> None:
    if sys.implementation.name == "pypy":
        pytest.skip("PyPy's collector calls nothing")
    source = HostArray(b"ab" * 32)
    kept = weakref.ref(source)
    buffer.copy_from(source, stream=stream)
    del source
    stream.sync()
    collect()
    assert kept() is None
    collect()
    lifetimes, copies = package("core.lifetimes"), package("core.memory.host_copies")
    assert copies._drop_all_done not in lifetimes.gc.callbacks, "the collector calls nothing for nothing"


def test_copies_look_at_few_others(
    package: Any, buffer: Any, stream: Any, device: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many are pending; and those of another stream are dropped meanwhile."""
    copies = package("core.memory.host_copies")
    collect()
    others, asked = set(copies._kept), list[Any]()
    done = set[Any]()

    def is_done(event: Any) -> bool:
        asked.append(event)
        return event in done

    monkeypatch.setattr(copies, "_is_done", is_done)
    for _ in range(100):
        buffer.copy_from(b"cd", stream=stream)
    assert len(asked) <= 1000, "each copy looks at all others"  # the collector does
    source = HostArray(b"ab" * 32)
    kept = weakref.ref(source)
    buffer.copy_from(source, stream=stream)
    del source
    done.update(event for event, value in copies._kept if value is kept())
    assert len(done) == 1
    for _ in range(200):
        buffer.copy_from(b"cd", stream=stream)
    collect()
    assert kept() is None, "it waits for older copies"
    monkeypatch.undo()
    stream.sync()
    for _ in range(copies.SEVERAL):
        buffer.copy_from(b"cd", stream=stream)
    assert len([item for item in copies._kept if item not in others]) <= copies.SEVERAL


def test_much_memory_is_dropped_by_the_next_copy(
    package: Any, buffer: Any, stream: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Little memory may stay until the eighth copy, or until the collector runs."""
    copies = package("core.memory.host_copies")
    collect()
    monkeypatch.setattr(copies, "SMALL", 32)
    gc.disable()
    try:
        for size, following, stays in ((8, 8, copies.SEVERAL > 1), (64, 64, False), (64, 8, False)):
            source = HostArray(b"ab" * (size // 2))
            buffer.copy_from(source, stream=stream)
            stream.sync()
            buffer.copy_from(b"ab" * (following // 2), stream=stream)
            assert any(value is source for _, value in copies._kept) == stays
            stream.sync()
            copies.drop_done(2)
            assert not copies._kept and not copies._large
    finally:
        gc.enable()


@pytest.mark.parametrize("value", (0, 255, True, b"\x01", b"\x01\x02", b"\xff\xfe\xfd\xfc", bytearray(b"ab")))
def test_fills(buffer: Any, stream: Any, value: Any) -> None:
    buffer.fill(value, stream=stream)
    pattern = bytes([value]) if isinstance(value, int) else bytes(value)
    assert content(buffer, stream) == pattern * (64 // len(pattern))


def test_a_number_of_the_drivers_fills(package: Callable[[str], Any], buffer: Any, stream: Any) -> None:
    buffer.fill(package("checked.driver").cuuint32_t(3), stream=stream)
    assert content(buffer, stream) == bytes([3]) * 64


OBJECTS = (bytearray(b"a"), memoryview(b"abcd"), array("H", [513]), memoryview(b"a-b-")[::2], ctypes.c_uint32(1 << 31))


@pytest.mark.parametrize("value", [7, True, b"a", b"ab", b"abcd", *OBJECTS], ids=repr)
def test_fills_often(pool: Any, buffer: Any, stream: Any, value: Any) -> None:
    for _ in range(3):
        buffer.fill(value, stream=stream)
    test_fills(buffer, stream, value)
    test_values_that_do_not_fill(pool, buffer, stream)
    buffer.close()
    with pytest.raises(RuntimeError, match="closed"):
        buffer.fill(value, stream=stream)


@pytest.mark.skipif(sys.version_info < (3, 12), reason="classes in Python have no buffer protocol before 3.12")
def test_an_object_that_fills_may_do_anything(pool: Any, stream: Any) -> None:
    class Value:
        def __init__(self, do: Any) -> None:
            self.do = do

        def __buffer__(self, flags: int) -> memoryview:
            self.do()
            return memoryview(b"ab")

    for _ in range(5):
        buffer = pool.allocate(64, stream=stream)
        buffer.fill(Value(lambda: None), stream=stream)
        assert content(buffer, stream) == b"ab" * 32
        with pytest.raises(ZeroDivisionError):
            buffer.fill(Value(lambda: 1 // 0), stream=stream)
        with pytest.raises(RuntimeError, match="closed"):
            buffer.fill(Value(buffer.close), stream=stream)
        assert buffer.is_closed


def test_values_that_do_not_fill(pool: Any, buffer: Any, stream: Any) -> None:
    for value in (-1, 256):
        with pytest.raises(OverflowError, match=f"value is {value}"):
            buffer.fill(value, stream=stream)
    for pattern in (b"", b"abc", bytes(8)):
        with pytest.raises(ValueError, match=f"got {len(pattern)}"):
            buffer.fill(pattern, stream=stream)
    for wrong in ("a", 1.5, None):
        with pytest.raises(TypeError, match=type(wrong).__name__):
            buffer.fill(wrong, stream=stream)
    with pytest.raises(ValueError, match="size of 63 is not a multiple"):
        pool.allocate(63, stream=stream).fill(b"ab", stream=stream)
    with pytest.raises(ValueError, match="size of 66 is not a multiple"):
        pool.allocate(66, stream=stream).fill(b"abcd", stream=stream)
    with pytest.raises(TypeError, match="None"):
        buffer.fill(0, stream=None)


def test_buffers_of_the_same_memory_are_equal(core: Any, buffer: Any) -> None:
    same, shorter = core.Buffer.from_handle(buffer.handle, 64), core.Buffer.from_handle(buffer.handle, 32)
    assert buffer == same and hash(buffer) == hash(same)
    assert buffer != shorter and buffer != 3
    assert len({buffer, same, shorter}) == 2


def test_memory_that_is_there_already(core: Any, device: Any) -> None:
    array = (ctypes.c_char * 16)()
    owned = core.Buffer.from_handle(ctypes.addressof(array), 16, owner=array)
    assert owned.owner is array and owned.memory_resource is None
    unknown = core.Buffer.from_handle(ctypes.addressof(array), 16)
    assert not unknown.is_device_accessible and unknown.owner is None
    assert (owned.device_id, owned.is_device_accessible, owned.is_host_accessible, owned.is_managed) == (
        -1,
        False,
        True,
        False,
    )
    owned.as_memoryview()[:2] = b"ab"
    assert array.value == b"ab"
    assert owned.__array_interface__["data"] == (ctypes.addressof(array), False)
    assert not hasattr(owned, "__cuda_array_interface__")
    owned.close()
    assert owned.owner is None
    for wrong in (None, "4096", 1.5):
        with pytest.raises(TypeError, match="ptr"):
            core.Buffer.from_handle(wrong, 16)
    with pytest.raises(OverflowError, match="size is -1"):
        core.Buffer.from_handle(4096, -1)
    with pytest.raises(TypeError, match="mr: a MemoryResource is expected, got str"):
        core.Buffer.from_handle(4096, 1, mr="pool")


def test_the_driver_classifies_foreign_memory(core: Any, package: Any, buffer: Any, device: Any) -> None:
    """Python asks first, machine code then."""
    driver = package("checked").driver
    pinned, managed, unknown = driver.cuMemHostAlloc(64, 0), driver.cuMemAllocManaged(64, 1), ctypes.c_char()

    def facts(one: Any) -> tuple[Any, ...]:
        return one.device_id, one.is_device_accessible, one.is_host_accessible, one.is_managed

    expected = {
        buffer.handle: (device.device_id, True, False, False),
        pinned: (device.device_id, True, True, False),
        managed: (device.device_id, True, True, True),
        ctypes.addressof(unknown): (-1, False, True, False),
    }
    for _ in range(4):
        made = {address: core.Buffer.from_handle(address, 1) for address in expected}
        assert {address: facts(one) for address, one in made.items()} == expected
    assert {type(fact) for one in made.values() for fact in facts(one)} == {int, bool}
    driver.cuMemFreeHost(pinned)
    driver.cuMemFree(managed)
    assert facts(made[managed])[3], "the driver is asked once"


def test_the_facts_of_memory_are_those_of_its_resource(core: Any, device: Any, stream: Any) -> None:
    """Python tells them first, machine code then, but for derived classes."""

    class Derived(core.DeviceMemoryResource):  # type: ignore[misc]
        is_host_accessible = True

    resources = [core.DeviceMemoryResource(device), core.PinnedMemoryResource(), core.ManagedMemoryResource()]
    resources += [core.LegacyPinnedMemoryResource(), Derived(device)]
    names = "is_device_accessible", "is_host_accessible", "is_managed"
    for _ in range(4):
        buffers = [resource.allocate(64, stream=stream) for resource in resources]
        for buffer, resource in zip(buffers, resources):
            assert [getattr(buffer, name) for name in names] == [getattr(resource, name) for name in names]
            if isinstance(resource, core.LegacyPinnedMemoryResource):
                with pytest.raises(RuntimeError, match="belongs to no device"):
                    buffer.device_id  # noqa: B018
            else:
                assert buffer.device_id == resource.device_id
            buffer.close()
            for name in (*names, "device_id"):
                with pytest.raises(RuntimeError, match="closed"):
                    getattr(buffer, name)
        Derived.is_host_accessible = not Derived.is_host_accessible


def test_host_memory_has_the_buffer_protocol(core: Any, device: Any, buffer: Any) -> None:
    memory = core.LegacyPinnedMemoryResource().allocate(16)
    view = memory.as_memoryview()
    view[:] = b"0123456789abcdef"
    assert (view.nbytes, view.readonly, view.format) == (16, False, "B")
    interface = memory.__array_interface__
    assert (interface["shape"], interface["typestr"], interface["data"]) == ((16,), "|u1", (memory.handle, False))
    if sys.version_info >= (3, 12):
        assert bytes(memoryview(memory)) == b"0123456789abcdef"
    address = memory.handle
    kept = weakref.ref(memory)
    part = view[2:4]
    del memory, view
    collect()
    assert kept() is not None, "the view keeps the buffer"
    assert ctypes.string_at(address, 4) == b"0123"
    del part
    collect()
    assert kept() is None
    with pytest.raises(BufferError, match="host cannot use"):
        buffer.as_memoryview()
    assert not hasattr(buffer, "__array_interface__")
    interface = buffer.__cuda_array_interface__
    assert interface["data"] == (buffer.handle, False) and interface["shape"] == (64,)


# --- destruction


def test_memory_is_freed_when_the_buffer_is_dropped(pool: Any, stream: Any) -> None:
    buffer = pool.allocate(64, stream=stream)
    assert pool.attributes.used_mem_current >= 64
    del buffer
    collect()
    stream.sync()
    assert pool.attributes.used_mem_current == 0


def test_memory_is_freed_though_a_capture_forbids_it(pool: Any, stream: Any, device: Any, driver: Any) -> None:
    """A capture of another library, or one that another thread has begun meanwhile."""
    other = device.create_stream()
    for _ in range(4):  # later ones end by machine code
        buffer = pool.allocate(64, stream=stream)
        stream.sync()
        driver.cuStreamBeginCapture(other.handle, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL)
        del buffer
        collect()
        try:
            driver.cuGraphDestroy(driver.cuStreamEndCapture(other.handle))
        except driver.CudaError:  # the capture was spoilt
            pass
        stream.sync()
    assert pool.attributes.used_mem_current == 0


FAULT = """
import sys
from cuda_ctypes import core
from tests.gpu import ptx

device = core.Device(0)
device.set_current()
stream = device.create_stream()
kernel = core.ObjectCode.from_ptx(ptx.KERNELS.encode()).get_kernel("store_to")

def ends():
    made = [device.create_event(), device.allocate(64, stream=stream), core.LegacyPinnedMemoryResource().allocate(64)]
    return [*made, device.create_stream()]

for _ in range(3):  # by machine code
    for end in ends():
        end.close()
made = ends()
try:
    core.launch(stream, core.LaunchConfig(grid=1, block=1), kernel, 0x10)
    stream.sync()
except core.CUDAError as error:
    print(type(error).__name__)
for end in [*made, stream]:
    end.close()
    print(end.is_closed)
try:
    device.create_event()
except core.CUDAError as error:
    print(type(error).__name__)
"""


@pytest.mark.errors
def test_closing_after_a_fault_is_silent(package: Any, said: Callable[..., str]) -> None:
    """The fault was reported, and all has gone with the context: a cleanup goes on."""
    seen = said(FAULT).split()
    assert seen == ["CudaErrorIllegalAddress", *["True"] * 5, "CudaErrorIllegalAddress"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_closing_in_a_forked_child_is_silent(package: Any, said: Callable[..., str]) -> None:
    program = """
    import os, sys, warnings
    from cuda_ctypes import core

    warnings.simplefilter("ignore", DeprecationWarning)  # of forks beside threads
    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    host = core.LegacyPinnedMemoryResource()
    for _ in range(4):
        event = device.create_event()
        with device.allocate(64, stream=stream), host.allocate(64):
            child = os.fork()
            if not child:
                event.close()
                sys.exit(0)
            print(os.waitpid(child, 0)[1])
        event.close()
    """
    assert said(program).split() == ["0"] * 4


def test_memory_is_freed_though_its_stream_was_closed(pool: Any, device: Any) -> None:
    stream = device.create_stream()
    closed, dropped = pool.allocate(64, stream=stream), pool.allocate(64, stream=stream)
    stream.close()
    del stream
    collect()
    closed.close()
    del dropped
    collect()
    device.sync()
    assert pool.attributes.used_mem_current == 0


def test_memory_is_freed_in_a_cycle_with_its_stream(pool: Any, device: Any) -> None:
    """The collector finalizes the older object first: the stream, unless the collector does not see it."""

    class Model:
        pass

    for _ in range(3):
        model: Any = Model()
        model.stream = device.create_stream()
        model.buffer = pool.allocate(64, stream=model.stream)
        model.itself = model
        model.stream.close()
        del model
    collect()
    device.sync()
    assert pool.attributes.used_mem_current == 0


def test_memory_is_freed_without_a_current_context(
    core: Any, package: Any, pool: Any, stream: Any, device: Any
) -> None:
    """Another thread, without a current context, frees it."""
    buffers = [pool.allocate(64, stream=stream), pool.allocate(64, stream=device.default_stream)]
    trouble: list[BaseException] = []

    def end() -> None:
        try:
            buffers.pop().close()
            buffers.pop().close()
        except BaseException as error:
            trouble.append(error)

    in_threads(end)
    assert not trouble, trouble
    device.sync()
    assert pool.attributes.used_mem_current == 0


def test_a_default_stream_is_that_of_its_context(core: Any, pool: Any, device: Any) -> None:
    """Memory of one device is freed in the order of its default stream, even if another device is current."""
    if len(core.Device.get_all_devices()) < 2:
        pytest.skip("a second device is needed")
    buffer = pool.allocate(64, stream=device.default_stream)
    other = core.Device(1)
    other.set_current()
    buffer.close()
    assert core.Device().device_id == 1, "closing changed the current context"
    device.set_current()
    device.sync()
    assert pool.attributes.used_mem_current == 0


def test_memory_is_allocated_on_default_streams_often(
    core: Any, pool: Any, stream: Any, device: Any, driver: Any
) -> None:
    """The first calls are Python's, the others machine code's."""
    resources = [pool] if len(core.Device.get_all_devices()) < 2 else [pool, core.DeviceMemoryResource(1)]
    for _ in range(5):
        for resource in resources:
            core.Device(resource.device_id).set_current()
            for default in (device.default_stream, core.Stream.from_handle(0), core.Stream.from_handle(1)):
                buffer = resource.allocate(64, stream=default)
                assert (buffer._stream.context, buffer._stream.number) == (
                    int(driver.cuCtxGetCurrent()),
                    int(default.handle),
                )
                assert type(buffer) is core.Buffer and buffer.memory_resource is resource
                assert (buffer.size, buffer.device_id, buffer.owner) == (64, resource.device_id, None)
                buffer.fill(7, stream=default)
                assert content(buffer, default) == bytes([7]) * 64
                with pytest.raises(OverflowError):
                    resource.allocate(-1, stream=default)
        device.set_current()
    driver.cuCtxSetCurrent(0)
    with pytest.raises(core.CUDAError, match="no context is current"):
        pool.allocate(64, stream=device.default_stream)
    device.set_current()


def test_the_stream_of_the_end_can_be_chosen(core: Any, pool: Any, stream: Any, device: Any) -> None:
    other = device.create_stream()
    buffer = pool.allocate(64, stream=stream)
    for wrong in (None, 3):
        with pytest.raises(TypeError):
            buffer.set_deallocation_stream(wrong)
    with pytest.raises(TypeError):
        buffer.close(3)
    assert not buffer.is_closed
    buffer.set_deallocation_stream(other)
    other.close()
    buffer.close()
    device.sync()
    assert pool.attributes.used_mem_current == 0


def test_a_stream_ends_once_no_memory_is_freed_on_it(
    pool: Any, stream: Any, device: Any, live: Callable[[str], int], on_standin: bool
) -> None:
    before = live("stream")
    for _ in range(4):
        first = device.create_stream()
        buffer = pool.allocate(64, stream=first)
        first.close()
        kept = live("stream")
        buffer.set_deallocation_stream(stream)
        assert (kept, live("stream")) == (before + on_standin, before)
        buffer.close()


def test_a_stream_chosen_while_a_graph_begins_to_use_the_memory(
    pool: Any, stream: Any, device: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As another thread may do by machine code, which waits for no lock."""
    lent, other = package("core.memory.lent"), device.create_stream()
    for _ in range(3):
        pool.allocate(64, stream=stream).set_deallocation_stream(other)
    take = lent.take_free
    monkeypatch.setattr(lent, "take_free", lambda memory: (memory.set_deallocation_stream(other), take(memory))[1])
    buffer = pool.allocate(64, stream=stream)
    twin = lent.lend(buffer)
    assert twin._stream.number == buffer._stream.number == int(other.handle)


def test_the_stream_of_the_end_by_machine_code(core: Any, pool: Any, stream: Any, device: Any, resource: Any) -> None:
    """Of memory that is freed on a stream, on a default stream, by a user's resource, and once a graph uses it."""
    other, closed, default = device.create_stream(), device.create_stream(), device.default_stream
    foreign = core.Stream.from_handle(int(other.handle))
    closed.close()
    graph = core.graph.GraphDefinition()
    for source in (pool, core.ManagedMemoryResource(), resource):
        for first in (stream, default):
            for last in (other, default, foreign):
                buffer = source.allocate(64, stream=first)
                for chosen in (other, first, last):
                    assert buffer.set_deallocation_stream(chosen) is None
                if source is pool and last is foreign:
                    graph.memset(buffer, 0, 64)
                    buffer.set_deallocation_stream(default)
                    buffer.set_deallocation_stream(last)
                with pytest.raises(RuntimeError, match="this stream is closed"):
                    buffer.set_deallocation_stream(closed)
                with pytest.raises(TypeError, match="a Stream is expected, got None"):
                    buffer.set_deallocation_stream(None)
                buffer.close()
                assert source is not resource or resource.freed[-1] == (4096, 64, last)
    buffer = pool.allocate(64, stream=stream)
    buffer.close()
    with pytest.raises(RuntimeError, match="this buffer is closed"):
        buffer.set_deallocation_stream(stream)


def test_the_stream_of_memory_that_a_graph_uses(
    pool: Any, stream: Any, device: Any, resource: Any, package: Callable[[str], Any]
) -> None:
    lend, other, default = package("core.memory.lent").lend, device.create_stream(), device.default_stream
    routines, called = package("_floor.native").routines(), []

    def watched(set_stream: Any) -> None:  # a function of its own, because 3.9 keeps the locals of what is watched
        sys.setprofile(lambda frame, event, _: called.append(event))
        set_stream(other)
        sys.setprofile(None)

    for source in (pool, resource):
        for last in (stream, other, default, other):
            buffer = source.allocate(64, stream=stream)
            twin = lend(buffer)
            for chosen in (other, default, other, stream, last):
                buffer.set_deallocation_stream(chosen)
                assert buffer._stream is twin._stream and twin._stream.number == int(chosen.handle)
            watched(buffer.set_deallocation_stream)
            buffer.set_deallocation_stream(last)
            buffer.close()
            del twin
            gc.collect()
            assert source is not resource or resource.freed[-1] == (4096, 64, last)
    if routines is not None and routines.METHODS and not package("_floor").FREE_THREADED:
        assert called.count("call") < 8, "the first time, and after a default stream"


def test_a_buffer_that_is_closed_while_a_graph_begins_to_use_it(
    core: Any, stream: Any, package: Callable[[str], Any]
) -> None:
    """In another thread, here in the resource's attribute: memory without an order, too."""
    lend, freed, twins = package("core.memory.lent").lend, list[int](), list[Any]()

    class Resource(core.MemoryResource):  # type: ignore[misc]
        is_device_accessible = False
        is_host_accessible = True

        @property
        def deallocate(self) -> Any:
            twins.append(lend(made)) if not made.is_closed else None
            return lambda address, size, stream: freed.append(address)

    for order, end in ((None, None), (stream, None), (None, stream), (stream, stream)):
        made = core.Buffer.from_handle(4096, 64, Resource(), stream=order)
        made.close(end)
        assert made.is_closed and not freed, "the graph uses it"
        twins.clear()
        gc.collect()
        assert freed == [4096]
        freed.clear()


@pytest.fixture
def resource(core: Any, device: Any) -> Any:
    """A user's resource, which records its calls."""

    class Resource(core.MemoryResource):  # type: ignore[misc]
        is_device_accessible = True
        is_host_accessible = False
        device_id = 0

        def __init__(self) -> None:
            self.freed: list[Any] = []
            self.trouble: Any = None

        def allocate(self, size: int, *, stream: Any) -> Any:
            return core.Buffer.from_handle(4096, size, mr=self, stream=stream)

        def deallocate(self, ptr: Any, size: int, *, stream: Any) -> None:
            self.freed.append((ptr, size, stream))
            if self.trouble:
                raise self.trouble

    return Resource()


def test_a_users_resource_frees_once(core: Any, resource: Any, stream: Any, device: Any) -> None:
    buffer = resource.allocate(10, stream=stream)
    assert buffer.memory_resource is resource and buffer.is_device_accessible
    buffer.close()
    buffer.close()
    del buffer
    collect()
    assert resource.freed == [(4096, 10, stream)]
    resource.allocate(11, stream=stream)
    collect()
    assert resource.freed[1:] == [(4096, 11, stream)], "dropped"
    other = device.create_stream()
    resource.allocate(12, stream=stream).close(other)
    assert resource.freed[2:] == [(4096, 12, other)]
    with core.Buffer.from_handle(0, 0, mr=resource):
        pass
    assert resource.freed[3:] == [(0, 0, device.default_stream)]
    resource.allocate(13, stream=other)
    with pytest.raises(ValueError, match="exclude each other"):
        core.Buffer.from_handle(4096, 1, mr=resource, owner=resource)


def test_each_stream_that_a_resource_gets_is_a_whole_one(
    resource: Any, device: Any, live: Callable[[str], int]
) -> None:
    before = live("stream")
    stream = device.create_stream()
    for size in range(5):  # machine code makes the later ones
        resource.allocate(size, stream=stream)
        collect()
    assert [freed[:2] for freed in resource.freed] == [(4096, size) for size in range(5)]
    given = [freed[2] for freed in resource.freed]
    resource.freed.clear()
    facts = stream.handle, stream.is_nonblocking, stream.priority, stream.context, stream.device
    stream.close()
    for each in given:
        assert (each.handle, each.is_nonblocking, each.priority, each.context, each.device) == facts
        assert each == given[0] and hash(each) == hash(given[0])
        each.wait(each.record())
        each.sync()
    del each, given, stream, facts
    collect()
    assert live("stream") == before, "the last of them ends the stream"


def test_errors_of_freeing(resource: Any, stream: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    resource.trouble = ZeroDivisionError("as told")
    buffer = resource.allocate(10, stream=stream)
    with pytest.raises(ZeroDivisionError, match="as told"):
        buffer.close()
    assert buffer.is_closed
    buffer.close()
    reported: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda item: reported.append(item.exc_value))
    buffer = resource.allocate(10, stream=stream)
    del buffer
    collect()
    assert len(resource.freed) == 2
    if sys.implementation.name == "cpython":
        assert reported == [resource.trouble]


def test_memory_for_the_host_needs_no_context(run_python: Callable[..., str]) -> None:
    assert (
        run_python("""
        from cuda_ctypes.core import Buffer, MemoryResource

        class Resource(MemoryResource):
            is_device_accessible, is_host_accessible, device_id = False, True, -1
            def deallocate(self, ptr, size, *, stream):
                print(ptr, size)

        Buffer.from_handle(4096, 8, mr=Resource()).close()
    """)
        == "4096 8\n"
    )


def test_the_end_of_half_an_object_is_silent(core: Any, package: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A signal handler may raise an exception while an object is made."""
    reported: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", reported.append)
    owned = package("core.lifetimes").Owned
    for cls in (core.Buffer, owned):
        object.__new__(cls)
    half = object.__new__(core.Buffer)
    half._address = 4096
    del half
    half = object.__new__(owned)
    half.number = 4096
    del half
    collect()
    assert not reported


def test_nothing_leaks(pool: Any, stream: Any) -> None:
    def run(count: int) -> None:
        for _ in range(count):
            pool.allocate(256, stream=stream).close()
            pool.allocate(256, stream=stream)

    run(100)
    collect()
    stream.sync()
    before = sys.getallocatedblocks() if hasattr(sys, "getallocatedblocks") else 0
    run(10_000)
    collect()
    stream.sync()
    after = sys.getallocatedblocks() if before else 0
    assert pool.attributes.used_mem_current == 0
    assert after - before < 200, f"{after - before} blocks are left of 20000 buffers"


def test_closed_by_eight_threads_at_once(pool: Any, stream: Any) -> None:
    """The driver would refuse to free memory twice."""
    for _ in range(50):
        buffer = pool.allocate(64, stream=stream)
        assert in_threads(*[buffer.close] * 8) == [None] * 8 and buffer.is_closed
    stream.sync()
    assert pool.attributes.used_mem_current == 0


def test_threads_get_memory_of_their_own(pool: Any, device: Any) -> None:
    found: list[list[int]] = []

    def work() -> None:
        device.set_current()
        stream = device.create_stream()
        buffers = [pool.allocate(64, stream=stream) for _ in range(200)]
        found.append([buffer.handle for buffer in buffers])
        stream.sync()

    in_threads(*[work] * 4)
    assert len(found) == 4 and all(len(set(handles)) == 200 for handles in found)


def test_the_end_of_the_interpreter_is_silent(run_python: Callable[..., str]) -> None:
    assert (
        run_python("""
        import os
        os.dup2(1, 2)
        from cuda_ctypes.core import Device, DeviceMemoryResource, LegacyPinnedMemoryResource
        device = Device()
        device.set_current()
        stream = device.create_stream()
        pool = DeviceMemoryResource(device, {})
        buffers = [pool.allocate(64, stream=stream), device.allocate(64, stream=device.default_stream),
                   LegacyPinnedMemoryResource().allocate(64)]
        buffers[0].copy_from(bytes(64), stream=stream)
        cycle = [buffers]
        cycle.append(cycle)
    """)
        == ""
    )


def test_buffers_of_memory_that_exists(core: Any, device: Any) -> None:
    """The first calls are Python's, the others machine code's."""
    from_handle = core.Buffer.from_handle
    for _ in range(3):
        for address in (0, 1, 256, (1 << 30) - 1, 1 << 30, (1 << 60) - 1, 1 << 60, (1 << 64) - 1):
            for buffer in (
                core.Buffer.from_handle(address, address),
                core.Buffer.from_handle(ptr=address, size=address),
                core.Buffer.from_handle(address, address, None, stream=None),
            ):
                assert (buffer.handle, buffer.size, type(buffer)) == (address, address, core.Buffer)
                assert buffer.memory_resource is None is buffer.owner
                assert not buffer.is_mapped and not buffer.is_closed
                buffer.close()
                assert buffer.is_closed
        assert core.Buffer.from_handle(True, 1).handle == 1
        for wrong, kind in (
            ((-1, 5), OverflowError),
            ((5, 1 << 64), OverflowError),
            (("5", 5), TypeError),
            ((5,), TypeError),
        ):
            with pytest.raises(kind):
                core.Buffer.from_handle(*wrong)
    assert [*inspect.signature(core.Buffer.from_handle).parameters] == ["ptr", "size", "mr", "owner", "stream"]
    copied = pickle.loads(pickle.dumps(core.Buffer.from_handle))
    assert copied(5, 6) == from_handle(5, 6)
    assert core.Buffer.from_handle.__doc__ == from_handle.__doc__ and from_handle(5, 6) == core.Buffer.from_handle(5, 6)


def test_a_buffer_keeps_its_owner_until_it_is_closed(core: Any, device: Any) -> None:
    """The first calls are Python's, the others machine code's."""

    class Owner:
        pass

    name = "".join(["own", "er"])  # another object than the code's
    for _ in range(3):
        for keyword in ("owner", name):
            owner = Owner()
            kept = weakref.ref(owner)
            buffers = [core.Buffer.from_handle(7, 1, **{keyword: owner}), core.Buffer.from_handle(7, 1, None, owner)]
            assert [buffer.owner for buffer in buffers] == [owner, owner]
            assert all(buffer.memory_resource is None and not buffer.is_mapped for buffer in buffers)
            del owner
            buffers.pop().close()
            collect()
            assert kept() is buffers[0].owner is not None
            buffers[0].close()
            collect()
            assert kept() is None is buffers[0].owner
        assert core.Buffer.from_handle(7, 1, owner=None).owner is None
        assert core.Buffer.from_handle(7, 1, owner=False).owner is False
        for wrong in ({"owners": 1}, {"owner": 1, "more": 2}, {"size": 1}):
            with pytest.raises(TypeError):
                core.Buffer.from_handle(7, 1, **wrong)


@pytest.mark.parametrize("close", [True, False])
def test_a_resource_gets_memory_back_in_the_context_of_its_stream(
    core: Any, resource: Any, device: Any, package: Any, close: bool
) -> None:
    if len(core.Device.get_all_devices()) < 2:
        pytest.skip("a second device is needed")
    current = package("checked.driver").cuCtxGetCurrent
    contexts: list[int] = []
    type(resource).deallocate = lambda self, ptr, size, *, stream: contexts.append(int(current()))
    mine = int(current())
    for elsewhere in (False, True, False):
        buffer = core.Buffer.from_handle(4096, 8, mr=resource)
        if elsewhere:
            core.Device(1).set_current()
        if close:
            buffer.close()
        del buffer
        collect()
        assert core.Device().device_id == elsewhere, "the current context changed"
        device.set_current()
    assert contexts == [mine] * 3


def test_existing_memory_by_name(core: Any) -> None:
    """By machine code from the second time on, and wrong names as ever."""
    owner = [1]
    forms: list[tuple[tuple[int, ...], dict[str, Any]]] = [
        ((), {"ptr": 64, "size": 8}),
        ((), {"ptr": 64, "size": 8, "owner": owner}),
        ((), {"size": 8, "ptr": 64}),
        ((), {"owner": owner, "ptr": 64, "size": 8}),
        ((64,), {"size": 8, "owner": owner}),
        ((64, 8), {"mr": None, "owner": owner}),
    ]
    for _ in range(4):
        for values, named in forms:
            made = core.Buffer.from_handle(*values, **named)
            assert (int(made.handle), made.size, made.owner, made.memory_resource) == (64, 8, named.get("owner"), None)
        for wrong in (
            {"ptr": 64},
            {"ptr": 64, "owner": owner},
            {"ptr": 64, "size": 8, "own": 5},
            {"size": 8, "owner": owner},
        ):
            with pytest.raises(TypeError):
                core.Buffer.from_handle(**wrong)
        with pytest.raises(TypeError):
            core.Buffer.from_handle(64, 8, ptr=64, size=8)
