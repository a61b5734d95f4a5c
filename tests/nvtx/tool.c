/* A tool that listens to NVTX and writes what it hears to the file that NVTX_HEARD names. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct event {
    uint16_t version, size;
    uint32_t category;
    int32_t color_type;
    uint32_t color;
    int32_t payload_type, reserved;
    union { uint64_t u; int64_t i; double d; } payload;
    int32_t message_type;
    const char *message;
};

typedef void (*function)(void);
struct callbacks { size_t size; int (*table_of)(int module, function ***table, unsigned *size); };
struct version { size_t size; uint32_t version, reserved; void (*set_tool_version)(uint32_t version); };

static FILE *heard;
static uint64_t ranges = 700;

static void tell(const char *kind, const void *domain, const struct event *event)
{
    fprintf(heard, "%s %s %s", kind, domain ? (const char *)domain : "-", event->message_type == 1 ? event->message : "?");
    if (event->version != 3 || event->size != sizeof *event || event->size != 48)
        fprintf(heard, " WRONG SIZE %d", event->size);
    if (event->color_type)
        fprintf(heard, " color=%08x", event->color);
    if (event->category)
        fprintf(heard, " category=%u", event->category);
    if (event->payload_type == 1)
        fprintf(heard, " payload=%lu", (unsigned long)event->payload.u);
    else if (event->payload_type == 2)
        fprintf(heard, " payload=%ld", (long)event->payload.i);
    else if (event->payload_type == 3)
        fprintf(heard, " payload=%g", event->payload.d);
    fprintf(heard, "\n");
}

static void mark(const struct event *event) { tell("mark", NULL, event); }
static int push(const struct event *event) { return tell("push", NULL, event), 0; }
static int pop(void) { return fprintf(heard, "pop -\n"), 0; }
static uint64_t start(const struct event *event) { return tell("start", NULL, event), ++ranges; }
static void end(uint64_t range) { fprintf(heard, "end - %lu\n", (unsigned long)range); }
static void category(uint32_t number, const char *name) { fprintf(heard, "category - %u %s\n", number, name); }
static void stream(void *handle, const char *name) { fprintf(heard, "stream %p %s\n", handle, name); }
static void domain_mark(void *domain, const struct event *event) { tell("mark", domain, event); }
static int domain_push(void *domain, const struct event *event) { return tell("push", domain, event), 0; }
static int domain_pop(void *domain) { return fprintf(heard, "pop %s\n", (char *)domain), 0; }
static uint64_t domain_start(void *domain, const struct event *event) { return tell("start", domain, event), ++ranges; }
static void domain_end(void *domain, uint64_t range) { fprintf(heard, "end %s %lu\n", (char *)domain, (unsigned long)range); }
static void domain_category(void *domain, uint32_t number, const char *name)
{
    fprintf(heard, "category %s %u %s\n", (char *)domain, number, name);
}
static void *create_domain(const char *name)
{
    char *made = malloc(64);
    snprintf(made, 64, "<%s>", name);
    fprintf(heard, "domain %s\n", made);
    return made;
}
static void initialize(const void *reserved) { fprintf(heard, "initialize %d\n", reserved == NULL); }

int InitializeInjectionNvtx2(const void *(*table_of_exports)(uint32_t table))
{
    const struct callbacks *callbacks = table_of_exports(1);
    const struct version *version = table_of_exports(3);
    if (!callbacks || callbacks->size < sizeof *callbacks || table_of_exports(2) || !version || version->version != 3)
        return 0;
    version->set_tool_version(3);
    const char *path = getenv("NVTX_HEARD");
    if (!path || !(heard = fopen(path, "a")))
        return 0;
    setvbuf(heard, NULL, _IOLBF, 0);
    function **core, **driver, **domains;
    unsigned cores, drivers, sizes;
    if (!callbacks->table_of(1, &core, &cores) || !callbacks->table_of(2, &driver, &drivers) || !callbacks->table_of(5, &domains, &sizes))
        return 0;
    if (cores != 16 || drivers != 9 || sizes != 16 || core[0] || core[16] || callbacks->table_of(99, &core, &cores))
        return 0;
    *core[1] = (function)mark;
    *core[4] = (function)start;
    *core[7] = (function)end;
    *core[8] = (function)push;
    *core[11] = (function)pop;
    *core[12] = (function)category;
    *driver[5] = (function)stream;
    *domains[1] = (function)domain_mark;
    *domains[2] = (function)domain_start;
    *domains[3] = (function)domain_end;
    *domains[4] = (function)domain_push;
    *domains[5] = (function)domain_pop;
    *domains[8] = (function)domain_category;
    *domains[12] = (function)create_domain;
    *domains[15] = (function)initialize;
    return 1;
}
