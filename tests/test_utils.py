"""``bindings.utils``: native handles, versions of PTX, and the warning about majors. tests/real has the parts with libNVVM."""

from __future__ import annotations

import ctypes
import re
import warnings
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes import major
from tests.conftest import package_on

MODULES = ("bindings.utils", "cu12.bindings.utils", "cu13.bindings.utils")
Package = Callable[[str], Any]


@pytest.fixture
def package() -> Any:
    with package_on() as module:
        yield module


@pytest.fixture(params=(12, 13))
def utils(package: Package, request: pytest.FixtureRequest) -> Any:
    return package(f"cu{request.param}.bindings.utils")


def test_there_is_one_for_every_major(package: Package) -> None:
    default, old, new = map(package, MODULES)
    assert old.__all__ == new.__all__ == default.__all__ and all(callable(getattr(new, name)) for name in new.__all__)
    same = package(f"cu{major()}.bindings.utils")
    assert all(getattr(default, name) is getattr(same, name) for name in same.__all__)
    assert dir(default) == dir(old) == dir(new) == new.__all__
    assert old.warn_if_cuda_major_version_mismatch is not new.warn_if_cuda_major_version_mismatch


@pytest.mark.parametrize(
    "module", ["driver.CUstream", "driver.CUcontext", "runtime.cudaStream_t", "runtime.cudaEvent_t"]
)
def test_the_native_handle_is_the_address(package: Package, utils: Any, module: str) -> None:
    library, _, name = module.partition(".")
    handle = getattr(package(f"cu12.bindings.{library}"), name)
    assert utils.get_cuda_native_handle(handle(0xFFFF_0000_1234)) == 0xFFFF_0000_1234
    assert type(utils.get_cuda_native_handle(handle(5))) is int
    assert utils.get_cuda_native_handle(type("Mine", (handle,), {})(7)) == 7


def test_the_native_handle_of_a_slot_is_its_present_value(package: Package, utils: Any) -> None:
    slot = ctypes.c_void_p(1)
    stream = package("bindings.driver").CUstream(_ptr=ctypes.addressof(slot))
    slot.value = 9
    assert utils.get_cuda_native_handle(stream) == 9


@pytest.mark.parametrize("name", ["CUdeviceptr", "CUdevice", "cuuint64_t", "CUtexObject", "CUuuid"])
def test_numbers_and_structs_are_not_handles(package: Package, utils: Any, name: str) -> None:
    cls = getattr(package("bindings.driver"), name)
    with pytest.raises(TypeError, match=f"Unknown type: {re.escape(str(cls))}"):
        utils.get_cuda_native_handle(cls())


@pytest.mark.parametrize("value", [5, None, "stream", object()])
def test_other_objects_are_not_handles(utils: Any, value: Any) -> None:
    with pytest.raises(TypeError, match="Unknown type"):
        utils.get_cuda_native_handle(value)


@pytest.mark.parametrize(
    "ptx, version",
    [
        ("// made by hand\n.version 8.4\n.target sm_90\n", "8.4"),
        (".version\t7.0", "7.0"),
        (".version 8.3\n.version 8.4", "8.3"),
        (".version 18.44", "18.44"),
    ],
)
def test_the_version_of_ptx(utils: Any, ptx: str, version: str) -> None:
    assert utils.get_ptx_ver(ptx) == version


@pytest.mark.parametrize("text", ["", "8.4", ".version 9", ".target sm_90"])
def test_text_without_a_version_is_not_ptx(utils: Any, text: str) -> None:
    with pytest.raises(ValueError, match=r"\.version"):
        utils.get_ptx_ver(text)


@pytest.mark.parametrize("value", [b".version 8.4", None])
def test_ptx_is_text(utils: Any, value: Any) -> None:
    with pytest.raises(TypeError):
        utils.get_ptx_ver(value)


@pytest.mark.parametrize(
    "ptx, cuda",
    [("1.0", 1000), ("1.4", 2020), ("2.3", 4000), ("3.2", 5050), ("4.3", 7050), ("5.0", 8000), ("6.5", 10020)]
    + [("7.8", 11080), ("8.5", 12050), ("8.6", 12070), ("8.8", 12090), ("9.0", 13000), ("9.5", 13050)],
)
def test_the_cuda_version_that_ptx_needs(utils: Any, ptx: str, cuda: int) -> None:
    assert utils.get_minimal_required_cuda_ver_from_ptx_ver(ptx) == cuda


@pytest.mark.parametrize("version", ["0.9", "1.5", "8.10", "8.04", "99.0", "8", "", 8.4, None])
def test_an_unknown_version_of_ptx(utils: Any, version: Any) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(version))):
        utils.get_minimal_required_cuda_ver_from_ptx_ver(version)


@pytest.mark.parametrize("text", ["0", "false", "False", "NO", "off"])
def test_a_variable_that_is_off(utils: Any, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("SWITCH", text)
    assert utils.envvar_bool("SWITCH") is False
    assert utils.envvar_bool("SWITCH", True) is False


@pytest.mark.parametrize("text", ["1", "true", "yes", "on", "n", "-1", " "])
def test_a_variable_that_is_on(utils: Any, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv("SWITCH", text)
    assert utils.envvar_bool("SWITCH") is True


def test_a_variable_that_is_unset_or_empty_has_the_default(utils: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SWITCH", raising=False)
    assert utils.envvar_bool("SWITCH") is False and utils.envvar_bool("SWITCH", default=True) is True
    monkeypatch.setenv("SWITCH", "")
    assert utils.envvar_bool("SWITCH") is False and utils.envvar_bool("SWITCH", default=True) is True


@pytest.fixture
def on_driver(package: Package, monkeypatch: pytest.MonkeyPatch) -> Callable[[int, int], list[str]]:
    """``on_driver(major, version)`` returns the warnings of a major's module on a driver of that version."""
    monkeypatch.delenv("CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING", raising=False)

    def warned(major: int, version: int) -> list[str]:
        monkeypatch.setattr(package(f"cu{major}.checked.driver"), "cuDriverGetVersion", lambda: version, raising=False)
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            package(f"cu{major}.bindings.utils").warn_if_cuda_major_version_mismatch()
        assert all(item.category is UserWarning and item.filename == __file__ for item in caught)
        return [str(item.message) for item in caught]

    return warned


Warned = Callable[[int, int], "list[str]"]


@pytest.mark.parametrize("major, version", [(13, 12090), (13, 11080), (12, 11080)])
def test_a_driver_of_an_older_major_is_warned_of_once(on_driver: Warned, major: int, version: int) -> None:
    (message,) = on_driver(major, version)
    assert f"CUDA {major}" in message and f"CUDA {version // 1000}" in message
    assert "CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING" in message
    assert not on_driver(major, version)


@pytest.mark.parametrize("major, version", [(13, 13000), (13, 14000), (12, 12000), (12, 13050)])
def test_a_driver_of_this_major_or_a_newer_one_is_fine(on_driver: Warned, major: int, version: int) -> None:
    assert not on_driver(major, version)


def test_the_warning_can_be_turned_off(on_driver: Warned, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING", "1")
    assert not on_driver(13, 12000)
    monkeypatch.setenv("CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING", "0")
    assert on_driver(13, 12000)


def test_without_a_driver_the_first_call_says_so(tmp_path: Path) -> None:
    with package_on(tmp_path / "none.so") as module:
        utils = module("bindings.utils")
        errors = module("errors")
        with pytest.raises(errors.CudaCtypesError, match="none.so"):
            utils.warn_if_cuda_major_version_mismatch()
        utils.warn_if_cuda_major_version_mismatch()
