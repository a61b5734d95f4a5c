"""The convention of cuda.bindings: every function returns ``(status, outputs...)``."""
