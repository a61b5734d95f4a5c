"""Python functions that the driver calls."""

from __future__ import annotations

import ctypes
import gc
import textwrap
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import eventually
from tests.interpreter import quick_output_of, run


@pytest.fixture
def live(behaving: Callable[[str], Any]) -> Iterator[Any]:
    """``checked.driver`` on the behaving stand-in, with a context and a stream."""
    checked = behaving("cu13.checked.driver")
    checked.cuInit(0)
    context = checked.cuCtxCreate(None, 0, checked.cuDeviceGet(0))
    stream = checked.cuStreamCreate(0)
    yield SimpleNamespace(driver=checked, stream=stream, module=behaving)
    checked.cuCtxDestroy(context)


def test_a_python_function_is_called_by_a_stream(live: Any) -> None:
    done, seen = threading.Event(), []

    def work(data: int) -> None:
        seen.append(data)
        done.set()

    live.driver.cuLaunchHostFunc(live.stream, work, 0x1234)
    assert done.wait(10), "the function was not called"
    live.driver.cuStreamSynchronize(live.stream)
    assert seen == [0x1234]


def test_a_python_function_is_kept_until_it_was_called(live: Any) -> None:
    gate, count = threading.Event(), []
    live.driver.cuLaunchHostFunc(live.stream, lambda data: gate.wait(10), 0)
    for _ in range(50):
        live.driver.cuLaunchHostFunc(live.stream, lambda data: count.append(data), 1)
    gc.collect()
    gate.set()
    live.driver.cuStreamSynchronize(live.stream)
    assert len(count) == 50


def test_a_function_ends_with_its_call_and_its_c_code_a_while_later(live: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    callbacks = live.module("_floor.types.callbacks")
    known = {*callbacks._alive}
    for grace in (1000.0, 0.0):  # the second call drops the first one's code
        monkeypatch.setattr(callbacks, "GRACE", grace)

        def work(data: int) -> None:
            pass

        watched = weakref.ref(work)
        live.driver.cuLaunchHostFunc(live.stream, work, 0)
        live.driver.cuStreamSynchronize(live.stream)
        del work
        gc.collect()
        assert watched() is None, "what the function refers to is kept after its only call"
        assert len({*callbacks._alive} - known) == 1, (
            "code must live while C may still return from it, but not for ever"
        )


def test_a_stream_callback_gets_its_handle_and_status(live: Any) -> None:
    seen: list[Any] = []
    live.driver.cuStreamAddCallback(live.stream, lambda *arguments: seen.append(arguments), 5, 0)
    live.driver.cuStreamSynchronize(live.stream)
    ((stream, status, data),) = seen
    assert stream == live.stream and isinstance(stream, live.driver.CUstream)
    assert status is live.driver.CUresult.CUDA_SUCCESS and data == 5


def test_a_callback_object_can_be_made_and_used_again(live: Any) -> None:
    seen: list[int] = []
    function = live.driver.CUhostFn(seen.append)
    assert int(function) != 0 and "CUhostFn" in repr(function)
    for number in range(3):
        live.driver.cuLaunchHostFunc(live.stream, function, number)
    live.driver.cuStreamSynchronize(live.stream)
    assert seen == [0, 1, 2]


def test_a_callback_object_that_a_struct_was_given_outlives_both(live: Any) -> None:
    """A graph still calls the callback after the struct that held it is gone."""

    class Work:
        def __call__(self, data: int) -> None:
            pass

    work = Work()
    alive = weakref.ref(work)
    parameters = live.driver.CUDA_HOST_NODE_PARAMS(fn=live.driver.CUhostFn(work), userData=5)
    del parameters, work
    gc.collect()
    assert alive() is not None


def test_an_exception_in_a_callback_is_reported_and_goes_no_further(standin: Callable[[str], Path]) -> None:
    code = """
        import os, sys
        from cuda_ctypes.checked import driver
        errors = os.dup(2)
        reading, writing = os.pipe()
        os.dup2(writing, 2)
        driver.cuInit(0)
        context = driver.cuCtxCreate(None, 0, driver.cuDeviceGet(0))
        stream = driver.cuStreamCreate(0)
        def work(data):
            raise ValueError("in the callback")
        driver.cuLaunchHostFunc(stream, work, 0)
        driver.cuStreamSynchronize(stream)
        sys.stderr.flush()
        os.dup2(errors, 2)
        text = os.read(reading, 100000).decode()
        print("ValueError: in the callback" in text, "work" in text)
    """
    assert quick_output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("behaving"))) == "True True"


@pytest.mark.parametrize("answer", ["1 / 0", "None", "'x'"])
def test_a_callback_without_an_answer_answers_0(standin: Callable[[str], Path], answer: str) -> None:
    """C would get whatever was in a register."""
    program = f"""
        import ctypes, sys
        from cuda_ctypes.checked import driver
        told = []
        sys.unraisablehook = lambda about: told.append(about.exc_type.__name__)
        made = driver.CUoccupancyB2DSize(lambda block: {answer})
        call = ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_int)(int(made))
        print([call(32) for _ in range(3)], len(told) or "PyPy prints it")
    """
    done = run("-c", textwrap.dedent(program), CUDA_CTYPES_LIBCUDA=str(standin("behaving")))
    assert done.stdout.startswith("[0, 0, 0]"), done.stderr


def test_functions_that_the_driver_refuses_are_not_kept(live: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    callbacks = live.module("_floor.types.callbacks")
    driver = live.driver
    monkeypatch.setattr(callbacks, "GRACE", 0.0)
    driver.cuLaunchHostFunc(live.stream, lambda data: None, 0)
    driver.cuStreamSynchronize(live.stream)
    before = len(callbacks._alive), len(callbacks._lasting)
    for call in (
        lambda work: driver.cuLaunchHostFunc(0xBAD, work, 0),
        lambda work: driver.cuStreamAddCallback(live.stream, work, 0, 77),
        lambda work: driver.cuUserObjectCreate(0, work, 0, 1),
    ):
        for _ in range(5):
            with pytest.raises(driver.CudaError):
                call(lambda *given: None)
    driver.cuLaunchHostFunc(live.stream, lambda data: None, 0)
    driver.cuStreamSynchronize(live.stream)
    assert len(callbacks._alive) <= before[0] and len(callbacks._lasting) == before[1]


def test_a_destructor_ends_with_its_only_call(live: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    callbacks = live.module("_floor.types.callbacks")
    monkeypatch.setattr(callbacks, "GRACE", 0.0)
    before = len(callbacks._lasting)
    seen: list[int] = []
    for number in range(3):
        made = live.driver.cuUserObjectCreate(number, seen.append, 1, 1)
        live.driver.cuUserObjectRelease(made, 1)
    assert eventually(lambda: sorted(seen) == [0, 1, 2]), "the driver's thread did not call them"
    assert len(callbacks._lasting) == before, "kept for ever"


@pytest.mark.parametrize("native", ["0", ""])
def test_a_function_that_is_called_during_the_call_ends_with_it(standin: Callable[[str], Path], native: str) -> None:
    program = """
        import gc, weakref
        from cuda_ctypes.bindings import driver as bindings
        from cuda_ctypes.checked import driver
        from tests.gpu import ptx
        driver.cuInit(0)
        context = driver.cuCtxCreate(None, 0, driver.cuDeviceGet(0))
        kernel = driver.cuModuleGetFunction(driver.cuModuleLoadData(ptx.KERNELS.encode()), b"add_vectors")
        ended = []
        for face in driver, bindings:
            plain, with_flags = face.cuOccupancyMaxPotentialBlockSize, face.cuOccupancyMaxPotentialBlockSizeWithFlags
            for call in (lambda *given: plain(*given)), (lambda *given: with_flags(*given, 0)):
                for make in (lambda function: function), face.CUoccupancyB2DSize:
                    for _ in range(3):  # the later calls by machine code
                        function = lambda block: 128 * block
                        alive = weakref.ref(function)
                        assert call(kernel, make(function), 0, 0)[-1] == 384
                        del function
                        gc.collect()
                        ended.append(alive() is None)
        print(len(ended), all(ended))
    """
    done = quick_output_of(program, CUDA_CTYPES_LIBCUDA=str(standin("behaving")), CUDA_CTYPES_NATIVE=native)
    assert done == "24 True"


def test_a_float_is_no_function(live: Any) -> None:
    for call in (
        lambda: live.driver.cuLaunchHostFunc(live.stream, 5.5, 1),
        lambda: live.driver.cuUserObjectCreate(0, 4096.0, 1, 1),
    ):
        with pytest.raises(TypeError, match="a callable, a CUhostFn or an address is required, got float"):
            call()


def test_a_callback_writes_through_its_pointers(behaving: Callable[[str], Any]) -> None:
    """As CUPTI calls it: uint8_t **buffer, size_t *size, size_t *maxNumRecords."""
    memory = (ctypes.c_uint8 * 64)()

    def requested(buffer: Any, size: Any, most: Any) -> None:
        # an array alone would do, but PyPy stores one byte of its address
        buffer[0], size[0], most[0] = ctypes.cast(memory, ctypes.POINTER(ctypes.c_uint8)), 64, 7

    function = behaving("cu13.checked.cupti").CUpti_BuffersCallbackRequestFunc(requested)
    buffer, size, most = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_size_t()
    call = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3)(int(function))
    call(*map(ctypes.addressof, (buffer, size, most)))
    assert (buffer.value, size.value, most.value) == (ctypes.addressof(memory), 64, 7)
