# python -m generator generate cufile 13.5
"""The rest of the table of cufile: what a program's first calls do without."""

from .._floor import Lines, line_blocks, value_lines, word_blocks

# Forms that a public name stood for in the past.
older = Lines("""
cuFileDriverClose: CUfileError_t ()
""")

records = line_blocks("""
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

""")

callbacks = Lines("""
CUfileFSOps_fs_type: const char * (const void *handle)
CUfileFSOps_getRDMADeviceList: int (const void *handle, sockaddr_t **hostaddrs)
CUfileFSOps_getRDMADevicePriority: int (const void *handle, char *arg1, size_t arg2, loff_t arg3, const sockaddr_t *hostaddr)
CUfileFSOps_read: ssize_t (const void *handle, char *arg1, size_t arg2, loff_t arg3, const cufileRDMAInfo_t *arg4)
CUfileFSOps_write: ssize_t (const void *handle, const char *arg1, size_t arg2, loff_t arg3, const cufileRDMAInfo_t *arg4)
""")

constants = value_lines("""
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
""")

# Inline functions that fill a struct.
makers = Lines("""
""")

# Types of values behind void *, by the enumerator that is passed beside them.
attributes = word_blocks("""
""")

# Names that cuda.bindings gives to records that have none in C.
unnamed = Lines("""
anon_struct0: CUfileDrvProps_nvfs
anon_union0: CUfileDescr_t_handle
anon_struct1: CUfileIOParams_u_batch
anon_union1: CUfileIOParams_u
""")

advice = Lines("""
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
""")
