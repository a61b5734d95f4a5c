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
STDDEF = """#ifndef offsetof
#if defined(__has_builtin)
#if __has_builtin(__builtin_offsetof)
#define offsetof(type, member) __builtin_offsetof(type, member)
#endif
#endif
#endif
#ifndef offsetof
#define offsetof(type, member) ((size_t) &((type *) 0)->member)
#endif
"""
"""A constant where NVRTC has the function, as that of CUDA 13.5."""
TIME = {"CLOCKS_PER_SEC": "((clock_t) 1000000)"}
VERSION = {"CUDA_VERSION": "(__CUDACC_VER_MAJOR__ * 1000 + __CUDACC_VER_MINOR__ * 10)"}
OF_COMPILERS = {
    "__asm__": "asm",
    "__asm": "asm",
    "__const": "const",
    "__extension__": "",
    "__signed__": "signed",
    "__builtin_huge_val()": "HUGE_VAL",
    "__BYTE_ORDER__": "1234",
    "__ORDER_LITTLE_ENDIAN__": "1234",
    "__ORDER_BIG_ENDIAN__": "4321",
    "__CHAR_BIT__": "8",
    "__INT_MAX__": "INT_MAX",
    "__LONG_MAX__": "LONG_MAX",
    "__SIZEOF_SHORT__": "2",
    "__SIZEOF_INT__": "4",
    "__SIZEOF_LONG__": "8",
    "__SIZEOF_LONG_LONG__": "8",
    "__SIZEOF_POINTER__": "8",
    "__SIZEOF_SIZE_T__": "8",
    "__SIZEOF_FLOAT__": "4",
    "__SIZEOF_DOUBLE__": "8",
}
"""Words of GNU's compilers, which nvcc knows too."""
BUILTINS = """__device__ inline int __builtin_clz(unsigned x) { return __clz(x); }
__device__ inline int __builtin_clzll(unsigned long long x) { return __clzll(x); }
__device__ inline int __builtin_ffs(int x) { return __ffs(x); }
__device__ inline int __builtin_popcount(unsigned x) { return __popc(x); }
__device__ inline int __builtin_popcountll(unsigned long long x) { return __popcll(x); }
__device__ inline void *__builtin_memcpy(void *to, const void *from, size_t size) { return memcpy(to, from, size); }
__device__ inline void *__builtin_memset(void *to, int value, size_t size) { return memset(to, value, size); }
"""
"""Their functions. No macros: by these, libcu++ would think that the compiler knows other ones too."""
TYPES = {
    **{"ushort": "unsigned short", "uint": "unsigned int", "ulong": "unsigned long"},
    **{"u_char": "unsigned char", "u_short": "unsigned short", "u_int": "unsigned int", "u_long": "unsigned long"},
    **{f"u_int{bits}_t": f"unsigned {kind}" for bits, kind in INTEGERS.items()},
    **{"ssize_t": "long", "time_t": "long long", "float_t": "float", "double_t": "double"},
    "nullptr_t": "decltype(nullptr)",
}
"""Types of the host's headers that nvcc includes by itself."""
OF_NVRTC = (
    *("cuda_runtime.h", "device_launch_parameters.h", "channel_descriptor.h", "device_atomic_functions.h"),
    *("device_functions.h", "math_functions.h", "vector_functions.h", "vector_types.h"),
    *("sm_20_atomic_functions.h", "sm_20_intrinsics.h", "sm_30_intrinsics.h", "sm_32_atomic_functions.h"),
    *("sm_32_intrinsics.h", "sm_35_atomic_functions.h", "sm_35_intrinsics.h", "sm_60_atomic_functions.h"),
    "sm_61_intrinsics.h",
)
"""Headers of CUDA whose contents NVRTC has itself, and some of which it cannot read."""
EXTREMES = (
    ("SCHAR", "UCHAR", 8),
    ("SHRT", "USHRT", 16),
    ("INT", "UINT", 32),
    ("LONG", "ULONG", 64),
    ("LLONG", "ULLONG", 64),
)


def _macros(values: dict[str, str]) -> str:
    return "".join(
        f"#ifndef {name.partition('(')[0]}\n#define {name} {value}\n#endif\n" for name, value in values.items()
    )


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
    PRELUDE: "".join(
        f"#include <{name}.h>\n" for name in ("math", "limits", "float", "stdint", "stdlib", "stddef", "time")
    )
    + _macros(OF_COMPILERS)
    + BUILTINS
    + "".join(f"typedef {kind} {name};\n" for name, kind in TYPES.items())
    + "#include <nvcc_std.h>\n",
    "math.h": _macros(MATH),
    "limits.h": _extremes(),
    "float.h": _float(),
    "stdint.h": _stdint(),
    "inttypes.h": _inttypes(),
    "stdlib.h": _macros(STDLIB),
    "stddef.h": STDDEF,
    "time.h": _macros(TIME),
    **dict.fromkeys(("assert.h", "stdbool.h", "stdio.h", "string.h"), ""),  # NVRTC defines their contents itself
}
HEADERS.update({f"c{name[:-2]}": text for name, text in HEADERS.items() if name != PRELUDE})
HEADERS.update({**dict.fromkeys(OF_NVRTC, ""), "cuda.h": _macros(VERSION)})
HEADERS.update({"nvcc_std.h": names_of_std(), **INCLUDED})
HEADERS.update(dict.fromkeys(("algorithm", "sys/types.h"), ""))  # the prelude has what kernels use of these
