"""The names of ``pycuda.driver``: ``import cuda_ctypes.pycuda.driver as drv``.

Nothing is loaded and no library opened before a name is asked for; each is in the module of its idea.
"""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

HOMES = {
    "arguments": "ArgumentHandler In InOut Out",
    "array": "Array ArrayDescriptor ArrayDescriptor3D dtype_to_array_format make_multichannel_2d_array matrix_to_array "
    "np_to_array",
    "context": "Context",
    "copies": "memcpy_dtod memcpy_dtod_async memcpy_dtoh memcpy_dtoh_async memcpy_htod memcpy_htod_async memcpy_peer "
    "memcpy_peer_async memset_d16 memset_d16_async memset_d2d16 memset_d2d16_async memset_d2d32 memset_d2d32_async "
    "memset_d2d8 memset_d2d8_async memset_d32 memset_d32_async memset_d8 memset_d8_async",
    "device": "Device get_driver_version get_version init",
    "device_memory": "DeviceAllocation PointerHolderBase from_device from_device_like mem_alloc mem_alloc_like "
    "mem_alloc_pitch mem_get_address_range mem_get_info to_device",
    "enumerations": "address_mode array3d_flags array_cubemap_face array_format compute_mode ctx_flags device_attribute event_flags "
    "filter_mode func_cache function_attribute host_alloc_flags ipc_mem_flags jit_fallback jit_input_type jit_option jit_target limit "
    "mem_attach_flags mem_host_register_flags memory_type pointer_attribute shared_config stream_flags",
    "errors": "CompileError CudaError Error LaunchError LogicError MemoryError RuntimeError",
    "event": "Event",
    "function": "Function PreparedFunction",
    "host_memory": "AlignedHostAllocation HostAllocation HostPointer PagelockedHostAllocation RegisteredHostMemory "
    "aligned_empty aligned_empty_like aligned_zeros aligned_zeros_like mem_host_alloc pagelocked_empty "
    "pagelocked_empty_like pagelocked_zeros pagelocked_zeros_like register_host_memory",
    "ipc": "IPCMemoryHandle mem_get_ipc_handle",
    "managed_memory": "ManagedAllocation managed_empty managed_empty_like managed_zeros managed_zeros_like",
    "memory_pools": "DeviceMemoryPool PageLockedAllocator PageLockedMemoryPool PooledDeviceAllocation "
    "PooledHostAllocation",
    "module": "Module TextureReference module_from_buffer module_from_file",
    "profiler": "start_profiler stop_profiler",
    "stream": "Stream",
    "strided_copies": "Memcpy2D Memcpy3D memcpy_atoa memcpy_atod memcpy_atoh memcpy_dtoa memcpy_htoa",
}
"""What each module defines of these names."""
_homes = {name: module for module, names in HOMES.items() for name in names.split()}
__all__ = [*_homes]


def __getattr__(name: str) -> Any:
    module = _homes.get(name)
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    path = f"{__name__.rpartition('.')[0]}.{module}"
    __import__(path)
    from sys import modules

    found = globals()[name] = getattr(modules[path], name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_homes})
