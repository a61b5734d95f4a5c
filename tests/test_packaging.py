"""The package as a wheel, and as a folder inside another package."""

from __future__ import annotations

import ast
import contextlib
import os
import py_compile
import re
import shutil
import subprocess
import sys
import venv
import zipapp
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Callable

import pytest

from tests.documents import blocks
from tests.interpreter import ROOT, output_of, run

PACKAGE = ROOT / "cuda_ctypes"
WHEEL_LIMIT, INSTALLED_LIMIT = 2_180_000, 11_880_000
"""Bytes. Of the wheel, 0.33 MB are cuBLASLt, cuFFT, cuSOLVER, cuSPARSE, CUPTI and nvJPEG, of the installed package 3.7."""
DRIVER_LIMIT = 2_640_000
"""Limit in bytes for the driver's modules of both majors and the modules that they use, unpacked."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("hatchling", reason="the wheel is built where hatchling is installed")
    folder = tmp_path_factory.mktemp("wheel")
    done = run(
        "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT), cwd=folder, PYTHONPATH=""
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    (made,) = folder.glob("*.whl")
    return made


def test_the_wheel_is_for_every_python_and_system(wheel: Path) -> None:
    assert wheel.name.startswith("cuda_ctypes-") and wheel.name.endswith("-py3-none-any.whl"), wheel.name


def test_the_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    files = {name for name in names if ".dist-info/" not in name}
    assert {name.split("/")[0] for name in files} == {"cuda_ctypes"}
    here = {
        path.relative_to(ROOT).as_posix()
        for path in PACKAGE.rglob("*")
        if path.suffix in (".py", ".pyi", ".typed", ".txt", ".gdb")
    }
    assert files == here, f"missing: {sorted(here - files)}, unexpected: {sorted(files - here)}"
    assert "cuda_ctypes/py.typed" in files, "type checkers ignore a package without py.typed"
    for major in ("cu12", "cu13"):
        for face in ("raw", "bindings", "checked"):
            assert f"cuda_ctypes/{major}/{face}/driver.pyi" in files
    assert any(name.endswith("/LICENSE") for name in names), "the licence is not in the wheel"


def test_the_wheel_needs_nothing(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (metadata,) = (archive.read(name).decode() for name in archive.namelist() if name.endswith("/METADATA"))
    header = metadata.partition("\n\n")[0].splitlines()
    required = [line for line in header if line.startswith("Requires-Dist:") and "extra ==" not in line]
    assert not required, required
    assert "Requires-Python: >=3.9" in header


def test_the_description_has_no_link_that_is_dead_on_an_index(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (metadata,) = (archive.read(name).decode() for name in archive.namelist() if name.endswith("/METADATA"))
    header, _, description = metadata.partition("\n\n")
    assert "Description-Content-Type: text/markdown" in header and description.startswith("# cuda_ctypes\n")
    targets = re.findall(
        r"""\]\(\s*([^)\s]+)|^\[[^\]]+\]:\s*(\S+)|(?:href|src)=["']([^"']+)""", description, re.MULTILINE
    )
    relative = [target for target in map("".join, targets) if not target.startswith(("https://", "#"))]
    assert not relative, relative
    assert "docs/performance.md" in description, "the text of a link stays"


def test_links_of_the_description_lead_to_the_repository_once_it_has_an_address() -> None:
    pytest.importorskip("hatchling", reason="the wheel is built where hatchling is installed")
    from hatch_build import description

    text = "[the\nguide](docs/start.md), [CUDA](https://nvidia.com), [below](#install)"
    assert description(text) == "the\nguide, [CUDA](https://nvidia.com), [below](#install)"
    files = "https://example.com/files/v0.1.0/"
    assert description(text, files) == text.replace("docs/start.md", f"{files}docs/start.md")


def test_the_wheel_is_small(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        sizes = {item.filename: item.file_size for item in archive.infolist()}
    unpacked = sum(sizes.values())
    libraries = {path.stem[1:] for path in PACKAGE.glob("cu13/_[!_]*.py")} - {"driver"}
    others = sum(
        size
        for name, size in sizes.items()
        if Path(name).stem.lstrip("_") in libraries
        or name.split("/")[1] in ("pathfinder", "core", "pycuda", "vendor", "_commands", "_tracing", "nvtx")
    )
    assert unpacked - others < DRIVER_LIMIT, f"unpacked, the driver's part has {unpacked - others} bytes"
    assert wheel.stat().st_size < WHEEL_LIMIT, f"the wheel has {wheel.stat().st_size} bytes"
    assert unpacked < INSTALLED_LIMIT, f"unpacked, the wheel has {unpacked} bytes"


def test_the_installed_package_says_what_is_missing(
    wheel: Path, standin: Callable[[str], Path], tmp_path: Path
) -> None:
    venv.create(tmp_path / "venv", with_pip=False)
    python = str(tmp_path / "venv" / "bin" / "python")
    installing = [sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", str(wheel)]
    done = subprocess.run(installing, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    missing = tmp_path / "libcuda.so.1"
    done = run("-m", "cuda_ctypes", cwd=tmp_path, python=python, PYTHONPATH="", CUDA_CTYPES_LIBCUDA=str(missing))
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert f"CUDA_CTYPES_LIBCUDA names {missing}, which does not exist" in done.stdout, done.stdout
    assert "API         CUDA 13" in done.stdout and "pip install nvidia-cuda-nvrtc" in done.stdout, done.stdout
    shutil.copy(standin("behaving"), missing)
    done = run("-m", "cuda_ctypes", cwd=tmp_path, python=python, PYTHONPATH="", CUDA_CTYPES_LIBCUDA=str(missing))
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert str(missing) in done.stdout and "compute capability" in done.stdout, done.stdout


# --- vendored


def copy_into(tmp_path: Path) -> Path:
    """Put the package under another name into another package in a folder, and return the folder."""
    folder = tmp_path / "other" / "vendor"
    shutil.copytree(PACKAGE, folder / "gpu_api", ignore=shutil.ignore_patterns("__pycache__", "*.pyi"))
    (tmp_path / "other" / "__init__.py").touch()
    (folder / "__init__.py").touch()
    return tmp_path


@pytest.fixture(scope="module")
def vendored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the package. Its files stay as they are, so that Python compiles them once."""
    return copy_into(tmp_path_factory.mktemp("vendored"))


@pytest.fixture
def own_copy(tmp_path: Path) -> Path:
    """A folder with a copy of the package that a test changes."""
    return copy_into(tmp_path)


@contextlib.contextmanager
def without(vendored: Path, *names: str) -> Iterator[None]:
    """A copy lacks folders meanwhile."""
    folder, away = vendored / "other" / "vendor" / "gpu_api", vendored / "away"
    away.mkdir(exist_ok=True)
    for name in names:
        (folder / name).rename(away / name)
    try:
        yield
    finally:
        for name in names:
            (away / name).rename(folder / name)


def test_a_copy_needs_no_face_but_those_that_are_used(vendored: Path) -> None:
    code = """
        import pickle
        from other.vendor.gpu_api.checked import driver
        from other.vendor.gpu_api import errors
        for value in (driver.CUresult(1), driver.CUstream(5), driver.CudaErrorOutOfMemory(driver.CUresult(2), "cuInit")):
            print(type(pickle.loads(pickle.dumps(value))) is type(value), hasattr(errors, "Nothing"), end=" ")
    """
    with without(vendored, "bindings", "cu12"):
        assert output_of(code, cwd=vendored, PYTHONPATH="") == "True False True False True False"


PARTS = {
    **{
        face: f"from other.vendor.gpu_api.{face} import driver; driver.cuInit(0)"
        for face in ("raw", "bindings", "checked")
    },
    "core": """
        from other.vendor.gpu_api.core import Device
        Device().set_current()
        Device().allocate(4, stream=Device().create_stream()).close()
    """,
    "core.system": "from other.vendor.gpu_api.core.system.device import nvml; nvml.init_v2",
    "pycuda": """
        import other.vendor.gpu_api.pycuda.autoinit as started
        import other.vendor.gpu_api.pycuda.driver as driver
        driver.to_device(b"abcd").free()
        started.context.pop()
    """,
    "cu12": "from other.vendor.gpu_api.cu12.checked import driver; driver.cuInit(0)",
    "cu13": "from other.vendor.gpu_api.cu13.checked import driver; driver.cuInit(0)",
    **{
        library: f"from other.vendor.gpu_api.cu12.raw import {library}; {library}.__all__"
        for library in ("nccl", "nvfatbin", "nvjitlink", "nvml", "nvvm", "nvrtc", "cublas")
    },
    **{
        command: f"from other.vendor.gpu_api.__main__ import main; main({[command, *words]})"
        for command, *words in (["report"], ["check"], ["devices"], ["api", "cuInit"], ["vendor", "driver:cuInit"])
    },
}
"""Programs that use one part of a copy."""
TABLE = (ROOT / "docs" / "guides" / "vendoring.md").read_text("utf-8").partition("| without |")[2].partition("\n\n")[0]
WITHOUT = {
    name: set(re.findall(r"`([\w.]+)`", cells[2]))
    for cells in (row.split("|") for row in TABLE.splitlines()[2:])
    for name in re.findall(r"`(\w+)`", cells[1])
}
"""What the guide says to need a folder."""


@pytest.mark.parametrize("gone", [*WITHOUT])
def test_a_copy_may_lack_a_folder(gone: str, vendored: Path, standin: Callable[[str], Path]) -> None:
    code = f"""
        import contextlib, io, textwrap
        failed = set()
        for name, program in {PARTS}.items():
            try:
                with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
                    exec(textwrap.dedent(program), {{}})
            except ImportError as error:
                assert "{gone}" in str(error), error
                failed.add(name)
        print(*sorted(failed))
    """
    with without(vendored, gone):
        unable = output_of(code, cwd=vendored, PYTHONPATH="", CUDA_CTYPES_LIBCUDA=str(standin("behaving")))
    own = {"cu12": {"nccl", "nvfatbin", "nvjitlink", "nvml", "nvvm", "nvrtc", "cublas"}}.get(gone, set())
    assert {*unable.split()} - {gone} - own == WITHOUT[gone] - {gone} - own


def test_vendored_under_another_name_it_works_on_the_standard_library_alone(
    vendored: Path, standin: Callable[[str], Path]
) -> None:
    code = f"""
        import sys
        packages = [path for path in sys.path if "-packages" in path or path == {str(ROOT)!r}]
        sys.path[:] = [{str(vendored)!r}, *(path for path in sys.path if path not in packages)]
        import copy, pickle
        from other.vendor.gpu_api.checked import driver
        from other.vendor.gpu_api.bindings import driver as bindings
        from other.vendor.gpu_api.raw import driver as raw
        from other.vendor.gpu_api.cu12.bindings import driver as old
        from other.vendor.gpu_api import errors
        import other.vendor.gpu_api.__main__
        import other.vendor.gpu_api.pycuda.autoinit
        import other.vendor.gpu_api.pycuda.driver as drv
        assert len(drv.to_device(b"abcd")) == 4
        other.vendor.gpu_api.pycuda.autoinit.context.pop()
        driver.cuInit(0)
        assert raw.cuInit(0) == 0 and old.cuInit(0) == (0,)
        try:
            driver.cuMemAlloc(16)
        except errors.CudaError as error:
            assert error.status is driver.CUresult.CUDA_ERROR_INVALID_CONTEXT
            assert "Device().set_current() of other.vendor.gpu_api.core" in str(error), error
            assert type(pickle.loads(pickle.dumps(error))) is type(error)
        for value in (bindings.CUresult(1), driver.CUstream(5), driver.CUDA_ARRAY_DESCRIPTOR(Width=5)):
            assert pickle.loads(pickle.dumps(value)) == value
            assert type(value).__module__ == "other.vendor.gpu_api.bindings.driver", type(value).__module__
        print(sorted(name for name in sys.modules if "cuda_ctypes" in name))
    """
    assert output_of(code, cwd=vendored, CUDA_CTYPES_LIBCUDA=str(standin("behaving")), PYTHONPATH="") == "[]"


def test_a_link_named_cuda_is_in_nvidias_place(tmp_path: Path) -> None:
    """For programs that cannot be edited. Some of them ask for the package of a class."""
    (tmp_path / "cuda").symlink_to(ROOT / "cuda_ctypes")
    code = """
        import sys
        from cuda import pathfinder
        from cuda.bindings import driver
        from cuda.core import Buffer, Stream
        from cuda.core.utils import StridedMemoryView
        print({kind.__module__.split(".")[0] for kind in (Buffer, Stream, StridedMemoryView, driver.CUresult, driver.CUstream)})
        print("cuda_ctypes" in sys.modules)
    """
    assert output_of(code, PYTHONPATH=str(tmp_path)) == "{'cuda'}\nFalse"


def test_other_programs_of_nvidias_are_found_beside_the_link(tmp_path: Path) -> None:
    """cuda.compute and cuda.coop are parts of the package ``cuda`` in other folders of the path."""
    (tmp_path / "first").mkdir()
    (tmp_path / "first" / "cuda").symlink_to(ROOT / "cuda_ctypes")
    for part in ("compute", "core"):
        (tmp_path / "second" / "cuda" / part).mkdir(parents=True)
        (tmp_path / "second" / "cuda" / part / "__init__.py").write_text("where = 'second'\n", "utf-8")
    code = """
        from cuda import compute, core
        print(compute.where, hasattr(core, "where"), core.Device.__name__)
    """
    path = os.pathsep.join([str(tmp_path / "first"), str(tmp_path / "second")])
    assert output_of(code, PYTHONPATH=path) == "second False Device"


def test_a_copy_without_the_files_of_its_tables_imports_them(own_copy: Path, standin: Callable[[str], Path]) -> None:
    """For example in frozen programs, which have no files, or after a tool changed line ends."""
    for table in (own_copy / "other/vendor/gpu_api").glob("cu1?/_[!_]*.py"):
        if table.stem == "_driver":
            table.write_bytes(table.read_bytes().replace(b"\n", b"\r\n"))
        else:
            py_compile.compile(str(table), str(table.with_suffix(".pyc")), doraise=True)
            table.unlink()
    code = """
        from other.vendor.gpu_api.bindings import driver, nvml
        from other.vendor.gpu_api.cu12.bindings import nvml as old
        print(driver.cuInit(0)[0].value, driver.CUDA_VERSION, nvml.Memory().total, old.Memory().total)
    """
    environment = {"PYTHONPATH": "", "CUDA_CTYPES_LIBCUDA": str(standin("behaving"))}
    assert output_of(code, cwd=own_copy, **environment) == "0 13050 0 0"


@pytest.mark.parametrize("size", [0, 50, 500, 150_000])
def test_a_table_that_is_cut_short_says_so(own_copy: Path, standin: Callable[[str], Path], size: int) -> None:
    table = own_copy / "other/vendor/gpu_api/cu13/_driver.py"
    table.write_bytes(table.read_bytes()[:size])
    code = """
        from other.vendor.gpu_api.bindings import driver
        for _ in range(2):
            try:
                driver.cuInit(0)
            except ImportError as error:
                print(error)
    """
    said = f"{table} is truncated: install the package again"
    assert output_of(code, cwd=own_copy, PYTHONPATH="") == f"{said}\n{said}"


def test_a_table_that_is_replaced_while_a_program_runs_makes_no_difference(
    own_copy: Path, standin: Callable[[str], Path]
) -> None:
    code = f"""
        from pathlib import Path
        from other.vendor.gpu_api.bindings import driver
        driver.cuInit(0)
        table = Path({str(own_copy)!r}, "other/vendor/gpu_api/cu13/_driver.py")
        table.write_text(table.read_text()[:150_000])
        print(driver.CUDA_VERSION, driver.CUDA_MEMCPY3D().Height)
    """
    assert output_of(code, cwd=own_copy, PYTHONPATH="", CUDA_CTYPES_LIBCUDA=str(standin("nothing"))) == "13050 0"


PROGRAM = next(blocks(ROOT / "docs" / "guides" / "bundles.md"))


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program of the guide to bundles and the package in one file, as ``python -m zipapp --compress`` writes it."""
    folder = tmp_path_factory.mktemp("archive")
    shutil.copytree(PACKAGE, folder / "app" / "cuda_ctypes", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "app" / "__main__.py").write_text(PROGRAM.code, "utf-8")
    zipapp.create_archive(folder / "app", folder / "program.pyz", compressed=True)
    return folder / "program.pyz"


def test_a_program_with_the_package_in_one_file(archive: Path, standin: Callable[[str], Path]) -> None:
    done = run(str(archive), cwd=archive.parent, PYTHONPATH="", CUDA_CTYPES_LIBCUDA=str(standin("behaving")))
    assert (done.returncode, done.stderr, done.stdout) == (0, "", PROGRAM.output)


def test_it_works_from_an_archive(archive: Path, standin: Callable[[str], Path]) -> None:
    code = f"""
        import sys
        sys.path[:] = [{str(archive)!r}, *(path for path in sys.path if path != {str(ROOT)!r})]
        import cuda_ctypes, pkgutil
        from cuda_ctypes.bindings import driver, nvml
        from cuda_ctypes.cu12.bindings import nvml as old
        from cuda_ctypes.checked import driver as checked
        from cuda_ctypes.__main__ import main
        assert "program.pyz" in cuda_ctypes.__file__ and cuda_ctypes.MAJORS == ("13", "12")
        assert pkgutil.get_data("cuda_ctypes", "py.typed") == b""
        assert cuda_ctypes.errors.CudaErrorOutOfMemory is checked.CudaErrorOutOfMemory
        cuda_ctypes.use(paths={{"driver": {str(standin("behaving"))!r}}})
        print(driver.cuInit(0), checked.CUdevice_attribute(10).name, driver.CUDA_VERSION, nvml.Memory(), old.Memory().total)
        main(["api", "cuMemAlloc"])
        main(["vendor", "driver:cuInit"])
    """
    printed = output_of(code, cwd=archive.parent, PYTHONPATH="")
    assert "WARP_SIZE" in printed and "3.2" in printed and "def cuInit" in printed, printed


def test_a_bundle_may_have_a_folder_with_data_alone(tmp_path: Path) -> None:
    """Of PyInstaller's, where ``__file__`` names no file: the majors are those that can be imported."""
    code = f"""
        import importlib.util
        spec = importlib.util.spec_from_file_location("cuda_ctypes", {str(PACKAGE / "__init__.py")!r})
        package = importlib.util.module_from_spec(spec)
        package.__file__ = {str(tmp_path / "__init__.pyc")!r}
        spec.loader.exec_module(package)
        print(package.MAJORS)
    """
    assert output_of(code) == "('13', '12')"


def test_frozen_modules_may_have_neither_files_nor_a_list(standin: Callable[[str], Path]) -> None:
    """As PyOxidizer makes them: an importer with code in memory."""
    code = f"""
        import importlib.util, sys
        from pathlib import Path
        class Frozen:
            def find_spec(self, name, path, target=None):
                file = Path({str(ROOT)!r}, *name.split("."))
                self.files[name] = file / "__init__.py" if file.is_dir() else file.with_suffix(".py")
                if name.startswith("cuda_ctypes") and self.files[name].exists():
                    return importlib.util.spec_from_loader(name, self, is_package=file.is_dir())
            def create_module(self, spec):
                return None
            def exec_module(self, module):
                exec(compile(self.files[module.__name__].read_text("utf-8"), "frozen", "exec"), vars(module))
            files = {{}}
        sys.meta_path.insert(0, Frozen())
        import cuda_ctypes
        from cuda_ctypes.bindings import driver
        from cuda_ctypes.core import Device
        Device().set_current()
        print(cuda_ctypes.MAJORS, hasattr(cuda_ctypes, "__file__"), driver.cuInit(0)[0].name)
    """
    printed = output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("behaving")))
    assert printed == "('13', '12') False CUDA_SUCCESS"


def test_a_copy_without_a_major_says_so(vendored: Path) -> None:
    with without(vendored, "cu12", "cu13"):
        done = run("-c", "from other.vendor.gpu_api.raw import driver", cwd=vendored, PYTHONPATH="")
    assert "ImportError: other.vendor.gpu_api has neither cu12 nor cu13" in done.stderr


def test_vendored_it_reports_as_well(vendored: Path, standin: Callable[[str], Path]) -> None:
    library = str(standin("behaving"))
    done = run("-m", "other.vendor.gpu_api", cwd=vendored, PYTHONPATH="", CUDA_CTYPES_LIBCUDA=library)
    assert (done.returncode, done.stderr) == (0, "")
    assert "compute capability" in done.stdout


def test_a_vendored_copy_and_the_package_live_in_one_process(vendored: Path, standin: Callable[[str], Path]) -> None:
    code = """
        import cuda_ctypes.checked.driver as ours, other.vendor.gpu_api.checked.driver as theirs
        ours.cuInit(0), theirs.cuInit(0)
        assert ours.CUresult is not theirs.CUresult and ours.CudaError is not theirs.CudaError
        context = ours.cuCtxCreate(None, 0, ours.cuDeviceGet(0))
        memory = theirs.cuMemAlloc(64)
        ours.cuMemFree(memory)
        print(ours.cuCtxGetCurrent() == theirs.cuCtxGetCurrent())
    """
    path = f"{ROOT}:{vendored}"
    assert output_of(code, cwd=vendored, PYTHONPATH=path, CUDA_CTYPES_LIBCUDA=str(standin("behaving"))) == "True"


OF_NUMPY = [
    "c_arguments", "cumath", "curandom", "dtypes", "elementwise", "reduction", "scan", "gpuarray/array", "gpuarray/creation",
    "gpuarray/folds", "gpuarray/layouts", "gpuarray/selection", "gpuarray/vectors",
]  # fmt: skip
"""Modules of ``pycuda`` that are loaded by programs with NumPy's arrays only."""


@pytest.mark.skipif(sys.version_info < (3, 10), reason="this Python does not know the names of its own modules")
def test_every_import_is_relative_or_of_the_standard_library() -> None:
    files = sorted(PACKAGE.rglob("*.py"))
    assert len(files) > 30
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""] if node.level == 0 else []
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            else:
                continue
            for name in names:
                where = f"{file.relative_to(ROOT)}, line {node.lineno}"
                known = name == "numpy" and file.relative_to(PACKAGE / "pycuda").with_suffix("").as_posix() in OF_NUMPY
                known |= name == "cuda_ctypes._pyinstaller" and file.name.startswith(
                    "hook-"
                )  # PyInstaller runs these files alone
                assert known or name.split(".")[0] in sys.stdlib_module_names, f"{where} imports {name}"


@pytest.mark.parametrize("extra", ["cu13", "cu12"])
def test_extras_bring_all_headers_of_a_kernel(extra: str) -> None:
    """``#include <mma.h>`` includes ``crt/mma.h``, which is in a package of its own in CUDA 13, and in nvcc's before."""
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    listed = text.partition(f"\n{extra} = [")[2].partition("]")[0]
    assert {"cu13": "nvidia-cuda-crt", "cu12": "nvidia-cuda-nvcc-cu12"}[extra] in listed
