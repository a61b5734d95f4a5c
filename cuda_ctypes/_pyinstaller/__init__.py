"""PyInstaller's hooks, found by the entry point ``pyinstaller40``: modules are loaded by name on first use, so it cannot see
them in the code. PyInstaller runs the hooks as scripts, which have no package: they import this one by its full name."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parent.parent


def folders() -> list[str]:
    """The folders with hooks."""
    return [str(PACKAGE / "_pyinstaller")]


def modules(below: str = "") -> list[str]:
    """All modules of the package or of a folder of it."""
    paths = [path.relative_to(PACKAGE.parent).with_suffix("") for path in (PACKAGE / below).rglob("*.py")]
    return sorted(".".join(path.parts[:-1] if path.name == "__init__" else path.parts) for path in paths)
