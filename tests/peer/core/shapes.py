"""A value as text that is equal for equal programs: no address, no module path, no process id."""

from __future__ import annotations

import builtins
import dataclasses
import enum
import hashlib
import importlib
import re
import weakref
from typing import Any

ADDRESS = 1 << 22
"""Integers from here on are addresses, handles or amounts of memory."""
LONG = 64
"""Bytes up to this many are shown."""
RENAMED = {"MemPoolAttributes": "PoolAttributes"}
"""Private classes that are called otherwise there."""
UUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
HOME = re.compile(r"\b(?:cuda|cuda_ctypes)(?:\.\w+)*\.(?=_*[A-Z])")
HEXADECIMAL = re.compile(r"0x[0-9a-fA-F]+")
NUMBER = re.compile(r"\d{5,}")
STATUS = re.compile(r"\b(?:CUDA_ERROR|NVRTC_ERROR|NVJITLINK_ERROR|NVVM_ERROR|ERROR)_[A-Z0-9_]+|\bcudaError[A-Z]\w+")
OF_PACKAGE = (
    "cuda.core._utils.cuda_utils:CUDAError",
    "cuda.core._utils.cuda_utils:NVRTCError",
    "cuda.bindings.nvml:NvmlError",
    "cuda.bindings.nvjitlink:nvJitLinkError",
    "cuda.bindings.nvvm:nvvmError",
)
"""Exceptions that programs catch by these names."""
BUILTIN = {item for item in vars(builtins).values() if isinstance(item, type) and issubclass(item, Exception)}


def shape(value: Any, depth: int = 0) -> str:
    kind = type(value)
    name = name_of(kind)
    if value is None or isinstance(value, bool):
        return repr(value)
    if isinstance(value, enum.Enum) or hasattr(kind, "__members__"):
        return f"{name}.{value.name}"
    if kind.__module__.startswith("cuda.bindings"):
        return name
    if isinstance(value, int):
        shown = "(address)" if abs(value) >= ADDRESS else int.__repr__(value)
        return shown if kind is int else f"{name} {shown}"
    if isinstance(value, (float, complex)):
        return repr(value) if kind in (float, complex) else f"{name} {value!r}"
    if isinstance(value, str):
        return repr(blank(str(value))) if kind is str else f"{name} {blank(str(value))!r}"
    if isinstance(value, (bytes, bytearray, memoryview)):
        return f"{name} {content(bytes(value))}"
    if isinstance(value, type):
        return f"class {name_of(value)}"
    if isinstance(value, BaseException):
        return f"exception {families(value)}"
    if isinstance(value, weakref.ref):
        return "weak reference"
    if depth > 3:
        return name
    if isinstance(value, dict):
        return f"{name} {{{', '.join(f'{shape(key)}: {shape(item, depth + 1)}' for key, item in value.items())}}}"
    if isinstance(value, (set, frozenset)):
        return f"{name} {{{', '.join(sorted(shape(item, depth + 1) for item in value))}}}"
    if isinstance(value, (tuple, list)):
        return f"{name} ({', '.join(shape(item, depth + 1) for item in value)})"
    if name == "ndarray":
        return f"ndarray {value.dtype} {value.shape} {content(value.tobytes())}"
    if callable(value) and name in ("builtin_function_or_method", "cython_function_or_method", "function", "method"):
        return "function"
    return name


def given(value: Any) -> str:
    """The shape of an object; for options also the fields that are set."""
    if not dataclasses.is_dataclass(value) or isinstance(value, type):
        return shape(value)
    said = {
        field.name: getattr(value, field.name, None)
        for field in dataclasses.fields(value)
        if getattr(value, field.name, None) not in (field.default, None)
    }
    return f"{name_of(type(value))}({', '.join(f'{name}={shape(said[name])}' for name in sorted(said))})"


def content(data: bytes) -> str:
    if len(data) <= LONG:
        return data.hex()
    return f"of {len(data)} bytes {hashlib.sha1(data).hexdigest()[:12]}"


def name_of(kind: type) -> str:
    name = kind.__name__.lstrip("_")
    return RENAMED.get(name, name)


def blank(text: str) -> str:
    """A text without the parts that change from run to run."""
    for pattern, instead in ((HOME, ""), (UUID, "UUID"), (HEXADECIMAL, "0x."), (NUMBER, "N")):
        text = pattern.sub(instead, text)
    return text


def families(error: BaseException) -> list[str]:
    """The base classes by which a program can catch it, without ``Exception``."""
    kinds = [kind.__name__ for kind in type(error).__mro__ if kind in BUILTIN and kind is not Exception]
    for place in OF_PACKAGE:
        module, _, name = place.partition(":")
        try:
            kind = getattr(importlib.import_module(module), name)
        except ImportError:
            continue
        kinds += [name] if isinstance(error, kind) else []
    return sorted(kinds)


def status_of(error: BaseException) -> str:
    """The status of a C function in an error."""
    found = STATUS.search(str(error))
    return found.group().removeprefix("NVJITLINK_").removeprefix("NVVM_") if found else ""
