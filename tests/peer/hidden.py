"""Classes of cuda.core that users meet but do not name."""

from __future__ import annotations

HIDDEN_IN_CORE = {
    "AccessedBySetProxy": ("_memory._managed_buffer", "memory.managed_buffer"),
    "DeviceProperties": ("_device", "device_properties"),
    "GraphMemoryResourceAttributes": ("_memory._graph_memory_resource", "memory.attributes"),
    "IPCAllocationHandle": ("_memory._ipc", "memory.ipc"),
    "IPCBufferDescriptor": ("_memory._ipc", "memory.ipc"),
    "IPCEventDescriptor": ("_event", "event"),
    "KernelAttributes": ("_module", "kernel_attributes"),
    "KernelOccupancy": ("_module", "kernel_occupancy"),
    "PeerAccessibleBySetProxy": ("_memory._peer_access_utils", "memory.peer_access"),
    "PoolAttributes": ("_memory._memory_pool:_MemPoolAttributes", "memory.attributes"),
    "TensorMapDataType": ("_tensor_map", "tensor_map"),
    "TensorMapIm2ColWideMode": ("_tensor_map", "tensor_map"),
    "TensorMapInterleave": ("_tensor_map", "tensor_map"),
    "TensorMapL2Promotion": ("_tensor_map", "tensor_map"),
    "TensorMapOOBFill": ("_tensor_map", "tensor_map"),
    "TensorMapSwizzle": ("_tensor_map", "tensor_map"),
}
HIDDEN_IN_SYSTEM = {
    "BAR1MemoryInfo": ("_device", "memory"),
    "ClockInfo": ("_device", "clocks"),
    "ClockOffsets": ("_device", "clocks"),
    "CoolerInfo": ("_device", "fans"),
    "DeviceAttributes": ("_device", "parts"),
    "DeviceEvents": ("_device", "device_events"),
    "EventData": ("_device", "device_events"),
    "FanInfo": ("_device", "fans"),
    "FieldValue": ("_device", "field_values"),
    "FieldValues": ("_device", "field_values"),
    "GpuDynamicPstatesInfo": ("_device", "parts"),
    "GpuDynamicPstatesUtilization": ("_device", "parts"),
    "InforomInfo": ("_device", "inforom"),
    "MemoryInfo": ("_device", "memory"),
    "MigInfo": ("_device", "mig"),
    "PciInfo": ("_device", "pci"),
    "ProcessInfo": ("_device", "parts"),
    "RegisteredSystemEvents": ("_system_events", "system_events"),
    "RepairStatus": ("_device", "parts"),
    "SystemEvent": ("_system_events", "system_events"),
    "SystemEvents": ("_system_events", "system_events"),
    "Temperature": ("_device", "temperature"),
    "ThermalSensor": ("_device", "temperature"),
    "ThermalSettings": ("_device", "temperature"),
    "Utilization": ("_device", "parts"),
}
HIDDEN = {"core": HIDDEN_IN_CORE, "core.system": HIDDEN_IN_SYSTEM}
"""Classes that users meet but do not name, by the module that gives them, and the modules in which they are."""
