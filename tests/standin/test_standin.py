"""The stand-ins, called through plain ctypes: the behaviour that other tests rely on."""

from __future__ import annotations

import ctypes
import json
import os
import time
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.interpreter import status_of
from tests.standin import build
from tests.standin.control import INPUT, OUTPUT, VALUE_OF_SEED, Recorder, planned

PER_THREAD = 2
Paths = Callable[[str], Path]


def address_of(library: Any, name: str, version: int, flags: int = 0) -> tuple[int, int]:
    """The address that cuGetProcAddress_v2 returns, and its status."""
    found, status = ctypes.c_void_p(), ctypes.c_int()
    out = ctypes.byref(found), ctypes.c_int(version), ctypes.c_uint64(flags), ctypes.byref(status)
    assert library.cuGetProcAddress_v2(name.encode(), *out) == 0
    return found.value or 0, status.value


def exported(library: Any, symbol: str) -> int:
    return ctypes.cast(library[symbol], ctypes.c_void_p).value or 0


@pytest.mark.parametrize(
    ("standin_for", "mode"),
    [pytest.param(made, mode, id=f"{made.file}-{mode}") for made in build.every() for mode in made.modes],
)
def test_every_function_is_exported(standin_for: build.Standin, mode: str) -> None:
    build.ensure(standin_for)
    library = ctypes.CDLL(str(standin_for.path(mode)))
    functions = json.loads(standin_for.functions.read_text("utf-8"))["functions"]
    assert functions
    missing = [symbol for symbol in functions if not hasattr(library, symbol)]
    assert not missing


@pytest.mark.parametrize(
    ("name", "version", "flags", "symbol"),
    [
        ("cuMemAlloc", 2000, 0, "cuMemAlloc"),
        ("cuMemAlloc", 3010, 0, "cuMemAlloc"),
        ("cuMemAlloc", 3020, 0, "cuMemAlloc_v2"),
        ("cuMemcpyHtoD", 13050, 0, "cuMemcpyHtoD_v2"),
        ("cuMemcpyHtoD", 13050, PER_THREAD, "cuMemcpyHtoD_v2_ptds"),
        ("cuInit", 13050, PER_THREAD, "cuInit"),
        ("cuCtxCreate", 12000, 0, "cuCtxCreate_v3"),
        ("cuCtxCreate", 13050, 0, "cuCtxCreate_v4"),
    ],
)
def test_the_newest_form_that_a_version_knows(standin: Paths, name: str, version: int, flags: int, symbol: str) -> None:
    library = ctypes.CDLL(str(standin("nothing")))
    assert address_of(library, name, version, flags) == (exported(library, symbol), 0)


def test_names_that_cannot_be_found(standin: Paths) -> None:
    library = ctypes.CDLL(str(standin("nothing")))
    assert address_of(library, "cuNoSuchFunction", 13050) == (0, 1)
    assert address_of(library, "cuGraphLaunch", 9000) == (0, 2)


def test_a_library_that_lacks_functions(standin_with: Callable[..., Path]) -> None:
    old = ctypes.CDLL(str(standin_with("behaving", only=["cuInit", "cuDriverGetVersion", "cuGetProcAddress_v2"])))
    assert old.cuInit(0) == 0
    assert not hasattr(old, "cuMemAlloc_v2")
    assert address_of(old, "cuMemAlloc", 13050) == (0, 1)
    without = ctypes.CDLL(str(standin_with("nothing", without=["cuMemAlloc_v2"])))
    assert not hasattr(without, "cuMemAlloc_v2")
    assert hasattr(without, "cuMemFree_v2")


def test_a_recorded_call(recorder: Recorder) -> None:
    library = recorder.library
    recorder.program("cuMemcpyHtoD_v2", status=7)
    inner = ctypes.create_string_buffer(b"inner")
    outer = (ctypes.c_void_p * 2)(None, ctypes.addressof(inner))
    first, nested, none = recorder.read(1, 8), recorder.read(1, 5, 8, 0), recorder.read(1, 1, 0, 0)
    assert (
        library.cuMemcpyHtoD_v2(ctypes.c_uint64(0x1122334455667788), ctypes.byref(outer), ctypes.c_size_t(2**40)) == 7
    )
    assert library.cuInit(3) == 0, "another function follows no program"
    call, other = recorder.calls()
    assert (call.symbol, call.unsigned(0), call.unsigned(2)) == ("cuMemcpyHtoD_v2", 0x1122334455667788, 2**40)
    assert (other.symbol, other.arguments) == ("cuInit", [b"\3\0\0\0"])
    assert recorder.result(first) == bytes(8)
    assert recorder.result(nested) == b"inner"
    assert recorder.result(none) is None, "a NULL on the way"


def test_a_function_that_is_called_before_the_one_under_test(recorder: Recorder) -> None:
    recorder.program("cuCtxGetDevice", status=7)
    recorder.write(0, b"\5\0\0\0")
    recorder.write(0, b"\6\0\0\0", by="cuDeviceGetCount")
    number = ctypes.c_int()
    assert recorder.library.cuDeviceGetCount(ctypes.byref(number)) == 0
    assert number.value == 6
    assert recorder.library.cuCtxGetDevice(ctypes.byref(number)) == 7
    assert number.value == 5


def test_a_result_may_be_any_bytes(recorder: Recorder) -> None:
    recorder.program("cuInit", result=b"\1\2\3\4")
    assert recorder.library.cuInit(0) == 0x04030201


def test_calls_whose_arguments_do_not_fit_together_are_counted(recorder: Recorder) -> None:
    recorder.plan("cuMemcpyDtoD_v2", [(VALUE_OF_SEED, 8)] * 3)
    recorder.plan("cuMemcpyDtoH_v2", [(OUTPUT, 8), (VALUE_OF_SEED, 8), (VALUE_OF_SEED, 8)])
    recorder.plan("cuMemcpy2D_v2", [(INPUT, 16)])

    def word(seed: int, argument: int) -> ctypes.c_uint64:
        return ctypes.c_uint64(int.from_bytes(planned(seed, argument, 8), "little"))

    try:
        before, calls_before = recorder.mixed_up_calls, recorder.planned_calls
        recorder.library.cuMemcpyDtoD_v2(word(8, 0), word(8, 1), word(8, 2))
        out = ctypes.create_string_buffer(8)
        recorder.library.cuMemcpyDtoH_v2(out, word(8, 1), word(8, 2))
        assert out.raw == planned(8, 0, 8)
        assert recorder.mixed_up_calls == before
        recorder.library.cuMemcpyDtoD_v2(word(8, 0), word(8, 1), word(9, 2))
        recorder.library.cuMemcpyDtoD_v2(word(8, 1), word(8, 0), word(8, 2))
        recorder.library.cuMemcpy2D_v2(ctypes.create_string_buffer(planned(8, 0, 15) + b"!"))
        assert recorder.mixed_up_calls == before + 3
        assert recorder.planned_calls == calls_before + 5
    finally:
        for symbol in ("cuMemcpyDtoD_v2", "cuMemcpyDtoH_v2", "cuMemcpy2D_v2"):
            recorder.plan(symbol, [])


@pytest.fixture
def driver(standin: Paths) -> Any:
    """The behaving stand-in with a new context."""
    library = ctypes.CDLL(str(standin("behaving")))
    library.cuInit(0)
    context = ctypes.c_void_p()
    assert library.cuCtxCreate_v2(ctypes.byref(context), 0, 0) == 0
    yield library
    library.cuCtxDestroy_v2(context)


def allocated(driver: Any, size: int) -> ctypes.c_uint64:
    pointer = ctypes.c_uint64()
    assert driver.cuMemAlloc_v2(ctypes.byref(pointer), ctypes.c_size_t(size)) == 0
    return pointer


def test_memory_is_freed_once(driver: Any) -> None:
    before = driver.standin_allocations()
    pointer = allocated(driver, 100)
    assert driver.standin_allocations() == before + 1
    assert driver.cuMemFree_v2(ctypes.c_uint64(pointer.value + 1)) == 1, "not where the allocation begins"
    assert driver.cuMemFree_v2(pointer) == 0
    assert driver.cuMemFree_v2(pointer) == 1
    assert driver.standin_allocations() == before


def test_memory_is_freed_in_any_order(driver: Any) -> None:
    before = driver.standin_allocations()
    pointers = [allocated(driver, 100) for _ in range(40_000)]
    started = time.process_time()
    for pointer in pointers[::3] + pointers[1::3] + pointers[2::3]:
        assert driver.cuMemFree_v2(pointer) == 0
    assert driver.standin_allocations() == before
    assert time.process_time() - started < 2, "a look through all others for each"


def test_copies_stay_within_allocations(driver: Any) -> None:
    pointer, host = allocated(driver, 100), ctypes.create_string_buffer(200)
    assert driver.cuMemcpyHtoD_v2(pointer, host, ctypes.c_size_t(100)) == 0
    assert driver.cuMemcpyHtoD_v2(pointer, host, ctypes.c_size_t(101)) == 1
    assert driver.cuMemcpyDtoH_v2(host, ctypes.c_uint64(pointer.value + 50), ctypes.c_size_t(51)) == 1


def test_a_context_ends_with_its_memory(standin: Paths) -> None:
    library = ctypes.CDLL(str(standin("behaving")))
    library.cuInit(0)
    library.cuCtxSetCurrent(None)  # other tests may have left one
    before = library.standin_allocations()
    context = ctypes.c_void_p()
    library.cuCtxCreate_v2(ctypes.byref(context), 0, 1)
    allocated(library, 100)
    assert library.cuCtxDestroy_v2(context) == 0
    assert library.standin_allocations() == before
    assert library.cuCtxDestroy_v2(context) == 709
    assert library.cuMemAlloc_v2(ctypes.byref(ctypes.c_uint64()), ctypes.c_size_t(1)) == 201


def test_objects_are_found_until_they_end(driver: Any) -> None:
    before = driver.standin_live(b"event")
    events = [ctypes.c_void_p() for _ in range(5_000)]  # often several in a place of the table
    for event in events:
        assert driver.cuEventCreate(ctypes.byref(event), 0) == 0
    for event in events[::3] + events[1::3] + events[2::3]:
        assert driver.cuEventQuery(event) == 0
        assert driver.cuEventDestroy_v2(event) == 0
        assert driver.cuEventQuery(event) == driver.cuEventDestroy_v2(event) == 400
    assert driver.standin_live(b"event") == before


@pytest.mark.parametrize("joined", [True, False])
def test_a_stream_may_end_during_its_capture(driver: Any, joined: bool) -> None:
    """What was captured in it has to be joined all the same."""
    pointer, (first, second, event, graph) = allocated(driver, 16), [ctypes.c_void_p() for _ in range(4)]
    for stream in (first, second):
        assert driver.cuStreamCreate(ctypes.byref(stream), 1) == 0
    assert driver.cuEventCreate(ctypes.byref(event), 0) == driver.cuStreamBeginCapture_v2(first, 0) == 0

    def wait(waiting: ctypes.c_void_p, other: ctypes.c_void_p) -> None:
        assert driver.cuEventRecord(event, other) == driver.cuStreamWaitEvent(waiting, event, 0) == 0

    wait(second, first)
    assert driver.cuMemsetD8Async(pointer, 5, ctypes.c_size_t(16), second) == 0
    if joined:
        wait(first, second)
    assert driver.cuStreamDestroy_v2(second) == 0
    assert driver.cuStreamEndCapture(first, ctypes.byref(graph)) == (0 if joined else 904)
    assert driver.cuStreamDestroy_v2(first) == 0


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_forked_child_has_no_driver(driver: Any) -> None:
    child = os.fork()
    if child == 0:
        os._exit(driver.cuCtxGetCurrent(ctypes.byref(ctypes.c_void_p())))
    assert status_of(child) == 3


PTX = b"""
.version 8.0
.target sm_90
.visible .global .align 4 .s32 start[3] = {5, -7, 0x10};
.visible .entry mix(.param .u64 out, .param .s32 first, .param .f32 second, .param .align 8 .b8 both[16])
{
    .reg .pred %p;
    mov.u32 %i, %tid.x;
    mad.lo.u32 %i, %ctaid.x, %ntid.x, %i;      // the thread's number
    mul.wide.u32 %at, %i, 8;
    ld.param.u64 %out, [out];
    add.u64 %out, %out, %at;
    mov.u64 %table, start;
    ld.global.s32 %a, [%table+4];               /* -7 */
    ld.param.s32 %b, [first];
    mul.lo.s32 %a, %a, %b;
    setp.gt.u32 %p, %i, 1;
@%p bra $float;
    cvt.s64.s32 %long, %a;
    st.global.s64 [%out], %long;
    ret;
$float:
    ld.param.f32 %f, [second];
    fma.rn.f32 %f, %f, 0f40000000, 0f3F800000;
    cvt.f64.f32 %d, %f;
    @!%p st.global.u64 [%out], 0;
    st.global.f64 [%out], %d;
    ld.param.u64 %last, [both+8];
    setp.eq.u32 %p, %i, 3;
    @%p st.global.u64 [%out], %last;
}
"""


def load(driver: Any, text: bytes) -> tuple[int, Any]:
    module = ctypes.c_void_p()
    return driver.cuModuleLoadData(ctypes.byref(module), text), module


def launch(driver: Any, module: Any, name: bytes, threads: int, *values: Any) -> int:
    function = ctypes.c_void_p()
    assert driver.cuModuleGetFunction(ctypes.byref(function), module, name) == 0
    pointers = (ctypes.c_void_p * len(values))(*map(ctypes.addressof, values))
    status: int = driver.cuLaunchKernel(function, threads // 2, 1, 1, 2, 1, 1, 0, None, pointers, None)
    return status or driver.cuCtxSynchronize()


def test_a_kernel_runs(driver: Any) -> None:
    status, module = load(driver, PTX)
    assert status == 0
    out, both = allocated(driver, 32), (ctypes.c_uint64 * 2)(1, 2**63 + 5)
    assert launch(driver, module, b"mix", 4, out, ctypes.c_int(-3), ctypes.c_float(1.25), both) == 0
    got = ctypes.create_string_buffer(32)
    assert driver.cuMemcpyDtoH_v2(got, out, ctypes.c_size_t(32)) == 0
    assert list((ctypes.c_int64 * 2).from_buffer(got)) == [21, 21]
    assert ctypes.c_double.from_buffer(got, 16).value == 3.5
    assert ctypes.c_uint64.from_buffer(got, 24).value == 2**63 + 5


@pytest.mark.parametrize(
    ("change", "to", "status"),
    [
        (b".version 8.0", b"", 200),
        (b".version 8.0", b".version 12.0", 222),
        (b"sm_90", b"sm_100", 218),
        (b"mul.lo.s32", b"multiply.s32", 218),
        (b"bra $float", b"bra $nowhere", 218),
        (b"ret;", b"ret", 218),
        (b".param .f32 second", b".param second", 218),
        (b"}\n", b"", 218),
    ],
)
def test_text_other_than_ptx(driver: Any, change: bytes, to: bytes, status: int) -> None:
    assert change in PTX
    assert load(driver, PTX.replace(change, to))[0] == status


def test_a_kernel_beyond_the_stand_in_loads_but_does_not_run(driver: Any) -> None:
    status, module = load(driver, PTX.replace(b"    ret;", b"    bar.sync 0;"))
    assert status == 0
    values = allocated(driver, 32), ctypes.c_int(), ctypes.c_float(), (ctypes.c_uint64 * 2)()
    assert launch(driver, module, b"mix", 4, *values) == 801


def test_a_fault_of_a_kernel_stays(driver: Any) -> None:
    _, module = load(driver, PTX)
    values = ctypes.c_uint64(0x1000), ctypes.c_int(), ctypes.c_float(), (ctypes.c_uint64 * 2)()
    assert launch(driver, module, b"mix", 4, *values) == 700
    assert driver.cuCtxSynchronize() == 700
    assert driver.cuMemAlloc_v2(ctypes.byref(ctypes.c_uint64()), ctypes.c_size_t(1)) == 700
