/* Kinds of nodes that graph.c lacks: memory of graphs, and the one function that reads or sets parameters of any node. */
#include "behaviour.h"

#define NODE_ENTRY(handle, name, of) \
    READY; \
    LOCKED; \
    struct node *name = object_get(handle, NODE); \
    REQUIRE(name && name->operation.kind == of, CUDA_ERROR_INVALID_VALUE)

/* Memory of graphs has its address from the beginning, and exists until neither a graph nor a user has it. */

static void last_use(struct allocation *allocation)
{
    if (!allocation->graphs && !allocation->taken)
        release(allocation);
}

static void take(struct allocation *allocation, int taken)
{
    if (allocation->taken != taken)
        graph_memory_used(allocation->device, taken ? (int64_t)allocation->size : -(int64_t)allocation->size);
    allocation->taken = taken;
}

void graph_memory_keep(const struct operation *operation)
{
    if (operation->kind == ALLOC)
        operation->allocation->graphs++;
}

void graph_memory_drop(const struct operation *operation)
{
    if (operation->kind != ALLOC)
        return;
    operation->allocation->graphs--;
    last_use(operation->allocation);
}

/* Freed by somebody, or by a node. */
int graph_memory_freed(struct allocation *allocation)
{
    if (!allocation->of_graph)
        return 0;
    take(allocation, 0);
    last_use(allocation);
    return 1;
}

/* A launch begins. Memory that is still allocated must be freed before, or by the launch. */
int graph_memory_launch(const struct graph *graph, int automatic)
{
    for (size_t i = 0; i < graph->count; i++) {
        const struct operation *operation = &graph->nodes[i]->operation;
        REQUIRE(operation->kind != ALLOC || !operation->allocation->taken || automatic, CUDA_ERROR_INVALID_VALUE);
    }
    for (size_t i = 0; i < graph->count; i++)
        if (graph->nodes[i]->operation.kind == ALLOC)
            take(graph->nodes[i]->operation.allocation, 1);
    for (size_t i = 0; i < graph->count; i++)
        if (graph->nodes[i]->operation.kind == RETURN)
            take(graph->nodes[i]->operation.allocation, 0);
    return CUDA_SUCCESS;
}

int has_memory(const struct graph *graph)
{
    for (size_t i = 0; i < graph->count; i++)
        if (graph->nodes[i]->operation.kind == ALLOC || graph->nodes[i]->operation.kind == RETURN)
            return 1;
    return 0;
}

int cuGraphAddMemAllocNode(void *out, void *graph, void *after, uint64_t count, void *parameters)
{
    CURRENT(context);
    LOCKED;
    CUDA_MEM_ALLOC_NODE_PARAMS_v1_st *given = parameters;
    REQUIRE(out && given && given->bytesize && !given->poolProps.handleTypes, CUDA_ERROR_INVALID_VALUE);
    uint32_t kind = given->poolProps.allocType, place = given->poolProps.location.type;
    int device = given->poolProps.location.id;
    REQUIRE(kind == CU_MEM_ALLOCATION_TYPE_PINNED || kind == CU_MEM_ALLOCATION_TYPE_MANAGED, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(place == CU_MEM_LOCATION_TYPE_DEVICE || place == CU_MEM_LOCATION_TYPE_HOST, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(place == CU_MEM_LOCATION_TYPE_HOST || (0 <= device && device < DEVICES), CUDA_ERROR_INVALID_VALUE);
    const CUmemAccessDesc_st *peers = given->accessDescs;
    for (uint64_t i = 0; i < given->accessDescCount; i++)
        REQUIRE(peers[i].location.type == CU_MEM_LOCATION_TYPE_DEVICE && 0 <= peers[i].location.id &&
                peers[i].location.id < DEVICES && peers[i].flags == CU_MEM_ACCESS_FLAGS_PROT_READWRITE, CUDA_ERROR_INVALID_VALUE);
    enum memory memory = kind == CU_MEM_ALLOCATION_TYPE_MANAGED ? MANAGED_MEMORY
                         : place == CU_MEM_LOCATION_TYPE_HOST   ? HOST_MEMORY : DEVICE_MEMORY;
    struct operation operation = {.kind = ALLOC};
    int error = allocate(context, memory, given->bytesize, &operation.allocation);
    REQUIRE(!error, error);
    struct allocation *made = operation.allocation;
    made->of_graph = malloc(sizeof *given);
    *made->of_graph = *given;
    if (given->accessDescCount) {
        size_t size = given->accessDescCount * sizeof *peers;
        made->of_graph->accessDescs = memcpy(malloc(size), peers, size);
    }
    given->dptr = made->of_graph->dptr = made->address;
    error = node_add(out, graph, after, count, &operation);
    if (error)
        release(made);
    return error;
}

int cuGraphMemAllocNodeGetParams(void *handle, void *out)
{
    NODE_ENTRY(handle, node, ALLOC);
    SET(out, CUDA_MEM_ALLOC_NODE_PARAMS_v1_st, *node->operation.allocation->of_graph);
    return CUDA_SUCCESS;
}

int cuGraphAddMemFreeNode(void *out, void *graph, void *after, uint64_t count, uint64_t address)
{
    READY;
    LOCKED;
    struct allocation *allocation = allocation_at(address, 0);
    REQUIRE(allocation && allocation->address == address && allocation->of_graph, CUDA_ERROR_INVALID_VALUE);
    return node_add(out, graph, after, count, &(struct operation){.kind = RETURN, .allocation = allocation});
}

int cuGraphMemFreeNodeGetParams(void *handle, void *out)
{
    NODE_ENTRY(handle, node, RETURN);
    SET(out, uint64_t, node->operation.allocation->address);
    return CUDA_SUCCESS;
}

/* Copies. */

static uint32_t memory_type(uint64_t address)
{
    struct allocation *allocation = allocation_at(address, 0);
    int host = !allocation || allocation->memory == HOST_MEMORY || allocation->memory == REGISTERED_MEMORY;
    return host ? CU_MEMORYTYPE_HOST : CU_MEMORYTYPE_DEVICE;
}

int cuGraphMemcpyNodeGetParams(void *handle, void *out)
{
    NODE_ENTRY(handle, node, COPY);
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    const struct operation *o = &node->operation;
    CUDA_MEMCPY3D_st found = {
        .srcMemoryType = memory_type(o->copy.from), .dstMemoryType = memory_type(o->copy.to), .WidthInBytes = o->copy.width,
        .Height = o->copy.height, .Depth = o->copy.depth,
    };
    if (o->copy.height > 1 || o->copy.depth > 1)
        found.srcPitch = o->copy.from_pitch, found.dstPitch = o->copy.to_pitch;
    if (found.srcMemoryType == CU_MEMORYTYPE_HOST)
        found.srcHost = (void *)o->copy.from;
    else
        found.srcDevice = o->copy.from;
    if (found.dstMemoryType == CU_MEMORYTYPE_HOST)
        found.dstHost = (void *)o->copy.to;
    else
        found.dstDevice = o->copy.to;
    SET(out, CUDA_MEMCPY3D_st, found);
    return CUDA_SUCCESS;
}

int cuGraphMemcpyNodeSetParams(void *handle, void *parameters)
{
    NODE_ENTRY(handle, node, COPY);
    struct operation operation;
    REQUIRE(parameters && copy_operation(parameters, &operation), CUDA_ERROR_INVALID_VALUE);
    node->operation = operation;
    return CUDA_SUCCESS;
}

/* Events. */

static int event_get(void *handle, void *out, uint32_t kind)
{
    NODE_ENTRY(handle, node, kind);
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    SET(out, void *, node->operation.event);
    return CUDA_SUCCESS;
}

static int event_set(void *handle, void *event, uint32_t kind)
{
    NODE_ENTRY(handle, node, kind);
    REQUIRE(object_get(event, EVENT), CUDA_ERROR_INVALID_VALUE);
    node->operation.event = event;
    return CUDA_SUCCESS;
}

int cuGraphEventRecordNodeGetEvent(void *node, void *out) { return event_get(node, out, EVENT_RECORD); }
int cuGraphEventRecordNodeSetEvent(void *node, void *event) { return event_set(node, event, EVENT_RECORD); }
int cuGraphEventWaitNodeGetEvent(void *node, void *out) { return event_get(node, out, EVENT_WAIT); }
int cuGraphEventWaitNodeSetEvent(void *node, void *event) { return event_set(node, event, EVENT_WAIT); }

/* One function for all kinds. */

static int child_set(void *handle, void *child_handle)
{
    NODE_ENTRY(handle, node, CHILD);
    struct graph *child = object_get(child_handle, GRAPH);
    REQUIRE(child && child != node->graph && child != node->operation.child, CUDA_ERROR_INVALID_VALUE);
    struct graph *made = graph_copy(child);
    graph_end(node->operation.child);
    node->operation.child = made;
    return CUDA_SUCCESS;
}

/* Attributes of kernels: nodes keep no other one than the cluster, as launches. */

int cuGraphKernelNodeGetAttribute(void *handle, uint32_t attribute, void *out)
{
    NODE_ENTRY(handle, node, LAUNCH);
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    CUlaunchAttributeValue_union found = {0};
    if (attribute == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION) {
        const uint32_t *cluster = node->operation.launch.cluster;
        found.clusterDim.x = cluster[0], found.clusterDim.y = cluster[1], found.clusterDim.z = cluster[2];
    }
    SET(out, CUlaunchAttributeValue_union, found);
    return CUDA_SUCCESS;
}

int cuGraphNodeGetParams(void *handle, void *out)
{
    READY;
    LOCKED;
    struct node *node = object_get(handle, NODE);
    REQUIRE(node && out, CUDA_ERROR_INVALID_VALUE);
    CUgraphNodeParams_st found = {0};
    const struct operation *operation = &node->operation;
    switch (operation->kind) {
    case CONDITIONAL:
        found.type = CU_GRAPH_NODE_TYPE_CONDITIONAL;
        found.conditional.handle = (uint64_t)operation->conditional.condition;
        found.conditional.type = operation->conditional.type;
        found.conditional.size = operation->conditional.size;
        found.conditional.phGraph_out = operation->conditional.bodies;
        break;
    case CHILD:
        found.type = CU_GRAPH_NODE_TYPE_GRAPH;
        found.graph.graph = operation->child;
        break;
    case LAUNCH:
        found.type = CU_GRAPH_NODE_TYPE_KERNEL;
        cuGraphKernelNodeGetParams_v2(handle, &found.kernel);
        break;
    case FILL:
        found.type = CU_GRAPH_NODE_TYPE_MEMSET;
        cuGraphMemsetNodeGetParams(handle, &found.memset);
        break;
    case COPY:
        found.type = CU_GRAPH_NODE_TYPE_MEMCPY;
        cuGraphMemcpyNodeGetParams(handle, &found.memcpy.copyParams);
        break;
    case HOST_CALL:
        found.type = CU_GRAPH_NODE_TYPE_HOST;
        cuGraphHostNodeGetParams(handle, &found.host);
        break;
    case EVENT_RECORD:
        found.type = CU_GRAPH_NODE_TYPE_EVENT_RECORD;
        found.eventRecord.event = operation->event;
        break;
    case EVENT_WAIT:
        found.type = CU_GRAPH_NODE_TYPE_WAIT_EVENT;
        found.eventWait.event = operation->event;
        break;
    default: return CUDA_ERROR_NOT_SUPPORTED;
    }
    SET(out, CUgraphNodeParams_st, found);
    return CUDA_SUCCESS;
}

int cuGraphNodeSetParams(void *node, void *parameters)
{
    const CUgraphNodeParams_st *given = parameters;
    REQUIRE(given, CUDA_ERROR_INVALID_VALUE);
    switch (given->type) {
    case CU_GRAPH_NODE_TYPE_GRAPH: return child_set(node, given->graph.graph);
    case CU_GRAPH_NODE_TYPE_KERNEL: return cuGraphKernelNodeSetParams_v2(node, (void *)&given->kernel);
    case CU_GRAPH_NODE_TYPE_MEMSET: return cuGraphMemsetNodeSetParams(node, (void *)&given->memset);
    case CU_GRAPH_NODE_TYPE_HOST: return cuGraphHostNodeSetParams(node, (void *)&given->host);
    case CU_GRAPH_NODE_TYPE_MEMCPY: return cuGraphMemcpyNodeSetParams(node, (void *)&given->memcpy.copyParams);
    case CU_GRAPH_NODE_TYPE_WAIT_EVENT: return cuGraphEventWaitNodeSetEvent(node, given->eventWait.event);
    case CU_GRAPH_NODE_TYPE_EVENT_RECORD: return cuGraphEventRecordNodeSetEvent(node, given->eventRecord.event);
    default: return CUDA_ERROR_NOT_SUPPORTED;
    }
}

/* Executable graphs: their nodes are like those of graphs. */

#define EXEC_NODE(exec_handle, node_handle, name) \
    READY; \
    LOCKED; \
    struct exec *exec_ = object_get(exec_handle, EXEC); \
    REQUIRE(exec_, CUDA_ERROR_INVALID_VALUE); \
    struct node *name = exec_node(exec_, node_handle); \
    REQUIRE(name, CUDA_ERROR_INVALID_VALUE)

int cuGraphExecMemcpyNodeSetParams(void *handle, void *original, void *parameters, void *context)
{
    (void)context;
    EXEC_NODE(handle, original, node);
    struct operation changed, *former = &node->operation;
    REQUIRE(parameters && former->kind == COPY && copy_operation(parameters, &changed), CUDA_ERROR_INVALID_VALUE);
    REQUIRE(memory_type(changed.copy.from) == memory_type(former->copy.from), CUDA_ERROR_INVALID_VALUE);
    REQUIRE(memory_type(changed.copy.to) == memory_type(former->copy.to), CUDA_ERROR_INVALID_VALUE);
    return cuGraphMemcpyNodeSetParams(node, parameters);
}

int cuGraphExecEventRecordNodeSetEvent(void *handle, void *original, void *event)
{
    EXEC_NODE(handle, original, node);
    return cuGraphEventRecordNodeSetEvent(node, event);
}

int cuGraphExecEventWaitNodeSetEvent(void *handle, void *original, void *event)
{
    EXEC_NODE(handle, original, node);
    return cuGraphEventWaitNodeSetEvent(node, event);
}

int cuGraphExecChildGraphNodeSetParams(void *handle, void *original, void *child_handle)
{
    EXEC_NODE(handle, original, node);
    struct graph *child = object_get(child_handle, GRAPH);
    REQUIRE(child && node->operation.kind == CHILD, CUDA_ERROR_INVALID_VALUE);
    struct node *different;
    REQUIRE(!graph_difference(node->operation.child, child, &different), CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE);
    return child_set(node, child);
}

int cuGraphExecNodeSetParams(void *exec, void *node, void *parameters)
{
    const CUgraphNodeParams_st *given = parameters;
    REQUIRE(given, CUDA_ERROR_INVALID_VALUE);
    switch (given->type) {
    case CU_GRAPH_NODE_TYPE_GRAPH: return cuGraphExecChildGraphNodeSetParams(exec, node, given->graph.graph);
    case CU_GRAPH_NODE_TYPE_KERNEL: return cuGraphExecKernelNodeSetParams_v2(exec, node, (void *)&given->kernel);
    case CU_GRAPH_NODE_TYPE_MEMSET: return cuGraphExecMemsetNodeSetParams(exec, node, (void *)&given->memset, given->memset.ctx);
    case CU_GRAPH_NODE_TYPE_HOST: return cuGraphExecHostNodeSetParams(exec, node, (void *)&given->host);
    case CU_GRAPH_NODE_TYPE_MEMCPY: return cuGraphExecMemcpyNodeSetParams(exec, node, (void *)&given->memcpy.copyParams, given->memcpy.copyCtx);
    case CU_GRAPH_NODE_TYPE_WAIT_EVENT: return cuGraphExecEventWaitNodeSetEvent(exec, node, given->eventWait.event);
    case CU_GRAPH_NODE_TYPE_EVENT_RECORD: return cuGraphExecEventRecordNodeSetEvent(exec, node, given->eventRecord.event);
    default: return CUDA_ERROR_NOT_SUPPORTED;
    }
}
