"""Values in a TOML file have the declared types, or an error names the file and the key."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypedDict

import pytest

from generator import declared, descriptor, manifest
from generator.errors import GeneratorError


class Part(TypedDict):
    name: str
    count: int


@dataclass
class Whole:
    library: str
    headers: list[str]
    newest: bool = False
    systems: list[Literal["linux", "windows"]] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)
    notes: dict[str, dict[str, str]] = field(default_factory=dict)


GOOD = {
    "headers": ["a.h"], "newest": True, "systems": ["linux"],
    "parts": [{"name": "x", "count": 1}], "notes": {"f": {"to": "out"}},
}  # fmt: skip


def check(said: dict[str, Any]) -> None:
    declared.check(said, Whole, "sample.toml", ours=["library"])


def test_what_is_as_declared() -> None:
    check({"headers": []})
    check(GOOD)


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({"headers": "a.h"}, "headers: 'a.h' is not a list"),
        ({"headers": ["a.h", 7]}, "headers[1]: 7 is not a string"),
        ({"newest": 1}, "newest: 1 is not true or false"),
        ({"systems": ["linux", "windws"]}, "systems[1]: 'windws' is not one of linux, windows (did you mean windows?)"),
        ({"systems": [["linux"]]}, "systems[0]: ['linux'] is not one of linux, windows (did you mean linux?)"),
        ({"parts": [{"name": "x", "count": True}]}, "parts[0].count: True is not an integer"),
        ({"parts": [{"name": "x"}]}, "parts[0].count must be set"),
        ({"parts": [3]}, "parts[0]: 3 is not a table"),
        ({"notes": {"f": {"to": []}}}, "notes.f.to: [] is not a string"),
        ({"notes": {"f": "out"}}, "notes.f: 'out' is not a table"),
        ({"header": []}, "there is no setting header (did you mean headers?)"),
        ({"parts": [{"nam": "x"}]}, "there is no setting parts[0].nam (did you mean name?)"),
        ({"library": "x"}, "there is no setting library"),
    ],
)
def test_what_is_not(changed: dict[str, Any], wrong: str) -> None:
    with pytest.raises(GeneratorError) as caught:
        check({**GOOD, **changed})
    assert str(caught.value) == f"sample.toml: {wrong}"


DESCRIPTOR = """
headers = ["sample.h"]
packages = ["nvrtc"]
[faces]
result = "status"
summary = "a sample"
environment = "SAMPLE"
pathfinder = "nvrtc"
"""


@pytest.mark.parametrize(
    ("there", "instead", "wrong"),
    [
        ('["sample.h"]', '"sample.h"', "sample.toml: headers: 'sample.h' is not a list"),
        ('["sample.h"]', "[]", "sample.toml: headers must not be empty"),
        ('["nvrtc"]', '["nvrt"]', r"sample.toml: packages: there is no nvrt (did you mean nvrtc?)"),
        ("[faces]", "majors = []\n[faces]", "sample.toml: majors must not be empty"),
        ("[faces]", 'majors = ["13"]\n[faces]', "sample.toml: majors[0]: '13' is not an integer"),
        ("[faces]", 'name = "other"\n[faces]', "sample.toml: there is no setting name"),
        ("[faces]", "faces = 3\n[annotations]", "sample.toml: faces: 3 is not a table"),
        ('"a sample"', '""', "sample.toml: faces.summary must not be empty"),
        ('summary = "a sample"', "", "sample.toml: faces.summary must be set"),
        ("[faces]", "[faces]\nfork = { asks = 1, status = 3, works = [] }", "sample.toml: faces.fork.asks: 1 is not a string"),
        ("[faces]", '[faces.snake_case]\nerror = "E"\n[faces]', "sample.toml: faces.snake_case.prefixes must be set"),
        ('pathfinder = "nvrtc"', 'pathfinder = "nvrt"', "sample.toml: faces.pathfinder: there is no nvrt (did you mean nvrtc?)"),
        ("[faces]", "[annotations.functions]\nf = 3\n[faces]", "sample.toml: annotations.functions.f: 3 is not a table"),
        ('pathfinder = "nvrtc"', 'pathfinder = ""', "sample.toml: faces.pathfinder must not be empty"),
        ('pathfinder = "nvrtc"', 'linux = ["libsample.so"]\ninstall = "buy it"',
         "sample.toml: set either faces.windows or faces.pathfinder; or platforms, if it is on Linux alone"),
        ("[faces]", '[faces.snake_case]\nerror = ""\nprefixes = ["s", ""]\nenums = { e = "" }\nmembers = { A = [], B = [""] }\n[faces]',
         "sample.toml: faces.snake_case.error, faces.snake_case.prefixes.1, faces.snake_case.members.A must not be empty"),
        ("[faces]", '[annotations.rename]\nfrom = ""\n[faces]', "sample.toml: annotations.rename.from must not be empty"),
        ("[faces]", "[faces", "cannot read sample.toml: "),
        ('summary = "a sample"', 'summary = "wíd"', "sample.toml: faces.summary: 'wíd' is not one line of ASCII"),
        ('"SAMPLE"', '"MY SAMPLE="', "sample.toml: faces.environment: 'MY SAMPLE=' is not the name of a variable"),
        ("[faces]", 'defines = ["A B"]\n[faces]', "sample.toml: defines: 'A B' is not NAME or NAME=VALUE"),
        ('pathfinder = "nvrtc"', 'pathfinder = "nvrtc"\ninstall = "a\\nb"',
         "sample.toml: faces.install: 'a\\nb' is not one line of ASCII without backslashes"),
        ("[faces]", 'uses = ["sample"]\n[faces]', "sample.toml: uses: sample uses itself; its own types need no entry"),
        ("[faces]", 'uses = ["other"]\n[faces]', "sample.toml: uses: there is no library other"),
        ('pathfinder = "nvrtc"', 'pathfinder = "nvrtc"\nversion = ["v", "0", "x"]',
         "sample.toml: faces.version: ['0', 'x'] are not up to three numbers, the places of the parts in the version"),
    ],
)  # fmt: skip
def test_a_descriptor(there: str, instead: str, wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(descriptor, "DIRECTORY", tmp_path)
    (tmp_path / "sample.toml").write_text(DESCRIPTOR)
    assert descriptor.load("sample").headers == ["sample.h"]
    assert there in DESCRIPTOR
    (tmp_path / "sample.toml").write_text(DESCRIPTOR.replace(there, instead))
    with pytest.raises(GeneratorError) as caught:
        descriptor.load("sample")
    assert str(caught.value).startswith(wrong)


PACKAGE = 'package = "p"\nversion = "1"\nwheel = "w"\nsha256 = "0"\n'


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[", "cannot read manifest.toml: "),
        ('"13.5" = 3\n', "manifest.toml: 13.5: 3 is not a table"),
        ('["13.5"]\nnvrtc = "1.0"\n', "manifest.toml: 13.5.nvrtc: '1.0' is not a table"),
        (f'["13"]\nnvrtc = 3\n["13".nvvm]\n{PACKAGE}', "manifest.toml: 13.nvrtc: 3 is not a table"),
        (f'["13".nvrtc]\n{PACKAGE}', "manifest.toml: '13' is not a CUDA release"),
        (f'["13.5".nvrt]\n{PACKAGE}', "manifest.toml: 13.5: there is no package nvrt (did you mean nvrtc?)"),
        (
            '["13.5".nvrtc]\npackage = "p"\n',
            "manifest.toml: 13.5.nvrtc.version, 13.5.nvrtc.wheel, 13.5.nvrtc.sha256 must",
        ),
        (f'["13.5".nvrtc]\nsha = ""\n{PACKAGE}', "manifest.toml: there is no setting 13.5.nvrtc.sha"),
        (f'["13.5".nvrtc]\n{PACKAGE}'.replace('"1"', "1"), "manifest.toml: 13.5.nvrtc.version: 1 is not a string"),
    ],
)
def test_a_manifest(text: str, wrong: str, tmp_path: Path) -> None:
    (tmp_path / "manifest.toml").write_text(text)
    with pytest.raises(GeneratorError) as caught:
        manifest.read(tmp_path / "manifest.toml")
    assert str(caught.value).startswith(wrong)


@pytest.mark.parametrize("name", ["cublas", "cudla", "nvml"])
def test_no_type_of_toml_is_taken_for_another(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A date in place of any value must be refused: settings are never dates."""
    text = (descriptor.DIRECTORY / f"{name}.toml").read_text("utf-8")
    monkeypatch.setattr(descriptor, "DIRECTORY", tmp_path)
    lines = text.splitlines()
    tried = 0
    for index, line in enumerate(lines):
        key, equals, value = line.partition(" = ")
        if not equals or key.startswith("#") or value.endswith("["):
            continue
        changed = [*lines[:index], f"{key} = 1979-05-27", *lines[index + 1 :]]
        (tmp_path / f"{name}.toml").write_text("\n".join(changed), "utf-8")
        with pytest.raises(GeneratorError, match=rf"^{name}\.toml: .*: datetime\.date\(1979, 5, 27\) is "):
            descriptor.load(name)
        tried += 1
    assert tried > 20
