"""Both preprocessors find the same declarations in the headers, and all of them."""

from __future__ import annotations

import ast
import functools
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from generator import descriptor, fetch, manifest
from generator.__main__ import main
from generator.descriptor import Descriptor
from generator.errors import GeneratorError, HeaderError
from generator.model import Alias, Location
from generator.preprocess import Macro, Preprocessed, preprocess, preprocess_in
from generator.stand_ins import STAND_INS

RELEASES = list(manifest.read())
needs_cc = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
ENGINES = [pytest.param(None, id="pcpp"), pytest.param("cc", id="cc", marks=needs_cc)]


@functools.cache
def driver(release: str, compiler: str | None = None, windows: bool = False) -> Preprocessed:
    return preprocess(descriptor.load("driver"), release, compiler=compiler, windows=windows)


def compile_real(release: str, program: str, *options: str) -> str:
    """Compile a program with the release's headers and all of the compiler's own macros."""
    folders = fetch.include_directories(release, ["cuda_runtime", "cuda_profiler_api"])
    command = ["cc", "-E", "-P", "-w", *options, *(f"-I{folder}" for folder in [*folders, STAND_INS]), "-x", "c", "-"]
    return subprocess.run(command, input=program, capture_output=True, text=True, check=True).stdout


DRIVER = "".join(
    f"#include <{header}>\n"
    for header in ("vdpau/vdpau.h", "cuda.h", "cudaProfiler.h", "cudaGL.h", "cudaEGL.h", "cudaVDPAU.h")
)


def functions(text: str) -> set[str]:
    return set(re.findall(r"\b(cu[A-Z]\w*)\s*\(", text))


@pytest.mark.network
@pytest.mark.usefixtures("releases")
class TestRealHeaders:
    @needs_cc
    @pytest.mark.parametrize("release", RELEASES)
    def test_both_engines_agree(self, release: str) -> None:
        ours, compilers = driver(release), driver(release, "cc")
        assert ours.text == compilers.text
        assert ours == compilers

    @needs_cc
    @pytest.mark.parametrize("release", [RELEASES[0], "12.9", RELEASES[-1]])
    def test_both_engines_agree_for_windows(self, release: str) -> None:
        assert driver(release, None, True) == driver(release, "cc", True)

    @needs_cc
    @pytest.mark.parametrize("release", RELEASES)
    def test_no_function_is_lost(self, release: str) -> None:
        """The compiler with its own settings finds the same functions as pcpp, and the inline one."""
        result = driver(release)
        seen = compile_real(release, DRIVER, "-D__CUDA_API_VERSION_INTERNAL")
        assert functions(result.text) == functions(seen) | {"cuGetProcAddress_v2_ptsz"}

    def test_there_are_685_functions_in_cuda_h_13_5(self) -> None:
        names: dict[str, set[str]] = {}
        for part in re.split(r"^# \d+ ", driver("13.5").text, flags=re.MULTILINE)[1:]:
            header, _, text = part.partition("\n")
            names.setdefault(header.strip('"'), set()).update(functions(text))
        assert len(names["cuda.h"] - {"cuGetProcAddress_v2_ptsz"}) == 685
        assert len(names["cudaProfiler.h"]) == 3

    @needs_cc
    @pytest.mark.parametrize("release", RELEASES)
    def test_aliases_are_expanded_as_by_the_compiler(self, release: str) -> None:
        aliases = driver(release).aliases
        probes = "".join(f'"{alias.name}", {alias.name};\n' for alias in aliases)
        plain = dict(re.findall(r'"(\w+)", (\w+);', compile_real(release, DRIVER + probes)))
        option = "-DCUDA_API_PER_THREAD_DEFAULT_STREAM"
        per_thread = dict(re.findall(r'"(\w+)", (\w+);', compile_real(release, DRIVER + probes, option)))

        assert {alias.name: alias.symbol for alias in aliases} == plain
        assert {alias.name: alias.per_thread or alias.symbol for alias in aliases} == per_thread

    @pytest.mark.parametrize("release", RELEASES)
    def test_every_macro_named_like_a_function_is_an_alias(self, release: str) -> None:
        written = set()
        for folder in fetch.include_directories(release, ["cuda_runtime", "cuda_profiler_api"]):
            for header in descriptor.load("driver").headers:
                if (folder / header).exists():
                    text = (folder / header).read_text("utf-8")
                    written |= set(re.findall(r"^\s*#\s*define\s+(cu[A-Z]\w*)\s+(\S+)", text, re.MULTILINE))
        assert {alias.name for alias in driver(release).aliases} == {name for name, body in written if name != body}

    @pytest.mark.parametrize("release", RELEASES)
    def test_every_twin_is_declared(self, release: str) -> None:
        result = driver(release)
        declared = functions(result.text)
        for alias in result.aliases:
            assert {alias.symbol, alias.per_thread or alias.symbol} <= declared, alias

    @pytest.mark.parametrize("release", RELEASES)
    def test_every_constant_is_there(self, release: str) -> None:
        """As many macros with a value as in the text of cuda.h, without those for the compiler."""
        (folder, _) = fetch.include_directories(release, ["cuda_runtime", "cuda_profiler_api"])
        text = (folder / "cuda.h").read_text("utf-8")
        written = re.findall(r"^[ \t]*#[ \t]*define[ \t]+((?:CU_|CUDA_)\w+)[ \t]+\S", text, re.MULTILINE)
        found = [macro.name for macro in driver(release).macros if macro.location.header == "cuda.h"]
        ours = [name for name in found if name.startswith(("CU_", "CUDA_"))]
        assert ours == [name for name in written if name != "CUDA_CB"]
        assert "CU_STREAM_LEGACY" in ours and "CUDA_VERSION" in ours

    @pytest.mark.parametrize("release", RELEASES)
    def test_lines_are_where_they_are_said_to_be(self, release: str) -> None:
        (folder, _) = fetch.include_directories(release, ["cuda_runtime", "cuda_profiler_api"])
        source = (folder / "cuda.h").read_text("utf-8").splitlines()
        words = re.compile(r"[^\W_]+")  # parts of names, because an alias changes the rest
        checked = 0
        header, number = "", 0
        for line in driver(release).text.splitlines():
            if marker := re.fullmatch(r'# (\d+) "(.*)"', line):
                number, header = int(marker[1]), marker[2]
                assert "/" not in header.removeprefix("sys/")  # the C library has two headers time.h
                continue
            if header == "cuda.h" and (ours := set(words.findall(line))):
                assert ours & set(words.findall(source[number - 1])), f"cuda.h:{number}: {line}"
                checked += 1
            number += 1
        assert checked > 2000

    @pytest.mark.parametrize("release", RELEASES)
    def test_the_inline_function_keeps_its_body(self, release: str) -> None:
        text = driver(release).text
        assert text.count("cuGetProcAddress_v2_ptsz") == 1
        body = text[text.index("static inline CUresult cuGetProcAddress_v2_ptsz(") :]
        assert "return cuGetProcAddress_v2(symbol, funcPtr, driverVersion, flags, symbolStatus);\n}" in body

    @pytest.mark.parametrize("release", RELEASES)
    def test_internal_lines_are_the_sections_at_the_end(self, release: str) -> None:
        result = driver(release)
        assert set(result.internal_lines) == {"cuda.h", "cudaGL.h", "cudaVDPAU.h"}
        first, last = result.internal_lines["cuda.h"][-1]
        lines = result.text.splitlines()
        inside = lines[lines.index(f'# {first} "cuda.h"') :]
        assert "cuMemHostRegister(" in inside[1]
        assert last - first > 200

    @pytest.mark.parametrize(("release", "alignment"), [("12.9", 64), ("13.5", 128)])
    def test_alignment_does_not_hide(self, release: str, alignment: int) -> None:
        assert re.search(rf"_Alignas\({alignment}\)\s+cuuint64_t opaque\[16\];", driver(release).text)

    def test_calling_conventions(self) -> None:
        result = driver("13.5")
        assert set(result.conventions.values()) == {"CUDA_CB"}
        assert len(result.conventions) == 6

    @needs_cc
    @pytest.mark.parametrize("windows", [False, True])
    def test_windows_has_a_function_of_its_own(self, windows: bool) -> None:
        result = driver("13.5", "cc", windows)
        assert ("cuWGLGetDevice" in functions(result.text)) is windows
        assert ("typedef void* HGPUNV;" in result.text) is windows
        assert "typedef unsigned long long CUdeviceptr_v2;" in result.text
        assert f"typedef unsigned {'long long' if windows else 'long'} size_t;" in result.text
        assert "__stdcall" not in result.text and "__declspec" not in result.text and "__attribute__" not in result.text

    @needs_cc
    @pytest.mark.parametrize("release", RELEASES)
    def test_the_text_is_a_whole_program(self, release: str) -> None:
        """The compiler accepts the preprocessed text without any other header."""
        result = driver(release)
        command = ["cc", "-fsyntax-only", "-nostdinc", "-std=c11", "-Wall", "-Werror", "-x", "c", "-"]
        text = result.text + result.versions_text
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    @needs_cc
    @pytest.mark.parametrize("release", RELEASES)
    def test_no_introduction_version_is_lost(self, release: str) -> None:
        includes = "".join(f"#include <{header}>\n" for header in descriptor.load("driver").version_headers)
        seen = compile_real(release, DRIVER + includes, "-D__CUDA_API_VERSION_INTERNAL")
        pattern = r"\*\s*(PFN_\w+?_v\d+\w*)\s*\)"
        expected = re.findall(pattern, seen)
        assert re.findall(pattern, driver(release).versions_text) == expected
        assert len(expected) > 500

    def test_the_command_prints_the_text(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["preprocess", "driver", "13.5"]) == 0
        result = driver("13.5")
        assert capsys.readouterr().out == result.text + result.versions_text


ALIASES = """\
#ifndef small_h
#define small_h
#if defined(SMALL_INTERNAL) || defined(SMALL_PER_THREAD)
    #define SMALL_TWINS
    #define TWIN(name) name ## _pt
#else
    #define TWIN(name) name
#endif
#define smallOpen       smallOpen_v2   // the newer one
#define smallCopy       TWIN(smallCopy_v2)
#define smallRun        TWIN(smallRun)
#if defined(SMALL_TWINS)
    #define smallWait   TWIN(smallWait)
#endif
#define SMALL_LIMIT     (1 << \\
                         4)  /* bytes */
#define SMALL_LOAD(x)   ((x) + 1)
#define SMALL_LINK      smallLink_v1
#define SMALL_SIZE      sizeof(int)
#ifdef _WIN32
#define SMALL_CB __stdcall
#else
#define SMALL_CB
#endif
typedef void (SMALL_CB *smallCallback)(void *data); /* a comment
over two lines */
typedef void (*smallPlain)(int);
enum smallKind { SMALL_KIND_A = SMALL_LIMIT
#if defined(SMALL_INTERNAL)
    , SMALL_KIND_COUNT
#endif
};
int smallOpen(int flags);
int smallCopy(char *target, smallCallback done);
int smallRun(void);
int smallWait(void);
#if defined(SMALL_INTERNAL)
#undef smallOpen
#undef smallCopy
#undef smallRun
#undef smallWait
int smallOpen(void);

int smallCopy_v2(char *target, smallCallback done);
int smallRun(void); int smallWait(void);
#elif defined(SMALL_TWINS)
static inline int smallClose_pt(void) {
    return smallRun();
}
#define smallClose smallClose_pt
#endif
int smallClose(void);
#endif
"""


@pytest.fixture
def small() -> Descriptor:
    return Descriptor(
        name="small",
        headers=["small.h"],
        packages=[],
        internal_macro="SMALL_INTERNAL",
        per_thread_macro="SMALL_PER_THREAD",
    )


def run(library: Descriptor, folder: Path, text: str, compiler: str | None, windows: bool = False) -> Preprocessed:
    (folder / "small.h").write_text(text)
    return preprocess_in(library, [folder], compiler=compiler, windows=windows)


@pytest.mark.parametrize("compiler", ENGINES)
class TestSmallHeaders:
    def test_aliases(self, compiler: str | None, small: Descriptor, tmp_path: Path) -> None:
        result = run(small, tmp_path, ALIASES, compiler)
        assert result.aliases == [
            Alias("smallOpen", "smallOpen_v2"),
            Alias("smallCopy", "smallCopy_v2", "smallCopy_v2_pt"),
            Alias("smallRun", "smallRun", "smallRun_pt"),
            Alias("smallWait", "smallWait", "smallWait_pt"),
            Alias("smallClose", "smallClose", "smallClose_pt"),
        ]

    def test_text(self, compiler: str | None, small: Descriptor, tmp_path: Path) -> None:
        assert run(small, tmp_path, ALIASES, compiler).text == (
            '# 25 "small.h"\n'
            "typedef void ( *smallCallback)(void *data);\n"
            "\n"
            "typedef void (*smallPlain)(int);\n"
            "enum smallKind { SMALL_KIND_A = (1 << 4)\n"
            "\n"
            ", SMALL_KIND_COUNT\n"
            "\n"
            "};\n"
            "int smallOpen_v2(int flags);\n"
            "int smallCopy_v2_pt(char *target, smallCallback done);\n"
            "int smallRun_pt(void);\n"
            "int smallWait_pt(void);\n"
            '# 42 "small.h"\n'
            "int smallOpen(void);\n"
            "\n"
            "int smallCopy_v2(char *target, smallCallback done);\n"
            "int smallRun(void); int smallWait(void);\n"
            "\n"
            "static inline int smallClose_pt(void) {\n"
            "return smallRun_pt();\n"
            "}\n"
            "\n"
            "\n"
            "int smallClose(void);\n"
        )

    def test_internal_lines(self, compiler: str | None, small: Descriptor, tmp_path: Path) -> None:
        assert run(small, tmp_path, ALIASES, compiler).internal_lines == {"small.h": [(30, 30), (42, 45)]}

    def test_macros_in_order_with_their_lines(self, compiler: str | None, small: Descriptor, tmp_path: Path) -> None:
        assert run(small, tmp_path, ALIASES, compiler).macros == [
            Macro("SMALL_LIMIT", "(1 << 4)", Location("small.h", 15)),
            Macro("SMALL_LINK", "smallLink_v1", Location("small.h", 18)),
            Macro("SMALL_SIZE", "sizeof(int)", Location("small.h", 19)),
        ]

    def test_macros_that_are_no_longer_defined(self, compiler: str | None, small: Descriptor, tmp_path: Path) -> None:
        text = "#define SMALL_A 1\n#define SMALL_B 2\n#define SMALL_C 3\n#undef SMALL_A\n#define SMALL_A 4\n#undef SMALL_B\n"
        assert run(small, tmp_path, text, compiler).macros == [
            Macro("SMALL_C", "3", Location("small.h", 3)),
            Macro("SMALL_A", "4", Location("small.h", 5)),
        ]

    @pytest.mark.parametrize("windows", [False, True])
    def test_calling_conventions(self, compiler: str | None, small: Descriptor, tmp_path: Path, windows: bool) -> None:
        result = run(small, tmp_path, ALIASES, compiler, windows)
        assert result.conventions == {Location("small.h", 25): "SMALL_CB"}
        assert "__stdcall" not in result.text

    def test_a_pragma_that_changes_layouts_is_an_assertion(
        self, compiler: str | None, small: Descriptor, tmp_path: Path
    ) -> None:
        result = run(small, tmp_path, "# pragma  pack( push,1 )\nint a;\n#pragma once\n", compiler)
        assert re.fullmatch(r'# 1 "small.h"\n_Static_assert\(1, "pack ?\( ?push, ?1 ?\)"\);\nint a;\n', result.text), (
            result.text
        )
        with pytest.raises(HeaderError, match=r"small\.h:1: #pragma options align=packed"):
            run(small, tmp_path, "#pragma options align=packed\nint a;\n", compiler)

    @pytest.mark.parametrize("attribute", ["__attribute__((aligned(8)))", "__declspec(align(8))"])
    def test_alignments_that_attributes_ask_for(
        self, compiler: str | None, small: Descriptor, tmp_path: Path, attribute: str
    ) -> None:
        text = f"#define ALIGN {attribute}\nstruct Small_st\n{{ int a; }};\nunion ALIGN Large_st\n{{ int a; }};\n"
        result = run(small, tmp_path, text, compiler)
        assert re.search(r'union Large_st\n\{ _Static_assert\(\(8\), "aligned"\);', result.text), result.text

    def test_macros_of_other_headers_are_kept_apart(
        self, compiler: str | None, small: Descriptor, tmp_path: Path
    ) -> None:
        (tmp_path / "other.h").write_text("#define OTHER_LEAST (-8)\n")
        result = run(small, tmp_path, "#include <other.h>\n#define SMALL_LEAST OTHER_LEAST\nint a;\n", compiler)
        assert result.macros == [Macro("SMALL_LEAST", "OTHER_LEAST", Location("small.h", 2))]
        assert Macro("OTHER_LEAST", "(-8)", Location("other.h", 1)) in result.foreign_macros

    def test_a_library_without_special_macros(self, compiler: str | None, tmp_path: Path) -> None:
        library = Descriptor(name="plain", headers=["small.h"], packages=[], defines=["PLAIN", "COUNT=3"])
        result = run(
            library, tmp_path, "#define plainA plainB\n#if PLAIN\nint plainA(int x[COUNT]);\n#endif\n", compiler
        )
        assert result.text == '# 3 "small.h"\nint plainB(int x[3]);\n'
        assert result.aliases == [Alias("plainA", "plainB")]
        assert result.internal_lines == {}

    def test_functions_are_renamed_by_macros_that_call_macros(self, compiler: str | None, tmp_path: Path) -> None:
        """As ICU appends its version to the names of functions."""
        library = Descriptor(name="plain", headers=["small.h"], packages=[])
        text = """
#define SUFFIX _72
#define PASTE(x, y) x ## y
#define WITH(x, y) PASTE(x,y)
#define RENAME(x) WITH(x,SUFFIX)
#define plainOpen RENAME(plainOpen)
#define plainKind RENAME(plainKind)
typedef struct plainKind plainKind;
int plainOpen(plainKind *kind);
"""
        result = run(library, tmp_path, text, compiler)
        assert "int plainOpen_72(plainKind_72 *kind);" in result.text
        assert result.aliases == [Alias("plainOpen", "plainOpen_72")]

    def test_version_headers_are_kept_apart(self, compiler: str | None, small: Descriptor, tmp_path: Path) -> None:
        small.version_headers = ["versions.h"]
        (tmp_path / "versions.h").write_text(
            "#include <small.h>\n#define P(x) PFN_ ## x\ntypedef int (*P(a_v1))(void);\n"
        )
        result = run(small, tmp_path, "#pragma once\nint a;\n", compiler)
        assert result.text == '# 2 "small.h"\nint a;\n'
        assert result.versions_text == '# 3 "versions.h"\ntypedef int (*PFN_a_v1)(void);\n'

    @pytest.mark.parametrize(
        ("text", "line", "construct"),
        [
            ("int a;\n#if defined(A)\nint b;\n", 2, "(?i)unterminated|without an #endif"),
            ("int a;\n/* never\nends", 2, "comment"),
            ("int a;\n#include <nowhere.h>\n", 2, "nowhere.h"),
            ('int a;\n\n#error "not so"\n', 3, "not so"),
            ("#endif\n", 1, "endif"),
            ("int a;\n#else\n", 2, "else"),
            ("int a;\n#if (1 +\n#endif\n", 2, "."),
            ("#define F(x) x\nint a = F(1, 2);\n", 2, "F"),
            ("\n#nonsense\n", 2, "nonsense"),
            *((f"int a;\n#{name}\nint b;\n", 2, ".") for name in ("define", "undef", "ifdef", "ifndef", "include")),
            *((f"#if {text}\n#endif\n", 1, ".") for text in ("", "!", "defined", "!defined", "!defined(", "A(1)")),
            ("int a;\n#pragma\n", 2, "#pragma"),
            ("#define A\n#if A\n#endif\n", 2, "#if"),
            ("#if 0\n#elif\n#endif\n", 2, "#elif"),
            ("#if 0\n#else\n#if 1\n#else\n#endif\n#else\n#endif\n", 6, "else.*after #else"),
            ("#if 0\n#else\n#elif 1\n#endif\n", 3, "elif.*after #else"),
        ],
    )
    def test_a_failure_names_header_and_line(
        self, compiler: str | None, small: Descriptor, tmp_path: Path, text: str, line: int, construct: str
    ) -> None:
        with pytest.raises(HeaderError, match=construct) as caught:
            run(small, tmp_path, text, compiler)
        assert caught.value.location == Location("small.h", line)

    def test_a_comment_goes_on_after_a_backslash(self, compiler: str | None, small: Descriptor, tmp_path: Path) -> None:
        result = run(small, tmp_path, "int a; // one \\\nint b;\nint c;\n", compiler)
        assert result.text == '# 1 "small.h"\nint a;\n\nint c;\n'

    def test_form_feeds_are_spaces(self, compiler: str | None, small: Descriptor, tmp_path: Path) -> None:
        result = run(small, tmp_path, "int a;\n\f\nint\vb;\f\nint c;\n", compiler)
        assert result.text == '# 1 "small.h"\nint a;\n\nint b;\nint c;\n'

    @pytest.mark.parametrize("separator", "\v\f\x1c\x1d\x1e\x85\u2028\u2029")
    def test_only_newlines_end_lines(
        self, compiler: str | None, separator: str, small: Descriptor, tmp_path: Path
    ) -> None:
        text = f'int a; /* {separator} */ // {separator}\n#define smallB "{separator}."\nint b;\nint{separator}c;\n'
        result = run(small, tmp_path, text, compiler)
        assert result.text == '# 1 "small.h"\nint a;\n\nint b;\nint c;\n'
        (macro,) = (macro for macro in result.macros if macro.name == "smallB")
        assert macro.location == Location("small.h", 2)
        assert ast.literal_eval(f"b{macro.text}") == f"{separator}.".encode()

    def test_a_literal_keeps_its_blanks(self, compiler: str | None, small: Descriptor, tmp_path: Path) -> None:
        result = run(small, tmp_path, """#define smallB  " a   b\t\\"  c"\nint  a  = '\t';\n""", compiler)
        (macro,) = (macro for macro in result.macros if macro.name == "smallB")
        assert ast.literal_eval(macro.text) == ' a   b\t"  c'
        assert "int a = '\\011';" in result.text

    @pytest.mark.parametrize("name", ["define", "undef", "include", "if", "ifdef", "ifndef", "pragma"])
    def test_skipped_parts_may_be_empty(
        self, compiler: str | None, name: str, small: Descriptor, tmp_path: Path
    ) -> None:
        end = "#elif\n#endif\n" if name.startswith("if") else ""
        text = f"#if 0\n#{name}\n{end}#elif 1\nint a;\n#elif\n#endif\n"
        assert "int a;" in run(small, tmp_path, text, compiler).text
        with pytest.raises(HeaderError):
            run(small, tmp_path, text.replace("#if 0", "#if 1"), compiler)

    def test_a_header_cut_off_at_any_line_is_an_error(
        self, compiler: str | None, small: Descriptor, tmp_path: Path
    ) -> None:
        lines = ALIASES.splitlines(keepends=True)
        for count in range(1, len(lines)):
            with pytest.raises(HeaderError):
                run(small, tmp_path, "".join(lines[:count]), compiler)

    def test_a_missing_header(self, compiler: str | None, small: Descriptor, tmp_path: Path) -> None:
        with pytest.raises(GeneratorError, match=r"small\.h"):
            preprocess_in(small, [tmp_path], compiler=compiler)


def test_macros_that_pcpp_cannot_expand_are_errors(small: Descriptor, tmp_path: Path) -> None:
    text = "#define WRAP(x) (x)\n#define smallA WRAP(smallA)\nint b = smallA;\n"
    with pytest.raises(HeaderError, match=r"small\.h:2: pcpp expands a macro, or .* without end"):
        run(small, tmp_path, text, None)
    with pytest.raises(HeaderError, match=r"small\.h:2: pcpp .* includes headers, without end"):
        run(small, tmp_path, "int a;\n#include <small.h>\n", None)


def test_an_unusable_compiler_is_an_error(small: Descriptor, tmp_path: Path) -> None:
    with pytest.raises(GeneratorError, match="cannot run the compiler no-such-cc"):
        run(small, tmp_path, "int a;\n", "no-such-cc")
    with pytest.raises(GeneratorError, match="^true -E printed no lines of headers: name a C compiler"):
        run(small, tmp_path, "int a;\n", "true")


@pytest.mark.parametrize(
    ("compiler", "macro"), [("cc", ""), ("aarch64-linux-gnu-gcc", ""), ("x86_64-w64-mingw32-gcc", "_WIN64")]
)
def test_stand_ins_have_the_sizes_of_the_platform(compiler: str, macro: str) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    pairs = {
        "size_t": "__SIZE_TYPE__",
        "ptrdiff_t": "__PTRDIFF_TYPE__",
        "int8_t": "__INT8_TYPE__",
        "uint8_t": "__UINT8_TYPE__",
        "int16_t": "__INT16_TYPE__",
        "uint16_t": "__UINT16_TYPE__",
        "int32_t": "__INT32_TYPE__",
        "uint32_t": "__UINT32_TYPE__",
        "int64_t": "__INT64_TYPE__",
        "uint64_t": "__UINT64_TYPE__",
        "intptr_t": "__INTPTR_TYPE__",
        "uintptr_t": "__UINTPTR_TYPE__",
    }
    program = "".join(f"#include <{path.relative_to(STAND_INS)}>\n" for path in sorted(STAND_INS.rglob("*.h")))
    for ours, theirs in pairs.items():
        program += f'_Static_assert(_Generic(({ours})0, {theirs}: 1, default: 0), "{ours}");\n'
    for name, size in {"GLuint": 4, "GLenum": 4, "EGLint": 4, "VdpDevice": 4, "EGLImageKHR": 8}.items():
        program += f'_Static_assert(sizeof({name}) == {size}, "{name}");\n'
    command = [compiler, "-fsyntax-only", "-nostdinc", "-std=c11", f"-I{STAND_INS}", "-x", "c", "-"]
    done = subprocess.run(command, input=program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
