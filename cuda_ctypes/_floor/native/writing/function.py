"""A builtin function or method that calls a C function: its code from the first instruction to the last."""

from __future__ import annotations

from ...._lazy import LazyModule
from ..integers import replaced
from ..interpreter import ITEMS, LENGTH, Functions
from ..named import arranged
from ..routine import CODE, FAIL, LARGEST, PAIR, WORDS
from . import Writer, calling, results, sources
from .frame import FOUND, GIVEN, NAMES, OWNER

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from ..routine import Place
    from . import made, prepared, texts
    from .frame import Laid
else:
    made = LazyModule(globals(), "made", ".made")
    prepared = LazyModule(globals(), "prepared", ".prepared")
    texts = LazyModule(globals(), "texts", ".texts")


class FunctionWriter(Writer):
    """Python can make the call instead at any point before the label "call": nothing has changed so far that a program sees."""

    anew = False
    """Whether code jumps to the label of that name."""

    def written(self) -> bytes:
        frame = self.frame
        self.begin()
        self._count_arguments()
        self.places.look_at_guards()
        self._find_functions()
        self.places.begin()
        sources.write_all(self, [*frame.laid_earlier, *frame.laid, *frame.laid_further])
        self._compare()
        for place, addresses in self.routine.addresses:
            self._keep_in(place, addresses)
        for laid in frame.laid:
            self._limit(laid)
        self.places.keep_objects()
        if frame.makes:
            prepared.write(self)
            made.write(self)
        calling.write(self)
        results.write(self)
        self._write_exits()
        if self.routine.integers:
            self._call_with_ints()
        self.write_behind()
        if self.anew:
            self._call_anew()
        self.places.end()
        return self.code.finished()  # type: ignore[no-any-return]

    def _count_arguments(self) -> None:
        code, given_names = self.code, self.machine.ARGUMENTS[3]
        address = self.routine.parameters and arranged()
        otherwise = "named" if address else "slow"
        if self.routine.names:
            self.expect_names(otherwise)
        else:
            code.if_not_zero(given_names, otherwise)
            code.if_other(self.machine.ARGUMENTS[2], self.routine.count, "slow")
        if address:
            code.label("counted")
            self.behind.append(lambda: self._look_at_names(address))

    def _look_at_names(self, arranged: int) -> None:
        """Go on if all other parameters are given by name, in their order; in another one, call this function once more."""
        machine, code = self.machine, self.code
        first, second, third, fourth = machine.ARGUMENTS[:4]
        code.label("named")
        code.move(first, machine.VALUES)
        code.load_slot(second, GIVEN)
        if self.routine.names:
            code.constant(machine.SECOND, self.routine.count - len(self.routine.names))
            code.if_below(machine.SECOND, second, "slow")
        code.load_slot(third, NAMES)
        self.load_object(fourth, self.routine.parameters)
        code.call(arranged)
        code.if_zero(machine.RESULT, "slow")
        code.move(machine.KEPT, machine.RESULT)
        code.constant(machine.SECOND, 1)
        code.if_equal(machine.KEPT, machine.SECOND, "counted")
        if self.pool or self.routine.names:
            self.drop(machine.KEPT)
            code.jump("slow")
        else:
            self.anew = True
            code.jump("anew")

    def _call_with_ints(self) -> None:
        """Call this function once more, with ints in place of NumPy's."""
        machine, code = self.machine, self.code
        first, second, third, fourth = machine.ARGUMENTS[:4]
        address, (classes, numbers) = replaced(), self.routine.numbers_given
        code.label("unlike")
        if not address or self.pool:
            code.jump("slow")
            return
        code.load_slot(machine.FIRST, NAMES)
        code.if_not_zero(machine.FIRST, "slow")
        code.move(first, machine.VALUES)
        code.load_slot(second, GIVEN)
        self.load_object(third, classes)
        self.load_object(fourth, numbers)
        code.call(address)
        code.if_zero(machine.RESULT, "slow")
        code.move(machine.KEPT, machine.RESULT)
        self.anew = True
        code.jump("anew")

    def _call_anew(self) -> None:
        """Call this function with the arguments in a tuple, in KEPT, instead of its own."""
        machine, code = self.machine, self.code
        first, second, third, fourth = machine.ARGUMENTS[:4]
        code.label("anew")
        self.load_number(machine.STATE, CODE)
        code.load_slot(first, OWNER)
        code.offset(second, machine.KEPT, ITEMS)
        code.load(third, machine.KEPT, LENGTH)
        code.constant(fourth, 0)
        code.call_register(machine.STATE)
        self.drop_for_result()
        code.leave()

    def _find_functions(self) -> None:
        """Load the C function. Python makes the call if it has not been resolved, or the one that is called first."""
        machine, code = self.machine, self.code
        self.load_function()
        code.if_zero(machine.KEPT, "slow")
        if self.routine.earlier:
            self.load_number(machine.FIRST, self.routine.earlier[0])
            code.load(machine.FIRST, machine.FIRST, 0)
            code.if_zero(machine.FIRST, "slow")

    # What has to hold for values that are in their slots.

    def _compare(self) -> None:
        machine, code = self.machine, self.code
        for one, other, equal in self.frame.laid_compared:
            code.load_slot(machine.FIRST, one.slot)
            code.load_slot(machine.SECOND, other.slot)
            if equal:
                code.if_different(machine.FIRST, machine.SECOND, self.slow)
            else:
                code.if_below(machine.SECOND, machine.FIRST, self.slow)

    def _keep_in(self, place: Place, addresses: Place) -> None:
        """Let a dict have an object by its address. The keys are ints: no code of theirs runs. But to compare two ints takes a level of
        recursion, which may be the last."""
        machine, code, (first, second, third) = self.machine, self.code, self.machine.ARGUMENTS[:3]
        self.load(first, place)
        code.call(Functions.from_unsigned)
        code.if_zero(machine.RESULT, "unfit")
        code.move(machine.STATE, machine.RESULT)
        code.move(second, machine.STATE)
        self.load(third, place)
        self.load(first, addresses)
        code.call(Functions.set_item)
        code.store_slot(FOUND, machine.RESULT)
        self.drop(machine.STATE)
        code.load_slot(machine.FIRST, FOUND)
        code.extend(machine.FIRST, machine.FIRST, "I")
        code.if_not_zero(machine.FIRST, "unfit")

    def _limit(self, laid: Laid) -> None:
        """Compare the size of a source with another C argument, or with the most that code handles."""
        source = laid.source
        if source.kind == "made":
            if source.way == "text" and source.how[1]:
                size, given, *_ = source.how
                self._expect_size(self.frame.number(size), LARGEST // given)
        elif source.limit is None:
            return
        elif source.kind == "array":
            self._expect_as_many(laid, source.limit, source.optional)
        elif source.kind == "value":
            texts.measure(self, source.where, source.content, source.limit)
        elif source.kind == "prepared":
            texts.measure(self, source.places[0], source.taken[1], source.limit, exact=True)
        elif source.kind == "told":
            self._expect_size(self.laid[source.limit].slot, 8 * WORDS)

    def _expect_as_many(self, laid: Laid, count: int, optional: bool) -> None:
        """Require as many elements as another C argument says; or none, if they are ``optional``."""
        machine, code, enough = self.machine, self.code, self.new_label()
        code.load_slot(machine.FIRST, laid.start)
        if optional:
            code.if_zero(machine.FIRST, enough)
        code.load_slot(machine.SECOND, self.laid[count].slot)
        code.if_below(machine.FIRST, machine.SECOND, self.slow)
        code.label(enough)

    def _expect_size(self, slot: int, most: int) -> None:
        """Require a size in a slot of at most so many."""
        machine, code = self.machine, self.code
        code.load_slot(machine.FIRST, slot)
        code.constant(machine.SECOND, most)
        code.if_below(machine.SECOND, machine.FIRST, self.slow)

    # Exits.

    def _write_exits(self) -> None:
        code, routine = self.code, self.routine
        self._write_fail()
        if routine.earlier:
            code.label("refused")
            code.move(self.machine.ARGUMENTS[0], self.machine.STATE)
            code.call(Functions.take_gil)
            self.drop_held()
        code.label("again")
        self._drop_results()
        code.jump("slow")
        code.label("unfit")
        code.call(Functions.forget_error)
        self.call_slow()
        if self.frame.makes:
            self._write_unmade()
        outputs = range(len(routine.outputs))
        for position in outputs:
            if any(later > position for later in self.frame.made):
                code.label(f"undo {position}")  # this output failed; those made after it are released
                self.drop_made(position)
                code.jump(f"without {position}")
        instances = [what for _, _, kind, what in routine.puts if kind == "instance"]
        if routine.result[0] in ("values", "tuple", "instance") or instances:
            if routine.result[0] == "instance":
                code.label("without it")  # the outer instance
                self.drop_slot(OWNER)
            for position in reversed(range(len(outputs) + 1)):
                code.label(f"without {position}")  # the output at this position failed, and none after it exists
                if position:
                    code.load_slot(self.machine.ARGUMENTS[0], self.frame.output(position - 1))
                    code.call(Functions.drop)
            self.drop_kept()
        self.return_nothing()

    def _write_fail(self) -> None:
        """Return an answer, or let Python raise an exception, for the status in KEPT."""
        machine, code, routine = self.machine, self.code, self.routine
        code.label("fail")
        self._drop_results()
        code.move(machine.ARGUMENTS[0], machine.KEPT)
        code.call(Functions.from_unsigned if routine.returned == PAIR else Functions.from_signed)
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.KEPT, machine.RESULT)
        if routine.answers:  # a status such as "not ready"
            self.load_object(machine.ARGUMENTS[0], routine.answers)
            code.move(machine.ARGUMENTS[1], machine.KEPT)
            self.find("no answer")
            self.drop(machine.KEPT)
            code.move(machine.RESULT, machine.STATE)
            code.leave()
            code.label("no answer")
        if routine.tells_object:
            self._tell_object()
        else:
            self.convert_kept(FAIL)
        code.move(machine.RESULT, machine.STATE)
        code.leave()

    def _tell_object(self) -> None:
        """Let Python raise it with the status, an object in KEPT, and the object of the method."""
        machine, code = self.machine, self.code
        function, status, owner, end = machine.ARGUMENTS[:4]
        code.load_slot(owner, OWNER)
        code.move(status, machine.KEPT)
        code.constant(end, 0)
        self.load_object(function, FAIL)
        code.call(Functions.call_one)
        self.drop_for_result()
        code.move(machine.STATE, machine.RESULT)

    def _write_unmade(self) -> None:
        """The exits of a call whose memory or arguments were not made."""
        for labels, following in ((("unprepared",), "slow"), (("not prepared", "not made"), "nothing")):
            for label in labels:
                self.code.label(label)
            self.drop_held()
            self._drop_results()
            self.code.jump(following)

    def _drop_results(self) -> None:
        self.drop_made()
        self.drop_kept()
