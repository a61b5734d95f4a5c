"""C takes tensors from StridedMemoryView and gives it others, without a call of Python: DLPack's exchange API."""

from __future__ import annotations

import ctypes
import gc
import sys
import threading
import weakref
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import FREE_THREADED, native
from tests.gpu.core.c_consumer import NAME, Consumer, Foreign, Managed, Tensor, received
from tests.gpu.core.tools import collect, in_threads

pytestmark = pytest.mark.skipif(not native.available(), reason="PyPy has no machine code, of which the functions are")


@pytest.fixture
def cls(package: Callable[[str], Any]) -> Any:
    return package("core.utils").StridedMemoryView


@pytest.fixture
def consumer(cls: Any, device: Any) -> Consumer:
    return Consumer(cls)


@pytest.fixture
def buffer(device: Any, stream: Any) -> Any:
    return device.allocate(256, stream=stream)


class Array:
    """24 numbers in the host's memory, or at another address."""

    def __init__(self, shape: Any = (2, 3, 4), strides: Any = None, *, typestr: str = "<f4", at: int = 0) -> None:
        self.memory = (ctypes.c_float * 24)()
        self.address = at or ctypes.addressof(self.memory)
        self.__array_interface__ = {
            "data": (self.address, False),
            "shape": shape,
            "strides": strides,
            "typestr": typestr,
            "version": 3,
        }
        self.__cuda_array_interface__ = self.__array_interface__


def test_the_class_has_the_functions(cls: Any, core: Any, device: Any) -> None:
    capsule = cls.__dlpack_c_exchange_api__
    assert f'"{NAME.decode()}"' in repr(capsule)
    assert cls.__dlpack_c_exchange_api__ is cls.__c_dlpack_exchange_api__ is capsule
    derived: Any = type("Derived", (cls,), {})
    assert derived.__dlpack_c_exchange_api__ is capsule
    assert not hasattr(core.Buffer, "__dlpack_c_exchange_api__")
    api = Consumer(cls).api
    assert (tuple(api.version), api.previous) == ((1, 3), None)


LAYOUTS = [((24,), None), ((2, 3, 4), None), ((), None), ((3, 0, 2), None), ((4, 3), (8, 32)), ((2, 2), (-8, 4))]


@pytest.mark.parametrize(("shape", "strides"), LAYOUTS, ids=str)
def test_c_is_told_what_a_capsule_has(
    package: Callable[[str], Any], cls: Any, consumer: Consumer, shape: Any, strides: Any
) -> None:
    view = cls.from_array_interface(Array(shape, strides))
    told, exported = consumer.tell(view), consumer.export(view)
    taken = package("core.arrays.dlpack").import_capsule(view.__dlpack__(max_version=(1, 3)))
    assert told.facts() == (taken.ptr, taken.device, taken.data_type, taken.shape, taken.strides)
    assert (exported.tensor.facts(), tuple(exported.version), exported.flags) == (told.facts(), (1, 3), 0)
    assert told.data == (None if 0 in shape else view.ptr), "what is empty has no address"
    exported.delete()


@pytest.mark.parametrize(
    ("typestr", "kind"),
    [
        ("|b1", (6, 8, 1)),
        ("|i1", (0, 8, 1)),
        ("<u8", (1, 64, 1)),
        ("<f2", (2, 16, 1)),
        ("<c16", (5, 128, 1)),
        ("bfloat16", (4, 16, 1)),
        ("float8_e5m2", (12, 8, 1)),
    ],
)
def test_the_type_of_the_elements(cls: Any, consumer: Consumer, buffer: Any, typestr: str, kind: Any) -> None:
    assert consumer.tell(cls.from_buffer(buffer, (3,), dtype=typestr)).facts()[2] == kind


def test_the_memory_of_each_device(core: Any, cls: Any, consumer: Consumer, buffer: Any) -> None:
    pinned = core.LegacyPinnedMemoryResource().allocate(64)
    for memory, device in ((buffer, (2, 0)), (pinned, (3, 0))):
        for view in (cls.from_any_interface(memory, -1), cls.from_buffer(memory, (64,), dtype="int8")):
            assert consumer.tell(view).facts()[1] == device == view.__dlpack_device__()
    assert consumer.tell(cls.from_cuda_array_interface(Array(at=int(buffer.handle)), -1)).facts()[1] == (2, 0)


def test_memory_that_c_must_not_write_to(cls: Any, consumer: Consumer, buffer: Any) -> None:
    exported = consumer.export(cls.from_buffer(buffer, (3,), dtype="float32", is_readonly=True))
    assert exported.flags == 1
    exported.delete()


def test_an_exported_tensor_lives_until_c_deletes_it(cls: Any, consumer: Consumer) -> None:
    array = Array()
    view, reference = cls.from_array_interface(array), weakref.ref(array)
    count = sys.getrefcount(view)
    exported = consumer.export(view)
    assert sys.getrefcount(view) == count + 1
    del view, array
    collect()
    assert reference() is not None and exported.tensor.shape[2] == 4
    thread = threading.Thread(target=exported.delete)  # without the GIL
    thread.start()
    thread.join()
    assert reference() is None


def test_what_c_was_told_stays_as_long_as_the_view(cls: Any, consumer: Consumer) -> None:
    view = cls.from_array_interface(Array((2, 3, 4)))
    told = in_threads(*[lambda: consumer.tell(view)] * 4)
    for _ in range(20):  # none of these puts other numbers in their place
        view.__dlpack__(), view.__dlpack__(max_version=(1, 0)), view.__dlpack__(dl_device=(1, 0))
        told.append(consumer.tell(view))
        gc.collect()
    assert {each.facts()[3:] for each in told} == {((2, 3, 4), (12, 4, 1))}
    assert len({ctypes.addressof(each.shape.contents) for each in told}) == 1


@pytest.mark.parametrize("function", ["tell", "export"])
def test_exceptions_arrive_in_c(
    cls: Any, consumer: Consumer, buffer: Any, device: Any, stream: Any, function: str
) -> None:
    give = getattr(consumer, function)
    for other in (None, 5, buffer, cls, Array()):
        with pytest.raises(TypeError, match="a StridedMemoryView is expected"):
            give(other)
    with pytest.raises(BufferError, match="no dtype"):
        give(cls.from_buffer(buffer, (3,), itemsize=4))
    with pytest.raises(BufferError, match="no type"):
        give(cls.from_array_interface(Array((2,), typestr="|S3")))
    with pytest.warns(DeprecationWarning), pytest.raises(ValueError, match="no layout"):
        give(cls())
    closed = device.allocate(16, stream=stream)
    views = [cls.from_buffer(closed, (4,), dtype="float32") for _ in range(2)]
    consumer.tell(views[0])
    closed.close(stream)
    for view in views:
        with pytest.raises(RuntimeError, match="closed"):
            give(view)


def test_addresses_that_are_null(cls: Any, consumer: Consumer) -> None:
    view, foreign = cls.from_array_interface(Array()), Foreign()
    count, room = sys.getrefcount(view), ctypes.c_void_p()
    for name, first in (("tell", id(view)), ("export", id(view)), ("take", ctypes.addressof(foreign.managed))):
        with pytest.raises(RuntimeError, match="the address for the result is NULL"):
            consumer.call(name, first, None)
        with pytest.raises((RuntimeError, TypeError)):
            consumer.call(name, None, ctypes.byref(room))
    assert sys.getrefcount(view) == count and not foreign.deleted


def test_a_tensor_of_c_becomes_a_view(cls: Any, consumer: Consumer) -> None:
    foreign = Foreign((2, 3), (1, 4), offset=8)
    view, another = consumer.take(foreign.managed), object()
    assert type(view) is cls and sys.getrefcount(view) == sys.getrefcount(another)
    assert (view.ptr, view.shape, view.strides) == (ctypes.addressof(foreign.memory) + 8, (2, 3), (1, 4))
    assert (view.dtype.name, view.device_id, view.readonly) == ("float32", -1, False)
    other, deleted = view.view(), foreign.deleted
    del view
    assert deleted == foreign.deleted == 0, "the other view needs the memory"
    del other
    assert foreign.deleted == 1


def test_tensors_that_c_may_give(cls: Any, consumer: Consumer) -> None:
    facts = ("shape", "strides", "size", "readonly", "device_id", "is_device_accessible")
    for foreign, expected in (
        (Foreign((3,), None), ((3,), None, 3, False, -1, False)),
        (Foreign((), ()), ((), (), 1, False, -1, False)),
        (Foreign((0, 3)), ((0, 3), (3, 1), 0, False, -1, False)),
        (Foreign(flags=1), ((2, 3), (3, 1), 6, True, -1, False)),
        (Foreign(device=(2, 1)), ((2, 3), (3, 1), 6, False, 1, True)),
        (Foreign(device=(3, 0), version=(1, 9)), ((2, 3), (3, 1), 6, False, 0, True)),
        (Foreign(deletes=False), ((2, 3), (3, 1), 6, False, -1, False)),
    ):
        view = consumer.take(foreign.managed)
        assert tuple(getattr(view, name) for name in facts) == expected
        del view
        assert foreign.deleted == bool(foreign.managed.deleter)


def test_tensors_that_are_refused_are_deleted(cls: Any, consumer: Consumer) -> None:
    for foreign, why in (
        (Foreign(device=(8, 0)), "device type 8"),
        (Foreign(kind=(2, 32, 4)), "4 lanes"),
        (Foreign(kind=(3, 64, 1)), "type 3"),
        (Foreign(version=(2, 0)), "newer"),
    ):
        for deleted in (1, 2):
            with pytest.raises(BufferError, match=why):
                consumer.take(foreign.managed)
            assert foreign.deleted == deleted


def test_there_and_back(cls: Any, consumer: Consumer) -> None:
    array = Array((2, 3, 4), (4, 8, 24))
    view, reference = cls.from_array_interface(array), weakref.ref(array)
    expected = view.ptr, view.shape, view.strides, view.dtype
    for _ in range(3):
        view = consumer.take(consumer.export(view))
    del array
    assert (view.ptr, view.shape, view.strides, view.dtype) == expected and reference() is not None
    del view
    assert reference() is None


def test_every_device_works_on_the_default_stream(consumer: Consumer) -> None:
    assert [consumer.stream(*device) for device in ((1, 0), (2, 0), (2, 7), (13, 0))] == [None] * 4


def test_the_allocator_refuses(consumer: Consumer) -> None:
    assert consumer.allocate() == [-1, None, (7, b"NotImplementedError")]
    assert consumer.allocate(with_pointers=False) == [-1, 1]


def test_nothing_is_left_of_many(cls: Any, consumer: Consumer) -> None:
    view, foreign = cls.from_array_interface(Array()), Foreign()

    def work(times: int) -> None:
        for _ in range(times):
            consumer.tell(view)
            consumer.export(view).delete()
            consumer.take(foreign.managed)

    work(100)
    count, blocks = sys.getrefcount(view), sys.getallocatedblocks()
    work(1000)
    assert sys.getrefcount(view) == count and foreign.deleted == 1100
    assert sys.getallocatedblocks() - blocks < 200


@pytest.mark.skipif(
    FREE_THREADED and sys.version_info < (3, 14),
    reason="without the GIL, CPython 3.13 frees lists twice: see docs/machine-code.md",
)
def test_no_memory(cls: Any, consumer: Consumer) -> None:
    testing = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    view, foreign, room, tensor = cls.from_array_interface(Array()), Foreign(), ctypes.c_void_p(), Tensor()
    consumer.export(view).delete()
    consumer.take(foreign.managed)
    count, outcomes = sys.getrefcount(view), set[tuple[str, bool]]()
    given = {"tell": (id(view), tensor), "export": (id(view), room), "take": (ctypes.addressof(foreign.managed), room)}
    for number in range(60 * (1 + FREE_THREADED)):  # without the GIL, Python makes views
        for name, (first, out) in given.items():
            function, room.value, failure = consumer.functions[name], None, None
            testing.set_nomemory(number, number + 1)
            try:
                function(first, ctypes.byref(out))
            except (MemoryError, ctypes.ArgumentError) as error:
                failure = error
            finally:
                testing.remove_mem_hooks()
            outcomes.add((name, not failure))
            if name == "export" and room.value:
                Managed.from_address(room.value).delete()
            if name == "take" and room.value:
                received(room)
    assert outcomes == {(name, done) for name in given for done in (True, False)}
    assert sys.getrefcount(view) == count


def test_the_functions_are_made_when_asked_for(run_python: Callable[..., str]) -> None:
    program = """
        import sys
        from cuda_ctypes.core.utils import StridedMemoryView

        loaded = [name for name in sys.modules if "exchange_functions" in name]
        print(loaded, hasattr(StridedMemoryView, "__dlpack_c_exchange_api__"))
    """
    assert run_python(program) == "[] True\n"


def test_a_consumer_that_lives_longer_than_python(run_python: Callable[..., str]) -> None:
    program = """
        import atexit, ctypes

        def last():  # registered before the package's own, so called after it
            ctypes.CDLL(None).__cxa_atexit(ctypes.c_void_p(exported.deleter), ctypes.addressof(exported), None)
            print("done")

        atexit.register(last)
        from cuda_ctypes.core.utils import StridedMemoryView
        from tests.gpu.core.c_consumer import Consumer, Foreign

        consumer, foreign = Consumer(StridedMemoryView), Foreign()
        exported = consumer.export(consumer.take(foreign.managed))
    """
    assert run_python(program) == "done\n"


def test_tvm_takes_views_and_gives_views(cls: Any, consumer: Consumer, buffer: Any) -> None:
    tvm = pytest.importorskip("tvm_ffi", reason="apache-tvm-ffi is not installed")
    echo = tvm.get_global_func("testing.echo")
    for view in (cls.from_buffer(buffer, (4, 8), (8, 1), dtype="float32"), cls.from_array_interface(Array())):
        made = echo(view)
        assert type(made) is cls and made is not view
        assert consumer.tell(made).facts() == consumer.tell(view).facts()
    with pytest.raises(BufferError, match="no dtype"):
        echo(cls.from_buffer(buffer, (3,), itemsize=4))
