"""Tensors of PyTorch viewed by the C functions of DLPack's exchange API, beside their attributes."""

from __future__ import annotations

import ctypes
import sys
import types
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import FREE_THREADED, native

pytestmark = pytest.mark.skipif(
    not native.available() or FREE_THREADED,
    reason="without the GIL, and in PyPy, no machine code asks for tensors",
)
FLOAT, COMPLEX = (2, 32, 1), (5, 64, 1)


class Tensor:
    """An ordinary tensor of PyTorch in the host's memory or on device 0."""

    def __init__(
        self, shape: tuple[int, ...], strides: tuple[int, ...], *, dtype: str = "float32", device: int = -1
    ) -> None:
        self.shape, self.strides, self.dtype, self.number = [*shape], strides, dtype, device
        self.is_cuda, self.is_cpu, self.asked = device >= 0, device < 0, 0
        self.lists = [(ctypes.c_int64 * max(1, len(shape)))(*numbers) for numbers in (shape, strides)]
        self.storage: Any = object()
        self.moved = 0
        self.next: tuple[str, tuple[Any, ...]] = "", ()

    def data(self) -> tuple[Any, ...]:
        return id(self) + self.moved, tuple(self.shape), self.strides, self.storage

    def at_call(self, method: str, data: tuple[Any, ...]) -> None:
        """Have other data from the next call of a method on."""
        self.next = method, data

    def called(self, method: str) -> None:
        if self.next[0] == method:
            (address, shape, self.strides, self.storage), self.next = self.next[1], ("", ())
            self.moved, self.shape = address - id(self), [*shape]
            self.lists[0][:], self.lists[1][:] = [*shape], [*self.strides]

    def get_device(self) -> int:
        return self.number

    def is_conj(self) -> bool:
        return False

    def data_ptr(self) -> int:
        self.asked += 1
        self.called("data_ptr")
        return id(self) + self.moved

    def stride(self) -> tuple[int, ...]:
        self.called("stride")
        return self.strides

    def untyped_storage(self) -> Any:
        self.called("untyped_storage")
        return self.storage


class API:
    """The capsule of a class, and the tensors of which its function was asked."""

    def __init__(self, package: Callable[[str], Any], major: int = 1, name: bytes = b"dlpack_exchange_api") -> None:
        self.capsules, self.told, self.lie, self.refuses = package("core.arrays.capsules"), list[Any](), 0, False
        self.kept = (
            ctypes.create_string_buffer(name),
            ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_void_p)(self.tell),
        )
        function = ctypes.cast(self.kept[1], ctypes.c_void_p).value
        self.struct = self.capsules.ExchangeAPI(major=major, dltensor_from_py_object_no_sync=function)
        self.capsule = self.capsules.capsule_new(ctypes.addressof(self.struct), ctypes.addressof(self.kept[0]), None)

    def tell(self, obj: Any, to: int) -> int:
        self.told.append(obj)
        if self.refuses:
            return -1
        kind, number = (2, obj.number) if obj.is_cuda else (1, 0)
        code, bits, lanes = COMPLEX if obj.dtype == "complex64" else FLOAT
        shape, strides = map(ctypes.addressof, obj.lists)
        tensor = self.capsules.DLTensor(
            id(obj) + obj.moved + self.lie, kind, number, len(obj.shape), code, bits, lanes, shape, strides, 0
        )
        ctypes.memmove(to, ctypes.addressof(tensor), ctypes.sizeof(tensor))
        return 0


@pytest.fixture
def with_api(package: Callable[[str], Any], device: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that puts a fake PyTorch with such an API into place, and returns its class of tensors."""
    module, views = package("core.arrays.torch_tensors"), package("core.arrays.strided_memory_view")

    kept = []  # the class has the addresses

    def put(api: Any) -> Any:
        kept.append(api)
        cls: Any = type("Tensor", (Tensor,), {"__dlpack_c_exchange_api__": getattr(api, "capsule", api)})
        fake: Any = types.SimpleNamespace(
            Tensor=cls,
            nn=types.SimpleNamespace(Parameter=type("Parameter", (cls,), {})),
            version=types.SimpleNamespace(hip=None),
            _C=types.SimpleNamespace(_cuda_getCurrentRawStream=lambda number: 0),
            float32="float32",
            complex64="complex64",
        )
        monkeypatch.setitem(sys.modules, "torch", fake)
        monkeypatch.setattr(module, "_known", [])
        clear()
        return cls

    def clear() -> None:
        for known in (module.classes, views._tensor_kinds, package("core.arrays.dlpack").ways):
            known.clear()

    yield put
    clear()


@pytest.fixture
def view(package: Callable[[str], Any]) -> Any:
    return package("core.utils").StridedMemoryView.from_any_interface


def facts(view: Any) -> tuple[Any, ...]:
    return (
        *(view.ptr, view._device, view.shape, view.strides, view._dtype, view.size, view.readonly, view.exporting_obj),
        *(view._keep, view._layout.itemsize, view._layout.slice_offset, view._bounds, view.is_device_accessible),
    )


@pytest.mark.parametrize("place", [-1, 0])
@pytest.mark.parametrize(
    ("shape", "strides"), [((), ()), ((2, 3), (1, 2)), ((4,), (-2,)), ((3, 0, 2), (2, 2, 1)), ((1,) * 64, (1,) * 64)]
)
def test_c_tells_what_attributes_do(
    package: Callable[[str], Any], with_api: Any, view: Any, place: int, shape: Any, strides: Any
) -> None:
    """The first view is made by attributes, the second by both, the others by C."""
    api = API(package)
    cls = with_api(api)
    tensor = cls(shape, strides, device=place)
    made = [view(tensor, -1) for _ in range(4)]
    assert len(api.told) == 3 and tensor.asked <= 2 + 3 + 1 + 1, "Python compares the address in the end"
    assert facts(made[0]) == facts(made[1]) == facts(made[2]) == facts(made[3])
    other = cls(shape, strides, device=place)
    assert facts(view(other, -1))[8] is other.storage and other.asked <= 1
    parameter = sys.modules["torch"].nn.Parameter(shape, strides, device=place)
    assert view(parameter, -1).shape == view(parameter, -1).shape == shape and parameter.asked <= 2


def test_derived_classes_are_made_by_attributes(package: Callable[[str], Any], with_api: Any, view: Any) -> None:
    api = API(package)
    tensor = with_api(api)((2,), (1,))
    derived: Any = type("Derived", (package("core.utils").StridedMemoryView,), {})
    made = [derived.from_any_interface(tensor, -1) for _ in range(4)]
    assert {type(each) for each in made} == {derived} and not api.told


def test_a_view_stays_as_it_was_made(package: Callable[[str], Any], with_api: Any, view: Any) -> None:
    tensor = with_api(API(package))((2, 3), (3, 1))
    made = [view(tensor, -1) for _ in range(3)]
    tensor.lists[0][:] = tensor.lists[1][:] = 7, 7
    assert [(each.shape, each.strides) for each in made] == [((2, 3), (3, 1))] * 3


def test_streams_are_ordered_as_before(
    package: Callable[[str], Any], with_api: Any, view: Any, stream: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, ordered = package("core.arrays.strided_memory_view"), list[tuple[int, int]]()
    monkeypatch.setattr(module, "order_streams", lambda *pair: ordered.append(pair))
    monkeypatch.setattr(module, "_detached", lambda *of: "by DLPack")
    cls, number = with_api(API(package)), int(stream.handle)
    tensor, elsewhere = cls((2,), (1,), device=0), cls((2,), (1,), device=1)
    for times in range(1, 5):
        view(tensor, number)
        assert len(ordered) == times and view(elsewhere, number) == "by DLPack" and view(elsewhere, -1).device_id == 1
        with pytest.raises(BufferError, match="stream_ptr is None"):
            view(tensor)
        with pytest.raises(TypeError, match="stream_ptr: the address of a stream"):
            view(tensor, "0")
    assert ordered == [(1, number)] * 4


@pytest.mark.parametrize("why", ["another address", "complex", "refused", "negative"])
def test_tensors_that_are_told_by_attributes(
    package: Callable[[str], Any], with_api: Any, view: Any, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    api = API(package)
    api.lie, api.refuses = 64 * (why == "another address"), why == "refused"
    tensor = with_api(api)((2,), (1,), dtype="complex64" if why == "complex" else "float32")
    if why == "negative":
        tensor.lists[0][0] = -2
    for number in range(1, 5):
        made = view(tensor, -1)
        assert (made.ptr, made.shape) == (id(tensor), (2,)) and tensor.asked >= 2 * number
    assert len(api.told) == 3


@pytest.mark.parametrize("moved", [0, 64])
@pytest.mark.parametrize("method", ["data_ptr", "stride", "untyped_storage"])
def test_another_thread_gives_a_tensor_other_data(
    package: Callable[[str], Any], with_api: Any, view: Any, monkeypatch: pytest.MonkeyPatch, method: str, moved: int
) -> None:
    """By ``tensor.data = other``, perhaps at the same address. No view has the shape of one and the strides or the storage of the other."""
    monkeypatch.setattr(package("core.arrays.strided_memory_view"), "_detached", lambda *of: None)
    cls = with_api(API(package))
    for _ in range(5):  # by attributes at first, by C later
        assert view(cls((2, 3), (3, 1)), None).shape == (2, 3)
        tensor = cls((2, 3), (3, 1))
        first, second = tensor.data(), (id(tensor) + moved, (3, 2), (1, 3), object() if moved else tensor.storage)
        tensor.at_call(method, second)
        made = view(tensor, None)
        assert made is None or (made.ptr, made.shape, made.strides, made._keep) in (first, second)


@pytest.mark.parametrize("why", ["version", "name", "no capsule", "no function"])
def test_apis_that_are_not_used(package: Callable[[str], Any], with_api: Any, view: Any, why: str) -> None:
    api: Any = API(
        package, major=2 if why == "version" else 1, name=b"else" if why == "name" else b"dlpack_exchange_api"
    )
    if why == "no function":
        api.struct.dltensor_from_py_object_no_sync = None
    tensor = with_api(5 if why == "no capsule" else api)((2,), (1,))
    assert [view(tensor, -1).ptr for _ in range(4)] == [id(tensor)] * 4
    assert tensor.asked == 4 * 2 and not api.told


def test_nothing_is_left_of_many_views(package: Callable[[str], Any], with_api: Any, view: Any) -> None:
    api = API(package)
    tensor = with_api(api)((2, 3), (1000, 2000))
    for _ in range(5):
        made = view(tensor, -1)
        assert made.strides == (1000, 2000)
    kept = tensor, tensor.storage, made._dtype, made._device, type(made), type(made._layout), None, False, 0
    before = [sys.getrefcount(item) for item in kept]
    for _ in range(1000):
        made = view(tensor, -1)
        made.shape  # noqa: B018
        api.told.clear()
    after = [sys.getrefcount(item) for item in kept]
    assert all(abs(new - old) < 100 for new, old in zip(after, before))


def test_a_layout_without_memory_for_it(package: Callable[[str], Any], with_api: Any, view: Any) -> None:
    testing = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    tensor = with_api(API(package))((1000, 2000), (3000, 4000))
    content = [view(tensor, -1) for _ in range(3)][-1]._form
    make = package("core.arrays.strided_memory_view")._quickest[2]
    assert type(content) is bytes and make(content, 4).shape == (1000, 2000)
    size, before, failures, made = 5000, sys.getrefcount(content), 0, None
    before_size = sys.getrefcount(size)
    for number in range(16):
        testing.set_nomemory(number, number + 1)
        try:
            made = make(content, size)
        except MemoryError:
            failures += 1
        finally:
            testing.remove_mem_hooks()
        if made is not None:
            assert (made.shape, made.strides, made.itemsize) == ((1000, 2000), (3000, 4000), 5000)
            made = None
    assert failures >= 2 and (sys.getrefcount(content), sys.getrefcount(size)) == (before, before_size)


def test_pytorchs_own_tensors_in_the_host(package: Callable[[str], Any], view: Any, device: Any) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    module = package("core.arrays.strided_memory_view")
    names = "bool int8 uint8 int16 int32 int64 float16 bfloat16 float32 float64 complex64 float8_e5m2".split()
    tensors = [torch.zeros((4, 6), dtype=getattr(torch, name)) for name in names]
    tensors += [tensors[8].T, tensors[8][1:, ::2], torch.zeros(()), torch.zeros(0, 3), torch.zeros(3).expand(4, 3)]
    tensors += [torch.zeros(3, requires_grad=True), torch.nn.Parameter(torch.zeros(2)), tensors[10].conj().imag]
    for tensor in tensors * 3:
        by_attributes = module._view_by_attributes(tensor, None, None)
        for stream in (None, -1, 5):
            made = view(tensor, stream)
            assert facts(made)[:7] == facts(by_attributes)[:7] and made.exporting_obj is tensor
            assert made._keep.data_ptr() == tensor.untyped_storage().data_ptr()
    for refused in (tensors[10].conj(), torch.zeros(2, 2).to_sparse()):
        for _ in range(3):
            with pytest.raises(BufferError, match="Can't export tensors"):
                view(refused, -1)
