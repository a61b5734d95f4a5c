"""``python -m benchmarks.modules``: the functions of NVML, nvJitLink, NVVM, nvFatbin and cuFile beside cuda.bindings.

Each is called with the simplest arguments that both packages take, on a stand-in that does nothing but record its calls, so that the
bindings' own work is measured. ``ratio`` is that of the quickest rounds, ours / cuda.bindings.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from importlib import import_module
from typing import Any

from benchmarks.every import HIDDEN, NEAR, loop_of
from benchmarks.facts import facts
from benchmarks.nothing import run_with_standins
from benchmarks.table import table
from benchmarks.timing import Times, interleaved, ratio
from cuda_ctypes._floor.calls.call_structs import taken
from cuda_ctypes._floor.faces import shared_by
from cuda_ctypes._floor.tables.declarations import Declaration, declared

LIBRARIES = ("nvml", "nvjitlink", "nvvm", "nvfatbin", "cufile")
PACKAGES = PEER, OURS = "cuda.bindings", "cuda_ctypes.bindings"
CRASHING = {"error_string", "get_error_string", "system_get_cuda_driver_version_v2"}
"""cuda.bindings follows an address that the stand-in does not write."""
WITH_GIL = "cuda.bindings keeps the GIL during the call: other threads wait for it"
SLOWER = {"batch_io_destroy": WITH_GIL, "handle_deregister": WITH_GIL}
"""Functions that take longer than in cuda.bindings, and why."""
COUNT = 4


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.modules", description=__doc__)
    parser.add_argument("libraries", nargs="*", default=LIBRARIES, help=f"of {', '.join(LIBRARIES)}; all by default")
    parser.add_argument("--seconds", type=float, default=0.005, help="time per package and function (default 0.005)")
    parser.add_argument("--rows", type=int, default=10, help="number of rows shown, the slowest first (default 10)")
    arguments = parser.parse_args()
    run_with_standins("benchmarks.modules", LIBRARIES)
    print(facts(), flush=True)
    for library in arguments.libraries:
        try:
            modules = {package: import_module(f"{package}.{library}") for package in PACKAGES}
        except ImportError as error:
            print(f"there is nothing to compare with: {error}")
            return 1
        measured, left_out = of_library(modules, arguments.seconds)
        print(f"\n{show(measured, arguments.rows)}\n\n{len(left_out)} not called; {library}: {summary(measured)}")
    return 0


def of_library(modules: dict[str, Any], seconds: float) -> tuple[dict[str, dict[str, Times]], list[str]]:
    """The times of each function by package, and the functions that one of the packages refuses."""
    shared = shared_by(modules[OURS].__name__)
    found: dict[str, dict[str, Times]] = {}
    left_out: list[str] = []
    for name, symbol in shared.table.snake_functions.items():
        if name in CRASHING or not hasattr(modules[PEER], name):
            continue
        parameters = shared.types.parameters(declared(shared.table, symbol, "bindings").parameters)
        try:
            made = {package: given(shared.types, parameters, module) for package, module in modules.items()}
            loops = {package: loop_of(getattr(module, name), made[package]) for package, module in modules.items()}
            found[name] = interleaved(loops, seconds)
        except Exception:  # whatever one of the packages says of these arguments
            left_out.append(name)
    return found, left_out


def given(types: Any, parameters: tuple[Declaration, ...], module: Any) -> list[Any]:
    """The simplest arguments."""
    made: list[Any] = []
    for item in parameters:
        if "takes" in item.notes:
            made += [member(types, item, name) for name, _ in taken(item.notes)]
        elif item.direction != "out" and not HIDDEN.intersection(item.notes):
            made.append(argument(types, item, module))
    return made


def member(types: Any, item: Declaration, name: str) -> Any:
    """A value for a member of a struct that is a parameter."""
    struct = types.target(item.notes.get("as", item.base))
    declaration = next(known for known in types.members(struct) if known.name == name)
    is_number = not declaration.bounds and types.kind(declaration.base) != "record"
    return 1 if is_number or declaration.stars else b"abc"


def argument(types: Any, item: Declaration, module: Any) -> Any:
    """A list of texts, bytes of the size that follows, memory for a result, a text, a struct, an address, or a number."""
    kind, notes = types.kind(item.base), item.notes
    if {"array", "entries", "options"}.intersection(notes):
        return ["text"] * COUNT if item.base == "char" else []
    if "exact" in notes or "sized" in notes:
        return bytes(COUNT) if "exact" in notes else bytearray(64)
    if item.base == "char" and item.stars == 1:
        return "text"
    if kind == "record":
        return struct_of(types, item, module).ptr
    if item.stars:
        return 0x1000
    return 1.0 if types.target(item.base) in ("float", "double") else item.base in ("bool", "_Bool") or COUNT


def struct_of(types: Any, item: Declaration, module: Any) -> Any:
    """A struct of the module, by its name in cuda_ctypes; it lives on."""
    ours = import_module(f"{OURS}.{module.__name__.rpartition('.')[2]}")
    for name in ours.__all__:
        record = getattr(getattr(ours, name), "_record", "")
        if record and types.target(record) == types.target(item.base):
            _living.append(getattr(module, name)())
            return _living[-1]
    raise LookupError(item.base)


_living: list[Any] = []


def show(measured: dict[str, dict[str, Times]], count: int) -> str:
    slowest = sorted(measured.items(), key=lambda item: ratio(item[1]), reverse=True)
    rows = [
        [name, *[round(times[package].minimum) for package in PACKAGES], ratio(times)]
        for name, times in slowest[:count]
    ]
    return table(["ns per call, minimum", *PACKAGES, "ratio"], rows)


def summary(measured: dict[str, dict[str, Times]]) -> str:
    ratios = {name: ratio(times) for name, times in measured.items()}
    slower = {name: found for name, found in ratios.items() if found > NEAR}
    median = statistics.median(ratios.values())
    text = f"{len(ratios)} functions, median ratio {median:.2f}, {len(slower)} over {NEAR:g}"
    reasons = [f"\n  {name} {found:.2f}: {SLOWER.get(name, 'NO REASON KNOWN')}" for name, found in slower.items()]
    return text + "".join(reasons)


if __name__ == "__main__":
    sys.exit(main())
