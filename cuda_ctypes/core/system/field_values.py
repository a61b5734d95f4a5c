"""Values that NVML gives by number, some hundred without functions."""

from __future__ import annotations

from operator import index

from ..._hints import hinted
from ...bindings import nvml
from ..attributes import Number
from ..quick_properties import filling
from .asking import Answer, Answers

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .typing import FieldId

MEMBERS = ("d_val", "ui_val", "ul_val", "ull_val", "sll_val", "si_val", "us_val")
"""The member of a value by its type (nvmlValueType_t)."""


@hinted
@filling("_record")
class FieldValue(Answer):
    """One value, or the reason for its absence."""

    __slots__ = ()
    scope_id = Number()
    """The part of the GPU that it is about, for example the number of a link; without meaning for values of the whole GPU."""
    timestamp = Number()
    """The time of reading, in microseconds since 1970."""
    latency_usec = Number()
    """The duration of reading, in microseconds; values read together share it."""

    @property
    def field_id(self) -> FieldId:
        """Its number; a plain int without a name here."""
        number = int(self._record.field_id)
        try:
            return nvml.FieldId(number)
        except ValueError:
            return number  # type: ignore[return-value]

    @property
    def value(self) -> int | float:
        """The value. Raises NvmlError if NVML has none."""
        self._check()
        kind = self._record.value_type
        number = getattr(self._record.value[0], MEMBERS[kind])  # NumPy's, where there is NumPy
        return int(number) if kind else float(number)

    def _check(self) -> None:
        try:
            nvml.check_status(int(self._record.nvml_return))
        except nvml.NvmlError as error:
            field = self.field_id
            error.args = (f"field {int(field)} ({getattr(field, 'name', 'unknown')}), scope {self.scope_id}: {error}",)
            raise


@filling("_items", "_count")
class FieldValues(Answers):
    """Values in the order of the request: :meth:`Device.get_field_values`."""

    __slots__ = ()
    _kind = FieldValue
    if TYPE_CHECKING:

        def __getitem__(self, idx: int) -> FieldValue: ...

    def validate(self) -> None:
        """Check that NVML has all values.

        Raises
        ------
        NvmlError
            It lacks one.
        """
        for item in self:
            item._check()

    def get_all_values(self) -> list[int | float]:
        """All values.

        Returns
        -------
        list of int or float

        Raises
        ------
        NvmlError
            NVML lacks one.
        """
        return [item.value for item in self]


def fields(given: Any) -> list[Any]:
    """A request as a list of numbers and pairs.

    Parameters
    ----------
    given : list
        The request.

    Returns
    -------
    list

    Raises
    ------
    TypeError
        It is not a list.
    ValueError
        An item is neither a number nor a pair of numbers.
    """
    if not isinstance(given, list):  # a tuple may be meant as one pair
        raise TypeError(f"field_ids: a list is expected, got {type(given).__name__}")
    found: list[Any] = []
    for item in given:
        pair = item if isinstance(item, tuple) and len(item) == 2 else (item,)
        try:
            numbers = tuple(map(index, pair))
        except TypeError:
            raise ValueError(
                f"field_ids: numbers, or pairs of a number and a scope are expected, got {item!r}"
            ) from None
        found.append(numbers if len(numbers) == 2 else numbers[0])
    return found
