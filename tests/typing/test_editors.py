"""Editors: completions by jedi (Jupyter, Vim, Emacs), and errors by pyright's engine (Pylance)."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.interpreter import BESIDE

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def tool(name: str) -> Any:
    """A module of the development tools."""
    if BESIDE:
        pytest.skip("editors do not depend on the Python")
    return pytest.importorskip(name)


CORE = "from cuda_ctypes.core import Device, LaunchConfig, Program, ProgramOptions, StreamOptions\n"
COMPLETIONS = {
    "from cuda_ctypes.core import Dev": ["Device", "DeviceMemoryResource", "DeviceProperties"],
    "import cuda_ctypes\ncuda_ctypes.core.Device().": ["allocate", "create_stream"],
    CORE + "Device().": ["allocate", "compute_capability", "create_stream", "properties", "set_current", "sync"],
    CORE + "Device().create_stream().": ["record", "sync", "synchronized", "wait"],
    CORE + "Device().properties.": ["multiprocessor_count", "warp_size"],
    CORE + "Device().allocate(4, stream=stream).": ["copy_from", "copy_to", "fill"],
    CORE + "LaunchConfig(": ["block=", "cluster=", "grid=", "shmem_size="],
    CORE + "ProgramOptions(": ["arch=", "std=", "max_register_count="],
    CORE + "StreamOptions(": ["nonblocking=", "priority="],
    CORE + "Program('', 'c++').": ["compile"],
    "from cuda_ctypes.core.typing import VirtualMemoryHandleType\nVirtualMemoryHandleType.": ["FABRIC", "POSIX_FD"],
    "from cuda_ctypes.core.graph import GraphDefinition\nGraphDefinition().": ["allocate", "instantiate"],
    "from cuda_ctypes.core import system\nsystem.Device(index=0).": ["brand", "clear_cpu_affinity"],
    "from cuda_ctypes.pycuda import driver\ndriver.": ["Context", "Device", "memcpy_htod"],
    "from cuda_ctypes.checked import driver\ndriver.cuMemAllocF": ["cuMemAllocFromPoolAsync"],
    "from cuda_ctypes.checked.driver import *\nCUfunction_attribute.": ["CU_FUNC_ATTRIBUTE_NUM_REGS"],
    "from cuda_ctypes.raw import driver\ndriver.CU_FUNC_ATTRIBUTE_N": ["CU_FUNC_ATTRIBUTE_NUM_REGS"],
}
"""What is typed, and some of the names that are to be offered."""


@pytest.mark.parametrize("typed", COMPLETIONS)
def test_jedi_completes(typed: str) -> None:
    jedi = tool("jedi")
    script = jedi.Script(typed, path=str(ROOT / "typed.py"), project=jedi.Project(str(ROOT)))
    offered = {completion.name for completion in script.complete()}
    assert set(COMPLETIONS[typed]) <= offered


def test_jedi_shows_parameters() -> None:
    jedi = tool("jedi")
    script = jedi.Script(CORE + "Device().allocate(", path=str(ROOT / "typed.py"), project=jedi.Project(str(ROOT)))
    (shown,) = script.get_signatures()
    assert [parameter.name for parameter in shown.params] == ["size", "stream"]


def test_no_module_hides_names_from_jedi() -> None:
    """``TYPE_CHECKING = False`` makes jedi hide all in ``if TYPE_CHECKING:``; it does not follow ``bool()``."""
    hidden = [
        str(path.relative_to(ROOT))
        for path in (ROOT / "cuda_ctypes").rglob("*.py")
        if not re.search(r"/_(?!_)", str(path.relative_to(ROOT)))  # private ones are inside of bodies only
        and re.search("^TYPE_CHECKING = False", path.read_text("utf-8"), re.MULTILINE)
    ]
    assert not hidden, "write TYPE_CHECKING = bool() in these modules"


@pytest.fixture(scope="module")
def by_pyright() -> dict[str, list[tuple[int, str]]]:
    """File name -> lines and messages of pyright's errors."""
    tool("basedpyright")
    files = [str(path) for path in sorted(HERE.glob("*_core.py")) + sorted(HERE.glob("*_checked.py"))]
    settings = ["--outputjson", "--level", "error", "--pythonpath", sys.executable]
    run = subprocess.run(
        [sys.executable, "-m", "basedpyright", *settings, *files, str(HERE / "right_editing.py")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    found: dict[str, list[tuple[int, str]]] = {}
    for item in json.loads(run.stdout)["generalDiagnostics"]:
        at = item["range"]["start"]["line"] + 1
        found.setdefault(Path(item["file"]).name, []).append((at, item["message"]))
    return found


@pytest.mark.parametrize("name", ["right_checked", "right_editing"])
def test_pyright_finds_nothing_wrong(name: str, by_pyright: dict[str, list[tuple[int, str]]]) -> None:
    assert by_pyright.get(f"{name}.py", []) == []


@pytest.mark.parametrize("name", ["wrong_checked", "wrong_core"])
def test_pyright_finds_what_mypy_finds(name: str, by_pyright: dict[str, list[tuple[int, str]]]) -> None:
    lines = (HERE / f"{name}.py").read_text("utf-8").splitlines()
    wrong = {number: line.partition("# error: ")[2] for number, line in enumerate(lines, 1)}
    expected = {number for number, codes in wrong.items() if codes and codes != "misc"}  # it lets Final names be set
    assert {line for line, _ in by_pyright[f"{name}.py"]} == expected


def test_literals_are_the_members_of_their_enumerations() -> None:
    """``_annotations.py`` repeats the strings of each enumeration for editors."""
    from cuda_ctypes.core import typing as core
    from cuda_ctypes.core.system import typing as system

    some = {"CompileTarget", "LinkTarget", "CompilerBackend"}
    text = (ROOT / "cuda_ctypes" / "core" / "_annotations.py").read_text("utf-8")
    unions = re.findall(r"^(\w+) = Union\[\s*(system\.)?(\w+Type),\s*Literal\[(.*?)\]", text, re.M | re.S)
    assert len(unions) > 15
    for name, home, enumeration, literals in unions:
        members = {member.value for member in getattr(system if home else core, enumeration)}
        strings = set(re.findall(r'"(.*?)"', literals))
        assert strings <= {member.lower() for member in members} if name in some else strings == members, name
