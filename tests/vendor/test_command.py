"""``python -m cuda_ctypes vendor``: writing, checking, listing, and finding the functions of a program."""

from __future__ import annotations

import os
import py_compile
import shlex
import shutil
from pathlib import Path
from typing import Any

import pytest

from cuda_ctypes.__main__ import main
from cuda_ctypes.vendor import scanning
from cuda_ctypes.vendor.scanning import library_of_file
from tests import interpreter
from tests.vendored import LAUNCHER, load, write


def test_a_file_equals_the_commands_output(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, LAUNCHER)
    assert main(["vendor", "--check", "--output", str(path), LAUNCHER]) == 0
    path.write_text(
        path.read_text("utf-8").replace("CUDA_ERROR_OUT_OF_MEMORY = 2", "CUDA_ERROR_OUT_OF_MEMORY = 3"), "utf-8"
    )
    capsys.readouterr()
    assert main(["vendor", "--check", "--output", str(path), LAUNCHER]) == 1
    said = capsys.readouterr()
    assert (
        "-    CUDA_ERROR_OUT_OF_MEMORY = 3" in said.out and "out of date: run the command without --check" in said.err
    )
    assert main(["vendor", "--check", "--output", str(tmp_path / "none.py"), LAUNCHER]) == 1
    assert "does not exist" in capsys.readouterr().err


def test_a_file_that_cannot_be_written_stays_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["vendor", "--output", str(tmp_path / "none" / "_cuda.py"), "driver:cuInit"]) == 1
    assert "its folder must exist and be writable" in capsys.readouterr().err
    path = tmp_path / "_cuda.py"
    path.write_text("before")

    def full(*paths: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    assert main(["vendor", "--output", str(path), "driver:cuInit"]) == 1
    assert f"cannot write {path}: No space left on device\n" in capsys.readouterr().err
    assert path.read_text() == "before" and [*tmp_path.iterdir()] == [path]


def test_a_file_is_replaced_beside_nothing_of_the_users(tmp_path: Path) -> None:
    path, other = tmp_path / "_cuda.py", tmp_path / "_cuda.py.part"
    path.touch()
    path.chmod(0o640)
    other.write_text("the user's")
    write(tmp_path, "driver:cuInit")
    assert path.stat().st_mode & 0o777 == 0o640 and other.read_text() == "the user's"
    assert {*tmp_path.iterdir()} == {path, other}


@pytest.mark.parametrize("words", [["--output", "there"], ["--output", "new/"], ["--check", "--output", "there"]])
def test_a_folder_is_no_file(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    assert main(["vendor", "driver:cuInit", *words]) == 1
    assert "is a folder: name a file in it" in capsys.readouterr().err and not (tmp_path / "new").exists()


def test_a_check_does_not_ask_where_it_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["vendor", LAUNCHER, "nvrtc:nvrtcVersion"]
    path = tmp_path / "a long name of a folder that makes lines break" / "_cuda.py"
    path.parent.mkdir()
    for output in (path, path.relative_to(tmp_path), ""):
        capsys.readouterr()
        assert main([*words, *(["--output", str(output)] if output else [])]) == 0
        if not output:
            path.write_text(capsys.readouterr().out, "utf-8")
        for other in (str(path), f"./{path.relative_to(tmp_path)}"):
            assert main([*words, "--check", "--output", other]) == 0
        monkeypatch.chdir(path.parent)
        assert main([*words, "--check", "--output", "_cuda.py"]) == 0
        monkeypatch.chdir(tmp_path)
    path.write_text(path.read_text("utf-8").replace("driver:cuInit", "driver:cuExit"), "utf-8")
    assert main([*words, "--check", "--output", str(path)]) == 1


@pytest.mark.parametrize("name", ["with blanks.py", "it's.py", "w\xf6rk.py"])
def test_the_first_line_is_a_command_in_utf_8(name: str, tmp_path: Path) -> None:
    """In every locale."""
    for variables in ({}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}):
        done = interpreter.run(
            "-m", "cuda_ctypes", "vendor", "driver:cuInit", "--output", name, cwd=tmp_path, **variables
        )
        assert (done.returncode, done.stderr) == (0, "")
        (path,) = tmp_path.iterdir()
        line = path.read_text("utf-8").partition("\n#\n")[0].replace("\n# ", " ")
        assert shlex.split(line.partition("vendor ")[2]) == ["--output", name, "driver:cuInit"]
        assert path.name == name
        path.unlink()


def test_a_copy_of_bytecode_says_that_it_needs_its_sources(tmp_path: Path) -> None:
    package = tmp_path / "cuda_ctypes"
    unused = shutil.ignore_patterns("__pycache__", "core", "pycuda", "cu12", "*.pyi")
    shutil.copytree(interpreter.ROOT / "cuda_ctypes", package, ignore=unused)
    parts = package / "vendor" / "parts.py"
    py_compile.compile(str(parts), str(parts.with_suffix(".pyc")), doraise=True)
    parts.unlink()
    done = interpreter.run("-m", "cuda_ctypes", "vendor", "driver:cuInit", cwd=tmp_path, PYTHONPATH=str(tmp_path))
    assert done.returncode == 1 and done.stderr.startswith("error: cuda_ctypes.vendor lacks parts.py"), done.stderr


def test_its_first_line_makes_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "package").mkdir()
    words = [
        "vendor",
        "--output",
        "package/_cuda.py",
        "--face",
        "raw",
        "--major",
        "both",
        LAUNCHER,
        "nvrtc:nvrtcVersion",
    ]
    assert main(words) == 0
    text = (tmp_path / "package" / "_cuda.py").read_text("utf-8")
    lines = text.split("\n#\n")[0].replace("\n# ", " ")
    command = lines.partition("python -m cuda_ctypes ")[2].split()
    assert command[:7] == ["vendor", "--output", "package/_cuda.py", "--face", "raw", "--major", "both"]
    assert main(command) == 0 and (tmp_path / "package" / "_cuda.py").read_text("utf-8") == text


def test_the_list_has_the_dependencies_of_each_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["vendor", "--list", "driver:cuInit,cuMemcpy3D,CU_STREAM_PER_THREAD"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[0].startswith("cuInit ") and "CUresult" in rows[0]
    assert rows[1].startswith("cuMemcpy3D ") and "CUDA_MEMCPY3D" in rows[1] and "CUarray" in rows[1]
    assert rows[-1].startswith("the file ") and int(rows[-1].split()[-1]) > 5000


def test_names_may_have_spaces_between_them(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["driver:cuInit, cuMemAlloc"], ["driver:cuInit,", "cuMemAlloc"], ["driver: cuInit cuMemAlloc"]):
        assert main(["vendor", "--list", *words]) == 0
        assert [row.split()[0] for row in capsys.readouterr().out.splitlines()] == ["cuInit", "cuMemAlloc", "the"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["driver:cuMemAllocc"], "driver of CUDA 13 has no cuMemAllocc; did you mean 'cuMemAlloc'"),
        (["cuInit"], "write LIBRARY:NAME,NAME"),
        (["drivr:cuInit"], "no library 'drivr'"),
        ([], "name functions"),
        (
            ["--for", str(Path(__file__).with_name("__init__.py"))],
            "no C function is used there; what uses cuda_ctypes.core",
        ),
        (["--check", "driver:cuInit"], "--check needs --output"),
        (["--major", "12", "cudla:cudlaGetVersion"], "there is no cudla of CUDA 12"),
        (["--face", "bindings", "nvml:init_v3"], "nvml of CUDA 13 has no init_v3; did you mean 'init_v2'"),
    ],
)
def test_names_that_cannot_be_written_are_reported(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["vendor", *words]) == 1
    assert message in capsys.readouterr().err


PROGRAM = """
import ctypes
from cuda.bindings import driver as cu, nvml
from cuda_ctypes.checked.nvrtc import nvrtcVersion
from cuda_ctypes.raw import runtime
import cuda_ctypes.checked.driver as checked
lib = ctypes.CDLL("libcuda.so.1")
other = ctypes.CDLL("libc.so.6")
cu.cuInit(0)
lib.cuMemAlloc_v2(1, 2)
other.puts(b"")
getattr(runtime, "cudaMalloc")
try:
    nvrtcVersion()
except (checked.CudaError, checked.CudaErrorOutOfMemory):
    pass
nvml.init_v2()
print(cu.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE)

class Wrapper:
    def __init__(self, file):
        self.nccl = ctypes.CDLL("libnccl.so.2")
        self.unknown = ctypes.CDLL(file)
        self.nccl.ncclGetVersion(None)
        for name in ("cudaFree", "cudaMemset"):
            getattr(self.unknown, name)
        elsewhere(lib)
"""


def test_the_functions_of_a_program_are_found_in_its_source(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "program"
    program.mkdir()
    (program / "main.py").write_text(PROGRAM, "utf-8")
    (program / "broken.py").write_text("def", "utf-8")
    path = write(tmp_path, "--for", str(program))
    said = capsys.readouterr().err
    module = load(path)
    for name in (
        "cuInit",
        "cuMemAlloc_v2",
        "CUdevice_attribute",
        "nvrtcVersion",
        "cudaMalloc",
        "nvmlInit_v2",
        "ncclGetVersion",
    ):
        assert hasattr(module, name), name
    assert issubclass(module.CudaErrorOutOfMemory, module.CudaError)
    assert hasattr(module, "cudaFree") and hasattr(module, "cudaMemset") and not hasattr(module, "puts")
    lines = [line for line in said.splitlines() if line.startswith("not followed: ")]
    assert any("broken.py" in line for line in lines)
    assert any("ctypes.CDLL(file)" in line for line in lines)
    assert any("where lib goes" in line for line in lines)
    assert any("taken for it: " in line and "cudaFree, cudaMemset" in line for line in lines), lines
    assert len(lines) == 4


def test_files_of_a_folder_that_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pipe, which would be waited for, and an editor's link that leads nowhere are passed over; a locked file is named."""
    for name in ("program.py", "locked.py"):
        (tmp_path / name).write_text("from cuda_ctypes.raw.driver import cuInit")
    os.mkfifo(tmp_path / "pipe.py")
    (tmp_path / ".#link.py").symlink_to("nothing")
    of_python = open

    def locked(path: str, mode: str) -> Any:
        if path.endswith("locked.py"):
            raise PermissionError(13, "Permission denied", path)
        return of_python(path, mode)

    monkeypatch.setattr(scanning, "open", locked, raising=False)
    assert main(["vendor", "--for", str(tmp_path), "--list"]) == 0
    said = capsys.readouterr()
    assert said.err == f"not followed: {tmp_path / 'locked.py'}: it cannot be read (Permission denied)\n"
    assert said.out.startswith("cuInit ")
    assert main(["vendor", "--for", str(tmp_path / "locked.py")]) == 1


@pytest.mark.parametrize(
    "program",
    [
        "from cuda_ctypes import checked\nchecked.driver.cuInit(0)",
        "import cuda_ctypes\ncuda_ctypes.checked.driver.cuInit(0)",
        "import cuda_ctypes.checked as c\nc.driver.cuInit(0)",
        "import cuda_ctypes as c\nc.cu12.raw.driver.cuInit(0)",
        "import cuda.bindings.driver\ncuda.bindings.driver.cuInit(0)",
        "from cuda import bindings\nd = bindings.driver\nd.cuInit(0)",
        "from cuda_ctypes import checked\nfrom cuda_ctypes.checked import nvrtc\nchecked.driver.cuInit(0)",
        "from . import checked\nchecked.driver.cuInit(0)",
        "import ctypes\nctypes.CDLL('libcuda.so.1').cuInit(0)",
        "from ctypes import cdll\ncdll['libcuda.so.1'].cuInit(0)",
        "import ctypes\nif (d := ctypes.cdll['libcuda.so.1']):\n    d.cuInit(0)",
        "\ufefffrom cuda_ctypes.raw import driver\ndriver.cuInit(0)",
        "# coding: latin-1\nfrom cuda_ctypes.raw import driver\ndriver.cuInit(0)\nname = '\xe9'",
    ],
)
def test_a_program_may_name_a_library_in_many_ways(
    program: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "program.py"
    path.write_bytes(program.encode("latin-1" if "latin-1" in program else "utf-8"))
    module = load(write(tmp_path, "--for", str(path)))
    assert hasattr(module, "cuInit")
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "program", ["from cuda_ctypes import checked\nf(checked)", "from ctypes import CDLL\nf(CDLL('libcuda.so.1'))"]
)
def test_what_is_handed_on_is_reported(program: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "program.py").write_text(program, "utf-8")
    write(tmp_path, "driver:cuInit", "--for", str(tmp_path / "program.py"))
    assert "program.py:2: where " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("file", "library"),
    [
        ("libcuda.so.1", "driver"),
        (r"C:\Windows\System32\nvcuda.dll", "driver"),
        ("libcudart.so", "runtime"),
        ("cudart64_110.dll", "runtime"),
        ("libcudart-d0da41ae.so.11.0", "runtime"),
        ("/opt/lib/libnvrtc.so.11.2", "nvrtc"),
        ("libnvrtc-builtins.so.12.9", ""),
        ("nvvm70.dll", "nvvm"),
        ("libnvidia-ml.so.1", "nvml"),
        ("libnccl.so.2.18.3", "nccl"),
        ("libnccl-net.so", ""),
        ("libcublasLt.so.12", "cublaslt"),
        ("cublas64_13.dll", "cublas"),
        ("libcufftw.so.11", ""),
        ("cupti64_2025.4.1.dll", "cupti"),
        ("libc.so.6", ""),
    ],
)
def test_the_library_of_a_file(file: str, library: str) -> None:
    """Of any version, on any system: the names come from where the package itself looks for its libraries."""
    assert library_of_file(file) == library


def test_the_majors_are_those_of_the_package(tmp_path: Path) -> None:
    """Somebody generated CUDA 11; here its tables are those of CUDA 12."""
    package = tmp_path / "cuda_ctypes"
    unused = shutil.ignore_patterns("__pycache__", "core", "pycuda", "bindings", "checked", "*.pyi")
    shutil.copytree(interpreter.ROOT / "cuda_ctypes", package, ignore=unused)
    shutil.copytree(package / "cu12", package / "cu11")

    def vendor(*words: str) -> str:
        done = interpreter.run("-m", "cuda_ctypes", "vendor", *words, cwd=tmp_path, PYTHONPATH=str(tmp_path))
        return done.stdout + done.stderr

    assert '"libcudart.so.11.0"' in vendor("--major", "11", "runtime:cudaMalloc")
    assert '"libcudart.so.13"' in vendor("runtime:cudaMalloc"), "the default is the newest"
    assert "13 or 12, as the driver has it" in vendor("--help")
    shutil.rmtree(package / "cu13")
    shutil.rmtree(package / "cu11")
    assert '"libcudart.so.12"' in vendor("runtime:cudaMalloc")
    assert "invalid choice: 'both'" in vendor("--major", "both")
