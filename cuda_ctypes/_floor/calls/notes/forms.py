"""Notes of optional parameters, and of forms that only one face has."""

from __future__ import annotations

from .note import WITH, Note


class Default(Note):
    """``default=N``: the default value of a parameter."""

    name, value, harmless = "default", WITH, True


class DefaultChecked(Note):
    """``default_checked=N``: a default value in ``checked`` only."""

    name, value, harmless = "default_checked", WITH, True


class Newer(Note):
    """``newer``: a first parameter that older forms of the function lack; callers may omit it."""

    name, harmless = "newer", True


class Callers(Note):
    """``callers``: the other notes apply to ``checked`` only; in ``bindings`` the caller passes the address of its
    memory."""

    name = "callers"
