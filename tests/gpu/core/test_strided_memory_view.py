"""Views of arrays: protocols, layouts, copies with any strides, and waits between streams."""

from __future__ import annotations

import builtins
import contextlib
import copy
import ctypes
import enum
import gc
import inspect
import itertools
import math
import pickle
import random
import sys
import threading
import types
from typing import Any, Callable

import pytest

needs_capsules = pytest.mark.skipif(
    sys.implementation.name != "cpython", reason="capsules are made by CPython's C API, which PyPy lacks"
)


@pytest.fixture
def views(package: Callable[[str], Any], device: Any) -> Any:
    return package("core.utils").StridedMemoryView


@pytest.fixture
def layouts(package: Callable[[str], Any]) -> Any:
    return package("core.arrays.layout").StridedLayout


@pytest.fixture
def buffer(device: Any, stream: Any) -> Any:
    return device.allocate(1024, stream=stream)


class Array:
    """An object with __cuda_array_interface__."""

    def __init__(self, address: int, readonly: bool = False, **more: Any) -> None:
        about = {"version": 3, "shape": (4,), "typestr": "<f4", "data": (address, readonly)}
        self.__cuda_array_interface__ = {**about, **more}


class HostArray:
    """An object with __array_interface__: ``shape`` elements of a ctypes type, with strides in elements."""

    def __init__(self, kind: Any, shape: tuple[int, ...], strides: tuple[int, ...] | None = None) -> None:
        self.size, self.offset = math.prod(shape), 0
        if strides:
            self.size = 1 + sum(abs(stride) * extent for extent, stride in zip(shape, strides))
            self.offset = sum(-stride * (extent - 1) for extent, stride in zip(shape, strides) if stride < 0)
        self.memory = (kind * self.size)()
        width = ctypes.sizeof(kind)
        self.__array_interface__ = {
            "version": 3,
            "shape": shape,
            "typestr": f"<u{width}",
            "data": (ctypes.addressof(self.memory) + self.offset * width, False),
            "strides": None if strides is None else tuple(stride * width for stride in strides),
        }


# --- of buffers


def test_a_view_of_a_buffer(views: Any, buffer: Any) -> None:
    view = views.from_buffer(buffer, (4, 8), dtype="float32")
    assert (view.ptr, view.shape, view.strides, view.size) == (buffer.handle, (4, 8), None, 32)
    assert view.dtype == "float32" and view.dtype.itemsize == 4
    assert (view.device_id, view.is_device_accessible, view.readonly) == (0, True, False)
    assert view.exporting_obj is buffer and view.__dlpack_device__() == (2, 0)
    assert "shape=(4, 8)" in repr(view) and "dtype=float32" in repr(view)


def test_a_view_with_strides_or_without_a_type(views: Any, buffer: Any) -> None:
    assert views.from_buffer(buffer, (4, 4), (1, 4), dtype="i8").strides == (1, 4)
    plain = views.from_buffer(buffer, (4,), itemsize=3, is_readonly=True)
    assert plain.dtype is None and plain.readonly and plain._layout.itemsize == 3
    with pytest.raises(BufferError, match="has no dtype, which DLPack needs"):
        plain.__dlpack__()


@pytest.mark.parametrize(
    ("arguments", "more", "kind", "message"),
    [
        (((1025,),), {"itemsize": 1}, ValueError, "too small"),
        (((4, 4), (1, 400)), {"dtype": "f4"}, ValueError, "too small"),
        (((4,), (-1,)), {"dtype": "f4"}, ValueError, "too small"),
        (((-1,),), {"itemsize": 1}, ValueError, "no extent can be negative"),
        (((4, 4), (1,)), {"itemsize": 1}, ValueError, "2 dimensions, but 1 strides"),
        (((4,),), {}, ValueError, "dtype or itemsize is needed"),
        (((4,),), {"itemsize": 8, "dtype": "f4"}, ValueError, "an element of float32 has 4 bytes"),
        (((4,),), {"itemsize": 0}, ValueError, "must be 1 or more"),
        (((4,),), {"dtype": "float33"}, TypeError, "float33"),
        (([4],), {"itemsize": 1}, TypeError, "shape: a tuple"),
        ((4,), {"itemsize": 1}, TypeError, "shape: a tuple"),
    ],
)
def test_invalid_views_of_a_buffer(views: Any, buffer: Any, arguments: Any, more: Any, kind: Any, message: str) -> None:
    with pytest.raises(kind, match=message):
        views.from_buffer(buffer, *arguments, **more)


@pytest.mark.parametrize("seed", range(4))
def test_views_of_buffers_by_machine_code(package: Callable[[str], Any], core: Any, buffer: Any, seed: int) -> None:
    """They are, or raise, the same as Python's."""
    module = package("core.arrays.strided_memory_view")
    choose = random.Random(seed).choice
    host, closed = ctypes.create_string_buffer(100), core.Buffer.from_handle(4096, 64)
    closed.close()
    small = core.Buffer.from_handle(ctypes.addressof(host), 100, owner=host)
    buffers = buffer, small, small, small, closed, core.Buffer.from_handle(ctypes.addressof(host), 1 << 63, owner=host)
    numbers = 0, 1, 1, 2, 2, 3, 4, 5, 10, 25, -1, True, 1 << 20, (1 << 30) - 1, 1 << 31, 1 << 62, 2.0, None

    def outcome(make: Any, given: tuple[Any, ...]) -> Any:
        try:
            view = make(*given)
            names = [*module.StridedMemoryView.__slots__, "shape", "strides", "_bounds", "size"]
            return [getattr(view, name) for name in names if name not in ("_layout_", "_keep")]
        except Exception as error:
            return type(error), str(error)

    taken = 0
    for _ in range(4000):
        count = choose((0, 1, 2, 2, 3))
        shape: Any = tuple(choose(numbers[: choose((10, 18))]) for _ in range(count))
        strides: Any = tuple(choose(numbers[: choose((10, 18))]) for _ in range(choose((count, count, count, 2))))
        shape, strides = choose((shape, shape, shape, [*shape])), choose((None, strides, strides, [*strides]))
        itemsize = choose((1, 2, 4, 4, 4, 8, *numbers))
        given = choose(buffers), shape, strides, itemsize, choose((None, "f4")), choose((True, False))
        made = outcome(module._of_buffer[0], given)
        assert made == outcome(module._view_of_buffer, given), given
        taken += type(made) is list
    assert taken > 400


def test_a_buffer_that_is_not_made_has_no_view(views: Any, core: Any, buffer: Any) -> None:
    for _ in range(3):
        views.from_buffer(buffer, (1,), itemsize=1)
    half = object.__new__(core.Buffer)
    for name, content in (("", None), ("_address", 4096), ("_size", 64), ("_resource", None)):
        if name:
            setattr(half, name, content)
        with pytest.raises(AttributeError):
            views.from_buffer(half, (1,), itemsize=1)


@needs_capsules
def test_a_view_of_a_buffer_without_memory_for_it(package: Callable[[str], Any], views: Any, buffer: Any) -> None:
    testing = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    shape, strides = (3, 4), (5, 1)
    for _ in range(3):
        views.from_buffer(buffer, shape, strides, dtype="f4")
    make, failures, made = package("core.arrays.strided_memory_view")._of_buffer[0], 0, None
    kept = buffer, buffer._address, buffer._size, shape, strides, buffer.__dlpack_device__()
    gc.collect()
    before = [sys.getrefcount(item) for item in kept]
    for number in range(12):
        taken: Any = None
        taken = [tuple([number] * size) for size in (2, 3) for number in range(3000)]  # no free ones are left
        testing.set_nomemory(number, number + 1)
        try:
            made = make(buffer, shape, strides, 4, None, False)
        except MemoryError:
            failures += 1
        finally:
            testing.remove_mem_hooks()
        if made is not None:
            assert made.ptr == buffer.handle and made.shape is shape and made.strides is strides
            made = None
    assert taken and failures >= 2 and [sys.getrefcount(item) for item in kept] == before


def test_the_ends_of_a_buffer(views: Any, buffer: Any) -> None:
    assert views.from_buffer(buffer, (1024,), itemsize=1).size == 1024
    assert views.from_buffer(buffer, (0, 5), itemsize=8).size == 0
    assert views.from_buffer(buffer, (), itemsize=8).size == 1
    view = views.from_buffer(buffer, (4,), dtype="f4")
    buffer.close()
    with pytest.raises(RuntimeError, match="closed"):
        views.from_buffer(buffer, (4,), itemsize=1)
    with pytest.raises(RuntimeError, match="closed"):
        view.__dlpack__()


def test_another_view_of_the_same_memory(views: Any, layouts: Any, buffer: Any) -> None:
    view = views.from_buffer(buffer, (4, 4), dtype="f4")
    assert view.view() is view and view.view(dtype=view.dtype) is not view
    assert view.view(dtype="int32").dtype == "int32"
    assert view.view(view._layout.reshaped((16,))).shape == (16,)
    part = view.view(view._layout[1:, ::2])
    assert (part.ptr - buffer.handle, part.shape, part.strides) == (16, (3, 2), (4, 2))
    assert part.view().ptr == part.ptr, "the offset counts once"
    assert view.view(view._layout.repacked(8), "complex64").shape == (4, 2)
    with pytest.raises(ValueError, match="an element of float64 has 8 bytes, but one of the layout 4"):
        view.view(dtype="f8")
    with pytest.raises(ValueError, match="too small"):
        view.view(layouts((257,), None, 4))
    with pytest.raises(TypeError, match="StridedLayout"):
        view.view(5)


# --- of other objects


@needs_capsules
def test_by_dlpack(views: Any, buffer: Any) -> None:
    view = views.from_dlpack(buffer, -1)
    assert (view.ptr, view.shape, view.strides, view.dtype) == (buffer.handle, (1024,), (1,), "int8")
    again = views.from_any_interface(views.from_buffer(buffer, (2, 3), (1, 2), dtype="bfloat16"), -1)
    assert (again.shape, again.strides, again._dtype.name) == ((2, 3), (1, 2), "bfloat16")
    with pytest.raises(BufferError, match="stream_ptr is None"):
        views.from_dlpack(buffer)
    with pytest.raises(TypeError, match="stream_ptr"):
        views.from_dlpack(buffer, "1")


@needs_capsules
@pytest.mark.parametrize("kind", ["LegacyPinnedMemoryResource", "PinnedMemoryResource", "ManagedMemoryResource"])
def test_memory_that_host_and_device_share_needs_no_stream(core: Any, views: Any, stream: Any, kind: str) -> None:
    shared = getattr(core, kind)().allocate(64, stream=stream)
    for name in ("from_dlpack", "from_any_interface"):
        for _ in range(3):  # the second time by machine code
            view = getattr(views, name)(shared)
            assert (view.ptr, view.shape, view.is_device_accessible) == (shared.handle, (64,), True)
            getattr(views, name)(shared, -1)


@needs_capsules
def test_without_a_stream_an_exporter_is_asked_for_its_device(views: Any, buffer: Any) -> None:
    class Exporter:
        def __init__(self, kind: int) -> None:
            self.kind, self.streams = kind, []  # type: ignore[var-annotated]

        def __dlpack_device__(self) -> tuple[int, int]:
            return self.kind, 0

        def __dlpack__(self, *, stream: Any, **more: Any) -> Any:
            self.streams.append(stream)
            return buffer.__dlpack__(**more)

    for kind, streams in ((3, [None]), (13, [None]), (1, []), (2, []), (4, [])):
        exporter = Exporter(kind)
        with contextlib.suppress(BufferError):
            views.from_dlpack(exporter, None)
        assert exporter.streams == streams, kind
    with pytest.raises(AttributeError, match="__dlpack_device__"):
        views.from_dlpack(5)


@needs_capsules
def test_an_exporter_gets_the_stream_of_the_consumer(views: Any, buffer: Any, stream: Any) -> None:
    calls: list[Any] = []

    class New:
        __dlpack_device__ = buffer.__dlpack_device__

        def __dlpack__(self, **asked: Any) -> Any:
            calls.append(asked)
            return buffer.__dlpack__()

    class Old:
        __dlpack_device__ = buffer.__dlpack_device__

        def __dlpack__(self, stream: Any = None) -> Any:
            calls.append(stream)
            return buffer.__dlpack__()

    views.from_dlpack(New(), 7)
    views.from_dlpack(Old(), 7)
    assert calls == [{"stream": 7, "max_version": (1, 3)}, 7]
    views.from_dlpack(Old(), stream.handle)
    assert calls[2] == stream.handle and type(calls[2]) is int, "PyTorch takes no handle"
    views.from_dlpack(Old(), 0)
    assert calls[3] is None, "DLPack has no stream 0"


@needs_capsules
def test_exporters_that_cannot_be_viewed(views: Any) -> None:
    class Exporter:
        def __init__(self, device: Any) -> None:
            self.device = device

        def __dlpack_device__(self) -> Any:
            return self.device

        def __dlpack__(self, **asked: Any) -> Any:
            raise KeyError("mine")

    with pytest.raises(BufferError, match="device type 7"):
        views.from_dlpack(Exporter((7, 0)), -1)
    with pytest.raises(KeyError, match="mine"):
        views.from_dlpack(Exporter((1, 0)), -1)
    with pytest.raises(BufferError, match="object has no memory"):
        views.from_any_interface(object(), -1)


@needs_capsules
def test_an_error_of_the_exporter_is_not_a_missing_interface(views: Any, buffer: Any) -> None:
    class Exporter(Array):
        __dlpack_device__ = buffer.__dlpack_device__

        def __dlpack__(self, **asked: Any) -> Any:
            raise AttributeError("of its own")

    with pytest.raises(AttributeError, match="of its own"):
        views.from_any_interface(Exporter(buffer.handle), -1)
    with pytest.raises(AttributeError, match="__dlpack_device__"):
        views.from_dlpack(object(), -1)


@needs_capsules
@pytest.mark.parametrize("way", ["quickest", "Python"])
def test_every_fact_of_a_capsule_is_in_the_view(
    package: Callable[[str], Any], device: Any, buffer: Any, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    module, export = package("core.arrays.strided_memory_view"), package("core.arrays.dlpack").export_tensor
    if way == "Python":
        monkeypatch.setattr(module, "_quickest", module._in_python)
        monkeypatch.setattr(module, "MOST_CLASSES", 0)

    class Exporter:
        def __init__(self, *tensor: Any) -> None:
            self.tensor = tensor

        def __dlpack_device__(self) -> Any:
            return self.tensor[1]

        def __dlpack__(self, max_version: Any, stream: Any = None) -> Any:
            return export(*self.tensor[:5], self, self.tensor[5], max_version)

    known = len(module._kinds)
    for round in range(2):  # the kinds are known in the second
        for address, place, shape, strides, kind, name, readonly in (
            (1 << 63, (1, 0), (), (), (2, 64, 1), "float64", False),
            (4096, (2, 3), (2, 3), (3, 1), (0, 16, 1), "int16", True),
            (8192, (13, 0), (5,), (-2,), (4, 16, 1), "bfloat16", False),
        ):
            exporter = Exporter(address, place, shape, strides, kind, readonly)
            view = module.StridedMemoryView.from_any_interface(exporter, -1)
            assert type(view) is module.StridedMemoryView and view.exporting_obj is exporter
            assert (view.ptr, view.__dlpack_device__(), view.readonly) == (address, place, readonly)
            assert (view._dtype.name, view.shape, view.strides) == (name, shape, strides)
            derived: Any = type("Derived", (module.StridedMemoryView,), {})
            other = derived.from_any_interface(exporter, -1)
            assert type(other) is derived and (other.ptr, other.shape) == (address, shape)
        with pytest.raises(BufferError, match="is not supported"):
            module.StridedMemoryView.from_dlpack(Exporter(4096, (1, 0), (3,), (1,), (2, 4, 1), False), -1)
        with pytest.raises(BufferError, match="type 6 of 16 bits"):
            module.StridedMemoryView.from_dlpack(Exporter(4096, (1, 0), (3,), (1,), (6, 16, 1), False), -1)
    assert len(module._kinds) <= known + 3


@needs_capsules
@pytest.mark.parametrize("way", ["of a loan", "by methods"])
def test_a_view_without_memory_for_it(package: Callable[[str], Any], views: Any, buffer: Any, way: str) -> None:
    testing = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    view = views.from_dlpack(buffer, -1)
    module = package("core.arrays.strided_memory_view")
    kept = view, view._keep, view._form, *module._kinds[view._form[40:56]], module._kinds
    given: tuple[Any, ...] = view, -1
    make, failures, made = views.from_any_interface, 0, None
    if way == "of a loan":
        if not module._quickest:
            pytest.skip("there is no machine code here")
        make, given = module._quickest[0], kept[:3]
    before = [sys.getrefcount(item) for item in kept]
    for number in range(24):
        testing.set_nomemory(number, number + 1)
        try:
            made = make(*given)
        except (MemoryError, ctypes.ArgumentError):  # ctypes' name for one while it converts an argument
            failures += 1
        finally:
            testing.remove_mem_hooks()
        if made is not None:
            assert made.ptr == buffer.handle and made.exporting_obj is view
            made = None
    assert failures >= 2 and [sys.getrefcount(item) for item in kept] == before


@needs_capsules
@pytest.mark.parametrize(
    "odd", ["list", "enumeration", "nothing", "error", "missing", "no capsule", "TypeError", "AttributeError"]
)
def test_exporters_with_odd_answers(
    package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, views: Any, buffer: Any, odd: str
) -> None:
    """Machine code leaves them to Python, or passes on their exceptions."""
    module = package("core.arrays.strided_memory_view")
    monkeypatch.setattr(module, "MOST_CLASSES", len(package("core.arrays.dlpack").ways) + 1)
    device: Any = buffer.__dlpack_device__()

    class Kind(enum.IntEnum):
        DEVICE = 2

    class Exporter:
        calls = 0
        odd = ""

        def __dlpack_device__(self) -> Any:
            self.calls += 1
            if self.odd == "error":
                raise ValueError(f"call {self.calls}")  # as a signal handler does: it comes once
            if self.odd == "missing":
                raise AttributeError(f"call {self.calls}")
            return {"list": [*device], "enumeration": (Kind.DEVICE, 0), "nothing": ()}.get(self.odd, device)

        def __dlpack__(self, **asked: Any) -> Any:
            self.calls += 1
            if self.odd in ("TypeError", "AttributeError"):
                raise getattr(builtins, self.odd)(f"call {self.calls}")
            return 5 if self.odd == "no capsule" else buffer.__dlpack__()

    exporter = Exporter()
    assert views.from_any_interface(exporter, -1).ptr == buffer.handle  # now its class is known
    exporter.odd = odd
    wrong = {
        "nothing": (IndexError, "range"),
        "error": (ValueError, "call 1"),
        "no capsule": (BufferError, "an unused DLPack capsule is expected, got 5"),
        "TypeError": (TypeError, "call 3"),
        "missing": (AttributeError, "call 1"),
        "AttributeError": (AttributeError, "call 2"),
    }
    before = sys.getrefcount(device), sys.getrefcount(exporter), sys.getrefcount(buffer)
    for _ in range(3):
        exporter.calls = 0
        if odd in wrong:
            with pytest.raises(wrong[odd][0], match=wrong[odd][1]):
                views.from_any_interface(exporter, -1)
        else:
            view = views.from_any_interface(exporter, stream_ptr=-1)
            assert view.ptr == buffer.handle and view.exporting_obj is exporter
            del view
    gc.collect()
    assert before == (sys.getrefcount(device), sys.getrefcount(exporter), sys.getrefcount(buffer))
    package("core.arrays.dlpack").ways.pop(Exporter)


@needs_capsules
def test_objects_of_one_class_with_different_interfaces(views: Any, buffer: Any) -> None:
    """A class that has its objects' methods from elsewhere stays with Python."""

    class Wrapper:
        def __init__(self, wrapped: Any) -> None:
            self.wrapped = wrapped

        def __getattr__(self, name: str) -> Any:
            return getattr(self.wrapped, name)

    by_dlpack, by_interface = Wrapper(types.SimpleNamespace(
        __dlpack__=buffer.__dlpack__, __dlpack_device__=buffer.__dlpack_device__)), Wrapper(Array(buffer.handle))  # fmt: skip
    for _ in range(4):
        assert views.from_any_interface(by_dlpack, -1).ptr == buffer.handle
        assert views.from_any_interface(by_interface, -1).ptr == buffer.handle


@needs_capsules
def test_ways_to_pass_the_stream(views: Any, buffer: Any) -> None:
    """The first calls are Python's, the others machine code's."""
    derived: Any = type("Derived", (views,), {})
    for name in ("from_any_interface", "from_dlpack"):
        for cls in (views, derived, views, derived):
            method = getattr(cls, name)
            for view in method(buffer, -1), method(buffer, stream_ptr=-1), method(obj=buffer, stream_ptr=5):
                assert type(view) is cls and view.ptr == buffer.handle
            for wrong in ((), (buffer, -1, 3)):
                with pytest.raises(TypeError, match=f"{name}\\(\\)"):
                    method(*wrong)
            with pytest.raises(TypeError, match="stream"):
                method(buffer, stream=5)
            with pytest.raises(BufferError, match="stream_ptr is None"):
                method(buffer, stream_ptr=None)
            with pytest.raises(TypeError, match="stream_ptr"):
                method(buffer, stream_ptr="1")
            with pytest.raises((AttributeError, BufferError)):
                method(None, stream_ptr=-1)
        assert [*inspect.signature(getattr(views, name)).parameters] == ["obj", "stream_ptr"]


@needs_capsules
def test_a_negative_extent_is_an_error_of_the_shape(
    package: Callable[[str], Any], views: Any, device: Any, buffer: Any
) -> None:
    """As in cuda.core: the address can be read."""
    export = package("core.arrays.dlpack").export_tensor

    class Exporter:
        __dlpack_device__ = buffer.__dlpack_device__

        def __dlpack__(self, **asked: Any) -> Any:
            return export(4096, (2, 0), (2, -3), (1, 1), (2, 32, 1), self, False, asked["max_version"])

    view = views.from_dlpack(Exporter(), -1)
    assert view.ptr == 4096 and view.dtype == "float32"
    with pytest.raises(ValueError, match="no extent can be negative"):
        view.shape  # noqa: B018


@needs_capsules
def test_a_view_is_exported_again_and_again(package: Callable[[str], Any], views: Any, buffer: Any) -> None:
    take = package("core.arrays.dlpack").import_capsule
    view = views.from_buffer(buffer, (4, 0, 3), dtype="f4", is_readonly=True)
    for version in (None, None, (1, 0), (1, 3), None):
        tensor = take(view.__dlpack__(max_version=version))
        assert (tensor.ptr, tensor.shape, tensor.strides) == (0, (4, 0, 3), (0, 0, 0)), "without elements, no address"
        assert tensor.readonly == (version is not None) and tensor.data_type == (2, 32, 1)
    other = views.from_dlpack(view, -1)
    assert take(other.__dlpack__(dl_device=(2, 0))).shape == (4, 0, 3)
    assert take(other.view(dtype="i4").__dlpack__()).data_type == (0, 32, 1)
    assert take(views.from_buffer(buffer, (), dtype="f4").__dlpack__()).ptr == buffer.handle


def test_by_the_cuda_array_interface(views: Any, buffer: Any) -> None:
    view = views.from_cuda_array_interface(Array(buffer.handle), -1)
    assert (view.ptr, view.shape, view.strides, view.dtype) == (buffer.handle, (4,), None, "float32")
    assert (view.device_id, view.readonly) == (0, False)
    assert views.from_any_interface(Array(buffer.handle), -1).ptr == buffer.handle
    assert views.from_cuda_array_interface(Array(buffer.handle, strides=(8,)), -1).strides == (2,)
    assert views.from_cuda_array_interface(Array(buffer.handle, readonly=True), -1).readonly
    empty = views.from_cuda_array_interface(Array(0, shape=(0, 3)), -1)
    assert (empty.ptr, empty.size, empty.device_id) == (0, 0, 0)
    for old in ({"version": 2}, {"mask": object()}):
        with pytest.raises(BufferError):
            views.from_cuda_array_interface(Array(buffer.handle, **old), -1)
    unversioned = Array(buffer.handle)
    del unversioned.__cuda_array_interface__["version"]
    with pytest.raises(BufferError, match="must be of version 3"):
        views.from_cuda_array_interface(unversioned, -1)
    with pytest.raises(ValueError, match="must be multiples of itemsize"):
        views.from_cuda_array_interface(Array(buffer.handle, strides=(6,)), -1)
    with pytest.raises(BufferError, match="stream_ptr is None"):
        views.from_cuda_array_interface(Array(buffer.handle))


@pytest.mark.parametrize("about", [{"version": 2}, {"mask": object()}])
def test_an_old_or_masked_array_of_the_host_is_refused(views: Any, about: dict[str, Any]) -> None:
    array = HostArray(ctypes.c_float, (4,))
    array.__array_interface__.update(about)
    with pytest.raises(BufferError, match="__array_interface__ must be of version 3|mask"):
        views.from_array_interface(array)


def test_half_of_dlpack_is_none(core: Any, views: Any, buffer: Any) -> None:
    """``__dlpack__`` without ``__dlpack_device__``."""

    class Half(Array):
        def __dlpack__(self, **more: Any) -> Any:
            raise AssertionError("it was asked")

    half = Half(buffer.handle)
    assert views.from_any_interface(half, -1).ptr == buffer.handle
    told = core.utils.args_viewable_as_strided_memory((0,))(lambda given: (given.has_dlpack, given.view(-1).ptr))
    assert told(half) == (False, buffer.handle)
    with pytest.raises(BufferError, match="has no memory to view"):
        views.from_any_interface(type("Bare", (), {"__dlpack__": Half.__dlpack__})(), -1)


def test_the_other_half_of_dlpack_is_none_either(views: Any, buffer: Any) -> None:
    class Half(Array):
        def __dlpack_device__(self) -> Any:
            return 4, 0

    assert views.from_any_interface(Half(buffer.handle), -1).ptr == buffer.handle


def test_a_view_is_neither_pickled_nor_copied(views: Any, buffer: Any) -> None:
    """The copy would have the address of memory that it does not keep."""
    array = HostArray(ctypes.c_float, (4,))
    for view in views.from_array_interface(array), views.from_cuda_array_interface(Array(buffer.handle), -1):
        for make in copy.copy, copy.deepcopy, pickle.dumps:
            with pytest.raises(TypeError, match="cannot be pickled or copied"):
                make(view)


def test_memory_that_cuda_does_not_know(core: Any, views: Any, device: Any) -> None:
    memory = (ctypes.c_char * 64)()
    with pytest.raises(core.CUDAError, match="not memory that a device can use"):
        views.from_cuda_array_interface(Array(ctypes.addressof(memory)), -1)


def test_a_view_is_an_array_for_others(views: Any, buffer: Any) -> None:
    about = views.from_buffer(buffer, (2, 3), (1, 2), dtype="i4").__cuda_array_interface__
    assert about["data"] == (buffer.handle, False) and about["typestr"] == "<i4"
    assert (about["shape"], about["strides"], about["version"]) == ((2, 3), (4, 8), 3)
    back = views.from_cuda_array_interface(views.from_buffer(buffer, (2, 3), (1, 2), dtype="i4"), -1)
    assert back.strides == (1, 2)
    assert not hasattr(views.from_array_interface(HostArray(ctypes.c_int, (3,))), "__cuda_array_interface__")


def test_by_the_array_interface(views: Any, device: Any) -> None:
    array = HostArray(ctypes.c_uint16, (2, 3))
    view = views.from_array_interface(array)
    assert (view.ptr, view.shape, view.dtype) == (ctypes.addressof(array.memory), (2, 3), "uint16")
    assert (view.device_id, view.is_device_accessible, view.__dlpack_device__()) == (-1, False, (1, 0))
    assert view.exporting_obj is array


def test_the_consumers_stream_waits_for_the_producers(
    core: Any, views: Any, device: Any, buffer: Any, stream: Any
) -> None:
    """The copy in ``stream`` comes before the work of ``consumer``."""
    consumer = device.create_stream()
    host = core.LegacyPinnedMemoryResource().allocate(1024, stream=stream)
    buffer.fill(0, stream=stream)
    stream.sync()
    for round in range(1, 30):
        for _ in range(20):
            buffer.fill(round, stream=stream)
        produced = Array(buffer.handle, stream=int(stream.handle))
        views.from_cuda_array_interface(produced, int(consumer.handle))
        buffer.copy_to(host, stream=consumer)
        consumer.sync()
        assert set(host.as_memoryview()) == {round}
    views.from_cuda_array_interface(Array(buffer.handle, stream=stream.handle), int(consumer.handle))
    for wrong, kind in ((0, BufferError), (-3, BufferError), ("x", TypeError)):
        with pytest.raises(kind, match="stream of __cuda_array_interface__"):
            views.from_cuda_array_interface(Array(buffer.handle, stream=wrong), 1)
    consumer.close()


@pytest.mark.skipif(sys.implementation.name != "cpython", reason="PyPy counts no references")
def test_nothing_is_left_of_many_views(views: Any, buffer: Any, stream: Any, live: Any) -> None:
    array = Array(buffer.handle, stream=int(stream.handle))
    before, events = (sys.getrefcount(array), sys.getrefcount(buffer)), live("event")
    for _ in range(2000):
        views.from_cuda_array_interface(array, 1)
        views.from_dlpack(buffer, -1)
        views.from_buffer(buffer, (4,), dtype="f4").view(dtype="i4")
    assert (sys.getrefcount(array), sys.getrefcount(buffer)) == before and live("event") == events


def test_the_deprecated_constructor(views: Any, buffer: Any) -> None:
    with pytest.warns(DeprecationWarning):
        view = views(Array(buffer.handle), -1)
    assert view.ptr == buffer.handle and view.shape == (4,)
    with pytest.warns(DeprecationWarning):
        empty = views()
    assert (empty.ptr, empty.exporting_obj, empty.dtype) == (0, None, None)
    with pytest.raises(ValueError, match="an empty view has no layout"):
        empty.shape  # noqa: B018


def test_the_decorator(package: Callable[[str], Any], views: Any, buffer: Any) -> None:
    decorate: Callable[[Any], Callable[[Any], Any]] = package("core.utils").args_viewable_as_strided_memory
    array = Array(buffer.handle)

    @decorate((1,))
    def function(first: Any, second: Any, *, third: Any = None) -> Any:
        assert (first, third) == (array, 3)
        assert second.obj is array and not second.has_dlpack
        return second.view(-1)

    assert function(array, array, third=3).ptr == buffer.handle
    assert function.__name__ == "function"
    with pytest.raises(IndexError, match="needs argument 1 by position"):
        function(array)
    with pytest.raises(BufferError, match="no memory to view"):
        function(array, 5)
    with pytest.raises(TypeError, match="arg_indices"):
        decorate(1)


# --- copies

WIDTHS = {1: ctypes.c_uint8, 4: ctypes.c_uint32, 8: ctypes.c_uint64}


def values(view: Any, array: HostArray) -> dict[tuple[int, ...], int]:
    kind = WIDTHS[view._layout.itemsize]
    steps = view._layout.strides_in_bytes or view._layout.to_dense("C").strides_in_bytes
    return {
        place: kind.from_address(view.ptr + sum(p * s for p, s in zip(place, steps))).value
        for place in itertools.product(*map(range, view.shape))
    }


def strides_for(chance: random.Random, shape: tuple[int, ...]) -> tuple[int, ...]:
    """Random strides of an array without overlaps: axes in any order, with gaps, backwards."""
    strides, step = [0] * len(shape), chance.choice([1, 1, 2])
    for axis in chance.sample(range(len(shape)), len(shape)):
        strides[axis] = step * chance.choice([1, 1, -1])
        step *= shape[axis] + chance.choice([0, 0, 1])
    return tuple(strides)


@pytest.mark.parametrize("seed", range(12))
def test_copies_between_any_strides(views: Any, layouts: Any, device: Any, buffer: Any, stream: Any, seed: int) -> None:
    """From host to device, device to device and device to host, every element arrives, and no other memory is written."""
    chance = random.Random(seed)
    for _ in range(8):
        shape = tuple(chance.randint(1, 4) for _ in range(chance.randint(0, 3)))
        width = chance.choice([*WIDTHS])
        source = HostArray(WIDTHS[width], shape, strides_for(chance, shape))
        target = HostArray(WIDTHS[width], shape, strides_for(chance, shape))
        for place in range(source.size):
            source.memory[place] = chance.randrange(1, 200)
        device_side = [
            views.from_buffer(buffer, shape, tuple(map(abs, strides_for(chance, shape))), itemsize=width)
            for _ in range(2)
        ]
        room = device.allocate(1024, stream=stream)
        other = views.from_buffer(room, shape, device_side[1].strides, itemsize=width)
        first, last = views.from_array_interface(source), views.from_array_interface(target)
        device_side[0].copy_from(first, stream)
        device_side[0].copy_to(other, stream)
        last.copy_from(other, stream)
        assert values(last, target) == values(first, source), (shape, first.strides, last.strides)
        written = sum(1 for value in target.memory if value)
        assert written == first.size, "memory between the elements was written"


def test_copies_of_nothing_and_of_all(views: Any, buffer: Any, stream: Any) -> None:
    source, target = HostArray(ctypes.c_uint8, (1024,)), HostArray(ctypes.c_uint8, (1024,))
    for place in range(1024):
        source.memory[place] = place % 251
    whole = views.from_buffer(buffer, (1024,), dtype="u1")
    whole.copy_from(views.from_array_interface(source), stream, blocking=False)
    whole.copy_to(views.from_array_interface(target), stream, blocking=True)
    assert bytes(target.memory)[:1024] == bytes(source.memory)[:1024]
    nothing = views.from_buffer(buffer, (0, 4), dtype="u1")
    nothing.copy_from(views.from_buffer(buffer, (0, 4), dtype="u1"), stream)


def test_copies_of_rows_wider_than_a_pitch(
    views: Any, buffer: Any, stream: Any, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 2 GB and more on real devices: a copy of two dimensions would be refused."""
    source, target = HostArray(ctypes.c_uint8, (2, 8), (12, 1)), HostArray(ctypes.c_uint8, (2, 8))
    for place in range(source.size):
        source.memory[place] = place
    on_device = views.from_buffer(buffer, (2, 8), (10, 1), dtype="u1")
    monkeypatch.setattr(driver, "cuDeviceGetAttribute", lambda attribute, device: 7)
    monkeypatch.setattr(driver, "cuMemcpy2DAsync", None)
    on_device.copy_from(views.from_array_interface(source), stream)
    on_device.copy_to(views.from_array_interface(target), stream)
    assert bytes(target.memory)[:16] == bytes(source.memory)[:8] + bytes(source.memory)[12:20]


def test_copies_that_cannot_be(views: Any, buffer: Any, stream: Any) -> None:
    view = views.from_buffer(buffer, (3, 4), dtype="f4")
    for other, message in (
        (views.from_buffer(buffer, (4, 3), dtype="f4"), "the shapes differ"),
        (views.from_buffer(buffer, (3, 4), dtype="f8"), "the types differ"),
        (views.from_buffer(buffer, (3, 4), dtype="i4"), "the types differ"),
    ):
        with pytest.raises(ValueError, match=message):
            view.copy_from(other, stream)
    with pytest.raises(ValueError, match="read-only"):
        view.copy_to(views.from_buffer(buffer, (3, 4), dtype="f4", is_readonly=True), stream)
    with pytest.raises(ValueError, match="overlap"):
        view.copy_to(views.from_buffer(buffer, (3, 4), (0, 1), dtype="f4"), stream)
    with pytest.raises(TypeError, match="StridedMemoryView"):
        view.copy_from(buffer, stream)
    with pytest.raises(TypeError, match="StridedMemoryView"):
        view.copy_to(buffer, stream)
    with pytest.raises(TypeError, match="stream"):
        view.copy_from(view, None)
    with pytest.raises(TypeError, match="blocking"):
        view.copy_from(view, stream, blocking=1)
    buffer.close()
    with pytest.raises(RuntimeError, match="closed"):
        view.copy_from(view, stream)


# --- layouts


def test_the_properties_of_a_layout(layouts: Any) -> None:
    layout = layouts((2, 3, 4), None, 4)
    assert (layout.ndim, layout.volume, layout.strides, layout.strides_in_bytes) == (3, 24, None, None)
    assert layout.required_size_in_bytes() == 96 and layout.offset_bounds == (0, 23)
    assert layout.is_contiguous_c and not layout.is_contiguous_f and layout.is_dense and layout.is_unique
    assert layout == layouts((2, 3, 4), None, 4) and layout != layouts((2, 3, 4), (1, 2, 6), 4)
    assert layouts((2, 3), (1, 2), 4).is_contiguous_f
    assert layouts((2, 0), (0, 0), 4).is_unique, "nothing is in one place twice"
    assert not layouts((2, 3), (0, 1), 4).is_unique and not layouts((2, 3), (6, 2), 4).is_contiguous_any
    assert layouts((2,), (8,), 4, divide_strides=True).strides == (2,)
    assert layouts.dense((5, 3, 7), 1, (2, 0, 1)).strides == (3, 1, 15)
    backwards = layout[:, ::-1]
    assert backwards.offset_bounds == (0, 23) and backwards.slice_offset == 8
    with pytest.raises(ValueError, match="before the beginning of this layout"):
        layouts((3,), (-1,), 4).required_size_in_bytes()


@pytest.mark.parametrize(
    ("shape", "strides"),
    [
        ((4, 8), None),
        ((4, 8), (32, 4)),
        ((4, 8), (-32, 8)),
        ((0, 8), (32, 4)),
        ((), ()),
        ((4,), (6,)),
        ((-4,), (4,)),
        ((4, 8), (4,)),
        ((True,), (4,)),
        ((4,), (4.0,)),
        ([4], [4]),
        (4, None),
    ],
)
def test_array_interfaces_have_the_layouts_of_the_class(
    package: Callable[[str], Any], layouts: Any, shape: Any, strides: Any
) -> None:
    """The usual ones are made in another way."""
    quick = package("core.arrays.strided_memory_view")._layout_in_bytes

    def made(make: Callable[..., Any], *more: Any) -> Any:
        try:
            found = make(shape, strides, 4, *more)
        except (TypeError, ValueError) as error:
            return type(error), str(error)
        return found.shape, found.strides, found.itemsize, found.slice_offset, found.volume

    assert made(quick) == made(layouts, True)


def test_other_layouts_of_the_same_elements(layouts: Any) -> None:
    layout = layouts((2, 3, 4), None, 4)
    turned = layout.permuted((2, 0, 1))
    assert (turned.shape, turned.strides, turned.stride_order) == ((4, 2, 3), (1, 12, 4), (1, 2, 0))
    assert turned.to_dense() == turned and turned.to_dense("C").strides == (6, 3, 1)
    assert layout.reshaped((6, -1)).strides == (4, 1)
    assert turned.reshaped((2, 2, 6)).strides == (2, 1, 4)
    assert layout.flattened().shape == (24,) and layout[:, ::2].flattened().strides == (12, 8, 1)
    assert layout.flattened(mask=layout.flattened_axis_mask() & layout[:, ::2].flattened_axis_mask()).shape == (2, 3, 4)
    assert layouts((1, 3, 1), None, 4).squeezed().shape == (3,) and layout.unsqueezed((0, 2)).shape == (1, 2, 1, 3, 4)
    assert layouts((3, 1), None, 4).broadcast_to((2, 3, 5)).strides == (0, 1, 0)
    assert layout.repacked(2).shape == (2, 3, 8) and layout.repacked(16, keep_dim=False).shape == (2, 3)
    assert layout.max_compatible_itemsize() == 16 and layout.max_compatible_itemsize(data_ptr=8) == 8
    assert layout.max_compatible_itemsize(1 << 70) == 16, "the loop over sizes ends"
    with pytest.raises(ValueError, match="max_itemsize is 1, but an element has"):
        layout.max_compatible_itemsize(1)
    assert layouts((4,), (3,), 2).repacked(2).strides == (3,), "the same size needs no stride of 1"
    assert layout[1].slice_offset_in_bytes == 48 and layout[-1, ::2].strides == (8, 1)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda layout: layout.reshaped((5,)),
        lambda layout: layout.permuted((2, 0, 1)).reshaped((24,)),
        lambda layout: layout.permuted((0, 0, 1)),
        lambda layout: layout.permuted((0, 1)),
        lambda layout: layout.broadcast_to((2, 3, 5)),
        lambda layout: layout.repacked(32),
        lambda layout: layout.repacked(8, data_ptr=4),
        lambda layout: layout.repacked(8, axis=0),
        lambda layout: layout.unsqueezed(4),
        lambda layout: layout[5],
        lambda layout: layout[0, 0, 0, 0],
        lambda layout: layout.dense((2,), 4, "K"),
        lambda layout: layout.max_compatible_itemsize(axis=3),
    ],
)
def test_layouts_that_cannot_be(layouts: Any, wrong: Any) -> None:
    with pytest.raises(ValueError):
        wrong(layouts((2, 3, 4), None, 4))


@pytest.mark.parametrize(
    ("shape", "strides", "change", "expected"),
    [
        ((2, 3), None, lambda layout: layout.to_dense(), ((2, 3), None)),
        ((1, 3), (7, 1), lambda layout: layout.to_dense("C"), ((1, 3), (7, 1))),
        ((1, 3), (7, 1), lambda layout: layout.to_dense("F"), ((1, 3), (7, 1))),
        ((1, 3), (7, 1), lambda layout: layout.to_dense((0, 1)), ((1, 3), (3, 1))),
        ((3, 2), (1, 3), lambda layout: layout.to_dense(), ((3, 2), (1, 3))),
        ((3, 2), (1, 3), lambda layout: layout.to_dense("C"), ((3, 2), (2, 1))),
        ((4,), (2,), lambda layout: layout.to_dense(), ((4,), (1,))),
        ((0, 3), (5, 1), lambda layout: layout.to_dense("F"), ((0, 3), (5, 1))),
        ((), None, lambda layout: layout.to_dense(), ((), None)),
        ((), None, lambda layout: layout.repacked(2), ((), None)),
        ((5,), (6,), lambda layout: layout.unsqueezed(1), ((5, 1), (6, 6))),
        ((5,), (6,), lambda layout: layout.unsqueezed(0), ((1, 5), (30, 6))),
        ((), None, lambda layout: layout.unsqueezed((0, 1)), ((1, 1), (1, 1))),
        ((4, 2), None, lambda layout: layout[3, 2:2], ((0,), (0,))),
        ((4, 2), None, lambda layout: layout[4:], ((0, 2), (0, 0))),
        ((4, 0), (1, 3), lambda layout: layout[1:], ((3, 0), (1, 3))),
    ],
)
def test_layouts_as_those_of_cuda_core(layouts: Any, shape: Any, strides: Any, change: Any, expected: Any) -> None:
    made = change(layouts(shape, strides, 2))
    assert (made.shape, made.strides) == expected


def test_numbers_of_layouts_as_those_of_cuda_core(layouts: Any) -> None:
    assert layouts((0, 3), None, 4).stride_order == (0, 1)
    for shape, itemsize, arguments, largest in (
        ((4,), 8, (8, 4), 4),  # at an address that is not a multiple of 8
        ((5,), 2, (16,), 2),  # not 10 bytes, which no instruction loads
        ((1, 4, 3), 1, (8,), 1),
        ((0,), 2, (8,), 2),
    ):
        assert layouts(shape, None, itemsize).max_compatible_itemsize(*arguments) == largest
    assert layouts((4, 1), (1, 7), 1).max_compatible_itemsize() == 1, "the last axis does not have the stride 1"


def test_a_layout_does_not_change(layouts: Any) -> None:
    layout = layouts((2, 3), (3, 1), 4)[:, 1:]
    before = repr(layout)
    for name in ("shape", "strides", "itemsize", "slice_offset", "volume"):
        for _ in range(3):  # also once machine code reads it
            with pytest.raises(AttributeError):
                setattr(layout, name, 1)
            with pytest.raises(AttributeError):
                delattr(layout, name)
    assert repr(layout) == before == "StridedLayout(shape=(2, 2), strides=(3, 1), itemsize=4, slice_offset=1)"
    assert copy.deepcopy(layout) == pickle.loads(pickle.dumps(layout)) == layout


def test_layouts_are_like_other_layouts(layouts: Any) -> None:
    with pytest.raises(TypeError, match="a StridedLayout is expected, got tuple"):
        layouts.dense_like((2, 3))


# --- types


def test_types_without_numpy(package: Callable[[str], Any]) -> None:
    types = package("core.arrays.data_types")
    single = types.named("float32")
    assert (single.name, single.kind, single.itemsize, single.str, single.byteorder) == ("float32", "f", 4, "<f4", "=")
    assert single == types.named("<f4") == "f4" and single != "f8" and single != 5 and single != "nonsense"
    assert hash(types.named("f4")) == hash(types.named("float32"))
    assert types.named("|b1").name == "bool" and types.named(">i2").str == ">i2" and types.named("<U4").itemsize == 16
    for code, bits, lanes, name in (
        (0, 8, 1, "int8"),
        (2, 16, 1, "float16"),
        (4, 16, 1, "bfloat16"),
        (6, 8, 1, "bool"),
    ):
        assert types.from_dlpack((code, bits, lanes)).name == name
        assert types.to_dlpack(types.named(name)) == (code, bits, lanes)
    for wrong in ("", "f", "f0", "x4", "float33", "4"):
        with pytest.raises(TypeError, match="not understood"):
            types.named(wrong)
    for numbers in ((2, 32, 4), (2, 4, 1), (99, 8, 1)):
        with pytest.raises(BufferError, match="not supported"):
            types.from_dlpack(numbers)
    with pytest.raises(BufferError, match="no type"):
        types.to_dlpack(types.named(">f4"))


def test_pickles_of_types_do_not_need_numpy(package: Callable[[str], Any]) -> None:
    types = package("core.arrays.data_types")
    single = types.from_dlpack((2, 32, 1))
    types.numpy_dtype(single)
    types.to_dlpack(single)
    content = pickle.dumps(single)
    assert b"numpy" not in content and pickle.loads(content) == single == copy.copy(single)
    former = object.__new__(types.DType)
    former.__setstate__((None, {"name": "int8", "kind": "i", "itemsize": 1, "str": "|i1"}))  # of a pickle made earlier
    assert former == "int8" and types.to_dlpack(former) == (0, 8, 1)


# --- addresses


def test_the_address_that_a_kernel_gets(
    package: Callable[[str], Any], core: Any, views: Any, buffer: Any, stream: Any
) -> None:
    address = package("core.arrays.interfaces").device_address
    assert address(Array(buffer.handle)) == buffer.handle
    assert address(views.from_buffer(buffer, (4,), dtype="f4")) == buffer.handle
    assert address(Array(0, shape=(0,))) == 0
    with pytest.raises(
        TypeError, match="^a object has no memory for a kernel: neither __cuda_array_interface__ nor __dlpack__"
    ):
        address(object())
    with pytest.raises(BufferError, match="mask"):
        address(Array(buffer.handle, mask=object()))


@needs_capsules
def test_the_address_by_dlpack(package: Callable[[str], Any], core: Any, buffer: Any, stream: Any) -> None:
    address = package("core.arrays.interfaces").device_address

    class Exporter:
        def __init__(self, memory: Any) -> None:
            self.__dlpack__, self.__dlpack_device__ = memory.__dlpack__, memory.__dlpack_device__

    pinned = core.LegacyPinnedMemoryResource().allocate(64, stream=stream)
    assert address(Exporter(buffer)) == buffer.handle and address(Exporter(pinned)) == pinned.handle
    host = (ctypes.c_char * 64)()
    plain = core.Buffer.from_handle(ctypes.addressof(host), 64, owner=host)
    with pytest.raises(TypeError, match="in the host's memory cannot be passed to a kernel"):
        address(Exporter(plain))


class Tensor:
    """As PyTorch's: no export with a gradient, no stream for the host's memory, an interface of version 2."""

    def __init__(self, buffer: Any, where: str, has_gradient: bool = True) -> None:
        self.buffer, self.has_gradient = buffer, has_gradient
        self.device = types.SimpleNamespace(type=where)

    def detach(self) -> Tensor:
        return Tensor(self.buffer, self.device.type, has_gradient=False)

    def __dlpack__(self, stream: int | None = None, **more: Any) -> Any:
        if self.has_gradient:
            raise BufferError("it has a gradient")
        assert self.device.type == "cuda" or stream in (None, -1)
        return self.buffer.__dlpack__(stream=stream, **more)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.buffer.__dlpack_device__()  # type: ignore[no-any-return]

    @property
    def __cuda_array_interface__(self) -> Any:
        raise RuntimeError("it has a gradient")


@needs_capsules
@pytest.mark.parametrize("way", ["from_dlpack", "from_cuda_array_interface", "from_any_interface"])
def test_tensors_of_pytorch(
    core: Any, package: Callable[[str], Any], device: Any, stream: Any, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    monkeypatch.setitem(sys.modules, "torch", types.SimpleNamespace(Tensor=Tensor))
    view = getattr(package("core.utils").StridedMemoryView, way)
    there, here = device.allocate(16, stream=stream), core.LegacyPinnedMemoryResource().allocate(16)
    tensor = Tensor(there, "cuda")
    found = view(tensor, int(stream.handle))
    assert found.ptr == int(there.handle) and found.exporting_obj is tensor
    with pytest.raises(BufferError, match="stream_ptr is None"):
        view(tensor)
    for order in (None, -1, int(stream.handle)):
        assert view(Tensor(here, "cpu"), order).ptr == int(here.handle)


@needs_capsules
def test_a_derived_class_has_its_own_way(package: Callable[[str], Any], device: Any, buffer: Any) -> None:
    cls = package("core.utils").StridedMemoryView

    class Mine(cls):  # type: ignore[misc, valid-type]
        @classmethod
        def from_dlpack(cls, obj: object, stream_ptr: int | None = None) -> str:
            return "its own"

    assert Mine.from_any_interface(buffer, -1) == "its own"


@needs_capsules
def test_more_facts_about_a_device(package: Callable[[str], Any], device: Any, buffer: Any) -> None:
    class Exporter:
        def __dlpack_device__(self) -> tuple[int, int, str]:
            return (*buffer.__dlpack_device__(), "of a later DLPack")

        __dlpack__ = buffer.__dlpack__

    assert package("core.utils").StridedMemoryView.from_dlpack(Exporter(), -1).ptr == int(buffer.handle)


class Plain(Tensor):
    """An ordinary tensor of PyTorch: it is viewed without DLPack, which nothing here can do."""

    is_cpu = property(lambda self: self.device.type == "cpu")
    is_cuda = property(lambda self: self.device.type == "cuda")
    dtype, shape, storage = "torch.float32", [2, 3], object()

    def get_device(self) -> int:
        return 0 if self.is_cuda else -1

    def is_conj(self) -> bool:
        return False

    def data_ptr(self) -> int:
        return int(self.buffer.handle)

    def stride(self) -> tuple[int, ...]:
        return (1, 2)

    def untyped_storage(self) -> Any:
        return self.storage

    def __dlpack__(self, stream: int | None = None, **more: Any) -> Any:
        raise BufferError("DLPack was asked")


class Lazy(Plain):
    """One of the program's own, or a conjugate, or one without memory."""


class Conjugate(Plain):
    dtype = "torch.complex64"

    def is_conj(self) -> bool:
        return True


class Sparse(Plain):
    def data_ptr(self) -> int:
        raise RuntimeError("no storage")


class Replaced(Plain):
    """One whose ``data`` another thread replaces while its attributes are read."""

    other: Any

    def untyped_storage(self) -> Any:
        self.buffer = self.other
        return self.storage


@pytest.fixture
def streams(package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """PyTorch's current stream by device, which a test may change; and the devices that were asked for."""
    current, asked = {0: 0}, list[int]()

    def raw_stream(number: int) -> int:
        asked.append(number)
        return current[number]

    fake: Any = types.SimpleNamespace(
        Tensor=Tensor,
        nn=types.SimpleNamespace(Parameter=Plain),
        version=types.SimpleNamespace(hip=None),
        _C=types.SimpleNamespace(_cuda_getCurrentRawStream=raw_stream),
        float32="torch.float32",
        complex64="torch.complex64",
    )
    monkeypatch.setitem(sys.modules, "torch", fake)
    known = package("core.arrays.torch_tensors")._known
    known[:] = []
    yield types.SimpleNamespace(current=current, asked=asked, torch=fake)
    known[:] = []


def test_ordinary_tensors_of_pytorch(
    core: Any, package: Callable[[str], Any], device: Any, stream: Any, streams: Any
) -> None:
    view = package("core.utils").StridedMemoryView.from_dlpack
    there, here = device.allocate(64, stream=stream), core.LegacyPinnedMemoryResource().allocate(64)
    tensor = Plain(there, "cuda")
    found = view(tensor, -1)
    assert (found.ptr, found.shape, found.strides) == (int(there.handle), (2, 3), (1, 2))
    assert (found._dtype.name, found.device_id, found.is_device_accessible) == ("float32", 0, True)
    assert found.exporting_obj is tensor and not found.readonly and not streams.asked
    with pytest.raises(BufferError, match="stream_ptr is None"):
        view(tensor)
    with pytest.raises(TypeError, match="stream_ptr: the address of a stream"):
        view(tensor, "0")
    for order in (None, -1, int(stream.handle)):
        host = view(Plain(here, "cpu"), order)
        assert (host.ptr, host.device_id, host.is_device_accessible) == (int(here.handle), -1, False)
    assert package("core.arrays.interfaces").device_address(tensor) == int(there.handle)


def test_views_of_tensors_wait_for_the_current_stream_of_pytorch(
    package: Callable[[str], Any], device: Any, stream: Any, streams: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = package("core.arrays.strided_memory_view")
    ordered: list[tuple[int, int]] = []
    monkeypatch.setattr(module, "order_streams", lambda *pair: ordered.append(pair))
    tensor, number = Plain(device.allocate(64, stream=stream), "cuda"), int(stream.handle)
    for streams.current[0], consumer in ((0, number), (number, number), (number, 0)):
        module.StridedMemoryView.from_dlpack(tensor, consumer)
    assert ordered == [(1, number), (number, number), (number, 0)] and streams.asked == [0, 0, 0]
    module.StridedMemoryView.from_dlpack(tensor, -1)
    assert len(ordered) == 3


def test_tensors_of_a_device_that_is_not_the_current_one(
    package: Callable[[str], Any], device: Any, stream: Any, streams: Any
) -> None:
    """PyTorch orders the streams: an event of another context is not for them."""
    view, number = package("core.utils").StridedMemoryView.from_dlpack, int(stream.handle)
    tensor = Plain(device.allocate(64, stream=stream), "cuda", has_gradient=False)
    tensor.detach = lambda: tensor  # type: ignore[method-assign]
    errors: list[str] = []

    def without_context() -> None:
        try:
            view(tensor, number)
        except BufferError as error:
            errors.append(str(error))

    thread = threading.Thread(target=without_context)
    thread.start()
    thread.join()
    tensor.get_device = lambda: 1  # type: ignore[method-assign]
    without_context()
    assert errors == ["DLPack was asked"] * 2 and not streams.asked
    assert view(tensor, -1).device_id == 1, "without an order, the attributes do"


@pytest.mark.parametrize("kind", [Conjugate, Sparse, Replaced, Lazy, Plain])
def test_tensors_that_are_left_to_dlpack(
    package: Callable[[str], Any], device: Any, stream: Any, streams: Any, kind: Any
) -> None:
    if kind is Plain:
        streams.torch.version.hip = "6.0"  # another maker's device
    elif kind is not Lazy:
        streams.torch.nn.Parameter = kind
    tensor = kind(device.allocate(64, stream=stream), "cuda", has_gradient=False)
    tensor.other = device.allocate(64, stream=stream)
    tensor.detach = lambda: tensor
    with pytest.raises(BufferError, match="DLPack was asked"):
        package("core.utils").StridedMemoryView.from_dlpack(tensor, -1)


def test_without_machine_code_there_are_no_functions_for_c(run_python: Callable[..., str], monkeypatch: Any) -> None:
    """Consumers call ``__dlpack__`` then."""
    monkeypatch.setenv("CUDA_CTYPES_NATIVE", "0")
    program = """
        from cuda_ctypes.core.utils import StridedMemoryView

        print([hasattr(StridedMemoryView, f"__{name}_exchange_api__") for name in ("dlpack_c", "c_dlpack")])
    """
    assert run_python(program) == "[False, False]\n"


def test_c_reads_the_form_of_new_views(core: Any, stream: Any, package: Callable[[str], Any]) -> None:
    """Also if each view is asked once, when it has no layout yet."""
    view_class, buffer = core.utils.StridedMemoryView, core.Device().allocate(24, stream=stream)

    def views() -> Any:
        return [view_class.from_buffer(buffer, *form, itemsize=4) for form in (((2, 3),), ((3,), (2,)))]

    for _ in range(4):
        assert [view.shape for view in views()] == [(2, 3), (3,)]
        assert [view.strides for view in views()] == [None, (2,)] and [view.size for view in views()] == [6, 3]
    if package("_floor.native").available() and not package("_floor").FREE_THREADED:
        assert not any(type(vars(view_class)[name]) is property for name in ("shape", "strides", "size"))


def test_extents_of_array_interfaces_below_0(core: Any) -> None:
    about = {"data": (64, False), "typestr": "<f4", "version": 3}
    for form in ({"shape": (2, -3)}, {"shape": (2, -3), "strides": (12, 4)}):
        array = type("Array", (), {"__array_interface__": {**about, **form}})()
        with pytest.raises(ValueError, match="-3"):
            core.utils.StridedMemoryView.from_array_interface(array)
