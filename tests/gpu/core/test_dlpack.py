"""DLPack: the contents of a capsule, and memory that is released once, by its last owner."""

from __future__ import annotations

import ctypes
import functools
import gc
import struct
import sys
import weakref
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect, in_threads
from tests.native.steady import assert_steady

pytestmark = pytest.mark.skipif(
    sys.implementation.name != "cpython", reason="capsules are made by CPython's C API, which PyPy lacks"
)
DEVICE, HOST, MANAGED = 2, 3, 13
MODES = [None, (1, 0)]
NAMES = {None: "dltensor", (1, 0): "dltensor_versioned"}


@pytest.fixture
def capsules(package: Callable[[str], Any]) -> Any:
    return package("core.arrays.capsules")


@pytest.fixture(params=["quickest", "Python"])
def dlpack(
    request: pytest.FixtureRequest, package: Callable[[str], Any], capsules: Any, device: Any, monkeypatch: Any
) -> Any:
    """With machine code if there is any, and without."""
    collect()
    assert not capsules._exports, "a test before this one left exports"
    if request.param == "Python":
        offers = {name: capsules._offer_of(name) for name in capsules.HEADS}
        chosen = [(offers, capsules._lend, capsules._read)]
        module = package("core.arrays.dlpack")
        for one in (capsules, module):
            monkeypatch.setattr(one, "_chosen", chosen)
        monkeypatch.setattr(module, "_quickest_export", lambda name, export: export)
        monkeypatch.setattr(module, "exports", {name: module._export_of(name) for name in capsules.HEADS})
    return package("core.arrays.dlpack")


def struct_of(capsules: Any, capsule: Any) -> tuple[int, Any]:
    """The address of an unused capsule's struct, and the place of its deleter."""
    name = next(name for name in capsules.HEADS if capsules.capsule_is_valid(capsule, capsules._name[name]))
    address = capsules.capsule_pointer(capsule, capsules._name[name])
    return address, ctypes.c_void_p.from_address(address + capsules.HEADS[name].deleter.offset)


@pytest.fixture
def buffer(device: Any, stream: Any) -> Any:
    return device.allocate(1000, stream=stream)


@pytest.fixture
def pinned(core: Any, stream: Any) -> Any:
    return core.LegacyPinnedMemoryResource().allocate(1000, stream=stream)


class Owner:
    """Memory of another owner: 24 numbers of 2 bytes."""

    def __init__(self) -> None:
        self.memory = (ctypes.c_int16 * 24)(*range(24))

    def export(self, dlpack: Any, **more: Any) -> Any:
        address = ctypes.addressof(self.memory)
        return dlpack.export_tensor(address, (1, 0), (2, 3, 4), (12, 4, 1), (0, 16, 1), self, **more)


@pytest.mark.parametrize("version", MODES)
def test_a_buffer_is_a_tensor_of_bytes(dlpack: Any, buffer: Any, version: Any) -> None:
    capsule = buffer.__dlpack__(max_version=version)
    assert f'"{NAMES[version]}"' in repr(capsule)
    tensor = dlpack.import_capsule(capsule)
    assert (tensor.ptr, tensor.shape, tensor.strides) == (buffer.handle, (1000,), (1,))
    assert tensor.device == buffer.__dlpack_device__() == (DEVICE, 0)
    assert tensor.data_type == (0, 8, 1) and not tensor.readonly
    assert f'"used_{NAMES[version]}"' in repr(capsule)


@pytest.mark.parametrize("version", [(0, 8), (1, 0), (1, 9), (2, 0)])
def test_the_newest_version_that_both_understand(buffer: Any, version: Any) -> None:
    assert ("versioned" in repr(buffer.__dlpack__(max_version=version))) == (version >= (1, 0))


@pytest.mark.parametrize("version", MODES)
def test_every_field_of_a_tensor_arrives(dlpack: Any, version: Any) -> None:
    owner = Owner()
    tensor = dlpack.import_capsule(owner.export(dlpack, readonly=True, max_version=version))
    assert tensor.ptr == ctypes.addressof(owner.memory)
    assert (tensor.shape, tensor.strides, tensor.data_type) == ((2, 3, 4), (12, 4, 1), (0, 16, 1))
    assert tensor.readonly == (version is not None), "only versioned tensors can say that they are read-only"


def test_devices_of_memory(core: Any, buffer: Any, pinned: Any, stream: Any) -> None:
    assert buffer.__dlpack_device__() == (DEVICE, 0)
    assert pinned.__dlpack_device__() == (HOST, 0)
    host = (ctypes.c_char * 16)()
    plain = core.Buffer.from_handle(ctypes.addressof(host), 16, owner=host)
    assert plain.__dlpack_device__() == (1, 0)


def test_a_resource_of_the_users_says_where_its_memory_is(core: Any, device: Any, stream: Any) -> None:
    class Resource(core.MemoryResource):  # type: ignore[misc]
        device_id = 0

        def __init__(self, *where: bool) -> None:
            self.where = where

        is_device_accessible = property(lambda self: self.where[0])
        is_host_accessible = property(lambda self: self.where[1])
        is_managed = property(lambda self: self.where[2])

        def allocate(self, size: int, *, stream: Any) -> Any:
            return core.Buffer.from_handle(4096, size, mr=self, stream=stream)

        def deallocate(self, ptr: Any, size: int, *, stream: Any) -> None:
            pass

    expected = {
        (True, False, False): (DEVICE, 0),
        (True, True, False): (HOST, 0),
        (True, True, True): (MANAGED, 0),
        (False, True, False): (1, 0),
    }
    for where, found in expected.items():
        assert Resource(*where).allocate(16, stream=stream).__dlpack_device__() == found, where
    with pytest.raises(BufferError, match="neither a device nor the host"):
        Resource(False, False, False).allocate(16, stream=stream).__dlpack_device__()
    resource = Resource(True, False, False)
    resource.device_id = None  # type: ignore[assignment]
    with pytest.raises(TypeError, match="device_id of a Resource: an int is expected"):
        resource.allocate(16, stream=stream).__dlpack__()


def test_requests_of_a_consumer(dlpack: Any, buffer: Any, pinned: Any) -> None:
    assert dlpack.import_capsule(buffer.__dlpack__(dl_device=(DEVICE, 0), copy=False, stream=-1)).device == (DEVICE, 0)
    assert dlpack.import_capsule(pinned.__dlpack__(dl_device=(1, 0))).device == (1, 0), "the host can use it as its own"
    with pytest.raises(BufferError, match="copy=True"):
        buffer.__dlpack__(copy=True)
    with pytest.raises(BufferError, match=r"dl_device is \(1, 0\), but the memory is on \(2, 0\)"):
        buffer.__dlpack__(dl_device=(1, 0))
    with pytest.raises(TypeError, match="max_version"):
        buffer.__dlpack__(max_version=1)
    with pytest.raises(BufferError, match="max_version"):
        buffer.__dlpack__(max_version=(1, 0, 0))
    with pytest.raises(TypeError, match="stream"):
        buffer.__dlpack__(stream="1")


@pytest.mark.parametrize("version", MODES)
def test_buffers_of_every_place(dlpack: Any, core: Any, device: Any, stream: Any, version: Any) -> None:
    """Python exports the first ones, machine code the others."""

    class Derived(core.DeviceMemoryResource):  # type: ignore[misc]
        is_host_accessible = True

    host = (ctypes.c_char * 64)()
    address = ctypes.addressof(host)
    resources = [core.PinnedMemoryResource(), core.ManagedMemoryResource(), core.DeviceMemoryResource(device)]
    resources += [core.LegacyPinnedMemoryResource(), Derived(device)]
    places = (HOST, 0), (MANAGED, 0), (DEVICE, 0), (HOST, 0), (HOST, 0)
    for _ in range(3):  # the first calls of C functions keep their arguments for a while
        assert core.Buffer.from_handle(address, 1).device_id == -1
    for _ in range(3):
        buffers = [resource.allocate(1000, stream=stream) for resource in resources]
        foreign = [core.Buffer.from_handle(of.handle, 1 << 31) for of in buffers[1:4]]
        hosts = [core.Buffer.from_handle(address, size, owner=host) for size in (0, 5, (1 << 30) - 1, 1 << 60)]
        hosts.append(core.Buffer.from_handle((1 << 64) - 1, (1 << 63) - 1))
        every = [*zip(buffers, places), *zip(foreign, places[1:]), *[(buffer, (1, 0)) for buffer in hosts]]
        for buffer, place in every:
            assert (
                buffer.__dlpack_device__() == place
            )  # without machine code, ctypes keeps what the driver was asked about last
            counts = [sys.getrefcount(item) for item in (buffer, buffer._address)]
            for more in ({}, {"stream": 1}, {"stream": -1, "copy": False}, {"stream": None, "dl_device": None}):
                tensor = dlpack.import_capsule(buffer.__dlpack__(max_version=version, **more))
                assert (tensor.ptr, tensor.shape, tensor.strides) == (buffer.handle, (buffer.size,), (1,))
                assert tensor.device == place == buffer.__dlpack_device__()
                assert tensor.data_type == (0, 8, 1) and not tensor.readonly
                del tensor
            collect()
            assert counts == [sys.getrefcount(item) for item in (buffer, buffer._address)]
        for buffer, _ in every:
            buffer.close()
            with pytest.raises(RuntimeError, match="closed"):
                buffer.__dlpack__(max_version=version)


@pytest.mark.parametrize("version", MODES)
def test_a_buffer_that_is_not_made_exports_nothing(core: Any, buffer: Any, version: Any) -> None:
    """An exception of a signal handler may leave one, and the garbage collector shows it."""
    for _ in range(3):
        buffer.__dlpack__(max_version=version)
        half = object.__new__(core.Buffer)
        for name in (None, "_resource", "_more", "_address"):
            if name:
                setattr(half, name, None)
            with pytest.raises((AttributeError, RuntimeError)):
                half.__dlpack__(max_version=version)


@pytest.mark.parametrize("version", MODES)
def test_a_buffer_of_more_bytes_than_an_extent_can_tell(core: Any, buffer: Any, version: Any) -> None:
    host = (ctypes.c_char * 64)()
    for _ in range(3):
        buffer.__dlpack__(max_version=version)
        for size in (1 << 63, (1 << 64) - 1):
            with pytest.raises(OverflowError, match=f"size is {size}"):
                core.Buffer.from_handle(ctypes.addressof(host), size, owner=host).__dlpack__(max_version=version)


def test_a_closed_buffer_exports_nothing(buffer: Any) -> None:
    buffer.close()
    for more in ({"max_version": 5}, {"stream": "1"}, {"dl_device": 3}):
        with pytest.raises(TypeError, match=[*more][0]):
            buffer.__dlpack__(**more)
    wrong = {"max_version": (1,)}, {"max_version": (2, 0)}, {"copy": True}, {"dl_device": (9, 9)}
    for export in (buffer.__dlpack_device__, *[functools.partial(buffer.__dlpack__, **more) for more in ({}, *wrong)]):
        with pytest.raises(RuntimeError, match="closed"):
            export()


def test_a_buffer_that_is_closed_while_it_is_exported(core: Any, device: Any, stream: Any) -> None:
    """A tensor without an address would end the process of its consumer."""

    class Resource(core.MemoryResource):  # type: ignore[misc]
        device_id, is_host_accessible = 0, False

        @property
        def is_device_accessible(self) -> bool:
            for buffer in buffers:
                buffer.close()  # as another thread does
            return True

        def allocate(self, size: int, *, stream: Any) -> Any:
            return core.Buffer.from_handle(4096, size, mr=self, stream=stream)

        def deallocate(self, ptr: Any, size: int, *, stream: Any) -> None:
            pass

    buffers: list[Any] = []
    buffers.append(Resource().allocate(16, stream=stream))
    with pytest.raises(RuntimeError, match="closed"):
        buffers[0].__dlpack__()


def test_a_capsule_is_taken_once(dlpack: Any, buffer: Any) -> None:
    capsule = buffer.__dlpack__()
    taken = dlpack.import_capsule(capsule)
    for wrong in (capsule, 5, None, "dltensor"):
        with pytest.raises(BufferError, match="an unused DLPack capsule"):
            dlpack.import_capsule(wrong)
    assert taken.ptr == buffer.handle


@pytest.mark.parametrize("version", MODES)
def test_the_consumer_keeps_the_exporter(dlpack: Any, version: Any) -> None:
    owner = Owner()
    gone = weakref.ref(owner)
    tensor = dlpack.import_capsule(owner.export(dlpack, max_version=version))
    del owner
    collect()
    assert gone() is not None, "the memory went while a consumer had it"
    del tensor
    assert gone() is None, "the exporter outlives its last consumer"


@pytest.mark.parametrize("version", MODES)
def test_an_unused_capsule(dlpack: Any, version: Any) -> None:
    """Its memory is released at a garbage collection or at the next export."""
    for end in (gc.collect, lambda: Owner().export(dlpack)):
        owner = Owner()
        gone = weakref.ref(owner)
        capsule = owner.export(dlpack, max_version=version)
        del owner
        collect()
        assert gone() is not None, "the capsule can still be taken"
        del capsule
        end()
        assert gone() is None


def test_a_capsule_that_dies_with_an_exception_on_its_way(dlpack: Any, buffer: Any) -> None:
    """A consumer's C code does so when it refuses the device. A destructor written in Python would end the process."""
    before = sys.getrefcount(buffer)
    for _ in range(10):
        with pytest.raises(TypeError, match="ord"):
            ord(buffer.__dlpack__())
        with pytest.raises(ZeroDivisionError):
            int(buffer.__dlpack__(), 1 // 0)
    collect()
    assert sys.getrefcount(buffer) == before


def test_many_capsules_at_once(dlpack: Any, capsules: Any, buffer: Any) -> None:
    before = sys.getrefcount(buffer)
    many = [buffer.__dlpack__() for _ in range(500)]
    assert len({struct_of(capsules, capsule)[0] for capsule in many}) == 500
    tensors = [dlpack.import_capsule(capsule) for capsule in many[::2]]
    del many
    collect()
    assert sys.getrefcount(buffer) - before == 250
    del tensors
    assert sys.getrefcount(buffer) == before


@pytest.mark.parametrize("taken", [True, False])
def test_nothing_is_left_of_many_exports(dlpack: Any, capsules: Any, buffer: Any, taken: bool) -> None:
    def work(times: int) -> None:
        for number in range(times):
            capsule = buffer.__dlpack__(max_version=MODES[number % 2])
            if taken:
                dlpack.import_capsule(capsule)

    work(100)
    collect()
    before, blocks = sys.getrefcount(buffer), sys.getallocatedblocks()
    work(20_000)
    collect()
    assert sys.getrefcount(buffer) == before and not capsules._exports and not capsules._offered
    assert sys.getallocatedblocks() - blocks < 200


def test_threads_share_a_buffer(dlpack: Any, buffer: Any) -> None:
    wrong, before = list[Any](), sys.getrefcount(buffer)

    def work() -> None:
        for _ in range(300):
            tensor = dlpack.import_capsule(buffer.__dlpack__(max_version=(1, 0)))
            if tensor.ptr != buffer.handle:
                wrong.append(tensor.ptr)
            buffer.__dlpack__()

    in_threads(*[work] * 4)
    collect()
    assert not wrong and sys.getrefcount(buffer) == before


@pytest.mark.parametrize("dlpack", ["Python"], indirect=True)
def test_an_address_used_again_while_capsules_are_looked_at(
    dlpack: Any, capsules: Any, buffer: Any, monkeypatch: Any
) -> None:
    """Another thread ends an export, whose memory the next one gets."""
    first = buffer.__dlpack__()
    address, further, count = struct_of(capsules, first)[0], list[Any](), sys.getrefcount
    tensors = [dlpack.import_capsule(first)]
    del first

    def meanwhile(value: Any) -> int:
        if "dltensor" in repr(value) and tensors:
            tensors.clear()
            while address not in capsules._exports and len(further) < 1000:
                further.append(buffer.__dlpack__())
        return count(value)

    with monkeypatch.context() as changed:
        changed.setattr(sys, "getrefcount", meanwhile)
        capsules._look()
    assert further and len(capsules._exports) == len(further)
    for capsule in further:
        assert dlpack.import_capsule(capsule).ptr == buffer.handle


def test_a_deleter_called_by_a_thread_of_c(dlpack: Any, capsules: Any) -> None:
    """C libraries release tensors in threads that Python does not know."""
    owner = Owner()
    gone = weakref.ref(owner)
    capsule = owner.export(dlpack)
    address, place = struct_of(capsules, capsule)
    tensor = dlpack.import_capsule(capsule)
    del owner
    threads = ctypes.CDLL(None)
    handle = ctypes.c_ulong()
    deleter = ctypes.c_void_p(place.value)
    place.value = None
    del tensor  # without a deleter, nothing is called
    assert gone() is not None
    assert not threads.pthread_create(ctypes.byref(handle), None, deleter, ctypes.c_void_p(address))
    assert not threads.pthread_join(handle, None)
    assert gone() is None


def test_a_newer_dlpack_is_refused_and_released(dlpack: Any, monkeypatch: Any) -> None:
    owner = Owner()
    gone = weakref.ref(owner)
    with monkeypatch.context() as changed:
        changed.setattr(dlpack, "VERSION", (2, 3))
        capsule = owner.export(dlpack, max_version=(1, 0))
    del owner
    with pytest.raises(BufferError, match="DLPack 2.3 is newer"):
        dlpack.import_capsule(capsule)
    collect()
    assert gone() is None


class Foreign:
    """A tensor of another library, and the number of times that it was given back."""

    def __init__(self, capsules: Any, *head: int, ndim: int = 1, shape: int | None = None, extent: int = 3) -> None:
        self.ended: list[int] = []
        self.deleter, self.extents = capsules.DELETER(self.ended.append), (ctypes.c_int64 * 2)(extent, 1)
        at = ctypes.addressof(self.extents) if shape is None else shape
        code = ctypes.cast(self.deleter, ctypes.c_void_p).value
        self.memory = ctypes.create_string_buffer(
            struct.pack("=IIQQQQiiiBBHQQQ", *head, 0, code, 0, 4096, 1, 0, ndim, 2, 32, 1, at, at and at + 8, 0)
        )
        self.capsule = capsules.capsule_new(ctypes.addressof(self.memory), capsules._name[capsules.VERSIONED], None)


def test_a_newer_tensor_may_have_another_layout(dlpack: Any, capsules: Any) -> None:
    """Version, context and deleter are the only ones whose place is known."""
    foreign = Foreign(capsules, 2, 5, ndim=1 << 20, shape=16)
    with pytest.raises(BufferError, match="DLPack 2.5 is newer than 1"):
        dlpack.import_capsule(foreign.capsule)
    assert len(foreign.ended) == 1 and '"used_' in repr(foreign.capsule)


def test_tensors_that_are_damaged(dlpack: Any, capsules: Any) -> None:
    for more in ({"ndim": -1}, {"shape": 0}):
        foreign = Foreign(capsules, 1, 0, **more)
        with pytest.raises(BufferError, match="no shape"):
            dlpack.import_capsule(foreign.capsule)
        assert len(foreign.ended) == 1
    foreign = Foreign(capsules, 1, 0, extent=-3)
    with pytest.raises(ValueError, match="no extent can be negative"):
        dlpack.import_capsule(foreign.capsule)
    collect()
    assert len(foreign.ended) == 1


@pytest.mark.parametrize("dlpack", ["Python"], indirect=True)
def test_an_exception_of_a_signal_handler_before_a_tensor_is_lent(dlpack: Any, capsules: Any, monkeypatch: Any) -> None:
    """The capsule ends an unused tensor itself."""
    foreign = Foreign(capsules, 1, 0)

    def interrupted(*arguments: Any) -> Any:
        raise KeyboardInterrupt

    for name in "capsule_rename", "Loan.__init__":
        with monkeypatch.context() as changed:
            changed.setattr(f"{capsules.__name__}.{name}", interrupted)
            with pytest.raises(KeyboardInterrupt):
                dlpack.import_capsule(foreign.capsule)
        assert not foreign.ended and '"dltensor_versioned"' in repr(foreign.capsule)
    tensor = dlpack.import_capsule(foreign.capsule)
    assert tensor.ptr == 4096 and not foreign.ended
    del tensor
    assert len(foreign.ended) == 1


def test_a_loan_ends_while_an_exception_is_raised(dlpack: Any, capsules: Any) -> None:
    """It does so when a function is left, and the deleter may raise exceptions of its own."""
    ended: list[str] = []

    class Owner:
        def __del__(self) -> None:
            with pytest.raises(ValueError, match="literal"):
                int("a word")
            ended.append("owner")

    def leave() -> Any:
        memory = Owner()
        capsule = dlpack.export_tensor(4096, (1, 0), (2,), (1,), (0, 16, 1), memory)
        tensor = dlpack.import_capsule(capsule)
        del memory, capsule
        return tensor.loan, 1 // 0

    with pytest.raises(ZeroDivisionError):
        leave()
    assert ended == ["owner"]
    lend = capsules.functions()[1] if dlpack._chosen is capsules._chosen else dlpack._chosen[0][1]
    with pytest.raises(TypeError, match="ord"):
        ord(lend(dlpack.export_tensor(4096, (1, 0), (2,), (1,), (0, 16, 1), Owner())))
    assert ended == ["owner"] * 2


def test_the_end_of_a_loan_may_wait_for_another_thread(run_python: Callable[..., str]) -> None:
    """Its deleter has no GIL: it may wait for the device."""
    program = """
        import ctypes, faulthandler, threading
        from cuda_ctypes.core.arrays import capsules, dlpack

        faulthandler.dump_traceback_later(20, exit=True)
        libc = ctypes.CDLL(None)
        struct = (ctypes.c_char * 128)()  # its tensor's address is a semaphore, for which the deleter waits
        libc.sem_init(struct, 0, 0)
        kind = capsules.DLManagedTensor
        ctypes.c_void_p.from_address(ctypes.addressof(struct) + kind.deleter.offset).value = ctypes.cast(
            libc.sem_wait, ctypes.c_void_p
        ).value
        ctypes.memset(ctypes.addressof(struct) + kind.tensor.offset + 8, 0, 40)  # no dimensions
        tensor = dlpack.import_capsule(
            capsules.capsule_new(ctypes.addressof(struct), capsules._name[capsules.PLAIN], None)
        )
        timer = threading.Timer(0.05, libc.sem_post, [struct])
        timer.start()
        del tensor
        print("given back")
    """
    assert run_python(program) == "given back\n"


def test_the_first_loan_of_a_process_is_given_back_at_once(run_python: Callable[..., str]) -> None:
    """Also where the look for machine code ended by an exception."""
    program = """
        import gc, os
        os.environ["CUDA_CTYPES_NATIVE"] = "0"
        from cuda_ctypes.core.arrays import dlpack

        class Owner:
            def __del__(self):
                print("given back")

        gc.disable()
        capsule = dlpack.export_tensor(4096, (1, 0), (2,), (1,), (0, 16, 1), Owner())
        dlpack.import_capsule(capsule)
        print("done")
    """
    assert run_python(program) == "given back\ndone\n"


def test_a_loan_without_memory_for_it(dlpack: Any, capsules: Any) -> None:
    testing = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    owner = Owner()
    count, failures = sys.getrefcount(owner), 0
    _, lend, read = dlpack._chosen[0]
    for number in range(4):
        capsule = owner.export(dlpack)
        testing.set_nomemory(number, number + 1)
        try:
            read(lend(capsule))
        except (MemoryError, ctypes.ArgumentError):
            failures += 1
        finally:
            testing.remove_mem_hooks()
        del capsule
    collect()
    assert failures and sys.getrefcount(owner) == count


def test_an_export_without_memory_for_it(dlpack: Any, buffer: Any) -> None:
    testing = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    for _ in range(3):
        buffer.__dlpack__()
    collect()
    count, failures = sys.getrefcount(buffer), 0
    for number in range(12):
        testing.set_nomemory(number, number + 1)
        try:
            buffer.__dlpack__()
        except (MemoryError, ctypes.ArgumentError):
            failures += 1
        finally:
            testing.remove_mem_hooks()
    collect()
    assert failures and sys.getrefcount(buffer) == count


def test_the_end_of_the_interpreter_is_silent(run_python: Callable[..., str]) -> None:
    program = """
        import ctypes, sys
        from cuda_ctypes.core import Device
        from cuda_ctypes.core.arrays import dlpack

        device = Device()
        device.set_current()
        buffer = device.allocate(64, stream=device.default_stream)
        capsule = buffer.__dlpack__()
        tensor = dlpack.import_capsule(buffer.__dlpack__(max_version=(1, 0)))
        leaked = dlpack.import_capsule(buffer.__dlpack__())
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(leaked))
        sys.modules["kept"] = [buffer, capsule, tensor]
        print("done")
    """
    assert run_python(program) == "done\n"


@pytest.mark.parametrize("setting", ["1", "0"])
def test_exports_at_the_end_of_python(run_python: Callable[..., str], monkeypatch: Any, setting: str) -> None:
    """When imports fail already."""
    monkeypatch.setenv("CUDA_CTYPES_NATIVE", setting)
    program = """
        import ctypes
        from cuda_ctypes._floor import native
        from cuda_ctypes.core.arrays import dlpack

        native.available()

        class Late:
            memory = ctypes.create_string_buffer(16)
            given = dlpack.export_tensor, ctypes.addressof(memory), print
            def __del__(self):
                export, address, show = self.given
                show(type(export(address, (1, 0), (16,), (1,), (0, 8, 1), self.memory)).__name__)

        late = Late()
    """
    assert run_python(program) == "PyCapsule\n"


@pytest.mark.parametrize("setting", ["1", "0"])
def test_a_consumer_that_lives_longer_than_python(
    run_python: Callable[..., str], monkeypatch: Any, setting: str
) -> None:
    """The C library calls the deleter, if there is one, when Python is gone."""
    monkeypatch.setenv("CUDA_CTYPES_NATIVE", setting)
    program = """
        import atexit, ctypes

        def last():  # registered before the package's own, so called after it
            deleter = ctypes.c_void_p.from_address(place)
            if deleter.value:
                ctypes.CDLL(None).__cxa_atexit(deleter, ctypes.c_void_p(address), None)
            print("done")

        atexit.register(last)
        from cuda_ctypes.core.arrays import capsules, dlpack

        memory = ctypes.create_string_buffer(16)
        capsule = dlpack.export_tensor(ctypes.addressof(memory), (1, 0), (16,), (1,), (0, 8, 1), memory)
        address = capsules.capsule_pointer(capsule, capsules._name[capsules.PLAIN])
        place = address + capsules.DLManagedTensor.deleter.offset
        tensor = dlpack.import_capsule(capsule)
        assert ctypes.c_void_p.from_address(place).value
    """
    assert run_python(program) == "done\n"


def test_capsules_that_live_longer_than_python(run_python: Callable[..., str]) -> None:
    program = """
        import ctypes
        from cuda_ctypes.core.arrays import dlpack

        memory = ctypes.create_string_buffer(16)
        for version in (None, (1, 0)):
            capsule = dlpack.export_tensor(
                ctypes.addressof(memory), (1, 0), (16,), (1,), (0, 8, 1), memory, max_version=version
            )
            memory.__dict__[version] = capsule, memory  # a cycle, collected at the end
        print("done")
    """
    assert run_python(program) == "done\n"


def test_the_structs_have_the_layout_that_machine_code_gets(capsules: Any) -> None:
    for name, cls in capsules.HEADS.items():
        assert struct.calcsize(capsules.FORMATS[name]) == ctypes.sizeof(cls)


def test_contents_of_tensors_that_were_read(package: Callable[[str], Any]) -> None:
    """Machine code makes what Python makes, or leaves it to Python."""
    if not package("_floor.native").available():
        pytest.skip("PyPy has no machine code")
    dlpack, capsules = package("core.arrays.dlpack"), package("core.arrays.capsules")
    dlpack.quicken_repacking()
    numbers = (0, 1, 1 << 40, (1 << 63) - 1)

    def read(shape: Any, strides: Any, data: int = 4096, offset: int = 0, flags: int = 0, to_strides: int = 9) -> bytes:
        words = 1, 2, 3, flags, data, 2, 5, len(shape), 2, 32, 1, 8, to_strides, offset
        packed: bytes = capsules.head.pack(*words)
        return packed + struct.pack(f"={len(shape) + len(strides)}q", *shape, *strides)

    for name in dlpack.repacked:
        for ndim in (1, 2, 3, 64):
            for extent in (1, 2, 1 << 40, (1 << 63) - 1):
                for stride in (*numbers, -1, -(1 << 63)):
                    shape, strides = (extent,) * ndim, (stride,) * ndim
                    expected = dlpack.packed(name, 4096 + 64, (2, 5), shape, strides, (2, 32, 1), False)
                    assert dlpack.repacked[name](read(shape, strides, 4096, 64)) == expected
            for wrong in (0, -1, -(1 << 63)):
                for place in range(ndim):
                    shape = (*(5,) * place, wrong, *(5,) * (ndim - place - 1))
                    assert dlpack.repacked[name](read(shape, (1,) * ndim)) is None
        assert dlpack.repacked[name](read((), ())) is None
        assert dlpack.repacked[name](read((3,), (), to_strides=0)) is None
        assert dlpack.repacked[name](read((3,), (1,), flags=1)) is None
        assert dlpack.repacked[name](None) is None
        content = read((3, 4), (4, 1))
        assert_steady(lambda: dlpack.repacked[name](content), content)  # noqa: B023
