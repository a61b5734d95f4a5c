"""Arguments that the functions of a module accept, found by trial."""

from __future__ import annotations

import inspect
import itertools
import re
import sys
from collections.abc import Callable, Collection, Iterator
from typing import Any

from tests.peer.looking import is_enum


def accepted(
    module: Any, skipped: Collection[str], attempt: Callable[[str], str | None]
) -> Iterator[tuple[str, dict[str, Any] | None]]:
    """Function -> the source of arguments that it accepts, and the C symbol that it calls with them.

    Each parameter has a list of choices. The first choices are preferred; other choices are used only where necessary.
    ``attempt`` evaluates a call and returns the symbol.
    """
    for name in dir(module):
        function = getattr(module, name)
        if name.startswith("_") or name in skipped or isinstance(function, type) or not callable(function):
            continue
        if getattr(function, "__module__", "") == "typing":
            continue
        print(name, file=sys.stderr, flush=True)
        parameters = inspect.signature(function).parameters.values()
        types = written_types(function)
        choices = [
            candidates(module, index, parameter, types.get(parameter.name))
            for index, parameter in enumerate(parameters)
        ]
        for arguments in variations(choices):
            symbol = attempt(f"d.{name}({', '.join(arguments)})")
            if symbol:
                yield name, {"arguments": arguments, "symbol": symbol}
                break
        else:
            yield name, None


def written_types(function: Any) -> dict[str, str]:
    """The C type of each parameter in the first line of the docstring; empty for any object."""
    line = (function.__doc__ or "").split("\n")[0]
    inside = re.search(r"\((.*)\)", line)
    if not inside or function.__name__[:1].isupper():
        return {}
    words = [part.split("=")[0].split() for part in inside[1].split(",") if part.strip()]
    return {part[-1].lstrip("*"): " ".join(part[:-1]) for part in words}


def candidates(module: Any, index: int, parameter: inspect.Parameter, written: str | None) -> list[str]:
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
    if hasattr(getattr(module, written or "", None), "from_ptr"):
        return [f"d.{written}(2)"]
    lower = not hasattr(module, "sizeof")  # snake_case names, and documented types of parameters
    if lower and written == "":  # an object of any type
        return ["['one', 'two']", "'text'", "bytearray(2)", "None", "b'text'", *numbers]
    count = re.match("num|count|nb|size" if lower else "num|count|nb", parameter.name)
    return [*(numbers[1:] if count else numbers), "b'text'", "None", "d.cuuint64_t(1)"]


def variations(choices: list[list[str]]) -> Iterator[list[str]]:
    """The first choice of each list, then all with one other choice, with two, and so on to four."""
    for count in range(5):
        for positions in itertools.combinations(range(len(choices)), count):
            for others in itertools.product(*(choices[position][1:] for position in positions)):
                chosen = [choice[0] for choice in choices]
                for position, other in zip(positions, others):
                    chosen[position] = other
                yield chosen
