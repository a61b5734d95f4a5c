"""The Python blocks of the README and of ``docs/`` run, on a GPU or on the stand-in, and print what the pages say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.documents import END_OF_BLOCK, pages, program, python_blocks
from tests.gpu.core.test_examples import run
from tests.gpu.faces import ROOT
from tests.interpreter import BESIDE

pytestmark = [pytest.mark.processes, pytest.mark.usefixtures("package", "compilers", "system")]

PAGES = {page.relative_to(ROOT).as_posix(): page for page in pages() if python_blocks(page)}
FIRST = ("README.md", "docs/start.md")
"""On other Pythons these suffice: the package's own tests run there too."""


@pytest.mark.parametrize("name", FIRST if BESIDE else PAGES)
def test_page(name: str, tmp_path: Path, on_standin: bool) -> None:
    page = PAGES[name]
    file = tmp_path / f"page_{page.stem.replace('-', '_').lower()}.py"
    file.write_text(program(page), "utf-8")
    done = run(file, on_standin, tmp_path)  # where a page writes its files
    assert done.returncode == 0, f"{name}: line numbers are the page's\n{done.stderr}"
    assert done.stderr == "", f"{name}: {done.stderr}"
    printed = done.stdout.split(END_OF_BLOCK)
    for block, output in zip(python_blocks(page), printed):
        assert output == (block.output or ""), f"{name}, block in line {block.line}: the page says {block.output!r}"


def test_the_pages_have_programs() -> None:
    assert "README.md" in PAGES and "docs/guides/memory.md" in PAGES and len(PAGES) > 8
