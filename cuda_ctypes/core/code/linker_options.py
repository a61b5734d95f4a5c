"""How code is linked: the fields of :class:`LinkerOptions`, and what nvJitLink and the driver call them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..._lazy import former
from .program_options import default_arch
from .spelling import check_values, spelled, suggesting, text

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Union

    from .program_options import ProgramOptions

    Text = Union[str, bytes]

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
"""In the order in which the linkers get them. What is deprecated the driver ignores, with a warning."""

OF_PROGRAMS = (
    "name arch max_register_count time link_time_optimization debug lineinfo ftz prec_div prec_sqrt fma split_compile "
    "ptxas_options no_cache"
).split()
"""What of ProgramOptions counts for a program in PTX, which is linked."""


@suggesting
@dataclass(repr=False)
class LinkerOptions:
    """How a :class:`Linker` links. None leaves a choice to the linker; its defaults are named below.

    Texts may be str or bytes; where several are possible, a list or tuple. Raises TypeError for a field that does not
    exist, with the nearest one.
    """

    name: str | None = DEFAULT_NAME
    """Of the result."""
    arch: str | None = None
    """What to link for, ``sm_90``; without it, the current device."""
    max_register_count: int | None = None
    """Registers per thread at most."""
    time: bool | None = None
    """Write to the info log how long it took. nvJitLink only."""
    verbose: bool | None = None
    """Write more to the info log. False."""
    link_time_optimization: bool | None = None
    """Optimize across the inputs, which are "ltoir". False."""
    ptx: bool | None = None
    """Make PTX; together with ``link_time_optimization``, nvJitLink only. False."""
    optimization_level: int | None = None
    """0 or 3."""
    debug: bool | None = None
    """With debug information. False."""
    lineinfo: bool | None = None
    """With line numbers. False."""
    ftz: bool | None = None
    """Take subnormal float32 numbers for zero. False."""
    prec_div: bool | None = None
    """float32 divisions rounded as IEEE 754 says. True."""
    prec_sqrt: bool | None = None
    """float32 square roots rounded as IEEE 754 says. True."""
    fma: bool | None = None
    """Make one operation of a product and a sum. True."""
    kernels_used: Text | Sequence[Text] | None = None
    """The kernels that will be used; others may be left out."""
    variables_used: Text | Sequence[Text] | None = None
    """The variables that will be used; others may be left out."""
    optimize_unused_variables: bool | None = None
    """Leave out variables that no device code refers to. False."""
    ptxas_options: Text | Sequence[Text] | None = None
    """Options for the assembler. nvJitLink only."""
    split_compile: int | None = None
    """Threads that optimize; 0 is one per processor. nvJitLink only. 1."""
    split_compile_extended: int | None = None
    """The same, more so, for link-time optimization; the code may become slower. nvJitLink only. 1."""
    no_cache: bool | None = None
    """Do not keep or use intermediate results. False."""
    numba_debug: bool | None = None
    """Ignored: no linker knows it."""

    def __post_init__(self) -> None:
        self.name = DEFAULT_NAME if self.name is None else text(self.name)
        check_values(self)
        self.arch = default_arch() if self.arch is None else text(self.arch)
        if self.numba_debug is not None:
            import warnings

            warnings.warn(
                "LinkerOptions.numba_debug is deprecated and ignored: no linker knows it. ProgramOptions.numba_debug is for "
                "the compilers",
                DeprecationWarning,
                stacklevel=4,
            )

    @classmethod
    def _of_program(cls, options: ProgramOptions) -> LinkerOptions:
        """Those for a program in PTX. Fields that only say how C++ is compiled do not count."""
        values = {field: getattr(options, field) for field in OF_PROGRAMS}
        values["time"] = None if options.time is None else True  # the linker has no table, but tells
        return cls(**values)

    def as_bytes(self, backend: str = "nvjitlink") -> list[bytes]:
        """The options as nvJitLink gets them.

        Raises ValueError for another backend, RuntimeError where there is no nvJitLink.
        """
        if text(backend).lower() != "nvjitlink":
            raise ValueError(f"backend is {backend!r}, but only 'nvjitlink' takes its options as text")
        from . import linker_backend

        if linker_backend.backend() != "nvJitLink":
            raise RuntimeError(f"nvJitLink is not installed here, or too old: {linker_backend.how_to_install()}")
        return [option.encode() for option in self._written()]

    def _written(self) -> list[str]:
        return [
            option for field, (template, _) in SPELLINGS.items() for option in spelled(template, getattr(self, field))
        ]

    def _for_driver(self) -> dict[str, Any]:
        """The driver's options by their names. Raises UnsupportedOptionError for what only nvJitLink can do."""
        options: dict[str, Any] = {}
        for field, (template, name) in SPELLINGS.items():
            value = getattr(self, field)
            if not spelled(template, value):
                continue
            if name == REFUSED:
                from ..errors import UnsupportedOptionError
                from .linker_backend import how_to_install

                raise UnsupportedOptionError(
                    f"{field}: the driver's linker, in use because nvJitLink is not installed or too old, cannot do it: "
                    f"{how_to_install()}, or leave it out"
                )
            if name == DEPRECATED:
                import warnings

                warnings.warn(f"{field}: the driver's linker ignores it", DeprecationWarning, stacklevel=5)
            else:
                options[name] = int(value) if isinstance(value, bool) else value
        options["CU_JIT_TARGET"] = f"CU_TARGET_COMPUTE_{checked_arch(str(self.arch)).partition('_')[2].upper()}"
        if self.no_cache:
            options["CU_JIT_CACHE_MODE"] = "CU_JIT_CACHE_OPTION_NONE"
        return options


def checked_arch(arch: str, newest: int = 0) -> str:
    """``arch``, unless there is no such: nvJitLink may crash at one that it does not know. ``newest`` is the linker's CUDA
    version: one that is newer than this package may know more."""
    from ...checked import driver

    found = re.match(r"(?:sm|compute|lto)_([0-9]+[af]?)$", arch)
    if not found:
        raise ValueError(f"arch is {arch!r}, but must be as 'sm_90' or 'sm_90a'")
    if f"CU_TARGET_COMPUTE_{found[1].upper()}" not in driver.CUjit_target.__members__ and newest <= driver.CUDA_VERSION:
        raise ValueError(f"arch is {arch!r}, but there is no such architecture")
    return arch
