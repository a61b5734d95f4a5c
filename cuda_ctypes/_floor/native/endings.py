"""Machine code that ends an object: ``close()`` and ``__del__`` of objects whose slots hold a handle.

It looks at the slots and empties them in one step, under the GIL or in the object's critical section: of several threads
that close an object, one destroys the handle. Anything unexpected in a slot goes to the Python method before a slot has
changed. A status other than 0 goes to a Python function with the object and the former contents, which may put them back.

CPython ends an instance by a function in its class, ``tp_finalize``, which looks up ``__del__`` and binds it. A
:class:`Finalizer` takes its place, and calls the code directly.
"""

from __future__ import annotations

import ctypes
import sys

from .interpreter import IMMORTAL, LENGTH, LIST, TYPE, Functions, address, finalizer_of, slot_offset
from .routine import FAIL, SLOW, Routine
from .writing import OWNER, Writer
from .writing.numbers import convert

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

CONTAINS = address("PySet_Contains")
SET_ITEM = address("PyDict_SetItem")
DELETED = 0
"""The new content of a slot that is to be empty: no position in the pool."""


class Ending(Routine):
    """``slow`` is a method of ``cls`` without arguments. ``cell`` is the C function's, None for an end that calls none.
    ``refused(self, status, *former contents)`` gets each status other than 0; without it they do not matter."""

    def __init__(self, cls: Any, cell: Any, slow: Any, refused: Any = None) -> None:
        super().__init__(ctypes.c_void_p() if cell is None else cell, slow, refused, 0)
        self.cls = cls
        self.calls = cell is not None
        self.none = self.pooled(None)
        self.empty: list[int] = []
        self.absent: tuple[int, int] | None = None
        self.ended: list[tuple[int, ...]] = []
        self.ended_with: list[tuple[int, int]] = []
        self.equal_slots: list[tuple[int, int]] = []
        self.called: tuple[int, int, int] | None = None
        self.numbers_passed: list[tuple[int, tuple[int, ...], int]] = []
        self.emptied: list[tuple[int, int]] = []
        self.given = False
        self.noticed: tuple[int, int, int] | None = None

    def unless_any(self, *lists: list[Any]) -> None:
        """Leave it to Python while one of these lists has items."""
        self.empty += map(self.pooled, lists)

    def notices(self, items: Any, name: str, cls: Any) -> None:
        """Call ``refused`` for the status 0 too if this dict has items after the call, or the slot an instance of this class of lists. The
        last item of that is put into the dict before, because a signal handler may raise at once. For builds with the GIL: another thread
        may replace the list."""
        self.noticed = self.pooled(items), slot_offset(self.cls, name), self.pooled(cls)

    def unless_in(self, item: str, known: set[str]) -> None:
        """Leave it to Python while a set has this item."""
        self.absent = self.pooled(known), self.pooled(sys.intern(item))

    def ended_if_none(self, *names: str) -> None:
        """There is nothing to do if these slots have None."""
        self.ended.append(tuple([slot_offset(self.cls, name) for name in names]))

    def ended_if_a(self, name: str, cls: Any) -> None:
        """There is nothing to do if the slot has an instance of this class, which no other thread replaces."""
        self.ended_with.append((slot_offset(self.cls, name), self.pooled(cls)))

    def expect_in(self, name: str, value: Any) -> None:
        """Require the slot to have this object."""
        self.equal_slots.append((slot_offset(self.cls, name), self.pooled(value)))

    def others_are_called(self, name: str, number: str) -> None:
        """If the one slot with an expected object has another one, call that, whatever it is, with the content of the slot ``number``. The
        answer is the status. This is for an end that empties nothing, and that has ``refused``."""
        self.called = slot_offset(self.cls, name), slot_offset(self.cls, number), self.pooled(0)

    def passes(self, name: str, *classes: Any, inner: str = "") -> None:
        """Pass the number in the slot; or the one in the slot ``inner``, which never changes, of the slot's instance of
        the first one of ``classes``, the usual one, or of one of its subclasses among the others."""
        within = slot_offset(classes[0], inner) if classes else 0
        self.numbers_passed.append((slot_offset(self.cls, name), tuple(map(self.pooled, classes)), within))

    def empties(self, *names: str, deletes: str = "") -> None:
        """Set slots to None, and delete the content of one."""
        self.emptied = [(slot_offset(self.cls, deletes), DELETED)] if deletes else []
        self.emptied += [(slot_offset(self.cls, name), self.none) for name in names]

    def gives(self, name: str) -> None:
        """Delete the content of a slot, and return it."""
        self.empties(deletes=name)
        self.given = True

    def _written(self, pool: int) -> tuple[bytes, list[int]]:
        words = len(self.numbers_passed) + 2 + len(self.emptied)
        self.outputs = [("Q", 0, 0)] * words  # slots of the frame
        return super()._written(pool)

    def _writer(self) -> Any:
        return EndingWriter


class EndingWriter(Writer):
    def written(self) -> bytes:
        machine, code, ending = self.machine, self.code, self.routine
        numbers = [self.first_output + position for position in range(len(ending.numbers_passed))]
        told = self.first_output + len(numbers)
        former = [told + 2 + position for position in range(len(ending.emptied))]
        self.begin()
        self._look_around()
        if ending.calls:
            self.load_function()
            code.if_zero(machine.KEPT, "slow")
        self._enter_object()
        self._look(numbers)
        for slot, (offset, new) in zip(former, ending.emptied):
            code.load(machine.FIRST, machine.STATE, offset)
            code.store_slot(slot, machine.FIRST)
            if new == DELETED:
                code.constant(machine.SECOND, 0)
            else:
                self._nothing(machine.SECOND)
            code.store(machine.STATE, offset, machine.SECOND)
        self.places.leave_owner()
        if ending.calls:
            self._destroy(numbers)
        code.label("done")
        self._drop_all(former[ending.given :])
        if ending.given:
            code.load_slot(machine.RESULT, former[0])
        else:
            self._nothing(machine.RESULT)
        code.leave()
        if ending.ended or ending.ended_with:
            code.label("ended")
            self._nothing(machine.RESULT)
            code.leave()
        if ending.calls and ending.objects[FAIL]:
            self._refused(told, former)
        if ending.called:
            self._call_other(told)
        code.label("unfit")
        code.call(Functions.forget_error)
        return self.finish()

    def _look_around(self) -> None:
        """Require what has to hold before the object is locked."""
        machine, code, ending = self.machine, self.code, self.routine
        for register in machine.ARGUMENTS[2:4]:  # arguments, and names of arguments
            code.if_not_zero(register, "slow")
        for offsets in ending.ended:
            other = self.new_label()
            code.load_slot(machine.FIRST, OWNER)
            self.load_object(machine.SECOND, ending.none)
            for offset in offsets:
                code.if_other_at(machine.FIRST, offset, machine.SECOND, other)
            code.jump("ended")
            code.label(other)
        for offset, cls in ending.ended_with:
            other = self.new_label()
            code.load_slot(machine.FIRST, OWNER)
            code.load(machine.FIRST, machine.FIRST, offset)
            code.if_zero(machine.FIRST, "slow")
            self.load_object(machine.SECOND, cls)
            code.if_other_at(machine.FIRST, TYPE, machine.SECOND, other)
            code.jump("ended")
            code.label(other)
        for position in ending.empty:
            self.load_object(machine.FIRST, position)
            code.load(machine.FIRST, machine.FIRST, LENGTH)
            code.if_not_zero(machine.FIRST, "slow")
        if ending.absent:
            for register, position in zip(machine.ARGUMENTS, ending.absent):
                self.load_object(register, position)
            code.call(CONTAINS)
            code.extend(machine.FIRST, machine.RESULT, "I")
            code.if_not_zero(machine.FIRST, "slow")
        if ending.called:
            [(offset, position)] = ending.equal_slots
            code.load_slot(machine.FIRST, OWNER)
            code.load(machine.FIRST, machine.FIRST, offset)
            self.load_object(machine.SECOND, position)
            code.if_different(machine.FIRST, machine.SECOND, "other")

    def _enter_object(self) -> None:
        """Put the object into STATE, and begin its critical section."""
        self.places.enter_owner()
        self.code.load_slot(self.machine.STATE, OWNER)

    def _look(self, numbers: list[int]) -> None:
        """Require the contents of slots, and convert the numbers among them."""
        machine, code, ending = self.machine, self.code, self.routine
        number = machine.ARGUMENTS[0]
        for offset, position in ending.equal_slots:
            code.load(machine.FIRST, machine.STATE, offset)
            self.load_object(machine.SECOND, position)
            code.if_different(machine.FIRST, machine.SECOND, self.slow)
        for slot, (offset, classes, inner) in zip(numbers, ending.numbers_passed):
            code.load(number, machine.STATE, offset)
            code.if_zero(number, self.slow)
            if classes:
                self.guard(number, classes)
                code.load(number, number, inner)
                code.if_zero(number, self.slow)
            self.guard(number, (self.int_class,))
            convert(self, "Q", slot)
        for offset, _ in ending.emptied if ending.objects[FAIL] or ending.given else ():  # Python gets them
            code.load(machine.FIRST, machine.STATE, offset)
            code.if_zero(machine.FIRST, self.slow)

    def _nothing(self, register: int) -> None:
        """Load a new reference to None."""
        if not IMMORTAL:
            self.load_object(self.machine.ARGUMENTS[0], self.routine.none)
            self.code.call(Functions.keep)
        self.load_object(register, self.routine.none)

    def _drop_all(self, former: list[int]) -> None:
        for slot in former:
            self.code.load_slot(self.machine.ARGUMENTS[0], slot)
            self.code.call(Functions.drop)

    def _destroy(self, numbers: list[int]) -> None:
        """Call the C function; the status is then in KEPT."""
        machine, code, ending = self.machine, self.code, self.routine
        code.call(Functions.release_gil)
        code.move(machine.STATE, machine.RESULT)
        code.pass_slots(numbers)
        code.call_register(machine.KEPT)
        code.extend(machine.KEPT, machine.RESULT, "i")
        code.move(machine.ARGUMENTS[0], machine.STATE)
        code.call(Functions.take_gil)
        if ending.noticed:
            self._notice(*ending.noticed)
        elif ending.objects[FAIL]:
            code.if_not_zero(machine.KEPT, "refused")

    def _notice(self, items: int, offset: int, cls: int) -> None:
        machine, code = self.machine, self.code
        code.load_slot(machine.FIRST, OWNER)
        code.load(machine.FIRST, machine.FIRST, offset)
        code.if_zero(machine.FIRST, "no list")
        self.load_object(machine.SECOND, cls)
        code.if_other_at(machine.FIRST, TYPE, machine.SECOND, "no list")
        code.load(machine.STATE, machine.FIRST, LIST)
        code.load(machine.SECOND, machine.FIRST, LENGTH)
        code.if_zero(machine.SECOND, "no list")
        code.constant(machine.FIRST, 8)
        code.subtract(machine.STATE, machine.STATE, machine.FIRST)
        code.multiply(machine.SECOND, machine.SECOND, machine.FIRST)
        code.add(machine.FIRST, machine.STATE, machine.SECOND)
        for register, position in zip(machine.ARGUMENTS[:3:2], (items, self.routine.none)):
            self.load_object(register, position)
        code.load(machine.ARGUMENTS[1], machine.FIRST, 0)
        code.call(SET_ITEM)
        code.call(Functions.forget_error)
        code.jump("refused")
        code.label("no list")
        code.if_not_zero(machine.KEPT, "refused")
        self.load_object(machine.FIRST, items)
        code.load(machine.FIRST, machine.FIRST, LENGTH)
        code.if_not_zero(machine.FIRST, "refused")

    def _refused(self, told: int, former: list[int]) -> None:
        """Tell Python the status in KEPT, and the contents."""
        machine, code = self.machine, self.code
        code.label("refused")
        code.move(machine.ARGUMENTS[0], machine.KEPT)
        code.call(Functions.from_signed)
        code.store_slot(told + 1, machine.RESULT)
        code.move(machine.STATE, machine.RESULT)
        code.if_zero(machine.RESULT, "told")
        code.label("tell")
        code.load_slot(machine.FIRST, OWNER)
        code.store_slot(told, machine.FIRST)
        self.load_object(machine.ARGUMENTS[0], FAIL)
        self._call(told, 2 + len(former))
        code.move(machine.STATE, machine.RESULT)
        code.label("told")
        self._drop_all([told + 1, *former])
        code.move(machine.RESULT, machine.STATE)
        code.leave()

    def _call(self, slot: int, count: int) -> None:
        """Call the object in the first argument's register with those in slots of the frame."""
        _, second, third, fourth = self.machine.ARGUMENTS[:4]
        self.code.slot_address(second, slot)
        self.code.constant(third, count)
        self.code.constant(fourth, 0)
        self.code.call(Functions.call)

    def _call_other(self, told: int) -> None:
        """Call the other object in the slot. Its answer is told like a status."""
        machine, code = self.machine, self.code
        offset, number, zero = self.routine.called
        code.label("other")
        self._enter_object()
        for slot, place in ((told, offset), (told + 1, number)):
            code.load(machine.FIRST, machine.STATE, place)
            code.if_zero(machine.FIRST, self.slow)
            code.store_slot(slot, machine.FIRST)
        for slot in (told, told + 1):
            code.load_slot(machine.ARGUMENTS[0], slot)
            code.call(Functions.keep)
        self.places.leave_owner()
        code.load_slot(machine.ARGUMENTS[0], told)
        self._call(told + 1, 1)
        code.move(machine.KEPT, machine.RESULT)
        self._drop_all([told, told + 1])
        code.if_zero(machine.KEPT, "nothing")
        code.store_slot(told + 1, machine.KEPT)
        self.load_object(machine.SECOND, zero)
        code.if_different(machine.KEPT, machine.SECOND, "tell")
        self.drop(machine.KEPT)
        self._nothing(machine.RESULT)
        code.leave()


class Finalizer(Routine):
    """The function that ends the instances of a class, for the machine code at an address, which is the method
    ``descriptor``. During an exception, ``before`` does it: the function that was there."""

    def __init__(self, descriptor: Any, code: int, before: int) -> None:
        super().__init__(ctypes.c_void_p(), descriptor, None, 0)
        self.result = "ended", code, before

    def _writer(self) -> Any:
        return FinalizerWriter


class FinalizerWriter(Writer):
    def written(self) -> bytes:
        machine, code = self.machine, self.code
        first, *others = machine.ARGUMENTS[:4]
        _, method, before = self.routine.result
        self.begin()
        code.call(Functions.error)
        code.if_not_zero(machine.RESULT, "raising")
        code.load_slot(first, OWNER)
        for register in others:
            code.constant(register, 0)
        code.call(method)
        code.if_zero(machine.RESULT, "failed")
        code.move(first, machine.RESULT)
        code.call(Functions.drop)
        code.leave()
        code.label("failed")
        self.load_object(first, SLOW)
        code.call(Functions.unraisable)
        code.leave()
        code.label("raising")
        code.load_slot(first, OWNER)
        code.call(before)
        code.leave()
        return code.finished()  # type: ignore[no-any-return]


def finalize(cls: Any, ending: Ending) -> None:
    """Let the code of ``ending``, the method ``__del__`` of ``cls``, end its instances. Changing the method later takes
    effect as ever: CPython then sets the function anew."""
    place = finalizer_of(cls)
    if place is None or not ending.code:
        return
    finalizer = Finalizer(cls.__dict__["__del__"], ending.code, place.value)
    finalizer.name = f"{cls.__name__}.__del__"
    place.value = finalizer.lasting_address(cls.__module__) or place.value
