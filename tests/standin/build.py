"""Build the stand-ins for libcuda.

``python -m tests.standin.build`` reads the tables (Python 3.11, the generator's dependencies and the headers) and writes
into ``build/standin`` one folder per mode with its ``libcuda.so.1``, and ``functions.json``. Linking further libraries
that lack some functions (:func:`link`) needs a C compiler only.
"""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
BUILD = ROOT / "build" / "standin"
RELEASES = ("13.5", "12.9")
PARTS = ("device", "memory", "stream", "graph", "module", "ptx", "unsupported")
MODES = {
    "nothing": ("nothing.c", "getproc.c"),
    "recording": ("recording.c", "getproc.c"),
    "behaving": (*(f"behaviour/{name}.c" for name in PARTS), "getproc.c"),
}
WARNINGS = ["-Wall", "-Wextra", "-Werror", "-Wno-unused-parameter", "-Wno-missing-field-initializers"]
FLAGS = ["-std=gnu11", "-O1", "-g", "-fPIC", "-pthread", *WARNINGS, f"-I{BUILD}"]
LIBRARY = "libcuda.so.1"


class BuildError(Exception):
    """The stand-in cannot be built here."""


def compiler() -> list[str]:
    return os.environ.get("CC", "cc").split()


def run(command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise BuildError(f"the stand-in for libcuda needs a C compiler: {error}") from error
    if done.returncode:
        raise BuildError(f"{' '.join(command)}\n{done.stderr[:4000]}")


def stale() -> bool:
    """Whether a source is younger than what was built from it."""
    stamp = BUILD / "functions.json"
    if not stamp.exists():
        return True
    sources = [*HERE.glob("**/*.[ch]"), HERE / "build.py", HERE / "describe.py"]
    sources += [ROOT / "generator" / f"{stage}.py" for stage in ("tables", "preprocess", "parse", "model")]
    return any(source.stat().st_mtime > stamp.stat().st_mtime for source in sources)


def ensure(anyway: bool = False) -> None:
    """Build what is missing or out of date, or ``anyway``; one process at a time."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with open(BUILD / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (anyway or stale()):
            return
        try:
            build()
        except ImportError as error:
            raise BuildError(
                f"{sys.executable} cannot build the stand-in for libcuda ({error}): run make standin"
            ) from error


def build() -> None:
    from generator import tables  # not needed, and not importable, where only the result is used
    from tests.standin.describe import Description

    description = Description()
    for release in RELEASES:
        description.add(tables.load("driver", release))
        description.add(tables.load("driver", release, windows=True))  # has a function that other systems lack
    generated = BUILD / "generated"
    for folder in (generated, BUILD / "objects"):
        folder.mkdir(parents=True, exist_ok=True)
    write(generated / "records.h", ["#include <stdint.h>", *description.c_records()])
    write(generated / "functions.h", description.c_functions())
    write(generated / "enumerators.h", description.c_enumerators())
    write(generated / "statuses.h", description.c_statuses())
    write(generated / "forms.h", description.c_forms())
    for source in sorted({source for sources in MODES.values() for source in sources}):
        run([*compiler(), *FLAGS, "-c", str(HERE / source), "-o", str(compiled(source))])
    for mode in MODES:
        link(mode, BUILD / mode)
    (BUILD / "functions.json").write_text(json.dumps(description.as_json(), indent=1), "utf-8")


def compiled(source: str) -> Path:
    return BUILD / "objects" / f"{source.replace('/', '-')}.o"


def write(path: Path, lines: Iterable[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")


def link(mode: str, folder: Path, only: Iterable[str] | None = None, without: Iterable[str] = ()) -> Path:
    """Link the library of a mode; ``only`` or ``without`` say which functions it exports."""
    folder.mkdir(parents=True, exist_ok=True)
    library = folder / LIBRARY
    script = folder / "exports"
    shown = [f"{name};" for name in (["*"] if only is None else [*only, "standin_*"])]
    hidden = [f"{name};" for name in (without if only is None else ["*"])]
    script.write_text(f"{{ global: {' '.join(shown)} {'local: ' + ' '.join(hidden) if hidden else ''} }};\n", "utf-8")
    objects = [str(compiled(source)) for source in MODES[mode]]
    run(
        [
            *compiler(),
            "-shared",
            "-pthread",
            *objects,
            f"-Wl,--version-script={script}",
            "-o",
            str(library),
            "-ldl",
            "-lm",
        ]
    )
    return library


def main() -> int:
    try:
        ensure(anyway=True)
    except BuildError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    for mode in MODES:
        print(BUILD / mode / LIBRARY)
    return 0


if __name__ == "__main__":
    sys.exit(main())
