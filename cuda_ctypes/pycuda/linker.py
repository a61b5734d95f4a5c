"""Pieces of code put together by the driver's linker."""

from __future__ import annotations

import ctypes
import os

from ._core import advised
from ._driver import as_int, cuda, late, option_arrays
from .context import InContext, needed
from .enumerations import jit_input_type
from .errors import Error, LogicError
from .module import LOG_SIZE, Module, module_from_buffer

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, Callable

destroy_link = late(globals(), "destroy_link", "cuLinkDestroy")


class Linker(InContext):
    """Links code for the current context's device. C: cuLinkCreate.

    Parameters
    ----------
    message_handler : callable, optional
        Called with the success (bool), the linker's messages and its error messages (two str).
    options : iterable of pairs, or dict, optional
        Of ``jit_option`` and their values.
    log_verbose : bool
        Let the linker say more.

    Raises
    ------
    LogicError
        No context is current.
    TypeError, ValueError
        ``options`` are not pairs of known options and their values.
    """

    __slots__ = ("_handler", "_logs", "_asked")
    _destroyed_by = "cuLinkDestroy"

    def __init__(
        self,
        message_handler: Callable[[bool, str, str], Any] | None = None,
        options: Iterable[Any] | dict[Any, Any] | None = None,
        log_verbose: bool = False,
    ) -> None:
        context = needed()
        names = cuda.CUjit_option
        self._handler = message_handler
        self._logs = bytearray(LOG_SIZE), bytearray(LOG_SIZE)
        asked: dict[Any, Any] = {
            names.CU_JIT_INFO_LOG_BUFFER: self._logs[0],
            names.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: LOG_SIZE,
            names.CU_JIT_ERROR_LOG_BUFFER: self._logs[1],
            names.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: LOG_SIZE,
            names.CU_JIT_LOG_VERBOSE: int(bool(log_verbose)),
        }
        pairs = options.items() if isinstance(options, dict) else options or ()
        for option, value in pairs:
            asked[names(as_int(option, "an option"))] = value
        cell, self._asked = ctypes.c_void_p(), option_arrays(asked)
        self._make(context, cell, "cuLinkCreate", len(asked), *self._asked[:2], ctypes.byref(cell))

    @staticmethod
    def _destroyer() -> Any:
        return destroy_link

    def add_data(self, data: Any, input_type: int, name: str = "unknown") -> None:
        """Add code. C: cuLinkAddData.

        Parameters
        ----------
        data : bytes or another buffer, or str
            The code.
        input_type : int
            One of ``jit_input_type``.
        name : str
            The name in the linker's messages.

        Raises
        ------
        LogicError
            The linker refuses the code.
        TypeError, ValueError
            ``data`` is not a buffer, or ``input_type`` is unknown.
        """
        code = data.encode() if isinstance(data, str) else bytes(memoryview(data))
        kind = self._kind(input_type)
        if kind == int(jit_input_type.PTX) and not code.endswith(b"\0"):
            code += b"\0"
        self._do(cuda.cuLinkAddData, self._open(), kind, code, len(code), name, 0, [], [])

    def add_file(self, filename: Any, input_type: int) -> None:
        """Add the code in a file. C: cuLinkAddFile.

        Parameters
        ----------
        filename : str or os.PathLike
            The file.
        input_type : int
            One of ``jit_input_type``.

        Raises
        ------
        LogicError
            The file does not exist, or has no such code.
        TypeError, ValueError
            ``filename`` is not a path, or ``input_type`` is unknown.
        """
        path = os.fspath(filename)
        if not os.path.exists(path):
            raise LogicError(f"there is no file {path!r}")
        self._do(cuda.cuLinkAddFile, self._open(), self._kind(input_type), os.fsencode(path), 0, [], [])

    def _kind(self, input_type: Any) -> Any:
        return cuda.CUjitInputType(as_int(input_type, "input_type"))

    def link_module(self) -> Module:
        """The linked module. The linker cannot be used again. C: cuLinkComplete, cuModuleLoadDataEx.

        Returns
        -------
        Module

        Raises
        ------
        LogicError
            The linker fails, for example because a symbol has no definition; with its output.
        """
        address, size = self._do(cuda.cuLinkComplete, self._open())
        module = module_from_buffer(ctypes.string_at(int(address), int(size)))
        self._tell(True)
        self._free()
        return module

    def _do(self, function: Any, *arguments: Any) -> Any:
        try:
            return function(*arguments)
        except Error as error:
            errors = self._tell(False)
            raise advised(error, errors or error.advice)

    def _tell(self, succeeded: bool) -> str:
        info, errors = (bytes(log).partition(b"\0")[0].decode(errors="replace").strip() for log in self._logs)
        if self._handler is not None:
            self._handler(succeeded, info, errors)
        return errors
