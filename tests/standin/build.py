"""Build the stand-ins: C libraries that export every function of a table.

``python -m tests.standin.build`` reads the headers, which takes Python 3.11 and the generator's dependencies. It writes into
``build/standin/LIBRARY/FILE`` one folder per mode, which holds the library, and ``functions.json``. If a library's file has the
same name for all CUDA majors, as the driver's ``libcuda.so.1``, one stand-in serves all of them. Linking further libraries that
lack some functions (:func:`link`) takes only a C compiler.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cuda_ctypes._floor.tables import table_of as shipped_table

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
BUILD = ROOT / "build" / "standin"
PARTS = (
    "device",
    "memory",
    "pools",
    "stream",
    "graph",
    "nodes",
    "retained",
    "conditional",
    "update",
    "module",
    "ptx",
    "occupancy",
    "green",
    "virtual",
    "managed",
    "im2col",
    "array",
    "texture",
    "graphics",
    "checkpoint",
    "logs",
    "unsupported",
)
MODES = {
    "nothing": ("nothing.c", "getproc.c"),
    "answering": ("nothing.c", "answers.c", "getproc.c"),
    "recording": ("recording.c", "recording_getproc.c", "getproc.c"),
    "behaving": (*(f"behaviour/{name}.c" for name in PARTS), "getproc.c"),
}
"""The sources of the driver's stand-ins by mode. Every other library has ``recording`` alone, made from its first source."""
OTHERS = {
    "nvml": {"behaving": ("behaviour/nvml.c", "behaviour/nvml_events.c", "behaviour/nvml_unsupported.c")},
}
"""Further modes by library."""
WINDOWS = sys.platform == "win32"
FOR_WINDOWS = "standin.dll"
"""The name of each stand-in for Windows (:mod:`tests.windows`). NVRTC, for one, uses a library with the driver's name."""
WARNINGS = ["-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-Wno-missing-field-initializers"]
FLAGS = ["-std=gnu11", "-O1", "-g", "-fPIC", "-pthread", *WARNINGS]


class BuildError(Exception):
    """The stand-in cannot be built on this machine."""


def majors(library: str = "*") -> list[str]:
    """The majors that the package ships, or those that have one library: ``cu12`` and so on."""
    return sorted({path.parent.name for path in ROOT.glob(f"cuda_ctypes/cu*/_{library}.py") if path.stem != "__init__"})


def libraries() -> list[str]:
    """Every library that the package ships."""
    return sorted({path.stem[1:] for path in ROOT.glob("cuda_ctypes/cu*/_[!_]*.py")})


def table_of(major: str, library: str) -> Any:
    """The table that the package ships."""
    return shipped_table(f"cuda_ctypes.{major}", library)


@dataclass(frozen=True)
class Standin:
    """The stand-in for one of NVIDIA's library files."""

    library: str
    file: str
    """The file's name for Linux's loader, such as ``libcuda.so.1``."""
    releases: tuple[str, ...]
    """Releases, newest first."""
    tables: tuple[Path, ...] = field(repr=False)

    @property
    def folder(self) -> Path:
        return BUILD / self.library / self.file

    @property
    def functions(self) -> Path:
        """The file that describes each function to the tests."""
        return self.folder / "functions.json"

    @property
    def modes(self) -> dict[str, tuple[str, ...]]:
        return (
            MODES if self.library == "driver" else {"recording": MODES["recording"][:1], **OTHERS.get(self.library, {})}
        )

    def path(self, mode: str) -> Path:
        """The path of the library of a mode."""
        return self.folder / mode / (FOR_WINDOWS if WINDOWS else self.file)

    def compiled(self, source: str) -> Path:
        return self.folder / "objects" / f"{source.replace('/', '-')}.o"


@functools.cache
def standins() -> dict[tuple[str, str], Standin]:
    """The stand-in of each major and library. Majors whose file has the same name share one."""
    tables: dict[tuple[str, str], dict[str, Any]] = {}
    for library in libraries():
        for major in reversed(majors(library)):
            table = table_of(major, library)
            tables.setdefault((library, file_of(table)), {})[major] = table
    made = {}
    for (library, file), by_major in tables.items():
        releases = tuple(dict.fromkeys(table.release for table in by_major.values()))
        paths = tuple(Path(table.path) for table in by_major.values())
        for major in by_major:
            made[major, library] = Standin(library, file, releases, paths)
    return made


def file_of(table: Any) -> str:
    """Linux's name for the library of a table."""
    from cuda_ctypes.pathfinder.table import LIBRARIES, chosen

    if "linux" in table.settings:
        return str(table.settings["linux"][0])
    return chosen(LIBRARIES[table.settings["pathfinder"]].linux, int(table.release.partition(".")[0]))[0]


def driver() -> Standin:
    return standins()[majors("driver")[-1], "driver"]


def compiler() -> list[str]:
    return os.environ.get("CC", "cc").split()


def run(command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise BuildError(f"the stand-ins need a C compiler: {error}") from error
    if done.returncode:
        raise BuildError(f"{' '.join(command)}\n{done.stderr[:4000]}")


def stale(standin: Standin) -> bool:
    """Whether a source is newer than the stand-in."""
    if not standin.functions.exists():
        return True
    sources = [*HERE.glob("**/*.[ch]"), HERE / "build.py", HERE / "describe.py", *standin.tables]
    sources += [ROOT / "generator" / f"{stage}.py" for stage in ("tables", "preprocess", "parse", "model")]
    return any(source.stat().st_mtime > standin.functions.stat().st_mtime for source in sources)


def every() -> list[Standin]:
    return list(dict.fromkeys(standins().values()))


def ensure(*chosen: Standin, anyway: bool = False) -> None:
    """Build the chosen stand-ins (all by default) that are missing or out of date, or with ``anyway`` all chosen ones.

    Only one process at a time does so.
    """
    if WINDOWS:
        return  # they come from Linux
    import fcntl

    BUILD.mkdir(parents=True, exist_ok=True)
    with open(BUILD / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            for standin in chosen or every():
                if anyway or stale(standin):
                    build(standin)
        except ImportError as error:
            raise BuildError(f"{sys.executable} cannot build the stand-ins ({error}): run make standin") from error


def build(standin: Standin) -> None:
    from generator import descriptor  # older Pythons use the built stand-ins and cannot import it
    from tests import tables
    from tests.standin.describe import Description

    description = Description()
    for release in standin.releases:
        for platform in descriptor.load(standin.library).platforms:  # Windows may have further functions
            table = tables.load(standin.library, release, windows=platform == "windows")
            description.add(table)
            if "behaving" in standin.modes:
                description.add_records(table)
    generated = standin.folder / "generated"
    for folder in (generated, standin.folder / "objects"):
        folder.mkdir(parents=True, exist_ok=True)
    write(generated / "records.h", ["#include <stdint.h>", *description.c_records()])
    write(generated / "functions.h", description.c_functions())
    write(generated / "enumerators.h", description.c_enumerators())
    write(generated / "statuses.h", description.c_statuses())
    write(generated / "forms.h", description.c_forms())
    for source in sorted({source for sources in standin.modes.values() for source in sources}):
        include = f"-I{standin.folder}"
        run([*compiler(), *FLAGS, include, "-c", str(HERE / source), "-o", str(standin.compiled(source))])
    for mode in standin.modes:
        link(mode, standin.folder / mode, standin=standin)
    standin.functions.write_text(json.dumps(description.as_json(), indent=1), "utf-8")


def write(path: Path, lines: Iterable[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def link(
    mode: str,
    folder: Path,
    only: Iterable[str] | None = None,
    without: Iterable[str] = (),
    standin: Standin | None = None,
) -> Path:
    """Link a mode's library, by default the driver's, that exports the functions ``only``, or all ``without`` some."""
    standin = standin or driver()
    folder.mkdir(parents=True, exist_ok=True)
    library = folder / standin.file
    script = folder / "exports"
    shown = [f"{name};" for name in (["*"] if only is None else [*only, "standin_*"])]
    hidden = [f"{name};" for name in (without if only is None else ["*"])]
    script.write_text(f"{{ global: {' '.join(shown)} {'local: ' + ' '.join(hidden) if hidden else ''} }};\n", "utf-8")
    objects = [str(standin.compiled(source)) for source in standin.modes[mode]]
    # No soname: once loaded, this library must not satisfy requests for NVIDIA's by name.
    options = [f"-Wl,--version-script={script}", "-o", str(library)]
    run([*compiler(), "-shared", "-pthread", *objects, *options, "-ldl", "-lm"])
    return library


def main() -> int:
    argparse.ArgumentParser(prog="python -m tests.standin.build", description=__doc__).parse_args()
    try:
        ensure(anyway=True)
    except BuildError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    for standin in every():
        for mode in standin.modes:
            print(standin.path(mode))
    return 0


if __name__ == "__main__":
    sys.exit(main())
