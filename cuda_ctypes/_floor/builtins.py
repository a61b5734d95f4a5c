"""Python builtins backed by machine code. The code of some can be replaced after programs hold a reference.

If machine code is impossible here (:func:`hindrance`), importing this module raises ImportError.
"""

import _ctypes
import os
import sys

from . import FREE_THREADED, PROCESSOR
from .types import WORD, shared

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

VARIABLE = "CUDA_CTYPES_NATIVE"
HEADER = 49 if FREE_THREADED else 33
"""``bytes.__basicsize__`` with the object layout that the code expects."""
TESTED = range(9, 16)
"""Minor versions of Python 3 on which this release was tested, on x86-64 with glibc, debug builds excepted."""
PROCESSORS = ("x86_64", "aarch64")
"""Processors for which there is machine code; each has a module in :mod:`.native` for each calling convention."""


def hindrance() -> str:
    """The reason why there can be no machine code here, as far as it is known without trying; empty if none is
    known."""
    setting = os.environ.get(VARIABLE, "1").strip()
    if setting.lower() in ("0", "false", "no", "off"):
        return f"{VARIABLE}={setting}"
    if sys.implementation.name != "cpython":
        return "machine code is for CPython"
    if sys.platform not in ("linux", "win32"):
        return "machine code is for Linux and Windows"
    if bytes.__basicsize__ != HEADER:
        return "machine code is for builds of Python without traced references"
    if PROCESSOR not in PROCESSORS or sys.maxsize < 1 << 32:
        return "machine code is for 64-bit x86 and ARM"
    if FREE_THREADED and PROCESSOR != "x86_64":  # others may see writes in another order
        return "without the GIL, machine code is for x86"
    if FREE_THREADED and sys.platform == "win32":
        return "without the GIL, machine code is for Linux"
    return ""


if hindrance():
    raise ImportError(hindrance())


# Functions of this process, by their names.


class HeldFunction(_ctypes.CFuncPtr):
    """A C function by its address. It takes ctypes objects and returns 64 bits."""

    _flags_ = 1 | 4  # FUNCFLAG_CDECL | FUNCFLAG_PYTHONAPI: the GIL is held
    _restype_ = WORD


if sys.platform == "win32":

    class _Library:
        """A loaded library, as ctypes looks for functions in it."""

        def __init__(self, handle: int) -> None:
            self._handle = handle

    _libraries = [_Library(sys.dllhandle)]
    for _name in ("kernel32.dll", "ucrtbase.dll", "vcruntime140.dll"):  # MinGW's Python lacks the last one
        try:
            _libraries.append(_Library(_ctypes.LoadLibrary(_name)))
        except OSError:
            pass

    def process_address(name: str) -> int:
        """The address of a function of the interpreter, the C library or the system. Raises OSError for unknown names."""
        for library in _libraries:
            try:
                function = HeldFunction((name, library))
            except AttributeError:
                continue
            return WORD.from_address(_ctypes.addressof(function)).value
        raise OSError(f"this process has no function {name}")

else:
    _process = _ctypes.dlopen(None, 0)  # type: ignore[arg-type]

    def process_address(name: str) -> int:
        """The address of a function that this process exports, such as one of the interpreter. Raises OSError for unknown
        names."""
        return _ctypes.dlsym(_process, name)


def process_function(name: str) -> "Any":
    """A function of this process. It takes ctypes objects and returns 64 bits."""
    return HeldFunction(process_address(name))


def object_at(address: int) -> "Any":
    """The object at an address; takes over the reference that the interpreter's function returned with it."""
    return _ctypes.Py_DECREF(_ctypes.PyObj_FromPtr(address))


# Memory for code: never writable and executable at once.

if sys.platform == "win32":
    PAGE_SIZE = 4096
    _COMMIT = 0x3000  # MEM_COMMIT | MEM_RESERVE
    _WRITABLE, _EXECUTABLE = 0x04, 0x20  # PAGE_READWRITE, PAGE_EXECUTE_READ
    _allocate, _protection = process_function("VirtualAlloc"), process_address("VirtualProtect")

    def _new_pages(size: int) -> int:
        """The address of new pages to write to; 0 without memory."""
        return int(_allocate(None, WORD(size), _COMMIT, _WRITABLE))

    def _protect(address: int, size: int, protection: int) -> bool:
        """Whether the system lets pages have another protection."""
        return bool(
            _ctypes.call_cdeclfunction(_protection, (WORD(address), WORD(size), protection, _ctypes.byref(WORD())))
        )

else:
    PAGE_SIZE = os.sysconf("SC_PAGESIZE")
    _WRITABLE, _EXECUTABLE = 1 | 2, 1 | 4  # PROT_READ | PROT_WRITE, PROT_READ | PROT_EXEC
    _PRIVATE, _ANONYMOUS = 0x02, 0x20  # MAP_PRIVATE, MAP_ANONYMOUS
    _allocate, _protection = process_function("mmap"), process_address("mprotect")

    def _new_pages(size: int) -> int:
        """The address of new pages to write to; 0 without memory."""
        address = int(_allocate(None, WORD(size), _WRITABLE, _PRIVATE | _ANONYMOUS, -1, None))
        return 0 if address == (1 << 64) - 1 else address

    def _protect(address: int, size: int, protection: int) -> bool:
        """Whether the system lets pages have another protection."""
        return not _ctypes.call_cdeclfunction(_protection, (WORD(address), WORD(size), protection))


def executable(code: bytes, address: int = 0) -> int:
    """The address of a copy of ``code``, in new pages or in those at ``address``, which no other code uses any more.
    Raises OSError if the system forbids it."""
    size = -(-len(code) // PAGE_SIZE) * PAGE_SIZE
    if not address:
        address = _new_pages(size)
        if not address:
            raise OSError("no memory for code")
    elif not _protect(address, size, _WRITABLE):
        raise OSError("the system forbids writing to memory that was executable")
    _ctypes.call_cdeclfunction(process_address("memcpy"), (WORD(address), code, WORD(len(code))))
    if PROCESSOR != "x86_64":  # x86-64 keeps its instruction cache up to date
        _synchronize(address, size)
    if not _protect(address, size, _EXECUTABLE):
        raise OSError("the system forbids executable memory")
    return address


def _synchronize(address: int, size: int) -> None:
    """Make written code visible to the processor: its instruction cache does not see writes.

    The steps depend on the processor. libgcc has them; glibc's thread support loads it into every process.
    """
    clear = _ctypes.dlsym(_ctypes.dlopen("libgcc_s.so.1", 0), "__clear_cache")
    _ctypes.call_cdeclfunction(clear, (WORD(address), WORD(address + size)))


# Builtin functions.

_FAST_WITH_KEYWORDS = 0x82
"""METH_FASTCALL | METH_KEYWORDS: C gets an array of arguments, and the names of those passed by keyword."""
BYTES = HEADER - 1
"""Offset of a bytes object's content."""
START = {
    "x86_64_windows": "f3 0f 1e fa  48 8b 41 20  48 8b 49 28  ff e0",  # endbr64; mov rax, [rcx + 32]; mov rcx, [rcx + 40]; jmp rax
    "x86_64": "f3 0f 1e fa  48 8b 47 30  48 8b 78 08  ff 20"  # endbr64; mov rax, [rdi + 48]; mov rdi, [rax + 8]; jmp [rax]
    if FREE_THREADED
    else "f3 0f 1e fa  48 8b 47 20  48 8b 7f 28  ff e0",  # endbr64; mov rax, [rdi + 32]; mov rdi, [rdi + 40]; jmp rax
    "aarch64": "5f 24 03 d5  10 10 40 f9  00 14 40 f9  00 02 1f d6",  # bti c; ldr x16, [x0, 32]; ldr x0, [x0, 40]; br x16
}
"""The code of builtins with replaceable code: it jumps to the address in the first word of its first argument, a bytes
object, and passes the second word instead. It never changes: builtins are equal if their code and this argument are.
Without the GIL, the first word is the address of the two, so that one write changes both."""

_new = process_function("PyCFunction_NewEx")
_methods: "dict[tuple[str, int, str], tuple[bytes, Any]]" = {}


ANY_CALLABLE = sys.version_info >= (3, 11)
CALL = process_address("PyObject_Vectorcall" if ANY_CALLABLE else "_PyFunction_Vectorcall")
"""The address of the interpreter's function for vector calls; and whether it calls any object, or Python functions
only."""
CONVENTION = f"{PROCESSOR}_windows" if sys.platform == "win32" else PROCESSOR
"""The module of :mod:`.native` that writes this processor's instructions for this system's calling convention."""
_start = executable(bytes.fromhex(START[CONVENTION]))


lasting = _ctypes.Py_INCREF
"""Keeps an object alive for good and returns it, because C has its address: even at shutdown, when this module goes before
its users."""


def method(name: str, code: int, doc: str) -> bytes:
    """A PyMethodDef, whose address ctypes passes to C: a builtin's name, code, flags and documentation. It is never
    freed."""
    key = name, code, doc
    kept = _methods.get(key)
    if kept is None:
        texts = name.encode(), doc.encode()
        told = id(texts[1]) + BYTES if doc else 0
        words = id(texts[0]) + BYTES | code << 64 | _FAST_WITH_KEYWORDS << 128 | told << 192
        made = words.to_bytes(32, "little")
        kept = lasting(_methods.setdefault(key, (made, texts)))
    return kept[0]


def builtin(name: str, code: int, owner: "Any", module: str, doc: str) -> "Any":
    """A builtin that runs the code at an address, with ``owner`` as its first argument."""
    return object_at(_new(method(name, code, doc), WORD(id(owner)), WORD(id(module))))


class MachineCode(bytes):
    """The first argument of a builtin with replaceable code: two words, then the name of its module."""

    __slots__ = ()

    def __reduce__(self) -> "Any":
        """Builtins are pickled as attributes of their owner: let that be the module that has them."""
        from importlib import import_module

        return import_module, (self[16:].decode(),)


def leading(to: "Any", name: str, module: str, doc: str) -> "Any":
    """A builtin that calls ``to``."""
    made = builtin(name, _start, MachineCode(_target(CALL, to) + module.encode()), module, doc)
    shared(made)
    return made


def _target(code: int, owner: "Any") -> bytes:
    """The words that lead to the code at an address, with ``owner`` as its first argument."""
    words = (code | id(lasting(owner)) << 64).to_bytes(16, "little")
    return (id(lasting(words)) + BYTES).to_bytes(16, "little") if FREE_THREADED else words


def replace(function: "Any", code: int, owner: "Any") -> None:
    """Make a builtin from :func:`leading` run the code at an address, with ``owner`` as its first argument."""
    place = (WORD * 2).from_address(id(function.__self__) + BYTES)
    words = _target(code, owner)
    if FREE_THREADED:
        place[0] = int.from_bytes(words[:8], "little")
    else:
        place.__init__(code, id(owner))  # both at once, with the GIL held: no thread sees only one


def is_tested() -> bool:
    """Whether this release was tested on Pythons like this one."""
    return (
        sys.version_info[1] in TESTED
        and not FREE_THREADED
        and CONVENTION == "x86_64"
        and not hasattr(sys, "gettotalrefcount")
        and os.confstr_names.get("CS_GNU_LIBC_VERSION") is not None
        and bool(os.confstr("CS_GNU_LIBC_VERSION"))
    )


def proved() -> str:
    """The reason to distrust machine code on this Python; empty if it was tested, passed a self-check, or the user
    insists."""
    if is_tested() or os.environ.get(VARIABLE, "").strip() == "1":
        return ""
    from .native.proof import verdict

    return verdict()


if proved():
    raise ImportError(proved())
