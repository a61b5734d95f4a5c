"""The folder of programs' caches."""

from __future__ import annotations

import os


def cache_folder(*names: str) -> str:
    """A folder in the user's cache: in ``$XDG_CACHE_HOME``, which counts if it is absolute, or ``~/.cache``; on Windows in
    ``%LOCALAPPDATA%``."""
    home = os.path.expanduser("~")
    if os.name == "nt":
        root = os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local")
    else:
        root = os.environ.get("XDG_CACHE_HOME", "")
        root = root if os.path.isabs(root) else os.path.join(home, ".cache")
    return os.path.join(root, *names)
