"""A tool that listens: the protocol by which NVTX reaches Nsight Systems, Nsight Compute and others.

The tool is a library. It is named by the environment, or loaded already. Its function ``InitializeInjectionNvtx2`` gets a
function that hands out tables of slots, and writes the addresses of its own functions into those it wants.
"""

from __future__ import annotations

import ctypes
import os
from ctypes import CFUNCTYPE, POINTER, addressof, c_char_p, c_int, c_size_t, c_uint32, c_uint64, c_void_p

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

VARIABLE = "NVTX_INJECTION64_PATH"
ENTRY = "InitializeInjectionNvtx2"
VERSION = 3
CALLBACKS, VERSION_INFO = 1, 3
"""The exported tables."""
SIZES = {1: 16, 2: 9, 3: 15, 4: 7, 5: 16, 6: 7}
"""Slots of each module's table, with an unused first one: core, CUDA driver, OpenCL, CUDA runtime, domains, synchronization."""
CORE, DRIVER, DOMAINS = 1, 2, 5
ARGB, TEXT = 1, 1
UNSIGNED, SIGNED, DOUBLE = 1, 2, 3
"""Types of a color, a message and a payload."""


class Payload(ctypes.Union):
    _fields_ = [("unsigned", c_uint64), ("signed", ctypes.c_int64), ("double", ctypes.c_double)]


class Attributes(ctypes.Structure):
    """An event, as tools read it."""

    _fields_ = [
        ("version", ctypes.c_uint16),
        ("size", ctypes.c_uint16),
        ("category", c_uint32),
        ("color_type", ctypes.c_int32),
        ("color", c_uint32),
        ("payload_type", ctypes.c_int32),
        ("reserved", ctypes.c_int32),
        ("payload", Payload),
        ("message_type", ctypes.c_int32),
        ("message", c_char_p),
    ]


EVENT: Any = POINTER(Attributes)
FUNCTIONS: dict[str, tuple[int, int, Any]] = {
    "mark": (CORE, 1, CFUNCTYPE(None, EVENT)),
    "start": (CORE, 4, CFUNCTYPE(c_uint64, EVENT)),
    "end": (CORE, 7, CFUNCTYPE(None, c_uint64)),
    "push": (CORE, 8, CFUNCTYPE(c_int, EVENT)),
    "pop": (CORE, 11, CFUNCTYPE(c_int)),
    "name_category": (CORE, 12, CFUNCTYPE(None, c_uint32, c_char_p)),
    "name_context": (DRIVER, 3, CFUNCTYPE(None, c_void_p, c_char_p)),
    "name_stream": (DRIVER, 5, CFUNCTYPE(None, c_void_p, c_char_p)),
    "name_event": (DRIVER, 7, CFUNCTYPE(None, c_void_p, c_char_p)),
    "domain_mark": (DOMAINS, 1, CFUNCTYPE(None, c_void_p, EVENT)),
    "domain_start": (DOMAINS, 2, CFUNCTYPE(c_uint64, c_void_p, EVENT)),
    "domain_end": (DOMAINS, 3, CFUNCTYPE(None, c_void_p, c_uint64)),
    "domain_push": (DOMAINS, 4, CFUNCTYPE(c_int, c_void_p, EVENT)),
    "domain_pop": (DOMAINS, 5, CFUNCTYPE(c_int, c_void_p)),
    "domain_name_category": (DOMAINS, 8, CFUNCTYPE(None, c_void_p, c_uint32, c_char_p)),
    "create_domain": (DOMAINS, 12, CFUNCTYPE(c_void_p, c_char_p)),
    "initialize": (DOMAINS, 15, CFUNCTYPE(None, c_void_p)),
}
"""The functions used here: module, slot and prototype."""


TABLE_OF = CFUNCTYPE(c_int, c_int, POINTER(c_void_p), POINTER(c_uint32))
SET_VERSION = CFUNCTYPE(None, c_uint32)


class ExportedCallbacks(ctypes.Structure):
    _fields_ = [("size", c_size_t), ("table_of", TABLE_OF)]


class ExportedVersion(ctypes.Structure):
    _fields_ = [
        ("size", c_size_t),
        ("version", c_uint32),
        ("reserved", c_uint32),
        ("set_tool_version", SET_VERSION),
    ]


class Tool:
    """The functions of a tool that listens. Calls of those that it lacks do nothing."""

    def __init__(self, library: Any) -> None:
        self.library = library
        self.slots = {module: (c_void_p * size)() for module, size in SIZES.items()}
        self.tables = {module: _pointers(slots) for module, slots in self.slots.items()}
        self.callbacks = ExportedCallbacks(ctypes.sizeof(ExportedCallbacks), TABLE_OF(self._table_of))
        self.version = ExportedVersion(ctypes.sizeof(ExportedVersion), VERSION, 0, SET_VERSION(lambda version: None))
        self.exports = CFUNCTYPE(c_void_p, c_uint32)(self._export)
        self.functions: dict[str, Any] = {}

    def listens(self) -> bool:
        """Start the tool; False if it does not want to."""
        entry = self.library[ENTRY]
        entry.restype = c_int
        if not entry(self.exports):
            return False
        for name, (module, slot, prototype) in FUNCTIONS.items():
            address = self.slots[module][slot]
            if address:
                self.functions[name] = prototype(address)
        self.call("initialize", None)
        return True

    def _export(self, table: int) -> int:
        found = {CALLBACKS: self.callbacks, VERSION_INFO: self.version}.get(table)
        return 0 if found is None else addressof(found)

    def _table_of(self, module: int, table: Any, size: Any) -> int:
        if module not in self.tables:
            return 0
        if size:
            size[0] = SIZES[module]
        if table:
            table[0] = addressof(self.tables[module])
        return 1

    def call(self, name: str, *arguments: Any) -> Any:
        function = self.functions.get(name)
        return function(*arguments) if function else None

    def event(self, name: str, domain: int, event: Any) -> Any:
        """Tell of an event, in a domain or the default one (0)."""
        return self.call(f"domain_{name}", domain, event) if domain else self.call(name, event)


def _pointers(slots: Any) -> Any:
    """A table: the address of each slot; the first and the one behind the last are 0."""
    size = ctypes.sizeof(c_void_p)
    return (c_void_p * (len(slots) + 1))(0, *[addressof(slots) + size * place for place in range(1, len(slots))], 0)


def attributes(message: str, color: int | None, category: int, payload: Any) -> Attributes:
    """An event of these parts."""
    made = Attributes(VERSION, ctypes.sizeof(Attributes), category)
    made.message_type, made.message = TEXT, message.encode("utf-8", "replace")
    if color is not None:
        made.color_type, made.color = ARGB, color & 0xFFFFFFFF
    if isinstance(payload, int) and -1 << 63 <= payload < 0:
        made.payload_type, made.payload.signed = SIGNED, payload
    elif isinstance(payload, int) and 0 <= payload < 1 << 64:
        made.payload_type, made.payload.unsigned = UNSIGNED, payload
    elif isinstance(payload, (int, float)):
        made.payload_type, made.payload.double = DOUBLE, payload
    return made


def found() -> Tool | None:
    """The tool that listens to this process; None without one."""
    for library in _libraries():
        if hasattr(library, ENTRY):
            tool = Tool(library)
            return tool if tool.listens() else None
    return None


def _libraries() -> Any:
    if os.name == "posix":
        yield ctypes.CDLL(None)  # a tool that is loaded already
    path = os.environ.get(VARIABLE)
    if path:
        try:
            yield ctypes.CDLL(path)
        except OSError as error:
            from warnings import warn

            warn(f"{VARIABLE} names a tool that cannot be loaded: {error}", RuntimeWarning, 2)
