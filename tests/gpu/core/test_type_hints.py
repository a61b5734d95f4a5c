"""``typing.get_type_hints`` of public names, and that they cost no import before somebody asks."""

from __future__ import annotations

import importlib
import inspect
import sys
import types
import typing
from typing import Any, Callable, Iterator

import pytest

from tests.peer.hidden import HIDDEN

MODULES = ("", ".checkpoint", ".graph", ".system", ".texture", ".utils")


def documented(found: Any) -> Iterator[Any]:
    """A public class, its own methods and the functions of its properties; or a function."""
    yield found
    for name, member in vars(found).items() if isinstance(found, type) else ():
        if not name.startswith("_") or name in ("__init__", "__new__", "__dlpack__"):
            member = getattr(member, "fget", None) or getattr(member, "__func__", member)
            if isinstance(member, types.FunctionType):
                yield member


@pytest.mark.skipif(sys.version_info < (3, 11), reason="typing knows no int | None, and refuses InitVar")
@pytest.mark.parametrize("module", MODULES)
def test_type_hints_of_public_names(core: Any, module: str) -> None:
    home = importlib.import_module(core.__name__ + module)
    public = [getattr(home, name) for name in home.__all__]
    for found in public:
        if isinstance(found, (type, types.FunctionType)):
            for documented_object in documented(found):
                typing.get_type_hints(documented_object)


@pytest.mark.skipif(sys.version_info < (3, 11), reason="typing knows no int | None, and refuses InitVar")
@pytest.mark.parametrize(
    "place", [f"{module}.{home}:{name}" for module, names in HIDDEN.items() for name, (_, home) in names.items()]
)
def test_type_hints_of_classes_that_users_do_not_name(core: Any, place: str) -> None:
    module, _, name = place.partition(":")
    cls = getattr(importlib.import_module(f"{core.__name__}{module.removeprefix('core')}"), name)
    for documented_object in documented(cls):
        typing.get_type_hints(documented_object)


@pytest.mark.skipif(sys.version_info < (3, 10), reason="typing knows no int | None")
def test_type_hints_are_the_types(run_python: Callable[..., str]) -> None:
    """In a new process, because machine code that takes the place of a method has none."""
    run_python("""
        from typing import Union, get_args, get_type_hints as hints
        from uuid import UUID
        from cuda_ctypes import core
        assert core.EventOptions in get_args(hints(core.Stream.record)["options"])
        assert hints(core.Context.create_stream)["return"] is core.Stream
        assert hints(core.DeviceMemoryResource.from_registry)["uuid"] is UUID
        assert hints(core.system.get_p2p_status)["device1"] is core.system.Device
        assert hints(core.ProgramOptions.__init__)["name"] == Union[str, None]
        for cls in (core.StreamOptions, core.SMResourceOptions, core.TensorMapDescriptorOptions, core.graph.GraphAllocOptions):
            assert {**hints(cls.__init__), "return": None} == {**hints(cls), "return": None}, cls
        assert "c++" in str(hints(core.Program.__init__)["code_type"])
    """)


@pytest.mark.skipif(sys.version_info < (3, 10), reason="typing knows no int | None")
def test_signatures_with_types(core: Any) -> None:
    signature = inspect.signature(core.Kernel.from_handle, eval_str=True)
    assert signature.parameters["mod"].annotation == typing.Union[core.ObjectCode, None]


def test_type_hints_cost_no_import(run_python: Callable[..., str]) -> None:
    loaded = run_python("""
        import sys
        for name in ("ast", "typing", "uuid"):
            sys.modules.pop(name, None)
        from cuda_ctypes.core import Device, Kernel, Stream, launch
        print([name for name in ("ast", "typing", "uuid", "cuda_ctypes.core._annotations") if name in sys.modules])
    """)
    assert loaded == "[]\n"
