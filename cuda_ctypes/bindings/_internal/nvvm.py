"""The addresses of libNVVM's functions."""

from . import inspector

_inspect_function_pointer = inspector("nvvm")
