# python -m generator generate cufile 13.5
from collections.abc import Collection
from typing import Any, Final

from ..._floor.faces.snake_case import SnakeCaseError
from ..._floor.faces.typed import Address, Enum, Member, Several, Single, Str, SupportsStream, Text, WritableAddress

CU_FILE_P2P_FLAG_PCI_P2PDMA: Final = 1
CU_FILE_P2P_FLAG_NVFS: Final = 2
CU_FILE_P2P_FLAG_DMABUF: Final = 4
CU_FILE_P2P_FLAG_C2C: Final = 8
CU_FILE_RDMA_REGISTER: Final = 1
CU_FILE_RDMA_RELAXED_ORDERING: Final = 2
CU_FILE_RDMA_ERR_BASE: Final = 6000
CU_FILE_RDMA_SUCCESS: Final = 0
CU_FILE_RDMA_RESET_TOKEN: Final = 6001
CU_FILE_RDMA_RESET_TOKEN_FAILED: Final = 6002
CU_FILE_STREAM_FIXED_BUF_OFFSET: Final = 1
CU_FILE_STREAM_FIXED_FILE_OFFSET: Final = 2
CU_FILE_STREAM_FIXED_FILE_SIZE: Final = 4
CU_FILE_STREAM_PAGE_ALIGNED_INPUTS: Final = 8
CUFILE_GPU_UUID_LEN: Final = 16

timespec_dtype: Any
sockaddr_dtype: Any
error_dtype: Any
drv_props_dtype: Any
rdma_info_dtype: Any
fs_ops_dtype: Any
descr_dtype: Any
io_params_dtype: Any
io_events_dtype: Any
io_vec_dtype: Any
op_counter_dtype: Any
stats_level1_dtype: Any
stats_level2_dtype: Any
per_gpu_stats_dtype: Any
stats_level3_dtype: Any
_py_anon_pod1_dtype: Any
_py_anon_pod2_dtype: Any
_py_anon_pod3_dtype: Any

class pyCUresult(Enum):
    CUDA_SUCCESS: pyCUresult
    CUDA_ERROR_INVALID_VALUE: pyCUresult
    CUDA_ERROR_OUT_OF_MEMORY: pyCUresult
    CUDA_ERROR_NOT_INITIALIZED: pyCUresult
    CUDA_ERROR_DEINITIALIZED: pyCUresult
    CUDA_ERROR_PROFILER_DISABLED: pyCUresult
    CUDA_ERROR_PROFILER_NOT_INITIALIZED: pyCUresult
    CUDA_ERROR_PROFILER_ALREADY_STARTED: pyCUresult
    CUDA_ERROR_PROFILER_ALREADY_STOPPED: pyCUresult
    CUDA_ERROR_STUB_LIBRARY: pyCUresult
    CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER: pyCUresult
    CUDA_ERROR_DEVICE_UNAVAILABLE: pyCUresult
    CUDA_ERROR_MULTICAST_RESOURCE_FULL: pyCUresult
    CUDA_ERROR_NO_DEVICE: pyCUresult
    CUDA_ERROR_INVALID_DEVICE: pyCUresult
    CUDA_ERROR_DEVICE_NOT_LICENSED: pyCUresult
    CUDA_ERROR_INVALID_IMAGE: pyCUresult
    CUDA_ERROR_INVALID_CONTEXT: pyCUresult
    CUDA_ERROR_CONTEXT_ALREADY_CURRENT: pyCUresult
    CUDA_ERROR_MAP_FAILED: pyCUresult
    CUDA_ERROR_UNMAP_FAILED: pyCUresult
    CUDA_ERROR_ARRAY_IS_MAPPED: pyCUresult
    CUDA_ERROR_ALREADY_MAPPED: pyCUresult
    CUDA_ERROR_NO_BINARY_FOR_GPU: pyCUresult
    CUDA_ERROR_ALREADY_ACQUIRED: pyCUresult
    CUDA_ERROR_NOT_MAPPED: pyCUresult
    CUDA_ERROR_NOT_MAPPED_AS_ARRAY: pyCUresult
    CUDA_ERROR_NOT_MAPPED_AS_POINTER: pyCUresult
    CUDA_ERROR_ECC_UNCORRECTABLE: pyCUresult
    CUDA_ERROR_UNSUPPORTED_LIMIT: pyCUresult
    CUDA_ERROR_CONTEXT_ALREADY_IN_USE: pyCUresult
    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED: pyCUresult
    CUDA_ERROR_INVALID_PTX: pyCUresult
    CUDA_ERROR_INVALID_GRAPHICS_CONTEXT: pyCUresult
    CUDA_ERROR_NVLINK_UNCORRECTABLE: pyCUresult
    CUDA_ERROR_JIT_COMPILER_NOT_FOUND: pyCUresult
    CUDA_ERROR_UNSUPPORTED_PTX_VERSION: pyCUresult
    CUDA_ERROR_JIT_COMPILATION_DISABLED: pyCUresult
    CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY: pyCUresult
    CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC: pyCUresult
    CUDA_ERROR_CONTAINED: pyCUresult
    CUDA_ERROR_INSUFFICIENT_LOADER_VERSION: pyCUresult
    CUDA_ERROR_INVALID_SOURCE: pyCUresult
    CUDA_ERROR_FILE_NOT_FOUND: pyCUresult
    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND: pyCUresult
    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED: pyCUresult
    CUDA_ERROR_OPERATING_SYSTEM: pyCUresult
    CUDA_ERROR_INVALID_HANDLE: pyCUresult
    CUDA_ERROR_ILLEGAL_STATE: pyCUresult
    CUDA_ERROR_LOSSY_QUERY: pyCUresult
    CUDA_ERROR_NOT_FOUND: pyCUresult
    CUDA_ERROR_NOT_READY: pyCUresult
    CUDA_ERROR_ILLEGAL_ADDRESS: pyCUresult
    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES: pyCUresult
    CUDA_ERROR_LAUNCH_TIMEOUT: pyCUresult
    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING: pyCUresult
    CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED: pyCUresult
    CUDA_ERROR_PEER_ACCESS_NOT_ENABLED: pyCUresult
    CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE: pyCUresult
    CUDA_ERROR_CONTEXT_IS_DESTROYED: pyCUresult
    CUDA_ERROR_ASSERT: pyCUresult
    CUDA_ERROR_TOO_MANY_PEERS: pyCUresult
    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED: pyCUresult
    CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED: pyCUresult
    CUDA_ERROR_HARDWARE_STACK_ERROR: pyCUresult
    CUDA_ERROR_ILLEGAL_INSTRUCTION: pyCUresult
    CUDA_ERROR_MISALIGNED_ADDRESS: pyCUresult
    CUDA_ERROR_INVALID_ADDRESS_SPACE: pyCUresult
    CUDA_ERROR_INVALID_PC: pyCUresult
    CUDA_ERROR_LAUNCH_FAILED: pyCUresult
    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE: pyCUresult
    CUDA_ERROR_TENSOR_MEMORY_LEAK: pyCUresult
    CUDA_ERROR_NOT_PERMITTED: pyCUresult
    CUDA_ERROR_NOT_SUPPORTED: pyCUresult
    CUDA_ERROR_SYSTEM_NOT_READY: pyCUresult
    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH: pyCUresult
    CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE: pyCUresult
    CUDA_ERROR_MPS_CONNECTION_FAILED: pyCUresult
    CUDA_ERROR_MPS_RPC_FAILURE: pyCUresult
    CUDA_ERROR_MPS_SERVER_NOT_READY: pyCUresult
    CUDA_ERROR_MPS_MAX_CLIENTS_REACHED: pyCUresult
    CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED: pyCUresult
    CUDA_ERROR_MPS_CLIENT_TERMINATED: pyCUresult
    CUDA_ERROR_CDP_NOT_SUPPORTED: pyCUresult
    CUDA_ERROR_CDP_VERSION_MISMATCH: pyCUresult
    CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED: pyCUresult
    CUDA_ERROR_STREAM_CAPTURE_INVALIDATED: pyCUresult
    CUDA_ERROR_STREAM_CAPTURE_MERGE: pyCUresult
    CUDA_ERROR_STREAM_CAPTURE_UNMATCHED: pyCUresult
    CUDA_ERROR_STREAM_CAPTURE_UNJOINED: pyCUresult
    CUDA_ERROR_STREAM_CAPTURE_ISOLATION: pyCUresult
    CUDA_ERROR_STREAM_CAPTURE_IMPLICIT: pyCUresult
    CUDA_ERROR_CAPTURED_EVENT: pyCUresult
    CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD: pyCUresult
    CUDA_ERROR_TIMEOUT: pyCUresult
    CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE: pyCUresult
    CUDA_ERROR_EXTERNAL_DEVICE: pyCUresult
    CUDA_ERROR_INVALID_CLUSTER_SIZE: pyCUresult
    CUDA_ERROR_FUNCTION_NOT_LOADED: pyCUresult
    CUDA_ERROR_INVALID_RESOURCE_TYPE: pyCUresult
    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION: pyCUresult
    CUDA_ERROR_KEY_ROTATION: pyCUresult
    CUDA_ERROR_STREAM_DETACHED: pyCUresult
    CUDA_ERROR_GRAPH_RECAPTURE_FAILURE: pyCUresult
    CUDA_ERROR_FABRIC_NOT_READY: pyCUresult
    CUDA_ERROR_UNKNOWN: pyCUresult

class OpError(Enum):
    SUCCESS: OpError
    DRIVER_NOT_INITIALIZED: OpError
    DRIVER_INVALID_PROPS: OpError
    DRIVER_UNSUPPORTED_LIMIT: OpError
    DRIVER_VERSION_MISMATCH: OpError
    DRIVER_VERSION_READ_ERROR: OpError
    DRIVER_CLOSING: OpError
    PLATFORM_NOT_SUPPORTED: OpError
    IO_NOT_SUPPORTED: OpError
    DEVICE_NOT_SUPPORTED: OpError
    NVFS_DRIVER_ERROR: OpError
    CUDA_DRIVER_ERROR: OpError
    CUDA_POINTER_INVALID: OpError
    CUDA_MEMORY_TYPE_INVALID: OpError
    CUDA_POINTER_RANGE_ERROR: OpError
    CUDA_CONTEXT_MISMATCH: OpError
    INVALID_MAPPING_SIZE: OpError
    INVALID_MAPPING_RANGE: OpError
    INVALID_FILE_TYPE: OpError
    INVALID_FILE_OPEN_FLAG: OpError
    DIO_NOT_SET: OpError
    INVALID_VALUE: OpError
    MEMORY_ALREADY_REGISTERED: OpError
    MEMORY_NOT_REGISTERED: OpError
    PERMISSION_DENIED: OpError
    DRIVER_ALREADY_OPEN: OpError
    HANDLE_NOT_REGISTERED: OpError
    HANDLE_ALREADY_REGISTERED: OpError
    DEVICE_NOT_FOUND: OpError
    INTERNAL_ERROR: OpError
    GETNEWFD_FAILED: OpError
    NVFS_SETUP_ERROR: OpError
    IO_DISABLED: OpError
    BATCH_SUBMIT_FAILED: OpError
    GPU_MEMORY_PINNING_FAILED: OpError
    BATCH_FULL: OpError
    ASYNC_NOT_SUPPORTED: OpError
    INTERNAL_BATCH_SETUP_ERROR: OpError
    INTERNAL_BATCH_SUBMIT_ERROR: OpError
    INTERNAL_BATCH_GETSTATUS_ERROR: OpError
    INTERNAL_BATCH_CANCEL_ERROR: OpError
    NOMEM_ERROR: OpError
    IO_ERROR: OpError
    INTERNAL_BUF_REGISTER_ERROR: OpError
    HASH_OPR_ERROR: OpError
    INVALID_CONTEXT_ERROR: OpError
    NVFS_INTERNAL_DRIVER_ERROR: OpError
    BATCH_NOCOMPAT_ERROR: OpError
    IO_MAX_ERROR: OpError

class DriverStatusFlags(Enum):
    LUSTRE_SUPPORTED: DriverStatusFlags
    WEKAFS_SUPPORTED: DriverStatusFlags
    NFS_SUPPORTED: DriverStatusFlags
    GPFS_SUPPORTED: DriverStatusFlags
    NVME_SUPPORTED: DriverStatusFlags
    NVMEOF_SUPPORTED: DriverStatusFlags
    SCSI_SUPPORTED: DriverStatusFlags
    SCALEFLUX_CSD_SUPPORTED: DriverStatusFlags
    NVMESH_SUPPORTED: DriverStatusFlags
    BEEGFS_SUPPORTED: DriverStatusFlags
    NVME_P2P_SUPPORTED: DriverStatusFlags
    SCATEFS_SUPPORTED: DriverStatusFlags
    VIRTIOFS_SUPPORTED: DriverStatusFlags
    PANFS_SUPPORTED: DriverStatusFlags
    MAX_TARGET_TYPES: DriverStatusFlags

class DriverControlFlags(Enum):
    USE_POLL_MODE: DriverControlFlags
    ALLOW_COMPAT_MODE: DriverControlFlags
    VANILLA_POSIX_IO_MODE: DriverControlFlags
    POSIX_IO_MODE: DriverControlFlags
    FALLBACK_IO_MODE: DriverControlFlags

class FeatureFlags(Enum):
    DYN_ROUTING_SUPPORTED: FeatureFlags
    BATCH_IO_SUPPORTED: FeatureFlags
    STREAMS_SUPPORTED: FeatureFlags
    PARALLEL_IO_SUPPORTED: FeatureFlags
    P2P_SUPPORTED: FeatureFlags

class P2PFlags(Enum):
    P2PDMA: P2PFlags
    NVFS: P2PFlags
    DMABUF: P2PFlags
    C2C: P2PFlags
    NVIDIA_PEERMEM: P2PFlags

class Opcode(Enum):
    READ: Opcode
    WRITE: Opcode

class FileHandleType(Enum):
    OPAQUE_FD: FileHandleType
    OPAQUE_WIN32: FileHandleType
    USERSPACE_FS: FileHandleType

class Status(Enum):
    WAITING: Status
    PENDING: Status
    INVALID: Status
    CANCELED: Status
    COMPLETE: Status
    TIMEOUT: Status
    FAILED: Status

class BatchMode(Enum):
    BATCH: BatchMode

class SizeTConfigParameter(Enum):
    PROFILE_STATS: SizeTConfigParameter
    EXECUTION_MAX_IO_QUEUE_DEPTH: SizeTConfigParameter
    EXECUTION_MAX_IO_THREADS: SizeTConfigParameter
    EXECUTION_MIN_IO_THRESHOLD_SIZE_KB: SizeTConfigParameter
    EXECUTION_MAX_REQUEST_PARALLELISM: SizeTConfigParameter
    PROPERTIES_MAX_DIRECT_IO_SIZE_KB: SizeTConfigParameter
    PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB: SizeTConfigParameter
    PROPERTIES_PER_BUFFER_CACHE_SIZE_KB: SizeTConfigParameter
    PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB: SizeTConfigParameter
    PROPERTIES_IO_BATCHSIZE: SizeTConfigParameter
    POLLTHRESHOLD_SIZE_KB: SizeTConfigParameter
    PROPERTIES_BATCH_IO_TIMEOUT_MS: SizeTConfigParameter

class BoolConfigParameter(Enum):
    PROPERTIES_USE_POLL_MODE: BoolConfigParameter
    PROPERTIES_ALLOW_COMPAT_MODE: BoolConfigParameter
    FORCE_COMPAT_MODE: BoolConfigParameter
    FS_MISC_API_CHECK_AGGRESSIVE: BoolConfigParameter
    EXECUTION_PARALLEL_IO: BoolConfigParameter
    PROFILE_NVTX: BoolConfigParameter
    PROPERTIES_ALLOW_SYSTEM_MEMORY: BoolConfigParameter
    USE_PCIP2PDMA: BoolConfigParameter
    PREFER_IO_URING: BoolConfigParameter
    FORCE_ODIRECT_MODE: BoolConfigParameter
    SKIP_TOPOLOGY_DETECTION: BoolConfigParameter
    STREAM_MEMOPS_BYPASS: BoolConfigParameter
    PROPERTIES_POSIX_IO_MODE: BoolConfigParameter
    GDS_FALLBACK_IO: BoolConfigParameter

class StringConfigParameter(Enum):
    LOGGING_LEVEL: StringConfigParameter
    ENV_LOGFILE_PATH: StringConfigParameter
    LOG_DIR: StringConfigParameter
    RDMA_TRANSPORT: StringConfigParameter

class ArrayConfigParameter(Enum):
    POSIX_POOL_SLAB_SIZE_KB: ArrayConfigParameter
    POSIX_POOL_SLAB_COUNT: ArrayConfigParameter
    GPU_BOUNCE_BUFFER_SLAB_SIZE_KB: ArrayConfigParameter
    GPU_BOUNCE_BUFFER_SLAB_COUNT: ArrayConfigParameter

class timespec(Single):
    tv_sec: int
    tv_nsec: int

class sockaddr(Single):
    sa_family: int
    sa_data: Str

class Error(Single):
    err: int
    cu_err: int

class DrvProps(Single):
    nvfs: _CUfileDrvProps_nvfs
    fflags: int
    max_device_cache_size: int
    per_buffer_cache_size: int
    max_device_pinned_mem_size: int
    max_batch_io_size: int
    max_batch_io_timeout_msecs: int

class RDMAInfo(Single):
    version: int
    desc_len: int
    desc_str: Str

class FSOps(Single):
    fs_type: int
    get_rdma_device_list: int
    get_rdma_device_priority: int
    read: int
    write: int

class Descr(Several):
    type: Any
    handle: Any
    fs_ops: Any

class IOParams(Several):
    mode: Any
    u: Any
    fh: Any
    opcode: Any
    cookie: Any

class IOEvents(Several):
    cookie: Any
    status: Any
    ret: Any

class IOVec(Several):
    base_: Any
    len: Any

class OpCounter(Single):
    ok: int
    err: int

class StatsLevel1(Single):
    read_ops: OpCounter
    write_ops: OpCounter
    hdl_register_ops: OpCounter
    hdl_deregister_ops: OpCounter
    buf_register_ops: OpCounter
    buf_deregister_ops: OpCounter
    read_bytes: int
    write_bytes: int
    read_bw_bytes_per_sec: int
    write_bw_bytes_per_sec: int
    read_lat_avg_us: int
    write_lat_avg_us: int
    read_ops_per_sec: int
    write_ops_per_sec: int
    read_lat_sum_us: int
    write_lat_sum_us: int
    batch_submit_ops: OpCounter
    batch_complete_ops: OpCounter
    batch_setup_ops: OpCounter
    batch_cancel_ops: OpCounter
    batch_destroy_ops: OpCounter
    batch_enqueued_ops: OpCounter
    batch_posix_enqueued_ops: OpCounter
    batch_processed_ops: OpCounter
    batch_posix_processed_ops: OpCounter
    batch_nvfs_submit_ops: OpCounter
    batch_p2p_submit_ops: OpCounter
    batch_aio_submit_ops: OpCounter
    batch_iouring_submit_ops: OpCounter
    batch_mixed_io_submit_ops: OpCounter
    batch_total_submit_ops: OpCounter
    batch_read_bytes: int
    batch_write_bytes: int
    batch_read_bw_bytes: int
    batch_write_bw_bytes: int
    batch_submit_lat_avg_us: int
    batch_completion_lat_avg_us: int
    batch_submit_ops_per_sec: int
    batch_complete_ops_per_sec: int
    batch_submit_lat_sum_us: int
    batch_completion_lat_sum_us: int
    last_batch_read_bytes: int
    last_batch_write_bytes: int
    readv_ops: OpCounter
    writev_ops: OpCounter
    readv_bytes: int
    writev_bytes: int
    readv_bw_bytes_per_sec: int
    writev_bw_bytes_per_sec: int
    readv_lat_avg_us: int
    writev_lat_avg_us: int
    readv_ops_per_sec: int
    writev_ops_per_sec: int
    readv_lat_sum_us: int
    writev_lat_sum_us: int

class StatsLevel2(Single):
    basic: StatsLevel1
    read_size_kb_hist: Member[Any, Collection[float]]
    write_size_kb_hist: Member[Any, Collection[float]]

class PerGpuStats(Several):
    uuid: Any
    read_bytes: Any
    read_bw_bytes_per_sec: Any
    read_utilization: Any
    read_duration_us: Any
    n_total_reads: Any
    n_p2p_reads: Any
    n_nvfs_reads: Any
    n_posix_reads: Any
    n_unaligned_reads: Any
    n_dr_reads: Any
    n_sparse_regions: Any
    n_inline_regions: Any
    n_reads_err: Any
    writes_bytes: Any
    write_bw_bytes_per_sec: Any
    write_utilization: Any
    write_duration_us: Any
    n_total_writes: Any
    n_p2p_writes: Any
    n_nvfs_writes: Any
    n_posix_writes: Any
    n_unaligned_writes: Any
    n_dr_writes: Any
    n_writes_err: Any
    n_mmap: Any
    n_mmap_ok: Any
    n_mmap_err: Any
    n_mmap_free: Any
    reg_bytes: Any

class StatsLevel3(Single):
    detailed: StatsLevel2
    num_gpus: int
    per_gpu_stats: PerGpuStats

class _py_anon_pod1(Single):
    fd: int
    handle: int

class _py_anon_pod2(Single):
    batch: _py_anon_pod3

class _py_anon_pod3(Single):
    dev_ptr_base: int
    file_offset: int
    dev_ptr_offset: int
    size_: int

class _CUfileDrvProps_nvfs(Single):
    major_version: int
    minor_version: int
    poll_thresh_size: int
    max_direct_io_size: int
    dstatusflags: int
    dcontrolflags: int

class cuFileError(SnakeCaseError): ...

def handle_register(descr: Descr | int | None) -> int: ...
def handle_deregister(fh: int | None) -> None: ...
def buf_register(buf_ptr_base: Address, length: int, flags: int) -> None: ...
def buf_deregister(buf_ptr_base: Address) -> None: ...
def read(
    fh: int | None,
    buf_ptr_base: Address,
    size: int,
    file_offset: int | None,
    buf_ptr_offset: int | None,
) -> int: ...
def write(
    fh: int | None,
    buf_ptr_base: Address,
    size: int,
    file_offset: int | None,
    buf_ptr_offset: int | None,
) -> int: ...
def driver_open() -> None: ...
def driver_close() -> None: ...
def use_count() -> int: ...
def driver_get_properties(props: DrvProps | int | None) -> None: ...
def driver_set_poll_mode(poll: int, poll_threshold_size: int) -> None: ...
def driver_set_max_direct_io_size(max_direct_io_size: int) -> None: ...
def driver_set_max_cache_size(max_cache_size: int) -> None: ...
def driver_set_max_pinned_mem_size(max_pinned_size: int) -> None: ...
def batch_io_set_up(nr: int) -> int: ...
def batch_io_submit(batch_idp: int | None, nr: int, iocbp: IOParams | int | None, flags: int) -> None: ...
def batch_io_get_status(
    batch_idp: int | None,
    min_nr: int,
    nr: Address,
    iocbp: IOEvents | int | None,
    timeout: timespec | int | None,
) -> None: ...
def batch_io_cancel(batch_idp: int | None) -> None: ...
def batch_io_destroy(batch_idp: int | None) -> None: ...
def read_async(
    fh: int | None,
    buf_ptr_base: Address,
    size_p: Address,
    file_offset_p: Address,
    buf_ptr_offset_p: Address,
    bytes_read_p: WritableAddress,
    stream: SupportsStream | int | None,
) -> None: ...
def write_async(
    fh: int | None,
    buf_ptr_base: Address,
    size_p: Address,
    file_offset_p: Address,
    buf_ptr_offset_p: Address,
    bytes_written_p: WritableAddress,
    stream: SupportsStream | int | None,
) -> None: ...
def stream_register(stream: SupportsStream | int | None, flags: int) -> None: ...
def stream_deregister(stream: SupportsStream | int | None) -> None: ...
def readv(fh: int | None, iov: IOVec, file_offset: int | None, flags: int = 0) -> int: ...
def writev(fh: int | None, iov: IOVec, file_offset: int | None, flags: int = 0) -> int: ...
def get_version() -> int: ...
def export_pcie_topology(filename: Text) -> None: ...
def get_parameter_size_t(param: int) -> int: ...
def get_parameter_bool(param: int) -> bool: ...
def get_parameter_string(param: int, len: int) -> str: ...
def get_parameter_min_max_value(param: int) -> tuple[int, int]: ...
def set_parameter_size_t(param: int, value: int) -> None: ...
def set_parameter_bool(param: int, value: int) -> None: ...
def set_parameter_string(param: int, desc_str: Text | Address) -> None: ...
def set_stats_level(level: int) -> None: ...
def get_stats_level() -> int: ...
def stats_start() -> None: ...
def stats_stop() -> None: ...
def stats_reset() -> None: ...
def get_stats_l1(stats: StatsLevel1 | int | None) -> None: ...
def get_stats_l2(stats: StatsLevel2 | int | None) -> None: ...
def get_stats_l3(stats: StatsLevel3 | int | None) -> None: ...
def get_bar_size_in_kb(gpu_index: int) -> int: ...
def set_parameter_posix_pool_slab_array(size_values: Address, count_values: Address, len: int) -> None: ...
def get_parameter_posix_pool_slab_array(size_values: Address, count_values: Address, len: int) -> None: ...
def set_parameter_gpu_bounce_buffer_slab_array(size_values: Address, count_values: Address, len: int) -> None: ...
def get_parameter_gpu_bounce_buffer_slab_array(size_values: Address, count_values: Address, len: int) -> None: ...
def driver_get_p2p_flags(status_flag: int) -> int: ...
def driver_set_p2p_flags(status_flag: int, p2p_flags: int) -> None: ...
def op_status_error(status: int) -> str: ...
