"""Arrays on the device: ``import cuda_ctypes.pycuda.gpuarray as gpuarray``. NumPy is needed.

``array`` has the class, ``layouts`` the order of its elements in memory, ``creation``, ``selection`` and ``folds`` the
functions, ``vectors`` CUDA's vector types.
"""

from __future__ import annotations

from ..elementwise import shape_of_launch
from .array import GPUArray as GPUArray
from .creation import arange as arange
from .creation import as_gpuarray as as_gpuarray
from .creation import empty as empty
from .creation import empty_like as empty_like
from .creation import ones as ones
from .creation import ones_like as ones_like
from .creation import to_gpu as to_gpu
from .creation import to_gpu_async as to_gpu_async
from .creation import zeros as zeros
from .creation import zeros_like as zeros_like
from .folds import all as all
from .folds import any as any
from .folds import dot as dot
from .folds import max as max
from .folds import min as min
from .folds import subset_dot as subset_dot
from .folds import subset_max as subset_max
from .folds import subset_min as subset_min
from .folds import subset_sum as subset_sum
from .folds import sum as sum
from .layouts import copy as _copy
from .selection import concatenate as concatenate
from .selection import if_positive as if_positive
from .selection import logical_and as logical_and
from .selection import logical_not as logical_not
from .selection import logical_or as logical_or
from .selection import maximum as maximum
from .selection import minimum as minimum
from .selection import multi_put as multi_put
from .selection import multi_take as multi_take
from .selection import multi_take_put as multi_take_put
from .selection import reshape as reshape
from .selection import stack as stack
from .selection import take as take
from .selection import transpose as transpose
from .selection import where as where
from .vectors import vec as vec

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def splay(n: int, dev: Any = None) -> tuple[tuple[int, int], tuple[int, int, int]]:
    """The grid and the block of a kernel whose threads step over ``n`` elements by the number of all threads.

    Parameters
    ----------
    n : int
        The number of elements.
    dev : Device, optional
        Ignored: the current device counts.

    Returns
    -------
    tuple
        The grid and the block.
    """
    return shape_of_launch(n)


def _memcpy_discontig(dst: Any, src: Any, async_: bool = False, stream: Any = None) -> None:
    """A name of PyCUDA's own that libraries call."""
    _copy(dst, src, stream, async_)
