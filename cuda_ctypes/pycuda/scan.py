"""Kernels that compute the running results of an operation over an array, in one pass.

Each block takes the next free tile, reduces it, publishes the result, and looks back at the tiles before it, combining
their results until it finds one with the result of all tiles up to it. So each element is read once and written once.
"""

from __future__ import annotations

import numpy as np

from .context import needed
from .copies import memset_d32_async
from .device_memory import mem_alloc
from .dtypes import dtype_to_ctype
from .templates import launches, module_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .context import Context

THREADS = 256
ROWS = 12
VECTOR = 16
"""Bytes that a thread reads at once."""
MOST = 48
"""Elements of a thread."""
HELD = 240
"""Bytes in a thread's registers: its elements, and a sum for each row."""
BLOCKS = 3
"""Per multiprocessor, so that enough is on its way while a tile waits for those before it."""
ROOM = 24576
"""Bytes of shared memory for the warps' results."""
AHEAD = 32
"""This part of the L2 cache is for tiles that blocks will take later."""
TEMPLATE = """#include <pycuda-complex.hpp>
{half}
{preamble}
typedef {scan_type} scan_type;
#define SCAN_EXPR(a, b) ({scan_expr})
namespace pycuda_scan {{

__device__ scan_type combined(scan_type a, scan_type b) {{ return SCAN_EXPR(a, b); }}

enum {{ THREADS = {threads}, ROWS = {rows}, EACH = {each}, WARPS = THREADS / 32, TILE = THREADS * ROWS * EACH }};
enum {{ UNKNOWN, OWN, UP_TO_HERE }};  // what a tile has told
enum {{ WORDS = (sizeof(scan_type) + 3) / 4 }};
struct padded {{ unsigned words[WORDS]; }};  // a value in whole words
typedef unsigned long long told;  // a word of a value with what the tile has told: both are written and read at once
typedef {chunk} chunk;  // EACH elements, read and written at once

__device__ padded words_of(const scan_type &value)
{{
    padded found = {{}};
    memcpy(&found, &value, sizeof value);
    return found;
}}

__device__ scan_type value_of(const padded &words)
{{
    scan_type found;
    memcpy(&found, &words, sizeof found);
    return found;
}}

__device__ scan_type from_lane(const scan_type &value, int lane)
{{
    padded words = words_of(value);
    #pragma unroll
    for (int k = 0; k < WORDS; ++k)
        words.words[k] = __shfl_sync(0xffffffff, words.words[k], lane);
    return value_of(words);
}}

__device__ void tell(volatile told *place, const scan_type &value, unsigned what)
{{
    padded words = words_of(value);
    #pragma unroll
    for (int k = 0; k < WORDS; ++k)
        place[k] = (told)what << 32 | words.words[k];
}}

// what a tile has told, and its value: UNKNOWN while its words are not of one state
__device__ unsigned heard(const volatile told *place, padded &words)
{{
    told first = place[0];
    unsigned what = first >> 32;
    words.words[0] = (unsigned)first;
    #pragma unroll
    for (int k = 1; k < WORDS; ++k) {{
        told next = place[k];
        words.words[k] = (unsigned)next;
        if (next >> 32 != what)
            what = UNKNOWN;
    }}
    return what;
}}

// of all tiles before one: a warp looks at 32 of them at once, the nearest first
__device__ scan_type looked_back(const volatile told *tiles, unsigned number, unsigned lane)
{{
    scan_type prefix;
    for (long long last = (long long)number - 1;; last -= 32) {{
        unsigned ending, nearer;
        padded words = {{}};
        do {{
            unsigned what = last < lane ? (unsigned)UP_TO_HERE : heard(tiles + (last - lane) * WORDS, words);
            ending = __ballot_sync(0xffffffff, what == UP_TO_HERE);
            nearer = ending ^ ending - 1;  // up to the nearest that tells all up to it
            nearer &= __ballot_sync(0xffffffff, what == UNKNOWN);
        }} while (nearer);
        int farthest = ending ? __ffs(ending) - 1 : 31;
        scan_type value = value_of(words);
        #pragma unroll
        for (int d = 1; d < 32; d <<= 1) {{
            scan_type earlier = from_lane(value, lane + d & 31);
            if ((int)lane + d <= farthest)
                value = combined(earlier, value);
        }}
        value = from_lane(value, 0);
        prefix = last == (long long)number - 1 ? value : combined(value, prefix);
        if (ending)
            return prefix;
    }}
}}

// bring a tile to the L2 cache: memory is busy also while blocks wait for each other
__device__ void prefetch(const char *tile, const char *end)
{{
#ifdef __CUDA_ARCH__
    #pragma unroll
    for (unsigned at = 0; at < TILE * sizeof(scan_type); at += THREADS * 128) {{
        const char *line = tile + at + threadIdx.x * 128;
        if (line < end && at + threadIdx.x * 128 < TILE * sizeof(scan_type))
            asm volatile("prefetch.global.L2 [%0];" :: "l"(line));
    }}
#endif
}}

extern "C" __global__ void __launch_bounds__(THREADS, {blocks}) {name}(
    const scan_type *in, scan_type *out, unsigned long long n, told *state, unsigned long long ahead)
{{
    prefetch((const char *)(in + (size_t)blockIdx.x * TILE) + ahead, (const char *)(in + n));
    volatile told *tiles = state + 1;  // behind the number of the next tile
    __shared__ __align__(16) unsigned char of_warps_room[WARPS * sizeof(scan_type)], before_room[(WARPS + 1) * sizeof(scan_type)];
    scan_type *of_warps = (scan_type *)of_warps_room, *befores = (scan_type *)before_room;
    __shared__ unsigned taken;
    const unsigned lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    if (threadIdx.x == 0)
        taken = gridDim.x == 1 ? 0 : (unsigned)atomicAdd(state, 1ull);
    __syncthreads();
    const unsigned number = taken;
    const unsigned long long start = (unsigned long long)number * TILE, mine = start + (warp * ROWS * 32 + lane) * EACH;
    const bool whole_chunks = n - start >= TILE && !(((size_t)in | (size_t)out) % sizeof(chunk));

    // each lane has EACH neighbours of each of its warp's ROWS; behind the array's end are values that reach none before it
    scan_type values[ROWS][EACH];
    if (whole_chunks) {{
        #pragma unroll
        for (unsigned r = 0; r < ROWS; ++r) {{
            chunk read = ((const chunk *)(in + mine))[r * 32];
            memcpy(values[r], &read, sizeof read);
        }}
    }} else {{
        #pragma unroll
        for (unsigned r = 0; r < ROWS; ++r)
            #pragma unroll
            for (unsigned k = 0; k < EACH; ++k) {{
                unsigned long long i = mine + r * 32 * EACH + k;
                values[r][k] = in[i < n ? i : n - 1];
            }}
    }}

    // of a row's elements up to this lane's, then of the warp's
    scan_type sums[ROWS];
    #pragma unroll
    for (unsigned r = 0; r < ROWS; ++r) {{
        sums[r] = values[r][0];
        #pragma unroll
        for (unsigned k = 1; k < EACH; ++k)
            sums[r] = combined(sums[r], values[r][k]);
    }}
    #pragma unroll
    for (unsigned d = 1; d < 32; d <<= 1)
        #pragma unroll
        for (unsigned r = 0; r < ROWS; ++r) {{
            scan_type other = from_lane(sums[r], lane - d & 31);
            if (lane >= d)
                sums[r] = combined(other, sums[r]);
        }}
    scan_type whole = from_lane(sums[0], 31);
    #pragma unroll
    for (unsigned r = 1; r < ROWS; ++r) {{
        scan_type row = from_lane(sums[r], 31);
        sums[r] = combined(whole, sums[r]);
        whole = combined(whole, row);
    }}
    if (lane == 0)
        of_warps[warp] = whole;
    __syncthreads();

    // of the tiles before and the warps up to each
    if (warp == 0) {{
        scan_type all = of_warps[lane < WARPS ? lane : WARPS - 1];
        #pragma unroll
        for (unsigned d = 1; d < WARPS; d <<= 1) {{
            scan_type other = from_lane(all, lane - d & 31);
            if (lane >= d)
                all = combined(other, all);
        }}
        if (gridDim.x > 1) {{
            volatile told *own = tiles + (size_t)number * WORDS;
            if (lane == WARPS - 1)
                tell(own, all, number ? OWN : UP_TO_HERE);
            if (number) {{
                scan_type before = looked_back(tiles, number, lane);
                all = combined(before, all);
                if (lane == WARPS - 1)
                    tell(own, all, UP_TO_HERE);
                if (lane == 0)
                    befores[0] = before;
            }}
        }}
        if (lane < WARPS)
            befores[lane + 1] = all;
    }}
    __syncthreads();

    const bool any = number || warp;  // elements before this warp's
    const scan_type prefix = befores[any ? warp : 1];
    #pragma unroll
    for (unsigned r = 0; r < ROWS; ++r) {{
        scan_type given = sums[r];
        if (r && lane == 31)
            given = sums[r - 1];
        scan_type before = from_lane(given, lane - 1 & 31);
        bool some = r || lane;
        if (any)
            before = some ? combined(prefix, before) : prefix;
        some |= any;
        #pragma unroll
        for (unsigned k = 0; k < EACH; ++k) {{
            scan_type here = some ? combined(before, values[r][k]) : values[r][k];
            {update}
            before = here;
            some = true;
        }}
    }}
    if (whole_chunks) {{
        #pragma unroll
        for (unsigned r = 0; r < ROWS; ++r) {{
            chunk written;
            memcpy(&written, values[r], sizeof written);
            ((chunk *)(out + mine))[r * 32] = written;
        }}
    }} else {{
        #pragma unroll
        for (unsigned r = 0; r < ROWS; ++r)
            #pragma unroll
            for (unsigned k = 0; k < EACH; ++k) {{
                unsigned long long i = mine + r * 32 * EACH + k;
                if (i < n)
                    out[i] = values[r][k];
            }}
    }}
}}

}}
"""


def shape_for(itemsize: int) -> tuple[int, int, int]:
    """The shape of a scan's kernels.

    Parameters
    ----------
    itemsize : int
        Bytes of an element.

    Returns
    -------
    tuple of int
        Threads per block, rows per thread, and elements of a row that a thread reads at once.
    """
    each = VECTOR // itemsize if VECTOR % itemsize == 0 else 1
    rows = max(1, min(ROWS, HELD // ((each + 1) * itemsize), MOST // each))
    threads = THREADS
    while threads > 32 and (threads // 16 + 1) * itemsize > ROOM:  # two for each warp, and one
        threads //= 2
    return threads, rows, each


class _ScanKernelBase:
    """Base of both kinds of scans.

    Parameters
    ----------
    dtype : numpy.dtype
        The type of the elements.
    scan_expr : str
        The operation on two values, in C: ``"a+b"``, where ``a`` is the result of the elements before. It must be associative.
    neutral : str or number, optional
        The value before the first element, in C; ExclusiveScanKernel needs it.
    name_prefix : str
        The start of the kernel's name.
    options : list of str, optional
        Options of the compiler.
    preamble : str
        C code before the kernel.
    devices : sequence, optional
        Not used: the kernel is compiled for each device that runs it.

    Raises
    ------
    ValueError
        ``neutral`` is missing, or C has no type for the dtype.
    """

    _update = ""

    def __init__(
        self,
        dtype: Any,
        scan_expr: str,
        neutral: Any = None,
        name_prefix: str = "scan",
        options: Any = None,
        preamble: str = "",
        devices: Any = None,
    ) -> None:
        self.dtype = np.dtype(dtype)
        self.neutral = neutral
        if neutral is None and "{neutral}" in self._update:
            raise ValueError("neutral is missing: the first result of an exclusive scan")
        kind = dtype_to_ctype(self.dtype)
        self._threads, rows, each = shape_for(self.dtype.itemsize)
        self._tile = self._threads * rows * each
        vectors = each * self.dtype.itemsize == VECTOR
        self._name = f"{name_prefix}_tiles"
        self._options = options
        self._source = TEMPLATE.format(
            half="#include <pycuda-half.hpp>" if self.dtype.char == "e" and "cuda_fp16" not in preamble else "",
            preamble=preamble,
            scan_type=kind,
            scan_expr=scan_expr,
            threads=self._threads,
            rows=rows,
            each=each,
            chunk="uint4" if vectors else "scan_type",
            blocks=BLOCKS if vectors else 1,
            name=self._name,
            update=self._update.format(neutral=neutral),
        )
        self._launches: dict[Context, Any] = {}
        self._rooms: dict[Context, list[Any]] = {}

    def _launch(self) -> Any:
        context = needed()
        try:
            return self._launches[context]
        except KeyError:
            pass
        for known in (self._launches, self._rooms):
            for old in [old for old in known if not old.is_valid]:
                del known[old]
        found = self._launches[context] = self._launch_of(context), context._device.l2_cache_size // AHEAD
        return found

    def _launch_of(self, context: Any) -> Any:
        return launches(module_of(self._source, self._options).get_function(self._name), "PPQPQ")

    def __call__(self, input_ary: Any, output_ary: Any = None, allocator: Any = None, stream: Any = None) -> Any:
        """Launch the kernel. C: cuLaunchKernel.

        Parameters
        ----------
        input_ary : GPUArray
            A contiguous array with one axis.
        output_ary : GPUArray, optional
            The array for the results: ``input_ary`` if not given, a new one for "new".
        allocator : callable, optional
            Returns memory for a number of bytes, which the kernel needs besides. Default: memory that the kernel keeps; in a
            ``stream``, that of the allocator of ``input_ary``.
        stream : Stream, optional
            The stream of the work; the default one if not given.

        Returns
        -------
        GPUArray
            ``output_ary``.

        Raises
        ------
        CompileError
            At the first call in a context: the code has errors.
        LogicError
            No context is current, or an array was freed or is another context's.
        RuntimeError
            An array is not contiguous.
        TypeError
            An argument is not an array, or its elements are not as large as the kernel's.
        ValueError
            The shapes differ, or there is not one axis.
        """
        from .gpuarray.array import GPUArray

        if not isinstance(input_ary, GPUArray):
            raise TypeError(f"input_ary: a GPUArray is expected, got {type(input_ary).__name__}")
        if output_ary is None:
            output_ary = input_ary
        elif isinstance(output_ary, str) and output_ary == "new":
            output_ary = input_ary._like_me()
        if not isinstance(output_ary, GPUArray):
            raise TypeError(f'output_ary: a GPUArray or "new" is expected, got {type(output_ary).__name__}')
        if input_ary.shape != output_ary.shape:
            raise ValueError(f"the shapes {input_ary.shape} and {output_ary.shape} of input and output differ")
        if input_ary.ndim != 1:
            raise ValueError(f"an array of one axis is expected, got {input_ary.ndim}: ravel() has one")
        for array in (input_ary, output_ary):
            if not array.flags.forc:
                raise RuntimeError("a scan cannot deal with arrays that are not contiguous: copy() makes one that is")
            if array.itemsize != self.dtype.itemsize:
                raise TypeError(f"the kernel is for {self.dtype}, not for {array.dtype}: astype() converts")
            array._check()
        count = input_ary.size
        if not count:
            return output_ary
        launch, ahead = self._launch()
        tiles = -(-count // self._tile)
        block = self._threads, 1, 1
        if tiles == 1:
            launch((1, 1), block, stream, input_ary._address, output_ary._address, count, 0, 0)
            return output_ary
        words = 1 + tiles * -(-self.dtype.itemsize // 4)
        shared = stream is None and allocator is None
        memory = self._room(8 * words) if shared else (allocator or input_ary.allocator)(8 * words)
        memset_d32_async(memory, 0, 2 * words, stream)
        launch((tiles, 1), block, stream, input_ary._address, output_ary._address, count, memory, ahead)
        if shared:
            self._rooms[needed()].append(memory)
        return output_ary

    def _room(self, size: int) -> Any:
        """Memory that only work in the default stream shares, so that it is never used twice at a time."""
        kept = self._rooms.setdefault(needed(), [])
        memory = kept.pop() if kept else None
        return memory if memory is not None and len(memory) >= size else mem_alloc(size)


class InclusiveScanKernel(_ScanKernelBase):
    __doc__ = f"Each result includes its element.\n{_ScanKernelBase.__doc__.partition(chr(10))[2]}"  # type: ignore[union-attr]
    _update = "values[r][k] = here;"


class ExclusiveScanKernel(_ScanKernelBase):
    __doc__ = f"Each result is of the elements before it, the first ``neutral``.\n{_ScanKernelBase.__doc__.partition(chr(10))[2]}"  # type: ignore[union-attr]
    _update = "values[r][k] = some ? before : (scan_type)({neutral});"
