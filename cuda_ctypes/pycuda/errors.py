"""PyCUDA's exceptions: one per kind of error, where the ``checked`` modules have one per status."""

from __future__ import annotations

import sys

from ..errors import CudaError as CudaError

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

Error = CudaError
"""The base of all, the same class as in the ``checked`` modules. ``status`` is the CUresult, or a text."""


class Kind(CudaError):
    """Base of exceptions for several statuses. The text begins as PyCUDA's: "cuMemAlloc failed: out of memory"."""

    def __str__(self) -> str:
        text = super().__str__()
        if isinstance(self.status, str) or not self.function:
            return text
        own = text.partition(": ")[2]  # status and advice
        return f"{self.function} failed: {words_for(self.status)} - {own}"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.status, self.function, self.advice)


_words: dict[int, str] = {}


def words_for(status: Any) -> str:
    """The driver's words for a status; those of its name if they cannot be had. C: cuGetErrorString.

    Parameters
    ----------
    status : CUresult
        The status.

    Returns
    -------
    str
    """
    number = int(status)
    if number not in _words:
        from ._core import driver

        try:
            _words[number] = str(driver.cuGetErrorString(number))
        except Exception:  # it must not hide the error that is told
            return str(status.name).replace("CUDA_ERROR_", "").replace("_", " ").lower()
    return _words[number]


class MemoryError(Kind):
    """Too little free memory (CUDA_ERROR_OUT_OF_MEMORY)."""


class LogicError(Kind):
    """An error of the program: a wrong value, a freed object, no current context. Most kernel faults raise it too."""


class LaunchError(Kind):
    """A kernel failed to start, crashed, or took too long."""


class RuntimeError(Kind):
    """The driver, a device, or code for the device is missing; or work is not done yet."""


class CompileError(Kind):
    """The compiler rejected a program.

    Parameters
    ----------
    msg : str
        The message.
    command_line : sequence of str
        The compiler and its options.
    stdout, stderr : str, optional
        The compiler's output.
    """

    def __init__(
        self, msg: str, command_line: Sequence[str] = (), stdout: str | None = None, stderr: str | None = None
    ) -> None:
        self.msg = msg
        self.command_line = command_line
        self.stdout = stdout
        self.stderr = stderr
        super().__init__(msg)
        self.args = msg, command_line, stdout, stderr

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.args

    def __str__(self) -> str:
        text = self.msg
        if self.command_line:
            text += f"\n[command: {' '.join(self.command_line)}]"
        for name in ("stdout", "stderr"):
            if getattr(self, name):
                text += f"\n[{name}:\n{getattr(self, name)}]"
        return text


KINDS = {
    "CUDA_ERROR_UNKNOWN": CudaError,
    "CUDA_ERROR_OUT_OF_MEMORY": MemoryError,
    "CUDA_ERROR_LAUNCH_FAILED": LaunchError,
    "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES": LaunchError,
    "CUDA_ERROR_LAUNCH_TIMEOUT": LaunchError,
    "CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING": LaunchError,
    "CUDA_ERROR_NO_DEVICE": RuntimeError,
    "CUDA_ERROR_NO_BINARY_FOR_GPU": RuntimeError,
    "CUDA_ERROR_FILE_NOT_FOUND": RuntimeError,
    "CUDA_ERROR_NOT_READY": RuntimeError,
    "CUDA_ERROR_ECC_UNCORRECTABLE": RuntimeError,
}
"""The exceptions by status; all other statuses raise LogicError, as in PyCUDA."""
NO_CONTEXT = "no context is current in this thread: import the module autoinit, or call Device(0).make_context()"
NOT_INITIALIZED = "call init() first, or import the module autoinit"


def without_context() -> str:
    """What a thread without a current context can do."""
    for name in ("autoinit", "autoprimaryctx"):
        context = getattr(sys.modules.get(f"{__package__}.{name}"), "context", None)
        if context is not None and context.is_valid:
            return f"no context is current in this thread: call {name}.context.push(), and pop() at its end"
    return NO_CONTEXT


def _advice(error: CudaError, status: str) -> str:
    """The advice for a status, where it differs from that of the other modules."""
    if "fork" in error.advice:
        return error.advice
    if status == "CUDA_ERROR_NOT_INITIALIZED":
        return NOT_INITIALIZED
    if status == "CUDA_ERROR_INVALID_CONTEXT":
        from .context import get_current  # which imports this module

        if not get_current():
            return without_context()
    return error.advice


def translated(error: Exception) -> CudaError:
    """PyCUDA's exception for one of the ``checked`` modules, or for a missing library or function."""
    if not isinstance(error, CudaError):
        return RuntimeError(str(error))
    name = getattr(error.status, "name", "")
    made = KINDS.get(name, LogicError)(error.status, error.function, _advice(error, name))
    if error.driver_log:  # the driver's lines, and the note with them
        vars(made).update({key: value for key, value in vars(error).items() if key in ("driver_log", "__notes__")})
    return made
