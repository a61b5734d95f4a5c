"""The library that links: nvJitLink, or the driver where nvJitLink is missing or too old."""

from __future__ import annotations

from ..._floor.callers import callers_level
from ...checked import nvjitlink
from ...errors import FunctionNotFoundError, LibraryLoadError, LibraryNotFoundError
from ..typing import CompilerBackendType

OLDEST = (12, 3)
"""The first nvJitLink that tells its version."""
_backend: list[CompilerBackendType] = []


def backend() -> CompilerBackendType:
    """The library that this process links with, chosen at the first call. Warns where it is the driver."""
    if not _backend:
        try:
            version: tuple[int, ...] = nvjitlink.nvJitLinkVersion()
            trouble = "" if version >= OLDEST else f"nvJitLink {'.'.join(map(str, version))} is too old"
        except FunctionNotFoundError:
            trouble = "nvJitLink is older than 12.3"
        except (LibraryNotFoundError, LibraryLoadError) as error:
            trouble = str(error).splitlines()[0].partition(" Tried:")[0].rstrip(".")
        _backend.append(CompilerBackendType.DRIVER if trouble else CompilerBackendType.NVJITLINK)
        if trouble:
            import warnings

            warnings.warn(
                f"{trouble}. The driver links instead, which takes no 'ltoir' and no code of compilers newer than itself: "
                f"{how_to_install()}",
                RuntimeWarning,
                stacklevel=callers_level(),
            )
    return _backend[0]


def how_to_install() -> str:
    """The command that installs nvJitLink for the default CUDA major."""
    from ... import major
    from ...pathfinder.table import LIBRARIES

    return f"pip install -U {LIBRARIES['nvJitLink'].packages(int(major()))[0]}"
