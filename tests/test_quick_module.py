"""Modules whose names are made at first use: read as quickly as others, and otherwise modules like others."""

from __future__ import annotations

import copy
import importlib
import importlib.util
import pickle
import sys
import types
from typing import Any
from unittest import mock

import pytest

import cuda_ctypes.bindings.driver as driver
import cuda_ctypes.core as core
import cuda_ctypes.core.system as system
import cuda_ctypes.raw.driver as raw
from cuda_ctypes._quick_module import REMEMBERED
from tests.interpreter import output_of

MODULES = [driver, raw, core, system]
NAMES = {driver: "cuMemAlloc", raw: "cuMemAlloc_v2", core: "Event", system: "Device"}
"""A name of each."""

remembered = pytest.mark.skipif(not REMEMBERED, reason="CPython specializes reads of slots from 3.12 on, with the GIL")


@remembered
@pytest.mark.parametrize("module", MODULES)
def test_the_interpreter_remembers_where_a_name_is(module: Any) -> None:
    assert "LOAD_ATTR_SLOT" in opcodes_of_reading(module, NAMES[module])


@remembered
def test_a_submodule_that_was_imported_earlier_too() -> None:
    import cuda_ctypes.core.graph  # noqa: F401 - the import system sets the attribute

    assert "LOAD_ATTR_SLOT" in opcodes_of_reading(core, "graph")


def opcodes_of_reading(module: Any, name: str) -> list[str]:
    """The instructions of a function that has read an attribute often."""
    import dis

    namespace: dict[str, Any] = {}
    exec(f"def read(module):\n    for _ in range(1000):\n        module.{name}", namespace)  # noqa: S102 - as written here
    namespace["read"](module)
    return [step.opname for step in dis.get_instructions(namespace["read"], adaptive=True)]


@pytest.mark.parametrize("module", MODULES)
def test_it_is_a_module(module: Any) -> None:
    assert isinstance(module, types.ModuleType)
    assert module is sys.modules[module.__name__]
    assert repr(module).startswith(f"<module {module.__name__!r} from ")
    assert importlib.import_module(module.__name__) is module


@pytest.mark.parametrize("module", MODULES)
def test_names_are_in_its_dictionary_once_they_are_made(module: Any) -> None:
    made = getattr(module, NAMES[module])
    assert vars(module)[NAMES[module]] is made
    assert NAMES[module] in dir(module)


@pytest.mark.parametrize("module", MODULES)
def test_a_name_can_be_replaced_for_a_while(module: Any) -> None:
    name = NAMES[module]
    made = getattr(module, name)
    with mock.patch.object(module, name, "another"):
        assert getattr(module, name) == vars(module)[name] == "another"
    assert getattr(module, name) is vars(module)[name] is made


@pytest.mark.parametrize("module", MODULES)
def test_a_deleted_name_is_made_anew(module: Any) -> None:
    name = NAMES[module]
    made = getattr(module, name)
    delattr(module, name)
    assert name not in vars(module)
    with pytest.raises(AttributeError):
        delattr(module, name)
    assert type(getattr(module, name)) is type(made)
    setattr(module, name, made)


@pytest.mark.parametrize("module", MODULES)
def test_pickles_and_copies_refer_to_it_by_name(module: Any) -> None:
    """cloudpickle does so for plain modules only, and asks others."""
    if type(module) is not types.ModuleType:
        assert pickle.loads(pickle.dumps(module)) is copy.copy(module) is module


@pytest.mark.parametrize("module", MODULES)
def test_names_of_slots_are_no_names_of_the_module(module: Any) -> None:
    assert not [name for name in dir(module) if "slot" in name]
    with pytest.raises(AttributeError, match=f"module {module.__name__!r} has no attribute '_slot_3'"):
        module._slot_3  # noqa: B018


def test_more_names_than_slots() -> None:
    code = """
        import cuda_ctypes.bindings.driver as driver
        names = [name for name in driver.__all__ if name[:3] == "CU_"] + driver.__all__
        found = {name: getattr(driver, name) for name in names}
        print(len(found) > 300, all(getattr(driver, name) is value is vars(driver)[name] for name, value in found.items()))
    """
    assert output_of(code) == "True True"


def test_a_module_that_is_reloaded_stays_the_same() -> None:
    code = """
        import importlib
        from cuda_ctypes import core
        from cuda_ctypes.bindings import driver
        device, version = core.Device, driver.cuDriverGetVersion
        print(importlib.reload(core) is core, importlib.reload(driver) is driver)
        print(core.Device is device, driver.cuDriverGetVersion is version, core.Stream.__name__, driver.CUresult.__name__)
    """
    assert output_of(code) == "True True\nTrue True Stream CUresult"


@pytest.mark.parametrize("name", ["cuda_ctypes.bindings.driver", "cuda_ctypes.core"])
def test_a_lazy_loader_of_the_program_may_load_it(name: str) -> None:
    """importlib.util.LazyLoader refuses modules that put another in their place."""
    code = f"""
        import importlib.util, sys
        import cuda_ctypes.bindings
        spec = importlib.util.find_spec({name!r})
        spec.loader = importlib.util.LazyLoader(spec.loader)
        module = sys.modules[{name!r}] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        print({name!r} in repr(module), getattr(module, "Device", None) or module.cuInit)
    """
    assert output_of(code).startswith("True ")


@remembered
def test_a_name_that_is_in_the_dictionary_alone_is_found() -> None:
    """As for another thread, between the two steps of setting it."""
    driver.cuMemFree  # noqa: B018
    driver.cuMemFree = made = driver.cuMemFree
    vars(type(driver))["cuMemFree"].__delete__(driver)
    assert driver.cuMemFree is made


def test_threads_that_import_it_together_get_the_same_names() -> None:
    code = """
        import importlib, sys, threading
        sys.setswitchinterval(1e-6)
        begin, found = threading.Barrier(8), []
        def work():
            begin.wait()
            module = importlib.import_module("cuda_ctypes.bindings.driver")
            found.append((module, module.cuInit, module.CUresult, module.cuMemAlloc))
        threads = [threading.Thread(target=work) for _ in range(8)]
        [thread.start() for thread in threads]
        [thread.join() for thread in threads]
        print(len(found), len(set(found)))
    """
    assert output_of(code) == "8 1"
