"""The convention of cuda.bindings: every function returns ``(status, outputs...)``."""

__version__ = "13.5.0"
"""The release of cuda-bindings whose names are here."""
