"""The parts of C's headers that kernels use: nvcc takes them from the host's compiler, NVRTC has none."""

from __future__ import annotations

from .device_headers import INCLUDED
from .math_headers import names_of_std

INTEGERS = {8: "char", 16: "short", 32: "int", 64: "long long"}
FLOATS = {
    "FLT": ("3.402823466e+38F", "1.175494351e-38F", "1.192092896e-07F", 24, 6),
    "DBL": ("1.7976931348623157e+308", "2.2250738585072014e-308", "2.2204460492503131e-16", 53, 15),
}
"""Largest, smallest, distance from 1 to the next, bits of the mantissa, decimal digits."""
MATH = {
    "M_E": "2.7182818284590452354",
    "M_LOG2E": "1.4426950408889634074",
    "M_LOG10E": "0.43429448190325182765",
    "M_LN2": "0.69314718055994530942",
    "M_LN10": "2.30258509299404568402",
    "M_PI": "3.14159265358979323846",
    "M_PI_2": "1.57079632679489661923",
    "M_PI_4": "0.78539816339744830962",
    "M_1_PI": "0.31830988618379067154",
    "M_2_PI": "0.63661977236758134308",
    "M_2_SQRTPI": "1.12837916709551257390",
    "M_SQRT2": "1.41421356237309504880",
    "M_SQRT1_2": "0.70710678118654752440",
    "INFINITY": "__int_as_float(0x7f800000)",
    "HUGE_VAL": "__longlong_as_double(0x7ff0000000000000)",
    "HUGE_VALF": "__int_as_float(0x7f800000)",
    "NAN": "__int_as_float(0x7fffffff)",
}
STDLIB = {"EXIT_SUCCESS": "0", "EXIT_FAILURE": "1", "RAND_MAX": "2147483647"}
EXTREMES = (
    ("SCHAR", "UCHAR", 8),
    ("SHRT", "USHRT", 16),
    ("INT", "UINT", 32),
    ("LONG", "ULONG", 64),
    ("LLONG", "ULLONG", 64),
)


def _macros(values: dict[str, str]) -> str:
    return "".join(f"#ifndef {name}\n#define {name} {value}\n#endif\n" for name, value in values.items())


def _limits(signed: str, unsigned: str, bits: int) -> dict[str, str]:
    """The smallest and largest integers of a number of bits."""
    letters = "LL" if bits == 64 else ""
    return {
        f"{signed}_MAX": f"{(1 << bits - 1) - 1}{letters}",
        f"{signed}_MIN": f"(-{signed}_MAX - 1)",
        f"{unsigned}_MAX": f"{(1 << bits) - 1}U{letters}",
    }


def _extremes() -> str:
    found = {"CHAR_BIT": "8", "CHAR_MIN": "SCHAR_MIN", "CHAR_MAX": "SCHAR_MAX"}
    for signed, unsigned, bits in EXTREMES:
        found.update(_limits(signed, unsigned, bits))
    return _macros(found)


def _float() -> str:
    found = {}
    for name, (largest, smallest, difference, bits, digits) in FLOATS.items():
        found.update({f"{name}_MAX": largest, f"{name}_MIN": smallest, f"{name}_EPSILON": difference})
        found.update({f"{name}_MANT_DIG": str(bits), f"{name}_DIG": str(digits)})
    return _macros(found)


def _stdint() -> str:
    lines = []
    for bits, name in INTEGERS.items():
        sign = "signed " if bits == 8 else ""
        for kind in ("int", "int_least", "int_fast"):
            lines.append(f"typedef {sign}{name} {kind}{bits}_t; typedef unsigned {name} u{kind}{bits}_t;")
    for name in ("intptr", "intmax"):
        lines.append(f"typedef long long {name}_t; typedef unsigned long long u{name}_t;")
    limits: dict[str, str] = {"SIZE_MAX": "UINT64_MAX"}
    for bits in INTEGERS:
        limits.update(_limits(f"INT{bits}", f"UINT{bits}", bits))
    return "#pragma once\n" + "\n".join(lines) + "\n" + _macros(limits)


def _inttypes() -> str:
    formats = {f"PRI{how}{bits}": f'"{"ll" if bits == 64 else ""}{how}"' for how in "diouxX" for bits in INTEGERS}
    return "#include <stdint.h>\n" + _macros(formats)


PRELUDE = "nvcc_prelude.h"
"""The header that programs get without an include, as with nvcc."""
HEADERS = {
    PRELUDE: "#include <math.h>\n#include <limits.h>\n#include <float.h>\n#include <stdint.h>\n#include <stdlib.h>\n"
    "#include <nvcc_std.h>\n"
    "typedef unsigned char uchar; typedef unsigned short ushort; typedef unsigned int uint; typedef unsigned long ulong;\n"
    "typedef long ssize_t; typedef long long time_t;\n",
    "math.h": _macros(MATH),
    "limits.h": _extremes(),
    "float.h": _float(),
    "stdint.h": _stdint(),
    "inttypes.h": _inttypes(),
    "stdlib.h": _macros(STDLIB),
    **dict.fromkeys(
        ("assert.h", "stdbool.h", "stddef.h", "stdio.h", "string.h", "time.h"), ""
    ),  # NVRTC defines their contents itself
    **dict.fromkeys(("cuda.h", "cuda_runtime.h", "device_launch_parameters.h"), ""),
}
HEADERS.update({f"c{name[:-2]}": text for name, text in HEADERS.items() if name[:4] != "cuda" and "_" not in name})
HEADERS.update(
    {"nvcc_std.h": names_of_std(), "algorithm": "", "sys/types.h": ""}
)  # the prelude has what kernels use of these
HEADERS.update(INCLUDED)
