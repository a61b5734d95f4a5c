"""Kernels that compute the running results of an operation over an array, in one pass.

A block takes a free tile, copies it to shared memory, reduces it and publishes the result. Then it looks back at the
tiles before, combining their results until it finds one with the result of all tiles up to it. So each element is read
once and written once. A block reduces its next tile before it looks back: tiles behind need not wait for it.
"""

from __future__ import annotations

import numpy as np

from .._floor.library import per_thread_default_stream
from .context import needed
from .copies import memset_d32_async
from .device_memory import mem_alloc
from .dtypes import dtype_to_ctype
from .enumerations import function_attribute
from .templates import launches, module_of, multiprocessors

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .context import Context

THREADS = 256
STAGES = 2
"""Tiles in a block's shared memory."""
BLOCKS = 2
"""Per multiprocessor: one works while the other waits for memory or for other tiles."""
VECTOR = 16
"""Bytes that a thread reads at once."""
EPOCH = 4
"""From one launch's epoch to the next one's: it leaves room for what a tile can tell."""
RESERVED = 1024
"""Bytes of shared memory that the driver needs for each block."""
TEMPLATE = """#include <pycuda-complex.hpp>
{half}
{preamble}
typedef {scan_type} scan_type;
#define SCAN_EXPR(a, b) ({scan_expr})
namespace pycuda_scan {{

__device__ scan_type combined(scan_type a, scan_type b) {{ return SCAN_EXPR(a, b); }}

enum {{ THREADS = {threads}, CHUNKS = {chunks}, EACH = {each}, STAGES = {stages} }};
enum {{ WARPS = THREADS / 32, ITEMS = CHUNKS * EACH, TILE = THREADS * ITEMS }};
enum {{ BYTES = TILE * sizeof(scan_type) }};
enum {{ UNKNOWN, OWN, UP_TO_HERE }};  // what a tile has told, behind the epoch of the launch
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

// of the values of the lanes up to this one
__device__ scan_type up_to_lane(scan_type value, unsigned lane, unsigned lanes)
{{
    #pragma unroll
    for (unsigned d = 1; d < lanes; d <<= 1) {{
        scan_type earlier = from_lane(value, lane - d & 31);
        if (lane >= d)
            value = combined(earlier, value);
    }}
    return value;
}}

// a value behind those before it, if there are any
__device__ void append(scan_type &before, bool &some, const scan_type &value)
{{
    before = some ? combined(before, value) : value;
    some = true;
}}

__device__ void tell(volatile told *place, const scan_type &value, unsigned what)
{{
    padded words = words_of(value);
    #pragma unroll
    for (int k = 0; k < WORDS; ++k)
        place[k] = (told)what << 32 | words.words[k];
}}

// what a tile has told in this launch, and its value: UNKNOWN while its words are not of one state
__device__ unsigned heard(const volatile told *place, padded &words, unsigned epoch)
{{
    told first = place[0];
    unsigned what = (unsigned)(first >> 32) - epoch;
    words.words[0] = (unsigned)first;
    #pragma unroll
    for (int k = 1; k < WORDS; ++k) {{
        told next = place[k];
        words.words[k] = (unsigned)next;
        if (next >> 32 != first >> 32)
            what = UNKNOWN;
    }}
    return what <= UP_TO_HERE ? what : (unsigned)UNKNOWN;
}}

// of all tiles before one: a warp looks at 32 of them at once, the nearest first
__device__ scan_type looked_back(const volatile told *tiles, unsigned number, unsigned lane, unsigned epoch)
{{
    scan_type prefix;
    for (long long last = (long long)number - 1;; last -= 32) {{
        unsigned ending, nearer;
        padded words = {{}};
        do {{
            unsigned what = last < lane ? (unsigned)UP_TO_HERE : heard(tiles + (last - lane) * WORDS, words, epoch);
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

// bring a tile to the L2 cache: while the block works on others, its memory comes nearer
__device__ void prefetch(const char *tile)
{{
#ifdef __CUDA_ARCH__
    for (unsigned at = threadIdx.x * 128; at < BYTES; at += THREADS * 128)
        asm volatile("prefetch.global.L2 [%0];" :: "l"(tile + at));
#endif
}}

// begin to copy a tile to shared memory
__device__ void begin_copy(unsigned char *to, const char *from)
{{
    #pragma unroll
    for (unsigned at = threadIdx.x * 16; at < BYTES; at += THREADS * 16) {{
#if __CUDA_ARCH__ >= 800
        asm volatile("cp.async.cg.shared.global [%0], [%1], 16;"
                     :: "r"((unsigned)__cvta_generic_to_shared(to + at)), "l"(from + at) : "memory");
#else
        *(uint4 *)(to + at) = *(const uint4 *)(from + at);
#endif
    }}
}}

// copies are waited for in groups: each stage's next copy is one, also where there is nothing left to copy
__device__ void end_group()
{{
#if __CUDA_ARCH__ >= 800
    asm volatile("cp.async.commit_group;" ::: "memory");
#endif
}}

__device__ void wait_for_next()
{{
#if __CUDA_ARCH__ >= 800
    asm volatile("cp.async.wait_group %0;" :: "n"(STAGES - 2) : "memory");
#endif
}}

struct tile_sums {{ scan_type *of_warps, *up_to_warp; }};  // in shared memory

// Reduce a tile in shared memory and tell its sum. Returns that of the elements before this thread's in its warp.
__device__ scan_type reduced(const scan_type *stage, tile_sums sums, volatile told *own, unsigned what)
{{
    const unsigned lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    const chunk *mine = (const chunk *)stage + threadIdx.x * CHUNKS;
    scan_type sum;
    bool some = false;
    #pragma unroll
    for (unsigned c = 0; c < CHUNKS; ++c) {{
        scan_type values[EACH];
        chunk read = mine[c];
        memcpy(values, &read, sizeof read);
        #pragma unroll
        for (unsigned k = 0; k < EACH; ++k)
            append(sum, some, values[k]);
    }}
    sum = up_to_lane(sum, lane, 32);
    if (lane == 31)
        sums.of_warps[warp] = sum;
    __syncthreads();
    if (warp == 0) {{
        scan_type all = up_to_lane(sums.of_warps[lane < WARPS ? lane : WARPS - 1], lane, WARPS);
        if (lane < WARPS)
            sums.up_to_warp[lane] = all;
        if (lane == WARPS - 1 && own)
            tell(own, all, what);
        __syncwarp();
    }}
    return from_lane(sum, lane - 1 & 31);
}}

// state: the number of tiles taken, of which "known" were taken before this launch, then what each tile told, also in launches
// before, whose epochs were smaller
extern "C" __global__ void __launch_bounds__(THREADS, {blocks}) {name}(
    const scan_type *in, scan_type *out, unsigned long long n, told *state, unsigned known, unsigned epoch)
{{
    extern __shared__ __align__(16) unsigned char room[];  // the stages, the sums of two tiles, the sum of all before
    __shared__ unsigned taken[STAGES];
    scan_type *const sums = (scan_type *)(room + STAGES * BYTES), *const of_tiles = sums + 4 * WARPS;
    const unsigned lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    const unsigned tiles = (n + TILE - 1) / TILE, whole_tiles = ((size_t)in | (size_t)out) % 16 ? 0 : n / TILE;
    volatile told *const states = state ? state + 1 : state;  // behind the number of the next tile

    if (threadIdx.x == 0)
        for (unsigned k = 0; k < STAGES; ++k)
            taken[k] = state ? (unsigned)atomicAdd(state, 1ull) - known : k;
    __syncthreads();
    unsigned numbers[STAGES];  // of this tile and the next ones
    #pragma unroll
    for (unsigned k = 0; k < STAGES; ++k) {{
        numbers[k] = taken[k];
        if (numbers[k] < whole_tiles)
            begin_copy(room + k * BYTES, (const char *)(in + (size_t)numbers[k] * TILE));
        end_group();
    }}

    scan_type in_warp, in_next_warp;  // of the elements before this thread's in its warp
    unsigned stage = STAGES - 1, turn = 1;
    for (bool first = true;; first = false) {{
        // reduce the next tile
        const unsigned next = first ? numbers[0] : numbers[1], next_stage = stage + 1 == STAGES ? 0 : stage + 1;
        if (next < tiles) {{
            scan_type *const there = (scan_type *)(room + next_stage * BYTES);
            if (next < whole_tiles)
                wait_for_next();
            else
                for (unsigned k = threadIdx.x; k < TILE; k += THREADS) {{
                    unsigned long long i = (unsigned long long)next * TILE + k;
                    there[k] = in[i < n ? i : n - 1];  // behind the end are values that reach none before it
                }}
            __syncthreads();
            scan_type *const its = sums + (turn ^ 1) * 2 * WARPS;
            in_next_warp = reduced(there, {{its, its + WARPS}}, state ? states + (size_t)next * WORDS : state,
                                   epoch + (next ? OWN : UP_TO_HERE));
        }}
        if (first) {{
            stage = next_stage, turn ^= 1, in_warp = in_next_warp;
            if (numbers[0] >= tiles)
                return;
            continue;
        }}

        // of the tiles before this one
        const unsigned number = numbers[0];
        const scan_type *const up_to_warp = sums + turn * 2 * WARPS + WARPS;
        if (threadIdx.x == THREADS - 1)
            taken[0] = state ? (unsigned)atomicAdd(state, 1ull) - known : tiles;
        if (number && warp == 0) {{
            scan_type before = looked_back(states, number, lane, epoch);
            if (lane == 0) {{
                tell(states + (size_t)number * WORDS, combined(before, up_to_warp[WARPS - 1]), epoch + UP_TO_HERE);
                *of_tiles = before;
            }}
        }}
        __syncthreads();

        scan_type before;
        bool some = false;  // elements before
        if (number)
            append(before, some, *of_tiles);
        if (warp)
            append(before, some, up_to_warp[warp - 1]);
        if (lane)
            append(before, some, in_warp);
        scan_type *const here = (scan_type *)(room + stage * BYTES);
        chunk *const mine = (chunk *)here + threadIdx.x * CHUNKS;
        #pragma unroll
        for (unsigned c = 0; c < CHUNKS; ++c) {{
            scan_type values[EACH];
            chunk both = mine[c];
            memcpy(values, &both, sizeof both);
            #pragma unroll
            for (unsigned k = 0; k < EACH; ++k) {{
                const scan_type value = values[k];
                {update}
            }}
            memcpy(&both, values, sizeof both);
            mine[c] = both;
        }}
        const unsigned ahead = taken[0];
        if (ahead < whole_tiles)
            prefetch((const char *)(in + (size_t)ahead * TILE));
        __syncthreads();

        const unsigned long long start = (unsigned long long)number * TILE;
        if (number < whole_tiles)
            #pragma unroll
            for (unsigned at = threadIdx.x; at < BYTES / 16; at += THREADS)
                ((uint4 *)(out + start))[at] = ((const uint4 *)here)[at];
        else
            for (unsigned k = threadIdx.x; k < TILE && start + k < n; k += THREADS)
                out[start + k] = here[k];
        __syncthreads();
        if (ahead < whole_tiles)
            begin_copy((unsigned char *)here, (const char *)(in + (size_t)ahead * TILE));
        end_group();
        #pragma unroll
        for (unsigned k = 0; k + 1 < STAGES; ++k)
            numbers[k] = numbers[k + 1];
        numbers[STAGES - 1] = ahead;
        if (numbers[0] >= tiles)
            return;
        stage = next_stage, turn ^= 1, in_warp = in_next_warp;
    }}
}}

}}
"""


def shape_for(itemsize: int, room: int) -> tuple[int, int, int, int]:
    """The shape of a scan's kernels.

    Parameters
    ----------
    itemsize : int
        Bytes of an element.
    room : int
        Bytes of shared memory for a block.

    Returns
    -------
    tuple of int
        Threads per block, chunks per thread, elements of a chunk, and bytes of shared memory per block.

    Raises
    ------
    ValueError
        The elements are too large for the shared memory.
    """
    each = VECTOR // itemsize if VECTOR % itemsize == 0 else 1
    threads = 2 * THREADS
    chunks = 0
    while not chunks:
        if threads == 32:
            raise ValueError(
                f"an element has {itemsize} bytes, more than the shared memory of this device allows in a scan"
            )
        threads //= 2
        sums = (4 * (threads // 32) + 1) * itemsize
        chunks = max(0, room - sums) // (STAGES * threads * each * itemsize)
    chunks -= chunks % 2 == 0  # neighbouring threads' odd chunks lie in different banks
    return threads, chunks, each, STAGES * threads * chunks * each * itemsize + sums


class _Room:
    """Memory in which tiles tell their results. Launches one after the other can use it without clearing it."""

    __slots__ = ("memory", "taken", "epoch")

    def __init__(self, memory: Any) -> None:
        self.memory = memory
        self.taken = self.epoch = 0

    def used(self, taken: int) -> None:
        """Begin a new epoch after a launch that took tiles this many times."""
        self.taken = (self.taken + taken) % (1 << 32)
        self.epoch += EPOCH


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
        self._kind = dtype_to_ctype(self.dtype)
        self._name = f"{name_prefix}_tiles"
        self._options = options
        self._preamble, self._expression = preamble, scan_expr
        self._launches: dict[Context, Any] = {}
        self._rooms: dict[Context, list[_Room]] = {}

    def _written(self, room: int) -> tuple[str, int, int, int]:
        """The source of the kernel for blocks with ``room`` bytes of shared memory, its threads per block, elements per
        tile, and bytes of shared memory.
        """
        threads, chunks, each, shared = shape_for(self.dtype.itemsize, room)
        source = TEMPLATE.format(
            half="#include <pycuda-half.hpp>" if self.dtype.char == "e" and "cuda_fp16" not in self._preamble else "",
            preamble=self._preamble,
            scan_type=self._kind,
            scan_expr=self._expression,
            threads=threads,
            chunks=chunks,
            each=each,
            stages=STAGES,
            chunk="uint4" if each * self.dtype.itemsize == VECTOR else "scan_type",
            blocks=BLOCKS,
            name=self._name,
            update=self._update.format(neutral=self.neutral),
        )
        return source, threads, threads * chunks * each, shared

    def _launch(self) -> Any:
        """The launch of the kernel in the current context, elements per tile, and the most blocks at a time."""
        context = needed()
        try:
            return self._launches[context]
        except KeyError:
            pass
        for known in (self._launches, self._rooms):
            for old in [old for old in list(known) if not old.is_valid]:
                known.pop(old, None)
        found = self._launches[context] = self._launch_of(context)
        return found

    def _launch_of(self, context: Context) -> Any:
        device = context._device
        room = device.max_shared_memory_per_multiprocessor // BLOCKS - RESERVED
        room = min(room, device.max_shared_memory_per_block_optin) - STAGES * 8
        source, threads, tile, shared = self._written(room)
        function = module_of(source, self._options).get_function(self._name)
        function.set_attribute(function_attribute.MAX_DYNAMIC_SHARED_SIZE_BYTES, shared)
        run = launches(function, "PPQPII")

        def launch(blocks: int, stream: Any, *arguments: int) -> None:
            run((blocks, 1), (threads, 1, 1), stream, *arguments, shared_size=shared)

        return launch, tile, multiprocessors(context) * BLOCKS

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
            The shapes differ, there is not one axis, or an element is too large for the device's shared memory.
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
        launch, tile, most = self._launch()
        tiles = -(-count // tile)
        if tiles == 1:
            launch(1, stream, input_ary._address, output_ary._address, count, 0, 0, 0)
            return output_ary
        blocks = min(tiles, most)
        words = 1 + tiles * -(-self.dtype.itemsize // 4)
        shared = stream is None and allocator is None and not per_thread_default_stream()
        room = self._room(8 * words) if shared else _Room((allocator or input_ary.allocator)(8 * words))
        if not room.epoch:
            memset_d32_async(room.memory, 0, 2 * words, stream)
        told = room.memory, room.taken, room.epoch
        launch(blocks, stream, input_ary._address, output_ary._address, count, *told)
        if shared:
            room.used(tiles + STAGES * blocks)
            self._rooms[needed()].append(room)
        return output_ary

    def _room(self, size: int) -> _Room:
        """A room that only work in the default stream shares, so that it is never used twice at a time."""
        kept = self._rooms.setdefault(needed(), [])
        try:
            room = kept.pop()
        except IndexError:
            return _Room(mem_alloc(size))
        if len(room.memory) < size or room.epoch >= 1 << 32:
            return _Room(mem_alloc(size))
        return room


class InclusiveScanKernel(_ScanKernelBase):
    __doc__ = f"Each result includes its element.\n{(_ScanKernelBase.__doc__ or '').partition(chr(10))[2]}"
    _update = "append(before, some, value); values[k] = before;"


class ExclusiveScanKernel(_ScanKernelBase):
    __doc__ = f"Each result is of the elements before it, the first ``neutral``.\n{(_ScanKernelBase.__doc__ or '').partition(chr(10))[2]}"
    _update = "values[k] = some ? before : (scan_type)({neutral}); append(before, some, value);"
