"""Graphs, captured from a stream and made node by node."""

from __future__ import annotations

import ctypes
import gc
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.gpu import ptx
from tests.gpu.faces import Face

COUNT = 256
ADD_TYPES = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint)


@pytest.fixture
def loaded(cuda: Face) -> Iterator[Any]:
    module = cuda.cuModuleLoadData(ptx.image(ptx.KERNELS))
    yield module
    cuda.cuCtxSynchronize()
    cuda.cuModuleUnload(module)


@pytest.fixture
def graph(cuda: Face) -> Iterator[Any]:
    made = cuda.cuGraphCreate(0)
    assert isinstance(made, cuda.CUgraph)
    yield made
    cuda.cuGraphDestroy(made)


@pytest.mark.callbacks
def test_captured_work_runs_whenever_its_graph_is_launched(cuda: Face, loaded: Any, stream: Any) -> None:
    kernel = cuda.cuModuleGetFunction(loaded, b"add_vectors")
    size = 4 * COUNT
    host, content = cuda.pinned(size)
    back, result = cuda.pinned(size)
    one, total = cuda.cuMemAlloc(size), cuda.upload(bytes(size))
    calls: list[int] = []

    cuda.cuStreamBeginCapture(stream, cuda.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL)
    assert cuda.cuStreamIsCapturing(stream) == cuda.CUstreamCaptureStatus.CU_STREAM_CAPTURE_STATUS_ACTIVE
    cuda.cuMemcpyHtoDAsync(one, host, size, stream)
    values = (total, one, one, COUNT)
    cuda.cuLaunchKernel(kernel, 1, 1, 1, COUNT, 1, 1, 0, stream, (values, ADD_TYPES), 0)
    cuda.cuMemcpyDtoHAsync(back, total, size, stream)
    cuda.cuLaunchHostFunc(stream, lambda data: calls.append(data), 11)
    status, identity, growing, leaves, *edges, count = cuda.cuStreamGetCaptureInfo(stream)
    assert status == cuda.CUstreamCaptureStatus.CU_STREAM_CAPTURE_STATUS_ACTIVE
    assert int(identity) > 0
    assert isinstance(growing, cuda.CUgraph)
    assert count == len(leaves) == 1 and isinstance(leaves[0], cuda.CUgraphNode)
    assert len(edges) == (1 if cuda.major == 13 else 0)
    graph = cuda.cuStreamEndCapture(stream)
    assert graph == growing
    assert cuda.cuStreamIsCapturing(stream) == cuda.CUstreamCaptureStatus.CU_STREAM_CAPTURE_STATUS_NONE
    assert cuda.cuGraphGetNodes(graph) == ([], 4)

    ready = cuda.cuGraphInstantiate(graph, 0)
    cuda.cuGraphDestroy(graph)
    gc.collect()
    results = []
    for turn in range(1, 4):
        content[:] = struct.pack(f"<{COUNT}f", *(turn * value for value in range(COUNT)))
        cuda.cuGraphLaunch(ready, stream)
        cuda.cuStreamSynchronize(stream)
        assert calls == [11] * turn
        results.append(bytes(result))
    cuda.cuGraphExecDestroy(ready)
    assert cuda.download(one, size) == bytes(content)
    for pointer in (one, total):
        cuda.cuMemFree(pointer)
    for address in (host, back):
        cuda.cuMemFreeHost(address)
    assert results == [struct.pack(f"<{COUNT}f", *(2 * turn * value for value in range(COUNT))) for turn in range(1, 4)]


def test_streams_fork_and_join_in_a_capture(cuda: Face, stream: Any) -> None:
    other = cuda.cuStreamCreate(cuda.CUstream_flags.CU_STREAM_NON_BLOCKING)
    event = cuda.cuEventCreate(cuda.CUevent_flags.CU_EVENT_DISABLE_TIMING)
    pointer = cuda.cuMemAlloc(64)
    cuda.cuStreamBeginCapture(stream, cuda.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL)
    cuda.cuMemsetD8Async(pointer, 1, 64, stream)
    cuda.cuEventRecord(event, stream)
    cuda.cuStreamWaitEvent(other, event, 0)
    cuda.cuMemsetD8Async(pointer, 2, 32, other)
    cuda.cuMemsetD8Async(int(pointer) + 32, 3, 32, stream)
    cuda.cuEventRecord(event, other)
    cuda.cuStreamWaitEvent(stream, event, 0)
    cuda.cuMemsetD8Async(int(pointer) + 16, 4, 32, stream)
    graph = cuda.cuStreamEndCapture(stream)
    nodes, count = cuda.cuGraphGetNodes(graph, 4)
    assert count == 4
    assert cuda.cuGraphGetEdges(graph)[-1] == 4
    (root,), _ = cuda.cuGraphGetRootNodes(graph, 1)
    last = [node for node in nodes if cuda.cuGraphNodeGetDependentNodes(node)[-1] == 0]
    assert len(last) == 1 and root != last[0]
    assert cuda.cuGraphNodeGetDependencies(last[0])[-1] == 2
    ready = cuda.cuGraphInstantiate(graph, 0)
    cuda.cuGraphLaunch(ready, stream)
    cuda.cuStreamSynchronize(stream)
    assert cuda.download(pointer, 64) == b"\2" * 16 + b"\4" * 32 + b"\3" * 16
    cuda.cuGraphExecDestroy(ready)
    cuda.cuGraphDestroy(graph)
    cuda.cuMemFree(pointer)
    cuda.cuEventDestroy(event)
    cuda.cuStreamDestroy(other)


@pytest.mark.errors
def test_work_that_cannot_be_captured_spoils_the_capture(cuda: Face, stream: Any) -> None:
    cuda.cuStreamBeginCapture(stream, cuda.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED)
    assert cuda.status("cuStreamSynchronize", stream) == "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"
    assert cuda.status("cuStreamEndCapture", stream) == "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED"
    assert cuda.cuStreamIsCapturing(stream) == cuda.CUstreamCaptureStatus.CU_STREAM_CAPTURE_STATUS_NONE
    cuda.cuStreamSynchronize(stream)


def test_the_mode_of_captures_is_exchanged(cuda: Face) -> None:
    mode = cuda.CUstreamCaptureMode
    assert (
        cuda.cuThreadExchangeStreamCaptureMode(mode.CU_STREAM_CAPTURE_MODE_RELAXED)
        == mode.CU_STREAM_CAPTURE_MODE_GLOBAL
    )
    assert (
        cuda.cuThreadExchangeStreamCaptureMode(mode.CU_STREAM_CAPTURE_MODE_GLOBAL)
        == mode.CU_STREAM_CAPTURE_MODE_RELAXED
    )


def kernel_node(cuda: Face, kernel: Any, values: Any, types: Any, blocks: int = 1) -> Any:
    made = cuda.CUDA_KERNEL_NODE_PARAMS(func=kernel, gridDimX=blocks, gridDimY=1, gridDimZ=1)
    made.blockDimX, made.blockDimY, made.blockDimZ = COUNT, 1, 1
    made.kernelParams = (values, types)
    return made


@pytest.mark.callbacks
def test_a_graph_made_node_by_node(cuda: Face, graph: Any, loaded: Any, stream: Any) -> None:
    size = 4 * COUNT
    host, content = cuda.pinned(size)
    one, total = cuda.cuMemAlloc(size), cuda.upload(bytes(size))
    calls: list[int] = []

    fill = cuda.CUDA_MEMSET_NODE_PARAMS(dst=one, value=0x3F800000, elementSize=4, width=COUNT, height=1)  # 1.0
    first = cuda.cuGraphAddMemsetNode(graph, None, 0, fill, cuda.context)
    kernel = cuda.cuModuleGetFunction(loaded, b"add_vectors")
    parameters = kernel_node(cuda, kernel, (total, one, one, COUNT), ADD_TYPES)
    second = cuda.cuGraphAddKernelNode(graph, [first], 1, parameters)
    copy = cuda.CUDA_MEMCPY3D(WidthInBytes=size, Height=1, Depth=1)
    copy.srcMemoryType, copy.srcDevice = cuda.CUmemorytype.CU_MEMORYTYPE_DEVICE, total
    copy.dstMemoryType, copy.dstHost = cuda.CUmemorytype.CU_MEMORYTYPE_HOST, host
    third = cuda.cuGraphAddMemcpyNode(graph, (second,), 1, copy, cuda.context)
    call = cuda.CUDA_HOST_NODE_PARAMS(fn=calls.append, userData=5)
    fourth = cuda.cuGraphAddHostNode(graph, [third], 1, call)
    fifth = cuda.cuGraphAddEmptyNode(graph, [third, fourth], 2)
    del call
    gc.collect()

    nodes = [first, second, third, fourth, fifth]
    assert all(isinstance(node, cuda.CUgraphNode) for node in nodes)
    assert cuda.cuGraphGetNodes(graph) == ([], 5)
    found, count = cuda.cuGraphGetNodes(graph, 5)
    assert count == 5 and set(found) == set(nodes)
    assert cuda.cuGraphGetRootNodes(graph, 1) == ([first], 1)
    *_, edges = cuda.cuGraphGetEdges(graph)
    assert edges == 5
    begins, ends, *data, _ = cuda.cuGraphGetEdges(graph, edges)
    expected = {(first, second), (second, third), (third, fourth), (third, fifth), (fourth, fifth)}
    assert set(zip(begins, ends)) == expected
    assert len(data) == (1 if cuda.major == 13 else 0)
    for each in data:
        assert len(each) == 5 and all(edge.type == cuda.CUgraphDependencyType(0) for edge in each)
    dependencies, *_, number = cuda.cuGraphNodeGetDependencies(fifth, 2)
    assert set(dependencies) == {third, fourth} and number == 2
    kind = cuda.CUgraphNodeType
    assert [cuda.cuGraphNodeGetType(node) for node in nodes] == [
        kind.CU_GRAPH_NODE_TYPE_MEMSET,
        kind.CU_GRAPH_NODE_TYPE_KERNEL,
        kind.CU_GRAPH_NODE_TYPE_MEMCPY,
        kind.CU_GRAPH_NODE_TYPE_HOST,
        kind.CU_GRAPH_NODE_TYPE_EMPTY,
    ]

    ready = cuda.cuGraphInstantiate(graph, 0)
    for turn in (1, 2):
        cuda.cuGraphLaunch(ready, stream)
        cuda.cuStreamSynchronize(stream)
        assert calls == [5] * turn
    cuda.cuGraphExecDestroy(ready)
    assert cuda.download(one, size) == struct.pack("<f", 1.0) * COUNT
    result = bytes(content)
    for pointer in (one, total):
        cuda.cuMemFree(pointer)
    cuda.cuMemFreeHost(host)
    assert result == struct.pack("<f", 2.0) * COUNT


def test_parameters_of_kernel_nodes_are_read_and_changed(cuda: Face, graph: Any, loaded: Any, stream: Any) -> None:
    pointers = [cuda.upload(bytes(4)) for _ in range(3)]
    kernel = cuda.cuModuleGetFunction(loaded, b"store_to")

    def storing(pointer: Any, blocks: int) -> Any:
        made = kernel_node(cuda, kernel, (pointer,), (ctypes.c_void_p,), blocks)
        made.blockDimX = 1
        return made

    node = cuda.cuGraphAddKernelNode(graph, [], 0, storing(pointers[0], 1))
    found = cuda.cuGraphKernelNodeGetParams(node)
    assert isinstance(found, cuda.CUDA_KERNEL_NODE_PARAMS)
    assert (found.gridDimX, found.blockDimX, found.sharedMemBytes) == (1, 1, 0)
    assert found.func == kernel
    where = ctypes.c_uint64.from_address(ctypes.c_void_p.from_address(found.kernelParams).value or 0)
    assert where.value == int(pointers[0])

    cuda.cuGraphKernelNodeSetParams(node, storing(pointers[1], 2))
    assert cuda.cuGraphKernelNodeGetParams(node).gridDimX == 2
    ready = cuda.cuGraphInstantiate(graph, 0)
    cuda.cuGraphLaunch(ready, stream)
    cuda.cuGraphExecKernelNodeSetParams(ready, node, storing(pointers[2], 1))
    cuda.cuGraphLaunch(ready, stream)
    cuda.cuStreamSynchronize(stream)
    cuda.cuGraphExecDestroy(ready)
    stored = [cuda.download(pointer, 4) for pointer in pointers]
    for pointer in pointers:
        cuda.cuMemFree(pointer)
    assert stored == [b"\0\0\0\0", b"\1\0\0\0", b"\1\0\0\0"]


def test_memset_nodes_are_read_and_changed(cuda: Face, graph: Any, stream: Any) -> None:
    pointer = cuda.upload(bytes(16))
    fill = cuda.CUDA_MEMSET_NODE_PARAMS(dst=pointer, value=0xABCD, elementSize=2, width=4, height=1)
    node = cuda.cuGraphAddMemsetNode(graph, [], 0, fill, cuda.context)
    found = cuda.cuGraphMemsetNodeGetParams(node)
    assert (found.dst, found.value, found.elementSize, found.width, found.height) == (pointer, 0xABCD, 2, 4, 1)
    fill.value, fill.elementSize = 7, 1
    cuda.cuGraphMemsetNodeSetParams(node, fill)
    ready = cuda.cuGraphInstantiate(graph, 0)
    cuda.cuGraphLaunch(ready, stream)
    cuda.cuStreamSynchronize(stream)
    assert cuda.download(pointer, 16) == b"\7" * 4 + bytes(12)
    cuda.cuGraphExecDestroy(ready)
    cuda.cuMemFree(pointer)


def test_nodes_of_any_kind_are_added_with_one_function(cuda: Face, graph: Any, stream: Any) -> None:
    pointer = cuda.upload(bytes(16))
    wanted = cuda.CUgraphNodeParams(type=cuda.CUgraphNodeType.CU_GRAPH_NODE_TYPE_MEMSET)
    wanted.memset.dst, wanted.memset.value, wanted.memset.elementSize = pointer, 9, 1
    wanted.memset.width, wanted.memset.height, wanted.memset.ctx = 8, 1, cuda.context
    nodes: list[Any] = []
    for _ in range(2):
        edges = [None] if cuda.major == 13 else []  # edges without data
        nodes.append(cuda.cuGraphAddNode(graph, nodes, *edges, len(nodes), wanted))
        wanted.memset.dst = int(pointer) + 4
    assert cuda.cuGraphGetEdges(graph)[-1] == 1
    assert cuda.cuGraphMemsetNodeGetParams(nodes[1]).dst == cuda.CUdeviceptr(int(pointer) + 4)
    ready = cuda.cuGraphInstantiate(graph, 0)
    cuda.cuGraphLaunch(ready, stream)
    cuda.cuStreamSynchronize(stream)
    assert cuda.download(pointer, 16) == b"\t" * 12 + bytes(4)
    cuda.cuGraphExecDestroy(ready)
    cuda.cuMemFree(pointer)


def test_graphs_inside_graphs_and_copies_of_them(cuda: Face, graph: Any, stream: Any) -> None:
    pointer = cuda.upload(bytes(8))
    inner = cuda.cuGraphCreate(0)
    fill = cuda.CUDA_MEMSET_NODE_PARAMS(dst=pointer, value=3, elementSize=1, width=8, height=1)
    node = cuda.cuGraphAddMemsetNode(inner, [], 0, fill, cuda.context)
    child = cuda.cuGraphAddChildGraphNode(graph, [], 0, inner)
    assert isinstance(cuda.cuGraphChildGraphNodeGetGraph(child), cuda.CUgraph)
    twin = cuda.cuGraphClone(inner)
    twin_node = cuda.cuGraphGetNodes(twin, 1)[0][0]
    assert twin_node != node
    ready = cuda.cuGraphInstantiate(graph, 0)
    cuda.cuGraphLaunch(ready, stream)
    cuda.cuStreamSynchronize(stream)
    assert cuda.download(pointer, 8) == b"\3" * 8
    cuda.cuGraphExecDestroy(ready)
    for each in (twin, inner):
        cuda.cuGraphDestroy(each)
    cuda.cuMemFree(pointer)


def test_dependencies_are_added_and_removed(cuda: Face, graph: Any) -> None:
    first, second = (cuda.cuGraphAddEmptyNode(graph, [], 0) for _ in range(2))
    edges: list[Any] = [[[cuda.CUgraphEdgeData()]], [None], [[]]] if cuda.major == 13 else [[]]
    for data in edges:
        cuda.cuGraphAddDependencies(graph, [first], [second], *data, 1)
        begins, ends, *_ = cuda.cuGraphGetEdges(graph, 1)
        assert (begins, ends) == ([first], [second])
        cuda.cuGraphRemoveDependencies(graph, [first], [second], *data, 1)
        assert cuda.cuGraphGetEdges(graph)[-1] == 0
    cuda.cuGraphDestroyNode(second)
    assert cuda.cuGraphGetNodes(graph, 1) == ([first], 1)


@pytest.mark.parametrize("condition", [0, 1])
def test_the_body_of_a_conditional_node_is_a_graph(cuda: Face, graph: Any, stream: Any, condition: int) -> None:
    handle = cuda.cuGraphConditionalHandleCreate(graph, cuda.context, condition, cuda.CU_GRAPH_COND_ASSIGN_DEFAULT)
    node = cuda.CUgraphNodeParams(type=cuda.CUgraphNodeType.CU_GRAPH_NODE_TYPE_CONDITIONAL)
    node.conditional.handle, node.conditional.ctx, node.conditional.size = handle, cuda.context, 1
    node.conditional.type = cuda.CUgraphConditionalNodeType.CU_GRAPH_COND_TYPE_IF
    assert node.conditional.phGraph_out == [cuda.CUgraph(0)], "the final number"
    cuda.cuGraphAddNode(graph, [], *([[]] if cuda.major == 13 else []), 0, node)
    (body,) = node.conditional.phGraph_out
    assert isinstance(body, cuda.CUgraph) and body != graph

    pointer = cuda.upload(bytes(8))
    fill = cuda.CUDA_MEMSET_NODE_PARAMS(dst=pointer, value=7, elementSize=1, width=8, height=1)
    cuda.cuGraphAddMemsetNode(body, [], 0, fill, cuda.context)
    ready = cuda.cuGraphInstantiate(graph, 0)
    cuda.cuGraphLaunch(ready, stream)
    cuda.cuStreamSynchronize(stream)
    assert cuda.download(pointer, 8) == bytes([7 * condition]) * 8
    cuda.cuGraphExecDestroy(ready)
    cuda.cuMemFree(pointer)


def test_memory_that_a_graph_allocates(cuda: Face, graph: Any, stream: Any) -> None:
    wanted = cuda.CUDA_MEM_ALLOC_NODE_PARAMS(bytesize=1 << 16)
    wanted.poolProps.allocType = cuda.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
    wanted.poolProps.location.type = cuda.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    wanted.poolProps.location.id = int(cuda.device)
    node = cuda.cuGraphAddMemAllocNode(graph, [], 0, wanted)
    assert int(wanted.dptr) != 0
    assert cuda.cuGraphMemAllocNodeGetParams(node).dptr == wanted.dptr
    fill = cuda.CUDA_MEMSET_NODE_PARAMS(dst=wanted.dptr, value=1, elementSize=1, width=64, height=1)
    filled = cuda.cuGraphAddMemsetNode(graph, [node], 1, fill, cuda.context)
    freed = cuda.cuGraphAddMemFreeNode(graph, [filled], 1, wanted.dptr)
    assert cuda.cuGraphMemFreeNodeGetParams(freed) == wanted.dptr
    ready = cuda.cuGraphInstantiate(graph, 0)
    for _ in range(2):
        cuda.cuGraphLaunch(ready, stream)
    cuda.cuStreamSynchronize(stream)
    used = cuda.cuDeviceGetGraphMemAttribute(cuda.device, cuda.CUgraphMem_attribute.CU_GRAPH_MEM_ATTR_USED_MEM_HIGH)
    assert isinstance(used, cuda.cuuint64_t) and int(used) >= 1 << 16
    cuda.cuGraphExecDestroy(ready)
    cuda.cuDeviceGraphMemTrim(cuda.device)


def test_an_executable_graph_is_updated(cuda: Face, graph: Any, stream: Any) -> None:
    pointer = cuda.upload(bytes(8))
    fill = cuda.CUDA_MEMSET_NODE_PARAMS(dst=pointer, value=1, elementSize=1, width=8, height=1)
    cuda.cuGraphAddMemsetNode(graph, [], 0, fill, cuda.context)
    ready = cuda.cuGraphInstantiate(graph, 0)
    changed = cuda.cuGraphCreate(0)
    fill.value = 2
    cuda.cuGraphAddMemsetNode(changed, [], 0, fill, cuda.context)
    result = cuda.cuGraphExecUpdate(ready, changed)
    assert isinstance(result, cuda.CUgraphExecUpdateResultInfo)
    assert result.result == cuda.CUgraphExecUpdateResult.CU_GRAPH_EXEC_UPDATE_SUCCESS
    cuda.cuGraphLaunch(ready, stream)
    cuda.cuStreamSynchronize(stream)
    assert cuda.download(pointer, 8) == b"\2" * 8
    cuda.cuGraphExecDestroy(ready)
    cuda.cuGraphDestroy(changed)
    cuda.cuMemFree(pointer)


def test_instantiation_with_parameters_uploads_the_graph(cuda: Face, graph: Any, stream: Any) -> None:
    cuda.cuGraphAddEmptyNode(graph, [], 0)
    upload = cuda.CUgraphInstantiate_flags.CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD
    wanted = cuda.CUDA_GRAPH_INSTANTIATE_PARAMS(flags=int(upload), hUploadStream=stream)
    ready = cuda.cuGraphInstantiateWithParams(graph, wanted)
    assert wanted.result_out == cuda.CUgraphInstantiateResult.CUDA_GRAPH_INSTANTIATE_SUCCESS
    cuda.cuGraphLaunch(ready, stream)
    cuda.cuStreamSynchronize(stream)
    cuda.cuGraphExecDestroy(ready)


def test_a_graph_is_drawn(cuda: Face, graph: Any, tmp_path: Path) -> None:
    cuda.cuGraphAddEmptyNode(graph, [], 0)
    path = tmp_path / "graph.dot"
    cuda.cuGraphDebugDotPrint(graph, str(path), 0)
    assert path.read_text().lstrip().startswith("digraph")
