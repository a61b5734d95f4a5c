"""The commands of the README, of CONTRIBUTING and of ``docs/`` run in a copy of this repository; links between files lead somewhere.

``make`` only says what it would run: the targets must exist. ``pip`` installs into an empty environment, without a package index.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Callable

import pytest

from cuda_ctypes._floor.tables.libraries import library_names
from tests.documents import Block, blocks, pages
from tests.interpreter import ROOT

LANGUAGES = {"python", "sh", "text", "toml"}
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
OUTSIDE = re.compile(r"[a-z]+:")
LEFT_OUT = (".git", ".venv", "build", "dist", "cache", "libraries", "__pycache__", "*.egg-info", ".*_cache", ".ci")
COMMANDS = {
    f"{page.relative_to(ROOT).as_posix()}, line {block.line}": block
    for page in pages()
    for block in blocks(page)
    if block.language == "sh" and not block.not_run
}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository, with downloaded headers at hand."""
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*LEFT_OUT), dirs_exist_ok=True)
    shutil.copytree(ROOT / "generator" / "libraries", folder / "generator" / "libraries")
    (ROOT / "headers" / "cache").mkdir(exist_ok=True)
    (folder / "headers" / "cache").symlink_to(ROOT / "headers" / "cache")
    return folder


@pytest.fixture(scope="module")
def commands(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder of programs that come first: ``make``, ``pip`` and ``python``."""
    folder = tmp_path_factory.mktemp("bin")
    venv.create(folder / "venv", with_pip=False)
    packages = next(path for path in sys.path if path.endswith("site-packages"))
    pip = f'PYTHONPATH={packages} exec {sys.executable} -m pip --python {folder}/venv/bin/python "$@" --no-index --no-build-isolation'
    programs = {
        "make": f'exec {shutil.which("make")} --dry-run "$@" > /dev/null',
        "pip": pip,
        "python": f'exec {sys.executable} "$@"',
    }
    for name, line in programs.items():
        (folder / name).write_text(f"#!/bin/sh\n{line}\n")
        (folder / name).chmod(0o755)
    (checkout / ".venv" / "bin").mkdir(parents=True)
    (checkout / ".venv" / "bin" / "activate").touch()
    yield folder


@pytest.mark.parametrize("name", COMMANDS)
def test_commands(name: str, checkout: Path, commands: Path, standin: Callable[[str], Path]) -> None:
    environment = {**os.environ, "PATH": f"{commands}:{os.environ['PATH']}", "PYTHONPATH": str(checkout)}
    environment["CUDA_CTYPES_LIBCUDA"] = str(standin("behaving"))
    script = ["sh", "-eu", "-c", COMMANDS[name].code]
    done = subprocess.run(script, cwd=checkout, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{name}:\n{done.stdout}{done.stderr}"
    if "mypackage/_cuda.py" in COMMANDS[name].code:
        vendored(checkout, environment)


def vendored(checkout: Path, environment: dict[str, str]) -> None:
    """The program of the page on vendoring, whose commands ran just before."""
    page = checkout / "docs" / "guides" / "vendoring.md"
    (program,) = [block.code for block in blocks(page) if block.language == "python"]
    (checkout / "mypackage" / "__main__.py").write_text(program)
    run = [sys.executable, "-m", "mypackage"]
    done = subprocess.run(run, cwd=checkout, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.startswith("['"), done.stdout + done.stderr


def test_each_block_of_the_readme_runs() -> None:
    found: list[Block] = [*blocks(ROOT / "README.md")]
    assert {block.language for block in found} == {"python", "sh", "text"}
    assert not [block for block in found if block.not_run]
    text = (ROOT / "README.md").read_text("utf-8")
    assert len(text.splitlines()) < 100, "the README is one page"
    assert f"NVIDIA's driver, and those of {len(library_names()) - 1} libraries beside it" in text


def test_each_block_has_a_language() -> None:
    for page in pages():
        opened = re.findall(r"^```(\S*).*$", page.read_text("utf-8"), re.MULTILINE)[::2]
        languages = {language for language in opened if language[:1] != "{"}  # {name} is a directive of the site
        unknown = languages - LANGUAGES
        assert not unknown, f"{page}: {unknown}"


def test_links_between_files() -> None:
    """For files outside the site; the site's build checks its own links."""
    for page in [page for page in ROOT.glob("*.md")] + [ROOT / "generator/README.md", ROOT / "examples/README.md"]:
        for target in LINK.findall(page.read_text("utf-8")):
            if not OUTSIDE.match(target):
                assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"
