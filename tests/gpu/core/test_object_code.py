"""Object code: its sources, loading, and lookup of kernels."""

from __future__ import annotations

import gc
import pickle
import re
import struct
import sys
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect, forget_handles, in_threads
from tests.gpu.ptx import FROM_THE_FUTURE, HEAD, KERNELS, WITH_A_MISTAKE, image

MANGLED = HEAD.format(target="sm_75") + ".visible .entry _Z5scalePff(.param .u64 p, .param .f32 f) { ret; }\n"
LOADABLE = ("cubin", "ptx", "fatbin")
CODE_TYPES = (*LOADABLE, "ltoir", "object", "library")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "kernels.ptx"
    path.write_text(KERNELS)
    return path


@pytest.mark.parametrize("code_type", CODE_TYPES)
def test_each_type_of_code_is_made_from_bytes_or_a_path_and_not_looked_at(core: Any, code_type: str) -> None:
    make = getattr(core.ObjectCode, f"from_{code_type}")
    for given in (b"anything", bytearray(b"anything")):
        made = make(given, name="some", symbol_mapping={"a": "b"})
        assert (made.code, made.code_type, made.name, made.symbol_mapping) == (
            b"anything",
            code_type,
            "some",
            {"a": "b"},
        )
    for path in ("folder/file", Path("folder", "file")):
        made = make(path)
        assert (made.code, made.name, made.symbol_mapping) == (str(Path("folder", "file")), "", {})


def test_ptx_may_be_given_as_text(core: Any, device: Any) -> None:
    code = core.ObjectCode.from_ptx(KERNELS)
    assert code.code == KERNELS.encode()
    assert code.get_kernel("increment").num_arguments == 0


def test_ptx_of_a_file_is_loaded_from_it(core: Any, device: Any, file: Path) -> None:
    for path in (file, str(file)):
        code = core.ObjectCode.from_ptx(path)
        assert code.get_kernel("increment").num_arguments == 0
        assert code.code == str(file)


@pytest.mark.parametrize(
    ("arguments", "more", "names"),
    [
        ((None,), {}, "module.*NoneType"),
        ((3,), {}, "module.*int"),
        ((b"x",), {"name": 3}, "name.*int"),
        ((b"x",), {"symbol_mapping": ["a"]}, "symbol_mapping.*list"),
    ],
)
def test_wrong_types_are_told_at_once(core: Any, arguments: Any, more: Any, names: str) -> None:
    for _ in range(3):  # machine code makes the last ones
        with pytest.raises(TypeError, match=names):
            core.ObjectCode.from_ptx(*arguments, **more)


def test_code_that_is_made_again_and_again(core: Any) -> None:
    """Python makes the first ones, machine code the others."""
    given, mapping, count = b"some code", {"a": "b"}, getattr(sys, "getrefcount", id)
    for turn in range(4):
        before = count(given)
        for kind in CODE_TYPES:
            make = getattr(core.ObjectCode, f"from_{kind}")
            made, named = make(given), make(given, name=f"{turn}", symbol_mapping=mapping)
            assert (made.code, made.code_type, made.name, made.symbol_mapping) == (given, kind, "", {})
            assert (named.code, named.code_type, named.name, named.symbol_mapping) == (given, kind, f"{turn}", mapping)
            assert made.symbol_mapping is not made.symbol_mapping and named.symbol_mapping is not mapping
            copy = pickle.loads(pickle.dumps(made))
            assert (copy.code, copy.code_type, copy.symbol_mapping) == (given, kind, {})
            of_path = make("folder/file", name=f"{turn}")
            assert (of_path.code, of_path.code_type, of_path.name) == ("folder/file", kind, f"{turn}")
        assert core.ObjectCode.from_ptx(KERNELS).code == KERNELS.encode()
        del made, named, copy
        collect()
        assert count(given) == before


def test_classes_without_a_constructor_name_their_maker(core: Any) -> None:
    with pytest.raises(RuntimeError, match="from_cubin"):
        core.ObjectCode()


def test_changes_of_arguments_and_results_do_not_change_the_code(core: Any) -> None:
    given, mapping = bytearray(b"code"), {"a": "b"}
    made = core.ObjectCode.from_cubin(given, symbol_mapping=mapping)
    given[:] = b"zero"
    mapping["c"] = made.symbol_mapping["d"] = "e"
    assert made.code == b"code" and made.symbol_mapping == {"a": "b"}


# Kernels.


def test_kernels_are_found_by_str_and_bytes(core: Any, device: Any) -> None:
    code = core.ObjectCode.from_ptx(image(KERNELS))
    assert code.get_kernel("echo") == code.get_kernel(b"echo")
    assert code.get_kernel("echo") is code.get_kernel("echo")
    assert code.get_kernel("echo") != code.get_kernel("increment")


@pytest.mark.parametrize("symbol", ["_Z5scalePff", b"_Z5scalePff"], ids=type)
@pytest.mark.parametrize("name", ["scale", b"scale"], ids=type)
def test_the_symbol_mapping_leads_to_mangled_names(core: Any, device: Any, name: Any, symbol: Any) -> None:
    code = core.ObjectCode.from_ptx(image(MANGLED), symbol_mapping={name: symbol})
    direct = code.get_kernel("_Z5scalePff")
    assert code.get_kernel("scale") == code.get_kernel(b"scale") == direct
    assert direct.num_arguments == 2


def test_names_as_bytes_are_never_compared_with_text(core: Any, device: Any, run_python: Callable[..., str]) -> None:
    program = f"""
        from cuda_ctypes.core import Device, ObjectCode
        Device().set_current()
        code = ObjectCode.from_ptx({image(MANGLED)!r}, symbol_mapping={{"scale": b"_Z5scalePff", b"other": "_Z5scalePff"}})
        for name in ("scale", b"scale", "other", b"other", b"_Z5scalePff", "_Z5scalePff"):
            assert code.get_kernel(name).num_arguments == 2
    """
    run_python(program, options=["-bb"])  # -bb turns such a comparison into an error


@pytest.mark.errors
def test_a_missing_kernel_is_told_with_the_nearest_names(core: Any, device: Any, driver: Any) -> None:
    code = core.ObjectCode.from_ptx(image(KERNELS))
    with pytest.raises(core.CUDAError, match="no kernel 'add_vector'; did you mean 'add_vectors'") as caught:
        code.get_kernel("add_vector")
    assert caught.value.status == driver.CUresult.CUDA_ERROR_NOT_FOUND
    with pytest.raises(core.CUDAError, match="there are add_vectors, echo"):
        code.get_kernel(b"something else")


@pytest.mark.errors
def test_a_missing_kernel_that_cpp_mangled_is_told(core: Any, device: Any) -> None:
    code = core.ObjectCode.from_ptx(image(MANGLED))
    with pytest.raises(core.CUDAError, match="_Z5scalePff.*name_expressions"):
        code.get_kernel("scale")


@pytest.mark.errors
def test_the_names_of_the_mapping_are_near_too(core: Any, device: Any) -> None:
    code = core.ObjectCode.from_ptx(image(MANGLED), symbol_mapping={"scale<float>": "_Z5scalePff"})
    with pytest.raises(core.CUDAError, match="did you mean 'scale<float>'"):
        code.get_kernel("scale<floats>")


@pytest.mark.errors
@pytest.mark.parametrize(
    ("name", "error"), [(3, TypeError), (None, TypeError), ([], TypeError), ("echo\0", ValueError)], ids=repr
)
def test_invalid_names_are_refused(core: Any, device: Any, name: Any, error: type[Exception]) -> None:
    code = core.ObjectCode.from_ptx(image(KERNELS))
    with pytest.raises(error, match="name"):
        code.get_kernel(name)
    with pytest.raises(core.CUDAError, match="no kernel ''"):
        code.get_kernel("")


@pytest.mark.parametrize("code_type", sorted({*CODE_TYPES} - {*LOADABLE}))
def test_code_that_must_be_linked_first_says_so(core: Any, device: Any, code_type: str) -> None:
    code = getattr(core.ObjectCode, f"from_{code_type}")(b"some")
    for use in (lambda: code.get_kernel("a"), code.get_module, lambda: code.handle):
        with pytest.raises(RuntimeError, match=f"{code_type}.*Linker"):
            use()


# Loading.


def test_the_code_is_loaded_when_it_is_needed_and_once(core: Any, device: Any) -> None:
    code = core.ObjectCode.from_ptx(image(KERNELS))
    assert "not loaded" in repr(code)
    handle = code.handle
    assert int(handle) and code.handle == handle and f"{int(handle):#x}" in repr(code)


def test_threads_load_it_once(core: Any, device: Any) -> None:
    code = core.ObjectCode.from_ptx(image(KERNELS))

    def get() -> tuple[int, Any]:
        core.Device(0).set_current()
        return int(code.handle), code.get_kernel("echo")

    seen = in_threads(*[get] * 8)
    assert len(seen) == 8 and len({handle for handle, _ in seen}) == 1
    assert len({id(kernel) for _, kernel in seen}) == 1


def test_a_signal_handler_that_loads_the_code_meanwhile(
    core: Any, device: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = core.ObjectCode.from_ptx(image(KERNELS))
    load, found = core.ObjectCode._load, []

    def interrupted(self: Any) -> Any:
        monkeypatch.setattr(core.ObjectCode, "_load", load)
        loaded = load(self)
        found.append(code.get_kernel("increment"))
        return loaded

    monkeypatch.setattr(core.ObjectCode, "_load", interrupted)
    kernel = code.get_kernel("increment")
    assert kernel is found[0] or kernel == found[0]
    assert int(code.handle) == int(code.handle) != 0


def test_the_module_has_the_librarys_kernels(core: Any, device: Any, driver: Any) -> None:
    code = core.ObjectCode.from_ptx(image(KERNELS))
    module = code.get_module()
    assert isinstance(module, driver.CUmodule)
    _, size = driver.cuModuleGetGlobal(module, b"counter")
    assert size == 4


@pytest.fixture
def unloaded(core: Any, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list that gets an item for each unloaded library."""
    module = sys.modules[core.ObjectCode.__module__]
    unload, seen = module.unload, []

    def counting(library: int) -> int:
        seen.append("cuLibraryUnload")
        return unload(library)  # type: ignore[no-any-return]

    monkeypatch.setattr(module, "unload", counting)
    return seen


def test_the_library_is_unloaded_with_the_last_that_needs_it(core: Any, device: Any, unloaded: list[str]) -> None:
    code = core.ObjectCode.from_ptx(image(KERNELS))
    kernel = code.get_kernel("echo")
    attributes, occupancy = kernel.attributes, kernel.occupancy
    del code
    collect()
    assert not unloaded, "the kernel keeps its code loaded"
    del kernel
    collect()
    assert not unloaded and attributes.num_regs > 0
    del attributes
    collect()
    assert not unloaded and occupancy.max_active_blocks_per_multiprocessor(32, 0) > 0
    del occupancy
    collect()
    assert unloaded == ["cuLibraryUnload"]


def test_a_module_that_could_not_be_had_keeps_nothing_loaded(
    core: Any, device: Any, driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = core.ObjectCode.from_ptx(image(KERNELS))

    def refuse(library: Any) -> None:
        raise driver.CudaErrorInvalidContext(driver.CUresult.CUDA_ERROR_INVALID_CONTEXT, "cuLibraryGetModule")

    monkeypatch.setattr(driver, "cuLibraryGetModule", refuse)
    with pytest.raises(core.CUDAError):
        code.get_module()
    assert code._loaded()._destroy, "it has no other owner"


def test_an_address_that_the_driver_gives_again_is_another_kernel(core: Any, device: Any) -> None:
    """A program unloads a library by its handle and loads another one."""
    first, second = (core.ObjectCode.from_ptx(image(KERNELS)) for _ in range(2))
    kernel = first.get_kernel("echo")
    of = type(kernel)._in
    number = int(kernel._handle)
    again = of(second._loaded(), number, "other")
    assert again is not kernel and again._keep is second._loaded() and of(second._loaded(), number, "other") is again


@pytest.mark.parametrize(
    "ask",
    [lambda code: code.handle, lambda code: code.get_module(), lambda code: code.get_kernel("echo").handle],
    ids=["library", "module", "kernel"],
)
def test_a_handle_that_was_asked_for_outlives_its_object(
    core: Any, device: Any, driver: Any, unloaded: list[str], ask: Callable[[Any], Any]
) -> None:
    code = core.ObjectCode.from_ptx(image(KERNELS))
    library = code._loaded().handle
    handle = ask(code)
    del code
    collect()
    assert int(handle) and not unloaded
    # as numba-cuda does; had this one been unloaded before, it would unload another library
    driver.cuLibraryUnload(library)


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy frees dropped objects at any time")
@pytest.mark.alone
def test_dropped_code_is_unloaded_without_the_garbage_collector(
    core: Any, device: Any, unloaded: list[str], package: Callable[[str], Any]
) -> None:
    def several(count: int) -> None:
        for _ in range(count):
            kernel = core.ObjectCode.from_ptx(image(MANGLED)).get_kernel("_Z5scalePff")
            assert kernel.num_arguments == 2 and kernel.attributes.num_regs and kernel.occupancy

    def count_objects() -> int:
        forget_handles(package)
        return len(gc.get_objects())

    several(10)
    collect()
    gc.disable()
    try:
        before = count_objects()
        several(300)
        assert len(unloaded) == 310
        assert count_objects() - before < 100, "something is kept for each one"
    finally:
        gc.enable()


# Code that cannot be loaded.


@pytest.mark.errors
def test_a_mistake_in_ptx_is_told_with_its_line(core: Any, device: Any, driver: Any) -> None:
    code = core.ObjectCode.from_ptx(image(WITH_A_MISTAKE))
    with pytest.raises(core.CUDAError, match="(?s)line .*error") as caught:
        code.get_kernel("echo")
    assert caught.value.status == driver.CUresult.CUDA_ERROR_INVALID_PTX


@pytest.mark.errors
def test_ptx_that_is_too_new_is_told(core: Any, device: Any, on_standin: bool) -> None:
    if on_standin:
        pytest.skip("the stand-in has no versions of PTX")
    with pytest.raises(core.CUDAError, match="UNSUPPORTED_PTX_VERSION|INVALID_PTX"):
        core.ObjectCode.from_ptx(image(FROM_THE_FUTURE)).get_kernel("echo")


@pytest.mark.errors
def test_a_missing_file_is_told(core: Any, device: Any, tmp_path: Path) -> None:
    missing = tmp_path / "nothing.cubin"
    for path in (missing, tmp_path):
        with pytest.raises(core.CUDAError, match=re.escape(f"there is no file {str(path)!r}")):
            core.ObjectCode.from_cubin(path).get_kernel("echo")


@pytest.mark.errors
def test_a_failed_load_can_be_tried_again(core: Any, device: Any, tmp_path: Path) -> None:
    path = tmp_path / "late.ptx"
    code = core.ObjectCode.from_ptx(path)
    with pytest.raises(core.CUDAError):
        code.get_kernel("echo")
    path.write_text(KERNELS)
    assert code.get_kernel("echo").num_arguments == 8


@pytest.mark.parametrize(
    "cut",
    [
        b"\x7fELF\2\1\1" + bytes(20),
        b"\x7fELF\2\1\1" + struct.pack("<25xQQIHHHHHH", 0, 4096, 0, 64, 56, 0, 64, 10, 0),
        struct.pack("<IHHQ", 0xBA55ED50, 1, 16, 1000) + bytes(100),
    ],
    ids=["header of ELF", "sections of ELF", "fatbin"],
)
def test_code_that_is_cut_off_does_not_reach_the_driver(core: Any, device: Any, cut: bytes) -> None:
    with pytest.raises(ValueError, match="cut off"):
        core.ObjectCode.from_cubin(cut).get_kernel("echo")


# Equality, pickling.


def test_an_object_code_equals_itself_alone(core: Any) -> None:
    one, other = (core.ObjectCode.from_ptx(image(KERNELS)) for _ in range(2))
    assert one == one and one != other and one != image(KERNELS)
    assert len({one, other, one}) == 2


@pytest.mark.parametrize("name", [None, [], {}, 0, b"some"])
def test_a_name_is_text(core: Any, name: Any) -> None:
    with pytest.raises(TypeError, match="name: a str is expected, got"):
        core.ObjectCode.from_ptx(image(KERNELS), name=name)


def test_pickling_takes_the_code_along(core: Any, device: Any) -> None:
    code = core.ObjectCode.from_ptx(image(MANGLED), name="some", symbol_mapping={"scale": b"_Z5scalePff"})
    handle = int(code.handle)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        got = pickle.loads(pickle.dumps(code, protocol))
        assert (got.code, got.code_type, got.name) == (code.code, "ptx", "some")
        assert got.symbol_mapping == {"scale": b"_Z5scalePff"}
        assert int(got.handle) != handle, "it is loaded anew"
        assert got.get_kernel("scale").num_arguments == 2


@pytest.mark.processes
def test_another_process_loads_pickled_code(core: Any, device: Any, run_python: Callable[..., str]) -> None:
    code = core.ObjectCode.from_ptx(image(MANGLED), symbol_mapping={"scale": "_Z5scalePff"})
    program = """
        import pickle, sys
        code = pickle.load(sys.stdin.buffer)
        from cuda_ctypes.core import Device
        Device(0).set_current()
        print(code.get_kernel("scale").num_arguments)
    """
    assert run_python(program, stdin=pickle.dumps(code)) == "2\n"


@pytest.mark.processes
def test_the_interpreter_ends_silently_with_everything_alive(run_python: Callable[..., str]) -> None:
    program = """
        from cuda_ctypes.core import Device, ObjectCode
        from tests.gpu.ptx import KERNELS
        Device(0).set_current()
        code = ObjectCode.from_ptx(KERNELS)
        kernel = code.get_kernel("echo")
        kept = kernel.attributes, kernel.occupancy, kernel.num_arguments
        cycle = [kernel, code]
        cycle.append(cycle)
        print("end")
    """
    assert run_python(program) == "end\n"


@pytest.mark.processes
def test_importing_it_loads_nothing_slow(run_python: Callable[..., str]) -> None:
    program = """
        import ctypes, sys  # ctypes' own imports are not ours
        before = set(sys.modules)
        from cuda_ctypes.core import Kernel, ObjectCode
        from cuda_ctypes.core.utils import FileStreamProgramCache, InMemoryProgramCache, make_program_cache_key
        slow = "typing inspect numpy hashlib tempfile threading dataclasses difflib uuid pickle subprocess".split()
        print([name for name in slow if name in sys.modules and name not in before])
    """
    assert run_python(program) == "[]\n"
