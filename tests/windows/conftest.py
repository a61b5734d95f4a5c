"""These tests are for Windows alone."""

import sys

from cuda_ctypes._floor import native

collect_ignore_glob = [] if sys.platform == "win32" else ["test_*.py"]
native.available()  # this Python proves itself before tests import parts of the check
