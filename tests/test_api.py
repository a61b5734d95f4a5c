"""``python -m cuda_ctypes api`` of all functions. That does not depend on the Python; ``commands/test_api.py`` is for every Python."""

from __future__ import annotations

import pytest

from cuda_ctypes.__main__ import main
from cuda_ctypes._commands.api import WORDS
from cuda_ctypes._floor.tables.libraries import library_names
from cuda_ctypes.vendor.selection import Source


@pytest.mark.parametrize("library", library_names())
def test_every_function_can_be_shown_and_every_note_said(library: str, capsys: pytest.CaptureFixture[str]) -> None:
    source = Source(library, 13)
    names = [*source.table.functions]
    notes = {note for name in names for item in source.prototype(name, "checked").parameters for note in item.notes}
    assert notes <= set(WORDS) | {"asks", "makes", "as"}
    assert main(["api", *(f"{library}:{name}" for name in names)]) == 0
    assert capsys.readouterr().out.count("  checked   ") == len(names)
