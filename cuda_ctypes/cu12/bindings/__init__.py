"""The convention of cuda.bindings: every function returns ``(status, outputs...)``."""

__version__ = "12.9.10"
"""The release of cuda-bindings whose names are here."""
