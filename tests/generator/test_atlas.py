"""The atlas: which release brought, changed or removed a function."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator import atlas, descriptor, manifest

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


def test_a_function_has_a_line_where_something_happened() -> None:
    assert atlas.history(RELEASES) == [
        "gone: 12.0 gone int (void); 13.0 -",
        "new: 12.1 +",
        "other: 12.0 other_v2 int (int a); 13.0 +",
    ]


def test_sections_are_written_anew_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(atlas, "section", lambda library: f"[{library}]\nreleases: 12.0 13.0\n")
    path = tmp_path / "atlas.txt"
    atlas.write(["runtime", "driver"], path)
    monkeypatch.setattr(atlas, "section", lambda library: f"[{library}]\nreleases: 13.0\nnew: 13.0 +\n")
    atlas.write(["runtime"], path)
    assert path.read_text("ascii") == (
        "# python -m generator atlas\n[driver]\nreleases: 12.0 13.0\n\n[runtime]\nreleases: 13.0\nnew: 13.0 +\n"
    )


@pytest.mark.parametrize("library", descriptor.names())
def test_it_covers_all_releases_of_the_manifest(library: str) -> None:
    """`python -m generator atlas` after `add-release`."""
    sections = atlas.PATH.read_text("ascii").removeprefix(atlas.HEAD).split("\n\n")
    lines = next(section for section in sections if section.startswith(f"[{library}]\n")).split("\n")
    releases = manifest.releases_with(descriptor.load(library).packages)
    if library == "nvjitlink":
        releases = releases[releases.index("12.3") :]  # before, its functions had other names
    assert lines[1] == f"releases: {' '.join(releases)}"


def test_the_newest_release_equals_the_headers() -> None:
    releases = {release: atlas.states("runtime", release) for release in ("12.9", "13.5")}
    wanted = [line for line in atlas.history(releases) if line.startswith("cudaGetDeviceProperties:")]
    committed = atlas.PATH.read_text("ascii")
    assert wanted and wanted[0].replace("12.9 ", "12.0 ").replace("13.5 ", "13.0 ") in committed
