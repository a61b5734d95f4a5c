"""One function of a vendored file, in the convention of a face."""

from __future__ import annotations

from .c_types import c_prototype, name_of, written
from .layout import WIDTH, bracketed, docstring, nested, split_items
from .selection import RAISING, structure

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .._floor.tables.declarations import Declaration, Prototype
    from .selection import Source

HIDDEN = frozenset(("size_of", "is", "length_of", "asked"))
"""Notes of parameters that are hidden from callers."""
OWN = frozenset(("asks", "as", "attribute", "attributes", "entries", "gives", "makes", "options", "takes", "callers"))
"""Notes of parameters that a vendored function leaves to its caller, as C does."""
NUMBERS = {"float": "float", "double": "float", "_Bool": "bool"}


def leave_to_caller(prototype: Prototype, face: str) -> list[str]:
    """Leave parameters that plain ctypes cannot convert to the caller, with their counts. Returns their names."""
    left = []
    for item in prototype.parameters:
        if OWN.intersection(item.notes) or (face != "checked" and "sized" in item.notes):
            counts = {item.notes.get(note) for note in ("array", "length_of", "attribute", "attributes", "options")}
            version = {"version": item.notes["version"]} if "version" in item.notes else {}
            item.direction, item.notes = "in", version if item.stars == 1 else {}
            left.append(item.name)
            for other in prototype.parameters:
                if other.name in counts and "asked" in other.notes:
                    other.direction, other.notes = "in", {}
                if {"size_of", "length_of"} & set(other.notes) and item.name in other.notes.values():
                    other.direction, other.notes = "in", {}
    return left


class Function:
    """The lines of one function."""

    def __init__(self, source: Source, name: str, public: str) -> None:
        self.source = source
        self.name = source.local(name)
        """Its name in the file."""
        self.public = public
        """The same, or with the CUDA major of this variant."""
        self.face = source.face
        self.raises = source.face in RAISING
        self.symbol = source.symbol(name)
        self.prototype = source.prototype(name, source.face)
        self.declared = source.prototype(name, "checked")
        self.left = [] if self.face == "raw" else leave_to_caller(self.prototype, self.face)
        """Parameters that are pointers as C takes them."""
        self.by_name = {item.name: item for item in self.prototype.parameters}
        self.value = "_value" if "value" in self.by_name else "value"
        """The variable of the result."""
        self.signature: list[str] = []
        self.before: list[str] = []
        self.arguments: list[str] = []
        self.outputs: list[tuple[str, str]] = []
        """Expressions and their types."""
        self.asked = ""
        """The variable with the count that a first call returns, and the expression that allocates for the second."""
        self.made: list[str] = []
        self.addresses: set[str] = set()
        """Parameters of which ctypes knows no more than that they are addresses."""
        self.library = f"_{source.library}"
        self.enum = source.local(source.settings.get("result", ""))

    def types(self) -> list[str]:
        """The function's entry among the prototypes; its lines come first."""
        items = [written(self.source, item) for item in (self.prototype.result, *self.prototype.parameters)]
        for number, item in enumerate(self.prototype.parameters, 1):
            if item.bounds or item.name in self.addresses:
                items[number] = "c_void_p"
        return bracketed(f'"{self.symbol}": (', items, "),", 4, True)

    def lines(self) -> list[str]:
        result = self.prototype.result
        for item in self.prototype.parameters:
            self.parameter(item)
        body = [f"    {line}" for line in self.before]
        call = f"{self.library}.{self.symbol}("
        outcome = "_status" if "status" in self.by_name else "status"
        is_status = result.base == self.source.settings.get("result") and not result.stars
        struct = self.source.settings.get("status_struct", {}).get("name")
        ending = ")"
        if struct and result.base == struct:
            is_status, ending = True, ").err"
        if self.face == "raw":
            returned = self.result_type(result)
            if is_status and not struct:
                returned = self.enum
                body += nested(f"return {returned}(", call, self.arguments, ")", 4)
            elif returned == "None":
                body += bracketed(call, self.arguments, ")", 4)
            else:
                body += bracketed(f"{self.value}: {returned} = {call}", self.arguments, ")", 4)
                body.append(f"    return {self.value}")
        elif not is_status:
            returned = self.value_call(result, call, body)
        elif self.face == "bindings":
            returned = self.with_status(call, outcome, body)
        else:
            returned = self.checked(call, ending, outcome, body)
        head = bracketed(f"def {self.public}(", self.signature, f") -> {returned}:")
        if len(head[-1]) > WIDTH:
            start, items = head[-1].partition("[")[0] + "[", split_items(returned[6:-1])
            head[-1:] = bracketed(start, items, "]:", literal=len(head) > 1)
        return [*head, *docstring(c_prototype(self.symbol, result, self.declared.parameters), self.about()), *body]

    def about(self) -> str:
        since = self.prototype.since
        told = [f"From CUDA {since // 1000}.{since % 1000 // 10} on."] if since > 12000 else []
        if self.left:
            told.append(f"As C takes {'it' if len(self.left) == 1 else 'them'}: {', '.join(self.left)}.")
        return " ".join(told)

    # --- calls

    def checked(self, call: str, ending: str, status: str, body: list[str]) -> str:
        settings = self.source.settings
        fails = f"if {status}:"
        enum = self.enum
        if settings.get("fine"):
            fine = ", ".join(f"{enum}.{self.source.status(name)}" for name in settings["fine"])
            fails = f"if {status} not in (0, {fine}):"
        query = self.symbol in settings.get("queries", ())
        body += self.asking(call, ending, status)
        body += bracketed(f"{status} = {call}", self.arguments, ending, 4)
        if self.asked and settings.get("insufficient"):
            body.append(
                f"    while {status} == {enum}.{self.source.status(settings['insufficient'])}:  # now there are more"
            )
            body += [f"        {line}" for line in self.made]
            body += bracketed(f"{status} = {call}", self.arguments, ending, 8)
        if query:
            body += [f"    if {status} == {enum}.{self.source.status(settings['not_ready'])}:", "        return False"]
        body += [f"    {fails}", *self.failing(status)]
        if query:
            body.append("    return True")
            return "bool"
        if not self.outputs:
            return "None"
        body += returning([value for value, _ in self.outputs])
        kinds = [kind for _, kind in self.outputs]
        return kinds[0] if len(kinds) == 1 else f"tuple[{', '.join(kinds)}]"

    def failing(self, status: str) -> list[str]:
        """The end of a call with an error."""
        if not self.raises:
            return [f"        return {self.enum}({status}), {', '.join(['None'] * len(self.outputs))}"]
        return bracketed(f"raise _{self.source.library}_error(", [f'"{self.name}"', status], ")", 8)

    def asking(self, call: str, ending: str, status: str) -> list[str]:
        """The first of two calls."""
        if not self.asked:
            return []
        enum, insufficient = self.enum, self.source.settings.get("insufficient")
        arguments = ["None" if name in self.made_names() else name for name in self.arguments]
        lines = bracketed(f"{status} = {call}", arguments, ending, 4)
        fails = f"{status} not in (0, {enum}.{self.source.status(insufficient)})" if insufficient else status
        lines += [f"    if {fails}:", *self.failing(status)]
        return [*lines, *(f"    {line}" for line in self.made)]

    def made_names(self) -> list[str]:
        return [line.partition(" = ")[0] for line in self.made]

    def with_status(self, call: str, status: str, body: list[str]) -> str:
        enum = self.enum
        body += self.asking(call, ")", status)
        body += nested(f"{status} = {enum}(", call, self.arguments, ")", 4)
        if not self.outputs:
            body.append(f"    return ({status},)")
            return f"tuple[{enum}]"
        body += [f"    if {status}:", f"        return {', '.join([status, *['None'] * len(self.outputs)])}"]
        body += returning([status, *(value for value, _ in self.outputs)])
        return f"tuple[{', '.join([enum, *(optional(kind) for _, kind in self.outputs)])}]"

    def value_call(self, result: Declaration, call: str, body: list[str]) -> str:
        """A function without a status."""
        text = result.base == "char" and result.stars == 1
        returned = self.result_type(result)
        start, end = "return ", ""
        if text and self.raises:
            start, end, returned = "return (", ' or b"").decode()', "str"
        elif result.stars or self.source.types.kind(result.base) == "handle":
            end = "" if text else " or 0"
        elif self.is_enum(result.base):
            returned = self.source.local(result.base)
            start, end = f"return {returned}(", ")"
        if self.face == "bindings" and result.base != "void":
            enum = self.enum
            start, returned = f"return {enum}(0), {start[7:]}", f"tuple[{enum}, {returned}]"
        outputs = [value for value, _ in self.outputs]
        if outputs and result.base == "void" and not result.stars:
            body += bracketed(call, self.arguments, ")", 4)
            body += returning(outputs)
            kinds = [kind for _, kind in self.outputs]
            return kinds[0] if len(kinds) == 1 else f"tuple[{', '.join(kinds)}]"
        if returned == "None":
            start = ""
        plain = self.face != "bindings" and start and not end == ")"
        if plain:
            start = f"{self.value}: {returned} = {start[7:]}"
        if end == ")":
            body += nested(start, call, self.arguments, end, 4)
        else:
            body += bracketed(start + call, self.arguments, ")" + end, 4)
        if self.raises and self.symbol in self.source.settings.get("negative_status", ()):
            body += [f"    if {self.value} {'< 0' if self.face == 'checked' else '== -1'}:"]
            body += self.failing(f"-{self.value}")
        body += [f"    return {self.value}"] if plain else []
        return returned

    def is_enum(self, name: str) -> bool:
        """Whether values of this type are members of an enum in Python; in snake_case they are ints."""
        return self.source.types.kind(name) == "enum" and self.face != "snake_case"

    def result_type(self, result: Declaration) -> str:
        if result.base == "void" and not result.stars:
            return "None"
        if result.base == "char" and result.stars == 1:
            return "bytes | None" if self.face == "raw" else "bytes"
        if result.stars or self.source.types.kind(result.base) == "handle":
            return "int | None" if self.face == "raw" else "int"
        return self.number(result)

    # --- parameters

    def take(self, item: Declaration, kind: str) -> None:
        default = item.notes.get("default") or (item.notes.get("default_checked") if self.face == "checked" else None)
        self.signature.append(f"{item.name}: {kind} = {default}" if default else f"{item.name}: {kind}")

    def number(self, item: Declaration) -> str:
        """The Python type of a value other than a pointer."""
        types = self.source.types
        kind = types.kind(item.base)
        if kind == "record":
            return name_of(self.source, item.base)
        if kind == "callback" or kind == "array":
            return "Any"
        return NUMBERS.get(types.target(item.base), "int")

    def parameter(self, item: Declaration) -> None:
        name, notes, types = item.name, item.notes, self.source.types
        kind = types.kind(item.base)
        if self.face == "raw":
            text = item.base == "char" and item.const and item.stars == 1
            pointer = "bytes | None" if text else "Any"
            self.signature.append(f"{name}: {pointer if item.stars or item.bounds else self.number(item)}")
            self.arguments.append(name)
        elif "sized" in notes:
            owner = self.prototype.parameters[0].name
            self.before.append(f"size = {self.source.local(notes['sized'])}({owner})")
            self.before.append(f"{name} = (c_char * size)()")
            self.arguments.append(name)
            self.outputs.append((f"{name}.value.decode()", "str") if "text" in notes else (f"{name}.raw", "bytes"))
        elif item.direction != "in":
            self.output(item)
        elif "is" in notes and item.stars:
            self.arguments.append(f"byref({name_of(self.source, item.base)}({notes['is']}))")
        elif "is" in notes:
            self.arguments.append(notes["is"])
        elif "length_of" in notes:
            self.arguments.append(f"len({notes['length_of']})")
        elif "size_of" in notes:
            other = self.by_name[notes["size_of"]]
            size = (
                f"sizeof({name_of(self.source, other.base)})"
                if types.kind(other.base) == "record"
                else f"len({other.name})"
            )
            self.arguments.append(f"byref({name_of(self.source, item.base)}({size}))")
        elif "value" in notes or "slot" in notes:
            self.take(item, "int")
            made = name_of(self.source, item.base)
            if kind == "callback":  # ctypes takes no reference to a function
                self.addresses.add(name)
                made = "c_void_p"
            self.arguments.append(f"byref({made}({name}))")
        elif "kernel_parameters" in notes:
            self.take(item, "Any")
            self.addresses.add(name)
            self.arguments.append(f"_kernel_parameters({name})")
        elif "address" in notes:
            self.take(item, "Any")
            self.addresses.add(name)
            self.arguments.append(f"_pointer({name})")
        elif "array" in notes and item.stars:
            self.listed(item)
        elif item.base == "char" and item.const and item.stars == 1:
            self.take(item, "str | bytes | None")
            self.arguments.append(f"_text({name})")
        elif item.stars and kind == "record" and item.stars == 1 and "memory" not in notes:
            struct = name_of(self.source, item.base)
            counted = any(other.notes.get("length_of") == name for other in self.prototype.parameters)
            self.take(item, f"Array[{struct}]" if counted else f"{struct} | None")
            if "version" in notes:
                self.before.append(f"_versioned({name}, {struct}, {notes['version']})")
            self.arguments.append(name)
        elif item.stars or item.bounds:
            self.take(item, "Any")
            self.addresses.add(name)
            self.arguments.append(f"_pointer({name}, writable=True)" if "writable" in notes else f"_pointer({name})")
        else:
            self.take(item, self.number(item))
            if kind == "callback":
                self.addresses.add(name)  # None counts too
            self.arguments.append(
                f'_callback({name}, "{self.source.local(item.base)}")' if kind == "callback" else name
            )

    def listed(self, item: Declaration) -> None:
        """A list of values for C to read."""
        name, count = item.name, item.notes["array"]
        text = item.base == "char" and item.stars == 2
        if text:
            element, kind = "c_char_p", "Sequence[str | bytes]"
        elif item.stars == 2:
            element, kind = "c_void_p", "Sequence[int | None]"
        else:
            element = name_of(self.source, item.base)
            kind = f"Sequence[{self.number(item)}]"
        values = f"_texts({name})" if text else name
        known = count in self.by_name and not HIDDEN & set(self.by_name[count].notes)
        counted = f", {count}" if known or count.isdigit() else ""
        self.take(item, f"{kind} | None")
        self.addresses.add(name)
        self.arguments.append(f"_array({element}, {values}{counted})")

    def output(self, item: Declaration) -> None:
        name, notes, types = item.name, item.notes, self.source.types
        kind = types.kind(item.base)
        count = notes.get("array") or notes.get("buffer") or ""
        counter = self.by_name.get(count)
        if item.direction == "inout" and not notes.get("array"):
            self.take(item, self.number(item) if kind != "record" else f"{name_of(self.source, item.base)} | None")
        if "asked" in notes:
            self.before.append(f"{name} = {name_of(self.source, item.base)}()")
            self.arguments.append(f"byref({name})")
            self.asked = name
        elif counter is not None and "asked" in counter.notes:
            self.asked_for(item, count)
        elif "buffer" in notes:
            self.before.append(f"{name} = (c_char * {count})()")
            self.arguments.append(name)
            text = self.raises and ("text" in notes or counter is not None)
            self.outputs.append((f'{name}.value.decode(errors="replace")', "str") if text else (f"{name}.raw", "bytes"))
        elif "counted" in notes:
            counted = self.source.local(notes["counted"])
            if self.face == "bindings":
                self.before += [f"status, count = {counted}()", "if count is None:", "    return status, None"]
            size = "count" if self.face == "bindings" else f"{counted}()"
            self.before.append(f"{name} = ({name_of(self.source, item.base)} * {size})()")
            self.arguments.append(name)
            self.outputs.append(self.values(item, name))
        elif count and item.stars == 2:  # the library's memory
            element = "c_char_p" if item.base == "char" else name_of(self.source, item.base)
            self.before.append(f"{name} = POINTER({element})()")
            self.arguments.append(f"byref({name})")
            self.outputs.append(self.values(item, f"{name}[: {count}.value]"))
        elif count:
            element = name_of(self.source, item.base)
            array = f"({element} * {count})()"
            array += f" if {count} else None" if counter is not None and counter.direction == "inout" else ""
            self.before.append(f"{name} = {array}")
            self.arguments.append(name)
            self.outputs.append(self.values(item, f"({name} or [])" if "else None" in array else name))
        elif kind == "record" and item.stars == 1:
            self.struct(item)
        else:
            self.single(item)

    def struct(self, item: Declaration) -> None:
        name, struct = item.name, name_of(self.source, item.base)
        if item.direction == "out":
            align = structure(self.source, self.source.types.target(item.base))[1]
            made = f"{name}: {struct} = _aligned({struct}, {align})" if align else f"{name} = {struct}()"
            self.before.append(made)
            if "version" in item.notes:
                self.before.append(f"{name}.version = sizeof({struct}) | {item.notes['version']} << 24")
            self.arguments.append(f"byref({name})")
        else:
            if "version" in item.notes:
                self.before.append(f"_versioned({name}, {struct}, {item.notes['version']})")
            self.arguments.append(name)
        self.outputs.append((name, struct if item.direction == "out" else f"{struct} | None"))

    def single(self, item: Declaration) -> None:
        """A number, a handle, a text, an address."""
        types, kind = self.source.types, self.source.types.kind(item.base)
        name = f"c_{item.name}" if item.direction == "inout" else item.name
        text = item.base == "char" and item.stars == 2
        address = not text and (item.stars > 1 or kind == "void")
        if address:
            self.addresses.add(item.name)
        c_type = "c_char_p" if text else "c_void_p" if address else name_of(self.source, item.base)
        self.before.append(f"{name} = {c_type}({item.name if item.direction == 'inout' else ''})")
        self.arguments.append(f"byref({name})")
        if text and self.raises:
            self.outputs.append((f'({name}.value or b"").decode()', "str"))
        elif text:
            self.outputs.append((f"{name}.value", "bytes | None"))
        elif self.is_enum(item.base) and item.stars == 1:
            enum = self.source.local(item.base)
            self.outputs.append((f"{enum}({name}.value)", enum))
        elif kind == "callback":
            self.outputs.append((name, "Any"))
        elif kind == "handle" or address:
            self.outputs.append((f"{name}.value or 0", "int"))
        else:
            self.outputs.append((f"{name}.value", NUMBERS.get(types.target(item.base), "int")))

    def asked_for(self, item: Declaration, count: str) -> None:
        """Memory of a length that the library tells at a first call."""
        element = "c_char" if "buffer" in item.notes else name_of(self.source, item.base)
        self.made.append(f"{item.name} = ({element} * {count}.value)()")
        self.arguments.append(item.name)
        if "text" in item.notes:
            self.outputs.append((f"{item.name}.value.decode()", "str"))
        elif "buffer" in item.notes:
            self.addresses.add(item.name)
            self.outputs.append((f"{item.name}.raw", "bytes"))
        else:
            self.outputs.append(self.values(item, f"{item.name}[: {count}.value]"))

    def values(self, item: Declaration, name: str) -> tuple[str, str]:
        """An array's elements as a list."""
        kind, enum = self.source.types.kind(item.base), self.source.local(item.base)
        if self.is_enum(item.base):
            return f"[{enum}(value) for value in {name}]", f"list[{enum}]"
        if item.base == "char":
            return f"[*{name}]", "list[bytes]"
        if kind == "handle":
            return f"[value or 0 for value in {name}]", "list[int]"
        return f"[*{name}]", f"list[{self.number(item)}]"


def returning(values: list[str]) -> list[str]:
    line = f"    return {', '.join(values)}"
    return [line] if len(line) <= WIDTH else bracketed("return (", values, ")", 4, True)


def optional(kind: str) -> str:
    return kind if kind.endswith(" | None") else f"{kind} | None"
