"""Modules: compiled code in a context."""

from __future__ import annotations

import ctypes
import os

from .._floor.suggest import hint
from ..errors import CudaCtypesError
from ._core import advised, check_complete
from ._driver import as_int, cuda, late, option_arrays
from .context import InContext, needed
from .device_memory import ModuleVariable
from .errors import Error, LogicError
from .function import Function

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Callable, NoReturn

    from .device_memory import DeviceAllocation

unload_module = late(globals(), "unload_module", "cuModuleUnload")
LOG_SIZE = 1 << 15
REFERENCES = "CUDA 12 has no {} references, and its compilers reject them: pass {} objects of cuda_ctypes.core.texture to kernels"


class Module(InContext):
    """Code loaded into the current context. C: cuModuleLoadDataEx.

    It is unloaded with the last reference to it, its functions and variables.

    Parameters
    ----------
    image : bytes, buffer or str
        A cubin, fatbin or PTX.

    Raises
    ------
    LogicError
        No context is current, or the image is empty, incomplete or invalid; with the errors of the driver's compiler.
    RuntimeError
        The image has no code for the device.
    """

    __slots__ = ()
    _destroyed_by = "cuModuleUnload"

    def __init__(self, image: Any) -> None:
        self._load(image, (), None)

    def _load(self, image: Any, options: Sequence[Any], message_handler: Callable[..., Any] | None) -> None:
        context = needed()
        code = image.encode() if isinstance(image, str) else bytes(memoryview(image))
        if not code:
            raise LogicError("the image is empty")
        try:
            check_complete(code)
        except ValueError as error:
            raise LogicError(str(error)) from None
        names = cuda.CUjit_option
        logs = bytearray(LOG_SIZE), bytearray(LOG_SIZE)
        asked = {
            names.CU_JIT_INFO_LOG_BUFFER: logs[0],
            names.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: LOG_SIZE,
            names.CU_JIT_ERROR_LOG_BUFFER: logs[1],
            names.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: LOG_SIZE,
        }
        for option, value in options:
            asked[names(as_int(option, "an option"))] = value
        trouble: tuple[Any, ...] = ()  # not the exception: it would keep the frames of all callers alive
        try:
            cell, (chosen, values, _keep) = ctypes.c_void_p(), option_arrays(asked)
            self._make(context, cell, "cuModuleLoadDataEx", ctypes.byref(cell), code, len(asked), chosen, values)
        except Error as error:
            trouble = type(error), error.status, error.function, error.advice
        info, errors = (bytes(log).partition(b"\0")[0].decode(errors="replace").strip() for log in logs)
        if message_handler is not None:
            message_handler(not trouble, info, errors)
        if trouble:
            kind, status, function, advice = trouble
            raise kind(status, function, errors or advice)

    @staticmethod
    def _destroyer() -> Any:
        return unload_module

    def get_function(self, name: str) -> Function:
        """A kernel of the module. C: cuModuleGetFunction.

        Parameters
        ----------
        name : str
            Its name, mangled unless it is ``extern "C"``.

        Returns
        -------
        Function

        Raises
        ------
        LogicError
            The module has no such kernel; with similar names, from CUDA 12.4 on.
        TypeError
            ``name`` is neither a str nor bytes.
        """
        module = self._open()
        try:
            handle = cuda.cuModuleGetFunction(module, name)
        except Error as error:
            raise advised(error, self._missing("kernel", name))
        return Function(int(handle), self, name)

    def get_global(self, name: str) -> tuple[DeviceAllocation, int]:
        """A variable of the module. C: cuModuleGetGlobal.

        Parameters
        ----------
        name : str
            Its name.

        Returns
        -------
        tuple of DeviceAllocation and int
            Its memory, and its size in bytes.

        Raises
        ------
        LogicError
            The module has no such variable.
        TypeError
            ``name`` is neither a str nor bytes.
        """
        module = self._open()
        try:
            address, size = cuda.cuModuleGetGlobal(module, name)
        except Error as error:
            raise advised(error, f"there is no variable {name!r}")
        return ModuleVariable(address, int(size), self), int(size)

    def get_texref(self, name: str) -> NoReturn:
        """Not available: CUDA 12 has no texture references.

        Parameters
        ----------
        name : str
            Not used.

        Raises
        ------
        LogicError
            Always.
        """
        raise LogicError(REFERENCES.format("texture", "texture"))

    def get_surfref(self, name: str) -> NoReturn:
        """Not available: CUDA 12 has no surface references.

        Parameters
        ----------
        name : str
            Not used.

        Raises
        ------
        LogicError
            Always.
        """
        raise LogicError(REFERENCES.format("surface", "surface"))

    def _missing(self, what: str, name: str) -> str:
        """The message for a missing name, with similar names if the driver can list them, from CUDA 12.4 on."""
        try:
            functions = cuda.cuModuleEnumerateFunctions(cuda.cuModuleGetFunctionCount(self._number), self._number)
            names = [str(cuda.cuFuncGetName(function)) for function in functions]
        except (Error, CudaCtypesError):
            names = []
        mangled = [known for known in names if known.startswith("_Z") and f"{len(name)}{name}" in known]
        advice = hint(name, names) or (f"; there are {', '.join(sorted(names)[:10])}" if names else "")
        if mangled:
            advice = f'; C++ mangled it to {" or ".join(map(repr, mangled[:3]))}: declare it extern "C"'
        return f"there is no {what} {name!r}{advice}"

    def __repr__(self) -> str:
        return f"<Module {self._number:#x}>"


def module_from_file(filename: Any) -> Module:
    """Load a module from a file. C: cuModuleLoadDataEx.

    Parameters
    ----------
    filename : str or PathLike
        A cubin, fatbin or PTX.

    Returns
    -------
    Module

    Raises
    ------
    RuntimeError
        The file cannot be read, or has no code for the device.
    LogicError
        No context is current, or the file is empty, incomplete or invalid.
    TypeError
        ``filename`` is not a path.
    """
    try:
        with open(os.fspath(filename), "rb") as file:
            return Module(file.read())
    except OSError as error:
        from .errors import RuntimeError

        raise RuntimeError(f"{os.fspath(filename)!r} cannot be read: {error.strerror}") from None


def module_from_buffer(
    buffer: Any, options: Sequence[Any] = (), message_handler: Callable[[bool, str, str], Any] | None = None
) -> Module:
    """Load a module with options for the driver's compiler. C: cuModuleLoadDataEx.

    Parameters
    ----------
    buffer : bytes, buffer or str
        A cubin, fatbin or PTX.
    options : sequence of tuple
        Pairs of a member of ``jit_option`` and its value.
    message_handler : callable, optional
        Called with whether the code was loaded, and the compiler's information and errors, two str.

    Returns
    -------
    Module

    Raises
    ------
    LogicError
        No context is current, or the image is empty, incomplete or invalid; with the errors of the driver's compiler.
    RuntimeError
        The image has no code for the device.
    TypeError, ValueError
        ``buffer`` is not a buffer, or ``options`` are not pairs of known options.
    """
    self = object.__new__(Module)
    self._load(buffer, options, message_handler)
    return self


class TextureReference:
    """Not available: CUDA 12 has no texture references. Making one raises LogicError."""

    def __init__(self) -> None:
        raise LogicError(REFERENCES.format("texture", "texture"))


class SurfaceReference:
    """Not available: CUDA 12 has no surface references. Making one raises LogicError."""

    def __init__(self) -> None:
        raise LogicError(REFERENCES.format("surface", "surface"))


def bind_array_to_texref(ary: Any, texref: Any) -> NoReturn:
    """Not available: CUDA 12 has no texture references.

    Parameters
    ----------
    ary : Array
        Not used.
    texref : TextureReference
        Not used.

    Raises
    ------
    LogicError
        Always; the message names the replacement.
    """
    raise LogicError(REFERENCES.format("texture", "texture"))


def matrix_to_texref(matrix: Any, texref: Any, order: str) -> NoReturn:
    """Not available: CUDA 12 has no texture references.

    Parameters
    ----------
    matrix : numpy.ndarray
        Not used.
    texref : TextureReference
        Not used.
    order : str
        Not used.

    Raises
    ------
    LogicError
        Always; the message names the replacement.
    """
    raise LogicError(REFERENCES.format("texture", "texture"))
