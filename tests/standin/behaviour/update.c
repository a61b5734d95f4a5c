/* Updates of an executable graph with the parameters of another graph that has the same nodes and edges. */
#include "behaviour.h"

static size_t number(const struct graph *graph, const struct node *node)
{
    size_t i = 0;
    while (graph->nodes[i] != node)
        i++;
    return i;
}

/* The first difference; `node` is where it is in `to`. */
uint32_t graph_difference(const struct graph *from, const struct graph *to, struct node **node)
{
    for (size_t i = 0; i < to->count; i++) {
        struct node *other = *node = to->nodes[i];
        if (i >= from->count)
            return CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED;
        const struct node *own = from->nodes[i];
        if (own->after_count != other->after_count)
            return CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED;
        for (size_t d = 0; d < own->after_count; d++)
            if (number(from, own->after[d]) != number(to, other->after[d]))
                return CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED;
        const struct operation *a = &own->operation, *b = &other->operation;
        if (a->kind != b->kind)
            return CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED;
        uint32_t inner = 0;
        if (a->kind == CHILD)
            inner = graph_difference(a->child, b->child, node);
        if (a->kind == CONDITIONAL && (a->conditional.type != b->conditional.type || a->conditional.size != b->conditional.size ||
                                       a->conditional.condition != b->conditional.condition))
            inner = CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED;
        for (uint32_t body = 0; a->kind == CONDITIONAL && !inner && body < a->conditional.size; body++)
            inner = graph_difference(a->conditional.bodies[body], b->conditional.bodies[body], node);
        if (inner)
            return inner;
    }
    *node = NULL;
    return from->count == to->count ? CU_GRAPH_EXEC_UPDATE_SUCCESS : CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED;
}

int cuGraphExecUpdate_v2(void *handle, void *graph_handle, void *out)
{
    READY;
    LOCKED;
    struct exec *exec = object_get(handle, EXEC);
    struct graph *graph = object_get(graph_handle, GRAPH);
    REQUIRE(exec && graph && out, CUDA_ERROR_INVALID_VALUE);
    struct node *node;
    uint32_t result = graph_difference(exec->graph, graph, &node);
    SET(out, CUgraphExecUpdateResultInfo_st, ((CUgraphExecUpdateResultInfo_st){.result = result, .errorNode = node}));
    REQUIRE(result == CU_GRAPH_EXEC_UPDATE_SUCCESS, CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE);
    struct graph *made = graph_copy(graph);
    for (size_t i = 0; i < made->count; i++)
        made->nodes[i]->enabled = exec->graph->nodes[i]->enabled;
    graph_end(exec->graph);
    exec->graph = made;
    return CUDA_SUCCESS;
}

int cuGraphExecUpdate(void *exec, void *graph, void *error_node, void *result)
{
    CUgraphExecUpdateResultInfo_st info = {0};
    int error = cuGraphExecUpdate_v2(exec, graph, &info);
    if (error_node)
        SET(error_node, void *, info.errorNode);
    if (result)
        SET(result, uint32_t, info.result);
    return error;
}
