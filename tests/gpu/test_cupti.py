"""CUPTI on a GPU: times of kernels and copies by records of activities, callbacks of calls, errors.

A process has one user of CUPTI, so each test runs in its own process.
"""

from __future__ import annotations

from typing import Any, Callable

import pytest

from tests.gpu.libraries import open_library

SETUP = """
import ctypes
import importlib
import sys

major = sys.argv[1]
cupti = importlib.import_module(f"cuda_ctypes.cu{major}.checked.cupti")
raw = importlib.import_module(f"cuda_ctypes.cu{major}.raw.cupti")
driver = importlib.import_module(f"cuda_ctypes.cu{major}.checked.driver")
Kernel = next(
    getattr(raw, f"CUpti_ActivityKernel{number}")
    for number in range(99, 0, -1)
    if hasattr(raw, f"CUpti_ActivityKernel{number}")
)
Memcpy = next(
    getattr(raw, f"CUpti_ActivityMemcpy{number}")
    for number in range(99, 0, -1)
    if hasattr(raw, f"CUpti_ActivityMemcpy{number}")
)
PTX = b'''
.version 7.0
.target sm_50
.address_size 64
.visible .entry spin(.param .u64 rounds, .param .u64 place)
{
    .reg .u64 %r<6>;
    .reg .pred %p;
    ld.param.u64 %r0, [rounds];
    ld.param.u64 %r3, [place];
    mov.u64 %r1, 0;
again:
    mad.lo.u64 %r1, %r1, 3, %r0;
    sub.u64 %r0, %r0, 1;
    setp.ne.u64 %p, %r0, 0;
    @%p bra again;
    cvta.to.global.u64 %r4, %r3;
    st.global.u64 [%r4], %r1;
    ret;
}
'''


def start():
    driver.cuInit(0)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(driver.cuDeviceGet(0)))
    return driver.cuModuleGetFunction(driver.cuModuleLoadData(PTX), "spin")


def spin(kernel, rounds, place):
    values = (rounds, place), (ctypes.c_uint64, ctypes.c_uint64)
    driver.cuLaunchKernel(kernel, 2, 1, 1, 32, 1, 1, 0, 0, values, 0)
"""

ACTIVITIES = """
buffers, finished = [], []


def requested(buffer, size, most):
    buffers.append((ctypes.c_uint8 * (1 << 20))())
    buffer[0], size[0], most[0] = buffers[-1], 1 << 20, 0


def completed(context, stream, buffer, size, valid):
    assert 0 < valid <= size == 1 << 20
    finished.append((buffer, valid))


cupti.cuptiActivityRegisterCallbacks(requested, completed)
kinds = cupti.CUpti_ActivityKind
cupti.cuptiActivityEnable(kinds.CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL)
cupti.cuptiActivityEnable(kinds.CUPTI_ACTIVITY_KIND_MEMCPY)
kernel = start()
place = driver.cuMemAlloc(1 << 20)
for rounds in (1000, 100000):
    spin(kernel, rounds, place)
driver.cuMemcpyDtoH(bytearray(1 << 20), place, 1 << 20)
driver.cuCtxSynchronize()
cupti.cuptiActivityFlushAll(1)
cupti.cuptiActivityDisable(kinds.CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL)
cupti.cuptiActivityDisable(kinds.CUPTI_ACTIVITY_KIND_MEMCPY)

kernels, copies = [], []
for buffer, valid in finished:
    record = (ctypes.c_void_p * 1)()
    while cupti.cuptiActivityGetNextRecord(buffer, valid, record):
        kind = cupti.CUpti_ActivityKind(raw.CUpti_Activity.from_address(record[0]).kind)
        if kind in (kinds.CUPTI_ACTIVITY_KIND_KERNEL, kinds.CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL):
            kernels.append(Kernel.from_address(record[0]))
        elif kind is kinds.CUPTI_ACTIVITY_KIND_MEMCPY:
            copies.append(Memcpy.from_address(record[0]))
assert len(kernels) == 2, kernels
kernels.sort(key=lambda item: item.start)
times = [item.end - item.start for item in kernels]
assert {item.name for item in kernels} == {b"spin"}
assert [(item.gridX, item.blockX) for item in kernels] == [(2, 32)] * 2
assert 0 < times[0] < times[1] < 10**9, times
assert kernels[0].end <= kernels[1].start
assert sum(item.bytes for item in copies) == 1 << 20
assert min(item.start for item in copies) >= kernels[1].end
assert cupti.cuptiActivityGetNumDroppedRecords(None, 0) == 0
print("done")
"""

CALLBACKS = """
seen = []


def called(userdata, domain, number, data):
    about = raw.CUpti_CallbackData.from_address(int(data))
    seen.append((userdata, int(domain), int(number), about.callbackSite, about.functionName))


kernel = start()
subscriber = cupti.cuptiSubscribe(called, 77)
domain = cupti.CUpti_CallbackDomain.CUPTI_CB_DOMAIN_DRIVER_API
wanted = cupti.CUpti_driver_api_trace_cbid.CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel
cupti.cuptiEnableCallback(1, subscriber, domain, wanted)
assert cupti.cuptiGetCallbackState(subscriber, domain, wanted) == 1
place = driver.cuMemAlloc(8)
spin(kernel, 10, place)
driver.cuCtxSynchronize()
cupti.cuptiEnableCallback(0, subscriber, domain, wanted)
spin(kernel, 10, place)
assert len(seen) == 2, seen
assert {(int(data), about, number) for data, about, number, _, _ in seen} == {(77, int(domain), int(wanted))}
assert [int(site) for *_, site, _ in seen] == [0, 1]  # enter, exit
assert {name for *_, name in seen} == {b"cuLaunchKernel"}
assert cupti.cuptiGetCallbackName(domain, wanted) == "cuLaunchKernel"
cupti.cuptiUnsubscribe(subscriber)
print("done")
"""

ERRORS = """
kernel = start()
assert cupti.cuptiGetVersion() > 0
assert cupti.cuptiGetResultString(cupti.CUptiResult.CUPTI_ERROR_INVALID_KIND) == "CUPTI_ERROR_INVALID_KIND"
assert cupti.cuptiDeviceSupported(driver.cuDeviceGet(0)) == 1


def status_of(function, *arguments):
    try:
        function(*arguments)
    except cupti.CudaError as error:
        assert error.advice
        return type(error), error.status.name


domain = cupti.CUpti_CallbackDomain.CUPTI_CB_DOMAIN_DRIVER_API
record, nothing = (ctypes.c_void_p * 1)(), bytearray(512)
found = status_of(cupti.cuptiGetCallbackName, domain, 999999)
assert found == (cupti.CuptiErrorInvalidParameter, "CUPTI_ERROR_INVALID_PARAMETER"), found
found = status_of(cupti.cuptiActivityGetNextRecord, nothing, 512, record)  # its kind is 0
assert found == (cupti.CuptiErrorInvalidKind, "CUPTI_ERROR_INVALID_KIND"), found
assert cupti.cuptiActivityGetNextRecord(nothing, 0, record) is False
attribute = cupti.CUpti_ActivityAttribute.CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE
size, twice = (ctypes.c_size_t * 1)(), (ctypes.c_size_t * 1)()
assert cupti.cuptiActivityGetAttribute(attribute, 8, size) == 8 and size[0] > 0
cupti.cuptiActivitySetAttribute(attribute, 8, (ctypes.c_size_t * 1)(2 * size[0]))
assert cupti.cuptiActivityGetAttribute(attribute, 8, twice) == 8
assert twice[0] == 2 * size[0]
print("done")
"""


@pytest.mark.alone
@pytest.mark.processes
@pytest.mark.parametrize("program", [ACTIVITIES, CALLBACKS, ERRORS], ids=["activities", "callbacks", "errors"])
def test_in_a_process_of_its_own(
    package: Callable[[str], Any], major: int, on_standin: bool, run_python: Callable[..., str], program: str
) -> None:
    open_library(package, major, on_standin, "cupti", lambda checked: checked.cuptiGetVersion())
    assert run_python(SETUP + program, str(major)) == "done\n"
