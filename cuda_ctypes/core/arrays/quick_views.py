"""Machine code of the class methods that view arrays of other libraries."""

from __future__ import annotations

from sys import intern

from ..._floor.builtins import BYTES
from ..._floor.native.capsules import HOST, Exchange, ExchangeWriter
from ..._floor.native.interpreter import ITEMS, LENGTH, TYPE, Functions, address, descriptor
from ..._floor.native.routine import METHODS
from ..._floor.native.writing import OWNER
from .capsules import VERSION

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


CUDA = 2
"""The device's type of memory of a device."""
DEVICE_TYPE = BYTES + 40
"""Where :data:`.capsules.head` has this type, in bytes."""
CALL_METHOD, IS_RAISED = map(address, ("PyObject_VectorcallMethod", "PyErr_ExceptionMatches"))


class Borrow(Exchange):
    """``from_any_interface(cls, obj, stream_ptr)`` of StridedMemoryView, and its like, for objects whose class is in the dict ``ways``:
    with None for DLPack, with the function of :func:`.quick_loans.telling` for tensors of PyTorch. ``slow`` is the method in Python, ``older`` asks
    objects that know no versions of DLPack for a capsule, ``others`` are the numbers of devices beside the host's. The steps are
    functions: ``lend``, ``read``, those of :class:`.quick_loans.View` for loans and for tensors, and ``in_order(obj, view, stream)`` that lets a
    stream wait for a tensor's."""

    def __init__(
        self, slow: Any, cls: Any, ways: dict[Any, Any], older: Any, others: tuple[int, ...], *steps: Any
    ) -> None:
        super().__init__(slow, Borrowing, 2, 4)
        self.cls, self.ways, self.older = map(self.pooled, (cls, ways, older))
        self.steps, self.others = tuple(map(self.pooled, steps)), tuple(map(self.pooled, others))
        names = map(intern, ("stream_ptr", "__dlpack_device__", "__dlpack__", "untyped_storage"))
        self.stream_name, self.device_method, self.capsule_method, self.storage_method = map(self.pooled, names)
        self.method_names = self.pooled((intern("stream"), intern("max_version")))
        self.version, self.none, self.zero, self.host = map(self.pooled, (VERSION, None, 0, HOST))
        self.no_order = self.pooled(-1)
        self.int_class, self.tuple_class = map(self.pooled, (int, tuple))
        self.type_error = self.pooled(TypeError)


class Borrowing(ExchangeWriter):
    """Streams that are no plain ints, and devices that are not CUDA's, are for Python."""

    def _count_arguments(self) -> None:
        machine, code, names, given = self.machine, self.code, self.new_label(), self.new_label()
        code.if_not_zero(machine.ARGUMENTS[3], names)
        code.if_other(machine.ARGUMENTS[2], 2, "slow")
        code.jump(given)
        code.label(names)
        code.if_other(machine.ARGUMENTS[2], 1, "slow")
        self.expect(machine.ARGUMENTS[3], LENGTH, 1)
        self.load_object(machine.SECOND, self.routine.stream_name)
        code.if_other_at(machine.ARGUMENTS[3], ITEMS, machine.SECOND, "slow")
        code.label(given)

    def write(self) -> None:
        machine, code, view = self.machine, self.code, self.routine
        obj, stream, version, capsule = range(self.first_output, self.first_output + 4)
        self._choose_way()
        code.load(machine.FIRST, machine.VALUES, 0)
        code.store_slot(obj, machine.FIRST)
        self.load_object(machine.SECOND, view.none)
        code.if_different(machine.STATE, machine.SECOND, "tensor")
        self._choose_stream(stream)
        self.load_object(machine.FIRST, view.version)
        code.store_slot(version, machine.FIRST)
        self.load_object(machine.ARGUMENTS[0], view.capsule_method)
        code.slot_address(machine.ARGUMENTS[1], obj)
        code.constant(machine.ARGUMENTS[2], 1)
        self.load_object(machine.ARGUMENTS[3], view.method_names)
        code.call(CALL_METHOD)
        code.if_zero(machine.RESULT, "refused")
        code.label("lend")
        lend, read, of_loan, *_ = view.steps
        loan, content = stream, version  # beside the object: these are the arguments of the last step
        code.store_slot(capsule, machine.RESULT)
        self._call_with_slots(lend, capsule, 1)
        self._drop_slot(capsule)
        code.if_zero(machine.STATE, "nothing")
        code.store_slot(loan, machine.STATE)
        self._call_with_slots(read, loan, 1)
        code.if_zero(machine.STATE, "unread")
        code.store_slot(content, machine.STATE)
        self._call_with_slots(of_loan, obj, 3)
        self._drop_slot(content)
        code.label("unread")
        self._drop_slot(loan)
        code.move(machine.RESULT, machine.STATE)
        code.leave()
        code.label("refused")
        self.load_object(machine.ARGUMENTS[0], view.type_error)
        code.call(IS_RAISED)
        code.extend(machine.FIRST, machine.RESULT, "I")
        code.if_zero(machine.FIRST, "nothing")
        code.call(Functions.forget_error)
        self._call_with_slots(view.older, obj, 2)
        code.move(machine.RESULT, machine.STATE)
        code.if_not_zero(machine.RESULT, "lend")
        code.jump("nothing")
        code.label("tensor")
        self._view_tensor(obj, stream, version, capsule)

    def _view_tensor(self, obj: int, storage: int, content: int, tell: int) -> None:
        """Return a view of the tensor, of which the function in STATE tells."""
        machine, code, view = self.machine, self.code, self.routine
        device_type = tell
        code.store_slot(tell, machine.STATE)
        self.keep(machine.STATE)
        code.load_slot(machine.ARGUMENTS[0], tell)
        self._call_function(obj, 1)
        self._drop_slot(tell)
        code.if_zero(machine.STATE, "nothing")
        code.store_slot(content, machine.STATE)
        self.load_object(machine.SECOND, view.bytes_class)
        code.if_other_at(machine.STATE, TYPE, machine.SECOND, "untold")
        code.load(machine.FIRST, machine.STATE, DEVICE_TYPE)
        code.extend(machine.FIRST, machine.FIRST, "I")
        code.store_slot(device_type, machine.FIRST)
        self._ask(view.storage_method)
        code.store_slot(storage, machine.RESULT)
        code.if_zero(machine.RESULT, "unstored")
        *_, of_tensor, in_order = view.steps
        self._call_with_slots(of_tensor, obj, 3)
        self._drop_slot(content)
        self._drop_slot(storage)
        code.if_zero(machine.STATE, "nothing")
        self.load_object(machine.SECOND, view.none)
        code.if_equal(machine.STATE, machine.SECOND, "none")
        code.load_slot(machine.FIRST, device_type)
        code.if_other(machine.FIRST, CUDA, "viewed")
        code.load(machine.FIRST, machine.VALUES, 8)
        self.load_object(machine.SECOND, view.no_order)
        code.if_equal(machine.FIRST, machine.SECOND, "viewed")
        made, consumer = storage, content
        code.store_slot(made, machine.STATE)
        code.store_slot(consumer, machine.FIRST)
        self._call_with_slots(in_order, obj, 3)
        self._drop_slot(made)
        code.label("viewed")
        code.move(machine.RESULT, machine.STATE)
        code.leave()
        code.label("untold")
        code.label("none")
        self.drop(machine.STATE)
        code.jump("slow")
        code.label("unstored")
        self._drop_slot(content)
        code.jump("nothing")

    def _choose_way(self) -> None:
        """Load what the dict has for the class of the object into STATE."""
        machine, code, view = self.machine, self.code, self.routine
        code.load_slot(machine.FIRST, OWNER)
        self.load_object(machine.SECOND, view.cls)
        code.if_different(machine.FIRST, machine.SECOND, "slow")
        code.load(machine.STATE, machine.VALUES, 8)
        self.guard(machine.STATE, (view.int_class,))
        self.load_object(machine.ARGUMENTS[0], view.ways)
        code.load(machine.FIRST, machine.VALUES, 0)
        code.load(machine.ARGUMENTS[1], machine.FIRST, TYPE)
        code.call(Functions.find)
        code.if_zero(machine.RESULT, "unfit")
        code.move(machine.STATE, machine.RESULT)

    def _choose_stream(self, slot: int) -> None:
        """Store the stream for the exporter: None for the host's memory, and for 0, which DLPack does not know."""
        machine, code, view = self.machine, self.code, self.routine
        self._ask(view.device_method)
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.KEPT, machine.RESULT)
        self.load_object(machine.SECOND, view.tuple_class)
        code.if_other_at(machine.KEPT, TYPE, machine.SECOND, "other device")
        code.load(machine.FIRST, machine.KEPT, LENGTH)
        code.if_zero(machine.FIRST, "other device")
        code.load(machine.FIRST, machine.KEPT, ITEMS)
        for kind, label in ((view.host, "no stream"), *[(kind, "device") for kind in view.others]):
            self.load_object(machine.SECOND, kind)
            code.if_equal(machine.FIRST, machine.SECOND, label)
        code.label("other device")
        self.drop(machine.KEPT)
        code.jump("slow")
        code.label("device")
        code.load(machine.STATE, machine.VALUES, 8)
        self.load_object(machine.SECOND, view.zero)
        code.if_different(machine.STATE, machine.SECOND, "stream")
        code.label("no stream")
        self.load_object(machine.STATE, view.none)
        code.label("stream")
        code.store_slot(slot, machine.STATE)
        self.drop(machine.KEPT)

    def _ask(self, method: int) -> None:
        """Call a method of the object without arguments. The result is in RESULT, 0 for an exception."""
        machine, code = self.machine, self.code
        self.load_object(machine.ARGUMENTS[0], method)
        code.move(machine.ARGUMENTS[1], machine.VALUES)
        code.constant(machine.ARGUMENTS[2], 1)
        code.constant(machine.ARGUMENTS[3], 0)
        code.call(CALL_METHOD)

    def _call_with_slots(self, function: int, slot: int, count: int) -> None:
        """Call a function of the pool with the objects in ``count`` slots. The result is in STATE, 0 for an exception."""
        self.load_object(self.machine.ARGUMENTS[0], function)
        self._call_function(slot, count)

    def _call_function(self, slot: int, count: int) -> None:
        """The same for the function in the first argument's register."""
        machine, code = self.machine, self.code
        code.slot_address(machine.ARGUMENTS[1], slot)
        code.constant(machine.ARGUMENTS[2], count)
        code.constant(machine.ARGUMENTS[3], 0)
        code.call(Functions.call)
        code.move(machine.STATE, machine.RESULT)

    def _drop_slot(self, slot: int) -> None:
        self.code.load_slot(self.machine.ARGUMENTS[0], slot)
        self.code.call(Functions.drop)


def quicken_borrowing(cls: Any, written: Any, *facts: Any) -> None:
    """Replace a class method; see :class:`Borrow`, of which ``facts`` are the further arguments."""
    function = written.__func__
    name = function.__name__
    borrow = Borrow(function, cls, *facts)
    borrow.name = f"{cls.__name__}.{name}"
    code = borrow.lasting_address(cls.__module__) if METHODS else 0
    doc = f"{name}($type, obj, stream_ptr=None)\n--\n\n{function.__doc__}"
    if code and vars(cls)[name] is written:
        setattr(cls, name, descriptor(name, code, cls, doc, of_class=True))
