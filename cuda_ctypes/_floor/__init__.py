"""The shared base of every face of every library, in rooms."""

import sys

FAULTS = (ImportError, AttributeError, NameError)
"""Errors of partially loaded modules."""


def first_use_refused(error: Exception, name: str) -> "Exception | None":
    """The exception for a first use that is impossible now, from an error in FAULTS; None for unrelated errors.

    A first use loads modules. If a signal handler or a finalizer interrupts it and uses the package in turn, these
    modules are partially loaded; at interpreter shutdown no module can be loaded.
    """
    if isinstance(error, ImportError) and (sys.is_finalizing() or sys.meta_path is None):
        return RuntimeError(
            f"{name}: the first use cannot be at the end of Python, which loads no modules any more; use it before"
        )
    if isinstance(error, NameError) or "partially initialized module" in str(error):
        return RuntimeError(
            f"{name}: the first use cannot be inside of another first use, as in a signal handler or a finalizer which interrupted "
            "that; use it before, or again later"
        )
    return None
