"""The exceptions that programs expect where a library or a function of it is missing."""

from ...errors import FunctionNotFoundError as FunctionNotFoundError
from ...errors import LibraryNotFoundError as NotSupportedError

__all__ = ["FunctionNotFoundError", "NotSupportedError"]
