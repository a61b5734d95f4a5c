"""Launching a kernel the quick way.

Per kernel and tuple of argument types, one function is written: it packs configuration and arguments into one buffer with
one ``struct`` call and launches with four C arguments (cuLaunchKernelEx) instead of eleven. With three arguments that takes
370 ns instead of 680 (CPython 3.11, a library that does nothing). ``struct`` checks types and ranges; what it refuses goes
the long way, which explains what is wrong.
"""

from __future__ import annotations

import ctypes
import struct

from ..errors import FunctionNotFoundError
from .arguments import LIMIT
from .declarations import prototype
from .handles import Live, any_live, caches, integer, live_classes
from .kernel_parameters import SLOT, packer

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .library import Library
    from .python_types import PythonTypes


def slot_lines(swap: bool) -> tuple[list[str], str]:
    """How a written function takes its memory as ``taken``, made by ``new()``, and gives it back: see :mod:`.calls`."""
    if swap:
        return ["nonlocal slot", "taken, slot = slot, None", "if taken is None: taken = new()"], "slot = taken"
    return ["try: taken = slots.pop()", "except IndexError: taken = new()"], "slots.append(taken)"


class Launcher:
    """The written functions of one library, by kernel."""

    def __init__(self, types: PythonTypes, library: Library, swap: bool) -> None:
        settings = types.table.settings["launch"]
        self.types = types
        self.library = library
        self.swap = swap
        """Whether a slot can be taken and cleared without a thread in between; see :mod:`.calls`."""
        self.symbol: str = settings["twin"]
        self.config: str = types.target(settings["config"])
        self.members = [member.name for member in types.members(self.config)]
        self.configuration: list[str] = []
        """Parameters that are members of the configuration struct."""
        self.by_kernel: dict[Any, Any] = {}
        caches.append(self.by_kernel)
        self.function: Any = None

    def source(self, writer: Any, face: str) -> list[str]:
        """The start of the launching function; where it does not apply, the rest of the function goes on."""
        self.configuration = [name for name in writer.signature if name in self.members]
        (kernel,) = [name for name in writer.signature if name not in (*self.members, "kernelParams", "extra")]
        arguments = ", ".join(self.configuration)
        this, known = writer.name(self), writer.name(self.by_kernel)
        live, moved = writer.name(live_classes), writer.name(any_live)
        failures = writer.name((KeyError, TypeError, ValueError, OverflowError, struct.error))
        writer.after.append(f"if not extra: {this}.learn({kernel}, kernelParams)")
        return [
            "try:",
            "    _values, _kinds = kernelParams",
            f"    _known, _launch = {known}[{kernel}]",
            f"    if extra or _kinds != _known or ({live} and {moved}({kernel}, {arguments}, *_values)): raise KeyError",
            f"    _r = _launch({arguments}, _values)",
            f"except {failures}: pass",
            "else:",
            "    if _r: return _fail(_r)",
            "    return _done" if face == "bindings" else "    return",
        ]

    def learn(self, kernel: Any, parameters: Any) -> None:
        """Write the function for a kernel that was launched the long way."""
        if not isinstance(parameters, tuple) or isinstance(kernel, Live) or not isinstance(kernel, int):
            return
        if self.function is None:
            declared = prototype(self.types.table.functions[self.symbol])
            try:
                function = self.library.function(self.symbol, declared.since, declared.per_thread)
            except FunctionNotFoundError:
                return
            function.restype = ctypes.c_int
            self.function = function
        made = packer(parameters[1])
        known = self.by_kernel.get(kernel)
        if made.by_address or (known and known[0] == parameters[1]):
            return
        if len(self.by_kernel) >= LIMIT:
            self.by_kernel.clear()
        self.by_kernel[kernel] = parameters[1], self.write(integer(kernel), made)

    def write(self, kernel: int, made: Any) -> Any:
        """The function for one kernel and one tuple of types."""
        config = self.types.c_class(self.config)
        size = ctypes.sizeof(config)
        layout, position = "<", 0
        names = [name for name in self.members if name in self.configuration]  # in the order of their memory
        for name in names:
            field = getattr(config, name)
            layout += f"{field.offset - position}x" + ("I" if field.size == 4 else "Q")
            position = field.offset + field.size
        pack = struct.Struct(f"{layout}{size - position}x{made.format[1:]}").pack_into
        pointer = ctypes.c_void_p.from_param

        def new() -> Any:
            """Memory of a launch, and the arguments for C, which never change."""
            memory = (ctypes.c_char * (size + 2 * SLOT * max(1, made.count)))()
            start = ctypes.addressof(memory)
            addresses = (ctypes.c_void_p * made.count).from_buffer(memory, size + SLOT * made.count)
            addresses[:] = [start + size + SLOT * index for index in range(made.count)]
            return memory, (pointer(start), pointer(kernel), pointer(start + size + SLOT * made.count), None)

        values = "".join(f"value{index}, " for index in range(made.count))
        take, give = slot_lines(self.swap)
        lines = [
            *take,
            "memory, arguments = taken",
            f"{values or '()'} = values",
            f"pack(memory, 0, {', '.join(names)}, {values})",
            "result = function(*arguments)",
            give,
            "return result",
        ]
        body = "\n  ".join(lines)
        text = f"def make(function, pack, new, slot, slots):\n def launch({', '.join(self.configuration)}, values):\n  {body}\n return launch\n"
        namespace: dict[str, Any] = {}
        exec(text, namespace)
        return namespace["make"](self.function, pack, new, new(), [])
