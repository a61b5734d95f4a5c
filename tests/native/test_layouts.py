"""The layouts that machine code assumes equal those in the headers of every installed CPython."""

from __future__ import annotations

import ctypes
import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from cuda_ctypes._floor import FREE_THREADED, native
from cuda_ctypes._floor.native import layouts
from tests.standin import build

NOT_INSTALLED = {"MEMORY", "OWNS", "WHOLE", "SIZE"}
OLDEST, FIRST_WITHOUT_GIL = 9, 13
LONGER = layouts.LONGER if FREE_THREADED else 0


def headers() -> dict[Path, int]:
    """The folders of headers, and the minor version of their Python 3. ``TEST_HEADERS`` may name further folders that hold some, such
    as the ``usr/include`` of another release of Debian."""
    beside = Path(sysconfig.get_config_var("projectbase") or sys.base_prefix)
    folders = [Path(sysconfig.get_path("include"))]
    for place in ["/usr/include", *os.environ.get("TEST_HEADERS", "").split(os.pathsep)]:
        folders += Path(place or "/nowhere").glob("python3.*")
    for root in (Path(sys.base_prefix).parent, beside.parent):
        folders += root.glob("*/include/python3.*")
    found = {}
    for folder in folders:
        level = folder / "patchlevel.h"
        if level.is_file() and (folder / "Python.h").is_file():
            minor = re.search(r"PY_MINOR_VERSION\s+(\d+)", level.read_text("utf-8"))
            if minor and int(minor[1]) >= OLDEST:
                found[folder] = int(minor[1])
    return found


@pytest.mark.parametrize("flags", [[], ["-DPy_DEBUG"], ["-DPy_GIL_DISABLED=1"]], ids=["release", "debug", "no GIL"])
def test_the_headers_of_every_python_here(tmp_path: Path, flags: list[str]) -> None:
    if sys.implementation.name != "cpython":
        pytest.skip("PyPy has no machine code")
    found = headers()
    if not found:
        pytest.skip("headers do not depend on the Python")
    for folder, minor in found.items():
        asserted = [layouts.field(name, minor) for name in layouts.FIELDS if name not in NOT_INSTALLED]
        without_gil = folder.name.endswith("t") or "-DPy_GIL_DISABLED=1" in flags
        if without_gil and minor < FIRST_WITHOUT_GIL:
            continue
        longer = layouts.LONGER if without_gil else 0
        lines = [
            f'_Static_assert(offsetof({struct}, {field}) == {offset + longer}, "3.{minor}: {struct}.{field}");'
            for struct, field, offset in asserted
        ]
        extra = [
            'PyMethodDef m; _Static_assert(sizeof(m) == 32 && METH_FASTCALL == 0x80 && METH_KEYWORDS == 2, "PyMethodDef");'
        ]
        if without_gil:
            extra.append(f'_Static_assert(sizeof(PyCriticalSection) <= 8 * {layouts.SECTION}, "PyCriticalSection");')
        source = tmp_path / f"{folder.name}.c"
        includes = ["#include <stddef.h>", "#include <Python.h>", "#include <structmember.h>"]
        source.write_text("\n".join([*includes, *lines, *extra]) + "\n")
        done = subprocess.run(
            [
                *build.compiler(),
                *flags,
                "-fsyntax-only",
                "-I",
                str(folder),
                "-idirafter",
                str(folder.parent),
                str(source),
            ],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{folder}:\n{done.stderr}"


def test_a_wrong_offset_is_told(tmp_path: Path) -> None:
    source = tmp_path / "wrong.c"
    source.write_text(
        '#include <stddef.h>\nstruct pair { long a, b; };\n_Static_assert(offsetof(struct pair, b) == 16, "pair");\n'
    )
    assert subprocess.run(
        [*build.compiler(), "-fsyntax-only", str(source)], capture_output=True, check=False
    ).returncode


@pytest.mark.parametrize("name", ["TYPE", "LENGTH", "ITEMS", "LIST", "CONTENT", "BYTES", "DIGITS", "DOUBLE", "MEMORY"])
def test_the_code_reads_there(name: str) -> None:
    if not native.available():
        pytest.skip("PyPy has no machine code")
    from cuda_ctypes._floor import builtins
    from cuda_ctypes._floor.native import interpreter

    modules: list[Any] = [builtins, interpreter]
    values = {getattr(module, name) for module in modules if hasattr(module, name)}
    assert values == {layouts.field(name, sys.version_info[1])[2] + LONGER}


def test_memory_of_ctypes_objects() -> None:
    """The one field that no installed header has."""
    if sys.implementation.name != "cpython":
        pytest.skip("PyPy has no machine code")
    value = ctypes.c_uint64(5)
    offset = layouts.field("MEMORY", sys.version_info[1])[2] + LONGER
    assert ctypes.c_void_p.from_address(id(value) + offset).value == ctypes.addressof(value)
