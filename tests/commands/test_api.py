"""``python -m cuda_ctypes api``: the description of a function."""

from __future__ import annotations

import json

import pytest

from cuda_ctypes import major
from cuda_ctypes.__main__ import main

only_newest = pytest.mark.skipif(major() != "13", reason="CUDA_CTYPES_API chose another major than the newest")


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, str]:
    """The first lines of a function, by their first words."""
    assert main(["api", *words]) == 0
    lines = capsys.readouterr().out.splitlines()
    return {line.split()[0]: " ".join(line.split()[1:]) for line in reversed(lines)}


@only_newest
def test_a_function_of_the_driver(capsys: pytest.CaptureFixture[str]) -> None:
    rows = told(capsys, "cuMemAlloc")
    assert rows["cuMemAlloc:"] == "driver, CUDA 13.5, exported as cuMemAlloc_v2"
    assert rows["CUresult"] == "cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)"
    assert (rows["since"], rows["changes"]) == ("CUDA 3.2", "none since CUDA 12.0")
    assert (rows["out"], rows["in"]) == ("dptr CUdeviceptr *", "bytesize size_t")
    assert rows["checked"] == "dptr = cuMemAlloc(bytesize)"
    assert rows["bindings"] == "status, dptr = cuMemAlloc(bytesize)"
    assert rows["raw"] == "dptr = CUdeviceptr(); status = cuMemAlloc(byref(dptr), bytesize)"


@pytest.mark.parametrize(
    ("name", "call"),
    [
        ("cublasXerbla", "cublasXerbla(srName, info)"),
        ("cuFileDriverOpen", "status = cuFileDriverOpen()"),
        ("nvmlErrorString", "value = nvmlErrorString(result)"),
    ],
    ids=["nothing", "a struct with the status", "a text"],
)
def test_what_c_returns(name: str, call: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["api", name])
    assert f"  raw       {call}\n" in capsys.readouterr().out


def test_what_changed_since_CUDA_12(capsys: pytest.CaptureFixture[str]) -> None:
    rows = told(capsys, "cuCtxCreate")
    assert rows["changes"].startswith(
        "CUDA 12.0: CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)"
    )
    assert rows["changes"].endswith("; CUDA 13.0: as it is now")
    assert told(capsys, "nvrtcSetFlowCallback")["changes"] == "CUDA 12.8: new"
    assert told(capsys, "--major", "12", "nvrtcGetNVVM")["changes"].endswith("; CUDA 13.0: removed")


@only_newest
def test_since_when_there_is_a_function(capsys: pytest.CaptureFixture[str]) -> None:
    """In the form that it has now, whatever its parameters were called."""
    since = {"cudaMemcpy": "CUDA 12.0 or before", "cudaMemAdvise": "CUDA 13.0", "cuFileReadv": "CUDA 13.4"}
    since |= {"cudaGraphKernelNodeCopyAttributes": "CUDA 12.0 or before", "cuFileRead": "CUDA 12.6 or before"}
    assert {name: told(capsys, name)["since"] for name in since} == since
    assert told(capsys, "--major", "12", "cudaMemAdvise")["since"] == "CUDA 12.0 or before"
    assert told(capsys, "cudlaMemRegister")["changes"] == "none since CUDA 13.2"


def test_NCCL_s_functions_do_not_follow_CUDA_s_releases(capsys: pytest.CaptureFixture[str]) -> None:
    rows = told(capsys, "ncclCommAbort")
    assert (rows["since"], rows["changes"]) == ("not known", "not known")


def test_the_names_of_the_younger_modules(capsys: pytest.CaptureFixture[str]) -> None:
    rows = told(capsys, "nvml:device_get_name")
    assert rows["bindings"] == "name = device_get_name(device)"
    assert rows["checked"] == "name = nvmlDeviceGetName(device)"
    assert told(capsys, "device_get_name") == rows


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["api", "--json", "cuInit", "nvrtcGetPTX"]) == 0
    first, second = json.loads(capsys.readouterr().out)
    assert first["calls"]["checked"] == "cuInit(Flags)" and first["parameters"][0]["direction"] == "in"
    assert second["calls"]["checked"] == "ptx = nvrtcGetPTX(prog)"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["cuMemAloc"], "no library has a function cuMemAloc; did you mean 'cuMemAlloc'"),
        pytest.param(
            ["nvrtcGetNVVM"], "CUDA 13 has no function nvrtcGetNVVM, but CUDA 12 has: --major 12", marks=only_newest
        ),
        (["drv:cuInit"], "no library 'drv'"),
        (["nvml:cuInit"], "nvml has no function cuInit, but driver has: driver:cuInit"),
        (["driver:cuInt"], "driver has no function cuInt; did you mean 'cuInit'"),
        (
            ["CUmemLocation"],
            "CUmemLocation is no function, but a type: python -m pydoc cuda_ctypes.",
        ),
        (["CUDA_SUCCESS"], "CUDA_SUCCESS is no function, but <CUresult.CUDA_SUCCESS: 0>"),
        (["driver:"], "name a function: driver:cuMemAlloc"),
        (["device_get_nam"], "no library has a function device_get_nam; did you mean 'device_get_name'"),
        (
            ["version"],
            "several libraries have a function version: nvfatbin:version and nvjitlink:version and nvvm:version",
        ),
    ],
)
def test_missing_functions_are_reported(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["api", *words]) == 1
    assert message in capsys.readouterr().err
