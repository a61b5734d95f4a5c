"""A program in C++, compiled by NVRTC."""

from __future__ import annotations

import atexit
import ctypes
import os
import re

from ..._floor.callers import callers_frame, callers_level
from ..._floor.cuda_version import version_text
from ...checked import nvrtc
from ...errors import CudaError, FunctionNotFoundError, LibraryLoadError, LibraryNotFoundError
from .._driver import driver_version
from ..errors import CompilerError, NVRTCError
from ..typing import CompilerBackendType, PCHStatusType
from . import cuda_headers
from .compiler_handle import EMPTY, CompilerHandle
from .program_options import DEFAULT_NAME, TARGETS, ProgramOptions
from .spelling import text

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

KERNEL = re.compile(r"__global__[^;{]*?\b(\w+)\s*\([^;{]*\{")
LAUNCH_BOUNDS = re.compile(r"__(?:launch_bounds|cluster_dims|maxnreg|block_size)__\s*\([^)]*\)")
PCH_STATUSES = {
    "NVRTC_SUCCESS": PCHStatusType.CREATED,
    "NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED": PCHStatusType.NOT_ATTEMPTED,
    "NVRTC_ERROR_PCH_CREATE": PCHStatusType.FAILED,
}
HEAP_EXHAUSTED = "NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED"


class NvrtcProgram(CompilerHandle):
    """NVRTC's program, made anew for each compilation after the first: NVRTC takes name expressions before the first
    only.
    """

    __slots__ = ("pch_status", "found_headers", "_code", "_name", "_options", "_source", "_compiled")
    library = nvrtc
    names = ("nvrtcCreateProgram", "nvrtcDestroyProgram", "nvrtcProgram")
    backend = CompilerBackendType.NVRTC
    targets = TARGETS["c++"]

    def __init__(self, code: bytes, options: ProgramOptions) -> None:
        self._cell, self._source = EMPTY, ""
        if 0 in code and 0 in code.rstrip(b"\0"):
            raise ValueError(f"code: a zero character at {code.index(0)}, where C would end it")
        self._code = code
        self._options = options
        self._compiled = False
        self.pch_status: PCHStatusType | None = None
        self.found_headers = False
        """Whether CUDA's headers were needed, and found without being named in the options."""
        self._name = str(options.name)
        if (options.debug or options.lineinfo) and self._name == DEFAULT_NAME:
            try:
                self._source = source_path(code)
                write(self._source, code)
                self._name = self._source
            except OSError:
                remove(self._source)
        self._create()

    def _create(self) -> None:
        self.create(self._code, self._name.encode(), 0, None, None)  # without headers

    def close(self) -> None:
        if self._cell.value:
            self.destroy(self._cell)
        if self._source:
            remove(self._source)
            self._source = ""

    def compile(self, target: Any, names: Iterable[Any], logs: Any) -> tuple[bytes, dict[Any, bytes]]:
        """The code, and the symbol of each name expression."""
        expressions = [(name, text(name)) for name in names]
        options = [option.decode(errors="surrogateescape") for option in self._options.as_bytes("nvrtc", target)]
        if target == "ltoir" and self._options.link_time_optimization is None:
            options.append("--dlink-time-opt")  # NVRTC makes no LTO IR without it
        self.pch_status, self.found_headers = None, False
        try:
            self._run(options, expressions)
        except NVRTCError as error:
            header = cuda_headers.missing(error.log)
            folders = cuda_headers.folders_with(header) if header else []
            if not folders:
                raise explained(error, options) from None
            self.found_headers = True
            try:
                self._run([*options, *(f"--include-path={folder}" for folder in folders)], expressions)
            except NVRTCError as again:
                raise explained(again, options) from None
        if self._options.pch or self._options.create_pch:
            self._look_at_pch(options, expressions)
        code = self.told(f"nvrtcGet{target.upper()}")
        if not code.rstrip(b"\0") and not self._options.fdevice_syntax_only:
            raise ValueError(nothing(target, self._options))
        log = self._log()
        if logs is not None and log:
            logs.write(log)
        if target == "ptx":
            warn_of_older_driver()
        symbols = {name: nvrtc.nvrtcGetLoweredName(self.handle, written).encode() for name, written in expressions}
        return code, symbols

    def _run(self, options: list[str], expressions: list[tuple[Any, str]]) -> None:
        if self._compiled:
            super().close()
            self._create()
        self._compiled = True
        for _, expression in expressions:
            nvrtc.nvrtcAddNameExpression(self.handle, expression)
        try:
            texts = [option.encode(errors="surrogateescape") for option in options]
            self.call("nvrtcCompileProgram", self._cell, len(texts), (ctypes.c_char_p * len(texts))(*texts))
        except CudaError as error:
            raise NVRTCError._of(error, self._log()) from None

    def _log(self) -> str:
        return self.told("nvrtcGetProgramLog").partition(b"\0")[0].decode(errors="replace")

    def _look_at_pch(self, options: list[str], expressions: list[tuple[Any, str]]) -> None:
        """Set the status of the precompiled header. If NVRTC's heap is too small for it, compile again with a larger
        one.
        """
        try:
            status = pch_status(self.handle)
            if status == HEAP_EXHAUSTED:
                nvrtc.nvrtcSetPCHHeapSize(nvrtc.nvrtcGetPCHHeapSizeRequired(self.handle))
                self._run(options, expressions)
                status = pch_status(self.handle)
        except FunctionNotFoundError:  # NVRTC before 12.8
            return
        self.pch_status = PCH_STATUSES.get(status, PCHStatusType.FAILED)


def pch_status(handle: Any) -> str:
    try:
        nvrtc.nvrtcGetPCHCreateStatus(handle)
    except CudaError as error:
        return str(error.status.name)
    return "NVRTC_SUCCESS"


def explained(error: CompilerError, options: list[str]) -> CompilerError:
    """The error with advice about a header that was not found, or with the options if NVRTC refuses one: its log leaves out
    the value."""
    header, advice = cuda_headers.missing(error.log), ""
    if header:
        advice = cuda_headers.advice(header)
    elif error.status.name == "NVRTC_ERROR_INVALID_OPTION":
        advice = f"{error.advice} The options: {' '.join(options)}."
        if "--gpu-architecture" in error.log:
            known = ", ".join([f"sm_{number}" for number in nvrtc.nvrtcGetSupportedArchs()])
            advice = f"this NVRTC compiles for {known}, but the options are {' '.join(options)}"
    return NVRTCError._of(error, error.log, advice) if advice else error


def nothing(target: str, options: ProgramOptions) -> str:
    """The reason for an empty result."""
    if options.link_time_optimization and target != "ltoir":
        return f"with link_time_optimization the target is 'ltoir', to be linked by a Linker; NVRTC made no {target!r}"
    if target == "ltoir":
        return "with link_time_optimization=False NVRTC makes no 'ltoir': leave it out, or set it to True"
    if not options.arch:
        return f"a {target} is of an architecture: give arch, as 'sm_90', or make a context current"
    if str(options.arch).startswith("compute_"):
        return f"for arch {options.arch!r} NVRTC makes PTX only: 'cubin' needs the name of a real architecture, 'sm_90'"
    return f"NVRTC made no {target!r} of this program with these options: {options!r}"


def warn_of_older_driver() -> None:
    """Warn that the driver cannot load PTX of a newer NVRTC."""
    try:
        driver = driver_version()
    except (LibraryNotFoundError, LibraryLoadError):
        return
    version = nvrtc.nvrtcVersion()
    if driver and driver < version[0] * 1000 + version[1] * 10:
        import warnings

        warnings.warn(
            f"the driver, of CUDA {version_text(driver)}, cannot load PTX of NVRTC {version[0]}.{version[1]}: "
            f"compile to 'cubin', or update the driver",
            RuntimeWarning,
            stacklevel=callers_level(),
        )


def source_path(code: bytes) -> str:
    """A file for the code, which debuggers and profilers read: ``CALLER_KERNEL_XXXXXXXX.cu``."""
    import tempfile

    file = os.path.basename(callers_frame().f_code.co_filename)
    caller = re.sub(r"\W", "_", os.path.splitext(file)[0])
    kernel = KERNEL.search(LAUNCH_BOUNDS.sub("", code.decode(errors="replace")))
    name = f"{caller}_{kernel[1] if kernel else 'kernel'}_{os.urandom(4).hex()}.cu"
    return os.path.join(tempfile.gettempdir(), name)


def write(path: str, code: bytes) -> None:
    """Write the file of a program, which is new. Raises OSError."""
    process, opened = os.getpid(), list[int]()
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    try:
        opened += map(os.open, (path,), (flags,), (0o600,))
        sources[path] = process  # right after the call: no exception of a signal handler comes between
        with open(opened[0], "wb", closefd=False) as file:
            file.write(code)
    finally:
        for number in opened:
            os.close(number)


sources: dict[str, int] = {}
"""The files of programs that still live, and the processes that wrote them."""


def remove(path: str) -> None:
    """Remove the file of a program, unless this is a forked child."""
    if sources.get(path) == os.getpid():
        try:
            os.unlink(path)
        except OSError:
            pass
    sources.pop(path, None)


@atexit.register
def remove_all() -> None:
    """Programs that live until the end of Python are not closed."""
    for path in list(sources):
        remove(path)
