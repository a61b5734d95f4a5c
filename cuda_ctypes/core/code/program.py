"""Source code and its compilation."""

from __future__ import annotations

from ..._lazy import LazyModule, former
from ...checked import nvrtc
from .._driver import class_name
from ..options import one_of, options_of
from ..quick_properties import kept
from .object_code import ObjectCode
from .one_at_a_time import OneAtATime
from .program_options import TARGETS, ProgramOptions, checked_names

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Union

    from .._annotations import CompileTarget, LinkTarget, SourceCode
    from ..typing import CompilerBackendType, PCHStatusType
    from . import nvrtc_program, nvvm_program, ptx_program
    from .program_cache import ProgramCacheResource

    Compiler = Union[nvrtc_program.NvrtcProgram, nvvm_program.NvvmProgram, ptx_program.PtxProgram]
    Name = Union[str, bytes]
else:
    nvrtc_program = LazyModule(globals(), "nvrtc_program", ".nvrtc_program")
    nvvm_program = LazyModule(globals(), "nvvm_program", ".nvvm_program")
    ptx_program = LazyModule(globals(), "ptx_program", ".ptx_program")

__name__ = former(__name__)


class Program(OneAtATime):
    """Source code in CUDA C++, PTX or NVVM IR, compiled by NVRTC, a linker or NVVM. C: nvrtcCreateProgram,
    nvvmCreateProgram, nvJitLinkCreate, cuLinkCreate.

    Parameters
    ----------
    code : str, bytes or bytearray
        The source.
    code_type : str
        "c++", "ptx" or "nvvm".
    options : ProgramOptions or dict, optional
        How it is compiled.

    Raises
    ------
    CUDAError
        There is no device to take the default of ``arch`` from.
    LibraryNotFoundError
        The compiler is not installed (of ``cuda_ctypes.errors``).
    NVVMError, LinkerError
        The compiler refuses the source, with its log.
    RuntimeError
        ``code_type`` is another one.
    TypeError
        ``code`` has another type, or an option is unknown or has another type.
    ValueError
        An option is for another language, or C++ has a zero character.
    """

    __slots__ = ("_code", "_code_type", "_options", "_compiler", "_backend", "__weakref__")
    _called = "program"
    _code_type: Any

    def __init__(
        self,
        code: str | bytes | bytearray,
        code_type: SourceCode,
        options: ProgramOptions | dict[str, Any] | None = None,
    ) -> None:
        kind = str(code_type).lower()
        if kind not in TARGETS:
            raise RuntimeError(f"code_type is {kind!r:.60}, but must be {one_of(TARGETS)}")  # it may be the code
        if not isinstance(code, (str, bytes, bytearray)):
            hint = ": its read_text() is the code" if hasattr(code, "read_text") else ""
            raise TypeError(f"code: str or bytes are expected, got {type(code).__name__}{hint}")
        if options.__class__ is not ProgramOptions:
            options = options_of(ProgramOptions, options, "options of the program")
        self._options: Any = options
        self._code = code.encode() if isinstance(code, str) else bytes(code)
        self._code_type = kind
        super().__init__()
        self._compiler: Compiler | None = self._made()
        self._backend: CompilerBackendType = self._compiler.backend

    def _made(self) -> Compiler:
        if self._code_type != "nvvm" and self._options.extra_sources is not None:
            raise ValueError(f"extra_sources: only for code_type 'nvvm', but this program is {self._code_type!r}")
        if self._code_type == "c++":
            return nvrtc_program.NvrtcProgram(self._code, self._options)
        if self._code_type == "nvvm":
            return nvvm_program.NvvmProgram(self._code, self._options)
        return ptx_program.PtxProgram(self._code, self._options)

    def compile(
        self,
        target_type: CompileTarget,
        name_expressions: Sequence[Name] | Name = (),
        logs: Any = None,
        *,
        cache: ProgramCacheResource | None = None,
    ) -> ObjectCode:
        """Compile the program. C: nvrtcCompileProgram, nvvmCompileProgram, nvJitLinkComplete, cuLinkComplete.

        Parameters
        ----------
        target_type : str
            "ptx", "cubin" or "ltoir". C++ has all of them, PTX "cubin", NVVM IR "ptx" and "ltoir".
        name_expressions : str, bytes or sequence of them, optional
            C++ only: names of kernels to find in the result, for example ``"scale<float>"``; templates are instantiated
            for them.
        logs : object with ``write``, optional
            Gets the compiler's output.
        cache : ProgramCacheResource, optional
            Keeps results, which are not compiled again and write no log. Programs that include CUDA's headers without
            ``include_path`` are compiled each time: the cache does not know whether the headers changed.

        Returns
        -------
        ObjectCode

        Raises
        ------
        NVRTCError, NVVMError, LinkerError
            The compiler refuses the program, with its log.
        RuntimeError
            The program is closed, or in use by a call that this one interrupts, as in a signal handler.
        TypeError
            An argument has a wrong type.
        UnsupportedOptionError
            The compiler does not have an option.
        ValueError
            The language has no such target; or a cache with name expressions, or with options that read or write
            other files.
        """
        if self._compiler is None:
            raise RuntimeError("this program is closed")
        target = str(target_type).lower()
        if target not in self._compiler.targets:
            known = one_of([each for each in self._compiler.targets if each != self._code_type])
            raise ValueError(f"target_type is {target!r}, but {self._backend} makes {known} of {self._code_type!r}")
        if logs is not None and not hasattr(logs, "write"):
            raise TypeError(f"logs: an object with write() is expected, got {type(logs).__name__}")
        names = checked_names(name_expressions)
        if cache is None:
            return self._compiled(target, names, logs)[0]
        return self._cached(target, names, logs, cache)

    def _compiled(self, target: str, names: list[Any], logs: Any) -> tuple[ObjectCode, bool]:
        """The result, and whether a cache knows all that it depends on."""
        code, symbols, known = self._alone(self._compile, target, names, logs)
        return ObjectCode._make(code, target, str(self._options.name), symbols), known

    def _compile(self, target: str, names: list[Any], logs: Any) -> tuple[bytes, dict[Any, bytes], bool]:
        if self._compiler is None:
            raise RuntimeError("this program is closed")
        code, symbols = self._compiler.compile(target, names, logs)
        return code, symbols, not self._compiler.found_headers

    def _cached(self, target: Any, names: list[Any], logs: Any, cache: ProgramCacheResource) -> ObjectCode:
        from .program_cache import ProgramCacheResource, make_program_cache_key

        if not isinstance(cache, ProgramCacheResource):
            raise TypeError(f"cache: a ProgramCacheResource is expected, got {class_name(cache)}")
        if names:
            raise ValueError("cache: it keeps no symbols of name expressions: leave out one of the two")
        code: Any = self._code if self._code_type == "nvvm" else self._code.decode()
        key = make_program_cache_key(code=code, code_type=self._code_type, options=self._options, target_type=target)
        kept = cache.get(key)
        if kept is not None:
            kept = (
                kept.code if isinstance(kept, ObjectCode) else kept
            )  # a cache class of the program may keep its argument
            return ObjectCode._make(bytes(kept), target, str(self._options.name))
        made, known = self._compiled(target, names, logs)
        if known:
            cache[key] = made
        return made

    def link(self, target_type: LinkTarget = "cubin", logs: Any = None) -> ObjectCode:
        """:meth:`compile` for a program in PTX. C: nvJitLinkComplete, cuLinkComplete.

        Parameters
        ----------
        target_type : str, optional
            "cubin"; "ptx" is refused.
        logs : object with ``write``, optional
            Gets the linker's output.

        Returns
        -------
        ObjectCode

        Raises
        ------
        LinkerError
            The linker refuses the program, with its log.
        RuntimeError
            The program is closed.
        TypeError
            ``logs`` has no ``write``.
        UnsupportedOptionError
            The target is "ptx", which linkers make of LTO code alone, or the linker lacks an option.
        ValueError
            The program is not PTX, or there is no such target.
        """
        if self._code_type != "ptx":
            raise ValueError(
                f"link() is for programs in PTX; compile() this one, which is {self._code_type!r}, and use a Linker"
            )
        return self.compile(target_type, logs=logs)

    def close(self) -> None:
        """Destroy the program. Results stay. Closing again does nothing. C: nvrtcDestroyProgram, nvvmDestroyProgram,
        nvJitLinkDestroy, cuLinkDestroy.
        """
        self._alone(self._close)

    def _close(self) -> None:
        compiler, self._compiler = self._compiler, None
        if compiler is not None:
            compiler.close()

    @property
    @kept("_compiler", none=True, other=False)
    def is_closed(self) -> bool:
        """Whether :meth:`close` was called."""
        return self._compiler is None

    @property
    @kept("_backend", none=None)
    def backend(self) -> CompilerBackendType:
        """The compiler: "NVRTC", "NVVM", or for PTX "nvJitLink" or "driver"."""
        return self._backend

    @property
    def handle(self) -> Any:
        """The nvrtcProgram, nvvmProgram, nvJitLinkHandle or CUlinkState; ``int()`` of it is its address, 0 once closed."""
        return nvrtc.nvrtcProgram(0) if self._compiler is None else self._compiler.handle

    @property
    def pch_status(self) -> PCHStatusType | None:
        """The precompiled header of the last :meth:`compile`: "created", "not_attempted", "failed"; None if not asked
        for, and with NVRTC before 12.8. C: nvrtcGetPCHCreateStatus.
        """
        return None if self._compiler is None else self._compiler.pch_status

    def __repr__(self) -> str:
        return f"<Program backend={str(self._backend)!r}{' closed' if self.is_closed else ''}>"
