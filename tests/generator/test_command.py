"""The stages take libraries, releases and folders in the same way; packages, forms and majors are data."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

import cuda_ctypes
from generator import command, diff, emit, forms, generate, packages, verify
from generator.__main__ import main
from generator.descriptor import Descriptor
from generator.errors import GeneratorError
from tests.generator.small_library import SmallLibrary, small

__all__ = ["small"]


@pytest.mark.parametrize("stage", [generate, verify, diff])
def test_words_are_libraries_and_releases_in_any_order(stage: object) -> None:
    parser = argparse.ArgumentParser()
    stage.configure(parser)  # type: ignore[attr-defined]
    places = ["--include", "a", "--include", "b", "--output", "c"]
    said = parser.parse_args(["13.4", "driver", "nvrtc", "13.5", *places])
    asked = command.asked(said)
    assert (asked.libraries, asked.releases, asked.every) == (["driver", "nvrtc"], ["13.4", "13.5"], False)
    assert (said.include, said.output) == ((Path("a"), Path("b")), Path("c"))
    assert command.asked(parser.parse_args(["all", "--release", "13.5"])).every
    for words, message in {
        ("all", "driver"): "all is every library: leave out driver",
        ("drivr",): r"no library 'drivr' \(did you mean driver\?\)",
        ("13.5.1",): "'13.5.1' is not a CUDA release",
    }.items():
        with pytest.raises(GeneratorError, match=message):
            command.asked(parser.parse_args([*words]))


def test_diff_compares_an_include_folder_with_the_package(small: SmallLibrary) -> None:
    small.describe("smlStatus smlRun(int a);\nsmlStatus smlGone(int a);\n")
    small.generate()
    places = ["--include", str(small.include), "--output", str(small.package)]
    assert main(["diff", "small", "13.2", "13.4", "13.3", *places]) == 1
    assert main(["generate", "13.5", *places]) == 1
    assert small.capsys.readouterr().err == (
        "error: diff compares two releases: python -m generator diff driver 13.4 13.5\n"
        "error: name a library, or all: python -m generator generate driver 13.5\n"
    )
    assert main(["generate", "small", "13.4", "13.5", *places]) == 1
    assert "a package has the modules of one release of each major" in small.capsys.readouterr().err
    small.describe("smlStatus smlRun(int a);\n")
    assert "1 functions are gone, which programs may call: smlGone" in small.generate()


def test_a_new_major_gets_its_packages() -> None:
    made = emit.new_packages(11, Descriptor("small", [], modules=["raw"]))
    assert made == {
        "cu11/__init__.py": '"""CUDA 11, whatever the default is."""\n',
        "cu11/raw/__init__.py": '"""C as it is: ctypes prototypes that return the status."""\n',
    }
    assert emit.new_packages(13, Descriptor("small", [])) == {}


def test_the_majors_of_the_package_are_its_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert cuda_ctypes.MAJORS == ("13", "12")
    for name in ("cu9", "cu11", "cu12", "curious"):
        (tmp_path / name).mkdir()
    (tmp_path / "__init__.py").touch()
    monkeypatch.setattr(cuda_ctypes, "__file__", str(tmp_path / "__init__.py"))
    assert cuda_ctypes._majors() == ("12", "11", "9")
    monkeypatch.setattr(cuda_ctypes, "__file__", str(tmp_path / "archive.zip" / "__init__.py"))
    assert cuda_ctypes._majors() == ("13", "12"), "an archive has no folders to list"


def test_packages_are_named_by_the_major_that_brought_the_name() -> None:
    runtime = packages.sources()["cuda_runtime"]
    assert [runtime.name(major) for major in (10, 11, 12, 13, 14)] == [
        "",
        "nvidia-cuda-runtime-cu11",
        "nvidia-cuda-runtime-cu12",
        "nvidia-cuda-runtime",
        "nvidia-cuda-runtime",
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[packages.a]\nversion = "some"\nnames = {}\n', "packages.a.version: 'some' is not one of same, up to"),
        ('[packages.a]\nversion = "same"\nnames = { x = "a" }\n', "packages.a.names: x is not a CUDA major"),
        ("[packages.a]\nnames = {}\n", "packages.a.version must be set"),
    ],
)
def test_a_wrong_entry_is_told(text: str, message: str, tmp_path: Path) -> None:
    toolkit = '[toolkit]\npackage = "p"\nheader = "h"\nmacro = "M"\n'
    (tmp_path / "packages.toml").write_text(toolkit + text)
    with pytest.raises(GeneratorError, match=f"^packages.toml: {message}"):
        packages.read(tmp_path / "packages.toml")


def test_forms_of_functions() -> None:
    found = forms.symbol().fullmatch("cuMemcpy_v2_ptds")
    assert found and found.groupdict() == {"name": "cuMemcpy", "form": "2", "twin": "_ptds"}
    found = forms.typedef().fullmatch("PFN_cuMemcpy_v7000_ptds")
    assert found and found.groupdict() == {"name": "cuMemcpy", "version": "7000", "twin": "_ptds"}
    assert forms.ending().sub("", "cuMemcpy_v12_ptsz") == "cuMemcpy"
    assert forms.is_twin("cuMemcpy_ptsz") and not forms.is_twin("cuMemcpy")
