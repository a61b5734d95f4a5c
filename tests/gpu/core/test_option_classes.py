"""Classes of options are dataclasses to every eye, though the module ``dataclasses`` is loaded only for who asks."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import pickle
import sys
from collections.abc import Callable
from typing import Any

import pytest

CLASSES = """StreamOptions EventOptions ContextOptions DeviceMemoryResourceOptions PinnedMemoryResourceOptions
    ManagedMemoryResourceOptions VirtualMemoryResourceOptions ProgramOptions LinkerOptions SMResourceOptions
    WorkqueueResourceOptions TensorMapDescriptorOptions texture.OpaqueArrayOptions texture.MipmappedArrayOptions
    texture.TextureObjectOptions graph.GraphCompleteOptions graph.GraphAllocOptions graph.GraphDebugPrintOptions""".split()


@pytest.fixture(params=CLASSES)
def cls(core: Any, request: Any) -> Any:
    found = core
    for name in request.param.split("."):
        found = getattr(found, name)
    return found


def twin_of(cls: Any) -> Any:
    """The class as the module ``dataclasses`` makes it of the same annotations and defaults."""
    defaults = {name: default for name, (_, default) in cls._declared.items()}
    given = {name: default for name, default in defaults.items() if type(default) is not object}
    kinds = {name: kind for name, (kind, _) in cls._declared.items()}
    bases = (type("Base", (), {"__post_init__": lambda *given: None}),) if hasattr(cls, "__post_init__") else ()
    return dataclasses.dataclass(
        type(cls.__name__, bases, {"__annotations__": kinds, "__module__": "dataclasses", **given})
    )


def told(cls: Any) -> list[tuple[Any, ...]]:
    """What ``dataclasses.fields`` says."""
    names = "name", "type", "default", "default_factory", "init", "repr", "compare", "hash", "metadata"
    return [tuple([getattr(field, name) for name in names]) for field in dataclasses.fields(cls)]


def test_fields_are_those_that_dataclasses_would_make(cls: Any) -> None:
    twin = twin_of(cls)
    found = dataclasses.is_dataclass(cls)
    assert found
    assert told(cls) == told(twin)
    assert cls.__dataclass_params__.eq and not cls.__dataclass_params__.frozen
    assert cls.__match_args__ == tuple(inspect.signature(twin).parameters)
    assert inspect.signature(cls) == inspect.signature(twin)
    assert cls.__hash__ is None


def test_the_functions_of_dataclasses_take_options(core: Any) -> None:
    options = core.DeviceMemoryResourceOptions(max_size=5)
    assert dataclasses.asdict(options) == {"ipc_enabled": False, "max_size": 5}
    assert dataclasses.replace(options, max_size=6) == core.DeviceMemoryResourceOptions(max_size=6) != options
    if sys.version_info >= (3, 13):
        assert copy.replace(options, max_size=6).max_size == 6
    assert pickle.loads(pickle.dumps(options)) == copy.copy(options) == options

    @dataclasses.dataclass
    class Own(core.DeviceMemoryResourceOptions):  # type: ignore[misc]
        label: str = "mine"

    assert [field.name for field in dataclasses.fields(Own)] == ["ipc_enabled", "max_size", "label"]
    assert Own(True, 7).label == "mine" and Own(True, 7) != core.DeviceMemoryResourceOptions(True, 7)


def test_values_are_compared_as_those_of_tuples(core: Any) -> None:
    odd = float("nan")
    assert core.StreamOptions(priority=odd) == core.StreamOptions(priority=odd)
    assert core.StreamOptions(priority=1) == core.StreamOptions(priority=True) != core.EventOptions()
    assert core.ContextOptions(odd) == core.ContextOptions(odd)


@pytest.mark.processes
def test_options_load_no_dataclasses(run_python: Callable[..., str]) -> None:
    program = """
        import sys
        before = "inspect" in sys.modules, "dataclasses" in sys.modules
        from cuda_ctypes import core
        core.Device(0).set_current()
        core.StreamOptions(), core.ProgramOptions(arch="sm_80"), core.DeviceMemoryResourceOptions(max_size=5)
        print(before == ("inspect" in sys.modules, "dataclasses" in sys.modules))
    """
    assert run_python(program) == "True\n"
