"""How code is linked: the fields of :class:`LinkerOptions`, and their names in nvJitLink and the driver."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..._floor.callers import callers_level
from ..._lazy import LazyModule, former
from .program_options import complete
from .spelling import PLAIN_TEXTS, Text, in_order, row, spelled, suggesting, text

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from . import linker_backend
    from .program_options import ProgramOptions
else:
    linker_backend = LazyModule(globals(), "linker_backend", ".linker_backend")

__name__ = former(__name__)


DEFAULT_NAME = "<default linker>"
REFUSED, DEPRECATED = "refused", "deprecated"

SPELLINGS = {  # field: (nvJitLink's option, the driver's CUjit_option)
    "arch": ("-arch={}", "CU_JIT_TARGET"),
    "max_register_count": ("-maxrregcount={}", "CU_JIT_MAX_REGISTERS"),
    "time": ("-time", REFUSED),
    "verbose": ("-verbose", "CU_JIT_LOG_VERBOSE"),
    "link_time_optimization": ("-lto", "CU_JIT_LTO"),
    "ptx": ("-ptx", REFUSED),
    "optimization_level": ("-O{}", "CU_JIT_OPTIMIZATION_LEVEL"),
    "debug": ("-g", "CU_JIT_GENERATE_DEBUG_INFO"),
    "lineinfo": ("-lineinfo", "CU_JIT_GENERATE_LINE_INFO"),
    "ftz": ("-ftz={true|false}", DEPRECATED),
    "prec_div": ("-prec-div={true|false}", DEPRECATED),
    "prec_sqrt": ("-prec-sqrt={true|false}", DEPRECATED),
    "fma": ("-fma={true|false}", DEPRECATED),
    "kernels_used": ("-kernels-used={}", DEPRECATED),
    "variables_used": ("-variables-used={}", DEPRECATED),
    "optimize_unused_variables": ("-optimize-unused-variables", DEPRECATED),
    "ptxas_options": ("-Xptxas={}", REFUSED),
    "split_compile": ("-split-compile={}", REFUSED),
    "split_compile_extended": ("-split-compile-extended={}", REFUSED),
    "no_cache": ("-no-cache", "CU_JIT_CACHE_MODE"),
}
"""In the order in which the linkers get them. The driver ignores deprecated ones, with a warning."""
PLACES = {field: place for place, field in enumerate(SPELLINGS)}
ROWS = {field: row(option) for field, (option, _) in SPELLINGS.items()}
"""As nvJitLink gets them."""

OF_PROGRAMS = (
    "name arch max_register_count time link_time_optimization debug lineinfo ftz prec_div prec_sqrt fma split_compile "
    "ptxas_options no_cache"
).split()
"""The fields of ProgramOptions that matter to a program in PTX, which is linked."""


@suggesting
@dataclass(repr=False)
class LinkerOptions:
    """How a :class:`Linker` links. None leaves a choice to the linker, whose default ends each description.

    Texts may be str or bytes; several are a list or tuple.

    Raises
    ------
    CUDAError, LibraryNotFoundError
        There is no device, or no driver, to take ``arch`` from.
    TypeError
        A field is unknown, with the closest name; or a value has a wrong type.
    ValueError
        A number is negative.
    """

    name: str | None = DEFAULT_NAME
    """The name of the result."""
    arch: str | None = None
    """The architecture, ``sm_90``. Default: the current device's."""
    max_register_count: int | None = None
    """The most registers per thread."""
    time: bool | None = None
    """Write the time of each phase to the info log. nvJitLink only."""
    verbose: bool | None = None
    """Write more to the info log. False."""
    link_time_optimization: bool | None = None
    """Optimize across the inputs, which are "ltoir". False."""
    ptx: bool | None = None
    """Make PTX; with ``link_time_optimization``, nvJitLink only. False."""
    optimization_level: int | None = None
    """0 or 3."""
    debug: bool | None = None
    """Debug information. False."""
    lineinfo: bool | None = None
    """Line numbers. False."""
    ftz: bool | None = None
    """Flush subnormal float32 numbers to zero. False."""
    prec_div: bool | None = None
    """Round float32 divisions as IEEE 754 does. True."""
    prec_sqrt: bool | None = None
    """Round float32 square roots as IEEE 754 does. True."""
    fma: bool | None = None
    """Contract a product and a sum to one operation. True."""
    kernels_used: Text | Sequence[Text] | None = None
    """The kernels in use; others may be left out."""
    variables_used: Text | Sequence[Text] | None = None
    """The variables in use; others may be left out."""
    optimize_unused_variables: bool | None = None
    """Leave out variables that no device code refers to. False."""
    ptxas_options: Text | Sequence[Text] | None = None
    """Options of the assembler. nvJitLink only."""
    split_compile: int | None = None
    """Threads for optimizing; 0: one per processor. nvJitLink only. 1."""
    split_compile_extended: int | None = None
    """The same for link-time optimization, going further; the code may be slower. nvJitLink only. 1."""
    no_cache: bool | None = None
    """Do not keep or use intermediate results. False."""
    numba_debug: bool | None = None
    """Ignored: no linker has it."""

    def __post_init__(self, given: dict[str, Any] | None = None) -> None:
        complete(self, given, DEFAULT_NAME)
        if self.numba_debug is not None:
            import warnings

            warnings.warn(
                "LinkerOptions.numba_debug is deprecated and ignored: no linker knows it. ProgramOptions.numba_debug is for "
                "the compilers",
                DeprecationWarning,
                stacklevel=callers_level(),
            )

    @classmethod
    def _of_program(cls, options: ProgramOptions) -> LinkerOptions:
        """Those for a program in PTX. Fields that only say how C++ is compiled do not count."""
        values = {field: getattr(options, field) for field in OF_PROGRAMS}
        values["time"] = None if options.time is None else True  # the linker writes to its log, not to a file
        return cls(**values)

    def as_bytes(self, backend: str = "nvjitlink") -> list[bytes]:
        """The options as nvJitLink gets them.

        Parameters
        ----------
        backend : str, optional
            "nvjitlink".

        Returns
        -------
        list of bytes

        Raises
        ------
        RuntimeError
            nvJitLink is not installed, or too old.
        ValueError
            ``backend`` is another one.
        """
        if backend != "nvjitlink" and text(backend).lower() != "nvjitlink":
            raise ValueError(f"backend is {backend!r}, but only 'nvjitlink' takes its options as text")
        if linker_backend.backend() != "nvJitLink":
            raise RuntimeError(f"nvJitLink is not installed here, or too old: {linker_backend.how_to_install()}")
        return [option.encode() for option in self._written()]

    def _written(self) -> list[str]:
        written: list[str] = []
        values = self._values()
        for field in in_order(values, PLACES):
            value, (template, option, set_) = values[field], ROWS[field]
            if option and value.__class__ in PLAIN_TEXTS:
                written.append(f"{option}{value}")
            else:
                written += set_ if value is True else spelled(template, value)
        return written

    def _values(self) -> dict[str, Any]:
        """The fields that are given; a subclass may have properties."""
        return (
            self.__dict__ if self.__class__ is LinkerOptions else {field: getattr(self, field) for field in SPELLINGS}
        )

    def _for_driver(self) -> dict[str, Any]:
        """The driver's options by name. Raises UnsupportedOptionError for those that only nvJitLink has."""
        options: dict[str, Any] = {}
        values = self._values()
        for field in in_order(values, PLACES):
            value, (template, name) = values[field], SPELLINGS[field]
            if not spelled(template, value):
                continue
            if name == REFUSED:
                from ..errors import UnsupportedOptionError

                raise UnsupportedOptionError(
                    f"{field}: the driver's linker, in use because nvJitLink is not installed or too old, cannot do it: "
                    f"{linker_backend.how_to_install()}, or leave it out"
                )
            if name == DEPRECATED:
                import warnings

                text = f"{field}: the driver's linker ignores it"
                warnings.warn(text, DeprecationWarning, stacklevel=callers_level())
            else:
                options[name] = int(value) if isinstance(value, bool) else value
        options["CU_JIT_TARGET"] = f"CU_TARGET_COMPUTE_{checked_arch(str(self.arch)).partition('_')[2].upper()}"
        if self.no_cache:
            options["CU_JIT_CACHE_MODE"] = "CU_JIT_CACHE_OPTION_NONE"
        return options


def checked_arch(arch: str, newest: int = 0) -> str:
    """``arch``, checked: nvJitLink may crash on an unknown one. Raises ValueError. A linker of CUDA version ``newest``
    that is newer than this package may know more.
    """
    if arch in _known:
        return arch
    import re  # takes 3 ms, if nothing else needs it

    from ...checked import driver

    found = re.match(r"(?:sm|compute|lto)_([0-9]+[af]?)$", arch)
    if not found:
        raise ValueError(f"arch is {arch!r}, but must look like 'sm_90' or 'sm_90a'")
    if f"CU_TARGET_COMPUTE_{found[1].upper()}" in driver.CUjit_target.__members__:
        _known.add(arch)
    elif newest <= driver.CUDA_VERSION:
        raise ValueError(f"arch is {arch!r}, but there is no such architecture")
    return arch


_known: set[str] = set()
"""Architectures that were found."""
