"""Builtins as Python sees them: signature, docstring, representation, pickling and copying."""

from __future__ import annotations

import copy
import inspect
import pickle
import sys
import types

from tests.native.routines import Maker


def test_a_builtin_looks_like_a_function(make: Maker) -> None:
    routine = make("take_2", 2)
    sources = routine.value(0, "Q", int), routine.value(1, "Q", int)
    doc = "named(first, second=None)\n--\n\nThe text."
    function = make.function(routine, *sources, name="named", module="some.module", doc=doc)
    assert str(inspect.signature(function)) == "(first, second=None)"
    assert function.__doc__ == "The text." and inspect.getdoc(function) == "The text."
    assert function.__name__ == "named" and function.__module__ == "some.module"
    assert callable(function) and inspect.isbuiltin(function) and inspect.isroutine(function)
    assert repr(function).startswith("<built-in method named of MachineCode object")
    assert function.__qualname__ == "MachineCode.named"
    assert function == function and hash(function) == hash(function) and len({function, function}) == 1
    other = make.function(make("take_0", 0), name="named")
    assert other != function and other.__doc__ is None


def test_pickling_and_copying(make: Maker) -> None:
    """Builtins are pickled by module and name, as functions are."""
    module = types.ModuleType("module_of_builtins")
    routine = make("take_2", 2)
    sources = routine.value(0, "Q", int), routine.value(1, "Q", int)
    module.named = make.function(routine, *sources, name="named", module=module.__name__)  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
    try:
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            assert pickle.loads(pickle.dumps(module.named, protocol)) is module.named
        assert copy.copy(module.named) is module.named and copy.deepcopy([module.named]) == [module.named]
    finally:
        del sys.modules[module.__name__]
