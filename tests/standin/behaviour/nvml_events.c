/* Sets of events of devices and of the system. Tests trigger the events. */
#define _GNU_SOURCE
#include "nvml.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

enum { MOST = 16 };
/* The events of the server's GPU. The others have none. */
static const uint64_t supported = 0x1 | 0x2 | 0x4 | 0x8 | 0x10 | 0x100 | 0x1000;

struct set {
    int of_system, live;
    const void *device;
    uint64_t types;
    struct set *next;
    int count;
    union {
        nvmlEventData_st of_device;
        nvmlSystemEventData_v1_t of_system;
    } events[MOST];
};

static struct set *sets;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t happened = PTHREAD_COND_INITIALIZER;

static void leave(void *unused)
{
    pthread_mutex_unlock(&lock);
}
#define LOCKED \
    __attribute__((cleanup(leave), unused)) char locked; \
    pthread_mutex_lock(&lock)

long events_live(const char *kind)
{
    LOCKED;
    int of_system = strcmp(kind, "system event set") == 0;
    long count = 0;
    if (!of_system && strcmp(kind, "event set") != 0)
        return -1;
    for (struct set *set = sets; set; set = set->next)
        count += set->live && set->of_system == of_system;
    return count;
}

static void *made(int of_system)
{
    LOCKED;
    struct set *set = calloc(1, sizeof *set);
    *set = (struct set){of_system, 1, .next = sets};
    return sets = set;
}

/* The set of a handle; NULL if it was freed. */
static struct set *of(const void *handle, int of_system)
{
    for (struct set *set = sets; set; set = set->next)
        if (set == handle && set->live && set->of_system == of_system)
            return set;
    return NULL;
}

static int end(const void *handle, int of_system)
{
    LOCKED;
    struct set *set = of(handle, of_system);
    REQUIRE(set, NVML_ERROR_INVALID_ARGUMENT);
    set->live = 0;
    return NVML_SUCCESS;
}

/* Wait until a set has an event, at most some milliseconds; 0: forever. */
static int arrival(struct set *set, uint32_t milliseconds)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += milliseconds / 1000;
    until.tv_nsec += milliseconds % 1000 * 1000000l;
    if (until.tv_nsec >= 1000000000l) {
        until.tv_sec++;
        until.tv_nsec -= 1000000000l;
    }
    while (!set->count)
        if (!milliseconds)
            pthread_cond_wait(&happened, &lock);
        else if (pthread_cond_timedwait(&happened, &lock, &until))
            return NVML_ERROR_TIMEOUT;
    return NVML_SUCCESS;
}

static void forget(struct set *set, int count)
{
    set->count -= count;
    memmove(set->events, set->events + count, (size_t)set->count * sizeof *set->events);
}

/* For tests: trigger an event. Returns the number of sets that get it. */

int standin_device_event(int number, uint64_t type, uint64_t data, uint32_t gpu_instance, uint32_t compute_instance)
{
    LOCKED;
    int told = 0;
    for (struct set *set = sets; set; set = set->next)
        if (set->live && set->device == &devices[number] && set->types & type && set->count < MOST) {
            set->events[set->count++].of_device =
                (nvmlEventData_st){&devices[number], type, data, gpu_instance, compute_instance};
            told++;
        }
    pthread_cond_broadcast(&happened);
    return told;
}

int standin_system_event(uint64_t type, uint32_t gpu)
{
    LOCKED;
    int told = 0;
    for (struct set *set = sets; set; set = set->next)
        if (set->live && set->of_system && set->types & type && set->count < MOST) {
            set->events[set->count++].of_system = (nvmlSystemEventData_v1_t){type, gpu};
            told++;
        }
    pthread_cond_broadcast(&happened);
    return told;
}

int nvmlDeviceGetSupportedEventTypes(void *device, void *out)
{
    GPU(i, device);
    SET(out, uint64_t, i == 0 ? supported : 0);
    return NVML_SUCCESS;
}

int nvmlEventSetCreate(void *out)
{
    READY;
    SET(out, void *, made(0));
    return NVML_SUCCESS;
}

int nvmlDeviceRegisterEvents(void *device, uint64_t types, void *handle)
{
    GPU(i, device);
    LOCKED;
    struct set *set = of(handle, 0);
    REQUIRE(set, NVML_ERROR_INVALID_ARGUMENT);
    REQUIRE(i == 0 && !(types & ~supported), NVML_ERROR_NOT_SUPPORTED);
    set->device = device;
    set->types |= types;
    return NVML_SUCCESS;
}

int nvmlEventSetWait_v2(void *handle, void *out, uint32_t milliseconds)
{
    READY;
    LOCKED;
    struct set *set = of(handle, 0);
    REQUIRE(set && out, NVML_ERROR_INVALID_ARGUMENT);
    int error = arrival(set, milliseconds);
    REQUIRE(!error, error);
    SET(out, nvmlEventData_st, set->events[0].of_device);
    forget(set, 1);
    return NVML_SUCCESS;
}

int nvmlEventSetFree(void *handle)
{
    READY;
    return end(handle, 0);
}

int nvmlSystemEventSetCreate(void *request)
{
    READY;
    nvmlSystemEventSetCreateRequest_v1_t *record = request;
    VERSION(record, 1);
    record->set = made(1);
    return NVML_SUCCESS;
}

int nvmlSystemRegisterEvents(void *request)
{
    READY;
    nvmlSystemRegisterEventRequest_v1_t *record = request;
    VERSION(record, 1);
    LOCKED;
    struct set *set = of(record->set, 1);
    REQUIRE(set && record->eventTypes && !(record->eventTypes & ~3ull), NVML_ERROR_INVALID_ARGUMENT);
    set->types |= record->eventTypes;
    return NVML_SUCCESS;
}

int nvmlSystemEventSetWait(void *request)
{
    READY;
    nvmlSystemEventSetWaitRequest_v1_t *record = request;
    VERSION(record, 1);
    LOCKED;
    struct set *set = of(record->set, 1);
    REQUIRE(set && record->data && record->dataSize, NVML_ERROR_INVALID_ARGUMENT);
    int error = arrival(set, record->timeoutms);
    REQUIRE(!error, error);
    int count = set->count < (int)record->dataSize ? set->count : (int)record->dataSize;
    for (int k = 0; k < count; k++)
        ((nvmlSystemEventData_v1_t *)record->data)[k] = set->events[k].of_system;
    record->numEvent = (uint32_t)count;
    forget(set, count);
    return NVML_SUCCESS;
}

int nvmlSystemEventSetFree(void *request)
{
    READY;
    nvmlSystemEventSetFreeRequest_v1_t *record = request;
    VERSION(record, 1);
    return end(record->set, 1);
}
