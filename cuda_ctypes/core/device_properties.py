"""The properties of a device: one for each attribute of the driver's.

The driver is asked once per property and device. A property that the driver does not know is 0 or False; ``host_numa_id`` is
-1.
"""

from __future__ import annotations

from ..cu13.checked import driver as newest
from ._driver import driver
from .attributes import Flag, Number
from .lifetimes import NoConstructor

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class DeviceProperties(NoConstructor):
    """The attributes of one device: CU_DEVICE_ATTRIBUTE_WARP_SIZE is ``warp_size``. C: cuDeviceGetAttribute."""

    _UNKNOWN = {"host_numa_id": -1}
    """The values of attributes that the driver does not know, unless 0."""
    _device: Any

    _made_by = "Device.properties"

    @classmethod
    def _of(cls, device: Any) -> DeviceProperties:
        self = object.__new__(cls)
        self.__dict__["_device"] = device
        return self

    def _ask(self, name: str, kind: type) -> Any:
        member = getattr(newest.CUdevice_attribute, f"CU_DEVICE_ATTRIBUTE_{name.upper()}", None)
        value = self._UNKNOWN.get(name, 0)
        if member is not None:
            try:
                value = driver.cuDeviceGetAttribute(member, self._device)
            except driver.CudaError as error:
                if error.status != driver.CUresult.CUDA_ERROR_INVALID_VALUE:
                    raise
        found = self.__dict__[name] = kind(value)  # found there first from now on
        return found

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("the properties of a device cannot be set")

    def __repr__(self) -> str:
        return f"<DeviceProperties of device {int(self._device)}>"

    def __reduce__(self) -> Any:
        return properties_of, (int(self._device),)

    max_threads_per_block = Number()
    max_block_dim_x = Number()
    max_block_dim_y = Number()
    max_block_dim_z = Number()
    max_grid_dim_x = Number()
    max_grid_dim_y = Number()
    max_grid_dim_z = Number()
    max_shared_memory_per_block = Number()  # bytes
    total_constant_memory = Number()  # bytes
    warp_size = Number()  # threads
    max_pitch = Number()  # bytes
    maximum_texture1d_width = Number()
    maximum_texture1d_linear_width = Number()
    maximum_texture1d_mipmapped_width = Number()
    maximum_texture2d_width = Number()
    maximum_texture2d_height = Number()
    maximum_texture2d_linear_width = Number()
    maximum_texture2d_linear_height = Number()
    maximum_texture2d_linear_pitch = Number()  # bytes
    maximum_texture2d_mipmapped_width = Number()
    maximum_texture2d_mipmapped_height = Number()
    maximum_texture3d_width = Number()
    maximum_texture3d_height = Number()
    maximum_texture3d_depth = Number()
    maximum_texture3d_width_alternate = Number()
    maximum_texture3d_height_alternate = Number()
    maximum_texture3d_depth_alternate = Number()
    maximum_texturecubemap_width = Number()
    maximum_texture1d_layered_width = Number()
    maximum_texture1d_layered_layers = Number()
    maximum_texture2d_layered_width = Number()
    maximum_texture2d_layered_height = Number()
    maximum_texture2d_layered_layers = Number()
    maximum_texturecubemap_layered_width = Number()
    maximum_texturecubemap_layered_layers = Number()
    maximum_surface1d_width = Number()
    maximum_surface2d_width = Number()
    maximum_surface2d_height = Number()
    maximum_surface3d_width = Number()
    maximum_surface3d_height = Number()
    maximum_surface3d_depth = Number()
    maximum_surface1d_layered_width = Number()
    maximum_surface1d_layered_layers = Number()
    maximum_surface2d_layered_width = Number()
    maximum_surface2d_layered_height = Number()
    maximum_surface2d_layered_layers = Number()
    maximum_surfacecubemap_width = Number()
    maximum_surfacecubemap_layered_width = Number()
    maximum_surfacecubemap_layered_layers = Number()
    max_registers_per_block = Number()  # 32-bit registers
    clock_rate = Number()  # kHz
    texture_alignment = Number()  # bytes
    texture_pitch_alignment = Number()  # bytes
    gpu_overlap = Flag()
    multiprocessor_count = Number()
    kernel_exec_timeout = Flag()
    integrated = Flag()
    can_map_host_memory = Flag()
    compute_mode = Number()  # a CUcomputemode
    concurrent_kernels = Flag()
    ecc_enabled = Flag()
    pci_bus_id = Number()
    pci_device_id = Number()
    pci_domain_id = Number()
    tcc_driver = Flag()
    memory_clock_rate = Number()  # kHz
    global_memory_bus_width = Number()  # bits
    l2_cache_size = Number()  # bytes
    max_threads_per_multiprocessor = Number()
    unified_addressing = Flag()
    compute_capability_major = Number()
    compute_capability_minor = Number()
    global_l1_cache_supported = Flag()
    local_l1_cache_supported = Flag()
    max_shared_memory_per_multiprocessor = Number()  # bytes
    max_registers_per_multiprocessor = Number()  # 32-bit registers
    managed_memory = Flag()
    multi_gpu_board = Flag()
    multi_gpu_board_group_id = Number()
    host_native_atomic_supported = Flag()
    single_to_double_precision_perf_ratio = Number()
    pageable_memory_access = Flag()
    concurrent_managed_access = Flag()
    compute_preemption_supported = Flag()
    can_use_host_pointer_for_registered_mem = Flag()
    cooperative_launch = Flag()
    max_shared_memory_per_block_optin = Number()  # bytes
    pageable_memory_access_uses_host_page_tables = Flag()
    direct_managed_mem_access_from_host = Flag()
    virtual_memory_management_supported = Flag()
    handle_type_posix_file_descriptor_supported = Flag()
    handle_type_win32_handle_supported = Flag()
    handle_type_win32_kmt_handle_supported = Flag()
    max_blocks_per_multiprocessor = Number()
    generic_compression_supported = Flag()
    max_persisting_l2_cache_size = Number()  # bytes
    max_access_policy_window_size = Number()  # bytes
    gpu_direct_rdma_with_cuda_vmm_supported = Flag()
    reserved_shared_memory_per_block = Number()  # bytes
    sparse_cuda_array_supported = Flag()
    read_only_host_register_supported = Flag()
    memory_pools_supported = Flag()
    gpu_direct_rdma_supported = Flag()
    gpu_direct_rdma_flush_writes_options = Number()  # bits of CUflushGPUDirectRDMAWritesOptions
    gpu_direct_rdma_writes_ordering = Number()  # a CUGPUDirectRDMAWritesOrdering
    mempool_supported_handle_types = Number()  # bits of CUmemAllocationHandleType
    deferred_mapping_cuda_array_supported = Flag()
    numa_config = Number()  # a CUdeviceNumaConfig
    numa_id = Number()  # of the device's memory
    multicast_supported = Flag()
    surface_alignment = Number()  # bytes
    async_engine_count = Number()
    can_tex2d_gather = Flag()
    maximum_texture2d_gather_width = Number()
    maximum_texture2d_gather_height = Number()
    stream_priorities_supported = Flag()
    can_flush_remote_writes = Flag()
    host_register_supported = Flag()
    timeline_semaphore_interop_supported = Flag()
    cluster_launch = Flag()
    can_use_64_bit_stream_mem_ops = Flag()
    can_use_stream_wait_value_nor = Flag()
    dma_buf_supported = Flag()
    ipc_event_supported = Flag()
    mem_sync_domain_count = Number()
    tensor_map_access_supported = Flag()
    handle_type_fabric_supported = Flag()
    unified_function_pointers = Flag()
    mps_enabled = Flag()
    host_numa_id = Number()  # of the nearest processors; -1 where there is none
    d3d12_cig_supported = Flag()
    mem_decompress_algorithm_mask = Number()  # bits of CUmemDecompressAlgorithm
    mem_decompress_maximum_length = Number()  # bytes
    vulkan_cig_supported = Flag()
    gpu_pci_device_id = Number()  # device in the high half, vendor in the low one
    gpu_pci_subsystem_id = Number()  # subsystem in the high half, its vendor in the low one
    host_numa_virtual_memory_management_supported = Flag()
    host_numa_memory_pools_supported = Flag()
    host_numa_multinode_ipc_supported = Flag()
    host_memory_pools_supported = Flag()
    host_virtual_memory_management_supported = Flag()
    host_alloc_dma_buf_supported = Flag()
    only_partial_host_native_atomic_supported = Flag()


def properties_of(number: int) -> DeviceProperties:
    """The properties of this process's device with a number, for unpickling."""
    from .device import Device

    return Device(number).properties
