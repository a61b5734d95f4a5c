"""Numbers and None as arguments of C functions, within the bounds of their C types."""

from __future__ import annotations

import ctypes
import struct

import pytest

from tests.native.routines import BOUNDS, Handle, Index, LiveHandle, Maker, Other, bits


@pytest.mark.parametrize("code", BOUNDS)
class TestNumbers:
    def test_inside_the_bounds(self, make: Maker, code: str) -> None:
        """C gets every number that fits its type, in a register and on the stack, from ints and known subclasses."""
        low, high = BOUNDS[code]
        one = make.numbers(f"number_{code}", 1, code, int, Handle)
        ten = make.numbers(f"numbers_{code}", 10, code, Handle, int)
        digits = {(1 << 30 * count) + more for count in (1, 2) for more in (-1, 0, 1)} | {
            5 << 30,
            7 << 60 | 5 << 30 | 9,
        }
        negative = {-number for number in digits}
        few = {low, low + 1, max(low, -1), 0, 1, 5, high // 2, high // 2 + 1, high - 1, high}
        for value in few | {number for number in digits | negative if low <= number <= high}:
            for given in (value, Handle(value)):
                assert make.takes(one, given)[0] == bits(value)
                assert make.takes(ten, *[given] * 10)[:2] == [bits(value)] * 2
            assert make.takes(ten, value, *[0] * 8, low)[:2] == [bits(value), bits(low)]

    def test_beyond_the_bounds(self, make: Maker, code: str) -> None:
        low, high = BOUNDS[code]
        one = make.numbers(f"number_{code}", 1, code, int, Handle)
        for value in (low - 1, high + 1, low - (1 << 63), 1 << 64, -1 << 64, 10**40, -(10**40)):
            for given in (value, Handle(value)):
                make.leaves(one, given)
        assert make.takes(one, 1)[0] == 1, "an earlier refusal is left behind"

    def test_other_types(self, make: Maker, code: str) -> None:
        one = make.numbers(f"number_{code}", 1, code, int, Handle)
        for value in (
            True,
            False,
            1.0,
            None,
            "1",
            b"1",
            (1,),
            Other(1),
            LiveHandle(1),
            Index(),
            1j,
            int,
            ctypes.c_int(1),
        ):
            make.leaves(one, value)

    def test_an_int_where_only_handles_are_known(self, make: Maker, code: str) -> None:
        one = make.numbers(f"number_{code}", 1, code, Handle)
        make.leaves(one, 1)
        assert make.takes(one, Handle(1))[0] == 1


def test_none_is_0_where_it_is_known(make: Maker) -> None:
    function = make.numbers("take_2", 2, "Q", int, type(None), Handle)
    assert make.takes(function, None, 7)[:2] == [0, 7]
    assert make.takes(function, Handle(8), None)[:2] == [8, 0]
    make.leaves(function, None, True)


@pytest.mark.parametrize(
    "value",
    [0.0, -0.0, 1.5, -2.25, 0.1, 1e38, -3.4e38, 1e-45, 1e39, 1e308, 5e-324, *map(float, ("inf", "-inf", "nan"))],
)
def test_floats(make: Maker, value: float, float_max: float = 2.0**128 - 2.0**103) -> None:
    """Kernels take pointers to floats.

    The Python function handles values that overflow C's float, infinity and NaN: ``struct`` accepts the latter two only.
    """
    routine = make("parts", 2)
    pointers = routine.pointers(routine.value(0, "d", float), routine.value(1, "f", float))
    function = make.function(routine, pointers, routine.number(2))
    finite = abs(value) < float_max
    double, single = make.takes(function, value, value if finite else 1.5)[:2]
    assert struct.pack("<Q", double) == struct.pack("<d", value)
    if finite:
        assert struct.pack("<Q", single)[:4] == struct.pack("<f", value)
    else:
        make.leaves(function, value, value)
        make.leaves(function, value, -value)
    for other in (1, True, None, "1.0", type("Float", (float,), {})(1)):
        make.leaves(function, value, other)
        make.leaves(function, other, value)


@pytest.mark.parametrize("count", [0, 2, 6, 7, 9, 16])
def test_each_argument_arrives_in_its_place(make: Maker, count: int) -> None:
    """Also with more arguments than the processor has argument registers."""
    function = make.numbers(f"take_{count}", count)
    values = [(i + 1) * 0x0123_4567_89AB_CDEF % (1 << 64) for i in range(count)]
    assert make.takes(function, *values)[:count] == values
    if count:
        make.leaves(function, *values[:-1], -1)


def test_an_argument_may_be_passed_twice_and_constants_beside_it(make: Maker) -> None:
    routine = make("take_6", 2)
    first, constant = routine.value(0, "Q", int), routine.number(2**64 - 2)
    function = make.function(routine, first, constant, first, routine.value(1, "q", int), routine.number(0), constant)
    assert make.takes(function, 5, -1)[:6] == [5, 2**64 - 2, 5, 2**64 - 1, 0, 2**64 - 2]
