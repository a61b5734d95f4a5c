/* The devices of NVML's stand-in, and queries about them. */
#include "nvml.h"

#include <unistd.h>

enum { SERVER, WORKSTATION, SPLIT };
enum { NA = -1 }; /* not supported by this device */
enum { LINKS = 2, FANS = 2, SLICES = 7, FIELD_ECC = 1, FIELD_ENERGY = 83, FIELD_TOO_NEW = 9999, FIELD_LINKS = 91 };
#define GIB (1ull << 30)

struct device devices[DEVICES] = {{0}, {1}, {2}, {3}, {4}};
static int initializations;
static uint32_t persistence[GPUS], split_next[GPUS] = {0, 0, 1}, fan_speed[FANS] = {30, 31}, fan_manual[FANS];

int initialized(void)
{
    return initializations > 0;
}

int known(const void *device)
{
    return (const struct device *)device >= devices && (const struct device *)device < devices + DEVICES;
}

/* The number of unreleased objects of a kind (NVML itself, event sets); -1 for an unknown kind. */

long events_live(const char *kind);

long standin_live(const char *kind)
{
    return strcmp(kind, "initialization") == 0 ? initializations : events_live(kind);
}

static int text(void *out, uint32_t length, const char *found)
{
    REQUIRE(found, NVML_ERROR_NOT_SUPPORTED);
    REQUIRE(out, NVML_ERROR_INVALID_ARGUMENT);
    REQUIRE(strlen(found) < length, NVML_ERROR_INSUFFICIENT_SIZE);
    strcpy(out, found);
    return NVML_SUCCESS;
}

static int number(void *out, size_t size, int64_t found)
{
    REQUIRE(found != NA, NVML_ERROR_NOT_SUPPORTED);
    REQUIRE(out, NVML_ERROR_INVALID_ARGUMENT);
    memcpy(out, &found, size);
    return NVML_SUCCESS;
}

/* One line per query with the answers of the three GPUs: server, workstation, split. */

#define TEXT(symbol, ...) \
    int symbol(void *device, void *out, uint32_t length) \
    { \
        static const char *const texts[GPUS] = {__VA_ARGS__}; \
        GPU(i, device); \
        return text(out, length, texts[i]); \
    }
#define NUMBER(symbol, type, ...) \
    int symbol(void *device, void *out) \
    { \
        static const int64_t numbers[GPUS] = {__VA_ARGS__}; \
        GPU(i, device); \
        return number(out, sizeof(type), numbers[i]); \
    }
#define TWO(symbol, type, first, second) \
    int symbol(void *device, void *one, void *other) \
    { \
        static const int64_t numbers[2][GPUS] = {first, second}; \
        GPU(i, device); \
        int error = number(one, sizeof(type), numbers[0][i]); \
        return error ? error : number(other, sizeof(type), numbers[1][i]); \
    }
#define THREE(...) {__VA_ARGS__}
#define RECORD(symbol, type, version, condition, ...) \
    int symbol(void *device, void *out) \
    { \
        GPU(i, device); \
        type *record = out; \
        REQUIRE(condition, NVML_ERROR_NOT_SUPPORTED); \
        REQUIRE(record, NVML_ERROR_INVALID_ARGUMENT); \
        version; \
        __VA_ARGS__; \
        return NVML_SUCCESS; \
    }
#define FIRST_VERSION VERSION(record, 1)
#define NO_VERSION (void)0

TEXT(nvmlDeviceGetSerial, "1650123000001", NULL, "1650123000003")
TEXT(nvmlDeviceGetInforomImageVersion, "G520.0200.00.05", NULL, "G520.0200.00.05")
TEXT(nvmlDeviceGetBoardPartNumber, "900-21010-0000-000", NULL, "900-21010-0000-000")
NUMBER(nvmlDeviceGetIndex, uint32_t, 0, 1, 2)
NUMBER(nvmlDeviceGetMinorNumber, uint32_t, 0, 1, 2)
NUMBER(nvmlDeviceGetModuleId, uint32_t, 4, 0, 5)
NUMBER(nvmlDeviceGetNumaNodeId, uint32_t, 0, NA, 1)
NUMBER(nvmlDeviceGetBrand, uint32_t, NVML_BRAND_TESLA, NVML_BRAND_GEFORCE_RTX, 4711)
NUMBER(nvmlDeviceGetArchitecture, uint32_t, 9, 8, 0xffffffff)
NUMBER(nvmlDeviceGetNumFans, uint32_t, 0, FANS, 0)
NUMBER(nvmlDeviceGetDisplayMode, uint32_t, 0, 1, 0)
NUMBER(nvmlDeviceGetDisplayActive, uint32_t, 0, 1, 0)
NUMBER(nvmlDeviceGetPerformanceState, uint32_t, 0, 8, NVML_PSTATE_UNKNOWN)
NUMBER(nvmlDeviceGetCurrentClocksEventReasons, uint64_t, 0x4 | 0x20 | 0x400, 1, 0)
NUMBER(nvmlDeviceGetSupportedClocksEventReasons, uint64_t, 0x7ff, 0x1ef, NA)
NUMBER(nvmlDeviceGetInforomConfigurationChecksum, uint32_t, 0xDEADBEEF, NA, 0x1234)
NUMBER(nvmlDeviceGetMaxPcieLinkGeneration, uint32_t, 5, 4, 5)
NUMBER(nvmlDeviceGetGpuMaxPcieLinkGeneration, uint32_t, 6, 4, 6)
NUMBER(nvmlDeviceGetMaxPcieLinkWidth, uint32_t, 16, 8, 16)
NUMBER(nvmlDeviceGetCurrPcieLinkGeneration, uint32_t, 5, 1, 5)
NUMBER(nvmlDeviceGetCurrPcieLinkWidth, uint32_t, 16, 4, 16)
NUMBER(nvmlDeviceGetPcieReplayCounter, uint32_t, 3, 0, 0)
TWO(nvmlDeviceGetCudaComputeCapability, int32_t, THREE(9, 9, 10), THREE(0, 0, 0))
TWO(nvmlDeviceGetAutoBoostedClocksEnabled, uint32_t, THREE(NA, 1, NA), THREE(NA, 0, NA))
TWO(nvmlDeviceGetMinMaxFanSpeed, uint32_t, THREE(NA, 30, NA), THREE(NA, 100, NA))

int nvmlDeviceGetLastBBXFlushTime(void *device, void *when, void *lasted)
{
    GPU(i, device);
    REQUIRE(i == SERVER, NVML_ERROR_NOT_SUPPORTED);
    SET(when, uint64_t, 1790000000000000ull);
    SET(lasted, uint64_t, 5000000000ull);
    return NVML_SUCCESS;
}

RECORD(nvmlDeviceGetC2cModeInfoV, nvmlC2cModeInfo_v1_t, NO_VERSION, i != WORKSTATION, record->isC2cEnabled = i == SPLIT)
RECORD(nvmlDeviceGetAddressingMode, nvmlDeviceAddressingMode_v1_t, FIRST_VERSION, 1, record->value = (uint32_t)(i + 1) % 3)
RECORD(nvmlDeviceGetRepairStatus, nvmlRepairStatus_v1_t, FIRST_VERSION, i != WORKSTATION, record->bChannelRepairPending = 0;
       record->bTpcRepairPending = 1)
RECORD(nvmlDeviceGetUtilizationRates, nvmlUtilization_st, NO_VERSION, i != SPLIT, record->gpu = 97;
       record->memory = 45)
RECORD(nvmlDeviceGetMarginTemperature, nvmlMarginTemperature_v1_t, FIRST_VERSION, i != WORKSTATION,
       record->marginTemperature = i == SERVER ? 41 : -2)
RECORD(nvmlDeviceGetCoolerInfo, nvmlCoolerInfo_v1_t, FIRST_VERSION, i != SERVER,
       record->signalType = i == WORKSTATION ? NVML_THERMAL_COOLER_SIGNAL_VARIABLE : NVML_THERMAL_COOLER_SIGNAL_NONE;
       record->target = i == WORKSTATION ? NVML_THERMAL_COOLER_TARGET_GPU_RELATED : NVML_THERMAL_COOLER_TARGET_NONE)
RECORD(nvmlDeviceGetDynamicPstatesInfo, nvmlGpuDynamicPstatesInfo_st, NO_VERSION, i != SPLIT,
       for (unsigned domain = 0; domain < 4; domain++)
           record->utilization[domain] = (nvmlGpuDynamicPstatesInfo_st_utilization){domain < 3, 50 + domain, 80, 20})

/* The system. */

int nvmlInit_v2(void)
{
    initializations++;
    return NVML_SUCCESS;
}

int nvmlShutdown(void)
{
    READY;
    initializations--;
    return NVML_SUCCESS;
}

void *nvmlErrorString(uint32_t status)
{
    return status == NVML_ERROR_NOT_SUPPORTED ? "Not Supported" : status ? "Failed" : "Success";
}

int nvmlSystemGetDriverVersion(void *out, uint32_t length)
{
    READY;
    return text(out, length, "580.65.06");
}

int nvmlSystemGetNVMLVersion(void *out, uint32_t length)
{
    READY;
    return text(out, length, "13.580.65.06");
}

int nvmlSystemGetDriverBranch(void *out, uint32_t length)
{
    READY;
    nvmlSystemDriverBranchInfo_v1_t *record = out;
    VERSION(record, 1);
    return text(record->branch, length, "r580_00");
}

int nvmlSystemGetCudaDriverVersion_v2(void *out)
{
    READY;
    return number(out, sizeof(int), 13050);
}

int nvmlSystemGetCudaDriverVersion(void *out)
{
    return nvmlSystemGetCudaDriverVersion_v2(out);
}

int nvmlSystemGetProcessName(uint32_t pid, void *out, uint32_t length)
{
    READY;
    REQUIRE(pid == 4242 || pid == 4243 || pid == (uint32_t)getpid(), NVML_ERROR_NOT_FOUND);
    return text(out, length, "python train.py");
}

/* Finding devices. */

int nvmlDeviceGetCount_v2(void *out)
{
    READY;
    return number(out, sizeof(uint32_t), GPUS);
}

static int found(void *out, int i)
{
    SET(out, void *, &devices[i]);
    return NVML_SUCCESS;
}

int nvmlDeviceGetHandleByIndex_v2(uint32_t index, void *out)
{
    READY;
    REQUIRE(index < GPUS && out, NVML_ERROR_INVALID_ARGUMENT);
    return found(out, (int)index);
}

static const char *uuid_of(int i)
{
    static _Thread_local char text[64];
    unsigned char bytes[16];
    for (int k = 0; k < 16; k++)
        bytes[k] = k % 4 == 2 ? 0 : (unsigned char)(0xA0 + k + 0x10 * i);
    int length = sprintf(text, i < GPUS ? "GPU" : "MIG");
    for (int k = 0; k < 16; k++)
        length += sprintf(text + length, k == 0 || k == 4 || k == 6 || k == 8 || k == 10 ? "-%02x" : "%02x", bytes[k]);
    return text;
}

static const char *bus_id_of(int i)
{
    static const char *const ids[GPUS] = {"00000000:01:00.0", "00000000:02:00.0", "00000001:C4:00.0"};
    return ids[i];
}

int nvmlDeviceGetHandleByUUID(void *uuid, void *out)
{
    READY;
    REQUIRE(uuid && out, NVML_ERROR_INVALID_ARGUMENT);
    for (int i = 0; i < DEVICES; i++)
        if (strcmp(uuid, uuid_of(i)) == 0)
            return found(out, i);
    return NVML_ERROR_NOT_FOUND;
}

int nvmlDeviceGetHandleByPciBusId_v2(void *id, void *out)
{
    unsigned wanted[4], is[4];
    READY;
    REQUIRE(id && out, NVML_ERROR_INVALID_ARGUMENT);
    REQUIRE(sscanf(id, "%x:%x:%x.%x", wanted, wanted + 1, wanted + 2, wanted + 3) == 4, NVML_ERROR_INVALID_ARGUMENT);
    for (int i = 0; i < GPUS; i++) {
        sscanf(bus_id_of(i), "%x:%x:%x.%x", is, is + 1, is + 2, is + 3);
        if (memcmp(is, wanted, sizeof is) == 0)
            return found(out, i);
    }
    return NVML_ERROR_NOT_FOUND;
}

/* Properties of devices. */

int nvmlDeviceGetName(void *device, void *out, uint32_t length)
{
    static const char *const names[DEVICES] = {"Stand-in GPU 0", "Stand-in GPU 1", "NVIDIA B200", "NVIDIA B200 MIG 1g.23gb",
                                               "NVIDIA B200 MIG 1g.23gb"};
    ANY(i, device);
    return text(out, length, names[i]);
}

int nvmlDeviceGetUUID(void *device, void *out, uint32_t length)
{
    ANY(i, device);
    return text(out, length, uuid_of(i));
}

static void place(int i, uint32_t *domain, uint32_t *bus, uint32_t *place, uint32_t *identity, void *id)
{
    sscanf(bus_id_of(i), "%x:%x:%x", domain, bus, place);
    *identity = (uint32_t)(0x2330 + i) << 16 | 0x10DE;
    strcpy(id, bus_id_of(i));
}

RECORD(nvmlDeviceGetPciInfoExt, nvmlPciInfoExt_v1_t, FIRST_VERSION, 1,
       place(i, &record->domain, &record->bus, &record->device, &record->pciDeviceId, record->busId);
       record->pciSubSystemId = 0x16C110DE; record->baseClass = 3; record->subClass = i == WORKSTATION ? 0 : 2)
RECORD(nvmlDeviceGetPciInfo_v3, nvmlPciInfo_st, NO_VERSION, 1,
       place(i, &record->domain, &record->bus, &record->device, &record->pciDeviceId, record->busId);
       record->pciSubSystemId = 0x16C110DE)
RECORD(nvmlDeviceGetBAR1MemoryInfo, nvmlBAR1Memory_st, NO_VERSION, 1, record->bar1Total = 256 * GIB; record->bar1Free = 255 * GIB;
       record->bar1Used = 1 * GIB)

int nvmlDeviceGetMemoryInfo_v2(void *device, void *out)
{
    ANY(i, device);
    nvmlMemory_v2_st *record = out;
    VERSION(record, 2);
    record->total = (i < SPLIT ? 16 : i == SPLIT ? 180 : 23) * GIB;
    record->reserved = i < GPUS ? GIB / 2 : 0;
    record->used = 3 * GIB;
    record->free = record->total - record->reserved - record->used;
    return NVML_SUCCESS;
}

int nvmlDeviceGetAttributes_v2(void *device, void *out)
{
    ANY(i, device);
    REQUIRE(i != WORKSTATION, NVML_ERROR_NOT_SUPPORTED);
    *(nvmlDeviceAttributes_st *)out = i < GPUS ? (nvmlDeviceAttributes_st){132, 3, 7, 1, 8, 2, 8, 9, 141 * 1024}
                                               : (nvmlDeviceAttributes_st){16, 1, 1, 0, 1, 0, 1, 1, 23 * 1024};
    return NVML_SUCCESS;
}

int nvmlDeviceGetPersistenceMode(void *device, void *out)
{
    GPU(i, device);
    return number(out, sizeof(uint32_t), persistence[i]);
}

int nvmlDeviceSetPersistenceMode(void *device, uint32_t mode)
{
    GPU(i, device);
    REQUIRE(mode <= 1, NVML_ERROR_INVALID_ARGUMENT);
    persistence[i] = mode;
    return NVML_SUCCESS;
}

int nvmlDeviceGetSupportedPerformanceStates(void *device, void *out, uint32_t size)
{
    GPU(i, device);
    uint32_t *states = out;
    REQUIRE(size == 16 * sizeof *states, NVML_ERROR_INSUFFICIENT_SIZE);
    for (int k = 0; k < 16; k++)
        states[k] = NVML_PSTATE_UNKNOWN;
    for (int k = 0; k < (i == WORKSTATION ? 4 : 1); k++)
        states[k] = (uint32_t[]){0, 2, 5, 8}[k];
    return NVML_SUCCESS;
}

int nvmlDeviceGetPcieThroughput(void *device, uint32_t counter, void *out)
{
    GPU(i, device);
    REQUIRE(counter <= NVML_PCIE_UTIL_RX_BYTES, NVML_ERROR_INVALID_ARGUMENT);
    return number(out, sizeof(uint32_t), counter == NVML_PCIE_UTIL_RX_BYTES ? 1200 : 3400);
}

static int in_inforom(int i, uint32_t object)
{
    return i != WORKSTATION && object != NVML_INFOROM_DEN;
}

int nvmlDeviceGetInforomVersion(void *device, uint32_t object, void *out, uint32_t length)
{
    GPU(i, device);
    REQUIRE(object < NVML_INFOROM_COUNT, NVML_ERROR_INVALID_ARGUMENT);
    return text(out, length, in_inforom(i, object) ? (const char *[]){"2.1", "7.16", "N/A"}[object] : NULL);
}

int nvmlDeviceValidateInforom(void *device)
{
    GPU(i, device);
    return i == SERVER ? NVML_SUCCESS : i == SPLIT ? NVML_ERROR_CORRUPTED_INFOROM : NVML_ERROR_NOT_SUPPORTED;
}

/* Processes: none, one, and two in the MIG devices. */

int nvmlDeviceGetComputeRunningProcesses_v3(void *device, void *count, void *out)
{
    static const nvmlProcessInfo_v2_st processes[] = {
        {4242, 5 * GIB, 0xffffffff, 0xffffffff}, {4242, GIB, 7, 0}, {4243, 2 * GIB, 8, 0}};
    GPU(i, device);
    uint32_t there = (uint32_t)i, size = *(uint32_t *)count;
    SET(count, uint32_t, there);
    REQUIRE(size >= there, NVML_ERROR_INSUFFICIENT_SIZE);
    if (there)
        memcpy(out, processes + (i == SPLIT), there * sizeof *processes);
    return NVML_SUCCESS;
}

/* Clocks. */

static int clock_of(int i, uint32_t domain, void *out, int64_t fastest)
{
    REQUIRE(domain < NVML_CLOCK_COUNT && out, NVML_ERROR_INVALID_ARGUMENT);
    return number(out, sizeof(uint32_t), i == SPLIT && domain == NVML_CLOCK_VIDEO ? NA : fastest - 100 * domain);
}

int nvmlDeviceGetClock(void *device, uint32_t domain, uint32_t id, void *out)
{
    GPU(i, device);
    REQUIRE(id == NVML_CLOCK_ID_CURRENT || i != WORKSTATION, NVML_ERROR_NOT_SUPPORTED);
    return clock_of(i, domain, out, id == NVML_CLOCK_ID_CURRENT ? 1400 : 1900);
}

int nvmlDeviceGetMaxClockInfo(void *device, uint32_t domain, void *out)
{
    GPU(i, device);
    return clock_of(i, domain, out, 1980);
}

int nvmlDeviceGetMaxCustomerBoostClock(void *device, uint32_t domain, void *out)
{
    GPU(i, device);
    REQUIRE(i != WORKSTATION, NVML_ERROR_NOT_SUPPORTED);
    return clock_of(i, domain, out, 1950);
}

int nvmlDeviceGetMinMaxClockOfPState(void *device, uint32_t domain, uint32_t state, void *least, void *most)
{
    GPU(i, device);
    REQUIRE(state < 16, NVML_ERROR_INVALID_ARGUMENT);
    REQUIRE(state == 0, NVML_ERROR_NOT_SUPPORTED);
    int error = clock_of(i, domain, least, 345);
    return error ? error : clock_of(i, domain, most, 1980);
}

int nvmlDeviceGetClockOffsets(void *device, void *out)
{
    GPU(i, device);
    nvmlClockOffset_v1_t *record = out;
    VERSION(record, 1);
    REQUIRE(record->type < NVML_CLOCK_COUNT && record->pstate < 16, NVML_ERROR_INVALID_ARGUMENT);
    REQUIRE(record->type != NVML_CLOCK_VIDEO && record->pstate == 0, NVML_ERROR_NOT_SUPPORTED);
    record->clockOffsetMHz = -15;
    record->minClockOffsetMHz = -200;
    record->maxClockOffsetMHz = 250;
    return NVML_SUCCESS;
}

/* Heat and fans. */

int nvmlDeviceGetTemperatureV(void *device, void *out)
{
    GPU(i, device);
    nvmlTemperature_v1_t *record = out;
    VERSION(record, 1);
    REQUIRE(record->sensorType == NVML_TEMPERATURE_GPU, NVML_ERROR_INVALID_ARGUMENT);
    record->temperature = 36 + i;
    return NVML_SUCCESS;
}

int nvmlDeviceGetTemperature(void *device, uint32_t sensor, void *out)
{
    GPU(i, device);
    REQUIRE(sensor == NVML_TEMPERATURE_GPU, NVML_ERROR_INVALID_ARGUMENT);
    return number(out, sizeof(uint32_t), 36 + i);
}

int nvmlDeviceGetTemperatureThreshold(void *device, uint32_t threshold, void *out)
{
    GPU(i, device);
    REQUIRE(threshold < NVML_TEMPERATURE_THRESHOLD_COUNT, NVML_ERROR_INVALID_ARGUMENT);
    return number(out, sizeof(int), threshold <= NVML_TEMPERATURE_THRESHOLD_GPU_MAX ? 92 - (int)threshold : NA);
}

int nvmlDeviceGetThermalSettings(void *device, uint32_t sensor, void *out)
{
    GPU(i, device);
    nvmlGpuThermalSettings_t *record = out;
    REQUIRE(i == WORKSTATION, NVML_ERROR_NOT_SUPPORTED);
    record->count = sensor == (uint32_t)NVML_THERMAL_TARGET_ALL ? 2 : 1;
    record->sensor[0] = (nvmlGpuThermalSettings_t_sensor){NVML_THERMAL_CONTROLLER_GPU_INTERNAL, -40, 127, 37, NVML_THERMAL_TARGET_GPU};
    record->sensor[1] = (nvmlGpuThermalSettings_t_sensor){(uint32_t)NVML_THERMAL_CONTROLLER_UNKNOWN, 0, 110, 52, NVML_THERMAL_TARGET_MEMORY};
    return NVML_SUCCESS;
}

#define FAN(name, device, fan) \
    GPU(name, device); \
    REQUIRE(name == WORKSTATION, NVML_ERROR_NOT_SUPPORTED); \
    REQUIRE((fan) < FANS, NVML_ERROR_INVALID_ARGUMENT)

int nvmlDeviceGetFanSpeed_v2(void *device, uint32_t fan, void *out)
{
    FAN(i, device, fan);
    return number(out, sizeof(uint32_t), fan_speed[fan]);
}

int nvmlDeviceGetTargetFanSpeed(void *device, uint32_t fan, void *out)
{
    FAN(i, device, fan);
    return number(out, sizeof(uint32_t), fan_speed[fan] + 2);
}

int nvmlDeviceGetFanControlPolicy_v2(void *device, uint32_t fan, void *out)
{
    FAN(i, device, fan);
    return number(out, sizeof(uint32_t), fan_manual[fan]);
}

int nvmlDeviceGetFanSpeedRPM(void *device, void *out)
{
    nvmlFanSpeedInfo_v1_t *record = out;
    VERSION(record, 1);
    FAN(i, device, record->fan);
    record->speed = 900 + record->fan;
    return NVML_SUCCESS;
}

int nvmlDeviceSetFanSpeed_v2(void *device, uint32_t fan, uint32_t speed)
{
    FAN(i, device, fan);
    REQUIRE(speed >= 30 && speed <= 100, NVML_ERROR_INVALID_ARGUMENT);
    fan_speed[fan] = speed;
    fan_manual[fan] = 1;
    return NVML_SUCCESS;
}

int nvmlDeviceSetDefaultFanSpeed_v2(void *device, uint32_t fan)
{
    FAN(i, device, fan);
    fan_speed[fan] = 30 + fan;
    fan_manual[fan] = 0;
    return NVML_SUCCESS;
}

/* Values by number, each with a status of its own. */

static void answer(int i, nvmlFieldValue_st *field)
{
    field->timestamp = 1790000000000000;
    field->latencyUsec = 7;
    field->nvmlReturn = NVML_SUCCESS;
    switch (field->fieldId) {
    case FIELD_ECC:
        field->valueType = NVML_VALUE_TYPE_UNSIGNED_INT;
        field->value.uiVal = i != WORKSTATION;
        return;
    case FIELD_ENERGY:
        field->valueType = NVML_VALUE_TYPE_UNSIGNED_LONG_LONG;
        field->value.ullVal = 0x123456789AB;
        return;
    case FIELD_LINKS:
        field->valueType = NVML_VALUE_TYPE_UNSIGNED_INT;
        field->value.uiVal = LINKS;
        field->nvmlReturn = i == SERVER ? NVML_SUCCESS : NVML_ERROR_NOT_SUPPORTED;
        return;
    case 200 ... 206: /* the scope decides the kind of the value */
        field->valueType = field->scopeId;
        field->value.ullVal = 0;
        switch (field->scopeId) {
        case NVML_VALUE_TYPE_DOUBLE:
            field->value.dVal = -2.5;
            return;
        case NVML_VALUE_TYPE_SIGNED_INT:
            field->value.siVal = -3;
            return;
        case NVML_VALUE_TYPE_SIGNED_LONG_LONG:
            field->value.sllVal = -(1ll << 40);
            return;
        default:
            field->value.ullVal = 0xABCD;
            return;
        }
    default:
        field->nvmlReturn = field->fieldId >= FIELD_TOO_NEW ? NVML_ERROR_INVALID_ARGUMENT : NVML_ERROR_NOT_SUPPORTED;
    }
}

int nvmlDeviceGetFieldValues(void *device, int32_t count, void *fields)
{
    ANY(i, device);
    REQUIRE(count > 0 && fields, NVML_ERROR_INVALID_ARGUMENT);
    for (int k = 0; k < count; k++)
        answer(i, (nvmlFieldValue_st *)fields + k);
    return NVML_SUCCESS;
}

int nvmlDeviceClearFieldValues(void *device, int32_t count, void *fields)
{
    ANY(i, device);
    REQUIRE(count > 0 && fields, NVML_ERROR_INVALID_ARGUMENT);
    for (int k = 0; k < count; k++) {
        nvmlFieldValue_st *field = (nvmlFieldValue_st *)fields + k;
        field->nvmlReturn = field->fieldId == FIELD_ECC ? NVML_SUCCESS : NVML_ERROR_NOT_SUPPORTED;
    }
    return NVML_SUCCESS;
}

/* Connections. */

#define LINK(name, device, link) \
    GPU(name, device); \
    REQUIRE(name == SERVER, NVML_ERROR_NOT_SUPPORTED); \
    REQUIRE((link) < LINKS, NVML_ERROR_INVALID_ARGUMENT)

int nvmlDeviceGetNvLinkState(void *device, uint32_t link, void *out)
{
    LINK(i, device, link);
    return number(out, sizeof(uint32_t), link == 0);
}

int nvmlDeviceGetNvLinkVersion(void *device, uint32_t link, void *out)
{
    LINK(i, device, link);
    return number(out, sizeof(uint32_t), link == 0 ? NVML_NVLINK_VERSION_4_0 : NVML_NVLINK_VERSION_6_0);
}

static uint32_t between(int one, int other)
{
    return one == other ? NVML_TOPOLOGY_INTERNAL : one == SPLIT || other == SPLIT ? NVML_TOPOLOGY_SYSTEM : NVML_TOPOLOGY_NODE;
}

int nvmlDeviceGetTopologyCommonAncestor(void *first, void *second, void *out)
{
    GPU(one, first);
    GPU(other, second);
    return number(out, sizeof(uint32_t), between(one, other));
}

int nvmlDeviceGetTopologyNearestGpus(void *device, uint32_t level, void *count, void *out)
{
    GPU(i, device);
    uint32_t size = *(uint32_t *)count, there = 0;
    for (int other = 0; other < GPUS; other++)
        if (other != i && between(i, other) == level) {
            if (out && there < size)
                ((void **)out)[there] = &devices[other];
            there++;
        }
    SET(count, uint32_t, there);
    return out && size < there ? NVML_ERROR_INSUFFICIENT_SIZE : NVML_SUCCESS;
}

int nvmlSystemGetTopologyGpuSet(uint32_t cpu, void *count, void *out)
{
    READY;
    uint32_t size = *(uint32_t *)count, there = cpu == 0 ? 2 : cpu == 1 ? 1 : 0;
    REQUIRE(cpu < 1024, NVML_ERROR_INVALID_ARGUMENT);
    for (uint32_t k = 0; out && k < there && k < size; k++)
        ((void **)out)[k] = &devices[cpu == 0 ? k : SPLIT];
    SET(count, uint32_t, there);
    return out && size < there ? NVML_ERROR_INSUFFICIENT_SIZE : NVML_SUCCESS;
}

int nvmlDeviceGetP2PStatus(void *first, void *second, uint32_t index, void *out)
{
    static const uint32_t statuses[] = {NVML_P2P_STATUS_OK, NVML_P2P_STATUS_CHIPSET_NOT_SUPPORTED, NVML_P2P_STATUS_GPU_NOT_SUPPORTED,
                                        NVML_P2P_STATUS_DISABLED_BY_REGKEY, NVML_P2P_STATUS_NOT_SUPPORTED, NVML_P2P_STATUS_UNKNOWN};
    GPU(one, first);
    GPU(other, second);
    REQUIRE(one != other && index < sizeof statuses / sizeof *statuses, NVML_ERROR_INVALID_ARGUMENT);
    return number(out, sizeof(uint32_t), statuses[index]);
}

static int affinity(void *device, uint32_t count, void *out, uint32_t scope)
{
    GPU(i, device);
    uint64_t *words = out;
    REQUIRE(scope <= 1, NVML_ERROR_INVALID_ARGUMENT);
    REQUIRE(count > 0, NVML_ERROR_INSUFFICIENT_SIZE);
    memset(words, 0, count * sizeof *words);
    words[0] = scope == 1 ? 1 : (uint64_t[]){0x8000000000000003, 0xF0, 0}[i];
    words[count - 1] |= 0x10;
    return NVML_SUCCESS;
}

int nvmlDeviceGetMemoryAffinity(void *device, uint32_t count, void *out, uint32_t scope)
{
    return affinity(device, count, out, scope);
}

int nvmlDeviceGetCpuAffinityWithinScope(void *device, uint32_t count, void *out, uint32_t scope)
{
    return affinity(device, count, out, scope);
}

int nvmlDeviceSetCpuAffinity(void *device)
{
    GPU(i, device);
    return i == SPLIT ? NVML_ERROR_NO_PERMISSION : NVML_SUCCESS;
}

int nvmlDeviceClearCpuAffinity(void *device)
{
    GPU(i, device);
    return NVML_SUCCESS;
}

/* MIG: the third GPU has two devices, at the first and the third place of seven. */

int nvmlDeviceIsMigDeviceHandle(void *device, void *out)
{
    ANY(i, device);
    return number(out, sizeof(uint32_t), i >= GPUS);
}

int nvmlDeviceGetMigMode(void *device, void *current, void *pending)
{
    GPU(i, device);
    REQUIRE(i != WORKSTATION, NVML_ERROR_NOT_SUPPORTED);
    SET(current, uint32_t, i == SPLIT);
    SET(pending, uint32_t, split_next[i]);
    return NVML_SUCCESS;
}

int nvmlDeviceSetMigMode(void *device, uint32_t mode, void *status)
{
    GPU(i, device);
    REQUIRE(i != WORKSTATION, NVML_ERROR_NOT_SUPPORTED);
    REQUIRE(mode <= 1, NVML_ERROR_INVALID_ARGUMENT);
    split_next[i] = mode;
    SET(status, uint32_t, NVML_SUCCESS);
    return NVML_SUCCESS;
}

int nvmlDeviceGetMaxMigDeviceCount(void *device, void *out)
{
    GPU(i, device);
    return number(out, sizeof(uint32_t), i == SPLIT ? SLICES : 0);
}

int nvmlDeviceGetMigDeviceHandleByIndex(void *device, uint32_t index, void *out)
{
    GPU(i, device);
    REQUIRE(i == SPLIT, NVML_ERROR_NOT_SUPPORTED);
    REQUIRE(index < SLICES, NVML_ERROR_INVALID_ARGUMENT);
    REQUIRE(index == 0 || index == 2, NVML_ERROR_NOT_FOUND);
    return found(out, GPUS + (index == 2));
}

int nvmlDeviceGetDeviceHandleFromMigDeviceHandle(void *device, void *out)
{
    ANY(i, device);
    REQUIRE(i >= GPUS, NVML_ERROR_INVALID_ARGUMENT);
    return found(out, SPLIT);
}
