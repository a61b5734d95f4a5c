"""Traces of programs: every face's calls, threads, forks, exceptions, and programs that are killed."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.gpu.faces import ROOT

PYPY = sys.implementation.name == "pypy"
pytestmark = [pytest.mark.processes, pytest.mark.alone]

PROGRAM = """
import os, sys, threading
import cuda_ctypes
from cuda_ctypes.checked import driver
from cuda_ctypes.core import Device
device = Device()
device.set_current()
trace = cuda_ctypes.trace(sys.argv[1])
"""

Recorded = Callable[..., "list[dict[str, Any]]"]


def events_of(path: Path) -> list[dict[str, Any]]:
    """The events of a trace that ended as it should."""
    found: list[dict[str, Any]] = json.loads(path.read_text())
    assert found[-1]["name"] == "end"
    wrong = [event for event in found if event["name"] == "not recorded"]
    assert not wrong, f"the tracer failed: {wrong[0]}"
    return found


def calls_of(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The calls that returned."""
    return [event for event in events if event["ph"] in "XE" and event["cat"] != "nvtx"]


@pytest.fixture
def recorded(run_python: Callable[..., str], tmp_path: Path) -> Recorded:
    """A function that runs a program with a trace of its own, and returns the calls."""

    def run(program: str) -> list[dict[str, Any]]:
        path = tmp_path / "trace.json"
        run_python(PROGRAM + textwrap.dedent(program), str(path))
        return calls_of(events_of(path))

    return run


def names(calls: list[dict[str, Any]]) -> list[str]:
    return [call["name"] for call in calls]


def test_the_calls_of_every_face_are_recorded_while_the_block_runs(recorded: Recorded) -> None:
    calls = recorded(
        """
        from ctypes import byref
        from cuda_ctypes.bindings import driver as bindings
        from cuda_ctypes.cu12.checked import driver as older
        import cuda_ctypes.pycuda.driver as pycuda, cuda_ctypes.raw.driver as raw
        pycuda.init()
        pycuda.Device(0).retain_primary_context().push()
        stream = device.create_stream()
        pointer = raw.CUdeviceptr()
        def once():
            raw.cuMemAlloc(byref(pointer), 1)
            bindings.cuMemFree(int(pointer.value))
            driver.cuMemFree(driver.cuMemAlloc(2))
            older.cuMemFree(older.cuMemAlloc(3))
            pycuda.mem_alloc(4).free()
            device.allocate(5, stream=stream).close(stream)
            stream.sync()
        once()
        once()  # by now machine code makes most of them
        with trace:
            once()
        once()
        """
    )
    sizes = [call["args"]["bytesize"] for call in calls if "Alloc" in call["name"]]
    assert sizes == [1, 2, 3, 4, 5]
    assert names(calls).count("cuMemFree") == 4 and names(calls)[-1] == "cuStreamSynchronize"


def test_functions_found_during_the_block_are_recorded(recorded: Recorded) -> None:
    calls = recorded("with trace: driver.cuMemGetInfo(); driver.cuMemGetInfo(); driver.cuMemGetInfo()")
    assert names(calls) == ["cuMemGetInfo"] * 3


def test_an_event_tells_arguments_status_times_and_line(recorded: Recorded) -> None:
    calls = recorded(
        """
        from cuda_ctypes.core import LaunchConfig, ObjectCode, launch
        ptx = b".version 6.0\\n.target sm_50\\n.address_size 64\\n.visible .entry quick(.param .u64 to)\\n{\\nret;\\n}\\n"
        kernel = ObjectCode.from_ptx(ptx)
        with trace:
            kernel = kernel.get_kernel("quick")
            streams = [driver.cuStreamCreate(1) for _ in range(2)]
            driver.cuMemcpyHtoDAsync(driver.cuMemAlloc(4096), b"abcd", 4, streams[1])
            third = device.create_stream()
            launch(third, LaunchConfig(grid=(3, 2), block=64), kernel, 0)
            driver.cuStreamDestroy(streams[1])
            driver.cuStreamDestroy(driver.cuStreamCreate(1))
        """
    )
    first = {call["name"]: call for call in reversed(calls)}
    copy, alloc = first["cuMemcpyHtoDAsync"], first["cuMemAlloc"]
    assert copy["args"]["ByteCount"] == 4 and copy["args"]["hStream"] == "stream#2"
    assert copy["args"]["dstDevice"] == alloc["args"]["dptr"] and int(alloc["args"]["dptr"], 16)
    assert alloc["args"]["status"] == "CUDA_SUCCESS" and alloc["dur"] > 0 and copy["ts"] >= alloc["ts"] + alloc["dur"]
    assert copy["pid"] == alloc["pid"] and copy["tid"] == alloc["tid"] and copy["cat"] == "driver"
    config = first["cuLaunchKernelEx"]["args"]["config"]
    assert config.startswith("gridDim=3,2,1 blockDim=64,1,1 sharedMemBytes=0 hStream=stream#3")
    assert first["cuLaunchKernelEx"]["args"]["f"] == "quick", "a kernel has the name that the program looked up"
    lines = {call["args"]["line"].rpartition(":")[2] for call in calls if call["name"].startswith("cuStream")}
    assert len(lines) == 4 and {call["args"]["line"].partition(":")[0] for call in calls} == {"<string>"}
    destroyed = [call["args"]["hStream"] for call in calls if call["name"] == "cuStreamDestroy"]
    assert destroyed == ["stream#2", "stream#4"], "a stream at a reused address is a new stream"


def test_a_failed_call_is_recorded_and_raises_as_without_a_trace(recorded: Recorded) -> None:
    calls = recorded(
        """
        def refused():
            try:
                driver.cuMemFree(12345)
            except driver.CudaError as error:
                return type(error), error.args
        expected = refused()
        with trace:
            assert refused() == refused() == expected
        event = driver.cuEventCreate(0)
        """
    )
    assert names(calls).count("cuMemFree") == 2
    args = next(call for call in calls if call["name"] == "cuMemFree")["args"]
    assert args["status"] == "CUDA_ERROR_INVALID_VALUE" and args["error"].startswith("An argument is out of its range")
    assert args["dptr"] == "0x3039"


def test_the_first_launch_of_a_kernel_is_no_failure(recorded: Recorded) -> None:
    """The number of its parameters is found by asking for one too many."""
    calls = recorded(
        """
        from cuda_ctypes.core import LaunchConfig, ObjectCode, launch
        from cuda_ctypes.pycuda import driver as pycuda
        head = ".version 7.0\\n.target sm_50\\n.address_size 64\\n"
        ptx = head + ".visible .entry nothing(.param .u32 a) {\\nret;\\n}\\n"
        with trace:
            kernel = ObjectCode.from_ptx(ptx.encode()).get_kernel("nothing")
            launch(device.create_stream(), LaunchConfig(grid=1, block=1), kernel, 1)
            pycuda.init()
            pycuda.Device(0).retain_primary_context().push()
            function = pycuda.module_from_buffer(ptx.encode()).get_function("nothing")
            function.prepare("i").prepared_call((1, 1), (1, 1, 1), 1)
            pycuda.Context.pop()
        """
    )
    asked = {"cuKernelGetParamInfo", "cuFuncGetParamInfo"}
    assert asked <= {*names(calls)}
    assert not [call for call in calls if call["name"] in asked and "error" in call["args"]]


def test_every_call_of_every_thread_is_recorded(recorded: Recorded, tmp_path: Path) -> None:
    calls = recorded(
        """
        context = driver.cuCtxGetCurrent()
        def work(size):
            driver.cuCtxSetCurrent(context)
            for _ in range(500):
                driver.cuMemFree(driver.cuMemAlloc(size))
        threads = [threading.Thread(target=work, args=[16 << place], name=f"worker {place}") for place in range(4)]
        with trace:
            for thread in threads: thread.start()
            for thread in threads: thread.join()
        """
    )
    threads: dict[int, set[int]] = {}
    for call in calls:
        if call["name"] == "cuMemAlloc":
            threads.setdefault(call["tid"], set()).add(call["args"]["bytesize"])
    assert sorted(threads.values(), key=min) == [{16}, {32}, {64}, {128}]
    assert names(calls).count("cuMemAlloc") == names(calls).count("cuMemFree") == 2000
    known = {e["args"]["name"] for e in events_of(tmp_path / "trace.json") if e["name"] == "thread_name"}
    assert known >= {f"worker {place}" for place in range(4)}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_forked_child_writes_a_file_of_its_own(recorded: Recorded, tmp_path: Path) -> None:
    calls = recorded(
        """
        with trace:
            driver.cuMemAlloc(1)
            quiet = os.fork()
            if not quiet:
                os._exit(0)
            child = os.fork()
            if not child:
                try:
                    driver.cuMemAlloc(2)
                except driver.CudaError:
                    pass
                trace.__exit__()
                os._exit(0)
            assert (os.waitpid(quiet, 0)[1], os.waitpid(child, 0)[1]) == (0, 0)
            driver.cuMemAlloc(3)
        """
    )
    assert [call["args"]["bytesize"] for call in calls if call["name"] == "cuMemAlloc"] == [1, 3]
    (file,) = tmp_path.glob("trace-*.json")
    in_child = [call for call in calls_of(events_of(file)) if call["name"] == "cuMemAlloc"]
    assert in_child, "Python repeats a refused allocation, for its message"
    for call in in_child:
        assert call["pid"] == int(file.stem[6:]) != calls[0]["pid"]
        assert call["args"]["status"] == "CUDA_ERROR_NOT_INITIALIZED", "the driver refuses forked children, as ever"


def test_an_exception_in_the_block_ends_the_trace(recorded: Recorded) -> None:
    calls = recorded(
        """
        try:
            with trace:
                driver.cuMemAlloc(1)
                1 / 0
        except ZeroDivisionError:
            driver.cuMemAlloc(2)
        else:
            raise AssertionError
        """
    )
    assert [call["args"]["bytesize"] for call in calls] == [1]


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there are no timers")
@pytest.mark.skipif(PYPY, reason="PyPy raises KeyboardInterrupt instead, or nothing: see docs/guides/tracing.md")
def test_signals_raise_in_the_program_and_no_call_is_lost_or_doubled(recorded: Recorded) -> None:
    calls = recorded(
        """
        import signal, time
        class Late(Exception): pass
        caught, armed = 0, False
        def late(*_):
            global armed
            if armed:  # and not while another one is caught
                armed = False
                raise Late("soon")
        def calls():  # a function: CPython 3.13 leaves the jump of a loop out of the try statement around it
            while time.monotonic() < until:
                driver.cuMemGetInfo()
        signal.signal(signal.SIGALRM, late)
        stream = device.create_stream()
        for _ in range(3):  # now machine code is made: an exception in there would mean that there can be none
            stream.sync()
            driver.cuMemGetInfo()
        with trace:
            for _ in range(5):
                driver.cuLaunchHostFunc(stream.handle, lambda data: time.sleep(0.2), None)
                try:
                    armed = True
                    signal.setitimer(signal.ITIMER_REAL, 0.1)  # long enough for the call to begin
                    stream.sync()
                    time.sleep(1)  # the exception comes here, at the latest
                except Late as error:
                    assert str(error) == "soon"
                    caught += 1
            assert caught == 5
            signal.setitimer(signal.ITIMER_REAL, 0.002, 0.01)
            until = time.monotonic() + 20
            while caught < 25 and time.monotonic() < until:
                try:
                    armed = True
                    calls()
                except Late:
                    caught += 1
                except driver.CudaError:  # the call was not made
                    pass
            signal.setitimer(signal.ITIMER_REAL, 0)
            assert caught == 25, caught
        """
    )
    assert names(calls).count("cuStreamSynchronize") == 5
    assert {call["args"]["status"] for call in calls if call["name"] != "cuMemGetInfo"} == {"CUDA_SUCCESS"}


KILLED = """
import cuda_ctypes, sys, time
from cuda_ctypes.checked import driver
from cuda_ctypes.core import Device
device = Device()
device.set_current()
stream = device.create_stream()
held = [driver.cuMemAlloc(1000 + number) for number in range(20)]
driver.cuLaunchHostFunc(stream.handle, lambda data: (print("waits", flush=True), time.sleep(60)), None)
stream.sync()
"""


@pytest.mark.parametrize("ending", ["json", "html"])
def test_the_record_of_a_killed_program_is_readable(package: Any, tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"trace.{ending}"
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "CUDA_CTYPES_TRACE": str(path)}
    with subprocess.Popen([sys.executable, "-c", KILLED], env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout and process.stdout.readline() == b"waits\n"
        time.sleep(0.05)
        process.kill()
    text = path.read_text()
    if ending == "html":
        text = text.partition('id="trace">\n')[2]
    else:
        done = subprocess.run([sys.executable, "-m", "cuda_ctypes", "trace", "--page", str(path)], env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True, capture_output=True)  # fmt: skip
        assert done.stdout.decode().strip() == str(tmp_path / "trace.html")
        assert '"bytesize":1019' in (tmp_path / "trace.html").read_text()
    events = json.loads(text.rstrip().rstrip(",") + "]")
    sizes = [event["args"]["bytesize"] for event in events if event["name"] == "cuMemAlloc"]
    assert sizes == list(range(1000, 1020))
    begun = [event["name"] for event in events if event["ph"] == "B"]
    ended = [event["name"] for event in events if event["ph"] == "E"]
    assert begun == [*ended, "cuStreamSynchronize"], "the call in which it was killed is the last"


def test_a_full_disk_ends_the_trace_and_not_the_program(run_python: Callable[..., str], tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    del resource
    path = tmp_path / "trace.json"
    out = run_python(
        PROGRAM
        + textwrap.dedent(
            """
            import resource, warnings
            resource.setrlimit(resource.RLIMIT_FSIZE, (3 << 19, 3 << 19))
            with warnings.catch_warnings(record=True) as caught, trace:
                warnings.simplefilter("always")
                for _ in range(12_000): free, total = driver.cuMemGetInfo()
            print(free <= total, *[warning.message for warning in caught])
            """
        ),
        str(path),
    )
    assert out.startswith(f"True {path} ends before the program, which goes on") and out.count("ends before") == 1
    assert len(json.loads(path.read_text().rstrip().rstrip(",") + "]")) > 1000


def test_traces_may_overlap(run_python: Callable[..., str], tmp_path: Path) -> None:
    run_python(
        PROGRAM
        + textwrap.dedent(
            """
            with trace:
                driver.cuMemAlloc(1)
                with cuda_ctypes.trace(sys.argv[1].replace("trace.json", "inner.json")):
                    driver.cuMemAlloc(2)
                driver.cuMemAlloc(3)
            """
        ),
        str(tmp_path / "trace.json"),
    )
    for file, sizes in (("trace.json", [1, 2, 3]), ("inner.json", [2])):
        calls = calls_of(events_of(tmp_path / file))
        assert [call["args"]["bytesize"] for call in calls] == sizes


def test_the_log_has_a_level_for_each_library(run_python: Callable[..., str], tmp_path: Path) -> None:
    out = run_python(
        PROGRAM
        + textwrap.dedent(
            """
            import logging
            logging.basicConfig(stream=sys.stdout, format="%(levelname)s %(name)s %(lineno)d %(message)s")
            def calls():
                driver.cuMemGetInfo()
                try: driver.cuMemFree(12345)
                except driver.CudaError: pass
            with cuda_ctypes.trace():
                calls()
                logging.getLogger("cuda_ctypes.driver").setLevel(logging.DEBUG)
                calls()
                logging.getLogger("cuda_ctypes.driver").setLevel(logging.ERROR)
                calls()
            """
        ),
        "trace.json",
    )
    calls = [line for line in out.splitlines() if "CUDA_" in line and not line.startswith("INFO")]  # the driver's lines
    lines = [re.sub(r"free=\d+, total=\d+|[\d.]+ us", "...", line) for line in calls]
    assert [line.partition(" (")[0].partition(": An")[0].split()[:2] for line in lines] == [
        ["WARNING", "cuda_ctypes.driver"],
        ["DEBUG", "cuda_ctypes.driver"],
        ["WARNING", "cuda_ctypes.driver"],
    ]
    assert lines[1].endswith("cuMemGetInfo(...) CUDA_SUCCESS, ..., <string>:14"), lines[1]
    assert " 15 cuMemFree(dptr=0x3039) CUDA_ERROR_INVALID_VALUE, ..., An argument" in lines[2]


def test_tracing_changes_neither_functions_nor_machine_code(run_python: Callable[..., str]) -> None:
    out = run_python(
        """
        import ctypes, sys
        import cuda_ctypes
        from cuda_ctypes.checked import driver
        from cuda_ctypes.core import Device
        Device().set_current()
        held = driver.cuMemGetInfo, driver.cuMemAlloc, driver.cuMemFree
        for _ in range(3):
            driver.cuMemGetInfo(), driver.cuMemFree(driver.cuMemAlloc(8))
        assert not [name for name in sys.modules if "_tracing" in name], "who does not trace loads nothing"

        def state():
            "The functions' objects, and where they are builtins, the addresses and bytes of their code."
            found = []
            for function in (driver.cuMemGetInfo, driver.cuMemAlloc, driver.cuMemFree):
                found.append(id(function))
                if type(function) is type(len) and cuda_ctypes.machine_code().get("processor"):
                    definition = ctypes.c_void_p.from_address(id(function) + object.__basicsize__).value
                    code = ctypes.c_void_p.from_address(definition + 8).value
                    found += [code, ctypes.string_at(code, 128)]
            for _, function in cells():
                found.append(function)
            return found

        def cells():
            from cuda_ctypes._floor.library import libraries
            for library in libraries:
                for symbol, function in library.functions:
                    yield symbol, ctypes.c_void_p.from_address(ctypes.addressof(function)).value

        before = state()
        with cuda_ctypes.trace():
            during = state()
            driver.cuMemGetInfo(), driver.cuMemFree(driver.cuMemAlloc(8))
        count = len(list(cells()))
        assert during[:-count] == before[:-count], "functions and code are the same during a trace"
        assert all(one != other for one, other in zip(during[-count:], before[-count:])), "the C functions are others"
        assert state() == before, "and afterwards everything is"
        assert held == (driver.cuMemGetInfo, driver.cuMemAlloc, driver.cuMemFree)
        print("same")
        """
    )
    assert out == "same\n"


KERNELS = """
import os, sys
import cuda_ctypes
from cuda_ctypes.core import Device, LaunchConfig, ObjectCode, launch
code = b'''
.version 7.0
.target sm_50
.address_size 64
.visible .entry add(.param .u64 to, .param .u64 rounds) {
    .reg .u64 %r<4>; .reg .pred %p;
    ld.param.u64 %r0, [to]; ld.param.u64 %r1, [rounds]; cvta.to.global.u64 %r0, %r0; mov.u64 %r2, 0;
again:
    mad.lo.u64 %r2, %r2, 3, %r1; sub.u64 %r1, %r1, 1; setp.ne.u64 %p, %r1, 0;
    @%p bra again;
    st.global.u64 [%r0], %r2; ret;
}
'''
def program():
    device = Device()
    device.set_current()
    stream = device.create_stream()
    kernel = ObjectCode.from_ptx(code).get_kernel("add")
    buffer = device.allocate(1 << 20, stream=stream)
    late = sys.argv[2:] and cuda_ctypes.trace(sys.argv[1], kernels=True).__enter__()
    for rounds in (1_000, 100_000):
        launch(stream, LaunchConfig(grid=2, block=32), kernel, buffer, rounds)
    buffer.copy_to(bytearray(1 << 20), stream=stream)
    stream.sync()
    if late: late.__exit__()
program()
"""


@pytest.mark.parametrize("late", [False, True], ids=["from the start", "later"])
def test_kernels_lie_between_their_launches_and_the_synchronization(
    package: Any, on_standin: bool, tmp_path: Path, late: bool
) -> None:
    if on_standin:
        pytest.skip("the stand-in has no kernel times: tests/tracing/test_kernels.py has records of its own")
    path = tmp_path / "trace.json"
    asked = {} if late else {"CUDA_CTYPES_TRACE": str(path), "CUDA_CTYPES_TRACE_KERNELS": "1"}
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **asked}
    subprocess.run([sys.executable, "-c", KERNELS, str(path), *["late"] * late], env=environment, check=True)
    events = events_of(path)
    notes = [event["args"] for event in events if event["ph"] == "i"]
    assert not notes, notes
    kernels = [event for event in events if event.get("cat") == "gpu" and event["name"] == "add"]
    assert [event["args"]["grid"] for event in kernels] == ["2,1,1"] * 2
    assert 0 < kernels[0]["dur"] < kernels[1]["dur"] < 1e6
    (copy,) = [event for event in events if event["name"] == "memcpy device to host"]
    assert copy["args"]["bytes"] == 1 << 20
    starts = {event["id"]: event for event in events if event["ph"] == "s"}
    launches = [call for call in calls_of(events) if call["name"].startswith("cuLaunchKernel")]
    sync = [call for call in calls_of(events) if call["name"] == "cuStreamSynchronize"][-1]
    slack = 20  # microseconds: CUPTI interpolates between the clocks
    for launch, kernel in zip(launches, kernels):
        (arrow,) = [e for e in events if e["ph"] == "f" and (e["tid"], e["ts"]) == (kernel["tid"], kernel["ts"])]
        assert (starts[arrow["id"]]["tid"], starts[arrow["id"]]["ts"]) == (launch["tid"], launch["ts"])
        assert launch["ts"] - slack < kernel["ts"] and kernel["ts"] + kernel["dur"] < sync["ts"] + slack


def test_the_page_understands_a_trace(run_python: Callable[..., str], tmp_path: Path) -> None:
    node = shutil.which("node")
    if not node:
        pytest.skip("there is no JavaScript here: node is not installed")
    page = tmp_path / "trace.html"
    run_python(
        PROGRAM
        + textwrap.dedent(
            """
            with trace:
                kept = [driver.cuMemAlloc(size) for size in (100, 200, 300)]
                driver.cuMemFree(kept[1])
                try: driver.cuMemFree(12345)
                except driver.CudaError: pass
                driver.cuCtxSynchronize()
            """
        ),
        str(page),
    )
    text = page.read_text()
    assert "src=" not in text and "href=" not in text, "the page needs no other file"
    script = text.partition("<script>")[2].partition("</script>")[0].partition("function view(")[0]
    data = text.partition('id="trace">\n')[2].partition("</script>")[0]
    asks = """
        const text = require("fs").readFileSync(0, "utf8");
        const show = trace => [trace.calls.length, trace.allocated, trace.freed, trace.peak, trace.kept.map(e => e.allocated), trace.ended];
        console.log(JSON.stringify([show(understood(parsed(text))), show(understood(parsed(text.slice(0, text.length - 120) + "   ")))]));
    """
    done = subprocess.run([node, "-e", script + asks], input=data, check=True, capture_output=True, text=True)
    whole, cut = json.loads(done.stdout)
    assert whole == [6, 600, 200, 600, [300, 100], True]
    assert cut[:4] == [6, 600, 200, 600] and cut[-1] is False
