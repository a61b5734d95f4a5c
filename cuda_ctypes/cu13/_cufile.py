# python -m generator generate cufile 13.5
# cufile as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 13.5
home: checked
since: 12.6
uses[]: driver
shared[]: CUresult CUstream
result: CUfileOpError
status_struct.name: CUfileError_t
status_struct.driver: CUresult
summary: cuFile, which moves data between files and GPUs
environment: CUDA_CTYPES_LIBCUFILE
pathfinder: cufile
version[]: cuFileGetVersion 1000 10
negative_status[]: cuFileRead cuFileWrite cuFileReadv cuFileWritev
snake_error: cuFileError
snake_status_text: op_status_error
snake_words.DriverClose_v2: DriverClose
snake_words.PCIe: Pcie
snake_result: OpError
sections: names=46+89 functions=240+4795 enums=5035+5152 typedefs=10187+540 snake_functions=10768+2059 snake_constants=12827+19 snake_types=12846+518 snake_enums=13364+8450 older=21864+45 records=21909+4754 callbacks=26663+511 constants=27174+466 makers=27679+10 attributes=27768+13 unnamed=27846+146 advice=27992+5675

# Public names that stand for another symbol.
[names]
cuFileDriverClose: cuFileDriverClose_v2
cuFileDriverClose_v1: cuFileDriverClose

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
cuFileHandleRegister: CUfileError_t (out CUfileHandle_t *fh, CUfileDescr_t *descr)
cuFileHandleDeregister: void (CUfileHandle_t fh)
cuFileBufRegister: CUfileError_t (const void *bufPtr_base, size_t length, int flags)
cuFileBufDeregister: CUfileError_t (const void *bufPtr_base)
cuFileRead: ssize_t (CUfileHandle_t fh, void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)
cuFileWrite: ssize_t (CUfileHandle_t fh, const void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)
cuFileDriverOpen: CUfileError_t ()
cuFileDriverClose_v2: CUfileError_t ()
cuFileUseCount: long ()
cuFileDriverGetProperties: CUfileError_t (out CUfileDrvProps_t *props : callers)
cuFileDriverSetPollMode: CUfileError_t (_Bool poll, size_t poll_threshold_size)
cuFileDriverSetMaxDirectIOSize: CUfileError_t (size_t max_direct_io_size)
cuFileDriverSetMaxCacheSize: CUfileError_t (size_t max_cache_size)
cuFileDriverSetMaxPinnedMemSize: CUfileError_t (size_t max_pinned_size)
cuFileBatchIOSetUp: CUfileError_t (out CUfileBatchHandle_t *batch_idp, unsigned int nr)
cuFileBatchIOSubmit: CUfileError_t (CUfileBatchHandle_t batch_idp, unsigned int nr, CUfileIOParams_t *iocbp : array=nr callers, unsigned int flags)
cuFileBatchIOGetStatus: CUfileError_t (CUfileBatchHandle_t batch_idp, unsigned int min_nr, inout unsigned int *nr : callers, out CUfileIOEvents_t *iocbp : array=nr callers, timespec *timeout)
cuFileBatchIOCancel: CUfileError_t (CUfileBatchHandle_t batch_idp)
cuFileBatchIODestroy: void (CUfileBatchHandle_t batch_idp)
cuFileReadAsync: CUfileError_t (CUfileHandle_t fh, void *bufPtr_base, size_t *size_p : address, off_t *file_offset_p : address, off_t *bufPtr_offset_p : address, ssize_t *bytes_read_p : writable, CUstream stream)
cuFileWriteAsync: CUfileError_t (CUfileHandle_t fh, void *bufPtr_base, size_t *size_p : address, off_t *file_offset_p : address, off_t *bufPtr_offset_p : address, ssize_t *bytes_written_p : writable, CUstream stream)
cuFileStreamRegister: CUfileError_t (CUstream stream, unsigned int flags)
cuFileStreamDeregister: CUfileError_t (CUstream stream)
cuFileReadv: ssize_t (CUfileHandle_t fh, const CUfileIOVec_t *iov : array=iovcnt callers, size_t iovcnt : length_of=iov, off_t file_offset, unsigned int flags : default=0) 13040
cuFileWritev: ssize_t (CUfileHandle_t fh, const CUfileIOVec_t *iov : array=iovcnt callers, size_t iovcnt : length_of=iov, off_t file_offset, unsigned int flags : default=0) 13040
cuFileGetVersion: CUfileError_t (out int *version)
cuFileExportPCIeTopology: CUfileError_t (const char *filename) 13020
cuFileGetParameterSizeT: CUfileError_t (CUFileSizeTConfigParameter_t param, out size_t *value) 12090
cuFileGetParameterBool: CUfileError_t (CUFileBoolConfigParameter_t param, out _Bool *value) 12090
cuFileGetParameterString: CUfileError_t (CUFileStringConfigParameter_t param, out char *desc_str : buffer=len text, int len) 12090
cuFileGetParameterMinMaxValue: CUfileError_t (CUFileSizeTConfigParameter_t param, out size_t *min_value, out size_t *max_value) 13000
cuFileSetParameterSizeT: CUfileError_t (CUFileSizeTConfigParameter_t param, size_t value) 12090
cuFileSetParameterBool: CUfileError_t (CUFileBoolConfigParameter_t param, _Bool value) 12090
cuFileSetParameterString: CUfileError_t (CUFileStringConfigParameter_t param, const char *desc_str : address) 12090
cuFileSetStatsLevel: CUfileError_t (int level) 13000
cuFileGetStatsLevel: CUfileError_t (out int *level) 13000
cuFileStatsStart: CUfileError_t () 13000
cuFileStatsStop: CUfileError_t () 13000
cuFileStatsReset: CUfileError_t () 13000
cuFileGetStatsL1: CUfileError_t (out CUfileStatsLevel1_t *stats : callers) 13000
cuFileGetStatsL2: CUfileError_t (out CUfileStatsLevel2_t *stats : callers) 13000
cuFileGetStatsL3: CUfileError_t (out CUfileStatsLevel3_t *stats : callers) 13000
cuFileGetBARSizeInKB: CUfileError_t (int gpuIndex, out size_t *barSize) 13000
cuFileSetParameterPosixPoolSlabArray: CUfileError_t (const size_t *size_values : array=len callers, const size_t *count_values : array=len callers, int len) 13000
cuFileGetParameterPosixPoolSlabArray: CUfileError_t (out size_t *size_values : array=len callers, out size_t *count_values : array=len callers, int len) 13000
cuFileSetParameterGpuBounceBufferSlabArray: CUfileError_t (const size_t *size_values : array=len callers, const size_t *count_values : array=len callers, int len) 13020
cuFileGetParameterGpuBounceBufferSlabArray: CUfileError_t (out size_t *size_values : array=len callers, out size_t *count_values : array=len callers, int len) 13020
cuFileDriverGetP2PFlags: CUfileError_t (CUfileDriverStatusFlags_t status_flag, out CUfileP2PFlags_t *p2p_flags) 13010
cuFileDriverSetP2PFlags: CUfileError_t (CUfileDriverStatusFlags_t status_flag, CUfileP2PFlags_t p2p_flags) 13010

[enums]
CUfileOpError: enum
    CU_FILE_SUCCESS = 0
    CU_FILE_DRIVER_NOT_INITIALIZED = 5001
    CU_FILE_DRIVER_INVALID_PROPS = 5002
    CU_FILE_DRIVER_UNSUPPORTED_LIMIT = 5003
    CU_FILE_DRIVER_VERSION_MISMATCH = 5004
    CU_FILE_DRIVER_VERSION_READ_ERROR = 5005
    CU_FILE_DRIVER_CLOSING = 5006
    CU_FILE_PLATFORM_NOT_SUPPORTED = 5007
    CU_FILE_IO_NOT_SUPPORTED = 5008
    CU_FILE_DEVICE_NOT_SUPPORTED = 5009
    CU_FILE_NVFS_DRIVER_ERROR = 5010
    CU_FILE_CUDA_DRIVER_ERROR = 5011
    CU_FILE_CUDA_POINTER_INVALID = 5012
    CU_FILE_CUDA_MEMORY_TYPE_INVALID = 5013
    CU_FILE_CUDA_POINTER_RANGE_ERROR = 5014
    CU_FILE_CUDA_CONTEXT_MISMATCH = 5015
    CU_FILE_INVALID_MAPPING_SIZE = 5016
    CU_FILE_INVALID_MAPPING_RANGE = 5017
    CU_FILE_INVALID_FILE_TYPE = 5018
    CU_FILE_INVALID_FILE_OPEN_FLAG = 5019
    CU_FILE_DIO_NOT_SET = 5020
    CU_FILE_INVALID_VALUE = 5022
    CU_FILE_MEMORY_ALREADY_REGISTERED = 5023
    CU_FILE_MEMORY_NOT_REGISTERED = 5024
    CU_FILE_PERMISSION_DENIED = 5025
    CU_FILE_DRIVER_ALREADY_OPEN = 5026
    CU_FILE_HANDLE_NOT_REGISTERED = 5027
    CU_FILE_HANDLE_ALREADY_REGISTERED = 5028
    CU_FILE_DEVICE_NOT_FOUND = 5029
    CU_FILE_INTERNAL_ERROR = 5030
    CU_FILE_GETNEWFD_FAILED = 5031
    CU_FILE_NVFS_SETUP_ERROR = 5033
    CU_FILE_IO_DISABLED = 5034
    CU_FILE_BATCH_SUBMIT_FAILED = 5035
    CU_FILE_GPU_MEMORY_PINNING_FAILED = 5036
    CU_FILE_BATCH_FULL = 5037
    CU_FILE_ASYNC_NOT_SUPPORTED = 5038
    CU_FILE_INTERNAL_BATCH_SETUP_ERROR = 5039
    CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR = 5040
    CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR = 5041
    CU_FILE_INTERNAL_BATCH_CANCEL_ERROR = 5042
    CU_FILE_NOMEM_ERROR = 5043
    CU_FILE_IO_ERROR = 5044
    CU_FILE_INTERNAL_BUF_REGISTER_ERROR = 5045
    CU_FILE_HASH_OPR_ERROR = 5046
    CU_FILE_INVALID_CONTEXT_ERROR = 5047
    CU_FILE_NVFS_INTERNAL_DRIVER_ERROR = 5048
    CU_FILE_BATCH_NOCOMPAT_ERROR = 5049
    CU_FILE_IO_MAX_ERROR = 5050

CUfileDriverStatusFlags_t: enum
    CU_FILE_LUSTRE_SUPPORTED = 0
    CU_FILE_WEKAFS_SUPPORTED = 1
    CU_FILE_NFS_SUPPORTED = 2
    CU_FILE_GPFS_SUPPORTED = 3
    CU_FILE_NVME_SUPPORTED = 4
    CU_FILE_NVMEOF_SUPPORTED = 5
    CU_FILE_SCSI_SUPPORTED = 6
    CU_FILE_SCALEFLUX_CSD_SUPPORTED = 7
    CU_FILE_NVMESH_SUPPORTED = 8
    CU_FILE_BEEGFS_SUPPORTED = 9
    CU_FILE_NVME_P2P_SUPPORTED = 11
    CU_FILE_SCATEFS_SUPPORTED = 12
    CU_FILE_VIRTIOFS_SUPPORTED = 13
    CU_FILE_PANFS_SUPPORTED = 14
    CU_FILE_MAX_TARGET_TYPES = 15

CUfileDriverControlFlags_t: enum
    CU_FILE_USE_POLL_MODE = 0
    CU_FILE_ALLOW_COMPAT_MODE = 1
    CU_FILE_VANILLA_POSIX_IO_MODE = 2
    CU_FILE_POSIX_IO_MODE = 2
    CU_FILE_FALLBACK_IO_MODE = 4

CUfileFeatureFlags_t: enum
    CU_FILE_DYN_ROUTING_SUPPORTED = 0
    CU_FILE_BATCH_IO_SUPPORTED = 1
    CU_FILE_STREAMS_SUPPORTED = 2
    CU_FILE_PARALLEL_IO_SUPPORTED = 3
    CU_FILE_P2P_SUPPORTED = 4

CUfileP2PFlags_t: enum
    CUFILE_P2PDMA = 0
    CUFILE_NVFS = 1
    CUFILE_DMABUF = 2
    CUFILE_C2C = 3
    CUFILE_NVIDIA_PEERMEM = 4

CUfileOpcode_t: enum
    CUFILE_READ = 0
    CUFILE_WRITE = 1

CUfileFileHandleType: enum
    CU_FILE_HANDLE_TYPE_OPAQUE_FD = 1
    CU_FILE_HANDLE_TYPE_OPAQUE_WIN32 = 2
    CU_FILE_HANDLE_TYPE_USERSPACE_FS = 3

CUfileStatus_t: enum
    CUFILE_WAITING = 1
    CUFILE_PENDING = 2
    CUFILE_INVALID = 4
    CUFILE_CANCELED = 8
    CUFILE_COMPLETE = 16
    CUFILE_TIMEOUT = 32
    CUFILE_FAILED = 64

CUfileBatchMode_t: enum
    CUFILE_BATCH = 1

CUFileSizeTConfigParameter_t: enum
    CUFILE_PARAM_PROFILE_STATS = 0
    CUFILE_PARAM_EXECUTION_MAX_IO_QUEUE_DEPTH = 1
    CUFILE_PARAM_EXECUTION_MAX_IO_THREADS = 2
    CUFILE_PARAM_EXECUTION_MIN_IO_THRESHOLD_SIZE_KB = 3
    CUFILE_PARAM_EXECUTION_MAX_REQUEST_PARALLELISM = 4
    CUFILE_PARAM_PROPERTIES_MAX_DIRECT_IO_SIZE_KB = 5
    CUFILE_PARAM_PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB = 6
    CUFILE_PARAM_PROPERTIES_PER_BUFFER_CACHE_SIZE_KB = 7
    CUFILE_PARAM_PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB = 8
    CUFILE_PARAM_PROPERTIES_IO_BATCHSIZE = 9
    CUFILE_PARAM_POLLTHRESHOLD_SIZE_KB = 10
    CUFILE_PARAM_PROPERTIES_BATCH_IO_TIMEOUT_MS = 11

CUFileBoolConfigParameter_t: enum
    CUFILE_PARAM_PROPERTIES_USE_POLL_MODE = 0
    CUFILE_PARAM_PROPERTIES_ALLOW_COMPAT_MODE = 1
    CUFILE_PARAM_FORCE_COMPAT_MODE = 2
    CUFILE_PARAM_FS_MISC_API_CHECK_AGGRESSIVE = 3
    CUFILE_PARAM_EXECUTION_PARALLEL_IO = 4
    CUFILE_PARAM_PROFILE_NVTX = 5
    CUFILE_PARAM_PROPERTIES_ALLOW_SYSTEM_MEMORY = 6
    CUFILE_PARAM_USE_PCIP2PDMA = 7
    CUFILE_PARAM_PREFER_IO_URING = 8
    CUFILE_PARAM_FORCE_ODIRECT_MODE = 9
    CUFILE_PARAM_SKIP_TOPOLOGY_DETECTION = 10
    CUFILE_PARAM_STREAM_MEMOPS_BYPASS = 11
    CUFILE_PARAM_PROPERTIES_POSIX_IO_MODE = 12
    CUFILE_PARAM_GDS_FALLBACK_IO = 13

CUFileStringConfigParameter_t: enum
    CUFILE_PARAM_LOGGING_LEVEL = 0
    CUFILE_PARAM_ENV_LOGFILE_PATH = 1
    CUFILE_PARAM_LOG_DIR = 2
    CUFILE_PARAM_RDMA_TRANSPORT = 3

CUFileArrayConfigParameter_t: enum
    CUFILE_PARAM_POSIX_POOL_SLAB_SIZE_KB = 0
    CUFILE_PARAM_POSIX_POOL_SLAB_COUNT = 1
    CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_SIZE_KB = 2
    CUFILE_PARAM_GPU_BOUNCE_BUFFER_SLAB_COUNT = 3

[typedefs]
time_t: long
ssize_t: long
off_t: long
loff_t: long
CUfileError_t: CUfileError
CUfileDrvProps_t: CUfileDrvProps
sockaddr_t: sockaddr
cufileRDMAInfo_t: cufileRDMAInfo
CUfileFSOps_t: CUfileFSOps
CUfileHandle_t: void *
CUfileIOParams_t: CUfileIOParams
CUfileIOEvents_t: CUfileIOEvents
CUfileBatchHandle_t: void *
CUfileIOVec_t: CUfileIOVec
CUfileOpCounter_t: CUfileOpCounter
CUfileStatsLevel1_t: CUfileStatsLevel1
CUfileStatsLevel2_t: CUfileStatsLevel2
CUfilePerGpuStats_t: CUfilePerGpuStats
CUfileStatsLevel3_t: CUfileStatsLevel3

# Names in bindings, with their C names.
[snake_functions]
handle_register: cuFileHandleRegister
handle_deregister: cuFileHandleDeregister
buf_register: cuFileBufRegister
buf_deregister: cuFileBufDeregister
read: cuFileRead
write: cuFileWrite
driver_open: cuFileDriverOpen
driver_close: cuFileDriverClose_v2
use_count: cuFileUseCount
driver_get_properties: cuFileDriverGetProperties
driver_set_poll_mode: cuFileDriverSetPollMode
driver_set_max_direct_io_size: cuFileDriverSetMaxDirectIOSize
driver_set_max_cache_size: cuFileDriverSetMaxCacheSize
driver_set_max_pinned_mem_size: cuFileDriverSetMaxPinnedMemSize
batch_io_set_up: cuFileBatchIOSetUp
batch_io_submit: cuFileBatchIOSubmit
batch_io_get_status: cuFileBatchIOGetStatus
batch_io_cancel: cuFileBatchIOCancel
batch_io_destroy: cuFileBatchIODestroy
read_async: cuFileReadAsync
write_async: cuFileWriteAsync
stream_register: cuFileStreamRegister
stream_deregister: cuFileStreamDeregister
readv: cuFileReadv
writev: cuFileWritev
get_version: cuFileGetVersion
export_pcie_topology: cuFileExportPCIeTopology
get_parameter_size_t: cuFileGetParameterSizeT
get_parameter_bool: cuFileGetParameterBool
get_parameter_string: cuFileGetParameterString
get_parameter_min_max_value: cuFileGetParameterMinMaxValue
set_parameter_size_t: cuFileSetParameterSizeT
set_parameter_bool: cuFileSetParameterBool
set_parameter_string: cuFileSetParameterString
set_stats_level: cuFileSetStatsLevel
get_stats_level: cuFileGetStatsLevel
stats_start: cuFileStatsStart
stats_stop: cuFileStatsStop
stats_reset: cuFileStatsReset
get_stats_l1: cuFileGetStatsL1
get_stats_l2: cuFileGetStatsL2
get_stats_l3: cuFileGetStatsL3
get_bar_size_in_kb: cuFileGetBARSizeInKB
set_parameter_posix_pool_slab_array: cuFileSetParameterPosixPoolSlabArray
get_parameter_posix_pool_slab_array: cuFileGetParameterPosixPoolSlabArray
set_parameter_gpu_bounce_buffer_slab_array: cuFileSetParameterGpuBounceBufferSlabArray
get_parameter_gpu_bounce_buffer_slab_array: cuFileGetParameterGpuBounceBufferSlabArray
driver_get_p2p_flags: cuFileDriverGetP2PFlags
driver_set_p2p_flags: cuFileDriverSetP2PFlags

[snake_constants]

[snake_types]
timespec: timespec
sockaddr: sockaddr
Error: CUfileError
DrvProps: CUfileDrvProps
RDMAInfo: cufileRDMAInfo
FSOps: CUfileFSOps
Descr: CUfileDescr_t array
IOParams: CUfileIOParams array
IOEvents: CUfileIOEvents array
IOVec: CUfileIOVec array
OpCounter: CUfileOpCounter
StatsLevel1: CUfileStatsLevel1
StatsLevel2: CUfileStatsLevel2
PerGpuStats: CUfilePerGpuStats array
StatsLevel3: CUfileStatsLevel3
_py_anon_pod1: CUfileDescr_t_handle
_py_anon_pod2: CUfileIOParams_u
_py_anon_pod3: CUfileIOParams_u_batch

[snake_enums]
pyCUresult: enum CUresult
    CUDA_SUCCESS = 0
    CUDA_ERROR_INVALID_VALUE = 1
    CUDA_ERROR_OUT_OF_MEMORY = 2
    CUDA_ERROR_NOT_INITIALIZED = 3
    CUDA_ERROR_DEINITIALIZED = 4
    CUDA_ERROR_PROFILER_DISABLED = 5
    CUDA_ERROR_PROFILER_NOT_INITIALIZED = 6
    CUDA_ERROR_PROFILER_ALREADY_STARTED = 7
    CUDA_ERROR_PROFILER_ALREADY_STOPPED = 8
    CUDA_ERROR_STUB_LIBRARY = 34
    CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER = 36
    CUDA_ERROR_DEVICE_UNAVAILABLE = 46
    CUDA_ERROR_MULTICAST_RESOURCE_FULL = 47
    CUDA_ERROR_NO_DEVICE = 100
    CUDA_ERROR_INVALID_DEVICE = 101
    CUDA_ERROR_DEVICE_NOT_LICENSED = 102
    CUDA_ERROR_INVALID_IMAGE = 200
    CUDA_ERROR_INVALID_CONTEXT = 201
    CUDA_ERROR_CONTEXT_ALREADY_CURRENT = 202
    CUDA_ERROR_MAP_FAILED = 205
    CUDA_ERROR_UNMAP_FAILED = 206
    CUDA_ERROR_ARRAY_IS_MAPPED = 207
    CUDA_ERROR_ALREADY_MAPPED = 208
    CUDA_ERROR_NO_BINARY_FOR_GPU = 209
    CUDA_ERROR_ALREADY_ACQUIRED = 210
    CUDA_ERROR_NOT_MAPPED = 211
    CUDA_ERROR_NOT_MAPPED_AS_ARRAY = 212
    CUDA_ERROR_NOT_MAPPED_AS_POINTER = 213
    CUDA_ERROR_ECC_UNCORRECTABLE = 214
    CUDA_ERROR_UNSUPPORTED_LIMIT = 215
    CUDA_ERROR_CONTEXT_ALREADY_IN_USE = 216
    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED = 217
    CUDA_ERROR_INVALID_PTX = 218
    CUDA_ERROR_INVALID_GRAPHICS_CONTEXT = 219
    CUDA_ERROR_NVLINK_UNCORRECTABLE = 220
    CUDA_ERROR_JIT_COMPILER_NOT_FOUND = 221
    CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222
    CUDA_ERROR_JIT_COMPILATION_DISABLED = 223
    CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY = 224
    CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC = 225
    CUDA_ERROR_CONTAINED = 226
    CUDA_ERROR_INSUFFICIENT_LOADER_VERSION = 227
    CUDA_ERROR_INVALID_SOURCE = 300
    CUDA_ERROR_FILE_NOT_FOUND = 301
    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND = 302
    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED = 303
    CUDA_ERROR_OPERATING_SYSTEM = 304
    CUDA_ERROR_INVALID_HANDLE = 400
    CUDA_ERROR_ILLEGAL_STATE = 401
    CUDA_ERROR_LOSSY_QUERY = 402
    CUDA_ERROR_NOT_FOUND = 500
    CUDA_ERROR_NOT_READY = 600
    CUDA_ERROR_ILLEGAL_ADDRESS = 700
    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701
    CUDA_ERROR_LAUNCH_TIMEOUT = 702
    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING = 703
    CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704
    CUDA_ERROR_PEER_ACCESS_NOT_ENABLED = 705
    CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE = 708
    CUDA_ERROR_CONTEXT_IS_DESTROYED = 709
    CUDA_ERROR_ASSERT = 710
    CUDA_ERROR_TOO_MANY_PEERS = 711
    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED = 712
    CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED = 713
    CUDA_ERROR_HARDWARE_STACK_ERROR = 714
    CUDA_ERROR_ILLEGAL_INSTRUCTION = 715
    CUDA_ERROR_MISALIGNED_ADDRESS = 716
    CUDA_ERROR_INVALID_ADDRESS_SPACE = 717
    CUDA_ERROR_INVALID_PC = 718
    CUDA_ERROR_LAUNCH_FAILED = 719
    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE = 720
    CUDA_ERROR_TENSOR_MEMORY_LEAK = 721
    CUDA_ERROR_NOT_PERMITTED = 800
    CUDA_ERROR_NOT_SUPPORTED = 801
    CUDA_ERROR_SYSTEM_NOT_READY = 802
    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH = 803
    CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE = 804
    CUDA_ERROR_MPS_CONNECTION_FAILED = 805
    CUDA_ERROR_MPS_RPC_FAILURE = 806
    CUDA_ERROR_MPS_SERVER_NOT_READY = 807
    CUDA_ERROR_MPS_MAX_CLIENTS_REACHED = 808
    CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED = 809
    CUDA_ERROR_MPS_CLIENT_TERMINATED = 810
    CUDA_ERROR_CDP_NOT_SUPPORTED = 811
    CUDA_ERROR_CDP_VERSION_MISMATCH = 812
    CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900
    CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901
    CUDA_ERROR_STREAM_CAPTURE_MERGE = 902
    CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903
    CUDA_ERROR_STREAM_CAPTURE_UNJOINED = 904
    CUDA_ERROR_STREAM_CAPTURE_ISOLATION = 905
    CUDA_ERROR_STREAM_CAPTURE_IMPLICIT = 906
    CUDA_ERROR_CAPTURED_EVENT = 907
    CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD = 908
    CUDA_ERROR_TIMEOUT = 909
    CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE = 910
    CUDA_ERROR_EXTERNAL_DEVICE = 911
    CUDA_ERROR_INVALID_CLUSTER_SIZE = 912
    CUDA_ERROR_FUNCTION_NOT_LOADED = 913
    CUDA_ERROR_INVALID_RESOURCE_TYPE = 914
    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION = 915
    CUDA_ERROR_KEY_ROTATION = 916
    CUDA_ERROR_STREAM_DETACHED = 917
    CUDA_ERROR_GRAPH_RECAPTURE_FAILURE = 918
    CUDA_ERROR_FABRIC_NOT_READY = 919
    CUDA_ERROR_UNKNOWN = 999

OpError: enum CUfileOpError
    SUCCESS = 0
    DRIVER_NOT_INITIALIZED = 5001
    DRIVER_INVALID_PROPS = 5002
    DRIVER_UNSUPPORTED_LIMIT = 5003
    DRIVER_VERSION_MISMATCH = 5004
    DRIVER_VERSION_READ_ERROR = 5005
    DRIVER_CLOSING = 5006
    PLATFORM_NOT_SUPPORTED = 5007
    IO_NOT_SUPPORTED = 5008
    DEVICE_NOT_SUPPORTED = 5009
    NVFS_DRIVER_ERROR = 5010
    CUDA_DRIVER_ERROR = 5011
    CUDA_POINTER_INVALID = 5012
    CUDA_MEMORY_TYPE_INVALID = 5013
    CUDA_POINTER_RANGE_ERROR = 5014
    CUDA_CONTEXT_MISMATCH = 5015
    INVALID_MAPPING_SIZE = 5016
    INVALID_MAPPING_RANGE = 5017
    INVALID_FILE_TYPE = 5018
    INVALID_FILE_OPEN_FLAG = 5019
    DIO_NOT_SET = 5020
    INVALID_VALUE = 5022
    MEMORY_ALREADY_REGISTERED = 5023
    MEMORY_NOT_REGISTERED = 5024
    PERMISSION_DENIED = 5025
    DRIVER_ALREADY_OPEN = 5026
    HANDLE_NOT_REGISTERED = 5027
    HANDLE_ALREADY_REGISTERED = 5028
    DEVICE_NOT_FOUND = 5029
    INTERNAL_ERROR = 5030
    GETNEWFD_FAILED = 5031
    NVFS_SETUP_ERROR = 5033
    IO_DISABLED = 5034
    BATCH_SUBMIT_FAILED = 5035
    GPU_MEMORY_PINNING_FAILED = 5036
    BATCH_FULL = 5037
    ASYNC_NOT_SUPPORTED = 5038
    INTERNAL_BATCH_SETUP_ERROR = 5039
    INTERNAL_BATCH_SUBMIT_ERROR = 5040
    INTERNAL_BATCH_GETSTATUS_ERROR = 5041
    INTERNAL_BATCH_CANCEL_ERROR = 5042
    NOMEM_ERROR = 5043
    IO_ERROR = 5044
    INTERNAL_BUF_REGISTER_ERROR = 5045
    HASH_OPR_ERROR = 5046
    INVALID_CONTEXT_ERROR = 5047
    NVFS_INTERNAL_DRIVER_ERROR = 5048
    BATCH_NOCOMPAT_ERROR = 5049
    IO_MAX_ERROR = 5050

DriverStatusFlags: enum CUfileDriverStatusFlags_t
    LUSTRE_SUPPORTED = 0
    WEKAFS_SUPPORTED = 1
    NFS_SUPPORTED = 2
    GPFS_SUPPORTED = 3
    NVME_SUPPORTED = 4
    NVMEOF_SUPPORTED = 5
    SCSI_SUPPORTED = 6
    SCALEFLUX_CSD_SUPPORTED = 7
    NVMESH_SUPPORTED = 8
    BEEGFS_SUPPORTED = 9
    NVME_P2P_SUPPORTED = 11
    SCATEFS_SUPPORTED = 12
    VIRTIOFS_SUPPORTED = 13
    PANFS_SUPPORTED = 14
    MAX_TARGET_TYPES = 15

DriverControlFlags: enum CUfileDriverControlFlags_t
    USE_POLL_MODE = 0
    ALLOW_COMPAT_MODE = 1
    VANILLA_POSIX_IO_MODE = 2
    POSIX_IO_MODE = 2
    FALLBACK_IO_MODE = 4

FeatureFlags: enum CUfileFeatureFlags_t
    DYN_ROUTING_SUPPORTED = 0
    BATCH_IO_SUPPORTED = 1
    STREAMS_SUPPORTED = 2
    PARALLEL_IO_SUPPORTED = 3
    P2P_SUPPORTED = 4

P2PFlags: enum CUfileP2PFlags_t
    P2PDMA = 0
    NVFS = 1
    DMABUF = 2
    C2C = 3
    NVIDIA_PEERMEM = 4

Opcode: enum CUfileOpcode_t
    READ = 0
    WRITE = 1

FileHandleType: enum CUfileFileHandleType
    OPAQUE_FD = 1
    OPAQUE_WIN32 = 2
    USERSPACE_FS = 3

Status: enum CUfileStatus_t
    WAITING = 1
    PENDING = 2
    INVALID = 4
    CANCELED = 8
    COMPLETE = 16
    TIMEOUT = 32
    FAILED = 64

BatchMode: enum CUfileBatchMode_t
    BATCH = 1

SizeTConfigParameter: enum CUFileSizeTConfigParameter_t
    PROFILE_STATS = 0
    EXECUTION_MAX_IO_QUEUE_DEPTH = 1
    EXECUTION_MAX_IO_THREADS = 2
    EXECUTION_MIN_IO_THRESHOLD_SIZE_KB = 3
    EXECUTION_MAX_REQUEST_PARALLELISM = 4
    PROPERTIES_MAX_DIRECT_IO_SIZE_KB = 5
    PROPERTIES_MAX_DEVICE_CACHE_SIZE_KB = 6
    PROPERTIES_PER_BUFFER_CACHE_SIZE_KB = 7
    PROPERTIES_MAX_DEVICE_PINNED_MEM_SIZE_KB = 8
    PROPERTIES_IO_BATCHSIZE = 9
    POLLTHRESHOLD_SIZE_KB = 10
    PROPERTIES_BATCH_IO_TIMEOUT_MS = 11

BoolConfigParameter: enum CUFileBoolConfigParameter_t
    PROPERTIES_USE_POLL_MODE = 0
    PROPERTIES_ALLOW_COMPAT_MODE = 1
    FORCE_COMPAT_MODE = 2
    FS_MISC_API_CHECK_AGGRESSIVE = 3
    EXECUTION_PARALLEL_IO = 4
    PROFILE_NVTX = 5
    PROPERTIES_ALLOW_SYSTEM_MEMORY = 6
    USE_PCIP2PDMA = 7
    PREFER_IO_URING = 8
    FORCE_ODIRECT_MODE = 9
    SKIP_TOPOLOGY_DETECTION = 10
    STREAM_MEMOPS_BYPASS = 11
    PROPERTIES_POSIX_IO_MODE = 12
    GDS_FALLBACK_IO = 13

StringConfigParameter: enum CUFileStringConfigParameter_t
    LOGGING_LEVEL = 0
    ENV_LOGFILE_PATH = 1
    LOG_DIR = 2
    RDMA_TRANSPORT = 3

ArrayConfigParameter: enum CUFileArrayConfigParameter_t
    POSIX_POOL_SLAB_SIZE_KB = 0
    POSIX_POOL_SLAB_COUNT = 1
    GPU_BOUNCE_BUFFER_SLAB_SIZE_KB = 2
    GPU_BOUNCE_BUFFER_SLAB_COUNT = 3

# Forms that a public name stood for in the past.
[older]
cuFileDriverClose: CUfileError_t ()

[records]
timespec: struct
    time_t tv_sec
    long tv_nsec

sockaddr: struct
    unsigned short sa_family
    char sa_data[14]

CUfileError: struct
    CUfileOpError err
    CUresult cu_err

CUfileDrvProps_nvfs: struct
    unsigned int major_version
    unsigned int minor_version
    size_t poll_thresh_size
    size_t max_direct_io_size
    unsigned int dstatusflags
    unsigned int dcontrolflags

CUfileDrvProps: struct
    CUfileDrvProps_nvfs nvfs
    unsigned int fflags
    unsigned int max_device_cache_size
    unsigned int per_buffer_cache_size
    unsigned int max_device_pinned_mem_size
    unsigned int max_batch_io_size
    unsigned int max_batch_io_timeout_msecs

cufileRDMAInfo: struct
    int version
    int desc_len
    const char *desc_str

CUfileFSOps: struct
    CUfileFSOps_fs_type fs_type
    CUfileFSOps_getRDMADeviceList getRDMADeviceList
    CUfileFSOps_getRDMADevicePriority getRDMADevicePriority
    CUfileFSOps_read read
    CUfileFSOps_write write

CUfileDescr_t_handle: union
    int fd
    void *handle

CUfileDescr_t: struct
    CUfileFileHandleType type
    CUfileDescr_t_handle handle
    const CUfileFSOps_t *fs_ops

CUfileIOParams_u_batch: struct
    void *devPtr_base
    off_t file_offset
    off_t devPtr_offset
    size_t size

CUfileIOParams_u: union
    CUfileIOParams_u_batch batch

CUfileIOParams: struct
    CUfileBatchMode_t mode
    CUfileIOParams_u u
    CUfileHandle_t fh
    CUfileOpcode_t opcode
    void *cookie

CUfileIOEvents: struct
    void *cookie
    CUfileStatus_t status
    size_t ret

CUfileIOVec: struct
    void *base
    size_t len

CUfileOpCounter: struct
    uint64_t ok
    uint64_t err

CUfileStatsLevel1: struct
    CUfileOpCounter_t read_ops
    CUfileOpCounter_t write_ops
    CUfileOpCounter_t hdl_register_ops
    CUfileOpCounter_t hdl_deregister_ops
    CUfileOpCounter_t buf_register_ops
    CUfileOpCounter_t buf_deregister_ops
    uint64_t read_bytes
    uint64_t write_bytes
    uint64_t read_bw_bytes_per_sec
    uint64_t write_bw_bytes_per_sec
    uint64_t read_lat_avg_us
    uint64_t write_lat_avg_us
    uint64_t read_ops_per_sec
    uint64_t write_ops_per_sec
    uint64_t read_lat_sum_us
    uint64_t write_lat_sum_us
    CUfileOpCounter_t batch_submit_ops
    CUfileOpCounter_t batch_complete_ops
    CUfileOpCounter_t batch_setup_ops
    CUfileOpCounter_t batch_cancel_ops
    CUfileOpCounter_t batch_destroy_ops
    CUfileOpCounter_t batch_enqueued_ops
    CUfileOpCounter_t batch_posix_enqueued_ops
    CUfileOpCounter_t batch_processed_ops
    CUfileOpCounter_t batch_posix_processed_ops
    CUfileOpCounter_t batch_nvfs_submit_ops
    CUfileOpCounter_t batch_p2p_submit_ops
    CUfileOpCounter_t batch_aio_submit_ops
    CUfileOpCounter_t batch_iouring_submit_ops
    CUfileOpCounter_t batch_mixed_io_submit_ops
    CUfileOpCounter_t batch_total_submit_ops
    uint64_t batch_read_bytes
    uint64_t batch_write_bytes
    uint64_t batch_read_bw_bytes
    uint64_t batch_write_bw_bytes
    uint64_t batch_submit_lat_avg_us
    uint64_t batch_completion_lat_avg_us
    uint64_t batch_submit_ops_per_sec
    uint64_t batch_complete_ops_per_sec
    uint64_t batch_submit_lat_sum_us
    uint64_t batch_completion_lat_sum_us
    uint64_t last_batch_read_bytes
    uint64_t last_batch_write_bytes
    CUfileOpCounter_t readv_ops
    CUfileOpCounter_t writev_ops
    uint64_t readv_bytes
    uint64_t writev_bytes
    uint64_t readv_bw_bytes_per_sec
    uint64_t writev_bw_bytes_per_sec
    uint64_t readv_lat_avg_us
    uint64_t writev_lat_avg_us
    uint64_t readv_ops_per_sec
    uint64_t writev_ops_per_sec
    uint64_t readv_lat_sum_us
    uint64_t writev_lat_sum_us

CUfileStatsLevel2: struct
    CUfileStatsLevel1_t basic
    uint64_t read_size_kb_hist[32]
    uint64_t write_size_kb_hist[32]

CUfilePerGpuStats: struct
    char uuid[16]
    uint64_t read_bytes
    uint64_t read_bw_bytes_per_sec
    uint64_t read_utilization
    uint64_t read_duration_us
    uint64_t n_total_reads
    uint64_t n_p2p_reads
    uint64_t n_nvfs_reads
    uint64_t n_posix_reads
    uint64_t n_unaligned_reads
    uint64_t n_dr_reads
    uint64_t n_sparse_regions
    uint64_t n_inline_regions
    uint64_t n_reads_err
    uint64_t writes_bytes
    uint64_t write_bw_bytes_per_sec
    uint64_t write_utilization
    uint64_t write_duration_us
    uint64_t n_total_writes
    uint64_t n_p2p_writes
    uint64_t n_nvfs_writes
    uint64_t n_posix_writes
    uint64_t n_unaligned_writes
    uint64_t n_dr_writes
    uint64_t n_writes_err
    uint64_t n_mmap
    uint64_t n_mmap_ok
    uint64_t n_mmap_err
    uint64_t n_mmap_free
    uint64_t reg_bytes

CUfileStatsLevel3: struct
    CUfileStatsLevel2_t detailed
    uint32_t num_gpus
    CUfilePerGpuStats_t per_gpu_stats[16]

[callbacks]
CUfileFSOps_fs_type: const char * (const void *handle)
CUfileFSOps_getRDMADeviceList: int (const void *handle, sockaddr_t **hostaddrs)
CUfileFSOps_getRDMADevicePriority: int (const void *handle, char *arg1, size_t arg2, loff_t arg3, const sockaddr_t *hostaddr)
CUfileFSOps_read: ssize_t (const void *handle, char *arg1, size_t arg2, loff_t arg3, const cufileRDMAInfo_t *arg4)
CUfileFSOps_write: ssize_t (const void *handle, const char *arg1, size_t arg2, loff_t arg3, const cufileRDMAInfo_t *arg4)

[constants]
CU_FILE_P2P_FLAG_PCI_P2PDMA: 1
CU_FILE_P2P_FLAG_NVFS: 2
CU_FILE_P2P_FLAG_DMABUF: 4
CU_FILE_P2P_FLAG_C2C: 8
CU_FILE_RDMA_REGISTER: 1
CU_FILE_RDMA_RELAXED_ORDERING: 2
CU_FILE_RDMA_ERR_BASE: 6000
CU_FILE_RDMA_SUCCESS: 0
CU_FILE_RDMA_RESET_TOKEN: 6001
CU_FILE_RDMA_RESET_TOKEN_FAILED: 6002
CU_FILE_STREAM_FIXED_BUF_OFFSET: 1
CU_FILE_STREAM_FIXED_FILE_OFFSET: 2
CU_FILE_STREAM_FIXED_FILE_SIZE: 4
CU_FILE_STREAM_PAGE_ALIGNED_INPUTS: 8
CUFILE_GPU_UUID_LEN: 16

# Inline functions that fill a struct.
[makers]

# Types of values behind void *, by the enumerator that is passed beside them.
[attributes]
# Names that cuda.bindings gives to records that have none in C.
[unnamed]
anon_struct0: CUfileDrvProps_nvfs
anon_union0: CUfileDescr_t_handle
anon_struct1: CUfileIOParams_u_batch
anon_union1: CUfileIOParams_u

[advice]
CU_FILE_DRIVER_NOT_INITIALIZED: The cuFile driver is not open. Call cuFileDriverOpen first; where that fails, cufile.log says why.
CU_FILE_DRIVER_INVALID_PROPS: A property of the nvidia-fs module cannot be used. Compare the properties section of cufile.json with what gdscheck reports.
CU_FILE_DRIVER_UNSUPPORTED_LIMIT: The limit is outside of what the module allows. cuFileGetParameterMinMaxValue tells the range where there is one.
CU_FILE_DRIVER_VERSION_MISMATCH: The nvidia-fs kernel module is too old or too new for this libcufile. Update the older one of the two.
CU_FILE_DRIVER_VERSION_READ_ERROR: The version of the nvidia-fs kernel module could not be read. See that it is loaded (lsmod) and /proc/driver/nvidia-fs readable.
CU_FILE_DRIVER_CLOSING: The cuFile driver is not open, or another thread is closing it. Finish all work before cuFileDriverClose.
CU_FILE_PLATFORM_NOT_SUPPORTED: GPUDirect Storage does not work on this machine. Compatibility mode may: allow_compat_mode in cufile.json.
CU_FILE_IO_NOT_SUPPORTED: The file system cannot be used in this way. Allow compatibility mode, or use a file on one that is supported.
CU_FILE_DEVICE_NOT_SUPPORTED: This GPU has no GPUDirect Storage. Compatibility mode goes through host memory instead.
CU_FILE_NVFS_DRIVER_ERROR: The nvidia-fs kernel module refused. The kernel's log (dmesg) says why.
CU_FILE_CUDA_DRIVER_ERROR: A call of the CUDA driver failed inside; its status is told beside this one.
CU_FILE_CUDA_POINTER_INVALID: The address is no memory of the GPU's that is allocated now.
CU_FILE_CUDA_MEMORY_TYPE_INVALID: The memory is of a kind that cuFile does not take. Use what cuMemAlloc gives, or registered host memory.
CU_FILE_CUDA_POINTER_RANGE_ERROR: Offset and size reach beyond the end of the allocation.
CU_FILE_CUDA_CONTEXT_MISMATCH: The memory belongs to another context than the one that is current.
CU_FILE_INVALID_MAPPING_SIZE: The size lies beyond what the buffer was registered for.
CU_FILE_INVALID_MAPPING_RANGE: The range is not inside of the buffer that was registered.
CU_FILE_INVALID_FILE_TYPE: The descriptor is no regular file: pipes, sockets and folders cannot be registered.
CU_FILE_INVALID_FILE_OPEN_FLAG: The file was opened in a way that does not fit: with O_APPEND, or for reading only when it is to be written.
CU_FILE_DIO_NOT_SET: The file has to be opened with O_DIRECT, unless compatibility mode is allowed.
CU_FILE_INVALID_VALUE: An argument is not valid: a null pointer, a negative offset, a size of zero, or an unknown parameter.
CU_FILE_MEMORY_ALREADY_REGISTERED: This buffer is registered already. Once is enough for any number of reads and writes.
CU_FILE_MEMORY_NOT_REGISTERED: This buffer was never registered, or no longer is: pass the very address given to cuFileBufRegister.
CU_FILE_PERMISSION_DENIED: The system forbids it: rights of the file, of /dev/nvidia-fs*, or of the process (containers need --privileged or the devices).
CU_FILE_DRIVER_ALREADY_OPEN: The cuFile driver is open, and this can be set only before it is. Close it first.
CU_FILE_HANDLE_NOT_REGISTERED: The handle is none that cuFileHandleRegister gave, or is deregistered already.
CU_FILE_HANDLE_ALREADY_REGISTERED: This descriptor is registered already. Use the handle that you have.
CU_FILE_DEVICE_NOT_FOUND: No GPU was found that could be used. Check CUDA_VISIBLE_DEVICES.
CU_FILE_INTERNAL_ERROR: The library itself failed. cufile.log says more, with logging.level set to DEBUG in cufile.json.
CU_FILE_GETNEWFD_FAILED: No further file could be opened. Raise the limit of open files (ulimit -n).
CU_FILE_NVFS_SETUP_ERROR: The nvidia-fs kernel module could not be set up. See dmesg and gdscheck -p.
CU_FILE_IO_DISABLED: GPUDirect Storage is turned off for this file system or file by the configuration.
CU_FILE_BATCH_SUBMIT_FAILED: The batch could not be handed over. Check each entry: handle, address, size, and that there are no more than it was set up for.
CU_FILE_GPU_MEMORY_PINNING_FAILED: The GPU's memory could not be pinned: too much is registered. Deregister buffers, or raise max_device_pinned_mem_size_kb.
CU_FILE_BATCH_FULL: The batch holds as many entries as it was set up for. Wait for some of them to complete.
CU_FILE_ASYNC_NOT_SUPPORTED: Reads and writes in stream order do not work on this machine. Use the blocking ones.
CU_FILE_INTERNAL_BATCH_SETUP_ERROR: The batch could not be set up. Ask for fewer entries.
CU_FILE_INTERNAL_BATCH_SUBMIT_ERROR: Submitting the batch failed inside of cuFile. cufile.log says more.
CU_FILE_INTERNAL_BATCH_GETSTATUS_ERROR: Asking for the batch's state failed inside of cuFile. cufile.log says more.
CU_FILE_INTERNAL_BATCH_CANCEL_ERROR: Cancelling the batch failed inside of cuFile. cufile.log says more.
CU_FILE_NOMEM_ERROR: The process has no host memory left. Use smaller buffers or fewer threads.
CU_FILE_IO_ERROR: Reading or writing failed. The kernel's log (dmesg) and the file system's state say why.
CU_FILE_INTERNAL_BUF_REGISTER_ERROR: Registering the buffer failed inside of cuFile. It works without registration, too, only slower.
CU_FILE_HASH_OPR_ERROR: The library lost track of a file or buffer, which another thread may have deregistered meanwhile.
CU_FILE_INVALID_CONTEXT_ERROR: No CUDA context is current in this thread, or it is destroyed. Make one current first.
CU_FILE_NVFS_INTERNAL_DRIVER_ERROR: The nvidia-fs kernel module failed inside. See dmesg, and reload the module.
CU_FILE_BATCH_NOCOMPAT_ERROR: Batches do not work in compatibility mode here. Use single reads and writes.
CU_FILE_IO_MAX_ERROR: This is no status of its own, it only marks the end of their list: the library is newer than these bindings.
"""
