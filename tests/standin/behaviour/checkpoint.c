/* Checkpoints: the state of each process. Nothing moves, because there is no device to free. */
#include "behaviour.h"

#include <stdio.h>

static struct process {
    int32_t pid;
    int state;
} processes[64];

/* Only processes in which a driver is loaded can be checkpointed. */
static int find(int32_t pid, struct process **process)
{
    char path[32], line[512];
    snprintf(path, sizeof path, "/proc/%d/maps", pid);
    FILE *maps = fopen(path, "r");
    REQUIRE(maps, CUDA_ERROR_OPERATING_SYSTEM);
    int uses = 0;
    while (!uses && fgets(line, sizeof line, maps))
        uses = strstr(line, "libcuda.so") != NULL;
    fclose(maps);
    REQUIRE(uses, CUDA_ERROR_NOT_INITIALIZED);
    *process = processes;
    while ((*process)->pid && (*process)->pid != pid)
        REQUIRE(++*process < processes + 64, CUDA_ERROR_OUT_OF_MEMORY);
    (*process)->pid = pid;
    return CUDA_SUCCESS;
}

static int change(int32_t pid, int from, int to)
{
    LOCKED;
    struct process *process;
    int status = find(pid, &process);
    REQUIRE(!status, status);
    REQUIRE(process->state == from, CUDA_ERROR_ILLEGAL_STATE);
    process->state = to;
    return CUDA_SUCCESS;
}

int cuCheckpointProcessGetState(int32_t pid, void *state)
{
    LOCKED;
    struct process *process;
    int status = find(pid, &process);
    REQUIRE(!status, status);
    SET(state, int32_t, process->state);
    return CUDA_SUCCESS;
}

int cuCheckpointProcessGetRestoreThreadId(int32_t pid, void *thread)
{
    LOCKED;
    struct process *process;
    int status = find(pid, &process);
    REQUIRE(!status, status);
    SET(thread, int32_t, pid);
    return CUDA_SUCCESS;
}

int cuCheckpointProcessLock(int32_t pid, void *arguments)
{
    (void)arguments;
    return change(pid, CU_PROCESS_STATE_RUNNING, CU_PROCESS_STATE_LOCKED);
}

int cuCheckpointProcessCheckpoint(int32_t pid, void *arguments)
{
    (void)arguments;
    return change(pid, CU_PROCESS_STATE_LOCKED, CU_PROCESS_STATE_CHECKPOINTED);
}

/* A mapping must name existing GPUs. */
int cuCheckpointProcessRestore(int32_t pid, void *arguments)
{
    const CUcheckpointRestoreArgs_st *given = arguments;
    const CUcheckpointGpuPair_st *pairs = given ? given->gpuPairs : NULL;
    for (uint32_t i = 0; pairs && i < given->gpuPairsCount; i++) {
        int known = 0;
        for (int device = 0; device < DEVICES; device++) {
            unsigned char uuid[16];
            cuDeviceGetUuid_v2(uuid, device);
            known += !memcmp(&pairs[i].oldUuid, uuid, sizeof uuid) + !memcmp(&pairs[i].newUuid, uuid, sizeof uuid);
        }
        REQUIRE(known == 2, CUDA_ERROR_INVALID_VALUE);
    }
    return change(pid, CU_PROCESS_STATE_CHECKPOINTED, CU_PROCESS_STATE_LOCKED);
}

int cuCheckpointProcessUnlock(int32_t pid, void *arguments)
{
    (void)arguments;
    return change(pid, CU_PROCESS_STATE_LOCKED, CU_PROCESS_STATE_RUNNING);
}
