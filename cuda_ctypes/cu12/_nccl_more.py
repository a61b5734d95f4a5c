# python -m generator generate nccl 12.9
"""The rest of the table of nccl: what a program's first calls do without."""

from .._floor import Lines, line_blocks, value_lines, word_blocks

# Forms that a public name stood for in the past.
older = Lines("""
""")

records = line_blocks("""
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

""")

callbacks = Lines("""
""")

constants = value_lines("""
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
""")

# Inline functions that fill a struct.
makers = Lines("""
""")

# Types of values behind void *, by the enumerator that is passed beside them.
attributes = word_blocks("""
""")

# Names that cuda.bindings gives to records that have none in C.
unnamed = Lines("""
anon_struct0: ncclConfigExt_key
anon_union0: ncclConfigExt_val
""")

advice = Lines("""
ncclUnhandledCudaError: A call to CUDA failed inside NCCL. Set NCCL_DEBUG=WARN to read which; ncclGetLastError has its words.
ncclSystemError: The operating system refused something: shared memory (/dev/shm is small in containers), a socket, a file. NCCL_DEBUG=WARN says what.
ncclInternalError: NCCL itself failed, or memory that it uses was overwritten. Set NCCL_DEBUG=WARN, and try a newer nvidia-nccl.
ncclInvalidArgument: An argument is wrong: a null communicator or pointer, a rank or root that is not in the group, an unknown type of data.
ncclInvalidUsage: The call is not allowed here: ranks that share a device, a pointer of another device than the communicator's, or groups that do not match.
ncclRemoteError: Another rank or the network failed, or a process has ended. Look at the other ranks first; then abort the communicator.
ncclInProgress: The communicator does not block, and is not finished yet. Ask ncclCommGetAsyncError until it is, before the next call.
ncclTimeout: Others did not answer in time. Look whether every rank makes the same calls in the same order, and whether one of them has ended.
ncclNumResults: This is how many statuses there are, and none that a call returns: the library is damaged or not NCCL.
""")
