"""The shared base of every face of every library, in rooms."""

import sys

FAULTS = (ImportError, AttributeError, NameError)
"""Errors of modules that are loaded in part."""


def first_use_refused(error: Exception, name: str) -> "Exception | None":
    """The exception for a first use that cannot be: of FAULTS, those that tell that modules cannot be loaded now; None for others.

    A first use loads modules. Where a signal handler or a finalizer interrupts that and uses the package in turn, they are there in
    part only; at the very end of Python, there are no others any more.
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
