"""The exceptions of :mod:`cuda_ctypes.core`."""

from __future__ import annotations

from ..errors import CudaError

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

CUDAError = CudaError
"""A function of the driver failed. The same class as in the ``checked`` modules, with one subclass per status."""


class CompilerError(CudaError):
    """A compiler or linker refused its input. ``log`` is its output, a str, which ends the message."""

    def __init__(self, status: Any = "", function: str = "", advice: str = "", log: str = "") -> None:
        super().__init__(status, function, advice)
        self.log = log

    @classmethod
    def _of(cls, error: CudaError, log: str, advice: str = "") -> CompilerError:
        """The same error with the log, without advice to ask for the log."""
        log = log.rstrip()
        if log and not advice:
            sentences = error.advice.replace(". ", ".\n").splitlines()
            advice = " ".join(sentence for sentence in sentences if "Log" not in sentence)
        return cls(error.status, error.function, advice or error.advice, log)

    def __str__(self) -> str:
        text = super().__str__()
        return f"{text}\n\n{self.log}" if self.log else text

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.status, self.function, self.advice, self.log)


class NVRTCError(CompilerError):
    """NVRTC refused a program in C++."""


class NVVMError(CompilerError):
    """NVVM refused a program in NVVM IR."""


class LinkerError(CompilerError):
    """nvJitLink, or the driver's linker, refused code or options."""


class UnsupportedOptionError(CudaError, ValueError):
    """An option that the compiler or linker in use does not have; it was not called."""

    def __init__(self, text: str) -> None:
        Exception.__init__(self, text)
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.text,)
