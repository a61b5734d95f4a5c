"""The classes of ``examples/vllm_wrappers.py`` on stand-ins that record their calls: the calls that vLLM makes."""

from __future__ import annotations

import ctypes
import importlib.util
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.conftest import package_on
from tests.standin import build
from tests.standin.control import Recorder

EXAMPLE = Path(__file__).parent.parent / "examples" / "vllm_wrappers.py"


@pytest.fixture(scope="module")
def files() -> dict[str, str]:
    """The stand-ins' files."""
    try:
        build.ensure()
    except build.BuildError as error:
        pytest.skip(f"no stand-in can be built: {error}")
    made = build.standins()
    return {name: str(made["cu13", name].path("recording")) for name in ("runtime", "nccl")}


@pytest.fixture
def example() -> Iterator[ModuleType]:
    """The example on a fresh import of the package: a file is chosen before the first call."""
    with package_on():
        specification = importlib.util.spec_from_file_location("vllm_wrappers", EXAMPLE)
        assert specification and specification.loader
        module = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(module)
        yield module


def last(recorder: Recorder) -> Any:
    return recorder.calls()[-1]


def test_runtime(example: ModuleType, files: dict[str, str]) -> None:
    recorder = Recorder(files["runtime"])
    recorder.program()
    library = example.CudaRTLibrary(so_file=files["runtime"])
    library.cudaSetDevice(3)
    assert (last(recorder).symbol, last(recorder).unsigned(0)) == ("cudaSetDevice", 3)
    library.cudaFree(ctypes.c_void_p(0x4000))
    assert (last(recorder).symbol, last(recorder).unsigned(0)) == ("cudaFree", 0x4000)
    library.cudaMemset(ctypes.c_void_p(0x4000), 7, 64)
    assert [last(recorder).unsigned(place) for place in range(3)] == [0x4000, 7, 64]
    library.cudaMemcpy(ctypes.c_void_p(0x4000), ctypes.c_void_p(0x8000), 16)
    assert [last(recorder).unsigned(place) for place in range(4)] == [0x4000, 0x8000, 16, 4]
    assert isinstance(library.cudaMalloc(64), ctypes.c_void_p)
    recorder.program("cudaSetDevice", 1)
    with pytest.raises(Exception, match="cudaSetDevice: cudaErrorInvalidValue"):
        library.cudaSetDevice(99)
    (opened,) = example.cuda_ctypes.libraries()
    assert (opened.name, opened.path, opened.found_via) == ("runtime", files["runtime"], "use")


def test_nccl(example: ModuleType, files: dict[str, str]) -> None:
    recorder = Recorder(files["nccl"])
    recorder.program("ncclGetVersion", 0)
    library = example.NCCLLibrary(files["nccl"])
    assert library.ncclGetVersion().count(".") == 2
    recorder.program()
    kind, operation = library.ncclDataType_t.ncclFloat16, library.ncclRedOp_t.ncclMax
    library.ncclAllReduce(ctypes.c_void_p(0x4000), ctypes.c_void_p(0x8000), 5, kind, operation, 9, ctypes.c_void_p(11))
    assert [last(recorder).unsigned(place) for place in range(7)] == [0x4000, 0x8000, 5, 6, 2, 9, 11]
    name = bytes(range(128))
    assert bytes(library.unique_id_from_bytes(name).internal) == name


def test_another_file_after_the_first_call_is_refused(example: ModuleType, files: dict[str, str]) -> None:
    Recorder(files["runtime"]).program()
    example.CudaRTLibrary(files["runtime"]).cudaSetDevice(0)
    example.CudaRTLibrary(files["runtime"])
    with pytest.raises(RuntimeError, match="runtime is open: "):
        example.CudaRTLibrary(files["nccl"])
