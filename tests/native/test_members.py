"""Members of structs that machine code reads and sets: they behave as the properties in Python do."""

from __future__ import annotations

import array
import copy
import ctypes
import enum
import functools
import gc
import sys
import threading
import types
import weakref
from collections import Counter
from functools import lru_cache
from typing import Any

import pytest

from cuda_ctypes._floor import FREE_THREADED, native
from cuda_ctypes._floor.types import Handle
from cuda_ctypes._floor.types.member import Member
from cuda_ctypes._floor.types.struct_views import REMEMBERS, View
from cuda_ctypes.bindings import driver, runtime
from tests.native.index import Index
from tests.native.python_calls import python_calls
from tests.native.routines import METHODS
from tests.native.steady import assert_steady

d: Any = driver
r: Any = runtime
pytestmark = [
    pytest.mark.skipif(not METHODS, reason="before Python 3.11, and in PyPy, members are properties"),
    pytest.mark.skipif(not native.available(), reason="there is no machine code here"),
]


class Equal(int):
    """Equals every number, and has another one."""

    __hash__ = int.__hash__

    def __eq__(self, other: object) -> bool:
        return True


class Pretender(int):
    """Tells another number than its own."""

    def __int__(self) -> int:
        return 98

    __index__ = __int__


class Proxy(Index):
    """Its class is none of those of numbers, whatever it says."""

    __class__ = property(lambda self: int)


class Level(enum.IntEnum):
    LOW, HIGH = 1, 3


VALUES: list[Any] = [
    *[
        sign * (1 << bits) + more
        for bits in (0, 7, 8, 15, 16, 29, 30, 31, 32, 60, 63, 64)
        for more in (-1, 0)
        for sign in (1, -1)
    ],
    *[
        None,
        True,
        2.0,
        1.5,
        "1",
        b"1",
        (),
        [],
        Equal(5),
        Index(6),
        Index(1 << 70),
        Proxy(6),
        ctypes.c_int(7),
        bytearray(8),
    ],
    *[d.CUstream(8), d.CUdeviceptr(9), r.cudaStream_t(10), d.CUstream(1 << 63), d.CUmemLocation(), d.CUresult(0)],
    *[False, Equal(-5), Equal(1 << 40), Equal(1 << 64), Level.HIGH, Pretender(5), d.CUhostFn(print)],
    *[d.CUmemorytype.CU_MEMORYTYPE_DEVICE, d.CUmemLocationType(1), r.cudaMemcpyKind(1), d.CUuuid()],
]


@lru_cache
def structs() -> list[Any]:
    """All struct classes, with machine code for their members."""
    from cuda_ctypes._floor.native.members import quicken_members

    found = [getattr(module, name) for module in (d, r) for name in module.__all__]
    found = [cls for cls in dict.fromkeys(found) if isinstance(cls, type) and issubclass(cls, View)]
    _properties.update(
        {cls: {name: made for name, made in vars(cls).items() if isinstance(made, Member)} for cls in found}
    )
    for cls in found:
        quicken_members(cls)
    return found


_properties: dict[Any, dict[str, Member]] = {}
"""The properties for which there is machine code now."""


def shown(value: Any) -> Any:
    if isinstance(value, View):
        return type(value), bytes(value)  # type: ignore[call-overload]
    if isinstance(value, list):
        return [*map(shown, value)]
    return type(value), int(value) if isinstance(value, int) else value


def outcome(work: Any, *arguments: Any) -> Any:
    try:
        return shown(work(*arguments))
    except Exception as error:
        return type(error), str(error)


def test_every_struct_behaves_as_its_properties() -> None:
    compared, kinds = 0, Counter[Any]()
    for cls in structs():
        for name, member in _properties[cls].items():
            assert not member.field or not isinstance(vars(cls)[name], Member), (
                f"{cls.__name__}.{name} has no machine code"
            )
            one, other = cls(), cls()
            of_enum = [member.convert(number) for number in (1, 77)] if member.known is not None else []
            own = [
                kind(3) if issubclass(kind, Handle) else kind()
                for kind in member.classes
                if issubclass(kind, (Handle, View))
            ]
            if member.fset is None or not member.field:
                continue
            kind = getattr(member.fset, "__code__", member.stored), member.code, member.reads
            kinds[kind] += 1
            if member.listed:
                own += lists(member)
            if member.pointed:
                own += pointed_lists(*member.pointed())
            if member.octets:
                own += [bytes([index % 251 for index in range(member.octets + more)]) for more in (-1, 0, 1)]
                own += [bytearray(member.octets), Content(member.octets), [1] * member.octets]
            for value in [*(VALUES if kinds[kind] <= 30 else VALUES[:8]), *of_enum, *own]:
                label = f"{cls.__name__}.{name} = {value!r}"
                if member.lends:  # what a struct keeps is Python's to drop
                    one, other = cls(), cls()
                told = outcome(setattr, one, name, value), outcome(member.fset, other, value)
                assert told[0] == told[1], label
                assert outcome(getattr, one, name) == outcome(member.fget, other), label
                if member.classes or member.code or member.listed or member.octets:
                    assert bytes(one) == bytes(other), label
                if member.counter:
                    assert member.counter.__get__(one) == member.counter.__get__(other), label
                compared += 1
    assert compared > 20_000 and len(kinds) > 10


class Content(bytes):
    """Bytes of a class of the program."""


def lists(member: Member) -> list[Any]:
    """Lists for an array of numbers, right and wrong ones."""
    code, classes, length = member.listed
    made: list[Any] = []
    for number in (0, 1, 2**29, 2**30, 2**31 - 1, 2**31, 2**59, 2**60, -1, 1.5, -0.0, 1e39, True, "1", None, Equal(5)):
        made += [[number] * length, (number,) * (length - 1) + (1.5 if code in "fd" else 1,)]
    made += [[cls(1)] * length for cls in classes if cls not in (int, float)]
    numbers = [*range(length)]
    return [*made, numbers, numbers[1:], [*numbers, 1], numbers[:-1] + [[]]]


def pointed_lists(structs: Any, _: str, classes: tuple[Any, ...]) -> list[Any]:
    """Lists for a pointer to an array, right and wrong ones."""
    if structs is None:
        numbers = [0, 1, 2**30, 2**31, 2**32, 2**60, 2**64 - 1, 2**64, -1, 1.5, True, "1", None, Equal(5)]
        elements = [*numbers, *[cls(1) for cls in classes]]
    else:
        one = structs()
        ctypes.memset(one.getPtr(), 7, ctypes.sizeof(one))
        elements = [structs(), one, d.CUuuid(), 5, None]
    shaped = [[element] * length for element in elements for length in (1, 2, 33)]
    return [
        *shaped,
        *map(tuple, shaped),
        elements,
        elements[:2],
        [elements[0], object()],
        [None, elements[0]],
        iter(()),
    ]


def test_lists_that_are_set_without_python() -> None:
    structs()
    texture = d.CUDA_TEXTURE_DESC()
    texture.borderColor = [0.5, -1.0, 3e38, 0.0]
    texture.addressMode = (d.CUaddress_mode.CU_TR_ADDRESS_MODE_CLAMP,) * 3
    assert [texture.borderColor, texture.addressMode] == [[0.5, -1.0, 3.0000000054977558e38, 0.0], [1, 1, 1]]
    with pytest.raises(IndexError, match="borderColor"):
        texture.borderColor = [0.5]
    values = [1.5, 2.5, 3.5, 4.5]

    def work() -> None:
        texture.borderColor = values
        for wrong in ([1.5, 2.5, 3.5, None], [1.5]):
            with pytest.raises((TypeError, IndexError)):
                texture.borderColor = wrong

    assert_steady(work, values, *values)
    assert texture.borderColor == values


class Attributes:
    """A launch configuration, attributes, and what C finds behind the pointer."""

    def __init__(self) -> None:
        structs()
        self.config, self.attributes = d.CUlaunchConfig(), [d.CUlaunchAttribute() for _ in range(3)]
        for number, attribute in enumerate(self.attributes):
            attribute.id, attribute.value.clusterDim.x = d.CUlaunchAttributeID(4), number + 1
        assert not isinstance(vars(type(self.config).__mro__[0]).get("attrs"), Member)

    def found(self, number: int) -> list[int]:
        address = ctypes.c_uint64.from_address(self.config.getPtr() + 40).value
        return [d.CUlaunchAttribute(_ptr=address + 72 * place).value.clusterDim.x for place in range(number)]


def test_lists_that_a_struct_points_to_are_copied() -> None:
    given = Attributes()
    config, attributes = given.config, given.attributes
    for chosen in (attributes, tuple(attributes[1:]), attributes[:1]):
        config.attrs = chosen
        right = [attribute.value.clusterDim.x for attribute in chosen]
        assert given.found(len(right)) == right == [item.value.clusterDim.x for item in config.attrs]
    attributes[0].value.clusterDim.x = 9
    twin = copy.copy(config)
    assert given.found(1) == [1]
    config.attrs = []
    assert config.attrs == [] and not any(bytes(config)[40:48])
    assert [item.value.clusterDim.x for item in twin.attrs] == [1]
    config.attrs = attributes
    assert "clusterDim" in repr(config)
    config.attrs = None
    assert config.attrs == []
    for wrong in ([attributes[0], 5], [d.CUuuid()], 5):
        config.attrs = attributes
        with pytest.raises(TypeError):
            config.attrs = wrong
        assert given.found(3) == [9, 2, 3]


def test_a_struct_that_no_function_takes_gets_machine_code_by_its_uses(module: Any) -> None:
    from cuda_ctypes._floor.types.member import MANY

    cls = module("bindings.driver").CUmemAllocationProp
    prop, home = cls(), next(base for base in cls.__mro__ if "win32HandleMetaData" in vars(base))
    for _ in range(MANY):
        prop.location.id = 3
    assert type(vars(home)["location"]) is type(vars(home)["win32HandleMetaData"]) is types.GetSetDescriptorType
    assert python_calls(lambda: setattr(prop.location, "id", 4)) == []
    assert prop.location.id == 4


def test_ints_of_other_classes_take_no_python() -> None:
    structs()
    config, copied, edge, level = (
        d.CUlaunchConfig(),
        d.CUDA_MEMCPY3D(),
        d.CUgraphEdgeData(),
        Level.LOW,
    )
    for value in (True, level, Equal(1)):

        def put(value: Any = value) -> None:
            config.gridDimX = copied.WidthInBytes = copied.srcDevice = copied.srcHost = edge.from_port = value

        assert python_calls(put) == [], repr(value)
        assert config.gridDimX == copied.WidthInBytes == int(copied.srcDevice) == copied.srcHost == edge.from_port == 1
    stream = r.cudaStream_t(7)
    assert python_calls(lambda: setattr(config, "hStream", stream)) == []
    assert int(config.hStream) == 7


def test_numbers_that_are_no_ints_take_no_python_but_theirs() -> None:
    structs()
    config, copied, space = d.CUlaunchConfig(), d.CUDA_MEMCPY3D(), d.CUmemLocation()
    for number in (0, 5, (1 << 30) - 1):

        def put(value: Any = Index(number)) -> None:
            config.gridDimX = copied.WidthInBytes = copied.srcDevice = space.id = value

        assert python_calls(put) == ["__index__"] * 4
        assert {config.gridDimX, copied.WidthInBytes, int(copied.srcDevice), space.id} == {number}
    for number in (1 << 30, (1 << 32) - 1, 1 << 60, (1 << 64) - 1):
        copied.WidthInBytes = copied.srcDevice = Index(number)
        assert copied.WidthInBytes == int(copied.srcDevice) == number
    space.id = Index(-7)
    assert space.id == -7
    for wrong, raised in ((1 << 32, OverflowError), (-1, OverflowError), (TypeError(), TypeError), ("5", TypeError)):
        with pytest.raises(raised):
            config.gridDimX = Index(wrong)
    for error in (KeyboardInterrupt(), ValueError("mine")):
        with pytest.raises(type(error)) as found:
            config.gridDimX = Index(error)
        assert found.value is error
    assert config.gridDimX == (1 << 30) - 1


class Liar(Index):
    """Tells another number than its ``__index__``."""

    def __int__(self) -> int:
        return 98

    def __float__(self) -> float:
        return 99.5


def test_only_the_index_of_objects_counts() -> None:
    structs()
    for name in ("srcHost", "dstHost", "srcXInBytes", "srcDevice"):
        for copied in (d.CUDA_MEMCPY3D(), d.CUDA_MEMCPY3D_PEER()):
            # none in Python if other tests have used the struct
            in_python: list[Any] = [
                found[name].fset for cls, found in _properties.items() if isinstance(copied, cls) and found
            ]
            for way in (*in_python, lambda struct, value, name=name: setattr(struct, name, value)):
                way(copied, Liar(5))
                assert int(getattr(copied, name)) == 5
                way(copied, 0)


def test_structs_whose_class_is_made_after_that_of_the_struct(module: Any) -> None:
    driver = module("bindings.driver")
    module("_floor.native.members").quicken_members(driver.CUlaunchConfig)
    home = next(cls for cls in driver.CUlaunchConfig.__mro__ if "attrs" in vars(cls))
    config, early = driver.CUlaunchConfig(), vars(home)["attrs"]
    for _ in range(2):
        config.attrs = []
    assert vars(home)["attrs"] is early
    assert python_calls(lambda: setattr(config, "attrs", ())) == [] or FREE_THREADED
    for _ in range(2):
        config.attrs = [driver.CUlaunchAttribute()]
    assert vars(home)["attrs"] is not early
    assert len(config.attrs) == 1 and (type(config._kept["attrs"]) is bytes) is not FREE_THREADED


def test_lists_in_parts_and_views_are_kept_by_the_whole() -> None:
    given = Attributes()
    node = d.CUgraphNodeParams()
    quick = d.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS()
    node.extSemSignal.extSemArray = quick.extSemArray = [d.CUexternalSemaphore(7)]
    gc.collect()
    assert [int(item) for item in node.extSemSignal.extSemArray] == [int(item) for item in quick.extSemArray] == [7]
    view = d.CUlaunchConfig(_ptr=given.config.getPtr())
    view.attrs = given.attributes
    assert given.found(3) == [1, 2, 3]
    del view
    assert not any(bytes(given.config)[40:48]), "a pointer to memory that is gone"


def test_what_the_structs_of_a_list_keep_lives_as_long_as_the_list() -> None:
    given, memory = Attributes(), bytearray(8)
    attribute = d.CUlaunchAttribute()
    attribute.value.accessPolicyWindow.base_ptr = memory
    given.config.attrs = [given.attributes[0], attribute]
    del attribute
    gc.collect()
    with pytest.raises(BufferError):  # it is lent
        memory.append(1)
    given.config.attrs = []
    memory.append(1)


class Loud(bytearray):
    """Memory whose end runs code of the program."""

    end: Any = None

    def __del__(self) -> None:
        self.end()


def test_the_end_of_a_former_list_finds_the_new_one() -> None:
    given, seen = Attributes(), list[Any]()
    former = d.CUlaunchAttribute()
    former.value.accessPolicyWindow.base_ptr = loud = Loud(8)
    loud.end = lambda: seen.append(given.found(3))
    given.config.attrs = [former]
    del former, loud
    given.config.attrs = given.attributes
    assert seen == [[1, 2, 3]]


def test_the_end_of_a_former_list_sets_the_member_again() -> None:
    given = Attributes()
    former = d.CUlaunchAttribute()
    former.value.accessPolicyWindow.base_ptr = loud = Loud(8)
    loud.end = lambda: setattr(given.config, "attrs", given.attributes[2:])
    given.config.attrs = [former]
    del former, loud
    given.config.attrs = given.attributes
    gc.collect()
    assert given.found(1) == [3] and len(given.config.attrs) == 1


def test_a_collection_that_empties_the_list() -> None:
    """Python 3.11 may collect when what the struct keeps is made."""
    given = Attributes()

    class Cycle:
        def __init__(self, listed: list[Any]) -> None:
            self.me, self.listed = self, listed

        def __del__(self) -> None:
            self.listed.clear()

    before, kept = gc.get_threshold(), list[Any]()
    gc.disable()
    try:
        for _ in range(100):
            config, listed = d.CUlaunchConfig(), [*given.attributes]
            Cycle(listed)
            kept += [{} for _ in range(200)]  # none are left that need no memory
            gc.set_threshold(1)
            gc.enable()
            config.attrs = listed
            gc.disable()
            assert len(config.attrs) in (0, 3)
    finally:
        gc.set_threshold(*before)
        gc.enable()


def test_lengths_follow_the_lists_that_a_struct_points_to() -> None:
    counted = [(cls, name, member) for cls in structs() for name, member in _properties[cls].items() if member.counter]
    counted = [(cls, name, member) for cls, name, member in counted if member.fset and member.pointed()[0]]
    assert counted
    for cls, name, member in counted:
        for length in (3, 1, 0):
            one = cls()
            setattr(one, name, [member.pointed()[0]()] * length)
            assert member.counter.__get__(one) == len(getattr(one, name)) == length, f"{cls.__name__}.{name}"


def test_nothing_is_left_of_lists_that_a_struct_pointed_to() -> None:
    given = Attributes()
    semaphores, signal = [d.CUexternalSemaphore(7)] * 3, d.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS()

    def work() -> None:
        given.config.attrs = given.attributes
        d.CUlaunchConfig().attrs = given.attributes
        signal.extSemArray = semaphores
        signal.extSemArray = ()
        with pytest.raises(TypeError):
            given.config.attrs = [given.attributes[0], 5]

    empty: tuple[Any, ...] = ([], ())
    for nothing in empty:  # without Python where there is machine code, and with nothing kept afterwards
        work()
        calls = python_calls(functools.partial(setattr, given.config, "attrs", nothing))
        assert not given.config.attrs and not any(bytes(given.config)[40:48]) and given.config.numAttrs == 0
        assert calls == [] or FREE_THREADED
        given.config.attrs = nothing
    assert_steady(work, given.attributes, *given.attributes, semaphores, *semaphores)


def test_no_memory_for_a_list() -> None:
    testing: Any = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    given = Attributes()
    failures = 0
    for number in range(6):
        config = d.CUlaunchConfig()
        testing.set_nomemory(number, number + 1)
        try:
            config.attrs = given.attributes
        except MemoryError:
            failures += 1
        finally:
            testing.remove_mem_hooks()
        assert bool(config.attrs) == any(bytes(config)[40:48])
    assert failures


def test_no_memory_for_a_live_handle() -> None:
    testing: Any = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    structs()
    config = d.CUlaunchConfig()
    config.hStream = 1 << 40
    before, failures = sys.getrefcount(config), 0
    spare = [{number: number} for number in range(200)], [(number, number) for number in range(4000)]
    for number in range(8):
        handle = None
        testing.set_nomemory(number, number + 1)
        try:
            handle = config.hStream
        except MemoryError:
            failures += 1
        finally:
            testing.remove_mem_hooks()
        assert handle in (None, 1 << 40)
    del handle
    assert failures and spare
    assert sys.getrefcount(config) == before, "a handle that was not made refers to the struct"


def test_a_live_handle_in_a_list_has_the_number_of_now() -> None:
    structs()
    handle, tensor_map = d.cuuint64_t(5), d.CUtensorMap()
    ctypes.c_uint64.from_address(handle.getPtr()).value = 7
    tensor_map.opaque = [handle] * 16
    assert tensor_map.opaque == [7] * 16


def test_reading_a_handle_leaves_nothing_behind() -> None:
    structs()
    config = d.CUlaunchConfig()
    for number in (0, 5, 1 << 40, 1 << 63):
        config.hStream = number
        assert config.hStream == number and type(config.hStream).__name__ == "CUstream"
        assert [*vars(config.hStream)] == ["_where"] or number >> 60
    assert_steady(lambda: config.hStream, config, type(config.hStream))


def test_a_live_handle_is_set_with_the_number_of_now() -> None:
    structs()
    config, other = d.CUlaunchConfig(), d.CUlaunchConfig()
    for number in (0, 5, 1 << 40, 1 << 63):
        other.hStream = 7
        stale = other.hStream
        other.hStream = number
        for value in (other.hStream, stale):
            config.hStream = 1
            config.hStream = value
            assert config.hStream == number
    other.hStream = 5
    assert python_calls(lambda: setattr(config, "hStream", other.hStream)) == [] or FREE_THREADED
    resource = d.CUdevWorkqueueConfigResource()
    resource.device = -2
    device = d.CUdevWorkqueueConfigResource()
    device.device = resource.device
    assert device.device == -2 and device.device.getPtr() == device.getPtr() + type(device)._raw_class.device.offset


def test_classes_in_use_change_at_once(module: Any) -> None:
    """The interpreter remembers what it found in a class. It would find a property that is gone."""
    for face in ("bindings", "checked"):
        driver = module(f"{face}.driver")
        for _ in range(100):
            assert driver.CUlaunchAttribute().value.clusterDim.x == 0
        module("_floor.native.members").quicken_members(driver.CUlaunchAttribute)
        for kind in driver.CUlaunchAttributeValue.__mro__:
            known = [vars(base)["clusterDim"] for base in kind.__mro__ if "clusterDim" in vars(base)]
            assert not known or kind.clusterDim is known[0], kind
        for _ in range(100):
            assert driver.CUlaunchAttribute().value.clusterDim.x == 0


class Room(bytearray):
    """Memory that supports weak references, and is of a class of the program."""


def test_memory_that_a_member_points_to() -> None:
    structs()
    copied, content, numbers = d.CUDA_MEMCPY3D(), bytes(range(24)), (ctypes.c_int * 6)(*range(6))
    square = memoryview(bytearray(24)).cast("B", (4, 6))
    for memory in (
        content,
        bytearray(content),
        memoryview(content),
        memoryview(bytearray(content))[3:],
        square,
        array.array("d", [1.5, 2.5]),
        numbers,
        (ctypes.c_int * 0)(),
        (d.CUuuid * 2)(),
    ):

        def put(value: Any = memory) -> None:
            copied.srcHost = value

        put()
        expected = bytes(memory)
        assert ctypes.string_at(copied.srcHost, len(expected)) == expected
        kept, references = copied.srcHost, sys.getrefcount(memory)
        assert python_calls(put) == [] or FREE_THREADED, f"{type(memory).__name__} takes Python"
        assert (copied.srcHost, sys.getrefcount(memory)) == (kept, references)
    for empty in (b"", bytearray(), memoryview(b"")):
        copied.srcHost = empty
    for number in (5, None, True, d.CUdeviceptr(7), Index(9), 1 << 62):
        copied.srcHost = numbers
        copied.srcHost = number
        assert copied.srcHost == (number.number if isinstance(number, Index) else int(number or 0))
        assert copied._kept == {"srcHost": None}


def test_memory_that_c_writes_to() -> None:
    structs()
    copied, room = d.CUDA_MEMCPY3D(), bytearray(8)
    for _ in range(2):
        copied.dstHost = room
        place = copied.dstHost
        for wrong in (b"to read", memoryview(b"to read")):
            with pytest.raises(BufferError, match="read-only"):
                copied.dstHost = wrong
        for wrong in (memoryview(room)[::2], memoryview(room)[::-1]):
            with pytest.raises(BufferError, match="not contiguous"):
                copied.dstHost = wrong
        others: tuple[Any, ...] = ("text", 1.5, object(), [])
        for other in others:
            with pytest.raises(TypeError):
                copied.dstHost = other
        assert copied.dstHost == place and copied._kept["dstHost"] is not None
        with pytest.raises(BufferError):
            room.append(1)  # it is held in its place


def test_memory_lives_as_long_as_the_struct_points_to_it() -> None:
    structs()
    for own in (True, False):
        memory = Room(8) if own else array.array("B", bytes(8))
        watched = weakref.ref(memory)
        for _ in range(2):
            copied = d.CUDA_MEMCPY3D()
            copied.srcHost = memory
            twin = copy.copy(copied)
        del memory, copied
        gc.collect()
        assert watched() is not None
        twin.srcHost = 5
        gc.collect()
        assert watched() is None


def test_memory_in_parts_and_views() -> None:
    structs()
    whole, room = d.CUgraphNodeParams(), bytearray(8)
    view = d.CUDA_MEMCPY3D(_ptr=whole.memcpy.copyParams.getPtr())
    expected = ctypes.addressof(ctypes.c_char.from_buffer(room))
    for _ in range(2):
        for part in (whole.memcpy.copyParams, view):
            part.srcHost = room
            assert whole.memcpy.copyParams.srcHost == expected
            part.srcHost = 7
            assert whole.memcpy.copyParams.srcHost == 7


def test_the_end_of_former_memory_sets_the_member_again() -> None:
    structs()
    copied, numbers = d.CUDA_MEMCPY3D(), (ctypes.c_int * 4)()

    class Setting(ctypes.Array):  # type: ignore[type-arg]
        _type_, _length_ = ctypes.c_int, 4

        def __del__(self) -> None:
            copied.srcHost = numbers

    for other in (7, bytearray(8), None):
        copied.srcHost = Setting()
        copied.srcHost = other
        assert copied.srcHost == ctypes.addressof(numbers) and copied._kept == {"srcHost": numbers}


def test_addresses_of_the_arguments_of_a_kernel() -> None:
    structs()
    params, pointers = d.CUDA_KERNEL_NODE_PARAMS(), (ctypes.c_void_p * 2)()
    words = array.array("Q", [1, 2])
    for memory, place in ((pointers, ctypes.addressof(pointers)), (words, words.buffer_info()[0]), (None, 0), (9, 9)):
        for _ in range(2):
            params.kernelParams = memory
            assert params.kernelParams == place
    with pytest.raises(TypeError):
        params.kernelParams = Index(9)
    assert params.kernelParams == 9


@pytest.mark.parametrize("memory", [bytearray(8), (ctypes.c_int * 4)(), b"content"])
def test_nothing_is_left_of_memory_that_a_struct_pointed_to(memory: Any) -> None:
    structs()
    copied = d.CUDA_MEMCPY3D()

    def put() -> None:
        copied.srcHost = memory
        copied.srcHost = 5
        d.CUDA_MEMCPY3D().srcHost = memory

    assert_steady(put, memory, None)


def test_no_memory_to_keep_memory() -> None:
    testing: Any = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    structs()
    room = bytearray(8)
    place = ctypes.addressof(ctypes.c_char.from_buffer(room))
    d.CUDA_MEMCPY3D().srcHost = room
    failures, dicts = 0, [{0: 0} for _ in range(200)]  # none are left that need no memory
    for number, end in [(first, end) for first in range(6) for end in (first + 1, first + 2, 0)]:
        copied = d.CUDA_MEMCPY3D()
        failed = False
        testing.set_nomemory(number, end)
        try:
            copied.srcHost = room
        except MemoryError:
            failed = True
        finally:
            testing.remove_mem_hooks()
        assert copied.srcHost == (0 if failed else place)
        failures += failed
    assert failures and dicts


def test_a_struct_does_not_point_to_what_it_does_not_keep(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever comes between."""
    structs()
    copied = d.CUDA_MEMCPY3D()
    put: Any = next(found["srcHost"] for cls, found in _properties.items() if isinstance(copied, cls) and found).fset
    rooms, keep, left = (bytearray(8), bytearray(8)), View._keep, [1]

    def failing(*arguments: Any) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise MemoryError
        keep(*arguments)

    monkeypatch.setattr(View, "_keep", failing)
    put(copied, rooms[0])
    before = copied.srcHost
    with pytest.raises(MemoryError):
        put(copied, rooms[1])
    assert copied.srcHost == before
    left[0] = 1
    with pytest.raises(MemoryError):
        put(copied, rooms[1])
    assert copied.srcHost != before
    for room in rooms:
        with pytest.raises(BufferError):
            room.append(1)
    left[0] = 2
    put(copied, rooms[1])
    rooms[0].append(1)  # nothing keeps it any more


def test_a_struct_does_not_point_to_a_list_that_it_does_not_keep(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same of lists, which Python sets in a view of other memory."""
    given, keep, left = Attributes(), View._keep, [0]
    view = d.CUlaunchConfig(_ptr=given.config.getPtr())

    def failing(*arguments: Any) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise MemoryError
        keep(*arguments)

    def kept(value: Any) -> list[int]:
        """The addresses of all arrays in nested tuples."""
        if isinstance(value, tuple):
            return [address for item in value for address in kept(item)]
        return [ctypes.addressof(value)] if isinstance(value, ctypes.Array) else []

    monkeypatch.setattr(View, "_keep", failing)
    for steps, count in ((0, 0), (2, 3), (0, 3), (1, 3), (2, 3)):  # keeping fails after these steps
        left[0] = steps
        try:
            view.attrs = given.attributes
        except MemoryError:
            pass
        address = ctypes.c_uint64.from_address(given.config.getPtr() + 40).value
        assert address in (kept(view._get_kept("attrs")) if count else [0])
        assert given.found(count) == [1, 2, 3][:count]


def test_a_list_that_was_set_by_half_has_no_length_of_a_longer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    own, attributes = d.CUDA_MEMCPY_BATCH_NODE_PARAMS_V1(), [d.CUmemcpyAttributes() for _ in range(3)]
    view, keep, left = d.CUDA_MEMCPY_BATCH_NODE_PARAMS_V1(_ptr=own.getPtr()), View._keep, [1]
    view.attrs = attributes
    assert own.numAttrs == 3

    def failing(*arguments: Any) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise MemoryError
        keep(*arguments)

    with monkeypatch.context() as patch, pytest.raises(MemoryError):
        patch.setattr(View, "_keep", failing)
        view.attrs = attributes[:1]
    assert own.numAttrs == 0
    view.attrs = attributes[:2]
    assert own.numAttrs == 2 == len(view.attrs)


def test_a_part_does_not_point_to_what_it_does_not_keep(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same of a struct in a struct, which gets another one's content and keeps what that keeps."""
    whole, so_far, left = d.CUDA_EXTERNAL_MEMORY_HANDLE_DESC(), View._kept_so_far, [0]

    def failing(struct: Any) -> Any:
        left[0] -= 1
        if left[0] < 0:
            raise MemoryError
        return so_far(struct)

    monkeypatch.setattr(View, "_kept_so_far", failing)
    alive: dict[int, Any] = {}
    for steps in (100, *range(12)):
        left[0] = 100
        text = ctypes.create_string_buffer(b"text")
        alive[ctypes.addressof(text)] = weakref.ref(text)
        part = type(whole.handle.win32)(name=text)
        left[0] = steps
        try:
            whole.handle.win32 = part
        except MemoryError:
            pass
        left[0] = 100
        del part, text
        assert alive[whole.handle.win32.name]() is not None, f"after {steps} steps"
    assert len([text for text in alive.values() if text() is not None]) == 1


def test_memory_that_an_array_points_to_stays_where_it_is() -> None:
    frame, room, octets = d.CUeglFrame(), bytearray(8), b"text"
    frame.frame.pPitch = [room, octets, 5]
    first, second, third = frame.frame.pPitch
    assert (first, ctypes.string_at(second), third) == (ctypes.addressof(ctypes.c_char.from_buffer(room)), octets, 5)
    with pytest.raises(BufferError):
        room.append(1)
    frame.frame.pPitch = [0, None, 0]
    gc.collect()
    room.append(1)


def test_an_array_points_to_objects_without_a_memoryview() -> None:
    class Numbered:
        """A number, with memory that is not lent."""

        def __index__(self) -> int:
            return 7

        def __buffer__(self, flags: int) -> memoryview:
            raise BufferError

    frame = d.CUeglFrame()
    frame.frame.pPitch = [Numbered(), 5, None]
    assert frame.frame.pPitch == [7, 5, 0]


def test_a_part_of_a_part_that_is_set_keeps_what_it_points_to() -> None:
    """Also a part that was read before."""
    whole, other = d.CUgraphNodeParams(), d.CUDA_MEMCPY_NODE_PARAMS()
    inner = whole.memcpy.copyParams
    for replaced in (other, d.CUDA_MEMCPY_NODE_PARAMS(), whole.memcpy):
        room, later = [ctypes.create_string_buffer(b"text") for _ in range(2)]
        gone, kept, place = weakref.ref(room), weakref.ref(later), ctypes.addressof(later)
        other.copyParams.srcHost, inner.dstHost = room, room
        whole.memcpy = replaced
        inner.srcHost = later
        whole.memcpy.copyParams.dstHost = other.copyParams.srcHost = 0
        del room, later
        gc.collect()
        assert kept() is not None and gone() is None
        assert whole.memcpy.copyParams.srcHost == place == inner.srcHost
    del inner
    gc.collect()
    assert kept() is not None
    whole.memcpy = other
    whole.memcpy.copyParams.srcHost = 0
    gc.collect()
    assert kept() is None


def test_a_part_takes_what_a_struct_keeps_without_python() -> None:
    structs()
    whole, outer, inner = d.CUDA_MEMCPY_NODE_PARAMS(), d.CUgraphNodeParams(), d.CUDA_MEMCPY3D()
    part, gone = outer.memcpy.copyParams, []
    for number in range(3):
        memory = Room(8)
        gone.append(weakref.ref(memory))
        inner.srcHost, inner.dstXInBytes = memory, number

        def put() -> None:
            whole.copyParams = inner
            outer.memcpy.copyParams = inner

        assert python_calls(lambda: setattr(whole, "copyParams", inner)) == [] or FREE_THREADED
        put()
        references = sys.getrefcount(memory)
        put()
        assert sys.getrefcount(memory) == references and whole.copyParams == part == inner
        assert whole._kept == {(d.CUDA_MEMCPY3D, part.getPtr() - outer.memcpy.getPtr()): inner._kept}
        del memory
        gc.collect()
        assert [watched() is None for watched in gone] == [True] * number + [False]
    inner = None
    gc.collect()
    assert gone[-1]() is not None
    part.srcHost = whole.copyParams.srcHost = None
    gc.collect()
    assert gone[-1]() is None


def test_a_part_lets_go_what_another_struct_does_not_keep() -> None:
    structs()
    whole, memory, other = d.CUDA_MEMCPY_NODE_PARAMS(), Room(8), Room(8)
    gone, part = weakref.ref(memory), whole.copyParams
    whole.copyParams = d.CUDA_MEMCPY3D(srcHost=memory)
    del memory
    whole.copyParams = d.CUDA_MEMCPY3D(dstHost=other)
    gc.collect()
    assert gone() is None and list(part._kept_so_far()) == ["dstHost"]
    assert part.dstHost == ctypes.addressof(ctypes.c_char.from_buffer(other)) and part.srcHost == 0


def test_parts_of_views_and_arrays_keep_what_they_get() -> None:
    structs()
    own, array_ = d.CUDA_MEMCPY_NODE_PARAMS(), (d.CUDA_MEMCPY_NODE_PARAMS * 2)()
    view = d.CUDA_MEMCPY_NODE_PARAMS(_ptr=own.getPtr())
    for whole in (view, array_[1]):
        memory = Room(8)
        gone, place = weakref.ref(memory), ctypes.addressof(ctypes.c_char.from_buffer(memory))
        for _ in range(2):
            whole.copyParams = d.CUDA_MEMCPY3D(srcHost=memory)
        del memory
        gc.collect()
        assert gone() is not None and whole.copyParams.srcHost == place


def test_the_end_of_what_a_part_kept_sets_it_again() -> None:
    structs()
    whole, last = d.CUDA_MEMCPY_NODE_PARAMS(), d.CUDA_MEMCPY3D(srcHost=(ctypes.c_int * 4)())

    class Setting(ctypes.Array):  # type: ignore[type-arg]
        _type_, _length_ = ctypes.c_int, 4

        def __del__(self) -> None:
            whole.copyParams = last

    for _ in range(3):
        whole.copyParams = d.CUDA_MEMCPY3D(srcHost=Setting())
        whole.copyParams = d.CUDA_MEMCPY3D(srcHost=bytearray(8))
        kept = whole.copyParams._get_kept("srcHost")
        address = ctypes.addressof(kept if isinstance(kept, ctypes.Array) else ctypes.c_char.from_buffer(kept))
        assert whole.copyParams.srcHost == address


def test_what_a_part_kept_ends_after_all_that_it_keeps_is_replaced() -> None:
    """Its end sets the part to what keeps more."""
    structs()
    whole = d.CUDA_MEMCPY_NODE_PARAMS()
    coming: list[Any] = []

    class Setting(ctypes.Array):  # type: ignore[type-arg]
        _type_, _length_ = ctypes.c_int, 4

        def __del__(self) -> None:
            if coming:
                whole.copyParams = coming.pop()

    def struct(first: Any, *names: str) -> Any:
        return d.CUDA_MEMCPY3D(srcHost=first(), **{name: (ctypes.c_int * 4)() for name in names})

    for names in ((), ("dstHost",)):
        for _ in range(3):
            whole.copyParams = struct(Setting, "dstHost")
            coming.append(struct(ctypes.c_int * 4, "dstHost"))
            whole.copyParams = struct(ctypes.c_int * 4, *names)
            part = whole.copyParams
            kept = [ctypes.addressof(part._get_kept(name)) for name in ("srcHost", "dstHost")]
            assert not coming and kept == [part.srcHost, part.dstHost]


def test_a_struct_that_changes_while_a_part_is_set_to_it() -> None:
    """By a finalizer, or in another thread, from its content to what it keeps."""
    whole, later = d.CUDA_MEMCPY_NODE_PARAMS(), (ctypes.c_int * 4)()
    coming: list[Any] = []

    class Changing(d.CUDA_MEMCPY3D):  # type: ignore[misc]
        __slots__ = ()

        def _kept_so_far(self) -> Any:
            while coming:
                setattr(self, "srcHost", coming.pop())  # noqa: B010 - for mypy
            return super()._kept_so_far()

    given = Changing(srcHost=(ctypes.c_int * 4)())
    coming.append(later)
    whole.copyParams = given
    part = whole.copyParams
    assert part._get_kept("srcHost") is later and part.srcHost == ctypes.addressof(later) and part == given


def test_no_memory_for_what_a_part_keeps() -> None:
    testing: Any = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    structs()
    one, two = (d.CUDA_MEMCPY3D(srcHost=(ctypes.c_int * 4)()) for _ in range(2))
    failures = 0
    for is_kept, length in ((False, 1), (True, 1), (False, 8), (True, 8)):
        for number in range(8):
            whole, raised = d.CUDA_MEMCPY_NODE_PARAMS(), False
            if is_kept:
                whole.copyParams = one
            testing.set_nomemory(number, number + length)
            try:
                whole.copyParams = two
            except MemoryError:
                raised = True
            finally:
                testing.remove_mem_hooks()
            failures += raised
            part = whole.copyParams
            coming: Any = part._get_kept("coming") or [{}]
            kept = [part._get_kept("srcHost"), coming[0].get("srcHost")]
            assert part.srcHost in [ctypes.addressof(array) for array in kept if array is not None] or part.srcHost == 0
            assert raised or part == two
    assert failures or FREE_THREADED


def test_a_struct_is_copied_while_another_thread_sets_what_it_points_to() -> None:
    class Name(str):
        """A key that lets another thread go on."""

        def __hash__(self) -> int:
            thread = threading.Thread(target=lambda: setattr(one, "dstHost", bytearray(8)))
            thread.start()
            thread.join()
            return 1

    one, whole = d.CUDA_MEMCPY3D(srcHost=b"text"), d.CUDA_MEMCPY_NODE_PARAMS()
    for name in ("first", "second"):
        one._kept[Name(name)] = name
        one._kept.pop("dstHost", None)
        whole.copyParams = one
        assert one.__copy__().srcHost == whole.copyParams.srcHost == one.srcHost


def test_structs_of_a_program_s_classes_are_set_as_they_are() -> None:
    class Own(r.cudaPitchedPtr):  # type: ignore[misc]
        def __new__(cls, address: Any) -> Any:
            return super().__new__(cls)

        def __init__(self, address: Any) -> None:
            super().__init__(ptr=address)

        def __copy__(self) -> Any:
            raise NotImplementedError

        def __bytes__(self) -> bytes:
            return b"another"

    frame, whole, room = r.cudaEglFrame(), r.cudaMemcpy3DParms(), bytearray(8)
    for given in (5, room):
        own = Own(given)
        frame.frame.pPitch, whole.srcPtr = [own, r.cudaPitchedPtr(), own], own
        assert [part.ptr for part in frame.frame.pPitch] == [own.ptr, 0, own.ptr] and whole.srcPtr.ptr == own.ptr


def test_structs_in_an_array_keep_what_they_point_to() -> None:
    frame, text = r.cudaEglFrame(), ctypes.create_string_buffer(b"text")
    gone, place = weakref.ref(text), ctypes.addressof(text)
    frame.frame.pPitch = [r.cudaPitchedPtr(ptr=text), r.cudaPitchedPtr(), r.cudaPitchedPtr(ptr=5)]
    del text
    gc.collect()
    assert [part.ptr for part in frame.frame.pPitch] == [place, 0, 5] and gone() is not None
    frame.frame.pPitch = frame.frame.pPitch[::-1]
    assert [part.ptr for part in frame.frame.pPitch] == [5, 0, place] and gone() is not None
    del frame
    gc.collect()
    assert gone() is None


def test_what_cannot_be_deleted_or_set() -> None:
    structs()
    config = d.CUlaunchConfig()
    with pytest.raises(AttributeError, match="gridDimX cannot be deleted"):
        del config.gridDimX
    with pytest.raises(AttributeError, match="nothing"):
        config.nothing = 3
    with pytest.raises(TypeError, match="CUmemLocation"):
        d.CUlaunchConfig.gridDimX.__set__(d.CUmemLocation(), 3)


def test_values_set_through_parts_live_as_long_as_the_whole() -> None:
    structs()
    whole = d.CUgraphNodeParams()
    memory = bytearray(8)
    whole.memcpy.copyParams.srcHost = memory
    assert whole.memcpy.copyParams.srcHost
    with pytest.raises(BufferError):  # it is lent to the struct
        memory.append(1)
    twin = copy.copy(whole)
    del whole
    gc.collect()
    with pytest.raises(BufferError):
        memory.append(1)
    twin.memcpy.copyParams.srcHost = 0
    memory.append(1)


def test_a_struct_takes_what_another_one_keeps() -> None:
    structs()
    memory = bytearray(8)
    part, whole = d.CUDA_MEMCPY3D(), d.CUDA_MEMCPY_NODE_PARAMS()
    part.srcHost = memory
    whole.copyParams = part
    del part
    with pytest.raises(BufferError):
        memory.append(1)
    other = d.CUDA_MEMCPY_NODE_PARAMS()
    other.copyParams = whole.copyParams  # a part of another struct, which keeps it
    del whole
    with pytest.raises(BufferError):
        memory.append(1)
    other.copyParams.srcHost = None
    memory.append(1)


def test_parts_keep_the_whole_alive() -> None:
    structs()
    whole = d.CUmemAllocationProp()
    location = whole.location
    location.id = 5
    gone = weakref.ref(whole)
    del whole
    assert (gone() is None) == REMEMBERS and location.id == 5
    del location
    gc.collect()
    assert gone() is None


def test_handles_follow_the_struct() -> None:
    structs()
    config = d.CUlaunchConfig()
    config.hStream = d.CUstream(5)
    stream = config.hStream
    config.hStream = 6
    assert int(stream) == 6 and isinstance(stream, d.CUstream) and stream.getPtr() == config.getPtr() + 32
    config.hStream = stream
    assert int(config.hStream) == 6


def test_neither_memory_nor_references_are_lost() -> None:
    structs()
    config, location = d.CUlaunchConfig(), d.CUmemLocation()
    prop, attribute = d.CUmemAllocationProp(), d.CUlaunchAttribute()
    copied = d.CUDA_MEMCPY3D()
    values = (1 << 40, d.CUstream(1 << 40), d.CUmemLocationType(1), d.CUdeviceptr(1 << 40))

    def work() -> None:
        config.gridDimX, config.hStream, prop.location.type, copied.srcDevice = 1 << 20, *values[1:]
        copied.srcHost, copied.WidthInBytes = values[0], values[0]
        prop.location = location
        attribute.value.clusterDim.x = 7
        assert [config.gridDimX, config.hStream, prop.location.type, copied.srcHost, copied.srcDevice]
        with pytest.raises(OverflowError):
            config.gridDimX = -1

    assert_steady(work, *values)
