# For gdb: "source frames.gdb" makes backtraces pass through machine code and name the C function that it calls.
# The text behind each piece of code has the name, so core dumps show it too.
python
import re

import gdb
from gdb.FrameDecorator import FrameDecorator
from gdb.unwinder import Unwinder, register_unwinder

PAGE = 4096
MARK = re.compile(rb"\0cuda_ctypes: ([^\0]+)\0")
LARGEST = 16
"""Most pages of one piece of code."""

FRAMES = {
    "i386:x86-64": ("rbp", 16, "rsp", {"rip": 8, "rbp": 16, "rbx": 24, "r12": 32, "r13": 40, "r14": 48, "r15": 56}),
    "aarch64": ("x29", 48, "sp", {"pc": 40, "x29": 48, "x19": 32, "x20": 24, "x21": 16, "x22": 8}),
}
"""Of each processor: the frame register, the distance from there to the caller's stack pointer, that one's name, and the distances of
saved registers below it, as the Assemblers' prologues leave them."""


def name_at(address):
    """The C function that the code at an address calls; None if no mark follows the code."""
    memory, start = gdb.selected_inferior(), address & -PAGE
    for page in range(LARGEST):
        try:
            content = bytes(memory.read_memory(start + page * PAGE, PAGE))
        except gdb.MemoryError:
            return None
        found = MARK.search(content, address - start if page == 0 else 0)
        if found:
            return found[1].decode("utf-8", "replace")
    return None


class Named(FrameDecorator):
    def function(self):
        frame = self.inferior_frame()
        if frame.name() is None and frame.function() is None:
            name = name_at(frame.pc())
            if name:
                return f"cuda_ctypes: {name}"
        return super().function()


class Frames:
    """A frame filter: ``backtrace`` asks it."""

    name, priority, enabled = "cuda_ctypes", 100, True

    def filter(self, frames):
        return map(Named, frames)


class Place:
    """A frame's identity."""

    def __init__(self, sp, pc):
        self.sp, self.pc = sp, pc


class Callers(Unwinder):
    """Finds the caller of machine code."""

    def __init__(self):
        super().__init__("cuda_ctypes")

    def __call__(self, pending):
        frame = FRAMES.get(pending.architecture().name())
        if frame is None:
            return None
        register, distance, stack, saved = frame
        address = int(pending.read_register("pc"))
        if gdb.solib_name(address) or not name_at(address):
            return None
        top = int(pending.read_register(register)) + distance
        number = gdb.lookup_type("unsigned long")
        found = pending.create_unwind_info(Place(gdb.Value(top).cast(number), gdb.Value(address & -PAGE).cast(number)))
        found.add_saved_register(stack, gdb.Value(top).cast(number))
        for name, below in saved.items():
            found.add_saved_register(name, gdb.Value(top - below).cast(number.pointer()).dereference())
        return found


gdb.frame_filters[Frames.name] = Frames()
register_unwinder(None, Callers(), replace=True)
gdb.invalidate_cached_frames()
end
