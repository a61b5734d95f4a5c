"""This interpreter: whether its objects are as :mod:`.layouts` says, the C functions that machine code calls, and callables made of code."""

from __future__ import annotations

import ctypes
import sys

from .. import FREE_THREADED, from_a_signal
from ..builtins import ANY_CALLABLE, BYTES, CALL, lasting, method, object_at, process_address, process_function
from ..types import WORD
from .layouts import LONGER, field

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

_MINOR = sys.version_info[1]
(
    TYPE,
    LENGTH,
    ITEMS,
    LIST,
    USED,
    CONTENT,
    MEMORY,
    OWNS,
    WHOLE,
    SIZE,
    DIGITS,
    DOUBLE,
    VECTORCALL,
    HASH,
    COMPARE,
    INIT,
    VERSION,
    _DEFINITION,
) = [
    field(name, _MINOR)[2] + (LONGER if FREE_THREADED else 0)
    for name in """
        TYPE LENGTH ITEMS LIST USED CONTENT MEMORY OWNS WHOLE SIZE DIGITS DOUBLE VECTORCALL HASH COMPARE INIT VERSION MEMBER
    """.split()
]
"""Offsets of an object's class, of the length of a tuple, list or int, of a tuple's first item, of the address of a
list's first item, of a dict's number of items, of a cell's content, of the address of a ctypes object's memory, of whether that is its own,
of the object that it is a part of, of the memory's size, of an int's digits (30 bits in 4
bytes each), of a float's double, of the offset at which the instances of a class have the function to call them with, of the functions in a class
that hash, compare and initialize its instances, of a class's version, and of the PyMemberDef in a slot's descriptor."""
VIEW, VIEW_READ_ONLY, VIEW_FLAGS = [field(name, _MINOR)[2] for name in ("VIEW", "VIEW_READ_ONLY", "VIEW_FLAGS")]
"""Offsets of the memory's address in a memoryview, of whether it is to read only, and of the flags; for builds with the GIL."""


def _words(value: int) -> tuple[int, int]:
    words = (ctypes.c_uint64 * 2).from_address(id(value) + LENGTH)
    return words[0], words[1]


ONE_DIGIT, TWO_DIGITS = _words((1 << 30) - 1)[0], _words(1 << 30)[0]
DIGIT = TWO_DIGITS - ONE_DIGIT
"""The word at ``LENGTH`` in most positive ints with one and two digits; ints with other marks take the slow way. The difference is a power of 2."""
_derived: Any = type("Derived", (int,), {})
ZEROS, ONES = ({_words(number)[0], _words(_derived(number))[0]} for number in (0, 1))
"""The same in 0 and 1, also of subclasses: from Python 3.14 on, the interpreter marks its own small ints."""
ZERO = _words(_derived(0))[0]
"""The same in a 0 of a subclass."""

_MARKS = {"zero": ZEROS, "one": ONES, "two": {TWO_DIGITS}}


def jump_by_digits(code: Any, machine: Any, register: int, **labels: str) -> None:
    """Jump by the number of digits of an int; ``two="label"``. FIRST and SECOND are lost."""
    code.load(machine.FIRST, register, LENGTH)
    for digits, label in labels.items():
        for mark in sorted(_MARKS[digits]):
            code.constant(machine.SECOND, mark)
            code.if_equal(machine.FIRST, machine.SECOND, label)


IMMORTAL = sys.getrefcount(None) >= 1 << 30
"""Whether None is never freed, so that references to it are not counted: from Python 3.12 on."""


def is_immortal(value: Any) -> bool:
    """Whether this is one of the constants whose references are not counted."""
    return IMMORTAL and any(value is constant for constant in (None, True, False, NotImplemented))


def address(name: str) -> int:
    """The address of a function that this interpreter exports; 0 for an unknown name."""
    try:
        return process_address(name)
    except OSError as error:
        if from_a_signal(error):
            raise
        return 0


class Functions:
    """Addresses of the interpreter's functions."""

    call = CALL
    call_one = address("PyObject_CallFunctionObjArgs")
    call_object = address("PyObject_CallObject")
    bind = address("PyMethod_New") if ANY_CALLABLE else 0
    attribute = address("PyObject_GetAttr")
    release_gil = address("PyEval_SaveThread")
    take_gil = address("PyEval_RestoreThread")
    keep = address("Py_IncRef")
    drop = address("Py_DecRef")
    error_number = address("_errno" if sys.platform == "win32" else "__errno_location")
    forget_error = address("PyErr_Clear")
    error = address("PyErr_Occurred")
    unraisable = address("PyErr_WriteUnraisable")
    unsigned = address("PyLong_AsUnsignedLongLong")
    unsigned_mask = address("PyLong_AsUnsignedLongLongMask")
    signed = address("PyLong_AsLongLong")
    from_unsigned = address("PyLong_FromUnsignedLongLong")
    from_signed = address("PyLong_FromLongLong")
    from_double = address("PyFloat_FromDouble")
    as_double = address("PyLong_AsDouble")
    from_text = address("PyBytes_FromString")
    length, length_up_to = address("strlen"), address("strnlen")
    decode = address("PyUnicode_DecodeUTF8")
    encoded, encoded_with_size = address("PyUnicode_AsUTF8"), address("PyUnicode_AsUTF8AndSize")
    new_bytes = address("PyBytes_FromStringAndSize")
    clear = address("memset")
    copy = address("memmove")  # structs may overlap
    lend, give_back = address("PyObject_GetBuffer"), address("PyBuffer_Release")
    find = address("PyDict_GetItemRef" if FREE_THREADED else "PyDict_GetItemWithError")
    set_item = address("PyDict_SetItem")
    new_tuple, new_list, new_dict = address("PyTuple_New"), address("PyList_New"), address("PyDict_New")
    new_set = address("PySet_New")
    set_default, remove, update = address("PyDict_SetDefault"), address("PyDict_DelItem"), address("PyDict_Update")
    tuple_of = address("PyList_AsTuple")
    new_object = address("PyType_GenericAlloc")
    if FREE_THREADED:
        lock = address("PyCriticalSection_Begin")
        unlock = address("PyCriticalSection_End")


def descriptor(name: str, code: int, cls: Any, doc: str, of_class: bool = False) -> Any:
    """A method of the class ``cls``, or of its instances, that runs the code at an address."""
    new = process_function("PyDescr_NewClassMethod" if of_class else "PyDescr_NewMethod")
    return object_at(new(WORD(id(cls)), method(name, code, doc)))


def member_descriptor(cls: Any, name: str, get: int, put: int, closure: Any, doc: str = "") -> Any:
    """A member of the instances of ``cls``: C functions read it, called with (instance, closure), and set it, with (instance,
    value, closure), where the value is NULL to delete the member. ``put`` is 0 for a member to read only."""
    text, told = lasting((name.encode(), doc.encode()))
    definition = (id(text) + BYTES, get, put, doc and id(told) + BYTES or 0, id(lasting(closure)))  # PyGetSetDef
    kept = lasting(b"".join(word.to_bytes(8, "little") for word in definition))
    return object_at(process_function("PyDescr_NewGetSet")(WORD(id(cls)), kept))


def field_functions(field: Any) -> tuple[int, int]:
    """The addresses of the C functions that read and set a member by a field of ctypes, called with (field, instance, NULL)
    and (field, instance, value)."""
    slot, cls = process_function("PyType_GetSlot"), WORD(id(type(field)))
    return int(slot(cls, _TP_DESCR_GET)), int(slot(cls, _TP_DESCR_SET))


def maker(cls: Any) -> int:
    """The address of the C function that makes instances of a ctypes class, called with (class, (), NULL); 0 if it is
    not known."""
    base = next((base for base in (ctypes.Structure, ctypes.Union, ctypes.Array) if issubclass(cls, base)), None)
    if base is None or _MINOR < 10:  # PyType_GetSlot takes classes of Python code only
        return 0
    return int(process_function("PyType_GetSlot")(WORD(id(base)), _TP_NEW))


_TP_DESCR_GET, _TP_DESCR_SET, _TP_HASH, _TP_INIT, _TP_NEW, _TP_COMPARE, _TP_FINALIZE = 54, 55, 59, 60, 65, 67, 80
"""Py_tp_descr_get and so on of typeslots.h, part of the stable ABI."""
_NB_BOOL, _NB_INT = (9, 9), (26, 16)
"""Py_nb_bool and Py_nb_int, each with its position in PyNumberMethods."""
_MEMBER: Any = type(vars(type(lambda: None))["__globals__"])
"""The class of slot descriptors."""
_SLOT, _READ_ONLY = 16, 1
"""Py_T_OBJECT_EX: the type of a slot, as opposed to a member of a C struct; Py_READONLY."""


def vectorcall_offset(kind: Any) -> int:
    """Offset of the function to call them with in the instances of ``kind``, a class of classes; 0 if they have none."""
    offset = WORD.from_address(id(kind) + VECTORCALL).value or 0
    return offset if 0 < offset < kind.__basicsize__ else 0


def version_of(cls: Any) -> int:
    """The number of a class, of 4 bytes: another one, or 0, after an attribute of it or of its bases was set; 0 if it has none."""
    _ = cls.__init__  # the interpreter gives a class a number when it looks for an attribute
    return ctypes.c_uint32.from_address(id(cls) + VERSION).value


def finalizer_of(cls: Any) -> Any:
    """The slot ``tp_finalize`` of a class, the word before that function; None if it is not there, or empty."""
    offset = vectorcall_offset(type)
    return _place_of(cls, id(cls) + offset - 8, _TP_FINALIZE) if offset else None


def truth_of(cls: Any) -> Any:
    """The slot ``nb_bool`` of a class; None if it is not there, or empty."""
    return _place_of_numbers(cls, *_NB_BOOL)


def int_of(cls: Any) -> Any:
    """The slot ``nb_int`` of a class; None if it is not there, or empty."""
    return _place_of_numbers(cls, *_NB_INT)


def _place_of_numbers(cls: Any, number: int, position: int) -> Any:
    numbers = WORD.from_address(id(cls) + HASH - 24).value  # tp_as_number
    return _place_of(cls, numbers + 8 * position, number) if numbers else None


def hash_of(cls: Any) -> Any:
    """The slot ``tp_hash`` of a class; None if it is not there, or empty."""
    return _place_of(cls, id(cls) + HASH, _TP_HASH)


def comparison_of(cls: Any) -> Any:
    """The slot ``tp_richcompare`` of a class; None if it is not there, or empty."""
    return _place_of(cls, id(cls) + COMPARE, _TP_COMPARE)


def initializer_of(cls: Any) -> Any:
    """The slot ``tp_init`` of a class; None if it is not there, or empty."""
    return _place_of(cls, id(cls) + INIT, _TP_INIT)


def _place_of(cls: Any, at: int, number: int) -> Any:
    place = WORD.from_address(at)
    known = int(process_function("PyType_GetSlot")(WORD(id(cls)), number))
    return place if known and known == place.value else None


class _Member(ctypes.Structure):
    """PyMemberDef."""

    _fields_ = [
        ("name", ctypes.c_char_p),
        ("type", ctypes.c_int),
        ("offset", ctypes.c_ssize_t),
        ("flags", ctypes.c_int),
        ("doc", ctypes.c_char_p),
    ]


def slot_offset(cls: Any, name: str) -> int:
    """Offset of one of a class's ``__slots__`` in its instances."""
    member = cls.__dict__.get(name)
    if type(member) is _MEMBER and member.__name__ == name:
        return offset_of(member)
    raise TypeError(f"{cls.__name__} has no slot {name}")


def offset_of(slot: Any) -> int:
    """The same of its descriptor."""
    found = _Member.from_address(ctypes.c_void_p.from_address(id(slot) + _DEFINITION).value or 0)
    if (found.name, found.type) != (slot.__name__.encode(), _SLOT):
        raise TypeError(f"{slot.__name__} is no slot")
    return int(found.offset)


def owner_of(cls: Any, slot: str) -> Any:
    """The class, of this one and its bases, that has a slot."""
    return next(base for base in cls.__mro__ if slot in vars(base))


def inherited_slot(cls: Any, name: str) -> int:
    """Offset of a slot of a class or of its bases in the instances."""
    return slot_offset(owner_of(cls, name), name)


def slot_alias(cls: Any, slot: str, name: str, doc: str) -> Any:
    """A descriptor that reads one of a class's ``__slots__`` under another name."""
    text, told = lasting((name.encode(), doc.encode()))
    definition = lasting(_Member(text, _SLOT, slot_offset(cls, slot), _READ_ONLY, told))
    new = process_function("PyDescr_NewMember")
    return object_at(new(WORD(id(cls)), WORD(ctypes.addressof(definition))))


def ready() -> bool:
    """Whether this interpreter keeps things where this module says."""

    class Slotted:
        __slots__ = ("first", "second")
        second: bytes

    here, word = ctypes.c_void_p.from_address, b"\x01\x02\x03\x04\x05\x06\x07\x08"
    pair, object_, struct = (word, Slotted), Slotted(), _Member()
    listed, counted = list(pair), dict.fromkeys(pair)
    object_.second = word
    last = (1 << 30) - 1
    """The last number of one digit."""
    try:
        return (
            sys.byteorder == "little"
            and all(value for name, value in vars(Functions).items() if name[0] != "_" and name != "bind")
            and here(id(pair) + TYPE).value == id(tuple)
            and here(id(pair) + LENGTH).value == 2
            and here(id(pair) + ITEMS).value == id(word)
            and here(id(pair) + ITEMS + 8).value == id(Slotted)
            and here(id(listed) + LENGTH).value == 2
            and here(id(listed) + LIST + 8).value in (2, 3, 4)  # the capacity: items are elsewhere
            and here(id(counted) + USED).value == 2
            and ONE_DIGIT in ONES
            and DIGIT > 0
            and not DIGIT & (DIGIT - 1)
            and not ONES & ZEROS
            and here((here(id(listed) + LIST).value or 0) + 8).value == id(Slotted)
            and ctypes.string_at(id(word) + BYTES, 8) == word
            and here(id(struct) + MEMORY).value == ctypes.addressof(struct)
            and here(id(struct) + SIZE).value == ctypes.sizeof(struct)
            and _words(last << 30 | 5) == (TWO_DIGITS, last << 32 | 5)
            and _words(last) == (ONE_DIGIT, last | _words(last)[1] >> 32 << 32)  # the rest is undefined
            and len({min(ZEROS), ONE_DIGIT, TWO_DIGITS, _words(-1)[0], _words(-last << 30)[0], _words(1 << 60)[0]}) == 6
            and here(id(object_) + slot_offset(Slotted, "second")).value == id(word)
            and bool(here(id(tuple) + (here(id(type) + VECTORCALL).value or 0)).value)
            and not here(id(Slotted) + (here(id(type) + VECTORCALL).value or 0)).value
        )
    except (AttributeError, TypeError) as error:
        if from_a_signal(error):
            raise
        return False
