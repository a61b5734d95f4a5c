"""``python -m benchmarks.every``: every function of the driver, the runtime or NVRTC that cuda-bindings has too, with the simplest
arguments that both take.

:mod:`.calls` times the calls that loops make; this program finds unexpected slow calls. Both packages are timed in
turns, on a library that does nothing. ``ratio`` is the median over the rounds of ours / cuda.bindings.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import groupby
from typing import Any

from benchmarks.calls import available
from benchmarks.cases import OURS, PEER
from benchmarks.facts import facts
from benchmarks.nothing import replace_runtime, run_with_nothing, run_with_standins
from benchmarks.table import table
from benchmarks.timing import UNROLLED, Loop, Times, interleaved
from cuda_ctypes._floor.faces import Common, shared_by
from cuda_ctypes._floor.faces.listing import function_names
from cuda_ctypes._floor.tables.declarations import Declaration, declared

LIBRARIES = ("driver", "runtime", "nvrtc")
HIDDEN = {"size_of", "is", "length_of", "asked"}
"""Notes of parameters that Python callers do not see."""
UNCOMMON = {"takes", "gives", "version", "callers", "newer", "sized", "exact", "kept"}
"""Notes of parameters that differ between the packages, or that need a libcuda that does something."""
LISTS = {"array", "entries", "attributes", "options"}
SLOWER = {
    "cuTexRefGetBorderColor": "a list of four numbers comes back; cuda.bindings returns one of them",
    "cuLogicalEndpointExport": "a struct comes back whose type another argument tells",
    "nvrtcGetSupportedArchs": "another function tells the length of the list",
}
"""Functions that take longer than in cuda.bindings, and why."""
NEAR = 1.05
"""Ratios up to this are equal, for all that the measurement can tell."""
STEPS = (0.5, 1, 1.5, 2, 3, 5, 10)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.every", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.02, help="time per package and function (default 0.02)")
    parser.add_argument(
        "--rows", type=int, default=40, help="number of functions shown, the slowest first (default 40)"
    )
    parser.add_argument("--library", choices=LIBRARIES, default="driver", help="whose functions (default driver)")
    arguments = parser.parse_args()
    modules = compared(arguments.library, "benchmarks.every")
    print(facts(), end="\n\n", flush=True)
    if PEER not in modules:
        print("cuda-bindings is not installed for this Python: there is nothing to compare with")
        return 1
    measured, left_out = {}, {}
    shared = shared_of(arguments.library)
    for name, parameters in functions(shared):
        if not hasattr(modules[PEER], name):
            continue
        try:
            loops = {package: loop(shared.types, module, name, parameters) for package, module in modules.items()}
            measured[name] = interleaved(loops, arguments.seconds)
        except Exception as error:  # one package refuses the arguments, or raises because C left an output unset
            left_out[name] = f"{type(error).__name__}: {error}"
    print(show(measured, arguments.rows), end="\n\n")
    print(summary(measured))
    if left_out:
        print(f"\n{len(left_out)} were not called:", *left_out.items(), sep="\n  ")
    return 0


def compared(library: str, program: str) -> dict[str, Any]:
    """The module of each package, once ``program`` runs with a library that does nothing."""
    run_with_nothing(program) if library == "driver" else run_with_standins(program, [library])
    modules = available(PEER, OURS)
    if library == "runtime" and PEER in modules:
        replace_runtime(os.environ["CUDA_CTYPES_LIBCUDART"])
    return {
        package: import_module(f"{module.__name__.rpartition('.')[0]}.{library}") for package, module in modules.items()
    }


def shared_of(library: str) -> Common:
    """The table and the types of a library."""
    return shared_by(f"cuda_ctypes.cu13.bindings.{library}")


def functions(shared: Common) -> Iterator[tuple[str, list[Declaration]]]:
    """The functions and their visible parameters, without those that return the address of a text, which no such library has."""
    for name in function_names(shared):
        declaration = declared(shared.table, shared.symbol(name), "bindings")
        parameters = shared.types.parameters(declaration.parameters)
        is_text = (declaration.result.base, declaration.result.stars) == ("char", 1)
        if name != "cuInit" and not is_text and not any(UNCOMMON.intersection(item.notes) for item in parameters):
            counts = {item.notes.get("array"): 0 for item in parameters}
            counts.update({item.notes.get("buffer"): 64 for item in parameters})
            given = [item for item in parameters if item.direction != "out" and not HIDDEN.intersection(item.notes)]
            for item in given:
                if item.name in counts:
                    item.notes["count"] = str(counts[item.name])
            yield name, given


def loop(types: Any, module: Any, name: str, parameters: list[Declaration]) -> Loop:
    """A loop that calls the function; it is called once here, so that arguments it rejects are reported."""
    return loop_of(getattr(module, name), [argument(types, module, item) for item in parameters])


def loop_of(function: Callable[..., Any], given: list[Any]) -> Loop:
    """The same with these arguments."""
    function(*given)
    names = [f"given_{position}" for position in range(len(given))]
    lines = ["def repeated(times):", "    for _ in times:", *[f"        function({', '.join(names)})"] * UNROLLED]
    text = "\n".join([f"def make({', '.join(['function', *names])}):", *[f"    {line}" for line in lines]])
    namespace: dict[str, Any] = {}
    exec(f"{text}\n    return repeated", namespace)  # noqa: S102 - calls as programs have them: f(*given) takes longer
    made: Loop = namespace["make"](function, *given)
    return made


def argument(types: Any, module: Any, item: Declaration) -> Any:
    """The simplest value: an empty list or struct, an address, the first member of an enum, a handle, a number."""
    kind = types.kind(item.base)
    if "kernel_parameters" in item.notes:
        return 0
    if LISTS.intersection(item.notes):
        return []
    if "count" in item.notes and not item.stars:
        return int(item.notes["count"])
    if item.direction == "inout" and kind != "enum":
        return 0
    if (
        item.stars
        and item.direction != "inout"
        and not (kind == "record" and item.stars == 1 and "memory" not in item.notes)
    ):
        return b"text" if item.base == "char" and item.const else 0x1000
    if kind == "enum":
        return next(iter(getattr(module, item.base)))
    if kind == "record":
        return getattr(module, item.base)()
    if kind in ("handle", "callback"):
        return getattr(module, item.base)(3 if kind == "handle" else 0)
    return 1.0 if types.target(item.base) in ("float", "double") else 1


def show(measured: dict[str, dict[str, Times]], count: int) -> str:
    slowest = sorted(measured.items(), key=lambda item: item[1][OURS].over(item[1][PEER]), reverse=True)
    rows: list[list[object]] = []
    for name, times in slowest[:count]:
        ours, peer = times[OURS], times[PEER]
        rows.append([name, round(peer.median), round(ours.median), ours.over(peer)])
    return table(["ns per call", PEER, OURS, "ratio"], rows)


def summary(measured: dict[str, dict[str, Times]]) -> str:
    ratios = sorted(times[OURS].over(times[PEER]) for times in measured.values())
    text = f"{len(ratios)} functions, median ratio {statistics.median(ratios):.2f}"
    for step, group in groupby(ratios, lambda ratio: next((step for step in STEPS if ratio <= step), None)):
        text += f"\n{len(list(group)):4} " + (f"up to {step:g}" if step else f"over {STEPS[-1]:g}")
    least = {name: times[OURS].minimum / times[PEER].minimum for name, times in measured.items()}
    slower = {name: ratio for name, ratio in least.items() if ratio > NEAR}
    text += f"\n\nof minima: {sum(ratio <= 1 for ratio in least.values())} up to 1, {len(slower)} over {NEAR:g}:"
    for name, ratio in sorted(slower.items(), key=lambda item: item[1], reverse=True):
        text += f"\n  {name} {ratio:.2f}: {SLOWER.get(name, 'NO REASON KNOWN')}"
    return text


if __name__ == "__main__":
    sys.exit(main())
