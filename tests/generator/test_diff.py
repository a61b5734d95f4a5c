"""Changes between two releases."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from generator import descriptor, fetch
from generator.__main__ import main
from generator.diff import Comparison, compare
from generator.model import Alias, HeaderTable, Location
from generator.parse import parse
from generator.preprocess import Macro, Preprocessed

OLD = """
typedef enum mode_enum { FAST, SLOW, COUNT } mode;
enum gone { GONE };
typedef struct box_st { char tag; int size; long old; } box;
typedef struct part_st { int a; } part;
typedef unsigned int handle;
typedef void (*callback)(int);
struct hidden *find(void);
int make(int flags);
int make_v2(int flags);
int wait(void);
int open(box *b, int n);
int drop(void);
static inline int start(void) { return make(0); }
"""
NEW = """
typedef enum mode_enum { FAST, MEDIUM, SLOW, COUNT } mode;
enum fresh { FRESH };
typedef struct box_st { int size; char tag; _Alignas(32) unsigned extra; } box;
typedef struct part_st { unsigned a; } part;
typedef struct added_st { int x; } added;
typedef unsigned long handle;
typedef void (*callback)(int, void *data);
struct hidden *find(void);
int make(int flags);
int make_v2(int flags);
int make_v3(int flags);
int wait(void);
int wait_v2(void);
int open(const box *b, int n, ...);
static inline int start(int how) { return make(how); }
"""


def table(text: str, release: str, aliases: list[Alias], macros: dict[str, str]) -> HeaderTable:
    given = [Macro(name, value, Location("sample.h", 1)) for name, value in macros.items()]
    preprocessed = Preprocessed(f'# 1 "sample.h"{text}', aliases=aliases, macros=given)
    return parse(preprocessed, "sample", release, "^SMP_")


@pytest.fixture
def difference() -> Comparison:
    old = table(OLD, "1.0", [Alias("make", "make_v2")], {"SMP_VERSION": "1", "SMP_OLD": "2"})
    new = table(
        NEW, "2.0", [Alias("make", "make_v3"), Alias("wait", "wait_v2")], {"SMP_VERSION": "2", "SMP_NEW": "((handle)1)"}
    )
    return compare(old, new)


def test_text(difference: Comparison) -> None:
    assert (
        difference.to_text()
        == """\
sample: 1.0 -> 2.0

functions: 2 added, 1 removed, 1 changed
  + make_v3
  + wait_v2
  - drop
  ~ open
      signature: int (box *b, int n) -> int (const box *b, int n, ...)

aliases: 2 re-pointed
  ~ make
      symbol: make_v2 -> make_v3
  ~ wait
      symbol: wait -> wait_v2

inlines: 1 changed
  ~ start
      signature: int (void) -> int (int how)

enums: 1 added, 1 removed
  + fresh
  - gone

enumerators: 1 added, 2 renumbered
  + mode_enum.MEDIUM
  ~ mode_enum.SLOW
      value: 1 -> 2
  ~ mode_enum.COUNT
      value: 2 -> 3

records: 1 added, 1 re-laid
  + added_st
  ~ box_st
      size: 16 -> 64
      align: 8 -> 32

fields: 1 added, 1 removed, 3 changed
  + box_st.extra
  - box_st.old
  ~ box_st.size
      offset: 4 -> 0
  ~ box_st.tag
      offset: 0 -> 4
  ~ part_st.a
      type: int -> unsigned int

typedefs: 1 added, 1 changed
  + added
  ~ handle
      type: unsigned int -> unsigned long

callbacks: 1 changed
  ~ callback
      signature: void (int arg0) -> void (int arg0, void *data)

constants: 1 added, 1 removed, 1 changed
  + SMP_NEW
  - SMP_OLD
  ~ SMP_VERSION
      value: 1 -> 2
"""
    )


def test_json_says_the_same(difference: Comparison) -> None:
    data = json.loads(difference.to_json())
    assert (data["library"], data["old"], data["new"]) == ("sample", "1.0", "2.0")
    assert data["functions"] == {
        "added": ["make_v3", "wait_v2"],
        "removed": ["drop"],
        "changed": {
            "open": {"signature": {"old": "int (box *b, int n)", "new": "int (const box *b, int n, ...)"}},
        },
    }
    assert data["aliases"]["changed"]["make"] == {"symbol": {"old": "make_v2", "new": "make_v3"}}
    assert data["records"]["changed"]["box_st"] == {"size": {"old": 16, "new": 64}, "align": {"old": 8, "new": 32}}
    assert data["opaques"] == {"added": [], "removed": [], "changed": {}}


def test_the_reverse_diff_is_the_mirror_image() -> None:
    old = table(OLD, "1.0", [Alias("make", "make_v2")], {})
    new = table(NEW, "2.0", [Alias("make", "make_v3")], {})
    there, back = compare(old, new), compare(new, old)
    for group, changes in there.groups.items():
        assert changes.added == back.groups[group].removed
        assert changes.removed == back.groups[group].added
        assert {
            name: {fact: (change.old, change.new) for fact, change in facts.items()}
            for name, facts in changes.changed.items()
        } == {
            name: {fact: (change.new, change.old) for fact, change in facts.items()}
            for name, facts in back.groups[group].changed.items()
        }


def test_no_difference() -> None:
    old = table(OLD, "1.0", [], {})
    assert compare(old, old).to_text() == "sample: 1.0 -> 1.0\nno difference\n"


def test_the_command_on_real_headers(releases: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "12.9", "13.5", "--json"]) == 0
    shown = capsys.readouterr().out
    data = json.loads(shown)
    assert {name: change["symbol"]["new"] for name, change in data["aliases"]["changed"].items()} == {
        "cuCtxCreate": "cuCtxCreate_v4",
        "cuDeviceGetUuid": "cuDeviceGetUuid_v2",
        "cuEventElapsedTime": "cuEventElapsedTime_v2",
        "cuGraphAddDependencies": "cuGraphAddDependencies_v2",
        "cuGraphAddNode": "cuGraphAddNode_v2",
        "cuGraphGetEdges": "cuGraphGetEdges_v2",
        "cuGraphNodeGetDependencies": "cuGraphNodeGetDependencies_v2",
        "cuGraphNodeGetDependentNodes": "cuGraphNodeGetDependentNodes_v2",
        "cuGraphRemoveDependencies": "cuGraphRemoveDependencies_v2",
        "cuMemAdvise": "cuMemAdvise_v2",
        "cuMemPrefetchAsync": "cuMemPrefetchAsync_v2",
        "cuMemcpy3DBatchAsync": "cuMemcpy3DBatchAsync_v2",
        "cuMemcpyBatchAsync": "cuMemcpyBatchAsync_v2",
        "cuStreamGetCaptureInfo": "cuStreamGetCaptureInfo_v3",
        "cuStreamUpdateCaptureDependencies": "cuStreamUpdateCaptureDependencies_v2",
    }
    assert data["records"]["changed"]["CUtensorMap_st"] == {"align": {"old": 64, "new": 128}}
    assert data["functions"]["removed"] == []
    assert main(["diff", "driver", "12.9", "13.5", "--json"]) == 0
    assert capsys.readouterr().out == shown, "the same command gave something else the second time"
    assert main(["diff", "nvrtc", "driver", "12.9", "13.5", "--json"]) == 0
    assert [one["library"] for one in json.loads(capsys.readouterr().out)] == ["nvrtc", "driver"]


@pytest.fixture
def two_nvvms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Old and new releases of nvvm, whose newest headers serve every release otherwise."""
    old, new = "int nvvmOld(void);\n", "int nvvmNew(void);\n"
    for release, text in (("12.9", old), ("13.4", old), ("13.5", new)):
        (tmp_path / release).mkdir()
        (tmp_path / release / "nvvm.h").write_text(text)
    monkeypatch.setattr(fetch, "include_directories", lambda release, *_: [tmp_path / release])
    assert descriptor.load("nvvm").newest


@pytest.mark.usefixtures("two_nvvms")
def test_releases_are_compared_by_their_own_headers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "nvvm", "12.9", "13.5"]) == 0
    assert capsys.readouterr().out == (
        "nvvm: 12.9 -> 13.5\n\nfunctions: 1 added, 1 removed\n  + nvvmNew\n  - nvvmOld\n"
    )


@pytest.mark.usefixtures("two_nvvms")
def test_one_release_is_compared_with_the_package_and_twice_with_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "nvvm", "13.4"]) == 0
    assert capsys.readouterr().out.startswith("nvvm: 13.5 -> 13.4\n\nfunctions: 1 added, 1 removed\n")
    assert main(["diff", "nvvm", "13.4", "13.4"]) == 0
    assert capsys.readouterr().out == "nvvm: 13.4 -> 13.4\nno difference\n"


@pytest.mark.usefixtures("two_nvvms")
@pytest.mark.parametrize("stage", ["preprocess", "parse", "model"])
def test_a_release_is_shown_from_its_own_headers(stage: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([stage, "nvvm", "12.9"]) == 0
    said = capsys.readouterr()
    assert "nvvmOld" in said.out and "nvvmNew" not in said.out
    assert not said.err


def test_annotate_names_the_release_of_newer_headers(releases: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["annotate", "nvvm", "12.9"]) == 0
    assert capsys.readouterr().err == f"nvvm 12.9: made from the headers of CUDA {releases[-1]}\n"
    assert main(["annotate", "nvvm", releases[-1]]) == 0
    assert not capsys.readouterr().err


def test_a_release_that_is_not_there(releases: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "1.0", "13.5"]) == 1
    assert "1.0" in capsys.readouterr().err


@pytest.mark.skipif(not shutil.which("make"), reason="there is no make")
@pytest.mark.parametrize("releases", ["13.5", "12.9 13.5", "12.9 13.4 13.5"])
def test_make_shows_a_difference_whatever_the_number_of_releases(releases: str) -> None:
    root = Path(__file__).parent.parent.parent
    said = subprocess.check_output(["make", "-n", f"RELEASES={releases}", "all"], cwd=root, text=True)
    first, last = releases.split()[0], releases.split()[-1]
    assert f"-m generator diff {first} {last} |" in said
