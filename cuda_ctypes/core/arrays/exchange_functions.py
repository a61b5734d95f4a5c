"""The functions for C of :class:`.strided_memory_view.StridedMemoryView`: DLPack's exchange API, in machine code.

A function pointer of ctypes cannot leave an exception to C. It takes 530 ns to copy a tensor, where ``__dlpack__`` takes 280, called from C,
and this code 50. So there is no API without machine code: consumers call ``__dlpack__`` then.

C holds the GIL, but for ``managed_tensor_allocator``. The last argument of the others is the address for the result; they return 0, or
-1 with an exception.
"""

from __future__ import annotations

from ctypes import addressof

from ..._floor.builtins import BYTES, lasting
from ..._floor.native import processor
from ..._floor.native.capsules import (
    NEW,
    NO_MEMORY,
    TENSOR,
    function_address,
    offering_facts,
    put_addresses,
    put_struct,
    returning,
)
from ..._floor.native.interpreter import Functions, address
from ..lifetimes import ended
from .capsules import EXCHANGE, LENT, VERSION, VERSIONED, ExchangeAPI, _name, capsule_new, kind_of_capsules

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

KIND = kind_of_capsules(VERSIONED)
CONTEXT, TENSOR_AT = KIND[2], KIND[6]
"""Offsets in a struct."""
RAISE = address("PyErr_SetString")
FAILED = (1 << 32) - 1
"""-1 as an int of C."""
OUT = 0
"""The slot of the frame with the address for the result."""


def _begun(position: int) -> Any:
    """Code with its first argument in KEPT, and the last one at a position."""
    machine = processor()
    code = machine.Assembler(1, 4)
    code.if_zero(machine.ARGUMENTS[position], "no room")
    code.store_slot(OUT, machine.ARGUMENTS[position])
    code.move(machine.KEPT, machine.ARGUMENTS[0])
    return code


def _clear(code: Any, out: int) -> None:
    """Let the result be NULL."""
    code.constant(processor().FIRST, 0)
    code.store(out, 0, processor().FIRST)


def _call(code: Any, function: int) -> None:
    """Call a Python function with KEPT. STATE has the result, or NULL."""
    machine = processor()
    first, second, third = machine.ARGUMENTS[:3]
    code.constant(first, function)
    code.move(second, machine.KEPT)
    code.constant(third, 0)
    code.call(Functions.call_one)
    code.move(machine.STATE, machine.RESULT)


def _drop(code: Any, register: int) -> None:
    code.move(processor().ARGUMENTS[0], register)
    code.call(Functions.drop)


def _put(code: Any, result: int) -> None:
    """Give C the content of a register."""
    code.load_slot(processor().FIRST, OUT)
    code.store(processor().FIRST, 0, result)


def _ended(code: Any) -> Any:
    """The code, with its ends: it falls through to the one where it succeeded."""
    machine = processor()
    code.constant(machine.RESULT, 0)
    code.leave()
    for label, text in (("no room", b"the address for the result is NULL"), ("no tensor", b"the tensor is NULL")):
        code.label(label)
        code.constant(machine.ARGUMENTS[0], id(RuntimeError))
        code.constant(machine.ARGUMENTS[1], _text(text))
        code.call(RAISE)
        code.jump("failed")
    code.label("failed")
    code.constant(machine.RESULT, FAILED)
    code.leave()
    return code


def _text(text: bytes) -> int:
    return id(lasting(text)) + BYTES


def _export(describe: int, deleter: int) -> Any:
    """``managed_tensor_from_py_object_no_sync(object, out)``: a struct with the content that Python describes, which keeps the object."""
    machine = processor()
    code = _begun(1)
    _clear(code, machine.ARGUMENTS[1])
    _call(code, describe)
    code.if_zero(machine.STATE, "failed")
    code.move(machine.VALUES, machine.KEPT)
    put_struct(code, KIND, deleter)
    _drop(code, machine.STATE)
    code.store(machine.KEPT, CONTEXT, machine.VALUES)
    code.move(machine.ARGUMENTS[0], machine.VALUES)
    code.call(Functions.keep)
    _put(code, machine.KEPT)
    code.jump("done")
    code.label("no memory")
    _drop(code, machine.STATE)
    code.call(NO_MEMORY)
    code.jump("failed")
    code.label("done")
    return _ended(code)


def _tell(describe: int) -> Any:
    """``dltensor_from_py_object_no_sync(object, out)``: the tensor. Its shape and strides are in the content, which the object keeps."""
    machine = processor()
    code = _begun(1)
    _call(code, describe)
    code.if_zero(machine.STATE, "failed")
    code.load_slot(machine.KEPT, OUT)
    for offset in range(0, TENSOR, 8):
        code.load(machine.FIRST, machine.STATE, BYTES + TENSOR_AT + offset)
        code.store(machine.KEPT, offset, machine.FIRST)
    code.offset(machine.VALUES, machine.STATE, BYTES)
    put_addresses(code, machine.KEPT, 0, machine.VALUES)
    _drop(code, machine.STATE)
    return _ended(code)


def _take(view: int, destructor: int, name: int) -> Any:
    """``managed_tensor_to_py_object_no_sync(tensor, out)``: what Python makes of the tensor's loan, which ends if Python refuses it."""
    machine = processor()
    first, second, third = machine.ARGUMENTS[:3]
    code = _begun(1)
    _clear(code, second)
    code.if_zero(machine.KEPT, "no tensor")
    code.constant(second, name)
    code.constant(third, destructor)
    code.call(NEW)
    code.if_zero(machine.RESULT, "failed")
    code.move(machine.KEPT, machine.RESULT)
    _call(code, view)
    _drop(code, machine.KEPT)
    code.if_zero(machine.STATE, "failed")
    _put(code, machine.STATE)
    return _ended(code)


def _stream() -> Any:
    """``current_work_stream(device_type, device_id, out)``: NULL, the default stream."""
    code = _begun(2)
    _clear(code, processor().ARGUMENTS[2])
    return _ended(code)


def _allocate() -> Any:
    """``managed_tensor_allocator(prototype, out, context, set_error)``: it refuses."""
    machine = processor()
    first, second, third, fourth = machine.ARGUMENTS[:4]
    code = machine.Assembler(0, 4)
    code.move(machine.KEPT, fourth)
    code.if_zero(second, "told")
    _clear(code, second)
    code.label("told")
    code.if_zero(machine.KEPT, "failed")
    code.move(first, third)
    code.constant(second, _text(b"NotImplementedError"))
    code.constant(third, _text(b"a StridedMemoryView allocates no memory"))
    code.call_register(machine.KEPT)
    code.label("failed")
    code.constant(machine.RESULT, FAILED)
    code.leave()
    return code


def exchange_capsule(describe: Callable[[Any], bytes], view: Callable[[Any], Any]) -> Any:
    """A capsule with the functions, for the rest of the process; None if there is no room for them. ``describe(object)`` returns the content
    of a capsule, which the object keeps from then on; ``view(loan)`` makes an object of a tensor."""
    lent = _name[LENT + VERSIONED]
    (_, deleter, _), destructor = offering_facts(KIND), returning((*KIND, lent), ended)
    functions = [
        function_address(_allocate),
        function_address(_export, id(lasting(describe)), deleter),
        function_address(_take, id(lasting(view)), destructor, lent),
        function_address(_tell, id(describe)),
        function_address(_stream),
    ]
    if not all((deleter, destructor, *functions)):
        return None
    struct = lasting(ExchangeAPI(*VERSION, None, *functions))
    return capsule_new(addressof(struct), _name[EXCHANGE], None)
