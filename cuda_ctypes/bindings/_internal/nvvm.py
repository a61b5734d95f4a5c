"""Which functions the installed library has."""

from . import inspector

_inspect_function_pointer = inspector("nvvm")
