"""NCCL, the mathematical libraries and cuDLA on stand-ins: the parts of their C interfaces that other libraries lack.

These libraries consist of descriptors alone.
"""

from __future__ import annotations

import array
import ctypes
import importlib
import pickle
from collections.abc import Iterator
from typing import Any, Callable

import pytest

from tests.conftest import package_on
from tests.standin import build
from tests.standin.control import Recorder

LIBRARIES = ("cublas", "curand", "nccl", "cufft", "nvjpeg", "cublaslt", "cusparse", "cusolver")
"""The libraries that both majors have."""
MAJORS = ("cu12", "cu13")


@pytest.fixture(scope="module", params=MAJORS)
def major(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def recorders(major: str) -> dict[str, Recorder]:
    standins = {library: build.standins()[major, library] for library in LIBRARIES}
    build.ensure(*standins.values())
    return {library: Recorder(standin.path("recording")) for library, standin in standins.items()}


@pytest.fixture(scope="module")
def module(major: str, recorders: dict[str, Recorder]) -> Iterator[Callable[[str], Any]]:
    """A function that imports modules of the major, on the stand-ins."""
    files = {
        build.table_of(major, library).settings["environment"]: str(build.standins()[major, library].path("recording"))
        for library in LIBRARIES
    }
    with package_on(**files) as imported:
        yield lambda name: imported(f"{major}.{name}")


@pytest.mark.parametrize("library", LIBRARIES)
def test_they_have_no_face_of_cuda_bindings(module: Callable[[str], Any], library: str) -> None:
    with pytest.raises(ModuleNotFoundError, match=f"bindings.{library}"):
        module(f"bindings.{library}")
    with pytest.raises(ModuleNotFoundError, match=f"bindings.{library}"):
        importlib.import_module(f"cuda_ctypes.bindings.{library}")


@pytest.mark.parametrize("library", LIBRARIES)
def test_types_are_those_of_checked_and_can_be_pickled(module: Callable[[str], Any], library: str) -> None:
    raw, checked = module(f"raw.{library}"), module(f"checked.{library}")
    result = build.table_of("cu13", library).settings["result"]
    status = list(getattr(checked, result).__members__.values())[1]
    assert getattr(raw, result) is getattr(checked, result)
    assert type(status).__module__ == checked.__name__
    assert pickle.loads(pickle.dumps(status)) is status


def test_a_name_of_an_array(module: Callable[[str], Any]) -> None:
    """The array is the library's memory, at the returned address."""
    curand = module("checked.curand")
    vectors = curand.curandDirectionVectors32_t
    assert module("raw.curand").curandDirectionVectors32_t is vectors
    assert issubclass(vectors, ctypes.Array) and vectors.__name__ == "curandDirectionVectors32_t"
    table = (vectors * 3)()
    table[2][31] = 7
    assert ctypes.sizeof(table) == 3 * 32 * 4 and bytes(table)[-4:] == b"\7\0\0\0"


@pytest.mark.parametrize("library", LIBRARIES)
def test_streams_are_the_runtime_s(module: Callable[[str], Any], library: str) -> None:
    assert module(f"checked.{library}").cudaStream_t is module("checked.runtime").cudaStream_t
    assert module(f"raw.{library}").cudaStream_t is module("raw.runtime").cudaStream_t


def test_public_names_are_the_newer_symbols(module: Callable[[str], Any], recorders: dict[str, Recorder]) -> None:
    recorders["cublas"].program()
    module("checked.cublas").cublasSetStream(5, None)
    assert len(recorders["cublas"].calls("cublasSetStream_v2")) == 1
    assert module("raw.cublas").cublasSgemm_64.symbol == "cublasSgemm_v2_64"


def test_matrices_and_scalars_are_addresses_or_buffers(
    module: Callable[[str], Any], recorders: dict[str, Recorder]
) -> None:
    """Also complex numbers, which are structs in C."""
    cublas = module("checked.cublas")
    alpha, column = cublas.cuComplex(x=1, y=2), array.array("f", [1, 2, 3, 4])
    recorders["cublas"].program()
    cublas.cublasCaxpy(5, 2, alpha, 0x7F0000001000, 1, column, 1)
    (call,) = recorders["cublas"].calls("cublasCaxpy_v2")
    assert [call.unsigned(index) for index in (2, 3, 5)] == [
        ctypes.addressof(alpha),
        0x7F0000001000,
        column.buffer_info()[0],
    ]
    with pytest.raises(BufferError, match="y: C writes here"):
        cublas.cublasCaxpy(5, 2, alpha, 0, 1, bytes(16), 1)
    with pytest.raises(TypeError, match="alpha: expected None, an integer"):
        cublas.cublasCaxpy(5, 2, 1.5, 0, 1, column, 1)


@pytest.mark.parametrize("face", ["raw", "checked"])
def test_numbers_that_c_aligns_are_aligned(module: Callable[[str], Any], face: str) -> None:
    cls = module(f"{face}.cublas").cuDoubleComplex
    made = [cls(x=number, y=-number) for number in range(50)]
    assert {ctypes.addressof(number) % 16 for number in made} == {0}
    assert [(number.x, number.y) for number in made] == [(number, -number) for number in range(50)]


def test_a_status_may_be_no_error(module: Callable[[str], Any], recorders: dict[str, Recorder]) -> None:
    """A non-blocking communicator is returned while NCCL still works on it."""
    nccl, recorder = module("checked.nccl"), recorders["nccl"]
    recorder.program("ncclCommSplit", int(nccl.ncclResult_t.ncclInProgress))
    recorder.write(3, (0x1234).to_bytes(8, "little"))
    assert nccl.ncclCommSplit(None, 0, 0, None) == nccl.ncclComm_t(0x1234)
    recorder.program("ncclCommSplit", int(nccl.ncclResult_t.ncclTimeout))
    with pytest.raises(nccl.NcclTimeout, match=r"ncclTimeout \(8\): Others did not answer"):
        nccl.ncclCommSplit(None, 0, 0, None)
    recorder.program()


def test_a_config_as_c_initializes_it(module: Callable[[str], Any], recorders: dict[str, Recorder]) -> None:
    nccl = module("checked.nccl")
    numbers = [name for name, kind in module("raw.nccl").ncclConfig_t._fields_ if kind is ctypes.c_int]
    config = nccl.ncclConfig_t(
        size=nccl.sizeof(nccl.ncclConfig_t),
        magic=nccl.NCCL_API_MAGIC,
        version=nccl.NCCL_VERSION_CODE,
        **dict.fromkeys(numbers, nccl.NCCL_CONFIG_UNDEF_INT),
    )
    recorders["nccl"].program()
    action = recorders["nccl"].read(4, 28)
    nccl.ncclCommInitRankConfig(1, nccl.ncclUniqueId(), 0, config)
    content = recorders["nccl"].result(action)
    assert content is not None
    head, size = memoryview(content), ctypes.sizeof(module("raw.nccl").ncclConfig_t)
    assert list(head[:8].cast("Q")) == [size]
    assert list(head[8:16].cast("I")) == [0xCAFEBEEF, nccl.NCCL_VERSION_CODE]
    assert list(head[16:28].cast("i")) == [-(1 << 31)] * 3


def test_a_table_of_texts_comes_as_its_address(module: Callable[[str], Any], recorders: dict[str, Recorder]) -> None:
    texts = (ctypes.c_char_p * 2)(b"first", b"second")
    recorder = recorders["nccl"]
    recorder.program()
    recorder.write(0, ctypes.addressof(texts).to_bytes(8, "little"))
    recorder.write(1, (2).to_bytes(4, "little"))
    address, count = module("checked.nccl").ncclParamGetAllParameterKeys()
    assert list((ctypes.c_char_p * count).from_address(address)) == [b"first", b"second"]


@pytest.mark.parametrize(
    ("release", "library"),
    [*((major, library) for major in MAJORS for library in (*LIBRARIES, "cupti")), ("cu13", "cudla")],
)
def test_every_status_has_advice(release: str, library: str) -> None:
    table = build.table_of(release, library)
    statuses = {name for name, value in table.enums[table.settings["result"]].items() if value}
    advice = dict(table.advice.items())
    # the generator refuses advice for statuses that neither major has
    assert statuses <= set(advice), f"[faces.advice] in {library}.toml"
    assert len(set(advice.values())) == len(advice), "two statuses with the same advice"
    for name, text in advice.items():
        assert 20 < len(text) < 200, f"{name}: {len(text)} characters"
        assert text[0].isupper() or text.startswith("cu"), name
        assert text.endswith("."), name


@pytest.mark.parametrize("face", ["raw", "checked"])
def test_a_library_that_a_major_lacks_is_said_to_be_missing(face: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with package_on() as imported:
        assert imported(f"{face}.cudla") is imported(f"cu13.{face}.cudla")
    monkeypatch.setenv("CUDA_CTYPES_API", "12")
    with (
        package_on() as imported,
        pytest.raises(ModuleNotFoundError, match="CUDA 12, chosen by CUDA_CTYPES_API, has no cudla"),
    ):
        imported(f"{face}.cudla")
