"""CUDA C++ in programs: :class:`SourceModule` compiles it with NVRTC; neither nvcc nor a host compiler is needed.

C's headers are those of :mod:`.c_headers`; CUDA's are found as in :mod:`cuda_ctypes.core`.
"""

from __future__ import annotations

import ctypes
import os
import re
from warnings import warn

from ..checked import nvfatbin, nvrtc
from ..errors import CudaCtypesError
from . import debugging
from ._core import CompilerError, CompilerHandle, NvrtcProgram
from .c_headers import HEADERS, PRELUDE
from .context import stack
from .errors import CompileError, LogicError
from .gnu_attributes import heeded
from .module import REFERENCES, Module, module_from_buffer
from .nvcc_options import for_nvrtc

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .device_memory import DeviceAllocation
    from .function import Function

DEFAULT_NVCC_FLAGS = os.environ.get("PYCUDA_DEFAULT_NVCC_FLAGS", "").split()
TARGETS = ("cubin", "ptx", "fatbin")
TARGET = "cubin"
"""The form that :class:`SourceModule` compiles to."""
INCLUDED = re.compile(r"^[ \t]*#[ \t]*include\b[ \t]*[<\"]?([^>\"\n]*)", re.MULTILINE)
"""The lines by which a program includes a file."""
USER_S = object()
"""Stands for the folder of core's program cache."""


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
        return [option.encode(errors="surrogateescape") for option in self._written]

    def __repr__(self) -> str:
        return " ".join(self._written)


class SourceProgram(NvrtcProgram):
    """An NVRTC program with the headers of C."""

    __slots__ = ()

    def _create(self) -> None:
        array = ctypes.c_char_p * len(HEADERS)
        texts, names = [array(*[text.encode() for text in several]) for several in (HEADERS.values(), HEADERS)]
        self.create(self._code, self._name.encode(), len(HEADERS), texts, names)

    def compile_fat(self, arch: str, logs: Any) -> bytes:
        """Both forms in one, as nvcc does for an architecture: the code of "sm_90" and the PTX that later devices compile;
        of "compute_90" the PTX. C: nvrtcGetPTX, nvFatbinCreate, nvFatbinAddCubin, nvFatbinAddPTX, nvFatbinGet.

        Parameters
        ----------
        arch : str
            The architecture.
        logs : file
            Where the compiler's output goes.

        Returns
        -------
        bytes
        """
        kind, _, number = arch.partition("_")
        main, _ = self.compile("cubin" if kind == "sm" else "ptx", (), logs)
        made = FatBinary()
        made.create(None, ctypes.c_size_t())
        if kind == "sm":
            nvfatbin.nvFatbinAddCubin(made.handle, main, len(main), number, Options.name)
        ptx = nvrtc.nvrtcGetPTX(self.handle)
        nvfatbin.nvFatbinAddPTX(made.handle, ptx, len(ptx), number, Options.name, "")
        return nvfatbin.nvFatbinGet(made.handle)


class FatBinary(CompilerHandle):
    """Code for several architectures."""

    __slots__ = ()
    library = nvfatbin
    names = ("nvFatbinCreate", "nvFatbinDestroy", "nvFatbinHandle")


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
    """Compile CUDA C++. C: nvrtcCompileProgram, nvFatbinCreate.

    Parameters
    ----------
    source : str
        The program, put into ``extern "C"`` unless ``no_extern_c``; or an object whose ``__str__`` returns it.
    nvcc : str
        Not used: NVRTC compiles.
    options : sequence of str, optional
        Options of NVRTC; those of nvcc that change nothing in device code are left out. PYCUDA_DEFAULT_NVCC_FLAGS if
        None.
    keep : bool
        Whether to write source and result into a new folder, and print its name.
    no_extern_c : bool
        Whether to leave ``extern "C"`` out, so that C++ mangles names.
    arch : str, optional
        The architecture, as "sm_90"; that of a single ``-gencode`` among the options or of the current device if None.
    code : str, optional
        Used instead of ``arch`` if it begins with ``"sm_"``.
    cache_dir : str or PathLike, optional
        A folder that keeps the results of programs without includes; False for none. PYCUDA_CACHE_DIR if None, or
        without it the folder of core's program cache. PYCUDA_DISABLE_CACHE turns all off.
    include_dirs : sequence of str or PathLike, optional
        Folders of headers.
    target : str
        The form of the result: "cubin", "ptx", or "fatbin" with both; nvFatbin joins them.

    Returns
    -------
    bytes

    Raises
    ------
    CompileError
        The compiler rejects the program or an option; with its output. Or it is not installed.
    OSError
        The folder ``cache_dir`` cannot be made or written to.
    TypeError
        ``source`` is no text, or ``options`` or ``include_dirs`` is one.
    ValueError
        ``target`` is another text.
    """
    source = heeded(_text_of(source))
    if target not in TARGETS:
        raise ValueError(f"target is {target!r}, but must be 'cubin', 'ptx' or 'fatbin'")
    text = source if no_extern_c else f'extern "C" {{\n#line 1 "{Options.name}"\n{source}\n}}\n'
    written, of_options = for_nvrtc(DEFAULT_NVCC_FLAGS if options is None else options)
    if debugging.CUDA_DEBUGGING:
        written.append("--device-debug")
    arch = (code if code and code.startswith("sm_") else arch) or of_options or _arch_of_device()
    if arch:
        written.append(f"-arch={arch}")
    if isinstance(include_dirs, str):
        raise TypeError(f"include_dirs: a list of folders is expected, not the str {include_dirs!r}")
    written += [f"-I{os.fsdecode(folder)}" for folder in include_dirs or ()]
    own = _has_own_headers_only(text, written)
    written += [f"--pre-include={PRELUDE}", "--device-int128"]
    if not own:
        written.append("--diag-suppress=47")  # CUDA's headers define C's limits again, with other spellings
    cache = _cache(cache_dir) if own else None
    key = _key(text, written, target) if cache is not None else b""
    made: bytes | None = cache.get(key) if cache is not None else None
    if made is None:
        made = _compiled(text, written, arch, target)
        if cache is not None:
            _save(cache, key, made, cache_dir)
    if keep:
        _keep(text, made, target)
    return made


def _text_of(source: Any) -> str:
    """A source as text: generators of code, such as cgen's, make objects that say it by ``str()``."""
    written: Any = type(source).__str__
    if (
        source is None
        or written is object.__str__
        or isinstance(source, (bytes, bytearray))
        or hasattr(source, "__float__")
    ):
        raise TypeError(f"source: a str is expected, or an object that writes one, got {type(source).__name__}")
    return str(source)


def _compiled(text: str, written: list[str], arch: str | None, target: str) -> bytes:
    import io

    said = io.StringIO()
    command = ["nvrtc", *written]
    try:
        program = SourceProgram(text.encode(), Options(written, arch))  # type: ignore[arg-type]
        try:
            if target == "fatbin":
                if not arch:
                    raise ValueError('a fatbin is of an architecture: give arch, as "sm_90", or make a context current')
                made = program.compile_fat(arch, said)
            else:
                made, _ = program.compile(target, (), said)
        finally:
            program.close()
    except CompilerError as error:
        raise CompileError(_meaning(error), command, stderr=error.log) from None
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


def _meaning(error: CompilerError) -> str:
    """What an error of NVRTC's means in a program that was written for nvcc."""
    if "unrecognized option" in error.log:
        return "NVRTC, which compiles here, lacks an option of nvcc"
    reference = re.search("(texture|surface) is not a template", error.log)
    if reference:
        return REFERENCES.format(reference[1], reference[1])
    if 'may not have extern "C" linkage' in error.log:
        return (
            'the whole source is in extern "C", where C++ allows no templates, those of headers included: give '
            'no_extern_c=True, and declare each kernel extern "C"'
        )
    return str(error).partition("\n\n")[0].replace("ProgramOptions(include_path=...)", "include_dirs")


def _arch_of_device() -> str | None:
    context = stack.top()
    return None if context is None else "sm_{}{}".format(*context._device.compute_capability())


def _has_own_headers_only(text: str, options: list[str]) -> bool:
    """Whether a program depends on no file, which may change: then its result can be kept."""
    of_options = any(option.partition("=")[0] in ("-include", "--pre-include") for option in options)
    return not of_options and "__has_include" not in text and HEADERS.keys() >= {*INCLUDED.findall(text)}


def _cache(folder: Any) -> Any:
    """The cache of results; None without one."""
    if folder is None or folder is True:
        folder = os.environ.get("PYCUDA_CACHE_DIR") or USER_S
    if not folder or "PYCUDA_DISABLE_CACHE" in os.environ:
        return None
    from ._core import FileStreamProgramCache

    try:
        return FileStreamProgramCache(None if folder is USER_S else folder)
    except OSError:
        if folder is not USER_S:
            raise
        return None  # a home that cannot be written to


def _save(cache: Any, key: bytes, made: bytes, folder: Any) -> None:
    try:
        cache[key] = made
    except OSError:
        if folder is not None and folder is not True:
            raise  # nobody asked for the user's cache: a full disk is no reason to fail


def _key(text: str, written: list[str], target: str) -> bytes:
    from hashlib import blake2b

    try:
        version = nvrtc.nvrtcVersion()
    except CudaCtypesError as error:  # it is missing
        raise CompileError(str(error), ["nvrtc", *written]) from None
    return blake2b(repr((text, HEADERS, written, target, version)).encode(), digest_size=32).digest()


def _keep(text: str, made: bytes, target: str) -> None:
    from tempfile import mkdtemp

    folder = mkdtemp(prefix="kernel_")
    for name, content in ((Options.name, text.encode()), (f"kernel.{target}", made)):
        with open(os.path.join(folder, name), "wb") as file:
            file.write(content)
    print(f"*** compiler output in {folder}")


class CudaModule:
    """Base of compiled modules. ``module`` is the driver's module."""

    module: Module

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
        TypeError
            ``name`` is neither a str nor bytes.
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


class SourceModule(CudaModule):
    """A module compiled from CUDA C++. C: nvrtcCompileProgram, cuModuleLoadDataEx.

    Parameters
    ----------
    source, nvcc, options, keep, no_extern_c, arch, code, cache_dir, include_dirs
        As in :func:`compile`.

    Raises
    ------
    CompileError, OSError, TypeError
        As :func:`compile`.
    LogicError
        No context is current.
    """

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


class DynamicModule(CudaModule):
    """Sources, other code and libraries, linked into one module. C: cuLinkCreate.

    Parameters
    ----------
    nvcc : str
        Not used: NVRTC compiles.
    link_options : iterable of pairs, or dict, optional
        Members of ``jit_option`` and their values.
    keep, no_extern_c, arch, code, cache_dir, include_dirs
        For sources, as in :func:`compile`.
    message_handler : callable, optional
        Called with the success of the link (bool), the linker's messages and its error messages.
    log_verbose : bool
        Whether the linker says more.
    cuda_libdir : str, optional
        The folder of CUDA's libraries for :meth:`add_stdlib`; searched for if not given.

    Raises
    ------
    LogicError
        No context is current.
    TypeError, ValueError
        ``link_options`` are not pairs.
    """

    def __init__(
        self,
        nvcc: str = "nvcc",
        link_options: Any = None,
        keep: bool = False,
        no_extern_c: bool = False,
        arch: str | None = None,
        code: str | None = None,
        cache_dir: Any = None,
        include_dirs: Sequence[Any] | None = None,
        message_handler: Any = None,
        log_verbose: bool = False,
        cuda_libdir: Any = None,
    ) -> None:
        from .linker import Linker

        self._compile = {
            "nvcc": nvcc, "keep": keep, "no_extern_c": no_extern_c, "arch": arch, "code": code,
            "cache_dir": cache_dir, "include_dirs": include_dirs,
        }  # fmt: skip
        self.cuda_libdir = cuda_libdir
        self.linker = Linker(message_handler, link_options, log_verbose)
        self._linked: Module | None = None

    @property
    def module(self) -> Module:  # type: ignore[override]
        """The linked module. Raises LogicError before :meth:`link`."""
        if self._linked is None:
            raise LogicError("nothing is linked yet: call link()")
        return self._linked

    def add_source(
        self, source: str, nvcc_options: Sequence[str] | None = None, name: str = "kernel.ptx"
    ) -> DynamicModule:
        """Compile a source to relocatable code and add it. C: nvrtcCompileProgram, cuLinkAddData.

        Parameters
        ----------
        source : str
            CUDA C++.
        nvcc_options : sequence of str, optional
            As ``options`` of :func:`compile`.
        name : str
            The name in the linker's messages.

        Returns
        -------
        DynamicModule
            This object.

        Raises
        ------
        CompileError
            The compiler rejects the source or an option; with its output.
        """
        from .enumerations import jit_input_type

        options = [*(DEFAULT_NVCC_FLAGS if nvcc_options is None else nvcc_options)]
        if not any("-rdc" in option or "relocatable-device-code" in option or option == "-dc" for option in options):
            options.append("-rdc=true")
        ptx = compile(source, options=[o for o in options if o != "-dc"], target="ptx", **self._compile)
        self.linker.add_data(ptx, jit_input_type.PTX, name)
        return self

    def add_data(self, data: Any, input_type: int, name: str = "unknown") -> DynamicModule:
        """Add code. C: cuLinkAddData.

        Parameters
        ----------
        data : bytes or another buffer, or str
            The code.
        input_type : int
            One of ``jit_input_type``.
        name : str
            The name in the linker's messages.

        Returns
        -------
        DynamicModule
            This object.

        Raises
        ------
        LogicError
            The linker refuses the code.
        TypeError, ValueError
            ``data`` is not a buffer, or ``input_type`` is unknown.
        """
        self.linker.add_data(data, input_type, name)
        return self

    def add_file(self, filename: Any, input_type: int) -> DynamicModule:
        """Add the code in a file. C: cuLinkAddFile.

        Parameters
        ----------
        filename : str or os.PathLike
            The file.
        input_type : int
            One of ``jit_input_type``.

        Returns
        -------
        DynamicModule
            This object.

        Raises
        ------
        LogicError
            There is no such file, or the linker refuses it.
        TypeError, ValueError
            ``filename`` is not a path, or ``input_type`` is unknown.
        """
        self.linker.add_file(filename, input_type)
        return self

    def add_stdlib(self, libname: str) -> DynamicModule:
        """Add one of CUDA's libraries for the device. C: cuLinkAddFile.

        Parameters
        ----------
        libname : str
            Its name: ``cudadevrt``.

        Returns
        -------
        DynamicModule
            This object.

        Raises
        ------
        OSError
            The library is not installed.
        """
        from .enumerations import jit_input_type

        self.linker.add_file(self._library(libname), jit_input_type.LIBRARY)
        return self

    def _library(self, name: str) -> str:
        files = (f"lib{name}.a", f"{name}.lib")
        if self.cuda_libdir is not None:
            for file in files:
                path = os.path.join(os.fspath(self.cuda_libdir), file)
                if os.path.exists(path):
                    return path
            raise OSError(f"there is no library {name!r} in {os.fspath(self.cuda_libdir)!r}")
        from ..pathfinder import find_static_lib

        try:
            return find_static_lib(name)
        except (CudaCtypesError, ValueError, LookupError) as error:
            raise OSError(f"the library {name!r} was not found: {error}") from None

    def link(self) -> DynamicModule:
        """Link everything added, and load the module. C: cuLinkComplete, cuModuleLoadDataEx.

        Returns
        -------
        DynamicModule
            This object.

        Raises
        ------
        LogicError
            The linker fails, for example because a symbol has no definition; with its output.
        """
        self._linked = self.linker.link_module()
        return self


class DynamicSourceModule(DynamicModule):
    """A module compiled from CUDA C++ whose kernels launch kernels, linked with ``cudadevrt``.

    Parameters
    ----------
    source, nvcc, options, keep, no_extern_c, arch, code, cache_dir, include_dirs
        As in :func:`compile`.
    cuda_libdir : path, optional
        As in :class:`DynamicModule`.

    Raises
    ------
    CompileError
        The compiler rejects the program or an option; with its output.
    OSError
        The library ``cudadevrt`` is not installed.
    LogicError
        The linker fails, or no context is current.
    """

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
        cuda_libdir: Any = None,
    ) -> None:
        super().__init__(nvcc, None, keep, no_extern_c, arch, code, cache_dir, include_dirs, cuda_libdir=cuda_libdir)
        self.add_source(source, options)
        self.add_stdlib("cudadevrt")
        self.link()
