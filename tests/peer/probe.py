"""Looks at one implementation of the driver module, inside the interpreter that it runs in.

    python -m tests.peer.probe surface MODULE LIBRARY          names and what they are, as one JSON object
    python -m tests.peer.probe accepted MODULE LIBRARY         for each function arguments that it accepts, as JSON
    python -m tests.peer.probe run MODULE LIBRARY < snippets   snippets as JSON in, a line with the outcome of each out

The same file runs in the published package's environment and in ours, so that both are seen with the same eyes.
"""

from __future__ import annotations

import ast
import ctypes
import importlib
import inspect
import itertools
import json
import re
import struct
import sys
from collections.abc import Iterator
from typing import Any, Callable

from tests.standin.control import Recorder


class Fake:
    """The stand-in for libcuda, as snippets use it: ``status`` first, then ``write`` and ``read``, then the call."""

    def __init__(self, path: str) -> None:
        self._recorder = Recorder(path)

    def status(self, code: int) -> None:
        """Every call returns this."""
        self._recorder.program(None, code)

    def write(self, argument: int, data: bytes, *path: int) -> None:
        """During the call, write behind the pointer that is argument number so-and-so."""
        self._recorder.write(argument, data, *path)

    def read(self, argument: int, size: int, *path: int) -> Callable[[], Any]:
        """During the call, copy from behind a pointer; calling the result gives the bytes, or None after a NULL."""
        action = self._recorder.read(argument, size, *path)
        return lambda: self._recorder.result(action)

    def symbols(self) -> list[str]:
        """The functions that were reached, under their exact symbols."""
        return [call.symbol for call in self._recorder.calls()]

    def words(self, count: int) -> list[int]:
        """The first arguments of the last call, as unsigned numbers."""
        call = self._recorder.calls()[-1]
        return [call.unsigned(index) for index in range(count)]

    def floats(self, first: int) -> list[float]:
        """Arguments of the last call that are C floats, from number ``first`` on."""
        return [struct.unpack("<f", argument)[0] for argument in self._recorder.calls()[-1].arguments[first:]]

    def bytes(self, index: int) -> bytes:
        """One argument of the last call as it lay in C, for a struct by value."""
        return self._recorder.calls()[-1].arguments[index]

    def arrived(self) -> list[Any]:
        """The last call that C knows of: symbol and arguments, with ``address`` for what is one."""
        return [
            [call.symbol, *(plain(argument) for argument in call.arguments)] for call in self._recorder.calls()[-1:]
        ]


def plain(argument: bytes) -> Any:
    number = int.from_bytes(argument, "little")
    if len(argument) > 8:
        return argument
    return "address" if 1 << 32 <= number < (1 << 64) - (1 << 32) and len(argument) == 8 else number


def is_enum(cls: Any) -> bool:
    return isinstance(getattr(cls, "__members__", None), dict)


def is_handle(cls: Any) -> bool:
    return hasattr(cls, "getPtr") and hasattr(cls, "__int__")


def is_record(cls: Any) -> bool:
    return hasattr(cls, "getPtr") and not hasattr(cls, "__int__")


def show(value: Any) -> str:
    """Text by which two implementations' values are compared: types and contents, no addresses."""
    cls: Any = type(value)
    if isinstance(value, (tuple, list)):
        inside = ", ".join(show(item) for item in value)
        return f"({inside})" if isinstance(value, tuple) else f"[{inside}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{show(key)}: {show(item)}" for key, item in value.items()) + "}"
    if isinstance(value, type):
        return f"<class {public_name(value)}>"
    if is_enum(cls):
        return f"{cls.__name__}.{value.name}" if value in cls.__members__.values() else NO_MEMBER
    if is_handle(cls):
        return f"{public_name(cls)}({int(value)})"
    if is_record(cls):
        name = public_name(cls)
        return f"{name}({', '.join(f'{member}={get(value, member)}' for member in shown.get(name, ()))})"
    if isinstance(value, int) and not isinstance(value, bool):
        return repr(int(value))  # a subclass is as good
    return repr(value)


shown: dict[str, list[str]] = {}
"""The members by which structs are compared, per class: those of the published one."""
public_names: dict[type, str] = {}


def public_name(cls: type) -> str:
    """The module's name for a class: that of a struct without a name in C is made up."""
    return public_names.get(cls, cls.__name__)


def learn_names(module: Any) -> None:
    names = dir(module)
    for name in names:
        item: Any = getattr(module, name)
        if isinstance(item, type) and item.__name__ not in names:
            public_names.setdefault(item, name)


def representation(value: Any) -> str:
    """The lines of ``repr``, less those of members that C reserves, which the published package leaves out."""
    lines = [line.rstrip() for line in repr(value).split("\n")]
    return "\n".join(line for line in lines if line and not re.match(r" *(reserved|padding)\w* :", line))


NO_MEMBER = "(no member)"
"""For a number that an enum has no member for: one package raises ValueError there, the other keeps the number."""


def get(value: Any, name: str) -> str:
    try:
        return show(getattr(value, name))
    except ValueError:
        return NO_MEMBER


def members(cls: type) -> list[str]:
    return [
        name
        for name in dir(cls)
        if not name.startswith("_") and inspect.isdatadescriptor(inspect.getattr_static(cls, name))
    ]


def evaluate(code: str, names: dict[str, Any]) -> str:
    """Run statements and say what came out: the value of the last one, or the exception."""
    tree = ast.parse(code)
    last = tree.body[-1]
    expression = None
    if isinstance(last, ast.Expr):
        expression = last.value
        del tree.body[-1]
    scope = dict(names)
    try:
        exec(compile(tree, "<snippet>", "exec"), scope)  # noqa: S102 - the snippets are ours
        value = eval(compile(ast.Expression(expression), "<snippet>", "eval"), scope) if expression else None
        return show(value)
    except Exception as error:  # noqa: BLE001 - whichever it is, it is the outcome
        standard = next(cls for cls in type(error).__mro__ if cls.__module__ == "builtins")
        return f"raises {standard.__name__}"


def surface(module: Any) -> dict[str, Any]:
    functions, enums, classes, constants = {}, {}, {}, {}
    for name in dir(module):
        item: Any = getattr(module, name)
        if name.startswith("_"):
            continue
        if isinstance(item, type) and is_enum(item):
            enums[name] = {key: int(value) for key, value in item.__members__.items()}
        elif isinstance(item, type) and hasattr(item, "getPtr"):
            classes[name] = describe(item, module)
        elif callable(item) and not isinstance(item, type) and (name.startswith("cu") or name == "sizeof"):
            functions[name] = [
                parameter.name if parameter.default is parameter.empty else f"{parameter.name}={parameter.default!r}"
                for parameter in inspect.signature(item).parameters.values()
            ]
        elif isinstance(item, int):
            constants[name] = int(item)
    return {"functions": functions, "enums": enums, "classes": classes, "constants": constants}


zeros = (ctypes.c_uint64 * 1024)()


def describe(cls: Any, module: Any) -> dict[str, Any]:
    try:
        instance = cls()
    except TypeError:  # a struct without a name of its own is made at the address of the one around it
        instance = cls(ctypes.addressof(zeros))
    return {
        "bases": [base.__name__ for base in cls.__mro__[1:] if getattr(module, base.__name__, None) is base],
        "size": size(cls, module),
        "special": [name for name in ("__int__", "__index__", "__cuda_stream__") if hasattr(cls, name)],
        "members": {name: kind(instance, name) for name in members(cls)},
    }


def size(cls: Any, module: Any) -> Any:
    try:
        return module.sizeof(cls)
    except TypeError:
        return None


def kind(instance: Any, name: str) -> str:
    """The type of a member of a zeroed struct, and of its elements."""
    try:
        value = getattr(instance, name)
    except ValueError as error:  # 0 is no member: the message ends in the name of the enum
        return str(error).split()[-1]
    if isinstance(value, (list, bytes)):
        return f"{type(value).__name__}[{kind_of(value[0]) if value else ''}] of {len(value)}"
    return kind_of(value)


def kind_of(value: Any) -> str:
    plain = (
        isinstance(value, int)
        and not isinstance(value, bool)
        and not is_enum(type(value))
        and not is_handle(type(value))
    )
    return "int" if plain else public_name(type(value))


def accepted(module: Any, names: dict[str, Any]) -> dict[str, list[str]]:
    """For each function the source of arguments that it does not refuse: the first of a few for each parameter, and as
    few others as will do."""
    found = {}
    for name in dir(module):
        function = getattr(module, name)
        if name.startswith("cu") and callable(function) and not isinstance(function, type):
            parameters = inspect.signature(function).parameters.values()
            choices = [candidates(module, index, parameter) for index, parameter in enumerate(parameters)]
            for arguments in variations(choices):
                names["fake"].status(1)
                if not evaluate(f"d.{name}({', '.join(arguments)})", names).startswith("raises"):
                    found[name] = arguments
                    break
    return found


def candidates(module: Any, index: int, parameter: inspect.Parameter) -> list[str]:
    words = re.findall(r"\w+", "" if parameter.annotation is parameter.empty else str(parameter.annotation))
    name = words[-1] if words else ""
    cls = getattr(module, name, type(None))
    if is_enum(cls):
        return ["[]"] if "list" in words else [f"list(d.{name})[0]"]
    if hasattr(cls, "getPtr"):
        return [f"[d.{name}(), d.{name}()]"] if "list" in words else [f"d.{name}()", "None"]
    if "list" in words:
        return ["[21, 22]", "[]"] if name == "int" else ["[]"]
    numbers = [str(11 + index), "2", "0"]
    count = re.match("num|count|nb", parameter.name)
    return [*(numbers[1:] if count else numbers), "b'text'", "None", "d.cuuint64_t(1)"]


def variations(choices: list[list[str]], changes: int = 4) -> Iterator[list[str]]:
    """The first choice of each list, then all with one other choice, with two, and so on."""
    for count in range(changes + 1):
        for positions in itertools.combinations(range(len(choices)), count):
            for others in itertools.product(*(choices[position][1:] for position in positions)):
                chosen = [choice[0] for choice in choices]
                for position, other in zip(positions, others):
                    chosen[position] = other
                yield chosen


def main() -> None:
    command, module = sys.argv[1], importlib.import_module(sys.argv[2])
    learn_names(module)
    if command == "surface":
        print(json.dumps(surface(module)))
        return
    fake = Fake(sys.argv[3])
    names = {"d": module, "fake": fake, "ctypes": ctypes, "struct": struct, "shown": representation}
    if command == "accepted":
        print(json.dumps(accepted(module, names)))
        return
    given = json.load(sys.stdin)
    shown.update(given["members"])
    for code in given["snippets"]:
        fake.status(0)
        print(json.dumps(evaluate(code, names)), flush=True)


if __name__ == "__main__":
    main()
