"""Preprocess a library's headers, and keep the macros that a preprocessor drops.

There are two engines, which must agree: pcpp, which needs no compiler, and ``cc -E``. Each reads the headers in up to
three *views*, because none shows every declaration:

- ``internal``: the view of the library's own source. It declares older forms of functions, and declares the per-thread
  twins in place of the public functions;
- ``public``: the view of a program. Lines of ``internal`` that are missing here are internal;
- ``per_thread``: the view of a program that asks for the per-thread default stream. It has inline functions of its own,
  and its macros map names to twins.
"""

from __future__ import annotations

import argparse
import copy
import dataclasses
import fnmatch
import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from pcpp.preprocessor import Preprocessor as PcppPreprocessor

from generator import attributes, command, descriptor, fetch, forms, ignore, manifest
from generator.descriptor import Descriptor
from generator.errors import GeneratorError, HeaderError
from generator.model import Alias, Location
from generator.stand_ins import STAND_INS, hidden

_BOTH = [
    *(
        "__STDC__=1",
        "__STDC_VERSION__=201112L",
        "__x86_64__=1",
        "__inline=inline",
        "__inline__=inline",
        "__const=const",
        "__const__=const",
        "__signed__=signed",
        "__float128=long double",
    ),
    *("__restrict=", "__restrict__=", "__extension__=", "__volatile__=volatile"),
]
LINUX = [*_BOTH, "__linux__=1", "__LP64__=1"]
WINDOWS = [*_BOTH, "_WIN32=1", "_WIN64=1", "__stdcall="]
"""Predefined macros on each system. ``__stdcall`` has no effect on x86-64."""
GNUC = ["__GNUC__=4", "__GNUC_MINOR__=9", "__BYTE_ORDER__=1234", "__ORDER_LITTLE_ENDIAN__=1234"]
GNUC += ["__ORDER_BIG_ENDIAN__=4321", "__SIZEOF_POINTER__=8", "__SIZEOF_LONG__=8", "__SIZEOF_INT__=4", "__CHAR_BIT__=8"]


@dataclass(unsafe_hash=True)
class Macro:
    """An object-like macro with a body."""

    name: str
    text: str
    location: Location


@dataclass
class Preprocessed:
    """A library's headers, ready for the parser."""

    text: str
    """C with ``# LINE "header.h"`` markers: the internal view, with the inline functions of the other views."""
    foreign: frozenset[str] = frozenset()
    """Headers of other libraries: only those of their types count that the library's own headers use."""
    aliases: list[Alias] = field(default_factory=list)
    macros: list[Macro] = field(default_factory=list)
    """All object-like macros in force at the end of the library's headers, in order, except aliases."""
    internal_lines: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    """Header to the ranges of lines (first, last) that only the internal view has."""
    conventions: dict[Location, str] = field(default_factory=dict)
    """Place of a function pointer to the macro that is its calling convention: ``(CUDA_CB *name)(...)``."""
    foreign_macros: list[Macro] = field(default_factory=list)
    """The object-like macros of other headers: the library's own macros may use them."""
    empty_macros: frozenset[str] = frozenset()
    """The object-like macros without a body."""
    windows: bool = False
    """Whether this is for Windows x64, where a long has 4 bytes."""
    versions_text: str = ""
    """The version headers as C with markers."""


@dataclass
class Define:
    """A ``#define`` that took effect. ``parameters`` is None for an object-like macro."""

    name: str
    parameters: list[str] | None
    body: str
    location: Location


@dataclass
class View:
    """The output of one engine with one set of predefined macros."""

    lines: dict[Location, str] = field(default_factory=dict)
    """All lines that are not blank, in output order."""
    defines: list[Define] = field(default_factory=list)
    """All ``#define`` directives that took effect, in order."""
    macros: dict[str, Define] = field(default_factory=dict)
    """The macros in force at the end, in order."""
    predefined: dict[str, Define] = field(default_factory=dict)
    """The macros of the command line."""
    expand: Callable[[list[str]], dict[str, str]] = lambda names: {}
    """What each of some macros finally expands to."""

    @property
    def known(self) -> dict[str, Define]:
        return {**self.predefined, **self.macros}

    def define(self, define: Define) -> None:
        self.defines.append(define)
        self.macros.pop(define.name, None)  # keep the order of the definitions in force
        self.macros[define.name] = define

    def undef(self, name: str) -> None:
        self.macros.pop(name, None)


INCLUDE = "add its folder by --include"


def preprocess(
    library: Descriptor,
    release: str,
    *,
    include: fetch.Include | None = None,
    compiler: str | None = None,
    windows: bool = False,
) -> Preprocessed:
    """Preprocess a library's headers of one release, with pcpp or with a compiler's ``-E``.

    ``include`` is an installed toolkit's include folder, to use instead of the fetched headers.
    """
    directories = fetch.include_directories(serving(library, release, include), library.packages, include)
    advice = INCLUDE
    if library.packages and include is None:  # --include would replace all of them
        advice = "name its package in `packages` of the descriptor, or in `defines` a macro that leaves it out"
    return preprocess_in(library, directories, compiler=compiler, windows=windows, advice=advice)


def serving(library: Descriptor, release: str, include: fetch.Include | None) -> str:
    """The release whose headers describe the library at ``release``: the newest one, if its descriptor says so."""
    if not library.newest or include:
        return release
    manifest.packages_of(release)  # raises for an unknown release
    return list(manifest.read())[-1]


def preprocess_in(
    library: Descriptor,
    directories: list[Path],
    *,
    compiler: str | None = None,
    windows: bool = False,
    advice: str = INCLUDE,
) -> Preprocessed:
    """Preprocess the headers found in ``directories``; ``advice`` is for a header that is not there."""
    sources = Sources(_folders(library, directories), advice)
    predefined = [*(WINDOWS if windows else LINUX), *library.defines]
    if not (library.packages or windows or any(define.startswith("__GNUC__") for define in library.defines)):
        predefined += GNUC  # headers that are not CUDA's know no compiler without it
    includes = [*library.prerequisites, *library.headers, *library.version_headers]
    for header in (*library.headers, *includes):  # the own headers first: their names are the short ones
        sources.name(sources.find(header))
    main = "".join(f"#include <{header}>\n" for header in includes)

    def view(macro: str) -> View:
        defines = predefined + ([macro] if macro else [])
        return _compiler_view(compiler, main, sources, defines) if compiler else _pcpp_view(main, sources, defines)

    public = view("")
    internal = view(library.internal_macro) if library.internal_macro else public
    per_thread = view(library.per_thread_macro) if library.per_thread_macro else public

    own = {sources.name(sources.find(header)) for header in library.headers}
    own |= {name for name in sources.names() if sources.matches(name, library.parts)}
    versions = {sources.name(sources.find(header)) for header in library.version_headers}
    lines = dict(internal.lines)
    for other in (public, per_thread):
        lines = _merge(lines, {location: text for location, text in other.lines.items() if location.header in own})
    lines = {place: attributes.without_pragmas(text) for place, text in lines.items()}
    lines, ignored = ignore.drop(lines, _ignored(library, lines))
    text_lines = {location: text for location, text in lines.items() if location.header not in versions}
    text_lines = attributes.rewrite(text_lines, own)
    text = _render(text_lines)

    aliases = _aliases(public, per_thread, own, set(re.findall(r"\b(\w+) ?\(", text)))
    macros = _macros(library, internal, {alias.name for alias in aliases})
    _expand_calls(library, macros, internal)
    _tell_unmatched(library, sources, {*ignored, *internal.macros})
    return Preprocessed(
        text=text,
        windows=windows,
        foreign=frozenset({location.header for location in text_lines} - own),
        aliases=aliases,
        macros=[macro for macro in macros if macro.location.header in own],
        foreign_macros=[macro for macro in macros if macro.location.header not in own],
        empty_macros=frozenset(
            define.name for define in internal.macros.values() if define.parameters is None and not define.body
        ),
        internal_lines=_ranges(text_lines, {*public.lines, *per_thread.lines}, own),
        conventions=_conventions(library, sources, text_lines, internal),
        versions_text=_render({place: text for place, text in lines.items() if place.header in versions}),
    )


def _macros(library: Descriptor, view: View, aliases: set[str]) -> list[Macro]:
    """The macros with a body and without arguments, other than aliases and ignored ones."""
    return [
        Macro(define.name, define.body, define.location)
        for define in view.macros.values()
        if define.parameters is None
        and define.body
        and define.name not in aliases
        and not ignore.among([define.name], library.ignore)
    ]


def _tell_unmatched(library: Descriptor, sources: Sources, declared: set[str]) -> None:
    """Name the patterns that match nothing; they may be for another release."""
    for pattern in library.parts:
        if not any(sources.matches(name, [pattern]) for name in sources.names()):
            fetch.say(f"{library.name}: `parts` names {pattern}, which these headers do not include")
    for pattern in library.ignore:
        if not ignore.among(declared, [pattern]):
            fetch.say(f"{library.name}: `ignore` names {pattern}, which these headers do not declare")


def _predefined(defines: Iterable[str]) -> dict[str, Define]:
    """The macros that ``NAME=VALUE`` and ``NAME`` define."""
    pairs = (define.partition("=") for define in defines)
    return {name: Define(name, None, value if equal else "1", Location("", 0)) for name, equal, value in pairs}


def _expand_calls(library: Descriptor, macros: list[Macro], view: View) -> None:
    """Expand the constants that call function-like macros, as ``VERSION MAKE_VERSION(1, 2)`` does, or join texts."""

    def calls(text: str, deep: int = 10) -> bool:
        words = set(re.findall(r"\w+", _LITERAL.sub(" ", text)))
        if '"' in text and words:
            return True
        used = [view.macros[word] for word in words if word in view.macros]
        return any(macro.parameters is not None or (deep and calls(macro.body, deep - 1)) for macro in used)

    calling = [macro for macro in macros if re.search(library.constants or "^$", macro.name) and calls(macro.text)]
    expanded = view.expand([macro.name for macro in calling]) if calling else {}
    for macro in calling:
        macro.text = expanded[macro.name]


def _folders(library: Descriptor, directories: list[Path]) -> list[Path]:
    """The folders to search: stand-ins before the system's own headers, unless the library itself is one of them."""
    if any((STAND_INS / header).exists() for header in library.headers):
        return [*directories, STAND_INS]
    return [STAND_INS, *directories]


def _ignored(library: Descriptor, lines: dict[Location, str]) -> set[str]:
    """The names to ignore, and the typedefs in version headers of the functions among them."""
    names = set(library.ignore)
    if not (names and library.version_headers):
        return names
    versions = forms.typedef("|".join(re.escape(name).replace(r"\*", r"\w*") for name in names))
    return names | {found[0] for found in versions.finditer(" ".join(lines.values()))}


class Sources:
    """Headers as text without comments, each read once."""

    def __init__(self, directories: list[Path], advice: str = INCLUDE) -> None:
        self.directories = directories
        self.advice = advice
        """What to do about a header that is not there."""
        self._texts: dict[Path, str] = {}
        self._names: dict[str, str] = {}
        """Path of each header to its name in places."""

    def find(self, header: str) -> Path:
        for directory in self.directories:
            if (directory / header).is_file():
                return directory / header
        raise GeneratorError(f"no {header} in {', '.join(map(str, self.directories))}")

    def name(self, path: str | Path | None) -> str:
        """A header's base name, with as many of its folders as tell it from others of that name."""
        if not path or str(path).startswith("<"):
            return str(path or "")
        key = os.path.abspath(path)
        if key not in self._names:
            parts = re.split(r"[/\\]", key)
            names = ("/".join(parts[-count:]) for count in range(1, len(parts) + 1))
            self._names[key] = next(name for name in names if name not in self._names.values())
        return self._names[key]

    def names(self) -> list[str]:
        return list(self._names.values())

    def matches(self, name: str, patterns: Iterable[str]) -> bool:
        """Whether a header's path from one of the folders matches a pattern."""
        path = next(key for key, known in self._names.items() if known == name)
        paths = [os.path.relpath(path, directory).replace(os.sep, "/") for directory in self.directories]
        return any(fnmatch.fnmatchcase(one, pattern) for one in paths for pattern in patterns)

    def read(self, path: Path) -> str:
        """A header's text without comments; newlines stay. Raises OSError if it cannot be read."""
        if path not in self._texts:
            text = _plain(path.read_text("utf-8-sig", "replace"), path.name)
            self._texts[path] = _HAS_INCLUDE.sub(self._has_include, text)
        return self._texts[path]

    def _has_include(self, asked: re.Match[str]) -> str:
        """pcpp cannot evaluate ``__has_include``."""
        return str(int(any((directory / asked[1]).is_file() for directory in self.directories)))


_SEPARATOR = re.compile("[\v\f\x1c-\x1e\x85\u2028\u2029]")
"""Characters that end a line for Python and pcpp, but not for C."""

_HAS_INCLUDE = re.compile(r"\b__has_include ?\( ?[<\"]([^>\"\n]*)[>\"] ?\)")

_LITERAL = re.compile(r"""'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*\"""")

_LOST = re.compile(rf"{_SEPARATOR.pattern}|\t|(?<= ) ")
"""Blanks in a literal that later steps would squeeze."""


def _plain(text: str, header: str) -> str:
    """C text without comments. Line separators other than newlines become spaces, and escapes inside literals."""

    def plain(match: re.Match[str]) -> str:
        text = match[0]
        if text[0] != "/":
            return _LOST.sub(lambda found: "".join(f"\\{byte:03o}" for byte in found[0].encode()), text)
        if text.startswith("/*") and not (text.endswith("*/") and len(text) > 3):
            line = match.string.count("\n", 0, match.start()) + 1
            raise HeaderError(Location(header, line), "a comment without an end")
        return " " + "\n" * text.count("\n")

    pattern = r"""//(?:\\\n|[^\n])*|/\*.*?(?:\*/|\Z)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'"""
    return _SEPARATOR.sub(" ", re.sub(pattern, plain, text, flags=re.DOTALL))


def _define(text: str, location: Location) -> Define:
    """Parse the text after ``#define``."""
    match = re.match(r"(\w+)(?:\(([^)]*)\))?", text)
    if match is None:
        raise HeaderError(location, f"#define {text}")
    parameters = None if match[2] is None else [name.strip() for name in match[2].split(",")]
    return Define(match[1], parameters, " ".join(text[match.end() :].split()), location)


_NEEDY = ("define", "undef", "include", "if", "elif", "ifdef", "ifndef", "pragma")
"""Directives that need an operand."""


class _Pcpp(PcppPreprocessor):  # type: ignore[misc]
    """pcpp that raises errors and records macros.

    An alias like ``#define f PASTE(f)`` makes pcpp 1.30 recurse without end. Such a macro is defined by the expansion of
    its body instead, and left undefined if that is its own name.
    """

    def __init__(self, sources: Sources, view: View) -> None:
        self.view = view
        self.sources = sources
        self.text = ""
        """The operand of the current directive."""
        self.opened: list[Path] = []
        """The headers read so far."""
        self.unknown: list[str] = []
        """Names in the current expression that no macro has."""
        self.aliases: dict[str, tuple[Any, set[str]]] = {}
        """The directive of each alias, and the macros that its expansion depends on."""
        self.has_else: list[bool] = []
        """For each open ``#if``, whether its ``#else`` has come."""
        super().__init__()
        evaluate: Callable[..., Any] = self.evaluator  # type: ignore[has-type]
        self.evaluator = lambda tokens, **names: evaluate(_short_suffixes(tokens), **names)
        for directory in sources.directories:
            self.add_path(str(directory))

    def on_file_open(self, is_system_include: bool, includepath: str) -> io.StringIO:
        text = io.StringIO(self.sources.read(Path(includepath)))
        self.opened.append(Path(includepath))
        return text

    def on_include_not_found(self, is_malformed: bool, is_system_include: bool, curdir: str, includepath: str) -> None:
        self._fail(f"there is no header {includepath}; {self.sources.advice}")

    def on_error(self, file: str, line: int, msg: str) -> None:
        if msg.startswith("Unterminated") and Path(file).is_file():  # pcpp has changed the words of the line
            text = self.sources.read(Path(file)).split("\n")[line - 1].strip()
            msg = f"{text} without an #endif; the header may be incomplete"
        raise HeaderError(Location(self.sources.name(file), line), msg.strip())

    def on_directive_handle(self, directive: Any, toks: list[Any], ifpassthru: bool, precedingtoks: Any) -> Any:
        self.lastdirective = directive
        self.text = _join(toks)
        name = directive.value
        if name in _NEEDY and re.fullmatch(r"!? ?(defined)? ?\(?", self.text):
            nothing = copy.copy(directive)  # an error once it is evaluated, but not in a group that is skipped
            nothing.value = ""
            toks[:] = [nothing]
        if name in ("if", "ifdef", "ifndef"):
            self.has_else.append(False)
        elif name == "endif":
            del self.has_else[-1:]
        elif name in ("else", "elif") and self.has_else:
            if self.has_else[-1]:
                self._fail(f"#{name} after #else")
            self.has_else[-1] = name == "else"
        return True

    def _refuse_nothing(self, tokens: list[Any]) -> None:
        if not tokens[0].value:
            self._fail(f"#{self.lastdirective.value} {self.text}".rstrip() + " without an operand")

    def include(self, tokens: list[Any], original_line: list[Any]) -> Iterator[Any]:
        self._refuse_nothing(tokens)
        yield from super().include(tokens, original_line)

    def on_unknown_macro_in_defined_expr(self, tok: Any) -> Any:
        self._refuse_nothing([tok])
        self._refuse_hidden(tok.value)
        return super().on_unknown_macro_in_defined_expr(tok)

    def on_unknown_macro_in_expr(self, ident: str) -> Any:
        self.unknown.append(ident)  # an exception would be lost here
        return super().on_unknown_macro_in_expr(ident)

    def _refuse_hidden(self, name: str) -> None:
        """Refuse a test for a macro of the C library that a stand-in lacks."""
        if "_WIN32" in self.macros or STAND_INS in Path(self.lastdirective.source or "").parents:
            return
        if header := hidden(name, self.opened, self.sources.directories):
            construct = f"a test for {name}, which the C library defines and its stand-in headers/libc/{header} lacks"
            self._fail(f"{construct}: define it there, or in `defines`")

    def on_unknown_macro_function_in_expr(self, ident: str) -> Any:
        raise NameError(f"the macro {ident} is not defined")  # evalexpr turns it into an error with a place

    def evalexpr(self, tokens: list[Any]) -> Any:
        self._refuse_nothing(tokens)
        self.unknown = []
        result = super().evalexpr(tokens)
        for name in self.unknown:
            self._refuse_hidden(name)
        if not tokens:  # pcpp expands in place
            self._fail(f"#{self.lastdirective.value} of macros that expand to nothing")
        return result

    def _fail(self, construct: str) -> NoReturn:
        raise HeaderError(Location(self.sources.name(self.lastdirective.source), self.lastdirective.lineno), construct)

    def on_directive_unknown(
        self, directive: Any, toks: list[Any], ifpassthru: bool, precedingtoks: Any
    ) -> bool | None:
        if directive.value == "pragma":
            self._refuse_nothing(toks)
            if _check_pragma(_join(toks), Location(self.sources.name(directive.source), directive.lineno)):
                return None  # the pragma stays in the output
        elif directive.value not in ("warning", "line"):
            text = f"#{directive.value} {_join(toks)}".rstrip()
            if directive.value not in ("error", "include_next"):
                text += " is no directive; the header may be incomplete"
            self.on_error(directive.source, directive.lineno, text)
        return True

    def define(self, tokens: Any) -> None:
        if isinstance(tokens, str):  # predefined by pcpp or by the generator
            super().define(tokens)
            return
        self._refuse_nothing(tokens)
        define = _define(_join(tokens), Location(self.sources.name(tokens[0].source), tokens[0].lineno))
        self.view.define(define)
        self.aliases.pop(define.name, None)
        if define.parameters is None and _CALL.fullmatch(define.body):
            self.aliases[define.name] = tokens, _words(define.body, self.view.known)
            self._lift(define.name)
        else:
            super().define(tokens)
        self._lift_again(define.name)

    def undef(self, tokens: Any) -> None:
        name = tokens
        if not isinstance(tokens, str):
            self._refuse_nothing(tokens)
            name = tokens[0].value
            self.view.undef(name)
            self.aliases.pop(name, None)
        super().undef(tokens)
        self._lift_again(name)

    def _lift(self, name: str) -> None:
        """Define an alias by the name that it expands to now."""
        tokens, _ = self.aliases[name]
        lifted = _meaning(self.view.macros[name], self.view.known)
        if not lifted:
            super().define(copy.copy(tokens))
        elif lifted != name:
            super().define(f"{name} {lifted}")
        else:
            super().undef(name)

    def _lift_again(self, changed: str) -> None:
        """Define the aliases again that a new definition changes, as PCRE2's of a width."""
        for name, (tokens, words) in self.aliases.items():
            if changed in words and name != changed:
                self.aliases[name] = tokens, _words(self.view.macros[name].body, self.view.known)
                self._lift(name)


def _words(text: str, macros: dict[str, Define]) -> set[str]:
    """The names that an expansion of a text may come upon."""
    found: set[str] = set()
    waiting = [text]
    while waiting:
        for word in set(re.findall(r"\w+", waiting.pop())) - found:
            found.add(word)
            if word in macros:
                waiting.append(macros[word].body)
    return found


def _short_suffixes(tokens: list[Any]) -> list[Any]:
    """The tokens of an expression without the second L of ``1ULL``, which pcpp takes for a name."""
    pairs = zip([None, *tokens], tokens)
    return [
        token for before, token in pairs if not (token.value in ("L", "l") and before and before.value[-1:] in "uUlL")
    ]


def _join(tokens: Iterable[Any]) -> str:
    return " ".join("".join(str(token.value) for token in tokens).replace("\\\n", " ").split())


_HARMLESS_PRAGMAS = (
    "once",
    "GCC",
    "clang",
    "warning",
    "message",
    "comment",
    "region",
    "endregion",
    "STDC",
    "diag_suppress",
)


def _check_pragma(text: str, location: Location) -> bool:
    """Accept ``#pragma pack`` (returns True) and pragmas that do not affect layouts; refuse others."""
    word = re.match(r"\w*", text)
    if word and word[0] == "pack":
        return True
    if not word or word[0] not in _HARMLESS_PRAGMAS:
        raise HeaderError(location, f"#pragma {text}")
    return False


def _pcpp_view(main: str, sources: Sources, defines: list[str]) -> View:
    view = View(predefined=_predefined(defines))
    engine = _Pcpp(sources, view)
    engine.define("__has_include 1")
    for define in defines:
        engine.define(define.replace("=", " ", 1) if "=" in define else f"{define} 1")
    words: dict[tuple[str, int], list[str]] = {}
    line: list[str] = []
    try:
        engine.parse(main)
        while token := engine.token():
            if token.value.strip():
                line = words.setdefault((token.source, token.lineno), [])
                line.append(token.value)
            else:
                line.append(" ")
    except RecursionError as error:
        construct = "pcpp expands a macro, or includes headers, without end; try --compiler cc"
        raise HeaderError(Location(sources.name(engine.source), engine.lastdirective.lineno), construct) from error
    view.expand = lambda names: {name: _join(engine.expand_macros(engine.tokenize(name))) for name in names}
    for (source, number), values in words.items():
        location = Location(sources.name(source), number)
        before = view.lines.get(location, "")
        view.lines[location] = " ".join(f"{before} {''.join(values)}".split())
    return view


def _compiler_view(compiler: str, main: str, sources: Sources, defines: list[str]) -> View:
    command = [compiler, "-E", "-dD", "-undef", "-nostdinc", "-std=c11", "-w", "-x", "c", "-"]
    command += [f"-I{directory}" for directory in sources.directories]
    command += [f"-D{define}" for define in defines if not define.startswith("__STDC_")]

    def expand(names: list[str]) -> dict[str, str]:
        lines = "".join(f'"expand {name}" {name}\n' for name in names)
        done = subprocess.run(command, input=main + lines, capture_output=True, encoding="utf-8", check=False)
        return dict(re.findall(r'^"expand (\w+)" (.*?)$', done.stdout, re.MULTILINE))

    try:
        done = subprocess.run(command, input=main, capture_output=True, encoding="utf-8", errors="replace", check=False)
    except OSError as error:
        raise GeneratorError(f"cannot run the compiler {compiler}: {error.strerror or error}") from error
    if done.returncode == 0 and not re.search('^# 1 "', done.stdout, re.MULTILINE):
        raise GeneratorError(f"{compiler} -E printed no lines of headers: name a C compiler")
    if done.returncode != 0:
        match = re.search(r"^(.*?):(\d+):(?:\d+:)? (?:fatal )?error: (.*)$", done.stderr, re.MULTILINE)
        if match is None:
            raise GeneratorError(f"{compiler} -E failed: {done.stderr.strip() or f'exit status {done.returncode}'}")
        raise HeaderError(Location(sources.name(match[1]), int(match[2])), match[3])
    view = View(predefined=_predefined(defines), expand=expand)
    header, number = "", 0
    for line in _plain(done.stdout, compiler).split("\n"):
        if marker := re.match(r'# (\d+) "([^"]*)"', line):
            header, number = sources.name(marker[2]), int(marker[1])
            continue
        location = Location(header, number)
        number += 1
        if line.startswith("#define ") and not header.startswith("<"):
            view.define(_define(line.removeprefix("#define "), location))
        elif line.startswith("#undef "):
            view.undef(line.removeprefix("#undef ").strip())
        elif line.startswith("#pragma "):
            if _check_pragma(line.removeprefix("#pragma "), location):
                view.lines[location] = " ".join(line.split())
        elif line.strip() and not line.startswith("#"):
            before = view.lines.get(location, "")
            view.lines[location] = " ".join(f"{before} {line}".split())
    return view


_CALL = re.compile(r"(\w+) ?\(([\w ,]+)\)")
"""``MACRO(name)``, the body of an alias with a suffix; the macro may call others, and paste several names."""


def _meaning(define: Define, macros: dict[str, Define]) -> str:
    """The name that an object-like macro expands to, also through a macro that pastes a suffix; empty if it is no name."""
    body, others = define.body, {name: macro for name, macro in macros.items() if name != define.name}
    while call := _CALL.fullmatch(body):
        macro = others.pop(call[1], None)  # C expands no macro within itself
        given = [name.strip() for name in call[2].split(",")]
        if macro is None or macro.parameters is None or len(macro.parameters) != len(given):
            return ""
        arguments = dict(zip(macro.parameters, given))
        body = re.sub(r"\w+", lambda word: _argument(word, arguments, others), macro.body)
        body = re.sub(r" ?## ?", "", body)
    return body if re.fullmatch(r"[A-Za-z_]\w*", body) else ""


def _argument(word: re.Match[str], arguments: dict[str, str], macros: dict[str, Define]) -> str:
    """A word of a macro's body, or the argument for it: expanded, unless it is pasted."""
    if word[0] not in arguments:
        return word[0]
    name, before, after = arguments[word[0]], word.string[: word.start()], word.string[word.end() :]
    if before.rstrip().endswith("##") or after.lstrip().startswith("##"):
        return name
    macros = {**macros}
    while (macro := macros.pop(name, None)) and macro.parameters is None and re.fullmatch(r"\w+", macro.body):
        name = macro.body
    return name


def _expand(name: str, macros: dict[str, Define]) -> str:
    """The name that ``name`` finally expands to; empty if the expansion is no name."""
    seen = set()
    while name in macros and name not in seen and macros[name].parameters is None:
        seen.add(name)
        name = _meaning(macros[name], macros)
    return name


def _aliases(public: View, per_thread: View, headers: set[str], functions: set[str]) -> list[Alias]:
    """The macros that give a function its public name, in header order."""
    found = {}
    ours, theirs = public.known, per_thread.known
    for define in [*per_thread.defines, *public.defines]:
        if define.parameters is not None or not define.body or define.location.header not in headers:
            continue
        symbol, twin = _expand(define.name, ours), _expand(define.name, theirs)
        if symbol in functions and (symbol, twin) != (define.name, define.name):
            found[define.name] = Alias(define.name, symbol, twin if twin != symbol else "")
    return list(found.values())


def _merge(lines: dict[Location, str], others: dict[Location, str]) -> dict[Location, str]:
    """Insert the lines that only ``others`` has, each run before the next line that both have."""
    runs: dict[Location | None, list[Location]] = {}
    run: list[Location] = []
    for location in others:
        if location in lines:
            runs[location], run = run, []
        else:
            run.append(location)
    runs[None] = run
    merged = {}
    for place in (*lines, None):
        merged.update({location: others[location] for location in runs.get(place, ())})
        if place is not None:
            merged[place] = lines[place]
    return merged


def _ranges(lines: Iterable[Location], shown: set[Location], own: set[str]) -> dict[str, list[tuple[int, int]]]:
    """The lines of the library's headers that are not in ``shown``, as ranges."""
    ranges: dict[str, list[tuple[int, int]]] = {}
    previous: Location | None = None
    for location in lines:
        if location.header in own and location not in shown:
            known = ranges.setdefault(location.header, [])
            if previous is not None and previous.header == location.header:
                known[-1] = (known[-1][0], location.line)
            else:
                known.append((location.line, location.line))
            previous = location
        else:
            previous = None
    return ranges


def _conventions(library: Descriptor, sources: Sources, lines: dict[Location, str], view: View) -> dict[Location, str]:
    """The places of ``(MACRO *name)`` in the headers, with the macro."""
    macros = {define.name for define in view.defines if define.parameters is None}
    found = {}
    for header in library.headers:
        text = sources.read(sources.find(header))
        for match in re.finditer(r"\(\s*([A-Za-z_]\w*)\s*\*\s*\w*\s*\)", text):
            location = Location(sources.name(sources.find(header)), text.count("\n", 0, match.end()) + 1)
            if match[1] in macros and location in lines:
                found[location] = match[1]
    return found


def _render(lines: dict[Location, str]) -> str:
    """Lines as text, with a marker wherever the text does not continue with the next line of the same header."""
    return "".join(_rendered(lines))


def _rendered(lines: dict[Location, str]) -> Iterator[str]:
    header, number = "", 0
    for location, text in lines.items():
        if location.header == header and number < location.line <= number + 3:
            yield "\n" * (location.line - number - 1)
        else:
            yield f'# {location.line} "{location.header}"\n'
        yield text + "\n"
        header, number = location.header, location.line


def configure(parser: argparse.ArgumentParser) -> None:
    command.add_library(parser, windows=True)


def run(arguments: argparse.Namespace) -> int:
    result = preprocess(
        dataclasses.replace(descriptor.load(arguments.library), newest=False),
        arguments.release,
        include=arguments.include,
        compiler=arguments.compiler,
        windows=arguments.windows,
    )
    sys.stdout.write(result.text + result.versions_text)
    return 0
