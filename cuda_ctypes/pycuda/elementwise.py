"""Kernels that do one thing for each element of arrays: a program's own, and those behind the operators of arrays.

An operation is a text in C that reads and writes its arrays at ``[i]``; each thread runs it for the elements that are its own.
"""

from __future__ import annotations

import re

import numpy as np

from .._counting import counted, were_given
from .c_arguments import ScalarArg, VectorArg, arguments_of
from .context import needed, stack
from .dtypes import dtype_to_ctype
from .errors import LogicError
from .module import REFERENCES
from .stream import stream_number
from .templates import module_of, multiprocessors, per_context, prelude

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, NoReturn

    from .compiler import SourceModule

THREADS = 256
"""Per block."""
BLOCKS = 16
"""Per multiprocessor: where there would be more, each thread has several elements."""
COUNT = ScalarArg(np.uint64, "n")
RANGE = [ScalarArg(np.int64, name) for name in ("start", "stop", "step")]
TEMPLATE = """{prelude}
extern "C" __global__ void {name}({arguments})
{{
    size_t tid = threadIdx.x, cta_start = (size_t)blockDim.x * blockIdx.x;
    size_t total_threads = (size_t)gridDim.x * blockDim.x, i;
    {loop_prep};
    {loop} {{
        {operation};
    }}
    {after_loop};
}}
"""
EACH = "for (i = cta_start + tid; i < n; i += total_threads)"
ASSIGNMENT = re.compile(r"\s*(\w+)\s*\[\s*i\s*\]\s*=(?!=)([^;={}\"?]*);?\s*", re.DOTALL)
"""An operation that is one assignment: several elements can be read before any is written."""
AT_ONCE = 4
"""Elements of a thread."""
SEVERAL = """const bool one_each = n <= total_threads;
    size_t first_of_several = one_each ? n : {count} * cta_start + tid;
    for (; first_of_several + {last} * (size_t)blockDim.x < n; first_of_several += {count} * total_threads) {{
{reads}
{writes}
    }}
    for (i = one_each ? cta_start + tid : first_of_several; i < n; i += one_each ? total_threads : blockDim.x)"""
OF_A_RANGE = """for (long long at = start + (long long)(cta_start + tid) * step; step < 0 ? at > stop : at < stop;
         at += (long long)total_threads * step)"""

_grids: dict[int, Any] = {}


def shape_of_launch(count: int) -> tuple[tuple[int, int], tuple[int, int, int]]:
    """The grid and the block of a kernel for a number of elements on the current device.

    Parameters
    ----------
    count : int
        The number of elements.

    Returns
    -------
    tuple
        The grid and the block.
    """
    try:
        return _grids[count]  # type: ignore[no-any-return]
    except KeyError:
        pass
    if len(_grids) > 4096:
        _grids.clear()
    threads = THREADS if count >= THREADS else max(32, count + -count % 32)
    blocks = max(
        1, min(-(-count // threads), max(BLOCKS * multiprocessors(needed()), -(-count // (threads * AT_ONCE))))
    )
    found = _grids[count] = (blocks, 1), (threads, 1, 1)
    return found


def _source(
    arguments: Any,
    operation: str,
    name: str,
    loop: str,
    preamble: str = "",
    loop_prep: str = "",
    after_loop: str = "",
) -> str:
    if loop is OF_A_RANGE:
        operation = f"i = at;\n        {operation}"
    else:
        loop = _several(arguments, operation) or loop
    return TEMPLATE.format(
        prelude=prelude(arguments, preamble),
        arguments=", ".join(argument.declarator() for argument in arguments),
        **{key: value for key, value in locals().items() if key not in ("arguments", "preamble")},
    )


def _several(arguments: Any, operation: str) -> str:
    """A loop that reads several elements before it writes them, so that memory is asked for more at once; empty for
    operations that are more than one assignment."""
    found = ASSIGNMENT.fullmatch(operation)
    if found is None or any(text in found[2] for text in ("#", "//", "/*")) or _is_list(found[2]):
        return ""
    kinds = {argument.name: argument.dtype for argument in arguments if isinstance(argument, VectorArg)}
    if found[1] not in kinds or kinds[found[1]].itemsize > 16:
        return ""
    kind = dtype_to_ctype(kinds[found[1]])
    place = "i = first_of_several + {} * blockDim.x;"
    reads = [f"        {place.format(k)} const {kind} several_{k} = ({found[2].strip()});" for k in range(AT_ONCE)]
    writes = [f"        {place.format(k)} {found[1]}[i] = several_{k};" for k in range(AT_ONCE)]
    return SEVERAL.format(last=AT_ONCE - 1, count=AT_ONCE, reads="\n".join(reads), writes="\n".join(writes))


def _is_list(text: str) -> bool:
    """Whether a comma outside brackets separates two expressions in C."""
    depth = 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and not depth:
            return True
    return False


def get_elwise_module(
    arguments: Any,
    operation: str,
    name: str = "kernel",
    keep: bool = False,
    options: Any = None,
    preamble: str = "",
    loop_prep: str = "",
    after_loop: str = "",
) -> SourceModule:
    """The module of a kernel over the elements below ``n``, which is among ``arguments``.

    Parameters
    ----------
    arguments : list of Argument
        The kernel's parameters.
    operation : str
        Statements in C for the element ``i``.
    name : str
        The kernel's name.
    keep : bool
        Whether to write the source into a folder, and print its path.
    options : list of str, optional
        Options of the compiler.
    preamble : str
        C code before the kernel.
    loop_prep : str
        C code before the loop.
    after_loop : str
        C code after the loop.

    Returns
    -------
    SourceModule

    Raises
    ------
    CompileError
        The code has errors.
    """
    source = _source(arguments, operation, name, EACH, preamble, loop_prep, after_loop)
    return module_of(source, options, keep)


def get_elwise_range_module(
    arguments: Any,
    operation: str,
    name: str = "kernel",
    keep: bool = False,
    options: Any = None,
    preamble: str = "",
    loop_prep: str = "",
    after_loop: str = "",
) -> SourceModule:
    """The module of a kernel over the elements from ``start`` to ``stop`` by ``step``, which are among ``arguments``.

    Parameters
    ----------
    arguments : list of Argument
        The kernel's parameters.
    operation : str
        Statements in C for the element ``i``.
    name : str
        The kernel's name.
    keep : bool
        Whether to write the source into a folder, and print its path.
    options : list of str, optional
        Options of the compiler.
    preamble : str
        C code before the kernel.
    loop_prep : str
        C code before the loop.
    after_loop : str
        C code after the loop.

    Returns
    -------
    SourceModule

    Raises
    ------
    CompileError
        The code has errors.
    """
    source = _source(arguments, operation, name, OF_A_RANGE, preamble, loop_prep, after_loop)
    return module_of(source, options, keep)


def get_elwise_kernel_and_types(
    arguments: Any,
    operation: str,
    name: str = "kernel",
    keep: bool = False,
    options: Any = None,
    use_range: bool = False,
    **kwargs: Any,
) -> tuple[SourceModule, Any, list[Any]]:
    """Module, prepared function and all arguments of a kernel.

    Parameters
    ----------
    arguments : str or list of Argument
        The kernel's parameters.
    operation : str
        Statements in C for the element ``i``.
    name : str
        The kernel's name.
    keep : bool
        Whether to write the source into a folder, and print its path.
    options : list of str, optional
        Options of the compiler.
    use_range : bool
        Whether the kernel takes ``start, stop, step`` in place of ``n``.
    **kwargs
        ``preamble``, ``loop_prep`` and ``after_loop``: C code before the kernel and around its loop.

    Returns
    -------
    tuple
        Module, prepared function and all arguments.

    Raises
    ------
    CompileError
        The code has errors.
    ValueError
        A type among the arguments is not known.
    """
    all_arguments = [*arguments_of(arguments), *(RANGE if use_range else [COUNT])]
    make = get_elwise_range_module if use_range else get_elwise_module
    module = make(all_arguments, operation, name, keep, options, **kwargs)
    function = module.get_function(name)
    function.prepare("".join(argument.struct_char for argument in all_arguments))
    return module, function, all_arguments


def get_elwise_kernel(
    arguments: Any, operation: str, name: str = "kernel", keep: bool = False, options: Any = None, **kwargs: Any
) -> Any:
    """The prepared function of a kernel.

    Parameters
    ----------
    arguments : str or list of Argument
        The kernel's parameters.
    operation : str
        Statements in C for the element ``i``.
    name : str
        The kernel's name.
    keep : bool
        Whether to write the source into a folder, and print its path.
    options : list of str, optional
        Options of the compiler.
    **kwargs
        As in :func:`get_elwise_kernel_and_types`.

    Returns
    -------
    Function
        Prepared for its arguments.

    Raises
    ------
    CompileError
        The code has errors.
    ValueError
        A type among the arguments is not known.
    """
    return get_elwise_kernel_and_types(arguments, operation, name, keep, options, **kwargs)[1]


class ElementwiseKernel:
    """A program's own operation on each element of arrays.

    Parameters
    ----------
    arguments : str or list of Argument
        The kernel's parameters, in C: ``"float a, float *x, float *z"``.
    operation : str
        Statements in C for the element ``i``: ``"z[i] = a * x[i]"``. ``n`` is the number of elements.
    name : str
        The kernel's name.
    keep : bool
        Whether to write the source into a folder, and print its path.
    options : list of str, optional
        Options of the compiler.
    **kwargs
        ``preamble``, ``loop_prep`` and ``after_loop``: C code before the kernel and around its loop.

    Raises
    ------
    AssertionError, CompileError, ValueError
        At the first call in a context, which compiles the kernel: no argument is an array, the code has errors, or a type
        among the arguments is not known.
    """

    def __init__(
        self,
        arguments: Any,
        operation: str,
        name: str = "kernel",
        keep: bool = False,
        options: Any = None,
        **kwargs: Any,
    ) -> None:
        self.gen_kwargs = kwargs
        kwargs.update(arguments=arguments, operation=operation, name=name, keep=keep, options=options)
        self._kernels: dict[Any, Any] = {}
        self._latest: Any = None, None, None

    def get_texref(self, name: str, use_range: bool = False) -> NoReturn:
        """Not available: CUDA 12 removed texture references.

        Parameters
        ----------
        name : str
            Ignored.
        use_range : bool
            Ignored.

        Raises
        ------
        LogicError
            Always: CUDA 12 removed texture references.
        """
        raise LogicError(REFERENCES.format("texture", "texture"))

    def generate_stride_kernel_and_types(self, use_range: bool) -> tuple[SourceModule, Any, list[Any]]:
        """The kernel in the current context, made at the first call.

        Parameters
        ----------
        use_range : bool
            Whether the kernel takes ``start, stop, step`` in place of ``n``.

        Returns
        -------
        tuple
            Module, prepared function and all arguments.

        Raises
        ------
        AssertionError
            No argument is an array.
        CompileError
            The code has errors.
        LogicError
            No context is current.
        ValueError
            A type among the arguments is not known.
        """
        key = needed(), use_range
        found = self._kernels.get(key)
        if found is None:
            for old in [old for old in list(self._kernels) if not old[0].is_valid]:
                self._kernels.pop(old, None)
            found = get_elwise_kernel_and_types(use_range=use_range, **self.gen_kwargs)
            if not any(isinstance(argument, VectorArg) for argument in found[2]):
                raise AssertionError("an ElementwiseKernel needs an array among its arguments, as 'float *x'")
            self._kernels[key] = found
        return found

    def __call__(self, *args: Any, **kwargs: Any) -> None:
        """Launch the kernel. C: cuLaunchKernel.

        Parameters
        ----------
        *args
            An array for each pointer, a number for each scalar. The first array gives the number of elements.
        **kwargs
            ``range`` or ``slice``, both of the type slice: the elements to work on. Numbers in ``range`` are taken as they
            are; those in ``slice`` are limited to the array, and negative ones count from its end. ``stream``: the stream of
            the work; the default one if not given.

        Raises
        ------
        AssertionError, CompileError, ValueError
            As the class says.
        LogicError
            No context is current, or an array was freed or is another context's.
        RuntimeError
            An array is not contiguous.
        TypeError
            An argument is missing or has a wrong type, a keyword is unknown, or ``range`` and ``slice`` are both given.
        """
        of = part = stream = None
        if kwargs:
            of, part, stream = kwargs.pop("range", None), kwargs.pop("slice", None), kwargs.pop("stream", None)
            if kwargs:
                raise TypeError(f"unknown keyword arguments: {', '.join(sorted(kwargs))}")
            if stream is not None:
                stream = stream_number(stream)
        contexts = stack.contexts
        context, function, is_array = self._latest  # read once: other threads write it
        if of is not None or part is not None or not contexts or contexts[-1] is not context:
            function, is_array = self._for_call(of is not None or part is not None)
        values, first = gathered(is_array, args, function, "an ElementwiseKernel")
        count = first.size
        if of is None and part is None:
            values.append(count)
        else:
            if part is not None and of is not None:
                raise TypeError("give either range or slice, not both")
            bounds = bounds_of(of, part, count)
            count = len(range(*bounds))
            values += bounds
        if count:
            grid, block = shape_of_launch(count)
            function._launch(grid, block, function._prepared, values, 0, stream or 0)

    def _for_call(self, use_range: bool) -> tuple[Any, list[bool]]:
        _, function, arguments = self.generate_stride_kernel_and_types(use_range)
        is_array = [argument.struct_char == "P" for argument in arguments[: -3 if use_range else -1]]
        if not use_range:
            self._latest = needed(), function, is_array
        return function, is_array


def bounds_of(of: Any, part: Any, count: int) -> tuple[int, int, int]:
    """Start, stop and step of the elements to work on.

    Parameters
    ----------
    of : slice or None
        The argument ``range``: its numbers are taken as they are.
    part : slice or None
        The argument ``slice``, used without the other: it is limited to the array.
    count : int
        The number of elements of the array.

    Returns
    -------
    tuple of int
        Start, stop and step.

    Raises
    ------
    TypeError
        One of them is not a slice.
    """
    for name, given in (("range", of), ("slice", part)):
        if given is not None and not isinstance(given, slice):
            raise TypeError(f"{name}: a slice is expected, as slice(2, 8), got {given!r:.80}")
    if of is None:
        return part.indices(count)  # type: ignore[no-any-return]
    return of.start or 0, count if of.stop is None else of.stop, of.step or 1


def gathered(is_array: Any, given: Any, function: Any, what: str) -> tuple[list[Any], Any]:
    """The arguments of a kernel for arrays and numbers.

    Parameters
    ----------
    is_array : list of bool
        Whether each argument is an array.
    given : sequence
        The caller's values.
    function : Function
        The kernel, for messages.
    what : str
        The kind of kernel, for messages.

    Returns
    -------
    tuple
        The list of arguments, and the first array.

    Raises
    ------
    TypeError
        The number of arguments is wrong, or one is not an array.
    RuntimeError
        An array is not contiguous.
    LogicError
        An array was freed, or is another context's.
    """
    if len(given) != len(is_array):
        raise TypeError(f"{function._name} takes {counted(len(is_array), 'argument')}, {were_given(len(given))}")
    values = []
    first = None
    contexts = stack.contexts
    for expected, value in zip(is_array, given):
        if expected:
            try:
                memory = value._memory
                if memory is not None and not (memory._owned and memory._context is contexts[-1]):
                    value._check()
                if not value.flags.forc:
                    raise RuntimeError(
                        f"{what} cannot deal with arrays that are not contiguous: copy() makes one that is"
                    )
                values.append(value._address)
            except AttributeError:
                raise TypeError(
                    f"argument {len(values)} of {function._name}: a GPUArray is expected, got {type(value).__name__}"
                    + (": to_gpu() copies it to the device" if hasattr(value, "__array_interface__") else "")
                ) from None
            if first is None:
                first = value
        else:
            values.append(value)
    return values, first


# The kernels of GPUArray. The arguments' names are those of the operations: x, y are read, z is written; a, b are numbers.


def _types(**dtypes: Any) -> list[Any]:
    """Arguments: an array for a name with ``_`` behind it, else a number."""
    return [(VectorArg if name[-1] == "_" else ScalarArg)(dtype, name.rstrip("_")) for name, dtype in dtypes.items()]


def cast(dtype: Any, text: str, source: Any = None) -> str:
    """The conversion of a value in C to a dtype.

    Parameters
    ----------
    dtype : numpy.dtype
        The type of the result.
    text : str
        The value in C.
    source : numpy.dtype, optional
        The value's type, if known.

    Returns
    -------
    str
        C code.
    """
    if source is not None and dtype == source:
        return text
    if source is not None and source.kind == "c" and dtype.kind != "c":
        text = f"{text}.real()"
    return f"({dtype_to_ctype(dtype)})({text})"


def _operand(name: str, dtype: Any, is_scalar: bool) -> tuple[str, Any]:
    """An operand as it is written in C, and its argument."""
    argument = (ScalarArg if is_scalar else VectorArg)(dtype, name)
    return (name if is_scalar else f"{name}[i]"), argument


def _index_type(dtype: Any) -> Any:
    if np.dtype(dtype).kind not in "iu":
        raise TypeError(f"indices are of integers, not of {dtype}")
    return dtype


@per_context
def get_take_kernel(dtype: Any, idx_dtype: Any, vec_count: int = 1) -> tuple[Any, list[Any]]:
    """A kernel ``dest0..., src0..., idx`` with ``dest[i] = src[idx[i]]``; an empty list stands for texture references."""
    names = range(vec_count)
    arguments = [VectorArg(_index_type(idx_dtype), "idx"), *[VectorArg(dtype, f"dest{k}") for k in names]]
    arguments += [VectorArg(dtype, f"src{k}") for k in names]
    body = "size_t from = idx[i];\n" + "\n".join(f"dest{k}[i] = src{k}[from];" for k in names)
    return get_elwise_kernel(arguments, body, "take"), []


@per_context
def get_take_put_kernel(dtype: Any, idx_dtype: Any, with_offsets: bool, vec_count: int = 1) -> tuple[Any, list[Any]]:
    """A kernel ``dest_idx, src_idx, dest0..., src0..., offset0...`` with ``dest[dest_idx[i]] = src[src_idx[i] + offset]``."""
    names = range(vec_count)
    arguments: list[Any] = [VectorArg(_index_type(idx_dtype), "dest_idx"), VectorArg(idx_dtype, "src_idx")]
    arguments += [VectorArg(dtype, f"dest{k}") for k in names] + [VectorArg(dtype, f"src{k}") for k in names]
    if with_offsets:
        arguments += [ScalarArg(np.int64, f"offset{k}") for k in names]
    body = "size_t to = dest_idx[i], from = src_idx[i];\n" + "\n".join(
        f"dest{k}[to] = src{k}[from{f' + offset{k}' if with_offsets else ''}];" for k in names
    )
    return get_elwise_kernel(arguments, body, "take_put"), []


@per_context
def get_put_kernel(dtype: Any, idx_dtype: Any, vec_count: int = 1) -> Any:
    """A kernel ``dest_idx, dest0..., src0..., stride0...`` with ``dest[dest_idx[i]] = src[i * stride]``: a stride of 0 puts one
    value everywhere."""
    names = range(vec_count)
    arguments: list[Any] = [
        VectorArg(_index_type(idx_dtype), "dest_idx"),
        *[VectorArg(dtype, f"dest{k}") for k in names],
    ]
    arguments += [VectorArg(dtype, f"src{k}") for k in names] + [ScalarArg(np.uint8, f"stride{k}") for k in names]
    body = "size_t to = dest_idx[i];\n" + "\n".join(f"dest{k}[to] = src{k}[i * stride{k}];" for k in names)
    return get_elwise_kernel(arguments, body, "put")


@per_context
def get_copy_kernel(dtype_dest: Any, dtype_src: Any) -> Any:
    """A kernel ``dest, src`` that converts."""
    return get_elwise_kernel(
        _types(dest_=dtype_dest, src_=dtype_src), f"dest[i] = {cast(dtype_dest, 'src[i]', dtype_src)}", "copy"
    )


@per_context
def get_linear_combination_kernel(summand_descriptors: Any, dtype_z: Any) -> tuple[Any, list[Any]]:
    """A kernel ``a0, x0, a1, x1..., z`` with ``z = a0 * x0 + a1 * x1 ...``; ``summand_descriptors`` have three members each:
    whether the factor is in memory of the device, then the dtypes of the factor and of the array."""
    dtype_z = np.dtype(dtype_z)
    arguments: list[Any] = []
    summands = []
    for number, (on_device, *dtypes) in enumerate(summand_descriptors):
        scalar, vector = map(np.dtype, dtypes)
        arguments.append((VectorArg if on_device else ScalarArg)(scalar, f"a{number}"))
        arguments.append(VectorArg(vector, f"x{number}"))
        factor = f"a{number}[0]" if on_device else f"a{number}"
        summands.append(f"{cast(dtype_z, factor, scalar)} * {cast(dtype_z, f'x{number}[i]', vector)}")
    arguments.append(VectorArg(dtype_z, "z"))
    return get_elwise_kernel(arguments, f"z[i] = {' + '.join(summands)}", "linear_combination"), []


@per_context
def get_axpbyz_kernel(
    dtype_x: Any, dtype_y: Any, dtype_z: Any, x_is_scalar: bool = False, y_is_scalar: bool = False
) -> Any:
    """A kernel ``a, x, b, y, z`` with ``z = a * x + b * y``."""
    x, first = _operand("x", dtype_x, x_is_scalar)
    y, second = _operand("y", dtype_y, y_is_scalar)
    arguments = [ScalarArg(dtype_z, "a"), first, ScalarArg(dtype_z, "b"), second, VectorArg(dtype_z, "z")]
    sum_ = f"a * {cast(dtype_z, x, dtype_x)} + b * {cast(dtype_z, y, dtype_y)}"
    return get_elwise_kernel(arguments, f"z[i] = {sum_}", "axpbyz")


@per_context
def get_axpbz_kernel(dtype_x: Any, dtype_z: Any) -> Any:
    """A kernel ``a, x, b, z`` with ``z = a * x + b``."""
    return get_elwise_kernel(
        _types(a=dtype_z, x_=dtype_x, b=dtype_z, z_=dtype_z), f"z[i] = a * {cast(dtype_z, 'x[i]', dtype_x)} + b", "axpb"
    )


@per_context
def get_binary_op_kernel(
    dtype_x: Any, dtype_y: Any, dtype_z: Any, operator: str, x_is_scalar: bool = False, y_is_scalar: bool = False
) -> Any:
    """A kernel ``x, y, z`` with ``z = x operator y``: compared in the type that both have in common, else computed in that
    of the result."""
    x, first = _operand("x", dtype_x, x_is_scalar)
    y, second = _operand("y", dtype_y, y_is_scalar)
    common = np.result_type(dtype_x, dtype_y) if operator[0] in "=!<>&|" else dtype_z
    if common.kind == "c" and operator[0] in "<>":
        raise TypeError("complex numbers have no order")
    whole = f"{cast(common, x, dtype_x)} {operator} {cast(common, y, dtype_y)}"
    result = f"({dtype_to_ctype(dtype_z)})({whole})"
    return get_elwise_kernel([first, second, VectorArg(dtype_z, "z")], f"z[i] = {result}", "binary_op")


@per_context
def get_rdivide_elwise_kernel(dtype_x: Any, dtype_z: Any) -> Any:
    """A kernel ``x, y, z`` with ``z = y / x``, where y is a number."""
    return get_elwise_kernel(
        _types(x_=dtype_x, y=dtype_z, z_=dtype_z), f"z[i] = y / {cast(dtype_z, 'x[i]', dtype_x)}", "rdivide"
    )


@per_context
def get_binary_func_kernel(func: str, dtype_x: Any, dtype_y: Any, dtype_z: Any) -> Any:
    """A kernel ``x, y, z`` with ``z = func(x, y)``."""
    return get_elwise_kernel(_types(x_=dtype_x, y_=dtype_y, z_=dtype_z), f"z[i] = {func}(x[i], y[i])", f"{func}_kernel")


@per_context
def get_binary_func_scalar_kernel(func: str, dtype_x: Any, dtype_y: Any, dtype_z: Any) -> Any:
    """A kernel ``x, y, z`` with ``z = func(x, y)``, where y is a number."""
    return get_elwise_kernel(_types(x_=dtype_x, y=dtype_y, z_=dtype_z), f"z[i] = {func}(x[i], y)", f"{func}_kernel")


@per_context
def get_binary_minmax_kernel(func: str, dtype_x: Any, dtype_y: Any, dtype_z: Any, use_scalar: bool) -> Any:
    """A kernel ``x, y, z`` with the smaller or larger of both, by ``func`` ("minimum" or "maximum"), in the type that both have in
    common; y is a number if ``use_scalar``."""
    y, second = _operand("y", dtype_y, use_scalar)
    common = np.result_type(dtype_x, dtype_y)
    if common.kind == "c":
        raise TypeError("complex numbers have no order")
    name = dtype_to_ctype(common)
    sign, of_floats = (">", "fmax") if "max" in func else ("<", "fmin")
    body = f"{name} first = {cast(common, 'x[i]', dtype_x)}, second = {cast(common, y, dtype_y)};\n"
    if common.kind == "f":  # of a number and NaN, the number
        kind = "float" if common.char == "e" else name
        body += f"z[i] = {of_floats}(({kind})first, ({kind})second)"
    else:
        body += f"z[i] = first {sign} second ? first : second"
    return get_elwise_kernel([VectorArg(dtype_x, "x"), second, VectorArg(dtype_z, "z")], body, f"{func}_kernel")


@per_context
def get_fill_kernel(dtype: Any) -> Any:
    """A kernel ``a, z`` with ``z = a``."""
    return get_elwise_kernel(_types(a=dtype, z_=dtype), "z[i] = a", "fill")


@per_context
def get_reverse_kernel(dtype: Any) -> Any:
    """A kernel ``x, z`` with the elements from the last to the first."""
    return get_elwise_kernel(_types(x_=dtype, z_=dtype), "z[i] = x[n - 1 - i]", "reverse")


@per_context
def get_real_kernel(dtype: Any, real_dtype: Any) -> Any:
    """A kernel ``x, z`` with the real parts."""
    return get_elwise_kernel(_types(x_=dtype, z_=real_dtype), "z[i] = x[i].real()", "real")


@per_context
def get_imag_kernel(dtype: Any, real_dtype: Any) -> Any:
    """A kernel ``x, z`` with the imaginary parts."""
    return get_elwise_kernel(_types(x_=dtype, z_=real_dtype), "z[i] = x[i].imag()", "imag")


@per_context
def get_conj_kernel(dtype: Any, conj_dtype: Any) -> Any:
    """A kernel ``x, z`` with the complex conjugates."""
    return get_elwise_kernel(
        _types(x_=dtype, z_=conj_dtype), f"z[i] = pycuda::conj({cast(conj_dtype, 'x[i]', dtype)})", "conj"
    )


@per_context
def get_arange_kernel(dtype: Any) -> Any:
    """A kernel ``z, start, step`` with ``z = start + i * step``."""
    kind = dtype_to_ctype(dtype)
    return get_elwise_kernel(_types(z_=dtype, start=dtype, step=dtype), f"z[i] = start + ({kind})i * step", "arange")


POWERS = """
template <class T> __device__ T whole_power(T base, T exponent)
{
    if (exponent < 0)
        return base == T(1) ? T(1) : base == T(-1) ? (exponent & 1 ? T(-1) : T(1)) : T(0);
    T result = 1;
    for (; exponent; exponent >>= 1, base *= base)
        if (exponent & 1)
            result *= base;
    return result;
}
"""


@per_context
def get_pow_array_kernel(dtype_x: Any, dtype_y: Any, dtype_z: Any, is_base_array: bool, is_exp_array: bool) -> Any:
    """A kernel ``x, y, z`` with ``z = x to the power of y``; each of x and y is an array or a number. Integers stay integers."""
    if not (is_base_array or is_exp_array):
        raise AssertionError("neither base nor exponent is an array")
    x, first = _operand("x", dtype_x, not is_base_array)
    y, second = _operand("y", dtype_y, not is_exp_array)
    base, exponent = cast(dtype_z, x, dtype_x), cast(dtype_z, y, dtype_y)
    if dtype_z.kind in "iu":
        function, preamble = "whole_power", POWERS
    elif dtype_z.kind == "c":
        function, preamble = "pycuda::pow", ""
        if dtype_y.kind != "c":  # which is quicker, and exact for the sign
            exponent = f"({dtype_to_ctype(real_of(dtype_z))})({y})"
    else:
        function, preamble = "pow", ""
        if dtype_z.char == "e":
            base, exponent = f"(float)({base})", f"(float)({exponent})"
    arguments = [first, second, VectorArg(dtype_z, "z")]
    return get_elwise_kernel(arguments, f"z[i] = {function}({base}, {exponent})", "pow_method", preamble=preamble)


def real_of(dtype: Any) -> Any:
    """The dtype of the real part.

    Parameters
    ----------
    dtype : numpy.dtype
        The type of real or complex numbers.

    Returns
    -------
    numpy.dtype
    """
    kind = np.dtype(dtype)
    return np.dtype(f"f{kind.itemsize // 2}") if kind.kind == "c" else kind


@per_context
def get_fmod_kernel() -> Any:
    """A kernel ``x, y, z`` of floats with the remainder of x by y."""
    return get_binary_func_kernel("fmod", *[np.dtype(np.float32)] * 3)


@per_context
def get_modf_kernel() -> Any:
    """A kernel ``x, intpart, fracpart`` of floats."""
    kind = np.float32
    return get_elwise_kernel(
        _types(x_=kind, intpart_=kind, fracpart_=kind), "fracpart[i] = modff(x[i], &intpart[i])", "modf_kernel"
    )


@per_context
def get_frexp_kernel() -> Any:
    """A kernel ``x, significand, exponent`` of floats."""
    kind = np.float32
    body = "int power; significand[i] = frexpf(x[i], &power); exponent[i] = power"
    return get_elwise_kernel(_types(x_=kind, significand_=kind, exponent_=kind), body, "frexp_kernel")


@per_context
def get_ldexp_kernel() -> Any:
    """A kernel ``significand, exponent, z`` of floats."""
    kind = np.float32
    body = "z[i] = ldexpf(significand[i], (int)exponent[i])"
    return get_elwise_kernel(_types(significand_=kind, exponent_=kind, z_=kind), body, "ldexp_kernel")


@per_context
def get_unary_func_kernel(func_name: str, in_dtype: Any, out_dtype: Any = None) -> Any:
    """A kernel ``y, z`` with ``z = func_name(y)``; without an ``out_dtype`` both are of one type."""
    out_dtype = in_dtype if out_dtype is None else out_dtype
    name = "".join(letter for letter in func_name if letter.isalnum() or letter == "_")
    return get_elwise_kernel(_types(y_=in_dtype, z_=out_dtype), f"z[i] = {func_name}(y[i])", f"{name}_kernel")


@per_context
def get_if_positive_kernel(crit_dtype: Any, dtype: Any) -> Any:
    """A kernel ``crit, then_, else_, result``."""
    arguments = [VectorArg(crit_dtype, "crit"), *[VectorArg(dtype, name) for name in ("then_", "else_", "result")]]
    return get_elwise_kernel(arguments, "result[i] = crit[i] > 0 ? then_[i] : else_[i]", "if_positive")


@per_context
def get_where_kernel(crit_dtype: Any, dtype: Any) -> Any:
    """A kernel ``crit, then_, else_, result``."""
    arguments = [VectorArg(crit_dtype, "crit"), *[VectorArg(dtype, name) for name in ("then_", "else_", "result")]]
    zero = cast(np.dtype(crit_dtype), "0")
    return get_elwise_kernel(arguments, f"result[i] = crit[i] != {zero} ? then_[i] : else_[i]", "where")


@per_context
def get_scalar_op_kernel(dtype_x: Any, dtype_a: Any, dtype_y: Any, operator: str) -> Any:
    """A kernel ``x, a, y`` with ``y = x operator a``, where a is a number."""
    return get_binary_op_kernel(dtype_x, dtype_a, dtype_y, operator, False, True)


@per_context
def get_logical_not_kernel(dtype_x: Any, dtype_out: Any) -> Any:
    """A kernel ``x, out`` with 1 where x is 0."""
    zero = cast(np.dtype(dtype_x), "0")
    return get_elwise_kernel(_types(x_=dtype_x, out_=dtype_out), f"out[i] = x[i] == {zero}", "logical_not")
