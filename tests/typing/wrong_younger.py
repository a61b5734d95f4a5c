"""Wrong calls of the younger modules: mypy must report the error of each ``# error`` on its line."""

from cuda_ctypes.bindings import nvjitlink, nvml
from cuda_ctypes.checked import nvml as checked_nvml

handle = nvml.device_get_handle_by_index_v2(0)
nvml.device_get_handle_by_index_v2("0")  # error: arg-type
nvml.device_get_name()  # error: call-arg
nvml.device_get_name(handle).decode()  # error: attr-defined
nvml.device_get_nmae(handle)  # error: attr-defined
nvml.nvmlDeviceGetName(handle)  # error: attr-defined
memory = nvml.device_get_memory_info_v2(handle)
memory.usde = 1  # error: attr-defined
memory.used = "1"  # error: assignment
info = nvml.PciInfo(0)  # error: call-arg
info = nvml.PciInfo()
info.bus_id = b"0000:01:00.0"  # error: assignment
nvml.device_get_field_values(handle, 7)  # error: arg-type
nvml.Return.ERROR_NOT_SUPORTED  # error: attr-defined
found = nvml.NotSuportedError  # error: attr-defined
nvjitlink.add_data(0, "PTX", b"", 0, "name")  # error: arg-type
nvjitlink.get_linked_cubin(0)  # error: call-arg
checked_nvml.nvmlDeviceGetName("0")  # error: arg-type
found = checked_nvml.device_get_name  # error: attr-defined
