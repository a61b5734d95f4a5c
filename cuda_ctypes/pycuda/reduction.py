"""Kernels that reduce all elements of arrays to one value: each block reduces its part, then one block reduces their
results."""

from __future__ import annotations

import numpy as np

from .._floor.library import per_thread_default_stream
from .c_arguments import ScalarArg, VectorArg, arguments_of
from .context import needed, stack
from .device_memory import mem_alloc
from .dtypes import dtype_to_ctype
from .elementwise import bounds_of, gathered
from .stream import stream_number
from .templates import module_of, multiprocessors, per_context, prelude

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .compiler import SourceModule

THREADS = 512
"""Per block, where their values have room in shared memory."""
ROOM = 16384
"""Bytes of shared memory for the values of a block's threads."""
EACH = 8
"""Elements that a thread reads at once; fewer blocks do where there are fewer."""
BLOCKS = 4
"""At most so many per multiprocessor."""
TEMPLATE = """{prelude}
typedef {out_type} out_type;
#define REDUCE(a, b) ({reduce_expr})
#define READ_AND_MAP(i) ({map_expr})

extern "C" __global__ void {name}(
    out_type *pycuda_out{arguments}, long long pycuda_start, long long pycuda_step, unsigned long long pycuda_count)
{{
    __shared__ __align__(16) unsigned char pycuda_room[{block_size} * sizeof(out_type)];
    out_type *pycuda_values = (out_type *)pycuda_room;
    size_t pycuda_all = (size_t)gridDim.x * {block_size};
    size_t pycuda_k = (size_t)blockIdx.x * {block_size} + threadIdx.x;
    out_type acc = {neutral};
    if (pycuda_count > {last} * pycuda_all)
        for (const size_t pycuda_end = pycuda_count - {last} * pycuda_all; pycuda_k < pycuda_end;
             pycuda_k += {at_once} * pycuda_all) {{
{reads}
{reduces}
        }}
    for (; pycuda_k < pycuda_count; pycuda_k += pycuda_all) {{
        long long i = pycuda_start + (long long)pycuda_k * pycuda_step;
        acc = REDUCE(acc, READ_AND_MAP(i));
    }}
    pycuda_values[threadIdx.x] = acc;
    #pragma unroll
    for (unsigned pycuda_half = {block_size} / 2; pycuda_half; pycuda_half >>= 1) {{
        __syncthreads();
        if (threadIdx.x < pycuda_half) {{
            out_type pycuda_other = pycuda_values[threadIdx.x + pycuda_half];
            acc = REDUCE(acc, pycuda_other);
            pycuda_values[threadIdx.x] = acc;
        }}
    }}
    if (threadIdx.x == 0)
        pycuda_out[blockIdx.x] = acc;
}}
"""
READ = """            out_type pycuda_{k};
            {{
                long long i = pycuda_start + (long long)(pycuda_k + {k} * pycuda_all) * pycuda_step;
                pycuda_{k} = READ_AND_MAP(i);
            }}"""
REDUCED = "            acc = REDUCE(acc, pycuda_{k});"
ONE = 1, 1
SECOND = "pycuda_reduction_inp"
"""The second stage's argument."""


def block_size_for(dtype: Any) -> int:
    """Threads per block whose values fit in shared memory together.

    Parameters
    ----------
    dtype : numpy.dtype
        The type of the values.

    Returns
    -------
    int
    """
    threads = THREADS
    while threads * dtype.itemsize > ROOM and threads > 32:
        threads //= 2
    return threads


def get_reduction_module(
    out_type: str,
    block_size: int,
    neutral: str,
    reduce_expr: str,
    map_expr: str,
    arguments: Any,
    name: str = "reduce_kernel",
    keep: bool = False,
    options: Any = None,
    preamble: str = "",
) -> SourceModule:
    """The module of one stage of a reduction.

    Parameters
    ----------
    out_type : str
        The type of the values in C.
    block_size : int
        Threads per block.
    neutral : str
        The value in C that changes no result.
    reduce_expr : str
        The reduction of two values ``a`` and ``b`` to one, in C.
    map_expr : str
        The value of the element ``i``, in C.
    arguments : str or list of Argument
        The kernel's parameters.
    name : str
        The kernel's name.
    keep : bool
        Whether to write the source into a folder, and print its path.
    options : list of str, optional
        Options of the compiler.
    preamble : str
        C code before the kernel.

    Returns
    -------
    SourceModule

    Raises
    ------
    CompileError
        The code has errors.
    """
    if isinstance(arguments, str):
        declared, kinds = arguments, []
    else:
        declared, kinds = ", ".join(argument.declarator() for argument in arguments), list(arguments)
    if out_type in ("half", "__half"):
        kinds.append(ScalarArg(np.float16, "out"))
    source = TEMPLATE.format(
        prelude=prelude(kinds, preamble),
        out_type=out_type,
        block_size=block_size,
        neutral=neutral,
        reduce_expr=reduce_expr,
        map_expr=map_expr,
        arguments=f", {declared}" if declared else "",
        name=name,
        last=EACH - 1,
        at_once=EACH,
        reads="\n".join(READ.format(k=k) for k in range(EACH)),
        reduces="\n".join(REDUCED.format(k=k) for k in range(EACH)),
    )
    return module_of(source, options, keep)


def get_reduction_kernel_and_types(
    stage: int,
    out_type: str,
    block_size: int,
    neutral: str,
    reduce_expr: str,
    map_expr: str | None = None,
    arguments: Any = None,
    name: str = "reduce_kernel",
    keep: bool = False,
    options: Any = None,
    preamble: str = "",
) -> tuple[Any, list[Any]]:
    """The prepared function of one stage of a reduction.

    Parameters
    ----------
    stage : int
        1 for the arrays, 2 for the results of the first stage.
    out_type : str
        The type of the values in C.
    block_size : int
        Threads per block.
    neutral : str
        The value in C that changes no result.
    reduce_expr : str
        The reduction of two values ``a`` and ``b`` to one, in C.
    map_expr : str, optional
        The value of the element ``i``, in C; ``x[i]`` of the first array if not given.
    arguments : str or list of Argument, optional
        The kernel's parameters; without any, the first stage reads an array ``in``.
    name : str
        The kernel's name.
    keep : bool
        Whether to write the source into a folder, and print its path.
    options : list of str, optional
        Options of the compiler.
    preamble : str
        C code before the kernel.

    Returns
    -------
    tuple
        The prepared function, and the arguments between ``out`` and ``start, step, count``.

    Raises
    ------
    AssertionError
        ``stage`` is another number.
    CompileError
        The code has errors.
    KeyError
        ``out_type`` is needed as the type of an argument, but is not known.
    ValueError
        A type among the arguments is not known.
    """
    if stage not in (1, 2):
        raise AssertionError(f"stage is {stage}, but must be 1 or 2")
    from .dtypes import DTYPE_OF

    given = [] if arguments is None else arguments_of(arguments)
    if stage == 2:
        given = [VectorArg(DTYPE_OF[out_type], SECOND), *given]
        map_expr = f"{SECOND}[i]"
    elif not given:
        given = [VectorArg(DTYPE_OF[out_type], "in")]
    if map_expr is None:
        first = next((argument.name for argument in given if isinstance(argument, VectorArg)), "in")
        map_expr = f"{first}[i]"
    module = get_reduction_module(
        out_type, block_size, neutral, reduce_expr, map_expr, given, f"{name}_stage{stage}", keep, options, preamble
    )
    function = module.get_function(f"{name}_stage{stage}")
    types = "".join(argument.struct_char for argument in given)
    function.prepare(f"P{types}qqQ" if "s" not in types else ["P", *[one.struct_char for one in given], *"qqQ"])
    return function, given


class ReductionKernel:
    """A program's own reduction of arrays to one value.

    Parameters
    ----------
    dtype_out : numpy.dtype
        The type of the value.
    neutral : str
        The neutral value, in C: ``"0"`` for a sum.
    reduce_expr : str
        The reduction of two values to one, in C: ``"a+b"``. It may run in any order.
    map_expr : str, optional
        The value of element ``i``, in C: ``"x[i]*y[i]"``. If not given: the element of the first array.
    arguments : str or list of Argument, optional
        The kernel's parameters, in C: ``"float *x, float *y"``. If not given: one array ``in`` of ``dtype_out``.
    name : str
        The kernel's name.
    keep : bool
        Whether to write the source into a folder, and print its path.
    options : list of str, optional
        Options of the compiler.
    preamble : str
        C code before the kernel.

    Raises
    ------
    CompileError
        At the first call in a context, which compiles the kernel: the code has errors.
    TypeError
        The dtype is unknown; at the first call, no argument is an array.
    ValueError
        C has no type for the dtype, or a type among the arguments is not known.
    """

    def __init__(
        self,
        dtype_out: Any,
        neutral: str,
        reduce_expr: str,
        map_expr: str | None = None,
        arguments: Any = None,
        name: str = "reduce_kernel",
        keep: bool = False,
        options: Any = None,
        preamble: str = "",
    ) -> None:
        self.dtype_out = np.dtype(dtype_out)
        self.block_size = block_size_for(self.dtype_out)
        common = dtype_to_ctype(self.dtype_out), self.block_size, str(neutral), reduce_expr
        more = {"name": name, "keep": keep, "options": options, "preamble": preamble}
        self._arguments = arguments_of(arguments) if arguments is not None else None
        self._stages = [(1, *common, map_expr, self._arguments), (2, *common, None, self._arguments)]
        self._more = more
        self._made: dict[Any, Any] = {}
        self._latest: Any = (None,)

    def _functions(self) -> Any:
        """Both stages in the current context, whether each argument is an array, the most blocks, and memory for the first
        stage's results: only work in the default stream shares it, so that it is never used twice at a time.
        """
        context = needed()
        try:
            return self._made[context]
        except KeyError:
            pass
        for old in [old for old in list(self._made) if not old.is_valid]:
            self._made.pop(old, None)
        (first, arguments), (second, _) = [
            get_reduction_kernel_and_types(*stage, **self._more) for stage in self._stages
        ]
        is_array = [argument.struct_char == "P" for argument in arguments]
        if not any(is_array):
            raise TypeError("a ReductionKernel needs an array among its arguments, as 'float *x'")
        found: Any = first, second, is_array, BLOCKS * multiprocessors(context), []
        self._made[context] = found
        return found

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Launch the kernel. C: cuLaunchKernel.

        Parameters
        ----------
        *args
            An array for each pointer, a number for each scalar. The first array gives the number of elements.
        **kwargs
            ``range`` or ``slice``, both of the type slice: the elements to reduce. Numbers in ``range`` are taken as they are;
            those in ``slice`` are limited to the array, and negative ones count from its end. ``stream``: the stream of the
            work; the default one if not given. ``out``: the array whose first element gets the value. ``allocator``: returns
            memory for the result; by default the allocator of the first array.

        Returns
        -------
        GPUArray
            ``out``, or a new one without axes: ``get()`` waits for it.

        Raises
        ------
        CompileError
            At the first call in a context: the code has errors.
        LogicError
            No context is current, or an array was freed or is another context's.
        RuntimeError
            An array is not contiguous.
        TypeError
            An argument is missing or has a wrong type, or a keyword is unknown.
        ValueError
            ``out`` is of another dtype or has no element, or ``range`` and ``slice`` are both given.
        """
        of = part = stream = out = allocator = None
        if kwargs:
            of, part, stream = kwargs.pop("range", None), kwargs.pop("slice", None), kwargs.pop("stream", None)
            out, allocator = kwargs.pop("out", None), kwargs.pop("allocator", None)
            if kwargs:
                raise TypeError(f"unknown keyword arguments: {', '.join(sorted(kwargs))}")
        return self._reduce(args, stream, out, allocator, of, part)

    def _reduce(
        self, args: Any, stream: Any, out: Any = None, allocator: Any = None, of: Any = None, part: Any = None
    ) -> Any:
        contexts = stack.contexts
        latest = self._latest
        if not (contexts and contexts[-1] is latest[0]):
            latest = self._latest = needed(), *self._functions()
        _, first, second, is_array, most, rooms = latest
        values, array = gathered(is_array, args, first, "a ReductionKernel")
        count, start, step = array.size, 0, 1
        if of is not None or part is not None:
            if of is not None and part is not None:
                raise ValueError("give either range or slice, not both")
            bounds = bounds_of(of, part, count)
            start, step, count = bounds[0], bounds[2], len(range(*bounds))
        if out is None:
            out = array._new_from(allocator, (), self.dtype_out)
        elif not hasattr(out, "_check"):
            raise TypeError(f"out: a GPUArray is expected, got {type(out).__name__}")
        elif out.dtype != self.dtype_out or not out.size:
            raise ValueError(f"out: an array of {self.dtype_out} is expected, got one of {out.dtype}, {out.shape}")
        else:
            out._check()
        number = 0 if stream is None else stream_number(stream)
        size = self.block_size
        blocks = max(1, min(most, -(-count // (size * EACH))))
        block = size, 1, 1
        if blocks == 1:
            first._launch(ONE, block, first._prepared, (out._address, *values, start, step, count), 0, number)
            return out
        shared = stream is None and not per_thread_default_stream()
        try:
            room = rooms.pop() if shared else mem_alloc(most * self.dtype_out.itemsize)
        except IndexError:
            room = mem_alloc(most * self.dtype_out.itemsize)
        at = room._open()
        first._launch((blocks, 1), block, first._prepared, (at, *values, start, step, count), 0, number)
        second._launch(ONE, block, second._prepared, (out._address, at, *values, 0, 1, blocks), 0, number)
        if shared:
            rooms.append(room)
        return out


def _read(name: str, dtype: Any, wanted: Any, index: str = "i") -> str:
    """An element as the reduction's type."""
    from .elementwise import cast

    return cast(wanted, f"{name}[{index}]", dtype)


@per_context
def get_sum_kernel(dtype_out: Any, dtype_in: Any) -> ReductionKernel:
    """The sum of ``x``, computed in ``dtype_out``, by default that of ``x``."""
    out = np.dtype(dtype_in if dtype_out is None else dtype_out)
    return ReductionKernel(out, "0", "a + b", _read("x", dtype_in, out), [VectorArg(dtype_in, "x")], "sum")


def _truth(dtype: Any) -> str:
    from .elementwise import cast

    return f"x[i] != {cast(np.dtype(dtype), '0')}"


@per_context
def get_any_kernel(dtype_out: Any, dtype_in: Any) -> ReductionKernel:
    """Whether one of ``x`` is other than 0."""
    return ReductionKernel(
        dtype_out or dtype_in, "false", "a || b", _truth(dtype_in), [VectorArg(dtype_in, "x")], "any"
    )


@per_context
def get_all_kernel(dtype_out: Any, dtype_in: Any) -> ReductionKernel:
    """Whether all of ``x`` are other than 0."""
    return ReductionKernel(dtype_out or dtype_in, "true", "a && b", _truth(dtype_in), [VectorArg(dtype_in, "x")], "all")


@per_context
def get_subset_sum_kernel(dtype_out: Any, dtype_subset: Any, dtype_in: Any) -> ReductionKernel:
    """The sum of ``x`` at the indices in ``lookup``."""
    out = np.dtype(dtype_in if dtype_out is None else dtype_out)
    arguments = [VectorArg(dtype_subset, "lookup"), VectorArg(dtype_in, "x")]
    return ReductionKernel(out, "0", "a + b", _read("x", dtype_in, out, "lookup[i]"), arguments, "subset_sum")


@per_context
def get_dot_kernel(dtype_out: Any, dtype_a: Any, dtype_b: Any) -> ReductionKernel:
    """The sum of ``x * y``."""
    out = np.dtype(np.result_type(dtype_a, dtype_b) if dtype_out is None else dtype_out)
    product = f"{_read('x', dtype_a, out)} * {_read('y', dtype_b, out)}"
    return ReductionKernel(out, "0", "a + b", product, [VectorArg(dtype_a, "x"), VectorArg(dtype_b, "y")], "dot")


@per_context
def get_subset_dot_kernel(
    dtype_out: Any, dtype_subset: Any, dtype_a: Any = None, dtype_b: Any = None
) -> ReductionKernel:
    """The sum of ``x * y`` at the indices in ``lookup``; without their dtypes, both are of ``dtype_out``."""
    dtype_a = np.dtype(dtype_out if dtype_a is None else dtype_a)
    dtype_b = np.dtype(dtype_a if dtype_b is None else dtype_b)
    out = np.dtype(np.result_type(dtype_a, dtype_b) if dtype_out is None else dtype_out)
    product = f"{_read('x', dtype_a, out, 'lookup[i]')} * {_read('y', dtype_b, out, 'lookup[i]')}"
    arguments = [VectorArg(dtype_subset, "lookup"), VectorArg(dtype_a, "x"), VectorArg(dtype_b, "y")]
    return ReductionKernel(out, "0", "a + b", product, arguments, "subset_dot")


def get_minmax_neutral(what: str, dtype: Any) -> str:
    """The value in C that changes no minimum or maximum.

    Parameters
    ----------
    what : str
        "min" or "max".
    dtype : numpy.dtype
        The type of the numbers.

    Returns
    -------
    str
        C code.

    Raises
    ------
    ValueError
        ``what`` is unknown, or the numbers have no order.
    """
    kind = np.dtype(dtype)
    if what not in ("min", "max"):
        raise ValueError(f"what is {what!r}, but must be 'min' or 'max'")
    if kind.kind in "iu":
        limits = np.iinfo(kind)
        if what == "max":
            return str(limits.min) if limits.min > -(1 << 63) else f"(-{limits.max} - 1)"
        return f"{limits.max}{'u' if kind.kind == 'u' and kind.itemsize == 8 else ''}"
    if kind.kind == "b":
        return "true" if what == "min" else "false"
    if kind.kind == "f":
        return "MY_INFINITY" if what == "min" else "-MY_INFINITY"
    raise ValueError(f"{kind} has no order")


INFINITY = "#define MY_INFINITY (__int_as_float(0x7f800000))\n"
"""For ``get_minmax_neutral``."""


def _check_order(dtype: Any) -> None:
    if np.dtype(dtype).kind not in "iufb":
        raise TypeError(f"elements of {dtype} have no order, and so no smallest or largest one")


def _expression(what: str, dtype: Any) -> str:
    kind = np.dtype(dtype)
    sign = "<" if what == "min" else ">"
    # as fmin and fmax of C: of a number and NaN, the number
    return f"(a {sign} b || b != b) ? a : b" if kind.kind == "f" else f"a {sign} b ? a : b"


@per_context
def get_minmax_kernel(what: str, dtype: Any) -> ReductionKernel:
    """The smallest ("min") or largest ("max") of ``x``."""
    _check_order(dtype)
    neutral, expression = get_minmax_neutral(what, dtype), _expression(what, dtype)
    return ReductionKernel(dtype, neutral, expression, "x[i]", [VectorArg(dtype, "x")], what, preamble=INFINITY)


@per_context
def get_subset_minmax_kernel(what: str, dtype: Any, dtype_subset: Any) -> ReductionKernel:
    """The smallest or largest of ``x`` at the indices in ``lookup``."""
    _check_order(dtype)
    neutral, expression = get_minmax_neutral(what, dtype), _expression(what, dtype)
    arguments = [VectorArg(dtype_subset, "lookup"), VectorArg(dtype, "x")]
    return ReductionKernel(dtype, neutral, expression, "x[lookup[i]]", arguments, f"subset_{what}", preamble=INFINITY)
