"""``Linker``: nvJitLink of both CUDA majors, and the driver's linker without it."""

from __future__ import annotations

import ctypes
import os
import pickle
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.conftest import package_on
from tests.gpu import ptx
from tests.gpu.core.tools import NOT_TEXT, collect
from tests.interpreter import BESIDE
from tests.real.programs import FUNCTION, KERNEL

ARCH = "sm_90"
SCALE = "template <class T> __global__ void scale(T *a) { *a *= 2; }"
ELF = b"\x7fELF"
VALUES: dict[str, Any] = {
    "max_register_count": 32,
    "optimization_level": 3,
    "kernels_used": ["fill"],
    "variables_used": "none",
    "ptxas_options": ["-v", "-O2"],
    "split_compile": 2,
    "split_compile_extended": 2,
}
"""A value of each field whose type is not bool."""
NO_SWITCH = ("name", "arch", "numba_debug")
WITH_LTO = ("ptx", "kernels_used", "variables_used", "optimize_unused_variables", "split_compile_extended")
FOR_DRIVER = {
    "verbose": "CU_JIT_LOG_VERBOSE",
    "max_register_count": "CU_JIT_MAX_REGISTERS",
    "link_time_optimization": "CU_JIT_LTO",
    "optimization_level": "CU_JIT_OPTIMIZATION_LEVEL",
    "debug": "CU_JIT_GENERATE_DEBUG_INFO",
    "lineinfo": "CU_JIT_GENERATE_LINE_INFO",
    "no_cache": "CU_JIT_CACHE_MODE",
}
REFUSED_BY_DRIVER = ("time", "ptx", "ptxas_options", "split_compile", "split_compile_extended")


def watched(monkeypatch: pytest.MonkeyPatch, handles: Any, create: str, destroy: str) -> set[int]:
    """The handles created from now on and not yet destroyed, by the module ``handles`` of compilers' handles."""
    alive: set[int] = set()
    original = handles.c_function

    def c_function(library: Any, name: str) -> Any:
        function = original(library, name)

        def called(reference: Any, *others: Any) -> Any:
            if name == destroy:
                alive.discard(number(reference))  # it may be an earlier test's
            status = function(reference, *others)
            if name == create and status == 0:
                alive.add(number(reference))
            return status

        return called

    def number(reference: Any) -> Any:
        return ctypes.cast(reference, ctypes.POINTER(ctypes.c_void_p))[0]

    monkeypatch.setattr(handles, "c_function", c_function)
    return alive


def objects(core: Any, target: str, *sources: str) -> list[Any]:
    options = {"link_time_optimization": True} if target == "ltoir" else {"relocatable_device_code": True}
    return [core.Program(source, "c++", {"arch": ARCH, **options}).compile(target) for source in sources]


# --- nvJitLink


@pytest.mark.filterwarnings("ignore:the driver, of CUDA:RuntimeWarning")
@pytest.mark.parametrize("target", ["cubin", "ptx", "ltoir"])
def test_two_objects_become_one(toolchain: Any, target: str) -> None:
    core = toolchain("core")
    lto = target == "ltoir"
    linker = core.Linker(
        *objects(core, target, KERNEL, FUNCTION),
        options=core.LinkerOptions(name="linked", arch=ARCH, link_time_optimization=lto),
    )
    assert linker.backend == linker.which_backend() == "nvJitLink" and int(linker.handle)
    code = linker.link(target_type="cubin")
    assert code.code.startswith(ELF) and b"fill" in code.code
    assert (code.code_type, code.name, code.symbol_mapping) == ("cubin", "linked", {})
    assert linker.link("cubin").code == code.code  # not linked again
    linker.close()


def test_intermediate_code_becomes_ptx(toolchain: Any) -> None:
    core = toolchain("core")
    options = core.LinkerOptions(arch=ARCH, link_time_optimization=True, ptx=True)
    linker = core.Linker(*objects(core, "ltoir", KERNEL, FUNCTION), options=options)
    with pytest.raises(ValueError, match="the target is 'ptx'"):
        linker.link("cubin")
    assert b".visible .entry fill" in linker.link("ptx").code
    with pytest.raises(ValueError, match="needs LinkerOptions\\(ptx=True, link_time_optimization=True\\)"):
        core.Linker(*objects(core, "cubin", FUNCTION), options={"arch": ARCH}).link("ptx")


def test_inputs_may_be_files(toolchain: Any, tmp_path: Path) -> None:
    core = toolchain("core")
    kernel, function = objects(core, "cubin", KERNEL, FUNCTION)
    for name in (NOT_TEXT, "function.cubin"):
        (tmp_path / name).write_bytes(function.code)
        file = core.ObjectCode.from_cubin(str(tmp_path / name))
        assert core.Linker(kernel, file, options={"arch": ARCH}).link("cubin").code.startswith(ELF)
        (tmp_path / name).unlink()
    with pytest.raises(core.CUDAError, match="no such file"):
        core.Linker(kernel, file, options={"arch": ARCH})


def test_templates_keep_their_names(toolchain: Any) -> None:
    core = toolchain("core")
    program = core.Program(SCALE, "c++", {"arch": ARCH, "relocatable_device_code": True})
    code = program.compile("cubin", ["scale<int>"])
    assert core.Linker(code, options={"arch": ARCH}).link("cubin").symbol_mapping == {"scale<int>": b"_Z5scaleIiEvPT_"}


def test_undefined_symbols(toolchain: Any) -> None:
    core = toolchain("core")
    linker = core.Linker(*objects(core, "cubin", KERNEL), options={"arch": ARCH})
    with pytest.raises(core.CUDAError, match="pass the code that defines it to the Linker") as caught:
        linker.link("cubin")
    assert "twice" in caught.value.log and str(caught.value).endswith(caught.value.log)
    assert "twice" in linker.get_error_log()
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is type(caught.value) and str(again) == str(caught.value)


def test_intermediate_code_needs_its_option(toolchain: Any) -> None:
    core = toolchain("core")
    with pytest.raises(ValueError, match="link_time_optimization=True"):
        core.Linker(*objects(core, "ltoir", FUNCTION), options={"arch": ARCH})


def test_invalid_code(toolchain: Any) -> None:
    core = toolchain("core")
    with pytest.raises(core.CUDAError, match="does not match type"):
        core.Linker(core.ObjectCode.from_cubin(b"nonsense"), options={"arch": ARCH})


def test_logs_outlive_the_linker(toolchain: Any) -> None:
    core = toolchain("core")
    linker = core.Linker(*objects(core, "cubin", KERNEL, FUNCTION), options={"arch": ARCH, "verbose": True})
    linker.link("cubin")
    said = linker.get_info_log()
    assert "fill" in said and "\0" not in said and linker.get_error_log() == ""
    linker.close()
    linker.close()
    assert linker.is_closed and not int(linker.handle) and linker.get_info_log() == said
    with pytest.raises(RuntimeError, match="this linker is closed"):
        linker.link("cubin")


@pytest.mark.skipif(BESIDE, reason="nvJitLink's options do not depend on the Python")
def test_a_call_that_interrupts_a_link_is_told_so(toolchain: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A signal handler, for example: it would wait for itself, or destroy the handle in use."""
    core, module = toolchain("core"), toolchain("checked.nvjitlink")
    linker = core.Linker(*objects(core, "cubin", KERNEL, FUNCTION), options={"arch": ARCH})
    complete, refused = module.nvJitLinkComplete, []

    def interrupted(handle: Any) -> None:
        for call in (linker.close, linker.get_info_log, lambda: linker.link("cubin")):
            with pytest.raises(RuntimeError, match="this linker is in use"):
                call()
            refused.append(call)
        complete(handle)

    monkeypatch.setattr(module, "nvJitLinkComplete", interrupted)
    assert linker.link("cubin").code.startswith(ELF) and len(refused) == 3
    linker.close()
    assert linker.is_closed


def test_nvjitlink_knows_every_option(toolchain: Any) -> None:
    """The linker reads all of them, and an unknown option would be an error."""
    core = toolchain("core")
    codes = {target: objects(core, target, KERNEL, FUNCTION) for target in ("cubin", "ltoir")}
    for name in core.LinkerOptions.__dataclass_fields__:
        if name in NO_SWITCH:
            continue
        lto = name in WITH_LTO or name == "link_time_optimization"
        options = {"arch": ARCH, "link_time_optimization": lto, name: VALUES.get(name, True)}
        assert len(core.LinkerOptions(**options).as_bytes()) == 2 + lto + (name == "ptxas_options") - (
            name == "link_time_optimization"
        )
        target = "ptx" if name == "ptx" else "cubin"
        assert core.Linker(*codes["ltoir" if lto else "cubin"], options=options).link(target).code, name


@pytest.mark.parametrize("arch", ["sm_5", "sm_91", "sm_999", "90", "", "sm_"])
def test_an_invalid_architecture(toolchain: Any, arch: str) -> None:
    """Some of them crash nvJitLink."""
    core = toolchain("core")
    code = objects(core, "cubin", FUNCTION)
    with pytest.raises(ValueError, match=f"arch is '{arch}', but"):
        core.Linker(*code, options={"arch": arch})


def test_a_newer_linker_may_know_more_architectures(toolchain: Any) -> None:
    checked = toolchain("core.code.linker_options").checked_arch
    assert checked("sm_999", toolchain("checked.driver").CUDA_VERSION + 10) == "sm_999"


def test_a_value_that_nvjitlink_does_not_take(toolchain: Any) -> None:
    core = toolchain("core")
    with pytest.raises(core.CUDAError, match="The options were -arch=sm_90 -O9$"):
        core.Linker(*objects(core, "cubin", FUNCTION), options={"arch": ARCH, "optimization_level": 9})


def test_arguments_of_a_wrong_type(core: Any, compilers: None) -> None:
    with pytest.raises(ValueError, match="nothing to link"):
        core.Linker()
    code = core.ObjectCode.from_cubin(b"nonsense")
    with pytest.raises(TypeError, match="object_codes\\[1\\]: an ObjectCode is expected, got bytes"):
        core.Linker(code, b"nonsense")
    with pytest.raises(TypeError, match="options of the linker: LinkerOptions, a dict or None is expected, got str"):
        core.Linker(code, options="-arch=sm_90")


def test_targets(toolchain: Any) -> None:
    core = toolchain("core")
    linker = core.Linker(*objects(core, "cubin", FUNCTION), options={"arch": ARCH})
    for target in ("ltoir", "fatbin", None):
        with pytest.raises(ValueError, match="a linker makes 'cubin' or 'ptx'"):
            linker.link(target)
    assert linker.link("CUBIN").code_type == "cubin"


def test_every_linker_is_destroyed_once(toolchain: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    core = toolchain("core")
    code = objects(core, "cubin", FUNCTION)
    alive = watched(monkeypatch, toolchain("core.code.compiler_handle"), "nvJitLinkCreate", "nvJitLinkDestroy")
    for number in range(20):
        linker = core.Linker(*code, options={"arch": ARCH})
        assert int(linker.handle) in alive
        if number % 2:
            linker.close()
            linker.close()
            assert len(alive) <= number
    del linker
    with pytest.raises(core.CUDAError):
        core.Linker(core.ObjectCode.from_cubin(b"nonsense"), options={"arch": ARCH})
    collect()
    assert not alive


# --- options


def test_the_architecture_is_the_devices_unless_given(core: Any, compilers: None, device: Any) -> None:
    assert core.LinkerOptions().as_bytes() == [f"-arch=sm_{device.arch}".encode()]


def test_options_are_text_for_nvjitlink(core: Any, compilers: None) -> None:
    options = core.LinkerOptions(
        arch="sm_80", ftz=False, time=False, kernels_used=("a", b"b"), optimization_level=0, name=None
    )
    assert options.as_bytes("nvJitLink") == [
        b"-arch=sm_80",
        b"-O0",
        b"-ftz=false",
        b"-kernels-used=a",
        b"-kernels-used=b",
    ]
    assert options.name == "<default linker>"
    with pytest.raises(ValueError, match="only 'nvjitlink'"):
        options.as_bytes("driver")


def test_options_in_other_places_than_the_object(core: Any, compilers: None) -> None:
    """A property of a derived class, and the default of a class where an object lacks it."""

    class Mine(core.LinkerOptions):  # type: ignore[misc]
        max_register_count = property(lambda self: 32, lambda self, value: None)

    assert Mine(arch=ARCH).as_bytes() == [b"-arch=sm_90", b"-maxrregcount=32"]
    older = core.LinkerOptions(arch=ARCH)
    vars(older).pop("debug", None)
    assert older.as_bytes() == [b"-arch=sm_90"]


def test_numba_debug_is_not_an_option_of_linkers(core: Any) -> None:
    with pytest.warns(DeprecationWarning, match="numba_debug") as caught:
        core.LinkerOptions(arch=ARCH, numba_debug=True)
    assert caught[0].filename == __file__


# --- the driver's linker


@pytest.fixture
def by_driver(core: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, device: Any) -> Any:
    """``core`` without nvJitLink."""
    linker = package("core.code.linker_backend")

    def missing() -> None:
        raise package("errors").LibraryNotFoundError("libnvJitLink was not found")

    monkeypatch.setattr(linker, "_backend", [])
    monkeypatch.setattr(linker.nvjitlink, "nvJitLinkVersion", missing)
    with pytest.warns(RuntimeWarning, match="libnvJitLink was not found. The driver links instead"):
        assert core.Linker.which_backend() == "driver"
    return core


def test_the_driver_links_ptx(by_driver: Any, device: Any, stream: Any) -> None:
    core, count = by_driver, 100
    linker = core.Linker(core.ObjectCode.from_ptx(ptx.image(ptx.KERNELS)), options={"name": "linked", "verbose": True})
    assert linker.backend == "driver" and int(linker.handle)
    code = linker.link("cubin")
    assert code.code.startswith(ELF) and code.name == "linked" and isinstance(linker.get_info_log(), str)
    linker.close()
    numbers = (ctypes.c_float * count)(*range(count))
    total, left = (device.allocate(4 * count, stream=stream) for _ in range(2))
    left.copy_from(numbers, stream=stream)
    config = core.LaunchConfig(grid=1, block=128)
    core.launch(stream, config, code.get_kernel("add_vectors"), total, left, left, ctypes.c_uint(count))
    result = (ctypes.c_float * count)()
    total.copy_to(result, stream=stream)
    stream.sync()
    assert list(result) == [2 * number for number in range(count)]


def test_a_ptx_program_goes_to_the_driver(by_driver: Any, device: Any) -> None:
    program = by_driver.Program(ptx.KERNELS, "ptx")
    assert program.backend == "driver"
    assert program.compile("cubin").code == program.link("cubin").code
    program.close()


def test_mistakes_for_the_driver(by_driver: Any) -> None:
    core = by_driver
    with pytest.raises(core.CUDAError, match="no_such_instruction") as caught:
        core.Linker(core.ObjectCode.from_ptx(ptx.image(ptx.WITH_A_MISTAKE)), options={}).link("cubin")
    assert caught.value.status.name == "CUDA_ERROR_INVALID_PTX" and "line" in caught.value.log
    assert "CU_JIT" not in str(caught.value), "no advice to ask for the log"


def test_the_driver_gets_the_names_of_files(
    by_driver: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    core, calls = by_driver, []
    monkeypatch.setattr(package("core.code.linker").DriverLink, "call", lambda self, *given: calls.append(given))
    name = f"/{NOT_TEXT}.ptx"
    core.Linker(core.ObjectCode.from_ptx(name))
    assert [given[0] for given in calls] == ["cuLinkAddFile"] and os.fsencode(name) in calls[0]


def test_the_driver_takes_no_intermediate_code(by_driver: Any) -> None:
    core = by_driver
    with pytest.raises(ValueError, match="takes no 'ltoir': pip install -U nvidia-nvjitlink"):
        core.Linker(core.ObjectCode.from_ltoir(b"any"))
    with pytest.raises(RuntimeError, match="nvJitLink is not installed here"):
        core.LinkerOptions().as_bytes()


@pytest.mark.parametrize(("api", "package"), [("13", "nvidia-nvjitlink"), ("12", "nvidia-nvjitlink-cu12")])
def test_advice_is_for_the_major(api: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with package_on(CUDA_CTYPES_API=api) as module:
        linker = module("core.code.linker_backend")

        def missing() -> None:
            raise module("errors").LibraryNotFoundError("it was not found: do this. Tried:\n  1. nothing")

        monkeypatch.setattr(linker.nvjitlink, "nvJitLinkVersion", missing)
        with pytest.warns(RuntimeWarning) as caught:
            linker.backend()
    said = str(caught[0].message)
    assert said.startswith("it was not found: do this. The driver links instead") and said.endswith(f" -U {package}")


def test_options_of_the_driver(by_driver: Any, package: Callable[[str], Any]) -> None:
    core = by_driver
    base = core.LinkerOptions(arch="sm_90a")._for_driver()
    assert base == {"CU_JIT_TARGET": "CU_TARGET_COMPUTE_90A"}
    for name in core.LinkerOptions.__dataclass_fields__:
        if name in NO_SWITCH:
            continue
        options = core.LinkerOptions(arch="sm_90a", **{name: VALUES.get(name, True)})
        if name in FOR_DRIVER:
            (more,) = options._for_driver().keys() - base.keys()
            assert more == FOR_DRIVER[name] and more in package("checked.driver").CUjit_option.__members__
        elif name in REFUSED_BY_DRIVER:
            with pytest.raises(ValueError, match=f"{name}: the driver's linker.* cannot do it"):
                options._for_driver()
        else:
            with pytest.warns(DeprecationWarning, match=f"{name}: the driver's linker ignores it"):
                assert options._for_driver() == base


def test_options_reach_the_driver(by_driver: Any, device: Any) -> None:
    core = by_driver
    code = core.ObjectCode.from_ptx(ptx.image(ptx.KERNELS))
    options = {"max_register_count": 32, "optimization_level": 3, "no_cache": True, "lineinfo": True, "debug": False}
    assert core.Linker(code, options=options).link("cubin").code.startswith(ELF)
    with pytest.raises(ValueError, match="arch is 'sm_999', but there is no such"):
        core.Linker(code, options={"arch": "sm_999"})


def test_an_old_nvjitlink_counts_as_missing(
    core: Any, package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    linker = package("core.code.linker_backend")
    monkeypatch.setattr(linker, "_backend", [])
    monkeypatch.setattr(linker.nvjitlink, "nvJitLinkVersion", lambda: (12, 0))
    with pytest.warns(RuntimeWarning, match="nvJitLink 12.0 is too old"):
        assert core.Linker.which_backend() == "driver"
