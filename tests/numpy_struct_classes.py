"""Tests of the struct classes of the snake_case modules with NumPy, as plain functions.

tests/peer/test_struct_classes.py runs them in an environment with NumPy. ``python -m tests.numpy_struct_classes`` prints their outcomes as JSON.
"""

from __future__ import annotations

import importlib.util
import struct
import subprocess
import sys
from typing import Any

from cuda_ctypes._floor.types.arguments import address, check_length
from cuda_ctypes._floor.types.struct_layout import dtype_of
from tests import structs as s
from tests.numpy_process import raises, report

np: Any = importlib.import_module("numpy") if importlib.util.find_spec("numpy") else None


def assign(target: Any, name: str, value: Any) -> Any:
    return lambda: setattr(target, name, value)


def test_numpy_is_imported_for_the_first_array() -> None:
    script = """if True:
        import sys
        from tests import structs as s
        info = s.Info(version=1, bus_id="a"); s.Point(3)[1].pos_x = 5; s.Sample().time_stamp
        assert "numpy" not in sys.modules, "NumPy was imported for what is not an array"
        info.uuid
        assert "numpy" in sys.modules
    """
    done = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_an_array_of_numbers_is_numpys_view() -> None:
    info = s.Info()
    assert type(info.uuid) is np.ndarray and info.uuid.dtype == np.uint8 and info.uuid.shape == (4,)
    info.uuid[0] = 200
    assert info.uuid.tolist() == [200, 0, 0, 0]
    uuid = info.uuid
    del info
    assert uuid.tolist() == [200, 0, 0, 0], "the array has to keep the struct's memory"


def test_an_array_of_numbers_is_set_from_numpys() -> None:
    info = s.Info()
    for dtype in (np.uint8, np.int64, np.float64):
        info.uuid = [0] * 4
        info.uuid = np.arange(4, dtype=dtype)
        assert info.uuid.tolist() == [0, 1, 2, 3]
    info.uuid = np.arange(8, dtype=np.uint8)[::2]
    assert info.uuid.tolist() == [0, 2, 4, 6]
    info.uuid = np.arange(4).astype(">i8")
    assert info.uuid.tolist() == [0, 1, 2, 3]
    raises(ValueError, "Expected length 4", assign(info, "uuid", np.arange(5)))
    raises(OverflowError, "uuid", assign(info, "uuid", np.arange(4) + 253))
    info.version = np.uint16(7)
    assert info.version == 7 and type(info.version) is int


def test_counted_arrays_and_pointers() -> None:
    polygon, ids = s.Polygon(), s.List()
    assert polygon.key.tolist() == [] and polygon.key.dtype == np.uint16
    polygon.key = np.array([1, 2])
    assert polygon.key.tolist() == [1, 2] and type(polygon.key) is np.ndarray
    assert ids.ids == []
    ids.ids = np.array([4, 5, 6])
    assert type(ids.ids) is np.ndarray and ids.ids.dtype == np.uint32 and ids.ids.tolist() == [4, 5, 6]


def test_a_field_of_several_is_a_column() -> None:
    points = s.Point(3)
    points.pos_x = [1, 2, 3]
    column = points.pos_x
    assert type(column) is np.ndarray and column.dtype == np.int32 and column.tolist() == [1, 2, 3]
    column[1] = 9
    assert points[1].pos_x == 9 and type(points[1].pos_x) is int
    points["size_"] = 4
    assert points["size_"].tolist() == [4, 4, 4] and points[0]["size_"].tolist() == [4]
    points.pos_y = np.array([1, 2, 3])
    assert points.pos_y.tolist() == [1, 2, 3]
    raises(OverflowError, "pos_y", assign(points, "pos_y", np.array([1, 2, -1])))
    raises(ValueError, "no field of name nope", lambda: points["nope"])


def test_columns_of_no_structs_are_empty() -> None:
    assert s.Point(0).pos_x.tolist() == s.Point(0).pos_y.tolist() == s.Point(3)[1:1].pos_y.tolist() == []
    assert s.Point(0).pos_y.dtype == s.Point(1)["pos_y"].dtype
    samples = s.Sample(0)
    assert samples.label.shape == (0, 4) and samples.value.shape == (0,) and samples.value.us_val.tolist() == []


def test_several_are_chosen_as_elements_of_numpys_arrays() -> None:
    points = s.Point(4)
    points.pos_x, points.pos_y = [1, 2, 3, 4], [40, 30, 20, 10]
    for chosen, expected in (
        (points[points.pos_y > 20], [1, 2]),
        (points[np.argsort(points.pos_y)], [4, 3, 2, 1]),
        (points[[3, 0]], [4, 1]),
        (points[[True, False, False, True]], [1, 4]),
        (points[np.array([], int)], []),
        (points[...], [1, 2, 3, 4]),
    ):
        assert type(chosen).__name__ == "Point" and chosen.pos_x.tolist() == expected
        chosen.pos_x = 9
    assert points.pos_x.tolist() == [1, 2, 3, 4], "they are copies"
    assert points[(1,)]["pos_x"] == 2 and points[["pos_x", "pos_y"]].tolist()[0] == (1, 40)
    raises(IndexError, "index 7 is out of bounds", lambda: points[[7]])
    raises(IndexError, "too many indices", lambda: points[1, 2])
    points[[0, 2]] = points[[1, 3]]
    assert points.pos_x.tolist() == [2, 2, 4, 4]
    points[points.pos_x > 2] = points[0]
    assert points.pos_x.tolist() == [2, 2, 2, 2]


def test_a_slice_with_steps_has_numpys_columns() -> None:
    points = s.Point(4)
    points.pos_x = [1, 2, 3, 4]
    back = points[::-1]
    assert back.pos_x.tolist() == [4, 3, 2, 1] and back.pos_x.sum() == 10 and back.ptr == points[3].ptr
    back.pos_x[0] = 9
    assert points[3].pos_x == 9, "it is the same memory"
    del points
    assert back.pos_x.tolist() == [9, 3, 2, 1]
    samples = s.Sample(4)
    samples.label = [[1, 2, 3, 4]] * 4
    assert samples[::2].label.shape == (2, 4) and samples[::2].value.us_val.tolist() == [0, 0]
    samples[::2] = samples[1::2]
    raises(TypeError, "an element must be a Sample, not Point", lambda: samples.__setitem__(0, s.Point(1)))


def test_structs_in_several_are_record_arrays() -> None:
    sample, samples = s.Sample(), s.Sample(3)
    assert type(sample.value) is np.recarray and sample.value.shape == (1,)
    sample.value.us_val = 3
    assert sample.value.us_val.tolist() == [3] and sample.value["us_val"][0] == 3 and sample.value[0].us_val == 3
    samples.value["ull_val"][1] = 5
    assert samples[1].value.ull_val.tolist() == [5]
    value = s.Value()
    value.us_val = 6
    samples.value = value
    assert samples.value.us_val.tolist() == [6, 6, 6]
    samples.value = sample.value
    assert samples.value.us_val.tolist() == [3, 3, 3]


def test_arrays_in_several() -> None:
    sample, samples = s.Sample(), s.Sample(2)
    assert sample.label.shape == (1, 4) and samples.label.shape == (2, 4) and sample.label.dtype == np.int8
    samples.label = [1, 2, 3, 4]
    assert samples[1].label.tolist() == [[1, 2, 3, 4]]
    raises(ValueError, "abc", assign(sample, "label", "abc"))
    assert samples.pair.shape == (2, 2)
    samples.pair = s.Point(2)
    samples.pair[1][0].pos_x = 5
    assert samples.pair.pos_x.tolist() == [[0, 0], [5, 0]]
    assert isinstance(sample.parts, s.Point) and len(sample.parts) == 0


def test_records() -> None:
    samples = s.Sample(2)
    records = samples._data
    assert type(records) is np.recarray and records.dtype == dtype_of(s.structs, "toolSample_t")
    records.time_stamp[1] = 7
    assert samples[1].time_stamp == 7 and records["part_count"].tolist() == [0, 0]
    assert s.Sample(0)._data.shape == (0,)
    samples[0] = records[1]
    assert samples[0].time_stamp == 7


def test_read_only_memory() -> None:
    info = s.Info.from_buffer(bytes(memoryview(s.Info())))
    samples = s.Sample.from_buffer(bytes(memoryview(s.Sample(2))))
    for array in (info.uuid, samples.time_stamp, samples.label, samples.value, samples._data):
        assert not array.flags.writeable
    raises(ValueError, "read-only", assign(samples, "time_stamp", [1, 2]))


def test_dtypes() -> None:
    """All members, hidden ones included, have the offsets of C. Pointers and enums are signed."""
    for record in ("toolPoint_t", "toolValue_t", "toolInfo_t", "toolPolygon_t", "toolList_t", "toolSample_t"):
        raw, dtype = s.structs.c_class(record), dtype_of(s.structs, record)
        offsets = [getattr(raw, name).offset for name, *_ in raw._fields_]
        assert [dtype.fields[name][1] for name in dtype.names] == offsets, record
        assert dtype.itemsize == len(bytes(raw())), record
        assert dtype_of(s.structs, record) is dtype
    info = dtype_of(s.structs, "toolInfo_t")
    kinds = {name: info.fields[name][0] for name in ("device_", "color", "bus_id", "reserved", "ratio", "origin")}
    assert kinds["device_"] == np.int64 and kinds["color"] == np.int32 and kinds["ratio"] == np.float64
    assert kinds["bus_id"] == np.dtype(("i1", (8,))) and kinds["reserved"] == np.dtype(("u4", (3,)))
    assert (
        kinds["origin"] == dtype_of(s.structs, "toolPoint_t") and "id_count" in dtype_of(s.structs, "toolList_t").names
    )


def test_from_data() -> None:
    info, point = dtype_of(s.structs, "toolInfo_t"), dtype_of(s.structs, "toolPoint_t")
    array = np.zeros(1, info)
    view = s.Info.from_data(array)
    view.version = 77
    assert array["version"].tolist() == [77]
    assert s.Info.from_data(np.zeros((), info)) == s.Info()
    raises(ValueError, "data array must have a size of 1", lambda: s.Info.from_data(np.zeros(2, info)))
    raises(ValueError, "data array must be of dtype info_dtype", lambda: s.Info.from_data(np.zeros(1, point)))
    points = np.zeros(3, point)
    several = s.Point.from_data(points)
    several[2].pos_x = 5
    assert len(several) == 3 and points["pos_x"].tolist() == [0, 0, 5]
    assert s.Point.from_data(several._data) == several
    raises(ValueError, "data array must be 1D", lambda: s.Point.from_data(np.zeros((2, 2), point)))
    raises(ValueError, "data array must be of dtype point_dtype", lambda: s.Point.from_data(np.zeros(3, "u4")))
    raises(ValueError, "contiguous", lambda: s.Point.from_data(points[::2]))
    raises(TypeError, "must be a NumPy ndarray", lambda: s.Point.from_data([1]))
    points.flags.writeable = False
    raises(ValueError, "read-only", assign(s.Point.from_data(points), "pos_x", 1))


def test_the_buffer_is_numpys_too() -> None:
    points = s.Point(3)
    points.pos_x = [1, 2, 3]
    assert np.frombuffer(points, dtype_of(s.structs, "toolPoint_t"))["pos_x"].tolist() == [1, 2, 3]
    assert np.asarray(s.Info(version=1))[:4].tolist() == list(struct.pack("i", 1))
    assert s.Point.from_buffer(np.zeros((2, 12), np.uint8)) == s.Point(2)
    assert points[np.int64(1)].pos_x == 2


def test_numbers_are_addresses_and_arrays_are_memory() -> None:
    for number in (
        np.uint64(7),
        np.int64(7),
        np.int8(7),
        np.float32(7),
        np.array(7),
        np.array(7.0),
        np.array(7, object),
    ):
        assert address(number, "host") == (7, None), repr(number)
    check_length(np.uint64(7), None, 100, "host")
    raises(ValueError, "a float32 of 4", lambda: check_length(np.float32(7), "held", 100, "host"))
    assert address(np.float32(7), "host", reals=False)[0] > 7, "checked, and thus cuBLAS, takes it as memory"
    assert address(np.bool_(True), "host")[0] == 1
    assert address(np.uint64(1 << 63) + np.uint64(8), "host")[0] == (1 << 63) + 8
    for number in (np.float32(1.5), np.int8(-1), np.array(1.5)):
        raises(TypeError, "host", lambda number=number: address(number, "host"))
    for dtype in ("u8", "f4", "M8[s]", [("a", "i4"), ("b", "f8")]):
        for shape in (1, 3, (2, 3)):
            memory = np.zeros(shape, dtype)
            assert address(memory, "host", writable=True)[0] == memory.ctypes.data, dtype
            check_length(memory, "held", memory.nbytes, "host")
            raises(ValueError, "host: ", lambda memory=memory: check_length(memory, "held", memory.nbytes + 1, "host"))
    dates = np.zeros(4, "M8[s]")
    raises(ValueError, "contiguous", lambda: address(dates[::2], "host"))
    dates.flags.writeable = False
    assert address(dates, "host")[0] == dates.ctypes.data
    raises(ValueError, "read-only", lambda: address(dates, "host", writable=True))


TESTS = {name: test for name, test in globals().items() if name.startswith("test_")}


if __name__ == "__main__":
    report(TESTS)
