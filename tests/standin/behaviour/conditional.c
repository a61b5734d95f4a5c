/* Conditions, and the nodes of graphs that depend on them. The working thread decides what a node runs when its turn
 * comes. */
#include "behaviour.h"

enum { ASSIGN_FIRST = 1 }; /* CU_GRAPH_COND_ASSIGN_DEFAULT */

struct condition {
    struct object object;
    struct graph *graph;
    uint32_t value, first, flags;
};

int cuGraphConditionalHandleCreate(void *out, void *graph_handle, void *context, uint32_t first, uint32_t flags)
{
    READY;
    LOCKED;
    struct graph *graph = object_get(graph_handle, GRAPH);
    REQUIRE(out && graph && flags <= ASSIGN_FIRST, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(!context || object_get(context, CONTEXT), CUDA_ERROR_INVALID_VALUE);
    struct condition *condition = object_new(CONDITION, sizeof *condition);
    condition->graph = graph;
    condition->first = first;
    condition->flags = flags;
    SET(out, uint64_t, (uint64_t)condition);
    return CUDA_SUCCESS;
}

/* Whether a node of a graph, or of one inside of it, depends on a condition. */
static int uses(const struct graph *graph, const struct condition *condition)
{
    for (size_t i = 0; i < graph->count; i++) {
        const struct operation *operation = &graph->nodes[i]->operation;
        if (operation->kind != CONDITIONAL)
            continue;
        int found = operation->conditional.condition == condition;
        for (uint32_t b = 0; b < operation->conditional.size; b++)
            found |= uses(operation->conditional.bodies[b], condition);
        if (found)
            return 1;
    }
    return 0;
}

/* The operation of a conditional node; 0 if it is invalid. */
int conditional_operation(CUDA_CONDITIONAL_NODE_PARAMS *given, struct operation *operation)
{
    struct condition *condition = object_get((void *)given->handle, CONDITION);
    uint32_t most = given->type == CU_GRAPH_COND_TYPE_IF ? 2 : given->type == CU_GRAPH_COND_TYPE_WHILE ? 1 : UINT32_MAX;
    if (!condition || given->type > CU_GRAPH_COND_TYPE_SWITCH || given->size < 1 || given->size > most)
        return 0;
    if (uses(condition->graph, condition)) /* each is for one node */
        return 0;
    struct graph **bodies = calloc(given->size, sizeof *bodies);
    for (uint32_t i = 0; i < given->size; i++) {
        bodies[i] = graph_new();
        bodies[i]->is_inner = 1;
    }
    *operation = (struct operation){.kind = CONDITIONAL, .conditional = {condition, given->type, given->size, bodies}};
    given->phGraph_out = bodies;
    return 1;
}

/* The call of a kernel. An invalid condition is a fault, like a wild pointer. */
int condition_set(uint64_t handle, uint32_t value)
{
    LOCKED;
    struct condition *condition = object_get((void *)handle, CONDITION);
    REQUIRE(condition, CUDA_ERROR_ILLEGAL_ADDRESS);
    condition->value = value;
    return CUDA_SUCCESS;
}

/* Whether a condition was made for a graph and no node depends on it. */
int unused_condition(const struct graph *graph)
{
    for (struct object *object = object_first(); object; object = object->next) {
        struct condition *condition = object->kind == CONDITION ? (struct condition *)object : NULL;
        if (condition && condition->graph == graph && !uses(graph, condition))
            return 1;
    }
    return 0;
}

/* At the beginning of a run. */
void assign_conditions(const struct graph *graph)
{
    for (size_t i = 0; i < graph->count; i++) {
        const struct operation *operation = &graph->nodes[i]->operation;
        if (operation->kind != CONDITIONAL)
            continue;
        struct condition *condition = operation->conditional.condition;
        if (condition->flags & ASSIGN_FIRST)
            condition->value = condition->first;
        for (uint32_t b = 0; b < operation->conditional.size; b++)
            assign_conditions(operation->conditional.bodies[b]);
    }
}

static void run(const struct graph *graph)
{
    struct node **order = nodes_copy(graph->nodes, graph->count);
    size_t count = nodes_in_order(graph, order);
    for (size_t i = 0; i < count; i++) {
        const struct operation *operation = &order[i]->operation;
        if (operation->kind == CHILD)
            run(operation->child);
        else if (order[i]->enabled)
            perform(operation);
    }
    free(order);
}

void perform_conditional(const struct operation *operation)
{
    struct condition *condition = operation->conditional.condition;
    struct graph *const *bodies = operation->conditional.bodies;
    uint32_t value = condition->value, size = operation->conditional.size;
    switch (operation->conditional.type) {
    case CU_GRAPH_COND_TYPE_IF:
        if (value)
            run(bodies[0]);
        else if (size == 2)
            run(bodies[1]);
        break;
    case CU_GRAPH_COND_TYPE_WHILE:
        while (condition->value)
            run(bodies[0]);
        break;
    default:
        if (value < size)
            run(bodies[value]);
    }
}
