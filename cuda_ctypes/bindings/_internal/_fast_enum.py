"""The types of all enumerations."""

from ..._floor.types import Enum as FastEnum
from ..._floor.types import EnumType as FastEnumMetaclass

__all__ = ["FastEnum", "FastEnumMetaclass"]
