"""PyInstaller's hook for this package. PyInstaller finds this folder by the entry point ``pyinstaller40``."""

from __future__ import annotations

import os


def folders() -> list[str]:
    """The folders with hooks."""
    return [os.path.dirname(__file__)]
