"""Files that commands write: whole, or not at all."""

from __future__ import annotations

import os
import shutil

from . import CommandError

ELSEWHERE = (FileNotFoundError, NotADirectoryError, PermissionError)
"""The errors of a wrong folder."""


def write(path: str, content: bytes) -> None:
    """Write a file. If that fails, the file is as it was before."""
    to = os.path.realpath(path)
    try:
        if os.path.isfile(to) or not os.path.exists(to):
            replace(to, content)
        else:  # /dev/stdout stays what it is
            with open(to, "wb") as output:
                output.write(content)
    except OSError as error:
        remedy = "; its folder must exist and be writable" if isinstance(error, ELSEWHERE) else ""
        raise CommandError(f"cannot write {path}: {error.strerror}{remedy}") from None


def replace(path: str, content: bytes) -> None:
    """Write a file beside, then put it in place, with the permissions of the one before."""
    beside = f"{path}.{os.getpid()}.part"
    output = open(beside, "xb")
    try:
        with output:
            output.write(content)
        if os.path.exists(path):
            shutil.copymode(path, beside)
        os.replace(beside, path)
    except BaseException:
        os.unlink(beside)
        raise
