"""Views of other libraries' arrays, operations on many buffers, caches of compiled programs, events in asyncio and trio."""

from __future__ import annotations

from ..._lazy import lazily
from ..._quick_module import quick

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ..arrays.strided_memory_view import StridedMemoryView as StridedMemoryView
    from ..arrays.strided_memory_view import args_viewable_as_strided_memory as args_viewable_as_strided_memory
    from ..awaiting import as_completed as as_completed
    from ..code.program_cache import FileStreamProgramCache as FileStreamProgramCache
    from ..code.program_cache import InMemoryProgramCache as InMemoryProgramCache
    from ..code.program_cache import ProgramCacheResource as ProgramCacheResource
    from ..code.program_cache import make_program_cache_key as make_program_cache_key
    from ..memory.copy_batch import copy_batch as copy_batch
    from ..memory.copy_options import CopyOptions as CopyOptions
    from ..memory.copy_options import MemcpyOverlapMode as MemcpyOverlapMode
    from ..memory.copy_options import MemcpySrcAccessOrder as MemcpySrcAccessOrder
    from ..memory.managed_operations import discard_batch as discard_batch
    from ..memory.managed_operations import discard_prefetch_batch as discard_prefetch_batch
    from ..memory.managed_operations import prefetch_batch as prefetch_batch

HOMES = {
    "awaiting": "as_completed",
    "memory.copy_batch": "copy_batch",
    "memory.copy_options": "CopyOptions MemcpyOverlapMode MemcpySrcAccessOrder",
    "memory.managed_operations": "discard_batch discard_prefetch_batch prefetch_batch",
    "code.program_cache": "FileStreamProgramCache InMemoryProgramCache ProgramCacheResource make_program_cache_key",
    "arrays.strided_memory_view": "StridedMemoryView args_viewable_as_strided_memory",
}
"""These names by defining module: the imports above, for use at run time."""
if not TYPE_CHECKING:  # a type checker would accept any name
    __getattr__, __dir__, __all__ = lazily(globals(), HOMES, package=__name__.rpartition(".")[0])
    quick(globals())
