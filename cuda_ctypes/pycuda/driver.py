"""The names of ``pycuda.driver``: ``import cuda_ctypes.pycuda.driver as drv``.

Each name is loaded from its own module at the first use; until then no library is opened.
"""

from __future__ import annotations

from .._lazy import lazily

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .arguments import ArgumentHandler as ArgumentHandler
    from .arguments import In as In
    from .arguments import InOut as InOut
    from .arguments import Out as Out
    from .array import Array as Array
    from .array import ArrayDescriptor as ArrayDescriptor
    from .array import ArrayDescriptor3D as ArrayDescriptor3D
    from .array import dtype_to_array_format as dtype_to_array_format
    from .array import gpuarray_to_array as gpuarray_to_array
    from .array import make_multichannel_2d_array as make_multichannel_2d_array
    from .array import matrix_to_array as matrix_to_array
    from .array import np_to_array as np_to_array
    from .context import Context as Context
    from .copies import memcpy_dtod as memcpy_dtod
    from .copies import memcpy_dtod_async as memcpy_dtod_async
    from .copies import memcpy_dtoh as memcpy_dtoh
    from .copies import memcpy_dtoh_async as memcpy_dtoh_async
    from .copies import memcpy_htod as memcpy_htod
    from .copies import memcpy_htod_async as memcpy_htod_async
    from .copies import memcpy_peer as memcpy_peer
    from .copies import memcpy_peer_async as memcpy_peer_async
    from .copies import memset_d2d8 as memset_d2d8
    from .copies import memset_d2d8_async as memset_d2d8_async
    from .copies import memset_d2d16 as memset_d2d16
    from .copies import memset_d2d16_async as memset_d2d16_async
    from .copies import memset_d2d32 as memset_d2d32
    from .copies import memset_d2d32_async as memset_d2d32_async
    from .copies import memset_d8 as memset_d8
    from .copies import memset_d8_async as memset_d8_async
    from .copies import memset_d16 as memset_d16
    from .copies import memset_d16_async as memset_d16_async
    from .copies import memset_d32 as memset_d32
    from .copies import memset_d32_async as memset_d32_async
    from .debugging import set_debugging as set_debugging
    from .device import Device as Device
    from .device import get_driver_version as get_driver_version
    from .device import get_version as get_version
    from .device import init as init
    from .device_memory import DeviceAllocation as DeviceAllocation
    from .device_memory import PointerHolderBase as PointerHolderBase
    from .device_memory import from_device as from_device
    from .device_memory import from_device_like as from_device_like
    from .device_memory import mem_alloc as mem_alloc
    from .device_memory import mem_alloc_like as mem_alloc_like
    from .device_memory import mem_alloc_pitch as mem_alloc_pitch
    from .device_memory import mem_get_address_range as mem_get_address_range
    from .device_memory import mem_get_info as mem_get_info
    from .device_memory import to_device as to_device
    from .enumerations import TR_DEFAULT as TR_DEFAULT
    from .enumerations import TRSA_OVERRIDE_FORMAT as TRSA_OVERRIDE_FORMAT
    from .enumerations import TRSF_NORMALIZED_COORDINATES as TRSF_NORMALIZED_COORDINATES
    from .enumerations import TRSF_READ_AS_INTEGER as TRSF_READ_AS_INTEGER
    from .enumerations import address_mode as address_mode
    from .enumerations import array3d_flags as array3d_flags
    from .enumerations import array_cubemap_face as array_cubemap_face
    from .enumerations import array_format as array_format
    from .enumerations import compute_mode as compute_mode
    from .enumerations import ctx_flags as ctx_flags
    from .enumerations import device_attribute as device_attribute
    from .enumerations import event_flags as event_flags
    from .enumerations import filter_mode as filter_mode
    from .enumerations import func_cache as func_cache
    from .enumerations import function_attribute as function_attribute
    from .enumerations import host_alloc_flags as host_alloc_flags
    from .enumerations import ipc_mem_flags as ipc_mem_flags
    from .enumerations import jit_fallback as jit_fallback
    from .enumerations import jit_input_type as jit_input_type
    from .enumerations import jit_option as jit_option
    from .enumerations import jit_target as jit_target
    from .enumerations import limit as limit
    from .enumerations import mem_attach_flags as mem_attach_flags
    from .enumerations import mem_host_register_flags as mem_host_register_flags
    from .enumerations import memory_type as memory_type
    from .enumerations import pointer_attribute as pointer_attribute
    from .enumerations import shared_config as shared_config
    from .enumerations import stream_flags as stream_flags
    from .errors import CompileError as CompileError
    from .errors import CudaError as CudaError
    from .errors import Error as Error
    from .errors import LaunchError as LaunchError
    from .errors import LogicError as LogicError
    from .errors import MemoryError as MemoryError
    from .errors import RuntimeError as RuntimeError
    from .event import Event as Event
    from .function import Function as Function
    from .function import PreparedFunction as PreparedFunction
    from .host_memory import AlignedHostAllocation as AlignedHostAllocation
    from .host_memory import HostAllocation as HostAllocation
    from .host_memory import HostPointer as HostPointer
    from .host_memory import PagelockedHostAllocation as PagelockedHostAllocation
    from .host_memory import RegisteredHostMemory as RegisteredHostMemory
    from .host_memory import aligned_empty as aligned_empty
    from .host_memory import aligned_empty_like as aligned_empty_like
    from .host_memory import aligned_zeros as aligned_zeros
    from .host_memory import aligned_zeros_like as aligned_zeros_like
    from .host_memory import mem_host_alloc as mem_host_alloc
    from .host_memory import pagelocked_empty as pagelocked_empty
    from .host_memory import pagelocked_empty_like as pagelocked_empty_like
    from .host_memory import pagelocked_zeros as pagelocked_zeros
    from .host_memory import pagelocked_zeros_like as pagelocked_zeros_like
    from .host_memory import register_host_memory as register_host_memory
    from .ipc import IPCMemoryHandle as IPCMemoryHandle
    from .ipc import mem_get_ipc_handle as mem_get_ipc_handle
    from .linker import Linker as Linker
    from .managed_memory import ManagedAllocation as ManagedAllocation
    from .managed_memory import managed_empty as managed_empty
    from .managed_memory import managed_empty_like as managed_empty_like
    from .managed_memory import managed_zeros as managed_zeros
    from .managed_memory import managed_zeros_like as managed_zeros_like
    from .memory_pools import DeviceMemoryPool as DeviceMemoryPool
    from .memory_pools import PageLockedAllocator as PageLockedAllocator
    from .memory_pools import PageLockedMemoryPool as PageLockedMemoryPool
    from .memory_pools import PooledDeviceAllocation as PooledDeviceAllocation
    from .memory_pools import PooledHostAllocation as PooledHostAllocation
    from .module import Module as Module
    from .module import SurfaceReference as SurfaceReference
    from .module import TextureReference as TextureReference
    from .module import bind_array_to_texref as bind_array_to_texref
    from .module import matrix_to_texref as matrix_to_texref
    from .module import module_from_buffer as module_from_buffer
    from .module import module_from_file as module_from_file
    from .profiler import start_profiler as start_profiler
    from .profiler import stop_profiler as stop_profiler
    from .stream import Stream as Stream
    from .strided_copies import Memcpy2D as Memcpy2D
    from .strided_copies import Memcpy3D as Memcpy3D
    from .strided_copies import memcpy_atoa as memcpy_atoa
    from .strided_copies import memcpy_atod as memcpy_atod
    from .strided_copies import memcpy_atoh as memcpy_atoh
    from .strided_copies import memcpy_dtoa as memcpy_dtoa
    from .strided_copies import memcpy_htoa as memcpy_htoa

HOMES = {
    "arguments": "ArgumentHandler In InOut Out",
    "array": "Array ArrayDescriptor ArrayDescriptor3D dtype_to_array_format gpuarray_to_array make_multichannel_2d_array matrix_to_array "
    "np_to_array",
    "context": "Context",
    "copies": "memcpy_dtod memcpy_dtod_async memcpy_dtoh memcpy_dtoh_async memcpy_htod memcpy_htod_async memcpy_peer "
    "memcpy_peer_async memset_d16 memset_d16_async memset_d2d16 memset_d2d16_async memset_d2d32 memset_d2d32_async "
    "memset_d2d8 memset_d2d8_async memset_d32 memset_d32_async memset_d8 memset_d8_async",
    "debugging": "set_debugging",
    "device": "Device get_driver_version get_version init",
    "device_memory": "DeviceAllocation PointerHolderBase from_device from_device_like mem_alloc mem_alloc_like "
    "mem_alloc_pitch mem_get_address_range mem_get_info to_device",
    "enumerations": "address_mode array3d_flags array_cubemap_face array_format compute_mode ctx_flags device_attribute event_flags "
    "filter_mode func_cache function_attribute host_alloc_flags ipc_mem_flags jit_fallback jit_input_type jit_option jit_target limit "
    "mem_attach_flags mem_host_register_flags memory_type pointer_attribute shared_config stream_flags TR_DEFAULT "
    "TRSA_OVERRIDE_FORMAT TRSF_NORMALIZED_COORDINATES TRSF_READ_AS_INTEGER",
    "errors": "CompileError CudaError Error LaunchError LogicError MemoryError RuntimeError",
    "event": "Event",
    "function": "Function PreparedFunction",
    "host_memory": "AlignedHostAllocation HostAllocation HostPointer PagelockedHostAllocation RegisteredHostMemory "
    "aligned_empty aligned_empty_like aligned_zeros aligned_zeros_like mem_host_alloc pagelocked_empty "
    "pagelocked_empty_like pagelocked_zeros pagelocked_zeros_like register_host_memory",
    "ipc": "IPCMemoryHandle mem_get_ipc_handle",
    "linker": "Linker",
    "managed_memory": "ManagedAllocation managed_empty managed_empty_like managed_zeros managed_zeros_like",
    "memory_pools": "DeviceMemoryPool PageLockedAllocator PageLockedMemoryPool PooledDeviceAllocation "
    "PooledHostAllocation",
    "module": "Module SurfaceReference TextureReference bind_array_to_texref matrix_to_texref module_from_buffer module_from_file",
    "profiler": "start_profiler stop_profiler",
    "stream": "Stream",
    "strided_copies": "Memcpy2D Memcpy3D memcpy_atoa memcpy_atod memcpy_atoh memcpy_dtoa memcpy_htoa",
}
"""The names by module: the imports above, for use at run time."""
if not TYPE_CHECKING:  # a type checker would accept any name
    __getattr__, __dir__, __all__ = lazily(globals(), HOMES)
