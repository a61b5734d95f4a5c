"""What goes beyond single objects: views of other libraries' arrays, batches, caches of compiled programs."""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..memory.copy_batch import copy_batch
    from ..memory.copy_options import CopyOptions, MemcpyOverlapMode, MemcpySrcAccessOrder
    from ..memory.managed_operations import discard_batch, discard_prefetch_batch, prefetch_batch
    from ..program_cache import (
        FileStreamProgramCache,
        InMemoryProgramCache,
        ProgramCacheResource,
        make_program_cache_key,
    )
    from ..strided_memory_view import StridedMemoryView, args_viewable_as_strided_memory

__all__ = [
    "CopyOptions",
    "FileStreamProgramCache",
    "InMemoryProgramCache",
    "MemcpyOverlapMode",
    "MemcpySrcAccessOrder",
    "ProgramCacheResource",
    "StridedMemoryView",
    "args_viewable_as_strided_memory",
    "copy_batch",
    "discard_batch",
    "discard_prefetch_batch",
    "make_program_cache_key",
    "prefetch_batch",
]

_HOMES = {
    "memory.copy_batch": ("copy_batch",),
    "memory.copy_options": ("CopyOptions", "MemcpyOverlapMode", "MemcpySrcAccessOrder"),
    "memory.managed_operations": ("discard_batch", "discard_prefetch_batch", "prefetch_batch"),
    "program_cache": (
        "FileStreamProgramCache",
        "InMemoryProgramCache",
        "ProgramCacheResource",
        "make_program_cache_key",
    ),
    "strided_memory_view": ("StridedMemoryView", "args_viewable_as_strided_memory"),
}


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names:
            from importlib import import_module

            module = import_module(f"..{home}", __name__)
            return globals().setdefault(name, getattr(module, name))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
