/* Graphs. */
#include "behaviour.h"

#include <stdio.h>

static uint32_t next_graph = 1;

struct graph *graph_new(void)
{
    struct graph *graph = object_new(GRAPH, sizeof *graph);
    graph->id = next_graph++;
    return graph;
}

struct node **nodes_copy(struct node *const *nodes, size_t count)
{
    struct node **copy = calloc(count + 1, sizeof *copy);
    if (count)
        memcpy(copy, nodes, count * sizeof *copy);
    return copy;
}

static void own_parameters(struct operation *operation)
{
    if (operation->kind != LAUNCH)
        return;
    size_t size = operation->launch.kernel->parameters.size;
    unsigned char *copy = malloc(size + 1);
    memcpy(copy, operation->launch.parameters, size);
    operation->launch.parameters = copy;
}

struct node *node_new(struct graph *graph, const struct operation *operation, struct node *const *after, size_t count)
{
    struct node *node = object_new(NODE, sizeof *node);
    node->graph = graph;
    node->operation = *operation;
    own_parameters(&node->operation);
    graph_memory_keep(operation);
    node->after = nodes_copy(after, count);
    node->edges = calloc(count + 1, sizeof *node->edges);
    node->after_count = count;
    node->id = graph->next_node++;
    node->enabled = 1;
    graph->nodes = realloc(graph->nodes, (graph->count + 1) * sizeof *graph->nodes);
    graph->nodes[graph->count++] = node;
    return node;
}

static void disconnect(struct node *node, const struct node *from)
{
    size_t kept = 0;
    for (size_t i = 0; i < node->after_count; i++)
        if (node->after[i] != from) {
            node->edges[kept] = node->edges[i];
            node->after[kept++] = node->after[i];
        }
    node->after_count = kept;
}

static void node_end(struct node *node)
{
    const struct operation *operation = &node->operation;
    graph_memory_drop(operation);
    if (operation->kind == CHILD)
        graph_end(operation->child);
    for (uint32_t i = 0; operation->kind == CONDITIONAL && i < operation->conditional.size; i++)
        graph_end(operation->conditional.bodies[i]);
    object_end(node);
}

void graph_end(struct graph *graph)
{
    for (size_t i = 0; i < graph->count; i++)
        node_end(graph->nodes[i]);
    release_retained(graph);
    object_end(graph);
}

/* The nodes in an order in which each comes after its dependencies; fewer than all if there is a cycle. */
size_t nodes_in_order(const struct graph *graph, struct node **order)
{
    size_t placed = 0;
    for (int again = 1; again;) {
        again = 0;
        for (size_t i = 0; i < graph->count; i++) {
            struct node *node = graph->nodes[i];
            int ready = 1;
            for (size_t j = 0; j < placed; j++)
                ready &= order[j] != node;
            for (size_t d = 0; ready && d < node->after_count; d++) {
                size_t j = 0;
                while (j < placed && order[j] != node->after[d])
                    j++;
                ready = j < placed;
            }
            if (ready) {
                order[placed++] = node;
                again = 1;
            }
        }
    }
    return placed;
}

/* Submit the work of a graph as it is now. Later changes are for later launches. */
static int submit_graph(struct stream *stream, const struct graph *graph)
{
    struct node **order = nodes_copy(graph->nodes, graph->count);
    size_t count = nodes_in_order(graph, order);
    int error = CUDA_SUCCESS;
    for (size_t i = 0; i < count && !error; i++) {
        const struct operation *operation = &order[i]->operation;
        if (order[i]->enabled)
            error = operation->kind == CHILD ? submit_graph(stream, operation->child) : submit(stream, operation);
    }
    free(order);
    return error;
}

#define GRAPH_ENTRY(handle, name) \
    READY; \
    LOCKED; \
    struct graph *name = object_get(handle, GRAPH); \
    REQUIRE(name, CUDA_ERROR_INVALID_VALUE)
#define NODE_ENTRY(handle, name) \
    READY; \
    LOCKED; \
    struct node *name = object_get(handle, NODE); \
    REQUIRE(name, CUDA_ERROR_INVALID_VALUE)

int cuGraphCreate(void *out, uint32_t flags)
{
    READY;
    LOCKED;
    REQUIRE(out && flags == 0, CUDA_ERROR_INVALID_VALUE);
    SET(out, void *, graph_new());
    return CUDA_SUCCESS;
}

int cuGraphDestroy(void *handle)
{
    GRAPH_ENTRY(handle, graph);
    REQUIRE(!graph->is_inner, CUDA_ERROR_INVALID_VALUE);
    graph_end(graph);
    return CUDA_SUCCESS;
}

/* Nodes. */

int node_add(void *out, void *handle, void *after, uint64_t count, const struct operation *operation)
{
    GRAPH_ENTRY(handle, graph);
    REQUIRE(out && (after || !count), CUDA_ERROR_INVALID_VALUE);
    for (uint64_t i = 0; i < count; i++) {
        struct node *node = object_get(((void **)after)[i], NODE);
        REQUIRE(node && node->graph == graph, CUDA_ERROR_INVALID_VALUE);
        for (uint64_t j = 0; j < i; j++)
            REQUIRE(((void **)after)[j] != node, CUDA_ERROR_INVALID_VALUE); /* as an H200 with driver 580 */
    }
    SET(out, void *, node_new(graph, operation, after, count));
    return CUDA_SUCCESS;
}

int cuGraphAddEmptyNode(void *out, void *graph, void *after, uint64_t count)
{
    return node_add(out, graph, after, count, &(struct operation){.kind = NOTHING});
}

int cuGraphAddHostNode(void *out, void *graph, void *after, uint64_t count, void *parameters)
{
    const CUDA_HOST_NODE_PARAMS_st *given = parameters;
    REQUIRE(given && given->fn, CUDA_ERROR_INVALID_VALUE);
    return node_add(out, graph, after, count, &(struct operation){.kind = HOST_CALL, .call = {given->fn, given->userData, NULL}});
}

static struct operation fill_operation(const CUDA_MEMSET_NODE_PARAMS_st *given)
{
    return (struct operation){
        .kind = FILL, .fill = {given->dst, given->pitch, given->width, given->height, given->value, given->elementSize},
    };
}

int cuGraphAddMemsetNode(void *out, void *graph, void *after, uint64_t count, void *parameters, void *context)
{
    (void)context;
    const CUDA_MEMSET_NODE_PARAMS_st *given = parameters;
    REQUIRE(given && given->width && given->height, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(given->elementSize == 1 || given->elementSize == 2 || given->elementSize == 4, CUDA_ERROR_INVALID_VALUE);
    uint64_t size = (given->height - 1) * given->pitch + given->width * given->elementSize;
    REQUIRE(allocation_at(given->dst, size), CUDA_ERROR_INVALID_VALUE);
    struct operation operation = fill_operation(given);
    return node_add(out, graph, after, count, &operation);
}

int cuGraphAddMemcpyNode(void *out, void *graph, void *after, uint64_t count, void *parameters, void *context)
{
    (void)context;
    struct operation operation;
    REQUIRE(parameters && copy_operation(parameters, &operation) && operation.copy.width, CUDA_ERROR_INVALID_VALUE);
    return node_add(out, graph, after, count, &operation);
}

static int kernel_operation(const CUDA_KERNEL_NODE_PARAMS_v2_st *given, struct operation *operation)
{
    CURRENT(context);
    LOCKED;
    *operation = (struct operation){.kind = LAUNCH, .launch = {
        .grid = {given->gridDimX, given->gridDimY, given->gridDimZ},
        .block = {given->blockDimX, given->blockDimY, given->blockDimZ}, .shared = given->sharedMemBytes,
        .is_function = given->func != NULL,
    }};
    return launch_checked(context, operation, given->func ? given->func : given->kern, given->kernelParams, given->extra);
}

int cuGraphAddKernelNode_v2(void *out, void *graph, void *after, uint64_t count, void *parameters)
{
    LOCKED; /* until the node has the arguments */
    struct operation operation;
    REQUIRE(parameters, CUDA_ERROR_INVALID_VALUE);
    int error = kernel_operation(parameters, &operation);
    if (!error)
        error = node_add(out, graph, after, count, &operation);
    return error;
}

int cuGraphAddKernelNode(void *out, void *graph, void *after, uint64_t count, void *parameters)
{
    CUDA_KERNEL_NODE_PARAMS_v2_st given = {0};
    REQUIRE(parameters, CUDA_ERROR_INVALID_VALUE);
    memcpy(&given, parameters, sizeof(CUDA_KERNEL_NODE_PARAMS_st));
    return cuGraphAddKernelNode_v2(out, graph, after, count, &given);
}

static int has_conditional(const struct graph *graph)
{
    for (size_t i = 0; i < graph->count; i++)
        if (graph->nodes[i]->operation.kind == CONDITIONAL)
            return 1;
    return 0;
}

int cuGraphAddChildGraphNode(void *out, void *graph, void *after, uint64_t count, void *child_handle)
{
    LOCKED;
    struct graph *child = object_get(child_handle, GRAPH);
    REQUIRE(child && child_handle != graph, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(!child->is_inner && !has_conditional(child) && !has_memory(child), CUDA_ERROR_NOT_SUPPORTED);
    struct operation operation = {.kind = CHILD, .child = graph_copy(child)};
    int error = node_add(out, graph, after, count, &operation);
    if (error)
        graph_end(operation.child);
    return error;
}

int cuGraphAddEventRecordNode(void *out, void *graph, void *after, uint64_t count, void *event)
{
    LOCKED;
    REQUIRE(object_get(event, EVENT), CUDA_ERROR_INVALID_VALUE);
    return node_add(out, graph, after, count, &(struct operation){.kind = EVENT_RECORD, .event = event});
}

int cuGraphAddEventWaitNode(void *out, void *graph, void *after, uint64_t count, void *event)
{
    LOCKED;
    REQUIRE(object_get(event, EVENT), CUDA_ERROR_INVALID_VALUE);
    return node_add(out, graph, after, count, &(struct operation){.kind = EVENT_WAIT, .event = event});
}

static int node_added(void *out, void *graph, void *after, uint64_t count, void *parameters)
{
    CUgraphNodeParams_st *given = parameters;
    REQUIRE(given, CUDA_ERROR_INVALID_VALUE);
    switch (given->type) {
    case CU_GRAPH_NODE_TYPE_KERNEL: return cuGraphAddKernelNode_v2(out, graph, after, count, &given->kernel);
    case CU_GRAPH_NODE_TYPE_MEMCPY: return cuGraphAddMemcpyNode(out, graph, after, count, &given->memcpy.copyParams, NULL);
    case CU_GRAPH_NODE_TYPE_MEMSET: return cuGraphAddMemsetNode(out, graph, after, count, &given->memset, NULL);
    case CU_GRAPH_NODE_TYPE_HOST: return cuGraphAddHostNode(out, graph, after, count, &given->host);
    case CU_GRAPH_NODE_TYPE_GRAPH: return cuGraphAddChildGraphNode(out, graph, after, count, given->graph.graph);
    case CU_GRAPH_NODE_TYPE_EMPTY: return cuGraphAddEmptyNode(out, graph, after, count);
    case CU_GRAPH_NODE_TYPE_WAIT_EVENT: return cuGraphAddEventWaitNode(out, graph, after, count, given->eventWait.event);
    case CU_GRAPH_NODE_TYPE_EVENT_RECORD: return cuGraphAddEventRecordNode(out, graph, after, count, given->eventRecord.event);
    case CU_GRAPH_NODE_TYPE_MEM_ALLOC: return cuGraphAddMemAllocNode(out, graph, after, count, &given->alloc);
    case CU_GRAPH_NODE_TYPE_MEM_FREE: return cuGraphAddMemFreeNode(out, graph, after, count, given->free.dptr);
    case CU_GRAPH_NODE_TYPE_CONDITIONAL: {
        LOCKED;
        struct operation operation;
        REQUIRE(conditional_operation(&given->conditional, &operation), CUDA_ERROR_INVALID_VALUE);
        return node_add(out, graph, after, count, &operation);
    }
    default: return CUDA_ERROR_NOT_SUPPORTED;
    }
}

int cuGraphAddNode_v2(void *out, void *graph, void *after, void *edges, uint64_t count, void *parameters)
{
    LOCKED;
    int error = node_added(out, graph, after, count, parameters);
    if (!error && edges)
        memcpy((*(struct node **)out)->edges, edges, count * sizeof(CUgraphEdgeData_st));
    return error;
}

int cuGraphAddNode(void *out, void *graph, void *after, uint64_t count, void *parameters)
{
    return cuGraphAddNode_v2(out, graph, after, NULL, count, parameters);
}

int cuGraphDestroyNode(void *handle)
{
    NODE_ENTRY(handle, node);
    struct graph *graph = node->graph;
    REQUIRE(!has_memory(graph), CUDA_ERROR_NOT_SUPPORTED);
    size_t kept = 0;
    for (size_t i = 0; i < graph->count; i++) {
        disconnect(graph->nodes[i], node);
        if (graph->nodes[i] != node)
            graph->nodes[kept++] = graph->nodes[i];
    }
    graph->count = kept;
    node_end(node);
    return CUDA_SUCCESS;
}

static const CUgraphEdgeData_st *edge(const struct node *before, const struct node *node)
{
    for (size_t i = 0; i < node->after_count; i++)
        if (node->after[i] == before)
            return &node->edges[i];
    return NULL;
}

int has_data(const CUgraphEdgeData_st *edges, size_t count)
{
    for (size_t i = 0; edges && i < count; i++)
        if (memcmp(&edges[i], &(CUgraphEdgeData_st){0}, sizeof *edges))
            return 1;
    return 0;
}

int cuGraphAddDependencies_v2(void *handle, void *from, void *to, void *edges, uint64_t count)
{
    GRAPH_ENTRY(handle, graph);
    REQUIRE(!count || (from && to), CUDA_ERROR_INVALID_VALUE);
    for (uint64_t i = 0; i < count; i++) {
        struct node *before = object_get(((void **)from)[i], NODE), *node = object_get(((void **)to)[i], NODE);
        REQUIRE(before && node && before != node && before->graph == graph && node->graph == graph, CUDA_ERROR_INVALID_VALUE);
        REQUIRE(!edge(before, node), CUDA_ERROR_INVALID_VALUE);
        struct node **after = nodes_copy(node->after, node->after_count + 1);
        node->edges = realloc(node->edges, (node->after_count + 1) * sizeof *node->edges);
        node->edges[node->after_count] = edges ? ((CUgraphEdgeData_st *)edges)[i] : (CUgraphEdgeData_st){0};
        after[node->after_count++] = before;
        node->after = after;
    }
    return CUDA_SUCCESS;
}

int cuGraphAddDependencies(void *graph, void *from, void *to, uint64_t count)
{
    return cuGraphAddDependencies_v2(graph, from, to, NULL, count);
}

int cuGraphRemoveDependencies_v2(void *handle, void *from, void *to, void *edges, uint64_t count)
{
    GRAPH_ENTRY(handle, graph);
    REQUIRE(!has_memory(graph), CUDA_ERROR_NOT_SUPPORTED);
    for (uint64_t i = 0; i < count; i++) {
        struct node *node = object_get(((void **)to)[i], NODE);
        REQUIRE(node && node->graph == graph, CUDA_ERROR_INVALID_VALUE);
        const CUgraphEdgeData_st *present = edge(((void **)from)[i], node);
        const CUgraphEdgeData_st given = edges ? ((CUgraphEdgeData_st *)edges)[i] : (CUgraphEdgeData_st){0};
        REQUIRE(present && !memcmp(present, &given, sizeof given), CUDA_ERROR_INVALID_VALUE);
        disconnect(node, ((struct node **)from)[i]);
    }
    return CUDA_SUCCESS;
}

int cuGraphRemoveDependencies(void *graph, void *from, void *to, uint64_t count)
{
    return cuGraphRemoveDependencies_v2(graph, from, to, NULL, count);
}

/* Queries. Without an array, only the number is returned. Unused room is filled with NULL. */

static int answer(struct node *const *nodes, size_t found, void **array, uint64_t *count)
{
    REQUIRE(count, CUDA_ERROR_INVALID_VALUE);
    for (uint64_t i = 0; array && i < *count; i++)
        array[i] = i < found ? nodes[i] : NULL;
    *count = array && *count < found ? *count : found;
    return CUDA_SUCCESS;
}

int cuGraphGetNodes(void *handle, void *array, void *count)
{
    GRAPH_ENTRY(handle, graph);
    return answer(graph->nodes, graph->count, array, count);
}

int cuGraphGetRootNodes(void *handle, void *array, void *count)
{
    GRAPH_ENTRY(handle, graph);
    struct node **roots = nodes_copy(graph->nodes, graph->count);
    size_t found = 0;
    for (size_t i = 0; i < graph->count; i++)
        if (!graph->nodes[i]->after_count)
            roots[found++] = graph->nodes[i];
    int error = answer(roots, found, array, count);
    free(roots);
    return error;
}

int cuGraphGetEdges_v2(void *handle, void *from, void *to, void *edges, void *count)
{
    GRAPH_ENTRY(handle, graph);
    uint64_t found = 0, room = *(uint64_t *)count;
    for (size_t i = 0; i < graph->count; i++) {
        struct node *node = graph->nodes[i];
        for (size_t j = 0; j < node->after_count; j++, found++) {
            if (!from || !to || found >= room)
                continue;
            REQUIRE(edges || !has_data(&node->edges[j], 1), CUDA_ERROR_LOSSY_QUERY);
            ((void **)from)[found] = node->after[j];
            ((void **)to)[found] = node;
            if (edges)
                ((CUgraphEdgeData_st *)edges)[found] = node->edges[j];
        }
    }
    SET(count, uint64_t, from && room < found ? room : found);
    return CUDA_SUCCESS;
}

int cuGraphGetEdges(void *graph, void *from, void *to, void *count)
{
    return cuGraphGetEdges_v2(graph, from, to, NULL, count);
}

static void no_edges(void *edges, const void *count)
{
    if (edges && count)
        memset(edges, 0, *(const uint64_t *)count * sizeof(CUgraphEdgeData_st));
}

int cuGraphNodeGetDependencies_v2(void *handle, void *array, void *edges, void *count)
{
    NODE_ENTRY(handle, node);
    REQUIRE(!array || edges || !has_data(node->edges, node->after_count), CUDA_ERROR_LOSSY_QUERY);
    no_edges(edges, count);
    for (size_t i = 0; edges && count && i < node->after_count && i < *(uint64_t *)count; i++)
        ((CUgraphEdgeData_st *)edges)[i] = node->edges[i];
    return answer(node->after, node->after_count, array, count);
}

int cuGraphNodeGetDependencies(void *node, void *array, void *count)
{
    return cuGraphNodeGetDependencies_v2(node, array, NULL, count);
}

int cuGraphNodeGetDependentNodes_v2(void *handle, void *array, void *edges, void *count)
{
    NODE_ENTRY(handle, node);
    const struct graph *graph = node->graph;
    struct node **later = nodes_copy(graph->nodes, graph->count);
    size_t found = 0;
    no_edges(edges, count);
    for (size_t i = 0; i < graph->count; i++)
        for (size_t j = 0; j < graph->nodes[i]->after_count; j++)
            if (graph->nodes[i]->after[j] == node) {
                REQUIRE(!array || edges || !has_data(&graph->nodes[i]->edges[j], 1), CUDA_ERROR_LOSSY_QUERY);
                if (edges && count && found < *(uint64_t *)count)
                    ((CUgraphEdgeData_st *)edges)[found] = graph->nodes[i]->edges[j];
                later[found++] = graph->nodes[i];
            }
    int error = answer(later, found, array, count);
    free(later);
    return error;
}

int cuGraphNodeGetDependentNodes(void *node, void *array, void *count)
{
    return cuGraphNodeGetDependentNodes_v2(node, array, NULL, count);
}

static uint32_t type(const struct node *node)
{
    switch (node->operation.kind) {
    case COPY: return CU_GRAPH_NODE_TYPE_MEMCPY;
    case FILL: return CU_GRAPH_NODE_TYPE_MEMSET;
    case HOST_CALL:
    case STREAM_CALLBACK: return CU_GRAPH_NODE_TYPE_HOST;
    case LAUNCH: return CU_GRAPH_NODE_TYPE_KERNEL;
    case EVENT_RECORD: return CU_GRAPH_NODE_TYPE_EVENT_RECORD;
    case EVENT_WAIT: return CU_GRAPH_NODE_TYPE_WAIT_EVENT;
    case ALLOC: return CU_GRAPH_NODE_TYPE_MEM_ALLOC;
    case RETURN:
    case FREE: return CU_GRAPH_NODE_TYPE_MEM_FREE;
    case CHILD: return CU_GRAPH_NODE_TYPE_GRAPH;
    case CONDITIONAL: return CU_GRAPH_NODE_TYPE_CONDITIONAL;
    default: return CU_GRAPH_NODE_TYPE_EMPTY;
    }
}

int cuGraphNodeGetType(void *handle, void *out)
{
    NODE_ENTRY(handle, node);
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    SET(out, uint32_t, type(node));
    return CUDA_SUCCESS;
}

int cuGraphNodeGetContainingGraph(void *handle, void *out)
{
    NODE_ENTRY(handle, node);
    SET(out, void *, node->graph);
    return CUDA_SUCCESS;
}

int cuGraphNodeGetLocalId(void *handle, void *out)
{
    NODE_ENTRY(handle, node);
    SET(out, uint32_t, node->id);
    return CUDA_SUCCESS;
}

int cuGraphGetId(void *handle, void *out)
{
    GRAPH_ENTRY(handle, graph);
    SET(out, uint32_t, graph->id);
    return CUDA_SUCCESS;
}

int cuGraphHostNodeGetParams(void *handle, void *out)
{
    NODE_ENTRY(handle, node);
    REQUIRE(out && node->operation.kind == HOST_CALL, CUDA_ERROR_INVALID_VALUE);
    SET(out, CUDA_HOST_NODE_PARAMS_st, ((CUDA_HOST_NODE_PARAMS_st){node->operation.call.function, node->operation.call.data}));
    return CUDA_SUCCESS;
}

int cuGraphHostNodeSetParams(void *handle, void *parameters)
{
    NODE_ENTRY(handle, node);
    const CUDA_HOST_NODE_PARAMS_st *given = parameters;
    REQUIRE(given && given->fn && node->operation.kind == HOST_CALL, CUDA_ERROR_INVALID_VALUE);
    node->operation.call.function = given->fn;
    node->operation.call.data = given->userData;
    return CUDA_SUCCESS;
}

int cuGraphMemsetNodeGetParams(void *handle, void *out)
{
    NODE_ENTRY(handle, node);
    REQUIRE(out && node->operation.kind == FILL, CUDA_ERROR_INVALID_VALUE);
    SET(out, CUDA_MEMSET_NODE_PARAMS_st, ((CUDA_MEMSET_NODE_PARAMS_st){
        .dst = node->operation.fill.to, .pitch = node->operation.fill.pitch, .value = node->operation.fill.value,
        .elementSize = node->operation.fill.element, .width = node->operation.fill.width, .height = node->operation.fill.height,
    }));
    return CUDA_SUCCESS;
}

int cuGraphMemsetNodeSetParams(void *handle, void *parameters)
{
    NODE_ENTRY(handle, node);
    REQUIRE(parameters && node->operation.kind == FILL, CUDA_ERROR_INVALID_VALUE);
    node->operation = fill_operation(parameters);
    return CUDA_SUCCESS;
}

int cuGraphKernelNodeGetParams_v2(void *handle, void *out)
{
    NODE_ENTRY(handle, node);
    REQUIRE(out && node->operation.kind == LAUNCH, CUDA_ERROR_INVALID_VALUE);
    struct kernel *kernel = node->operation.launch.kernel;
    void **pointers = calloc((size_t)kernel->parameters.count + 1, sizeof *pointers);
    for (int i = 0; i < kernel->parameters.count; i++)
        pointers[i] = node->operation.launch.parameters + kernel->parameters.offsets[i];
    const uint32_t *grid = node->operation.launch.grid, *block = node->operation.launch.block;
    SET(out, CUDA_KERNEL_NODE_PARAMS_v2_st, ((CUDA_KERNEL_NODE_PARAMS_v2_st){
        .func = node->operation.launch.is_function ? kernel : NULL,
        .kern = node->operation.launch.is_function ? NULL : kernel, .gridDimX = grid[0], .gridDimY = grid[1], .gridDimZ = grid[2], .blockDimX = block[0],
        .blockDimY = block[1], .blockDimZ = block[2], .sharedMemBytes = node->operation.launch.shared,
        .kernelParams = pointers, .ctx = node->operation.launch.context,
    }));
    return CUDA_SUCCESS;
}

int cuGraphKernelNodeSetParams_v2(void *handle, void *parameters)
{
    NODE_ENTRY(handle, node);
    struct operation operation;
    REQUIRE(parameters && node->operation.kind == LAUNCH, CUDA_ERROR_INVALID_VALUE);
    int error = kernel_operation(parameters, &operation);
    if (error)
        return error;
    own_parameters(&operation);
    node->operation = operation;
    return CUDA_SUCCESS;
}

int cuGraphChildGraphNodeGetGraph(void *handle, void *out)
{
    NODE_ENTRY(handle, node);
    REQUIRE(out && node->operation.kind == CHILD, CUDA_ERROR_INVALID_VALUE);
    SET(out, void *, node->operation.child);
    return CUDA_SUCCESS;
}

int cuGraphDebugDotPrint(void *handle, void *path, uint32_t flags)
{
    GRAPH_ENTRY(handle, graph);
    (void)flags;
    FILE *file = path ? fopen(path, "w") : NULL;
    REQUIRE(file, CUDA_ERROR_INVALID_VALUE);
    fprintf(file, "digraph dot {\n");
    for (size_t i = 0; i < graph->count; i++) {
        fprintf(file, "\"%u\"[label=\"%u: type %u\"];\n", graph->nodes[i]->id, graph->nodes[i]->id, type(graph->nodes[i]));
        for (size_t j = 0; j < graph->nodes[i]->after_count; j++)
            fprintf(file, "\"%u\" -> \"%u\";\n", graph->nodes[i]->after[j]->id, graph->nodes[i]->id);
    }
    fprintf(file, "}\n");
    fclose(file);
    return CUDA_SUCCESS;
}

/* Copies of graphs. Executable graphs are copies, too. */

struct graph *graph_copy(const struct graph *from)
{
    struct graph *graph = graph_new();
    graph->is_inner = 1;
    retain_alike(graph, from);
    for (size_t i = 0; i < from->count; i++) {
        struct operation operation = from->nodes[i]->operation;
        if (operation.kind == CHILD)
            operation.child = graph_copy(operation.child);
        if (operation.kind == CONDITIONAL) {
            operation.conditional.bodies = calloc(operation.conditional.size, sizeof *operation.conditional.bodies);
            for (uint32_t b = 0; b < operation.conditional.size; b++)
                operation.conditional.bodies[b] = graph_copy(from->nodes[i]->operation.conditional.bodies[b]);
        }
        struct node *made = node_new(graph, &operation, from->nodes[i]->after, from->nodes[i]->after_count);
        memcpy(made->edges, from->nodes[i]->edges, made->after_count * sizeof *made->edges);
    }
    for (size_t i = 0; i < graph->count; i++)
        for (size_t d = 0; d < graph->nodes[i]->after_count; d++)
            for (size_t j = 0; j < from->count; j++)
                if (graph->nodes[i]->after[d] == from->nodes[j]) {
                    graph->nodes[i]->after[d] = graph->nodes[j];
                    break;
                }
    return graph;
}

int cuGraphClone(void *out, void *handle)
{
    GRAPH_ENTRY(handle, graph);
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(!has_conditional(graph), CUDA_ERROR_NOT_SUPPORTED);
    struct graph *made = graph_copy(graph);
    made->is_inner = 0;
    SET(out, void *, made);
    return CUDA_SUCCESS;
}

static int is_instantiated(const struct graph *graph)
{
    for (struct object *object = object_first(); object; object = object->next) {
        struct exec *exec = object->kind == EXEC ? (struct exec *)object : NULL;
        if (exec && graph->count && exec->originals[0] == graph->nodes[0])
            return 1;
    }
    return 0;
}

/* Whether the bodies of conditional nodes have only nodes that they support. */
static int can_run(const struct graph *graph, int in_body)
{
    for (size_t i = 0; i < graph->count; i++) {
        const struct operation *operation = &graph->nodes[i]->operation;
        switch (operation->kind) {
        case CONDITIONAL:
            for (uint32_t b = 0; b < operation->conditional.size; b++)
                REQUIRE(can_run(operation->conditional.bodies[b], 1), 0);
            break;
        case CHILD: REQUIRE(can_run(operation->child, in_body), 0); break;
        case LAUNCH:
        case NOTHING:
        case COPY:
        case FILL: break;
        default: REQUIRE(!in_body, 0);
        }
    }
    return 1;
}

int cuGraphInstantiateWithFlags(void *out, void *handle, uint64_t flags)
{
    GRAPH_ENTRY(handle, graph);
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    PERMITTED_NOW;
    struct node **order = nodes_copy(graph->nodes, graph->count);
    size_t placed = nodes_in_order(graph, order);
    free(order);
    REQUIRE(!graph->is_inner, CUDA_ERROR_NOT_SUPPORTED);
    REQUIRE(can_run(graph, 0), CUDA_ERROR_INVALID_VALUE);
    REQUIRE(placed == graph->count && !unused_condition(graph), CUDA_ERROR_INVALID_VALUE); /* no circle */
    REQUIRE(!has_memory(graph) || !is_instantiated(graph), CUDA_ERROR_NOT_SUPPORTED);
    struct exec *exec = object_new(EXEC, sizeof *exec);
    exec->graph = graph_copy(graph);
    exec->originals = nodes_copy(graph->nodes, graph->count);
    exec->flags = flags;
    SET(out, void *, exec);
    return CUDA_SUCCESS;
}

/* A node that cannot be in a graph that kernels launch. */
static struct node *forbidden_on_device(const struct graph *graph)
{
    for (size_t i = 0; i < graph->count; i++) {
        uint32_t kind = type(graph->nodes[i]);
        if (kind > CU_GRAPH_NODE_TYPE_MEMSET && kind != CU_GRAPH_NODE_TYPE_GRAPH && kind != CU_GRAPH_NODE_TYPE_EMPTY)
            return graph->nodes[i];
    }
    return NULL;
}

int cuGraphInstantiateWithParams(void *out, void *graph, void *parameters)
{
    CUDA_GRAPH_INSTANTIATE_PARAMS_st *given = parameters;
    REQUIRE(given, CUDA_ERROR_INVALID_VALUE);
    LOCKED;
    given->hErrNode_out = object_get(graph, GRAPH) && given->flags & CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH
                              ? forbidden_on_device(object_get(graph, GRAPH)) : NULL;
    given->result_out = CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED;
    REQUIRE(!given->hErrNode_out, CUDA_ERROR_NOT_SUPPORTED);
    int error = cuGraphInstantiateWithFlags(out, graph, given->flags);
    given->result_out = error ? CUDA_GRAPH_INSTANTIATE_ERROR : CUDA_GRAPH_INSTANTIATE_SUCCESS;
    if (error && object_get(graph, GRAPH) && !can_run(graph, 0))
        given->result_out = CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED;
    else if (error && object_get(graph, GRAPH) && unused_condition(graph))
        given->result_out = CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED;
    return error;
}

int cuGraphInstantiate_v2(void *out, void *graph, void *error_node, void *log, uint64_t size)
{
    if (error_node)
        SET(error_node, void *, NULL);
    if (log && size)
        *(char *)log = 0;
    return cuGraphInstantiateWithFlags(out, graph, 0);
}

#define EXEC_ENTRY(handle, name) \
    READY; \
    LOCKED; \
    struct exec *name = object_get(handle, EXEC); \
    REQUIRE(name, CUDA_ERROR_INVALID_VALUE)

int cuGraphExecDestroy(void *handle)
{
    EXEC_ENTRY(handle, exec);
    PERMITTED_NOW;
    graph_end(exec->graph);
    object_end(exec);
    return CUDA_SUCCESS;
}

int cuGraphExecGetFlags(void *handle, void *flags)
{
    EXEC_ENTRY(handle, exec);
    SET(flags, uint64_t, exec->flags);
    return CUDA_SUCCESS;
}

int cuGraphUpload(void *handle, void *stream)
{
    EXEC_ENTRY(handle, exec);
    REQUIRE(stream_get(stream), CUDA_ERROR_INVALID_HANDLE);
    return CUDA_SUCCESS;
}

int cuGraphLaunch(void *handle, void *stream_handle)
{
    CURRENT(context);
    EXEC_ENTRY(handle, exec);
    struct stream *stream = stream_get(stream_handle);
    REQUIRE(stream, CUDA_ERROR_INVALID_HANDLE);
    int error = forbidden_in_capture(stream);
    REQUIRE(!error, error);
    error = graph_memory_launch(exec->graph, (exec->flags & CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH) != 0);
    REQUIRE(!error, error);
    submit(stream, &(struct operation){.kind = ASSIGN, .child = exec->graph});
    return submit_graph(stream, exec->graph);
}

/* The node of an executable graph that was made from a node of its source graph. */
struct node *exec_node(const struct exec *exec, const void *original)
{
    for (size_t i = 0; i < exec->graph->count; i++)
        if (exec->originals[i] == original)
            return exec->graph->nodes[i];
    return NULL;
}

int cuGraphExecKernelNodeSetParams_v2(void *handle, void *node, void *parameters)
{
    EXEC_ENTRY(handle, exec);
    REQUIRE(exec_node(exec, node), CUDA_ERROR_INVALID_VALUE);
    return cuGraphKernelNodeSetParams_v2(exec_node(exec, node), parameters);
}

int cuGraphExecHostNodeSetParams(void *handle, void *node, void *parameters)
{
    EXEC_ENTRY(handle, exec);
    REQUIRE(exec_node(exec, node), CUDA_ERROR_INVALID_VALUE);
    return cuGraphHostNodeSetParams(exec_node(exec, node), parameters);
}

int cuGraphExecMemsetNodeSetParams(void *handle, void *node, void *parameters, void *context)
{
    EXEC_ENTRY(handle, exec);
    (void)context;
    struct node *own = exec_node(exec, node);
    const CUDA_MEMSET_NODE_PARAMS_st *given = parameters;
    REQUIRE(own && given && own->operation.kind == FILL, CUDA_ERROR_INVALID_VALUE);
    struct operation changed = fill_operation(given), *former = &own->operation;
    REQUIRE(given->height == former->fill.height, CUDA_ERROR_INVALID_VALUE);
    changed.fill.to = former->fill.to, changed.fill.value = former->fill.value; /* of rows, these alone change */
    REQUIRE(given->height == 1 || !memcmp(&changed.fill, &former->fill, sizeof changed.fill), CUDA_ERROR_INVALID_VALUE);
    return cuGraphMemsetNodeSetParams(own, parameters);
}

int cuGraphNodeSetEnabled(void *handle, void *node, uint32_t enabled)
{
    EXEC_ENTRY(handle, exec);
    struct node *own = exec_node(exec, node);
    REQUIRE(own && enabled <= 1, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(type(own) <= CU_GRAPH_NODE_TYPE_MEMSET, CUDA_ERROR_INVALID_VALUE);
    own->enabled = (int)enabled;
    return CUDA_SUCCESS;
}

int cuGraphNodeGetEnabled(void *handle, void *node, void *enabled)
{
    EXEC_ENTRY(handle, exec);
    struct node *own = exec_node(exec, node);
    REQUIRE(own && enabled, CUDA_ERROR_INVALID_VALUE);
    SET(enabled, uint32_t, (uint32_t)own->enabled);
    return CUDA_SUCCESS;
}
