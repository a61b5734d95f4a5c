"""The driver's own log of errors, in exceptions and in Python's logging."""

from __future__ import annotations

from typing import Any, Callable

import pytest

pytestmark = [pytest.mark.processes, pytest.mark.alone, pytest.mark.errors]

PROGRAM = """
import sys
from cuda_ctypes.checked import driver
from cuda_ctypes.core import Device
device = Device()
device.set_current()
stream = device.create_stream()
driver.cuMemFree(driver.cuMemAlloc(8))
LOG = "cuda_ctypes._floor.library.driver_log"
assert LOG not in sys.modules, "before the first failure, the log costs nothing"

def failed(function, *arguments):
    try:
        function(*arguments)
    except driver.CudaError as error:
        return error
    raise AssertionError("the driver accepts the call")

def bad_launch():
    # a grid of zero blocks, in each driver an invalid value
    from cuda_ctypes.core import LaunchConfig, ObjectCode
    ptx = b".version 6.0\\n.target sm_50\\n.address_size 64\\n.visible .entry k()\\n{\\nret;\\n}\\n"
    kernel = ObjectCode.from_ptx(ptx).get_kernel("k")
    return failed(driver.cuLaunchKernel, int(kernel.handle), 1, 1, 1, 4096, 4096, 4096, 0, int(stream.handle), 0, 0)

error = bad_launch()
"""


@pytest.fixture
def run(run_python: Callable[..., str], package: Callable[[str], Any], on_standin: bool) -> Callable[[str], str]:
    """A function that runs a program on a driver with a log."""
    if not on_standin and package("checked.driver").cuDriverGetVersion() < 12090:
        pytest.skip("drivers before 12.9 have no log")
    return lambda program: run_python(PROGRAM + program)


def test_an_error_while_the_log_is_being_loaded(run: Callable[[str], str]) -> None:
    """Of a finalizer, or of a signal handler: it has no lines."""
    out = run(
        """
loaded = sys.modules[LOG]
note = loaded.__dict__.pop("note")
early = failed(driver.cuMemFree, 5)
loaded.note = note
print(type(early).__name__, early.driver_log, len(bad_launch().driver_log) > 0)
"""
    )
    assert out == "CudaErrorInvalidValue () True\n"


def test_an_exception_has_the_drivers_words(run: Callable[[str], str]) -> None:
    out = run(
        """
print(len(error.driver_log))
assert all("[CUDA][E]" in line for line in error.driver_log), error.driver_log
import pickle, traceback
shown = "".join(traceback.format_exception(type(error), error, None))
assert all(line in shown for line in error.driver_log), shown
again = pickle.loads(pickle.dumps(error))
assert (again.driver_log, str(again)) == (error.driver_log, str(error))
"""
    )
    assert int(out) >= 1


def test_an_exception_of_a_signal_handler_is_not_lost(run: Callable[[str], str]) -> None:
    out = run(
        """
import signal
from cuda_ctypes._floor.library import driver_log

def handler(*_):
    raise TimeoutError("the time is over")

signal.signal(signal.SIGINT, handler)
driver_log.lines = lambda: signal.raise_signal(signal.SIGINT)
try:
    bad_launch()
except TimeoutError as error:
    print(error)
"""
    )
    assert out.strip() == "the time is over"


def test_each_exception_has_the_lines_of_its_own_call(run: Callable[[str], str]) -> None:
    out = run(
        """
from cuda_ctypes.bindings import driver as bindings
second = bad_launch()
assert second.driver_log and not set(second.driver_log) & set(error.driver_log), "no line is told twice"
import threading
others = []
def other():
    device.set_current()
    others.append(bad_launch())
thread = threading.Thread(target=other)
thread.start()
thread.join()
(third,) = others
assert third.driver_log and not set(third.driver_log) & set(second.driver_log)
print(len(third.driver_log) <= 3)
"""
    )
    assert out == "True\n"


def test_exceptions_of_core_and_pycuda_have_them_too(run: Callable[[str], str]) -> None:
    out = run(
        """
import cuda_ctypes.pycuda.driver as pycuda
pycuda.init()
pycuda.Device(0).retain_primary_context().push()
from cuda_ctypes.core import LaunchConfig, ObjectCode, launch
ptx = b".version 6.0\\n.target sm_50\\n.address_size 64\\n.visible .entry k()\\n{\\nret;\\n}\\n"
kernel = ObjectCode.from_ptx(ptx).get_kernel("k")
class Config(LaunchConfig): pass
one = failed(launch, stream, LaunchConfig(grid=1, block=4096), kernel)
module = pycuda.module_from_buffer(ptx)
function = module.get_function("k")
try:
    function(block=(4096, 1, 1), grid=(1, 1))
except pycuda.Error as error: other = error
print(bool(one.driver_log), bool(other.driver_log))

from cuda_ctypes.checked import driver as checked
for call, plainly in ((module.get_function, checked.cuModuleGetFunction), (module.get_global, checked.cuModuleGetGlobal)):
    plain = failed(plainly, checked.CUmodule(module._open()), "missing")
    try:
        call("missing")
    except pycuda.Error as error: found = error
    assert "missing" in str(found) == found.args[0]
    assert bool(found.driver_log) == bool(plain.driver_log)  # a driver may have no words for it
"""
    )
    assert out == "True True\n"


def test_the_programs_log_gets_the_lines_if_it_listens(run: Callable[[str], str]) -> None:
    out = run(
        """
import logging
bad_launch()  # nobody listens yet: nothing on standard error
logging.basicConfig(level=logging.INFO, stream=sys.stdout, format="%(levelname)s %(name)s %(message)s")
error = bad_launch()
print(*error.driver_log, sep="\\n")
"""
    )
    lines = out.splitlines()
    half = len(lines) // 2
    assert half and lines[:half] == [f"INFO cuda_ctypes.driver {line}" for line in lines[half:]]


def test_a_trace_has_them_and_leaves_them_to_the_exception(run: Callable[[str], str]) -> None:
    out = run(
        """
import cuda_ctypes, json, tempfile, os
path = os.path.join(tempfile.mkdtemp(), "trace.json")
with cuda_ctypes.trace(path):
    error = bad_launch()
(call,) = [event for event in json.load(open(path)) if event["name"] == "cuLaunchKernel"]
print(call["args"]["log"] == "\\n".join(error.driver_log) != "")
"""
    )
    assert out == "True\n"


def test_exceptions_with_further_advice_keep_them(run: Callable[[str], str]) -> None:
    out = run(
        """
import pickle
from cuda_ctypes.core import DeviceMemoryResource
pool = DeviceMemoryResource(device)
plain = failed(driver.cuMemAllocFromPoolAsync, 1 << 60, pool.handle, stream.handle)
error = failed(lambda: pool.allocate(1 << 60, stream=stream))
assert "bytes were asked for" in str(error) == error.args[0]
assert bool(error.driver_log) == bool(plain.driver_log)  # a driver may have no words for it
assert hasattr(error, "__notes__") == hasattr(plain, "__notes__")

from cuda_ctypes.core import errors
for kind in (RuntimeError, ValueError):
    also = errors.also(plain, kind)
    assert pickle.loads(pickle.dumps(also)).driver_log == also.driver_log == plain.driver_log
linked = errors.LinkerError._of(plain, "the linker's log")
again = pickle.loads(pickle.dumps(linked))
assert again.driver_log == linked.driver_log == plain.driver_log
assert str(again) == str(linked) and str(linked).endswith("the linker's log")
print("kept")
"""
    )
    assert out == "kept\n"


def test_a_refused_split_keeps_them(run: Callable[[str], str]) -> None:
    out = run(
        """
resources = device.resources.sm
try:
    resources.split({"count": resources.sm_count * 2})
except driver.CudaError as error:
    assert "cannot be split off" in str(error) == error.args[0]
    print(bool(error.driver_log))
"""
    )
    assert out == "True\n"
