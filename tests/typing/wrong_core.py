"""What a type checker must object to in uses of core: each ``# error`` stands where mypy must see that error."""

from __future__ import annotations

from typing import Any

from cuda_ctypes.core.utils import args_viewable_as_strided_memory


@args_viewable_as_strided_memory((0,))
def count(array: Any) -> int:
    return len(array.view(-1).shape)


axes: int = count([])
name: str = count([])  # error: assignment
count([]).upper()  # error: attr-defined
