"""The self-check of :mod:`..proof`: each kind of argument and result, machine code against Python, in a few
milliseconds.

The C functions are ctypes callbacks that record their arguments. Each check yields whether code did the same as Python, and the
words for the difference.
"""

from __future__ import annotations

import itertools

from ... import from_a_signal
from . import arguments, calls, classes, members, objects, results
from .trial import Trial

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator

GROUPS = arguments, results, calls, classes, members, objects


def differences() -> Iterator[str]:
    """The differences between machine code and Python, in a few words each."""
    try:
        # First: an untested Python proves itself meanwhile, by all modules of this folder.
        from ... import builtins as builtins
        from .. import interpreter

        if not interpreter.ready():
            yield "objects are laid out in another way"
            return
        for check in itertools.chain(*[group.CHECKS for group in GROUPS]):
            for right, what in check(Trial()):
                if not right:
                    yield what
    except Exception as error:
        if from_a_signal(error):
            raise
        yield f"{type(error).__name__}: {error}"
