"""Arguments cannot overflow memory: a stack frame has at most a page. A call that took effect is never repeated, even
if writing the machine code for the next call fails."""

from __future__ import annotations

import ctypes
import importlib
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.interpreter import HURRY, quick_output_of, run
from tests.standin.control import Recorder

pytestmark = pytest.mark.usefixtures("machine_code")

Standin = Callable[[str], Path]
LAUNCH = 5, 1, 1, 1, 1, 1, 1, 0, 6


def of_ints(count: int) -> Any:
    return tuple(range(count)), (ctypes.c_int,) * count


@pytest.mark.parametrize("function", ["cuLaunchKernel", "launch"])
def test_small_stacks_hold_kernels_of_many_parameters(standin: Standin, function: str) -> None:
    """Such frames passed the end of the stack and its guard page."""
    code = f"""if True:
        import ctypes, os, sys, threading
        from cuda_ctypes.bindings import driver
        from cuda_ctypes.core import LaunchConfig, launch
        from cuda_ctypes.core.kernels.kernel import Kernel
        from cuda_ctypes.core.stream import Stream
        stream, config = Stream.from_handle(7), LaunchConfig(grid=1, block=1)
        kernel = Kernel._of(5, None)
        kernel._parameters, kernel._sizes = None, None
        type(kernel)._parameter_sizes = None

        def call(count):
            values = tuple(range(count))
            if {function!r} == "launch":
                launch(stream, config, kernel, *values)
            else:
                assert driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, (values, (ctypes.c_int,) * count), 0) == (0,)

        def many():
            for count in (4096, 17_000):
                for _ in range(4):
                    call(count)
        many()
        threading.stack_size(max(64 << 10, os.sysconf("SC_THREAD_STACK_MIN")))  # 128 kB on aarch64
        thread = threading.Thread(target=many)
        thread.start()
        thread.join()
        print("done")
        """
    done = run("-c", HURRY + code, CUDA_CTYPES_LIBCUDA=str(standin("nothing")))
    assert (done.returncode, done.stdout.strip()) == (0, "done"), done.stderr


def test_kernels_of_some_hundred_parameters_are_launched_by_machine_code(module: Any) -> None:
    launch = module("bindings.driver").cuLaunchKernel
    budget = module("_floor.native.code_memory").LAUNCHES
    most = module("_floor.native").routines().MOST_PARAMETERS
    for count, made in ((most, 1), (most + 1, 1)):
        for _ in range(4):
            assert launch(*LAUNCH, of_ints(count), 0) == (0,)
        assert (budget.made, budget.failures) == (made, 0)


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_a_frame_has_at_most_a_page(machine: str) -> None:
    module = importlib.import_module(f"cuda_ctypes._floor.native.{machine}")
    for slots, arguments in ((400, 80), (100, 400), (490, 6)):
        module.Assembler(slots, arguments)
    for slots, arguments in ((520, 0), (10, 520), (600_000, 4)):
        with pytest.raises(ValueError, match="more than a frame holds"):
            module.Assembler(slots, arguments)


@pytest.mark.parametrize(
    "name", ["bindings.driver", "checked.driver", "bindings.runtime", "checked.runtime", "checked.cublas"]
)
def test_every_function_has_its_code_written(module: Any, name: str) -> None:
    """All calls are within the limits."""
    functions = module(name)
    budget = module("_floor.native.code_memory").FUNCTIONS
    replace = module("_floor.calls.machine_code").replace
    replaced = 0
    for name in dir(functions):
        function = getattr(functions, name)
        short = short_cut_behind(function)
        if short is not None:
            short.address = ctypes.c_void_p(1)
            assert replace(short), name
            replaced += 1
    assert replaced > 20 and budget.failures == budget.misses == 0


def short_cut_behind(function: Any) -> Any:
    """The ShortCut of a builtin before its first call; None for other objects."""
    owner = getattr(function, "__self__", None)
    if type(owner).__name__ != "MachineCode" or not isinstance(owner, bytes):
        return None
    words = owner[:16]
    if FREE_THREADED:  # the address of the two words
        words = ctypes.string_at(int.from_bytes(words[:8], "little"), 16)
    target = ctypes.cast(int.from_bytes(words[8:], "little"), ctypes.py_object).value
    if type(target).__name__ == "ShortCut":
        return target
    return next(cell.cell_contents for cell in target.__closure__)  # before Python 3.11


@pytest.mark.parametrize("error", [ValueError, MemoryError, RecursionError, OSError, KeyError])
@pytest.mark.parametrize("part", ["function FunctionWriter written", "frame Frame _lay"])
def test_a_launch_is_over_when_its_code_cannot_be_written(
    module: Any, recorder: Recorder, monkeypatch: pytest.MonkeyPatch, error: Any, part: str
) -> None:
    launch = module("bindings.driver").cuLaunchKernel
    file, cls, method = part.split()
    for _ in range(3):
        launch(*LAUNCH, None, 0)

    def broken(*_: Any) -> Any:
        raise error("too far away")

    monkeypatch.setattr(getattr(module(f"_floor.native.writing.{file}"), cls), method, broken)
    recorder.program()
    for _ in range(3):
        assert launch(*LAUNCH, of_ints(3), 0) == (0,)
    assert len(recorder.calls()) == 3


@pytest.mark.parametrize("error", [ValueError, MemoryError, RecursionError])
def test_a_call_is_made_when_its_code_cannot_be_written(
    module: Any, recorder: Recorder, monkeypatch: pytest.MonkeyPatch, error: Any
) -> None:
    def broken(*_: Any) -> Any:
        raise error("no code")

    monkeypatch.setattr(module("_floor.native").routines().Routine, "value", broken)
    record = module("bindings.driver").cuEventRecord
    assert [record(5, 6) for _ in range(4)] == [(0,)] * 4
    assert len(recorder.calls()) == 4


def test_nothing_is_written_for_a_launch_that_failed(module: Any, recorder: Recorder) -> None:
    budget = module("_floor.native.code_memory").LAUNCHES
    launch = module("bindings.driver").cuLaunchKernel
    recorder.program(None, 1)
    for count in range(5):
        for _ in range(3):
            assert launch(*LAUNCH, of_ints(count), 0) == (1,)
    assert budget.made == 0
    recorder.program(None, 0)
    for _ in range(3):
        assert launch(*LAUNCH, of_ints(3), 0) == (0,)
    assert budget.made == 1


def test_nothing_is_written_for_a_launch_by_objects_that_failed(module: Any, recorder: Recorder) -> None:
    core = module("core")
    kernel = module("core.kernels.kernel").Kernel._of(5, None)
    kernel._sizes = kernel._parameters = ()
    stream, config = module("core.stream").Stream.from_handle(7), core.LaunchConfig(grid=1, block=1)
    budget = module("_floor.native.code_memory").LAUNCHES
    recorder.program("cuLaunchKernelEx", 719)
    for _ in range(3):
        with pytest.raises(module("checked.driver").CudaError, match="719|LAUNCH_FAILED"):
            core.launch(stream, config, kernel)
    assert budget.made == 0
    recorder.program()
    for _ in range(3):
        core.launch(stream, config, kernel)
    assert budget.made == 1


def test_code_after_c_wrote_into_bytes_of_one_byte(standin: Standin) -> None:
    """As in ``log = b" " * size; nvrtcGetProgramLog(program, log)`` with a size of 1: CPython has one object for these bytes."""
    code = """
        import ctypes
        from cuda_ctypes.bindings import driver

        driver.cuInit(0)
        for byte in b" ", bytes([0x48]), bytes([0x10]):
            ctypes.memset(id(byte) + bytes.__basicsize__ - 1, 0, 1)
        print(*{driver.cuInit(0) for _ in range(3)}, *{driver.cuMemAlloc(64)[0] for _ in range(3)})
        """
    success = "CUDA_SUCCESS"
    found = quick_output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("nothing")))
    assert found.count(success) == 2, found
