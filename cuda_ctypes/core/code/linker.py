"""Linking pieces of code."""

from __future__ import annotations

import ctypes
import gc
import sys
from _thread import get_ident
from collections import deque

from ..._lazy import former
from ...checked import driver, nvjitlink
from ...errors import CudaError
from .._driver import class_name, option_arrays
from ..errors import LinkerError, UnsupportedOptionError
from ..options import options_of
from ..quick_properties import kept
from ..typing import CompilerBackendType
from .compiler_handle import EMPTY, CompilerHandle
from .linker_backend import backend, how_to_install
from .linker_options import LinkerOptions as LinkerOptions
from .linker_options import checked_arch
from .object_code import ObjectCode
from .one_at_a_time import OneAtATime

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from .._annotations import LinkTarget

__name__ = former(__name__)


INPUTS = {  # code_type: (nvJitLinkInputType, CUjitInputType)
    "ptx": ("NVJITLINK_INPUT_PTX", "CU_JIT_INPUT_PTX"),
    "cubin": ("NVJITLINK_INPUT_CUBIN", "CU_JIT_INPUT_CUBIN"),
    "fatbin": ("NVJITLINK_INPUT_FATBIN", "CU_JIT_INPUT_FATBINARY"),
    "object": ("NVJITLINK_INPUT_OBJECT", "CU_JIT_INPUT_OBJECT"),
    "library": ("NVJITLINK_INPUT_LIBRARY", "CU_JIT_INPUT_LIBRARY"),
    "ltoir": ("NVJITLINK_INPUT_LTOIR", ""),
}
TARGETS = ("cubin", "ptx")
LOGS = ("Error", "Info")
ADVICE = {  # part of the log: advice
    "ndefined reference": "A symbol is used that the inputs do not define: pass the code that defines it to the Linker, too.",
}
LOG_SIZE = 1 << 16
"""Bytes for each of the driver's logs, which are cut off there."""


class Linker(OneAtATime):
    """Links code with nvJitLink, or with the driver where nvJitLink is missing. C: nvJitLinkCreate, nvJitLinkAddData,
    cuLinkCreate, cuLinkAddData.

    The inputs must be compiled for it: with ``relocatable_device_code=True`` for "cubin" and "ptx", with
    ``link_time_optimization=True`` for "ltoir".

    Parameters
    ----------
    *object_codes : ObjectCode
        The inputs, one or more.
    options : LinkerOptions or dict, optional
        How to link.

    Raises
    ------
    CUDAError, LibraryNotFoundError
        There is no device, or no driver, to take the default of ``arch`` from.
    LinkerError
        The linker refuses an input or an option, with its log.
    TypeError
        An input is not an ObjectCode, or an option is unknown.
    UnsupportedOptionError
        An input is "ltoir" without ``link_time_optimization``, or the driver's linker lacks an option or takes no input
        of this type.
    ValueError
        There is no input, or no such architecture.
    """

    __slots__ = ("_options", "_linking", "_names", "_logs", "__weakref__")
    _called = "linker"

    def __init__(self, *object_codes: ObjectCode, options: LinkerOptions | dict[str, Any] | None = None) -> None:
        if not object_codes:
            raise ValueError("there is nothing to link: give one ObjectCode or more")
        for number, code in enumerate(object_codes):
            if not isinstance(code, ObjectCode):
                raise TypeError(f"object_codes[{number}]: an ObjectCode is expected, got {class_name(code)}")
        self._options = options_of(LinkerOptions, options, "options of the linker")
        self._logs = ("", "")
        super().__init__()
        self._names: dict[Any, Any] = {}
        made = NvJitLink if backend() is CompilerBackendType.NVJITLINK else DriverLink
        self._linking: NvJitLink | DriverLink | None = made(self._options)
        for code in object_codes:
            self._linking.add(code)
            self._names.update(code.symbol_mapping)

    def link(self, target_type: LinkTarget) -> ObjectCode:
        """Link the inputs. The result knows their template kernels by the names that they were compiled with.

        C: nvJitLinkComplete, nvJitLinkGetLinkedCubin, nvJitLinkGetLinkedPtx, cuLinkComplete.

        Parameters
        ----------
        target_type : str
            "cubin"; or "ptx", with the options ``link_time_optimization`` and ``ptx``.

        Returns
        -------
        ObjectCode

        Raises
        ------
        LinkerError
            The linker fails, for example for undefined symbols, with its log.
        RuntimeError
            The linker is closed, or in use by a call that this one interrupts, as in a signal handler.
        UnsupportedOptionError
            The target does not fit the option ``ptx``.
        ValueError
            There is no such target.
        """
        self._open()
        target = str(target_type).lower()
        if target not in TARGETS:
            raise ValueError(f"target_type is {target!r}, but a linker makes {' or '.join(map(repr, TARGETS))}")
        if (target == "ptx") != bool(self._options.ptx):
            text = "with LinkerOptions(ptx=True) the target is 'ptx'"
            if target == "ptx":
                text = "linking to 'ptx' needs LinkerOptions(ptx=True, link_time_optimization=True)"
            raise LinkerError._also(UnsupportedOptionError(text))
        code = self._alone(lambda: self._open().link(target))
        return ObjectCode._make(code, target, str(self._options.name), self._names)

    def get_error_log(self) -> str:
        """The linker's error messages, also once closed. C: nvJitLinkGetErrorLog.

        Returns
        -------
        str
        """
        return self._log(0)

    def get_info_log(self) -> str:
        """The linker's other output, also once closed; more of it with ``verbose``. C: nvJitLinkGetInfoLog.

        Returns
        -------
        str
        """
        return self._log(1)

    def _log(self, which: int) -> str:
        return self._alone(lambda: self._logs[which] if self._linking is None else self._linking.log(LOGS[which]))

    def close(self) -> None:
        """Destroy the linker. Its logs stay. Closing again does nothing. C: nvJitLinkDestroy, cuLinkDestroy."""
        self._alone(self._close)

    def _close(self) -> None:
        if self._linking is not None:
            linking, self._linking = self._linking, None
            try:
                self._logs = linking.log(LOGS[0]), linking.log(LOGS[1])
            finally:
                linking.close()

    @property
    @kept("_linking", none=True, other=False)
    def is_closed(self) -> bool:
        """Whether :meth:`close` was called."""
        return self._linking is None

    def _open(self) -> NvJitLink | DriverLink:
        linking = self._linking
        if linking is None:
            raise RuntimeError("this linker is closed")
        return linking

    @property
    def handle(self) -> Any:
        """The nvJitLinkHandle or CUlinkState; ``int()`` of it is its address, 0 once closed."""
        return nvjitlink.nvJitLinkHandle(0) if self._linking is None else self._linking.handle

    @property
    def backend(self) -> CompilerBackendType:
        """The linker in use: "nvJitLink" or "driver"."""
        return backend()

    @classmethod
    def which_backend(cls) -> CompilerBackendType:
        """The linker of this process: "nvJitLink" if version 12.3 or newer is installed, else "driver", with a
        RuntimeWarning.

        Returns
        -------
        CompilerBackendType
        """
        return backend()

    def __repr__(self) -> str:
        return f"<Linker backend={str(backend())!r}{' closed' if self.is_closed else ''}>"


class Linking(CompilerHandle):
    """The base of both linkers: calls whose exceptions get the log."""

    __slots__ = ("_done",)

    def __init__(self) -> None:
        super().__init__()
        self._done: bytes | None = None

    def log(self, which: str) -> str:
        """The "Error" or "Info" log."""
        raise NotImplementedError

    def asked(self, function: Callable[..., Any], *arguments: Any) -> Any:
        try:
            return function(*arguments)
        except CudaError as error:
            log = self.log("Error") if self.handle is not None else ""
            advice = next((text for sign, text in ADVICE.items() if sign in log), "")
            raise LinkerError._of(error, log, advice) from None


abandoned: deque[tuple[int, Any, Any]] = deque()
"""Cells with unused handles of nvJitLink, by the thread that must destroy them (see :class:`NvJitLink`), and the names that they use."""


def end_abandoned() -> None:
    """Destroy the unused handles of this thread and of threads that have ended. Not to be called by finalizers."""
    if not abandoned:
        return
    waiting = len(abandoned)
    collects = gc.isenabled()
    gc.disable()  # finalizers must not run in the next call, while CPython holds its list of threads
    try:
        here, running = get_ident(), sys._current_frames()
    finally:
        if collects:
            gc.enable()
    for _ in range(waiting):  # those that were there before the look at the threads, whose numbers come back
        taken: list[tuple[int, Any, Any]] = []
        try:
            taken += map(deque.popleft, (abandoned,))  # one step for signal handlers
        except IndexError:  # another thread was here
            break
        thread, cell, _ = taken[0]
        try:
            if thread == here or thread not in running:
                NvJitLink.destroy(cell)
        finally:
            if cell.value:  # not this time; or an exception of a signal handler came before the call
                abandoned.append(taken[0])


class NvJitLink(Linking):
    """A link by nvJitLink.

    A handle that is completed, or destroyed before that, in another thread than its own corrupts memory of nvJitLink,
    which then crashes its own thread (seen in 12.9 and 13.5). So another thread links with a new handle, and leaves
    the old one to its thread.
    """

    __slots__ = ("_lto", "_written", "_inputs", "_names", "_thread")
    library = nvjitlink
    names = ("nvJitLinkCreate", "nvJitLinkDestroy", "nvJitLinkHandle")

    def __init__(self, options: LinkerOptions) -> None:
        super().__init__()
        self._lto = options.link_time_optimization
        major, minor = nvjitlink.nvJitLinkVersion()
        checked_arch(str(options.arch), 1000 * major + 10 * minor)
        self._written = options._written()
        self._inputs: list[ObjectCode] = []
        self._begin()

    def _begin(self) -> None:
        end_abandoned()
        self._thread = get_ident()
        self._names: list[bytes] = []
        """Of the inputs: nvJitLink keeps their addresses."""
        options = [option.encode() for option in self._written]
        try:
            self.create(len(options), (ctypes.c_char_p * len(options))(*options))
        except CudaError as error:
            advice = f"{error.advice.partition(' nvJitLinkGetErrorLog')[0]} The options were {' '.join(self._written)}"
            raise LinkerError._of(error, "", advice) from None

    def close(self) -> None:
        cell = self._cell
        if not cell.value:
            return
        if self._done is not None or self._thread == get_ident():  # any thread may destroy a completed one
            self.destroy(cell)
        else:
            self._cell = EMPTY
            abandoned.append((self._thread, cell, self._names))  # no exception of a signal handler comes between

    def add(self, code: ObjectCode) -> None:
        if code.code_type == "ltoir" and not self._lto:
            text = "to link 'ltoir', set LinkerOptions(link_time_optimization=True)"
            raise LinkerError._also(UnsupportedOptionError(text))
        kind = getattr(nvjitlink.nvJitLinkInputType, INPUTS[code.code_type][0])
        if isinstance(code.code, str):
            self.asked(nvjitlink.nvJitLinkAddFile, self.handle, kind, _bytes_of(code.code))
        else:
            name = code.name.encode()
            self._names.append(name)
            size = ctypes.c_size_t(len(code.code))
            self.asked(self.call, "nvJitLinkAddData", self._cell, int(kind), code.code, size, name)
        self._inputs.append(code)

    def link(self, target: str) -> bytes:
        if self._done is None:
            if self._thread != get_ident():
                self.close()
                self._begin()
                inputs, self._inputs = self._inputs, []
                for code in inputs:
                    self.add(code)
            self.asked(nvjitlink.nvJitLinkComplete, self.handle)
            get = nvjitlink.nvJitLinkGetLinkedPtx if target == "ptx" else nvjitlink.nvJitLinkGetLinkedCubin
            self._done = self.asked(get, self.handle)
        return self._done

    def log(self, which: str) -> str:
        told = self.told(f"nvJitLinkGet{which}Log")
        return told.partition(b"\0")[0].decode(errors="replace") if len(told) > 1 else ""


def _bytes_of(path: str) -> bytes:
    """A path for C, whether or not it is text in the locale."""
    return path.encode(errors="surrogateescape")


class DriverLink(Linking):
    """A link by the driver, in the current context."""

    __slots__ = ("_buffers", "_options")
    library = driver
    names = ("cuLinkCreate", "cuLinkDestroy", "CUlinkState")

    def __init__(self, options: LinkerOptions) -> None:
        super().__init__()
        self._buffers = {which: bytearray(LOG_SIZE) for which in LOGS}
        values: dict[str, Any] = {}
        for which, buffer in self._buffers.items():
            values[f"CU_JIT_{which.upper()}_LOG_BUFFER"] = buffer
            values[f"CU_JIT_{which.upper()}_LOG_BUFFER_SIZE_BYTES"] = LOG_SIZE - 1  # a zero remains
        values.update(options._for_driver())
        values["CU_JIT_TARGET"] = getattr(driver.CUjit_target, values["CU_JIT_TARGET"])
        if "CU_JIT_CACHE_MODE" in values:
            values["CU_JIT_CACHE_MODE"] = getattr(driver.CUjit_cacheMode, values["CU_JIT_CACHE_MODE"])
        self._options = option_arrays({getattr(driver.CUjit_option, name): value for name, value in values.items()})
        given = len(values), *self._options[:2]
        self.asked(lambda: self.create(*given, last=True))

    @staticmethod
    def argument(cell: Any) -> Any:
        return ctypes.c_void_p(cell.value)

    def add(self, code: ObjectCode) -> None:
        name = INPUTS[code.code_type][1]
        if not name:
            raise UnsupportedOptionError(
                f"the driver's linker, in use because nvJitLink is not installed or too old, takes no {code.code_type!r}: "
                f"{how_to_install()}"
            )
        kind = getattr(driver.CUjitInputType, name)
        if isinstance(code.code, str):
            self.asked(self.call, "cuLinkAddFile", self._cell, int(kind), _bytes_of(code.code), 0, None, None)
        else:
            # the driver needs PTX to end in a zero
            end = b"\0" if code.code_type == "ptx" and not code.code.endswith(b"\0") else b""
            data = code.code + end
            given = int(kind), data, ctypes.c_size_t(len(data)), code.name.encode(), 0, None, None
            self.asked(self.call, "cuLinkAddData", self._cell, *given)

    def link(self, target: str) -> bytes:
        if self._done is None:
            address, size = self.asked(driver.cuLinkComplete, self.handle)
            self._done = ctypes.string_at(address, size)
        return self._done

    def log(self, which: str) -> str:
        buffer = self._buffers[which]
        return buffer[: buffer.find(0)].decode(errors="replace")  # partition() would copy the rest
