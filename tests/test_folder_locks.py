"""The generator's lock of a folder, on every system. Nothing else of the generator is loaded."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from generator import files

PROGRAM = """
import sys
from pathlib import Path
from generator import files

with files.only_process(Path(sys.argv[1])):
    pass
"""


def test_one_process_holds_the_lock_of_a_folder(tmp_path: Path) -> None:
    root = Path(__file__).parent.parent

    def start(folder: Path) -> subprocess.Popen[bytes]:
        return subprocess.Popen([sys.executable, "-c", PROGRAM, str(folder)], cwd=root)

    (tmp_path / "other").mkdir()
    with files.only_process(tmp_path):
        waiting = start(tmp_path)
        assert start(tmp_path / "other").wait(60) == 0
        with pytest.raises(subprocess.TimeoutExpired):
            waiting.wait(1)
    assert waiting.wait(60) == 0
    assert [each.name for each in tmp_path.iterdir()] == ["other"], "the lock needs no file in the folder"
