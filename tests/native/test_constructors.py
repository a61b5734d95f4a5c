"""Handles and structs that machine code makes: they equal those that Python makes."""

from __future__ import annotations

import copy
import ctypes
import enum
import gc
import pickle
import sys
import threading
import weakref
from typing import Any

import pytest

from cuda_ctypes._floor import native
from cuda_ctypes._floor.types import LIMIT, Handle
from cuda_ctypes.bindings import driver
from tests.native.index import Index
from tests.native.python_calls import python_calls
from tests.native.routines import METHODS
from tests.native.steady import ROUNDS, assert_steady

# Any: their stubs forbid most of the calls here.
CUdevice: Any = driver.CUdevice
CUdeviceptr: Any = driver.CUdeviceptr
CUlaunchConfig: Any = driver.CUlaunchConfig
pytestmark = [
    pytest.mark.skipif(not METHODS, reason="before Python 3.11, and in PyPy, Python makes all instances"),
    pytest.mark.skipif(not native.available(), reason="there is no machine code here"),
]

NUMBERS = [0, 1, 2, 7, 255, 256, 257, -1, -5]
NUMBERS += [(1 << bits) + more for bits in (30, 31, 32, 59, 60, 63, 64) for more in (-1, 0, 1)]


@pytest.fixture(autouse=True)
def quick() -> None:
    """Let machine code make the instances of these classes."""
    from cuda_ctypes._floor.native.constructors import slot_of
    from cuda_ctypes._floor.native.handle_constructors import quicken

    for cls in (CUdeviceptr, CUdevice, CUlaunchConfig):
        quicken(cls)
        assert slot_of(cls).value


def outcome(make: Any) -> Any:
    try:
        made = make()
    except Exception as error:
        return type(error), str(error)
    return type(made), int(made), repr(made), hash(made), sys.getsizeof(made), gc.is_tracked(made)


@pytest.mark.parametrize("cls", [CUdeviceptr, CUdevice])
def test_handles_equal_those_of_python(cls: Any) -> None:
    for number in NUMBERS:
        expected = outcome(lambda: Handle.__new__(cls, number))  # noqa: B023
        assert outcome(lambda: cls(number)) == outcome(lambda: cls(init_value=number)) == expected  # noqa: B023
        assert outcome(lambda: cls(Handle.__new__(cls, number))) == expected  # noqa: B023
    assert outcome(cls) == outcome(lambda: Handle.__new__(cls))
    assert [*map(cls, [5, 0])] == [5, 0]


def test_code_makes_the_handles_that_a_program_makes_often(module: Any) -> None:
    cls = module("bindings.driver").CUgraphicsResource
    for number in range(1000):
        cls(number)
    assert python_calls(lambda: cls(5)) == []


@pytest.mark.parametrize("name", ["CUdeviceptr", "CUdevice", "CUstream"])
def test_handles_that_come_from_c_for_the_first_time(module: Any, name: str) -> None:
    """They equal those that the class makes, which finds them by their number."""
    cls, quick = getattr(module("bindings.driver"), name), module("_floor.calls.machine_code")._from_c
    make, known = quick(cls.from_c), cls._by_value
    for number in NUMBERS:
        if cls.low <= number <= cls.high:
            known.clear()
            expected = outcome(lambda: cls.from_c(number))  # noqa: B023
            known.clear()
            assert outcome(lambda: make(number)) == expected  # noqa: B023
            assert known[number] is cls.from_c(number) and type(known[number]) is cls
    known.clear()
    assert python_calls(lambda: make(5)) == ["from_c"], "machine code makes them"
    for number in range(2 * LIMIT + 1):
        make(number)
    assert len(known) <= LIMIT, "handles are remembered for ever"


def test_python_makes_what_comes_from_c_for_other_classes() -> None:
    from cuda_ctypes._floor.calls.machine_code import _from_c

    assert _from_c(driver.CUresult.from_c) == driver.CUresult.from_c
    assert _from_c(bool) is bool and _from_c(None) is None


def test_code_makes_them() -> None:
    for number in (0, 1, 255, 257, 1 << 30, (1 << 60) - 1):
        assert python_calls(lambda: CUdeviceptr(number)) == []  # noqa: B023
        assert python_calls(lambda: CUdeviceptr(init_value=number)) == []  # noqa: B023
        assert python_calls(lambda: CUdeviceptr(CUdeviceptr(number))) == []  # noqa: B023
    live = CUdeviceptr(5)
    ctypes.c_uint64.from_address(live.getPtr()).value = 6
    assert CUdeviceptr(live) == 6 and type(CUdeviceptr(live)) is CUdeviceptr
    assert python_calls(CUdeviceptr) == python_calls(lambda: CUdevice(5)) == python_calls(CUlaunchConfig) == []
    assert python_calls(lambda: CUdevice(1 << 30)) != [] != python_calls(lambda: CUdeviceptr(1 << 60))


def test_code_makes_callbacks_of_addresses_and_python_those_of_callables(module: Any) -> None:
    cls = module("bindings.driver").CUhostFn
    for number in range(1000):
        cls(number)
    for address in (0, 5, 1 << 47):
        for calls in (lambda: cls(address), lambda: cls(init_value=address), lambda: cls(cls(address))):  # noqa: B023
            assert python_calls(calls) == [] and calls() == address and type(calls()) is cls

    def work(data: Any) -> None: ...

    made = cls(work)
    assert type(made) is cls.of_callable and made._function and int(made)
    assert type(cls(made)) is cls and cls(made) == made
    inherited = type("Own", (cls,), {})
    assert type(inherited(5)) is inherited and inherited(5) == 5
    for wrong in (-1, 1 << 64, "5", 2.5, None):
        assert outcome(lambda: cls(wrong)) == outcome(lambda: cls.__new__(cls, wrong))  # noqa: B023


class Odd(int):
    def __int__(self) -> int:
        return 6


class Flags(enum.IntFlag):
    ONE = 1


@pytest.mark.parametrize("given", [True, Odd(5), CUdevice(5), CUdeviceptr(5), driver.CUresult(1), Flags.ONE])
def test_ints_of_other_classes_are_numbers(given: Any) -> None:
    for cls in (CUdeviceptr, CUdevice):
        assert outcome(lambda: cls(given)) == outcome(lambda: Handle.__new__(cls, given))  # noqa: B023
        assert python_calls(lambda: cls(given)) == [], f"{given!r} takes Python"  # noqa: B023
    for wrong in (Odd(-5), Odd(1 << 64)):
        with pytest.raises(OverflowError):
            CUdeviceptr(wrong)
    live = driver.CUevent(5)
    ctypes.c_uint64.from_address(live.getPtr()).value = 7
    assert CUdeviceptr(live) == 7, "a live handle has the number in its memory"


def test_numbers_that_are_no_ints_take_no_python_but_theirs() -> None:
    for number in (0, 1, (1 << 30) - 1):
        for cls in (CUdeviceptr, CUdevice):
            assert python_calls(lambda: cls(Index(number)))[-1] == "__index__"  # noqa: B023
            made = cls(Index(number))
            assert type(made) is cls and made == number and hash(made) == hash(number) and made + 1 == number + 1
    others = [1 << 30, -1, (1 << 60) - 1, 1 << 60, (1 << 64) - 1, 1 << 64, "5", TypeError("mine"), OSError("mine")]
    for other in others:
        for cls in (CUdeviceptr, CUdevice):
            assert outcome(lambda: cls(Index(other))) == outcome(lambda: Handle.__new__(cls, Index(other)))  # noqa: B023
    with pytest.raises(KeyboardInterrupt):
        CUdeviceptr(Index(KeyboardInterrupt()))


@pytest.mark.parametrize("given", [2.5, None, "7", b"7", (), [3]], ids=lambda value: type(value).__name__)
def test_other_arguments_go_to_python(given: Any) -> None:
    for cls in (CUdeviceptr, CUdevice):
        assert outcome(lambda: cls(given)) == outcome(lambda: Handle.__new__(cls, given))  # noqa: B023


def test_wrong_calls_are_errors_as_before() -> None:
    for arguments, named in (((1, 2, 3), {}), ((), {"value": 5}), ((1,), {"init_value": 5}), ((1, 0), {"_ptr": 0})):
        assert outcome(lambda: CUdeviceptr(*arguments, **named)) == outcome(  # noqa: B023
            lambda: Handle.__new__(CUdeviceptr, *arguments, **named)  # noqa: B023
        )
    for arguments, named in (((1, 2), {}), ((), {"nothing": 5})):
        with pytest.raises(TypeError, match=r"takes from 1 to 2|has no member 'nothing'"):
            CUlaunchConfig(*arguments, **named)


def test_handles_behave_as_before() -> None:
    handle = CUdeviceptr(5)
    assert copy.copy(handle) == pickle.loads(pickle.dumps(handle)) == handle
    with pytest.raises(AttributeError, match="no attribute"):
        handle.more = 5
    address = handle.getPtr()
    assert address and type(CUdeviceptr(6)) is not type(handle) and int(handle) == 5
    assert int(CUdeviceptr(_ptr=address)) == 5


def test_a_subclass_makes_its_own() -> None:
    class Mine(driver.CUdeviceptr):
        def __init__(self, number: int) -> None:
            self.twice = 2 * number

    class Config(driver.CUlaunchConfig):
        def __init__(self) -> None:
            super().__init__(gridDimX=3)

    assert (int(Mine(5)), Mine(5).twice, Config().gridDimX) == (5, 10, 3)
    from cuda_ctypes._floor.native.constructors import slot_of
    from cuda_ctypes._floor.native.handle_constructors import quicken

    quicken(Mine)
    assert not slot_of(Mine).value


def test_structs_equal_those_of_python() -> None:
    made, python = CUlaunchConfig(), CUlaunchConfig(0)
    assert type(made) is CUlaunchConfig and made == python
    assert weakref.ref(made)() is not None
    made.gridDimX = 5
    assert CUlaunchConfig().gridDimX == 0 and CUlaunchConfig(gridDimX=7).gridDimX == 7
    assert CUlaunchConfig(_ptr=made.getPtr()).gridDimX == 5


def test_structs_that_need_a_larger_alignment() -> None:
    from cuda_ctypes._floor.native.constructors import slot_of
    from cuda_ctypes._floor.native.handle_constructors import quicken

    cls: Any = driver.CUtensorMap
    quicken(cls)
    assert slot_of(cls).value
    assert {*python_calls(lambda: cls())} <= {"aligned", "aligned_array"}
    made = [cls() for _ in range(100)]
    assert {type(one) for one in made} == {cls} and not any(one.getPtr() % 64 for one in made)
    assert {bytes(one) for one in made} == {bytes(128)} and len({one.getPtr() for one in made}) == 100
    assert cls(_ptr=made[0].getPtr()).getPtr() == made[0].getPtr()
    inherited = type("Own", (cls,), {"__slots__": ()})
    assert type(inherited()) is inherited and inherited().getPtr() % 64 == 0
    for wrong in (lambda: cls(1, 2, 3), lambda: cls(nothing=1)):
        with pytest.raises(TypeError):
            wrong()


def test_code_makes_structs_with_initial_content(module: Any) -> None:
    runtime = module("bindings.runtime")
    for name in ("dim3", "cudaLaunchConfig_t", "cudaKernelNodeParams"):
        cls = getattr(runtime, name)
        python = bytes(cls())
        assert any(python) and python == cls._initial
        module("_floor.native.handle_constructors").quicken(cls)
        assert python_calls(cls) == [], "machine code makes them"
        assert bytes(cls()) == bytes(cls(0)) == python
    made = runtime.dim3()
    made.x, made.y = 5, 0
    assert bytes(runtime.dim3()) != bytes(made) == bytes(runtime.dim3(_ptr=made.getPtr()))
    assert_steady(runtime.dim3, runtime.dim3)


def test_code_makes_the_structs_that_a_program_makes_often(module: Any) -> None:
    """No function takes them."""
    for library, name in (("driver", "CUmemLocation"), ("runtime", "dim3"), ("nvml", "Utilization")):
        cls = getattr(module(f"bindings.{library}"), name)
        for _ in range(500):
            cls()
        assert python_calls(cls) == [], f"{name} is made by Python"


@pytest.mark.parametrize(
    "before, of_base", [(500, False), (500, True), (1, False)], ids=["late", "of its base", "early"]
)
@pytest.mark.parametrize(
    "library, name",
    [("driver", "CUlaunchConfig"), ("driver", "CUtensorMap"), ("runtime", "dim3"), ("nvml", "Utilization")],
)
def test_an_initializer_that_a_program_sets_counts_at_once(
    module: Any, monkeypatch: pytest.MonkeyPatch, library: str, name: str, before: int, of_base: bool
) -> None:
    cls: Any = getattr(module(f"bindings.{library}"), name)
    for _ in range(before):
        cls()
    assert before == 1 or {*python_calls(cls)} <= {"aligned", "aligned_array"}
    seen: list[Any] = []
    with monkeypatch.context() as patch:
        patch.setattr(cls.__mro__[1] if of_base else cls, "__init__", lambda self: seen.append(type(self)))
        for _ in range(500):
            cls()
        type("Own", (cls,), {"__slots__": ()})()
    assert cls() == cls()
    assert seen[:500] == [cls] * 500 and len(seen) == 501


def test_an_initializer_of_a_program_takes_no_room_for_code(monkeypatch: pytest.MonkeyPatch) -> None:
    from cuda_ctypes._floor.native.code_memory import FUNCTIONS

    cls: Any = driver.CUDA_MEMCPY3D_PEER
    monkeypatch.setattr(cls, "__init__", lambda self: None)
    for _ in range(500):
        cls()
    before = FUNCTIONS.counters()["pages"]
    for _ in range(2000):
        cls()
    assert FUNCTIONS.counters()["pages"] == before


def test_the_first_function_that_takes_them_makes_them_quick(library: Any) -> None:
    del library
    from cuda_ctypes._floor.calls.machine_code import quicken_classes
    from cuda_ctypes._floor.native.constructors import slot_of

    class Routine:
        objects = (None, int, driver.CUaccessPolicyWindow, 5)

    quicken_classes(Routine())  # type: ignore[arg-type]
    assert slot_of(driver.CUaccessPolicyWindow).value and not python_calls(driver.CUaccessPolicyWindow)


def test_structs_and_handles_in_such_a_struct_are_quick_too(library: Any) -> None:
    del library
    from cuda_ctypes._floor.native.constructors import slot_of
    from cuda_ctypes._floor.native.members import quicken_members

    for struct, part in (
        (driver.CUmemAccessDesc, driver.CUmemLocation),
        (driver.CUDA_EVENT_WAIT_NODE_PARAMS, driver.CUevent),
    ):
        quicken_members(struct)
        assert slot_of(part).value and not python_calls(part)


class Numbered:
    """Instances by number; see :class:`KnownConstructor`."""

    __slots__ = ("number",)
    number: Any
    known: Any = {}

    def __new__(cls, number: Any = None) -> Any:
        return "by Python", number


class Inherited(Numbered):
    pass


def write_five(number: Any) -> int:
    number[0] = 5
    return Numbered.known is REFUSED


WRITE_FIVE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_int))(write_five)
REFUSED = {0: object.__new__(Numbered), 5: object.__new__(Inherited)}


@pytest.fixture
def numbered() -> Any:
    from cuda_ctypes._floor.native.constructors import quicken_known

    quicken_known(Numbered, Numbered, "known", ctypes.cast(WRITE_FIVE, ctypes.c_void_p), "number", "number")
    Numbered.known = {number: object.__new__(Numbered) for number in (5, 256, 1 << 40)}
    return Numbered


def test_instances_that_are_known_by_number(numbered: Any) -> None:
    for number, instance in numbered.known.items():
        assert numbered(number) is numbered(number=number) is instance
        assert python_calls(lambda: numbered(number) is numbered(number=number)) == []  # noqa: B023
    assert numbered() is numbered.known[5]
    others: list[Any] = [6, 5.0, True, Odd(5), None, "5", []]
    for given in others:
        assert numbered(given) == numbered(number=given) == ("by Python", given)
    assert Inherited(5) == Inherited(number=5) == ("by Python", 5)
    for values, named in (((), {"other": 5}), ((5,), {"number": 5}), ((), {"number": 5, "other": 5})):
        with pytest.raises(TypeError):
            numbered(*values, **named)
    numbered.known = REFUSED
    assert numbered() is REFUSED[0], "0 if the C function refuses"
    assert numbered(5) == ("by Python", 5), "an instance of another class"
    with pytest.raises(TypeError, match="takes from 1 to 2 positional arguments but 3"):
        numbered(5, 6)


def test_an_instance_stands_for_its_number(numbered: Any) -> None:
    given = object.__new__(numbered)
    assert numbered(given) == ("by Python", given), "no number"
    for number, instance in numbered.known.items():
        given.number = number
        assert numbered(given) is instance and python_calls(lambda: numbered(given)) == []
    for number in (6, "5", None, 1 << 70):
        given.number = number
        assert numbered(given) == ("by Python", given)
    inherited = object.__new__(Inherited)
    inherited.number = 5
    assert numbered(inherited) == ("by Python", inherited)
    given.number = 5
    assert_steady(lambda: numbered(given), given, numbered.known[5])


def test_instances_without_a_dict(numbered: Any) -> None:
    del numbered.known
    try:
        with pytest.raises(AttributeError, match="known"):
            numbered(5)
    finally:
        numbered.known = {}


@pytest.mark.parametrize("call", [lambda: Numbered(1 << 40), Numbered, lambda: Numbered(7), lambda: Numbered("5")])
def test_known_instances_leave_nothing_behind(numbered: Any, call: Any) -> None:
    assert_steady(call, numbered, numbered.known[5], numbered.known[1 << 40])


@pytest.mark.parametrize(
    "make",
    [
        lambda: CUdeviceptr(1 << 40),
        lambda: CUdeviceptr(7),
        CUlaunchConfig,
        CUdevice,
        lambda: CUdeviceptr(Index(1 << 40)),
        lambda: CUlaunchConfig(id(ROUNDS)),
    ],
)
def test_nothing_is_left_behind(make: Any) -> None:
    assert_steady(make, CUdeviceptr, CUdevice, CUlaunchConfig)


def test_eight_threads_at_once() -> None:
    wrong: list[Any] = []

    def work(start: int) -> None:
        for number in range(start, start + ROUNDS // 20):
            handle, config = CUdeviceptr(number << 20), CUlaunchConfig()
            config.gridDimX = number & 0xFFFF
            if handle != number << 20 or config.gridDimX != number & 0xFFFF or type(handle) is not CUdeviceptr:
                wrong.append((number, handle))

    threads = [threading.Thread(target=work, args=(start * ROUNDS,)) for start in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


try:
    if not METHODS:
        raise ImportError  # PyPy would compile one
    import _testcapi as testing  # type: ignore[import-not-found]
except ImportError:
    testing = None

if hasattr(testing, "set_nomemory"):

    @pytest.mark.parametrize(
        "make",
        [
            lambda: CUdeviceptr(1 << 40),
            CUlaunchConfig,
            lambda: CUdeviceptr(Index(5)),
            lambda: CUlaunchConfig(id(testing)),
        ],
    )
    def test_no_memory(make: Any) -> None:
        failures = 0
        for number in range(5):
            testing.set_nomemory(number, number + 1)
            try:
                make()
            except MemoryError:
                failures += 1
            finally:
                testing.remove_mem_hooks()
        assert failures and make() is not None


def test_get_ptr_of_structs_is_a_method_of_machine_code() -> None:
    from cuda_ctypes._floor.types.struct_views import View

    one = CUlaunchConfig()
    assert type(vars(CUlaunchConfig)["getPtr"]).__name__ == "method_descriptor"
    assert one.getPtr() == CUlaunchConfig.getPtr(one) == View.getPtr(one) == ctypes.addressof(one)
    assert type("Derived", (CUlaunchConfig,), {})().getPtr() > 0
    for arguments, named in (((1,), {}), ((), {"number": 1})):
        with pytest.raises(TypeError, match="getPtr"):
            one.getPtr(*arguments, **named)
    with pytest.raises(TypeError, match="getPtr"):
        CUlaunchConfig.getPtr(5)
