"""The atlas: which release brought, changed or removed a function."""

from __future__ import annotations

from pathlib import Path

import pytest

from cuda_ctypes._commands.atlas import History, history
from generator import atlas, descriptor, manifest
from generator.errors import GeneratorError
from generator.model import Alias
from generator.parse import parse
from generator.preprocess import Preprocessed

RELEASES = {
    "12.0": {"same": "same int (void)", "gone": "gone int (void)", "other": "other_v2 int (int a)"},
    "12.1": {
        "same": "same int (void)",
        "gone": "gone int (void)",
        "other": "other_v2 int (int a)",
        "new": "new int (void)",
    },
    "13.0": {"same": "same int (void)", "other": "other_v3 int (int a, int b)", "new": "new int (void)"},
}
LINES = [
    "gone: 12.0 gone int (void); 13.0 -",
    "new: 12.1 +",
    "other: 12.0 other_v2 int (int a); 13.0 +",
]


def test_a_function_has_a_line_where_something_happened() -> None:
    assert atlas.extended(History([], {}), RELEASES) == LINES


def test_later_releases_extend_the_lines() -> None:
    """Only the headers of the last release and of the new ones are needed."""
    before = {release: RELEASES[release] for release in ("12.0", "12.1")}
    text = "\n".join(["[small]", "releases: 12.0 12.1", *atlas.extended(History([], {}), before)]) + "\n"
    known = history("small", text)
    assert known.releases == ["12.0", "12.1"] and [*known.events] == ["new"]
    assert atlas.extended(known, {release: RELEASES[release] for release in ("12.1", "13.0")}) == LINES


def test_sections_are_written_anew_or_extended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        atlas, "states", lambda library, release: {"same": "same int (void)", release: "of one release"}
    )
    monkeypatch.setattr(manifest, "releases_with", lambda *_: ["12.0", "12.9"])
    path = tmp_path / "atlas.txt"
    atlas.write(["runtime", "driver"], path)
    one = "releases: 12.0 12.9\n12.0: 12.0 of one release; 12.9 -\n12.9: 12.9 +\n"
    assert path.read_text("ascii") == f"# python -m generator atlas\n[driver]\n{one}\n[runtime]\n{one}"
    monkeypatch.setattr(manifest, "releases_with", lambda *_: ["12.0", "12.9", "13.0"])
    atlas.write(["runtime"], path, anew=False)
    two = (
        "releases: 12.0 12.9 13.0\n12.0: 12.0 of one release; 12.9 -\n12.9: 12.9 of one release; 13.0 -\n13.0: 13.0 +\n"
    )
    assert path.read_text("ascii") == f"# python -m generator atlas\n[driver]\n{one}\n[runtime]\n{two}"
    monkeypatch.setattr(atlas, "states", lambda *_: pytest.fail("the atlas has all releases"))
    atlas.write(["runtime"], path, anew=False)
    monkeypatch.setattr(atlas, "states", lambda library, release: {"same": "same int (void)"})
    atlas.write(["runtime"], path)
    assert path.read_text("ascii").endswith("[runtime]\nreleases: 12.0 12.9 13.0\n")


@pytest.mark.parametrize("library", descriptor.names())
def test_it_covers_all_releases_of_the_manifest(library: str) -> None:
    """`python -m generator atlas` after `add-release`."""
    releases = manifest.releases_with(descriptor.load(library).packages)
    if library == "nvjitlink":
        releases = releases[releases.index("12.3") :]  # before, it exported no function of a public name
    if library == "nccl":
        releases = []  # the manifest has one version for all
    assert history(library).releases == releases


HEADER = """# 1 "small.h"
int same(int a);
int renamed(const int *b);
int changed(long a);
int added(int a);
int moved_v2(int a);
"""
HISTORY = """[runtime]
releases: 12.0 12.4 13.0
added: 12.4 +
changed: 12.0 changed int (int a); 13.0 +
left: 12.0 left int (void); 12.4 -
moved: 12.0 moved int (int a); 12.4 +
renamed: 12.0 renamed int (int *a); 13.0 +
"""


def introduced(release: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, int | str]:
    """The version of each function of a small library, and the release that had the others already."""
    table = parse(Preprocessed(text=HEADER), "runtime", release, "^$")
    table.aliases = [Alias("moved", "moved_v2")]
    monkeypatch.setattr(atlas, "history", lambda library: history(library, HISTORY))
    atlas.introduce(table, release)
    return {"": table.since} | {function.symbol: function.since for function in table.functions}


def test_functions_have_the_release_that_brought_them_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of parameters and const make no difference to a call; another symbol or type does."""
    assert introduced("13.0", monkeypatch) == {
        "": "12.0",
        "same": 0,
        "renamed": 0,
        "changed": 13000,
        "added": 12040,
        "moved_v2": 12040,
    }


def test_nothing_is_said_of_a_release_that_the_atlas_does_not_have(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for release, command in (("13.1", "atlas"), ("12.3", "atlas runtime"), ("11.8", "atlas runtime")):
        assert {*introduced(release, monkeypatch).values()} == {0, ""}
        said = capsys.readouterr().err
        assert f"runtime {release}: the atlas does not have the release" in said
        assert f"`python -m generator {command}` adds it" in said


def test_the_newest_release_equals_the_headers() -> None:
    releases = {release: atlas.states("runtime", release) for release in ("12.9", "13.5")}
    wanted = [line for line in atlas.extended(History([], {}), releases) if line.startswith("cudaGetDeviceProperties:")]
    committed = atlas.PATH.read_text("ascii")
    assert wanted and wanted[0].replace("12.9 ", "12.0 ").replace("13.5 ", "13.0 ") in committed


def test_a_full_disk_leaves_the_atlas(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(atlas, "states", lambda library, release: {"same": "same int (void)"})
    monkeypatch.setattr(manifest, "releases_with", lambda *_: ["12.0"])
    path = tmp_path / "atlas.txt"
    path.write_text("# python -m generator atlas\n[driver]\nreleases: 12.0\n", "ascii")

    def full(self: Path, text: str, *_: object) -> None:
        with self.open("w") as file:
            file.write(text[:10])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(
        GeneratorError, match="cannot write the atlas atlas.txt: No space left on device; it is unchanged"
    ):
        atlas.write(["runtime"], path)
    assert path.read_text("ascii") == "# python -m generator atlas\n[driver]\nreleases: 12.0\n"
    assert [item.name for item in tmp_path.iterdir()] == ["atlas.txt"]
