/* A small library's header with every construct that the generator reads. test_headers_damaged.py cuts it off anywhere. */
#pragma once
#include <stddef.h>
#include <stdint.h>

#define SMP_VERSION 1020
#define SMP_MASK (0xF0u | 0x0F)
#define SMP_NAME "sample"
#define SMP_RATIO 1.5
#define SMP_QWORDS 16
#define SMP_ANY (~0u)
#ifdef _WIN32
#define SMPAPI __stdcall
#else
#define SMPAPI
#endif

typedef uint64_t smpAddress;
typedef smpAddress smpPointer;
typedef int smpDevice;
typedef struct smpQueue_st *smpQueue;
#define SMP_DEFAULT_QUEUE ((smpQueue)0x1)

typedef enum smpResult_enum {
    SMP_OK = 0,
    SMP_FAILED, /* one after
                   the one before */
    SMP_LATE = 600,
    SMP_UNKNOWN
} smpResult;

typedef enum {
    SMP_MODE_FAST = 1 << 0,
    SMP_MODE_SLOW = 1 << 1,
    SMP_MODE_BOTH =
        SMP_MODE_FAST | SMP_MODE_SLOW,
    SMP_MODE_LATE = SMP_LATE + 1,
    SMP_MODE_NONE = -1
} smpMode;
#define SMP_MODE_ALIAS SMP_MODE_SLOW

enum smpPlain_enum { SMP_PLAIN };

enum {
    SMP_LOOSE = 5,
    SMP_LOOSER
};

typedef struct smpExtent_st {
    size_t width;
    size_t height;
} smpExtent;

typedef struct {
    unsigned char bytes[SMP_QWORDS];
    const char *names[2][3];
} smpTagless;

typedef struct smpTensor_st {
    _Alignas(64) smpAddress opaque[SMP_QWORDS];
} smpTensor;

typedef union smpValue_union {
    char pad[64 - sizeof(smpMode)];
    struct {
        unsigned int x, y, z;
    } dimension;
    void *const *pointers;
} smpValue;

struct smpNode_st {
    struct smpNode_st *next;
    smpMode mode;
    union {
        int id;
        struct {
            short low;
            short high;
        } parts;
    };
    struct { int a; } rows[2];
    void (*release)(void *data);
    unsigned int flag : 1;
    unsigned int level : 7;
    smpValue value;
};
typedef struct smpNode_st smpNode;

typedef void (SMPAPI *smpCallback)(
    smpQueue queue,
    smpResult status,
    void *data
);

typedef size_t smpMeasure(int count);

smpResult SMPAPI smpInit(unsigned int flags);

smpResult SMPAPI smpQueueCreate(smpQueue *queue,
                                smpDevice device);

extern smpResult smpCopy(
    smpPointer target,
    const void *source,
    long unsigned int count
);

smpResult smpLaunch(smpQueue queue, const smpExtent extent, void **arguments, smpCallback done);

smpResult smpNames(const char *names[], unsigned count, char buffer[32]);

smpResult smpPrint(const char *format, ...);

smpResult smpMeasureAll(smpMeasure *measure, size_t (*other)(int));

const char *smpText(smpResult result);

void smpFinish(void);

static inline smpResult smpStart(smpDevice device, smpQueue *queue)
{
    if (smpInit(0) != SMP_OK) {
        return SMP_FAILED;
    }
    return smpQueueCreate(queue, device);
}

_Static_assert(sizeof(smpExtent) == 2 * sizeof(void *), "two words");

smpResult smpLast(struct smpQueue_st *queue, enum smpPlain_enum plain);
