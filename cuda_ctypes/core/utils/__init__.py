"""What goes beyond single objects: views of other libraries' arrays, batches, caches of compiled programs."""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..memory.copy_batch import copy_batch as copy_batch
    from ..memory.copy_options import CopyOptions as CopyOptions
    from ..memory.copy_options import MemcpyOverlapMode as MemcpyOverlapMode
    from ..memory.copy_options import MemcpySrcAccessOrder as MemcpySrcAccessOrder
    from ..memory.managed_operations import discard_batch as discard_batch
    from ..memory.managed_operations import discard_prefetch_batch as discard_prefetch_batch
    from ..memory.managed_operations import prefetch_batch as prefetch_batch
    from ..program_cache import FileStreamProgramCache as FileStreamProgramCache
    from ..program_cache import InMemoryProgramCache as InMemoryProgramCache
    from ..program_cache import ProgramCacheResource as ProgramCacheResource
    from ..program_cache import make_program_cache_key as make_program_cache_key
    from ..strided_memory_view import StridedMemoryView as StridedMemoryView
    from ..strided_memory_view import args_viewable_as_strided_memory as args_viewable_as_strided_memory

HOMES = {
    "memory.copy_batch": "copy_batch",
    "memory.copy_options": "CopyOptions MemcpyOverlapMode MemcpySrcAccessOrder",
    "memory.managed_operations": "discard_batch discard_prefetch_batch prefetch_batch",
    "program_cache": "FileStreamProgramCache InMemoryProgramCache ProgramCacheResource make_program_cache_key",
    "strided_memory_view": "StridedMemoryView args_viewable_as_strided_memory",
}
"""What each module defines of these names; the same as above, for Python itself."""
_homes = {name: module for module, names in HOMES.items() for name in names.split()}
__all__ = [*_homes]


def __getattr__(name: str) -> Any:
    if name not in _homes:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return globals().setdefault(name, getattr(import_module(f"..{_homes[name]}", __name__), name))


def __dir__() -> list[str]:
    return sorted(__all__)
