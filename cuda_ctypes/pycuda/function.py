"""Kernels and their launches."""

from __future__ import annotations

from operator import index
from time import perf_counter

from .._counting import counted, were_given
from ..errors import CudaError, FunctionNotFoundError
from ._driver import as_int, cuda, late, refuse
from .arguments import Layout, code_and_value, codes_of
from .context import Context
from .enumerations import function_attribute, member_of
from .errors import LogicError, translated
from .event import Event
from .stream import stream_number

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Callable, NoReturn

    from .module import Module

launch_kernel = late(globals(), "launch_kernel", "cuLaunchKernel")
parameter_info = late(globals(), "parameter_info", "cuFuncGetParamInfo")
LIMIT = 64
"""The number of argument layouts kept per kernel."""
TOO_LARGE = 1 << 32
"""The first number of more than 32 bits, which C would cut off."""


class Function:
    """A kernel. Made by :meth:`Module.get_function`; it keeps its module loaded.

    Each of ``function_attribute`` is a Python attribute too, in lower case: ``function.num_regs``.

    Parameters
    ----------
    number : int
        The address of the CUfunction.
    module : Module
        The module with the kernel.
    name : str
        The name of the kernel.
    """

    __slots__ = ("_number", "_module", "_alive", "_name", "_parameters", "_layouts", "_prepared", "_latest", "__dict__")

    def __init__(self, number: int, module: Module, name: str) -> None:
        self._number = number
        self._module = module
        self._alive = module._context._owned
        """Empty once the context has ended."""
        self._name = name
        self._parameters: Any = ()
        self._layouts: dict[Any, Layout] = {}
        self._prepared: Layout | None = None
        self._latest: Any = None, None, ()
        """Grid and block of the last launch, and their six extents."""

    def __call__(
        self,
        *args: Any,
        block: Sequence[int] | None = None,
        grid: Sequence[int] = (1, 1),
        stream: Any = None,
        shared: int = 0,
        texrefs: Sequence[Any] = (),
        time_kernel: bool = False,
        **unknown: Any,
    ) -> float | None:
        """Launch the kernel. C: cuLaunchKernel; with :class:`Out`, :class:`InOut` or ``time_kernel`` cuStreamSynchronize.

        Parameters
        ----------
        *args
            The arguments: DeviceAllocation and other device memory; In, Out and InOut; NumPy and ctypes scalars;
            structs and NumPy arrays, passed by their bytes. Python's own numbers only after :meth:`prepare`.
        block : tuple of int
            Threads per block, in up to three dimensions.
        grid : tuple of int
            Blocks, in up to three dimensions.
        stream : Stream, optional
            The default stream if None.
        shared : int
            Dynamic shared memory per block, in bytes.
        texrefs : sequence
            Must be empty: CUDA 12 has no texture references.
        time_kernel : bool
            Wait for the kernel and return the time it took; without ``stream`` only.
        **unknown
            Other keywords are refused.

        Returns
        -------
        float or None
            Seconds with ``time_kernel``, else None.

        Raises
        ------
        TypeError
            The arguments do not match the kernel's parameters, or one is a number of Python without a declared type.
        OverflowError
            An int does not fit its declared type.
        ValueError
            ``block`` is missing, an extent is out of range, ``time_kernel`` comes with a stream, or a keyword is unknown.
        LogicError, LaunchError
            The driver refuses the launch, the context has ended, or memory was freed.
        """
        if unknown:
            raise ValueError(f"unknown keyword arguments: {', '.join(sorted(unknown))}")
        if block is None:
            raise ValueError("block is missing: the number of threads per block, as block=(256, 1, 1)")
        self._no_texrefs(texrefs)
        if time_kernel and stream is not None:
            raise ValueError(
                "time_kernel waits for the kernel, so it excludes stream: record events around the launch instead"
            )
        number = stream_number(stream)
        layout, values = self._arguments(args)
        handlers = [value for value in args if hasattr(value, "pre_call")]
        for handler in handlers:
            handler.pre_call(stream)
        results = [handler for handler in handlers if hasattr(handler, "post_call")]
        if time_kernel:
            Context.synchronize()
        start = perf_counter()
        self._launch(grid, block, layout, values, shared, number)
        if results or time_kernel:
            cuda.cuStreamSynchronize(number)
        took = perf_counter() - start
        for handler in results:
            handler.post_call(stream)
        return took if time_kernel else None

    def prepare(self, arg_types: Any, texrefs: Sequence[Any] = ()) -> PreparedFunction:
        """Declare the types of the arguments once, for the quicker ``prepared_`` calls, which this object has from then
        on.

        Parameters
        ----------
        arg_types : str or sequence
            A letter of :mod:`struct` per argument, "P" for a pointer; or a list of letters, NumPy scalar types, dtypes
            and ctypes types.
        texrefs : sequence
            Must be empty: CUDA 12 has no texture references.

        Returns
        -------
        PreparedFunction
            This object.

        Raises
        ------
        TypeError
            The types do not match the kernel's parameters.
        LogicError
            There are ``texrefs``.
        """
        self._no_texrefs(texrefs)
        codes = codes_of(arg_types)
        try:
            self._prepared = Layout(codes, self._known_parameters())
        except TypeError as error:
            raise TypeError(f"{self._name}: {error}") from None
        self.arg_format, self.texrefs = "".join(codes), list(texrefs or ())
        self.__class__ = PreparedFunction
        return self  # type: ignore[return-value]

    def get_attribute(self, attr: int) -> int:
        """The value of an attribute. C: cuFuncGetAttribute.

        Parameters
        ----------
        attr : int
            One of ``function_attribute``.

        Returns
        -------
        int

        Raises
        ------
        LogicError
            The driver does not know the attribute, or the context has ended.
        TypeError, OverflowError
            ``attr`` is not an int of 32 bits.
        """
        self._module._open()
        return int(cuda.cuFuncGetAttribute(as_int(attr, "attr"), self._number))

    def set_attribute(self, attr: int, value: int) -> None:
        """Set an attribute, for example MAX_DYNAMIC_SHARED_SIZE_BYTES. C: cuFuncSetAttribute.

        Parameters
        ----------
        attr : int
            One of ``function_attribute``.
        value : int
            Its new value.

        Raises
        ------
        LogicError
            The driver refuses, or the context has ended.
        """
        self._module._open()
        cuda.cuFuncSetAttribute(self._number, as_int(attr, "attr"), as_int(value, "value"))

    def set_cache_config(self, fc: int) -> None:
        """Prefer shared memory or L1 cache for this kernel. C: cuFuncSetCacheConfig.

        Parameters
        ----------
        fc : int
            One of ``func_cache``.

        Raises
        ------
        LogicError
            The driver refuses, or the context has ended.
        TypeError, OverflowError
            ``fc`` is not an int of 32 bits.
        """
        self._module._open()
        cuda.cuFuncSetCacheConfig(self._number, as_int(fc, "fc"))

    def param_set_texref(self, texref: Any) -> NoReturn:
        """Not available: CUDA 12 has no texture references.

        Parameters
        ----------
        texref : object
            Not used.

        Raises
        ------
        LogicError
            Always.
        """
        self._no_texrefs((texref,))
        raise AssertionError

    def __getattr__(self, name: str) -> Any:
        if name.startswith("prepared_"):
            raise AttributeError(f"{name}: call prepare() of {self._name} first, with the types of its arguments")
        if name.startswith("_"):
            raise AttributeError(name)
        return self.get_attribute(member_of(self, function_attribute, name))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._name!r} {self._number:#x}>"

    def _no_texrefs(self, texrefs: Any) -> None:
        if texrefs:
            from .module import REFERENCES

            raise LogicError(REFERENCES.format("texture", "texture"))

    def _known_parameters(self) -> list[tuple[int, int]] | None:
        """Offset and size of each parameter, in bytes; None for drivers before CUDA 12.4. C: cuFuncGetParamInfo."""
        if self._parameters == ():
            found: Any = []
            try:
                self._module._open()
                while True:
                    found.append(parameter_info(self._number, len(found)))
            except FunctionNotFoundError:
                found = None
            except CudaError as error:  # the index after the last parameter
                if getattr(error.status, "name", "") != "CUDA_ERROR_INVALID_VALUE":
                    raise translated(error) from None
            self._parameters = found
        return self._parameters  # type: ignore[no-any-return]

    def _arguments(self, args: tuple[Any, ...]) -> tuple[Layout, list[Any]]:
        """The layout of a launch's arguments, and the values to pack."""
        parameters = self._known_parameters()
        known = parameters is not None and len(parameters) == len(args)
        declared = self._prepared.codes if self._prepared and len(self._prepared.codes) == len(args) else None
        codes, values = [], []
        for number, value in enumerate(args):
            try:
                code, passed = code_and_value(value, declared[number] if declared else "")
            except TypeError as error:
                if parameters is not None and not known:
                    raise TypeError(
                        f"{self._name} takes {counted(len(parameters), 'argument')}, {were_given(len(args))}"
                    ) from None
                raise TypeError(f"invalid type on parameter #{number} (0-based) of {self._name}: {error}") from None
            codes.append(code)
            values.append(passed)
        key = tuple(codes)
        layout = self._layouts.get(key)
        if layout is None:
            try:
                layout = Layout(key, parameters)
            except TypeError as error:
                raise TypeError(f"{self._name}: {error}{_hint(args, key)}") from None
            if len(self._layouts) >= LIMIT:
                self._layouts.clear()
            self._layouts[key] = layout
        return layout, values

    def _launch(self, grid: Any, block: Any, layout: Layout, values: Any, shared: Any, stream: int) -> None:
        if not self._alive:
            self._module._open()  # raises LogicError
        try:
            taken = layout.free.pop()
        except IndexError:
            taken = layout.new()
        memory, extra = taken
        try:
            layout.pack_into(memory, 0, *(layout.parts(values) if layout.split else values))
        except Exception:
            self._pack_carefully(layout, memory, values)
        latest = self._latest
        if latest[0] is not grid or latest[1] is not block:
            latest = grid, block, (*extents(grid, "grid"), *extents(block, "block"))
            if grid.__class__ is block.__class__ is tuple:  # immutable, and often the same in each launch
                self._latest = latest
        size = shared if shared.__class__ is int else as_int(shared, "shared")
        if not 0 <= size < TOO_LARGE:
            raise ValueError(f"shared memory of {size} bytes per block is not possible")
        status = launch_kernel(self._number, *latest[2], size, stream, 0, extra)
        layout.free.append(taken)
        if status:
            self._refused(status, latest[2][3:], size)

    def _pack_carefully(self, layout: Layout, memory: Any, values: Any) -> None:
        """Convert and pack values that ``struct`` did not take, or raise an error that names the argument."""
        if len(values) != len(layout.codes):
            raise TypeError(
                f"{self._name} was prepared for {counted(len(layout.codes), 'argument')}, {were_given(len(values))}"
            ) from None
        given = []
        for number, (value, code) in enumerate(zip(values, layout.codes)):
            if hasattr(value, "pre_call"):
                raise TypeError(
                    f"argument {number} of {self._name}: prepared calls copy no arrays, so they do not take "
                    f"{type(value).__name__}: pass device memory"
                ) from None
            try:
                taken = code_and_value(value, code)[1]
                alone = Layout([code], None)
                alone.pack_into(bytearray(alone.size), 0, *alone.parts([taken]))
            except CudaError:
                raise  # the memory was freed
            except Exception as error:
                kind = OverflowError if isinstance(value, int) else TypeError
                raise kind(
                    f"argument {number} of {self._name}: {value!r:.80} is not of type {code!r}: {error}"
                ) from None
            given.append(taken)
        layout.pack_into(memory, 0, *layout.parts(given))

    def _refused(self, status: int, block: tuple[int, ...], shared: int) -> NoReturn:
        advice = ""
        threads = block[0] * block[1] * block[2]
        try:
            most = self.get_attribute(function_attribute.MAX_THREADS_PER_BLOCK)
            room = self.get_attribute(function_attribute.MAX_DYNAMIC_SHARED_SIZE_BYTES)
            if threads > most:
                advice = f"{self._name}: a block of {threads} threads, but at most {most} are possible"
            elif shared > room:
                advice = (
                    f"{self._name}: {shared} bytes of shared memory per block, but at most {room} are allowed: "
                    "see set_attribute()"
                )
        except CudaError:
            pass
        refuse(status, "cuLaunchKernel", advice)


class PreparedFunction(Function):
    """A kernel with declared argument types. Made by :meth:`Function.prepare`."""

    __slots__ = ()

    def prepared_call(self, grid: Any, block: Any, *args: Any, shared_size: int = 0) -> None:
        """Launch the kernel in the default stream. C: cuLaunchKernel.

        Parameters
        ----------
        grid : tuple of int
            Blocks, in up to three dimensions.
        block : tuple of int
            Threads per block, in up to three dimensions.
        *args
            Numbers of the declared types; device memory for pointers.
        shared_size : int
            Dynamic shared memory per block, in bytes.

        Raises
        ------
        TypeError, OverflowError
            The arguments are not of the declared types.
        ValueError
            An extent is out of range.
        LogicError, LaunchError
            The driver refuses the launch, the context has ended, or memory was freed.
        """
        self._launch(grid, block, self._prepared, args, shared_size, 0)  # type: ignore[arg-type]

    def prepared_async_call(self, grid: Any, block: Any, stream: Any, *args: Any, shared_size: int = 0) -> None:
        """Launch the kernel in a stream. C: cuLaunchKernel.

        Parameters
        ----------
        grid : tuple of int
            Blocks, in up to three dimensions.
        block : tuple of int
            Threads per block, in up to three dimensions.
        stream : Stream or None
            The default stream if None.
        *args
            Numbers of the declared types; device memory for pointers.
        shared_size : int
            Dynamic shared memory per block, in bytes.

        Raises
        ------
        TypeError, OverflowError
            The arguments are not of the declared types.
        ValueError
            An extent is out of range.
        LogicError, LaunchError
            The driver refuses the launch, the context has ended, or memory was freed.
        """
        self._launch(grid, block, self._prepared, args, shared_size, stream_number(stream))  # type: ignore[arg-type]

    def prepared_timed_call(self, grid: Any, block: Any, *args: Any, shared_size: int = 0) -> Callable[[], float]:
        """Launch the kernel in the default stream between two events. C: cuLaunchKernel, cuEventRecord.

        Parameters
        ----------
        grid : tuple of int
            Blocks, in up to three dimensions.
        block : tuple of int
            Threads per block, in up to three dimensions.
        *args
            Numbers of the declared types; device memory for pointers.
        shared_size : int
            Dynamic shared memory per block, in bytes.

        Returns
        -------
        callable
            Without arguments: it waits for the kernel and returns the seconds that it took, a float.

        Raises
        ------
        TypeError, OverflowError
            The arguments are not of the declared types.
        ValueError
            An extent is out of range.
        LogicError, LaunchError
            The driver refuses the launch, the context has ended, or memory was freed.
        """
        start = Event().record()
        self.prepared_call(grid, block, *args, shared_size=shared_size)
        end = Event().record()
        return lambda: end.synchronize().time_since(start) * 1e-3


def extents(given: Any, what: str) -> tuple[int, int, int]:
    """Convert a number, or one to three numbers, to three; missing ones are 1."""
    if given.__class__ is tuple:
        if len(given) == 3:
            x, y, z = given
        elif len(given) == 2:
            (x, y), z = given, 1
        else:
            x = y = z = None
        if x.__class__ is y.__class__ is z.__class__ is int and 0 < x < TOO_LARGE and 0 < y < TOO_LARGE > z > 0:
            return x, y, z
    try:
        try:
            numbers = [index(given)]
        except TypeError:  # also of NumPy's arrays
            numbers = [int(index(number)) for number in given]
    except TypeError:
        raise TypeError(f"{what}: up to three ints are expected, got {given!r:.80}") from None
    if not 1 <= len(numbers) <= 3 or min(numbers) < 1 or max(numbers) >= TOO_LARGE:
        raise ValueError(f"{what}: one to three positive ints of 32 bits are expected, got {given!r:.80}")
    x, y, z = (numbers + [1, 1])[:3]
    return x, y, z


def _hint(args: Any, codes: Any) -> str:
    """Advice for an array of the host that was passed by its bytes, where a pointer was meant; else ""."""
    for number, (value, code) in enumerate(zip(args, codes)):
        if code.endswith("s") and hasattr(value, "__array_interface__"):
            advice = "use In(), Out(), InOut() or to_device()"
            return f"; argument {number} is an array of the host, passed by its bytes: {advice}"
    return ""
