"""The struct classes of the snake_case modules without NumPy."""

from __future__ import annotations

import copy
import ctypes
import gc
import os
import pickle
import random
import struct
import sys
import threading
import weakref
from typing import Any, Callable

import pytest

from cuda_ctypes._floor.tables import spelling as names
from cuda_ctypes._floor.tables.declarations import declaration
from cuda_ctypes._floor.types import struct_arrays, struct_fields, struct_layout
from tests import structs as s

SINGLES = [name for name, (_, several) in s.CLASSES.items() if not several]
SEVERAL = [name for name, (_, several) in s.CLASSES.items() if several]


@pytest.fixture(autouse=True)
def no_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide NumPy. tests/numpy_struct_classes.py has the tests with it."""
    monkeypatch.setattr(struct_layout, "_numpy", [None])


def each(*values: Any) -> tuple[Any, ...]:
    return values


def made(name: str) -> Any:
    return getattr(s, name)


def filled(name: str) -> Any:
    """A struct whose numbers all differ."""
    cls = made(name)
    return cls.from_buffer(bytearray(os.urandom(ctypes.sizeof(cls))))


# --- names


@pytest.mark.parametrize(
    ("in_c", "in_python"),
    [
        ("DeviceGetHandleByIndex_v2", "device_get_handle_by_index_v2"),
        ("DeviceGetBAR1MemoryInfo", "device_get_bar1_memory_info"),
        ("DeviceGetNvLinkState", "device_get_nvlink_state"),
        ("DeviceGetP2PStatus", "device_get_p2p_status"),
        ("DeviceGetHandleByUUIDV", "device_get_handle_by_uuidv"),
        ("clockOffsetMHz", "clock_offset_m_hz"),
        ("bIsPresent", "b_is_present"),
        ("total_size", "total_size"),
    ],
)
def test_names_of_functions_and_fields(in_c: str, in_python: str) -> None:
    assert names.snake(in_c) == in_python


@pytest.mark.parametrize("word", ["device", "size", "flags", "min", "max", "data", "base"])
def test_a_field_does_not_hide_an_attribute_of_numpys_arrays(word: str) -> None:
    assert names.field_name(declaration(f"int {word}")) == word + "_"


def test_names_of_dtypes() -> None:
    assert names.dtype_name("PciInfo") == "pci_info_dtype"
    assert names.dtype_name("BAR1Memory") == "ba_r1memory_dtype"
    assert names.dtype_name("NvLinkInfo_v2") == "nv_link_info_v2_dtype"
    assert names.dtype_name("_py_anon_pod0") == "_py_anon_pod0_dtype"


def test_members_with_an_attribute() -> None:
    """Reserved space, the length of an array, and members hidden by the description have no attribute."""

    def public(name: str) -> list[str]:
        return [attribute for attribute in dir(made(name)) if attribute[0] != "_"]

    common = ["from_buffer", "from_data", "from_ptr", "ptr"]
    assert public("Point") == sorted([*common, "pos_x", "pos_y", "size_"])
    assert public("List") == sorted([*common, "ids", "entries", "name_space"])
    assert public("Polygon") == sorted([*common, "points", "key", "corners"])
    fields = ["version", "device_", "color", "bus_id", "ratio", "share", "time_stamp_ms", "uuid", "origin", "any_value"]
    assert public("Info") == sorted([*common, *fields, "bar1size", "user_data", "code"])


# --- both kinds


@pytest.mark.parametrize("name", s.CLASSES)
def test_a_new_struct_is_zeroed_and_has_the_size_of_c(name: str) -> None:
    cls = made(name)
    new = cls()
    assert bytes(new) == bytes(ctypes.sizeof(s.structs.c_class(s.CLASSES[name][0])))
    assert new.ptr == int(new) == ctypes.addressof(new)
    assert ctypes.string_at(new.ptr, 4) == bytes(4)
    assert repr(new) == f"<tests.structs.{name} object at {id(new):#x}>"
    with pytest.raises(AttributeError):
        new.ptr = 5


@pytest.mark.parametrize("name", s.CLASSES)
def test_numbers_are_those_of_the_memory(name: str) -> None:
    """Reads and writes agree with ctypes through the class of raw, which is made differently."""
    cls, raw = made(name), s.structs.c_class(s.CLASSES[name][0])
    ours = filled(name)
    theirs = raw.from_address(ours.ptr)
    numbers = 0
    for member in s.structs.members(s.CLASSES[name][0]):
        field = names.field_name(member)
        if member.bounds or member.stars or member.base == "toolHandle_t" or not hasattr(cls, field):
            continue
        value = getattr(theirs, member.name)
        if isinstance(value, (int, float)):
            if member.base == "toolColor":
                value = ctypes.c_int(int(value)).value  # enums are signed here
            assert getattr(ours, field) == value or value != value, field
            setattr(ours, field, 7)
            assert getattr(theirs, member.name) == 7, field
            numbers += 1
    assert numbers or name in ("Polygon", "Outer", "List")


@pytest.mark.parametrize("name", s.CLASSES)
def test_equal_by_content(name: str) -> None:
    cls = made(name)
    one, other = cls(), cls()
    assert one == other and not one != other
    ctypes.memset(other.ptr, 1, 1)
    assert one != other
    assert one != 5 and one != bytes(one)
    assert all(one != made(another)() for another in s.CLASSES if another != name)
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)


@pytest.mark.parametrize("name", s.CLASSES)
def test_no_other_attributes(name: str) -> None:
    new = made(name)()
    with pytest.raises(AttributeError):
        new.nope  # noqa: B018
    with pytest.raises(AttributeError):
        new.nope = 1
    with pytest.raises(AttributeError):
        new.reserved = 1


def test_a_subclass_has_them() -> None:
    class Mine(s.Info):  # type: ignore[misc]
        pass

    mine = Mine()
    mine.extra, mine.version = 1, 2
    assert mine.extra == 1 and mine.version == 2 and isinstance(mine, s.Info)
    several = type("Several", (s.Point,), {})(3)
    assert len(several) == 3 and type(several[1]).__name__ == "Several"


@pytest.mark.parametrize("name", ["Point", "Value", "Sample", "Polygon"])
def test_copies(name: str) -> None:
    original = filled(name)
    twins = [copy.copy(original), copy.deepcopy(original)]
    if name != "Sample":
        twins.append(pickle.loads(pickle.dumps(original)))
    for twin in twins:
        assert twin == original and type(twin) is type(original) and twin.ptr != original.ptr
        ctypes.memset(twin.ptr, 1, 4)
        assert twin != original, "the copy shows the original's memory"


def test_addresses_are_not_pickled_from_one_struct() -> None:
    with pytest.raises(TypeError, match="addresses of this process"):
        pickle.dumps(s.List())


@pytest.mark.parametrize("name", s.CLASSES)
def test_a_view_of_a_buffer(name: str) -> None:
    cls = made(name)
    size = ctypes.sizeof(cls)
    memory = bytearray(size)
    view = cls.from_buffer(memory)
    ctypes.memset(view.ptr, 7, size)
    assert memory == b"\7" * size
    if sys.implementation.name != "pypy":  # PyPy does not lock the buffer
        with pytest.raises(BufferError):
            memory.extend(b"more")
    assert bytes(memoryview(view)) == memory
    for wrong in each(bytes(size - 1), bytes(size + 1), memoryview(bytes(2 * size))[::2]):
        with pytest.raises(ValueError, match="buffer"):
            cls.from_buffer(wrong)
    for wrong in each(5, None, "x" * size, [0] * size):
        with pytest.raises(TypeError, match="a bytes-like object is required"):
            cls.from_buffer(wrong)


@pytest.mark.parametrize("name", s.CLASSES)
def test_nothing_but_an_array_of_numpys_is_data(name: str) -> None:
    for wrong in each(5, bytes(ctypes.sizeof(made(name))), [1]):
        with pytest.raises(TypeError, match="data argument must be a NumPy ndarray"):
            made(name).from_data(wrong)


@pytest.mark.parametrize("name", s.CLASSES)
def test_wrong_pointers(name: str) -> None:
    from_ptr = made(name).from_ptr
    with pytest.raises(ValueError, match="must not be null"):
        from_ptr(0)
    for wrong in each(None, "x", 1.5, made(name)()):
        with pytest.raises(TypeError, match="integer is required"):
            from_ptr(wrong)
    for wrong in (-1, 1 << 64):
        with pytest.raises(OverflowError, match="is not an address"):
            from_ptr(wrong)


def test_one_struct_from_a_pointer_is_a_copy_unless_it_has_an_owner() -> None:
    original = s.Info(version=1)
    twin = s.Info.from_ptr(original.ptr)
    view = s.Info.from_ptr(original.ptr, owner=original)
    original.version = 2
    assert twin.version == 1 and view.version == 2
    gone, address = weakref.ref(original), original.ptr
    del original
    gc.collect()
    assert gone() is not None and view.ptr == address, "the owner has to live as long as the view"


def test_structs_from_a_pointer_are_a_view() -> None:
    original = s.Point(3)
    view = s.Point.from_ptr(original.ptr, 2)
    view[1].pos_x = 5
    assert len(view) == 2 and original[1].pos_x == 5
    assert len(s.Point.from_ptr(original.ptr)) == 1
    assert len(s.Point.from_ptr(original.ptr, size=0)) == 0
    with pytest.raises(OverflowError):
        s.Point.from_ptr(original.ptr, -1)


READ_ONLY: dict[str, Callable[[Any], Any]] = {
    "of bytes": lambda cls: cls.from_buffer(bytes(ctypes.sizeof(cls))),
    "asked for": lambda cls: cls.from_ptr(cls().ptr, readonly=True) if issubclass(cls, struct_arrays.Single) else None,
    "with an owner": lambda cls: (lambda owner: cls.from_ptr(owner.ptr, readonly=True, owner=owner))(cls()),
}


@pytest.mark.parametrize("how", READ_ONLY)
@pytest.mark.parametrize("name", s.CLASSES)
def test_read_only(name: str, how: str) -> None:
    view = READ_ONLY[how](made(name))
    if view is None:
        return
    assert isinstance(view, made(name)) and type(view).__name__ == name
    before = bytes(view)
    for field in view._fields:
        with pytest.raises(ValueError, match=f"This {name} instance is read-only"):
            setattr(view, field, getattr(view, field))
    with pytest.raises(ValueError, match="read-only"):
        view[0] = made(name)()
    assert bytes(view) == before
    twin = copy.copy(view)
    twin[0] = filled(name)
    assert bytes(view) == before != bytes(twin)


def test_parts_of_read_only_structs() -> None:
    outer = s.Outer.from_buffer(bytes(ctypes.sizeof(s.Outer)))
    for part in (outer.info, outer.info.origin, outer.more[1], s.Polygon.from_buffer(bytes(s.Polygon())).corners[0]):
        with pytest.raises(ValueError, match="read-only"):
            setattr(part, next(iter(part._fields)), 1)
    assert outer.info.uuid.readonly


# --- one struct


def test_fields_as_keywords() -> None:
    info = s.Info(version=3, bus_id="a", origin=s.Point())
    assert info.version == 3 and info.bus_id == "a"
    with pytest.raises(TypeError, match="nope"):
        s.Info(nope=1)
    with pytest.raises(TypeError):
        s.Info(1)


@pytest.mark.parametrize("name", SINGLES)
def test_one_struct_is_not_a_sequence(name: str) -> None:
    new = made(name)()
    assert bool(new) is True
    for wrong in each(len, iter, reversed, lambda it: it[0], lambda it: 1 in it):
        with pytest.raises(TypeError):
            wrong(new)


@pytest.mark.parametrize("name", SINGLES)
def test_all_of_it_is_set_through_index_0(name: str) -> None:
    new, other = made(name)(), filled(name)
    new[0] = other
    assert new == other
    new[0] = bytes(ctypes.sizeof(new))
    assert new == made(name)()
    with pytest.raises(ValueError, match="buffer length must be"):
        new[0] = b"short"
    for key in (1, slice(0, 1), "version"):
        with pytest.raises(TypeError):
            new[key] = other


def test_targets_of_pointers_are_kept_where_all_of_it_is_set() -> None:
    given, outer = s.List(ids=[1, 2], name_space="text"), s.Outer()
    targets = [weakref.ref(target) for target in given._kept.values()]
    for one in (s.List(), outer.list):
        one[0] = given
        assert one.ids.tolist() == [1, 2] and one.name_space == "text"
    del given, one
    gc.collect()
    assert len(targets) == 2 and all(target() is not None for target in targets)
    assert outer.list.ids.tolist() == [1, 2] and outer.list.name_space == "text"


def test_a_list_that_was_set_by_half_has_no_length_of_a_longer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    one, store, steps = s.List(), struct_fields.Number.put, [0]

    def failing(*arguments: Any) -> None:
        steps[0] -= 1
        if steps[0] < 0:
            raise KeyboardInterrupt
        store(*arguments)

    monkeypatch.setattr(struct_fields.Number, "put", failing)
    for name, longer, shorter in (("ids", [1, 2, 3], [7]), ("entries", s.Point(3), s.Point())):
        for number in range(3):
            steps[0] = 2
            setattr(one, name, longer)
            steps[0] = number
            try:
                setattr(one, name, shorter)
            except KeyboardInterrupt:
                pass
            assert len(getattr(one, name)) == (3, 0, 1)[number]


@pytest.mark.parametrize("name", SINGLES)
def test_the_buffer_of_one_struct(name: str) -> None:
    view = memoryview(made(name)())
    assert view.shape == (view.nbytes,) and view.itemsize == 1 and not view.readonly
    assert view.format.lstrip("<") == "b"


LIMITS = {
    "version": (0, 2**32 - 1),
    "color": (-(2**31), 2**31 - 1),
    "device_": (-(2**63), 2**63 - 1),
    "user_data": (-(2**63), 2**63 - 1),
    "time_stamp_ms": (-(2**63), 2**63 - 1),
}


@pytest.mark.parametrize("field", LIMITS)
def test_integers(field: str) -> None:
    info = s.Info()
    for value in LIMITS[field]:
        setattr(info, field, value)
        assert getattr(info, field) == value and type(getattr(info, field)) is int
    for value in (LIMITS[field][0] - 1, LIMITS[field][1] + 1):
        with pytest.raises(OverflowError, match=field):
            setattr(info, field, value)
    assert getattr(info, field) == LIMITS[field][1]
    for wrong in each(None, "1", b"1", [1]):
        with pytest.raises(TypeError, match=field):
            setattr(info, field, wrong)
    setattr(info, field, 1.9)
    assert getattr(info, field) == 1


def test_enums_come_as_plain_ints() -> None:
    info = s.Info()
    info.color = s.structs.enum("toolColor").TOOL_BLUE
    assert info.color == 2 and type(info.color) is int


def test_reals() -> None:
    info = s.Info()
    info.ratio, info.share = 1.1, 3
    assert (info.ratio, info.share) == (1.1, 3.0)
    info.share = 1.1
    assert info.share == struct.unpack("f", struct.pack("f", 1.1))[0]
    for wrong in each("1.5", None, []):
        with pytest.raises(TypeError, match="ratio"):
            info.ratio = wrong


def test_a_union_shows_one_memory() -> None:
    value = s.Value()
    value.d_val = 1.5
    assert value.ull_val == struct.unpack("Q", struct.pack("d", 1.5))[0]
    with pytest.raises(OverflowError, match="us_val"):
        value.us_val = 70000
    value.us_val = 0xFFFF
    assert value.ull_val & 0xFFFF == 0xFFFF


def test_text() -> None:
    info = s.Info()
    assert info.bus_id == ""
    info.bus_id = "1234567"
    assert info.bus_id == "1234567"
    info.bus_id = "é"
    assert info.bus_id == "é" and bytes(info).count("é".encode()) == 1
    info.bus_id = "a\0b"
    assert info.bus_id == "a"
    with pytest.raises(ValueError, match="String too long for field bus_id, max length is 7"):
        info.bus_id = "12345678"
    for wrong in each(b"a", None, 5):
        with pytest.raises(TypeError, match="bus_id: str is required"):
            info.bus_id = wrong
    full = s.Info.from_buffer(bytearray(b"\x41" * ctypes.sizeof(s.Info)))
    assert full.bus_id == "A" * 8, "text without a NUL ends at the end of the member"
    with pytest.raises(UnicodeDecodeError):
        s.Info.from_buffer(b"\xff" * ctypes.sizeof(s.Info)).bus_id  # noqa: B018


def test_characters_that_are_bytes() -> None:
    info = s.Info()
    info.code = b"\0\1\2\3"
    assert info.code == b"\0\1\2\3"
    with pytest.raises(ValueError, match="max length is 4"):
        info.code = b"12345"
    with pytest.raises(TypeError, match="code: bytes is required"):
        info.code = "abcd"


def test_a_nested_struct_is_a_view() -> None:
    outer = s.Outer()
    outer.info.version = 5
    outer.info.origin.pos_x = 6
    outer.info.any_value.us_val = 7
    assert (outer.info.version, outer.info.origin.pos_x, outer.info.any_value.ull_val) == (5, 6, 7)
    assert outer.info.ptr == outer.ptr and outer.info is not outer.info
    part = outer.info
    gone = weakref.ref(outer)
    del outer
    gc.collect()
    assert gone() is not None and part.version == 5


def test_a_nested_struct_is_set_by_copying() -> None:
    outer, info = s.Outer(), s.Info(version=4)
    outer.info = info
    info.version = 5
    assert outer.info.version == 4
    for wrong in each(5, None, s.Value(), bytes(ctypes.sizeof(info))):
        with pytest.raises(TypeError, match="info: a Info is required"):
            outer.info = wrong
    with pytest.raises(ValueError, match="Expected length 1 for field origin, got 2"):
        info.origin = s.Point(2)


def test_an_array_of_numbers_is_a_view() -> None:
    info = s.Info()
    uuid = info.uuid
    assert isinstance(uuid, memoryview) and uuid.format == "B" and uuid.tolist() == [0, 0, 0, 0]
    uuid[0] = 200
    assert info.uuid.tolist() == [200, 0, 0, 0]
    for value in ([1, 2, 3, 4], (1, 2, 3, 4), bytes([1, 2, 3, 4]), memoryview(bytes([1, 2, 3, 4]))):
        info.uuid = [0] * 4
        info.uuid = value
        assert info.uuid.tolist() == [1, 2, 3, 4]
    info.uuid = [1.9, 0, 0, 0]
    assert info.uuid[0] == 1
    for wrong in each([1], [1] * 5, b""):
        with pytest.raises(ValueError, match="Expected length 4 for field uuid, got"):
            info.uuid = wrong
    for wrong in each(5, None, "abcd", ["a"] * 4):
        with pytest.raises(TypeError, match="uuid"):
            info.uuid = wrong
    for wrong in each([256, 0, 0, 0], [0, 0, 0, -1]):
        with pytest.raises(OverflowError, match="uuid"):
            info.uuid = wrong
    assert info.uuid.tolist() == [1, 0, 0, 0], "part of a refused value was written"


def test_an_array_of_structs_is_a_view() -> None:
    polygon = s.Polygon()
    assert len(polygon.corners) == 2 and isinstance(polygon.corners, s.Point)
    polygon.corners[1].pos_x = 5
    assert [corner.pos_x for corner in polygon.corners] == [0, 5]
    points = s.Point(2)
    points[0].pos_x = 9
    polygon.corners = points
    assert polygon.corners == points
    with pytest.raises(ValueError, match="Expected length 2 for field corners, got 3"):
        polygon.corners = s.Point(3)
    for wrong in each([], None, s.Value(), [s.Point(), s.Point()]):
        with pytest.raises(TypeError, match="corners"):
            polygon.corners = wrong


def test_arrays_of_every_length_view_their_elements_by_the_same_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    """To make these takes longer than four views."""
    made_for, views, several = [], struct_arrays._views, made(SEVERAL[0])

    def counted(one: Any) -> Any:
        made_for.append(one)
        return views(one)

    monkeypatch.setattr(struct_arrays, "_elements", {})
    monkeypatch.setattr(struct_arrays, "_views", counted)
    for length in range(1, 6):
        array = several(length)
        assert [array[place].ptr for place in range(length)] == [
            array.ptr + ctypes.sizeof(array) // length * place for place in range(length)
        ]
    assert len(made_for) == 1


def test_an_array_of_a_struct_that_is_single_elsewhere() -> None:
    outer = s.Outer()
    assert len(outer.more) == 2
    outer.more[1].version = 4
    assert [info.version for info in outer.more] == list(outer.more.version) == [0, 4]
    outer.more = [s.Info(version=7), s.Info(version=8)]
    assert outer.more.version == [7, 8]
    with pytest.raises(ValueError, match="Expected length 2 for field more, got 1"):
        outer.more = [s.Info()]


def test_a_counted_array_of_structs() -> None:
    polygon = s.Polygon()
    assert len(polygon.points) == 0 and isinstance(polygon.points, s.Point)
    polygon.points = s.Point(3)
    assert len(polygon.points) == 3
    polygon.points[2].pos_x = 5
    assert polygon.points[2].pos_x == 5
    assert struct.unpack_from("I", polygon)[0] == 3
    with pytest.raises(ValueError, match="Too many elements for field points, max is 4, got 5"):
        polygon.points = s.Point(5)
    with pytest.raises(TypeError, match="points: a Point is required"):
        polygon.points = []
    assert len(polygon.points) == 3
    struct.pack_into("I", polygon, 0, 1000)
    assert len(polygon.points) == 4, "more elements than fit"


def test_a_counted_array_of_numbers() -> None:
    polygon = s.Polygon()
    assert polygon.key.tolist() == []
    polygon.key = [1, 65535]
    assert polygon.key.tolist() == [1, 65535] and polygon.key.format == "H"
    polygon.key = []
    assert polygon.key.tolist() == []
    with pytest.raises(ValueError, match="Too many elements for field key, max is 6, got 7"):
        polygon.key = [0] * 7
    with pytest.raises(OverflowError):
        polygon.key = [65536]


def test_a_counted_pointer_to_numbers() -> None:
    ids = s.List()
    assert ids.ids == []
    ids.ids = [1, 2, 2**32 - 1]
    gc.collect()
    assert ids.ids.tolist() == [1, 2, 2**32 - 1]
    raw = s.structs.c_class("toolList_t").from_address(ids.ptr)
    assert raw.idCount == 3 and [int(raw.ids[place]) for place in range(3)] == [1, 2, 2**32 - 1]
    ids.ids[0] = 9
    assert ids.ids.tolist() == [9, 2, 2**32 - 1]
    ids.ids = []
    assert ids.ids == [] and raw.idCount == 0 and not raw.ids
    for wrong in each(5, None, "x"):
        with pytest.raises(TypeError, match="ids"):
            ids.ids = wrong
    for wrong in each([-1], [2**32]):
        with pytest.raises(OverflowError, match="ids"):
            ids.ids = wrong


def test_a_pointer_that_c_has_set() -> None:
    numbers = (ctypes.c_uint * 2)(4, 5)
    ids = s.List()
    raw = s.structs.c_class("toolList_t").from_address(ids.ptr)
    ctypes.c_void_p.from_address(ids.ptr + type(raw).ids.offset).value = ctypes.addressof(numbers)
    raw.idCount = 2
    assert ids.ids.tolist() == [4, 5]


def test_a_counted_pointer_to_structs() -> None:
    entries, points = s.List(), s.Point(2)
    assert entries.entries == []
    entries.entries = points
    points[1].pos_x = 7
    assert [point.pos_x for point in entries.entries] == [0, 7], "it points to what it was set to"
    gone = weakref.ref(points)
    del points
    gc.collect()
    assert gone() is not None and entries.entries[1].pos_x == 7
    entries.entries = s.Point(0)
    assert entries.entries == []
    for wrong in each([], None, s.Value()):
        with pytest.raises(TypeError, match="entries: a Point is required"):
            entries.entries = wrong


def test_text_that_is_pointed_to() -> None:
    one = s.List()
    assert one.name_space == ""
    one.name_space = "abc"
    gc.collect()
    assert one.name_space == "abc"
    for wrong in each(b"abc", 5, None):
        with pytest.raises(TypeError, match="name_space: str is required"):
            one.name_space = wrong


@pytest.mark.parametrize(
    ("name", "values"), [("ids", ([1, 2], [3])), ("name_space", ("ab", "c")), ("entries", (s.Point(1), s.Point(2)))]
)
def test_a_pointer_has_no_target_that_is_not_kept(name: str, values: Any) -> None:
    """Whatever step an exception comes at."""

    class Failing(dict):  # type: ignore[type-arg]
        left = sys.maxsize

        def __setitem__(self, key: Any, value: Any) -> None:
            self.left -= 1
            if self.left < 0:
                raise MemoryError
            super().__setitem__(key, value)

    def targets(kept: Any) -> list[int]:
        """The addresses of all objects in nested tuples."""
        if isinstance(kept, tuple):
            return [address for each in kept for address in targets(each)]
        return [] if kept is None else [ctypes.addressof(kept)]

    one, steps = s.List(), 0
    one._kept = Failing()
    setattr(one, name, values[0])
    at = next(place for place in one._kept if isinstance(place, int))
    for value in values[::-1] * 3:
        one._kept.left = steps % 3
        steps += 1
        try:
            setattr(one, name, value)
        except MemoryError:
            pass
        assert ctypes.c_void_p.from_address(at).value in targets(tuple(one._kept.values()))
    one._kept.left = sys.maxsize
    setattr(one, name, values[0])
    assert targets(tuple(one._kept.values())) == [ctypes.c_void_p.from_address(at).value], "the former ones are let go"


def test_a_struct_is_not_copied_to_where_its_targets_are_not_kept() -> None:
    """Whatever step an exception comes at."""

    class Failing(dict):  # type: ignore[type-arg]
        left = 0

        def __setitem__(self, key: Any, value: Any) -> None:
            self.left -= 1
            if self.left < 0:
                raise MemoryError
            super().__setitem__(key, value)

    outer, targets = s.Outer(), dict[int, Any]()
    outer._kept = kept = Failing()
    at = outer.list.ptr + s.structs.c_class("toolList_t").ids.offset
    for steps in (0, 1, 0, 1):
        given = s.List(ids=[1, 2])
        (target,) = given._kept.values()
        targets[ctypes.addressof(target)] = weakref.ref(target)
        kept.left = steps
        try:
            outer.list = given
        except MemoryError:
            pass
        del given, target
        gc.collect()
        address = ctypes.c_void_p.from_address(at).value
        assert not address or targets[address]() is not None, f"after {steps} steps"
    assert len([target for target in targets.values() if target() is not None]) == 1, "the former ones are let go"


def test_targets_of_a_nested_struct_live_as_long_as_the_whole() -> None:
    outer, one = s.Outer(), s.List()
    outer.list.ids = [1, 2, 3]
    one.name_space = "text"
    one.ids = [4]
    copied = copy.copy(one)
    other = s.Outer(list=one)
    del one
    for _ in range(3):
        gc.collect()
        assert outer.list.ids.tolist() == [1, 2, 3]
        assert copied.name_space == other.list.name_space == "text"
        assert copied.ids.tolist() == other.list.ids.tolist() == [4]
        trash = [bytearray(16) for _ in range(100)]
        del trash


# --- several


@pytest.mark.parametrize("name", SEVERAL)
def test_lengths(name: str) -> None:
    cls = made(name)
    assert [len(cls()), len(cls(3)), len(cls(size=4)), len(cls(0))] == [1, 3, 4, 0]
    three = cls(3)
    assert isinstance(three, cls) and type(three).__name__ == name
    assert repr(three) == f"<tests.structs.{name}_Array_3 object at {id(three):#x}>"
    assert bool(three) and not cls(0)
    assert memoryview(three).nbytes == 3 * ctypes.sizeof(cls) == len(bytes(three))
    assert three == cls(3) and three != cls(2)
    assert type(three)(2) == cls(2), "the class of an array makes others"
    with pytest.raises(ValueError, match="negative"):
        cls(-1)
    for wrong in each("x", None, 1.0):
        with pytest.raises(TypeError):
            cls(wrong)
    with pytest.raises(TypeError):
        cls(1, 2)


def test_elements_are_views() -> None:
    points = s.Point(3)
    for place, point in enumerate(points):
        assert isinstance(point, s.Point) and len(point) == 1
        point.pos_x = place
    assert [point.pos_x for point in points] == list(points.pos_x) == [0, 1, 2]
    assert points[-1].pos_x == 2 and points[True].pos_x == 1
    proxy: Any = type("Proxy", (), {"__class__": property(lambda self: int), "__index__": lambda self: 1})()
    assert points[proxy].pos_x == 1
    assert [point.pos_x for point in reversed(points)] == [2, 1, 0]
    alone = s.Point(3)[1]  # its array is gone
    alone.pos_x = 7
    assert alone.pos_x == 7 and bytes(alone) == bytes(alone[0])
    for wrong in each(3, -4):
        with pytest.raises(IndexError, match="index is out of bounds"):
            points[wrong]
    for wrong in each(None, 1.0):
        with pytest.raises(TypeError):
            points[wrong]


def test_slices_are_views() -> None:
    points = s.Point(5)
    points.pos_x = range(5)
    part = points[1:3]
    assert isinstance(part, s.Point) and len(part) == 2
    part[0].pos_x = 9
    assert points[1].pos_x == 9
    assert len(points[5:9]) == len(points[2:2]) == 0
    assert points[:] == points
    every_other = points[::2]
    every_other.pos_y = 6
    assert list(every_other.pos_x) == [0, 2, 4] and points.pos_y == [6, 0, 6, 0, 6]
    assert [point.pos_x for point in points[::-1]] == [4, 3, 2, 9, 0]


def test_setting_elements() -> None:
    points, point = s.Point(3), s.Point()
    point.pos_x = 5
    points[1] = point
    points[-1] = points[1]
    assert points.pos_x == [0, 5, 5]
    points[0:2] = points[1:3]
    assert points.pos_x == [5, 5, 5]
    points[:] = s.Point()
    assert points == s.Point(3)
    with pytest.raises(IndexError):
        points[3] = point
    with pytest.raises(ValueError, match="2 elements cannot be stored in 3"):
        points[:] = s.Point(2)
    for wrong in each(s.Value(), 5, None):
        with pytest.raises(TypeError, match="must be a Point"):
            points[0] = wrong


def test_an_overlapping_slice_is_copied_as_it_was() -> None:
    points = s.Point(4)
    points.pos_x = [1, 2, 3, 4]
    points[1:] = points[:3]
    assert points.pos_x == [1, 1, 2, 3]


def test_a_field_of_one_and_of_several() -> None:
    point, points = s.Point(), s.Point(3)
    point.pos_x = 5
    assert point.pos_x == 5 and type(point.pos_x) is int
    assert point["pos_x"] == [5]
    points.pos_x = 7
    assert points.pos_x == [7, 7, 7]
    points.pos_x = [1, 2, 3]
    points["pos_y"] = (4, 5, 6)
    column = points.pos_x
    column[1] = 9
    assert (points[1].pos_x, points["pos_y"].tolist(), column[1:].tolist()) == (9, [4, 5, 6], [9, 3])
    assert len(column) == 3 and 9 in column and repr(column) == "[1, 9, 3]"
    points.pos_x = [8]
    assert points.pos_x == [8, 8, 8]
    assert int(points[:1]["pos_x"]) == 8 and float(point["pos_x"]) == 5.0
    with pytest.raises(TypeError, match="exactly one value, got 3"):
        int(points.pos_x)
    with pytest.raises(ValueError, match="no field of name nope"):
        points["nope"]
    with pytest.raises(ValueError, match="no field of name nope"):
        points["nope"] = 1


def test_wrong_values_for_a_field_of_several() -> None:
    for points in (s.Point(), s.Point(3)):
        for number in (-1, 2**32):
            with pytest.raises(OverflowError, match="pos_y"):
                points.pos_y = number
        with pytest.raises(ValueError, match="pos_y"):
            points.pos_y = "x"
        with pytest.raises(ValueError, match="values cannot be stored"):
            points.pos_y = [1, 2]
        with pytest.raises(TypeError, match="pos_y"):
            points.pos_y = None
    points.pos_y = 5
    with pytest.raises(OverflowError):
        points.pos_y = [1, 2, -1]
    assert points.pos_y == [5, 5, 5], "parts of refused values were written"


def test_a_struct_in_one_and_in_several() -> None:
    sample, samples = s.Sample(), s.Sample(3)
    sample.value.ull_val = 3
    assert int(sample.value.ull_val) == 3 and sample.value[0].ull_val == 3 and sample.value["ull_val"][0] == 3
    samples.value.us_val = 4
    samples[1].value.us_val = 5
    assert samples.value.us_val == [4, 5, 4]
    value = s.Value()
    value.us_val = 6
    samples.value = value
    assert samples.value.ull_val == [6, 6, 6]
    samples.value = [s.Value(), value, s.Value()]
    assert samples.value.us_val == [0, 6, 0]
    with pytest.raises(TypeError, match="value"):
        samples.value = 5
    with pytest.raises(AttributeError, match="nope"):
        samples.value.nope  # noqa: B018


def test_arrays_in_one_and_in_several() -> None:
    sample, samples = s.Sample(), s.Sample(2)
    sample.label = [97, 98, 99, 0]
    assert bytes(sample.label[0]) == b"abc\0"
    with pytest.raises(ValueError, match="label"):
        sample.label = "abc"
    samples.label = [[1, 2, 3, 4], [5, 6, 7, 8]]
    assert [label.tolist() for label in samples.label] == [[1, 2, 3, 4], [5, 6, 7, 8]]
    samples.label[1][0] = 9
    assert samples[1].label[0].tolist() == [9, 6, 7, 8]
    samples.pair = s.Point(2)
    samples.pair[1][0].pos_x = 5
    assert samples[1].pair[0].pos_x == [5, 0]
    with pytest.raises(ValueError, match="Expected length 2 for field pair, got 3"):
        samples.pair = s.Point(3)


def test_a_counted_array_in_one_and_in_several() -> None:
    sample, samples = s.Sample(), s.Sample(2)
    assert len(sample.parts) == 0
    sample.parts = s.Point(2)
    assert len(sample.parts) == 2
    samples[1] = sample
    assert [len(parts) for parts in samples.parts] == [0, 2]


def test_pointers_in_several_are_numbers() -> None:
    sample = s.Sample()
    sample.cookie = -1
    assert sample.cookie == -1


# --- all structs


def test_numpy_is_asked_for_when_there_is_an_array(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def absent(name: str) -> Any:
        asked.append(name)
        raise ImportError(name)

    monkeypatch.setattr(struct_layout, "_numpy", [])
    monkeypatch.setattr(struct_layout, "import_module", absent)
    info, points = s.Info(version=1, bus_id="a"), s.Point(3)
    info.origin.pos_x = points[1].pos_x = 5
    assert (info.version, info.bus_id, points[1].pos_x, info == s.Info(), copy.copy(info) == info) == (
        1,
        "a",
        5,
        False,
        True,
    )
    assert asked == []
    assert info.uuid.tolist() == [0] * 4 and asked == ["numpy"]
    assert info.uuid.tolist() == [0] * 4 and asked == ["numpy"], "looked for again"


def test_a_dtype_needs_numpy() -> None:
    with pytest.raises(ImportError, match="pip install numpy"):
        struct_layout.dtype_of(s.Structs(s.TABLE, "elsewhere"), "toolPoint_t")


def test_threads_that_set_the_first_members_of_one_struct() -> None:
    for _ in range(50):
        one, start = s.List(), threading.Barrier(2)

        def set_ids(one: Any = one, start: Any = start) -> None:
            start.wait()
            one.ids = [1, 2, 3]

        def set_text(one: Any = one, start: Any = start) -> None:
            start.wait()
            one.name_space = "abc"

        threads = [threading.Thread(target=work) for work in (set_ids, set_text)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert one.ids.tolist() == [1, 2, 3] and one.name_space == "abc"
        assert len(one._kept) == 2, "a value set by one thread is not kept"


def test_classes_of_lengths_do_not_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each length has a class of its own; the cache of these classes is bounded."""
    monkeypatch.setattr(struct_arrays, "LIMIT", 10)
    for length in random.Random(1).sample(range(2, 100000), 100):
        assert len(s.Point.from_ptr(64, length)) == length
    assert len(struct_arrays._variants) <= 10
