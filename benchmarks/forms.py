"""``python -m benchmarks.forms``: each function of the driver, the runtime or NVRTC with each form of each argument, beside cuda.bindings.

A number may be an int, a bool, a member of an enum, or an object as ``cuuint64_t(1)``; a handle an object, an int or None; memory an address, a
``CUdeviceptr`` or a buffer; a list a tuple; an argument of a kernel a number, a handle, a struct, or a scalar of ctypes or NumPy. One argument has the form that its row names, the others have the simplest. Nothing is
measured that one of the packages refuses. The libcuda does nothing, so that only the bindings' own work is measured.
"""

from __future__ import annotations

import argparse
import array
import ctypes
import statistics
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from benchmarks.cases import OURS, PEER
from benchmarks.every import LIBRARIES, LISTS, NEAR, argument, compared, functions, loop_of, shared_of
from benchmarks.facts import facts
from benchmarks.table import table
from benchmarks.timing import Times, interleaved
from cuda_ctypes._floor.tables.declarations import Declaration


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.forms", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.005, help="time per package and form (default 0.005)")
    parser.add_argument("--rows", type=int, default=40, help="number of rows shown, the slowest first (default 40)")
    parser.add_argument("--only", default="", help="functions whose name contains this text")
    parser.add_argument("--library", choices=LIBRARIES, default="driver", help="whose functions (default driver)")
    arguments = parser.parse_args()
    modules = compared(arguments.library, "benchmarks.forms")
    print(facts(), end="\n\n", flush=True)
    if PEER not in modules:
        print("cuda-bindings is not installed for this Python: there is nothing to compare with")
        return 1
    measured: dict[tuple[str, str, str], dict[str, Times]] = {}
    shared = shared_of(arguments.library)
    types = shared.types
    for name, parameters in functions(shared):
        if arguments.only not in name or not hasattr(modules[PEER], name):
            continue
        for place, item in enumerate(parameters):
            for form in forms(types, modules[OURS], item):
                try:
                    loops = {
                        package: loop_of(getattr(module, name), given(types, module, parameters, place, form))
                        for package, module in modules.items()
                    }
                    measured[name, item.name, form] = interleaved(loops, arguments.seconds)
                except Exception:  # one of the packages refuses this form  # noqa: S112
                    continue
    print(show(measured, arguments.rows), end="\n\n")
    print("\n".join(summary(measured)))
    return 0


def given(types: Any, module: Any, parameters: list[Declaration], place: int, form: str) -> list[Any]:
    """The arguments of a call."""
    values = [argument(types, module, item) for item in parameters]
    values[place] = forms(types, module, parameters[place])[form]
    counting = parameters[place].notes.get("array")
    for position, item in enumerate(parameters):
        if counting and item.name == counting and LISTS.intersection(parameters[place].notes):
            values[position] = len(values[place])
    return values


def forms(types: Any, module: Any, item: Declaration) -> dict[str, Any]:
    """Values for a parameter, by a name for their form."""
    if "kernel_parameters" in item.notes:
        return {name: ((value,), (c_type,)) for name, (value, c_type) in kernel_values(module).items()}
    cls, kind = getattr(module, item.base, None), types.kind(item.base)
    driver = import_module(f"{module.__name__.rpartition('.')[0]}.driver")
    if LISTS.intersection(item.notes):
        return dict(lists(kind, cls))
    if item.stars and item.direction != "inout" and not (kind == "record" and item.stars == 1):
        return {"text": b"text"} if item.base == "char" and item.const else memory(driver)
    if kind == "enum":
        member = next(iter(getattr(module, item.base)))
        return {"a member": member, "an int": int(member)}
    if kind == "record":
        return {"None": None} if item.stars else {}
    if kind == "handle":
        return {"a handle": getattr(module, item.base)(3), "an int": 3, "a large int": 1 << 40, "None": None, "0": 0}
    if types.target(item.base) in ("float", "double"):
        return {"a float": 1.0}
    found = {"an int": 1, "0": 0, "a bool": True, "a member": driver.CUstream_flags(1)}
    return found | ({"an object": cls(3), "a large int": 1 << 30} if isinstance(cls, type) else {})


def kernel_values(module: Any) -> dict[str, tuple[Any, Any]]:
    """Values for a kernel's argument, with their types."""
    found = {
        "launch: an int": (5, ctypes.c_int),
        "launch: a float": (1.5, ctypes.c_float),
        "launch: an int for a float": (1, ctypes.c_float),
        "launch: a bool": (True, ctypes.c_bool),
        "launch: bytes": (b"x", ctypes.c_char),
        "launch: a member": (module.CUstream_flags(1), ctypes.c_int),
        "launch: a CUdeviceptr": (module.CUdeviceptr(4096), ctypes.c_void_p),
        "launch: a CUdeviceptr without a type": (module.CUdeviceptr(4096), None),
        "launch: a member without a type": (module.CUstream_flags(1), None),
        "launch: a struct without a type": (module.CUDA_MEMCPY2D(), None),
        "launch: of ctypes": (ctypes.c_int(5), ctypes.c_int),
    }
    try:
        import numpy
    except ImportError:
        return found
    return found | {
        "launch: of NumPy": (numpy.float32(1.5), ctypes.c_float),
        "launch: of NumPy, wider": (numpy.int64(5), ctypes.c_int),
    }


def lists(kind: str, cls: Any) -> Iterator[tuple[str, Any]]:
    """Lists of one, three and forty elements."""
    if kind == "enum":
        elements = {"members": next(iter(cls))}
    elif kind == "record":
        elements = {"structs": cls()}
    elif isinstance(cls, type):
        elements = {"objects": cls(3), "ints": 3}
    else:
        elements = {"ints": 3}
    for name, element in elements.items():
        yield f"a list of {name}, one", [element]
        yield f"a tuple of {name}, one", (element,)
        yield f"a list of {name}, three", [element] * 3
        yield f"a list of {name}, forty", [element] * 40


def memory(module: Any) -> dict[str, Any]:
    """Addresses and buffers."""
    return {
        "an int": 4096,
        "None": None,
        "a CUdeviceptr": module.CUdeviceptr(4096),
        "bytes": bytes(64),
        "a bytearray": bytearray(64),
        "a memoryview": memoryview(bytearray(64)),
        "an array": array.array("d", bytes(64)),
        "a ctypes array": (ctypes.c_char * 64)(),
    }


def ratio(times: dict[str, Times]) -> float:
    """This package's quickest round, over that of cuda.bindings."""
    return times[OURS].minimum / times[PEER].minimum


def show(measured: dict[tuple[str, str, str], dict[str, Times]], count: int) -> str:
    slowest = sorted(measured.items(), key=lambda item: ratio(item[1]), reverse=True)
    rows: list[list[object]] = []
    for (name, parameter, form), times in slowest[:count]:
        rows.append([name, parameter, form, round(times[PEER].minimum), round(times[OURS].minimum), ratio(times)])
    return table(["ns per call, minimum", "parameter", "form", PEER, OURS, "ratio"], rows)


def summary(measured: dict[tuple[str, str, str], dict[str, Times]]) -> list[str]:
    """The number of calls of each form, their median ratio, and how many take longer than in cuda.bindings."""
    rows: list[list[object]] = []
    for form in sorted({form for _, _, form in measured}):
        ratios = [ratio(times) for (_, _, other), times in measured.items() if other == form]
        rows.append([form, len(ratios), statistics.median(ratios), sum(found > NEAR for found in ratios)])
    return [table(["form", "calls", "median ratio", f"over {NEAR:g}"], rows)]


if __name__ == "__main__":
    sys.exit(main())
