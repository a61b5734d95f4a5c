# python -m generator generate cufile 13.5
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from typing_extensions import Self

from ..._floor.faces.typed import (
    Address,
    Bytes,
    Callback,
    Enum,
    EnumMember,
    HandleMember,
    ListMember,
    Member,
    Number,
    Record,
    SupportsStream,
    Text,
    WritableAddress,
)
from .driver import CUresult as CUresult, CUstream as CUstream, EGLImageKHR
from ...errors import CudaError as CudaError

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

class CUfileOpError(Enum):
    CU_FILE_SUCCESS: CUfileOpError
    CU_FILE_DRIVER_NOT_INITIALIZED: CUfileOpError
    CU_FILE_DRIVER_INVALID_PROPS: CUfileOpError
    CU_FILE_DRIVER_UNSUPPORTED_LIMIT: CUfileOpError
    CU_FILE_DRIVER_VERSION_MISMATCH: CUfileOpError
    CU_FILE_DRIVER_VERSION_READ_ERROR: CUfileOpError
    CU_FILE_DRIVER_CLOSING: CUfileOpError
    CU_FILE_PLATFORM_NOT_SUPPORTED: CUfileOpError
    CU_FILE_IO_NOT_SUPPORTED: CUfileOpError
    CU_FILE_DEVICE_NOT_SUPPORTED: CUfileOpError
    CU_FILE_NVFS_DRIVER_ERROR: CUfileOpError
    CU_FILE_CUDA_DRIVER_ERROR: CUfileOpError
    CU_FILE_CUDA_POINTER_INVALID: CUfileOpError
    CU_FILE_CUDA_MEMORY_TYPE_INVALID: CUfileOpError
    CU_FILE_CUDA_POINTER_RANGE_ERROR: CUfileOpError
    CU_FILE_CUDA_CONTEXT_MISMATCH: CUfileOpError
    CU_FILE_INVALID_MAPPING_SIZE: CUfileOpError
    CU_FILE_INVALID_MAPPING_RANGE: CUfileOpError
    CU_FILE_INVALID_FILE_TYPE: CUfileOpError
    CU_FILE_INVALID_FILE_OPEN_FLAG: CUfileOpError
    CU_FILE_DIO_NOT_SET: CUfileOpError
    CU_FILE_INVALID_VALUE: CUfileOpError
    CU_FILE_MEMORY_ALREADY_REGISTERED: CUfileOpError
    CU_FILE_MEMORY_NOT_REGISTERED: CUfileOpError
    CU_FILE_PERMISSION_DENIED: CUfileOpError
    CU_FILE_DRIVER_ALREADY_OPEN: CUfileOpError
    CU_FILE_HANDLE_NOT_REGISTERED: CUfileOpError
    CU_FILE_HANDLE_ALREADY_REGISTERED: CUfileOpError
    CU_FILE_DEVICE_NOT_FOUND: CUfileOpError
    CU_FILE_INTERNAL_ERROR: CUfileOpError
    CU_FILE_GETNEWFD_FAILED: CUfileOpError
    CU_FILE_NVFS_SETUP_ERROR: CUfileOpError
    CU_FILE_IO_DISABLED: CUfileOpError
    CU_FILE_BATCH_SUBMIT_FAILED: CUfileOpError
    CU_FILE_GPU_MEMORY_PINNING_FAILED: CUfileOpError
    CU_FILE_BATCH_FULL: CUfileOpError
    CU_FILE_ASYNC_NOT_SUPPORTED: CUfileOpError
    CU_FILE_INTERNAL_BATCH_SETUP_ERROR: CUfileOpError
    CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR: CUfileOpError
    CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR: CUfileOpError
    CU_FILE_INTERNAL_BATCH_CANCEL_ERROR: CUfileOpError
    CU_FILE_NOMEM_ERROR: CUfileOpError
    CU_FILE_IO_ERROR: CUfileOpError
    CU_FILE_INTERNAL_BUF_REGISTER_ERROR: CUfileOpError
    CU_FILE_HASH_OPR_ERROR: CUfileOpError
    CU_FILE_INVALID_CONTEXT_ERROR: CUfileOpError
    CU_FILE_NVFS_INTERNAL_DRIVER_ERROR: CUfileOpError
    CU_FILE_BATCH_NOCOMPAT_ERROR: CUfileOpError
    CU_FILE_IO_MAX_ERROR: CUfileOpError

class CUfileDriverStatusFlags_t(Enum):
    CU_FILE_LUSTRE_SUPPORTED: CUfileDriverStatusFlags_t
    CU_FILE_WEKAFS_SUPPORTED: CUfileDriverStatusFlags_t
    CU_FILE_NFS_SUPPORTED: CUfileDriverStatusFlags_t
    CU_FILE_GPFS_SUPPORTED: CUfileDriverStatusFlags_t
    CU_FILE_NVME_SUPPORTED: CUfileDriverStatusFlags_t
    CU_FILE_NVMEOF_SUPPORTED: CUfileDriverStatusFlags_t
    CU_FILE_SCSI_SUPPORTED: CUfileDriverStatusFlags_t
    CU_FILE_SCALEFLUX_CSD_SUPPORTED: CUfileDriverStatusFlags_t
    CU_FILE_NVMESH_SUPPORTED: CUfileDriverStatusFlags_t
    CU_FILE_BEEGFS_SUPPORTED: CUfileDriverStatusFlags_t
    CU_FILE_NVME_P2P_SUPPORTED: CUfileDriverStatusFlags_t
    CU_FILE_SCATEFS_SUPPORTED: CUfileDriverStatusFlags_t
    CU_FILE_VIRTIOFS_SUPPORTED: CUfileDriverStatusFlags_t
    CU_FILE_PANFS_SUPPORTED: CUfileDriverStatusFlags_t
    CU_FILE_MAX_TARGET_TYPES: CUfileDriverStatusFlags_t

class CUfileDriverControlFlags_t(Enum):
    CU_FILE_USE_POLL_MODE: CUfileDriverControlFlags_t
    CU_FILE_ALLOW_COMPAT_MODE: CUfileDriverControlFlags_t
    CU_FILE_VANILLA_POSIX_IO_MODE: CUfileDriverControlFlags_t
    CU_FILE_POSIX_IO_MODE: CUfileDriverControlFlags_t
    CU_FILE_FALLBACK_IO_MODE: CUfileDriverControlFlags_t

class CUfileFeatureFlags_t(Enum):
    CU_FILE_DYN_ROUTING_SUPPORTED: CUfileFeatureFlags_t
    CU_FILE_BATCH_IO_SUPPORTED: CUfileFeatureFlags_t
    CU_FILE_STREAMS_SUPPORTED: CUfileFeatureFlags_t
    CU_FILE_PARALLEL_IO_SUPPORTED: CUfileFeatureFlags_t
    CU_FILE_P2P_SUPPORTED: CUfileFeatureFlags_t

class CUfileP2PFlags_t(Enum):
    CUFILE_P2PDMA: CUfileP2PFlags_t
    CUFILE_NVFS: CUfileP2PFlags_t
    CUFILE_DMABUF: CUfileP2PFlags_t
    CUFILE_C2C: CUfileP2PFlags_t
    CUFILE_NVIDIA_PEERMEM: CUfileP2PFlags_t

class CUfileOpcode_t(Enum):
    CUFILE_READ: CUfileOpcode_t
    CUFILE_WRITE: CUfileOpcode_t

class CUfileFileHandleType(Enum):
    CU_FILE_HANDLE_TYPE_OPAQUE_FD: CUfileFileHandleType
    CU_FILE_HANDLE_TYPE_OPAQUE_WIN32: CUfileFileHandleType
    CU_FILE_HANDLE_TYPE_USERSPACE_FS: CUfileFileHandleType

class CUfileStatus_t(Enum):
    CUFILE_WAITING: CUfileStatus_t
    CUFILE_PENDING: CUfileStatus_t
    CUFILE_INVALID: CUfileStatus_t
    CUFILE_CANCELED: CUfileStatus_t
    CUFILE_COMPLETE: CUfileStatus_t
    CUFILE_TIMEOUT: CUfileStatus_t
    CUFILE_FAILED: CUfileStatus_t

class CUfileBatchMode_t(Enum):
    CUFILE_BATCH: CUfileBatchMode_t

class CUFileSizeTConfigParameter_t(Enum):
    CUFILE_PARAM_PROFILE_STATS: CUFileSizeTConfigParameter_t
    CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH: CUFileSizeTConfigParameter_t
    CUFILE_PARAM_EXECUTION_MAX_IO_THREADS: CUFileSizeTConfigParameter_t
    CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB: CUFileSizeTConfigParameter_t
    CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM: CUFileSizeTConfigParameter_t
    CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB: CUFileSizeTConfigParameter_t
    CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB: CUFileSizeTConfigParameter_t
    CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB: CUFileSizeTConfigParameter_t
    CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB: CUFileSizeTConfigParameter_t
    CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE: CUFileSizeTConfigParameter_t
    CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB: CUFileSizeTConfigParameter_t
    CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS: CUFileSizeTConfigParameter_t

class CUFileBoolConfigParameter_t(Enum):
    CUFILE_PARAM_PROPERTIES_USE_POLL_MODE: CUFileBoolConfigParameter_t
    CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE: CUFileBoolConfigParameter_t
    CUFILE_PARAM_FORCE_COMPAT_MODE: CUFileBoolConfigParameter_t
    CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE: CUFileBoolConfigParameter_t
    CUFILE_PARAM_EXECUTION_PARALLEL_IO: CUFileBoolConfigParameter_t
    CUFILE_PARAM_PROFILE_NVTX: CUFileBoolConfigParameter_t
    CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY: CUFileBoolConfigParameter_t
    CUFILE_PARAM_USE_PCIP2PDMA: CUFileBoolConfigParameter_t
    CUFILE_PARAM_PREFER_IO_URING: CUFileBoolConfigParameter_t
    CUFILE_PARAM_FORCE_ODIRECT_MODE: CUFileBoolConfigParameter_t
    CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION: CUFileBoolConfigParameter_t
    CUFILE_PARAM_STREAM_MEMOPS_BYPASS: CUFileBoolConfigParameter_t
    CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE: CUFileBoolConfigParameter_t
    CUFILE_PARAM_GDS_FALLBACK_IO: CUFileBoolConfigParameter_t

class CUFileStringConfigParameter_t(Enum):
    CUFILE_PARAM_LOGGING_LEVEL: CUFileStringConfigParameter_t
    CUFILE_PARAM_ENV_LOGFILE_PATH: CUFileStringConfigParameter_t
    CUFILE_PARAM_LOG_DIR: CUFileStringConfigParameter_t
    CUFILE_PARAM_RDMA_TRANSPORT: CUFileStringConfigParameter_t

class CUFileArrayConfigParameter_t(Enum):
    CUFILE_PARAM_POSIX_POOL_SLAB_SIZE_KB: CUFileArrayConfigParameter_t
    CUFILE_PARAM_POSIX_POOL_SLAB_COUNT: CUFileArrayConfigParameter_t
    CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_SIZE_KB: CUFileArrayConfigParameter_t
    CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_COUNT: CUFileArrayConfigParameter_t

class CUfileFSOps_fs_type(Callback):
    def __new__(cls, init_value: Callable[[int], int] | int = 0, _ptr: int = 0) -> Self: ...

class CUfileFSOps_getRDMADeviceList(Callback):
    def __new__(cls, init_value: Callable[[int, Any], int] | int = 0, _ptr: int = 0) -> Self: ...

class CUfileFSOps_getRDMADevicePriority(Callback):
    def __new__(cls, init_value: Callable[[int, Any, int, loff_t, Any], int] | int = 0, _ptr: int = 0) -> Self: ...

class CUfileFSOps_read(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, Any, int, loff_t, Any], ssize_t | int | None] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class CUfileFSOps_write(Callback):
    def __new__(
        cls,
        init_value: Callable[[int, Any, int, loff_t, Any], ssize_t | int | None] | int = 0,
        _ptr: int = 0,
    ) -> Self: ...

class timespec(Record):
    tv_sec: HandleMember[time_t]
    tv_nsec: int
    def __init__(self, _ptr: int = 0, *, tv_sec: time_t | int | None = ..., tv_nsec: int = ...) -> None: ...

class sockaddr(Record):
    sa_family: int
    sa_data: Member[Bytes, Iterable[int]]
    def __init__(self, _ptr: int = 0, *, sa_family: int = ..., sa_data: Iterable[int] = ...) -> None: ...

class CUfileError(Record):
    err: EnumMember[CUfileOpError]
    cu_err: EnumMember[CUresult]
    def __init__(self, _ptr: int = 0, *, err: CUfileOpError | int = ..., cu_err: CUresult | int = ...) -> None: ...

class CUfileDrvProps_nvfs(Record):
    major_version: int
    minor_version: int
    poll_thresh_size: int
    max_direct_io_size: int
    dstatusflags: int
    dcontrolflags: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        major_version: int = ...,
        minor_version: int = ...,
        poll_thresh_size: int = ...,
        max_direct_io_size: int = ...,
        dstatusflags: int = ...,
        dcontrolflags: int = ...,
    ) -> None: ...

class CUfileDrvProps(Record):
    nvfs: CUfileDrvProps_nvfs
    fflags: int
    max_device_cache_size: int
    per_buffer_cache_size: int
    max_device_pinned_mem_size: int
    max_batch_io_size: int
    max_batch_io_timeout_msecs: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        nvfs: CUfileDrvProps_nvfs = ...,
        fflags: int = ...,
        max_device_cache_size: int = ...,
        per_buffer_cache_size: int = ...,
        max_device_pinned_mem_size: int = ...,
        max_batch_io_size: int = ...,
        max_batch_io_timeout_msecs: int = ...,
    ) -> None: ...

class cufileRDMAInfo(Record):
    version: int
    desc_len: int
    desc_str: Member[int, Address]
    def __init__(self, _ptr: int = 0, *, version: int = ..., desc_len: int = ..., desc_str: Address = ...) -> None: ...

class CUfileFSOps(Record):
    fs_type: Member[CUfileFSOps_fs_type, Callable[[int], int] | CUfileFSOps_fs_type | int | None]
    getRDMADeviceList: Member[
        CUfileFSOps_getRDMADeviceList,
        Callable[[int, Any], int] | CUfileFSOps_getRDMADeviceList | int | None,
    ]
    getRDMADevicePriority: Member[
        CUfileFSOps_getRDMADevicePriority,
        Callable[[int, Any, int, loff_t, Any], int] | CUfileFSOps_getRDMADevicePriority | int | None,
    ]
    read: Member[
        CUfileFSOps_read,
        Callable[[int, Any, int, loff_t, Any], ssize_t | int | None] | CUfileFSOps_read | int | None,
    ]
    write: Member[
        CUfileFSOps_write,
        Callable[[int, Any, int, loff_t, Any], ssize_t | int | None] | CUfileFSOps_write | int | None,
    ]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        fs_type: Callable[[int], int] | CUfileFSOps_fs_type | int | None = ...,
        getRDMADeviceList: Callable[[int, Any], int] | CUfileFSOps_getRDMADeviceList | int | None = ...,
        getRDMADevicePriority: Callable[[int, Any, int, loff_t, Any], int]
        | CUfileFSOps_getRDMADevicePriority
        | int
        | None = ...,
        read: Callable[[int, Any, int, loff_t, Any], ssize_t | int | None] | CUfileFSOps_read | int | None = ...,
        write: Callable[[int, Any, int, loff_t, Any], ssize_t | int | None] | CUfileFSOps_write | int | None = ...,
    ) -> None: ...

class CUfileDescr_t_handle(Record):
    fd: int
    handle: Member[int, Address]
    def __init__(self, _ptr: int = 0, *, fd: int = ..., handle: Address = ...) -> None: ...

class CUfileDescr_t(Record):
    type: EnumMember[CUfileFileHandleType]
    handle: CUfileDescr_t_handle
    fs_ops: ListMember[CUfileFSOps_t]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        type: CUfileFileHandleType | int = ...,
        handle: CUfileDescr_t_handle = ...,
        fs_ops: Sequence[CUfileFSOps_t] | None = ...,
    ) -> None: ...

class CUfileIOParams_u_batch(Record):
    devPtr_base: Member[int, Address]
    file_offset: HandleMember[off_t]
    devPtr_offset: HandleMember[off_t]
    size: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        devPtr_base: Address = ...,
        file_offset: off_t | int | None = ...,
        devPtr_offset: off_t | int | None = ...,
        size: int = ...,
    ) -> None: ...

class CUfileIOParams_u(Record):
    batch: CUfileIOParams_u_batch
    def __init__(self, _ptr: int = 0, *, batch: CUfileIOParams_u_batch = ...) -> None: ...

class CUfileIOParams(Record):
    mode: EnumMember[CUfileBatchMode_t]
    u: CUfileIOParams_u
    fh: HandleMember[CUfileHandle_t]
    opcode: EnumMember[CUfileOpcode_t]
    cookie: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        mode: CUfileBatchMode_t | int = ...,
        u: CUfileIOParams_u = ...,
        fh: CUfileHandle_t | int | None = ...,
        opcode: CUfileOpcode_t | int = ...,
        cookie: Address = ...,
    ) -> None: ...

class CUfileIOEvents(Record):
    cookie: Member[int, Address]
    status: EnumMember[CUfileStatus_t]
    ret: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        cookie: Address = ...,
        status: CUfileStatus_t | int = ...,
        ret: int = ...,
    ) -> None: ...

class CUfileIOVec(Record):
    base: Member[int, Address]
    len: int
    def __init__(self, _ptr: int = 0, *, base: Address = ..., len: int = ...) -> None: ...

class CUfileOpCounter(Record):
    ok: int
    err: int
    def __init__(self, _ptr: int = 0, *, ok: int = ..., err: int = ...) -> None: ...

class CUfileStatsLevel1(Record):
    read_ops: CUfileOpCounter_t
    write_ops: CUfileOpCounter_t
    hdl_register_ops: CUfileOpCounter_t
    hdl_deregister_ops: CUfileOpCounter_t
    buf_register_ops: CUfileOpCounter_t
    buf_deregister_ops: CUfileOpCounter_t
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
    batch_submit_ops: CUfileOpCounter_t
    batch_complete_ops: CUfileOpCounter_t
    batch_setup_ops: CUfileOpCounter_t
    batch_cancel_ops: CUfileOpCounter_t
    batch_destroy_ops: CUfileOpCounter_t
    batch_enqueued_ops: CUfileOpCounter_t
    batch_posix_enqueued_ops: CUfileOpCounter_t
    batch_processed_ops: CUfileOpCounter_t
    batch_posix_processed_ops: CUfileOpCounter_t
    batch_nvfs_submit_ops: CUfileOpCounter_t
    batch_p2p_submit_ops: CUfileOpCounter_t
    batch_aio_submit_ops: CUfileOpCounter_t
    batch_iouring_submit_ops: CUfileOpCounter_t
    batch_mixed_io_submit_ops: CUfileOpCounter_t
    batch_total_submit_ops: CUfileOpCounter_t
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
    readv_ops: CUfileOpCounter_t
    writev_ops: CUfileOpCounter_t
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
    def __init__(
        self,
        _ptr: int = 0,
        *,
        read_ops: CUfileOpCounter_t = ...,
        write_ops: CUfileOpCounter_t = ...,
        hdl_register_ops: CUfileOpCounter_t = ...,
        hdl_deregister_ops: CUfileOpCounter_t = ...,
        buf_register_ops: CUfileOpCounter_t = ...,
        buf_deregister_ops: CUfileOpCounter_t = ...,
        read_bytes: int = ...,
        write_bytes: int = ...,
        read_bw_bytes_per_sec: int = ...,
        write_bw_bytes_per_sec: int = ...,
        read_lat_avg_us: int = ...,
        write_lat_avg_us: int = ...,
        read_ops_per_sec: int = ...,
        write_ops_per_sec: int = ...,
        read_lat_sum_us: int = ...,
        write_lat_sum_us: int = ...,
        batch_submit_ops: CUfileOpCounter_t = ...,
        batch_complete_ops: CUfileOpCounter_t = ...,
        batch_setup_ops: CUfileOpCounter_t = ...,
        batch_cancel_ops: CUfileOpCounter_t = ...,
        batch_destroy_ops: CUfileOpCounter_t = ...,
        batch_enqueued_ops: CUfileOpCounter_t = ...,
        batch_posix_enqueued_ops: CUfileOpCounter_t = ...,
        batch_processed_ops: CUfileOpCounter_t = ...,
        batch_posix_processed_ops: CUfileOpCounter_t = ...,
        batch_nvfs_submit_ops: CUfileOpCounter_t = ...,
        batch_p2p_submit_ops: CUfileOpCounter_t = ...,
        batch_aio_submit_ops: CUfileOpCounter_t = ...,
        batch_iouring_submit_ops: CUfileOpCounter_t = ...,
        batch_mixed_io_submit_ops: CUfileOpCounter_t = ...,
        batch_total_submit_ops: CUfileOpCounter_t = ...,
        batch_read_bytes: int = ...,
        batch_write_bytes: int = ...,
        batch_read_bw_bytes: int = ...,
        batch_write_bw_bytes: int = ...,
        batch_submit_lat_avg_us: int = ...,
        batch_completion_lat_avg_us: int = ...,
        batch_submit_ops_per_sec: int = ...,
        batch_complete_ops_per_sec: int = ...,
        batch_submit_lat_sum_us: int = ...,
        batch_completion_lat_sum_us: int = ...,
        last_batch_read_bytes: int = ...,
        last_batch_write_bytes: int = ...,
        readv_ops: CUfileOpCounter_t = ...,
        writev_ops: CUfileOpCounter_t = ...,
        readv_bytes: int = ...,
        writev_bytes: int = ...,
        readv_bw_bytes_per_sec: int = ...,
        writev_bw_bytes_per_sec: int = ...,
        readv_lat_avg_us: int = ...,
        writev_lat_avg_us: int = ...,
        readv_ops_per_sec: int = ...,
        writev_ops_per_sec: int = ...,
        readv_lat_sum_us: int = ...,
        writev_lat_sum_us: int = ...,
    ) -> None: ...

class CUfileStatsLevel2(Record):
    basic: CUfileStatsLevel1_t
    read_size_kb_hist: Member[tuple[int, ...], Iterable[int]]
    write_size_kb_hist: Member[tuple[int, ...], Iterable[int]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        basic: CUfileStatsLevel1_t = ...,
        read_size_kb_hist: Iterable[int] = ...,
        write_size_kb_hist: Iterable[int] = ...,
    ) -> None: ...

class CUfilePerGpuStats(Record):
    uuid: Member[Bytes, Iterable[int]]
    read_bytes: int
    read_bw_bytes_per_sec: int
    read_utilization: int
    read_duration_us: int
    n_total_reads: int
    n_p2p_reads: int
    n_nvfs_reads: int
    n_posix_reads: int
    n_unaligned_reads: int
    n_dr_reads: int
    n_sparse_regions: int
    n_inline_regions: int
    n_reads_err: int
    writes_bytes: int
    write_bw_bytes_per_sec: int
    write_utilization: int
    write_duration_us: int
    n_total_writes: int
    n_p2p_writes: int
    n_nvfs_writes: int
    n_posix_writes: int
    n_unaligned_writes: int
    n_dr_writes: int
    n_writes_err: int
    n_mmap: int
    n_mmap_ok: int
    n_mmap_err: int
    n_mmap_free: int
    reg_bytes: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        uuid: Iterable[int] = ...,
        read_bytes: int = ...,
        read_bw_bytes_per_sec: int = ...,
        read_utilization: int = ...,
        read_duration_us: int = ...,
        n_total_reads: int = ...,
        n_p2p_reads: int = ...,
        n_nvfs_reads: int = ...,
        n_posix_reads: int = ...,
        n_unaligned_reads: int = ...,
        n_dr_reads: int = ...,
        n_sparse_regions: int = ...,
        n_inline_regions: int = ...,
        n_reads_err: int = ...,
        writes_bytes: int = ...,
        write_bw_bytes_per_sec: int = ...,
        write_utilization: int = ...,
        write_duration_us: int = ...,
        n_total_writes: int = ...,
        n_p2p_writes: int = ...,
        n_nvfs_writes: int = ...,
        n_posix_writes: int = ...,
        n_unaligned_writes: int = ...,
        n_dr_writes: int = ...,
        n_writes_err: int = ...,
        n_mmap: int = ...,
        n_mmap_ok: int = ...,
        n_mmap_err: int = ...,
        n_mmap_free: int = ...,
        reg_bytes: int = ...,
    ) -> None: ...

class CUfileStatsLevel3(Record):
    detailed: CUfileStatsLevel2_t
    num_gpus: int
    per_gpu_stats: Member[list[CUfilePerGpuStats_t], Iterable[CUfilePerGpuStats_t]]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        detailed: CUfileStatsLevel2_t = ...,
        num_gpus: int = ...,
        per_gpu_stats: Iterable[CUfilePerGpuStats_t] = ...,
    ) -> None: ...

class time_t(Number): ...
class ssize_t(Number): ...
class off_t(Number): ...
class loff_t(Number): ...
class CUfileError_t(CUfileError): ...
class CUfileDrvProps_t(CUfileDrvProps): ...
class sockaddr_t(sockaddr): ...
class cufileRDMAInfo_t(cufileRDMAInfo): ...
class CUfileFSOps_t(CUfileFSOps): ...
class CUfileHandle_t(EGLImageKHR): ...
class CUfileIOParams_t(CUfileIOParams): ...
class CUfileIOEvents_t(CUfileIOEvents): ...
class CUfileBatchHandle_t(EGLImageKHR): ...
class CUfileIOVec_t(CUfileIOVec): ...
class CUfileOpCounter_t(CUfileOpCounter): ...
class CUfileStatsLevel1_t(CUfileStatsLevel1): ...
class CUfileStatsLevel2_t(CUfileStatsLevel2): ...
class CUfilePerGpuStats_t(CUfilePerGpuStats): ...
class CUfileStatsLevel3_t(CUfileStatsLevel3): ...
class CuFileDriverNotInitialized(CudaError): ...
class CuFileDriverInvalidProps(CudaError): ...
class CuFileDriverUnsupportedLimit(CudaError): ...
class CuFileDriverVersionMismatch(CudaError): ...
class CuFileDriverVersionReadError(CudaError): ...
class CuFileDriverClosing(CudaError): ...
class CuFilePlatformNotSupported(CudaError): ...
class CuFileIoNotSupported(CudaError): ...
class CuFileDeviceNotSupported(CudaError): ...
class CuFileNvfsDriverError(CudaError): ...
class CuFileCudaDriverError(CudaError): ...
class CuFileCudaPointerInvalid(CudaError): ...
class CuFileCudaMemoryTypeInvalid(CudaError): ...
class CuFileCudaPointerRangeError(CudaError): ...
class CuFileCudaContextMismatch(CudaError): ...
class CuFileInvalidMappingSize(CudaError): ...
class CuFileInvalidMappingRange(CudaError): ...
class CuFileInvalidFileType(CudaError): ...
class CuFileInvalidFileOpenFlag(CudaError): ...
class CuFileDioNotSet(CudaError): ...
class CuFileInvalidValue(CudaError): ...
class CuFileMemoryAlreadyRegistered(CudaError): ...
class CuFileMemoryNotRegistered(CudaError): ...
class CuFilePermissionDenied(CudaError): ...
class CuFileDriverAlreadyOpen(CudaError): ...
class CuFileHandleNotRegistered(CudaError): ...
class CuFileHandleAlreadyRegistered(CudaError): ...
class CuFileDeviceNotFound(CudaError): ...
class CuFileInternalError(CudaError): ...
class CuFileGetnewfdFailed(CudaError): ...
class CuFileNvfsSetupError(CudaError): ...
class CuFileIoDisabled(CudaError): ...
class CuFileBatchSubmitFailed(CudaError): ...
class CuFileGpuMemoryPinningFailed(CudaError): ...
class CuFileBatchFull(CudaError): ...
class CuFileAsyncNotSupported(CudaError): ...
class CuFileInternalBatchSetupError(CudaError): ...
class CuFileInternalBatchSubmitError(CudaError): ...
class CuFileInternalBatchGetstatusError(CudaError): ...
class CuFileInternalBatchCancelError(CudaError): ...
class CuFileNomemError(CudaError): ...
class CuFileIoError(CudaError): ...
class CuFileInternalBufRegisterError(CudaError): ...
class CuFileHashOprError(CudaError): ...
class CuFileInvalidContextError(CudaError): ...
class CuFileNvfsInternalDriverError(CudaError): ...
class CuFileBatchNocompatError(CudaError): ...
class CuFileIoMaxError(CudaError): ...

def cuFileHandleRegister(descr: CUfileDescr_t | None) -> CUfileHandle_t: ...
def cuFileHandleDeregister(fh: CUfileHandle_t | int | None) -> None: ...
def cuFileBufRegister(bufPtr_base: Address, length: int, flags: int) -> None: ...
def cuFileBufDeregister(bufPtr_base: Address) -> None: ...
def cuFileRead(
    fh: CUfileHandle_t | int | None,
    bufPtr_base: Address,
    size: int,
    file_offset: off_t | int | None,
    bufPtr_offset: off_t | int | None,
) -> ssize_t: ...
def cuFileWrite(
    fh: CUfileHandle_t | int | None,
    bufPtr_base: Address,
    size: int,
    file_offset: off_t | int | None,
    bufPtr_offset: off_t | int | None,
) -> ssize_t: ...
def cuFileDriverOpen() -> None: ...
def cuFileDriverClose() -> None: ...
def cuFileUseCount() -> int: ...
def cuFileDriverGetProperties() -> CUfileDrvProps_t: ...
def cuFileDriverSetPollMode(poll: int, poll_threshold_size: int) -> None: ...
def cuFileDriverSetMaxDirectIOSize(max_direct_io_size: int) -> None: ...
def cuFileDriverSetMaxCacheSize(max_cache_size: int) -> None: ...
def cuFileDriverSetMaxPinnedMemSize(max_pinned_size: int) -> None: ...
def cuFileBatchIOSetUp(nr: int) -> CUfileBatchHandle_t: ...
def cuFileBatchIOSubmit(
    batch_idp: CUfileBatchHandle_t | int | None,
    nr: int,
    iocbp: Sequence[CUfileIOParams_t] | None,
    flags: int,
) -> None: ...
def cuFileBatchIOGetStatus(
    batch_idp: CUfileBatchHandle_t | int | None,
    min_nr: int,
    nr: int,
    timeout: timespec | None,
) -> tuple[int, list[CUfileIOEvents_t]]: ...
def cuFileBatchIOCancel(batch_idp: CUfileBatchHandle_t | int | None) -> None: ...
def cuFileBatchIODestroy(batch_idp: CUfileBatchHandle_t | int | None) -> None: ...
def cuFileReadAsync(
    fh: CUfileHandle_t | int | None,
    bufPtr_base: Address,
    size_p: Address,
    file_offset_p: Address,
    bufPtr_offset_p: Address,
    bytes_read_p: WritableAddress,
    stream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuFileWriteAsync(
    fh: CUfileHandle_t | int | None,
    bufPtr_base: Address,
    size_p: Address,
    file_offset_p: Address,
    bufPtr_offset_p: Address,
    bytes_written_p: WritableAddress,
    stream: CUstream | SupportsStream | int | None,
) -> None: ...
def cuFileStreamRegister(stream: CUstream | SupportsStream | int | None, flags: int) -> None: ...
def cuFileStreamDeregister(stream: CUstream | SupportsStream | int | None) -> None: ...
def cuFileReadv(
    fh: CUfileHandle_t | int | None,
    iov: Sequence[CUfileIOVec_t],
    file_offset: off_t | int | None,
    flags: int = 0,
) -> ssize_t: ...
def cuFileWritev(
    fh: CUfileHandle_t | int | None,
    iov: Sequence[CUfileIOVec_t],
    file_offset: off_t | int | None,
    flags: int = 0,
) -> ssize_t: ...
def cuFileGetVersion() -> int: ...
def cuFileExportPCIeTopology(filename: Text) -> None: ...
def cuFileGetParameterSizeT(param: CUFileSizeTConfigParameter_t | int) -> int: ...
def cuFileGetParameterBool(param: CUFileBoolConfigParameter_t | int) -> bool: ...
def cuFileGetParameterString(param: CUFileStringConfigParameter_t | int, len: int) -> str: ...
def cuFileGetParameterMinMaxValue(param: CUFileSizeTConfigParameter_t | int) -> tuple[int, int]: ...
def cuFileSetParameterSizeT(param: CUFileSizeTConfigParameter_t | int, value: int) -> None: ...
def cuFileSetParameterBool(param: CUFileBoolConfigParameter_t | int, value: int) -> None: ...
def cuFileSetParameterString(param: CUFileStringConfigParameter_t | int, desc_str: Text | Address) -> None: ...
def cuFileSetStatsLevel(level: int) -> None: ...
def cuFileGetStatsLevel() -> int: ...
def cuFileStatsStart() -> None: ...
def cuFileStatsStop() -> None: ...
def cuFileStatsReset() -> None: ...
def cuFileGetStatsL1() -> CUfileStatsLevel1_t: ...
def cuFileGetStatsL2() -> CUfileStatsLevel2_t: ...
def cuFileGetStatsL3() -> CUfileStatsLevel3_t: ...
def cuFileGetBARSizeInKB(gpuIndex: int) -> int: ...
def cuFileSetParameterPosixPoolSlabArray(
    size_values: Sequence[int] | None,
    count_values: Sequence[int] | None,
    len: int,
) -> None: ...
def cuFileGetParameterPosixPoolSlabArray(len: int) -> tuple[list[int], list[int]]: ...
def cuFileSetParameterGpuBounceBufferSlabArray(
    size_values: Sequence[int] | None,
    count_values: Sequence[int] | None,
    len: int,
) -> None: ...
def cuFileGetParameterGpuBounceBufferSlabArray(len: int) -> tuple[list[int], list[int]]: ...
def cuFileDriverGetP2PFlags(status_flag: CUfileDriverStatusFlags_t | int) -> CUfileP2PFlags_t: ...
def cuFileDriverSetP2PFlags(
    status_flag: CUfileDriverStatusFlags_t | int,
    p2p_flags: CUfileP2PFlags_t | int,
) -> None: ...
def sizeof(objType: type) -> int: ...

anon_struct0 = CUfileDrvProps_nvfs
anon_union0 = CUfileDescr_t_handle
anon_struct1 = CUfileIOParams_u_batch
anon_union1 = CUfileIOParams_u
