# python -m generator generate nccl 12.9
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
    Pointer,
    PointerField,
    RawRecord,
    RawScalar,
    SizeT,
    TextField,
    UInt,
    VoidPointer,
    c_function,
)
from .runtime import cudaEvent_t as cudaEvent_t, cudaStream_t as cudaStream_t
from ..checked.nccl import (
    ncclResult_t as ncclResult_t,
    ncclHostCftMode_t as ncclHostCftMode_t,
    ncclNvlsHostMode_t as ncclNvlsHostMode_t,
    ncclCommMemStat_t as ncclCommMemStat_t,
    ncclRedOp_dummy_t as ncclRedOp_dummy_t,
    ncclRedOp_t as ncclRedOp_t,
    ncclDataType_t as ncclDataType_t,
    ncclScalarResidence_t as ncclScalarResidence_t,
    ncclEncryptionMode_t as ncclEncryptionMode_t,
    NCCL_MAJOR as NCCL_MAJOR,
    NCCL_MINOR as NCCL_MINOR,
    NCCL_PATCH as NCCL_PATCH,
    NCCL_SUFFIX as NCCL_SUFFIX,
    NCCL_VERSION_CODE as NCCL_VERSION_CODE,
    NCCL_UNIQUE_ID_BYTES as NCCL_UNIQUE_ID_BYTES,
    NCCL_CONFIG_UNDEF_INT as NCCL_CONFIG_UNDEF_INT,
    NCCL_SPLIT_NOCOLOR as NCCL_SPLIT_NOCOLOR,
    NCCL_UNDEF_FLOAT as NCCL_UNDEF_FLOAT,
    NCCL_API_MAGIC as NCCL_API_MAGIC,
    NCCL_WIN_DEFAULT as NCCL_WIN_DEFAULT,
    NCCL_WIN_COLL_SYMMETRIC as NCCL_WIN_COLL_SYMMETRIC,
    NCCL_WIN_STRICT_ORDERING as NCCL_WIN_STRICT_ORDERING,
    NCCL_WIN_GIN_ONLY as NCCL_WIN_GIN_ONLY,
    NCCL_WIN_CFT_COUNTED as NCCL_WIN_CFT_COUNTED,
    NCCL_WIN_REQUIRED_ALIGNMENT as NCCL_WIN_REQUIRED_ALIGNMENT,
    NCCL_CTA_POLICY_DEFAULT as NCCL_CTA_POLICY_DEFAULT,
    NCCL_CTA_POLICY_EFFICIENCY as NCCL_CTA_POLICY_EFFICIENCY,
    NCCL_CTA_POLICY_ZERO as NCCL_CTA_POLICY_ZERO,
    NCCL_SHRINK_DEFAULT as NCCL_SHRINK_DEFAULT,
    NCCL_SHRINK_ABORT as NCCL_SHRINK_ABORT,
    NCCL_REVOKE_DEFAULT as NCCL_REVOKE_DEFAULT,
    NCCL_SUSPEND_MEM as NCCL_SUSPEND_MEM,
)

ncclSuccess: ncclResult_t
ncclUnhandledCudaError: ncclResult_t
ncclSystemError: ncclResult_t
ncclInternalError: ncclResult_t
ncclInvalidArgument: ncclResult_t
ncclInvalidUsage: ncclResult_t
ncclRemoteError: ncclResult_t
ncclInProgress: ncclResult_t
ncclTimeout: ncclResult_t
ncclNumResults: ncclResult_t
ncclHostCftDefault: ncclHostCftMode_t
ncclHostCftEnable: ncclHostCftMode_t
ncclHostCftDisable: ncclHostCftMode_t
ncclHostCftFallback: ncclHostCftMode_t
ncclNvlsHostModeDefault: ncclNvlsHostMode_t
ncclNvlsHostModeEnable: ncclNvlsHostMode_t
ncclNvlsHostModeDisableTransport: ncclNvlsHostMode_t
ncclNvlsHostModeDisableSymmetricMultimem: ncclNvlsHostMode_t
ncclNvlsHostModeDisable: ncclNvlsHostMode_t
ncclStatGpuMemSuspend: ncclCommMemStat_t
ncclStatGpuMemSuspended: ncclCommMemStat_t
ncclStatGpuMemPersist: ncclCommMemStat_t
ncclStatGpuMemTotal: ncclCommMemStat_t
ncclNumOps_dummy: ncclRedOp_dummy_t
ncclSum: ncclRedOp_t
ncclProd: ncclRedOp_t
ncclMax: ncclRedOp_t
ncclMin: ncclRedOp_t
ncclAvg: ncclRedOp_t
ncclNumOps: ncclRedOp_t
ncclMaxRedOp: ncclRedOp_t
ncclInt8: ncclDataType_t
ncclChar: ncclDataType_t
ncclUint8: ncclDataType_t
ncclInt32: ncclDataType_t
ncclInt: ncclDataType_t
ncclUint32: ncclDataType_t
ncclInt64: ncclDataType_t
ncclUint64: ncclDataType_t
ncclFloat16: ncclDataType_t
ncclHalf: ncclDataType_t
ncclFloat32: ncclDataType_t
ncclFloat: ncclDataType_t
ncclFloat64: ncclDataType_t
ncclDouble: ncclDataType_t
ncclBfloat16: ncclDataType_t
ncclFloat8e4m3: ncclDataType_t
ncclFloat8e5m2: ncclDataType_t
ncclNumTypes: ncclDataType_t
ncclScalarDevice: ncclScalarResidence_t
ncclScalarHostImmediate: ncclScalarResidence_t
NCCL_ENCRYPTION_MODE_NONE: ncclEncryptionMode_t
NCCL_ENCRYPTION_MODE_PSK: ncclEncryptionMode_t

class ncclUniqueId(RawRecord):
    internal: ArrayField[ctypes.c_ubyte]

class ncclConfig_v23100(RawRecord):
    size: Field[int]
    magic: Field[int]
    version: Field[int]
    blocking: Field[int]
    cgaClusterSize: Field[int]
    minCTAs: Field[int]
    maxCTAs: Field[int]
    netName: TextField
    splitShare: Field[int]
    trafficClass: Field[int]
    commName: TextField
    collnetEnable: Field[int]
    CTAPolicy: Field[int]
    shrinkShare: Field[int]
    nvlsCTAs: Field[int]
    nChannelsPerNetPeer: Field[int]
    nvlinkCentricSched: Field[int]
    graphUsageMode: Field[int]
    numRmaCtx: Field[int]
    maxP2pPeers: Field[int]
    graphStreamOrdering: Field[int]
    launchOrderImplicit: Field[int]
    numRmaSig: Field[int]
    rmaEagerInit: Field[int]
    hostCftMode: Field[int]
    nvlsHostMode: Field[int]

class ncclConfigExt_key(RawRecord):
    vendorId: Field[int]
    optionId: Field[int]

class ncclConfigExt_val(RawRecord):
    i: Field[int]
    s: TextField
    raw: AddressField

class ncclConfigExt(RawRecord):
    next: PointerField[ncclConfigExt]
    key: Field[ncclConfigExt_key]
    val: Field[ncclConfigExt_val]

class ncclCollConfig_v23200(RawRecord):
    size: Field[int]
    magic: Field[int]
    version: Field[int]
    ext: PointerField[ncclConfigExt_t]
    minCTAs: Field[int]
    maxCTAs: Field[int]
    nvlsCTAs: Field[int]
    cgaClusterSize: Field[int]
    algSelection: TextField
    forceAlgSelection: Field[int]
    CTAPolicy: Field[int]
    userProfilerTag: Field[int]
    launchCompletionEvent: HandleField[cudaEvent_t]

class ncclSimInfo_v22200(RawRecord):
    size: Field[int]
    magic: Field[int]
    version: Field[int]
    estimatedTime: Field[float]

class ncclWaitSignalDesc_t(RawRecord):
    opCnt: Field[int]
    peer: Field[int]
    sigIdx: Field[int]
    ctx: Field[int]

class ncclEncryptionConfig_v23200(RawRecord):
    size: Field[int]
    magic: Field[int]
    version: Field[int]
    mode: Field[int]
    psk: TextField

class ncclComm_t(RawScalar, ctypes.c_void_p): ...
class ncclWindow_t(RawScalar, ctypes.c_void_p): ...
class ncclParamHandle_t(RawScalar, ctypes.c_void_p): ...

@c_function
def ncclMemAlloc(ptr: ByReference[ctypes.c_void_p], size: SizeT, /) -> ncclResult_t: ...
@c_function
def ncclMemFree(ptr: VoidPointer, /) -> ncclResult_t: ...
@c_function
def ncclGetVersion(version: ByReference[ctypes.c_int], /) -> ncclResult_t: ...
@c_function
def ncclGetUniqueId(uniqueId: ByReference[ncclUniqueId], /) -> ncclResult_t: ...
@c_function
def ncclCommInitRankConfig(
    comm: ByReference[ncclComm_t],
    nranks: Int,
    commId: ncclUniqueId,
    rank: Int,
    config: ByReference[ncclConfig_t],
    /,
) -> ncclResult_t: ...
@c_function
def ncclCommInitRank(
    comm: ByReference[ncclComm_t],
    nranks: Int,
    commId: ncclUniqueId,
    rank: Int,
    /,
) -> ncclResult_t: ...
@c_function
def ncclCommInitAll(
    comm: ByReference[ncclComm_t],
    ndev: Int,
    devlist: ByReference[ctypes.c_int],
    /,
) -> ncclResult_t: ...
@c_function
def ncclCommFinalize(comm: ncclComm_t | Handle | int | None, /) -> ncclResult_t: ...
@c_function
def ncclCommDestroy(comm: ncclComm_t | Handle | int | None, /) -> ncclResult_t: ...
@c_function
def ncclCommAbort(comm: ncclComm_t | Handle | int | None, /) -> ncclResult_t: ...
@c_function
def ncclCommRevoke(comm: ncclComm_t | Handle | int | None, revokeFlags: Int, /) -> ncclResult_t: ...
@c_function
def ncclCommSplit(
    comm: ncclComm_t | Handle | int | None,
    color: Int,
    key: Int,
    newcomm: ByReference[ncclComm_t],
    config: ByReference[ncclConfig_t],
    /,
) -> ncclResult_t: ...
@c_function
def ncclCommShrink(
    comm: ncclComm_t | Handle | int | None,
    excludeRanksList: ByReference[ctypes.c_int],
    excludeRanksCount: Int,
    newcomm: ByReference[ncclComm_t],
    config: ByReference[ncclConfig_t],
    shrinkFlags: Int,
    /,
) -> ncclResult_t: ...
@c_function
def ncclCommGetUniqueId(
    comm: ncclComm_t | Handle | int | None,
    uniqueId: ByReference[ncclUniqueId],
    /,
) -> ncclResult_t: ...
@c_function
def ncclCommGrow(
    comm: ncclComm_t | Handle | int | None,
    nRanks: Int,
    uniqueId: ByReference[ncclUniqueId],
    rank: Int,
    newcomm: ByReference[ncclComm_t],
    config: ByReference[ncclConfig_t],
    /,
) -> ncclResult_t: ...
@c_function
def ncclCommInitRankScalable(
    newcomm: ByReference[ncclComm_t],
    nranks: Int,
    myrank: Int,
    nId: Int,
    commIds: ByReference[ncclUniqueId],
    config: ByReference[ncclConfig_t],
    /,
) -> ncclResult_t: ...
@c_function
def ncclGetErrorString(result: ncclResult_t | int, /) -> bytes | None: ...
@c_function
def ncclGetLastError(comm: ncclComm_t | Handle | int | None, /) -> bytes | None: ...
@c_function
def ncclCommGetAsyncError(
    comm: ncclComm_t | Handle | int | None,
    asyncError: ByReference[ctypes.c_uint],
    /,
) -> ncclResult_t: ...
@c_function
def ncclCommCount(comm: ncclComm_t | Handle | int | None, count: ByReference[ctypes.c_int], /) -> ncclResult_t: ...
@c_function
def ncclCommCuDevice(comm: ncclComm_t | Handle | int | None, device: ByReference[ctypes.c_int], /) -> ncclResult_t: ...
@c_function
def ncclCommUserRank(comm: ncclComm_t | Handle | int | None, rank: ByReference[ctypes.c_int], /) -> ncclResult_t: ...
@c_function
def ncclCommRegister(
    comm: ncclComm_t | Handle | int | None,
    buff: VoidPointer,
    size: SizeT,
    handle: ByReference[ctypes.c_void_p],
    /,
) -> ncclResult_t: ...
@c_function
def ncclCommDeregister(comm: ncclComm_t | Handle | int | None, handle: VoidPointer, /) -> ncclResult_t: ...
@c_function
def ncclCommSuspend(comm: ncclComm_t | Handle | int | None, flags: Int, /) -> ncclResult_t: ...
@c_function
def ncclCommResume(comm: ncclComm_t | Handle | int | None, /) -> ncclResult_t: ...
@c_function
def ncclCommMemStats(
    comm: ncclComm_t | Handle | int | None,
    stat: ncclCommMemStat_t | int,
    value: ByReference[ctypes.c_uint64],
    /,
) -> ncclResult_t: ...
@c_function
def ncclCommWindowRegister(
    comm: ncclComm_t | Handle | int | None,
    buff: VoidPointer,
    size: SizeT,
    win: ByReference[ncclWindow_t],
    winFlags: Int,
    /,
) -> ncclResult_t: ...
@c_function
def ncclCommWindowDeregister(
    comm: ncclComm_t | Handle | int | None,
    win: ncclWindow_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclWinGetUserPtr(
    comm: ncclComm_t | Handle | int | None,
    win: ncclWindow_t | Handle | int | None,
    outUserPtr: ByReference[ctypes.c_void_p],
    /,
) -> ncclResult_t: ...
@c_function
def ncclRedOpCreatePreMulSum(
    op: ByReference[ctypes.c_uint],
    scalar: VoidPointer,
    datatype: ncclDataType_t | int,
    residence: ncclScalarResidence_t | int,
    comm: ncclComm_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclRedOpDestroy(op: ncclRedOp_t | int, comm: ncclComm_t | Handle | int | None, /) -> ncclResult_t: ...
@c_function
def ncclReduce(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    op: ncclRedOp_t | int,
    root: Int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclBcast(
    buff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    root: Int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclBroadcast(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    root: Int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclAllReduce(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    op: ncclRedOp_t | int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclReduceScatter(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    recvcount: SizeT,
    datatype: ncclDataType_t | int,
    op: ncclRedOp_t | int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclAllGather(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    sendcount: SizeT,
    datatype: ncclDataType_t | int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclAlltoAll(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclGather(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    root: Int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclScatter(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    root: Int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclAllReduceConfig(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    op: ncclRedOp_t | int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    config: ByReference[ncclCollConfig_t],
    /,
) -> ncclResult_t: ...
@c_function
def ncclBroadcastConfig(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    root: Int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    config: ByReference[ncclCollConfig_t],
    /,
) -> ncclResult_t: ...
@c_function
def ncclReduceConfig(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    op: ncclRedOp_t | int,
    root: Int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    config: ByReference[ncclCollConfig_t],
    /,
) -> ncclResult_t: ...
@c_function
def ncclAllGatherConfig(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    sendcount: SizeT,
    datatype: ncclDataType_t | int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    config: ByReference[ncclCollConfig_t],
    /,
) -> ncclResult_t: ...
@c_function
def ncclReduceScatterConfig(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    recvcount: SizeT,
    datatype: ncclDataType_t | int,
    op: ncclRedOp_t | int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    config: ByReference[ncclCollConfig_t],
    /,
) -> ncclResult_t: ...
@c_function
def ncclAlltoAllConfig(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    config: ByReference[ncclCollConfig_t],
    /,
) -> ncclResult_t: ...
@c_function
def ncclGatherConfig(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    root: Int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    config: ByReference[ncclCollConfig_t],
    /,
) -> ncclResult_t: ...
@c_function
def ncclScatterConfig(
    sendbuff: VoidPointer,
    recvbuff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    root: Int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    config: ByReference[ncclCollConfig_t],
    /,
) -> ncclResult_t: ...
@c_function
def ncclSend(
    sendbuff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    peer: Int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclRecv(
    recvbuff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    peer: Int,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclPutSignal(
    localbuff: VoidPointer,
    count: SizeT,
    datatype: ncclDataType_t | int,
    peer: Int,
    peerWin: ncclWindow_t | Handle | int | None,
    peerWinOffset: SizeT,
    sigIdx: Int,
    ctx: Int,
    flags: UInt,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclSignal(
    peer: Int,
    sigIdx: Int,
    ctx: Int,
    flags: UInt,
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclWaitSignal(
    nDesc: Int,
    signalDescs: ByReference[ncclWaitSignalDesc_t],
    comm: ncclComm_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> ncclResult_t: ...
@c_function
def ncclGroupStart() -> ncclResult_t: ...
@c_function
def ncclGroupEnd() -> ncclResult_t: ...
@c_function
def ncclGroupSimulateEnd(simInfo: ByReference[ncclSimInfo_t], /) -> ncclResult_t: ...
@c_function
def ncclSetEncryption(config: ByReference[ncclEncryptionConfig_t], /) -> ncclResult_t: ...
@c_function
def ncclParamBind(out: ByReference[ncclParamHandle_t], key: CharPointer, /) -> ncclResult_t: ...
@c_function
def ncclParamGetI8(h: ncclParamHandle_t | Handle | int | None, out: ByReference[ctypes.c_int8], /) -> ncclResult_t: ...
@c_function
def ncclParamGetI16(
    h: ncclParamHandle_t | Handle | int | None,
    out: ByReference[ctypes.c_int16],
    /,
) -> ncclResult_t: ...
@c_function
def ncclParamGetI32(
    h: ncclParamHandle_t | Handle | int | None,
    out: ByReference[ctypes.c_int32],
    /,
) -> ncclResult_t: ...
@c_function
def ncclParamGetI64(
    h: ncclParamHandle_t | Handle | int | None,
    out: ByReference[ctypes.c_int64],
    /,
) -> ncclResult_t: ...
@c_function
def ncclParamGetU8(h: ncclParamHandle_t | Handle | int | None, out: ByReference[ctypes.c_uint8], /) -> ncclResult_t: ...
@c_function
def ncclParamGetU16(
    h: ncclParamHandle_t | Handle | int | None,
    out: ByReference[ctypes.c_uint16],
    /,
) -> ncclResult_t: ...
@c_function
def ncclParamGetU32(
    h: ncclParamHandle_t | Handle | int | None,
    out: ByReference[ctypes.c_uint32],
    /,
) -> ncclResult_t: ...
@c_function
def ncclParamGetU64(
    h: ncclParamHandle_t | Handle | int | None,
    out: ByReference[ctypes.c_uint64],
    /,
) -> ncclResult_t: ...
@c_function
def ncclParamGetStr(
    h: ncclParamHandle_t | Handle | int | None,
    out: ByReference[ctypes.c_char_p],
    /,
) -> ncclResult_t: ...
@c_function
def ncclParamGet(
    h: ncclParamHandle_t | Handle | int | None,
    out: VoidPointer,
    maxLen: Int,
    len: ByReference[ctypes.c_int],
    /,
) -> ncclResult_t: ...
@c_function
def ncclParamGetParameter(
    key: CharPointer,
    value: ByReference[ctypes.c_char_p],
    valueLen: ByReference[ctypes.c_int],
    /,
) -> ncclResult_t: ...
@c_function
def ncclParamGetAllParameterKeys(
    table: ByReference[Pointer[ctypes.c_char_p]],
    tableLen: ByReference[ctypes.c_int],
    /,
) -> ncclResult_t: ...
@c_function
def ncclParamDumpAll() -> None: ...

ncclConfig_t = ncclConfig_v23100
ncclConfigExt_t = ncclConfigExt
ncclCollConfig_t = ncclCollConfig_v23200
ncclSimInfo_t = ncclSimInfo_v22200
ncclEncryptionConfig_t = ncclEncryptionConfig_v23200
