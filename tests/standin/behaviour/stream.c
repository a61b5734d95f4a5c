/* The working thread; streams, events, copies, capture. */
#define _GNU_SOURCE
#include "behaviour.h"

#include <pthread.h>
#include <time.h>

static uint64_t next_id = 3; /* 1 and 2 are the default streams */

/* One thread does all work in the order of one queue, without the lock, because a host function may take long. */

struct work {
    struct work *next;
    struct stream *stream;
    struct operation operation;
};

static struct work *first, **end = &first;
static uint64_t submitted, completed;

static void *work(void *unused)
{
    (void)unused;
    standin_lock();
    for (;;) {
        while (!first)
            standin_wait();
        struct work *item = first;
        standin_unlock(NULL);
        perform(&item->operation);
        standin_lock();
        first = item->next;
        if (!first)
            end = &first;
        completed++;
        item->stream->completed++;
        if (item->operation.kind == LAUNCH)
            free(item->operation.launch.parameters);
        free(item);
        standin_wake();
    }
    return NULL;
}

static void enqueue(struct stream *stream, const struct operation *operation)
{
    static int started;
    if (!started) {
        pthread_t thread;
        pthread_create(&thread, NULL, work, NULL);
        pthread_detach(thread);
        started = 1;
    }
    struct work *item = calloc(1, sizeof *item);
    *item = (struct work){.stream = stream, .operation = *operation};
    if (operation->kind == LAUNCH) {
        size_t size = operation->launch.kernel->parameters.size;
        item->operation.launch.parameters = malloc(size + 1);
        memcpy(item->operation.launch.parameters, operation->launch.parameters, size);
    }
    if (operation->kind == EVENT_RECORD) {
        operation->event->recorded = 1;
        operation->event->pending++;
    }
    *end = item;
    end = &item->next;
    submitted++;
    stream->submitted++;
    standin_wake();
}

void wait_for_all(void)
{
    for (uint64_t goal = submitted; completed < goal;)
        standin_wait();
}

static void wait_for_stream(const struct stream *stream)
{
    for (uint64_t goal = stream->submitted; stream->completed < goal;)
        standin_wait();
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/* Runs without the lock. */
void perform(const struct operation *operation)
{
    switch (operation->kind) {
    case COPY:
        for (uint64_t z = 0; z < operation->copy.depth; z++)
            for (uint64_t y = 0; y < operation->copy.height; y++)
                memmove((char *)operation->copy.to + z * operation->copy.to_slice + y * operation->copy.to_pitch,
                        (char *)operation->copy.from + z * operation->copy.from_slice + y * operation->copy.from_pitch,
                        operation->copy.width);
        break;
    case FILL:
        for (uint64_t y = 0; y < operation->fill.height; y++)
            for (uint64_t x = 0; x < operation->fill.width; x++)
                memcpy((char *)operation->fill.to + y * operation->fill.pitch + x * operation->fill.element,
                       &operation->fill.value, operation->fill.element);
        break;
    case HOST_CALL:
        inside_callback = 1;
        ((void (*)(void *))operation->call.function)(operation->call.data);
        inside_callback = 0;
        break;
    case STREAM_CALLBACK:
        inside_callback = 1;
        ((void (*)(void *, int, void *))operation->call.function)(operation->call.stream, CUDA_SUCCESS, operation->call.data);
        inside_callback = 0;
        break;
    case LAUNCH: perform_launch(operation); break;
    case EVENT_RECORD: {
        LOCKED;
        operation->event->milliseconds = now();
        operation->event->pending--;
        break;
    }
    case FREE: {
        LOCKED;
        release(operation->allocation);
        break;
    }
    case CONDITIONAL: perform_conditional(operation); break;
    case ASSIGN: assign_conditions(operation->child); break;
    case NOTHING:
    case ALLOC: /* it exists already */
    case RETURN:
    case CHILD: /* its nodes are submitted one by one */
    case EVENT_WAIT: break; /* one thread does all in order */
    }
}

/* Streams. */

static struct stream default_streams[3] = {{.id = 1}, {.id = 1}, {.id = 2}};

struct stream *stream_get(void *handle)
{
    return (uint64_t)handle <= 2 ? &default_streams[(uint64_t)handle] : object_get(handle, STREAM);
}

/* An entry that works on a stream. */
#define STREAM_ENTRY(handle, name) \
    CURRENT(context); \
    LOCKED; \
    struct stream *name = stream_get(handle); \
    REQUIRE(name, CUDA_ERROR_INVALID_HANDLE); \
    REQUIRE(!name->context || !name->context->destroyed, CUDA_ERROR_STREAM_DETACHED)

int forbidden_in_capture(struct stream *stream)
{
    if (!stream->capture)
        return CUDA_SUCCESS;
    stream->capture->invalid = 1;
    return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
}

static void set_last(struct stream *stream, struct node *const *nodes, size_t count)
{
    stream->last = nodes_copy(nodes, count);
    stream->last_edges = NULL;
    stream->last_count = count;
}

int submit(struct stream *stream, const struct operation *operation)
{
    if (!stream->capture) {
        enqueue(stream, operation);
        return CUDA_SUCCESS;
    }
    REQUIRE(!stream->capture->invalid, CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);
    struct node *node = node_new(stream->capture->graph, operation, stream->last, stream->last_count);
    if (stream->last_edges)
        memcpy(node->edges, stream->last_edges, stream->last_count * sizeof *node->edges);
    set_last(stream, &node, 1);
    return CUDA_SUCCESS;
}

void submit_internal(const struct operation *operation)
{
    enqueue(&default_streams[0], operation);
}

struct stream *stream_new(struct context *context, uint32_t flags, int priority)
{
    struct stream *stream = object_new(STREAM, sizeof *stream);
    stream->context = context;
    stream->flags = flags;
    stream->priority = priority > 0 ? 0 : priority < -5 ? -5 : priority;
    stream->id = next_id++;
    return stream;
}

int cuStreamCreateWithPriority(void *out, uint32_t flags, int32_t priority)
{
    CURRENT(context);
    LOCKED;
    REQUIRE(out && flags <= CU_STREAM_NON_BLOCKING, CUDA_ERROR_INVALID_VALUE);
    SET(out, void *, stream_new(context, flags, priority));
    return CUDA_SUCCESS;
}

int cuStreamCreate(void *out, uint32_t flags)
{
    return cuStreamCreateWithPriority(out, flags, 0);
}

int cuStreamDestroy_v2(void *handle)
{
    CURRENT(context);
    LOCKED;
    struct stream *stream = object_get(handle, STREAM);
    REQUIRE(stream, CUDA_ERROR_INVALID_HANDLE);
    object_end(stream);
    if (stream->capture) {
        stream->beside = stream->capture->ended;
        stream->capture->ended = stream;
    }
    return CUDA_SUCCESS;
}

int cuStreamDestroy(void *handle)
{
    return cuStreamDestroy_v2(handle);
}

int cuStreamSynchronize(void *handle)
{
    STREAM_ENTRY(handle, stream);
    int error = forbidden_in_capture(stream);
    if (error)
        return error;
    PERMITTED_NOW;
    wait_for_stream(stream);
    return context->error;
}

int cuStreamQuery(void *handle)
{
    STREAM_ENTRY(handle, stream);
    int error = forbidden_in_capture(stream);
    if (error)
        return error;
    PERMITTED_NOW;
    return stream->completed == stream->submitted ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY;
}

int cuStreamGetFlags(void *handle, void *flags)
{
    STREAM_ENTRY(handle, stream);
    SET(flags, uint32_t, stream->flags);
    return CUDA_SUCCESS;
}

int cuStreamGetPriority(void *handle, void *priority)
{
    STREAM_ENTRY(handle, stream);
    SET(priority, int32_t, stream->priority);
    return CUDA_SUCCESS;
}

int cuStreamGetId(void *handle, void *id)
{
    STREAM_ENTRY(handle, stream);
    SET(id, uint64_t, stream->id);
    return CUDA_SUCCESS;
}

int cuStreamGetDevice(void *handle, void *device)
{
    STREAM_ENTRY(handle, stream);
    SET(device, int32_t, stream->context ? stream->context->device : context->device);
    return CUDA_SUCCESS;
}

int cuStreamGetCtx(void *handle, void *out)
{
    STREAM_ENTRY(handle, stream);
    SET(out, void *, stream->context ? stream->context : context);
    return CUDA_SUCCESS;
}

int cuStreamGetCtx_v2(void *handle, void *out, void *green)
{
    int error = cuStreamGetGreenCtx(handle, green);
    if (error)
        return error;
    SET(out, void *, NULL);
    return *(void **)green ? CUDA_SUCCESS : cuStreamGetCtx(handle, out);
}

int cuLaunchHostFunc(void *handle, void *function, void *data)
{
    STREAM_ENTRY(handle, stream);
    REQUIRE(function, CUDA_ERROR_INVALID_VALUE);
    return submit(stream, &(struct operation){.kind = HOST_CALL, .call = {function, data, handle}});
}

int cuLaunchHostFunc_v2(void *handle, void *function, void *data, uint32_t mode)
{
    (void)mode;
    return cuLaunchHostFunc(handle, function, data);
}

int cuStreamAddCallback(void *handle, void *function, void *data, uint32_t flags)
{
    STREAM_ENTRY(handle, stream);
    REQUIRE(function && flags == 0, CUDA_ERROR_INVALID_VALUE);
    int error = forbidden_in_capture(stream);
    return error ? error : submit(stream, &(struct operation){.kind = STREAM_CALLBACK, .call = {function, data, handle}});
}

/* Events. */

int cuEventCreate(void *out, uint32_t flags)
{
    CURRENT(context);
    LOCKED;
    REQUIRE(out && flags < 8, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(!(flags & CU_EVENT_INTERPROCESS) || flags & CU_EVENT_DISABLE_TIMING, CUDA_ERROR_INVALID_VALUE);
    struct event *event = object_new(EVENT, sizeof *event);
    event->flags = flags;
    SET(out, void *, event);
    return CUDA_SUCCESS;
}

int cuEventDestroy_v2(void *handle)
{
    CURRENT(context);
    LOCKED;
    struct event *event = object_get(handle, EVENT);
    REQUIRE(event, CUDA_ERROR_INVALID_HANDLE);
    object_end(event);
    return CUDA_SUCCESS;
}

int cuEventDestroy(void *handle)
{
    return cuEventDestroy_v2(handle);
}

#define EVENT_ENTRY(handle, name) \
    CURRENT(context); \
    LOCKED; \
    struct event *name = object_get(handle, EVENT); \
    REQUIRE(name, CUDA_ERROR_INVALID_HANDLE)

int cuEventRecordWithFlags(void *handle, void *stream_handle, uint32_t flags)
{
    EVENT_ENTRY(handle, event);
    struct stream *stream = stream_get(stream_handle);
    REQUIRE(stream, CUDA_ERROR_INVALID_HANDLE);
    event->capture = stream->capture;
    if (stream->capture && !(flags & CU_EVENT_RECORD_EXTERNAL)) {
        event->nodes = nodes_copy(stream->last, stream->last_count);
        event->node_count = stream->last_count;
        return CUDA_SUCCESS;
    }
    event->capture = NULL;
    return submit(stream, &(struct operation){.kind = EVENT_RECORD, .event = event});
}

int cuEventRecord(void *handle, void *stream)
{
    return cuEventRecordWithFlags(handle, stream, CU_EVENT_RECORD_DEFAULT);
}

int cuEventQuery(void *handle)
{
    EVENT_ENTRY(handle, event);
    if (event->capture)
        event->capture->invalid = 1;
    REQUIRE(!event->capture, CUDA_ERROR_CAPTURED_EVENT);
    PERMITTED_NOW;
    return event->pending ? CUDA_ERROR_NOT_READY : CUDA_SUCCESS;
}

int cuEventSynchronize(void *handle)
{
    EVENT_ENTRY(handle, event);
    REQUIRE(!event->capture, CUDA_ERROR_CAPTURED_EVENT);
    PERMITTED_NOW;
    while (event->pending)
        standin_wait();
    return context->error;
}

int cuEventElapsedTime_v2(void *milliseconds, void *start_handle, void *end_handle)
{
    EVENT_ENTRY(start_handle, start);
    struct event *stop = object_get(end_handle, EVENT);
    REQUIRE(milliseconds, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(stop && start->recorded && stop->recorded, CUDA_ERROR_INVALID_HANDLE);
    REQUIRE(!((start->flags | stop->flags) & CU_EVENT_DISABLE_TIMING), CUDA_ERROR_INVALID_HANDLE);
    REQUIRE(!start->pending && !stop->pending, CUDA_ERROR_NOT_READY);
    SET(milliseconds, float, (float)(stop->milliseconds - start->milliseconds));
    return CUDA_SUCCESS;
}

int cuEventElapsedTime(void *milliseconds, void *start, void *stop)
{
    return cuEventElapsedTime_v2(milliseconds, start, stop);
}

int cuStreamWaitEvent(void *handle, void *event_handle, uint32_t flags)
{
    STREAM_ENTRY(handle, stream);
    struct event *event = object_get(event_handle, EVENT);
    REQUIRE(event, CUDA_ERROR_INVALID_HANDLE);
    REQUIRE(flags <= CU_EVENT_WAIT_EXTERNAL, CUDA_ERROR_INVALID_VALUE);
    if (!event->capture)
        return submit(stream, &(struct operation){.kind = EVENT_WAIT, .event = event});
    REQUIRE(!stream->capture || stream->capture == event->capture, CUDA_ERROR_STREAM_CAPTURE_ISOLATION);
    struct node **joined = calloc(stream->last_count + event->node_count + 1, sizeof *joined);
    size_t count = stream->capture ? stream->last_count : 0, kept = count;
    memcpy(joined, stream->last, count * sizeof *joined);
    for (size_t i = 0; i < event->node_count; i++) {
        size_t j = 0;
        while (j < count && joined[j] != event->nodes[i])
            j++;
        if (j == count)
            joined[count++] = event->nodes[i];
    }
    stream->capture = event->capture;
    CUgraphEdgeData_st *data = calloc(count + 1, sizeof *data);
    if (stream->last_edges)
        memcpy(data, stream->last_edges, kept * sizeof *data);
    stream->last = joined;
    stream->last_edges = data;
    stream->last_count = count;
    return CUDA_SUCCESS;
}

/* An event of another process: only its handle is simulated. */

int cuIpcGetEventHandle(void *out, void *handle)
{
    EVENT_ENTRY(handle, event);
    REQUIRE(out && event->flags & CU_EVENT_INTERPROCESS, CUDA_ERROR_INVALID_HANDLE);
    memset(out, 0, sizeof(CUipcEventHandle_st));
    memcpy(out, &handle, sizeof handle);
    return CUDA_SUCCESS;
}

/* Copies. A device address must lie in an allocation; a host address is taken as it is. */

enum side { ON_HOST, ON_DEVICE, ANYWHERE };

static int reachable(enum side side, uint64_t address, uint64_t size)
{
    if (!size || side == ON_HOST)
        return !size || address;
    return allocation_at(address, size) || (side == ANYWHERE && address && !allocation_at(address, 0));
}

static int copy_flat(void *handle, int asynchronous, enum side to_side, uint64_t to, enum side from_side, uint64_t from,
                     uint64_t size)
{
    STREAM_ENTRY(handle, stream);
    REQUIRE(reachable(to_side, to, size) && reachable(from_side, from, size), CUDA_ERROR_INVALID_VALUE);
    int error = submit(stream, &(struct operation){
        .kind = COPY, .copy = {.to = to, .from = from, .width = size, .height = 1, .depth = 1},
    });
    if (!asynchronous)
        wait_for_all();
    return error ? error : context->error;
}

int cuMemcpyHtoD_v2(uint64_t to, void *from, uint64_t size)
{
    return copy_flat(NULL, 0, ON_DEVICE, to, ON_HOST, (uint64_t)from, size);
}

int cuMemcpyDtoH_v2(void *to, uint64_t from, uint64_t size)
{
    return copy_flat(NULL, 0, ON_HOST, (uint64_t)to, ON_DEVICE, from, size);
}

int cuMemcpyDtoD_v2(uint64_t to, uint64_t from, uint64_t size)
{
    return copy_flat(NULL, 0, ON_DEVICE, to, ON_DEVICE, from, size);
}

int cuMemcpy(uint64_t to, uint64_t from, uint64_t size)
{
    return copy_flat(NULL, 0, ANYWHERE, to, ANYWHERE, from, size);
}

int cuMemcpyPeer(uint64_t to, void *to_context, uint64_t from, void *from_context, uint64_t size)
{
    (void)to_context, (void)from_context;
    return copy_flat(NULL, 0, ON_DEVICE, to, ON_DEVICE, from, size);
}

int cuMemcpyHtoDAsync_v2(uint64_t to, void *from, uint64_t size, void *stream)
{
    return copy_flat(stream, 1, ON_DEVICE, to, ON_HOST, (uint64_t)from, size);
}

int cuMemcpyDtoHAsync_v2(void *to, uint64_t from, uint64_t size, void *stream)
{
    return copy_flat(stream, 1, ON_HOST, (uint64_t)to, ON_DEVICE, from, size);
}

int cuMemcpyDtoDAsync_v2(uint64_t to, uint64_t from, uint64_t size, void *stream)
{
    return copy_flat(stream, 1, ON_DEVICE, to, ON_DEVICE, from, size);
}

int cuMemcpyAsync(uint64_t to, uint64_t from, uint64_t size, void *stream)
{
    return copy_flat(stream, 1, ANYWHERE, to, ANYWHERE, from, size);
}

int cuMemcpyPeerAsync(uint64_t to, void *to_context, uint64_t from, void *from_context, uint64_t size, void *stream)
{
    (void)to_context, (void)from_context;
    return copy_flat(stream, 1, ON_DEVICE, to, ON_DEVICE, from, size);
}

/* One end of a copy: memory with rows and slices, or an array. */
struct end {
    uint32_t type;
    void *host, *array;
    uint64_t device, begin[3], pitch, rows;
};

/* The start and the distances of rows and slices in bytes; 0 if the memory is too small for the copy. */
static uint64_t end_of_copy(const struct end *end, const uint64_t extent[3], uint64_t *pitch, uint64_t *slice)
{
    if (end->type == CU_MEMORYTYPE_ARRAY) {
        uint64_t rows, begins = array_part(end->array, end->begin, extent, pitch, &rows);
        *slice = begins ? *pitch * rows : 0;
        return begins;
    }
    *pitch = end->pitch ? end->pitch : extent[0];
    *slice = *pitch * (end->rows ? end->rows : extent[1]);
    uint64_t address = end->type == CU_MEMORYTYPE_HOST ? (uint64_t)end->host : end->device;
    REQUIRE(address && *pitch >= extent[0], 0);
    address += end->begin[0] + end->begin[1] * *pitch + end->begin[2] * *slice;
    if (!extent[0] || !extent[1] || !extent[2])
        return address; /* nothing is copied */
    enum side side = end->type == CU_MEMORYTYPE_HOST ? ON_HOST : end->type == CU_MEMORYTYPE_DEVICE ? ON_DEVICE : ANYWHERE;
    return reachable(side, address, (extent[2] - 1) * *slice + (extent[1] - 1) * *pitch + extent[0]) ? address : 0;
}

/* The operation of a copy in up to three dimensions; 0 if it is invalid. */
int copy_operation(const CUDA_MEMCPY3D_st *given, struct operation *operation)
{
    const uint64_t extent[3] = {given->WidthInBytes, given->Height, given->Depth};
    struct end from = {
        given->srcMemoryType, given->srcHost, given->srcArray, given->srcDevice,
        {given->srcXInBytes, given->srcY, given->srcZ}, given->srcPitch, given->srcHeight,
    };
    struct end to = {
        given->dstMemoryType, given->dstHost, given->dstArray, given->dstDevice,
        {given->dstXInBytes, given->dstY, given->dstZ}, given->dstPitch, given->dstHeight,
    };
    *operation = (struct operation){.kind = COPY, .copy = {.width = extent[0], .height = extent[1], .depth = extent[2]}};
    operation->copy.from = end_of_copy(&from, extent, &operation->copy.from_pitch, &operation->copy.from_slice);
    operation->copy.to = end_of_copy(&to, extent, &operation->copy.to_pitch, &operation->copy.to_slice);
    return !given->srcLOD && !given->dstLOD && operation->copy.from && operation->copy.to;
}

static int copy_deep(const CUDA_MEMCPY3D_st *given, void *handle, int asynchronous)
{
    STREAM_ENTRY(handle, stream);
    struct operation operation;
    REQUIRE(given && copy_operation(given, &operation), CUDA_ERROR_INVALID_VALUE);
    int error = submit(stream, &operation);
    if (!asynchronous)
        wait_for_all();
    return error ? error : context->error;
}

static int copy_plane(const CUDA_MEMCPY2D_st *given, void *handle, int asynchronous)
{
    REQUIRE(given, CUDA_ERROR_INVALID_VALUE);
    return copy_deep(&(CUDA_MEMCPY3D_st){
        .srcXInBytes = given->srcXInBytes, .srcY = given->srcY, .srcMemoryType = given->srcMemoryType,
        .srcHost = given->srcHost, .srcDevice = given->srcDevice, .srcArray = given->srcArray, .srcPitch = given->srcPitch,
        .dstXInBytes = given->dstXInBytes, .dstY = given->dstY, .dstMemoryType = given->dstMemoryType,
        .dstHost = given->dstHost, .dstDevice = given->dstDevice, .dstArray = given->dstArray, .dstPitch = given->dstPitch,
        .WidthInBytes = given->WidthInBytes, .Height = given->Height, .Depth = 1,
    }, handle, asynchronous);
}

int cuMemcpy2D_v2(void *given)
{
    return copy_plane(given, NULL, 0);
}

int cuMemcpy2DUnaligned_v2(void *given)
{
    return copy_plane(given, NULL, 0);
}

int cuMemcpy2DAsync_v2(void *given, void *stream)
{
    return copy_plane(given, stream, 1);
}

int cuMemcpy3D_v2(void *given)
{
    return copy_deep(given, NULL, 0);
}

int cuMemcpy3DAsync_v2(void *given, void *stream)
{
    return copy_deep(given, stream, 1);
}

/* Copies to and from arrays of one row, at an offset in bytes. */

static int copy_row(uint32_t to_type, void *to, uint64_t to_offset, uint32_t from_type, void *from, uint64_t from_offset,
                    uint64_t size, void *handle, int asynchronous)
{
    return copy_deep(&(CUDA_MEMCPY3D_st){
        .srcXInBytes = from_offset, .srcMemoryType = from_type, .srcHost = from, .srcDevice = (uint64_t)from, .srcArray = from,
        .dstXInBytes = to_offset, .dstMemoryType = to_type, .dstHost = to, .dstDevice = (uint64_t)to, .dstArray = to,
        .WidthInBytes = size, .Height = 1, .Depth = 1,
    }, handle, asynchronous);
}

int cuMemcpyHtoA_v2(void *to, uint64_t offset, void *from, uint64_t size)
{
    return copy_row(CU_MEMORYTYPE_ARRAY, to, offset, CU_MEMORYTYPE_HOST, from, 0, size, NULL, 0);
}

int cuMemcpyAtoH_v2(void *to, void *from, uint64_t offset, uint64_t size)
{
    return copy_row(CU_MEMORYTYPE_HOST, to, 0, CU_MEMORYTYPE_ARRAY, from, offset, size, NULL, 0);
}

int cuMemcpyDtoA_v2(void *to, uint64_t offset, uint64_t from, uint64_t size)
{
    return copy_row(CU_MEMORYTYPE_ARRAY, to, offset, CU_MEMORYTYPE_DEVICE, (void *)from, 0, size, NULL, 0);
}

int cuMemcpyAtoD_v2(uint64_t to, void *from, uint64_t offset, uint64_t size)
{
    return copy_row(CU_MEMORYTYPE_DEVICE, (void *)to, 0, CU_MEMORYTYPE_ARRAY, from, offset, size, NULL, 0);
}

int cuMemcpyAtoA_v2(void *to, uint64_t to_offset, void *from, uint64_t from_offset, uint64_t size)
{
    return copy_row(CU_MEMORYTYPE_ARRAY, to, to_offset, CU_MEMORYTYPE_ARRAY, from, from_offset, size, NULL, 0);
}

int cuMemcpyHtoAAsync_v2(void *to, uint64_t offset, void *from, uint64_t size, void *stream)
{
    return copy_row(CU_MEMORYTYPE_ARRAY, to, offset, CU_MEMORYTYPE_HOST, from, 0, size, stream, 1);
}

int cuMemcpyAtoHAsync_v2(void *to, void *from, uint64_t offset, uint64_t size, void *stream)
{
    return copy_row(CU_MEMORYTYPE_HOST, to, 0, CU_MEMORYTYPE_ARRAY, from, offset, size, stream, 1);
}

static int fill(uint64_t to, uint64_t pitch, uint32_t value, uint32_t element, uint64_t width, uint64_t height, void *handle,
                int asynchronous)
{
    STREAM_ENTRY(handle, stream);
    uint64_t row = width * element;
    REQUIRE(to % element == 0 && (height < 2 || pitch >= row), CUDA_ERROR_INVALID_VALUE);
    REQUIRE(!row || !height || reachable(ON_DEVICE, to, (height - 1) * pitch + row), CUDA_ERROR_INVALID_VALUE);
    int error = submit(stream, &(struct operation){.kind = FILL, .fill = {to, pitch, width, height, value, element}});
    if (!asynchronous)
        wait_for_all();
    return error ? error : context->error;
}

#define FILLS(bits) \
    int cuMemsetD##bits##_v2(uint64_t to, uint##bits##_t value, uint64_t count) \
    { \
        return fill(to, 0, value, bits / 8, count, 1, NULL, 0); \
    } \
    int cuMemsetD##bits##Async(uint64_t to, uint##bits##_t value, uint64_t count, void *stream) \
    { \
        return fill(to, 0, value, bits / 8, count, 1, stream, 1); \
    } \
    int cuMemsetD2D##bits##_v2(uint64_t to, uint64_t pitch, uint##bits##_t value, uint64_t width, uint64_t height) \
    { \
        return fill(to, pitch, value, bits / 8, width, height, NULL, 0); \
    } \
    int cuMemsetD2D##bits##Async(uint64_t to, uint64_t pitch, uint##bits##_t value, uint64_t width, uint64_t height, void *stream) \
    { \
        return fill(to, pitch, value, bits / 8, width, height, stream, 1); \
    }
FILLS(8)
FILLS(16)
FILLS(32)

/* Capture. */

static uint64_t next_capture = 1;
static _Thread_local int thread_mode;

int cuStreamBeginCaptureToGraph(void *handle, void *graph_handle, void *after, void *edges, uint64_t count, uint32_t mode)
{
    STREAM_ENTRY(handle, stream);
    (void)edges;
    struct graph *graph = object_get(graph_handle, GRAPH);
    REQUIRE(graph && mode <= CU_STREAM_CAPTURE_MODE_RELAXED, CUDA_ERROR_INVALID_VALUE);
    REQUIRE((uint64_t)handle > 1, CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    REQUIRE(!stream->capture, CUDA_ERROR_ILLEGAL_STATE);
    stream->capture = calloc(1, sizeof *stream->capture);
    *stream->capture = (struct capture){.graph = graph, .origin = stream, .mode = (int)mode, .to_graph = 1, .thread = &thread_mode, .id = next_capture++};
    set_last(stream, after, count);
    return CUDA_SUCCESS;
}

int cuStreamBeginCapture_v2(void *handle, uint32_t mode)
{
    CURRENT(context);
    LOCKED;
    struct stream *stream = stream_get(handle);
    struct graph *graph = graph_new();
    int error = cuStreamBeginCaptureToGraph(handle, graph, NULL, NULL, 0, mode);
    if (error)
        graph_end(graph);
    else
        stream->capture->to_graph = 0;
    return error;
}

int cuStreamBeginCapture(void *handle)
{
    return cuStreamBeginCapture_v2(handle, CU_STREAM_CAPTURE_MODE_GLOBAL);
}

/* Whether `node` is among `nodes` or their dependencies. Each is looked at once in a `search`: many ways may lead there. */
static int reached(const struct node *node, struct node *const *nodes, size_t count, uint64_t search)
{
    for (size_t i = 0; i < count; i++) {
        if (nodes[i] == node)
            return 1;
        if (nodes[i]->search == search)
            continue;
        nodes[i]->search = search;
        if (reached(node, nodes[i]->after, nodes[i]->after_count, search))
            return 1;
    }
    return 0;
}

/* Whether the work captured in a stream comes before the end of the work in another one. */
static int joined_to(const struct stream *stream, const struct stream *other)
{
    static uint64_t searches;
    for (size_t i = 0; i < stream->last_count; i++)
        if (!reached(stream->last[i], other->last, other->last_count, ++searches))
            return 0;
    return 1;
}

int cuStreamEndCapture(void *handle, void *out)
{
    STREAM_ENTRY(handle, stream);
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    SET(out, void *, NULL);
    struct capture *capture = stream->capture;
    REQUIRE(capture, CUDA_ERROR_ILLEGAL_STATE);
    REQUIRE(capture->origin == stream, CUDA_ERROR_STREAM_CAPTURE_UNMATCHED);
    REQUIRE(capture->mode == CU_STREAM_CAPTURE_MODE_RELAXED || capture->thread == &thread_mode,
            CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD);
    int joined = 1;
    for (struct object *object = object_first(); object; object = object->next) {
        struct stream *other = object->kind == STREAM ? (struct stream *)object : NULL;
        if (!other || other->capture != capture)
            continue;
        joined &= joined_to(other, stream);
        other->capture = NULL;
    }
    for (struct stream *other = capture->ended; other; other = other->beside)
        joined &= joined_to(other, stream);
    stream->capture = NULL;
    if ((capture->invalid || !joined) && !capture->to_graph)
        graph_end(capture->graph);
    REQUIRE(!capture->invalid, CUDA_ERROR_STREAM_CAPTURE_INVALIDATED);
    REQUIRE(joined, CUDA_ERROR_STREAM_CAPTURE_UNJOINED);
    SET(out, void *, capture->graph);
    return CUDA_SUCCESS;
}

int cuStreamIsCapturing(void *handle, void *status)
{
    STREAM_ENTRY(handle, stream);
    REQUIRE(status, CUDA_ERROR_INVALID_VALUE);
    SET(status, uint32_t, !stream->capture ? CU_STREAM_CAPTURE_STATUS_NONE
                          : stream->capture->invalid ? CU_STREAM_CAPTURE_STATUS_INVALIDATED
                                                     : CU_STREAM_CAPTURE_STATUS_ACTIVE);
    return CUDA_SUCCESS;
}

int cuStreamGetCaptureInfo_v3(void *handle, void *status, void *id, void *graph, void *after, void *edges, void *count)
{
    int error = cuStreamIsCapturing(handle, status);
    if (error)
        return error;
    LOCKED;
    struct stream *stream = stream_get(handle);
    int active = *(uint32_t *)status == CU_STREAM_CAPTURE_STATUS_ACTIVE;
    if (id)
        SET(id, uint64_t, active ? stream->capture->id : 0);
    if (graph)
        SET(graph, void *, active ? stream->capture->graph : NULL);
    if (after)
        SET(after, void *, active ? stream->last : NULL);
    REQUIRE(!active || !after || edges || !has_data(stream->last_edges, stream->last_count), CUDA_ERROR_LOSSY_QUERY);
    CUgraphEdgeData_st *data = active && edges ? calloc(stream->last_count + 1, sizeof *data) : NULL;
    if (data && stream->last_edges)
        memcpy(data, stream->last_edges, stream->last_count * sizeof *data);
    if (edges)
        SET(edges, void *, data);
    if (count)
        SET(count, uint64_t, active ? stream->last_count : 0);
    return CUDA_SUCCESS;
}

int cuStreamGetCaptureInfo_v2(void *handle, void *status, void *id, void *graph, void *after, void *count)
{
    return cuStreamGetCaptureInfo_v3(handle, status, id, graph, after, NULL, count);
}

int cuStreamGetCaptureInfo(void *handle, void *status, void *id)
{
    return cuStreamGetCaptureInfo_v3(handle, status, id, NULL, NULL, NULL, NULL);
}

int cuStreamUpdateCaptureDependencies_v2(void *handle, void *nodes, void *edges, uint64_t count, uint32_t flags)
{
    STREAM_ENTRY(handle, stream);
    REQUIRE(stream->capture, CUDA_ERROR_ILLEGAL_STATE);
    REQUIRE(flags <= CU_STREAM_SET_CAPTURE_DEPENDENCIES, CUDA_ERROR_INVALID_VALUE);
    size_t kept = flags == CU_STREAM_ADD_CAPTURE_DEPENDENCIES ? stream->last_count : 0;
    struct node **all = calloc(kept + count + 1, sizeof *all);
    memcpy(all, stream->last, kept * sizeof *all);
    memcpy(all + kept, nodes, count * sizeof *all);
    CUgraphEdgeData_st *data = calloc(kept + count + 1, sizeof *data);
    if (stream->last_edges)
        memcpy(data, stream->last_edges, kept * sizeof *data);
    if (edges)
        memcpy(data + kept, edges, count * sizeof *data);
    stream->last = all;
    stream->last_edges = data;
    stream->last_count = kept + count;
    return CUDA_SUCCESS;
}

int cuStreamUpdateCaptureDependencies(void *handle, void *nodes, uint64_t count, uint32_t flags)
{
    return cuStreamUpdateCaptureDependencies_v2(handle, nodes, NULL, count, flags);
}

int forbidden_now(void)
{
    int error = CUDA_SUCCESS;
    for (struct object *object = object_first(); object; object = object->next) {
        struct capture *capture = object->kind == STREAM ? ((struct stream *)object)->capture : NULL;
        if (!capture || capture->mode == CU_STREAM_CAPTURE_MODE_RELAXED || thread_mode == CU_STREAM_CAPTURE_MODE_RELAXED)
            continue;
        int everywhere = capture->mode == CU_STREAM_CAPTURE_MODE_GLOBAL && thread_mode == CU_STREAM_CAPTURE_MODE_GLOBAL;
        if (capture->thread == &thread_mode || everywhere) {
            capture->invalid = 1;
            error = CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
        }
    }
    return error;
}

int cuThreadExchangeStreamCaptureMode(void *mode)
{
    READY;
    REQUIRE(mode && *(uint32_t *)mode <= CU_STREAM_CAPTURE_MODE_RELAXED, CUDA_ERROR_INVALID_VALUE);
    int before = thread_mode;
    thread_mode = *(int *)mode;
    SET(mode, int32_t, before);
    return CUDA_SUCCESS;
}
