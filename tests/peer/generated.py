"""Snippets generated for every class and every function of a module."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

RENAMED = {
    "type": "typename",
    "input": "input_",
    "len": "length",
    "format": "pformat",
    "bytes": "numbytes",
    "from": "from_",
}
"""Parameters whose C name has another meaning in Python."""


def of_classes(surface: dict[str, Any]) -> dict[str, list[str]]:
    """Group -> snippets for every handle and every struct."""
    enums, classes, structs = surface["enums"], surface["classes"], surface["structs"]
    records = {name: about for name, about in classes.items() if "__int__" not in about["methods"]}
    return {
        "every handle": handles({name: about for name, about in classes.items() if name not in records}),
        "every representation": representations(records),
        "every member": [*members(classes, enums), *struct_members(structs)],
        "every struct": struct_behaviour(structs),
    }


def representations(classes: dict[str, Any]) -> list[str]:
    """The representations of zeroed structs. A struct without a C name is made at the address of the struct around it."""
    zeros = "zeros = (ctypes.c_uint64 * 1024)()\n"
    return [
        f"shown(d.{name}())" if about["size"] else f"{zeros}shown(d.{name}(ctypes.addressof(zeros)))"
        for name, about in classes.items()
    ]


def handles(classes: dict[str, Any]) -> list[str]:
    return [
        f"h = d.{name}(5)\nh, repr(h), int(h), d.{name}(), d.{name}(_ptr=h.getPtr()), d.sizeof(d.{name})"
        for name in classes
    ]


def members(classes: dict[str, Any], enums: dict[str, Any]) -> list[str]:
    """Set each member of each struct, then read it and the struct's memory."""
    found = []
    for name, about in classes.items():
        for member, kind in about["members"].items():
            value = sample(kind, enums, classes)
            if value is not None and about["size"]:
                found.append(
                    f"p = d.{name}()\np.{member} = {value}\np.{member}, ctypes.string_at(p.getPtr(), {about['size']})"
                )
            elif kind in classes and about["size"]:
                found.append(f"p = d.{name}()\np.{member}.getPtr() - p.getPtr()")
    return found


def sample(kind: str, enums: dict[str, Any], classes: dict[str, Any]) -> str | None:
    array = re.fullmatch(r"(list|bytes)\[(\w*)\] of (\d+)", kind)
    if array:
        element, count = sample(array[2], enums, classes), int(array[3])
        if array[1] == "bytes":
            return f"bytes(range({count}))"
        return f"[{element}] * {count}" if element and count else None
    if kind in enums:
        return f"max(d.{kind})"
    if kind in ("int", "float"):
        return {"int": "5", "float": "1.5"}[kind]
    return f"d.{kind}(7)" if kind in classes and "__int__" in classes[kind]["methods"] else None


def struct_members(structs: dict[str, Any]) -> list[str]:
    """The same for the structs with ``from_buffer``. Each member is also read from memory without zeros."""
    found = []
    for name, about in structs.items():
        size = about["size"]
        for member, kind in about["members"].items():
            numbers = re.fullmatch(r"numbers of ([1-9]\d*)", kind)  # 0: another member has the length
            value = {"int": "5", "float": "1.5", "str": "'text'"}.get(kind)
            if numbers and not about["array"]:
                value = f"list(range({numbers[1]}))"
            make = f"b = bytearray({size})\np = d.{name}.from_buffer(b)\n"
            if value:
                memory = (
                    "" if kind == "str" else ", {i: x for i, x in enumerate(b) if x}"
                )  # bytes after a text may be anything
                found.append(f"{make}p.{member} = {value}\np.{member}{memory}")
            if kind in structs:
                found.append(f"{make}p.{member}.ptr - p.ptr")
            if numbers or kind in ("int", "float"):  # a text may be at a pointer
                pattern = f"bytes(i % 13 + 40 for i in range({size}))"
                found.append(f"p = d.{name}.from_buffer({pattern})\nflat(p.{member})")
    return found


def struct_behaviour(structs: dict[str, Any]) -> list[str]:
    """Construction and comparison of every struct."""
    found = []
    for name, about in structs.items():
        size = about["size"]
        found += [
            f"p = d.{name}()\nint(p) == p.ptr, p != 5, p == p",
            f"p = d.{name}.from_buffer(bytearray({size}))\np == d.{name}.from_buffer(bytes({size}))",
            f"d.{name}.from_buffer(bytes({size + 1}))",
            f"b = bytearray({size})\np = d.{name}.from_buffer(b)\nq = d.{name}.from_ptr(p.ptr, owner=b)\nq == p, q.ptr == p.ptr",
        ]
        if about["array"]:
            found.append(f"a = d.{name}(3)\nlen(a), len(a[1:]), a[1].ptr - a.ptr, a[-1].ptr - a.ptr")
    return found


def calls(
    accepted: dict[str, Any],
    functions: dict[str, list[str]],
    known: dict[str, Any],
    release: str,
    enums: dict[str, Any],
) -> list[str]:
    """One call of each function, with bytes written to each output: the result, and the arguments that arrived in C."""
    found = []
    for name, about in accepted.items():
        parameters = known["functions"][about["symbol"]]["parameters"]
        given = [same(parameter.split("=")[0]) for parameter in functions[name]]
        outputs = {
            index: parameter
            for index, parameter in enumerate(parameters.get(release) or next(iter(parameters.values())))
            if same(parameter["name"]) not in given and RENAMED.get(parameter["name"]) not in given
        }
        if any(is_borrowed_array(parameter["plain"]) for parameter in outputs.values()):  # do not write its length
            outputs = {index: each for index, each in outputs.items() if each["plain"]["to"]["kind"] == "enum"}
        lower = name.islower()
        # A function that returns an array asks for its length first.
        counts = (lower and len(outputs) > 1) or name.startswith("nvrtc")
        lines = [
            f"fake.write({index}, {data})"
            for index, parameter in outputs.items()
            for data in pattern(parameter, enums, lower, counts)
        ]
        arrived = "fake.all_arrived()" if lower else "fake.arrived()"
        found.append("\n".join([*lines, f"d.{name}({', '.join(about['arguments'])}), {arrived}"]))
    return found


def same(name: str) -> str:
    """A parameter's name without case and underscores."""
    return name.replace("_", "").lower()


def failures(accepted: dict[str, Any], status: int) -> list[str]:
    """One call of each function, with an error returned by C."""
    return [f"fake.status({status})\nd.{name}({', '.join(about['arguments'])})" for name, about in accepted.items()]


def is_borrowed_array(plain: dict[str, Any]) -> bool:
    """Whether the driver returns a pointer to its own array."""
    inner = plain.get("to", {}).get("to", {})
    return inner.get("kind") in ("pointer", "record")


def pattern(parameter: dict[str, Any], enums: dict[str, Any], lower: bool, counts: bool) -> Iterator[str]:
    """The source of bytes for a pointer's target; empty if they would be an address.

    ``lower``: the function's name is in lower case. ``counts``: a number may be the length of an array and must be small.
    """
    target = parameter["plain"].get("to", {"kind": "void"})
    kind, size = target["kind"], target.get("size", 0)
    if kind == "enum":
        members = enums.get(re.sub("_enum$", "", target["name"]), {"": 0})
        yield repr(list(members.values())[-1].to_bytes(size, "little", signed=True))
    elif kind == "float":
        yield "struct.pack('<f', 1.5)"
    elif target.get("name") == "char" and kind != "pointer":
        yield r"b't\0'" if counts else r"b'text\0'"
    elif kind in ("signed", "unsigned") and counts and re.search("count|size|num", parameter["name"], re.IGNORECASE):
        yield f"bytes([2{', 0' * (size - 1)}])"
    elif kind in ("signed", "unsigned") or (kind == "pointer" and target["to"]["kind"] in ("opaque", "void")):
        yield f"bytes(range(1, {1 + size}))"
    elif kind == "record":  # a published version may have an older, smaller struct
        yield f"bytes({size if counts or not lower else min(size, 8)})"
