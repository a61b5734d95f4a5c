"""The code blocks of the README and of ``docs/``, as programs.

The ``python`` blocks of a page are one program, in their order. A ``text`` block after one is its output. The ``sh``
blocks are commands. ``<!-- not run: reason -->`` in the line above a block excludes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.interpreter import ROOT

FENCE = re.compile(r"^```(?P<language>[a-z]+)$\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
NOT_RUN = re.compile(r"<!-- not run: (.+) -->\n$")
END_OF_BLOCK = "\0"
"""Printed after each block of a program."""


@dataclass(frozen=True)
class Block:
    language: str
    code: str
    line: int
    """Where the code begins, from 1."""
    not_run: str
    """Why it is not run; empty if it is."""
    output: str | None = None
    """What it prints, if the page says so."""


def pages() -> list[Path]:
    """All pages with code, those of the site included."""
    beside = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "generator/README.md", "examples/README.md")]
    return [*beside, *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    found = list(FENCE.finditer(text))
    for number, item in enumerate(found):
        following = found[number + 1] if number + 1 < len(found) else None
        output = None
        if following and following["language"] == "text" and not text[item.end() : following.start()].strip():
            output = following["code"]
        reason = NOT_RUN.search(text[: item.start()])
        line = text.count("\n", 0, item.start("code")) + 1
        yield Block(item["language"], item["code"], line, reason[1] if reason else "", output)


def python_blocks(page: Path) -> list[Block]:
    """The pages whose blocks are run."""
    return [block for block in blocks(page) if block.language == "python" and not block.not_run]


def program(page: Path) -> str:
    """All blocks of a page that are run, at their line numbers in the page."""
    lines: list[str] = []
    for block in python_blocks(page):
        lines += [""] * (block.line - 1 - len(lines))
        lines += [*block.code.splitlines(), f"print({END_OF_BLOCK!r}, end='', flush=True)"]
    return "\n".join(lines) + "\n"
