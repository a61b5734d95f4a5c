"""Facts about this Python on which the package depends."""

import sys

PYPY = sys.implementation.name == "pypy"
"""C gets a copy of bytes, so it cannot write into them, as cuda.bindings allows for NVRTC."""

SLOT_SWAP = (
    sys.implementation.name == "cpython"
    and sys.version_info >= (3, 10)
    and getattr(sys, "_is_gil_enabled", lambda: True)()
)
"""A variable can be read and cleared with no other thread in between: not before Python 3.10, nor without the GIL."""
