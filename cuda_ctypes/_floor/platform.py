"""Properties of this Python that the package depends on."""

import sys

PYPY = sys.implementation.name == "pypy"
"""PyPy passes a copy of bytes to C, which therefore cannot write into them, as cuda.bindings allows for NVRTC."""

SLOT_SWAP = (
    sys.implementation.name == "cpython"
    and sys.version_info >= (3, 10)
    and getattr(sys, "_is_gil_enabled", lambda: True)()
)
"""Reading and clearing a variable is atomic: not before Python 3.10, nor without the GIL."""

FREE_THREADED = "free-threading" in sys.version
"""A build that can run without the GIL: its objects have a longer header."""
