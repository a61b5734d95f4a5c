"""How programs are compiled: the fields of :class:`ProgramOptions`, and their names in NVRTC and NVVM."""

from __future__ import annotations

from collections.abc import Sequence

from ..._floor.user_cache import cache_folder
from ..._lazy import LazyModule, former
from ...errors import CudaCtypesError, CudaError
from .._driver import advised
from ..fields import dataclass
from .spelling import PLAIN_TEXTS, Path, Text, check_values, in_order, row, spelled, suggesting, text

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .. import device as devices
    from .._annotations import CompilerBackend, CompileTarget

else:
    devices = LazyModule(globals(), "devices", "..device")

__name__ = former(__name__)


DEFAULT_NAME = "default_program"
TARGETS = {"c++": ("ptx", "cubin", "ltoir"), "ptx": ("cubin", "ptx"), "nvvm": ("ptx", "ltoir")}
"""The languages of programs, and the targets of each."""
NOT_WRITTEN = REFUSED, IGNORED = "refused", "ignored"

SPELLINGS = {  # field: (NVRTC, NVVM)
    "arch": ("-arch={}", "-arch={}"),
    "relocatable_device_code": ("--relocatable-device-code={true|false}", REFUSED),
    "extensible_whole_program": ("--extensible-whole-program", REFUSED),
    "debug": ("--device-debug", "-g"),
    "lineinfo": ("--generate-line-info", REFUSED),
    "device_code_optimize": ("--dopt=on", "-opt={3|0}"),
    "ptxas_options": ("--ptxas-options={}", REFUSED),
    "max_register_count": ("--maxrregcount={}", REFUSED),
    "ftz": ("--ftz={true|false}", "-ftz={1|0}"),
    "prec_sqrt": ("--prec-sqrt={true|false}", "-prec-sqrt={1|0}"),
    "prec_div": ("--prec-div={true|false}", "-prec-div={1|0}"),
    "fma": ("--fmad={true|false}", "-fma={1|0}"),
    "use_fast_math": ("--use_fast_math", REFUSED),
    "extra_device_vectorization": ("--extra-device-vectorization", REFUSED),
    "link_time_optimization": ("--dlink-time-opt", IGNORED),
    "gen_opt_lto": ("--gen-opt-lto", REFUSED),
    "define_macro": ("--define-macro={}", REFUSED),
    "undefine_macro": ("--undefine-macro={}", REFUSED),
    "use_bundled_headers": ("--use-bundled-headers={}", REFUSED),
    "include_path": ("--include-path={}", REFUSED),
    "pre_include": ("--pre-include={}", REFUSED),
    "no_source_include": ("--no-source-include", REFUSED),
    "std": ("--std={}", REFUSED),
    "builtin_move_forward": ("--builtin-move-forward={true|false}", REFUSED),
    "builtin_initializer_list": ("--builtin-initializer-list={true|false}", REFUSED),
    "disable_warnings": ("--disable-warnings", REFUSED),
    "restrict": ("--restrict", REFUSED),
    "device_as_default_execution_space": ("--device-as-default-execution-space", REFUSED),
    "device_int128": ("--device-int128", REFUSED),
    "device_float128": ("--device-float128", IGNORED),
    "optimization_info": ("--optimization-info={}", REFUSED),
    "no_display_error_number": ("--no-display-error-number", REFUSED),
    "diag_error": ("--diag-error={}", REFUSED),
    "diag_suppress": ("--diag-suppress={}", REFUSED),
    "diag_warn": ("--diag-warn={}", REFUSED),
    "brief_diagnostics": ("--brief-diagnostics={true|false}", REFUSED),
    "time": ("--time={}", REFUSED),
    "split_compile": ("--split-compile={}", REFUSED),
    "fdevice_syntax_only": ("--fdevice-syntax-only", REFUSED),
    "minimal": ("--minimal", REFUSED),
    "no_cache": ("--no-cache", IGNORED),
    "fdevice_time_trace": ("--fdevice-time-trace={}", IGNORED),
    "frandom_seed": ("--frandom-seed={}", IGNORED),
    "ofast_compile": ("--Ofast-compile={}", IGNORED),
    "pch": ("--pch", IGNORED),
    "create_pch": ("--create-pch={}", IGNORED),
    "use_pch": ("--use-pch={}", IGNORED),
    "pch_dir": ("--pch-dir={}", IGNORED),
    "pch_verbose": ("--pch-verbose={true|false}", IGNORED),
    "pch_messages": ("--pch-messages={true|false}", IGNORED),
    "instantiate_templates_in_pch": ("--instantiate-templates-in-pch={true|false}", IGNORED),
    "numba_debug": ("--numba-debug", "-numba-debug"),
}
"""In the order in which the compilers get them. NVVM ignores options that only say how NVRTC works, and refuses those
that change the code.
"""
PLACES = {field: place for place, field in enumerate(SPELLINGS)}
REWRITTEN = {("nvrtc", "define_macro"), ("nvrtc", "use_bundled_headers"), ("nvvm", "arch")}
"""Fields of which a backend gets another value."""
ROWS = {
    backend: {
        field: (each[column], "", [])
        if (backend, field) in REWRITTEN or each[column] in NOT_WRITTEN
        else row(each[column])
        for field, each in SPELLINGS.items()
    }
    for column, backend in enumerate(("nvrtc", "nvvm"))
}
"""How each backend spells a field, as of :func:`.spelling.row`."""
BUNDLED_SINCE = (13, 3)
"""The first NVRTC with CUDA's headers inside."""


@suggesting
@dataclass(repr=False)
class ProgramOptions:
    """How a :class:`Program` is compiled. None leaves a choice to the compiler, whose default ends each description.

    Texts may be str or bytes, paths also path objects; several are a list or tuple.

    Raises
    ------
    CUDAError, LibraryNotFoundError
        There is no device, or no driver, to take ``arch`` from.
    RuntimeError
        ``use_bundled_headers`` with NVRTC before 13.3.
    TypeError
        A field is unknown, with the closest name; or a value has a wrong type.
    ValueError
        A number is negative.
    """

    name: str | None = DEFAULT_NAME
    """The name of the source, in messages, and of the result."""
    arch: str | None = None
    """``sm_90`` for machine code, ``compute_90`` for PTX only. Default: the current device's."""
    relocatable_device_code: bool | None = None
    """Code for a :class:`Linker` to join with other code. False."""
    extensible_whole_program: bool | None = None
    """Whole programs that may call code linked later. False."""
    debug: bool | None = None
    """Debug information, without optimization unless ``device_code_optimize``. False."""
    lineinfo: bool | None = None
    """Line numbers for profilers. False."""
    device_code_optimize: bool | None = None
    """Optimize in spite of ``debug``."""
    ptxas_options: Text | Sequence[Text] | None = None
    """Options of the assembler, for example ``-v``."""
    max_register_count: int | None = None
    """The most registers per thread."""
    ftz: bool | None = None
    """Flush subnormal float32 numbers to zero. False."""
    prec_sqrt: bool | None = None
    """Round float32 square roots as IEEE 754 does. True."""
    prec_div: bool | None = None
    """Round float32 divisions as IEEE 754 does. True."""
    fma: bool | None = None
    """Contract a product and a sum to one operation. True."""
    use_fast_math: bool | None = None
    """Fast divisions, roots and elementary functions, and ``ftz``. False."""
    extra_device_vectorization: bool | None = None
    """Vectorize more. False."""
    link_time_optimization: bool | None = None
    """Make intermediate code ("ltoir"), for optimization across programs. False."""
    gen_opt_lto: bool | None = None
    """Optimize that code already before linking. False."""
    define_macro: Text | tuple[Text, Text] | Sequence[Text | tuple[Text, Text]] | None = None
    """``"NAME"``, ``("NAME", "value")``, or a list of them."""
    undefine_macro: Text | Sequence[Text] | None = None
    """Macros to undefine."""
    include_path: Path | Sequence[Path] | None = None
    """Folders of headers. CUDA's own are found without, in the package nvidia-cuda-runtime or a toolkit."""
    use_bundled_headers: bool | None = None
    """Use the headers inside NVRTC 13.3 and newer, unpacked into the user's cache. False."""
    pre_include: Path | Sequence[Path] | None = None
    """Headers to include first."""
    no_source_include: bool | None = None
    """Do not look for headers in the folder of the source. False."""
    std: Text | None = None
    """The C++ dialect: ``c++17`` (the default), ``c++20``, ..."""
    builtin_move_forward: bool | None = None
    """Define std::move and std::forward. True."""
    builtin_initializer_list: bool | None = None
    """Define std::initializer_list. True."""
    disable_warnings: bool | None = None
    """Show no warnings. False."""
    restrict: bool | None = None
    """Pointer parameters of kernels point to different memory. False."""
    device_as_default_execution_space: bool | None = None
    """Functions without ``__host__`` and ``__device__`` are for the device. False."""
    device_int128: bool | None = None
    """Allow __int128. False."""
    optimization_info: Text | None = None
    """Report optimizations of a kind, for example ``inline``."""
    no_display_error_number: bool | None = None
    """Messages without their numbers. False."""
    diag_error: int | Sequence[int] | None = None
    """Numbers of warnings that become errors."""
    diag_suppress: int | Sequence[int] | None = None
    """Numbers of warnings that are not shown."""
    diag_warn: int | Sequence[int] | None = None
    """Numbers of messages that become warnings."""
    brief_diagnostics: bool | None = None
    """Messages without the source line. False."""
    time: Path | None = None
    """File for a table (CSV) of the time that each phase took."""
    split_compile: int | None = None
    """Threads for optimizing; 0: one per processor. 1."""
    fdevice_syntax_only: bool | None = None
    """Check the syntax only. False."""
    minimal: bool | None = None
    """Leave out parts of the language, to compile small programs faster. False."""
    no_cache: bool | None = None
    """Do not use the compiler's own cache. False."""
    fdevice_time_trace: Path | None = None
    """File for a trace (JSON) of the time that compiling took."""
    device_float128: bool | None = None
    """Allow __float128. False."""
    frandom_seed: Text | None = None
    """The seed of optimizations that choose at random."""
    ofast_compile: Text | None = None
    """Compile faster, to slower code: ``0``, ``min``, ``mid``, ``max``."""
    pch: bool | None = None
    """Make a precompiled header, or use the one made before. False."""
    create_pch: Path | None = None
    """The file to write a precompiled header to."""
    use_pch: Path | None = None
    """The file of a precompiled header."""
    pch_dir: Path | None = None
    """Folder for precompiled headers."""
    pch_verbose: bool | None = None
    """Say why a precompiled header cannot be used. False."""
    pch_messages: bool | None = None
    """Say whether a precompiled header was made or used."""
    instantiate_templates_in_pch: bool | None = None
    """Instantiate templates already in the precompiled header."""
    extra_sources: Sequence[tuple[str, str | bytes | bytearray]] | None = None
    """NVVM: further modules, as (name, text or bitcode)."""
    use_libdevice: bool | None = None
    """NVVM: add NVIDIA's library of mathematical functions, which C++ always has. False."""
    numba_debug: bool | None = None
    """Debug information for Numba; for newer compilers."""

    def __post_init__(self, given: dict[str, Any] | None = None) -> None:
        complete(self, given, DEFAULT_NAME)
        if self.extra_sources is not None:
            checked_sources(self.extra_sources)
        if self.use_bundled_headers:
            check_bundled_headers()

    def as_bytes(self, backend: CompilerBackend, target_type: CompileTarget | None = None) -> list[bytes]:
        """The options as the compiler gets them.

        Parameters
        ----------
        backend : str
            "nvrtc" or "nvvm".
        target_type : str, optional
            The target of :meth:`Program.compile`; NVVM has an option for "ltoir".

        Returns
        -------
        list of bytes

        Raises
        ------
        RuntimeError
            ``define_macro`` is not a macro.
        UnsupportedOptionError
            The backend does not have an option; a ValueError and CUDAError.
        ValueError
            There is no such backend.
        """
        name = backend if backend.__class__ is str and backend in ROWS else text(backend).lower()
        if name not in ROWS:
            raise ValueError(
                f"backend is {name!r}, but must be 'nvrtc' or 'nvvm'; a linker's options are LinkerOptions'"
            )
        written: list[str] = []
        refused: list[str] = []
        given, rows = vars(self), ROWS[name]
        for field in in_order(given, PLACES):
            value, (spelling, option, set_) = given[field], rows[field]
            if option and value.__class__ in PLAIN_TEXTS:
                written.append(f"{option}{value}")
                continue
            if value is True and set_:
                written += set_
                continue
            if value is None:
                continue
            if field == "define_macro":
                value = macros(value)
            elif field == "use_bundled_headers":  # NVRTC unpacks them there; cuda.core uses the same folder
                value = cache_folder("cuda-python", "nvrtc-bundled-headers") if value else None
            elif field == "arch" and name == "nvvm":
                value = text(value)
                if value[:3] == "sm_":
                    value = f"compute_{value[3:]}"
            if spelling == REFUSED:
                refused += [field] if spelled(SPELLINGS[field][0], value) else []
            elif spelling != IGNORED:
                written += spelled(spelling, value)
        if refused:
            from ..errors import UnsupportedOptionError

            raise UnsupportedOptionError(
                f"{', '.join(refused)}: only for C++, and NVVM cannot do it; leave it out of a program of code_type 'nvvm'"
            )
        if target_type is not None and name == "nvvm" and text(target_type).lower() == "ltoir":
            written.append("-gen-lto")
        return [option.encode(errors="surrogateescape") for option in written]


def complete(options: Any, given: dict[str, Any] | None, name: str) -> None:
    """Check the values, set the name of options without one, and the architecture. ``given`` as of :func:`.spelling.check_values`."""
    if options.name is not name:
        options.name = name if options.name is None else text(options.name)
    if given is None or given:
        check_values(options, given)
    if options.arch.__class__ is not str:
        options.arch = default_arch() if options.arch is None else text(options.arch)


def default_arch() -> str:
    """The architecture of the current device. Raises as :class:`Device`, with advice to pass ``arch``."""
    advice = "pass arch='sm_..', such as 'sm_90', to compile without a GPU; unless given it is the current device's"
    try:
        return f"sm_{devices.Device().arch}"
    except CudaError as error:
        raise advised(error, f"{advice}. {error.advice}".rstrip())
    except CudaCtypesError as error:
        raise type(error)(f"{advice}, but {error}") from None


def macros(given: Any) -> list[str] | None:
    """Each macro as ``NAME`` or ``NAME=value``. Raises RuntimeError, as cuda.core does, for anything else."""
    if given is None:
        return None
    written = []
    for item in given if isinstance(given, list) or _is_several(given) else [given]:
        if item.__class__ is str:  # the usual case
            written.append(item)
            continue
        parts = item if isinstance(item, tuple) and len(item) == 2 else (item,)
        if not all(isinstance(part, (str, bytes)) for part in parts):
            raise RuntimeError(
                f'define_macro: "NAME" or ("NAME", "value") is expected, or a list of them, got {given!r}'
            )
        written.append("=".join(map(text, parts)))
    return written


def _is_several(given: Any) -> bool:
    """Whether a tuple holds macros, and is not the name and value of one."""
    return isinstance(given, tuple) and not (len(given) == 2 and all(isinstance(part, (str, bytes)) for part in given))


def checked_sources(given: Any) -> list[tuple[str, bytes]]:
    """``extra_sources`` as (name, text or bitcode). Raises TypeError."""
    if not hasattr(given, "__iter__"):
        raise TypeError(f"extra_sources: a list of (name, source) is expected, got {type(given).__name__}")
    sources = []
    for index, item in enumerate(given):
        if not (isinstance(item, (tuple, list)) and len(item) == 2 and isinstance(item[0], str)):
            raise TypeError(f"extra_sources[{index}]: a pair of a name and a source is expected, got {item!r:.80}")
        if not isinstance(item[1], (str, bytes, bytearray)):
            raise TypeError(
                f"extra_sources[{index}]: the source must be str, bytes or bytearray, got {type(item[1]).__name__}"
            )
        sources.append((item[0], item[1].encode() if isinstance(item[1], str) else bytes(item[1])))
    return sources


def checked_names(given: Any) -> list[str | bytes]:
    """``name_expressions`` as a list, which is empty for None and "". Raises TypeError."""
    try:
        names = [given] if given and isinstance(given, (str, bytes)) else list(given or ())
    except TypeError:
        kind = type(given).__name__
        raise TypeError(f"name_expressions: str, bytes or a sequence of them is expected, got {kind}") from None
    for name in names:
        if not isinstance(name, (str, bytes)):
            raise TypeError(f"name_expressions: str or bytes are expected, got {type(name).__name__}")
    return names


def check_bundled_headers() -> None:
    """Raise RuntimeError for an NVRTC without headers inside."""
    from ...checked import nvrtc

    version = nvrtc.nvrtcVersion()
    if version < BUNDLED_SINCE:
        from .cuda_headers import package_of

        found, since = (".".join(map(str, numbers)) for numbers in (version, BUNDLED_SINCE))
        update = "update it (pip install -U nvidia-cuda-nvrtc), or " if version[0] == BUNDLED_SINCE[0] else ""
        raise RuntimeError(
            f"use_bundled_headers: NVRTC {since} and newer have CUDA's headers inside, but {found} was found; {update}"
            f"install {package_of('cuda.h')}, whose headers are found automatically"
        )
