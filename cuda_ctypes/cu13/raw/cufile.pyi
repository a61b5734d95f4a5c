# python -m generator generate cufile 13.5
import ctypes

from ..._floor.faces.typed import (
    AddressField,
    ArrayField,
    ByReference,
    CharPointer,
    Field,
    Handle,
    HandleField,
    Int,
    PointerField,
    RawRecord,
    RawScalar,
    ScalarField,
    SizeT,
    TextField,
    UInt,
    VoidPointer,
    c_function,
)
from .driver import CUresult as CUresult, CUstream as CUstream
from ..checked.cufile import (
    CUfileOpError as CUfileOpError,
    CUfileDriverStatusFlags_t as CUfileDriverStatusFlags_t,
    CUfileDriverControlFlags_t as CUfileDriverControlFlags_t,
    CUfileFeatureFlags_t as CUfileFeatureFlags_t,
    CUfileP2PFlags_t as CUfileP2PFlags_t,
    CUfileOpcode_t as CUfileOpcode_t,
    CUfileFileHandleType as CUfileFileHandleType,
    CUfileStatus_t as CUfileStatus_t,
    CUfileBatchMode_t as CUfileBatchMode_t,
    CUFileSizeTConfigParameter_t as CUFileSizeTConfigParameter_t,
    CUFileBoolConfigParameter_t as CUFileBoolConfigParameter_t,
    CUFileStringConfigParameter_t as CUFileStringConfigParameter_t,
    CUFileArrayConfigParameter_t as CUFileArrayConfigParameter_t,
    CU_FILE_P2P_FLAG_PCI_P2PDMA as CU_FILE_P2P_FLAG_PCI_P2PDMA,
    CU_FILE_P2P_FLAG_NVFS as CU_FILE_P2P_FLAG_NVFS,
    CU_FILE_P2P_FLAG_DMABUF as CU_FILE_P2P_FLAG_DMABUF,
    CU_FILE_P2P_FLAG_C2C as CU_FILE_P2P_FLAG_C2C,
    CU_FILE_RDMA_REGISTER as CU_FILE_RDMA_REGISTER,
    CU_FILE_RDMA_RELAXED_ORDERING as CU_FILE_RDMA_RELAXED_ORDERING,
    CU_FILE_RDMA_ERR_BASE as CU_FILE_RDMA_ERR_BASE,
    CU_FILE_RDMA_SUCCESS as CU_FILE_RDMA_SUCCESS,
    CU_FILE_RDMA_RESET_TOKEN as CU_FILE_RDMA_RESET_TOKEN,
    CU_FILE_RDMA_RESET_TOKEN_FAILED as CU_FILE_RDMA_RESET_TOKEN_FAILED,
    CU_FILE_STREAM_FIXED_BUF_OFFSET as CU_FILE_STREAM_FIXED_BUF_OFFSET,
    CU_FILE_STREAM_FIXED_FILE_OFFSET as CU_FILE_STREAM_FIXED_FILE_OFFSET,
    CU_FILE_STREAM_FIXED_FILE_SIZE as CU_FILE_STREAM_FIXED_FILE_SIZE,
    CU_FILE_STREAM_PAGE_ALIGNED_INPUTS as CU_FILE_STREAM_PAGE_ALIGNED_INPUTS,
    CUFILE_GPU_UUID_LEN as CUFILE_GPU_UUID_LEN,
)

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
CU_FILE_USE_POLL_MODE: CUfileDriverControlFlags_t
CU_FILE_ALLOW_COMPAT_MODE: CUfileDriverControlFlags_t
CU_FILE_VANILLA_POSIX_IO_MODE: CUfileDriverControlFlags_t
CU_FILE_POSIX_IO_MODE: CUfileDriverControlFlags_t
CU_FILE_FALLBACK_IO_MODE: CUfileDriverControlFlags_t
CU_FILE_DYN_ROUTING_SUPPORTED: CUfileFeatureFlags_t
CU_FILE_BATCH_IO_SUPPORTED: CUfileFeatureFlags_t
CU_FILE_STREAMS_SUPPORTED: CUfileFeatureFlags_t
CU_FILE_PARALLEL_IO_SUPPORTED: CUfileFeatureFlags_t
CU_FILE_P2P_SUPPORTED: CUfileFeatureFlags_t
CUFILE_P2PDMA: CUfileP2PFlags_t
CUFILE_NVFS: CUfileP2PFlags_t
CUFILE_DMABUF: CUfileP2PFlags_t
CUFILE_C2C: CUfileP2PFlags_t
CUFILE_NVIDIA_PEERMEM: CUfileP2PFlags_t
CUFILE_READ: CUfileOpcode_t
CUFILE_WRITE: CUfileOpcode_t
CU_FILE_HANDLE_TYPE_OPAQUE_FD: CUfileFileHandleType
CU_FILE_HANDLE_TYPE_OPAQUE_WIN32: CUfileFileHandleType
CU_FILE_HANDLE_TYPE_USERSPACE_FS: CUfileFileHandleType
CUFILE_WAITING: CUfileStatus_t
CUFILE_PENDING: CUfileStatus_t
CUFILE_INVALID: CUfileStatus_t
CUFILE_CANCELED: CUfileStatus_t
CUFILE_COMPLETE: CUfileStatus_t
CUFILE_TIMEOUT: CUfileStatus_t
CUFILE_FAILED: CUfileStatus_t
CUFILE_BATCH: CUfileBatchMode_t
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
CUFILE_PARAM_LOGGING_LEVEL: CUFileStringConfigParameter_t
CUFILE_PARAM_ENV_LOGFILE_PATH: CUFileStringConfigParameter_t
CUFILE_PARAM_LOG_DIR: CUFileStringConfigParameter_t
CUFILE_PARAM_RDMA_TRANSPORT: CUFileStringConfigParameter_t
CUFILE_PARAM_POSIX_POOL_SLAB_SIZE_KB: CUFileArrayConfigParameter_t
CUFILE_PARAM_POSIX_POOL_SLAB_COUNT: CUFileArrayConfigParameter_t
CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_SIZE_KB: CUFileArrayConfigParameter_t
CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_COUNT: CUFileArrayConfigParameter_t

class timespec(RawRecord):
    tv_sec: ScalarField[time_t]
    tv_nsec: Field[int]

class sockaddr(RawRecord):
    sa_family: Field[int]
    sa_data: ArrayField[ctypes.c_ubyte]

class CUfileError(RawRecord):
    err: Field[int]
    cu_err: Field[int]

class CUfileDrvProps_nvfs(RawRecord):
    major_version: Field[int]
    minor_version: Field[int]
    poll_thresh_size: Field[int]
    max_direct_io_size: Field[int]
    dstatusflags: Field[int]
    dcontrolflags: Field[int]

class CUfileDrvProps(RawRecord):
    nvfs: Field[CUfileDrvProps_nvfs]
    fflags: Field[int]
    max_device_cache_size: Field[int]
    per_buffer_cache_size: Field[int]
    max_device_pinned_mem_size: Field[int]
    max_batch_io_size: Field[int]
    max_batch_io_timeout_msecs: Field[int]

class cufileRDMAInfo(RawRecord):
    version: Field[int]
    desc_len: Field[int]
    desc_str: TextField

class CUfileFSOps(RawRecord):
    fs_type: Field[CUfileFSOps_fs_type]
    getRDMADeviceList: Field[CUfileFSOps_getRDMADeviceList]
    getRDMADevicePriority: Field[CUfileFSOps_getRDMADevicePriority]
    read: Field[CUfileFSOps_read]
    write: Field[CUfileFSOps_write]

class CUfileDescr_t_handle(RawRecord):
    fd: Field[int]
    handle: AddressField

class CUfileDescr_t(RawRecord):
    type: Field[int]
    handle: Field[CUfileDescr_t_handle]
    fs_ops: PointerField[CUfileFSOps_t]

class CUfileIOParams_u_batch(RawRecord):
    devPtr_base: AddressField
    file_offset: ScalarField[off_t]
    devPtr_offset: ScalarField[off_t]
    size: Field[int]

class CUfileIOParams_u(RawRecord):
    batch: Field[CUfileIOParams_u_batch]

class CUfileIOParams(RawRecord):
    mode: Field[int]
    u: Field[CUfileIOParams_u]
    fh: HandleField[CUfileHandle_t]
    opcode: Field[int]
    cookie: AddressField

class CUfileIOEvents(RawRecord):
    cookie: AddressField
    status: Field[int]
    ret: Field[int]

class CUfileIOVec(RawRecord):
    base: AddressField
    len: Field[int]

class CUfileOpCounter(RawRecord):
    ok: Field[int]
    err: Field[int]

class CUfileStatsLevel1(RawRecord):
    read_ops: Field[CUfileOpCounter_t]
    write_ops: Field[CUfileOpCounter_t]
    hdl_register_ops: Field[CUfileOpCounter_t]
    hdl_deregister_ops: Field[CUfileOpCounter_t]
    buf_register_ops: Field[CUfileOpCounter_t]
    buf_deregister_ops: Field[CUfileOpCounter_t]
    read_bytes: Field[int]
    write_bytes: Field[int]
    read_bw_bytes_per_sec: Field[int]
    write_bw_bytes_per_sec: Field[int]
    read_lat_avg_us: Field[int]
    write_lat_avg_us: Field[int]
    read_ops_per_sec: Field[int]
    write_ops_per_sec: Field[int]
    read_lat_sum_us: Field[int]
    write_lat_sum_us: Field[int]
    batch_submit_ops: Field[CUfileOpCounter_t]
    batch_complete_ops: Field[CUfileOpCounter_t]
    batch_setup_ops: Field[CUfileOpCounter_t]
    batch_cancel_ops: Field[CUfileOpCounter_t]
    batch_destroy_ops: Field[CUfileOpCounter_t]
    batch_enqueued_ops: Field[CUfileOpCounter_t]
    batch_posix_enqueued_ops: Field[CUfileOpCounter_t]
    batch_processed_ops: Field[CUfileOpCounter_t]
    batch_posix_processed_ops: Field[CUfileOpCounter_t]
    batch_nvfs_submit_ops: Field[CUfileOpCounter_t]
    batch_p2p_submit_ops: Field[CUfileOpCounter_t]
    batch_aio_submit_ops: Field[CUfileOpCounter_t]
    batch_iouring_submit_ops: Field[CUfileOpCounter_t]
    batch_mixed_io_submit_ops: Field[CUfileOpCounter_t]
    batch_total_submit_ops: Field[CUfileOpCounter_t]
    batch_read_bytes: Field[int]
    batch_write_bytes: Field[int]
    batch_read_bw_bytes: Field[int]
    batch_write_bw_bytes: Field[int]
    batch_submit_lat_avg_us: Field[int]
    batch_completion_lat_avg_us: Field[int]
    batch_submit_ops_per_sec: Field[int]
    batch_complete_ops_per_sec: Field[int]
    batch_submit_lat_sum_us: Field[int]
    batch_completion_lat_sum_us: Field[int]
    last_batch_read_bytes: Field[int]
    last_batch_write_bytes: Field[int]
    readv_ops: Field[CUfileOpCounter_t]
    writev_ops: Field[CUfileOpCounter_t]
    readv_bytes: Field[int]
    writev_bytes: Field[int]
    readv_bw_bytes_per_sec: Field[int]
    writev_bw_bytes_per_sec: Field[int]
    readv_lat_avg_us: Field[int]
    writev_lat_avg_us: Field[int]
    readv_ops_per_sec: Field[int]
    writev_ops_per_sec: Field[int]
    readv_lat_sum_us: Field[int]
    writev_lat_sum_us: Field[int]

class CUfileStatsLevel2(RawRecord):
    basic: Field[CUfileStatsLevel1_t]
    read_size_kb_hist: ArrayField[ctypes.c_uint64]
    write_size_kb_hist: ArrayField[ctypes.c_uint64]

class CUfilePerGpuStats(RawRecord):
    uuid: ArrayField[ctypes.c_ubyte]
    read_bytes: Field[int]
    read_bw_bytes_per_sec: Field[int]
    read_utilization: Field[int]
    read_duration_us: Field[int]
    n_total_reads: Field[int]
    n_p2p_reads: Field[int]
    n_nvfs_reads: Field[int]
    n_posix_reads: Field[int]
    n_unaligned_reads: Field[int]
    n_dr_reads: Field[int]
    n_sparse_regions: Field[int]
    n_inline_regions: Field[int]
    n_reads_err: Field[int]
    writes_bytes: Field[int]
    write_bw_bytes_per_sec: Field[int]
    write_utilization: Field[int]
    write_duration_us: Field[int]
    n_total_writes: Field[int]
    n_p2p_writes: Field[int]
    n_nvfs_writes: Field[int]
    n_posix_writes: Field[int]
    n_unaligned_writes: Field[int]
    n_dr_writes: Field[int]
    n_writes_err: Field[int]
    n_mmap: Field[int]
    n_mmap_ok: Field[int]
    n_mmap_err: Field[int]
    n_mmap_free: Field[int]
    reg_bytes: Field[int]

class CUfileStatsLevel3(RawRecord):
    detailed: Field[CUfileStatsLevel2_t]
    num_gpus: Field[int]
    per_gpu_stats: ArrayField[CUfilePerGpuStats_t]

class time_t(RawScalar, ctypes.c_long): ...
class ssize_t(RawScalar, ctypes.c_long): ...
class off_t(RawScalar, ctypes.c_long): ...
class loff_t(RawScalar, ctypes.c_long): ...
class CUfileHandle_t(RawScalar, ctypes.c_void_p): ...
class CUfileBatchHandle_t(RawScalar, ctypes.c_void_p): ...
class CUfileFSOps_fs_type(ctypes._CFunctionType): ...
class CUfileFSOps_getRDMADeviceList(ctypes._CFunctionType): ...
class CUfileFSOps_getRDMADevicePriority(ctypes._CFunctionType): ...
class CUfileFSOps_read(ctypes._CFunctionType): ...
class CUfileFSOps_write(ctypes._CFunctionType): ...

@c_function
def cuFileHandleRegister(fh: ByReference[CUfileHandle_t], descr: ByReference[CUfileDescr_t], /) -> CUfileError_t: ...
@c_function
def cuFileHandleDeregister(fh: CUfileHandle_t | Handle | int | None, /) -> None: ...
@c_function
def cuFileBufRegister(bufPtr_base: VoidPointer, length: SizeT, flags: Int, /) -> CUfileError_t: ...
@c_function
def cuFileBufDeregister(bufPtr_base: VoidPointer, /) -> CUfileError_t: ...
@c_function
def cuFileRead(
    fh: CUfileHandle_t | Handle | int | None,
    bufPtr_base: VoidPointer,
    size: SizeT,
    file_offset: off_t | Handle | int,
    bufPtr_offset: off_t | Handle | int,
    /,
) -> ssize_t: ...
@c_function
def cuFileWrite(
    fh: CUfileHandle_t | Handle | int | None,
    bufPtr_base: VoidPointer,
    size: SizeT,
    file_offset: off_t | Handle | int,
    bufPtr_offset: off_t | Handle | int,
    /,
) -> ssize_t: ...
@c_function
def cuFileDriverOpen() -> CUfileError_t: ...
@c_function
def cuFileDriverClose() -> CUfileError_t: ...
@c_function
def cuFileUseCount() -> int: ...
@c_function
def cuFileDriverGetProperties(props: ByReference[CUfileDrvProps_t], /) -> CUfileError_t: ...
@c_function
def cuFileDriverSetPollMode(poll: ctypes.c_bool | bool, poll_threshold_size: SizeT, /) -> CUfileError_t: ...
@c_function
def cuFileDriverSetMaxDirectIOSize(max_direct_io_size: SizeT, /) -> CUfileError_t: ...
@c_function
def cuFileDriverSetMaxCacheSize(max_cache_size: SizeT, /) -> CUfileError_t: ...
@c_function
def cuFileDriverSetMaxPinnedMemSize(max_pinned_size: SizeT, /) -> CUfileError_t: ...
@c_function
def cuFileBatchIOSetUp(batch_idp: ByReference[CUfileBatchHandle_t], nr: UInt, /) -> CUfileError_t: ...
@c_function
def cuFileBatchIOSubmit(
    batch_idp: CUfileBatchHandle_t | Handle | int | None,
    nr: UInt,
    iocbp: ByReference[CUfileIOParams_t],
    flags: UInt,
    /,
) -> CUfileError_t: ...
@c_function
def cuFileBatchIOGetStatus(
    batch_idp: CUfileBatchHandle_t | Handle | int | None,
    min_nr: UInt,
    nr: ByReference[ctypes.c_uint],
    iocbp: ByReference[CUfileIOEvents_t],
    timeout: ByReference[timespec],
    /,
) -> CUfileError_t: ...
@c_function
def cuFileBatchIOCancel(batch_idp: CUfileBatchHandle_t | Handle | int | None, /) -> CUfileError_t: ...
@c_function
def cuFileBatchIODestroy(batch_idp: CUfileBatchHandle_t | Handle | int | None, /) -> None: ...
@c_function
def cuFileReadAsync(
    fh: CUfileHandle_t | Handle | int | None,
    bufPtr_base: VoidPointer,
    size_p: ByReference[ctypes.c_size_t],
    file_offset_p: ByReference[off_t],
    bufPtr_offset_p: ByReference[off_t],
    bytes_read_p: ByReference[ssize_t],
    stream: CUstream | Handle | int | None,
    /,
) -> CUfileError_t: ...
@c_function
def cuFileWriteAsync(
    fh: CUfileHandle_t | Handle | int | None,
    bufPtr_base: VoidPointer,
    size_p: ByReference[ctypes.c_size_t],
    file_offset_p: ByReference[off_t],
    bufPtr_offset_p: ByReference[off_t],
    bytes_written_p: ByReference[ssize_t],
    stream: CUstream | Handle | int | None,
    /,
) -> CUfileError_t: ...
@c_function
def cuFileStreamRegister(stream: CUstream | Handle | int | None, flags: UInt, /) -> CUfileError_t: ...
@c_function
def cuFileStreamDeregister(stream: CUstream | Handle | int | None, /) -> CUfileError_t: ...
@c_function
def cuFileReadv(
    fh: CUfileHandle_t | Handle | int | None,
    iov: ByReference[CUfileIOVec_t],
    iovcnt: SizeT,
    file_offset: off_t | Handle | int,
    flags: UInt,
    /,
) -> ssize_t: ...
@c_function
def cuFileWritev(
    fh: CUfileHandle_t | Handle | int | None,
    iov: ByReference[CUfileIOVec_t],
    iovcnt: SizeT,
    file_offset: off_t | Handle | int,
    flags: UInt,
    /,
) -> ssize_t: ...
@c_function
def cuFileGetVersion(version: ByReference[ctypes.c_int], /) -> CUfileError_t: ...
@c_function
def cuFileExportPCIeTopology(filename: CharPointer, /) -> CUfileError_t: ...
@c_function
def cuFileGetParameterSizeT(
    param: CUFileSizeTConfigParameter_t | int,
    value: ByReference[ctypes.c_size_t],
    /,
) -> CUfileError_t: ...
@c_function
def cuFileGetParameterBool(
    param: CUFileBoolConfigParameter_t | int,
    value: ByReference[ctypes.c_bool],
    /,
) -> CUfileError_t: ...
@c_function
def cuFileGetParameterString(
    param: CUFileStringConfigParameter_t | int,
    desc_str: ByReference[ctypes.c_char],
    len: Int,
    /,
) -> CUfileError_t: ...
@c_function
def cuFileGetParameterMinMaxValue(
    param: CUFileSizeTConfigParameter_t | int,
    min_value: ByReference[ctypes.c_size_t],
    max_value: ByReference[ctypes.c_size_t],
    /,
) -> CUfileError_t: ...
@c_function
def cuFileSetParameterSizeT(param: CUFileSizeTConfigParameter_t | int, value: SizeT, /) -> CUfileError_t: ...
@c_function
def cuFileSetParameterBool(
    param: CUFileBoolConfigParameter_t | int,
    value: ctypes.c_bool | bool,
    /,
) -> CUfileError_t: ...
@c_function
def cuFileSetParameterString(param: CUFileStringConfigParameter_t | int, desc_str: CharPointer, /) -> CUfileError_t: ...
@c_function
def cuFileSetStatsLevel(level: Int, /) -> CUfileError_t: ...
@c_function
def cuFileGetStatsLevel(level: ByReference[ctypes.c_int], /) -> CUfileError_t: ...
@c_function
def cuFileStatsStart() -> CUfileError_t: ...
@c_function
def cuFileStatsStop() -> CUfileError_t: ...
@c_function
def cuFileStatsReset() -> CUfileError_t: ...
@c_function
def cuFileGetStatsL1(stats: ByReference[CUfileStatsLevel1_t], /) -> CUfileError_t: ...
@c_function
def cuFileGetStatsL2(stats: ByReference[CUfileStatsLevel2_t], /) -> CUfileError_t: ...
@c_function
def cuFileGetStatsL3(stats: ByReference[CUfileStatsLevel3_t], /) -> CUfileError_t: ...
@c_function
def cuFileGetBARSizeInKB(gpuIndex: Int, barSize: ByReference[ctypes.c_size_t], /) -> CUfileError_t: ...
@c_function
def cuFileSetParameterPosixPoolSlabArray(
    size_values: ByReference[ctypes.c_size_t],
    count_values: ByReference[ctypes.c_size_t],
    len: Int,
    /,
) -> CUfileError_t: ...
@c_function
def cuFileGetParameterPosixPoolSlabArray(
    size_values: ByReference[ctypes.c_size_t],
    count_values: ByReference[ctypes.c_size_t],
    len: Int,
    /,
) -> CUfileError_t: ...
@c_function
def cuFileSetParameterGpuBounceBufferSlabArray(
    size_values: ByReference[ctypes.c_size_t],
    count_values: ByReference[ctypes.c_size_t],
    len: Int,
    /,
) -> CUfileError_t: ...
@c_function
def cuFileGetParameterGpuBounceBufferSlabArray(
    size_values: ByReference[ctypes.c_size_t],
    count_values: ByReference[ctypes.c_size_t],
    len: Int,
    /,
) -> CUfileError_t: ...
@c_function
def cuFileDriverGetP2PFlags(
    status_flag: CUfileDriverStatusFlags_t | int,
    p2p_flags: ByReference[ctypes.c_uint],
    /,
) -> CUfileError_t: ...
@c_function
def cuFileDriverSetP2PFlags(
    status_flag: CUfileDriverStatusFlags_t | int,
    p2p_flags: CUfileP2PFlags_t | int,
    /,
) -> CUfileError_t: ...
@c_function
def cuFileDriverClose_v1() -> CUfileError_t: ...

CUfileError_t = CUfileError
CUfileDrvProps_t = CUfileDrvProps
sockaddr_t = sockaddr
cufileRDMAInfo_t = cufileRDMAInfo
CUfileFSOps_t = CUfileFSOps
CUfileIOParams_t = CUfileIOParams
CUfileIOEvents_t = CUfileIOEvents
CUfileIOVec_t = CUfileIOVec
CUfileOpCounter_t = CUfileOpCounter
CUfileStatsLevel1_t = CUfileStatsLevel1
CUfileStatsLevel2_t = CUfileStatsLevel2
CUfilePerGpuStats_t = CUfilePerGpuStats
CUfileStatsLevel3_t = CUfileStatsLevel3
cuFileDriverClose_v2 = cuFileDriverClose
