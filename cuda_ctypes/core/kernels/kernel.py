"""A function that runs on a GPU."""

from __future__ import annotations

import ctypes
from weakref import WeakValueDictionary

from ..._lazy import LazyModule, former
from ...errors import CudaError, FunctionNotFoundError
from .._driver import c_function, class_name, driver, fail, plain
from ..lifetimes import NoConstructor, Owned
from ..quick_properties import compared_at, hashed, is_a, kept
from ..tuples import ParamInfo

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, NoReturn

    from ..code import object_code as codes
    from ..code.object_code import ObjectCode
    from ..stream import Stream
    from ..typing import IsStreamType
    from .kernel_attributes import KernelAttributes
    from .kernel_occupancy import KernelOccupancy
    from .launch_config import LaunchConfig
else:
    codes = LazyModule(globals(), "codes", "..code.object_code")

__name__ = former(__name__)


UNTOLD = "untold"
INVALID_VALUE, INVALID_HANDLE = 1, 400  # CUDA_ERROR_
_known: WeakValueDictionary[int, Kernel] = WeakValueDictionary()
"""Kernels of libraries that were loaded here, by handle."""


class Kernel(NoConstructor):
    """A function that runs on a GPU. Made by :meth:`ObjectCode.get_kernel` or :meth:`Kernel.from_handle`; run by
    :func:`launch`.

    Its code stays loaded as long as this object lives, and for good once its handle was asked for.
    """

    __slots__ = (
        "_handle",
        "_number",
        "_name",
        "_keep",
        "_latest",
        "_shapes",
        "_of_nodes",
        "_parameters",
        "_sizes",
        "_attributes",
        "_occupancy",
        "__weakref__",
    )
    _handle: Any
    _name: str
    """The name that it was asked for by; empty if by a handle."""
    _keep: Any
    """The object that keeps the code loaded."""
    _number: int
    """Its handle as a number."""
    _latest: Any
    """The function of the last launch, tried first: quicker than looking at the types of all arguments."""
    _shapes: dict[Any, Any]
    """The launcher's memory of nodes' arguments, by their types."""
    _of_nodes: Any
    """The shape of its latest node in a graph, whose machine code is tried first."""
    _parameters: tuple[ParamInfo, ...] | None
    _sizes: Any
    """The sizes of its parameters, once they are asked for; UNTOLD if the driver cannot tell."""
    _attributes: KernelAttributes | None
    _occupancy: KernelOccupancy | None

    _made_by = "ObjectCode.get_kernel() or Kernel.from_handle()"

    @classmethod
    def _of(cls, handle: int, keep: Any, name: str = "") -> Kernel:
        self = object.__new__(cls)
        self._handle, self._number = driver.CUkernel(handle), handle
        self._name = name
        self._keep = keep
        self._shapes = {}
        self._latest = self._of_nodes = None
        self._parameters = self._sizes = self._attributes = self._occupancy = None
        return self

    @classmethod
    def _in(cls, library: Owned, handle: int, name: str) -> Kernel:
        """The kernel of a library that was loaded here: one object per kernel."""
        known = _known.get(handle)
        if known is None:
            known = _known.setdefault(handle, cls._of(handle, library, name))
        if known._keep is not library:  # the old one was unloaded, and its address used again
            known = _known[handle] = cls._of(handle, library, name)
        return known

    @staticmethod
    def from_handle(handle: int, mod: ObjectCode | None = None) -> Kernel:
        """The kernel of an address. Its owner must keep it loaded, unless this package loaded it.

        Parameters
        ----------
        handle : int
            The address of a CUkernel.
        mod : ObjectCode, optional
            The code that it belongs to, which is kept.

        Returns
        -------
        Kernel

        Raises
        ------
        OverflowError
            ``handle`` is 2**64 or more.
        TypeError
            An argument has a wrong type.
        ValueError
            ``handle`` is not positive.
        """
        handle = plain(handle)
        if isinstance(handle, bool) or not isinstance(handle, int):
            raise TypeError(f"handle: an int is expected, the address of a CUkernel, got {type(handle).__name__}")
        number = int(handle)
        if number <= 0:
            raise ValueError(f"handle is {number}, not the address of a CUkernel")
        if mod is not None:
            if not isinstance(mod, codes.ObjectCode):
                raise TypeError(f"mod: an ObjectCode or None is expected, got {class_name(mod)}")
        return kernel_at(number, mod)

    def __call__(self, *arguments: Any, **options: Any) -> NoReturn:
        """Not available: :func:`launch` runs a kernel.

        Parameters
        ----------
        *arguments, **options
            Not used.

        Raises
        ------
        TypeError
            Always.
        """
        raise TypeError(
            "a Kernel is not called: launch(stream, LaunchConfig(grid=..., block=...), kernel, *arguments) runs it"
        )

    @property
    def handle(self) -> Any:
        """The CUkernel; ``int()`` of it is its address. Its code stays loaded from then on."""
        if isinstance(self._keep, Owned):
            self._keep.give_away()
        return self._handle

    @property
    @kept("_attributes")
    def attributes(self) -> KernelAttributes:
        """Registers, memory and limits: for the current device, or for another as ``attributes[device]``."""
        if self._attributes is None:
            from .kernel_attributes import KernelAttributes

            self._attributes = KernelAttributes._of(self._handle, self._keep)
        return self._attributes

    @property
    @kept("_occupancy")
    def occupancy(self) -> KernelOccupancy:
        """The number of its blocks and clusters that fit on the current device, and block sizes that suit it."""
        if self._occupancy is None:
            from .kernel_occupancy import KernelOccupancy

            self._occupancy = KernelOccupancy._of(self._handle, self._keep)
        return self._occupancy

    @property
    def num_arguments(self) -> int:
        """The number of its parameters. Raises CUDAError for a CUfunction. C: cuKernelGetParamInfo, since CUDA 12.4; older
        drivers raise FunctionNotFoundError.
        """
        return len(self._all_parameters())

    @property
    def arguments_info(self) -> list[ParamInfo]:
        """Offset and size of each parameter, in bytes. Raises CUDAError for a CUfunction. C: cuKernelGetParamInfo, since
        CUDA 12.4; older drivers raise FunctionNotFoundError.
        """
        return list(self._all_parameters())

    @property
    def _parameter_sizes(self) -> tuple[int, ...] | None:
        """The size of each parameter in bytes; None if the driver cannot tell."""
        if self._sizes is None:
            try:
                self._sizes = tuple([size for _, size in self._all_parameters()])
            except FunctionNotFoundError:
                self._sizes = UNTOLD
            except CudaError as error:
                if error.status != INVALID_HANDLE:
                    raise
                self._sizes = tuple([size for _, size in self._asked("cuFuncGetParamInfo")])  # a CUfunction
        return None if self._sizes is UNTOLD else self._sizes

    def _let_go(self, code: Any) -> None:
        """Drop the machine code of its last launch, whose memory other launches need."""
        if getattr(self._latest, "owned", None) is code:
            self._latest = None

    def _all_parameters(self) -> tuple[ParamInfo, ...]:
        if self._parameters is None:
            self._parameters = tuple(self._asked("cuKernelGetParamInfo"))
        return self._parameters

    def _asked(self, name: str) -> list[ParamInfo]:
        """The parameters as a C function tells them."""
        # A count exists since 13.2 only. In all drivers the first index beyond is an invalid value: no exception.
        found: list[ParamInfo] = []
        ask, kernel = c_function(name), ctypes.c_void_p(self._number)
        offset, size = ctypes.c_size_t(), ctypes.c_size_t()
        outputs = ctypes.byref(offset), ctypes.byref(size)
        while True:
            status = ask(kernel, ctypes.c_size_t(len(found)), *outputs)
            if status:
                break
            found.append(ParamInfo(offset.value, size.value))
        if status != INVALID_VALUE:
            fail(status, name)
        return found

    def prepare(self, stream: Stream | IsStreamType, config: LaunchConfig, *argument_types: Any) -> Callable[..., None]:
        """A function for loops that launches this kernel: it takes the arguments alone. C: cuLaunchKernelEx.

        Parameters
        ----------
        stream : IsStreamType
            The stream of the launches.
        config : LaunchConfig
            Their configuration.
        *argument_types : types
            One for each parameter: a ctypes or NumPy scalar type or a dtype, whose values may be plain numbers; ``int``,
            ``float``, ``bool``, ``complex``; a ctypes struct; :class:`Buffer` for pointers, whose values may be addresses
            and arrays in device memory too.

        Returns
        -------
        callable
            ``run(*arguments)``; it raises as :func:`launch`. The C stream lives as long, even if the stream is closed.

        Raises
        ------
        RuntimeError
            The stream is closed.
        TypeError
            The number or sizes of the types are not those of the kernel's parameters, or an argument has a wrong type.
        """
        from .launcher import prepare

        return prepare(self, stream, config, *argument_types)

    @compared_at("_handle")
    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if other is None or not is_a(other, Kernel):
            return NotImplemented
        return self._handle == other._handle  # type: ignore[no-any-return]

    @hashed("_handle")
    def __hash__(self) -> int:
        return hash(self._handle)

    def __reduce__(self) -> NoReturn:
        raise TypeError("a Kernel cannot be pickled: pickle its ObjectCode and call get_kernel() in the other process")

    def __repr__(self) -> str:
        name = f"{self._name!r} " if self._name else ""
        return f"<Kernel {name}{hex(self._handle)}>"


def kernel_at(handle: int, keep: Any = None) -> Kernel:
    """The kernel at an address. ``keep`` keeps it loaded, unless it was loaded here."""
    return _known.get(handle) or Kernel._of(handle, keep)
