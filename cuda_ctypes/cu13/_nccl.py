# python -m generator generate nccl 13.5
# nccl as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 13.5
home: checked
uses[]: runtime driver
shared[]: cudaEvent_t cudaStream_t
result: ncclResult_t
fine[]: ncclInProgress
summary: NCCL, communication between GPUs
environment: CUDA_CTYPES_LIBNCCL
pathfinder: nccl
version[]: ncclGetVersion 10000 100 1
sections: names=46+9 functions=160+7751 enums=7911+1539 typedefs=9450+295 older=9795+9 records=9804+1530 callbacks=11334+13 constants=11347+553 makers=11939+10 attributes=12028+13 unnamed=12106+74 advice=12180+1247

# Public names that stand for another symbol.
[names]

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
ncclMemAlloc: ncclResult_t (out void **ptr, size_t size)
ncclMemFree: ncclResult_t (void *ptr)
ncclGetVersion: ncclResult_t (out int *version)
ncclGetUniqueId: ncclResult_t (out ncclUniqueId *uniqueId)
ncclCommInitRankConfig: ncclResult_t (out ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank, ncclConfig_t *config)
ncclCommInitRank: ncclResult_t (out ncclComm_t *comm, int nranks, ncclUniqueId commId, int rank)
ncclCommInitAll: ncclResult_t (out ncclComm_t *comm : array=ndev, int ndev, const int *devlist : array=ndev optional)
ncclCommFinalize: ncclResult_t (ncclComm_t comm)
ncclCommDestroy: ncclResult_t (ncclComm_t comm)
ncclCommAbort: ncclResult_t (ncclComm_t comm)
ncclCommRevoke: ncclResult_t (ncclComm_t comm, int revokeFlags)
ncclCommSplit: ncclResult_t (ncclComm_t comm, int color, int key, out ncclComm_t *newcomm, ncclConfig_t *config)
ncclCommShrink: ncclResult_t (ncclComm_t comm, int *excludeRanksList : array=excludeRanksCount, int excludeRanksCount, out ncclComm_t *newcomm, ncclConfig_t *config, int shrinkFlags)
ncclCommGetUniqueId: ncclResult_t (ncclComm_t comm, out ncclUniqueId *uniqueId)
ncclCommGrow: ncclResult_t (ncclComm_t comm, int nRanks, const ncclUniqueId *uniqueId, int rank, out ncclComm_t *newcomm, ncclConfig_t *config)
ncclCommInitRankScalable: ncclResult_t (out ncclComm_t *newcomm, int nranks, int myrank, int nId, ncclUniqueId *commIds : array=nId, ncclConfig_t *config)
ncclGetErrorString: const char * (ncclResult_t result)
ncclGetLastError: const char * (ncclComm_t comm)
ncclCommGetAsyncError: ncclResult_t (ncclComm_t comm, out ncclResult_t *asyncError)
ncclCommCount: ncclResult_t (const ncclComm_t comm, out int *count)
ncclCommCuDevice: ncclResult_t (const ncclComm_t comm, out int *device)
ncclCommUserRank: ncclResult_t (const ncclComm_t comm, out int *rank)
ncclCommRegister: ncclResult_t (const ncclComm_t comm, void *buff, size_t size, out void **handle)
ncclCommDeregister: ncclResult_t (const ncclComm_t comm, void *handle)
ncclCommSuspend: ncclResult_t (ncclComm_t comm, int flags)
ncclCommResume: ncclResult_t (ncclComm_t comm)
ncclCommMemStats: ncclResult_t (ncclComm_t comm, ncclCommMemStat_t stat, out uint64_t *value)
ncclCommWindowRegister: ncclResult_t (ncclComm_t comm, void *buff, size_t size, out ncclWindow_t *win, int winFlags)
ncclCommWindowDeregister: ncclResult_t (ncclComm_t comm, ncclWindow_t win)
ncclWinGetUserPtr: ncclResult_t (ncclComm_t comm, ncclWindow_t win, out void **outUserPtr)
ncclRedOpCreatePreMulSum: ncclResult_t (out ncclRedOp_t *op, void *scalar, ncclDataType_t datatype, ncclScalarResidence_t residence, ncclComm_t comm)
ncclRedOpDestroy: ncclResult_t (ncclRedOp_t op, ncclComm_t comm)
ncclReduce: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream)
ncclBcast: ncclResult_t (void *buff : writable, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)
ncclBroadcast: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)
ncclAllReduce: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)
ncclReduceScatter: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream)
ncclAllGather: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)
ncclAlltoAll: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream)
ncclGather: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)
ncclScatter: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream)
ncclAllReduceConfig: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t count, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)
ncclBroadcastConfig: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)
ncclReduceConfig: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t count, ncclDataType_t datatype, ncclRedOp_t op, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)
ncclAllGatherConfig: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t sendcount, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)
ncclReduceScatterConfig: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t recvcount, ncclDataType_t datatype, ncclRedOp_t op, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)
ncclAlltoAllConfig: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t count, ncclDataType_t datatype, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)
ncclGatherConfig: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)
ncclScatterConfig: ncclResult_t (const void *sendbuff, void *recvbuff : writable, size_t count, ncclDataType_t datatype, int root, ncclComm_t comm, cudaStream_t stream, const ncclCollConfig_t *config)
ncclSend: ncclResult_t (const void *sendbuff, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)
ncclRecv: ncclResult_t (void *recvbuff : writable, size_t count, ncclDataType_t datatype, int peer, ncclComm_t comm, cudaStream_t stream)
ncclPutSignal: ncclResult_t (const void *localbuff, size_t count, ncclDataType_t datatype, int peer, ncclWindow_t peerWin, size_t peerWinOffset, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)
ncclSignal: ncclResult_t (int peer, int sigIdx, int ctx, unsigned int flags, ncclComm_t comm, cudaStream_t stream)
ncclWaitSignal: ncclResult_t (int nDesc, ncclWaitSignalDesc_t *signalDescs : array=nDesc, ncclComm_t comm, cudaStream_t stream)
ncclGroupStart: ncclResult_t ()
ncclGroupEnd: ncclResult_t ()
ncclGroupSimulateEnd: ncclResult_t (ncclSimInfo_t *simInfo)
ncclSetEncryption: ncclResult_t (const ncclEncryptionConfig_t *config)
ncclParamBind: ncclResult_t (out ncclParamHandle_t *out, const char *key)
ncclParamGetI8: ncclResult_t (ncclParamHandle_t h, out int8_t *out)
ncclParamGetI16: ncclResult_t (ncclParamHandle_t h, out int16_t *out)
ncclParamGetI32: ncclResult_t (ncclParamHandle_t h, out int32_t *out)
ncclParamGetI64: ncclResult_t (ncclParamHandle_t h, out int64_t *out)
ncclParamGetU8: ncclResult_t (ncclParamHandle_t h, out uint8_t *out)
ncclParamGetU16: ncclResult_t (ncclParamHandle_t h, out uint16_t *out)
ncclParamGetU32: ncclResult_t (ncclParamHandle_t h, out uint32_t *out)
ncclParamGetU64: ncclResult_t (ncclParamHandle_t h, out uint64_t *out)
ncclParamGetStr: ncclResult_t (ncclParamHandle_t h, out const char **out)
ncclParamGet: ncclResult_t (ncclParamHandle_t h, void *out : writable, int maxLen, out int *len)
ncclParamGetParameter: ncclResult_t (const char *key, out const char **value, out int *valueLen)
ncclParamGetAllParameterKeys: ncclResult_t (out const char ***table, out int *tableLen)
ncclParamDumpAll: void ()

[enums]
ncclResult_t: enum
    ncclSuccess = 0
    ncclUnhandledCudaError = 1
    ncclSystemError = 2
    ncclInternalError = 3
    ncclInvalidArgument = 4
    ncclInvalidUsage = 5
    ncclRemoteError = 6
    ncclInProgress = 7
    ncclTimeout = 8
    ncclNumResults = 9

ncclHostCftMode_t: enum
    ncclHostCftDefault = -2147483648
    ncclHostCftEnable = 1
    ncclHostCftDisable = 2
    ncclHostCftFallback = 3

ncclNvlsHostMode_t: enum
    ncclNvlsHostModeDefault = -2147483648
    ncclNvlsHostModeEnable = 0
    ncclNvlsHostModeDisableTransport = 1
    ncclNvlsHostModeDisableSymmetricMultimem = 2
    ncclNvlsHostModeDisable = 2147483647

ncclCommMemStat_t: enum
    ncclStatGpuMemSuspend = 0
    ncclStatGpuMemSuspended = 1
    ncclStatGpuMemPersist = 2
    ncclStatGpuMemTotal = 3

ncclRedOp_dummy_t: enum
    ncclNumOps_dummy = 5

ncclRedOp_t: enum
    ncclSum = 0
    ncclProd = 1
    ncclMax = 2
    ncclMin = 3
    ncclAvg = 4
    ncclNumOps = 5
    ncclMaxRedOp = 2147483647

ncclDataType_t: enum
    ncclInt8 = 0
    ncclChar = 0
    ncclUint8 = 1
    ncclInt32 = 2
    ncclInt = 2
    ncclUint32 = 3
    ncclInt64 = 4
    ncclUint64 = 5
    ncclFloat16 = 6
    ncclHalf = 6
    ncclFloat32 = 7
    ncclFloat = 7
    ncclFloat64 = 8
    ncclDouble = 8
    ncclBfloat16 = 9
    ncclFloat8e4m3 = 10
    ncclFloat8e5m2 = 11
    ncclNumTypes = 12

ncclScalarResidence_t: enum
    ncclScalarDevice = 0
    ncclScalarHostImmediate = 1

ncclEncryptionMode_t: enum
    NCCL_ENCRYPTION_MODE_NONE = 0
    NCCL_ENCRYPTION_MODE_PSK = 1

[typedefs]
ncclComm_t: ncclComm *
ncclWindow_t: ncclWindow_vidmem *
ncclConfig_t: ncclConfig_v23100
ncclConfigExt_t: ncclConfigExt
ncclCollConfig_t: ncclCollConfig_v23200
ncclSimInfo_t: ncclSimInfo_v22200
ncclEncryptionConfig_t: ncclEncryptionConfig_v23200
ncclParamHandle_t: ncclParamHandle *

# Forms that a public name stood for in the past.
[older]

[records]
ncclUniqueId: struct
    char internal[128]

ncclConfig_v23100: struct
    size_t size
    unsigned int magic
    unsigned int version
    int blocking
    int cgaClusterSize
    int minCTAs
    int maxCTAs
    const char *netName
    int splitShare
    int trafficClass
    const char *commName
    int collnetEnable
    int CTAPolicy
    int shrinkShare
    int nvlsCTAs
    int nChannelsPerNetPeer
    int nvlinkCentricSched
    int graphUsageMode
    int numRmaCtx
    int maxP2pPeers
    int graphStreamOrdering
    int launchOrderImplicit
    int numRmaSig
    int rmaEagerInit
    int hostCftMode
    int nvlsHostMode

ncclConfigExt_key: struct
    int vendorId
    int optionId

ncclConfigExt_val: union
    int i
    const char *s
    void *raw

ncclConfigExt: struct
    ncclConfigExt *next
    ncclConfigExt_key key
    ncclConfigExt_val val

ncclCollConfig_v23200: struct
    size_t size
    unsigned int magic
    unsigned int version
    ncclConfigExt_t *ext
    int minCTAs
    int maxCTAs
    int nvlsCTAs
    int cgaClusterSize
    const char *algSelection
    int forceAlgSelection
    int CTAPolicy
    uint64_t userProfilerTag
    cudaEvent_t launchCompletionEvent

ncclSimInfo_v22200: struct
    size_t size
    unsigned int magic
    unsigned int version
    float estimatedTime

ncclWaitSignalDesc_t: struct
    int opCnt
    int peer
    int sigIdx
    int ctx

ncclEncryptionConfig_v23200: struct
    size_t size
    unsigned int magic
    unsigned int version
    int mode
    const char *psk

[callbacks]

[constants]
NCCL_MAJOR: 2
NCCL_MINOR: 32
NCCL_PATCH: 3
NCCL_SUFFIX: ""
NCCL_VERSION_CODE: 23203
NCCL_UNIQUE_ID_BYTES: 128
NCCL_CONFIG_UNDEF_INT: -2147483648
NCCL_SPLIT_NOCOLOR: -1
NCCL_UNDEF_FLOAT: -1.0
NCCL_API_MAGIC: 3405692655
NCCL_WIN_DEFAULT: 0
NCCL_WIN_COLL_SYMMETRIC: 1
NCCL_WIN_STRICT_ORDERING: 2
NCCL_WIN_GIN_ONLY: 4
NCCL_WIN_CFT_COUNTED: 8
NCCL_WIN_REQUIRED_ALIGNMENT: 4096
NCCL_CTA_POLICY_DEFAULT: 0
NCCL_CTA_POLICY_EFFICIENCY: 1
NCCL_CTA_POLICY_ZERO: 2
NCCL_SHRINK_DEFAULT: 0
NCCL_SHRINK_ABORT: 1
NCCL_REVOKE_DEFAULT: 0
NCCL_SUSPEND_MEM: 1

# Inline functions that fill a struct.
[makers]

# Types of values behind void *, by the enumerator that is passed beside them.
[attributes]
# Names that cuda.bindings gives to records that have none in C.
[unnamed]
anon_struct0: ncclConfigExt_key
anon_union0: ncclConfigExt_val

[advice]
ncclUnhandledCudaError: A call to CUDA failed inside NCCL. Set NCCL_DEBUG=WARN to read which; ncclGetLastError has its words.
ncclSystemError: The operating system refused something: shared memory (/dev/shm is small in containers), a socket, a file. NCCL_DEBUG=WARN says what.
ncclInternalError: NCCL itself failed, or memory that it uses was overwritten. Set NCCL_DEBUG=WARN, and try a newer nvidia-nccl.
ncclInvalidArgument: An argument is wrong: a null communicator or pointer, a rank or root that is not in the group, an unknown type of data.
ncclInvalidUsage: The call is not allowed here: ranks that share a device, a pointer of another device than the communicator's, or groups that do not match.
ncclRemoteError: Another rank or the network failed, or a process has ended. Look at the other ranks first; then abort the communicator.
ncclInProgress: The communicator does not block, and is not finished yet. Ask ncclCommGetAsyncError until it is, before the next call.
ncclTimeout: Others did not answer in time. Look whether every rank makes the same calls in the same order, and whether one of them has ended.
ncclNumResults: This is how many statuses there are, and none that a call returns: the library is damaged or not NCCL.
"""
