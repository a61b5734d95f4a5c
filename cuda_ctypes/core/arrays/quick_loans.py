"""Machine code that makes views and layouts of DLPack's tensors, and reads tensors of other libraries by their functions in C."""

from __future__ import annotations

from ..._floor.builtins import BYTES
from ..._floor.native.capsules import ABSENT, SHAPE, TENSOR, Exchange, ExchangeWriter, Reading
from ..._floor.native.capsules import STRIDES as TO_STRIDES
from ..._floor.native.interpreter import ITEMS, Functions, slot_offset
from ..._floor.native.making import FillingWriter
from .capsules import head

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


DIMENSIONS, STRIDES = BYTES + 48, BYTES + 64
"""Where :data:`.capsules.head` has the number of dimensions and the address of the strides, in bytes."""


class View(Exchange):
    """``view(obj, loan, content)``: an instance of ``cls`` without ``__init__``. ``kinds`` tells device and type, and loses nothing."""

    def __init__(self, slow: Any, cls: Any, kinds: dict[bytes, Any]) -> None:
        self.offsets = {name: slot_offset(cls, name) for name in cls.__slots__}
        super().__init__(slow, Viewing, 3, 2, *self.offsets.values())
        self.view_class, self.kinds = self.pooled(cls), self.pooled(kinds)
        self.constants = {"_readonly": self.pooled(False)}
        self.constants.update(dict.fromkeys(("_layout_", "_known_bounds", "_content", "_told"), self.pooled(None)))


class Viewing(FillingWriter):
    """Tensors with flags, and of a kind that is not known yet, are for Python."""

    def write(self, *slots: int) -> None:
        machine, code, view = self.machine, self.code, self.routine
        first, second = machine.ARGUMENTS[:2]
        number, kind = self.first_output, self.first_output + 1
        flags, data, about, offset = [BYTES + place for place in (24, 32, 40, 72)]
        code.load(machine.STATE, machine.VALUES, 16)
        self.guard(machine.STATE, (view.bytes_class,))
        code.load(machine.FIRST, machine.STATE, flags)
        code.if_not_zero(machine.FIRST, "slow")
        code.offset(first, machine.STATE, about)
        code.constant(second, 16)
        code.call(Functions.new_bytes)
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.KEPT, machine.RESULT)
        self.load_object(first, view.kinds)
        code.move(second, machine.KEPT)
        code.call(Functions.find)
        code.store_slot(kind, machine.RESULT)
        self.drop(machine.KEPT)
        code.load_slot(machine.FIRST, kind)
        code.if_zero(machine.FIRST, "unfit")
        code.load(machine.FIRST, machine.STATE, data)
        code.load(machine.SECOND, machine.STATE, offset)
        code.add(first, machine.FIRST, machine.SECOND)
        code.call(Functions.from_unsigned)
        code.if_zero(machine.RESULT, "nothing")
        code.store_slot(number, machine.RESULT)
        self.load_object(first, view.view_class)
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
        self.guard(machine.STATE, (layout.bytes_class,))
        self.load_object(machine.ARGUMENTS[0], layout.layout_class)
        code.constant(machine.ARGUMENTS[1], 0)
        code.call(Functions.new_object)
        code.if_zero(machine.RESULT, "nothing")
        code.store_slot(made, machine.RESULT)
        code.load(machine.FIRST, machine.STATE, DIMENSIONS)
        code.extend(machine.FIRST, machine.FIRST, "I")
        code.store_slot(size, machine.FIRST)
        code.offset(machine.STATE, machine.STATE, BYTES + head.size)
        self._put_numbers("_shape", "negative")
        code.load(machine.FIRST, machine.VALUES, 0)
        code.load(machine.FIRST, machine.FIRST, STRIDES)
        code.if_zero(machine.FIRST, "no strides")
        self._put_numbers("_strides")
        code.load_slot(machine.KEPT, made)
        code.label("rest")
        code.load(machine.STATE, machine.VALUES, 8)
        self._put("_itemsize")
        self.load_object(machine.STATE, layout.zero)
        self._put("_slice_offset")
        self.load_object(machine.STATE, layout.none)
        self._put("_volume")
        code.move(machine.RESULT, machine.KEPT)
        code.leave()
        code.label("no strides")
        code.load_slot(machine.KEPT, made)
        self.load_object(machine.STATE, layout.none)
        self._put("_strides")
        code.jump("rest")
        for label, after in (("negative", "slow"), ("failed", "nothing")):
            code.label(label)
            code.load_slot(machine.ARGUMENTS[0], made)
            code.call(Functions.drop)
            code.jump(after)

    def _put_numbers(self, name: str, negative: str = "") -> None:
        """Put a tuple of the numbers at STATE, which moves behind them, into a slot of the instance. Numbers below 0 lead to the
        label ``negative``, if there is one."""
        machine, code, again, done = self.machine, self.code, self.new_label(), self.new_label()
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
            fine = self.new_label()
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


class Repack(Exchange):
    """``repack(content)``: the content of a capsule with the tensor that was read of a loan. ``template`` is the content of another tensor:
    its first ``size`` bytes are the struct, in which the tensor is at an offset."""

    def __init__(self, slow: Any, template: bytes, size: int, tensor: int) -> None:
        super().__init__(slow, Repacking, 1, 1, size, tensor)
        self.template = self.pooled(template)


class Repacking(ExchangeWriter):
    """Tensors with flags, and those without strides or elements, are for Python."""

    def write(self, size: int, tensor: int) -> None:
        machine, code, length = self.machine, self.code, self.first_output
        first, second, third = machine.ARGUMENTS[:3]
        flags, data, about, offset, numbers = [BYTES + place for place in (24, 32, 40, 72, head.size)]
        code.load(machine.STATE, machine.VALUES, 0)
        self.guard(machine.STATE, (self.routine.bytes_class,))
        self._measure(flags, numbers)
        code.load_slot(machine.FIRST, length)
        code.add(second, machine.FIRST, machine.FIRST)
        code.offset(second, second, size)
        code.constant(first, 0)
        code.call(Functions.new_bytes)
        code.if_zero(machine.RESULT, "nothing")
        code.move(machine.KEPT, machine.RESULT)
        code.offset(first, machine.KEPT, BYTES)
        self.load_object(machine.FIRST, self.routine.template)
        code.offset(second, machine.FIRST, BYTES)
        code.constant(third, size)
        code.call(Functions.copy)
        at = BYTES + tensor
        code.load(machine.FIRST, machine.STATE, data)
        code.load(machine.SECOND, machine.STATE, offset)
        code.add(first, machine.FIRST, machine.SECOND)
        code.store(machine.KEPT, at, first)
        for word in (0, 8):
            code.load(machine.FIRST, machine.STATE, about + word)
            code.store(machine.KEPT, at + 8 + word, machine.FIRST)
        code.constant(machine.FIRST, size)
        code.store(machine.KEPT, at + SHAPE, machine.FIRST)
        code.load_slot(second, length)
        code.offset(machine.FIRST, second, size)
        code.store(machine.KEPT, at + TO_STRIDES, machine.FIRST)
        code.add(third, second, second)
        code.offset(first, machine.KEPT, BYTES + size)
        code.offset(second, machine.STATE, numbers)
        code.call(Functions.copy)
        code.move(machine.RESULT, machine.KEPT)
        code.leave()

    def _measure(self, flags: int, numbers: int) -> None:
        """Store the length of the shape of the content in STATE, in bytes, and look at its extents."""
        machine, code, fine = self.machine, self.code, self.new_label()
        extent, end = machine.ARGUMENTS[:2]
        code.load(machine.FIRST, machine.STATE, flags)
        code.if_not_zero(machine.FIRST, "slow")
        code.load(machine.FIRST, machine.STATE, STRIDES)
        code.if_zero(machine.FIRST, "slow")
        code.load(machine.FIRST, machine.STATE, DIMENSIONS)
        code.extend(machine.FIRST, machine.FIRST, "I")
        code.if_zero(machine.FIRST, "slow")
        code.constant(machine.SECOND, 8)
        code.multiply(machine.KEPT, machine.FIRST, machine.SECOND)
        code.store_slot(self.first_output, machine.KEPT)
        code.offset(extent, machine.STATE, numbers)
        code.add(end, extent, machine.KEPT)
        code.label("extent")
        code.load(machine.FIRST, extent, 0)
        code.if_zero(machine.FIRST, "slow")
        code.constant(machine.SECOND, 1 << 63)
        code.if_below(machine.FIRST, machine.SECOND, fine)
        code.jump("slow")
        code.label(fine)
        code.offset(extent, extent, 8)
        code.if_different(extent, end, "extent")


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


def viewing(view: Any, cls: Any, kinds: dict[bytes, Any]) -> Any:
    """A builtin that does the same as a function of Python; see :class:`View`."""
    return View(view, cls, kinds).function("views made", __name__)


def repacking(slow: Any, template: bytes, size: int, tensor: int) -> Any:
    """A builtin that does the same as a function of Python; see :class:`Repack`."""
    return Repack(slow, template, size, tensor).function("contents made", __name__)


def laying(slow: Any, cls: Any) -> Any:
    """A builtin that makes layouts; see :class:`Layout`."""
    return Layout(slow, cls).function("layouts made", __name__)
