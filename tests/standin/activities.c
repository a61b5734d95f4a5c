/* A libcupti for tests: each call that it is told about starts a kernel, a copy and a fill, which take known times. A thread
 * of its own delivers the records. STANDIN_CUPTI_REFUSES is the status of cuptiActivityEnable, and
 * STANDIN_CUPTI_REFUSES_CALLBACKS that of cuptiActivityRegisterCallbacks. */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/syscall.h>

struct kernel {
  uint32_t kind; uint8_t cache, shared; uint16_t registers; uint32_t partitioned[2]; uint64_t start, end, completed;
  uint32_t device, context, stream; int32_t grid[3], block[3], fixed, dynamic; uint32_t local, all, correlation;
  int64_t number; const char *name; uint64_t rest[20];
};
struct copy {
  uint32_t kind; uint8_t copy, from, to, flags; uint64_t bytes, start, end; uint32_t device, context, stream, correlation;
  uint64_t rest[8];
};
struct fill {
  uint32_t kind, value; uint64_t bytes, start, end; uint32_t device, context, stream, correlation; uint64_t rest[8];
};
struct call { uint32_t kind, number; uint64_t start, end; uint32_t process, thread, correlation, status; };
struct told { uint32_t kind, of; uint64_t id; uint32_t correlation, reserved; };

static uint64_t (*now)(void);
static void (*requested)(uint8_t **, size_t *, size_t *);
static void (*completed)(void *, uint32_t, uint8_t *, size_t, size_t);
static uint8_t *buffer;
static size_t size, used, most;
static uint32_t calls;
static uint64_t enabled;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static __thread uint64_t ids[16], depth;

static size_t length(uint32_t kind) {
  return kind == 10 ? sizeof(struct kernel) : kind == 1 ? sizeof(struct copy) : kind == 2 ? sizeof(struct fill)
    : kind == 4 ? sizeof(struct call) : sizeof(struct told);
}
static void *delivers(void *ignored) {
  if (buffer) completed(NULL, 0, buffer, size, used);
  buffer = NULL;
  return ignored;
}
static void deliver(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, delivers, NULL);
  pthread_join(thread, NULL);
}
static void add(const void *record) {
  uint32_t kind = *(const uint32_t *)record;
  if (!(enabled >> kind & 1)) return;
  if (buffer && used + length(kind) > size) deliver();
  if (!buffer) { used = 0; requested(&buffer, &size, &most); }
  memcpy(buffer + used, record, length(kind));
  used += length(kind);
}
static int refusal(const char *variable) { const char *text = getenv(variable); return text ? atoi(text) : 0; }

int cuptiSetThreadIdType(int type) { return type == 1 ? 0 : 1; }
int cuptiActivityRegisterTimestampCallback(uint64_t (*function)(void)) { now = function; return 0; }
int cuptiActivityRegisterCallbacks(void *request, void *complete) {
  requested = request; completed = complete;
  return refusal("STANDIN_CUPTI_REFUSES_CALLBACKS");
}
int cuptiActivityEnable(uint32_t kind) { enabled |= 1ull << kind; return refusal("STANDIN_CUPTI_REFUSES"); }
int cuptiActivityDisable(uint32_t kind) { enabled &= ~(1ull << kind); return 0; }
int cuptiActivityFlushAll(uint32_t flag) {
  pthread_mutex_lock(&lock);
  deliver();
  pthread_mutex_unlock(&lock);
  return 0;
}
int cuptiActivityGetNumDroppedRecords(void *context, uint32_t stream, size_t *dropped) { *dropped = 0; return 0; }
int cuptiActivityPushExternalCorrelationId(int kind, uint64_t id) { ids[depth++ & 15] = id; return 0; }
int cuptiActivityGetNextRecord(uint8_t *from, size_t valid, uint8_t **record) {
  uint8_t *next = *record ? *record + length(*(uint32_t *)*record) : from;
  if (next >= from + valid) return 12;  /* CUPTI_ERROR_MAX_LIMIT_REACHED */
  *record = next;
  return 0;
}
int cuptiActivityPopExternalCorrelationId(int kind, uint64_t *last) {
  *last = ids[--depth & 15];
  pthread_mutex_lock(&lock);
  uint64_t time = now();
  uint32_t number = ++calls;
  struct kernel kernel = {.kind = 10, .registers = 16, .start = time, .end = time + 3000, .stream = 7, .grid = {2, 1, 1},
    .block = {32, 1, 1}, .fixed = 64, .dynamic = 64, .correlation = number, .name = "spin"};
  struct copy copy = {.kind = 1, .copy = 1, .bytes = 4096, .start = time + 4000, .end = time + 5000, .stream = 7, .correlation = number};
  struct fill fill = {.kind = 2, .value = 5, .bytes = 512, .start = time, .end = time + 1000, .device = 1, .stream = 13, .correlation = number};
  struct told told = {.kind = 39, .of = kind, .id = *last, .correlation = number};
  struct call call = {.kind = 4, .start = *last, .end = time, .thread = syscall(SYS_gettid), .correlation = number};
  struct kernel unfinished = kernel;
  unfinished.end = 0;
  add(&kernel);  /* before its call */
  add(&told); add(&call); add(&copy); add(&fill); add(&unfinished);
  pthread_mutex_unlock(&lock);
  return 0;
}
