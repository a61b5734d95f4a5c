"""What is said where a library or a function is not there."""

from __future__ import annotations

import os

from ...errors import FunctionNotFoundError, LibraryLoadError, LibraryNotFoundError
from ..cuda_version import version_text

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from . import Library


def library_missing(settings: dict[str, Any], failed: list[tuple[str, str]]) -> Exception:
    """The exception for a library of which no file could be loaded; ``failed`` are those tried, and what the system said."""
    variable = settings["environment"]
    tried = [file for file, _ in failed]
    refused = [text if file in text else f"{file}: {text}" for file, text in failed if not _is_missing(file, text)]
    if refused:
        return LibraryLoadError(f"{settings['summary']} was found but could not be loaded: {'; '.join(refused)}")
    if os.environ.get(variable):
        return LibraryNotFoundError(f"{variable} names {tried[0]}, which does not exist")
    return LibraryNotFoundError(
        f"{settings['summary']} was not found (tried {', '.join(tried)}): {settings['install']}. "
        f"{variable} can name another file."
    )


def _is_missing(file: str, text: str) -> bool:
    """Whether there is no such file. Of one that is looked for by its name only the loader's words tell, glibc's or musl's,
    who complains alike of a file that it needs."""
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
    """The file that was opened, as far as the system tells; else the name that its loader was given."""
    from ...pathfinder.system import path_of

    handle = library._handle  # on PyPy no number
    return isinstance(handle, int) and path_of(handle) or library.path


def function_missing(library: Library, symbol: str, since: int) -> Exception:
    """The exception for a function that a library does not export; ``since`` is the CUDA version that brought it, 12030 or 0."""
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
