"""Compiled code: the result of compilers and linkers, and the source of kernels."""

from __future__ import annotations

import os
import struct

from ..._floor import Lock, forkable_lock
from ..._floor.native import routines
from ..._lazy import former
from .._driver import after_few, driver, fail
from ..kernels.kernel import Kernel
from ..lifetimes import NoConstructor, Owned, end_relaxed, owned_by
from ..quick_properties import kept

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, NoReturn, Union

    Path = Union[str, os.PathLike[str]]
    Symbols = Union[dict[str, str], dict[str, bytes], dict[Any, Any]]

__name__ = former(__name__)


LOADABLE = ("cubin", "ptx", "fatbin")
"""Code that the driver loads."""
CODE_TYPES = (*LOADABLE, "ltoir", "object", "library")
"""All types of code; those that are not loadable must be linked first."""
_locking = forkable_lock()
new: Callable[[Any], Any] = object.__new__


class ObjectCode(NoConstructor):
    """Compiled code, in memory or in a file. Made by :class:`Program`, :class:`Linker` and the ``from_*`` functions.

    The driver loads it for the first kernel, once per process, and unloads it when this object and all of its kernels
    are gone. Once a kernel's handle or a module was asked for, it stays loaded: programs written for cuda.core, which
    unloads nothing, use handles for longer, or unload the library themselves, as numba-cuda does.

    It can be pickled: the code travels and is loaded again. Two objects are equal if they are the same.
    """

    __slots__ = ("_code", "_code_type", "_name", "_symbol_mapping", "_library", "_kernels", "_lock", "__weakref__")
    _code: bytes | str
    _code_type: str
    _name: str
    _symbol_mapping: dict[Any, Any] | None
    _library: Owned | None
    _kernels: dict[Any, Kernel]
    """Those that were found, by name; None until the code is loaded."""
    _lock: Any
    """Held while the code is loaded; None until then."""

    _made_by = "ObjectCode.from_cubin() and the like, or Program.compile()"

    @staticmethod
    def _make(code: Any, code_type: str, name: str = "", symbol_mapping: Symbols | None = None) -> ObjectCode:
        if code_type not in CODE_TYPES:
            from ..options import one_of

            raise ValueError(f"code_type is {code_type!r}, but must be {one_of(CODE_TYPES)}")
        if not isinstance(name, str):
            raise TypeError(f"name: a str is expected, got {type(name).__name__}")
        if symbol_mapping is not None and not isinstance(symbol_mapping, dict):
            raise TypeError(f"symbol_mapping: a dict or None is expected, got {type(symbol_mapping).__name__}")
        self: ObjectCode = new(ObjectCode)
        self._code = code if code.__class__ is bytes else _code_of(code, code_type)
        self._code_type = code_type if code_type.__class__ is str else str(code_type)
        self._name = name
        self._symbol_mapping = None if symbol_mapping is None else dict(symbol_mapping)
        self._library = self._kernels = self._lock = None  # type: ignore[assignment]
        return self

    @staticmethod
    def from_cubin(module: bytes | Path, *, name: str = "", symbol_mapping: Symbols | None = None) -> ObjectCode:
        """Machine code for one architecture.

        Parameters
        ----------
        module : bytes or path
            The code, or the file that holds it.
        name : str, optional
            A name, which linkers show in messages.
        symbol_mapping : dict, optional
            The symbol of each kernel's name; C++ mangles names.

        Returns
        -------
        ObjectCode

        Raises
        ------
        TypeError
            An argument has a wrong type.
        """
        return make(module, "cubin", name, symbol_mapping)

    @staticmethod
    def from_ptx(module: bytes | Path, *, name: str = "", symbol_mapping: Symbols | None = None) -> ObjectCode:
        """PTX, which the driver compiles for the device.

        Parameters
        ----------
        module : bytes, path or str
            The code, or the file that holds it; a str may be the code too.
        name : str, optional
            A name, which linkers show in messages.
        symbol_mapping : dict, optional
            The symbol of each kernel's name.

        Returns
        -------
        ObjectCode

        Raises
        ------
        TypeError
            An argument has a wrong type.
        """
        return make_ptx(module, "ptx", name, symbol_mapping)

    @staticmethod
    def from_ltoir(module: bytes | Path, *, name: str = "", symbol_mapping: Symbols | None = None) -> ObjectCode:
        """Intermediate code for a :class:`Linker` with ``link_time_optimization``.

        Parameters
        ----------
        module : bytes or path
            The code, or the file that holds it.
        name : str, optional
            A name, which linkers show in messages.
        symbol_mapping : dict, optional
            The symbol of each kernel's name.

        Returns
        -------
        ObjectCode

        Raises
        ------
        TypeError
            An argument has a wrong type.
        """
        return make(module, "ltoir", name, symbol_mapping)

    @staticmethod
    def from_fatbin(module: bytes | Path, *, name: str = "", symbol_mapping: Symbols | None = None) -> ObjectCode:
        """Code for several architectures; the driver takes the one that fits the device.

        Parameters
        ----------
        module : bytes or path
            The code, or the file that holds it.
        name : str, optional
            A name, which linkers show in messages.
        symbol_mapping : dict, optional
            The symbol of each kernel's name.

        Returns
        -------
        ObjectCode

        Raises
        ------
        TypeError
            An argument has a wrong type.
        """
        return make(module, "fatbin", name, symbol_mapping)

    @staticmethod
    def from_object(module: bytes | Path, *, name: str = "", symbol_mapping: Symbols | None = None) -> ObjectCode:
        """An object file with device code, for a :class:`Linker`.

        Parameters
        ----------
        module : bytes or path
            The code, or the file that holds it.
        name : str, optional
            A name, which linkers show in messages.
        symbol_mapping : dict, optional
            The symbol of each kernel's name.

        Returns
        -------
        ObjectCode

        Raises
        ------
        TypeError
            An argument has a wrong type.
        """
        return make(module, "object", name, symbol_mapping)

    @staticmethod
    def from_library(module: bytes | Path, *, name: str = "", symbol_mapping: Symbols | None = None) -> ObjectCode:
        """A library of object files with device code, for a :class:`Linker`.

        Parameters
        ----------
        module : bytes or path
            The code, or the file that holds it.
        name : str, optional
            A name, which linkers show in messages.
        symbol_mapping : dict, optional
            The symbol of each kernel's name.

        Returns
        -------
        ObjectCode

        Raises
        ------
        TypeError
            An argument has a wrong type.
        """
        return make(module, "library", name, symbol_mapping)

    @property
    @kept("_code", none=None)
    def code(self) -> bytes | str:
        """The code as bytes, or the path of its file as a str."""
        return self._code

    @property
    @kept("_code_type", none=None)
    def code_type(self) -> str:
        """ "cubin", "ptx", "fatbin", "ltoir", "object" or "library"."""
        return self._code_type

    @property
    @kept("_name", none=None)
    def name(self) -> str:
        """The name, or ""."""
        return self._name

    @property
    def symbol_mapping(self) -> dict[str, str]:
        """The symbol of each kernel's name, in a new dict."""
        given = self._symbol_mapping
        return {} if given is None else given.copy()

    @property
    def handle(self) -> Any:
        """The CUlibrary, which belongs to no context. Loads the code, for good; raises as :meth:`get_kernel`. C:
        cuLibraryLoadData, cuLibraryLoadFromFile.
        """
        return self._loaded().give_away()

    def get_module(self) -> Any:
        """The CUmodule of the current context, for functions of the driver that take no CUlibrary. C:
        cuLibraryGetModule.

        Returns
        -------
        CUmodule

        Raises
        ------
        CUDAError
            The code cannot be loaded, for PTX with the compiler's log; or no context is current.
        RuntimeError
            The code must be linked first.
        ValueError
            The code is cut off.
        """
        library = self._loaded()
        module = driver.cuLibraryGetModule(library.handle)
        library.give_away()
        return module

    def get_kernel(self, name: str | bytes) -> Kernel:
        """Find a kernel. Loads the code first. C: cuLibraryLoadData, cuLibraryLoadFromFile, cuLibraryGetKernel.

        Parameters
        ----------
        name : str or bytes
            A name in ``symbol_mapping``, or a symbol.

        Returns
        -------
        Kernel

        Raises
        ------
        CUDAError
            There is no such kernel, with the closest names; or the code cannot be loaded, for PTX with the compiler's
            log.
        RuntimeError
            The code must be linked first.
        TypeError
            ``name`` has a wrong type.
        ValueError
            ``name`` has a zero character, or the code is cut off.
        """
        text = name if name.__class__ is str else _text(name)
        try:
            return self._kernels[text]
        except (KeyError, TypeError):
            pass  # raise outside of this handler: no second traceback
        kernel = self._find(text)
        return self._kernels.setdefault(text, kernel)

    def _find(self, name: str) -> Kernel:
        if not isinstance(name, str):
            raise TypeError(f"name: a str or bytes is expected, got {type(name).__name__}")
        mapping = {_text(key): symbol for key, symbol in (self._symbol_mapping or {}).items()}
        symbol = mapping.get(name, name)
        if not isinstance(symbol, (str, bytes)):
            raise TypeError(
                f"symbol_mapping: the symbol of {name!r} must be a str or bytes, not {type(symbol).__name__}"
            )
        symbol = symbol.encode(errors="surrogateescape") if isinstance(symbol, str) else symbol
        if b"\0" in symbol:
            raise ValueError(f"name: {name!r} has a zero character, where C would end it")
        library = self._loaded()
        try:
            handle = driver.cuLibraryGetKernel(library.handle, symbol)
        except driver.CudaError as error:
            status, advice = error.status, ""
            if status == driver.CUresult.CUDA_ERROR_NOT_FOUND or not symbol:
                found = _names(library.handle)
                advice = _missing(symbol, found if name in mapping else [*map(str, mapping), *found])
        else:
            return Kernel._in(library, int(handle), name)
        self._explain(status, "cuLibraryGetKernel", advice)

    def _loaded(self) -> Owned:
        """The library; the first thread that needs it loads it."""
        library = self._library
        if library is None:
            with _locking:
                lock = self._lock = self._lock or Lock()
            with lock:
                library = self._library
                if library is None:
                    loaded = self._load()
                    library = self._library  # a signal handler may have loaded it meanwhile
                    if library is None:
                        self._kernels = {}
                        library = self._library = loaded
        return library

    def _load(self) -> Owned:
        if self._code_type not in LOADABLE:
            raise RuntimeError(
                f"code of type {self._code_type!r} cannot be loaded: link it first, Linker(object_code).link('cubin')"
            )
        code = self._code
        driver.cuInit(0)
        if isinstance(code, bytes):
            check_complete(code)
            function, given = "cuLibraryLoadData", code
        else:
            function, given = "cuLibraryLoadFromFile", os.fsencode(code)
        # the checked function would keep objects of the library until the checked cuLibraryUnload
        none = None, None, 0
        try:
            library = owned_by(unload, None, function, given, *none, *none)
        except driver.CudaError as error:
            refused = error
        else:
            library.handle = driver.CUlibrary(library.number)
            return library
        missing = isinstance(code, str) and not os.path.isfile(code)
        self._explain(refused.status, function, f"there is no file {code!r}" if missing else "")

    def _explain(self, status: Any, function: str, advice: str) -> NoReturn:
        """Raise the exception of a status, for PTX with the log of the driver's compiler."""
        if not advice and self._code_type == "ptx" and int(status) in _COMPILING:
            advice = _log_of(self._code)
        fail(status, function, advice)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (self._code, self._code_type, self._name, self.symbol_mapping)

    def __repr__(self) -> str:
        name = f" {self._name!r}" if self._name else ""
        state = "not loaded" if self._library is None else f"handle={hex(self._library.number)}"
        return f"<ObjectCode{name} code_type={self._code_type!r}, {state}>"


def make(code: Any, code_type: str, name: str, symbol_mapping: Symbols | None) -> ObjectCode:
    """The code that a program gives, of a type that there is; by machine code after a few calls."""
    _another()
    return ObjectCode._make(code, code_type, name, symbol_mapping)


make_ptx = make
"""The same for PTX, where a str may be code."""


def _quicken_make() -> None:
    if routines() is not None:
        of_path = _quick_make(ObjectCode._make, str)
        globals()["make_ptx"] = _quick_make(ObjectCode._make, bytes)
        globals()["make"] = _quick_make(lambda *given: of_path(*given), bytes)


def _quick_make(slow: Any, kind: type) -> Any:
    from ..._floor.native.making import Make

    given = {"_code": kind, "_code_type": str, "_name": str, "_symbol_mapping": type(None)}
    return Make(slow, ObjectCode, given, _library=None, _kernels=None, _lock=None).function("make", __name__)


_another = after_few(_quicken_make)


def unload(library: int) -> int:
    """Unload a library, also while a stream is captured. Returns the status. C: cuLibraryUnload."""
    return end_relaxed("cuLibraryUnload", library)


def _rebuild(code: Any, code_type: str, name: str, symbol_mapping: dict[Any, Any]) -> ObjectCode:
    return ObjectCode._make(code, code_type, name, symbol_mapping)


def _text(name: Any) -> Any:
    """A name as str, whatever its bytes."""
    return name.decode(errors="surrogateescape") if isinstance(name, bytes) else name


def _code_of(module: Any, code_type: str) -> bytes | str:
    """Code as bytes, or the path of its file as a str."""
    if isinstance(module, (bytes, bytearray, memoryview)):
        return bytes(module)
    if isinstance(module, str) and code_type == "ptx" and ".version" in module and ".target" in module:
        return module.encode()
    if module.__class__ is str:
        return module
    if not isinstance(module, (str, os.PathLike)):
        raise TypeError(f"module: code as bytes, or the path of a file, is expected, got {type(module).__name__}")
    return os.fsdecode(module)


def check_complete(code: bytes) -> None:
    """Raise ValueError for a cubin or fatbin that is cut off: the driver does not know its size and would read on."""
    end = 0
    if code[:7] == b"\x7fELF\2\1\1":  # of 64 bits, little endian
        end = 64
        if len(code) >= end:
            programs, sections, _, _, size, count, section_size, section_count = struct.unpack_from(
                "<QQIHHHHH", code, 32
            )
            end = max(end, programs + size * count, sections + section_size * section_count)
    elif code[:4] == b"\x50\xed\x55\xba":
        end = 16
        if len(code) >= end:
            _, _, head, body = struct.unpack_from("<IHHQ", code)
            end = head + body
    if len(code) < end:
        raise ValueError(f"the code is cut off: it has {len(code)} of {end} bytes")


_COMPILING = tuple(
    int(getattr(driver.CUresult, f"CUDA_ERROR_{name}"))
    for name in ("INVALID_PTX", "INVALID_IMAGE", "INVALID_SOURCE", "NO_BINARY_FOR_GPU", "UNSUPPORTED_PTX_VERSION")
)
"""Statuses after which the driver's compiler may have a log."""


def _log_of(code: bytes | str) -> str:
    """The log of the driver's compiler for PTX; may be empty. C: cuModuleLoadDataEx, which compiles at once."""
    log = bytearray(1 << 13)
    names = driver.CUjit_option
    options = [names.CU_JIT_ERROR_LOG_BUFFER, names.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]
    try:
        if isinstance(code, str):
            with open(code, "rb") as file:
                code = file.read()
        driver.cuModuleUnload(driver.cuModuleLoadDataEx(code, len(options), options, [log, len(log)]))
    except (driver.CudaError, OSError):
        pass
    return bytes(log).partition(b"\0")[0].decode(errors="replace").strip()


def _names(library: Any) -> list[str]:
    """The symbols of all kernels in a library; empty for a driver before CUDA 12.4."""
    from ...errors import FunctionNotFoundError

    try:
        kernels = driver.cuLibraryEnumerateKernels(driver.cuLibraryGetKernelCount(library), library)
        return [_text(driver.cuKernelGetName(kernel)) for kernel in kernels]
    except (driver.CudaError, FunctionNotFoundError):
        return []


def _missing(name: str | bytes, names: list[str]) -> str:
    """A message that there is no such kernel, with the names that may be meant."""
    from ..._floor.suggest import hint

    text = _text(name)
    mangled = [known for known in names if known.startswith("_Z") and f"{len(text)}{text}" in known]
    if mangled:
        advice = (
            f'; C++ mangled it to {" or ".join(map(repr, mangled[:3]))}: declare it extern "C", or compile it with '
            "name_expressions"
        )
    else:
        advice = hint(text, names) or (f"; there are {', '.join(sorted(names)[:10])}" if names else "")
    return f"there is no kernel {text!r}{advice}"
