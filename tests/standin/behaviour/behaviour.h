/* A driver without a GPU: device memory is host memory, one thread does the work of all streams in the order of submission.
 *
 * device.c    start, devices, contexts, errors
 * memory.c    allocations, pointer attributes, tensor maps
 * pools.c     memory in the order of streams, shared with other processes
 * stream.c    the working thread; streams, events, copies, capture
 * graph.c     graphs
 * nodes.c     kinds of nodes: memory, events, copies
 * retained.c  what graphs keep alive
 * conditional.c  nodes that depend on conditions
 * update.c    new parameters for executable graphs
 * module.c    modules, libraries, functions, launches
 * ptx.c       reading PTX and running the kernels in it
 * green.c     parts of a device, green contexts
 * virtual.c   reserved addresses, memory mapped to them
 * array.c     CUDA arrays, mipmapped arrays
 * texture.c   texture and surface objects
 * graphics.c  OpenGL's buffers and images
 * managed.c   advice about managed memory, moving it, batches
 * logs.c      the log of errors
 * checkpoint.c  processes taken off their GPUs
 */
#ifndef BEHAVIOUR_H
#define BEHAVIOUR_H

#include "generated/enumerators.h"
#include "generated/records.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* The prototypes: a definition that differs from the table does not compile. */
#define FUNCTION(symbol, result, parameters, names, ...) result symbol parameters;
#define TWIN(symbol, of, ...) FUNCTION(symbol, __VA_ARGS__)
#include "generated/functions.h"
#undef FUNCTION
#undef TWIN

enum { DEVICES = 2 };

/* Handles: all objects that a caller may hold. A destroyed object keeps its memory, so that later uses are noticed. */

enum kind { CONTEXT = 1, STREAM, EVENT, POOL, MODULE, KERNEL, LINK, GRAPH, NODE, EXEC, GREEN, DESCRIPTION, PHYSICAL, ARRAY, MIPMAP, TEXTURE,
            SURFACE, GRAPHICS, USER_OBJECT, CONDITION };

struct object {
    enum kind kind;
    struct object *next, **link; /* among the existing objects, which are few: the next one, and the pointer to this one */
    struct object *beside;       /* the next one in the same place of the table */
};

void *object_new(enum kind kind, size_t size);
void *object_get(void *handle, enum kind kind);
void object_end(void *object);
struct object *object_first(void);

/* One lock for everything, held until the end of the block. */

void standin_lock(void);
void standin_unlock(void *unused);
#define LOCKED \
    __attribute__((cleanup(standin_unlock), unused)) char locked; \
    standin_lock()
void standin_wait(void);
void standin_wake(void);

struct context {
    struct object object;
    int device;
    int primary;
    int retained;
    int destroyed;
    int error; /* a kernel's fault, which every later call in this context returns */
    uint32_t flags;
    uint32_t cache;
    uint64_t id;
    uint64_t limits[CU_LIMIT_MAX];
    int peers[DEVICES];
    struct green *green; /* its part of the device; NULL for the whole device */
};

struct context *context_new(int device, uint32_t flags);

/* How an entry begins: initialised; initialised with a usable context. */

int standin_ready(void);
int standin_current(struct context **context);
int standin_usable(const struct context *context);
#define READY \
    do { \
        int error_ = standin_ready(); \
        if (error_) \
            return error_; \
    } while (0)
#define CURRENT(name) \
    __attribute__((unused)) struct context *name; \
    do { \
        int error_ = standin_current(&name); \
        if (error_) \
            return error_; \
    } while (0)
#define REQUIRE(condition, error) \
    do { \
        if (!(condition)) \
            return standin_refused(__func__, #condition, error); \
    } while (0)
int standin_refused(const char *function, const char *condition, int error); /* the same error, which is in the log now */
#define SET(pointer, type, value) (*(type *)(pointer) = (value))

extern _Thread_local int inside_callback;

/* Memory. */

enum memory { DEVICE_MEMORY, MANAGED_MEMORY, HOST_MEMORY, REGISTERED_MEMORY, IMPORTED_MEMORY, VIRTUAL_MEMORY };

/* Advice about managed memory, for managed.c. */
struct advice {
    int read_mostly, accessed_by[DEVICES + 1]; /* by each device and by the host */
    CUmemLocation_st preferred, prefetched;
};

struct allocation {
    enum memory memory;
    uint64_t address, size, id;
    uint32_t flags;
    int device, file, sync;
    struct context *context;
    struct pool *pool;
    uint64_t offset; /* in the file of the pool */
    struct CUDA_MEM_ALLOC_NODE_PARAMS_v1_st *of_graph; /* the parameters, if a node allocates the memory */
    int graphs, taken; /* the number of graphs that have it; whether it is allocated now */
    struct advice advice;
};

struct pool {
    struct object object;
    int place, device;
    enum memory memory;
    int file, imported; /* the pool of another process is a copy with the same file */
    uint64_t end;       /* of the file */
    uint32_t access[DEVICES];
    uint64_t attributes[CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID + 1];
};

struct allocation *allocation_at(uint64_t address, uint64_t size);
struct allocation *allocation_in(const struct pool *pool, uint64_t offset);
struct allocation *track(struct context *context, enum memory memory, void *address, uint64_t size);
int memory_take(int device, uint64_t size); /* 0 if there is not as much left */
void memory_give(int device, uint64_t size);
int allocate(struct context *context, enum memory memory, uint64_t size, struct allocation **out);
void release(struct allocation *allocation);
void release_context(struct context *context);

/* Arrays. */

struct array {
    struct object object;
    CUDA_ARRAY3D_DESCRIPTOR_st about;
    struct allocation *memory;
    uint64_t pitch, row, rows, slices; /* bytes from row to row, bytes of a row without padding */
    void *of; /* the mipmapped array or graphics resource that contains it */
};

struct mipmap {
    struct object object;
    CUDA_ARRAY3D_DESCRIPTOR_st about;
    uint32_t count;
    struct array *levels[32];
};

uint64_t element_size(uint32_t format, uint32_t channels); /* 0 if there is no such format */
int array_new(struct context *context, const CUDA_ARRAY3D_DESCRIPTOR_st *about, struct array **out);
void array_end(struct array *array);
uint64_t array_part(void *array, const uint64_t begin[3], const uint64_t extent[3], uint64_t *pitch, uint64_t *rows);

/* Work. */

struct event {
    struct object object;
    uint32_t flags;
    int recorded, pending, captured;
    double milliseconds;
    struct capture *capture;
    struct node **nodes;
    size_t node_count;
};

enum { MOST_PARAMETERS = 64 };

struct parameters {
    int count;
    size_t size;
    char *names[MOST_PARAMETERS];
    size_t offsets[MOST_PARAMETERS], sizes[MOST_PARAMETERS];
};

struct kernel {
    struct object object;
    struct kernel *next;
    struct module *module;
    struct program *program;
    char *name;
    struct parameters parameters;
    int attributes[CU_FUNC_ATTRIBUTE_MAX];
};

struct operation {
    enum { NOTHING, COPY, FILL, HOST_CALL, STREAM_CALLBACK, LAUNCH, EVENT_RECORD, EVENT_WAIT, FREE, CHILD, CONDITIONAL,
           ALLOC, RETURN, ASSIGN } kind; /* RETURN: a graph frees its memory; ASSIGN: the conditions of `child` get their first values */
    union {
        struct {
            uint64_t to, to_pitch, to_slice, from, from_pitch, from_slice, width, height, depth;
        } copy;
        struct {
            uint64_t to, pitch, width, height;
            uint32_t value, element;
        } fill;
        struct {
            void *function, *data, *stream;
        } call;
        struct {
            struct context *context;
            struct kernel *kernel;
            uint32_t grid[3], block[3], cluster[3], shared;
            int is_function; /* passed as a CUfunction, not as a CUkernel */
            unsigned char *parameters;
        } launch;
        struct event *event;
        struct allocation *allocation;
        struct graph *child;
        struct {
            struct condition *condition;
            uint32_t type, size;
            struct graph **bodies;
        } conditional;
    };
};

struct stream {
    struct object object;
    struct context *context;
    uint32_t flags;
    int priority;
    uint64_t id, submitted, completed;
    struct capture *capture;
    struct node **last; /* dependencies of the next captured node */
    CUgraphEdgeData_st *last_edges; /* from each of them; NULL if all is zero */
    size_t last_count;
    struct stream *beside; /* the next one that ended during its capture */
};

struct stream *stream_new(struct context *context, uint32_t flags, int priority);
struct stream *stream_get(void *handle);
int submit(struct stream *stream, const struct operation *operation);
int forbidden_in_capture(struct stream *stream); /* a status: invalidates the capture, if there is one */
void submit_internal(const struct operation *operation); /* after all work submitted so far */
void wait_for_all(void);
int forbidden_now(void); /* a status: a call that may wait for streams invalidates a capture whose mode forbids it */
#define PERMITTED_NOW \
    do { \
        int forbidden = forbidden_now(); \
        REQUIRE(!forbidden, forbidden); \
    } while (0)
int copy_operation(const CUDA_MEMCPY3D_st *given, struct operation *operation);
void perform(const struct operation *operation);
int launch_checked(struct context *context, struct operation *operation, void *function, void *const *parameters, void *const *extra);
void perform_launch(const struct operation *operation);
int program_runs(const struct program *program);
int program_run(const struct program *program, const struct operation *operation); /* a status */

/* Graphs. */

int has_data(const CUgraphEdgeData_st *edges, size_t count); /* that functions without a parameter for it cannot tell */

struct node {
    struct object object;
    struct graph *graph;
    struct operation operation;
    struct node **after;
    CUgraphEdgeData_st *edges; /* from each of them */
    size_t after_count;
    uint32_t id;
    int enabled;
    uint64_t search; /* the latest one that came here */
};

struct graph {
    struct object object;
    struct node **nodes;
    size_t count;
    uint32_t id, next_node;
    int is_inner; /* inside a node or an executable graph, with which it ends */
    struct retained *retained;
};

struct exec {
    struct object object;
    struct graph *graph;
    struct node **originals;
    uint64_t flags;
};

struct capture {
    struct graph *graph;
    struct stream *origin, *ended;
    int mode, invalid, to_graph;
    const int *thread; /* the thread in which it began, by an address */
    uint64_t id;
};

struct graph *graph_new(void);
struct graph *graph_copy(const struct graph *from); /* an inner one */
void graph_end(struct graph *graph);
size_t nodes_in_order(const struct graph *graph, struct node **order);
struct node *exec_node(const struct exec *exec, const void *original);
int node_add(void *out, void *graph, void *after, uint64_t count, const struct operation *operation);
uint32_t graph_difference(const struct graph *from, const struct graph *to, struct node **node);
void graph_memory_keep(const struct operation *operation);
void graph_memory_drop(const struct operation *operation);
int graph_memory_freed(struct allocation *allocation);
int graph_memory_launch(const struct graph *graph, int automatic); /* a status */
void graph_memory_used(int device, int64_t change);
int has_memory(const struct graph *graph);
void retain_alike(struct graph *graph, const struct graph *from);
void release_retained(struct graph *graph);
int conditional_operation(CUDA_CONDITIONAL_NODE_PARAMS *given, struct operation *operation);
void perform_conditional(const struct operation *operation);
void assign_conditions(const struct graph *graph);
int unused_condition(const struct graph *graph);
int condition_set(uint64_t handle, uint32_t value); /* a status */
struct node *node_new(struct graph *graph, const struct operation *operation, struct node *const *after, size_t count);
struct node **nodes_copy(struct node *const *nodes, size_t count);

#endif
