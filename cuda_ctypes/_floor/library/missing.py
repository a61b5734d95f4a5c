"""Error messages for a missing library or function."""

from __future__ import annotations

import os

from ...errors import FunctionNotFoundError, LibraryLoadError, LibraryNotFoundError
from ..cuda_version import version_text
from . import files

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from . import Library


def library_missing(settings: dict[str, Any], failed: list[tuple[str, str]]) -> Exception:
    """The exception for a library that could not be loaded; ``failed`` pairs each file tried with the system's
    message."""
    variable = settings["environment"]
    chosen = "cuda_ctypes.use()" if variable in files else variable if os.environ.get(variable) else ""
    tried = [file for file, _ in failed]
    refused = [text if file in text else f"{file}: {text}" for file, text in failed if not _is_missing(file, text)]
    if refused:
        which = f" ({chosen} names the file)" if chosen else ""
        return LibraryLoadError(f"{settings['summary']} was found but could not be loaded: {'; '.join(refused)}{which}")
    if chosen:
        return LibraryNotFoundError(f"{chosen} names {tried[0]}, which does not exist")
    return LibraryNotFoundError(
        f"{settings['summary']} was not found (tried {', '.join(tried)}): {settings['install']}. "
        f"{variable} can name another file."
    )


def _is_missing(file: str, text: str) -> bool:
    """Whether the file does not exist. For a bare file name only the message of the loader (glibc or musl) tells: it
    uses the same words for a missing dependency of the file."""
    if not os.path.isabs(file):
        return f"{file}: cannot open shared object file: No such" in text or f"library {file}: No such" in text
    try:
        os.stat(file)
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False
    return False


def file_of(library: Library) -> str:
    """Path of the opened file if the system knows it; else the name that the loader was given."""
    from ...pathfinder.system import path_of

    handle = library._handle  # not a number on PyPy
    return isinstance(handle, int) and path_of(handle) or library.path


def function_missing(library: Library, symbol: str, since: int) -> Exception:
    """The exception for a symbol that a library does not export; ``since`` is the CUDA version that introduced it, or
    0."""
    text = f"{file_of(library)} does not export {symbol}"
    if since:
        text += f", which came with CUDA {version_text(since)}"
    found = library.version()
    if found:
        text += f"; the library found supports CUDA {version_text(found)}"
    if found < since:
        text += (
            ": update it to call this function" if found else f": it is too old, or not {library.settings['summary']}"
        )
    return FunctionNotFoundError(text)
