"""Sources that were written for nvcc, which takes words, attributes and headers from the host's compiler. Sizes are nvcc's, of CUDA 13.0."""

from __future__ import annotations

import re
import warnings
from typing import Any, Callable

import pytest

PACKED = "__attribute__((packed))"
LAYOUTS = {
    f"struct B {{ char c; int x; }} {PACKED};": (5, 1),
    "typedef struct { int x; short y; } __align__(32) B;": (32, 32),
    f"typedef struct A {{ char c; int x; }} {PACKED} __attribute__((aligned(32))) B;": (32, 32),
    "struct B { char c; int x; } __attribute__((packed, aligned(2)));": (6, 2),
    "struct B { char c; int x; } __builtin_align__(16);": (16, 16),
    f"union B {{ char c[5]; int x; }} {PACKED};": (5, 1),
    f"enum B {{ one }} {PACKED};": (1, 1),
    f"struct B {{ char c; struct {{ char d; int x; }} {PACKED} inner; }};": (6, 1),
    f"class B {{ int x; }} // why\n/* and }} {PACKED} */ __align__(64)\n;": (64, 64),
    f"struct base {{ char c; }}; struct B : public base {{ int x; }} {PACKED};": (5, 1),
    f"template <class T> struct with {{ char c; T x; }} {PACKED}; typedef with<int> B;": (5, 1),
    "#define ALIGN(bytes) __align__(bytes)\ntypedef struct { int x; } ALIGN(16) B;": (16, 16),
    f"#define PACK {PACKED}\nstruct B {{ char c; int x; }} PACK;": (5, 1),
    "struct [[gnu::packed]] B { char c; int x; };": (5, 1),
    "struct B { char c; [[gnu::aligned(16)]] int x; };": (32, 16),
    # Macros:
    f"#define B_IS struct B {{ \\\n char c; int x; \\\n }} \\\n {PACKED}\nB_IS;": (5, 1),
    f"#define PACK \\\n {PACKED}\nstruct B {{ char c; int x; }} PACK;": (5, 1),
    f"#define PACK \\\r\n {PACKED}\r\nstruct B {{ char c; int x; }} PACK;\r\n": (5, 1),
    "#define ALIGN __align__\n#define BY_16 ALIGN(16)\nstruct B { int x; } BY_16;": (16, 16),
    "#define ALIGN __align__\nstruct B { int x; } ALIGN(16);": (16, 16),
    # Lines for the preprocessor behind the brace:
    f"#define ON\nstruct B {{ char c; int x; }}\n#ifdef ON\n{PACKED}\n#endif\n;": (5, 1),
    f"struct B {{ char c; int x; }}\n#ifdef ON\n{PACKED}\n#endif\n;": (8, 4),
    f"typedef struct {{ int x; }}\n#if 0\n__align__(32)\n#elif 1 // why\n__align__(64)\n#else\n{PACKED}\n#endif\nB;": (
        64,
        64,
    ),
    f"struct B {{ char c; int x; }} {PACKED}\n#if 1\n__align__(2)\n#endif\n;": (6, 2),
    f"struct B {{ char c; struct {{ char d; int x; }}\n#if 1\n{PACKED}\n#endif\ninner; }};": (6, 1),
    f"#if 1\nstruct B {{ char c; int x; }}\n{PACKED}\n#else\nstruct B {{ }}\n#endif\n;": (5, 1),
    # Comments, texts and numbers, in which nothing is code:
    f"struct B // (why);\n{{ char c; int x; }} {PACKED};": (5, 1),
    f"struct B /* }} */ {{ char c; int x; }} {PACKED};": (5, 1),
    "struct B { char c; int x; } __attribute__ /* ( */ ((packed // )\n));": (5, 1),
    f"struct B {{ char c; int x; }} \\\n{PACKED};": (5, 1),
    f"struct B {{ char c; int x[1'0]; }} {PACKED}; static_assert(1'0 == 10);": (41, 1),
    # Parentheses before the members:
    f"template <int n> struct base {{ char c; }}; struct B : base<(3)> {{ int x; }} {PACKED};": (5, 1),
    f"struct alignas(2) B {{ char c; int x; }} {PACKED};": (6, 2),
    # Several attributes of C++, of which only some are GNU's:
    "struct [[gnu::packed, gnu::aligned(alignof(short))]] B { char c; int x; };": (6, 2),
    "struct [[nodiscard, gnu::__packed__]] B { char c; int x; };": (5, 1),
    # These stay as they are:
    'struct B { char c[sizeof("[[gnu::packed]]")]; };': (16, 1),
    f"struct {PACKED} B {{ char c; int x; }};": (5, 1),
    f"struct B {{ char c; int x {PACKED}; }};": (5, 1),
    "typedef struct A { int x; } B __attribute__((aligned(32)));": (4, 32),
    f'__device__ const char *text = "}} {PACKED}"; struct B {{ char c; int x; }};': (8, 4),
    "struct B { char c; int x; }; __device__ struct B f(int x) { struct B b = { 1, x }; return b; }\n"
    "__attribute__((noinline)) __device__ int g(int x) { return x; }": (8, 4),
}
"""Declarations of a type B, with its size and alignment."""


@pytest.mark.parametrize("declaration", LAYOUTS)
def test_attributes_of_types_are_heeded(compiler: Any, declaration: str) -> None:
    """NVRTC alone ignores those behind a brace, without a word: kernels would read members from the wrong bytes."""
    size, alignment = LAYOUTS[declaration]
    source = (
        f"{declaration}\n"
        f'static_assert(sizeof(B) == {size} && alignof(B) == {alignment}, "another layout than nvcc\'s");\n'
        'extern "C" __global__ void f(B *b) { b[1] = b[0]; }\n'
    )
    assert b".entry f(" in compiler.compile(source, arch="sm_90", target="ptx", no_extern_c=True)


def test_errors_stay_in_their_lines(compiler: Any, drv: Any) -> None:
    source = f"struct B {{\n  char c;\n  int x;\n}}\n  {PACKED}\n;\n__global__ void f() {{ nothing(); }}"
    with pytest.raises(drv.CompileError, match=r"kernel\.cu\(7\): error"):
        compiler.compile(source, arch="sm_90")


def test_errors_stay_in_their_lines_with_conditions(compiler: Any, drv: Any) -> None:
    source = f"struct B {{\n  int x;\n}}\n#if 1\n{PACKED}\n#endif\n;\n__global__ void f() {{ nothing(); }}"
    with pytest.raises(drv.CompileError, match=r"kernel\.cu\(8\): error"):
        compiler.compile(source, arch="sm_90")
    broken = source.replace("int x;", "nothing x;")
    with pytest.raises(drv.CompileError, match=r"kernel\.cu\(2\): error"):
        compiler.compile(broken, arch="sm_90")


@pytest.mark.parametrize(
    "head", ["typedef struct\n{", "#line 1\ntypedef struct {\n", '# 1 "kernel.cu" 2\n\ntypedef struct {']
)
def test_lines_keep_their_numbers_where_the_source_tells_them(package: Callable[[str], Any], head: str) -> None:
    made = package("pycuda.gnu_attributes").heeded(f"{head} int x; }}\n#if 1\n{PACKED}\n#endif\nB;\nend")
    number = 0
    for line in made.splitlines():
        told = re.match("# *(?:line )?([0-9]+)", line)
        number = int(told[1]) - 1 if told else number + 1
    assert (line, number) == ("end", 7)


def test_a_source_that_is_cut_short_is_the_compiler_s_matter(compiler: Any, drv: Any) -> None:
    for source in (f"}} {PACKED}", "struct B { int x; } __attribute__((packed", "struct B { int x; } __align__(", "}{"):
        with pytest.raises(drv.CompileError):
            compiler.compile(source, arch="sm_90")


def test_long_sources_take_no_time(package: Callable[[str], Any]) -> None:
    """Each of these would take minutes if a step looked at the rest of the source."""
    heeded = package("pycuda.gnu_attributes").heeded
    parts = (
        f"struct A {{ int x; }} {PACKED};\n",
        f"struct A {{ int x; }}\n#if 1\n{PACKED}\n#endif\n;\n",
        "}\n#if 1\n",
        "} /*",
        "{} __align__(((",
        "struct A ",
        '} R"(',
        "{",
        'R"',
        '"',
        "1'",
        "[[gnu ",
    )
    for part in (*parts, "gnu ", "#define a(\n", "#define a __align__ \\\n"):
        heeded(part * 50_000 + "} __align__(8);")


def test_attributes_keep_their_texts(package: Callable[[str], Any]) -> None:
    heeded = package("pycuda.gnu_attributes").heeded
    for source in (
        'struct [[deprecated("{]]"), gnu::packed]] B {};',
        f'struct B {{}} __attribute__((deprecated("{{]]"))) {PACKED};',
    ):
        assert 'deprecated("{]]")' in heeded(source) and "struct B" not in heeded(source)


STATEMENTS = """
__asm__ __volatile__("membar.gl;");
__asm("membar.gl;");
__extension__ int e = 1;
__const int c = 1;
__signed__ int s = -1;
struct pair { int a, b; }; n = offsetof(pair, b);
n = __builtin_popcount(n) + __builtin_popcountll(n) + __builtin_clz(n) + __builtin_clzll(n) + __builtin_ffs(n);
__builtin_memcpy(to, &n, 4); __builtin_memset(to, 0, 4);
__int128 square = n; square *= square; n = (int)(square >> 64);
u_char a = 1; u_short b = a; u_int d = b; u_long f = d; u_int8_t g = f; u_int64_t h = g; n = h;
float_t x = 1; double_t y = x; nullptr_t z = nullptr;
n = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? __SIZEOF_POINTER__ : __CHAR_BIT__ + __INT_MAX__;
n = CLOCKS_PER_SEC; std::time_t t = n; std::nullptr_t p = nullptr; n = t;
""".strip().splitlines()


@pytest.mark.parametrize("statement", STATEMENTS)
def test_words_of_the_host_s_compiler(compiler: Any, statement: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "the compiler succeeded, but said")  # of unused variables
        source = f"__global__ void f(int *to, int n) {{ {statement} *to = n; }}"
        assert b".entry f(" in compiler.compile(source, arch="sm_90", target="ptx")


OWN_NAMES = """
typedef unsigned int uint; typedef unsigned int u_int; typedef unsigned char u_int8_t; typedef float float_t;
typedef struct { unsigned char x; } uchar;
namespace own { typedef int u_int; struct float_t { int x; }; enum { ssize_t, time_t }; }
#define uint unsigned int
#define offsetof(type, member) ((size_t) &((type *) 0)->member)
#define __builtin_popcount __popc
namespace std { typedef decltype(nullptr) nullptr_t; }
""".strip().splitlines()


@pytest.mark.parametrize("line", OWN_NAMES)
def test_programs_may_have_these_names_themselves(compiler: Any, line: str) -> None:
    """As with nvcc."""
    warnings.filterwarnings("ignore", "the compiler succeeded, but said")  # of another macro than nvcc's
    source = f'{line}\nextern "C" __global__ void f(int *to, int n) {{ *to = n; }}'
    assert b".entry f(" in compiler.compile(source, arch="sm_90", target="ptx", no_extern_c=True)


def test_headers_whose_contents_nvrtc_has(compiler: Any) -> None:
    """Some of them NVRTC could not read."""
    names = "cuda.h cuda_runtime.h channel_descriptor.h device_functions.h math_functions.h sm_20_atomic_functions.h"
    names += " sm_20_intrinsics.h sm_32_atomic_functions.h sm_60_atomic_functions.h sm_61_intrinsics.h vector_types.h"
    included = "".join(f"#include <{name}>\n" for name in names.split())
    source = (
        f"{included}__global__ void f(float4 *to) {{ atomicAdd(&to->x, __ballot_sync(1, 1)); to->y = CUDA_VERSION; }}"
    )
    assert b".entry f(" in compiler.compile(source, arch="sm_90", target="ptx")
