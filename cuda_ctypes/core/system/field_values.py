"""What NVML tells by number: some hundred values for which it has no functions."""

from __future__ import annotations

from ...bindings import nvml
from ..attributes import Number
from .asking import Answer, Several

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .typing import FieldId

MEMBERS = ("d_val", "ui_val", "ul_val", "ull_val", "sll_val", "si_val", "us_val")
"""Where a value is, by its type (nvmlValueType_t)."""


class FieldValue(Answer):
    """One value, or why there is none."""

    __slots__ = ()
    scope_id = Number()
    """What it is about, if it is not about all of the GPU: the number of a link, for example."""
    timestamp = Number()
    """When it was read: microseconds since 1970."""
    latency_usec = Number()
    """How long that took, in microseconds; several that are read together share it."""

    @property
    def field_id(self) -> FieldId:
        """Which value it is; a plain int where that has no name here."""
        number = int(self._record.field_id)
        try:
            return nvml.FieldId(number)
        except ValueError:
            return number  # type: ignore[return-value]

    @property
    def value(self) -> int | float:
        """The value. Raises NvmlError where NVML has none."""
        self._check()
        kind = self._record.value_type
        number = getattr(self._record.value[0], MEMBERS[kind])  # NumPy's, where there is NumPy
        return int(number) if kind else float(number)

    def _check(self) -> None:
        nvml.check_status(int(self._record.nvml_return))


class FieldValues(Several):
    """Values in the order in which they were asked for: :meth:`Device.get_field_values`."""

    __slots__ = ()

    def __getitem__(self, idx: int) -> FieldValue:
        return super().__getitem__(idx)  # type: ignore[no-any-return]

    def validate(self) -> None:
        """Raise NvmlError for the first that NVML has not."""
        for item in self:
            item._check()

    def get_all_values(self) -> list[int | float]:
        """All values. Raises NvmlError where NVML lacks one."""
        return [item.value for item in self]


def fields(given: Any) -> list[Any]:
    """What was asked for, as a list of numbers and pairs. Raises TypeError for other things."""
    if not isinstance(given, (list, tuple)):
        raise TypeError(f"field_ids: a list is expected, got {type(given).__name__}")
    for item in given:
        for number in item if isinstance(item, tuple) and len(item) == 2 else (item,):
            if not hasattr(number, "__index__"):
                raise TypeError(f"field_ids: numbers, or pairs of a number and a scope are expected, got {item!r}")
    return [*given]
