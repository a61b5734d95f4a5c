"""``generator.tables.load`` that remembers, under build/tables: the stand-ins and many tests ask for the same tables.

What is kept is told apart by all that it is made from, so that it is never older than the generator or the headers.
"""

from __future__ import annotations

import functools
import hashlib
import os
import pickle
import sys
from dataclasses import replace
from pathlib import Path

from generator import descriptor, tables
from generator.model import HeaderTable

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "tables"
parse = tables.load


@functools.cache
def sources() -> bytes:
    """Stands for the generator, the versions of what it is made with, and the headers, whose hashes the manifest has."""
    files = [*ROOT.glob("generator/*.py"), *ROOT.glob("headers/libc/**/*.h")]
    files += [ROOT / "headers" / "manifest.toml", ROOT / "pyproject.toml"]
    digest = hashlib.sha256(sys.version.encode())
    for file in sorted(files):
        digest.update(f"\n{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return digest.digest()


def load(
    library: str,
    release: str,
    include: Path | None = None,
    compiler: str | None = None,
    windows: bool = False,
    own: bool = False,
) -> HeaderTable:
    """A table of the caller's own."""
    about = replace(descriptor.load(library), annotations={}, faces={})  # which tables know nothing of
    if include or compiler or (own and about.newest):
        return parse(library, release, include=include, compiler=compiler, windows=windows, own=own)
    key = hashlib.sha256(sources() + repr((about, release, windows)).encode()).hexdigest()
    file = KEPT / key
    try:
        kept: HeaderTable = pickle.loads(file.read_bytes())
        return kept
    except FileNotFoundError:
        table = parse(library, release, windows=windows)
    KEPT.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(f".{os.getpid()}")
    unfinished.write_bytes(pickle.dumps(table))
    unfinished.replace(file)
    return table
