# python -m generator generate cufile 12.9
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
    CUfileFileHandleType as CUfileFileHandleType,
    CUfileOpcode_t as CUfileOpcode_t,
    CUfileStatus_t as CUfileStatus_t,
    CUfileBatchMode_t as CUfileBatchMode_t,
    CUFileSizeTConfigParameter_t as CUFileSizeTConfigParameter_t,
    CUFileBoolConfigParameter_t as CUFileBoolConfigParameter_t,
    CUFileStringConfigParameter_t as CUFileStringConfigParameter_t,
    CU_FILE_RDMA_REGISTER as CU_FILE_RDMA_REGISTER,
    CU_FILE_RDMA_RELAXED_ORDERING as CU_FILE_RDMA_RELAXED_ORDERING,
    CU_FILE_STREAM_FIXED_BUF_OFFSET as CU_FILE_STREAM_FIXED_BUF_OFFSET,
    CU_FILE_STREAM_FIXED_FILE_OFFSET as CU_FILE_STREAM_FIXED_FILE_OFFSET,
    CU_FILE_STREAM_FIXED_FILE_SIZE as CU_FILE_STREAM_FIXED_FILE_SIZE,
    CU_FILE_STREAM_PAGE_ALIGNED_INPUTS as CU_FILE_STREAM_PAGE_ALIGNED_INPUTS,
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
CU_FILE_USE_POLL_MODE: CUfileDriverControlFlags_t
CU_FILE_ALLOW_COMPAT_MODE: CUfileDriverControlFlags_t
CU_FILE_DYN_ROUTING_SUPPORTED: CUfileFeatureFlags_t
CU_FILE_BATCH_IO_SUPPORTED: CUfileFeatureFlags_t
CU_FILE_STREAMS_SUPPORTED: CUfileFeatureFlags_t
CU_FILE_PARALLEL_IO_SUPPORTED: CUfileFeatureFlags_t
CU_FILE_HANDLE_TYPE_OPAQUE_FD: CUfileFileHandleType
CU_FILE_HANDLE_TYPE_OPAQUE_WIN32: CUfileFileHandleType
CU_FILE_HANDLE_TYPE_USERSPACE_FS: CUfileFileHandleType
CUFILE_READ: CUfileOpcode_t
CUFILE_WRITE: CUfileOpcode_t
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
CUFILE_PARAM_LOGGING_LEVEL: CUFileStringConfigParameter_t
CUFILE_PARAM_ENV_LOGFILE_PATH: CUFileStringConfigParameter_t
CUFILE_PARAM_LOG_DIR: CUFileStringConfigParameter_t

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
def cuFileGetVersion(version: ByReference[ctypes.c_int], /) -> CUfileError_t: ...
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
def cuFileDriverClose_v1() -> CUfileError_t: ...

CUfileError_t = CUfileError
CUfileDrvProps_t = CUfileDrvProps
sockaddr_t = sockaddr
cufileRDMAInfo_t = cufileRDMAInfo
CUfileFSOps_t = CUfileFSOps
CUfileIOParams_t = CUfileIOParams
CUfileIOEvents_t = CUfileIOEvents
cuFileDriverClose_v2 = cuFileDriverClose
