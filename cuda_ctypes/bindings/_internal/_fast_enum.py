"""The types of all enumerations, for questions; a program cannot make its own of them."""

from ..._floor.types import Enum as FastEnum
from ..._floor.types import EnumType as FastEnumMetaclass

__all__ = ["FastEnum", "FastEnumMetaclass"]
