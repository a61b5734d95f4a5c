"""Lists as C arrays, at the first call of a function and at later ones."""

from tests.peer.snippets.given import d, fake

# Empty lists: C gets NULL, regardless of the count.


def _():
    add = getattr(d, "cuGraphAddDependencies_v2", d.cuGraphAddDependencies)
    nodes = [d.CUgraphNode(6)]
    return [(add(5, nodes, nodes, none, 1), fake.words(5)[3:]) for none in (None, [], (), None)]


def _():
    remove = getattr(d, "cuGraphRemoveDependencies_v2", d.cuGraphRemoveDependencies)
    nodes = [d.CUgraphNode(6), d.CUgraphNode(7)]
    return [(remove(5, nodes, nodes, none, 2), fake.words(5)[3:]) for none in (None, [], None)]


def _():
    add = getattr(d, "cuGraphAddNode_v2", d.cuGraphAddNode)
    return [
        (add(5, [d.CUgraphNode(6)], none, 1, d.CUgraphNodeParams()), fake.words(5)[3:]) for none in (None, [], None)
    ]


def _():
    update = getattr(d, "cuStreamUpdateCaptureDependencies_v2", d.cuStreamUpdateCaptureDependencies)
    return [(update(5, [d.CUgraphNode(6)], none, 1, 0), fake.words(5)[2:]) for none in (None, [], None)]


def _():
    mode = d.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
    return [
        (d.cuStreamBeginCaptureToGraph(4, 5, [d.CUgraphNode(6)], none, 1, mode), fake.words(6)[3:])
        for none in (None, [], None)
    ]


# One struct, at a first call and at later ones.


def _():
    seen = [fake.read(2, 12) for _ in range(3)]
    access = d.CUmemAccessDesc()
    access.location.id = 7
    return [(d.cuMemSetAccess(5, 4096, [access], 1), part()) for part in seen]


def _():
    return [d.cuMemSetAccess(5, 4096, [], 1) for _ in range(3)]


def _():
    return [d.cuMemSetAccess(5, 4096, none, 0) for none in (None, [], None)]


def _():
    return d.cuMemSetAccess(5, 4096, [5], 1)


def _():
    return d.cuMemSetAccess(5, 4096, [d.CUuuid()], 1)


# Numbers.


def _():
    seen = [fake.read(2, 16) for _ in range(3)]
    nodes = [d.CUgraphNode(6), d.CUgraphNode(2**40)]
    return [(d.cuGraphAddEmptyNode(5, nodes, 2)[0], part()) for part in seen]


def _():
    return [d.cuGraphAddEmptyNode(5, [d.CUgraphNode(6)], 2) for _ in range(3)]


def _():
    return [d.cuGraphAddEmptyNode(5, [d.CUevent(6)], 1) for _ in range(3)]


def _():
    return [d.cuGraphAddEmptyNode(5, {d.CUgraphNode(6)}, 1) for _ in range(3)]


def _():
    return d.cuMemRangeGetAttributes(range(4, 6), [d.CUmem_range_attribute(1)] * 2, 2, 5, 6)


def _():
    return d.cuTensorMapEncodeIm2col(
        0, 3, 5, [d.cuuint64_t(1)] * 3, [d.cuuint64_t(1)] * 2, range(1), [1], 1, 1, [d.cuuint32_t(1)] * 3, 0, 0, 0, 0
    )[0]
