"""Notes of parameters that callers may leave out, and of forms that only one face has."""

from __future__ import annotations

from .note import WITH, Note


class Default(Note):
    """``default=N``: the value of a parameter that is left out."""

    name, value, harmless = "default", WITH, True


class DefaultChecked(Note):
    """``default_checked=N``: a default in ``checked`` alone."""

    name, value, harmless = "default_checked", WITH, True


class Newer(Note):
    """``newer``: a first parameter that older forms of the function lack: callers may leave it out."""

    name = "newer"


class Callers(Note):
    """``callers``: all notes beside it are for ``checked``; in ``bindings`` the memory is the caller's, told by its address."""

    name = "callers"
