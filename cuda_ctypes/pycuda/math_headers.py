"""C++'s names of the host's compiler that kernels use: ``std``, and functions of several types of numbers at once.

NVRTC declares ``pow`` for two floats and for two doubles: ``pow(x, 2.0)`` of a float, or ``sqrt`` of an int, would be
ambiguous. C++ computes these in double.
"""

from __future__ import annotations

BITS = (8, 16, 32, 64)
WHOLE = ["bool", "char", "signed char", "wchar_t", "char16_t", "char32_t", "unsigned char"] + [
    f"{sign} {kind}" for sign in ("signed", "unsigned") for kind in ("short", "int", "long", "long long")
]
"""The integer types of C++."""
OF_ONE = """acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 fabs floor lgamma log log10 log1p log2
logb nearbyint rint round sin sinh sqrt tan tanh tgamma trunc"""
OF_TWO = "atan2 copysign fdim fmax fmin fmod hypot nextafter pow remainder"
OTHERS = """abs fma frexp ilogb isfinite isinf isnan ldexp llrint llround lrint lround modf nan remquo scalbln scalbn signbit
labs llabs malloc free memcpy memset printf size_t ptrdiff_t nullptr_t clock clock_t time_t intptr_t uintptr_t intmax_t uintmax_t"""

TYPES = "#pragma once\nnamespace nvcc_prelude {\ntemplate <class T> struct whole {};\n" + "".join(
    f"template <> struct whole<{kind}> {{ typedef double type; }};\n" for kind in WHOLE
)
NUMBERS = """template <class T> struct number : whole<T> {};
template <> struct number<float> { typedef float type; };
template <> struct number<double> { typedef double type; };
}
"""
ONE = """template <class T, class R = typename nvcc_prelude::whole<T>::type>
__host__ __device__ R {name}(T x) {{ return ::{name}(R(x)); }}
"""
TWO = """template <class T, class U, class R = decltype(
    typename nvcc_prelude::number<T>::type() + typename nvcc_prelude::number<U>::type())>
__host__ __device__ R {name}(T x, U y) {{ return ::{name}(R(x), R(y)); }}
"""
TEMPLATES = """template <class T> __host__ __device__ constexpr const T &min(const T &a, const T &b) { return b < a ? b : a; }
template <class T> __host__ __device__ constexpr const T &max(const T &a, const T &b) { return a < b ? b : a; }
template <class T> __host__ __device__ void swap(T &a, T &b) { T c = a; a = b; b = c; }
"""


def names_of_std() -> str:
    """The header of the namespace ``std``, and of functions of mixed numbers. It needs ``stdint.h`` before it.

    Returns
    -------
    str
    """
    integers = [f"{u}int{kind}{bits}_t" for u in ("", "u") for kind in ("", "_least", "_fast") for bits in BITS]
    names = [*OF_ONE.split(), *OF_TWO.split(), *OTHERS.split(), *integers]
    return "".join(
        [
            TYPES,
            NUMBERS,
            *[ONE.format(name=name) for name in OF_ONE.split()],
            *[TWO.format(name=name) for name in OF_TWO.split()],
            "namespace std {\n",
            *[f"using ::{name};\n" for name in names],
            TEMPLATES,
            "}\n",
        ]
    )
