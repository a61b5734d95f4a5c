"""``ProgramOptions`` and ``LinkerOptions`` beside cuda.core's: every field, with each value that it may have, becomes the same
bytes for NVRTC, NVVM and nvJitLink, or is refused by both."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.peer import environments
from tests.peer.environments import ROOT, Unavailable
from tests.standin import build

VERSION = "13.5.0"
SCRIPT = """
import ast, dataclasses, importlib, json, sys, warnings
warnings.simplefilter("ignore")
core = importlib.import_module(sys.argv[1])
FAMILIES = ("CUDAError", "CudaError", "TypeError", "ValueError", "RuntimeError", "AttributeError")

def outcome(question):
    name, given, ways = ast.literal_eval(question)
    try:
        return [option.decode() for option in getattr(core, name)(**given).as_bytes(*ways)]
    except Exception as error:
        return "raises " + next(base.__name__ for base in type(error).__mro__ if base.__name__ in FAMILIES).upper()

if sys.argv[2] == "fields":
    classes = (core.ProgramOptions, core.LinkerOptions)
    print(json.dumps({kind.__name__: {field.name: field.type for field in dataclasses.fields(kind)} for kind in classes}))
else:
    print(json.dumps([outcome(question) for question in json.load(sys.stdin)]))
"""
WAYS = {
    "ProgramOptions": [("nvrtc",), ("nvrtc", "ptx"), ("NVRTC", "ltoir"), ("nvvm", "ptx"), ("NVVM", "ltoir"), ("nvvm",)],
    "LinkerOptions": [(), ("nvJitLink",)],
}
SINGLE: dict[str, list[Any]] = {"bool": [True, False], "int": [0, 1, 32], "str": ["text", ""]}
SEVERAL: dict[str, list[Any]] = {"int": [[1, 2], (3, 4), []], "str": [["a", "b"], ("a", "b"), []]}
MORE: dict[str, list[Any]] = {
    "arch": ["sm_80", "compute_80", "sm_90a", "sm_100f"],
    "name": ["text", None],
    "define_macro": ["A=1", [("A", "1"), "B"], (("A", "1"), "B"), [], ("A", 1), 3, [("A", "B", "C")], [None]],
    "extra_sources": [[("a", "b")], (("a", b"b"),), [], [("a",)], [("a", 1)], [(b"a", "b")], 5, [1]],
}
"""Instead of what is made of the field's type."""
OTHERS = [
    ("ProgramOptions", {"arch": "sm_80"}, ("other", "ptx")),
    ("ProgramOptions", {"arch": "sm_80"}, ("nvjitlink",)),
    ("LinkerOptions", {"arch": "sm_80"}, ("driver",)),
    ("ProgramOptions", {"debug": True}, ("nvrtc",)),  # for the device
    ("LinkerOptions", {"debug": True}, ()),
]
DIFFERENT = {
    "'time': False": "False is the documented default, which asks for nothing; there it turns the option on",
    "'optimize_unused_variables': False": "the same",
    "'kernels_used': ('a', 'b')": "a tuple is a documented value, which is lost there without a word",
    "'variables_used': ('a', 'b')": "the same",
    "'ptxas_options': []": "nothing is asked for, which NVVM can do",
    "'undefine_macro': []": "the same",
    "'include_path': []": "the same",
    "'pre_include': []": "the same",
    "'diag_error': []": "the same",
    "'diag_suppress': []": "the same",
    "'diag_warn': []": "the same",
    "'define_macro': []": "no macro is not a mistake",
    "'define_macro': ('A', 1)": "what is not a macro is a mistake for every compiler",
    "'define_macro': 3": "the same",
    "'define_macro': [('A', 'B', 'C')]": "the same",
    "'define_macro': [None]": "the same",
    "('LinkerOptions', {'arch': 'sm_80', 'name': None}": "None is a documented value, which fails there",
    "'define_macro': (('A', '1'), 'B')": "a tuple of macros is a documented value, which is refused there",
}
"""A part of the question: why the answer is another one here."""


@cache
def asked(side: str, *arguments: str, questions: str = "") -> Any:
    try:
        library = environments.real(VERSION, "nvrtc")
        python = {
            "cuda.core": lambda: environments.published_core("core").python,
            "cuda_ctypes.core": lambda: Path(sys.executable),
        }[side]()
    except Unavailable as error:
        if os.environ.get("CI"):
            pytest.fail(str(error))
        pytest.skip(str(error))
    assert library
    build.ensure(build.driver())
    folders = [str(build.driver().path("behaving").parent), str(library.path.parent)]
    settings = {**os.environ, "LD_LIBRARY_PATH": os.pathsep.join(folders), "PYTHONPATH": str(ROOT)}
    settings.update(XDG_CACHE_HOME="/cache", CUDA_CTYPES_API="13")
    for name in ("CUDA_PATH", "CUDA_HOME", "CONDA_PREFIX"):
        settings.pop(name, None)
    done = subprocess.run(
        [str(python), "-c", SCRIPT, side, *arguments],
        input=questions,
        capture_output=True,
        text=True,
        env=settings,
        timeout=environments.TIMEOUT,
        check=False,
    )
    assert done.returncode == 0, f"{side}:\n{done.stderr}"
    return json.loads(done.stdout)


def values(field: str, annotation: str) -> list[Any]:
    if field in MORE:
        return MORE[field]
    alternatives = [item.strip() for item in annotation.split("|")]
    found = [value for kind in SINGLE if kind in alternatives for value in SINGLE[kind]]
    return found + [value for kind in SEVERAL if f"list[{kind}]" in annotation for value in SEVERAL[kind]]


def questions() -> list[str]:
    made = [repr(question) for question in OTHERS]
    for cls, fields in asked("cuda.core", "fields").items():
        for field, annotation in fields.items():
            given = values(field, annotation)
            assert given, f"{cls}.{field}: {annotation}: no value is known for it"
            made += [repr((cls, {"arch": "sm_80", field: value}, way)) for value in given for way in WAYS[cls]]
    return made


def test_the_fields_are_the_same() -> None:
    theirs, ours = (asked(side, "fields") for side in ("cuda.core", "cuda_ctypes.core"))
    assert {cls: list(fields) for cls, fields in ours.items()} == {cls: list(fields) for cls, fields in theirs.items()}


def test_every_field_becomes_the_same_bytes() -> None:
    asking = questions()
    assert len(asking) > 900
    theirs, ours = (asked(side, "values", questions=json.dumps(asking)) for side in ("cuda.core", "cuda_ctypes.core"))
    different, used = [], set()
    for question, expected, found in zip(asking, theirs, ours):
        known = next((part for part in DIFFERENT if part in question), None)
        if found != expected and known:
            used.add(known)
        elif found != expected:
            cls, given, ways = ast.literal_eval(question)
            different.append(f"{cls}({given}).as_bytes{ways}: {expected} there, {found} here")
    assert not different, "\n".join(different)
    assert used == set(DIFFERENT), "these are the same by now"
