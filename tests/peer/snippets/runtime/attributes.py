"""Attributes whose C type an enum member decides."""

from tests.peer.snippets.given import d


def _():
    return d.cudaMemPoolGetAttribute(0, d.cudaMemPoolAttr.cudaMemPoolAttrReleaseThreshold)


def _():
    return d.cudaMemPoolSetAttribute(
        0, d.cudaMemPoolAttr.cudaMemPoolAttrReleaseThreshold, d.cudaGraphConditionalHandle(5)
    )


def _():
    return d.cudaMemPoolSetAttribute(0, d.cudaMemPoolAttr.cudaMemPoolReuseFollowEventDependencies, 5)


def _():
    return d.cudaMemPoolSetAttribute(0, d.cudaMemPoolAttr.cudaMemPoolReuseFollowEventDependencies, None)


def _():
    return d.cudaMemPoolSetAttribute(0, None, 5)


def _():
    return d.cudaMemRangeGetAttribute(4, d.cudaMemRangeAttribute.cudaMemRangeAttributeAccessedBy, 0, 0)


def _():
    return d.cudaMemRangeGetAttributes([4], [d.cudaMemRangeAttribute.cudaMemRangeAttributeReadMostly], 1, 0, 0)


def _():
    return d.cudaDeviceGetGraphMemAttribute(0, d.cudaGraphMemAttributeType.cudaGraphMemAttrUsedMemCurrent)


def _():
    return d.cudaDeviceSetGraphMemAttribute(
        0, d.cudaGraphMemAttributeType.cudaGraphMemAttrUsedMemCurrent, d.cudaGraphConditionalHandle(4)
    )


def _():
    return d.cudaMemPoolExportToShareableHandle(
        0, d.cudaMemAllocationHandleType.cudaMemHandleTypePosixFileDescriptor, 0
    )


def _():
    return d.cudaMemPoolImportFromShareableHandle(
        5, d.cudaMemAllocationHandleType.cudaMemHandleTypePosixFileDescriptor, 0
    )


def _():
    return d.cudaStreamGetAttribute(0, d.cudaStreamAttrID.cudaLaunchAttributePriority)


def _():
    return d.cudaStreamSetAttribute(0, d.cudaStreamAttrID.cudaLaunchAttributePriority, d.cudaStreamAttrValue())


def _():
    return d.cudaStreamAttrID is d.cudaLaunchAttributeID


def _():
    return repr(d.cudaStreamAttrID.cudaLaunchAttributePriority)
