"""DLPack's capsules made and taken by machine code, beside other functions of Python for what is not for code."""

from __future__ import annotations

import ctypes
import sys
import threading
from struct import pack
from types import SimpleNamespace
from typing import Any

import pytest

from cuda_ctypes._floor import FREE_THREADED, native

pytestmark = pytest.mark.skipif(not native.available(), reason="there is no machine code here, as in PyPy")
BYTES = 80
"""The size of a struct of this kind: context, deleter, version and flags, tensor."""


class Owner:
    """What a capsule keeps."""


@pytest.fixture
def owner() -> Owner:
    return Owner()


@pytest.fixture(scope="module")
def code() -> Any:
    """The functions, and the name of unused capsules. Python's are told apart by their result."""
    from cuda_ctypes._floor.native.capsules import borrowing, offers

    names, ended = [ctypes.create_string_buffer(name) for name in (b"unused", b"used", b"lent")], list[str]()
    unused, used, lent = map(ctypes.addressof, names)
    kind = unused, used, 0, 8, 16, 24, 32
    lend, read = borrowing(other, other, [(*kind, lent)], 7, ended)
    offer = offers({0: other}, {0: kind})[0]
    return SimpleNamespace(offer=offer, lend=lend, read=read, names=names, name=unused, ended=ended)


def other(*arguments: Any, **named: Any) -> Any:
    return "Python", arguments


def content(ndim: int, *numbers: int, shape: int = BYTES, strides: int = 0) -> bytes:
    """A struct with a tensor, and the numbers behind it."""
    strides = strides or BYTES + 8 * len(numbers) // 2
    return pack(f"=QQQQQiiiIQQQ{len(numbers)}q", 0, 0, 7, 1, 4096, 2, 0, ndim, 1 << 16, shape, strides, 3, *numbers)


def numbers_of(taken: bytes) -> list[int]:
    return [int.from_bytes(taken[at : at + 8], "little", signed=True) for at in range(0, len(taken), 8)]


def capsule_of(memory: Any, name: int) -> Any:
    new = ctypes.PYFUNCTYPE(ctypes.py_object, *[ctypes.c_void_p] * 3)(("PyCapsule_New", ctypes.pythonapi))
    return new(ctypes.addressof(memory), name, None)


@pytest.mark.parametrize("shape", [(), (5,), (2, 3, 4), tuple(range(64))])
def test_a_tensor_arrives(code: Any, owner: Owner, shape: tuple[int, ...]) -> None:
    count, strides = sys.getrefcount(owner), shape[::-1]
    loan = code.lend(code.offer(content(len(shape), *shape, *strides), owner))
    taken = numbers_of(code.read(loan))
    address, deleter, version, flags, data, *_ = taken
    assert (deleter - address, version, flags, data) == (8, 7, 1, 4096)
    assert tuple(taken[10:]) == shape + strides
    assert sys.getrefcount(owner) == count + 1
    del loan
    assert sys.getrefcount(owner) == count


@pytest.mark.parametrize(
    ("ndim", "shape"), [(-1, 1), (65, 1), (1 << 31 - 1, 1), (1, 0)], ids=["negative", "many", "too many", "no shape"]
)
def test_tensors_for_python(code: Any, ndim: int, shape: int) -> None:
    memory = ctypes.create_string_buffer(content(ndim, 1, 1, shape=shape))
    loan = code.lend(capsule_of(memory, code.name))
    assert code.read(loan) == ("Python", (loan,))
    del loan  # before the memory that it looks at


def test_newer_structs_are_for_python(code: Any) -> None:
    """Only the version, the context and the deleter are where they were."""
    packed = bytearray(content(1, 1, 1, shape=8, strides=8))  # no addresses
    packed[16] = 8
    memory = (ctypes.c_char * len(packed)).from_buffer(packed)
    loan = code.lend(capsule_of(memory, code.name))
    assert code.read(loan) == ("Python", (loan,))
    del loan


def test_a_tensor_without_strides_and_deleter(code: Any) -> None:
    numbers = ctypes.c_int64(9)
    packed = bytearray(content(1, shape=ctypes.addressof(numbers)))
    packed[64:72] = bytes(8)
    memory = (ctypes.c_char * BYTES).from_buffer(packed)
    assert numbers_of(code.read(code.lend(capsule_of(memory, code.name))))[10:] == [9]


def test_other_objects_are_for_python(code: Any, owner: Owner) -> None:
    capsule = code.offer(content(0), owner)
    loan = code.lend(capsule)
    assert '"used"' in repr(capsule) and '"lent"' in repr(loan)
    wrong: list[tuple[Any, ...]] = [(capsule,), (5,), (None,), (), (capsule, capsule), (loan, loan)]
    calls: dict[str, list[tuple[Any, ...]]] = {
        "lend": [*wrong, (loan,)],
        "read": wrong,
        "offer": [(bytearray(80), owner), (None, owner), (b"",), (), (b"", owner, owner)],
    }
    for name, several in calls.items():
        for arguments in several:
            assert getattr(code, name)(*arguments) == ("Python", arguments)


def test_unused_capsules_end_while_an_exception_is_raised(code: Any, owner: Owner) -> None:
    count = sys.getrefcount(owner)
    for _ in range(10):
        with pytest.raises(TypeError, match="ord"):
            ord(code.offer(content(0), owner))
        with pytest.raises(ZeroDivisionError):
            int(code.offer(content(0), owner), 1 // 0)
    assert sys.getrefcount(owner) == count


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_what_the_owner_s_end_does_leaves_the_exception(code: Any) -> None:
    ended: list[str] = []

    class Last:
        def __del__(self) -> None:
            with pytest.raises(ValueError, match="literal"):
                int("a word")
            ended.append("owner")
            raise ValueError("of the finalizer")  # which Python reports

    with pytest.raises(TypeError, match="ord"):
        ord(code.offer(content(0), Last()))
    assert ended == ["owner"]


def test_nothing_is_left_of_many(code: Any, owner: Owner) -> None:
    def work(times: int) -> None:
        for _ in range(times):
            code.offer(content(2, 1, 2, 3, 4), owner)
            code.read(code.lend(code.offer(content(2, 1, 2, 3, 4), owner)))

    work(100)
    count, blocks = sys.getrefcount(owner), sys.getallocatedblocks()
    work(10_000)
    assert sys.getrefcount(owner) == count
    assert sys.getallocatedblocks() - blocks < 200


@pytest.mark.skipif(
    FREE_THREADED, reason="without the GIL, Python takes capsules, and counts references in another way"
)
def test_one_of_several_threads_borrows_a_tensor(code: Any, owner: Owner) -> None:
    for _ in range(50):
        capsule, taken, go = code.offer(content(0), owner), list[Any](), threading.Barrier(4)

        def take(capsule: Any = capsule, taken: list[Any] = taken, go: Any = go) -> None:
            go.wait()
            taken.append(code.lend(capsule))

        threads = [threading.Thread(target=take) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(type(item) is tuple for item in taken) == [False, True, True, True]


def test_threads_of_c_end_a_tensor(code: Any, owner: Owner) -> None:
    count = sys.getrefcount(owner)
    loan = code.lend(code.offer(content(0), owner))
    address, place = numbers_of(code.read(loan))[:2]
    threads, handle, deleter = ctypes.CDLL(None), ctypes.c_ulong(), ctypes.c_void_p.from_address(place)
    function, deleter.value = ctypes.c_void_p(deleter.value), None
    del loan  # nothing is called
    assert sys.getrefcount(owner) == count + 1
    assert not threads.pthread_create(ctypes.byref(handle), None, function, ctypes.c_void_p(address))
    assert not threads.pthread_join(handle, None)
    assert sys.getrefcount(owner) == count


def test_loans_at_the_end_of_python(code: Any, owner: Owner) -> None:
    """Once the list has items, they are not given back."""
    count, loan = sys.getrefcount(owner), code.lend(code.offer(content(0), owner))
    code.ended.append("ended")
    del loan
    code.ended.clear()
    assert sys.getrefcount(owner) == count + 1


def test_no_memory(code: Any, owner: Owner) -> None:
    testing = pytest.importorskip("_testcapi", reason="PyPy and debug builds count memory in another way")
    count, failures = sys.getrefcount(owner), 0
    described = content(2, 1, 2, 3, 4)
    for number in range(6):
        offered = code.offer(described, owner)
        loan = code.lend(code.offer(described, owner))
        for function, argument in ((code.offer, (described, owner)), (code.lend, (offered,)), (code.read, (loan,))):
            testing.set_nomemory(number, number + 1)
            try:
                function(*argument)
            except MemoryError:
                failures += 1
            finally:
                testing.remove_mem_hooks()
        del argument, offered, loan
    assert failures >= 3 and sys.getrefcount(owner) == count


def test_unwinders_know_the_destructors(code: Any, owner: Owner) -> None:
    destructor_of = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object)(("PyCapsule_GetDestructor", ctypes.pythonapi))
    find = ctypes.CDLL("libgcc_s.so.1")._Unwind_Find_FDE
    find.restype, find.argtypes = ctypes.c_void_p, [ctypes.c_void_p] * 2
    for capsule in code.offer(content(0), owner), code.lend(code.offer(content(0), owner)):
        assert find(destructor_of(capsule) + 20, (ctypes.c_void_p * 3)())
