"""Ask the C compiler questions about a table, by compiling a C file, the probe.

The probe includes the real headers. Each question is one line: a number (an element of one array), or a declaration that
the compiler accepts or rejects. The probe is compiled but never run, so that a cross compiler works too: the numbers are
read from the object file, between two markers, whatever its format.
"""

from __future__ import annotations

import dataclasses
import os
import re
import subprocess
import tempfile
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.errors import GeneratorError
from generator.layout import canonical, round_up
from generator.model import Callback, CType, Field, Function, HeaderTable, Location, Parameter, Record
from generator.resolve import Resolver

BEGIN, END, BITS = (int.from_bytes(mark, "little") for mark in (b"<probe__", b"__probe>", b"<probe.:"))
_DIAGNOSTIC = re.compile(r"^(?P<file>[^\n]*?):(?P<line>\d+):(?:\d+:)? (?P<kind>[a-z ]+): (?P<text>.*)$", re.MULTILINE)
_PROTOTYPE = re.compile(r"^/\* (?P<file>.*):(?P<line>\d+):\w+ \*/ extern .*?\b(?P<symbol>\w+) \((?!\*)", re.MULTILINE)

_TAG = re.compile(
    r"\b(?:struct|union|enum)\s+(?:(?:__attribute(?:__)?\s*\(\(.*?\)\)|__declspec\s*\(.*?\))\s*)*(\w+)", re.DOTALL
)


@dataclass(frozen=True)
class Question:
    """One line of the probe, about ``owner`` or its ``member``."""

    location: Location
    owner: str
    member: str
    measure: str
    """The measure (``sizeof`` ...), or the claim (``is an int *``)."""
    code: str
    """A C expression, or a declaration where ``kind`` is ``declaration`` or ``bits``."""
    expected: int = 1
    """The table's number; 1 for a claim."""
    kind: str = "number"
    """``number``, ``claim`` (0 or 1), ``bits`` (a record with only this bit-field set) or ``declaration``."""
    skip: int = 0
    """Bytes of the record in the object file that come before the one with the bit-field."""

    @property
    def subject(self) -> str:
        return f"{self.owner}.{self.member}" if self.member else self.owner


@dataclass
class Answers:
    numbers: dict[Question, int]
    rejected: dict[Question, str]
    """Questions whose line the compiler rejected, with its message."""


@dataclass
class Seen:
    """Declarations in the headers and in those that they include."""

    tags: set[str]
    """Names after ``struct``, ``union`` or ``enum``."""
    functions: dict[str, Location]
    """All functions that are declared and not inline, with the paths of their headers."""


class Speller:
    """Writes the types of a table as C."""

    def __init__(self, table: HeaderTable, tags: Collection[str], types: Resolver) -> None:
        self.types = types
        self.records = {record.name: record for record in table.records}
        self.callbacks = {callback.name: callback for callback in table.callbacks}
        self.arrays = {typedef.name: typedef.type for typedef in table.typedefs if typedef.nameless}
        kinds = {opaque.name: "struct" for opaque in table.opaques}
        kinds |= {enum.name: "enum" for enum in table.enums}
        kinds |= {record.name: record.kind for record in table.records}
        self.keywords = {name: kind for name, kind in kinds.items() if name in tags}
        self.members = {
            item.type.name: (record, item)
            for record in table.records
            for item in record.fields
            if self.is_made_up(item.type.name, record, item)
        }
        """Made-up name of a type without a name in C to the member that defines it."""

    def is_made_up(self, name: str, record: Record, item: Field) -> bool:
        if name in self.records:
            return self.records[name].nested_in == record.name
        return name == f"{record.name}_{item.name}" and name not in self.keywords  # a tag may look like one made up

    def declare(self, type_: CType, name: str = "") -> str:
        """A declaration of ``name`` as ``type_``; without a name, the type alone."""
        stars = "".join("*const " if const else "*" for const in type_.pointers)
        inner = stars + name + "".join(f"[{bound}]" for bound in type_.array)
        const = "const " if type_.const else ""
        if type_.name in self.callbacks:
            callback = self.callbacks[type_.name]
            star = "" if callback.bare else "*"
            return self.prototype(callback.result, f"({star}{const}{inner})", callback.parameters, callback.variadic)
        if type_.name in self.arrays:
            array = self.arrays[type_.name]
            bounds = "".join(f"[{bound}]" for bound in array.array)
            return self.declare(dataclasses.replace(array, array=()), f"({inner}){bounds}")
        return f"{const}{self.name(type_.name)} {inner}".rstrip()

    def prototype(self, result: CType, name: str, parameters: Sequence[Parameter], variadic: bool = False) -> str:
        types = [self.declare(parameter.type) for parameter in parameters] + ["..."] * variadic
        return self.declare(result, f"{name}({', '.join(types) or 'void'})")

    def name(self, name: str) -> str:
        if name in self.members:
            record, item = self.members[name]
            return f"__typeof__({self.object(record)}{self.step(item)})"
        return f"{self.keywords[name]} {name}" if name in self.keywords else name

    def object(self, record: Record) -> str:
        """A C expression of the type of ``record``, or of the record around it if it is anonymous."""
        root, path = self.path(record)
        return f"(*({self.name(root.name)} *)0){path}"

    def path(self, record: Record) -> tuple[Record, str]:
        """The record with a name in C that ``record`` is part of, and the path from there (``.a.b``)."""
        if record.name not in self.members:
            return record, ""
        parent, item = self.members[record.name]
        root, path = self.path(parent)
        return root, path + self.step(item)

    def step(self, item: Field) -> str:
        return "" if item.anonymous else f".{item.name}" + "[0]" * len(item.type.array)

    def around(self, record: Record) -> tuple[Record, int]:
        """The record that C reaches the members of ``record`` through, and where ``record`` begins in it."""
        if record.name in self.members and self.members[record.name][1].anonymous:
            parent, item = self.members[record.name]
            outer, start = self.around(parent)
            return outer, start + item.offset
        return record, 0

    def first(self, item: Field) -> tuple[Field, int]:
        """``item``, or the first named member of an anonymous one and where it begins in that."""
        if not item.anonymous:
            return item, 0
        inner, start = self.first(self.records[item.type.name].fields[0])
        return inner, start + self.records[item.type.name].fields[0].offset


def questions(table: HeaderTable, tags: Collection[str], types: Resolver | None = None) -> list[Question]:
    """All questions about a table. Names in ``tags`` are written with ``struct``, ``union`` or ``enum`` in C."""
    speller = Speller(table, tags, types or Resolver(table))
    return [
        *_typedefs(table, speller),
        *_functions(table, speller),
        *_enums(table, speller),
        *(question for record in table.records for question in _record(record, speller)),
        *_constants(table, speller),
    ]


def _typedefs(table: HeaderTable, speller: Speller) -> Iterator[Question]:
    """A second typedef of the same name: C accepts it only if both are of the same type."""
    for typedef in table.typedefs:
        if typedef.nameless or typedef.name in ("FILE", "va_list", "jmp_buf", "wchar_t"):  # each system has its own
            continue
        if typedef.type.name.startswith("stand_in_"):  # a type of headers/libc that is only declared
            continue
        if typedef.macro and canonical(typedef.type.name.split()):  # no declaration can have the name
            code = f"__builtin_types_compatible_p({typedef.name}, {speller.declare(typedef.type)})"
            yield Question(typedef.location, typedef.name, "", f"is {typedef.type}", code, kind="claim")
            continue
        code = _redeclaration("typedef ", typedef.name, speller.declare(typedef.type, typedef.name))
        yield Question(typedef.location, typedef.name, "", f"is {typedef.type}", code, kind="declaration")
    nameless = _written_out(table) | speller.members.keys()
    for callback in table.callbacks:
        if callback.name not in nameless:
            declarator = callback.name if callback.bare else f"(*{callback.name})"
            yield _signature(callback, "typedef ", declarator, speller)


def _written_out(table: HeaderTable) -> set[str]:
    """The made-up names of parameters' types that have no name in C."""
    signatures = [(function.symbol, function.parameters) for function in table.functions]
    signatures += [(callback.name, callback.parameters) for callback in table.callbacks]
    signatures += [(inline.name, inline.parameters) for inline in table.inlines]
    made_up = {f"{name}_{parameter.name}" for name, parameters in signatures for parameter in parameters}
    return made_up | {f"{name}_result" for name, _ in signatures}


def _functions(table: HeaderTable, speller: Speller) -> Iterator[Question]:
    for function in table.functions:
        yield _signature(function, "", f"({function.symbol})", speller)  # a macro may have the name, too


def _signature(function: Function | Callback, storage: str, declarator: str, speller: Speller) -> Question:
    name = function.symbol if isinstance(function, Function) else function.name
    prototype = speller.prototype(function.result, declarator, function.parameters, function.variadic)
    measure = f"is {function.result} ({', '.join(str(parameter.type) for parameter in function.parameters)})"
    return Question(function.location, name, "", measure, _redeclaration(storage, name, prototype), kind="declaration")


def _redeclaration(storage: str, name: str, declaration: str) -> str:
    """Two declarations: the first fails if the headers lack the name, the second if they declare it with another type."""
    return f"{storage}__typeof__({name}) {name}; {storage}{declaration};"


def _enums(table: HeaderTable, speller: Speller) -> Iterator[Question]:
    for enum in table.enums:
        name = speller.name(enum.name)
        yield Question(enum.location, enum.name, "", "sizeof", f"sizeof({name})", enum.size)
        claim = "is signed" if enum.signed else "is unsigned"
        yield Question(enum.location, enum.name, "", claim, f"(({name})-1 < 0) == {enum.signed:d}", kind="claim")
        for member in enum.members:
            yield Question(enum.location, enum.name, member.name, "value", f"(long long){member.name}", member.value)
        cases = {member.value: member.name for member in enum.members}.values()
        code = f"static inline void check_{enum.name}({name} probe_value) {{ switch (probe_value) {{ "
        code += "".join(f"case {case}: " for case in cases) + "; } }"
        yield Question(enum.location, enum.name, "", "has these enumerators", code, kind="declaration")


def _record(record: Record, speller: Speller) -> Iterator[Question]:
    outer, start = speller.around(record)
    around, named, type_ = speller.name(outer.name), outer is record, speller.name(record.name)
    if named:
        yield Question(record.location, record.name, "", "sizeof", f"sizeof({type_})", record.size)
        yield Question(record.location, record.name, "", "alignof", f"_Alignof({type_})", record.align)
    for item in record.fields:
        if item.bits:
            mask = ((1 << item.bits) - 1) << (item.offset * 8 + item.bit_offset)
            code = (
                f"const struct {{ unsigned long long mark[3]; {around} value; unsigned long long end; }} "
                f"probe_{record.name}_{item.name} = {{ {{ {BITS:#x}, __LINE__, _Alignof({around}) }}, "
                f".value.{item.name} = -1, .end = {END:#x} }};"
            )
            yield Question(record.location, record.name, item.name, "bits", code, mask, kind="bits", skip=start)
            continue
        first, inside = speller.first(item)
        if not first.bits:  # C cannot tell where a bit-field is; the question above does
            offset = f"__builtin_offsetof({around}, {first.name}) - {start + inside}"
            yield Question(record.location, record.name, item.name, "offsetof", offset, item.offset)
        if not item.anonymous:
            member = f"(*({around} *)0).{item.name}"
            if not _is_flexible(item):
                size = speller.types.size(item.type)
                yield Question(record.location, record.name, item.name, "sizeof", f"sizeof({member})", size)
            code = f"__builtin_types_compatible_p(__typeof__({member}), {speller.declare(item.type)})"
            yield Question(record.location, record.name, item.name, f"is {item.type}", code, kind="claim")
    if record.kind == "struct" and named and not any(item.bits or _is_flexible(item) for item in record.fields):
        values = ", ".join(
            "{}" if speller.types.kind(item.type) in ("array", "record") else "0" for item in record.fields
        )
        code = f"static inline void check_{record.name}(void) {{ {type_} probe_value = {{ {values} }}; (void)probe_value; }}"
        yield Question(record.location, record.name, "", "has these members", code, kind="declaration")


def _is_flexible(item: Field) -> bool:
    """Whether a member may be an array without a bound, which C cannot measure."""
    return item.type.array[:1] == (0,)


def _constants(table: HeaderTable, speller: Speller) -> Iterator[Question]:
    for constant in table.constants:
        name, value = constant.name, constant.value
        if isinstance(value, str):
            literal = '"' + "".join(f"\\{byte:03o}" for byte in value.encode()) + '"'
            code = f"__builtin_strcmp({name}, {literal}) == 0"
            yield Question(constant.location, name, "", f"equals {value!r}", code, kind="claim")
        elif isinstance(value, float):
            yield Question(constant.location, name, "", f"equals {value!r}", f"{name} == {value!r}", kind="claim")
        else:
            yield Question(constant.location, name, "", "value", name, value)
            if constant.type is None and not 0 <= value < 2**63:  # another number has the same bits
                claim = "is negative" if value < 0 else "is unsigned"
                yield Question(constant.location, name, "", claim, f"({name} < 0) == {value < 0:d}", kind="claim")
        if constant.type is not None and speller.types.kind(constant.type) != "enum":  # an enumerator is an int in C
            code = f"__builtin_types_compatible_p(__typeof__({name}), {speller.declare(constant.type)})"
            yield Question(constant.location, name, "", f"is {constant.type}", code, kind="claim")


def ask(asked: Sequence[Question], compiler: Sequence[str], headers: Sequence[str]) -> Answers:
    """Compile the probe, which includes ``headers``. ``compiler`` is the command with its options.

    A line that the compiler rejects hides all answers, so the probe is compiled again without it.
    """
    includes = [f'#include "{header}"' for header in headers]
    rejected: dict[Question, str] = {}
    with tempfile.TemporaryDirectory(prefix="probe-") as name:
        directory = Path(name)
        while True:
            lines = _write([question for question in asked if question not in rejected])
            (directory / "probe.c").write_text("\n".join([*includes, *(line for line, _ in lines), ""]), "utf-8")
            status, messages = _compile(compiler, directory)
            complaints = _complaints(messages, lines, len(includes) + 1)
            if status and not complaints:
                raise GeneratorError(f"{compiler[0]} cannot compile the headers: {_first_error(messages)}")
            if not complaints:
                image = (directory / "probe.o").read_bytes()
                return Answers(_read(image, lines, len(includes) + 1), rejected)
            rejected |= complaints


def _complaints(messages: str, lines: Sequence[tuple[str, Question | None]], first: int) -> dict[Question, str]:
    """The compiler's message for each question that it rejects."""
    complaints: dict[Question, str] = {}
    for found in _DIAGNOSTIC.finditer(messages):
        index = int(found["line"]) - first
        # a warning without an option is the header's own, as of a deprecated macro
        is_complaint = found["kind"] == "error" or (found["kind"] == "warning" and found["text"].endswith("]"))
        if found["file"] == "probe.c" and index >= 0 and is_complaint:
            question = lines[index][1]
            if question is not None:
                complaints.setdefault(question, found["text"])
    return complaints


def look(compiler: Sequence[str], headers: Sequence[str]) -> Seen:
    """Find the declarations in the headers that a table may lack. Only GCC lists functions."""
    with tempfile.TemporaryDirectory(prefix="probe-") as name:
        directory = Path(name)
        (directory / "probe.c").write_text("".join(f'#include "{header}"\n' for header in headers), "utf-8")
        status, messages = _compile([*compiler, "-save-temps", "-aux-info", "prototypes"], directory)
        if status:
            raise GeneratorError(f"{compiler[0]} cannot compile the headers: {_first_error(messages)}")
        preprocessed = (directory / "probe.i").read_text("utf-8", "replace")
        prototypes = (directory / "prototypes").read_text("utf-8", "replace")
    functions = {
        found["symbol"]: Location(found["file"], int(found["line"])) for found in _PROTOTYPE.finditer(prototypes)
    }
    return Seen(set(_TAG.findall(preprocessed)), functions)


def expand(names: Iterable[str], compiler: Sequence[str], headers: Sequence[str]) -> dict[str, str]:
    """The preprocessor's expansion of each name."""
    with tempfile.TemporaryDirectory(prefix="probe-") as folder:
        lines = [f'#include "{header}"' for header in headers] + [f'"expand {name}" {name}' for name in names]
        (Path(folder) / "probe.c").write_text("\n".join([*lines, ""]), "utf-8")
        status, messages = _run([*compiler, "-E", "-P", "probe.c", "-o", "probe.i"], Path(folder))
        if status:
            raise GeneratorError(f"{compiler[0]} cannot preprocess the headers: {_first_error(messages)}")
        text = (Path(folder) / "probe.i").read_text("utf-8", "replace")
    return dict(re.findall(r'^"expand (\w+)" (.*?)$', text, re.MULTILINE))


def predefined(compiler: Sequence[str]) -> list[str]:
    """The macros that the compiler predefines."""
    with tempfile.TemporaryDirectory(prefix="probe-") as folder:
        (Path(folder) / "probe.c").touch()
        status, messages = _run([*compiler, "-E", "-dM", "probe.c", "-o", "macros"], Path(folder))
        if status:
            raise GeneratorError(f"{compiler[0]} cannot say what it defines: {messages.strip()}")
        return re.findall(r"^#define (\w+)", (Path(folder) / "macros").read_text("utf-8"), re.MULTILINE)


def _write(asked: Sequence[Question]) -> list[tuple[str, Question | None]]:
    """The lines of the probe after its includes, each with the question on it."""
    numbers = [question for question in asked if question.kind in ("number", "claim")]
    members = {question.member for question in asked if question.measure == "offsetof"}
    return [
        # a macro that is defined behind a struct may have the name of a member
        *((f"#undef {name}", None) for name in sorted(members - {question.owner for question in asked})),
        *((question.code, question) for question in asked if question.kind in ("declaration", "bits")),
        (f"const unsigned long long probe_numbers[] = {{ {BEGIN:#x},", None),
        *((f"(unsigned long long)({question.code}),", question) for question in numbers),
        (f"{END:#x} }};", None),
    ]


def _compile(compiler: Sequence[str], directory: Path) -> tuple[int, str]:
    """Compile and return exit status and messages. Two warnings reveal enumerators and members that a table lacks."""
    warnings = ["-Wswitch", "-Wmissing-field-initializers", "-Wno-missing-braces", "-Wno-overflow"]
    warnings += ["-Wno-deprecated-declarations", "-Wno-attributes"]  # the probe does not repeat attributes
    return _run([*compiler, *warnings, "-c", "probe.c", "-o", "probe.o"], directory)


def _run(command: Sequence[str], directory: Path) -> tuple[int, str]:
    environment = os.environ | {"LC_ALL": "C"}
    try:
        done = subprocess.run(
            command, cwd=directory, env=environment, check=False, capture_output=True, text=True, errors="replace"
        )
    except OSError as error:
        raise GeneratorError(f"cannot run the C compiler {command[0]}: {error.strerror or error}") from error
    return done.returncode, done.stderr


def _read(image: bytes, lines: Sequence[tuple[str, Question | None]], first: int) -> dict[Question, int]:
    """The numbers in an object file compiled from ``lines``, which begin at line number ``first``."""
    asked = [question for _, question in lines if question is not None and question.kind in ("number", "claim")]
    numbers = _between(image, image.find(_bytes(BEGIN)) + 8, END)
    answers = dict(zip(asked, (int.from_bytes(numbers[at : at + 8], "little") for at in range(0, len(numbers), 8))))
    if len(numbers) != 8 * len(asked):
        raise GeneratorError(f"the probe has {len(asked)} questions and its object file {len(numbers) // 8} answers")
    at = image.find(_bytes(BITS))
    while at >= 0:
        line, align = (int.from_bytes(image[at + skip : at + skip + 8], "little") for skip in (8, 16))
        question = lines[line - first][1]
        assert question is not None
        value = int.from_bytes(_between(image, at + round_up(24, align), END), "little")
        answers[question] = value >> 8 * question.skip
        at = image.find(_bytes(BITS), at + 8)
    return answers


def _between(image: bytes, start: int, mark: int) -> bytes:
    return image[start : image.index(_bytes(mark), start)]


def _bytes(mark: int) -> bytes:
    return mark.to_bytes(8, "little")


def _first_error(messages: str) -> str:
    found = next((found for found in _DIAGNOSTIC.finditer(messages) if "error" in found["kind"]), None)
    if found is None:
        return messages.strip() or "no message"
    return f"{os.path.basename(found['file'])}:{found['line']}: {found['text']}"
