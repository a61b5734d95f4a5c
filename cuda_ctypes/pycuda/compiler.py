"""CUDA C++ in programs: :class:`SourceModule` compiles it with NVRTC; neither nvcc nor a host compiler is needed.

C's headers are those of :mod:`.c_headers`; CUDA's are found as in :mod:`cuda_ctypes.core`.
"""

from __future__ import annotations

import os
from warnings import warn

from ..checked import nvrtc
from ..errors import CudaCtypesError
from ._core import CompilerError, NvrtcProgram
from .c_headers import HEADERS, PRELUDE
from .context import stack
from .errors import CompileError
from .module import Module, module_from_buffer

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .device_memory import DeviceAllocation
    from .function import Function

DEFAULT_NVCC_FLAGS = os.environ.get("PYCUDA_DEFAULT_NVCC_FLAGS", "").split()
TARGETS = ("cubin", "ptx")
TARGET = "cubin"
"""The form that :class:`SourceModule` compiles to."""
OF_NVCC = (
    ("-O0", "-O1", "-O2", "-O3", "-g", "--debug", "-m64", "-allow-unsupported-compiler", "--allow-unsupported-compiler")
    + ("-Wno-deprecated-gpu-targets", "--Wno-deprecated-gpu-targets")
    + ("-expt-relaxed-constexpr", "--expt-relaxed-constexpr", "-extended-lambda", "--extended-lambda")
)
"""Options of nvcc without effect on device code, or that NVRTC implies."""

TAKE_THE_NEXT = ("-Xptxas", "--ptxas-options", "-D", "-U", "-I")
"""Options whose value may be the next argument."""


class Options:
    """The options in the form that :class:`~cuda_ctypes.core.code.nvrtc_program.NvrtcProgram` uses.

    Parameters
    ----------
    written : list of str
        NVRTC's options.
    arch : str or None
        The architecture, as "sm_90".
    """

    name = "kernel.cu"
    debug = lineinfo = pch = create_pch = link_time_optimization = fdevice_syntax_only = None

    def __init__(self, written: list[str], arch: str | None) -> None:
        self.arch = arch
        self._written = written

    def as_bytes(self, backend: str, target: str) -> list[bytes]:
        """The options for NVRTC.

        Parameters
        ----------
        backend : str
            Not used.
        target : str
            Not used.

        Returns
        -------
        list of bytes
        """
        return [option.encode() for option in self._written]

    def __repr__(self) -> str:
        return " ".join(self._written)


class SourceProgram(NvrtcProgram):
    """An NVRTC program with the headers of C."""

    __slots__ = ()

    def _create(self) -> None:
        super(NvrtcProgram, self).close()
        self._compiled = False
        names, texts = zip(*[(name.encode(), text.encode()) for name, text in HEADERS.items()])
        self.handle = nvrtc.nvrtcCreateProgram(self._code, self._name, len(names), list(texts), list(names))


def compile(
    source: str,
    nvcc: str = "nvcc",
    options: Sequence[str] | None = None,
    keep: bool = False,
    no_extern_c: bool = False,
    arch: str | None = None,
    code: str | None = None,
    cache_dir: Any = None,
    include_dirs: Sequence[Any] | None = None,
    target: str = TARGET,
) -> bytes:
    """Compile CUDA C++. C: nvrtcCompileProgram.

    Parameters
    ----------
    source : str
        The program, put into ``extern "C"`` unless ``no_extern_c``.
    nvcc : str
        Not used: NVRTC compiles.
    options : sequence of str, optional
        Options of NVRTC; those of nvcc that change nothing here are left out. PYCUDA_DEFAULT_NVCC_FLAGS if None.
    keep : bool
        Write source and result into a new folder, and print its name.
    no_extern_c : bool
        Let C++ mangle names.
    arch : str, optional
        The architecture, as "sm_90"; that of the current device if None.
    code : str, optional
        Used instead of ``arch`` if it begins with ``"sm_"``.
    cache_dir : str or PathLike, optional
        A folder that keeps the results of programs without includes; PYCUDA_CACHE_DIR if None.
    include_dirs : sequence of str or PathLike, optional
        Folders of headers.
    target : str
        The form of the result: "cubin" or "ptx".

    Returns
    -------
    bytes

    Raises
    ------
    CompileError
        The compiler rejects the program or an option; with its output.
    TypeError
        ``source`` is no str, or ``options`` is one.
    ValueError
        The target is another one.
    """
    if not isinstance(source, str):
        raise TypeError(f"source: a str is expected, got {type(source).__name__}")
    if target not in TARGETS:
        raise ValueError(f"target is {target!r}, but must be 'cubin' or 'ptx'")
    text = source if no_extern_c else f'extern "C" {{\n#line 1 "{Options.name}"\n{source}\n}}\n'
    written = _of_nvrtc(DEFAULT_NVCC_FLAGS if options is None else options)
    arch = (code if code and code.startswith("sm_") else arch) or _arch_of_device()
    if arch:
        written.append(f"-arch={arch}")
    written += [f"-I{os.fspath(folder)}" for folder in include_dirs or ()]
    written.append(f"--pre-include={PRELUDE}")
    cache = _cache(cache_dir, text)
    key = _key(text, written, target) if cache is not None else b""
    made: bytes | None = cache.get(key) if cache is not None else None
    if made is None:
        made = _compiled(text, written, arch, target)
        if cache is not None:
            cache[key] = made
    if keep:
        _keep(text, made, target)
    return made


def _of_nvrtc(options: Sequence[str]) -> list[str]:
    if isinstance(options, str):
        raise TypeError(f"options: a list of str is expected, not the str {options!r}")
    before = ["", *options]
    return [option for option, last in zip(options, before) if option not in OF_NVCC or last in TAKE_THE_NEXT]


def _compiled(text: str, written: list[str], arch: str | None, target: str) -> bytes:
    import io

    said = io.StringIO()
    command = ["nvrtc", *written]
    try:
        program = SourceProgram(text.encode(), Options(written, arch))  # type: ignore[arg-type]
        try:
            made, _ = program.compile(target, (), said)
        finally:
            program.close()
    except CompilerError as error:
        unknown = "unrecognized option" in error.log
        raise CompileError(
            "NVRTC, which compiles here, lacks an option of nvcc" if unknown else _first(error),
            command,
            stderr=error.log,
        ) from None
    except (ValueError, CudaCtypesError) as error:
        raise CompileError(str(error), command) from None
    warnings = without_remarks(said.getvalue())
    if warnings:
        warn(f"the compiler succeeded, but said:\n{warnings}", stacklevel=4)
    return made


def without_remarks(log: str) -> str:
    """A compiler's log without empty lines and remarks on inlining, which some versions of NVRTC print unasked.

    Parameters
    ----------
    log : str
        The log.

    Returns
    -------
    str
    """
    return "\n".join([line for line in log.splitlines() if line.strip() and not line.startswith("remark:")])


def _first(error: CompilerError) -> str:
    return str(error).partition("\n\n")[0].replace("ProgramOptions(include_path=...)", "include_dirs")


def _arch_of_device() -> str | None:
    context = stack.top()
    return None if context is None else "sm_{}{}".format(*context._device.compute_capability())


def _cache(folder: Any, text: str) -> Any:
    """The cache of results; None without a folder, and for programs that include files."""
    if folder is None:
        folder = os.environ.get("PYCUDA_CACHE_DIR")
    if not folder or "PYCUDA_DISABLE_CACHE" in os.environ or "include" in text:
        return None
    from ._core import FileStreamProgramCache

    return FileStreamProgramCache(folder)


def _key(text: str, written: list[str], target: str) -> bytes:
    from hashlib import blake2b

    return blake2b(repr((text, written, target, nvrtc.nvrtcVersion())).encode(), digest_size=32).digest()


def _keep(text: str, made: bytes, target: str) -> None:
    from tempfile import mkdtemp

    folder = mkdtemp(prefix="kernel_")
    for name, content in ((Options.name, text.encode()), (f"kernel.{target}", made)):
        with open(os.path.join(folder, name), "wb") as file:
            file.write(content)
    print(f"*** compiler output in {folder}")


class SourceModule:
    """A module compiled from CUDA C++. C: nvrtcCompileProgram, cuModuleLoadDataEx.

    Parameters
    ----------
    source, nvcc, options, keep, no_extern_c, arch, code, cache_dir, include_dirs
        As of :func:`compile`.

    Raises
    ------
    CompileError
        The compiler rejects the program or an option; with its output.
    LogicError
        No context is current.
    """

    module: Module

    def __init__(
        self,
        source: str,
        nvcc: str = "nvcc",
        options: Sequence[str] | None = None,
        keep: bool = False,
        no_extern_c: bool = False,
        arch: str | None = None,
        code: str | None = None,
        cache_dir: Any = None,
        include_dirs: Sequence[Any] | None = None,
    ) -> None:
        made = compile(source, nvcc, options, keep, no_extern_c, arch, code, cache_dir, include_dirs, TARGET)
        self.module = module_from_buffer(made)

    def get_function(self, name: str) -> Function:
        """A kernel of the module. C: cuModuleGetFunction.

        Parameters
        ----------
        name : str
            Its name, mangled with ``no_extern_c``.

        Returns
        -------
        Function

        Raises
        ------
        LogicError
            The module has no such kernel; with similar names.
        """
        return self.module.get_function(name)

    def get_global(self, name: str) -> tuple[DeviceAllocation, int]:
        """A variable of the module. C: cuModuleGetGlobal.

        Parameters
        ----------
        name : str
            Its name.

        Returns
        -------
        tuple of DeviceAllocation and int
            Its memory, and its size in bytes.

        Raises
        ------
        LogicError
            The module has no such variable.
        """
        return self.module.get_global(name)

    def get_texref(self, name: str) -> Any:
        """Not available: CUDA 12 has no texture references.

        Parameters
        ----------
        name : str
            Not used.

        Returns
        -------
        NoReturn

        Raises
        ------
        LogicError
            Always.
        """
        return self.module.get_texref(name)

    def get_surfref(self, name: str) -> Any:
        """Not available: CUDA 12 has no surface references.

        Parameters
        ----------
        name : str
            Not used.

        Returns
        -------
        NoReturn

        Raises
        ------
        LogicError
            Always.
        """
        return self.module.get_surfref(name)
