"""Arrays of random numbers: :func:`rand`, which needs no library, and cuRAND's generators by PyCUDA's names."""

from __future__ import annotations

import ctypes
import os
from enum import IntEnum
from hashlib import blake2b
from itertools import starmap
from math import prod

import numpy as np

from .._floor.faces import shared_by
from ..errors import CudaCtypesError, CudaError
from ._core import c_function
from .c_arguments import ScalarArg, VectorArg
from .context import InContext, needed
from .copies import memcpy_dtod_async
from .device_memory import mem_alloc
from .elementwise import get_elwise_kernel, shape_of_launch
from .errors import RuntimeError
from .gpuarray.array import GPUArray
from .gpuarray.creation import to_gpu
from .gpuarray.layouts import copy_strided
from .stream import stream_number
from .templates import multiprocessors, per_context

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from .stream import Stream

PHILOX = """
// Philox 4x32-10 of Salmon, Moraes, Dror and Shaw (2011): 128 random bits for a counter and a key
__device__ uint4 philox(uint4 at, unsigned key0, unsigned key1)
{
    #pragma unroll
    for (int round = 0; round < 10; ++round) {
        unsigned high0 = __umulhi(0xD2511F53u, at.x), low0 = 0xD2511F53u * at.x;
        unsigned high1 = __umulhi(0xCD9E8D57u, at.z), low1 = 0xCD9E8D57u * at.z;
        at = make_uint4(high1 ^ at.y ^ key0, low1, high0 ^ at.w ^ key1, low0);
        key0 += 0x9E3779B9u;
        key1 += 0xBB67AE85u;
    }
    return at;
}
"""
RANDOM = {
    "f4": "(bits.x >> 8) * 5.9604644775390625e-8f",
    "f8": "((bits.x | (unsigned long long)bits.y << 32) >> 11) * 1.1102230246251565e-16",
    "i4": "(int)bits.x",
    "u4": "bits.x",
    "i8": "(long)(bits.x | (unsigned long long)bits.y << 32)",
    "u8": "bits.x | (unsigned long long)bits.y << 32",
}
"""The results of :func:`rand` by type: floats in [0, 1); integers of the type's whole range."""


def _code(kind: Any) -> str:
    """A dtype as "f4"; one with its bytes in the other order as ">f4", which no function here can fill."""
    return kind.str.lstrip("<")  # type: ignore[no-any-return]


@per_context
def _rand_kernel(code: str) -> Any:
    arguments = [VectorArg(np.dtype(code), "z"), ScalarArg(np.uint32, "key0"), ScalarArg(np.uint32, "key1")]
    body = f"uint4 bits = philox(make_uint4(i, (unsigned long long)i >> 32, 0, 0), key0, key1);\nz[i] = {RANDOM[code]}"
    return get_elwise_kernel(arguments, body, "random_numbers", preamble=PHILOX)


def rand(shape: Any, dtype: Any = np.float32, stream: Stream | None = None) -> GPUArray:
    """An array of uniform random numbers: floats from 0 to below 1, or integers of the whole range.

    Parameters
    ----------
    shape : int or tuple of int
        The length of each axis.
    dtype : numpy.dtype
        float32, float64, or integers of 32 or 64 bits.
    stream : Stream, optional
        The stream of the work; the default one if not given.

    Returns
    -------
    GPUArray

    Raises
    ------
    LogicError
        No context is current.
    NotImplementedError
        There are no random numbers of this dtype.
    TypeError, ValueError
        The shape is not made of integers from 0 on, or the dtype is unknown.
    """
    kind = np.dtype(dtype)
    code = _code(kind)
    if code not in RANDOM:
        raise NotImplementedError(
            f"there are no random numbers of {kind}: float32, float64, int32, uint32, int64, uint64"
        )
    made = GPUArray(shape, kind)
    if made.size:
        keys = np.frombuffer(os.urandom(8), np.uint32).tolist()
        made._run(_rand_kernel(code), stream, made.gpudata, *keys)
    return made


class direction_vector_set(IntEnum):
    """Sets of direction vectors for Sobol's sequences."""

    VECTOR_32 = 101
    SCRAMBLED_VECTOR_32 = 102
    VECTOR_64 = 103
    SCRAMBLED_VECTOR_64 = 104


def _curand() -> Any:
    from ..checked import curand

    return curand


def _call(name: str, *arguments: Any) -> Any:
    """Call a function of cuRAND, with PyCUDA's exceptions."""
    try:
        return getattr(_curand(), name)(*arguments)
    except (CudaError, CudaCtypesError) as error:
        raise RuntimeError(str(error)) from None


def get_curand_version() -> tuple[int, int, int]:
    """The version of the cuRAND library. C: curandGetVersion.

    Returns
    -------
    tuple of int
        Major, minor and patch.

    Raises
    ------
    RuntimeError
        The cuRAND library is not installed.
    """
    version = int(_call("curandGetVersion"))
    return version // 1000, version % 1000 // 100, version % 100


def _table(name: str, bits: int, count: int, *arguments: Any) -> Any:
    """Numbers from a table in cuRAND's own memory."""
    address = int(_call(name, *arguments))
    kind = ctypes.c_uint32 if bits == 32 else ctypes.c_uint64
    return np.ctypeslib.as_array((kind * count).from_address(address)).copy()


DIMENSIONS = 20000
"""The dimensions of Sobol's sequences for which cuRAND has vectors."""


def generate_direction_vectors(count: int, direction: Any = None) -> GPUArray:
    """The direction vectors of cuRAND for the first dimensions, one per row. C: curandGetDirectionVectors32,
    curandGetDirectionVectors64.

    Parameters
    ----------
    count : int
        The number of dimensions; after the last one that cuRAND has, the first follows again.
    direction : direction_vector_set, optional
        VECTOR_32 if not given.

    Returns
    -------
    GPUArray
        Of uint32 or uint64, as the set says.

    Raises
    ------
    ValueError
        There is no such set.
    RuntimeError
        The cuRAND library is not installed.
    """
    kind = direction_vector_set.VECTOR_32 if direction is None else direction_vector_set(direction)
    bits = 32 if "32" in kind.name else 64
    known = _table(f"curandGetDirectionVectors{bits}", bits, DIMENSIONS * bits, int(kind)).reshape(DIMENSIONS, bits)
    made = to_gpu(np.resize(known, (count, bits)))
    made.of_curand = True  # type: ignore[attr-defined]
    return made


def _scramble_constants(bits: int, count: int) -> GPUArray:
    made = to_gpu(np.resize(_table(f"curandGetScrambleConstants{bits}", bits, DIMENSIONS), count))
    made.of_curand = True  # type: ignore[attr-defined]
    return made


def generate_scramble_constants32(count: int) -> GPUArray:
    """The constants of cuRAND for scrambled sequences of 32 bits. C: curandGetScrambleConstants32.

    Parameters
    ----------
    count : int
        The number of constants.

    Returns
    -------
    GPUArray
        Of uint32.

    Raises
    ------
    RuntimeError
        The cuRAND library is not installed.
    """
    return _scramble_constants(32, count)


def generate_scramble_constants64(count: int) -> GPUArray:
    """The constants of cuRAND for scrambled sequences of 64 bits. C: curandGetScrambleConstants64.

    Parameters
    ----------
    count : int
        The number of constants.

    Returns
    -------
    GPUArray
        Of uint64.

    Raises
    ------
    RuntimeError
        The cuRAND library is not installed.
    """
    return _scramble_constants(64, count)


def seed_getter_uniform(n: int) -> GPUArray:
    """Equal seeds, with one random value.

    Parameters
    ----------
    n : int
        The number of seeds.

    Returns
    -------
    GPUArray
        Of int32.
    """
    return to_gpu(np.full(n, np.frombuffer(os.urandom(4), np.int32)[0], np.int32))


def seed_getter_unique(n: int) -> GPUArray:
    """Random seeds, one for each generator.

    Parameters
    ----------
    n : int
        The number of seeds.

    Returns
    -------
    GPUArray
        Of int32.
    """
    return to_gpu(np.frombuffer(os.urandom(4 * n), np.int32))


class _Handle(InContext):
    """A generator of cuRAND in the current context."""

    __slots__ = ()
    _destroyed_by = "curandDestroyGenerator"

    def __init__(self, kind: str) -> None:
        context, curand, name, cell = needed(), _curand(), "curandCreateGenerator", ctypes.c_void_p()
        arguments = ctypes.byref(cell), int(getattr(curand.curandRngType_t, kind))
        status = self._take(context, cell, starmap(c_function(curand, name), (arguments,)))
        if status:
            raise RuntimeError(str(shared_by(curand.__name__).status.error(status, name)))

    @staticmethod
    def _destroyer() -> Any:
        destroy = c_function(_curand(), "curandDestroyGenerator")
        destroy.argtypes = [ctypes.c_void_p]
        return destroy


POISSON = """
// the smallest number of events whose cumulative probability reaches u
__device__ double poisson_of(double u, double mean)
{
    if (mean > 300) {  // by the normal distribution, with its skewness
        double normal = normcdfinv(u), root = sqrt(mean);
        double found = floor(mean + root * normal + (normal * normal - 1) / 6 + 0.5);
        return found < 0 ? 0 : found;
    }
    double term = exp(-mean), sum = term;
    int events = 0;
    while (u > sum && events < 2000) {
        term *= mean / ++events;
        sum += term;
    }
    return events;
}
"""


@per_context
def _poisson_kernel(code: str) -> Any:
    arguments = [VectorArg(np.dtype(code), "z"), VectorArg(np.float64, "u")]
    return get_elwise_kernel(arguments, "z[i] = poisson_of(u[i], z[i])", "poisson_of_each", preamble=POISSON)


class _RandomNumberGeneratorBase:
    """Base of the generators.

    ``fill_`` methods write to an array; ``gen_`` methods make one.
    """

    has_box_muller = False
    _kind = ""
    _bits = 32
    _even = False
    """Whether normal numbers come in pairs."""

    def __init__(self, offset: int = 0) -> None:
        get_curand_version()  # raises if cuRAND is missing
        self._handle = _Handle(self._kind)
        self._move(int(offset))

    @property
    def generators_per_block(self) -> int:
        """The number of seeds for one multiprocessor."""
        return 256

    @property
    def block_count(self) -> int:
        """The number of multiprocessors with seeds."""
        return multiprocessors(self._handle._context)

    @property
    def state(self) -> int:
        """The address of cuRAND's generator."""
        return self._handle._open()

    def _move(self, position: int) -> None:
        """Go on with the number at a position of the sequence."""
        _call("curandSetGeneratorOffset", self._handle._open(), position)
        self._position = position

    def call_skip_ahead(self, i: int, stream: Stream | None = None) -> None:
        """Skip numbers. C: curandSetGeneratorOffset.

        Parameters
        ----------
        i : int
            The number of random numbers to skip.
        stream : Stream, optional
            Ignored.

        Raises
        ------
        RuntimeError
            cuRAND reports an error.
        """
        self._move(self._position + int(i))

    def call_skip_ahead_array(self, i: Any, stream: Stream | None = None) -> None:
        """Skip as many numbers as the largest of an array. C: curandSetGeneratorOffset.

        Parameters
        ----------
        i : GPUArray
            Numbers on the device.
        stream : Stream, optional
            Ignored.

        Raises
        ------
        RuntimeError
            cuRAND reports an error.
        """
        self.call_skip_ahead(int(i.get().max()), stream)

    def _ready(self, data: GPUArray, stream: Any) -> int:
        data._contiguous()
        data._check()
        number = self._handle._open()
        _call("curandSetStream", number, stream_number(stream))
        return number

    def _fill(
        self, name: str, data: GPUArray, stream: Any, *parameters: Any, words: int = 1, even: bool = False
    ) -> None:
        number = self._ready(data, stream)
        count = data.size * words
        if not count:
            return
        if even and count % 2:
            count += 1
            memory = mem_alloc(count * data.itemsize)
            _call(name, number, int(memory), count, *parameters)
            memcpy_dtod_async(data.gpudata, memory, data.size * data.itemsize, stream)
        else:
            _call(name, number, data.ptr, count, *parameters)
        self._position += count

    def _fill_with_upper_halves(self, data: GPUArray, stream: Any) -> None:
        """Fill with the upper halves of 64-bit numbers: the lower halves of a short Sobol sequence are 0."""
        number = self._ready(data, stream)
        if data.size:
            memory = mem_alloc(8 * data.size)
            _call("curandGenerateLongLong", number, int(memory), data.size)
            copy_strided(data.gpudata, (4,), int(memory) + 4, (8,), (data.size,), 4, stream)
            self._position += data.size

    def fill_uniform(self, data: GPUArray, stream: Stream | None = None) -> None:
        """Fill with uniform numbers: floats above 0, up to 1; integers of the whole range. C: curandGenerateUniform,
        curandGenerateUniformDouble, curandGenerate, curandGenerateLongLong.

        Parameters
        ----------
        data : GPUArray
            The array to fill, contiguous: float32, float64, or integers of 32 or 64 bits.
        stream : Stream, optional
            The stream of the work; the default one if not given.

        Raises
        ------
        NotImplementedError
            There are no uniform numbers of this dtype.
        RuntimeError
            The array is not contiguous, or cuRAND reports an error.
        LogicError
            The array was freed, or the current context cannot reach it.
        """
        code = _code(data.dtype)
        if code in ("f4", "f8"):
            name = "curandGenerateUniform" + ("Double" if code == "f8" else "")
            self._fill(name, data, stream)
        elif code in ("i4", "u4"):
            if self._bits == 32:
                self._fill("curandGenerate", data, stream)
            else:
                self._fill_with_upper_halves(data, stream)
        elif code in ("i8", "u8"):
            if self._bits == 64:
                self._fill("curandGenerateLongLong", data, stream)
            else:
                self._fill("curandGenerate", data, stream, words=2)
        else:
            raise _no_such("uniform", data.dtype)

    def fill_normal(self, data: GPUArray, stream: Stream | None = None) -> None:
        """Fill with numbers of the normal distribution with mean 0 and standard deviation 1. C: curandGenerateNormal,
        curandGenerateNormalDouble.

        Parameters
        ----------
        data : GPUArray
            The array to fill, contiguous: float32 or float64.
        stream : Stream, optional
            The stream of the work; the default one if not given.

        Raises
        ------
        NotImplementedError
            The dtype is neither float32 nor float64.
        RuntimeError
            The array is not contiguous, or cuRAND reports an error.
        LogicError
            The array was freed, or the current context cannot reach it.
        """
        self._fill(_of_floats("Normal", data.dtype), data, stream, 0.0, 1.0, even=self._even)

    def fill_log_normal(self, data: GPUArray, mean: float, stddev: float, stream: Stream | None = None) -> None:
        """Fill with numbers whose logarithms have a normal distribution. C: curandGenerateLogNormal,
        curandGenerateLogNormalDouble.

        Parameters
        ----------
        data : GPUArray
            The array to fill, contiguous: float32 or float64.
        mean, stddev : float
            Mean and standard deviation of the logarithms.
        stream : Stream, optional
            The stream of the work; the default one if not given.

        Raises
        ------
        NotImplementedError
            The dtype is neither float32 nor float64.
        RuntimeError
            The array is not contiguous, or cuRAND reports an error.
        LogicError
            The array was freed, or the current context cannot reach it.
        """
        self._fill(_of_floats("LogNormal", data.dtype), data, stream, float(mean), float(stddev), even=self._even)

    def fill_poisson(self, data: GPUArray, lambda_value: float | None = None, stream: Stream | None = None) -> None:
        """Fill with numbers of events, by Poisson's distribution. C: curandGeneratePoisson.

        Parameters
        ----------
        data : GPUArray
            The array to fill, contiguous: uint32; without ``lambda_value`` also floats and integers of 32 or 64 bits.
        lambda_value : float, optional
            The mean. Without it, each element of the array is the mean of the number that replaces it.
        stream : Stream, optional
            The stream of the work; the default one if not given.

        Raises
        ------
        NotImplementedError
            There are no such numbers of this dtype.
        RuntimeError
            The array is not contiguous, or cuRAND reports an error.
        LogicError
            The array was freed, or the current context cannot reach it.
        """
        if lambda_value is not None:
            if data.dtype != np.uint32:
                raise _no_such("Poisson's", data.dtype)
            self._fill("curandGeneratePoisson", data, stream, float(lambda_value))
            return
        if _code(data.dtype) not in RANDOM:
            raise _no_such("Poisson's", data.dtype)
        data._contiguous()
        uniform = GPUArray(data.shape, np.float64)
        self.fill_uniform(uniform, stream)
        if data.size:
            kernel = _poisson_kernel(_code(data.dtype))
            kernel.prepared_async_call(*shape_of_launch(data.size), stream, data.gpudata, uniform.gpudata, data.size)

    def gen_uniform(self, shape: Any, dtype: Any, stream: Stream | None = None) -> GPUArray:
        """A new array of uniform numbers: floats above 0, up to 1; integers of the whole range.

        Parameters
        ----------
        shape : int or tuple of int
            The length of each axis.
        dtype : numpy.dtype
            float32, float64, or integers of 32 or 64 bits.
        stream : Stream, optional
            The stream of the work; the default one if not given.

        Returns
        -------
        GPUArray

        Raises
        ------
        NotImplementedError
            There are no uniform numbers of this dtype.
        RuntimeError
            cuRAND reports an error.
        """
        made = GPUArray(shape, dtype)
        self.fill_uniform(made, stream)
        return made

    def gen_normal(self, shape: Any, dtype: Any, stream: Stream | None = None) -> GPUArray:
        """A new array of numbers of the normal distribution with mean 0 and standard deviation 1.

        Parameters
        ----------
        shape : int or tuple of int
            The length of each axis.
        dtype : numpy.dtype
            float32 or float64.
        stream : Stream, optional
            The stream of the work; the default one if not given.

        Returns
        -------
        GPUArray

        Raises
        ------
        NotImplementedError
            The dtype is neither float32 nor float64.
        RuntimeError
            cuRAND reports an error.
        """
        made = GPUArray(shape, dtype)
        self.fill_normal(made, stream)
        return made

    def gen_log_normal(
        self, shape: Any, dtype: Any, mean: float, stddev: float, stream: Stream | None = None
    ) -> GPUArray:
        """A new array of numbers whose logarithms have a normal distribution.

        Parameters
        ----------
        shape : int or tuple of int
            The length of each axis.
        dtype : numpy.dtype
            float32 or float64.
        mean, stddev : float
            Mean and standard deviation of the logarithms.
        stream : Stream, optional
            The stream of the work; the default one if not given.

        Returns
        -------
        GPUArray

        Raises
        ------
        NotImplementedError
            The dtype is neither float32 nor float64.
        RuntimeError
            cuRAND reports an error.
        """
        made = GPUArray(shape, dtype)
        self.fill_log_normal(made, mean, stddev, stream)
        return made

    def gen_poisson(self, shape: Any, dtype: Any, lambda_value: float, stream: Stream | None = None) -> GPUArray:
        """A new array of numbers of events, by Poisson's distribution.

        Parameters
        ----------
        shape : int or tuple of int
            The length of each axis.
        dtype : numpy.dtype
            uint32, or floats that hold whole numbers.
        lambda_value : float
            The mean.
        stream : Stream, optional
            The stream of the work; the default one if not given.

        Returns
        -------
        GPUArray

        Raises
        ------
        NotImplementedError
            There are no such numbers of this dtype.
        RuntimeError
            cuRAND reports an error.
        """
        made = GPUArray(shape, dtype)
        if made.dtype.kind == "f":
            made.fill(lambda_value, stream)
            self.fill_poisson(made, None, stream)
        else:
            self.fill_poisson(made, lambda_value, stream)
        return made


def _of_floats(distribution: str, kind: Any) -> str:
    if _code(kind) not in ("f4", "f8"):
        raise _no_such("normal", kind)
    return f"curandGenerate{distribution}{'Double' if kind.itemsize == 8 else ''}"


def _no_such(distribution: str, kind: Any) -> NotImplementedError:
    return NotImplementedError(f"this generator has no {distribution} distribution of {kind}")


class _PseudoRandomNumberGeneratorBase(_RandomNumberGeneratorBase):
    """Base of the generators of pseudo-random numbers.

    C: curandCreateGenerator, curandSetPseudoRandomGeneratorSeed, curandSetGeneratorOffset.

    Parameters
    ----------
    seed_getter : callable, optional
        Called with a number of seeds; returns an array of int32 of that length, on the device or the host. Equal seeds make equal
        numbers. Random seeds if not given.
    offset : int
        The number of random numbers to skip.

    Raises
    ------
    TypeError
        The result of ``seed_getter`` is not an array of int32.
    ValueError
        There are too few seeds.
    RuntimeError
        cuRAND is not installed.
    LogicError
        No context is current.
    """

    has_box_muller = True
    _even = True

    def __init__(self, seed_getter: Callable[[int], Any] | None = None, offset: int = 0) -> None:
        count = self.generators_per_block * multiprocessors(needed())
        seeds = (seed_getter or seed_getter_unique)(count)
        if not hasattr(seeds, "dtype") or seeds.dtype != np.int32:
            raise TypeError(
                f"seed_getter: an array of int32 is expected, got {getattr(seeds, 'dtype', type(seeds).__name__)}"
            )
        if prod(seeds.shape) < count:
            raise ValueError(f"seed_getter: {count} seeds are expected, got {prod(seeds.shape)}")
        host = seeds.get() if hasattr(seeds, "get") else np.asarray(seeds)
        self._seed = blake2b(host.tobytes(), digest_size=8).digest()
        self._sequence = 0
        super().__init__(offset)

    def _move(self, position: int, further: int = 0) -> None:
        """The same in a ``further`` sequence."""
        sequence = self._sequence + further
        digest = blake2b(repr(sequence).encode(), key=self._seed, digest_size=8).digest()
        if 0 <= position < 1 << 64:  # others are refused, and the seed alone would start the sequence anew
            _call("curandSetPseudoRandomGeneratorSeed", self._handle._open(), int.from_bytes(digest, "little"))
        super()._move(position)
        self._sequence = sequence

    def call_skip_ahead_sequence(self, i: int, stream: Stream | None = None) -> None:
        """Continue with a later sequence, at the same position. C: curandSetPseudoRandomGeneratorSeed.

        Parameters
        ----------
        i : int
            The number of sequences to skip.
        stream : Stream, optional
            Ignored.

        Raises
        ------
        RuntimeError
            cuRAND reports an error.
        """
        self._move(self._position, int(i))

    def call_skip_ahead_sequence_array(self, i: Any, stream: Stream | None = None) -> None:
        """Continue with a later sequence. C: curandSetPseudoRandomGeneratorSeed.

        Parameters
        ----------
        i : GPUArray
            Numbers of sequences to skip; the largest counts.
        stream : Stream, optional
            Ignored.

        Raises
        ------
        RuntimeError
            cuRAND reports an error.
        """
        self.call_skip_ahead_sequence(int(i.get().max()), stream)


class XORWOWRandomNumberGenerator(_PseudoRandomNumberGeneratorBase):
    __doc__ = f"Marsaglia's XORWOW.\n{(_PseudoRandomNumberGeneratorBase.__doc__ or '').partition(chr(10))[2]}"
    _kind = "CURAND_RNG_PSEUDO_XORWOW"


class MRG32k3aRandomNumberGenerator(_PseudoRandomNumberGeneratorBase):
    __doc__ = f"L'Ecuyer's MRG32k3a.\n{(_PseudoRandomNumberGeneratorBase.__doc__ or '').partition(chr(10))[2]}"
    _kind = "CURAND_RNG_PSEUDO_MRG32K3A"

    def call_skip_ahead_subsequence(self, i: int, stream: Stream | None = None) -> None:
        """Continue with a later subsequence. C: curandSetPseudoRandomGeneratorSeed.

        Parameters
        ----------
        i : int
            The number of subsequences to skip.
        stream : Stream, optional
            Ignored.

        Raises
        ------
        RuntimeError
            cuRAND reports an error.
        """
        self.call_skip_ahead_sequence(i, stream)

    def call_skip_ahead_subsequence_array(self, i: Any, stream: Stream | None = None) -> None:
        """Continue with a later subsequence. C: curandSetPseudoRandomGeneratorSeed.

        Parameters
        ----------
        i : GPUArray
            Numbers of subsequences to skip; the largest counts.
        stream : Stream, optional
            Ignored.

        Raises
        ------
        RuntimeError
            cuRAND reports an error.
        """
        self.call_skip_ahead_sequence_array(i, stream)


class _SobolRandomNumberGeneratorBase(_RandomNumberGeneratorBase):
    """Base of Sobol's sequences: numbers that fill the range more evenly than random ones.

    C: curandCreateGenerator, curandSetGeneratorOffset.

    Parameters
    ----------
    dir_vector : GPUArray, optional
        Direction vectors of :func:`generate_direction_vectors`. The generator uses cuRAND's own, which are the same.
    offset : int
        The number of random numbers to skip.

    Raises
    ------
    TypeError
        An array has another dtype than the sequence.
    NotImplementedError
        An array is the program's own, not cuRAND's.
    RuntimeError
        cuRAND is not installed.
    LogicError
        No context is current.
    """

    def __init__(self, dir_vector: GPUArray | None = None, offset: int = 0) -> None:
        self._expect_own(dir_vector, "dir_vector")
        super().__init__(offset)

    def _expect_own(self, given: Any, what: str) -> None:
        if given is None:
            return
        if getattr(given, "dtype", None) != np.dtype(f"u{self._bits // 8}"):
            raise TypeError(
                f"{what}: an array of uint{self._bits} is expected, got {getattr(given, 'dtype', type(given).__name__)}"
            )
        if not getattr(given, "of_curand", False):
            raise NotImplementedError(f"{what}: cuRAND's generators take no vectors and constants of a program's own")


class _ScrambledSobolRandomNumberGeneratorBase(_SobolRandomNumberGeneratorBase):
    def __init__(
        self, dir_vector: GPUArray | None = None, scramble_vector: GPUArray | None = None, offset: int = 0
    ) -> None:
        self._expect_own(scramble_vector, "scramble_vector")
        super().__init__(dir_vector, offset)


_scrambled = (
    (_SobolRandomNumberGeneratorBase.__doc__ or "")
    .partition("\n")[2]
    .replace(
        "    offset : int",
        "    scramble_vector : GPUArray, optional\n"
        "        Constants of ``generate_scramble_constants32`` or ``64``.\n    offset : int",
    )
)


class Sobol32RandomNumberGenerator(_SobolRandomNumberGeneratorBase):
    __doc__ = f"Sobol's sequence of 32 bits.\n{(_SobolRandomNumberGeneratorBase.__doc__ or '').partition(chr(10))[2]}"
    _kind = "CURAND_RNG_QUASI_SOBOL32"


class ScrambledSobol32RandomNumberGenerator(_ScrambledSobolRandomNumberGeneratorBase):
    __doc__ = f"Sobol's sequence of 32 bits, scrambled.\n{_scrambled}"
    _kind = "CURAND_RNG_QUASI_SCRAMBLED_SOBOL32"


class Sobol64RandomNumberGenerator(_SobolRandomNumberGeneratorBase):
    __doc__ = f"Sobol's sequence of 64 bits.\n{(_SobolRandomNumberGeneratorBase.__doc__ or '').partition(chr(10))[2]}"
    _kind = "CURAND_RNG_QUASI_SOBOL64"
    _bits = 64


class ScrambledSobol64RandomNumberGenerator(_ScrambledSobolRandomNumberGeneratorBase):
    __doc__ = f"Sobol's sequence of 64 bits, scrambled.\n{_scrambled}"
    _kind = "CURAND_RNG_QUASI_SCRAMBLED_SOBOL64"
    _bits = 64
