"""Evaluates the lines of expressions.txt in PyCUDA or in ``cuda_ctypes.pycuda``; prints the outcome of each as JSON.

``python evaluate.py PACKAGE FILE``, in an interpreter that has NumPy and the package. Expressions of two_devices.txt use a
context of a second device as well.
"""

from __future__ import annotations

import importlib
import json
import pickle
import re
import sys
import warnings
from typing import Any

from tests.gpu.ptx import KERNELS, image


def namespace(package: str) -> dict[str, Any]:
    """The names that expressions use: modules, and arrays of most types."""
    np: Any = importlib.import_module("numpy")
    importlib.import_module(f"{package}.autoinit")
    found = {"np": np, "pickle": pickle, "about": about, "changed": changed, "called": called}
    found["ga"] = importlib.import_module(f"{package}.gpuarray")
    found["drv"] = importlib.import_module(f"{package}.driver")
    for name in ("cumath", "curandom", "elementwise", "reduction", "scan", "tools", "characterize"):
        found[name] = importlib.import_module(f"{package}.{name}")
    found["F"], found["M"] = np.arange(5, dtype=np.float32), np.arange(12, dtype=np.float32).reshape(3, 4)
    found["hosts"] = {
        "f": found["F"],
        "f1": found["F"][::-1] + np.float32(1),
        "d": np.arange(5.0),
        "i": np.arange(5, dtype=np.int32),
        "i1": np.arange(1, 6, dtype=np.int32),
        "i8": np.arange(5, dtype=np.int8),
        "u8": np.arange(5, dtype=np.uint8),
        "b": np.array([True, False, True]),
        "h": np.arange(5, dtype=np.float16),
        "c": (np.arange(5) + 1j).astype(np.complex64),
        "c1": (np.arange(5) - 2j).astype(np.complex64),
        "z": np.arange(5) - 1j,
        "m": found["M"],
        "mf": np.asfortranarray(found["M"]),
        "cube": np.arange(24, dtype=np.int32).reshape(2, 3, 4),
        "idx": np.array([3, 0, 2], np.int32),
    }
    return found


def two_devices(names: dict[str, Any]) -> dict[str, Any]:
    """The names of expressions that need a second device: the contexts ``here`` (current) and ``there``, ``g`` there, and
    ``another(0)``, a new context of a device."""
    drv = names["drv"]

    def another(device: int) -> Any:
        made = drv.Device(device).make_context()
        made.pop()
        return made

    there = another(1)
    kernel = drv.module_from_buffer(image(KERNELS)).get_function("add_vectors")
    found = {"here": drv.Context.get_current(), "there": there, "another": another, "at": at, "tried": tried}
    return {**found, "g": at(there, lambda: names["ga"].to_gpu(names["F"] * 2)), "add": kernel}


def at(context: Any, work: Any) -> Any:
    """The result of work while another context is current."""
    context.push()
    try:
        return work()
    finally:
        context.pop()


def tried(*works: Any) -> list[str]:
    """The outcomes of several steps."""
    found = []
    for work in works:
        try:
            found.append(text_of(work()))
        except Exception as error:
            found.append(f"raises {type(error).__name__}")
    return found


def about(array: Any) -> str:
    return f"{type(array).__name__} {getattr(array, 'dtype', '')} {getattr(array, 'shape', '')}"


def changed(array: Any, change: Any) -> Any:
    """A copy of an array after a change."""
    copy = array if array.base is not None else array.copy()
    change(copy)
    return copy


def called(kernel: Any, *arguments: Any, **more: Any) -> Any:
    kernel(*arguments, **more)
    return arguments[-1]


def comparable(text: str) -> str:
    """A text with rounded numbers; of an exception only the class."""
    if text.startswith("raises "):
        return text.partition(":")[0]
    return re.sub(r"\d+\.\d+(e[+-]?\d+)?", lambda number: f"{float(number[0]):.4g}", text)


def text_of(value: Any) -> str:
    """An outcome in words: classes of either package go by their own names."""
    if type(value).__name__ == "GPUArray":
        return f"GPUArray {value.dtype} {value.shape} {value.get().tolist()!r}"
    if type(value).__name__ == "ndarray":
        return f"ndarray {value.dtype} {value.shape} {value.tolist()!r}"
    if isinstance(value, (list, tuple)):
        return f"{type(value).__name__}[{', '.join(map(text_of, value))}]"
    if isinstance(value, dict):
        return f"dict[{', '.join(f'{key}: {text_of(value[key])}' for key in sorted(value))}]"
    if "__repr__" not in {name for base in type(value).__mro__[:-1] for name in vars(base)}:
        return f"<{type(value).__name__}>"
    return repr(value) if isinstance(value, type) else f"{type(value).__name__} {value!r}"


def outcome(expression: str, names: dict[str, Any]) -> str:
    """The outcome of an expression on new arrays."""
    names = dict(names)
    for name, array in names["hosts"].items():
        names[name] = names["ga"].to_gpu(array.copy(order="K"))
    names["F"], names["M"] = names["F"].copy(), names["M"].copy()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return text_of(eval(expression, names))
    except Exception as error:
        return f"raises {type(error).__name__}" + (f": {error}" if VERBOSE else "")


VERBOSE = False
if __name__ == "__main__":
    lines = [line for line in open(sys.argv[2], encoding="utf-8").read().splitlines() if line and line[0] != "#"]
    VERBOSE = sys.argv[3:] == ["-v"]
    names = namespace(sys.argv[1])
    if sys.argv[2].endswith("two_devices.txt"):
        names.update(two_devices(names))
    for line in lines:
        came = outcome(line, names)
        print(json.dumps([line, came if VERBOSE else comparable(came)]), flush=True)
