"""What is evaluated on both sides: files of snippets, and snippets made for every struct and every function."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RENAMED = {
    "type": "typename",
    "input": "input_",
    "len": "length",
    "format": "pformat",
    "bytes": "numbytes",
    "from": "from_",
}
"""Parameters whose C name is taken in Python."""


def files() -> dict[str, list[str]]:
    """Group -> snippets. They are separated by blank lines; a line that starts with # is for people."""
    groups = {}
    for path in sorted(HERE.glob("*.txt")):
        text = re.sub(r"(?m)^#.*\n", "", path.read_text("utf-8"))
        groups[path.stem] = [snippet.strip("\n") for snippet in re.split(r"\n\s*\n", text) if snippet.strip()]
    return groups


def representations(classes: dict[str, Any]) -> list[str]:
    """Of zeroed structs. One without a name of its own is made at the address of the one around it."""
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
    """Set each member of each struct; then read it, and the memory behind it."""
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
    return f"d.{kind}(7)" if kind in classes and "__int__" in classes[kind]["special"] else None


def calls(
    accepted: dict[str, list[str]],
    functions: dict[str, list[str]],
    known: dict[str, Any],
    release: str,
    enums: dict[str, Any],
) -> list[str]:
    """Each function once, with something written behind each of its outputs: the result, and what arrived in C."""
    found = []
    names = importlib.import_module(f"cuda_ctypes.cu{release.partition('.')[0]}._tables.driver").names
    for name, arguments in accepted.items():
        symbol = names.get(name, name)
        parameters = known["functions"][symbol]["parameters"][release]
        given = [parameter.split("=")[0] for parameter in functions[name]]
        outputs = {
            index: parameter["plain"]
            for index, parameter in enumerate(parameters)
            if parameter["name"] not in given and RENAMED.get(parameter["name"]) not in given
        }
        if any(is_borrowed_array(plain) for plain in outputs.values()):  # leave its length alone
            outputs = {index: plain for index, plain in outputs.items() if plain["to"]["kind"] == "enum"}
        lines = [f"fake.write({index}, {data})" for index, plain in outputs.items() for data in pattern(plain, enums)]
        found.append("\n".join([*lines, f"d.{name}({', '.join(arguments)}), fake.arrived()"]))
    return found


def failures(accepted: dict[str, list[str]]) -> list[str]:
    """Each function once, when C returns an error."""
    return [f"fake.status(1)\nd.{name}({', '.join(arguments)})" for name, arguments in accepted.items()]


def is_borrowed_array(plain: dict[str, Any]) -> bool:
    """Whether the driver hands out a pointer to an array of its own."""
    inner = plain.get("to", {}).get("to", {})
    return inner.get("kind") in ("pointer", "record")


def pattern(plain: dict[str, Any], enums: dict[str, Any]) -> Iterator[str]:
    """The source of bytes for behind a pointer, unless they would be an address."""
    target = plain.get("to", {"kind": "void"})
    kind, size = target["kind"], target.get("size", 0)
    if kind == "enum":
        members = enums.get(re.sub("_enum$", "", target["name"]), {"": 0})
        yield repr(list(members.values())[-1].to_bytes(size, "little", signed=True))
    elif kind == "float":
        yield "struct.pack('<f', 1.5)"
    elif target.get("name") == "char" and kind != "pointer":
        yield r"b'text\0'"
    elif kind in ("signed", "unsigned") or (kind == "pointer" and target["to"]["kind"] in ("opaque", "void")):
        yield f"bytes(range(1, {1 + size}))"
    elif kind == "record":
        yield f"bytes({size})"
