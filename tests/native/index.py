"""An argument that tells its number only if it is asked."""

from __future__ import annotations

from typing import Any


class Index:
    """An object that is no int, as NumPy's integers."""

    def __init__(self, number: Any) -> None:
        self.number = number

    def __index__(self) -> Any:
        if isinstance(self.number, BaseException):
            raise self.number
        return self.number
