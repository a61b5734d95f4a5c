"""``python -m benchmarks.members``: each member of each struct of the driver, the runtime, NVML and cuFile, read and set, beside cuda.bindings.

The value set is that of the new struct: 0, the enum's first member, an empty list, a handle or struct of zeros. The structs are in the state that calls bring about: machine
code reads and sets the members of those that a function took often.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from importlib import import_module
from typing import Any

from benchmarks.every import NEAR
from benchmarks.facts import facts
from benchmarks.table import table
from benchmarks.timing import Loop, Times, interleaved, ratio
from cuda_ctypes._floor.types.struct_arrays import Single
from cuda_ctypes._floor.types.struct_views import View

PACKAGES = PEER, OURS = "cuda.bindings", "cuda_ctypes.bindings"
PLAIN = ("int", "float", "str")
LIBRARIES = ("driver", "runtime", "nvml", "cufile")
UNROLLED = 8
STATEMENTS = {"read": "struct.{name}", "set": "struct.{name} = value"}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.members", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.005, help="time per package and member (default 0.005)")
    parser.add_argument("--rows", type=int, default=40, help="number of rows shown, the slowest first (default 40)")
    parser.add_argument("--only", default="", help="structs whose name contains this text")
    arguments = parser.parse_args()
    print(facts(), end="\n\n", flush=True)
    measured: dict[tuple[str, str, str, str], dict[str, Times]] = {}
    for library in LIBRARIES:
        try:
            modules = {package: import_module(f"{package}.{library}") for package in PACKAGES}
        except ImportError as error:
            print(f"there is nothing to compare with: {error}")
            return 1
        for name in structs(modules):
            if arguments.only in name:
                measured.update(of_struct(modules, name, arguments.seconds))
    print(show(measured, arguments.rows), end="\n\n")
    print(summary(measured))
    return 0


def structs(modules: dict[str, Any]) -> list[str]:
    """The structs that both packages have, one name for each."""
    ours = {}
    for name in dir(modules[OURS]):
        cls = getattr(modules[OURS], name)
        if is_struct(cls) and hasattr(modules[PEER], name):
            ours[cls._raw_class] = name
            quicken(cls)
    return list(ours.values())


def is_struct(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, (View, Single)) and hasattr(value, "_raw_class")


def quicken(cls: Any) -> None:
    """Bring a class into the state after some calls of a function that takes it."""
    from cuda_ctypes._floor.native import available

    if available():
        from cuda_ctypes._floor.native.members import quicken_members

        quicken_members(cls)


def of_struct(modules: dict[str, Any], name: str, seconds: float) -> dict[tuple[str, str, str, str], dict[str, Times]]:
    found: dict[tuple[str, str, str, str], dict[str, Times]] = {}
    cls = getattr(modules[OURS], name)
    for member in cls._members if issubclass(cls, View) else cls._fields:
        for what in ("read", "set"):
            try:
                kind = kind_of(getattr(getattr(modules[PEER], name)(), member))
                if issubclass(cls, Single):
                    if kind not in PLAIN:  # arrays of NumPy, and structs
                        continue
                    kind += " of NVML, cuFile"
                loops = {package: loop_of(getattr(module, name)(), member, what) for package, module in modules.items()}
                found[name, member, kind, what] = interleaved(loops, seconds)
            except (
                AttributeError,
                IndexError,
                NotImplementedError,
                TypeError,
                ValueError,
            ):  # one of the packages refuses this
                continue
    return found


def kind_of(value: Any) -> str:
    cls = type(value)
    if cls in (int, float, str, list, bytes):
        return str(cls.__name__)
    if hasattr(cls, "__members__"):
        return "enum"
    return "handle" if hasattr(cls, "__int__") else "struct"


def loop_of(struct: Any, member: str, what: str) -> Loop:
    """A function that reads or sets a member in a loop."""
    lines = [f"        {STATEMENTS[what].format(name=member)}"] * UNROLLED
    namespace: dict[str, Any] = {}
    text = "\n".join(
        ["def make(struct, value):", "    def loop(times):", "      for _ in times:", *lines, "    return loop"]
    )
    exec(compile(text, "<benchmark>", "exec"), namespace)  # noqa: S102 - this module's own code
    value = getattr(struct, member)
    if kind_of(value) in ("handle", "struct"):  # one of the program's own, instead of a view of the member
        value = type(value)(int(value)) if kind_of(value) == "handle" else type(value)()
    made: Loop = namespace["make"](struct, value)
    return made


def show(measured: dict[tuple[str, str, str, str], dict[str, Times]], count: int) -> str:
    slowest = sorted(measured.items(), key=lambda item: ratio(item[1]), reverse=True)
    rows: list[list[object]] = []
    for (name, member, kind, what), times in slowest[:count]:
        taken = [round(times[package].minimum) for package in PACKAGES]
        rows.append([f"{name}.{member}", kind, what, *taken, ratio(times)])
    return table(["ns, minimum", "kind", "", *PACKAGES, "ratio"], rows)


def summary(measured: dict[tuple[str, str, str, str], dict[str, Times]]) -> str:
    """By kind: the number of members, the medians of both packages and of the ratio, and how many take longer than in cuda.bindings."""
    rows: list[list[object]] = []
    for kind, what in sorted({(kind, what) for _, _, kind, what in measured}):
        times = [found for (_, _, other, done), found in measured.items() if (other, done) == (kind, what)]
        ratios = [*map(ratio, times)]
        medians = [round(statistics.median(found[package].minimum for found in times)) for package in PACKAGES]
        rows.append(
            [f"{kind}, {what}", len(times), *medians, statistics.median(ratios), sum(item > NEAR for item in ratios)]
        )
    return table(["ns, median", "members", *PACKAGES, "ratio", f"over {NEAR:g}"], rows)


if __name__ == "__main__":
    sys.exit(main())
