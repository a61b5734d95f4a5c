"""Kernels that make of an array the running results of an operation, in one pass.

Each block takes the next tile that none has taken, reduces it, tells what came of it, and looks back at the tiles before it:
at their own results until one tells the result up to it. So each element is read once and written once.
"""

from __future__ import annotations

import numpy as np

from .context import needed
from .copies import memset_d32_async
from .device_memory import mem_alloc
from .dtypes import dtype_to_ctype
from .templates import launches, module_of

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .context import Context

THREADS = 256
ROOM = 24576
"""Bytes of shared memory for a tile."""
TEMPLATE = """#include <pycuda-complex.hpp>
{half}
{preamble}
typedef {scan_type} scan_type;
#define SCAN_EXPR(a, b) ({scan_expr})
enum {{ THREADS = {threads}, EACH = {each}, TILE = THREADS * EACH, WARPS = THREADS / 32 }};
enum {{ UNKNOWN, OWN, UP_TO_HERE }};  // what a tile has told
enum {{ WORDS = (sizeof(scan_type) + 3) / 4, PLACES = 1, WINDOW = 32 * PLACES }};
struct padded {{ unsigned words[WORDS]; }};  // a value in whole words
typedef unsigned long long told;  // a word of a value with what the tile has told: both are written and read at once

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

__device__ scan_type combined(scan_type a, scan_type b) {{ return SCAN_EXPR(a, b); }}

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

extern "C" __global__ void {name}(const scan_type *in, scan_type *out, unsigned long long n, told *state)
{{
    volatile told *tiles = state + 1;  // behind the number of the next tile
    __shared__ __align__(16) unsigned char room[TILE * sizeof(scan_type)];
    __shared__ __align__(16) unsigned char warps_room[(WARPS + 1) * sizeof(scan_type)];
    __shared__ unsigned taken;
    scan_type *tile = (scan_type *)room, *warps = (scan_type *)warps_room;
    unsigned tid = threadIdx.x, lane = tid & 31, warp = tid >> 5;
    if (tid == 0)
        taken = gridDim.x == 1 ? 0 : (unsigned)atomicAdd(state, 1ull);
    __syncthreads();
    unsigned number = taken;
    unsigned long long start = (unsigned long long)number * TILE;
    unsigned count = n - start < TILE ? (unsigned)(n - start) : TILE;

    #pragma unroll
    for (unsigned k = 0; k < EACH; ++k)
        if (k * THREADS + tid < count)
            tile[k * THREADS + tid] = in[start + k * THREADS + tid];
    __syncthreads();
    scan_type values[EACH];
    unsigned first = tid * EACH;
    #pragma unroll
    for (unsigned k = 0; k < EACH; ++k)  // behind the end are values that reach none before it
        values[k] = tile[first + k < count ? first + k : count - 1];

    // each thread's own, its warp's, and those of the warps
    scan_type sum = values[0];
    #pragma unroll
    for (unsigned k = 1; k < EACH; ++k)
        sum = combined(sum, values[k]);
    #pragma unroll
    for (unsigned d = 1; d < 32; d <<= 1) {{
        scan_type other = from_lane(sum, lane - d & 31);
        if (lane >= d)
            sum = combined(other, sum);
    }}
    scan_type before = from_lane(sum, lane - 1 & 31);  // of this warp's threads before this one, if there are any
    if (lane == 31)
        warps[warp] = sum;
    __syncthreads();
    if (warp == 0) {{
        scan_type all = warps[lane < WARPS ? lane : WARPS - 1];
        #pragma unroll
        for (unsigned d = 1; d < WARPS; d <<= 1) {{
            scan_type other = from_lane(all, lane - d & 31);
            if (lane >= d)
                all = combined(other, all);
        }}
        scan_type whole = from_lane(all, WARPS - 1);
        if (lane < WARPS)
            warps[lane] = all;
        if (gridDim.x > 1) {{
            if (lane == 0)
                tell(tiles + (size_t)number * WORDS, whole, number ? OWN : UP_TO_HERE);
            scan_type prefix = whole;  // of the tiles before; not used by the first
            bool known = false;
            for (long long last = (long long)number - 1; last >= 0;) {{
                // each lane looks at neighbours, the nearer first; the nearest that tells all up to it ends the search
                padded words[PLACES];
                unsigned usable = 0, end = PLACES;  // of its neighbours: how many are known, which is the first to end it
                #pragma unroll
                for (int k = 0; k < PLACES; ++k) {{
                    long long place = last - (long long)(lane * PLACES + k);
                    unsigned what = place < 0 ? (unsigned)UP_TO_HERE : heard(tiles + place * WORDS, words[k]);
                    if (what != UNKNOWN && usable == k && end == PLACES)
                        usable = k + 1;
                    if (what == UP_TO_HERE && usable == k + 1 && end == PLACES)
                        end = k;
                }}
                unsigned ending = __ballot_sync(0xffffffff, end < PLACES);
                unsigned whole_lanes = __ballot_sync(0xffffffff, usable == PLACES || end < PLACES);
                int farthest = ending ? __ffs(ending) - 1 : 31;
                unsigned nearer = farthest == 31 ? 0xffffffffu : (2u << farthest) - 1;
                if ((whole_lanes & nearer) != nearer)
                    continue;  // one of them has told nothing yet
                unsigned count_here = (int)lane == farthest && end < PLACES ? end + 1 : PLACES;
                scan_type value = value_of(words[0]);
                #pragma unroll
                for (int k = 1; k < PLACES; ++k)
                    if (k < count_here)
                        value = combined(value_of(words[k]), value);
                #pragma unroll
                for (int d = 1; d < 32; d <<= 1) {{
                    scan_type earlier = from_lane(value, lane + d & 31);
                    if ((int)lane + d <= farthest)
                        value = combined(earlier, value);
                }}
                value = from_lane(value, 0);
                prefix = known ? combined(value, prefix) : value;
                known = true;
                if (ending)
                    break;
                last -= WINDOW;
            }}
            if (lane == 0 && number) {{
                tell(tiles + (size_t)number * WORDS, combined(prefix, whole), UP_TO_HERE);
                warps[WARPS] = prefix;
            }}
        }}
    }}
    __syncthreads();

    bool any = true;  // what is before this thread's values, from the array's start on
    if (warp)
        before = lane ? combined(warps[warp - 1], before) : warps[warp - 1];
    else if (!lane)
        any = false;
    if (number) {{
        before = any ? combined(warps[WARPS], before) : warps[WARPS];
        any = true;
    }}
    #pragma unroll
    for (unsigned k = 0; k < EACH; ++k) {{
        scan_type here = any ? combined(before, values[k]) : values[k];
        {update}
        before = here;
        any = true;
    }}
    #pragma unroll
    for (unsigned k = 0; k < EACH; ++k)
        if (first + k < count)
            tile[first + k] = values[k];
    __syncthreads();
    #pragma unroll
    for (unsigned k = 0; k < EACH; ++k)
        if (k * THREADS + tid < count)
            out[start + k * THREADS + tid] = tile[k * THREADS + tid];
}}
"""


def each_for(itemsize: int) -> int:
    """Elements per thread: an odd number, so that threads that read theirs one by one use all banks of shared memory."""
    most = min(15, ROOM // (THREADS * itemsize))
    return max(1, most - 1 + most % 2)


class _ScanKernelBase:
    """Base of both kinds.

    Parameters
    ----------
    dtype : numpy.dtype
        Of the elements.
    scan_expr : str
        One value of two, ``"a+b"``, where ``a`` is of the elements before; associative.
    neutral : str or number, optional
        In C, the value before the first; needed by ExclusiveScanKernel.
    name_prefix : str
        The kernel's name begins with it.
    options : list of str, optional
        Of the compiler.
    preamble : str
        Text in C before the kernel.
    devices : sequence, optional
        Not used: the kernel is compiled for each device that runs it.

    Raises
    ------
    ValueError
        ``neutral`` is missing.
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
            raise ValueError("neutral is missing: what an exclusive scan begins with")
        kind = dtype_to_ctype(self.dtype)
        self._threads, self._each = THREADS, each_for(self.dtype.itemsize)
        while self._threads > 32 and self._threads * self._each * self.dtype.itemsize > ROOM:
            self._threads //= 2
        self._name = f"{name_prefix}_tiles"
        self._options = options
        self._source = TEMPLATE.format(
            half="#include <pycuda-half.hpp>" if self.dtype.char == "e" and "cuda_fp16" not in preamble else "",
            preamble=preamble,
            scan_type=kind,
            scan_expr=scan_expr,
            threads=self._threads,
            each=self._each,
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
        found = self._launches[context] = self._launch_of(context)
        return found

    def _launch_of(self, context: Any) -> Any:
        return launches(module_of(self._source, self._options).get_function(self._name), "PPQP")

    def __call__(self, input_ary: Any, output_ary: Any = None, allocator: Any = None, stream: Any = None) -> Any:
        """Launch it.

        Parameters
        ----------
        input_ary : GPUArray
            Of one axis, contiguous.
        output_ary : GPUArray, optional
            For the results; ``input_ary`` if not given, and a new one for "new".
        allocator : callable, optional
            For what the kernel needs besides, by default that of ``input_ary``.
        stream : Stream, optional

        Returns
        -------
        GPUArray
            ``output_ary``.

        Raises
        ------
        ValueError
            The shapes differ, or there is more than one axis.
        TypeError
            An array's elements are not as large as the kernel's.
        RuntimeError
            An array is not contiguous.
        """
        from .gpuarray.array import GPUArray

        if not isinstance(input_ary, GPUArray):
            raise TypeError(f"input_ary: a GPUArray is expected, got {type(input_ary).__name__}")
        if output_ary is None:
            output_ary = input_ary
        elif isinstance(output_ary, str) and output_ary == "new":
            output_ary = input_ary._like_me()
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
        launch = self._launch()
        tiles = -(-count // (self._threads * self._each))
        block = self._threads, 1, 1
        if tiles == 1:
            launch((1, 1), block, stream, input_ary._address, output_ary._address, count, 0)
            return output_ary
        words = 1 + tiles * -(-self.dtype.itemsize // 4)
        shared = stream is None and allocator is None
        memory = self._room(8 * words) if shared else (allocator or input_ary.allocator)(8 * words)
        memset_d32_async(memory, 0, 2 * words, stream)
        launch((tiles, 1), block, stream, input_ary._address, output_ary._address, count, memory)
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
    _update = "values[k] = here;"


class ExclusiveScanKernel(_ScanKernelBase):
    __doc__ = f"Each result is of the elements before it, the first ``neutral``.\n{_ScanKernelBase.__doc__.partition(chr(10))[2]}"  # type: ignore[union-attr]
    _update = "values[k] = any ? before : (scan_type)({neutral});"
