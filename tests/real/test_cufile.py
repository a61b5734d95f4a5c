"""The real cuFile without a GPU and without an open driver: version, settings, errors."""

from __future__ import annotations

import copy
import errno
import pickle
from pathlib import Path
from typing import Any, Callable

import pytest

Modules = Callable[[str], Any]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A temporary current folder, where cuFile writes its log."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def bindings(real: Modules) -> Any:
    return real("bindings.cufile")


@pytest.fixture
def checked(real: Modules) -> Any:
    return real("checked.cufile")


def test_the_version(bindings: Any, checked: Any) -> None:
    assert bindings.get_version() == checked.cuFileGetVersion() >= 1000


def test_sizes_can_be_set(bindings: Any, checked: Any) -> None:
    parameter = bindings.SizeTConfigParameter.EXECUTION_MAX_IO_THREADS
    for threads in (8, 4):
        assert bindings.set_parameter_size_t(parameter, threads) is None
        assert bindings.get_parameter_size_t(parameter) == threads
        assert checked.cuFileGetParameterSizeT(parameter) == threads


def test_switches_can_be_set(bindings: Any, checked: Any) -> None:
    parameter = bindings.BoolConfigParameter.PROPERTIES_ALLOW_COMPAT_MODE
    for on in (True, False):
        bindings.set_parameter_bool(parameter, on)
        assert bindings.get_parameter_bool(parameter) is on
        assert checked.cuFileGetParameterBool(parameter) is on


@pytest.mark.parametrize("kind", [str, str.encode])
def test_texts_can_be_set(bindings: Any, checked: Any, tmp_path: Path, kind: Callable[[str], Any]) -> None:
    parameter = bindings.StringConfigParameter.LOG_DIR
    bindings.set_parameter_string(parameter, kind(str(tmp_path)))
    assert bindings.get_parameter_string(parameter, 256) == str(tmp_path)
    assert checked.cuFileGetParameterString(parameter, 256) == str(tmp_path)


def test_text_that_does_not_fit(bindings: Any, checked: Any, tmp_path: Path) -> None:
    parameter = bindings.StringConfigParameter.LOG_DIR
    bindings.set_parameter_string(parameter, str(tmp_path))
    with pytest.raises(bindings.cuFileError, match=r"INVALID_VALUE \(5022\)"):
        bindings.get_parameter_string(parameter, 2)
    with pytest.raises(checked.CuFileInvalidValue):
        checked.cuFileGetParameterString(parameter, 2)


def test_arrays_and_limits(bindings: Any, checked: Any, major: int) -> None:
    """CUDA 13 introduced these functions."""
    if major == 12:
        assert not hasattr(bindings, "get_parameter_min_max_value") and not hasattr(bindings, "StatsLevel1")
        return
    low, high = bindings.get_parameter_min_max_value(bindings.SizeTConfigParameter.PROPERTIES_IO_BATCHSIZE)
    assert 0 < low < high
    checked.cuFileSetParameterPosixPoolSlabArray([4, 64], [8, 2], 2)
    assert checked.cuFileGetParameterPosixPoolSlabArray(2) == ([4, 64], [8, 2])
    bindings.set_stats_level(2)
    assert bindings.get_stats_level() == checked.cuFileGetStatsLevel() == 2
    bindings.set_stats_level(0)


def test_the_callers_memory_in_bindings(bindings: Any, checked: Any, major: int) -> None:
    if major == 12:
        return
    import array

    checked.cuFileSetParameterPosixPoolSlabArray([4, 64], [8, 2], 2)
    sizes, counts = array.array("Q", [0, 0]), array.array("Q", [0, 0])
    bindings.get_parameter_posix_pool_slab_array(sizes.buffer_info()[0], counts.buffer_info()[0], 2)
    assert (sizes.tolist(), counts.tolist()) == ([4, 64], [8, 2])


# --- errors


def test_an_unknown_parameter(bindings: Any, checked: Any) -> None:
    with pytest.raises(bindings.cuFileError) as caught:
        bindings.get_parameter_size_t(99)
    assert caught.value.status == bindings.OpError.INVALID_VALUE == 5022
    assert caught.value.cuda_error is None
    with pytest.raises(checked.CuFileInvalidValue, match="cuFileSetParameterSizeT"):
        checked.cuFileSetParameterSizeT(99, 1)


def test_reading_from_no_file(bindings: Any, checked: Any) -> None:
    """The result is -1, with the reason in errno."""
    for call in (bindings.read, bindings.write):
        with pytest.raises(bindings.cuFileError, match="Invalid argument") as caught:
            call(0, 0, 0, 0, 0)
        assert caught.value.status == errno.EINVAL
    with pytest.raises(checked.CudaError, match="Invalid argument"):
        checked.cuFileRead(0, 0, 0, 0, 0)


def test_the_drivers_status_is_told_beside(bindings: Any) -> None:
    error = bindings.cuFileError(5011, 1)
    assert error.status == bindings.OpError.CUDA_DRIVER_ERROR and error.cuda_error == 1
    assert bindings.pyCUresult(error.cuda_error).name == "CUDA_ERROR_INVALID_VALUE"


def test_each_status_is_explained(bindings: Any) -> None:
    texts = [bindings.op_status_error(int(member)) for member in bindings.OpError if member]
    assert all(len(text) > 20 and text.endswith(".") for text in texts), texts
    assert len(set(texts)) == len(texts)
    assert "77" in bindings.op_status_error(77)


def test_wrong_types(bindings: Any, checked: Any) -> None:
    for call, arguments in (
        (bindings.get_parameter_size_t, ("threads",)),
        (bindings.set_parameter_size_t, (2, "many")),
        (bindings.set_parameter_string, (2, 1.5)),
        (bindings.handle_register, ("file",)),
        (bindings.read, (1.5, 0, 0, 0, 0)),
        (checked.cuFileHandleRegister, (5,)),
        (checked.cuFileGetParameterString, (2, "long")),
    ):
        with pytest.raises(TypeError):
            call(*arguments)


def test_every_exception_pickles(bindings: Any, checked: Any) -> None:
    for member in filter(None, bindings.OpError):
        for error in (bindings.cuFileError(int(member)), bindings.cuFileError(member, 999)):
            for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
                assert type(twin) is bindings.cuFileError and str(twin) == str(error)
                assert (twin.status, twin.cuda_error) == (member, error.cuda_error)
    with pytest.raises(checked.CudaError) as caught:
        checked.cuFileGetParameterSizeT(99)
    twin = pickle.loads(pickle.dumps(caught.value))
    assert type(twin) is type(caught.value) and str(twin) == str(caught.value)


def test_raw_is_c(real: Modules) -> None:
    import ctypes

    cufile = real("raw.cufile")
    version, threads = ctypes.c_int(), ctypes.c_size_t()
    status = cufile.cuFileGetVersion(ctypes.byref(version))
    assert (status.err, status.cu_err) == (0, 0) and version.value >= 1000
    assert cufile.cuFileSetParameterSizeT(2, 6).err == 0
    assert cufile.cuFileGetParameterSizeT(2, ctypes.byref(threads)).err == 0 and threads.value == 6
    assert cufile.cuFileGetParameterSizeT(99, ctypes.byref(threads)).err == 5022
