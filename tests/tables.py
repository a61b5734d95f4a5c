"""``generator.tables.load`` with a cache under build/tables, for the stand-ins and the many tests that use the same tables.

The key of an entry covers all sources of the table: a change of the generator or the headers makes a new entry.
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
    """Bytes that change with the generator, the versions of its dependencies, and the headers' hashes in the manifest."""
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
    """Load a table that the caller may change."""
    about = replace(descriptor.load(library), annotations={}, faces={})  # tables do not depend on these
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
