"""Headers that are not CUDA's (zlib, SQLite, lzma, Vulkan, curl ...): each becomes a module, or a message that says
how."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from generator import descriptor, fetch
from generator.__main__ import main
from tests.generator.small_library import SmallLibrary, small

__all__ = ["small"]

DESCRIPTOR = """\
headers = ["own/api.h"]
parts = ["own/parts/*.h"]
constants = "^OWN_"
functions = "^own"
platforms = ["linux"]
modules = ["raw"]
[faces]
summary = "a library that is no part of CUDA"
environment = "OWN_LIBRARY"
linux = ["libown.so.1"]
install = "ask its author"
"""
API = """\
#ifndef OWN_API_H
#define OWN_API_H
#define OWN_EXTERN extern
#define OWN_EXPORT OWN_EXTERN OWN_NOTHING __attribute__((visibility("default")))
#define OWN_NOTHING
#define OWN_INIT { 0, 0 }
#define OWN_CONFIG_H <own/parts/time.h>
#define OWN_LONG long
#define OWN_MAKE(a, b) ((((unsigned)(a)) << 8U) | (b))
#define OWN_NEXT(a) OWN_C(a)
#define OWN_C(a) a##UL
#define OWN_VERSION OWN_MAKE(OWN_MAJOR, 2)
#define OWN_MAJOR 1
#define OWN_FILTER OWN_NEXT(0x21)
#define OWN_MOST (UINT64_MAX / 2)
#include OWN_CONFIG_H
#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <time.h>
#if defined(LONG_MAX) && ULONG_MAX >= 0xFFFFFFFFFFFFFFFFULL
OWN_EXPORT OWN_LONG ownSize(void);
#endif
typedef void (*ownFree)(void *in);
#define OWN_STATIC ((ownFree)0)
#define OWN_COPY ((ownFree)-1)
typedef struct { double x; } ownPoint __attribute__((aligned(8)));
typedef struct ownMethods {
    void (*(*find)(struct ownMethods *, const char *name))(void);
    int (*format)(char *restrict text, const char *from, va_list list);
} ownMethods;
OWN_EXPORT int ownClose(ownPoint *file);
#define ownClose(file) ((file) ? (file)->x : (ownClose)(file))
OWN_EXPORT int ownPrint(const char *format, ...) __attribute__((format(printf, 1, 2)));
OWN_EXPORT int ownSum(int in, struct tm *when, const int is[2][2]);
int ownPrint(const char *format, ...);
static inline int ownTwice(int a) { return 2 * a; }
#endif
"""
PART = "#pragma once\n#define OWN_PART 7\nextern int ownPart(void);\ntypedef long ownTime;\n"
CODE = """\
#include <own/api.h>
long ownSize(void) { return 42; }
int (ownClose)(ownPoint *file) { return (int)file->x; }
int ownPrint(const char *format, ...) { return format[0]; }
int ownSum(int in, struct tm *when, const int is[2][2]) { return in + when->tm_year + is[1][1]; }
int ownPart(void) { return OWN_PART; }
"""
CALLS = """\
import ctypes
from cuda_ctypes.cu13.raw import own
exec("from cuda_ctypes.cu13.raw.own import *")
rows = (own.ownSum_is_array * 2)((1, 2), (3, 4))
print(own.ownSize(), own.ownClose(own.ownPoint(2.5)), own.ownPrint(b"A", 1), own.ownPart(), own.OWN_PART)
print(own.ownSum(1, own.tm(tm_year=70), rows), hex(own.OWN_VERSION), own.OWN_FILTER, hex(own.OWN_MOST))
print(own.OWN_STATIC, hex(own.OWN_COPY), own.OWN_LONG, [name for name in dir(own) if "EX" in name or "INIT" in name])
"""


@pytest.fixture
def own(small: SmallLibrary, tmp_path: Path) -> SmallLibrary:
    """A library without packages, with a header in a folder and a header whose name the C library uses too."""
    include = tmp_path / "elsewhere"
    (include / "own" / "parts").mkdir(parents=True)
    (include / "own" / "api.h").write_text(API)
    (include / "own" / "parts" / "time.h").write_text(PART)
    (tmp_path / "own.toml").write_text(DESCRIPTOR)
    small.include = include
    return small


@pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
@pytest.mark.parametrize("engine", [[], ["--compiler", "cc"]], ids=["pcpp", "cc"])
def test_it_is_generated_verified_and_called(
    own: SmallLibrary, engine: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    places = ["--include", str(own.include), "--output", str(own.package)]
    own.command("generate", "own", "13.5", *places, *engine)
    own.command("verify", "own", *places, *engine, "--target", "native")
    (own.folder / "own.c").write_text(CODE)
    library = own.folder / "libown.so"
    command = ["cc", "-shared", "-fPIC", f"-I{own.include}", "-o", str(library), str(own.folder / "own.c")]
    subprocess.run(command, check=True)
    monkeypatch.setenv("OWN_LIBRARY", str(library))
    monkeypatch.setattr("tests.generator.small_library.IMPORT", "")
    assert own.run(CALLS).splitlines() == [
        "42 2 65 7 7",
        "75 0x102 33 0x7fffffffffffffff",
        "0 0xffffffffffffffff <class 'cuda_ctypes.cu13.raw.own.OWN_LONG'> []",
    ]
    vendor = "from cuda_ctypes.__main__ import main; print(main(['vendor', 'own:ownSize,ownPart', *{}]))"
    assert own.run(vendor.format("['--face', 'raw', '--output', 'own_calls.py']")).endswith("\n0")
    assert own.run("import own_calls; print(own_calls.ownSize(), own_calls.ownPart())") == "42 7"
    assert 'remedy="ask its author"' in (own.package.parent / "own_calls.py").read_text()
    why = "own has no statuses, so the convention is C's own: --face raw"
    assert why in own.run(f"import sys; sys.stderr = sys.stdout; {vendor.format('[]')}")


def test_without_a_wish_it_is_not_verified(own: SmallLibrary) -> None:
    """No package has its headers, so that `make` could not."""
    assert main(["verify", "--target", "native"]) == 1
    printed = own.capsys.readouterr()
    assert printed.out == ("own: skipped, no package has its headers; name it, with --include\n")
    assert "nothing was verified" in printed.err


def test_constants_that_two_headers_of_the_c_library_have(small: SmallLibrary) -> None:
    """As zlib's header asks for them."""
    small.describe(
        "#include <unistd.h>\n#include <stdio.h>\n#ifndef SEEK_SET\n#define SML_SEEK 1\n#endif\n"
        "#define SML_END SEEK_END\nsmlStatus smlSeek(void);\n"
    )
    small.generate()
    assert small.run("print(raw.SML_END, hasattr(raw, 'SML_SEEK'))") == "2 False"


def refusal(own: SmallLibrary, *arguments: str) -> str:
    own.capsys.readouterr()
    assert main(["generate", "own", "13.5", "--output", str(own.package), *arguments]) == 1
    return own.capsys.readouterr().err.strip()


def test_missing_settings_of_a_descriptor_are_named(own: SmallLibrary) -> None:
    assert refusal(own) == ("error: the descriptor names no packages: say by --include DIR where the headers are")
    assert refusal(own, "--include", "/nowhere") == "error: there is no folder /nowhere"
    path = descriptor.DIRECTORY / "own.toml"
    path.write_text(DESCRIPTOR.replace('modules = ["raw"]\n', ""))
    assert refusal(own, "--include", str(own.include)) == (
        "error: own.toml: faces.result must be set, the enum of the library's status codes; "
        'a library without one has modules = ["raw"]'
    )
    path.write_text(
        DESCRIPTOR.replace('functions = "^own"', 'functions = "^other"').replace('parts = ["own/parts/*.h"]', "")
    )
    assert refusal(own, "--include", str(own.include)) == (
        "error: own.toml: functions: no function of CUDA 13.5 matches '^other'; "
        "`parts` names further headers of the library that its headers include"
    )
    path.write_text(DESCRIPTOR.replace("platforms", 'packages = ["cuda_runtime"]\nplatforms'))
    assert "For a library that is no part of CUDA, leave `packages` out" in refusal(own, "--include", str(own.include))


WRONG = """[annotations.functions]
ownClos = { file = "in" }
ownClose = { fil = "in" }
[annotations.rename]
foo = "bar"
[annotations.members.ownPoint]
nmae = "address"
[faces]
forget = ["ownDestory"]
"""


def test_misspelt_entries_are_errors(own: SmallLibrary) -> None:
    """Without packages, a library has the same headers in every CUDA major."""
    path = descriptor.DIRECTORY / "own.toml"
    path.write_text(DESCRIPTOR.replace("[faces]\n", WRONG).replace("modules", 'reviewed = ["own?ope"]\nmodules'))
    said = refusal(own, "--include", str(own.include))
    for entry in (
        "annotations.functions.ownClos (did you mean ownClose?)",
        "annotations.functions.ownClose.fil (did you mean file?)",
        "annotations.members.ownPoint.nmae",
        "annotations.rename.foo",
        "faces.forget: ownDestory",
        "reviewed: own?ope",
    ):
        assert entry in said


def test_misspelt_entries_may_be_for_another_major(small: SmallLibrary) -> None:
    """As long as no package has that one's modules."""
    small.describe("smlStatus smlRun(int a);\n", sections='[annotations.rename]\nfoo = "bar"\n')
    path = small.folder / "small.toml"
    path.write_text(path.read_text().replace("majors = [13]", "majors = [12, 13]"))
    arguments = ["generate", "small", "13.5", "--include", str(small.include), "--output", str(small.package)]
    assert main(arguments) == 0
    assert small.capsys.readouterr().err == (
        "small.toml: nothing in CUDA 13.5 matches annotations.rename.foo; "
        "correct these unless they are for CUDA 12, whose modules are not there yet\n"
    )
    (small.package / "cu13" / "_small.py").rename(small.package / "cu12" / "_small.py")
    assert small.refusal() == "error: small.toml: nothing in CUDA 13.5 matches annotations.rename.foo"


def test_a_pattern_of_parts_that_matches_nothing_is_named(own: SmallLibrary) -> None:
    path = descriptor.DIRECTORY / "own.toml"
    path.write_text(DESCRIPTOR.replace('"own/parts/*.h"', '"own/parts/*.h", "own/part/*.h"'))
    arguments = ["--include", str(own.include), "--output", str(own.package)]
    assert main(["generate", "own", "13.5", *arguments]) == 0
    assert own.capsys.readouterr().err == "own: `parts` names own/part/*.h, which these headers do not include\n"


def test_two_folders_of_headers(own: SmallLibrary, tmp_path: Path) -> None:
    """As cuDNN's headers need the toolkit's."""
    other = tmp_path / "other"
    (other / "own" / "parts").mkdir(parents=True)
    (own.include / "own" / "parts" / "time.h").rename(other / "own" / "parts" / "time.h")
    assert "there is no header own/parts/time.h; add its folder by --include" in refusal(
        own, "--include", str(own.include)
    )
    places = ["--include", str(own.include), "--include", str(other), "--output", str(own.package)]
    own.command("generate", "own", "13.5", *places)
    (own.include / "own" / "api.h").write_text(API.replace("OWN_EXPORT OWN_LONG ownSize(void);", ""))
    said = own.command("generate", "own", "13.5", *places)
    assert "1 functions are gone, which programs may call: ownSize" in said


def test_a_missing_header_and_one_that_is_cut_short(small: SmallLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    small.describe("#include <nv/target>\nsmlStatus smlRun(int a);\n")
    folders = [small.include]
    monkeypatch.setattr(fetch, "include_directories", lambda *_: folders)
    assert main(["generate", "small", "13.5", "--output", str(small.package)]) == 1
    advice = "name its package in `packages` of the descriptor, or in `defines` a macro that leaves it out"
    assert small.capsys.readouterr().err == f"error: small.h:2: there is no header nv/target; {advice}\n"
    small.describe("#if !defined(FOO_H) && 1\nsmlStatus smlRun(int a);\n")
    said = "error: small.h:2: #if !defined(FOO_H) && 1 without an #endif; the header may be incomplete"
    assert small.refusal() == said
    small.describe("smlStatus smlRun(int a);\n#unde")
    assert small.refusal() == "error: small.h:3: #unde is no directive; the header may be incomplete"


def test_structs_that_point_at_each_other(small: SmallLibrary) -> None:
    """hwloc's: the members of a union point to the union."""
    small.describe(
        "union smlDiff { struct smlAny { int type; union smlDiff *next; } any;"
        " struct smlOne { int type; union smlDiff *next; long value; } one; };\n"
        "struct smlLeft { struct smlRight *right; }; struct smlRight { struct smlLeft left[2]; };\n"
        "smlStatus smlSum(const union smlDiff *first, long *sum);\n"
    )
    small.generate()
    small.command(
        "verify", "small", "--include", str(small.include), "--output", str(small.package), "--target", "native"
    )
    said = small.run(
        "print(ctypes.sizeof(raw.smlAny), ctypes.sizeof(raw.smlDiff), ctypes.sizeof(raw.smlRight))\n"
        "second = raw.smlDiff(one=raw.smlOne(value=7))\n"
        "first = raw.smlDiff(any=raw.smlAny(next=ctypes.pointer(second)))\n"
        "print(first.any.next[0].one.value)"
    )
    assert said.split() == ["16", "24", "16", "7"]


def test_a_function_type_as_a_parameter_is_a_pointer(small: SmallLibrary) -> None:
    """ZeroMQ's: a typedef of the function, not of a pointer to it."""
    small.describe(
        "typedef int (smlTimer)(int id);\nsmlStatus smlAdd(smlTimer call);\nsmlStatus smlPut(smlTimer *call);\n"
        "smlTimer *smlGet(void *from);\n"
    )
    small.generate()
    small.command(
        "verify", "small", "--include", str(small.include), "--output", str(small.package), "--target", "native"
    )
    said = small.run("print(raw.smlAdd.argtypes == raw.smlPut.argtypes == [raw.smlTimer] or raw.smlAdd.argtypes)")
    assert said == "True"


def test_the_size_of_an_enum_is_right_or_refused(small: SmallLibrary) -> None:
    """UCX's status is a packed enum, of one byte."""
    for header in (
        "typedef enum { SML_A } __attribute__((packed)) smlSmall;\n",
        "enum __attribute__((packed)) smlSmall { SML_A };\n",
        "enum smlSmall { SML_A } __attribute__((packed));\n",
    ):
        small.describe(f"{header}smlStatus smlUse(int a);\n")
        assert "__attribute__((packed)) of an enum, which then is no int" in small.refusal()


def test_names_to_ignore_may_be_patterns(small: SmallLibrary) -> None:
    """FFTW's: one set of functions for each precision; MPI's: function types with three dots."""
    header = (
        "typedef long double smlqNumber;\nsmlStatus smlqRun(smlqNumber a);\ntypedef __float128 smlqLong;\n"
        "typedef void (smlqHandler)(int *code, ...);\n#define SML_Q ?\nsmlStatus smlRun(int a);\n"
        "__signed__ char smlSigned(const int __const__ a);\nstatic __inline__ int smlTwice(int a);\n"
        "static __inline__ int smlTwice(int a) { return 2 * a; }\n"
    )
    small.describe(header)
    assert 'ignore = ["smlqNumber"]' in small.refusal()
    small.describe(header, settings='ignore = ["smlq*", "SML_?"]')
    assert "2 functions" in small.generate()


def test_the_undeclared_type_is_named(small: SmallLibrary) -> None:
    """Not the struct of the declaration before it."""
    small.describe("struct smlOwn;\nsmlStatus smlA(struct smlOwn *);\nsmlMissing smlB(struct smlOwn *);\n")
    assert "'smlMissing' is not a declared type" in small.refusal()


def test_a_type_may_be_declared_twice(small: SmallLibrary) -> None:
    """As by a stand-in, and by the C library's own header in a folder that somebody gives."""
    small.describe(
        "typedef long smlTime;\ntypedef long smlClock;\ntypedef smlClock smlTime;\nsmlStatus smlRun(smlTime a);\n"
    )
    assert "1 functions" in small.generate()
    small.describe("typedef long smlTime;\ntypedef int smlTime;\nsmlStatus smlRun(smlTime a);\n")
    assert "'smlTime' is already defined" in small.refusal()


SYSTEM = """\
#include <alloca.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <semaphore.h>
#include <sys/param.h>
#include <termios.h>
#include "other/version.h"
typedef enum { SML_BUSY = -EBUSY, SML_ESCAPE = '\\x1B' } smlCode;
typedef void (*smlReport)(void *context, const char *format, ...);
typedef struct { smlReport report; int smlLevel; unsigned char padding[8]; } smlHandler;
#define smlLevel (*smlLevelOf())
int *smlLevelOf(void);
typedef int smlSizes[sizeof(((smlHandler *)0)->padding) == 8 ? 1 : -1];
typedef struct { struct sockaddr_in6 address; struct termios before; char host[MAXHOSTNAMELEN]; } smlPeer;
typedef struct { pthread_barrier_t *barrier; sem_t *ready; struct addrinfo *found; } smlLookup;
typedef unsigned char smlKey[4];
int smlAdd(const smlKey key);
int smlTell(smlReport report, void *context);
#define SML_Plus smlAdd
#define SML_OPEN (O_CREAT | O_CLOEXEC)
"""
SYSTEM_CODE = """\
int smlAdd(const unsigned char *key) { return key[0] + key[3]; }
int smlTell(void (*report)(void *, const char *, ...), void *context) { report(context, "%d apples", 3); return 7; }
int *smlLevelOf(void) { return 0; }
"""


def test_the_systems_headers(small: SmallLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    """What libxml2, SDL2, libuv and libevent need: the system's types and numbers, functions of other libraries' headers that
    no face needs, function types with three dots, arrays behind typedefs, and macros with the names of members or functions.
    """
    (small.include / "other").mkdir()
    (small.include / "other" / "version.h").write_text(
        "typedef char uVersion[2][2];\nvoid uGetVersion(uVersion version);\n"
    )
    small.describe(SYSTEM)
    small.generate()
    if not shutil.which("cc"):
        pytest.skip("no C compiler")
    places = ["--include", str(small.include), "--output", str(small.package)]
    small.command("verify", "small", *places, "--target", "native")
    (small.folder / "small.c").write_text(SYSTEM_CODE)
    library = small.folder / "libsmall.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", str(library), str(small.folder / "small.c")], check=True)
    monkeypatch.setenv("SMALL_LIBRARY", str(library))
    said = small.run(
        "raw.smlTell(raw.smlReport(lambda context, text: print(context, text)), 5)\n"
        "print(raw.SML_Plus((ctypes.c_ubyte * 4)(1, 2, 3, 4)), hex(raw.SML_OPEN))\n"
        "print(int(raw.smlCode.SML_BUSY), int(raw.smlCode.SML_ESCAPE), ctypes.sizeof(raw.smlPeer))"
    )
    assert said.splitlines() == ["5 b'%d apples'", "5 0x80040", "-16 27 152"]


def test_arrays_of_arrays_behind_a_typedef_are_refused_as_parameters(small: SmallLibrary) -> None:
    small.describe("typedef int smlGrid[2][2];\nsmlStatus smlRun(smlGrid grid);\n")
    assert "parameter 'grid' of 'smlRun' is an array of arrays behind a typedef" in small.refusal()


LINUX = 'platforms = ["linux"]'


def test_a_test_for_a_macro_that_a_stand_in_lacks_is_refused(small: SmallLibrary) -> None:
    """It would go the wrong way, and give the constant another value than C's."""
    (small.include / "fcntl.h").write_text("#include <bits/own.h>\n#define F_OWN() 1\n")
    (small.include / "bits").mkdir()
    (small.include / "bits" / "own.h").write_text("# define O_OWN 0x4000 /* own */\n")
    header = "#include <fcntl.h>\n#if {}\n#define SML_OWN 1\n#else\n#define SML_OWN 0\n#endif\nint smlRun(void);\n"
    for test in ("defined(O_OWN)", "O_OWN > 3"):
        small.describe(header.format(test), LINUX)
        assert small.refusal() == (
            "error: small.h:3: a test for O_OWN, which the C library defines and its stand-in headers/libc/fcntl.h lacks: "
            "define it there, or in `defines`"
        )
    small.describe(header.format("defined(O_OWN)"), f'{LINUX}\ndefines = ["O_OWN=0x4000"]')
    small.generate()
    assert small.run("print(raw.SML_OWN)") == "1"
    small.describe(header.format("defined(F_OWN) || defined(O_OTHER)"), LINUX)
    small.generate()
    assert small.run("print(raw.SML_OWN)") == "0"


def test_what_differs_on_windows_is_refused(small: SmallLibrary) -> None:
    """A table has one value for both systems."""
    for header, what in (
        (
            "#include <inttypes.h>\n#define SML_FORMAT PRIu64\nint smlRun(void);\n",
            "'SML_FORMAT', one of the constants,",
        ),
        ("#include <time.h>\nint smlRun(time_t when);\n", "'time_t', one of the typedefs,"),
        ("#include <sys/types.h>\nssize_t smlRun(void);\n", "'ssize_t', one of the typedefs,"),
    ):
        small.describe(header)
        advice = "a table serves both systems: choose one of `platforms` in the descriptor"
        assert small.refusal() == f"error: {what} differs on Windows; {advice}"
        small.describe(header, LINUX)
        small.generate()


CONSTANTS = """\
#include <inttypes.h>
#include <limits.h>
#include <math.h>
#define SML_MAJOR 3
#define SML_TEXT(x) SML_WORD(x)
#define SML_WORD(x) #x
#define SML_VERSION "small " SML_TEXT(SML_MAJOR) ".1"
#define SML_FORMAT "%" PRIu64 " apples"
#define SML_LENGTH (sizeof(SML_VERSION) - 1)
#define SML_TURN (2 * M_PI)
#define SML_PATH PATH_MAX
#define SML_JOIN(name, number) name ## number
#define SML_NAME(name, number) SML_JOIN(name, number)
#define smlRun SML_NAME(smlRun_, SML_MAJOR)
int smlRun(int a);
"""


def test_constants_made_of_texts_and_of_the_c_librarys_numbers(small: SmallLibrary) -> None:
    small.describe(CONSTANTS, LINUX)
    small.generate()
    said = small.run("print(raw.SML_VERSION, raw.SML_FORMAT, raw.SML_LENGTH, raw.SML_TURN, raw.SML_PATH)")
    assert said == "small 3.1 %lu apples 9 6.283185307179586 4096"
    places = ["--include", str(small.include), "--output", str(small.package)]
    if shutil.which("cc"):
        small.command("verify", "small", *places, "--target", "native")
    assert "smlRun: smlRun_3" in (small.package / "cu13/_small.py").read_text()


def test_declarations_as_other_libraries_write_them(small: SmallLibrary) -> None:
    """Static functions before their bodies, bounds made of other parameters, and a struct with two typedefs."""
    small.describe(
        "static int smlHalf(int a);\nstatic int smlHalf(int a) { return a / 2; }\n"
        "typedef struct smlPair smlPair_t; typedef smlPair_t smlPair;\nstruct smlPair { int x, y; };\n"
        "typedef smlPair smlPairs[2];\n"
        "smlStatus smlSum(int rows, int columns, const double values[rows * columns], smlPairs *pairs);\n"
    )
    small.generate()
    if shutil.which("cc"):
        places = ["--include", str(small.include), "--output", str(small.package)]
        small.command("verify", "small", *places, "--target", "native")
    assert small.run("print(ctypes.sizeof(raw.smlPairs), 'smlHalf' in dir(raw))") == "16 False"
    assert "ArrayType[smlPair]" in (small.package / "cu13/raw/small.pyi").read_text()


def test_what_glibcs_headers_bring(small: SmallLibrary) -> None:
    """Blosc uses int32_t with <stdlib.h> alone."""
    small.describe("#include <stdlib.h>\n#define SML_MOST (100 / sizeof(int32_t))\nssize_t smlRun(int32_t a);\n", LINUX)
    small.generate()
    assert small.run("print(raw.SML_MOST)") == "25"


def test_a_typedef_of_char_is_a_number(small: SmallLibrary) -> None:
    small.describe("typedef char smlLetter;\nsmlLetter smlFirst(const char *word);\n")
    small.generate()
    assert small.run("a = raw.smlLetter(97); print(a, int(a), a == 97, bool(raw.smlLetter()))") == (
        "smlLetter(97) 97 True False"
    )


@pytest.mark.parametrize("value", ["sizeof(long)", "(~0UL)", "(1L << 20 << 12)", "sizeof(1L)", "sizeof(long[2])"])
def test_a_constant_that_differs_on_windows_is_refused(small: SmallLibrary, value: str) -> None:
    small.describe(f"#define SML_LONG {value}\nsmlStatus smlRun(int a);\n")
    assert small.refusal().startswith("error: 'SML_LONG', one of the constants, differs on Windows; ")


def test_numbers_of_both_systems(small: SmallLibrary) -> None:
    small.describe(
        "#include <stddef.h>\n#define SML_A 0xFFFFFFFFUL\n#define SML_B (1LL << 40)\n#define SML_C (sizeof(size_t) * 2L)\n"
        "#define SML_D 0x100000000\n#define SML_E (1UL + 5000000000)\nsmlStatus smlRun(ptrdiff_t a);\n"
    )
    small.generate()
    assert small.run("print(raw.SML_A, raw.SML_B, raw.SML_C, raw.SML_D, raw.SML_E)") == (
        f"{2**32 - 1} {2**40} 16 {2**32} 5000000001"
    )
    assert "smlRun: smlStatus (intptr_t a)" in (small.package / "cu13/_small.py").read_text()
    if shutil.which("cc"):
        places = ["--include", str(small.include), "--output", str(small.package)]
        small.command("verify", "small", *places, "--target", "native")
