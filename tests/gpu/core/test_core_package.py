"""The package: the cost of its import, its names, and their modules."""

from __future__ import annotations

import ast
import copy
import dataclasses
import os
import pickle
import shutil
import subprocess
import sys
import textwrap
from enum import Enum
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.gpu.faces import ROOT

PACKAGE = ROOT / "cuda_ctypes"
SLOW = ("asyncio", "ctypes", "dataclasses", "enum", "inspect", "numpy", "threading", "typing", "uuid", "weakref")
"""Modules that an import of the package does not load."""


@pytest.fixture(scope="module")
def annotated() -> dict[str, str]:
    """Public name -> its module for type checkers."""
    tree = ast.parse((PACKAGE / "core" / "__init__.py").read_text("utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    found = {}
    for node in block.body:
        if isinstance(node, ast.ImportFrom) and node.level == 1:
            for alias in node.names:
                assert alias.name == alias.asname, f"{alias.name} is not exported to type checkers"
                found[alias.name] = node.module or ""
    return found


def test_type_checkers_and_python_read_the_same(core: Any, annotated: dict[str, str]) -> None:
    homes = {name: module for module, names in core.HOMES.items() for name in names.split()}
    homes.update(dict.fromkeys(core.SUBMODULES, ""))
    assert homes == annotated


def test_all_and_dir(core: Any) -> None:
    names = [name for names in core.HOMES.values() for name in names.split()]
    assert sorted(core.__all__) == sorted(names)
    assert len(set(core.__all__)) == len(core.__all__)
    assert {*core.__all__, *core.SUBMODULES} <= set(dir(core))
    assert not {"FORMER", "HOMES", "find_former", "lazily"} & set(dir(core)), "names that are not for users"


def test_each_name_can_be_imported(core: Any) -> None:
    for name in [*core.__all__, *core.SUBMODULES]:
        assert getattr(core, name) is not None
        assert name in vars(core), f"{name} is looked up in the package only once"


def former(core: Any, module: str) -> str:
    """The ``__module__`` of a module's classes: modules that were moved keep the old path."""
    room, _, name = module.rpartition(".")
    return name if name in core.FORMER.get(room, "").split() else module


def test_classes_know_where_they_are_from(core: Any) -> None:
    for module, names in core.HOMES.items():
        for name in names.split():
            found = getattr(core, name)
            if isinstance(found, type) and name != "CUDAError":
                home = f"{core.__name__}.{former(core, module)}"
                assert found.__module__ in (home, f"{home}_options"), f"{name}: pickle looks for it there"
                assert found.__qualname__ == name


def test_pickles_find_modules_by_their_former_paths(core: Any, run_python: Callable[..., str]) -> None:
    """Each in a fresh process, like the children of multiprocessing."""
    classes = {
        "arrays.data_types": "DType",
        "arrays.layout": "StridedLayout",
        "arrays.strided_memory_view": "StridedMemoryView",
        "arrays.tensor_map": "TensorMapSwizzle",
        "code.linker": "Linker",
        "code.linker_options": "LinkerOptions",
        "code.object_code": "ObjectCode",
        "code.program": "Program",
        "code.program_cache": "FileStreamProgramCache",
        "code.program_cache_key": "make_program_cache_key",
        "code.program_options": "ProgramOptions",
        "kernels.kernel": "Kernel",
        "kernels.kernel_attributes": "KernelAttributes",
        "kernels.kernel_occupancy": "KernelOccupancy",
        "kernels.launch_config": "LaunchConfig",
        "kernels.launcher": "launch",
    }
    assert sorted(classes) == [f"{room}.{name}" for room, names in core.FORMER.items() for name in names.split()]
    for module, name in classes.items():
        path = f"cuda_ctypes.core.{former(core, module)}"
        run_python(
            f"""
            import pickle, sys
            found = pickle.loads(b"c{path}\\n{name}\\n.")
            now = sys.modules["cuda_ctypes.core.{module}"]
            assert found is getattr(now, "{name}"), found
            assert sys.modules["{path}"] is now, "the module is there twice"
            assert found.__module__ == "{path}" and pickle.loads(pickle.dumps(found)) is found
            """
        )


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_options_are_plain_data(core: Any, protocol: int) -> None:
    for options in (
        core.StreamOptions(priority=-1),
        core.EventOptions(enable_timing=True),
        core.PinnedMemoryResourceOptions(max_size=5),
        core.SMResourceOptions(count=8),
        core.LinkerOptions(arch="sm_90", debug=True),
        core.ProgramOptions(arch="sm_90", std="c++17"),
    ):
        for twin in (
            pickle.loads(pickle.dumps(options, protocol)),
            copy.deepcopy(options),
            dataclasses.replace(options),
        ):  # noqa: S301
            assert twin is not options and twin == options and repr(twin) == repr(options)
            assert dataclasses.asdict(twin) == dataclasses.asdict(options)


def test_a_name_that_there_is_not(core: Any) -> None:
    with pytest.raises(AttributeError, match=r"module 'cuda_ctypes.core' has no attribute 'Devise'"):
        core.Devise  # noqa: B018
    with pytest.raises(ImportError, match="Devise"):
        exec("from cuda_ctypes.core import Devise")


def modules_after(code: str, run_python: Callable[..., str]) -> set[str]:
    """The modules that a program loads, without those that Python loads at its start."""
    program = f"import sys\nbefore = set(sys.modules)\n{code}\nprint(*sorted(set(sys.modules) - before))"
    return set(run_python(program).split())


def test_importing_it_loads_the_driver_s_functions_alone(run_python: Callable[..., str]) -> None:
    loaded = modules_after("import cuda_ctypes.core", run_python)
    assert {name for name in loaded if name.startswith("cuda_ctypes.core.")} == {"cuda_ctypes.core._driver"}
    assert not loaded & {*SLOW} - {"ctypes"} - {"enum", "weakref", "threading"}, "slow modules of the standard library"


NEEDED = "_driver", "context", "device", "event", "lifetimes", "quick_properties", "stream"
"""Modules of ``core`` for a device and a stream."""


def test_a_device_and_a_stream_load_little(run_python: Callable[..., str]) -> None:
    code = "from cuda_ctypes.core import Device\nd = Device()\nd.set_current()\nd.create_stream().record().sync()"
    loaded = modules_after(code, run_python)
    assert not loaded & {*SLOW} - {"ctypes"} - {"enum", "weakref", "threading"}, "slow modules of the standard library"
    own = {name for name in loaded if name.startswith("cuda_ctypes.core.")}
    needed = {f"cuda_ctypes.core.{name}" for name in NEEDED}
    more = {"cuda_ctypes.core.quick_methods", "cuda_ctypes.core.without_gil"}  # with machine code, and without the GIL
    assert own - more == needed


def test_importing_opens_no_library(core: Any, run_python: Callable[..., str]) -> None:
    names = ", ".join(core.__all__)
    run_python(
        f"""
        import ctypes
        def refuse(*arguments, **more):
            raise AssertionError(f"a library is opened: {{arguments}}")
        ctypes.CDLL.__init__ = refuse
        from cuda_ctypes.core import {names}
        """
    )


VENDORED = """
    import sys
    packages = [path for path in sys.path if "-packages" in path or path == {root!r}]
    sys.path[:] = [{folder!r}, *(path for path in sys.path if path not in packages)]
    import pickle
    from other.gpu_api import core
    from other.gpu_api.core import Device, Stream, CUDAError, StreamOptions
    for name in core.__all__:
        getattr(core, name)
    device = Device()
    device.set_current()
    stream = device.create_stream(options=StreamOptions(priority=-1))
    memory = device.allocate(64, stream=stream)
    memory.fill(1, stream=stream)
    stream.record().sync()
    memory.close()
    assert pickle.loads(pickle.dumps(device)) is device
    assert Stream.__module__ == "other.gpu_api.core.stream"
    print(sorted(name for name in sys.modules if "cuda_ctypes" in name or "numpy" in name))
"""


def test_vendored_under_another_name_it_works(core: Any, tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PACKAGE, tmp_path / "other" / "gpu_api", ignore=ignored)
    (tmp_path / "other" / "__init__.py").touch()
    program = textwrap.dedent(VENDORED.format(root=str(ROOT), folder=str(tmp_path)))
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": ""},
    )
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "[]\n")


def test_every_import_is_relative_or_of_the_standard_library() -> None:
    for path in (PACKAGE / "core").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            for name in names:
                assert name.partition(".")[0] != "cuda_ctypes", (
                    f"{path.name} imports {name}, which a vendored copy lacks"
                )
                if hasattr(sys, "stdlib_module_names"):
                    known = {
                        *sys.stdlib_module_names,
                        "numpy",
                        "ml_dtypes",
                    }  # functions may import these if they are installed
                    assert name.partition(".")[0] in known, f"{path.name} imports {name}"


def test_classes_show_no_constants_of_their_own_use(core: Any, package: Callable[[str], Any]) -> None:
    """Members of enumerations are for programs; other names in capitals would stand in dir() and editors for nothing."""
    modules = [core, *(package(f"core.{name}") for name in ("graph", "texture", "system", "utils"))]
    named = [getattr(module, name) for module in modules for name in dir(module)]
    classes = {value for value in named if isinstance(value, type) and not issubclass(value, Enum)}
    shown = {f"{cls.__name__}.{name}" for cls in classes for name in dir(cls) if name.isupper() and name[0] != "_"}
    assert not shown, f"begin them with an underscore: {sorted(shown)}"
