"""The meaning of a library's statuses. Successful functions do without this module."""

import os

from ..._lazy import LazyModule
from ...errors import CudaError, error_class
from .. import import_is_impossible
from ..types import integer, number_class

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from ..types import ScalarTypes
    from . import Library, driver_log
else:
    driver_log = LazyModule(globals(), "driver_log", ".driver_log")


PACKAGE = __name__.rpartition("._floor")[0]
"""This package's name: copies inside other packages have other names."""


class Status:
    """A library's status enum, and the errors made from it."""

    def __init__(self, types: "ScalarTypes", library: "Library") -> None:
        settings = types.table.settings
        self.enum = types.enum(settings["result"])
        self.success = types.success()
        self.table = types.table
        self.library = library
        driver_enum = settings.get("status_struct", {}).get("driver")
        self.driver_enum: Any = types.enum(driver_enum) if driver_enum else None
        """For a status that is a struct of two ints: the enum of the second, the driver's status."""
        self.not_ready = int(getattr(self.enum, settings["not_ready"])) if settings.get("not_ready") else None
        self.insufficient = int(getattr(self.enum, settings["insufficient"])) if settings.get("insufficient") else None
        """The status for a buffer too small for the whole answer."""
        self.usual: dict[str, str] = {}
        """The advice for statuses that there were, by name."""

    def error(self, code: int, function: str, advice: str = "") -> "Exception":
        """The exception for a status other than success."""
        code, cause = self.parts(code)
        status = self.enum.from_c(code)
        advice = advice or self.advised(status, cause)
        if "INITIALIZ" in status.name.upper() and self.library.pid not in (0, os.getpid()):
            advice = (
                "this process was forked from one that had already initialized CUDA, and the driver does not work in such "
                "a child: start it with multiprocessing's 'spawn' method, or fork before the first CUDA call"
            )
        known = status.name in self.enum.__members__
        made = (error_class(status.name) if known else CudaError)(status, function, advice)
        if self.library.name in ("driver", "runtime") and not import_is_impossible():
            note = getattr(driver_log, "note", None)  # none while a finalizer interrupts the module's import
            if note:
                note(made)
        return made

    def failing(self, function: str, face: str, outputs: int, query: bool) -> "Callable[[int], Any]":
        """The handler of unsuccessful statuses, for a function with this number of outputs."""
        if face == "bindings":
            from .answers import Answers

            return Answers(self.enum, outputs).__getitem__

        def fail(code: int) -> "Any":
            if query and code == self.not_ready:
                return False
            raise self.error(code, function)

        return fail

    def refused(self, result: int, function: str) -> None:
        """Raise the exception for a negative result of a function whose status is negative, or -1 with the cause in
        errno."""
        if result != -1:
            raise self.error(-result, function)
        from _ctypes import get_errno

        self.refused_by_system(get_errno(), function)

    def refused_by_system(self, number: int, function: str) -> None:
        """Raise the exception for the number of a system's error."""
        raise self.error(number, function, f"The system says: {os.strerror(number)}.")

    def refuse_memory(self, code: int, size: "Any", function: str) -> None:
        """Raise the exception of a function that found no memory, with the bytes asked for and those free."""
        shortage = self.table.settings["shortage"]
        status = self.enum.from_c(code)
        if status.name != shortage["status"]:
            return
        from _ctypes import byref

        free, total = number_class("Q")(), number_class("Q")()
        said = f"{integer(size)} bytes were asked for"
        if not self.library[shortage["asks"]](byref(free), byref(total)):  # it fails without a context
            said += f"; {free.value} of the {total.value} bytes of the current device are free"
        raise self.error(code, function, f"{said}. {self.advised(status, None)}")

    def parts(self, code: int) -> "tuple[int, Any]":
        """A status, and the driver's status behind it if the library returns both."""
        if not self.driver_enum:
            return code, None
        return code & 0xFFFFFFFF, self.driver_enum.from_c(code >> 32) if code >> 32 else None

    def advised(self, status: "Any", cause: "Any") -> str:
        """Advice for a status: its usual cause, and the remedy."""
        advice = self.usual.get(status.name)
        if advice is None:
            advice = self.table.advice.get(status.name, "").replace("cuda_ctypes", PACKAGE)
            self.usual[status.name] = advice
        return advice if cause is None else f"{advice} The driver said {cause.name} ({int(cause)}).".strip()
