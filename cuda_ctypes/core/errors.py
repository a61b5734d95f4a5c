"""The exceptions of :mod:`cuda_ctypes.core`."""

from __future__ import annotations

from ..errors import CudaError

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

CUDAError = CudaError
"""A function of the driver failed. The same class as in the ``checked`` modules, with one subclass per status."""


class CompilerError(CudaError):
    """A compiler or linker refused its input. ``log`` is its output, a str, which ends the message."""

    def __init__(self, status: Any = "", function: str = "", advice: str = "", log: str = "") -> None:
        self.log = log
        super().__init__(status, function, advice)

    @classmethod
    def _of(cls, error: CudaError, log: str, advice: str = "") -> CompilerError:
        """The same error with the log, without advice to ask for the log."""
        log = log.rstrip()
        if log and not advice:
            sentences = error.advice.replace(". ", ".\n").splitlines()
            advice = " ".join(sentence for sentence in sentences if "log" not in sentence.lower())
        made = cls(error.status, error.function, advice or error.advice, log)
        vars(made).update(error._noted())  # of the driver's linker
        return cls._also(made)  # type: ignore[no-any-return]

    @staticmethod
    def _also(error: Any) -> Any:
        """The same error, which is also of the kind that cuda.core raises."""
        return error

    def __str__(self) -> str:
        text = super().__str__()
        return f"{text}\n\n{self.log}" if self.log else text

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.status, self.function, self.advice, self.log), self._noted() or None


class NVRTCError(CompilerError):
    """NVRTC refused a program in C++."""


class NVVMError(CompilerError):
    """NVVM refused a program in NVVM IR. Also a ``bindings.nvvm.nvvmError``."""

    @staticmethod
    def _also(error: Any) -> Any:
        from ..bindings.nvvm import nvvmError

        return also(error, nvvmError)


class LinkerError(CompilerError):
    """nvJitLink, or the driver's linker, refused code or options. Also a ``bindings.nvjitlink.nvJitLinkError``."""

    @staticmethod
    def _also(error: Any) -> Any:
        from ..bindings.nvjitlink import nvJitLinkError

        return also(error, nvJitLinkError)


_both: dict[Any, Any] = {}


def also(error: CudaError, kind: type[Exception]) -> Any:
    """The same error, which can be caught as another kind as well."""
    key = type(error), kind
    if key not in _both:
        methods = {"__module__": __name__, "__str__": _told, "__reduce__": _reduced, "kind": kind}
        _both[key] = type(type(error).__name__, key, methods)
    made = Exception.__new__(_both[key])
    made.args = error.args
    vars(made).update(vars(error), told=str(error), again=error.__reduce__()[:2])
    return made


def _told(error: Any) -> str:
    return error.told  # type: ignore[no-any-return]


def _reduced(error: Any) -> Any:
    return _again, (error.kind, *error.again, error._noted())


def _again(kind: Any, make: Any, arguments: Any, noted: Any) -> Any:
    error = make(*arguments)
    vars(error).update(noted)
    return also(error, kind)


class InvalidArgumentError(CudaError, ValueError):
    """An argument that the library would refuse; it was not called."""

    def __init__(self, text: str) -> None:
        Exception.__init__(self, text)
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.text,)


class UnsupportedOptionError(InvalidArgumentError):
    """An option that the compiler or linker in use does not have; it was not called."""
