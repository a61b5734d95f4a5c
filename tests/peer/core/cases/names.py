"""Every public name: enumerations with their members, exceptions, protocols, and the modules' functions."""

from __future__ import annotations

import copy
import enum
import importlib
import inspect
import pickle
from typing import Any

MODULES = (
    "cuda.core",
    "cuda.core.checkpoint",
    "cuda.core.graph",
    "cuda.core.system",
    "cuda.core.system.exceptions",
    "cuda.core.system.typing",
    "cuda.core.texture",
    "cuda.core.typing",
    "cuda.core.utils",
)


def modules(see: Any) -> None:
    for name in MODULES:
        module = see(importlib.import_module, name)
        see(lambda module=module: module.no_such_name)
        see(lambda module=module: {*module.__all__} <= {*dir(module)})


def enumerations(see: Any) -> None:
    for module in MODULES:
        found = importlib.import_module(module)
        for name in sorted(found.__all__):
            item = getattr(found, name)
            if not hasattr(item, "__members__"):
                continue
            see(lambda item=item: [issubclass(item, kind) for kind in (str, int, enum.Enum)])
            first = next(iter(item))
            see(repr, first)
            see(lambda first=first: f"{first}")
            see(lambda first=first: first == first.value)
            see(lambda item=item, first=first: item(first.value) is first)
            see(lambda item=item: item("no such member"))
            see(lambda item=item: item(None))
            see(lambda item=item, first=first: first in item)
            see(lambda item=item, first=first: first.value in item)
            see(lambda first=first: pickle.loads(pickle.dumps(first)) is first)
            see(lambda first=first: copy.deepcopy(first) is first)
            see(lambda first=first: hash(first) == hash(first.value))


def exceptions(see: Any) -> None:
    for module in MODULES:
        found = importlib.import_module(module)
        for name in sorted(found.__all__):
            item = getattr(found, name)
            if isinstance(item, type) and issubclass(item, BaseException):
                see(lambda item=item: [base.__name__ for base in item.__mro__ if base.__module__ == "builtins"])
                see(lambda item=item: int(item(1).status))
                see(lambda item=item: pickle.loads(pickle.dumps(item(1))).args == item(1).args)
                see(lambda item=item: item())


def protocols(see: Any, stream: Any) -> None:
    typing = importlib.import_module("cuda.core.typing")
    for name in sorted(typing.__all__):
        item = getattr(typing, name)
        if not hasattr(item, "__members__"):
            see(lambda item=item: isinstance(item, type))
            see(lambda item=item: isinstance(stream, item))
            see(lambda item=item: isinstance(3, item))


def kinds(see: Any) -> None:
    for module in MODULES:
        found = importlib.import_module(module)
        for name in sorted(found.__all__):
            item = getattr(found, name)
            see(lambda item=item: [inspect.isclass(item), inspect.isabstract(item), callable(item)])
            if isinstance(item, type):
                see(lambda item=item: item.__module__.split(".")[:2] in (["cuda", "core"], ["cuda_ctypes", "core"]))
                see(lambda item=item: item.__qualname__)
                see(lambda item=item: bool(item.__doc__))
                see(lambda item=item: hasattr(item, "__hash__") and item.__hash__ is not None)


def constants(see: Any) -> None:
    import cuda.core as core

    see(lambda: core.LEGACY_DEFAULT_STREAM)
    see(lambda: core.PER_THREAD_DEFAULT_STREAM)
    see(lambda: isinstance(core.__version__, str))
    see(lambda: core.system.CUDA_BINDINGS_NVML_IS_COMPATIBLE)


def checkpoints(see: Any) -> None:
    import os

    from cuda.core import Device, checkpoint

    see(checkpoint.Process)
    for wrong in (None, 0, -1, "1", 1.5, True, 1 << 40):
        see(checkpoint.Process, wrong)
    process = see(checkpoint.Process, os.getpid())
    see(lambda: process.pid == os.getpid())
    see(repr, process)
    Device(0).set_current()
    see(lambda: process.state)
    see.kind(lambda: process.restore_thread_id)
    for wrong in (-1, "1", None, 1.5):
        see(lambda wrong=wrong: process.lock(wrong))
    see(process.unlock)
    see(process.checkpoint)
    see(process.restore)
    for mapping in (3, [], {"a": "b"}, {1: 2}, "text"):
        see(lambda mapping=mapping: process.restore(mapping))
    see(process.restore, gpu_mapping={})
    see(lambda: checkpoint.Process(4194303).state)
    see(lambda: checkpoint.Process(4194303).lock(timeout_ms=1))


def graphics(see: Any, device: Any, stream: Any) -> None:
    from cuda.core import GraphicsResource

    see(GraphicsResource)
    for flags in (None, "none", "read_only", ("read_only",), ["write_discard"], "wrong", 3, ("read_only", "wrong")):
        see(lambda flags=flags: GraphicsResource.from_gl_buffer(0, flags=flags))
        see(lambda flags=flags: GraphicsResource.from_gl_image(0, 0xDE1, flags=flags))
    for wrong in (None, "1", -1, 1.5):
        see(GraphicsResource.from_gl_buffer, wrong)
        see(GraphicsResource.from_gl_image, wrong, 0xDE1)
    see(GraphicsResource.from_gl_buffer)
    see(lambda: GraphicsResource.from_gl_buffer(1, stream=stream))
    see(lambda: [name for name in dir(GraphicsResource) if name in ("map", "unmap", "close", "is_mapped", "handle")])
    see(lambda: [hasattr(GraphicsResource, name) for name in ("is_closed", "resource_handle")])
