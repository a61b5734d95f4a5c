"""Characteristics of the platform and the current device."""

from __future__ import annotations

import ctypes

from .context import needed
from .templates import module_of, per_context

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package


def platform_bits() -> int:
    """The size of a host address.

    Returns
    -------
    int
        In bits.
    """
    return 8 * ctypes.sizeof(ctypes.c_void_p)


def has_stack() -> bool:
    """Whether functions on the current device can call themselves.

    Returns
    -------
    bool

    Raises
    ------
    LogicError
        No context is current.
    """
    return bool(needed().get_device().compute_capability() >= (2, 0))


def has_double_support() -> bool:
    """Whether the current device computes in double precision.

    Returns
    -------
    bool

    Raises
    ------
    LogicError
        No context is current.
    """
    return bool(needed().get_device().compute_capability() >= (1, 3))


@per_context
def _sizeof(type_name: str, preamble: str) -> int:
    from .copies import memcpy_dtoh

    source = f"#include <pycuda-complex.hpp>\n{preamble}\n"
    source += f'extern "C" {{ __device__ unsigned long long size_of_it = sizeof({type_name}); }}\n'
    address, size = module_of(source).get_global("size_of_it")
    found = bytearray(size)
    memcpy_dtoh(found, address)
    return int.from_bytes(found, "little")


def sizeof(type_name: str, preamble: str = "") -> int:
    """The size of a C type on the device.

    Parameters
    ----------
    type_name : str
        The type's name in C.
    preamble : str
        C code that declares the type.

    Returns
    -------
    int
        In bytes.

    Raises
    ------
    CompileError
        The type is unknown, or ``preamble`` is wrong.
    LogicError
        No context is current.
    """
    found: int = _sizeof(type_name, preamble)
    return found
