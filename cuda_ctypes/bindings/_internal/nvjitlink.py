"""The addresses of nvJitLink's functions."""

from . import inspector

_inspect_function_pointer = inspector("nvjitlink")
