"""Type checking of programs that use the package."""

from __future__ import annotations

import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.standin import build

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
RIGHT = sorted(path.stem for path in HERE.glob("right_*.py"))
WRONG = sorted(path.stem for path in HERE.glob("wrong_*.py"))


@pytest.fixture(scope="module")
def checked() -> dict[str, list[tuple[int, str]]]:
    """File name -> lines and codes of mypy's errors, for the package and the programs."""
    pytest.importorskip("mypy")
    files = [str(HERE / f"{name}.py") for name in (*RIGHT, *WRONG)]
    options = ["--strict", "--python-version=3.10", "--no-pretty", "--hide-error-context", "--show-error-codes"]
    run = subprocess.run(
        [sys.executable, "-m", "mypy", *options, "cuda_ctypes", *files],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode in (0, 1), run.stdout + run.stderr
    found: dict[str, list[tuple[int, str]]] = {}
    for path, line, code in re.findall(r"^(\S+?):(\d+): error: .*\[([\w-]+)\]$", run.stdout, re.MULTILINE):
        if code == "unused-ignore" and path.startswith("cuda_ctypes") and path.endswith(".py"):
            continue  # it depends on the checked version of Python
        found.setdefault(Path(path).name, []).append((int(line), code))
    return found


def test_the_package_passes_strictly(checked: dict[str, list[tuple[int, str]]]) -> None:
    programs = {f"{name}.py" for name in (*RIGHT, *WRONG)}
    assert {name: errors for name, errors in checked.items() if name not in programs} == {}


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_program_passes(name: str, checked: dict[str, list[tuple[int, str]]]) -> None:
    assert checked.get(f"{name}.py", []) == []


@pytest.mark.parametrize("name", WRONG)
def test_mypy_finds_each_mistake_on_its_line(name: str, checked: dict[str, list[tuple[int, str]]]) -> None:
    expected = [
        (number, code)
        for number, line in enumerate((HERE / f"{name}.py").read_text("utf-8").splitlines(), 1)
        for code in line.partition("# error: ")[2].split()
    ]
    assert expected
    assert sorted(checked.get(f"{name}.py", [])) == sorted(expected)


@pytest.fixture(scope="module")
def libraries() -> dict[str, str]:
    """Environment variable -> the stand-in of a library: a small driver, and others that do nothing."""
    build.ensure()
    files = {}
    for (major, library), standin in sorted(
        build.standins().items()
    ):  # the newest major, which is the default, comes last
        mode = "behaving" if library == "driver" else "recording"
        files[build.table_of(major, library).settings["environment"]] = str(standin.path(mode))
    return files


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_program_runs(name: str, libraries: dict[str, str]) -> None:
    environment = {**os.environ, **libraries, "PYTHONPATH": str(ROOT)}
    run = subprocess.run(
        [sys.executable, "-m", f"tests.typing.{name}"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("name", ["core", "core.graph", "core.system", "core.texture", "core.utils", "pycuda.driver"])
def test_type_checkers_see_what_python_loads_late(name: str) -> None:
    """Lazy modules list the source of each name twice, for Python and for type checkers."""
    module = importlib.import_module(f"cuda_ctypes.{name}")
    text = Path(module.__file__ or "").read_text("utf-8")
    imported = re.findall(r"^    from (\.\S*) import (\w+) as \2$", text, re.MULTILINE)
    seen = {name: home.lstrip(".") for home, name in imported if name not in getattr(module, "SUBMODULES", ())}
    if "exceptions" in module.HOMES:
        assert "\n    from .exceptions import *" in text
    assert seen == {
        name: home for home, names in module.HOMES.items() for name in names.split() if home != "exceptions"
    }
