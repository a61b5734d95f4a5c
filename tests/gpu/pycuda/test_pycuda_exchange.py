"""CuPy, PyTorch and PyCUDA's arrays share memory on a GPU without copies, both ways, by both protocols, in stream
order."""

from __future__ import annotations

import gc
import importlib
import importlib.util
import warnings
from collections.abc import Iterator
from typing import Any, Callable

import pytest

DTYPES = ["?", "i1", "u1", "i2", "i4", "i8", "f2", "f4", "f8", "c8", "c16"]


class CuPy:
    def __init__(self) -> None:
        self.cupy: Any = importlib.import_module("cupy")
        self.views: dict[str, Callable[[Any], Any]] = {"interface": self.cupy.asarray, "dlpack": self.cupy.from_dlpack}
        self.on_device, self.on_host = self.cupy.asarray, self.cupy.asnumpy

    def pointer(self, array: Any) -> int:
        return int(array.data.ptr)

    def another_stream(self, way: str) -> Any:
        """A stream that does not synchronize with the default stream, by DLPack: the interface has no streams."""
        return self.cupy.cuda.Stream(non_blocking=way == "dlpack")


class PyTorch:
    def __init__(self) -> None:
        self.torch: Any = importlib.import_module("torch")
        self.views: dict[str, Callable[[Any], Any]] = {
            "interface": lambda array: self.torch.as_tensor(array, device="cuda"),
            "dlpack": self.torch.from_dlpack,
        }

    def on_device(self, host: Any) -> Any:
        return self.torch.from_numpy(host).cuda()

    def on_host(self, tensor: Any) -> Any:
        return tensor.cpu().numpy()

    def pointer(self, tensor: Any) -> int:
        return int(tensor.data_ptr())

    def another_stream(self, way: str) -> Any:
        return self.torch.cuda.stream(self.torch.cuda.Stream())


class OnlyDLPack:
    def __init__(self, array: Any) -> None:
        self.__dlpack__, self.__dlpack_device__ = array.__dlpack__, array.__dlpack_device__


OURS: dict[str, Callable[[Any], Any]] = {"interface": lambda array: array, "dlpack": OnlyDLPack}
"""What as_gpuarray is given."""


@pytest.fixture(scope="module")
def ga(package: Callable[[str], Any], on_standin: bool) -> Iterator[Any]:
    """``gpuarray`` in the primary context, which the other libraries use."""
    if on_standin:
        pytest.skip("CuPy and PyTorch need a GPU")
    drv = package("pycuda.driver")
    drv.init()
    context = drv.Device(0).retain_primary_context()
    context.push()
    yield package("pycuda.gpuarray")
    context.synchronize()
    drv.Context.pop()


@pytest.fixture(scope="module", params=[CuPy, PyTorch])
def library(request: pytest.FixtureRequest, ga: Any) -> Any:
    name = {CuPy: "cupy", PyTorch: "torch"}[request.param]
    if importlib.util.find_spec(name) is None:
        pytest.skip(f"{name} is not installed")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return request.param()


@pytest.fixture(params=["interface", "dlpack"])
def way(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def numbers(dtype: str) -> Any:
    np: Any = importlib.import_module("numpy")
    host = np.arange(-6, 6).reshape(3, 4).astype(dtype)
    return host * (1 + 2j) if host.dtype.kind == "c" else host


@pytest.mark.parametrize("dtype", DTYPES)
def test_they_see_ours(ga: Any, library: Any, way: str, dtype: str) -> None:
    host = numbers(dtype)
    ours = ga.to_gpu(host)
    theirs = library.views[way](ours)
    assert library.pointer(theirs) == ours.ptr
    found = library.on_host(theirs)
    assert found.dtype == host.dtype and found.shape == host.shape and (found == host).all()
    theirs[1] = 1
    host[1] = 1
    assert (ours.get() == host).all()
    ours.set(host.T.copy().reshape(3, 4))
    assert (library.on_host(theirs) == host.T.reshape(3, 4)).all()


@pytest.mark.parametrize("dtype", DTYPES)
def test_we_see_theirs(ga: Any, library: Any, way: str, dtype: str) -> None:
    host = numbers(dtype)
    theirs = library.on_device(host)
    ours = ga.as_gpuarray(OURS[way](theirs))
    assert ours.ptr == library.pointer(theirs)
    found = ours.get()
    assert found.dtype == host.dtype and found.shape == host.shape and (found == host).all()
    theirs[1] = 1
    host[1] = 1
    assert (ours.get() == host).all()
    ours.set(host.T.copy().reshape(3, 4))
    assert (library.on_host(theirs) == host.T.reshape(3, 4)).all()
    del theirs
    gc.collect()
    assert (ours.get() == host.T.reshape(3, 4)).all(), "the memory was given back"


def test_views_keep_their_strides(ga: Any, library: Any, way: str) -> None:
    host = numbers("f4")
    ours = ga.to_gpu(host)
    for part, expected in ((ours[1:, ::2], host[1:, ::2]), (ours.T, host.T), (ours[2], host[2])):
        theirs = library.views[way](part)
        assert library.pointer(theirs) == part.ptr and (library.on_host(theirs) == expected).all()
    theirs = library.on_device(host)
    for part, expected in ((theirs[1:, ::2], host[1:, ::2]), (theirs.T, host.T), (theirs[2], host[2])):
        mine = ga.as_gpuarray(OURS[way](part))
        assert mine.ptr == library.pointer(part) and (mine.get() == expected).all()


def test_an_array_lives_as_long_as_their_view(ga: Any, library: Any, way: str) -> None:
    host = numbers("f8")
    theirs = library.views[way](ga.to_gpu(host))
    gc.collect()
    other = ga.to_gpu(0 * host)  # would take the memory
    assert (library.on_host(theirs) == host).all() and not other.get().any()


def test_their_stream_waits_for_our_work(ga: Any, library: Any, way: str) -> None:
    if isinstance(library, PyTorch) and way == "interface":
        pytest.skip("PyTorch's streams do not synchronize with the default stream, and the interface tells no stream")
    ours = ga.zeros(1 << 26, "f4")
    for _ in range(200):  # far longer than the export takes
        ours += 1
    with library.another_stream(way):
        seen = library.views[way](ours).copy() if isinstance(library, CuPy) else library.views[way](ours).clone()
        assert float(seen.min()) == 200


def test_our_work_waits_for_their_stream(ga: Any, library: Any, way: str) -> None:
    host = numbers("f4")
    with library.another_stream(way):
        theirs = library.on_device(host.repeat(1 << 22))
        for _ in range(200):
            theirs += 1
        ours = ga.as_gpuarray(OURS[way](theirs))
        assert (ours[:: 1 << 22].get() == host.ravel() + 200).all()
