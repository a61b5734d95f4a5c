"""NVML, nvJitLink and libNVVM by their names in Python and in C; type checkers find nothing wrong."""

from __future__ import annotations

import ctypes

from cuda_ctypes.bindings import nvjitlink, nvml, nvvm
from cuda_ctypes.checked import nvml as checked_nvml
from cuda_ctypes.raw import nvml as c_nvml


def device() -> tuple[str, int, float]:
    nvml.init_v2()
    count: int = nvml.device_get_count_v2()
    handle: int = nvml.device_get_handle_by_index_v2(0)
    name: str = nvml.device_get_name(handle)
    memory: nvml.Memory_v2 = nvml.device_get_memory_info_v2(handle)
    used: int = memory.used
    clock: int = nvml.device_get_clock_info(handle, nvml.ClockType.CLOCK_SM)
    return name, used + clock, nvml.TemperatureSensors.TEMPERATURE_GPU + count


def processes(handle: int) -> list[int]:
    found: nvml.ProcessInfo_v2 = nvml.device_get_compute_running_processes_v3(handle)
    first: nvml.ProcessInfo_v2 = found[0] if len(found) else nvml.ProcessInfo_v2()
    sizes = [int(process.used_gpu_memory) for process in found]
    values: nvml.FieldValue = nvml.device_get_field_values(handle, [nvml.FieldId.DEV_ECC_CURRENT, (7, 0)])
    return [*sizes, first.ptr, len(values)]


def structs() -> nvml.PciInfo:
    info = nvml.PciInfo()
    info.bus_id = "0000:01:00.0"
    info.domain = 1
    copy = nvml.PciInfo.from_buffer(bytearray(info))
    text: str = copy.bus_id
    assert text == "0000:01:00.0" and copy.ptr != info.ptr and int(info) == info.ptr
    return copy


def failures() -> str:
    try:
        nvml.check_status(nvml.Return.ERROR_NOT_SUPPORTED)
    except nvml.NotSupportedError as error:
        return str(error.status)
    except nvml.NvmlError:
        return ""
    return nvml.error_string(0)


def link(code: bytes) -> bytes:
    linker: int = nvjitlink.create(1, ["-arch=sm_90"])
    nvjitlink.add_data(linker, nvjitlink.InputType.PTX, code, len(code), "kernel.ptx")
    nvjitlink.complete(linker)
    cubin = bytearray(nvjitlink.get_linked_cubin_size(linker))
    nvjitlink.get_linked_cubin(linker, cubin)
    nvjitlink.destroy(linker)
    major, minor = nvvm.version()
    assert major + minor >= 0
    return bytes(cubin)


def in_c() -> None:
    checked_nvml.nvmlInit()
    handle: checked_nvml.nvmlDevice_t = checked_nvml.nvmlDeviceGetHandleByIndex(0)
    memory: checked_nvml.nvmlMemory_t = checked_nvml.nvmlDeviceGetMemoryInfo(handle)
    total: int = memory.total
    count = ctypes.c_uint()
    status: c_nvml.nvmlReturn_t = c_nvml.nvmlDeviceGetCount_v2(ctypes.byref(count))
    assert status == c_nvml.nvmlReturn_t.NVML_SUCCESS and total >= 0


def main() -> None:
    assert len(device()) == 3
    processes(0)
    structs()
    failures()
    assert link(b"ptx") == b""
    in_c()


if __name__ == "__main__":
    main()
