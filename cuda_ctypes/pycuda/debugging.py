"""Programs that are looked at in cuda-gdb."""

from __future__ import annotations

CUDA_DEBUGGING = False
"""Whether :func:`set_debugging` asked for it."""


def set_debugging(flag: bool = True) -> None:
    """Compile sources for a debugger from now on, with NVRTC's ``--device-debug``.

    Parameters
    ----------
    flag : bool
        False to compile as usual again.
    """
    global CUDA_DEBUGGING
    CUDA_DEBUGGING = bool(flag)
