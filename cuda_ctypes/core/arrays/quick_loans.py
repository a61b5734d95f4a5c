"""Machine code that makes views and layouts of DLPack's tensors, and reads tensors of other libraries by their functions in C."""

from __future__ import annotations

from sys import intern

from ..._floor.builtins import BYTES
from ..._floor.native.capsules import ABSENT, HOST, TENSOR, Exchange, ExchangeWriter, Reading
from ..._floor.native.interpreter import ITEMS, LENGTH, TYPE, Functions, address, descriptor, slot_offset
from ..._floor.native.making import FillingWriter
from ..._floor.native.routine import METHODS as METHODS
from ..._floor.native.writing import OWNER
from .capsules import VERSION, head

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


DEVICE_TYPE, DIMENSIONS, STRIDES = BYTES + 40, BYTES + 48, BYTES + 64
"""Where :data:`.capsules.head` has the device's type, the number of dimensions and the address of the strides, in bytes."""
CUDA = 2
"""The device's type of memory of a device."""
CALL_METHOD, IS_RAISED = map(address, ("PyObject_VectorcallMethod", "PyErr_ExceptionMatches"))


class Borrow(Exchange):
    """``from_any_interface(cls, obj, stream_ptr)`` of StridedMemoryView, and its like, for objects whose class is in the dict ``ways``:
    with None for DLPack, with the function of :func:`telling` for tensors of PyTorch. ``slow`` is the method in Python, ``older`` asks
    objects that know no versions of DLPack for a capsule, ``others`` are the numbers of devices beside the host's. The steps are
    functions: ``lend``, ``read``, those of :class:`View` for loans and for tensors, and ``in_order(obj, view, stream)`` that lets a
    stream wait for a tensor's."""

    def __init__(
        self, slow: Any, cls: Any, ways: dict[Any, Any], older: Any, others: tuple[int, ...], *steps: Any
    ) -> None:
        super().__init__(slow, Borrowing, 2, 4)
        self.cls, self.ways, self.older = map(self.pooled, (cls, ways, older))
        self.steps, self.others = tuple(map(self.pooled, steps)), tuple(map(self.pooled, others))
        names = map(intern, ("stream_ptr", "__dlpack_device__", "__dlpack__", "untyped_storage"))
        self.stream_name, self.device_method, self.method, self.storage_method = map(self.pooled, names)
        self.method_names = self.pooled((intern("stream"), intern("max_version")))
        self.version, self.none, self.zero, self.host = map(self.pooled, (VERSION, None, 0, HOST))
        self.no_order = self.pooled(-1)
        self.int_class, self.tuple_class = map(self.pooled, (int, tuple))
        self.type_error, self.attribute_error = map(self.pooled, (TypeError, AttributeError))


class Borrowing(ExchangeWriter):
    """Streams that are no plain ints, and devices that are not CUDA's, are for Python."""

    def _count_arguments(self) -> None:
        machine, code, names, given = self.machine, self.code, self._label(), self._label()
        code.if_not_zero(machine.ARGUMENTS[3], names)
        code.if_other(machine.ARGUMENTS[2], 2, "slow")
        code.jump(given)
        code.label(names)
        code.if_other(machine.ARGUMENTS[2], 1, "slow")
        self._same(machine.ARGUMENTS[3], LENGTH, 1)
        self._object(machine.SECOND, self.routine.stream_name)
        code.if_other_at(machine.ARGUMENTS[3], ITEMS, machine.SECOND, "slow")
        code.label(given)

    def write(self) -> None:
        machine, code, view = self.machine, self.code, self.routine
        obj, stream, version, capsule = range(self.first_output, self.first_output + 4)
        self._choose_way()
        code.load(machine.FIRST, machine.VALUES, 0)
        code.store_slot(obj, machine.FIRST)
        self._object(machine.SECOND, view.none)
        code.if_different(machine.STATE, machine.SECOND, "tensor")
        self._choose_stream(stream)
        self._object(machine.FIRST, view.version)
        code.store_slot(version, machine.FIRST)
        self._object(machine.ARGUMENTS[0], view.method)
        code.slot_address(machine.ARGUMENTS[1], obj)
        code.constant(machine.ARGUMENTS[2], 1)
        self._object(machine.ARGUMENTS[3], view.method_names)
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
        self._if_raised(view.attribute_error, "unfit")  # perhaps it has another interface
        self._if_raised(view.type_error, "older")
        code.jump("nothing")
        code.label("older")
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
        self._keep(machine.STATE)
        code.load_slot(machine.ARGUMENTS[0], tell)
        self._call_function(obj, 1)
        self._drop_slot(tell)
        code.if_zero(machine.STATE, "nothing")
        code.store_slot(content, machine.STATE)
        self._object(machine.SECOND, view.bytes_class)
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
        self._object(machine.SECOND, view.none)
        code.if_equal(machine.STATE, machine.SECOND, "none")
        code.load_slot(machine.FIRST, device_type)
        code.if_other(machine.FIRST, CUDA, "viewed")
        code.load(machine.FIRST, machine.VALUES, 8)
        self._object(machine.SECOND, view.no_order)
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
        self._drop(machine.STATE)
        code.jump("slow")
        code.label("unstored")
        self._drop_slot(content)
        code.jump("nothing")

    def _choose_way(self) -> None:
        """Load what the dict has for the class of the object into STATE."""
        machine, code, view = self.machine, self.code, self.routine
        code.load_slot(machine.FIRST, OWNER)
        self._object(machine.SECOND, view.cls)
        code.if_different(machine.FIRST, machine.SECOND, "slow")
        code.load(machine.STATE, machine.VALUES, 8)
        self._guard(machine.STATE, (view.int_class,))
        self._object(machine.ARGUMENTS[0], view.ways)
        code.load(machine.FIRST, machine.VALUES, 0)
        code.load(machine.ARGUMENTS[1], machine.FIRST, TYPE)
        code.call(Functions.find)
        code.if_zero(machine.RESULT, "unfit")
        code.move(machine.STATE, machine.RESULT)

    def _choose_stream(self, slot: int) -> None:
        """Store the stream for the exporter: None for the host's memory, and for 0, which DLPack does not know."""
        machine, code, view = self.machine, self.code, self.routine
        self._ask(view.device_method)
        code.if_zero(machine.RESULT, "unfit")
        code.move(machine.KEPT, machine.RESULT)
        self._object(machine.SECOND, view.tuple_class)
        code.if_other_at(machine.KEPT, TYPE, machine.SECOND, "other device")
        code.load(machine.FIRST, machine.KEPT, LENGTH)
        code.if_zero(machine.FIRST, "other device")
        code.load(machine.FIRST, machine.KEPT, ITEMS)
        for kind, label in ((view.host, "no stream"), *[(kind, "device") for kind in view.others]):
            self._object(machine.SECOND, kind)
            code.if_equal(machine.FIRST, machine.SECOND, label)
        code.label("other device")
        self._drop(machine.KEPT)
        code.jump("slow")
        code.label("device")
        code.load(machine.STATE, machine.VALUES, 8)
        self._object(machine.SECOND, view.zero)
        code.if_different(machine.STATE, machine.SECOND, "stream")
        code.label("no stream")
        self._object(machine.STATE, view.none)
        code.label("stream")
        code.store_slot(slot, machine.STATE)
        self._drop(machine.KEPT)

    def _ask(self, method: int) -> None:
        """Call a method of the object without arguments. The result is in RESULT, 0 for an exception."""
        machine, code = self.machine, self.code
        self._object(machine.ARGUMENTS[0], method)
        code.move(machine.ARGUMENTS[1], machine.VALUES)
        code.constant(machine.ARGUMENTS[2], 1)
        code.constant(machine.ARGUMENTS[3], 0)
        code.call(CALL_METHOD)

    def _call_with_slots(self, function: int, slot: int, count: int) -> None:
        """Call a function of the pool with the objects in ``count`` slots. The result is in STATE, 0 for an exception."""
        self._object(self.machine.ARGUMENTS[0], function)
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

    def _if_raised(self, kind: int, label: str) -> None:
        """Jump if an exception of this class is being raised."""
        self._object(self.machine.ARGUMENTS[0], kind)
        self.code.call(IS_RAISED)
        self.code.extend(self.machine.FIRST, self.machine.RESULT, "I")
        self.code.if_not_zero(self.machine.FIRST, label)


class View(Exchange):
    """``view(obj, loan, content)``: an instance of ``cls`` without ``__init__``. ``kinds`` tells device and type, and loses nothing."""

    def __init__(self, slow: Any, cls: Any, kinds: dict[bytes, Any]) -> None:
        self.offsets = {name: slot_offset(cls, name) for name in cls.__slots__}
        super().__init__(slow, Viewing, 3, 2, *self.offsets.values())
        self.view_class, self.kinds = self.pooled(cls), self.pooled(kinds)
        self.constants = {"_readonly": self.pooled(False)}
        self.constants.update(dict.fromkeys(("_layout_", "_known_bounds", "_content"), self.pooled(None)))


class Viewing(FillingWriter):
    """Tensors with flags, and of a kind that is not known yet, are for Python."""

    def write(self, *slots: int) -> None:
        machine, code, view = self.machine, self.code, self.routine
        first, second = machine.ARGUMENTS[:2]
        number, kind = self.first_output, self.first_output + 1
        flags, data, about, offset = [BYTES + place for place in (24, 32, 40, 72)]
        code.load(machine.STATE, machine.VALUES, 16)
        self._guard(machine.STATE, (view.bytes_class,))
        code.load(machine.FIRST, machine.STATE, flags)
        code.if_not_zero(machine.FIRST, "slow")
        code.offset(first, machine.STATE, about)
        code.constant(second, 16)
        code.call(Functions.new_bytes)
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.KEPT, machine.RESULT)
        self._object(first, view.kinds)
        code.move(second, machine.KEPT)
        code.call(Functions.find)
        code.store_slot(kind, machine.RESULT)
        self._drop(machine.KEPT)
        code.load_slot(machine.FIRST, kind)
        code.if_zero(machine.FIRST, "unfit")
        code.load(machine.FIRST, machine.STATE, data)
        code.load(machine.SECOND, machine.STATE, offset)
        code.add(first, machine.FIRST, machine.SECOND)
        code.call(Functions.from_unsigned)
        code.if_zero(machine.RESULT, "nothing")
        code.store_slot(number, machine.RESULT)
        self._object(first, view.view_class)
        code.constant(second, 0)
        code.call(Functions.new_object)
        code.if_zero(machine.RESULT, "no view")
        code.move(machine.KEPT, machine.RESULT)
        code.load_slot(machine.FIRST, number)
        code.store(machine.KEPT, view.offsets["_ptr"], machine.FIRST)
        for position, name in enumerate(("_object", "_keep", "_form")):
            code.load(machine.STATE, machine.VALUES, 8 * position)
            self._put(name)
        for position, name in enumerate(("_device", "_dtype")):
            code.load_slot(machine.FIRST, kind)
            code.load(machine.STATE, machine.FIRST, ITEMS + 8 * position)
            self._put(name)
        self._put_constants()
        code.move(machine.RESULT, machine.KEPT)
        code.leave()
        code.label("no view")
        code.load_slot(first, number)
        code.call(Functions.drop)
        code.jump("nothing")


class Layout(Exchange):
    """``layout(content, itemsize)``: an instance of ``cls`` without ``__init__``."""

    def __init__(self, slow: Any, cls: Any) -> None:
        self.offsets = {name: slot_offset(cls, name) for name in cls.__slots__}
        super().__init__(slow, Forming, 2, 3, *self.offsets.values())
        self.layout_class, self.zero, self.none = map(self.pooled, (cls, 0, None))


class Forming(FillingWriter):
    """Negative extents are for Python."""

    def write(self, *slots: int) -> None:
        machine, code, layout = self.machine, self.code, self.routine
        made, size = self.first_output, self.first_output + 1
        code.load(machine.STATE, machine.VALUES, 0)
        self._guard(machine.STATE, (layout.bytes_class,))
        self._object(machine.ARGUMENTS[0], layout.layout_class)
        code.constant(machine.ARGUMENTS[1], 0)
        code.call(Functions.new_object)
        code.if_zero(machine.RESULT, "nothing")
        code.store_slot(made, machine.RESULT)
        code.load(machine.FIRST, machine.STATE, DIMENSIONS)
        code.extend(machine.FIRST, machine.FIRST, "I")
        code.store_slot(size, machine.FIRST)
        code.offset(machine.STATE, machine.STATE, BYTES + head.size)
        self._put_numbers("shape", "negative")
        code.load(machine.FIRST, machine.VALUES, 0)
        code.load(machine.FIRST, machine.FIRST, STRIDES)
        code.if_zero(machine.FIRST, "no strides")
        self._put_numbers("strides")
        code.load_slot(machine.KEPT, made)
        code.label("rest")
        code.load(machine.STATE, machine.VALUES, 8)
        self._put("itemsize")
        self._object(machine.STATE, layout.zero)
        self._put("slice_offset")
        code.move(machine.RESULT, machine.KEPT)
        code.leave()
        code.label("no strides")
        code.load_slot(machine.KEPT, made)
        self._object(machine.STATE, layout.none)
        self._put("strides")
        code.jump("rest")
        for label, after in (("negative", "slow"), ("failed", "nothing")):
            code.label(label)
            code.load_slot(machine.ARGUMENTS[0], made)
            code.call(Functions.drop)
            code.jump(after)

    def _put_numbers(self, name: str, negative: str = "") -> None:
        """Put a tuple of the numbers at STATE, which moves behind them, into a slot of the instance. Numbers below 0 lead to the
        label ``negative``, if there is one."""
        machine, code, again, done = self.machine, self.code, self._label(), self._label()
        first, (made, size, end) = machine.ARGUMENTS[0], range(self.first_output, self.first_output + 3)
        code.load_slot(machine.FIRST, size)
        code.constant(machine.SECOND, 8)
        code.multiply(machine.KEPT, machine.FIRST, machine.SECOND)
        code.add(machine.FIRST, machine.STATE, machine.KEPT)
        code.store_slot(end, machine.FIRST)
        code.load_slot(first, size)
        code.call(Functions.new_tuple)
        code.if_zero(machine.RESULT, "failed")
        code.move(machine.KEPT, machine.RESULT)
        code.load_slot(machine.FIRST, made)
        code.store(machine.FIRST, self.routine.offsets[name], machine.KEPT)
        code.label(again)
        code.load_slot(machine.FIRST, end)
        code.if_equal(machine.STATE, machine.FIRST, done)
        code.load(first, machine.STATE, 0)
        if negative:
            code.constant(machine.FIRST, 1 << 63)
            fine = self._label()
            code.if_below(first, machine.FIRST, fine)
            code.jump(negative)
            code.label(fine)
        code.call(Functions.from_signed)
        code.if_zero(machine.RESULT, "failed")
        code.store(machine.KEPT, ITEMS, machine.RESULT)
        code.offset(machine.KEPT, machine.KEPT, 8)
        code.offset(machine.STATE, machine.STATE, 8)
        code.jump(again)
        code.label(done)


class Telling(Reading):
    """``tell(tensor)``: the bytes that ``read(loan)`` returns, by the C function at an address, which fills a DLTensor."""

    def write(self, function: int) -> None:  # type: ignore[override]
        machine, code, tensor = self.machine, self.code, self.first_output + 1
        code.load(machine.ARGUMENTS[0], machine.VALUES, 0)
        code.slot_address(machine.ARGUMENTS[1], tensor)
        code.call(function)
        code.extend(machine.FIRST, machine.RESULT, "I")
        code.if_not_zero(machine.FIRST, "unfit")
        code.slot_address(machine.KEPT, tensor)
        self._read_tensor(0, ABSENT, ABSENT, 0)


def telling(slow: Any, function: int) -> Any:
    """A builtin that tells of a tensor; see :class:`Telling`. ``slow`` is called for a tensor that the C function refuses."""
    return Exchange(slow, Telling, 1, 1 + TENSOR // 8, function).function("tensors told", __name__)


def quicken_borrowing(cls: Any, name: str, written: Any, signature: str, *facts: Any) -> None:
    """Replace a class method; see :class:`Borrow`, of which ``facts`` are the further arguments."""
    function = written.__func__
    borrow = Borrow(function, cls, *facts)
    borrow.name = f"{cls.__name__}.{name}"
    code = borrow.lasting_address(cls.__module__)
    if code and vars(cls)[name] is written:
        setattr(cls, name, descriptor(name, code, cls, f"{name}{signature}\n--\n\n{function.__doc__}", of_class=True))


def viewing(view: Any, cls: Any, kinds: dict[bytes, Any]) -> Any:
    """A builtin that does the same as a function of Python; see :class:`View`."""
    return View(view, cls, kinds).function("views made", __name__)


def laying(slow: Any, cls: Any) -> Any:
    """A builtin that makes layouts; see :class:`Layout`."""
    return Layout(slow, cls).function("layouts made", __name__)
