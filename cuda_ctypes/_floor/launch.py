"""Launching a kernel the quick way."""

from __future__ import annotations

import ctypes

from ..errors import FunctionNotFoundError
from .arguments import LIMIT
from .declarations import declaration, prototype
from .handles import Live, integer
from .kernel_parameters import fast

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .calls import Writer
    from .library import Library
    from .python_types import PythonTypes


class Twin:
    """The same launch with its configuration in one struct: four arguments instead of eleven.

    An argument costs 15 ns and more. A configuration that was launched before is found by its values, as a struct that
    is never written again: 300 ns less of 700 for a launch (CPython 3.11, a library that does nothing).
    """

    def __init__(self, types: PythonTypes, library: Library) -> None:
        settings = types.table.settings["launch"]
        self.types = types
        self.library = library
        self.symbol: str = settings["twin"]
        self.config: str = types.target(settings["config"])
        self.members = [declaration(line).name for line in types.table.records[self.config][1:]]
        self.configured: dict[Any, Any] = {}
        self.function: Any = None

    def source(self, writer: Writer, face: str) -> list[str]:
        """The start of the function; where it does not apply, the rest goes on."""
        key = [name for name in writer.signature if name in self.members]
        (kernel,) = [name for name in writer.signature if name not in (*self.members, "kernelParams", "extra")]
        this, cache = writer.name(self), writer.name(self.types.scalars("CUfunction").cache)
        writer.after.append(f"if not extra: {this}.configure(({', '.join(key)}, extra), {', '.join(key)})")
        return [
            "_memory = None",
            "try:",
            "    _values, _kinds = kernelParams",
            f"    _pop, _push, _pack = {writer.name(fast)}[_kinds]",
            f"    _config = {writer.name(self.configured)}[{', '.join(key)}, extra]",
            f"    _kernel = {cache}[{kernel}]",
            "    _memory = _pop()",
            "    _pack(_memory[0], _values)",
            "except Exception:",
            "    if _memory is not None: _push(_memory)",
            "else:",
            f"    _r = {this}.function(_config, _kernel, _memory[1], None)",
            "    _push(_memory)",
            "    if _r: return _fail(_r)",
            "    return _done" if face == "bindings" else "    return",
        ]

    def configure(self, key: Any, *values: Any) -> None:
        """Remember a configuration that was accepted."""
        if self.function is None:
            declared = prototype(self.types.table.functions[self.symbol])
            try:
                function = self.library.function(self.symbol, declared.since, declared.per_thread)
            except FunctionNotFoundError:
                return
            function.restype = ctypes.c_int
            self.function = function
        if len(self.configured) >= LIMIT:
            self.configured.clear()
        if all(value is None or (isinstance(value, int) and not isinstance(value, Live)) for value in values):
            config = self.types.c_class(self.config)(*[integer(value or 0) for value in values])
            self.configured[key] = ctypes.byref(config)
