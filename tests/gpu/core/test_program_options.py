"""``ProgramOptions``: the compiler options of each field. tests/peer/test_core_options.py compares them with cuda.core's."""

from __future__ import annotations

import copy
import inspect
import pickle
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.interpreter import BESIDE

KERNEL = 'extern "C" __global__ void kernel(int *a) { *a = 1; }'
VALUES: dict[str, Any] = {
    "ptxas_options": ["-v", "-O2"],
    "max_register_count": 32,
    "define_macro": ["ONE", ("TWO", "2")],
    "undefine_macro": "THREE",
    "include_path": ".",
    "pre_include": "before.h",
    "std": "c++20",
    "optimization_info": "inline",
    "diag_error": 177,
    "diag_suppress": [177, 550],
    "diag_warn": (177,),
    "time": "time.csv",
    "split_compile": 2,
    "fdevice_time_trace": "./trace",
    "frandom_seed": "7",
    "ofast_compile": "min",
    "create_pch": "made.pch",
    "use_pch": "made.pch",
    "pch_dir": ".",
}
"""A value of each field whose type is not bool."""
NO_SWITCH = ("name", "arch", "extra_sources", "use_libdevice")
WITH: dict[str, dict[str, Any]] = {"device_float128": {"arch": "sm_100"}, "numba_debug": {"debug": True}}
"""Other options that a field needs."""
YOUNG = ("use_bundled_headers", "numba_debug")
"""Fields that compilers before CUDA 13.5 may not know."""


def fields(core: Any) -> list[str]:
    return [name for name in core.ProgramOptions.__dataclass_fields__ if name not in NO_SWITCH]


def written(core: Any, backend: str = "nvrtc", target: str = "ptx", **given: Any) -> list[str]:
    """The compiler options without the architecture."""
    return [option.decode() for option in core.ProgramOptions(arch="sm_90", **given).as_bytes(backend, target)[1:]]


def test_the_architecture_is_the_devices_unless_given(core: Any, device: Any) -> None:
    assert core.ProgramOptions().arch == f"sm_{device.arch}"
    assert core.ProgramOptions(arch="compute_80").as_bytes("nvrtc") == [b"-arch=compute_80"]
    assert core.ProgramOptions(arch=b"sm_80").as_bytes("NVRTC") == [b"-arch=sm_80"]


def test_without_a_device_the_architecture_must_be_given(
    core: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_devices() -> None:
        package("core._driver").fail(100, "cuInit")

    monkeypatch.setattr(package("core.device"), "_facts", [])
    monkeypatch.setattr(package("core.device")._threads, "devices", {})
    monkeypatch.setattr(package("core.device"), "all_facts", no_devices)
    for make in (core.ProgramOptions, core.LinkerOptions, lambda: core.Program(KERNEL, "c++")):
        with pytest.raises(core.CUDAError, match=r"NO_DEVICE \(100\): pass arch='sm_\.\.'") as caught:
            make()
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.processes
def test_without_a_driver_the_architecture_must_be_given(run_python: Callable[..., str]) -> None:
    said = run_python("""
        import os
        os.environ["CUDA_CTYPES_LIBCUDA"] = "/nowhere/libcuda.so.1"
        from cuda_ctypes.core import ProgramOptions
        from cuda_ctypes.errors import LibraryNotFoundError
        print(ProgramOptions(arch="sm_90").as_bytes("nvrtc"))
        try:
            ProgramOptions()
        except LibraryNotFoundError as error:
            print(error)
    """)
    assert said.startswith("[b'-arch=sm_90']\npass arch='sm_..'") and "/nowhere/libcuda.so.1" in said


def test_nvvm_compiles_for_virtual_architectures(core: Any) -> None:
    assert core.ProgramOptions(arch="sm_90a").as_bytes("nvvm", "ptx") == [b"-arch=compute_90a"]
    assert core.ProgramOptions(arch="sm_90").as_bytes("nvvm", "ltoir") == [b"-arch=compute_90", b"-gen-lto"]


def test_a_list_is_written_once_per_item(core: Any) -> None:
    assert written(core, include_path=["a", Path("b"), b"c"]) == [f"--include-path={path}" for path in "abc"]
    assert written(core, diag_suppress=(1, 2)) == ["--diag-suppress=1", "--diag-suppress=2"]
    assert written(core, ptxas_options="-v") == ["--ptxas-options=-v"]
    assert written(core, undefine_macro=[]) == []


@pytest.mark.parametrize(
    "given, expected",
    [
        ("A", ["A"]),
        (b"A=1", ["A=1"]),
        (("A", "1"), ["A=1"]),
        (["A", "B"], ["A", "B"]),
        (["A", ("B", "2")], ["A", "B=2"]),
        ((("A", "1"), ("B", "2")), ["A=1", "B=2"]),
    ],
)
def test_macros(core: Any, given: Any, expected: list[str]) -> None:
    assert written(core, define_macro=given) == [f"--define-macro={macro}" for macro in expected]


@pytest.mark.parametrize("given", [3, ("A", 1), [("A", "B", "C")], [None]])
def test_invalid_macros(core: Any, given: Any) -> None:
    with pytest.raises(RuntimeError, match="define_macro"):
        written(core, define_macro=given)


def test_booleans_are_written_as_each_compiler_wants_them(core: Any) -> None:
    assert written(core, ftz=False, fma=True) == ["--ftz=false", "--fmad=true"]
    assert written(core, "nvvm", ftz=False, fma=True) == ["-ftz=0", "-fma=1"]
    assert written(core, debug=True, lineinfo=False) == ["--device-debug"]
    assert written(core, "nvvm", device_code_optimize=False) == ["-opt=0"]


def test_every_field_is_written_for_nvrtc(core: Any) -> None:
    missing = [name for name in fields(core) if name != "use_bundled_headers" and not written(core, **value_of(name))]
    assert not missing


def value_of(name: str) -> dict[str, Any]:
    return {name: VALUES.get(name, True)}


def test_nvvm_refuses_options_that_would_change_the_code(core: Any) -> None:
    options = core.ProgramOptions(arch="sm_90", define_macro="A", use_fast_math=True)
    with pytest.raises(ValueError, match="use_fast_math, define_macro: only for C\\+\\+") as caught:
        options.as_bytes("nvvm", "ptx")
    assert isinstance(caught.value, core.CUDAError)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_nvvm_ignores_options_about_nvrtc_itself(core: Any) -> None:
    assert written(core, "nvvm", no_cache=True, pch=True, use_fast_math=False) == []


def test_other_backends_have_options_of_their_own(core: Any) -> None:
    with pytest.raises(ValueError, match="LinkerOptions"):
        core.ProgramOptions(arch="sm_90").as_bytes("nvJitLink")


def test_a_misspelled_field(core: Any) -> None:
    with pytest.raises(TypeError, match="no field 'max_registers'; did you mean 'max_register_count'"):
        core.ProgramOptions(arch="sm_90", max_registers=3)
    with pytest.raises(TypeError, match="no field 'linfo'; did you mean 'lineinfo'"):
        core.LinkerOptions(arch="sm_90", linfo=True)
    with pytest.raises(TypeError, match="no field 'include_paths'; did you mean 'include_path'"):
        core.Program(KERNEL, "c++", {"arch": "sm_90", "include_paths": "."})


@pytest.mark.parametrize("value", [5, [5], ["a", None], {"a"}])
@pytest.mark.parametrize("name", ["include_path", "pre_include", "ptxas_options", "undefine_macro"])
def test_other_values_than_text_are_refused_with_the_fields_name(core: Any, name: str, value: Any) -> None:
    with pytest.raises(TypeError, match=f"{name}: a str, or a list or tuple of them, is expected"):
        core.ProgramOptions(arch="sm_90", **{name: value})


@pytest.mark.parametrize("name", ["kernels_used", "variables_used", "ptxas_options"])
def test_a_linkers_texts_are_looked_at_too(core: Any, name: str) -> None:
    with pytest.raises(TypeError, match=f"{name}: a str"):
        core.LinkerOptions(arch="sm_90", **{name: [5]})


@pytest.mark.parametrize("kind, name", [
    ("ProgramOptions", "max_register_count"), ("ProgramOptions", "split_compile"),
    ("LinkerOptions", "max_register_count"), ("LinkerOptions", "optimization_level"),
    ("LinkerOptions", "split_compile"), ("LinkerOptions", "split_compile_extended"),
])  # fmt: skip
def test_numbers_are_whole_and_not_negative(core: Any, kind: str, name: str) -> None:
    made = getattr(core, kind)
    for value in (1.5, "2"):
        with pytest.raises(TypeError, match=f"{name}: an int is expected, got {type(value).__name__}"):
            made(arch="sm_90", **{name: value})
    with pytest.raises(ValueError, match=f"{name} is -1, but must not be negative"):
        made(arch="sm_90", **{name: -1})
    assert getattr(made(arch="sm_90", **{name: 2}), name) == 2


def test_a_program_in_cpp_has_libdevice_anyway(core: Any) -> None:
    assert written(core, use_libdevice=True) == []


@pytest.mark.parametrize("name", ["ProgramOptions", "LinkerOptions"])
def test_options_of_equal_fields_are_equal(core: Any, name: str) -> None:
    """However they are given, and whether or not an object has what is its default."""
    cls = getattr(core, name)
    made = cls(arch="sm_90", ftz=True)
    for other in (made, cls(ftz=True, arch="sm_90"), cls(arch="sm_90", ftz=True, fma=None), copy.copy(made)):
        assert made == other and not made != other
        assert pickle.loads(pickle.dumps(other)) == made
    later = cls(arch="sm_90")
    assert later != made
    later.ftz = True
    assert later == made and vars(later) == vars(made)
    derived = type("Derived", (cls,), {"fma": property(lambda self: id(self), lambda self, value: None)})
    assert made != cls(arch="sm_80", ftz=True) and made != 5 and made != derived(arch="sm_90", ftz=True)
    assert derived(arch="sm_90") != derived(arch="sm_90")
    with pytest.raises(TypeError, match="unhashable"):
        hash(made)


def test_the_repr_of_options_shows_set_fields(core: Any) -> None:
    shown = "ProgramOptions(name='default_program', arch='sm_90', ftz=False)"
    assert repr(core.ProgramOptions(arch="sm_90", ftz=False)) == shown
    older = core.ProgramOptions(arch="sm_90", ftz=False)
    vars(older).pop("debug", None)
    assert repr(older) == shown, "pickles of an older release lack the newest fields"
    assert core.ProgramOptions(arch="sm_90") == core.ProgramOptions(arch="sm_90", name=None)
    assert "max_register_count" in inspect.signature(core.ProgramOptions).parameters


@pytest.mark.parametrize("given", [5, "ab", [1], [("a",)], [("a", 3)], [(3, "a")]])
def test_invalid_lists_of_sources(core: Any, given: Any) -> None:
    with pytest.raises(TypeError, match="extra_sources"):
        core.ProgramOptions(arch="sm_90", extra_sources=given)


@pytest.mark.skipif(BESIDE, reason="NVRTC's options do not depend on the Python")
def test_nvrtc_knows_every_option(toolchain: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler reads all of them, and an unknown option would be an error."""
    core = toolchain("core")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (tmp_path / "before.h").write_text("#define BEFORE 1\n")
    young = YOUNG if toolchain("checked.nvrtc").nvrtcVersion() < (13, 5) else ()
    trouble = {}
    for name in fields(core):
        if name not in young:
            try:
                core.Program(KERNEL, "c++", {"arch": "sm_90", **WITH.get(name, {}), **value_of(name)}).compile("ptx")
            except ValueError:
                assert name == "link_time_optimization"  # with this option it makes no PTX
            except Exception as error:
                trouble[name] = str(error)
    assert not trouble
    assert (tmp_path / "time.csv").exists() and (tmp_path / "made.pch").exists()


def test_bundled_headers(toolchain: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    core, nvrtc = toolchain("core"), toolchain("checked.nvrtc")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    if nvrtc.nvrtcVersion() < (13, 3):
        of_12 = "use_bundled_headers: NVRTC 13.3 .*; install nvidia-cuda-runtime-cu12,"
        with pytest.raises(RuntimeError, match=of_12 if nvrtc.nvrtcVersion() < (13, 0) else "; update it"):
            core.ProgramOptions(arch="sm_90", use_bundled_headers=True)
        return
    options = core.ProgramOptions(arch="sm_90", use_bundled_headers=True)
    assert (
        options.as_bytes("nvrtc")[1] == f"--use-bundled-headers={tmp_path}/cuda-python/nvrtc-bundled-headers".encode()
    )
    source = '#include <cuda_fp16.h>\nextern "C" __global__ void kernel(__half *a) { *a = __float2half(1); }'
    assert core.Program(source, "c++", options).compile("ptx").code
    assert (tmp_path / "cuda-python" / "nvrtc-bundled-headers" / "cuda_fp16.h").exists()
