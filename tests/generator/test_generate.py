"""``python -m generator generate``: the committed modules are up to date, and a new release lists the decisions it needs."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from generator import __main__ as command
from generator import descriptor, emit, fetch, generate, report
from tests.__main__ import others

ROOT = Path(__file__).parent.parent.parent
TABLES = sorted(emit.PACKAGE.glob("cu*/_[!_]*.py"))
SHIPPED = [(path.stem[1:], re.findall("^release: (.*)$", path.read_text("utf-8"), re.MULTILINE)[0]) for path in TABLES]
DRIVER = max(shipped for shipped in SHIPPED if shipped[0] == "driver")


def test_the_package_ships_both_majors() -> None:
    assert {release.partition(".")[0] for _, release in SHIPPED} == {"12", "13"}


@pytest.mark.parametrize(("library", "release"), SHIPPED)
def test_committed_modules_equal_the_generators_output(
    library: str, release: str, releases: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    status = command.main(["generate", library, release, "--check"])
    said = capsys.readouterr()
    assert status == 0, said.err
    assert "are up to date" in said.out


def test_another_process_gives_the_same_bytes(releases: list[str], tmp_path: Path) -> None:
    """Sets and hashes have a different order in it. The compiler preprocesses, because it is quicker than pcpp."""
    subprocess.run(
        [sys.executable, "-m", "generator", "generate", *DRIVER, "--compiler", "cc", "--output", str(tmp_path)],
        cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": "1"}, check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    made = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.py*")}
    assert len(made) == 1 + 4 * len(descriptor.load(DRIVER[0]).modules)
    assert made == {name: (emit.PACKAGE / name).read_bytes() for name in made}
    page = f"{DRIVER[0]}-{DRIVER[1].partition('.')[0]}.md"
    assert (tmp_path / "report" / page).read_bytes() == (report.FOLDER / page).read_bytes()


def test_reviews_fold_the_generated_files_alone() -> None:
    """``.gitattributes`` marks them."""
    git = ["git", "-C", str(ROOT)]
    listed = subprocess.run([*git, "ls-files", "cuda_ctypes"], capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is not a git checkout")
    attributes = [*git, "check-attr", "linguist-generated", "--stdin"]
    said = subprocess.run(attributes, input=listed.stdout, capture_output=True, text=True, check=True).stdout
    marked = set(re.findall("^(.*): linguist-generated: set$", said, re.MULTILINE))
    first_line = "# python -m generator generate "
    generated = {
        name for name in listed.stdout.split() if (ROOT / name).read_text("utf-8", "replace").startswith(first_line)
    }
    assert generated and marked == generated


def test_the_first_line_of_each_file_names_the_command_that_makes_it() -> None:
    for library, release in SHIPPED:
        folder = emit.PACKAGE / f"cu{release.partition('.')[0]}"
        files = [folder / f"_{library}.py", *folder.glob(f"*/{library}.py*")]
        assert len(files) == 1 + 2 * len(descriptor.load(library).modules)
        for path in files:
            assert path.read_text("utf-8").startswith(f"# python -m generator generate {library} {release}\n"), path
        for face in descriptor.load(library).modules:  # the default major's files are the same for every release
            for path in (emit.PACKAGE / face).glob(f"{library}.py*"):
                assert path.read_text("utf-8").startswith(f"# python -m generator generate {library} RELEASE\n"), path


def test_check_names_differing_files_and_writes_nothing(
    releases: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(emit.PACKAGE, tmp_path, dirs_exist_ok=True)
    shutil.copytree(report.FOLDER, tmp_path / "report")
    (tmp_path / "cu13" / "raw" / "driver.py").write_text("edited by hand\n")
    (tmp_path / "report" / "driver-13.md").write_text("edited by hand\n")
    assert command.main(["generate", *DRIVER, "--check", "--output", str(tmp_path)]) == 1
    assert "out of date: cu13/raw/driver.py, report/driver-13.md; run" in capsys.readouterr().err
    assert (tmp_path / "cu13" / "raw" / "driver.py").read_text() == "edited by hand\n"


def test_a_new_release_lists_the_functions_that_only_the_rules_judged(
    releases: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def listed(release: str) -> list[str]:
        assert command.main(["generate", "driver", release, "--output", str(tmp_path)]) == 0
        said = capsys.readouterr().out.partition("whose directions only the rules decided")[2]
        return [line.partition(":")[0].strip() for line in said.splitlines()[1:]]

    assert listed("13.4") == [], "in the first generation, all functions are new"
    assert listed("13.5") == ["cuTensorMapSetAllocationClass"]  # the descriptor does not mention its last parameter
    table = tmp_path / "cu13" / "_driver.py"
    former, now = "cuFuncGetName: CUresult (out const char **text,", "cuFuncGetName: CUresult (out const char **name,"
    table.write_text(table.read_text("utf-8").replace(now, former), "utf-8")
    assert listed("13.5") == ["cuFuncGetName"], "a renamed parameter loses its entry in the descriptor"


@pytest.mark.parametrize(
    ("there", "instead", "said"),
    [
        (
            "[annotations.functions.cuGraphGetNodes]",
            "[annotations.functions.cuGraphGetNods]",
            "matches annotations.functions.cuGraphGetNods (did you mean cuGraphGetNodes?)",
        ),
        (
            'not_ready = "CUDA_ERROR_NOT_READY"',
            'not_ready = "CUDA_ERROR_NOT_REDY"',
            "matches faces.not_ready: CUDA_ERROR_NOT_REDY (did you mean CUDA_ERROR_NOT_READY?)",
        ),
        (
            'CU_JIT_TARGET = "CUjit_target"',
            'CU_JIT_TARGET = "CUjit_targett"',
            "annotations.attributes.CUjit_option.CU_JIT_TARGET: there is no type CUjit_targett (did you mean CUjit_target?)",
        ),
        (
            'result = "CUresult"',
            'result = "CUresult_t"',
            f"faces.result: there is no enum CUresult_t in CUDA {DRIVER[1]} (did you mean CUresult?)",
        ),
        ('summary = "the CUDA driver"', "", "driver.toml: faces.summary must be set"),
        (
            'constants = "^(CU|CUDA|RESOURCE_ABI)_|',
            'constants = "^(CU|CUDA_|',
            "driver.toml: constants: missing ), unterminated subpattern at position 1",
        ),
        (
            "[annotations.rename]\ntype = ",
            "[annotations.rename]\ntyp = ",
            "matches annotations.rename.typ (did you mean type?)",  # the shipped package uses the new name
        ),
        ("[faces]", "majors = [11]\n[faces]", "driver.toml: majors: the manifest has no release of CUDA 11"),
        ("[faces]", "majors = [12, 14]\n[faces]", "driver.toml: majors: the manifest has no release of CUDA 14"),
        ("[faces]", "majors = [12]\n[faces]", f"driver.toml: majors: the library has CUDA 12, not CUDA {DRIVER[1]}"),
        (
            "[faces]",
            'functions = "^ku"\n[faces]',
            f"driver.toml: functions: no function of CUDA {DRIVER[1]} matches '^ku'; `parts` names further headers of the "
            "library that its headers include",
        ),
        ("[annotations.rename]", "[annotations.renam]", "there is no setting annotations.renam (did you mean rename?)"),
    ],
)
def test_a_descriptor_that_fits_nothing_stops_it(
    there: str,
    instead: str,
    said: str,
    releases: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = (descriptor.DIRECTORY / "driver.toml").read_text("utf-8")
    assert there in text
    (tmp_path / "driver.toml").write_text(text.replace(there, instead), "utf-8")
    monkeypatch.setattr(descriptor, "DIRECTORY", tmp_path)
    assert command.main(["generate", *DRIVER, "--output", str(tmp_path / "package")]) == 1
    assert capsys.readouterr().err.endswith(f"{said}\n")
    assert not (tmp_path / "package").exists()


@pytest.fixture
def toolkit(releases: list[str], tmp_path: Path) -> Path:
    """The headers of 13.5 in one folder, as in an installed toolkit."""
    folder = tmp_path / "include"
    for package in fetch.include_directories("13.5", descriptor.load("driver").packages, None):
        shutil.copytree(package, folder, dirs_exist_ok=True)
    return folder


def test_an_installed_toolkits_headers(toolkit: Path, tmp_path: Path) -> None:
    assert command.main(["generate", "driver", "13.5", "--check", "--include", str(toolkit), "--compiler", "cc"]) == 0


@pytest.mark.parametrize(
    ("header", "kept", "said"),
    [
        ("cuda.h", 0.7, r"^error: cuda\.h:\d+: "),
        ("cudaGL.h", None, r"^error: no cudaGL\.h in "),
        ("cudaGL.h", 0.0, r"^error: cudaGLTypedefs\.h:\d+: "),
        ("cudaProfiler.h", 0.0, r"^error: cudaProfilerTypedefs\.h:\d+: "),
    ],
)
def test_a_damaged_toolkit_gives_one_line_and_no_file(
    header: str, kept: float | None, said: str, toolkit: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (toolkit / header).read_text("utf-8", "replace").splitlines(keepends=True)
    (toolkit / header).unlink()
    if kept is not None:
        (toolkit / header).write_text("".join(lines[: int(len(lines) * kept)]), "utf-8")
    output = tmp_path / "package"
    assert command.main(["generate", "driver", "13.5", "--include", str(toolkit), "--output", str(output)]) == 1
    printed = capsys.readouterr()
    assert re.match(said, printed.err), printed.err
    assert printed.err.count("\n") == 1
    assert not printed.out and not output.exists()


def test_an_unknown_library_and_release(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["generate", "drivr", "13.5"]) == 1
    assert "no library 'drivr' (did you mean driver?): choose one of " in capsys.readouterr().err
    for library in ("driver", "nvml", "all"):  # nvml's newest headers serve every major
        assert command.main(["generate", library, "99.0"]) == 1
        assert "`python -m generator add-release 99.0` looks it up" in capsys.readouterr().err
        assert command.main(["generate", library, "13"]) == 1
        assert "'13' is not a CUDA release" in capsys.readouterr().err


def test_all_libraries_of_a_toolkit_are_those_that_it_has(
    toolkit: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(descriptor, "names", lambda: ["driver", "nccl"])
    output = tmp_path / "package"
    assert command.main(["generate", "all", "13.5", "--include", str(toolkit), "--output", str(output)]) == 0
    said = capsys.readouterr().out
    assert f"nccl 13.5: skipped, {toolkit} has none of its headers" in said
    assert (output / "cu13/_driver.py").read_bytes() == (emit.PACKAGE / "cu13/_driver.py").read_bytes()


@pytest.fixture
def compilers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed toolkit with two small libraries, and descriptors of these two alone."""
    monkeypatch.setattr(descriptor, "names", lambda: ["nvfatbin", "nvrtc"])
    folder = tmp_path / "include"
    for name in descriptor.names():
        for package in fetch.include_directories("13.5", descriptor.load(name).packages):
            shutil.copytree(package, folder, dirs_exist_ok=True)
    (folder / "cuda.h").write_text("#define CUDA_VERSION 13050\n")
    return folder


def test_all_libraries_are_written_or_none(compilers: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["generate", "all", "13.5", "--include", str(compilers), "--output", str(tmp_path / "package")]
    header = (compilers / "nvrtc.h").read_text()
    (compilers / "nvrtc.h").write_text(f"{header}@\n")
    assert command.main(arguments) == 1
    assert re.fullmatch(r"error: nvrtc\.h:\d+: .*\n", capsys.readouterr().err)
    assert not (tmp_path / "package").exists()

    (compilers / "nvrtc.h").write_text(header)
    assert command.main(arguments) == 0
    assert "  wrote cu13/_nvfatbin.py\n" in capsys.readouterr().out
    for name in ("_nvfatbin.py", "_nvrtc.py"):
        assert (tmp_path / "package/cu13" / name).read_bytes() == (emit.PACKAGE / "cu13" / name).read_bytes()
        (tmp_path / "package/cu13" / name).write_text("edited by hand\n")
    assert command.main([*arguments, "--check"]) == 1
    assert "out of date: cu13/_nvfatbin.py, cu13/_nvrtc.py; run" in capsys.readouterr().err


def test_the_report_is_written_with_the_modules_or_neither(
    compilers: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "package"
    output.mkdir()
    (output / "report").write_text("a file where a folder should be")
    assert command.main(["generate", "nvfatbin", "13.5", "--include", str(compilers), "--output", str(output)]) == 1
    said = capsys.readouterr().err
    assert said.startswith("error: cannot write the modules and the report: ") and "report'; none of them" in said
    assert [path.name for path in output.rglob("*") if path.is_file()] == ["report"]


@pytest.mark.parametrize("stage", ["annotate", "emit"])
def test_an_older_release_than_the_package_ships_can_be_looked_at(
    stage: str, releases: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main([stage, "driver", releases[0]]) == 0, capsys.readouterr().err


class TestCommandLine:
    def test_without_arguments_it_lists_the_libraries(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert command.main([]) == 2
        said = capsys.readouterr().err
        assert [stage for stage in command.STAGES if stage not in said] == []

    @pytest.mark.parametrize("stage", command.STAGES)
    def test_each_stage_has_help(self, stage: str, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as left:
            command.main([stage, "--help"])
        assert left.value.code == 0
        assert command.STAGES[stage] in " ".join(capsys.readouterr().out.split())

    def test_a_reader_that_has_seen_enough(self) -> None:
        program = """
import sys
from generator import __main__, model
model.run = lambda arguments: sys.stdin.read() or print("too late") or 0
sys.exit(__main__.main(["model", "driver", "12.0"]))
"""
        pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        process: subprocess.Popen[bytes]
        with subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, **pipes) as process:
            assert process.stdin and process.stdout and process.stderr
            process.stdout.close()
            process.stdin.close()
            assert process.stderr.read() == b"", "no traceback"
            assert process.wait() == 1

    @pytest.mark.parametrize(("stage", "module"), [("emit", "jinja2"), ("model", "pcpp"), ("parse", "pycparser")])
    def test_a_python_that_lacks_something(self, stage: str, module: str) -> None:
        bare = [sys.executable, "-S", "-m", "generator", stage, "driver", "13.5"]  # without site-packages
        done = subprocess.run(bare, cwd=ROOT, env={}, capture_output=True, text=True, check=False)
        assert done.returncode == 1
        assert done.stderr.startswith(f"error: this Python has no module {module!r}: run `make .venv/done`")
        assert done.stderr.count("\n") == 1

    @pytest.mark.parametrize("stage", ["fetch", "model", "generate", "diff", "atlas", "add-release"])
    def test_an_older_python(self, stage: str) -> None:
        older = [executable for name, executable in others() if name in ("cpython-3.9", "cpython-3.10")]
        for python in older or pytest.skip("there is none"):
            bare = [python, "-B", "-m", "generator", stage, "13.5", "13.5"]
            done = subprocess.run(bare, cwd=ROOT, env={}, capture_output=True, text=True, check=False)
            assert done.stderr.startswith("error: this Python has no module 'tomllib': run `make .venv/done`")

    def test_a_closed_output(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        monkeypatch.setattr(sys, "stdout", None)
        assert command.main(["diff", "13.5", "13.5"]) == 1
        assert capsys.readouterr().err == "error: standard output is closed\n"

    def test_characters_missing_in_the_outputs_encoding(self, tmp_path: Path) -> None:
        (tmp_path / "cuda.h").write_text("#define CUDA_VERSION 13050\n")
        (tmp_path / "nvvm.h").write_text('int summer(char name[sizeof("été")]);\n', "utf-8")
        show = [sys.executable, "-m", "generator", "preprocess", "nvvm", "13.5", "--include", str(tmp_path)]
        ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
        done = subprocess.run(show, cwd=ROOT, env=ascii_only, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        assert r"\xe9t\xe9" in done.stdout

    def test_an_interruption_while_modules_are_imported(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def interrupted(*_: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(importlib, "import_module", interrupted)
        assert command.main(["generate", "driver", "13.5"]) == 130
        assert capsys.readouterr().err == "interrupted\n"

    def test_an_output_that_cannot_be_written(self, releases: list[str]) -> None:
        with open("/dev/full", "w") as full:
            arguments = [sys.executable, "-m", "generator", "model", "driver", "12.0"]
            done = subprocess.run(arguments, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, check=False)
        assert (done.returncode, done.stderr) == (1, b"error: standard output or a file: No space left on device\n")

    def test_an_interruption(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        def interrupted(*_: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(generate, "run", interrupted)
        assert command.main(["generate", "driver", "13.5"]) == 130
        assert capsys.readouterr().err == "interrupted\n"
