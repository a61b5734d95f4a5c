"""The programs that developers run say so, and do nothing, if they are asked for help."""

from __future__ import annotations

import pytest

from tests.interpreter import ROOT, run

ENDS = 'if __name__ == "__main__":'
COMMANDS = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__main__")
    for path in [*ROOT.glob("benchmarks/*.py"), *ROOT.glob("tests/*/**/__main__.py")]
    if ENDS in path.read_text("utf-8")
)


@pytest.mark.parametrize("module", ["generator", "tests", "tests.release", "tests.standin.build", *COMMANDS])
def test_help(module: str) -> None:
    done = run("-m", module, "--help")
    assert (done.returncode, done.stderr) == (0, "") and f"python -m {module}" in done.stdout
