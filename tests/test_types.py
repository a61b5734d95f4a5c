"""Enums, handles, structs and errors as users see them."""

from __future__ import annotations

import abc
import copy
import ctypes
import gc
import importlib
import pickle
import struct
import sys
import typing
import weakref
from array import array
from decimal import Decimal
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.interpreter import output_of
from tests.standin.control import Recorder

MAJORS = ("cu12", "cu13")
Standin = Callable[[str], Path]
Modules = Callable[[str], Any]


@pytest.fixture(params=MAJORS)
def driver(request: pytest.FixtureRequest, recorded: Modules, recorder: Recorder) -> Any:
    """``bindings.driver`` on the recording stand-in."""
    recorder.program()
    return recorded(f"{request.param}.bindings.driver")


def collect() -> None:
    for _ in range(3):  # PyPy needs more than one collection for a chain
        gc.collect()


# --- enums


def test_pickles_name_no_private_module(driver: Any) -> None:
    """Pickles outlive changes of private modules in later versions."""
    for value in (driver.CUresult.CUDA_ERROR_INVALID_VALUE, driver.CUstream(5), driver.CUstream, driver.cuInit):
        assert b"_floor" not in pickle.dumps(value), f"{value!r} is pickled by way of a private module"


def test_a_code_that_no_release_knows_is_kept_and_shown(driver: Any, recorder: Recorder) -> None:
    recorder.program(None, 4321)
    (status,) = driver.cuInit(0)
    assert isinstance(status, driver.CUresult) and status == 4321 and status != driver.CUresult.CUDA_SUCCESS
    assert "CUresult" in repr(status) and "4321" in repr(status)
    pickled = [pickle.loads(pickle.dumps(status, protocol)) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)]
    for twin in (copy.copy(status), copy.deepcopy(status), *pickled):
        assert type(twin) is driver.CUresult and twin == 4321 and repr(twin) == repr(status)


def test_a_member_is_one_object_by_every_way(driver: Any) -> None:
    member = driver.CUresult.CUDA_ERROR_INVALID_VALUE
    assert member == 1 and hash(member) == hash(1) and member.name == "CUDA_ERROR_INVALID_VALUE" and member.value == 1
    same = [driver.CUresult(1), driver.CUresult["CUDA_ERROR_INVALID_VALUE"], copy.copy(member), copy.deepcopy(member)]
    same += [pickle.loads(pickle.dumps(member, protocol)) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)]
    assert all(other is member for other in same)
    assert driver.cuInit(0)[0] is driver.CUresult.CUDA_SUCCESS
    assert member in list(driver.CUresult) and len(driver.CUresult) == len(list(driver.CUresult))


def test_a_member_is_formatted_as_a_number_or_as_itself(driver: Any) -> None:
    member = driver.CUresult.CUDA_ERROR_INVALID_VALUE
    assert f"{member}" == "{}".format(member) == str(member) == "<CUresult.CUDA_ERROR_INVALID_VALUE: 1>"  # noqa: UP032
    assert f"{member:d} {member:>3} {member:#x}" == "1   1 0x1"
    assert len(pickle.dumps(member)) < 80, "the class and the number, which takes half the time of a method"


def test_an_unknown_number_does_not_become_a_member(driver: Any) -> None:
    with pytest.raises(ValueError, match="4321 is not a valid CUresult"):
        driver.CUresult(4321)
    with pytest.raises(KeyError, match="CUDA_ERROR_NO_SUCH"):
        driver.CUresult["CUDA_ERROR_NO_SUCH"]


def test_members_are_made_when_they_are_asked_for(driver: Any) -> None:
    """In any order, by name, by value or all at once, each member exists once, and they keep the header's order."""
    limits = driver.CUlimit
    last = list(type(limits).__dict__["_names"](limits))[-1]
    first = getattr(limits, last)
    assert limits(int(first)) is first is limits[last] is limits.from_c(int(first))
    names = list(limits.__members__)
    assert names[-1] == last and set(names) <= set(dir(limits)) and len(dir(limits)) == len(set(dir(limits)))
    assert [member.name for member in limits] == list(dict.fromkeys(limits.__members__[name].name for name in names))
    assert first in limits and 4321 not in limits and 10**5000 not in limits and "CU_LIMIT" not in limits
    assert not hasattr(limits, "CU_LIMIT_NONE_SUCH") and not hasattr(limits, f"{last} = 0\n    CU")
    two = driver.CUctx_flags
    assert two.CU_CTX_BLOCKING_SYNC is two.CU_CTX_SCHED_BLOCKING_SYNC, "the first name's member has both names"


def test_a_live_handle_as_the_value_of_an_enum_is_its_present_number(driver: Any) -> None:
    handle = driver.CUdevice(5)
    ctypes.c_int.from_address(handle.getPtr()).value = 209
    found = driver.CUresult(handle)
    assert (found.name, found, type(found)) == ("CUDA_ERROR_NO_BINARY_FOR_GPU", 209, driver.CUresult)
    ctypes.c_int.from_address(handle.getPtr()).value = 5
    assert driver.CUresult(209) is found and driver.CUresult.from_c(5) is not found


def test_enumerators_are_plain_attributes_after_the_first_use(driver: Any) -> None:
    """An error check in each line of a program reads one. Python skips its quick way for classes whose metaclass has __getattr__."""
    enum = driver.CUctx_flags  # with two names for one number
    assert enum.CU_CTX_BLOCKING_SYNC is vars(enum)["CU_CTX_SCHED_BLOCKING_SYNC"]
    members = {name: getattr(enum, name) for name in enum._names()}
    assert members == {name: vars(enum)[name] for name in members} == enum.__members__
    assert not hasattr(type(enum), "__getattr__") and not hasattr(enum, "nothing")
    other = driver.CUmemAccess_flags
    assert other(3).CU_MEM_ACCESS_FLAGS_PROT_NONE is other(0) is vars(other)["CU_MEM_ACCESS_FLAGS_PROT_NONE"]


def test_an_enum_has_its_members_as_an_attribute_from_the_first_use_on(driver: Any) -> None:
    """All of them are made then: a second number that is none of the enum's needs no search."""
    enum = driver.CUfunc_cache  # of which nothing else is made here
    assert 99 not in enum and "CU_FUNC_CACHE_PREFER_L1" not in enum
    assert list(enum) == list(enum.__members__.values()) == [enum(number) for number in range(4)] and len(enum) == 4
    assert vars(enum)["__members__"] is enum.__members__
    base = enum.__mro__[1]
    assert base.__members__ == {} and len(base) == 0 and list(base) == [] and 5 not in base
    assert len(driver.CUctx_flags) == len(set(driver.CUctx_flags)) < len(driver.CUctx_flags.__members__)


def test_enums_cannot_be_changed(driver: Any) -> None:
    with pytest.raises(AttributeError):
        driver.CUresult.CUDA_SUCCESS = 5
    with pytest.raises(AttributeError, match="CUDA_SUCCESS"):
        del driver.CUresult.CUDA_SUCCESS
    with pytest.raises(AttributeError):
        driver.CUresult.CUDA_SUCCESS.value = 5
    with pytest.raises(AttributeError, match="CUDA_SUCCESS"):
        del driver.CUresult.CUDA_SUCCESS.name
    assert driver.CUresult.CUDA_SUCCESS.name == "CUDA_SUCCESS"


def test_the_members_of_an_enum_from_the_last_to_the_first(driver: Any) -> None:
    assert [*reversed(driver.CUmemorytype)] == [*driver.CUmemorytype][::-1]
    assert [*reversed(driver.CUmemLocationType)] == [*driver.CUmemLocationType][::-1]


@pytest.mark.parametrize("native", ["0", "1"])
@pytest.mark.parametrize("face", ["bindings", "checked"])
def test_members_are_read_and_set_often(face: str, native: str) -> None:
    """After many uses they are others: machine code, or parts of those of another face."""
    code = f"""
    from cuda_ctypes.{face} import driver
    kinds = driver.CUDA_TEXTURE_DESC, driver.CUlaunchConfig, driver.CUDA_MEMCPY3D, driver.CUgraphNodeParams
    for kind in kinds:
        names = [name for name in dir(kind) if not name.startswith(("_", "reserved")) and not callable(getattr(kind, name))]
        for _ in range(1100):
            made = kind()
            for name in names:
                content = getattr(made, name)
                if name != "addressMode":
                    setattr(made, name, content)
            if "addressMode" in names:
                made.addressMode = [driver.CUaddress_mode(1)] * 3
                assert [int(mode) for mode in made.addressMode] == [1, 1, 1]
    print(len(names))
    """
    assert int(output_of(code, CUDA_CTYPES_NATIVE=native)) > 5


# --- handles


def test_a_subclass_keeps_its_handles_to_itself(driver: Any) -> None:
    """Handles that C returns have the class in the prototype."""

    class Mine(driver.CUstream):  # type: ignore[misc]
        pass

    assert type(Mine.from_c(77)) is Mine
    assert type(driver.CUstream.from_c(77)) is driver.CUstream


def test_the_class_of_a_handle_whose_address_is_known_makes_handles_too(driver: Any) -> None:
    live = driver.CUstream(5)
    live.getPtr()
    for other in (type(live)(99), type(live)(init_value=99), type(live).from_c(99)):
        assert type(other) is driver.CUstream and repr(other) == repr(driver.CUstream(99))


def test_objects_kept_for_the_class_of_a_handle_are_found_when_its_address_is_known(
    driver: Any, recorder: Recorder
) -> None:
    """CuTe DSL looks up adapters of arguments by type, and they ask for the address."""
    live, other = driver.CUgraphNode(5), driver.CUgraphNode(5)
    ctypes.c_uint64.from_address(live.getPtr()).value = 77
    assert {driver.CUgraphNode: "adapter"}[type(live)] == {type(live): "adapter"}[driver.CUgraphNode] == "adapter"
    assert type(live) not in {driver.CUstream, int}
    for several in [other, other], [other, live], [live, other], [live, live]:  # equal classes, unequal conversions
        recorder.program("cuGraphAddEmptyNode")
        given = recorder.read(2, 16)
        driver.cuGraphAddEmptyNode(0, several, 2)
        assert recorder.result(given) == struct.pack("=2Q", *map(int, several))


def test_live_handles_and_others_are_the_arguments_of_kernels_in_any_order(driver: Any, recorder: Recorder) -> None:
    live, other = driver.CUdeviceptr(5), driver.CUdeviceptr(5)
    ctypes.c_uint64.from_address(live.getPtr()).value = 77
    for pointer in live, other, other, live, other, other, live:
        recorder.program("cuLaunchKernel")
        given = recorder.read(9, 8, 0, 0)
        assert driver.cuLaunchKernel(1, 1, 1, 1, 1, 1, 1, 0, 0, ((pointer,), (ctypes.c_uint64,)), 0) == (0,)
        assert recorder.result(given) == struct.pack("=Q", int(pointer))


@pytest.mark.parametrize(("name", "shown"), [("CUstream", "0x1234"), ("CUdeviceptr", "4660"), ("CUdevice", "4660")])
def test_a_handle_is_an_int_with_a_name(driver: Any, name: str, shown: str) -> None:
    cls = getattr(driver, name)
    handle = cls(0x1234)
    assert int(handle) == 0x1234 == handle and hash(handle) == hash(0x1234)
    assert name in repr(handle) and (shown in repr(handle) or hex(0x1234) in repr(handle)), repr(handle)
    for twin in (copy.copy(handle), copy.deepcopy(handle), pickle.loads(pickle.dumps(handle))):
        assert type(twin) is cls and twin == handle


def test_handles_have_no_order(driver: Any) -> None:
    """As in cuda.bindings. CuTe DSL takes any object that compares with 32-bit limits for a number, even a stream."""
    live = driver.CUstream(5)
    live.getPtr()
    for handle in driver.CUstream(5), live, driver.CUdevice(5):
        for unordered in (
            lambda: handle < 6,
            lambda: handle <= handle,
            lambda: handle > 4,
            lambda: 2147483647 >= handle,
            lambda: max(handle, 4),
        ):
            with pytest.raises(TypeError, match="order"):
                unordered()
        assert handle == 5 and int(handle) < 6


def test_the_other_operand_may_decide_a_comparison(driver: Any) -> None:
    class Everything:
        def __gt__(self, other: object) -> bool:
            return True

    assert driver.CUstream(5) < Everything()


def test_handles_of_a_programs_own_metaclass_have_addresses(driver: Any) -> None:
    class Mine(driver.CUstream, abc.ABC):  # type: ignore[misc]
        pass

    handle = Mine(5)
    ctypes.c_uint64.from_address(handle.getPtr()).value = 77
    assert int(handle) == 77 and isinstance(handle, Mine) and type(handle) == Mine  # noqa: E721 - as programs ask
    assert Mine(5) == 5


def test_the_memory_of_a_handle_is_its_value(driver: Any) -> None:
    for name, c_type in (("CUstream", ctypes.c_uint64), ("CUdevice", ctypes.c_int32), ("CUdeviceptr", ctypes.c_uint64)):
        cls = getattr(driver, name)
        handle = cls(5)
        memory = c_type.from_address(handle.getPtr())
        assert memory.value == 5 and handle.getPtr() == ctypes.addressof(memory)
        memory.value = 77
        assert int(handle) == 77 and handle == 77 and cls(handle) == 77, f"{name}: C's write is not visible"
        assert isinstance(handle, cls)
        twin = pickle.loads(pickle.dumps(handle))
        assert type(twin) is cls and twin == 77
        memory.value = 78
        assert twin == 77, "a copy follows the original"


def test_a_handle_that_another_thread_makes_live_has_its_number(driver: Any) -> None:
    """Or one whose ``getPtr()`` the exception of a signal handler has ended."""
    from cuda_ctypes._floor.types import live_handles, number_class

    handle = driver.CUstream(5)
    vars(handle)["_where"] = number_class(handle.code)(5), 0  # the first step
    assert int(handle) == 5 and driver.CUstream(handle) == 5 and repr(handle) == "<CUstream 0x5>"
    live_handles.make_live(handle)
    ctypes.c_uint64.from_address(handle.getPtr()).value = 77
    assert int(handle) == 77 and driver.CUstream(handle) == 77 and repr(handle) == "<CUstream 0x4d>"


def test_a_handle_made_with_ptr_is_a_view(driver: Any, recorder: Recorder) -> None:
    memory = ctypes.c_uint64(0xABCD)
    stream = driver.CUstream(_ptr=ctypes.addressof(memory))
    assert int(stream) == 0xABCD and stream.getPtr() == ctypes.addressof(memory)
    for value in (0xABCD, 0xDCBA):
        memory.value = value
        recorder.program()
        driver.cuStreamQuery(stream)
        assert recorder.calls()[0].unsigned(0) == value, "a live handle was passed with an old value"


def test_a_handle_that_moved_is_never_passed_with_an_old_value(driver: Any, recorder: Recorder) -> None:
    """If hashes collide, argument caches find a handle by identity, so a handle that became live must not be in them."""
    stream = driver.CUstream(0x10)
    driver.cuStreamQuery(stream)
    memory = ctypes.c_uint64.from_address(stream.getPtr())
    for power in range(3, 20):
        memory.value = 0x10 + (1 << power)
        recorder.program()
        driver.cuStreamQuery(stream)
        assert recorder.calls()[0].unsigned(0) == memory.value


def test_a_handle_that_moved_is_not_returned_for_its_old_value(driver: Any, recorder: Recorder) -> None:
    recorder.program()
    first = driver.cuCtxGetCurrent()[1]
    ctypes.c_uint64.from_address(first.getPtr()).value = int(first) + 1
    recorder.program()
    second = driver.cuCtxGetCurrent()[1]
    assert (
        second == first - 1
        and 1 - first < 1 - second
        and 2 + second + first == 3 + 2 * second
        and f"{first:x}" != f"{second:x}"
    )


def test_kernel_arguments_are_the_present_values_of_handles(driver: Any) -> None:
    pointer = driver.CUdeviceptr(5)
    ctypes.c_uint64.from_address(pointer.getPtr()).value = 77
    types = (ctypes.c_void_p,)
    node = driver.CUDA_KERNEL_NODE_PARAMS(kernelParams=((pointer,), types))
    assert ctypes.c_uint64.from_address(ctypes.c_uint64.from_address(node.kernelParams).value).value == 77


def test_kernels_get_the_address_of_the_wrapped_object(driver: Any) -> None:
    """They write through it."""
    memory = ctypes.c_uint64(77)
    for cls in (driver.CUstream, driver.CUdeviceptr, driver.CUsurfObject):
        wrapper = cls(_ptr=ctypes.addressof(memory))
        node = driver.CUDA_KERNEL_NODE_PARAMS(kernelParams=((wrapper,), (ctypes.c_void_p,)))
        passed = ctypes.c_uint64.from_address(ctypes.c_uint64.from_address(node.kernelParams).value).value
        assert passed == ctypes.addressof(memory)


@pytest.mark.parametrize(
    ("name", "value"),
    [("CUdevice", 1 << 31), ("CUdevice", -(1 << 31) - 1), ("CUstream", 1 << 64), ("CUstream", -1), ("CUdeviceptr", -1)],
)
def test_a_handle_refuses_numbers_out_of_range(driver: Any, name: str, value: int) -> None:
    with pytest.raises(OverflowError, match=name):
        getattr(driver, name)(value)


@pytest.mark.parametrize("value", ["5", b"5", "", [5], object()])
def test_text_and_other_objects_are_not_handles(driver: Any, value: object) -> None:
    with pytest.raises(TypeError):
        driver.CUstream(value)
    with pytest.raises(TypeError, match="hStream"):
        driver.cuStreamQuery(value)


def test_an_argument_that_does_not_fit_names_its_parameter(driver: Any) -> None:
    for call, name in (
        (lambda: driver.cuInit(1 << 32), "Flags"),
        (lambda: driver.cuInit(-1), "Flags"),
        (lambda: driver.cuDeviceGet(1 << 31), "ordinal"),
        (lambda: driver.cuMemAlloc(-1), "bytesize"),
        (lambda: driver.cuMemAlloc(1 << 64), "bytesize"),
        (lambda: driver.cuMemFree(-1), "dptr"),
    ):
        with pytest.raises(OverflowError, match=name):
            call()


class Index:
    """An integer like those of other libraries."""

    def __index__(self) -> int:
        return 5


def test_floats_are_cut_where_cuda_bindings_does_so_and_nowhere_else(recorded: Modules, recorder: Recorder) -> None:
    for major in MAJORS:
        bindings, checked = (recorded(f"{major}.{face}.driver") for face in ("bindings", "checked"))
        attribute = checked.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE
        for number in (3.7, Decimal("3.5")):
            for name, arguments, place in (
                ("cuMemAlloc", (number,), "bytesize"),
                ("cuStreamSynchronize", (number,), "hStream"),
                ("cuDeviceGetAttribute", (number, 0), "attrib"),
                ("cuDeviceGetAttribute", (attribute, number), "dev"),
                ("cuGraphAddEmptyNode", (5, [number], 1), "dependencies"),
                ("cuDeviceGetName", (number, 0), "length"),
            ):
                for _ in range(3):
                    with pytest.raises(TypeError, match=f"{place}.*(Decimal|float)"):
                        getattr(checked, name)(*arguments)
            for _ in range(3):
                recorder.program()
                for size in (5.0, 5, Decimal(5), Index()):
                    checked.cuMemAlloc(size)
                assert [call.unsigned(1) for call in recorder.calls()] == [5, 5, 5, 5]
            recorder.program()
            bindings.cuMemAlloc(number)
            (call,) = recorder.calls()
            assert call.unsigned(1) == 3


def test_mistakes_in_arguments_name_the_parameter_or_the_function(driver: Any) -> None:
    for call, words in (
        (lambda: driver.cuInit(), "cuInit.*Flags"),
        (lambda: driver.cuInit(0, 0), "cuInit"),
        (lambda: driver.cuInit(flags=0), "cuInit.*flags"),
        (lambda: driver.cuMemAlloc("16"), "bytesize"),
        (lambda: driver.cuMemcpyHtoD(0, [1, 2], 8), "srcHost"),
        (lambda: driver.cuMemcpyHtoD(0, "text", 4), "srcHost"),
        (lambda: driver.cuModuleGetFunction(0, 5), "name"),
        (lambda: driver.cuMemcpy2D({"srcHost": 0}), "pCopy.*CUDA_MEMCPY2D.*dict"),
        (lambda: driver.cuDeviceGetAttribute("MULTIPROCESSOR_COUNT", 0), "attrib"),
        (lambda: driver.cuGraphAddEmptyNode(0, 5, 1), "dependencies.*int"),
        (lambda: driver.cuMemAlloc([16]), "bytesize.*list"),
        (lambda: driver.cuDeviceGetAttribute([1], 0), "attrib.*list"),
        (lambda: driver.cuDeviceGetName([], 0), "length.*list"),
        (lambda: driver.cuTexRefSetMipmapLevelBias(0, "0"), "bias.*str"),
        (lambda: driver.cuLaunchHostFunc(0, "no function", 0), "fn"),
    ):
        with pytest.raises(TypeError, match=words) as caught:
            call()
        assert caught.value.__context__ is None or caught.value.__suppress_context__, "an exception of ours shows"


# --- structs


def test_a_struct_is_built_with_keywords(driver: Any) -> None:
    made = driver.CUDA_MEMCPY2D(WidthInBytes=64, Height=2, srcMemoryType=driver.CUmemorytype.CU_MEMORYTYPE_HOST)
    assert (made.WidthInBytes, made.Height, made.srcMemoryType) == (64, 2, driver.CUmemorytype.CU_MEMORYTYPE_HOST)
    assert made.dstPitch == 0
    assert "WidthInBytes : 64" in repr(made) and "CU_MEMORYTYPE_HOST" in repr(made)


@pytest.mark.parametrize("face", ["raw", "bindings"])
def test_a_misspelt_member_is_an_error(recorded: Modules, face: str) -> None:
    cls = recorded(f"cu13.{face}.driver").CUDA_MEMCPY2D
    with pytest.raises((TypeError, AttributeError), match="widthInBytes"):
        cls(widthInBytes=64)
    made = cls()
    with pytest.raises(AttributeError, match="widthInBytes"):
        made.widthInBytes = 64
    with pytest.raises(AttributeError, match="widthInBytes"):
        made.widthInBytes  # noqa: B018


def test_handles_that_are_made_often_are_those_of_the_beginning(driver: Any) -> None:
    """Machine code makes the later ones, where there is some."""
    cls = driver.CUmemGenericAllocationHandle
    for number in range(2000):
        made = cls(number)
        assert (type(made), int(made), made == cls(number)) == (cls, number, True)
        for wrong in (-1, 1 << 64):
            with pytest.raises(OverflowError):
                cls(wrong)
    derived = type("Derived", (cls,), {})
    assert type(derived(5)) is derived and derived(5) == 5


def test_a_member_that_is_used_often_counts_no_more(driver: Any) -> None:
    """Its uses bring machine code where there is some; the first ones and the later ones do the same."""
    from cuda_ctypes._floor.types.member import MANY, CountedMember

    cls: Any = driver.CUDA_MEMCPY2D
    copy, home = cls(), next(base for base in cls.__mro__ if "srcXInBytes" in vars(base))
    assert type(vars(home)["srcXInBytes"]) is CountedMember, "it counts from the beginning"
    for number in range(MANY + 2):
        copy.srcXInBytes = number
        assert copy.srcXInBytes == number
        with pytest.raises((TypeError, OverflowError)):
            copy.srcY = -1
        assert (copy.srcMemoryType, int(copy.srcArray)) == (0, 0)
    counting = [name for name, member in vars(home).items() if type(member) is CountedMember]
    assert not counting, "the members of a struct stop together"
    with pytest.raises(AttributeError):
        del copy.srcXInBytes


def test_a_member_refuses_values_out_of_range(driver: Any) -> None:
    made = driver.CUDA_ARRAY_DESCRIPTOR()
    with pytest.raises(OverflowError, match="NumChannels"):
        made.NumChannels = 1 << 32
    with pytest.raises(OverflowError, match="Width"):
        made.Width = -1
    with pytest.raises(TypeError, match="Width"):
        made.Width = "wide"
    assert made == driver.CUDA_ARRAY_DESCRIPTOR(), "a refused value was stored"


@pytest.mark.parametrize("face", ["raw", "bindings"])
def test_structs_compare_by_content(recorded: Modules, face: str) -> None:
    module = recorded(f"cu13.{face}.driver")
    one, two = module.CUDA_ARRAY_DESCRIPTOR(Width=3, Height=4), module.CUDA_ARRAY_DESCRIPTOR(Height=4, Width=3)
    assert one == two and [one] == [two]
    two.Width = 5
    assert one != two
    assert one != module.CUDA_MEMCPY2D() and one != 3


@pytest.mark.parametrize("face", ["raw", "bindings", "checked"])
def test_structs_are_keys_that_may_change(recorded: Modules, face: str) -> None:
    module = recorded(f"cu13.{face}.driver")
    uuid, params = module.CUuuid(), module.CUDA_ARRAY_DESCRIPTOR(Width=3)
    found = {uuid: "a GPU", params: "an array"}
    params.Width = 5
    assert found[uuid] == "a GPU" and found[params] == "an array"


@pytest.mark.parametrize("face", ["raw", "bindings"])
def test_copies_are_equal_and_independent(recorded: Modules, face: str) -> None:
    original = recorded(f"cu13.{face}.driver").CUDA_ARRAY_DESCRIPTOR(Width=3)
    for twin in (copy.copy(original), copy.deepcopy(original), pickle.loads(pickle.dumps(original))):
        assert type(twin) is type(original) and twin == original
        twin.Width = 9
        assert original.Width == 3, "a copy shares the original's memory"


@pytest.mark.parametrize("face", ["raw", "bindings"])
def test_structs_with_addresses_cannot_be_pickled(recorded: Modules, face: str) -> None:
    module = recorded(f"cu13.{face}.driver")
    for name in ("CUDA_MEMCPY2D", "CUDA_KERNEL_NODE_PARAMS", "CUlaunchConfig"):
        with pytest.raises(TypeError, match=f"{name}.* holds addresses of this process and cannot be pickled"):
            pickle.dumps(getattr(module, name)())
        assert copy.copy(getattr(module, name)()) == getattr(module, name)()


def test_ipc_handles_travel_to_another_process(driver: Any) -> None:
    content = bytes(range(64))  # a NUL comes first, at which text would end
    for name in ("CUipcMemHandle", "CUipcEventHandle"):
        handle = getattr(driver, name)(reserved=content)
        assert handle.reserved == content
        assert pickle.loads(pickle.dumps(handle)).reserved == content
        with pytest.raises(ValueError, match="reserved"):
            handle.reserved = content[:-1]


def test_a_struct_made_with_ptr_is_a_view(driver: Any) -> None:
    original = driver.CUDA_ARRAY_DESCRIPTOR(Width=3)
    view = driver.CUDA_ARRAY_DESCRIPTOR(_ptr=original.getPtr())
    view.Width = 4
    assert original.Width == 4 and view.getPtr() == original.getPtr()
    assert driver.CUDA_ARRAY_DESCRIPTOR(_ptr=driver.CUdeviceptr(view.getPtr())).Width == 4, "the address as a handle"


@pytest.mark.parametrize("name", ["CUstream", "CUcontext", "CUdeviceptr"])
def test_a_derived_handle_may_call_the_init_above(driver: Any, name: str) -> None:
    cls = getattr(driver, name)

    class Mine(cls):  # type: ignore[misc, valid-type]
        def __init__(self, number: int) -> None:
            super().__init__(number)
            self.number = number

    assert int(Mine(5)) == Mine(5).number == 5 and int(cls(init_value=6)) == 6


def test_a_stream_of_another_library_is_no_size_and_no_other_handle(driver: Any) -> None:
    class Other:
        def __cuda_stream__(self) -> tuple[int, int]:
            return 0, 0xABC0

    config = driver.CUlaunchConfig(hStream=Other())
    assert int(config.hStream) == 0xABC0
    for call in (
        lambda: driver.cuMemFree(Other()),
        lambda: driver.cuEventRecord(Other(), 5),
        lambda: driver.cuMemsetD8(4096, 0, Other()),
        lambda: setattr(config, "gridDimX", Other()),
    ):
        with pytest.raises(TypeError, match="an integer is required, got Other"):
            call()


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_a_float_without_an_int_is_one_error_that_names_the_parameter(driver: Any, value: float) -> None:
    for name, call in {
        "bytesize: ": lambda: driver.cuMemAlloc(value),
        "srcXInBytes: ": lambda: setattr(driver.CUDA_MEMCPY3D(), "srcXInBytes", value),
        "": lambda: driver.CUstream(value),
    }.items():
        with pytest.raises((ValueError, OverflowError), match=f"^{name}cannot convert float") as caught:
            call()
        assert caught.value.__suppress_context__ or caught.value.__context__ is None


def test_an_object_with_a_handle_is_told_apart_from_it(driver: Any) -> None:
    class Buffer:
        handle = 4096

    with pytest.raises(TypeError, match="dstDevice: an integer is required, got Buffer, not its handle"):
        driver.cuMemsetD8(Buffer(), 0, 1)


def test_a_member_given_without_its_name_is_no_address(driver: Any) -> None:
    with pytest.raises(ValueError, match=r"64 is not an address.* by name: CUDA_ARRAY_DESCRIPTOR\(Width=\.\.\.\)"):
        driver.CUDA_ARRAY_DESCRIPTOR(64)
    for given in ((64, 64), "64", 6.5):
        with pytest.raises(TypeError, match=r"integer.* by name: CUDA_ARRAY_DESCRIPTOR\(Width=\.\.\.\)"):
            driver.CUDA_ARRAY_DESCRIPTOR(given)
    with pytest.raises(TypeError, match="takes from 1 to 2 positional arguments"):
        driver.CUDA_ARRAY_DESCRIPTOR(64, 64)
    with pytest.raises(ValueError, match="5 is not an address"):
        driver.CUstream(_ptr=5)


@pytest.mark.parametrize(("major", "alignment"), [("cu12", 64), ("cu13", 128)])
@pytest.mark.parametrize("face", ["raw", "bindings"])
def test_every_tensor_map_is_aligned(recorded: Modules, major: str, alignment: int, face: str) -> None:
    cls = recorded(f"{major}.{face}.driver").CUtensorMap
    aligned_array = importlib.import_module("cuda_ctypes._floor.types.records").aligned_array
    assert ctypes.sizeof(cls) == 128
    made = []
    for number in range(1000):
        made.append(cls(opaque=[number] * 16) if face == "bindings" else cls())
        made.append(bytearray(number % 200))  # so that the next one gets another address
    maps = made[::2]
    maps += [copy.copy(item) for item in maps[:100]] + [copy.deepcopy(item) for item in maps[:100]]
    maps += [pickle.loads(pickle.dumps(item)) for item in maps[:100]]
    maps += [item for length in range(1, 10) for item in aligned_array(cls, length)]
    wrong = [item for item in maps if ctypes.addressof(item) % alignment]
    assert not wrong, f"{len(wrong)} of {len(maps)} are not at a multiple of {alignment}"
    if face == "bindings":
        assert all(list(maps[number].opaque) == [number] * 16 for number in range(1000)), "two share memory"


@pytest.mark.parametrize("face", ["raw", "bindings", "checked"])
def test_aligned_structs_are_made_many_at_a_time(recorded: Modules, face: str) -> None:
    cls = recorded(f"cu13.{face}.driver").CUtensorMap
    made = importlib.import_module("cuda_ctypes._floor.types.records")._aligned
    cls()
    before = len(made[cls])
    assert type(cls()) is cls and len(made[cls]) == (before or 32) - 1


def test_subclasses_of_aligned_structs_are_freed(driver: Any) -> None:
    if sys.version_info[:2] == (3, 13) and not getattr(sys, "_is_gil_enabled", lambda: True)():
        pytest.skip("3.13 without the GIL keeps all classes after a second thread has run")
    for base in (driver.CUtensorMap, driver.CUDA_MEMCPY2D):
        made: Any = type("Derived", (base,), {})
        assert type(made()) is made
        alive = weakref.ref(made)
        del made
        gc.collect()
        assert alive() is None


def test_a_tensor_map_from_the_driver_is_aligned(driver: Any, recorder: Recorder) -> None:
    kinds = driver.CUtensorMapDataType, driver.CUtensorMapInterleave, driver.CUtensorMapSwizzle
    more = driver.CUtensorMapL2promotion, driver.CUtensorMapFloatOOBfill
    first, *others = [next(iter(kind)) for kind in (*kinds, *more)]
    for _ in range(50):
        status, made = driver.cuTensorMapEncodeTiled(first, 2, 1 << 12, [64, 64], [256], [8, 8], [1, 1], *others)
        assert status == 0 and made.getPtr() % 64 == 0 and isinstance(made, driver.CUtensorMap)


def test_structs_in_an_array_of_a_struct_outlive_the_name_of_the_whole() -> None:
    """So does what they point to."""
    runtime: Any = importlib.import_module("cuda_ctypes.bindings.runtime")
    frame, target = runtime.cudaEglFrame(), bytearray(8)
    frame.planeDesc[1].width, frame.frame.pPitch[1].pitch = 7, 9
    frame.frame.pPitch[2].ptr = target
    planes, pointers = frame.planeDesc, frame.frame.pPitch
    assert len(planes) == len(pointers) == 3 and frame.frame.pPitch[2].ptr == pointers[2].ptr
    del frame
    gc.collect()
    assert (planes[1].width, planes[2].width, pointers[1].pitch) == (7, 0, 9)
    if sys.implementation.name != "pypy":  # PyPy does not lock the buffer
        with pytest.raises(BufferError):
            target.extend(b"more")


def test_parts_of_a_struct_outlive_the_name_of_the_whole(driver: Any) -> None:
    whole = driver.CUmemPoolProps()
    part = whole.location
    part.id = 7
    assert whole.location.id == 7, "a nested struct is not a view"
    del whole
    collect()
    rubbish = [driver.CUmemPoolProps() for _ in range(100)]
    assert part.id == 7 and rubbish

    config = driver.CUlaunchConfig(hStream=0x55)
    stream = config.hStream
    ctypes.c_uint64.from_address(stream.getPtr()).value = 0x66
    assert config.hStream == 0x66, "a handle in a struct is not a view"
    del config
    collect()
    rubbish = [driver.CUlaunchConfig() for _ in range(100)]
    assert stream == 0x66


class Buffer(bytearray):
    """A bytearray that supports weak references."""


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy may copy memory to read only")
def test_a_member_has_the_address_of_all_memory_in_one_piece(driver: Any) -> None:
    class Inline(ctypes.Structure):
        _fields_ = [("number", ctypes.c_int)]

    content = b"content"
    address = id(content) + bytes.__basicsize__ - 1
    made, of_ctypes = driver.CUDA_MEMCPY2D(), (Inline * 3)()
    for memory, expected in (
        (of_ctypes, ctypes.addressof(of_ctypes)),
        ((ctypes.c_int * 0)(), None),
        (content, address),
        (memoryview(content), address),
        (memoryview(content)[3:], address + 3),
        (memoryview(b""), None),
        (bytearray(), None),
    ):
        made.srcHost = memory
        assert expected in (None, made.srcHost), memory
    with pytest.raises(BufferError, match="not contiguous"):
        made.srcHost = memoryview(content)[::2]
    made.srcHost = memoryview(bytearray(content))
    assert ctypes.string_at(made.srcHost, 7) == content


def test_targets_of_a_struct_live_as_long_as_the_struct(driver: Any) -> None:
    buffer = Buffer(b"content")
    watched = weakref.ref(buffer)
    made = driver.CUDA_MEMCPY2D(srcHost=buffer)
    twin = copy.copy(made)
    del buffer, made
    collect()
    assert watched() is not None, "a copy of a struct does not keep its buffer"
    assert ctypes.string_at(twin.srcHost, 7) == b"content"
    twin.srcHost = 0
    collect()
    assert watched() is None, "a buffer is kept although no pointer leads to it"


def linker(driver: Any, recorder: Recorder, handle: int) -> Any:
    """Make a linker with this handle. Returns a check whether its log is still alive."""
    recorder.program("cuLinkCreate_v2")
    recorder.write(3, handle.to_bytes(8, "little"))
    log = Buffer(8)
    status, state = driver.cuLinkCreate(1, [driver.CUjit_option.CU_JIT_INFO_LOG_BUFFER], [log])
    assert status == 0 and state == handle
    return weakref.ref(log)


def test_the_log_of_a_linker_lives_until_it_is_destroyed(driver: Any, recorder: Recorder) -> None:
    watched = linker(driver, recorder, 0x5670)
    recorder.program(status=400)
    assert driver.cuLinkDestroy(0x5670) == (400,)
    for wrong in ("x", b"x", [1]):
        with pytest.raises(TypeError, match="state"):
            driver.cuLinkDestroy(wrong)
    collect()
    assert watched() is not None, "the log is gone, and the linker is not"
    recorder.program()
    assert driver.cuLinkDestroy(0x5670) == (0,)
    collect()
    assert watched() is None


def test_a_linker_that_gets_the_number_of_one_being_destroyed_keeps_its_log(
    driver: Any, recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another thread may reuse the handle as soon as C has released it."""
    made = []
    python_function = importlib.import_module("cuda_ctypes._floor.calls.python_function")
    written: list[Any] = []
    write = python_function.written

    def noted(*arguments: Any) -> Any:
        written.append(write(*arguments))
        return written[-1]

    monkeypatch.setattr(python_function, "written", noted)
    assert driver.cuLinkDestroy
    del driver.cuLinkDestroy  # after its first call, a function has no Python body to patch
    destroy = driver.cuLinkDestroy
    assert destroy(1) == destroy(state=1) == (0,)
    function = written[-1] if written else destroy
    call = function.__closure__[function.__code__.co_freevars.index("_call")]
    exported = call.cell_contents

    def in_c(state: Any) -> int:
        code = int(exported(state))
        made.append(linker(driver, recorder, 0x5680))
        return code

    linker(driver, recorder, 0x5680)
    with monkeypatch.context() as during:
        during.setattr(call, "cell_contents", in_c)
        assert function(0x5680) == (0,)
    collect()
    assert made[0]() is not None, "the log of the new linker is gone"
    assert destroy(0x5680) == (0,)


def test_lists_that_were_set_live_as_long_as_the_struct(driver: Any) -> None:
    attribute = driver.CUlaunchAttribute(id=driver.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_PRIORITY)
    attribute.value.priority = -3
    config = driver.CUlaunchConfig(attrs=[attribute] * 3, numAttrs=3)
    address = ctypes.c_void_p.from_address(config.getPtr() + type(config)._raw_class.attrs.offset).value
    del attribute
    collect()
    rubbish = [driver.CUlaunchAttribute() for _ in range(100)]
    in_c = driver.CUlaunchAttribute(_ptr=address)
    assert in_c.value.priority == -3 and rubbish
    assert [item.value.priority for item in config.attrs] == [-3] * 3


def test_values_set_through_a_part_live_as_long_as_the_whole(driver: Any) -> None:
    buffer = Buffer(b"content")
    watched = weakref.ref(buffer)
    whole = driver.CUDA_RESOURCE_VIEW_DESC() and driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC()
    whole.handle.win32.name = buffer
    del buffer
    collect()
    assert watched() is not None, "the part's buffer died with the view of the part"
    assert ctypes.string_at(whole.handle.win32.name, 7) == b"content"
    del whole
    collect()
    assert watched() is None


def test_values_set_through_a_part_of_a_union_live_as_long_as_the_whole(driver: Any) -> None:
    buffer = Buffer(b"content")
    watched = weakref.ref(buffer)
    whole = driver.CUgraphNodeParams()
    whole.memcpy.copyParams.srcHost = buffer
    twin = copy.copy(whole)
    del buffer
    whole.memcpy.copyParams.srcHost = 0
    collect()
    assert watched() is not None, "a copy's buffer died when the original let it go"
    twin.memcpy.copyParams.srcHost = 0
    collect()
    assert watched() is None


def test_targets_of_a_lists_elements_live_as_long_as_the_struct(driver: Any) -> None:
    buffer = Buffer(b"content")
    watched = weakref.ref(buffer)
    attribute = driver.CUlaunchAttribute()
    attribute.value.accessPolicyWindow.base_ptr = buffer
    config = driver.CUlaunchConfig(attrs=[attribute])
    del attribute, buffer
    collect()
    assert watched() is not None
    config.attrs = []
    collect()
    assert watched() is None


@pytest.mark.parametrize(
    "make",
    [
        lambda: b"0123456789abcdef",
        lambda: bytearray(b"0123456789abcdef"),
        lambda: memoryview(b"0123456789abcdef"),
        lambda: memoryview(bytearray(b"0123456789abcdef")).toreadonly(),
        lambda: array("B", b"0123456789abcdef"),
        lambda: (ctypes.c_char * 16).from_buffer_copy(b"0123456789abcdef"),
    ],
    ids=["bytes", "bytearray", "memoryview", "read-only memoryview", "array", "ctypes array"],
)
def test_every_buffer_arrives(driver: Any, recorder: Recorder, make: Callable[[], Any]) -> None:
    for call in (driver.cuMemcpyHtoD, driver.cuMemcpyHtoDAsync):
        recorder.program()
        number = recorder.read(1, 16)
        call(0, make(), 16, *([0] if call is driver.cuMemcpyHtoDAsync else []))
        assert recorder.result(number) == b"0123456789abcdef"


class Scalar(ctypes.Structure):
    """A number that is also a buffer, like NumPy's scalars and zero-dimensional arrays."""

    _fields_ = [("content", ctypes.c_double)]

    def __int__(self) -> int:
        return int(self.content)

    def __float__(self) -> float:
        return float(self.content)

    def __eq__(self, other: object) -> bool:
        return bool(self.content == other)


class OfOne(Scalar):
    """A buffer that ``int`` accepts, like NumPy's arrays of one element."""

    ndim = 1


class Pointer:
    """A pointer like CuPy's."""

    def __int__(self) -> int:
        return 4096


@pytest.mark.parametrize("face", ["bindings", "checked"])
def test_a_number_is_an_address_although_it_has_a_buffer(recorded: Modules, recorder: Recorder, face: str) -> None:
    driver = recorded(f"cu13.{face}.driver")
    struct = driver.CUDA_MEMCPY3D()
    reals = (Scalar(4096), 4096.0, Decimal(4096))
    for value in (Pointer(), *(reals if face == "bindings" else ())):
        for call in (driver.cuMemcpyHtoD, lambda to, host, size: driver.cuMemcpyDtoH(host, to, size)):
            recorder.program()
            call(1, value, 8)
            assert 4096 in [recorder.calls()[0].unsigned(index) for index in range(2)]
        struct.srcHost = struct.dstHost = value
        assert struct.srcHost == struct.dstHost == 4096
        assert driver.cuMemFree(value) in (None, (0,))
    for memory in (OfOne(4096), *([Scalar(1.5)] if face == "checked" else [])):
        recorder.program()
        driver.cuMemcpyHtoD(1, memory, 8)
        assert recorder.calls()[0].unsigned(1) == ctypes.addressof(memory)
    for value in (
        1.5,
        Decimal("1.5"),
        -1.0,
        float("inf"),
        float("nan"),
        *([Scalar(1.5)] if face == "bindings" else []),
    ):
        with pytest.raises(TypeError, match="srcHost"):
            driver.cuMemcpyHtoD(1, value, 8)
        with pytest.raises(TypeError, match="srcHost"):
            struct.srcHost = value


def test_a_plain_number_is_refused_where_c_writes_a_handle(driver: Any, recorder: Recorder) -> None:
    """It is not truncated to 64 bits."""
    for number in (-1, 1 << 64, (1 << 64) + 5):
        with pytest.raises(OverflowError, match="conn"):
            driver.cuEGLStreamConsumerDisconnect(number)
    with pytest.raises(TypeError, match="conn"):
        driver.cuEGLStreamConsumerDisconnect(7.5)
    assert not recorder.calls()


def test_elements_of_lists_are_whole_and_of_their_kind(driver: Any, recorder: Recorder) -> None:
    for call, name in (
        (lambda: driver.cuPointerGetAttributes(1, [driver.CUstream(3)], 5), "attributes"),
        (lambda: driver.cuGraphAddEmptyNode(1, [2.5], 1), "dependencies"),
        (lambda: driver.cuMemcpyBatchAsync([1], [1], [Decimal("2.5")], 1, [], [], 0, 0), "sizes"),
    ):
        with pytest.raises(TypeError, match=name):
            call()
    assert not recorder.calls()


def test_a_kernel_gets_only_what_its_types_hold(driver: Any, recorder: Recorder) -> None:
    def arrived(value: Any, c_type: Any) -> bytes | None:
        recorder.program()
        number = recorder.read(9, ctypes.sizeof(c_type), 0, 0)
        driver.cuLaunchKernel(1, 1, 1, 1, 1, 1, 1, 0, 0, ((value,), (c_type,)), 0)
        return recorder.result(number)

    fitting: tuple[tuple[Any, Any, bytes], ...] = (
        (Scalar(4096), ctypes.c_void_p, (4096).to_bytes(8, "little")),
        (ctypes.c_int(1), ctypes.c_bool, b"\1"),
        (ctypes.c_int(0), ctypes.c_bool, b"\0"),
        (bytearray(b"x"), ctypes.c_char, b"x"),
        ("x", ctypes.c_wchar, b"x\0\0\0"[: ctypes.sizeof(ctypes.c_wchar)]),
    )
    for value, c_type, want in fitting:
        assert arrived(value, c_type) == want
    others: tuple[tuple[Any, Any], ...] = (
        (Scalar(1.5), ctypes.c_void_p),
        (Scalar(1.5), ctypes.c_int),
        (Decimal("1.5"), ctypes.c_uint),
        (bytearray(b"7"), ctypes.c_float),
        (7, ctypes.c_wchar),
        (b"xy", ctypes.c_char),
    )
    for value, c_type in others:
        with pytest.raises(TypeError, match="kernelParams"):
            arrived(value, c_type)


def test_text_of_an_attribute_is_as_long_as_its_bytes(driver: Any, recorder: Recorder) -> None:
    recorder.program()
    size = recorder.read(2, 8)
    driver.cuCoredumpSetAttribute(driver.CUcoredumpSettings.CU_COREDUMP_FILE, "\N{LATIN SMALL LETTER E WITH ACUTE}")
    assert recorder.result(size) == (2).to_bytes(8, "little")


SHORT: tuple[Callable[[], Any], ...] = (
    lambda: bytearray(3),
    lambda: memoryview(bytearray(8))[5:],
    lambda: array("B", b"abc"),
    lambda: (ctypes.c_char * 3)(),
    lambda: ctypes.c_double(1),
)


@pytest.mark.parametrize("calls_before", range(3))
def test_checked_refuses_a_buffer_that_is_too_short(recorded: Modules, recorder: Recorder, calls_before: int) -> None:
    driver = recorded("cu13.checked.driver")
    copies: tuple[Callable[[Any, int], Any], ...] = (
        lambda host, size: driver.cuMemcpyHtoD(7, host, size),
        lambda host, size: driver.cuMemcpyHtoDAsync(7, host, size, 0),
        lambda host, size: driver.cuMemcpyHtoA(7, 0, host, size),
        lambda host, size: driver.cuMemcpyDtoH(host, 7, size),
        lambda host, size: driver.cuMemcpyAtoHAsync(host, 7, 0, size, 0),
    )
    for position, call in enumerate(copies):
        for _ in range(calls_before):
            call(1 << 20, 12)
        recorder.program()
        for make in (*SHORT, *([lambda: b"abc", lambda: bytes(10)] if position < 3 else [])):
            with pytest.raises(ValueError, match=r"Host: 12 bytes are required, got a \w+ of (3|8|10)"):
                call(make(), 12)
            for size in (
                ctypes.c_size_t(12),
                ctypes.c_void_p(12),
                driver.CUdeviceptr(12),
            ):  # the call itself takes them
                with pytest.raises(ValueError, match="Host: 12 bytes are required"):
                    call(make(), size)  # type: ignore[arg-type]
        assert not recorder.calls(), "C was called"
        for host in (bytearray(12), bytearray(13), 1 << 20, None):
            call(host, 12)
        assert len(recorder.calls()) == 4
        if position < 3:
            call(bytes(12), 12), call(bytes(13), 12), call(bytes(11), 12)  # bytes end in a 0
            assert len(recorder.calls()) == 7
        with pytest.raises(TypeError, match="ByteCount: an integer is required, got str"):
            call(bytearray(3), "12")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="data: 5 bytes are required, got a bytes of 3"):
        driver.cuLinkAddData(0, driver.CUjitInputType.CU_JIT_INPUT_PTX, b"abc", 5, "name", 0, [], [])


@pytest.mark.parametrize("given", [{"Flags": 0}, {}], ids=["by keyword", "by position"])
def test_an_output_that_c_does_not_write_is_zero(driver: Any, recorder: Recorder, given: dict[str, int]) -> None:
    """The output of an earlier call never shows, even if that call failed."""
    for status in (0, 1, 0, 1):
        recorder.program("cuEventCreate", status)
        recorder.write(0, (77).to_bytes(8, "little"))
        code, event = driver.cuEventCreate(*(() if given else (0,)), **given)
        assert (int(code), event) == ((status, None) if status else (0, 77))
        recorder.program()
        assert driver.cuEventCreate(*(() if given else (0,)), **given)[1] == 0


@pytest.mark.parametrize("face", ["bindings", "checked"])
def test_the_repr_of_a_union_does_not_follow_invalid_addresses(recorded: Modules, face: str) -> None:
    """A kernel node stores its grid where other nodes store a list's address and length."""
    driver = recorded(f"cu13.{face}.driver")
    node = driver.CUgraphNodeParams()
    kernel = node.kernel
    kernel.gridDimX, kernel.gridDimY, kernel.gridDimZ, kernel.blockDimX, kernel.blockDimY = 4, 1, 1, 256, 1
    assert "gridDimX : 4" in repr(node) and "phGraph_out : 0x10000000001" in repr(node)
    batch = driver.CUgraphNodeParams().memcpyBatch
    batch.attrs = [driver.CUmemcpyAttributes()]
    assert "attrs : [srcAccessOrder" in repr(batch)


def test_lists_of_one_length_are_set_together_or_not_at_all(recorded: Modules) -> None:
    driver = recorded("cu13.bindings.driver")
    params = driver.CUDA_MEMCPY_BATCH_NODE_PARAMS()
    params.set_dsts_srcs([1], [2])
    for dsts, srcs, error, words in (
        ([1, 2], [3, "x"], TypeError, "srcs: an integer is required, got str"),
        ([1, 2], [3], ValueError, "dsts and srcs must all have the same length"),
        (5, [3], TypeError, "dsts"),
    ):
        with pytest.raises(error, match=words):
            params.set_dsts_srcs(dsts, srcs)
        assert (params.count, params.dsts, params.srcs) == (1, [1], [2])


def test_mistakes_in_structs_and_kernel_parameters_name_the_place(driver: Any) -> None:
    launch = lambda *parameters: driver.cuLaunchKernel(1, 1, 1, 1, 1, 1, 1, 0, 0, parameters, 0)  # noqa: E731
    for call, words in (
        (lambda: driver.CUuuid(bytes="0123456789abcdef"), "bytes: 16 bytes are required, got str"),
        (lambda: driver.CUDA_MEMCPY3D(widthInBytes=3), "no member 'widthInBytes'; did you mean 'WidthInBytes'"),
        (lambda: driver.CUuuid(bytes=16), "bytes: 16 bytes are required, got int"),
        (lambda: driver.CUDA_MEMCPY2D(srcMemoryType="host"), "srcMemoryType.*got str"),
        (lambda: driver.cuModuleLoadData("a kernel as text"), "image.*got str.*encode"),
        (lambda: launch((1, "two"), (ctypes.c_int, ctypes.c_int)), "kernelParams.*position 1.*got str"),
        (
            lambda: launch((1, 2.5), (ctypes.c_int, ctypes.c_int)),
            "kernelParams.*position 1: an integer is required, got float",
        ),
        (lambda: launch((1,), (ctypes.c_int, ctypes.c_int)), "kernelParams: 1 values but 2 types"),
        (lambda: launch((1,), (int,)), "kernelParams.*<class 'int'> at position 0"),
    ):
        with pytest.raises(TypeError, match=words):
            call()
    with pytest.raises(OverflowError, match="kernelParams: value 1099511627776 at position 1 does not fit c_int"):
        launch((1, 1 << 40), (ctypes.c_int, ctypes.c_int))
    with pytest.raises(AttributeError, match="did you mean 'CUresult.CUDA_SUCCESS'"):
        getattr(driver, "CUDA_SUCCESS")  # noqa: B009


# --- errors


def test_an_error_says_what_failed_and_what_to_do(recorded: Modules, recorder: Recorder) -> None:
    for major in MAJORS:
        driver = recorded(f"{major}.checked.driver")
        recorder.program(None, 2)
        with pytest.raises(driver.CudaErrorOutOfMemory) as caught:
            driver.cuMemAlloc(64)
        error = caught.value
        assert isinstance(error, driver.CudaError)
        assert error.status is driver.CUresult.CUDA_ERROR_OUT_OF_MEMORY and error.function == "cuMemAlloc"
        message = str(error)
        assert message.startswith("cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY (2): ") and len(message) > 80, message
        twin = pickle.loads(pickle.dumps(error))
        assert type(twin) is type(error) and str(twin) == message and twin.status is error.status


def test_an_exception_class_is_found_by_its_module_and_name(recorded: Modules, recorder: Recorder) -> None:
    recorder.program(None, 700)
    with pytest.raises(recorded("errors").CudaError) as caught:
        recorded("cu13.checked.driver").cuInit(0)
    assert pickle.loads(pickle.dumps(caught.type)) is caught.type
    assert getattr(recorded("errors"), "CudaErrorIllegalAddress") is caught.type
    assert not hasattr(recorded("errors"), "CudaErrorOfNoKind")


def test_completion_knows_the_exception_classes_and_no_helper(recorded: Modules) -> None:
    errors = recorded("errors")
    names = [name for name in dir(errors) if name[0] != "_"]
    assert {"CudaError", "CudaErrorOutOfMemory", "NvrtcErrorCompilation", "NcclSystemError", "error_class"} <= {*names}
    assert not {"Any", "TYPE_CHECKING", "annotations"} & {*names}
    assert all(issubclass(getattr(errors, name), Exception) for name in names if name[0].isupper())


def test_a_library_without_statuses_has_no_exceptions(recorded: Modules) -> None:
    class Table:
        settings: dict[str, str] = {}

    assert recorded("errors").error_names(Table()) == {}


def test_a_c_pointer_is_not_a_list(recorded: Modules) -> None:
    """Iteration over it would run beyond its target and never end."""
    pointer = ctypes.pointer(ctypes.c_uint(3))
    with pytest.raises(TypeError, match="opaque: a list is required, got LP_c_uint"):
        recorded("bindings.driver").CUtensorMap().opaque = pointer
    with pytest.raises((TypeError, ValueError)):
        recorded("bindings.nvml").ProcessInfo_v2(2).pid = pointer


@pytest.mark.parametrize("name", ["raw.driver", "cu12.raw.driver", "raw.nvml"])
def test_raw_functions_are_copied_and_pickled_by_their_names(recorded: Modules, name: str) -> None:
    module = recorded(name)
    function = module.nvmlInit if name == "raw.nvml" else module.cuMemAlloc
    for twin in (copy.copy(function), copy.deepcopy(function), pickle.loads(pickle.dumps(function))):
        assert twin is function


def test_an_empty_buffer_has_an_address(recorded: Modules) -> None:
    from_python = recorded("_floor.types.arguments").address
    for value in (bytearray(), memoryview(b""), array("d"), memoryview(bytearray(8))[8:], (ctypes.c_int * 0)()):
        assert from_python(value, "host")[0], f"{value!r} is NULL"


def test_pickled_values_are_kept_where_the_default_major_lacks_them(tmp_path: Path) -> None:
    file = str(tmp_path / "pickled")
    code = f"""
        import pickle
        from cuda_ctypes.bindings import driver
        last = list(driver.CUdevice_attribute)[-2]
        print(int(last))
        pickle.dump([last, driver.CUresult(2), driver.CUstream(3)], open({file!r}, "wb"))
    """
    number = output_of(code)
    code = f"import pickle; print(*map(int, pickle.load(open({file!r}, 'rb'))))"
    assert output_of(code) == output_of(code, CUDA_CTYPES_API="12") == f"{number} 2 3"


@pytest.mark.parametrize("name", ["CudaErrorOutOfMemory", "CudaErrorMemoryAllocation", "NvrtcErrorCompilation"])
def test_error_classes_are_found_where_nothing_made_them(name: str) -> None:
    """For example in another process, which received a pickled error."""
    assert output_of(f"from cuda_ctypes import errors; print(errors.{name}.__name__)") == name


def test_both_majors_raise_the_same_classes(recorded: Modules) -> None:
    old, new, errors = recorded("cu12.checked.driver"), recorded("cu13.checked.driver"), recorded("errors")
    assert old.CudaError is new.CudaError is errors.CudaError
    for member in old.CUresult:
        if member:
            name = errors.subclass_name(member.name)
            assert getattr(old, name) is getattr(new, name), f"{name} differs"
            assert issubclass(getattr(new, name), new.CudaError)


def test_not_ready_is_a_result_of_a_query(recorded: Modules, recorder: Recorder) -> None:
    for major in MAJORS:
        driver = recorded(f"{major}.checked.driver")
        for query in (driver.cuStreamQuery, driver.cuEventQuery):
            recorder.program()
            assert query(5) is True
            recorder.program(None, 600)
            assert query(5) is False
            recorder.program(None, 700)
            with pytest.raises(driver.CudaErrorIllegalAddress):
                query(5)
        recorder.program(None, 600)
        with pytest.raises(driver.CudaErrorNotReady):  # from a function other than a query it is an error
            driver.cuEventElapsedTime(1, 2)


def test_a_status_that_no_release_knows_is_an_error_with_its_number(recorded: Modules, recorder: Recorder) -> None:
    driver = recorded("cu13.checked.driver")
    recorder.program(None, 4321)
    with pytest.raises(driver.CudaError, match="cuInit.*4321") as caught:
        driver.cuInit(0)
    assert caught.value.status == 4321
    assert pickle.loads(pickle.dumps(caught.value)).status == 4321


def test_errors_of_the_package_share_a_base(recorded: Modules) -> None:
    errors = recorded("errors")
    for name in ("LibraryNotFoundError", "LibraryLoadError", "FunctionNotFoundError"):
        assert issubclass(getattr(errors, name), errors.CudaCtypesError)
        assert not issubclass(getattr(errors, name), errors.CudaError)


@pytest.mark.parametrize("name, part", [("CUDA_EXT_SEM_SIGNAL_NODE_PARAMS", ""), ("CUgraphNodeParams", "extSemSignal")])
def test_a_list_set_through_a_view_of_other_memory_goes_with_the_view(driver: Any, name: str, part: str) -> None:
    """Its address goes too: the other struct would point to freed memory."""
    cls = getattr(driver, name)

    def inner(struct: Any) -> Any:
        return getattr(struct, part) if part else struct

    whole = cls()
    pointer = ctypes.c_void_p.from_address(inner(whole).getPtr())
    first, second = cls(_ptr=whole.getPtr()), cls(_ptr=whole.getPtr())
    inner(first).extSemArray = [driver.CUexternalSemaphore(5)]
    assert pointer.value and inner(first).extSemArray == [driver.CUexternalSemaphore(5)]
    del first
    collect()
    assert pointer.value is None
    first = cls(_ptr=whole.getPtr())
    inner(first).extSemArray = [driver.CUexternalSemaphore(5)]
    inner(second).extSemArray = [driver.CUexternalSemaphore(6)]
    set_last = pointer.value
    del first
    collect()
    assert pointer.value == set_last, "another view has set another list since"
    inner(whole).extSemArray = [driver.CUexternalSemaphore(7)]
    set_last = pointer.value
    del second
    collect()
    assert pointer.value == set_last and inner(whole).extSemArray == [driver.CUexternalSemaphore(7)]
    twin = copy.copy(cls(_ptr=whole.getPtr()))
    del twin
    assert pointer.value == set_last


def test_a_live_float_is_an_int_where_an_int_is_needed() -> None:
    cufft = importlib.import_module("cuda_ctypes.checked.cufft")
    slot = ctypes.c_double(1.0)
    value = cufft.cufftDoubleReal(_ptr=ctypes.addressof(slot))
    scalars = importlib.import_module("cuda_ctypes._floor.types.arguments").Scalars(ctypes.c_int32)
    scalars.add(cufft.cufftDoubleReal(2), "direction")  # the class is known from now on
    assert type(scalars.add(value, "direction")) is int and int(value) == 1
    assert {type(number) for number in (*scalars.cache, *scalars.cache.values())} == {int}
    slot.value = 1.5
    assert value != 1
    with pytest.raises(TypeError, match="direction: a whole number is required, got 1.5"):
        scalars.add(value, "direction")


@pytest.mark.parametrize("count", [(1,), 1.0, "1", None])
def test_a_count_that_is_no_int_is_left_to_python(count: Any) -> None:
    make = importlib.import_module("cuda_ctypes._floor.calls.results").array_maker(ctypes.c_int)
    assert make(count) is NotImplemented and len(make(2)) == 2


def test_scalars_of_raw_are_numbers() -> None:
    """Typedefs of floats too: cuFFT's cufftReal had no text, no hash, no equal and no pickle."""
    cufft = importlib.import_module("cuda_ctypes.cu13.raw.cufft")
    real = cufft.cufftReal(1.5)
    assert (repr(real), float(real), int(real), hash(real)) == ("cufftReal(1.5)", 1.5, 1, hash(1.5))
    assert real == 1.5 == pickle.loads(pickle.dumps(real)).value
    assert real == cufft.cufftReal(1.5) != cufft.cufftDoubleReal(1.5)
    assert real != "1.5" and not cufft.cufftReal()
    with pytest.raises(TypeError):
        hex(real)
    driver = importlib.import_module("cuda_ctypes.cu13.raw.driver")
    address = driver.CUdeviceptr(16)
    assert (address == 16, address == 16.0, repr(address), hex(address)) == (True, False, "CUdeviceptr(16)", "0x10")


def test_structs_of_a_list_are_parts_of_one_copy() -> None:
    """Each has the content of its own bytes, also once the list is gone; long lists are no different."""
    from cuda_ctypes._floor.calls.results import LONG, listed_numbers, structs_of

    class Pair(ctypes.Structure):
        _fields_ = [("first", ctypes.c_uint32), ("second", ctypes.c_int32)]

    for count in (0, 1, 3, LONG):
        pairs = [(place, -place) for place in range(count)]
        content = b"".join(struct.pack("=Ii", *pair) for pair in pairs)
        for _ in range(2):
            found = structs_of(Pair)(content)
            assert all(type(item) is Pair for item in found)
            assert [(item.first, item.second) for item in found] == pairs
            assert listed_numbers("Q", None)(content) == [*struct.unpack(f"={count}Q", content)]
        if count > 1:
            kept, found[0].first = found[1], 9
            del found
            gc.collect()
            assert (kept.first, kept.second) == (1, -1)


def test_numbers_of_a_list_become_handles_or_members() -> None:
    """Handles are remembered, but for more than LIMIT; so are members that have names."""
    from cuda_ctypes._floor.calls.results import LONG, listed_numbers
    from cuda_ctypes._floor.types import LIMIT

    driver = importlib.import_module("cuda_ctypes.bindings.driver")
    for cls, code in ((driver.CUgraphNode, "Q"), (driver.CUresult, "I")):
        listed = listed_numbers(code, cls)
        for numbers in ([], [1], [2], [1, 2, 1], [3, 1], [77_777, 2, 77_777], [2] * LONG, [*range(2 * LIMIT)]):
            content = struct.pack(f"={len(numbers)}{code}", *numbers)
            for _ in range(2):
                found = listed(content)
                assert found == numbers and {*map(type, found)} <= {cls}, f"{cls.__name__}: {numbers[:4]}"
            assert len(cls._by_value) <= LIMIT, "handles are remembered for ever"
        assert listed(struct.pack(f"={code}", 2))[0] is cls.from_c(2)
    assert listed(struct.pack("=I", 77_777))[0].name == "CUresult_77777"


@pytest.mark.skipif(sys.version_info < (3, 10), reason="typing knows no int | None")
@pytest.mark.parametrize("face", ["bindings", "checked", "raw"])
def test_type_hints_of_classes(face: str) -> None:
    for library in ("driver", "nvml", "nvrtc"):
        module = importlib.import_module(f"cuda_ctypes.{face}.{library}")
        classes = [found for found in (getattr(module, name) for name in dir(module)) if isinstance(found, type)]
        assert classes
        for found in classes:
            typing.get_type_hints(found)
