"""Dispatchers: builtins that look up the routine to run in a cell or in a slot of an argument."""

from __future__ import annotations

import gc
import types
from typing import Any

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.native.routines import DONE, METHODS, Handle, Maker, Slotted, slow
from tests.native.steady import assert_steady


class Kernel:
    __slots__ = ("launch",)
    launch: Any


class DerivedKernel(Kernel):
    __slots__ = ()


def pool_of(routine: Any, *sources: Any, returns: Any = DONE) -> Any:
    routine.sources.extend(sources)
    routine.returns(returns)
    return routine.pool()


def dispatcher(slow: Any, *where: Any) -> Any:
    from cuda_ctypes._floor.native.routine import Dispatcher

    return Dispatcher(slow, *where).function("function", __name__)


def test_the_routine_in_a_cell_is_called(make: Maker) -> None:
    """It gets all arguments; calls that it refuses go to its own Python function."""
    one, two = make("take_2", 2), make("take_2", 2, "stream", slow=lambda *given, **named: ("other", given, named))
    pools = [pool_of(routine, routine.value(0, "Q", int), routine.value(1, "Q", int)) for routine in (one, two)]
    cell = types.CellType()
    function = dispatcher(slow, cell)
    make.leaves(function)
    make.leaves(function, 5, 6, name=7)
    cell.cell_contents = pools[0]
    assert make.takes(function, 5, 6)[:2] == [5, 6]
    for arguments in ((), (5,), (5, -1), (5, 6, 7)):
        make.leaves(function, *arguments)
    cell.cell_contents = pools[1]
    assert make.takes(function, 5, stream=6)[:2] == [5, 6]
    assert function(5, 6, name=7) == ("other", (5, 6), {"name": 7})
    del cell.cell_contents
    make.leaves(function, 5, 6)
    assert_steady(lambda: function(5, 6), cell, function, slow)
    cell.cell_contents = pools[0]
    assert_steady(lambda: (function(5, 6), function(5, -1)), cell, function, *pools, slow)


@pytest.mark.parametrize("place", [0, 1])
def test_the_routine_in_a_slot_of_an_argument_is_called(make: Maker, place: int) -> None:
    routine = make("take_2", 3)
    pool = pool_of(routine, *[routine.value(index, "Q", int) for index in range(3) if index != place])
    function = dispatcher(slow, None, place, [(Kernel, "launch")])
    kernel, derived = Kernel(), DerivedKernel()

    def given(value: Any) -> tuple[Any, ...]:
        return (*(5, 6)[:place], value, *(5, 6)[place:])

    make.leaves(function, *given(kernel))
    kernel.launch = derived.launch = pool
    assert make.takes(function, *given(kernel))[:2] == [5, 6]
    for other in (derived, Kernel, None, 5):
        make.leaves(function, *given(other))
    make.leaves(function)
    make.leaves(function, *given(kernel)[: place + 1])
    make.leaves(function, *given(kernel)[:place], name=kernel)
    make.leaves(function, *given(kernel), name=kernel)
    assert_steady(lambda: function(*given(kernel)), kernel, pool, function)
    for wrong in (None, tuple(pool), 5):
        kernel.launch = wrong
        make.leaves(function, *given(kernel))


def test_a_routine_without_code(make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    """When memory for code runs out, later shapes use the Python function."""
    from cuda_ctypes._floor.native import code_memory as module

    def forbidden(code: bytes, address: int) -> int:
        raise PermissionError(13, "the system forbids executable memory")

    def described(codes: str) -> Any:
        routine = make("take_16", len(codes))
        routine.sources = [routine.value(position, code, int) for position, code in enumerate(codes)]
        routine.returns(DONE)
        return routine

    before = described("hHbBhHbB").function("function", "module")
    monkeypatch.setattr(module, "executable", forbidden)
    assert described("hHbBhHbBq").function("function", "module") is slow
    assert described("hHbBhHbBq").pool() is None
    if METHODS:
        assert described("hHbBhHbBQ").method(Slotted, "method") is slow
    assert before(*range(8)) is DONE and described("hHbBhHbB").function("function", "module")(*range(8)) is DONE


def test_a_routine_that_is_replaced_while_it_runs(make: Maker) -> None:
    def convert(number: int) -> Any:
        cell.cell_contents = None
        gc.collect()
        return [number]

    routine = make("give_three", 0)
    cell = types.CellType()
    routine.sources = [routine.output("i", {}, convert), routine.output("Q", {}, str), routine.output("b", {}, Handle)]
    routine.sources.append(routine.number(0))
    routine.returns_tuple(["first"])
    cell.cell_contents = routine.pool()
    del routine
    assert dispatcher(slow, cell)() == (["first"], [-1000], str(2**64 - 1), -3)


class Shape:
    __slots__ = ("change",)
    change: Any


class Work:
    __slots__ = ("shape",)
    shape: Any


class Node:
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def update(self, *, size: int, work: Any) -> Any:
        """Change it."""
        return "written", self.number, size, work


@pytest.mark.skipif(not METHODS, reason="before Python 3.11, and in PyPy, no method is machine code")
@pytest.mark.skipif(FREE_THREADED, reason="without the GIL, code looks at one slot")
def test_a_method_whose_routine_is_further_on_the_way(make: Maker) -> None:
    """It gets the object and the values of the keywords, one after the other."""
    from cuda_ctypes._floor.native.routine import Dispatcher

    class Quick(Node):
        __slots__ = ()

    written = Node.__dict__["update"]
    made = Dispatcher(written, place=1, way=[(Work, "shape"), (Shape, "change")], keywords=("size", "work"))
    setattr(Quick, "update", made.method(Quick, "update", "update($self, *, size, work)\n--\n\nChange it."))  # noqa: B010
    routine = make("take_2", 3)
    number = routine.value(routine.within(0, Quick, "number", Node), "Q", int)
    routine.expect(2, Work)
    pool = pool_of(routine, number, routine.value(1, "Q", int))
    node: Any = Quick(7)
    work, shape = Work(), Shape()
    for step in (lambda: None, lambda: setattr(work, "shape", shape), lambda: setattr(shape, "change", None)):
        step()
        assert node.update(size=6, work=work) == ("written", 7, 6, work)
    shape.change = pool
    assert node.update(size=6, work=work) is DONE and make.arrived[:2] == [7, 6]
    assert Quick.update(node, size=6, work=work) is DONE
    assert node.update(work=work, size=6) == ("written", 7, 6, work)  # in another order
    assert node.update(size=-1, work=work) == ("slow", (node, -1, work), {})
    assert node.update(size=6, work=None) == ("written", 7, 6, None)
    for wrong in ((), (6,), (6, work)):
        with pytest.raises(TypeError):
            node.update(*wrong)
    with pytest.raises(TypeError):
        node.update(size=6, work=work, more=1)
    assert_steady(lambda: node.update(size=6, work=work), node, work, shape, pool, DONE)
    assert_steady(lambda: node.update(size=-1, work=work), node, work, shape, pool)
