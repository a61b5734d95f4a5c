# python -m generator generate nccl 13.5
from collections.abc import Iterable, Sequence
from typing import Final

from ..._floor.faces.typed import (
    Address,
    Bytes,
    Enum,
    Handle,
    HandleMember,
    ListMember,
    Member,
    Record,
    SupportsStream,
    Text,
    WritableAddress,
)
from .runtime import cudaEvent_t as cudaEvent_t, cudaStream_t as cudaStream_t
from ...errors import CudaError as CudaError

NCCL_MAJOR: Final = 2
NCCL_MINOR: Final = 32
NCCL_PATCH: Final = 3
NCCL_SUFFIX: Final = ""
NCCL_VERSION_CODE: Final = 23203
NCCL_UNIQUE_ID_BYTES: Final = 128
NCCL_CONFIG_UNDEF_INT: Final = -2147483648
NCCL_SPLIT_NOCOLOR: Final = -1
NCCL_UNDEF_FLOAT: Final = -1.0
NCCL_API_MAGIC: Final = 3405692655
NCCL_WIN_DEFAULT: Final = 0
NCCL_WIN_COLL_SYMMETRIC: Final = 1
NCCL_WIN_STRICT_ORDERING: Final = 2
NCCL_WIN_GIN_ONLY: Final = 4
NCCL_WIN_CFT_COUNTED: Final = 8
NCCL_WIN_REQUIRED_ALIGNMENT: Final = 4096
NCCL_CTA_POLICY_DEFAULT: Final = 0
NCCL_CTA_POLICY_EFFICIENCY: Final = 1
NCCL_CTA_POLICY_ZERO: Final = 2
NCCL_SHRINK_DEFAULT: Final = 0
NCCL_SHRINK_ABORT: Final = 1
NCCL_REVOKE_DEFAULT: Final = 0
NCCL_SUSPEND_MEM: Final = 1

class ncclResult_t(Enum):
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

class ncclHostCftMode_t(Enum):
    ncclHostCftDefault: ncclHostCftMode_t
    ncclHostCftEnable: ncclHostCftMode_t
    ncclHostCftDisable: ncclHostCftMode_t
    ncclHostCftFallback: ncclHostCftMode_t

class ncclNvlsHostMode_t(Enum):
    ncclNvlsHostModeDefault: ncclNvlsHostMode_t
    ncclNvlsHostModeEnable: ncclNvlsHostMode_t
    ncclNvlsHostModeDisableTransport: ncclNvlsHostMode_t
    ncclNvlsHostModeDisableSymmetricMultimem: ncclNvlsHostMode_t
    ncclNvlsHostModeDisable: ncclNvlsHostMode_t

class ncclCommMemStat_t(Enum):
    ncclStatGpuMemSuspend: ncclCommMemStat_t
    ncclStatGpuMemSuspended: ncclCommMemStat_t
    ncclStatGpuMemPersist: ncclCommMemStat_t
    ncclStatGpuMemTotal: ncclCommMemStat_t

class ncclRedOp_dummy_t(Enum):
    ncclNumOps_dummy: ncclRedOp_dummy_t

class ncclRedOp_t(Enum):
    ncclSum: ncclRedOp_t
    ncclProd: ncclRedOp_t
    ncclMax: ncclRedOp_t
    ncclMin: ncclRedOp_t
    ncclAvg: ncclRedOp_t
    ncclNumOps: ncclRedOp_t
    ncclMaxRedOp: ncclRedOp_t

class ncclDataType_t(Enum):
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

class ncclScalarResidence_t(Enum):
    ncclScalarDevice: ncclScalarResidence_t
    ncclScalarHostImmediate: ncclScalarResidence_t

class ncclEncryptionMode_t(Enum):
    NCCL_ENCRYPTION_MODE_NONE: ncclEncryptionMode_t
    NCCL_ENCRYPTION_MODE_PSK: ncclEncryptionMode_t

class ncclUniqueId(Record):
    internal: Member[Bytes, Iterable[int]]
    def __init__(self, _ptr: int = 0, *, internal: Iterable[int] = ...) -> None: ...

class ncclConfig_v23100(Record):
    size: int
    magic: int
    version: int
    blocking: int
    cgaClusterSize: int
    minCTAs: int
    maxCTAs: int
    netName: Member[int, Address]
    splitShare: int
    trafficClass: int
    commName: Member[int, Address]
    collnetEnable: int
    CTAPolicy: int
    shrinkShare: int
    nvlsCTAs: int
    nChannelsPerNetPeer: int
    nvlinkCentricSched: int
    graphUsageMode: int
    numRmaCtx: int
    maxP2pPeers: int
    graphStreamOrdering: int
    launchOrderImplicit: int
    numRmaSig: int
    rmaEagerInit: int
    hostCftMode: int
    nvlsHostMode: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        size: int = ...,
        magic: int = ...,
        version: int = ...,
        blocking: int = ...,
        cgaClusterSize: int = ...,
        minCTAs: int = ...,
        maxCTAs: int = ...,
        netName: Address = ...,
        splitShare: int = ...,
        trafficClass: int = ...,
        commName: Address = ...,
        collnetEnable: int = ...,
        CTAPolicy: int = ...,
        shrinkShare: int = ...,
        nvlsCTAs: int = ...,
        nChannelsPerNetPeer: int = ...,
        nvlinkCentricSched: int = ...,
        graphUsageMode: int = ...,
        numRmaCtx: int = ...,
        maxP2pPeers: int = ...,
        graphStreamOrdering: int = ...,
        launchOrderImplicit: int = ...,
        numRmaSig: int = ...,
        rmaEagerInit: int = ...,
        hostCftMode: int = ...,
        nvlsHostMode: int = ...,
    ) -> None: ...

class ncclConfigExt_key(Record):
    vendorId: int
    optionId: int
    def __init__(self, _ptr: int = 0, *, vendorId: int = ..., optionId: int = ...) -> None: ...

class ncclConfigExt_val(Record):
    i: int
    s: Member[int, Address]
    raw: Member[int, Address]
    def __init__(self, _ptr: int = 0, *, i: int = ..., s: Address = ..., raw: Address = ...) -> None: ...

class ncclConfigExt(Record):
    next: ListMember[ncclConfigExt]
    key: ncclConfigExt_key
    val: ncclConfigExt_val
    def __init__(
        self,
        _ptr: int = 0,
        *,
        next: Sequence[ncclConfigExt] | None = ...,
        key: ncclConfigExt_key = ...,
        val: ncclConfigExt_val = ...,
    ) -> None: ...

class ncclCollConfig_v23200(Record):
    size: int
    magic: int
    version: int
    ext: ListMember[ncclConfigExt_t]
    minCTAs: int
    maxCTAs: int
    nvlsCTAs: int
    cgaClusterSize: int
    algSelection: Member[int, Address]
    forceAlgSelection: int
    CTAPolicy: int
    userProfilerTag: int
    launchCompletionEvent: HandleMember[cudaEvent_t]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        size: int = ...,
        magic: int = ...,
        version: int = ...,
        ext: Sequence[ncclConfigExt_t] | None = ...,
        minCTAs: int = ...,
        maxCTAs: int = ...,
        nvlsCTAs: int = ...,
        cgaClusterSize: int = ...,
        algSelection: Address = ...,
        forceAlgSelection: int = ...,
        CTAPolicy: int = ...,
        userProfilerTag: int = ...,
        launchCompletionEvent: cudaEvent_t | int | None = ...,
    ) -> None: ...

class ncclSimInfo_v22200(Record):
    size: int
    magic: int
    version: int
    estimatedTime: float
    def __init__(
        self,
        _ptr: int = 0,
        *,
        size: int = ...,
        magic: int = ...,
        version: int = ...,
        estimatedTime: float = ...,
    ) -> None: ...

class ncclWaitSignalDesc_t(Record):
    opCnt: int
    peer: int
    sigIdx: int
    ctx: int
    def __init__(
        self,
        _ptr: int = 0,
        *,
        opCnt: int = ...,
        peer: int = ...,
        sigIdx: int = ...,
        ctx: int = ...,
    ) -> None: ...

class ncclEncryptionConfig_v23200(Record):
    size: int
    magic: int
    version: int
    mode: int
    psk: Member[int, Address]
    def __init__(
        self,
        _ptr: int = 0,
        *,
        size: int = ...,
        magic: int = ...,
        version: int = ...,
        mode: int = ...,
        psk: Address = ...,
    ) -> None: ...

class ncclComm_t(Handle): ...
class ncclWindow_t(Handle): ...
class ncclConfig_t(ncclConfig_v23100): ...
class ncclConfigExt_t(ncclConfigExt): ...
class ncclCollConfig_t(ncclCollConfig_v23200): ...
class ncclSimInfo_t(ncclSimInfo_v22200): ...
class ncclEncryptionConfig_t(ncclEncryptionConfig_v23200): ...
class ncclParamHandle_t(Handle): ...
class NcclUnhandledCudaError(CudaError): ...
class NcclSystemError(CudaError): ...
class NcclInternalError(CudaError): ...
class NcclInvalidArgument(CudaError): ...
class NcclInvalidUsage(CudaError): ...
class NcclRemoteError(CudaError): ...
class NcclInProgress(CudaError): ...
class NcclTimeout(CudaError): ...
class NcclNumResults(CudaError): ...

def ncclMemAlloc(size: int) -> int: ...
def ncclMemFree(ptr: Address) -> None: ...
def ncclGetVersion() -> int: ...
def ncclGetUniqueId() -> ncclUniqueId: ...
def ncclCommInitRankConfig(nranks: int, commId: ncclUniqueId, rank: int, config: ncclConfig_t | None) -> ncclComm_t: ...
def ncclCommInitRank(nranks: int, commId: ncclUniqueId, rank: int) -> ncclComm_t: ...
def ncclCommInitAll(ndev: int, devlist: Sequence[int] | None) -> list[ncclComm_t]: ...
def ncclCommFinalize(comm: ncclComm_t | int | None) -> None: ...
def ncclCommDestroy(comm: ncclComm_t | int | None) -> None: ...
def ncclCommAbort(comm: ncclComm_t | int | None) -> None: ...
def ncclCommRevoke(comm: ncclComm_t | int | None, revokeFlags: int) -> None: ...
def ncclCommSplit(comm: ncclComm_t | int | None, color: int, key: int, config: ncclConfig_t | None) -> ncclComm_t: ...
def ncclCommShrink(
    comm: ncclComm_t | int | None,
    excludeRanksList: Sequence[int] | None,
    excludeRanksCount: int,
    config: ncclConfig_t | None,
    shrinkFlags: int,
) -> ncclComm_t: ...
def ncclCommGetUniqueId(comm: ncclComm_t | int | None) -> ncclUniqueId: ...
def ncclCommGrow(
    comm: ncclComm_t | int | None,
    nRanks: int,
    uniqueId: ncclUniqueId | None,
    rank: int,
    config: ncclConfig_t | None,
) -> ncclComm_t: ...
def ncclCommInitRankScalable(
    nranks: int,
    myrank: int,
    nId: int,
    commIds: Sequence[ncclUniqueId] | None,
    config: ncclConfig_t | None,
) -> ncclComm_t: ...
def ncclGetErrorString(result: ncclResult_t | int) -> str: ...
def ncclGetLastError(comm: ncclComm_t | int | None) -> str: ...
def ncclCommGetAsyncError(comm: ncclComm_t | int | None) -> ncclResult_t: ...
def ncclCommCount(comm: ncclComm_t | int | None) -> int: ...
def ncclCommCuDevice(comm: ncclComm_t | int | None) -> int: ...
def ncclCommUserRank(comm: ncclComm_t | int | None) -> int: ...
def ncclCommRegister(comm: ncclComm_t | int | None, buff: Address, size: int) -> int: ...
def ncclCommDeregister(comm: ncclComm_t | int | None, handle: Address) -> None: ...
def ncclCommSuspend(comm: ncclComm_t | int | None, flags: int) -> None: ...
def ncclCommResume(comm: ncclComm_t | int | None) -> None: ...
def ncclCommMemStats(comm: ncclComm_t | int | None, stat: ncclCommMemStat_t | int) -> int: ...
def ncclCommWindowRegister(comm: ncclComm_t | int | None, buff: Address, size: int, winFlags: int) -> ncclWindow_t: ...
def ncclCommWindowDeregister(comm: ncclComm_t | int | None, win: ncclWindow_t | int | None) -> None: ...
def ncclWinGetUserPtr(comm: ncclComm_t | int | None, win: ncclWindow_t | int | None) -> int: ...
def ncclRedOpCreatePreMulSum(
    scalar: Address,
    datatype: ncclDataType_t | int,
    residence: ncclScalarResidence_t | int,
    comm: ncclComm_t | int | None,
) -> ncclRedOp_t: ...
def ncclRedOpDestroy(op: ncclRedOp_t | int, comm: ncclComm_t | int | None) -> None: ...
def ncclReduce(
    sendbuff: Address,
    recvbuff: WritableAddress,
    count: int,
    datatype: ncclDataType_t | int,
    op: ncclRedOp_t | int,
    root: int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def ncclBcast(
    buff: WritableAddress,
    count: int,
    datatype: ncclDataType_t | int,
    root: int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def ncclBroadcast(
    sendbuff: Address,
    recvbuff: WritableAddress,
    count: int,
    datatype: ncclDataType_t | int,
    root: int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def ncclAllReduce(
    sendbuff: Address,
    recvbuff: WritableAddress,
    count: int,
    datatype: ncclDataType_t | int,
    op: ncclRedOp_t | int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def ncclReduceScatter(
    sendbuff: Address,
    recvbuff: WritableAddress,
    recvcount: int,
    datatype: ncclDataType_t | int,
    op: ncclRedOp_t | int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def ncclAllGather(
    sendbuff: Address,
    recvbuff: WritableAddress,
    sendcount: int,
    datatype: ncclDataType_t | int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def ncclAlltoAll(
    sendbuff: Address,
    recvbuff: WritableAddress,
    count: int,
    datatype: ncclDataType_t | int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def ncclGather(
    sendbuff: Address,
    recvbuff: WritableAddress,
    count: int,
    datatype: ncclDataType_t | int,
    root: int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def ncclScatter(
    sendbuff: Address,
    recvbuff: WritableAddress,
    count: int,
    datatype: ncclDataType_t | int,
    root: int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def ncclAllReduceConfig(
    sendbuff: Address,
    recvbuff: WritableAddress,
    count: int,
    datatype: ncclDataType_t | int,
    op: ncclRedOp_t | int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclBroadcastConfig(
    sendbuff: Address,
    recvbuff: WritableAddress,
    count: int,
    datatype: ncclDataType_t | int,
    root: int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclReduceConfig(
    sendbuff: Address,
    recvbuff: WritableAddress,
    count: int,
    datatype: ncclDataType_t | int,
    op: ncclRedOp_t | int,
    root: int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclAllGatherConfig(
    sendbuff: Address,
    recvbuff: WritableAddress,
    sendcount: int,
    datatype: ncclDataType_t | int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclReduceScatterConfig(
    sendbuff: Address,
    recvbuff: WritableAddress,
    recvcount: int,
    datatype: ncclDataType_t | int,
    op: ncclRedOp_t | int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclAlltoAllConfig(
    sendbuff: Address,
    recvbuff: WritableAddress,
    count: int,
    datatype: ncclDataType_t | int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclGatherConfig(
    sendbuff: Address,
    recvbuff: WritableAddress,
    count: int,
    datatype: ncclDataType_t | int,
    root: int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclScatterConfig(
    sendbuff: Address,
    recvbuff: WritableAddress,
    count: int,
    datatype: ncclDataType_t | int,
    root: int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
    config: ncclCollConfig_t | None,
) -> None: ...
def ncclSend(
    sendbuff: Address,
    count: int,
    datatype: ncclDataType_t | int,
    peer: int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def ncclRecv(
    recvbuff: WritableAddress,
    count: int,
    datatype: ncclDataType_t | int,
    peer: int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def ncclPutSignal(
    localbuff: Address,
    count: int,
    datatype: ncclDataType_t | int,
    peer: int,
    peerWin: ncclWindow_t | int | None,
    peerWinOffset: int,
    sigIdx: int,
    ctx: int,
    flags: int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def ncclSignal(
    peer: int,
    sigIdx: int,
    ctx: int,
    flags: int,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def ncclWaitSignal(
    nDesc: int,
    signalDescs: Sequence[ncclWaitSignalDesc_t] | None,
    comm: ncclComm_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def ncclGroupStart() -> None: ...
def ncclGroupEnd() -> None: ...
def ncclGroupSimulateEnd(simInfo: ncclSimInfo_t | None) -> None: ...
def ncclSetEncryption(config: ncclEncryptionConfig_t | None) -> None: ...
def ncclParamBind(key: Text) -> ncclParamHandle_t: ...
def ncclParamGetI8(h: ncclParamHandle_t | int | None) -> int: ...
def ncclParamGetI16(h: ncclParamHandle_t | int | None) -> int: ...
def ncclParamGetI32(h: ncclParamHandle_t | int | None) -> int: ...
def ncclParamGetI64(h: ncclParamHandle_t | int | None) -> int: ...
def ncclParamGetU8(h: ncclParamHandle_t | int | None) -> int: ...
def ncclParamGetU16(h: ncclParamHandle_t | int | None) -> int: ...
def ncclParamGetU32(h: ncclParamHandle_t | int | None) -> int: ...
def ncclParamGetU64(h: ncclParamHandle_t | int | None) -> int: ...
def ncclParamGetStr(h: ncclParamHandle_t | int | None) -> str: ...
def ncclParamGet(h: ncclParamHandle_t | int | None, out: WritableAddress, maxLen: int) -> int: ...
def ncclParamGetParameter(key: Text) -> tuple[str, int]: ...
def ncclParamGetAllParameterKeys() -> tuple[int, int]: ...
def ncclParamDumpAll() -> None: ...
def sizeof(objType: type) -> int: ...

anon_struct0 = ncclConfigExt_key
anon_union0 = ncclConfigExt_val
