"""Members of the structs of NVML and cuFile that machine code reads and sets: they behave as the properties in Python do."""

from __future__ import annotations

import ctypes
import gc
from functools import lru_cache
from typing import Any

import pytest

from cuda_ctypes._floor import native
from cuda_ctypes._floor.types.member import Member
from cuda_ctypes._floor.types.struct_arrays import Several, Single
from cuda_ctypes.bindings import cufile, nvml
from tests.native.python_calls import python_calls
from tests.native.routines import METHODS
from tests.native.steady import assert_steady
from tests.native.test_members import VALUES, outcome

TEXTS: list[Any] = [
    "",
    "a",
    "é",
    "a\0b",
    "a" * 15,
    "a" * 16,
    "é" * 40,
    "a" * 10_000,
    "\ud800",
    b"",
    b"\xff",
    b"a" * 16,
    b"a\0b",
]
CONTENTS = [b"", b"\0", b"a", b"a\0b", "é".encode(), b"\xff", b"\xc3", b"\0\xff"]
"""That C writes to a text."""
pytestmark = [
    pytest.mark.skipif(not METHODS, reason="before Python 3.11, and in PyPy, members are properties"),
    pytest.mark.skipif(not native.available(), reason="there is no machine code here"),
]


@lru_cache
def structs() -> dict[Any, dict[str, Member]]:
    """All classes of one struct, with machine code for their members, and the properties that were there before."""
    from cuda_ctypes._floor.native.members import quicken_members

    found = [getattr(module, name) for module in (nvml, cufile) for name in dir(module)]
    classes = [cls for cls in found if isinstance(cls, type) and issubclass(cls, Single)]
    properties = {
        cls: {name: made for name, made in vars(cls).items() if isinstance(made, Member)}
        for cls in dict.fromkeys(classes)
    }
    for cls in properties:
        quicken_members(cls)
    return properties


def pair(cls: Any) -> tuple[Any, Any]:
    one, other = cls(), cls()
    for struct in (one, other):
        ctypes.memset(struct.ptr, 0x5B, ctypes.sizeof(struct))
    return one, other


def members(*facts: str) -> Any:
    """All members with one of these facts: the class, the name and the property."""
    for cls, properties in structs().items():
        for name, member in properties.items():
            if member.field and any([getattr(member, fact) for fact in facts]):
                assert not isinstance(vars(cls)[name], Member), f"{cls.__name__}.{name} has no machine code"
                yield cls, name, member


def test_they_behave_as_their_properties() -> None:
    compared = 0
    for cls, name, member in members("code", "stored", "text", "octets"):
        one, other = pair(cls)
        letters = ["b" * max(0, member.text + more) for more in (-2, -1, 0)]
        for value in [*VALUES, *TEXTS, *letters, bytes(member.octets), b"b" * member.octets]:
            label = f"{cls.__name__}.{name} = {value!r}"
            assert outcome(setattr, one, name, value) == outcome(member.fset, other, value), label
            assert bytes(one) == bytes(other), label
            assert outcome(getattr, one, name) == outcome(member.fget, other), label
            compared += 1
        with pytest.raises(AttributeError):
            delattr(one, name)
    assert compared > 10_000


def test_texts_that_c_writes() -> None:
    compared = 0
    for cls, name, member in members("text", "octets"):
        one, other = pair(cls)
        size = member.text or member.octets
        _, offset = member.field
        for content in [*CONTENTS, b"a" * size, b"a" * (size - 1) + b"\0", b"\xff" * size]:
            for struct in (one, other):
                ctypes.memmove(struct.ptr + offset, content.ljust(size, b"\0"), size)
            assert outcome(getattr, one, name) == outcome(member.fget, other), (cls, name, content)
            compared += 1
    assert compared > 100


def test_structs_to_read_only_are_not_set() -> None:
    for cls, name, member in members("code", "stored", "text", "octets"):
        one = cls()
        closed = cls.from_buffer(bytes(one))
        value = getattr(one, name)
        assert getattr(closed, name) == value
        with pytest.raises(ValueError, match="read-only"):
            setattr(closed, name, value)
        open_to_all = cls.from_buffer(bytearray(bytes(one)))
        setattr(open_to_all, name, value)


def test_structs_in_structs() -> None:
    """They share the memory, keep it, and are to read only in such a struct."""
    compared = 0
    for cls, name, member in members("record"):
        one, other = pair(cls)
        part, as_before = getattr(one, name), member.fget(other)
        assert type(part) is type(as_before) and part == as_before
        assert part.ptr - one.ptr == as_before.ptr - other.ptr
        ctypes.memset(part.ptr, 7, 1)
        content = bytes(part)
        assert getattr(one, name) == part != as_before
        setattr(other, name, part)
        assert bytes(one) == bytes(other)
        closed = getattr(cls.from_buffer(bytes(one)), name)
        assert closed == part and closed._read_only
        for value in (closed, one, None, type("Mine", (type(part),), {})()):
            target, same = pair(cls)
            assert outcome(setattr, target, name, value) == outcome(member.fset, same, value), (cls, name, value)
            assert bytes(target) == bytes(same)
        with pytest.raises(ValueError, match="read-only"):
            setattr(cls.from_buffer(bytes(one)), name, part)
        del one
        gc.collect()
        assert bytes(part) == content
        compared += 1
    assert compared > 30


def test_setting_structs_in_structs_needs_no_python() -> None:
    structs()
    data: Any = nvml.VgpuPgpuMetadata()
    versions = data.host_supported_vgpu_range
    assert python_calls(lambda: setattr(data, "host_supported_vgpu_range", versions)) == []
    assert python_calls(lambda: type(versions)()) == []
    assert bytes(nvml.VgpuPgpuMetadata()) == bytes(ctypes.sizeof(data))


def test_pointers_to_nothing_are_empty_lists() -> None:
    compared = 0
    for cls, name, member in members("empty"):
        one, other = cls(), cls()
        assert getattr(one, name) == member.fget(other) == []
        assert python_calls(lambda: getattr(one, name)) == []  # noqa: B023
        field = cls._fields[name]
        value = field.cls(2) if hasattr(field, "cls") else [1, 2]
        setattr(one, name, value)
        member.fset(other, value)
        assert len(getattr(one, name)) == len(member.fget(other)) == 2
        setattr(one, name, [] if isinstance(value, list) else field.cls(0))
        assert len(getattr(one, name)) == 0
        compared += 1
    assert compared > 5


def test_numbers_of_arrays() -> None:
    """Code reads and sets those of arrays with one struct; other lengths, and arrays to read only, are for Python."""
    from cuda_ctypes._floor.native.members import quicken_members

    compared = 0
    classes = [getattr(module, name) for module in (nvml, cufile) for name in dir(module)]
    for cls in dict.fromkeys(cls for cls in classes if isinstance(cls, type) and issubclass(cls, Several)):
        found: dict[str, Any] = {name: made for name, made in vars(cls).items() if isinstance(made, Member)}
        quicken_members(cls)
        for name, member in found.items():
            assert not member.field or not isinstance(vars(cls)[name], Member), f"{cls.__name__}.{name} has no code"
            for length in (1, 3):
                one, other = cls(length), cls(length)
                for value in VALUES:
                    assert outcome(setattr, one, name, value) == outcome(member.fset, other, value), (cls, name, value)
                    assert bytes(one) == bytes(other), (cls, name, value)
                    read, expected = getattr(one, name), member.fget(other)
                    assert type(read) is type(expected) and [*each(read)] == [*each(expected)], (cls, name, value)
                closed = cls.from_buffer(bytes(one))
                assert [*each(getattr(closed, name))] == [*each(expected)]
                with pytest.raises(ValueError, match="read-only"):
                    setattr(closed, name, 1)
                compared += 1
    assert compared > 100
    array: Any = nvml.ProcessInfo()
    assert python_calls(lambda: array.pid) == python_calls(lambda: setattr(array, "pid", 5)) == []


def each(value: Any) -> Any:
    return value if hasattr(value, "__len__") else [value]


def test_arrays_of_structs_are_read_without_python() -> None:
    structs()
    settings: Any = nvml.GpuThermalSettings()
    assert python_calls(lambda: settings.sensor) == [] and settings.sensor._length_ == 3


@pytest.mark.parametrize("distance", [-1000, -24, 24, 1000])
def test_structs_that_overlap(distance: int) -> None:
    structs()
    cls: Any = nvml.VgpuSchedulerLogInfo_v2
    content = bytes(number % 251 for number in range(ctypes.sizeof(cls) + 2048))
    memory = bytearray(content)
    log = cls.from_buffer(memoryview(memory)[1024 : 1024 + ctypes.sizeof(cls)])
    entries = log.log_entries
    moved = type(entries).from_ptr(entries.ptr + distance, len(entries), owner=memory)
    expected = bytes(moved)
    assert python_calls(lambda: setattr(log, "log_entries", moved)) == []
    assert bytes(log.log_entries) == expected


def test_code_copies_the_structs_that_a_program_copies_often(module: Any) -> None:
    from cuda_ctypes._floor.types.member import MANY

    cls: Any = module("bindings.nvml").BAR1Memory
    one = cls()
    for _ in range(MANY):
        assert cls.from_ptr(one.ptr) == one
    assert python_calls(lambda: cls.from_ptr(one.ptr)) == ["ptr"]


def test_a_copy_of_the_struct_at_an_address() -> None:
    """By code for the class itself, with the results of Python; other classes, addresses and arguments are for Python."""
    from cuda_ctypes._floor.native.members import quicken_class

    cls: Any
    for cls in (nvml.Memory_v2, nvml.PciInfo, nvml.Utilization):
        quicken_class(cls)
        in_python: Any = Single.from_ptr.__func__  # type: ignore[attr-defined]
        one: Any = pair(cls)[0]
        found, expected = cls.from_ptr(one.ptr), in_python(cls, one.ptr)
        assert python_calls(lambda: cls.from_ptr(one.ptr)) == ["ptr"]  # noqa: B023
        for made in (found, expected):
            assert type(made) is cls and made == one and made.ptr != one.ptr and not made._read_only
        closed = type(cls.from_ptr(one.ptr, True))
        mine: Any = type("Mine", (cls,), {"__init__": lambda self: 1 // 0})
        for other in (closed, mine):
            made = other.from_ptr(one.ptr)
            assert type(made) is type(in_python(other, one.ptr)) and made == one
        for wrong in (0, -1, 1 << 64, None, "a", 2.0, one):
            assert outcome(cls.from_ptr, wrong) == outcome(in_python, cls, wrong), wrong
        for given in ((), (1, 2, 3, 4)):
            assert outcome(cls.from_ptr, *given)[0] is TypeError
        view: Any = cls.from_ptr(ptr=one.ptr, owner=one)
        ctypes.memset(one.ptr, 7, 1)
        assert view == one != found
        assert_steady(lambda: cls.from_ptr(one.ptr), cls)  # noqa: B023
        assert int(one) == one.ptr and python_calls(lambda: int(one)) == []  # noqa: B023


def test_copies_are_writable_whatever_they_are_made_by() -> None:
    """A struct to read only has a class of its own, which its methods are called on."""
    from cuda_ctypes._floor.native.members import quicken_class

    content = (ctypes.c_ubyte * 24)(*range(24))
    closed: Any = nvml.Memory.from_ptr(ctypes.addressof(content), readonly=True)
    for cls in (nvml.Memory, type(closed)):
        quicken_class(cls)
    for make in (closed.from_ptr, type(closed).from_ptr, nvml.Memory.from_ptr):
        made = make(closed.ptr)
        assert type(made) is nvml.Memory and made == closed
        made.total = 5


def test_subclasses_of_programs() -> None:
    structs()
    cls: Any = type("Mine", (nvml.Utilization,), {})
    mine = cls()
    mine.gpu = 7
    assert mine.gpu == 7 and bytes(mine)[:4] == b"\7\0\0\0"
    with pytest.raises(OverflowError):
        mine.gpu = -1


def test_nothing_leaks() -> None:
    structs()
    info: Any = nvml.PciInfo()
    number = (1 << 29) + 7

    def work() -> None:
        info.bus = number
        info.bus_id = "0000:01:00.0"
        assert (info.bus, info.bus_id) == (number, "0000:01:00.0")
        with pytest.raises(TypeError):
            info.bus = "1"

    assert_steady(work, number, info)
