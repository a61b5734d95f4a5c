"""The headers that kernels of PyCUDA's programs include: complex numbers and half precision, of their own."""

from __future__ import annotations

COMPLEX = r"""#pragma once
extern "C++" {  // also where a source stands in extern "C"
namespace pycuda {
namespace detail {
template <bool allowed> struct only_if {};
template <> struct only_if<true> { typedef int type; };
}

template <class T> struct complex {
    typedef T value_type;
    T re, im;

    complex() = default;
    __host__ __device__ complex(const T &real, const T &imaginary = T()) : re(real), im(imaginary) {}
    template <class U, typename detail::only_if<(sizeof(U) <= sizeof(T))>::type = 0>
    __host__ __device__ complex(const complex<U> &z) : re(z.re), im(z.im) {}
    template <class U, typename detail::only_if<(sizeof(U) > sizeof(T))>::type = 0>
    __host__ __device__ explicit complex(const complex<U> &z) : re(T(z.re)), im(T(z.im)) {}

    __host__ __device__ T real() const { return re; }
    __host__ __device__ T imag() const { return im; }
    __host__ __device__ explicit operator bool() const { return re != T() || im != T(); }

    __host__ __device__ complex operator+() const { return *this; }
    __host__ __device__ complex operator-() const { return complex(-re, -im); }
    __host__ __device__ complex &operator=(const T &x) { re = x; im = T(); return *this; }
    template <class U> __host__ __device__ complex &operator+=(const U &x) { return *this = *this + complex(x); }
    template <class U> __host__ __device__ complex &operator-=(const U &x) { return *this = *this - complex(x); }
    template <class U> __host__ __device__ complex &operator*=(const U &x) { return *this = *this * complex(x); }
    template <class U> __host__ __device__ complex &operator/=(const U &x) { return *this = *this / complex(x); }

    friend __host__ __device__ complex operator+(const complex &a, const complex &b)
    { return complex(a.re + b.re, a.im + b.im); }
    friend __host__ __device__ complex operator-(const complex &a, const complex &b)
    { return complex(a.re - b.re, a.im - b.im); }
    friend __host__ __device__ complex operator*(const complex &a, const complex &b)
    { return complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re); }
    friend __host__ __device__ complex operator/(const complex &a, const complex &b)
    {   // scaled by the larger part, so that squares neither overflow nor vanish
        if (b.re == T() && b.im == T())
            return complex(a.re / ::fabs(b.re), a.im / ::fabs(b.re));
        if (::fabs(b.re) >= ::fabs(b.im)) {
            T ratio = b.im / b.re, whole = b.re + b.im * ratio;
            return complex((a.re + a.im * ratio) / whole, (a.im - a.re * ratio) / whole);
        }
        T ratio = b.re / b.im, whole = b.re * ratio + b.im;
        return complex((a.re * ratio + a.im) / whole, (a.im * ratio - a.re) / whole);
    }
    friend __host__ __device__ complex operator+(const complex &a, const T &x) { return complex(a.re + x, a.im); }
    friend __host__ __device__ complex operator+(const T &x, const complex &a) { return complex(x + a.re, a.im); }
    friend __host__ __device__ complex operator-(const complex &a, const T &x) { return complex(a.re - x, a.im); }
    friend __host__ __device__ complex operator-(const T &x, const complex &a) { return complex(x - a.re, -a.im); }
    friend __host__ __device__ complex operator*(const complex &a, const T &x) { return complex(a.re * x, a.im * x); }
    friend __host__ __device__ complex operator*(const T &x, const complex &a) { return complex(x * a.re, x * a.im); }
    friend __host__ __device__ complex operator/(const complex &a, const T &x) { return complex(a.re / x, a.im / x); }
    friend __host__ __device__ complex operator/(const T &x, const complex &a) { return complex(x) / a; }
    friend __host__ __device__ bool operator==(const complex &a, const complex &b) { return a.re == b.re && a.im == b.im; }
    friend __host__ __device__ bool operator!=(const complex &a, const complex &b) { return !(a == b); }
};

template <class T> __device__ T real(const complex<T> &z) { return z.re; }
template <class T> __device__ T imag(const complex<T> &z) { return z.im; }
template <class T> __device__ complex<T> conj(const complex<T> &z) { return complex<T>(z.re, -z.im); }
template <class T> __device__ T norm(const complex<T> &z) { return z.re * z.re + z.im * z.im; }
template <class T> __device__ T abs(const complex<T> &z) { return ::hypot(z.re, z.im); }
template <class T> __device__ T fabs(const complex<T> &z) { return ::hypot(z.re, z.im); }
template <class T> __device__ T arg(const complex<T> &z) { return ::atan2(z.im, z.re); }
template <class T> __device__ complex<T> polar(const T &radius, const T &angle = T())
{ return complex<T>(radius * ::cos(angle), radius * ::sin(angle)); }
template <class T> __device__ complex<T> exp(const complex<T> &z) { return polar(::exp(z.re), z.im); }
template <class T> __device__ complex<T> log(const complex<T> &z) { return complex<T>(::log(abs(z)), arg(z)); }
template <class T> __device__ complex<T> log10(const complex<T> &z) { return log(z) / ::log(T(10)); }
template <class T> __device__ complex<T> sqrt(const complex<T> &z)
{
    if (z.re == T() && z.im == T())
        return complex<T>(T(), z.im);
    T half = ::sqrt((::fabs(z.re) + abs(z)) / 2), other = z.im / (2 * half);
    return z.re >= T() ? complex<T>(half, other) : complex<T>(::fabs(other), ::copysign(half, z.im));
}
template <class T> __device__ complex<T> pow(const complex<T> &z, const complex<T> &w)
{
    if (z.re == T() && z.im == T())
        return w.re == T() && w.im == T() ? complex<T>(T(1)) : complex<T>(T());
    return exp(w * log(z));
}
template <class T> __device__ complex<T> pow(const complex<T> &z, const T &x)
{
    if (z.re == T() && z.im == T())
        return complex<T>(::pow(T(), x));
    return polar(::pow(abs(z), x), x * arg(z));
}
template <class T> __device__ complex<T> pow(const T &x, const complex<T> &z) { return pow(complex<T>(x), z); }
template <class T> __device__ complex<T> pow(const complex<T> &z, int n)
{
    complex<T> result(T(1)), power = z;
    for (unsigned left = n < 0 ? 0u - n : n; left; left >>= 1, power = power * power)
        if (left & 1)
            result = result * power;
    return n < 0 ? T(1) / result : result;
}
template <class T> __device__ complex<T> sinh(const complex<T> &z)
{ return complex<T>(::sinh(z.re) * ::cos(z.im), ::cosh(z.re) * ::sin(z.im)); }
template <class T> __device__ complex<T> cosh(const complex<T> &z)
{ return complex<T>(::cosh(z.re) * ::cos(z.im), ::sinh(z.re) * ::sin(z.im)); }
template <class T> __device__ complex<T> tanh(const complex<T> &z)
{
    if (::fabs(z.re) > T(20))  // where the parts of the quotient overflow, it is 1 in magnitude
        return complex<T>(::copysign(T(1), z.re), T());
    T whole = ::cosh(2 * z.re) + ::cos(2 * z.im);
    return complex<T>(::sinh(2 * z.re) / whole, ::sin(2 * z.im) / whole);
}
template <class T> __device__ complex<T> times_i(const complex<T> &z) { return complex<T>(-z.im, z.re); }
template <class T> __device__ complex<T> over_i(const complex<T> &z) { return complex<T>(z.im, -z.re); }
template <class T> __device__ complex<T> sin(const complex<T> &z) { return over_i(sinh(times_i(z))); }
template <class T> __device__ complex<T> cos(const complex<T> &z) { return cosh(times_i(z)); }
template <class T> __device__ complex<T> tan(const complex<T> &z) { return over_i(tanh(times_i(z))); }
template <class T> __device__ complex<T> asin(const complex<T> &z)
{ return over_i(log(times_i(z) + sqrt(T(1) - z * z))); }
template <class T> __device__ complex<T> acos(const complex<T> &z) { return T(1.5707963267948966) - asin(z); }
template <class T> __device__ complex<T> atan(const complex<T> &z)
{ return times_i(log(T(1) - times_i(z)) - log(T(1) + times_i(z))) / T(2); }
}
}
"""
"""``pycuda::complex<T>``: trivially constructible, so that arrays of it may be in shared memory."""

HALF = r"""#pragma once
extern "C++" {
struct half {
    unsigned short bits;

    half() = default;
    __device__ half(float x) { asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(x)); }
    __device__ operator float() const { float x; asm("cvt.f32.f16 %0, %1;" : "=f"(x) : "h"(bits)); return x; }
    __device__ half &operator+=(float x) { return *this = half(float(*this) + x); }
    __device__ half &operator-=(float x) { return *this = half(float(*this) - x); }
    __device__ half &operator*=(float x) { return *this = half(float(*this) * x); }
    __device__ half &operator/=(float x) { return *this = half(float(*this) / x); }
};
}
"""
"""``half`` for kernels that do not include ``cuda_fp16.h``: stored in 16 bits, computed in float."""
HELPERS = "#pragma once\n#include <pycuda-complex.hpp>\n"
"""Of PyCUDA's helpers, those for texture references are gone with them."""
INCLUDED = {"pycuda-complex.hpp": COMPLEX, "pycuda-half.hpp": HALF, "pycuda-helpers.hpp": HELPERS}
"""By the names that programs include."""
