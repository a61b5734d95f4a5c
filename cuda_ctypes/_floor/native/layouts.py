"""The layout of CPython's objects: the fields of its headers that machine code reads, with their offsets by version.

tests/native/test_layouts.py compares them with the headers, :func:`.interpreter.ready` with objects.
"""

FIELDS = {
    # name: (first minor version, struct, field, offset) ...
    "TYPE": ((9, "PyObject", "ob_type", 8),),
    "LENGTH": ((9, "PyVarObject", "ob_size", 16),),
    "ITEMS": ((9, "PyTupleObject", "ob_item", 24), (14, "PyTupleObject", "ob_item", 32)),
    "LIST": ((9, "PyListObject", "ob_item", 24),),
    "USED": ((9, "PyDictObject", "ma_used", 16),),
    "CONTENT": ((9, "PyCellObject", "ob_ref", 16),),
    "BYTES": ((9, "PyBytesObject", "ob_sval", 32),),
    # An int's tag, which code reads as LENGTH.
    "TAG": ((9, "PyLongObject", "ob_base.ob_size", 16), (12, "PyLongObject", "long_value.lv_tag", 16)),
    "DIGITS": ((9, "PyLongObject", "ob_digit", 24), (12, "PyLongObject", "long_value.ob_digit", 24)),
    "DOUBLE": ((9, "PyFloatObject", "ob_fval", 16),),
    "VECTORCALL": ((9, "PyTypeObject", "tp_vectorcall_offset", 56),),
    "HASH": ((9, "PyTypeObject", "tp_hash", 120),),
    "COMPARE": ((9, "PyTypeObject", "tp_richcompare", 200),),
    "INIT": ((9, "PyTypeObject", "tp_init", 296),),
    "VERSION": ((9, "PyTypeObject", "tp_version_tag", 384),),
    "MEMBER": ((9, "PyMemberDescrObject", "d_member", 40),),
    "SELF": ((9, "PyCFunctionObject", "m_self", 24),),
    "VIEW": ((9, "PyMemoryViewObject", "view.buf", 56),),
    "VIEW_READ_ONLY": ((9, "PyMemoryViewObject", "view.readonly", 88),),
    "VIEW_FLAGS": ((9, "PyMemoryViewObject", "flags", 40),),
    # Of Modules/_ctypes/ctypes.h, which is not installed.
    "MEMORY": ((9, "CDataObject", "b_ptr", 16),),
    "OWNS": ((9, "CDataObject", "b_needsfree", 24),),
    "WHOLE": ((9, "CDataObject", "b_base", 32),),
    "SIZE": ((9, "CDataObject", "b_size", 40),),
}


LONGER = 16
"""Bytes that an object's header has more in builds that can run without the GIL; all these fields follow it."""

SECTION = 4
"""Words that the code's frame has for a PyCriticalSection, which needs two in 3.13 to 3.15."""


def field(name: str, minor: int) -> "tuple[str, str, int]":
    """The struct, the field and its offset in CPython 3.``minor``; newer versions are taken to be like the newest
    known."""
    return [entry[1:] for entry in FIELDS[name] if entry[0] <= minor or entry is FIELDS[name][0]][-1]
