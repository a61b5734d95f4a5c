"""The two sides of every comparison: a published package in an environment of its own, and ours in this interpreter."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.standin import build as standin

ROOT = Path(__file__).parents[2]
ENVIRONMENTS = ROOT / "build" / "peers"
LIBRARY = standin.BUILD / "recording" / standin.LIBRARY
VERSIONS = {"13.5.0": "13.5", "12.9.10": "12.9"}
"""Version of cuda-bindings -> release of the headers that it was made from."""
MODULES = {"13.5.0": "cuda_ctypes.cu13.bindings.driver", "12.9.10": "cuda_ctypes.cu12.bindings.driver"}
PUBLISHED_FOR = ("3.11", "3.12", "3.13")
"""CPythons for which all of these versions and what they need are published."""


class Unavailable(Exception):
    """A side of the comparison cannot be set up here."""


@dataclass(frozen=True)
class Side:
    """One implementation of the driver module, in the interpreter that it runs in."""

    python: Path
    module: str

    def __str__(self) -> str:
        return self.module

    def start(self, command: str, text: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        """Run the probe."""
        settings = {**os.environ, "LD_LIBRARY_PATH": str(LIBRARY.parent)}
        settings.pop("CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM", None)
        return subprocess.run(
            [str(self.python), "-m", "tests.peer.probe", command, self.module, str(LIBRARY)],
            check=False,
            input=text,
            capture_output=True,
            text=True,
            cwd=ROOT,
            env={**settings, **environment},
        )

    def surface(self) -> dict[str, Any]:
        done = self.start("surface")
        assert done.returncode == 0, f"the probe cannot look at {self}:\n{done.stderr}"
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    def accepted(self) -> dict[str, list[str]]:
        """For each function the source of arguments that it accepts."""
        done = self.start("accepted")
        assert done.returncode == 0, f"the probe cannot call {self}:\n{done.stderr}"
        found: dict[str, list[str]] = json.loads(done.stdout)
        return found

    def evaluate(self, snippets: list[str], members: dict[str, list[str]], **environment: str) -> list[str]:
        """The outcome of each snippet: its value as text (structs with these members), ``raises <type>`` or ``crashes``."""
        outcomes: list[str] = []
        while len(outcomes) < len(snippets):
            text = json.dumps({"members": members, "snippets": snippets[len(outcomes) :]})
            done = self.start("run", text, **environment)
            outcomes += [json.loads(line) for line in done.stdout.splitlines()]
            if len(outcomes) < len(snippets):
                assert done.returncode < 0, f"the probe cannot run {self}:\n{done.stderr}"
                outcomes.append("crashes")
        return outcomes


def ours(version: str) -> Side:
    return Side(Path(sys.executable), MODULES[version])


def published(version: str) -> Side:
    """``cuda-bindings`` of a version, installed once into a folder that is kept."""
    folder = ENVIRONMENTS / version
    python = folder / "bin" / "python"
    if not (folder / "complete").exists():
        shutil.rmtree(folder, ignore_errors=True)
        install([interpreter(), "-m", "venv", str(folder)])
        install([str(python), "-m", "pip", "install", "--quiet", f"cuda-bindings=={version}"])
        (folder / "complete").touch()
    return Side(python, "cuda.bindings.driver")


def interpreter() -> str:
    if sys.implementation.name == "cpython" and "{}.{}".format(*sys.version_info) in PUBLISHED_FOR:
        return sys.executable
    for version in PUBLISHED_FOR:
        found = shutil.which(f"python{version}")
        if found:
            return found
    raise Unavailable(f"cuda-bindings needs one of CPython {', '.join(PUBLISHED_FOR)}; none is on the PATH")


def install(command: list[str]) -> None:
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        raise Unavailable(f"{' '.join(command)}\n{done.stderr}")


def functions() -> dict[str, Any]:
    """What the stand-in for libcuda knows of every C function. Builds it where it is missing."""
    if not LIBRARY.exists():
        try:
            standin.build()
        except (standin.BuildError, ImportError) as error:
            raise Unavailable(f"the stand-in for libcuda cannot be built: {error}") from error
    known: dict[str, Any] = json.loads((standin.BUILD / "functions.json").read_text("utf-8"))
    return known
