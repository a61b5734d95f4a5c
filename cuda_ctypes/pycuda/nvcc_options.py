"""Options of nvcc in programs, as NVRTC knows them."""

from __future__ import annotations

import re

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ALONE = (
    ("-O0", "-O1", "-O2", "-O3", "-g", "--debug", "-m64", "-allow-unsupported-compiler", "--allow-unsupported-compiler")
    + ("-v", "--verbose", "-k", "-keep", "--keep", "-res-usage", "--resource-usage")
    + ("-lcudadevrt", "-lcublas_device")
    + ("-Wno-deprecated-gpu-targets", "--Wno-deprecated-gpu-targets")
    + ("-expt-relaxed-constexpr", "--expt-relaxed-constexpr", "-extended-lambda", "--extended-lambda")
    + ("-expt-extended-lambda", "--expt-extended-lambda")
)
"""Options without effect on device code, or that NVRTC implies."""
WITH_A_VALUE = (
    ("-Xcompiler", "--compiler-options", "-ccbin", "--compiler-bindir", "-Xlinker", "--linker-options")
    + ("-O", "--optimize", "-t", "--threads", "-cudart", "--cudart")
)  # fmt: skip
"""Such options with a value, which follows behind ``=`` or as the next argument."""
TAKE_THE_NEXT = ("-Xptxas", "--ptxas-options", "-D", "-U", "-I")
"""Options of NVRTC too, whose value may be the next argument."""
GENCODE = ("-gencode", "--generate-code")
MACHINE = re.compile(r"\bsm_\w+|\bcompute_\w+")


def for_nvrtc(options: Sequence[str]) -> tuple[list[str], str | None]:
    """The options without those that change nothing here, and the architecture of ``-gencode``.

    Parameters
    ----------
    options : sequence of str
        Options of nvcc or NVRTC.

    Returns
    -------
    tuple of list and str
        NVRTC's options; the architecture as "sm_80", None unless there is exactly one ``-gencode``.

    Raises
    ------
    TypeError
        ``options`` is a str.
    """
    if isinstance(options, str):
        raise TypeError(f"options: a list of str is expected, not the str {options!r}")
    written: list[str] = []
    codes: list[str] = []
    rest = iter(options)
    for option in rest:
        name, behind, value = option.partition("=")
        if option in TAKE_THE_NEXT:
            written += [option, *_next(rest)]
        elif name in GENCODE:
            codes += [value] if behind else _next(rest)
        elif name in WITH_A_VALUE:
            if not behind:
                _next(rest)
        elif option in ("-std", "--std"):
            written += [f"--std={standard}" for standard in _next(rest)]
        elif option not in ALONE and not re.fullmatch(r"-t\d+", option):
            written.append(option)
    return written, _architecture(codes[0]) if len(codes) == 1 else None


def _next(rest: Iterator[str]) -> list[str]:
    """The next argument, if there is one."""
    found = next(rest, None)
    return [] if found is None else [found]


def _architecture(code: str) -> str | None:
    """The architecture in ``arch=compute_80,code=sm_80``: that of machine code, if there is one."""
    found = sorted(MACHINE.findall(code), reverse=True)  # "sm" before "compute"
    return found[0].replace("compute_", "sm_") if found else None
