"""Properties of the driver, its devices and contexts."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import uuid

import pytest

from tests.gpu.faces import Face, text


def test_the_driver_tells_its_version(cuda: Face) -> None:
    version = cuda.cuDriverGetVersion()
    assert version >= 12000 and version % 10 == 0


def test_there_are_devices(cuda: Face) -> None:
    count = cuda.cuDeviceGetCount()
    assert count >= 1
    devices = [cuda.cuDeviceGet(ordinal) for ordinal in range(count)]
    assert [int(device) for device in devices] == list(range(count))
    assert all(isinstance(device, cuda.CUdevice) for device in devices)


def test_name_and_uuid_are_those_of_nvidia_smi(cuda: Face) -> None:
    name = text(cuda.cuDeviceGetName(96, cuda.device))
    identity = uuid.UUID(bytes=bytes(cuda.cuDeviceGetUuid(cuda.device).bytes))
    assert name
    assert cuda.cuDeviceGetUuid(cuda.device) == cuda.cuDeviceGetUuid(cuda.device)
    smi = shutil.which("nvidia-smi")
    if smi and not cuda.standin:
        query = [smi, "--query-gpu=name,uuid", "--format=csv,noheader"]
        listed = subprocess.run(query, capture_output=True, text=True, check=True).stdout.splitlines()
        assert f"{name}, GPU-{identity}" in [line.strip() for line in listed]


def test_a_name_is_cut_to_the_length_given(cuda: Face) -> None:
    whole = text(cuda.cuDeviceGetName(96, cuda.device))
    short = cuda.cuDeviceGetName(4, cuda.device)
    assert text(short) == whole[:3]
    assert len(short) == (4 if cuda.face == "bindings" else 3)


def test_attributes_agree_with_the_functions_of_their_own(cuda: Face) -> None:
    capability = cuda.attribute("COMPUTE_CAPABILITY_MAJOR"), cuda.attribute("COMPUTE_CAPABILITY_MINOR")
    assert capability == cuda.cuDeviceComputeCapability(cuda.device)
    assert cuda.attribute("WARP_SIZE") == 32
    assert cuda.attribute("MAX_THREADS_PER_BLOCK") == 1024
    assert cuda.attribute("MULTIPROCESSOR_COUNT") >= 1


@pytest.mark.errors
def test_every_attribute_has_a_value_or_is_newer_than_the_driver(cuda: Face) -> None:
    values = {}
    for member in cuda.CUdevice_attribute:
        if cuda.status("cuDeviceGetAttribute", member, cuda.device) == "CUDA_SUCCESS":
            values[member.name] = cuda.cuDeviceGetAttribute(member, cuda.device)
    assert len(values) > 100
    assert all(type(value) is int for value in values.values())


def test_memory_is_counted_in_bytes(cuda: Face) -> None:
    free, total = cuda.cuMemGetInfo()
    assert 0 < free <= total
    assert (1 << 30) <= total <= cuda.cuDeviceTotalMem(cuda.device)


@pytest.mark.parametrize("kind", [bytes, str, bytearray])
def test_a_device_is_found_by_its_bus_id(cuda: Face, kind: type) -> None:
    name = text(cuda.cuDeviceGetPCIBusId(20, cuda.device))
    assert int(name.split(":")[1], 16) == cuda.attribute("PCI_BUS_ID")
    given = name if kind is str else kind(name.encode())
    assert cuda.cuDeviceGetByPCIBusId(given) == cuda.device


def test_statuses_have_names_and_texts(cuda: Face) -> None:
    status = cuda.CUresult.CUDA_ERROR_OUT_OF_MEMORY
    assert text(cuda.cuGetErrorName(status)) == "CUDA_ERROR_OUT_OF_MEMORY"
    assert "memory" in text(cuda.cuGetErrorString(status))
    assert isinstance(cuda.cuGetErrorName(status), bytes if cuda.face == "bindings" else str)


def test_functions_are_found_by_name(cuda: Face) -> None:
    address, found = cuda.cuGetProcAddress(b"cuDriverGetVersion", 12000, 0)
    assert found == cuda.CUdriverProcAddressQueryResult.CU_GET_PROC_ADDRESS_SUCCESS
    number = ctypes.c_int()
    assert ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(address)(ctypes.addressof(number)) == 0
    assert number.value == cuda.cuDriverGetVersion()


def test_contexts_make_a_stack(cuda: Face) -> None:
    assert cuda.cuCtxGetCurrent() == cuda.context
    assert cuda.cuCtxGetDevice() == cuda.device
    made = cuda.cuCtxCreate(*([None] if cuda.major == 13 else []), 0, cuda.device)
    assert isinstance(made, cuda.CUcontext)
    assert cuda.cuCtxGetCurrent() == made != cuda.context
    assert cuda.cuCtxGetApiVersion(made) >= 3020
    assert cuda.cuCtxPopCurrent() == made
    assert cuda.cuCtxGetCurrent() == cuda.context
    cuda.cuCtxPushCurrent(made)
    cuda.cuCtxDestroy(made)
    assert cuda.cuCtxGetCurrent() == cuda.context


def test_without_a_context_the_current_one_is_null(cuda: Face) -> None:
    cuda.cuCtxSetCurrent(None)
    assert int(cuda.cuCtxGetCurrent()) == 0


def test_limits_are_set_and_read(cuda: Face) -> None:
    stack = cuda.CUlimit.CU_LIMIT_STACK_SIZE
    before = cuda.cuCtxGetLimit(stack)
    cuda.cuCtxSetLimit(stack, 4096)
    assert cuda.cuCtxGetLimit(stack) == 4096
    cuda.cuCtxSetLimit(stack, before)


def test_the_primary_context_is_active(cuda: Face) -> None:
    flags, active = cuda.cuDevicePrimaryCtxGetState(cuda.device)
    assert active == 1
    assert flags >= 0
    assert cuda.cuDevicePrimaryCtxRetain(cuda.device) == cuda.context
    cuda.cuDevicePrimaryCtxRelease(cuda.device)
