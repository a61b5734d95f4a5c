"""The evaluation of other programs' test outcomes. Running them needs a GPU and the programs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.peer.consumers import __main__ as consumers
from tests.peer.consumers import outcomes

ROOT = Path(__file__).parents[2]
PROGRAM = consumers.Program(
    name="A program",
    distribution="pytest",
    uses=["core"],
    tests="own",
    arguments=[],
    seconds=1,
    compiled="nothing",
    known=[{"test": "test_b.py::*", "reason": "a reason"}],
)


def run(**results: str) -> consumers.Run:
    tests = {f"test_{name}.py::test": outcome for name, outcome in results.items()}
    return consumers.Run(tests, dict.fromkeys(tests, "E   said"), 1.0, "")


def test_only_tests_that_ran_on_both_sides_count() -> None:
    published = run(a="passed", b="passed", c="failed", only="passed")
    ours = run(a="passed", b="failed", c="passed")
    assert consumers.lost(PROGRAM, published, ours) == [("test_b.py::test", "a reason")]
    row = consumers.row(PROGRAM, published, ours)
    assert row == f"| A program {pytest.__version__} | `core` | nothing | 3, its own | 2 | 2 | a reason |"
    told = consumers.detail(PROGRAM, published, ours)
    assert "test_b.py::test failed: a reason" in told
    assert "only on ours: test_c.py::test (failed)" in told
    assert "ran only on NVIDIA's: 1, test_only.py::test" in told


def test_an_unexplained_loss_is_reported_with_pytests_output() -> None:
    published, ours = run(x="passed"), run(x="failed")
    assert consumers.lost(PROGRAM, published, ours) == [("test_x.py::test", "")]
    assert "not known" in consumers.row(PROGRAM, published, ours)
    assert "    E   said" in consumers.detail(PROGRAM, published, ours)


def test_the_programs_have_their_files() -> None:
    found = consumers.programs()
    assert {"numba-cuda", "nvmath-python", "cuda.compute", "cuda.coop", "CuPy", "PyTorch", "grunnur", "reikna"} == {
        item.name for item in found
    }
    for program in found:
        for argument in program.arguments:
            assert not argument.startswith("programs/") or (consumers.HERE / argument).exists()


def test_outcomes_are_written_as_they_come(tmp_path: Path) -> None:
    (tmp_path / "test_three.py").write_text(
        "import pytest\n"
        "def test_good(): pass\n"
        "def test_bad(): assert 0\n"
        "@pytest.fixture\n"
        "def broken():\n"
        "    yield\n"
        "    raise RuntimeError\n"
        "def test_ends_badly(broken): pass\n"
        "def test_skipped(): pytest.skip('no')\n",
        "utf-8",
    )
    (tmp_path / "test_unimportable.py").write_text("import no_such_module_at_all\n", "utf-8")
    file = tmp_path / "outcomes"
    options = ["-p", outcomes.__name__, "-p", "no:cacheprovider", "--continue-on-collection-errors", "-q"]
    subprocess.run(
        [sys.executable, "-m", "pytest", *options, "--rootdir", str(tmp_path), str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(ROOT), outcomes.FILE: str(file)},
        capture_output=True,
        check=False,
    )
    found = [json.loads(line)[:2] for line in file.read_text("utf-8").splitlines()]
    assert [tuple(item) for item in found] == [
        ("test_unimportable.py (import)", "failed"),
        ("test_three.py::test_good", "passed"),
        ("test_three.py::test_bad", "failed"),
        ("test_three.py::test_ends_badly", "passed"),
        ("test_three.py::test_ends_badly", "failed"),
        ("test_three.py::test_skipped", "skipped"),
    ]
