"""The types of enumerations, for isinstance and issubclass; programs cannot derive their own from them."""

from ..._floor.types import Enum as FastEnum
from ..._floor.types import EnumType as FastEnumMetaclass

__all__ = ["FastEnum", "FastEnumMetaclass"]
