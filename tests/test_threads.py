"""Eight threads call at once and never mix up the arguments, outputs or statuses of their calls.

One number determines all arguments and outputs of a call. The stand-in checks the arguments and writes the outputs.
"""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Iterator
from typing import Any, Callable

import pytest

from tests.standin.control import IGNORED, INPUT, OUTPUT, POINTERS, VALUE_OF_SEED, Recorder, planned, planned_status

THREADS = 8
ROUNDS, INTERVAL = (40, 1e-5) if sys.implementation.name == "pypy" else (250, 1e-6)
"""Calls per thread, and seconds between switches of threads. PyPy takes long to switch."""


def word(seed: int, argument: int, size: int = 8, signed: bool = False) -> int:
    return int.from_bytes(planned(seed, argument, size), "little", signed=signed)


def text(seed: int, argument: int, size: int) -> bytes:
    return planned(seed, argument, size)


V, V4 = (VALUE_OF_SEED, 8), (VALUE_OF_SEED, 4)
FIXED = (IGNORED, 0)
LAUNCHED = 5
"""The number of kernel arguments of a launch."""
PLANS: dict[str, list[tuple[int, int]]] = {
    "cuEventRecord": [V, V],
    "cuMemAlloc": [(OUTPUT, 8), V],
    "cuDeviceGetAttribute": [(OUTPUT, 4), V4, V4],
    "cuMemGetAddressRange": [(OUTPUT, 8), (OUTPUT, 8), V],
    "cuMemcpyHtoDAsync": [V, V, V, V],
    "cuDeviceGetUuid": [(OUTPUT, 16), V4],
    "cuDeviceGetName": [(OUTPUT, 40), FIXED, V4],
    "cuGraphGetNodes": [V, (OUTPUT, 24), FIXED],
    "cuMemcpy2DAsync": [(INPUT, 128), V],
    "cuPointerGetAttribute": [(OUTPUT, 8), FIXED, V],
    "cuLaunchKernel": [V, V4, V4, V4, V4, V4, V4, V4, V, (POINTERS, LAUNCHED), FIXED],
}


def calls(driver: Any) -> dict[str, Callable[[int], tuple[tuple[Any, ...], list[Any]]]]:
    """Function -> call it with the arguments of a seed, and return its result and the expected outputs."""

    def event_record(seed: int) -> Any:
        return driver.cuEventRecord(word(seed, 0), word(seed, 1)), []

    def mem_alloc(seed: int) -> Any:
        return driver.cuMemAlloc(word(seed, 1)), [word(seed, 0)]

    def attribute(seed: int) -> Any:
        given = driver.cuDeviceGetAttribute(word(seed, 1, 4), word(seed, 2, 4, signed=True))
        return given, [word(seed, 0, 4, signed=True)]

    def address_range(seed: int) -> Any:
        return driver.cuMemGetAddressRange(word(seed, 2)), [word(seed, 0), word(seed, 1)]

    def copy(seed: int) -> Any:
        return driver.cuMemcpyHtoDAsync(word(seed, 0), word(seed, 1), word(seed, 2), word(seed, 3)), []

    def uuid(seed: int) -> Any:
        status, found = driver.cuDeviceGetUuid(word(seed, 1, 4, signed=True))
        return (status, found and found.bytes), [text(seed, 0, 16)]

    def name(seed: int) -> Any:
        return driver.cuDeviceGetName(40, word(seed, 2, 4, signed=True)), [text(seed, 0, 40)]

    def nodes(seed: int) -> Any:
        status, found, count = driver.cuGraphGetNodes(word(seed, 0), 3)
        return (status, found and [*map(int, found)], count), [parts(seed, 1, 3), 3]

    def copy_2d(seed: int) -> Any:
        given = driver.CUDA_MEMCPY2D()
        ctypes.memmove(given.getPtr(), text(seed, 0, 128), 128)
        return driver.cuMemcpy2DAsync(given, word(seed, 1)), []

    def pointer_attribute(seed: int) -> Any:
        which = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_POINTER
        return driver.cuPointerGetAttribute(which, word(seed, 2)), [word(seed, 0)]

    def launch(seed: int) -> Any:
        dimensions = [word(seed, index, 4) for index in range(1, 8)]
        values = tuple(parts(seed, 9, LAUNCHED)), (ctypes.c_uint64,) * LAUNCHED
        return driver.cuLaunchKernel(word(seed, 0), *dimensions, word(seed, 8), values, 0), []

    functions = (
        event_record,
        mem_alloc,
        attribute,
        address_range,
        copy,
        uuid,
        name,
        nodes,
        copy_2d,
        pointer_attribute,
        launch,
    )
    return dict(zip(PLANS, functions))


def parts(seed: int, argument: int, count: int) -> list[int]:
    content = text(seed, argument, 8 * count)
    return [int.from_bytes(content[8 * i : 8 * i + 8], "little") for i in range(count)]


@pytest.fixture(scope="module")
def switching_often() -> Iterator[None]:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(INTERVAL)
    yield
    sys.setswitchinterval(interval)


def together(work: Callable[[int], None]) -> list[str]:
    """Run ``work`` in all threads at once. Returns the messages of those that failed."""
    failures: list[str] = []
    barrier = threading.Barrier(THREADS)

    def run(number: int) -> None:
        barrier.wait()
        try:
            work(number)
        except Exception as error:  # noqa: BLE001 (whatever it is, the main thread shows it)
            failures.append(f"thread {number}: {type(error).__name__}: {error}")

    threads = [threading.Thread(target=run, args=(number,)) for number in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return failures


@pytest.mark.parametrize("major", ["cu13", "cu12"])
def test_calls_of_eight_threads_do_not_mix(
    recorded: Callable[[str], Any], recorder: Recorder, switching_often: None, major: str
) -> None:
    functions = calls(recorded(f"{major}.bindings.driver"))
    names = recorded("_floor.tables").table_of(f"cuda_ctypes.{major}", "driver").names
    for name, arguments in PLANS.items():
        recorder.plan(names.get(name, name), arguments)
    before, mixed_before = recorder.planned_calls, recorder.mixed_up_calls

    def work(number: int) -> None:
        for index in range(ROUNDS):
            seed = (number << 28) + index * 0x1234567 % (1 << 28)
            for name, function in functions.items():
                (status, *outputs), want = function(seed)
                wanted = planned_status(seed)
                assert int(status) == wanted, f"{name} returned {status!r} instead of {wanted}"
                if wanted:
                    assert outputs == [None] * len(want), f"{name} returned {outputs}"
                else:
                    same = [got if isinstance(got, (bytes, list)) else int(got) for got in outputs]
                    assert same == want, f"{name} returned {same} instead of {want}"

    try:
        failures = together(work)
        calls_made, mixed_up = recorder.planned_calls - before, recorder.mixed_up_calls - mixed_before
    finally:
        for name in PLANS:
            recorder.plan(names.get(name, name), [])
    assert not failures, "\n".join(failures)
    assert mixed_up == 0, f"{mixed_up} of {calls_made} calls had arguments of different callers"
    assert calls_made == THREADS * ROUNDS * len(functions)


def test_first_use_in_eight_threads_at_once(standin: Callable[[str], Any]) -> None:
    """Modules, classes and functions are built on first use. Threads that use them at once get the same objects."""
    from tests.conftest import package_on

    with package_on(standin("recording")) as module:
        driver = module("cu13.bindings.driver")
        found: list[list[Any]] = [[] for _ in range(THREADS)]

        def work(number: int) -> None:
            for name in ("CUstream", "CUresult", "CUDA_MEMCPY2D", "cuMemAlloc", "cuStreamQuery", "cuGraphGetNodes"):
                found[number].append(getattr(driver, name))
            driver.cuMemAlloc(5)

        failures = together(work)
    assert not failures, "\n".join(failures)
    for number in range(1, THREADS):
        for mine, first in zip(found[number][:3], found[0][:3]):
            assert mine is first, f"{first.__name__} was built twice"


def test_first_calls_in_eight_threads_at_once(standin: Callable[[str], Any]) -> None:
    """Structs of lists, of attributes and of launch configurations are built once as well, when a call first needs them."""
    from tests.conftest import package_on

    for _ in range(5):
        with package_on(standin("nothing")) as module:
            driver = module("cu13.bindings.driver")
            types = (ctypes.c_int,)
            config = driver.CUlaunchConfig
            attribute = driver.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_PRIORITY
            driver.cuLaunchKernel, driver.cuMemPoolGetAttribute, driver.cuStreamGetAttribute

            def work(number: int) -> None:
                driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 0, ((number,), types), 0)
                driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 0, ((number,), types), 0)
                made = config(attrs=[driver.CUlaunchAttribute(id=attribute)] * 2, numAttrs=2)
                assert [item.id for item in made.attrs] == [attribute] * 2

            failures = together(work)
        assert not failures, "\n".join(failures)
