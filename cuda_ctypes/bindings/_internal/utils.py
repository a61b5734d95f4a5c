"""The exceptions for a missing library or function, under the names that programs import."""

from ...errors import FunctionNotFoundError as FunctionNotFoundError
from ...errors import LibraryNotFoundError as NotSupportedError

__all__ = ["FunctionNotFoundError", "NotSupportedError"]
