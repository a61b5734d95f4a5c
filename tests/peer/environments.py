"""The two sides of every comparison: a published package in a separate environment, and ours in this interpreter."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cuda_ctypes._floor.tables import table_of
from tests.standin import build as standin

ROOT = Path(__file__).parents[2]
ENVIRONMENTS = ROOT / "build" / "peers"
PUBLISHED_FOR = ("3.11", "3.12", "3.13")
"""CPythons for which all of these versions and their dependencies are published."""
RECORDED = ("driver", "nvrtc", "nvjitlink", "nvvm", "nvfatbin", "nvml", "cufile")
"""Modules whose library a recording stand-in can replace: the published runtime has its library inside."""
MODULES = (*RECORDED, "runtime", "utils")


@dataclass(frozen=True)
class Version:
    """A published version, and NVIDIA's libraries of the same time that need no GPU."""

    major: int
    release: str
    """The CUDA release whose headers it was made from."""
    packages: tuple[str, ...]
    libraries: dict[str, str]
    """Module -> the file of its library in those packages."""


VERSIONS = {
    "13.5.0": Version(
        13,
        "13.5",
        (
            "nvidia-cuda-runtime==13.5.37",
            "nvidia-cuda-nvrtc==13.5.37",
            "nvidia-nvjitlink==13.5.37",
            "nvidia-nvvm==13.5.37",
            "nvidia-nvfatbin==13.5.37",
            "nvidia-cufile==1.20.0.107",
        ),
        {
            "runtime": "nvidia/cu13/lib/libcudart.so.13",
            "nvrtc": "nvidia/cu13/lib/libnvrtc.so.13",
            "nvjitlink": "nvidia/cu13/lib/libnvJitLink.so.13",
            "nvvm": "nvidia/cu13/lib/libnvvm.so.4",
            "nvfatbin": "nvidia/cu13/lib/libnvfatbin.so.13",
        },
    ),
    "12.9.10": Version(
        12,
        "12.9",
        (
            "nvidia-cuda-runtime-cu12==12.9.79",
            "nvidia-cuda-nvrtc-cu12==12.9.86",
            "nvidia-nvjitlink-cu12==12.9.86",
            "nvidia-cuda-nvcc-cu12==12.9.86",
            "nvidia-nvfatbin-cu12==12.9.82",
            "nvidia-cufile-cu12==1.14.1.1",
        ),
        {
            "runtime": "nvidia/cuda_runtime/lib/libcudart.so.12",
            "nvrtc": "nvidia/cuda_nvrtc/lib/libnvrtc.so.12",
            "nvjitlink": "nvidia/nvjitlink/lib/libnvJitLink.so.12",
            "nvvm": "nvidia/cuda_nvcc/nvvm/lib64/libnvvm.so",
            "nvfatbin": "nvidia/nvfatbin/lib/libnvfatbin.so.12",
        },
    ),
}
"""Version of cuda-bindings -> its surroundings."""
CORE = ("cuda-core==1.2.2", "cuda-bindings==13.5.0")
"""The version of cuda-core that ours follows."""
TIMEOUT = 120
"""Time limit in seconds for one run of the probe, which takes one or two."""
NUMPY = "numpy==2.4.6"
"""The published nvml and cufile cannot be imported without it."""


PIP = (sys.executable, "-m", "pip")
OPTIONS = ("--quiet", "--no-compile")
"""Options of pip. Most modules of these packages are never imported, so they are not compiled."""


class Unavailable(Exception):
    """A side of the comparison cannot be set up on this machine."""


@dataclass(frozen=True)
class Library:
    """The library that both sides call."""

    path: Path
    records: bool
    """Whether it is a recording stand-in."""


@dataclass(frozen=True)
class Side:
    """One implementation of a module, and its interpreter."""

    python: Path
    module: str
    variable: str = ""
    """The environment variable that names the library's file, or an empty string."""

    def __str__(self) -> str:
        return self.module

    def start(
        self, command: str, library: Library | None, text: str = "", **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """Run the probe."""
        settings = dict(os.environ)
        for name in ("CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM", "LD_LIBRARY_PATH"):
            settings.pop(name, None)
        if library:
            settings["LD_LIBRARY_PATH"] = str(library.path.parent)
        if library and self.variable:
            settings[self.variable] = str(library.path)
        file = [str(library.path)] if library else []
        return subprocess.run(
            [str(self.python), "-m", "tests.peer.probe", command, self.module, *file],
            check=False,
            input=text,
            capture_output=True,
            text=True,
            cwd=ROOT,
            env={**settings, **environment},
            timeout=TIMEOUT,
        )

    def surface(self) -> dict[str, Any]:
        done = self.start("surface", None)
        assert done.returncode == 0, f"the probe cannot look at {self}:\n{done.stderr}"
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    def objects(self, hidden: dict[str, str]) -> dict[str, Any]:
        """The surface of a module of classes; see :func:`tests.peer.objects.objects`."""
        done = self.start("objects", None, json.dumps(hidden))
        assert done.returncode == 0, f"the probe cannot look at {self}:\n{done.stderr}"
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    def accepted(self, library: Library) -> dict[str, Any]:
        """Function -> the source of arguments that it accepts, and the C symbol that it calls with them."""
        found: dict[str, Any] = {}
        skipped: list[str] = []
        while True:
            done = self.start("accepted", library, json.dumps([*found, *skipped]))
            found.update(json.loads(line) for line in done.stdout.splitlines())
            if done.returncode == 0:
                return {name: about for name, about in found.items() if about}
            assert done.returncode < 0, f"the probe cannot call {self}:\n{done.stderr}"
            skipped.append(done.stderr.split()[-1])  # the function that crashed

    def evaluate(
        self, library: Library | None, snippets: list[str], members: dict[str, list[str]], **environment: str
    ) -> list[str]:
        """The outcome of each snippet: its value as text (structs with these members), ``raises <type>`` or ``crashes``."""
        outcomes: list[str] = []
        while len(outcomes) < len(snippets):
            records = bool(library and library.records)
            given = {"members": members, "records": records, "snippets": snippets[len(outcomes) :]}
            done = self.start("run", library, json.dumps(given), **environment)
            outcomes += [json.loads(line) for line in done.stdout.splitlines()]
            if len(outcomes) < len(snippets):
                assert done.returncode < 0, f"the probe cannot run {self}:\n{done.stderr}"
                outcomes.append("crashes")
        return outcomes


def ours(version: str, module: str) -> Side:
    package = f"cuda_ctypes.cu{VERSIONS[version].major}"
    variable = ""
    if module != "utils":
        variable = table_of(package, module).settings["environment"]
    return Side(Path(sys.executable), f"{package}.bindings.{module}", variable)


def published(version: str, module: str) -> Side:
    """A module of a version of ``cuda-bindings``."""
    return Side(environment(version, f"cuda-bindings=={version}", NUMPY), f"cuda.bindings.{module}")


def published_core(module: str) -> Side:
    """``cuda-core`` or one of its modules."""
    return Side(environment("core", *CORE, NUMPY), module)


def environment(name: str, *wanted: str) -> Path:
    """The interpreter of an environment with these packages, installed once into a permanent folder."""
    folder = ENVIRONMENTS / name
    python = folder / "bin" / "python"
    if not is_complete(folder, wanted):
        install([interpreter(), "-m", "venv", "--without-pip", str(folder)])
        install([*PIP, "--python", str(python), "install", *OPTIONS, *wanted])
        complete(folder, wanted)
    return python


def real(version: str, module: str) -> Library | None:
    """NVIDIA's own library of a module, or None if it needs a GPU.

    It is outside of both sides' environments, so that neither side finds it instead of a stand-in.
    """
    about = VERSIONS[version]
    if module not in about.libraries:
        return None
    folder = ENVIRONMENTS / f"libraries-{about.release}"
    if not is_complete(folder, about.packages):
        install([*PIP, "install", *OPTIONS, "--no-deps", "--target", str(folder), *about.packages])
        complete(folder, about.packages)
    return Library(folder / about.libraries[module], records=False)


def is_complete(folder: Path, packages: tuple[str, ...]) -> bool:
    """Whether a folder has exactly these packages. If not, deletes it."""
    mark = folder / "complete"
    if mark.exists() and mark.read_text("utf-8").split() == [*packages]:
        return True
    shutil.rmtree(folder, ignore_errors=True)
    return False


def complete(folder: Path, packages: tuple[str, ...]) -> None:
    (folder / "complete").write_text("\n".join(packages), "utf-8")


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


def recording(version: str, module: str) -> tuple[Library, dict[str, Any]]:
    """The stand-in for a module's library, built if it is missing, and its descriptions of all C functions."""
    made = standin.standins()[f"cu{VERSIONS[version].major}", module]
    try:
        standin.ensure(made)
    except standin.BuildError as error:
        raise Unavailable(f"the stand-in for {made.file} cannot be built: {error}") from error
    return Library(made.path("recording"), records=True), json.loads(made.functions.read_text("utf-8"))
