"""A first use loads modules. Code that interrupts it and uses the package (a signal handler, a finalizer), and code at
the end of Python, gets a result or one clear exception; the interrupted call succeeds."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Callable

import pytest

from tests.interpreter import quick_output_of
from tests.standin import build

Standin = Callable[[str], Path]

INTERRUPTED = """
    import importlib, sys

    NESTED = {
        "same": lambda driver: driver.cuEventRecord(5, 6) == (0,),
        "other": lambda driver: driver.cuStreamSynchronize(5) == (0,),
        "keyword": lambda driver: driver.cuStreamSynchronize(hStream=5) == (0,),
        "struct": lambda driver: driver.cuDeviceGetUuid(0)[0] == 0,
        "handle": lambda driver: type(driver.cuStreamCreate(0)[1]) is driver.CUstream,
    }

    def fresh():
        for name in [name for name in sys.modules if name.partition(".")[0] == "cuda_ctypes"]:
            del sys.modules[name]
        importlib.import_module("cuda_ctypes._floor").FEW = 1
        return importlib.import_module("cuda_ctypes.bindings.driver")

    def calls(driver):
        return [
            *[driver.cuEventRecord(5, 6) for _ in range(3)],
            *[driver.cuMemFree(dptr=7) for _ in range(2)],
            *[driver.cuDeviceGetUuid(0)[:1] for _ in range(2)],
            type(driver.cuStreamCreate(0)[1]) is driver.CUstream,
        ]

    def interrupted(line, nested):
        "What becomes of calls, and of one that interrupts them where so many lines of the package were run."
        driver, lines, found = fresh(), 0, []

        def enter(frame, event, argument):
            return each if "cuda_ctypes" in frame.f_code.co_filename else None

        def each(frame, event, argument):
            nonlocal lines
            lines += event == "line"
            if lines == line and not found:
                sys.settrace(None)
                try:
                    found.append(nested(driver))
                except RuntimeError as error:
                    assert "first use" in str(error), error
                    found.append(True)
                return None
            return each

        sys.settrace(enter)
        try:
            made = calls(driver)
        finally:
            sys.settrace(None)
        assert made == calls(driver) == [(0,)] * 7 + [True], (line, made)
        return lines, found
"""


@pytest.mark.parametrize("nested", ["same", "other", "keyword", "struct", "handle"])
@pytest.mark.parametrize("native", ["1", "0"])
def test_a_call_that_interrupts_first_calls(standin: Standin, nested: str, native: str) -> None:
    code = (
        INTERRUPTED
        + f"""
    total, _ = interrupted(-1, None)
    for line in range(1 + {len(nested)}, total, total // 5):
        _, found = interrupted(line, NESTED[{nested!r}])
        assert found == [True], (line, found)
    print("done")
    """
    )
    assert quick_output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("nothing")), CUDA_CTYPES_NATIVE=native) == "done"


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="nothing writes machine code on PyPy")
def test_a_call_that_interrupts_loading_the_assembler(standin: Standin) -> None:
    """The interrupting call has its result, and machine code is made later."""
    code = """
    import sys
    from cuda_ctypes._floor import native
    from cuda_ctypes.bindings import driver

    found = []

    def hook(event, arguments):
        if event == "import" and arguments[0] in MODULES and len(found) < 20:
            MODULES.discard(arguments[0])
            found.append(driver.cuEventRecord(5, 6))
            found.append(driver.cuMemFree(7))

    MODULES = {f"cuda_ctypes._floor.{name}" for name in
               ("calls.machine_code", "native.code_memory", "native.routine", "native.interpreter", "types.kernel_parameters")}
    record, free = driver.cuEventRecord, driver.cuMemFree
    record(5, 6), free(7)
    sys.addaudithook(hook)
    for _ in range(3):
        assert record(5, 6) == (0,) and free(7) == (0,)
    assert found and set(found) == {(0,)}, found
    start = bytes(driver.cuMemAlloc.__self__[:8]) if native.available() else b""
    print(all(function.__self__[:8] != start for function in (record, free)) if native.available() else True)
    """
    assert quick_output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("nothing"))) == "True"


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy calls no finalizers at its end")
@pytest.mark.parametrize("native", ["1", "0"])
@pytest.mark.parametrize("calls_before", [0, 1, 4])
@pytest.mark.parametrize(
    "call", ["cuMemFree(7)", "cuMemFree(dptr=7)", "cuDeviceGetUuid(0)", "cuCtxGetCurrent()", "cuMemcpyHtoD(7, b'1', 1)"]
)
def test_a_first_use_at_the_end_of_python(standin: Standin, call: str, calls_before: int, native: str) -> None:
    code = f"""
    import os
    from cuda_ctypes.bindings import driver

    class Last:
        def __del__(self, write=os.write):
            try:
                found = driver.{call}
                write(1, b"result " + str(int(found[0])).encode())
            except RuntimeError as error:
                write(1, b"first use" if "first use" in str(error) else repr(error).encode())
            except BaseException as error:
                write(1, repr(error).encode())

    driver.cuInit(0)
    for _ in range({calls_before}):
        driver.{call}
    last = Last()
    """
    found = quick_output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("nothing")), CUDA_CTYPES_NATIVE=native)
    assert found in (("result 0",) if calls_before == 4 else ("result 0", "first use"))


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy calls no finalizers at its end")
@pytest.mark.parametrize("native", ["1", "0"])
@pytest.mark.parametrize(
    "call", ["driver_close()", "handle_deregister(5)", "buf_deregister(4096)", "driver_set_max_cache_size(7)"]
)
def test_cufile_is_closed_at_the_end_of_python(call: str, native: str) -> None:
    """By functions fetched before, whose statuses are two ints, or that return nothing."""
    standin = build.standins()["cu13", "cufile"]
    try:
        build.ensure(standin)
    except build.BuildError as error:
        pytest.skip(f"no stand-in can be built: {error}")
    code = f"""
    import os
    from cuda_ctypes.bindings import cufile

    class Last:
        def __init__(self):
            self.function = cufile.{call.partition("(")[0]}
        def __del__(self, write=os.write):
            try:
                write(1, repr(self.function({call.partition("(")[2]}).encode())
            except BaseException as error:
                write(1, repr(error).encode())

    last = Last()
    cufile.driver_open()
    """
    found = quick_output_of(code, CUDA_CTYPES_LIBCUFILE=str(standin.path("recording")), CUDA_CTYPES_NATIVE=native)
    assert found == "None"


@pytest.mark.parametrize("objects", [1, 2])
@pytest.mark.parametrize(
    "kind",
    """
    driver.mem_alloc(16)
    driver.Event()
    driver.mem_alloc_pitch(16, 16, 4)[0]
    device.create_event()
    device.create_stream()
    device.allocate(16, stream=stream)
    core.LegacyPinnedMemoryResource().allocate(16)
    core.DeviceMemoryResource(device, core.DeviceMemoryResourceOptions())
    core.graph.GraphDefinition().instantiate()
    device.create_stream().create_graph_builder().begin_building()
    core.ObjectCode.from_ptx(PTX).get_kernel("empty")
    """.split("\n")[1:-1],
    ids=str.strip,
)
def test_objects_that_end_while_a_module_is_locked(standin: Standin, kind: str, objects: int) -> None:
    """Before Python 3.12, an import fails with KeyError if a finalizer imports while it takes the lock of a module."""
    kind = kind.strip()
    code = f"""
    import _frozen_importlib, gc

    PTX = b".version 8.0\\n.target sm_90\\n.address_size 64\\n.visible .entry empty() {{ ret; }}"
    acquire = _frozen_importlib._ModuleLock.acquire

    class Interrupted:
        def __init__(self, lock):
            self.lock = lock

        def __enter__(self):
            while made:
                del made[-1]
            gc.collect()
            return self.lock.__enter__()

        def __exit__(self, *error):
            return self.lock.__exit__(*error)

    def interrupted(lock):
        if lock.name == "a_module_that_is_not_there":
            lock.lock = Interrupted(lock.lock)
        return acquire(lock)

    _frozen_importlib._ModuleLock.acquire = interrupted
    if {kind.startswith("driver")}:
        from cuda_ctypes.pycuda import autoinit, driver
    else:
        from cuda_ctypes import core
        device = core.Device()
        device.set_current()
        stream = device.create_stream()
    made = [{kind} for _ in range({objects})]
    try:
        import a_module_that_is_not_there
    except ImportError:
        print(made)
    """
    assert quick_output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("behaving"))) == "[]"


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="nothing writes machine code on PyPy")
def test_machine_code_is_written_for_functions_that_are_called_more_often(standin: Standin) -> None:
    """The first calls need neither the modules that write it nor a function in Python, which take longer than they save."""
    code = """
    import sys
    from cuda_ctypes import _floor
    _floor.FEW = 10
    from cuda_ctypes.bindings import driver

    calls = [
        lambda: driver.cuEventRecord(5, 6) == (0,),
        lambda: driver.cuMemAlloc(64)[0] == 0,
        lambda: driver.cuMemsetD8(5, 0, 4) == (0,),
        lambda: driver.cuDeviceGetName(16, 0)[0] == 0,
        lambda: driver.cuDeviceGetUuid(0)[0] == 0,
    ]
    for _ in range(10):
        assert all(call() for call in calls)
    loaded = {name for name in sys.modules if name.startswith("cuda_ctypes._floor.")}
    print(*[name for name in ("calls.machine_code", "calls.python_function") if f"cuda_ctypes._floor.{name}" in loaded])
    calls[0]()
    print("cuda_ctypes._floor.calls.machine_code" in sys.modules)
    """
    assert quick_output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("nothing"))) == "\nTrue".strip()
