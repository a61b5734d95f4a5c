/* Every function records its arguments, and performs the actions that the test programmed on the targets of its pointers.
 *
 * tests/standin/control.py is the Python side. Everything is per thread, except the plans of the last part.
 */
#include "recording.h"
#include "generated/records.h"

#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CALLS = 16, ACTIONS = 32, DEPTH = 4 };

/* Calls. */

struct call {
    const char *symbol;
    int count;
    uint32_t sizes[ARGUMENTS];
    unsigned char bytes[ARGUMENTS][WIDEST];
};

/* Memory to read or write during a call. Argument `argument` is a pointer. If depth is 1, the memory is at offset path[0] from it;
 * otherwise another pointer is there, and so on. Nothing happens if a pointer on the way is NULL. */
struct action {
    char *by; /* the function that performs it; NULL: the programmed one */
    int argument;
    int depth;
    size_t path[DEPTH];
    int write;
    size_t size;
    unsigned char *bytes;
    int done;
};

static _Thread_local struct {
    const char *symbol; /* the function with the actions and the result; NULL: all functions */
    unsigned char result[WIDEST];
    int actions;
    struct action action[ACTIONS];
    int calls;
    struct call call[CALLS];
} self;

void standin_program(const char *symbol, const void *result, size_t size)
{
    for (int i = 0; i < self.actions; i++) {
        free(self.action[i].bytes);
        free(self.action[i].by);
    }
    free((char *)self.symbol);
    self.symbol = symbol ? strdup(symbol) : NULL;
    memset(self.result, 0, sizeof self.result);
    memcpy(self.result, result, size);
    self.actions = 0;
    self.calls = 0;
}

static int add(int argument, const size_t *path, int depth, size_t size, const void *bytes)
{
    if (self.actions == ACTIONS || depth < 1 || depth > DEPTH)
        return -1;
    struct action *action = &self.action[self.actions];
    *action = (struct action){.argument = argument, .depth = depth, .size = size, .write = bytes != NULL};
    memcpy(action->path, path, (size_t)depth * sizeof *path);
    action->bytes = calloc(1, size ? size : 1);
    if (bytes && action->bytes)
        memcpy(action->bytes, bytes, size);
    return self.actions++;
}

int standin_read(int argument, const size_t *path, int depth, size_t size)
{
    return add(argument, path, depth, size, NULL);
}

int standin_write(int argument, const size_t *path, int depth, const void *bytes, size_t size, const char *by)
{
    int index = add(argument, path, depth, size, bytes);
    if (index >= 0 && by)
        self.action[index].by = strdup(by);
    return index;
}

int standin_calls(void)
{
    return self.calls;
}

const struct call *standin_call(int index)
{
    return index < self.calls && index < CALLS ? &self.call[index] : NULL;
}

/* The bytes that an action read or wrote; NULL if no call came or a pointer was NULL. */
const void *standin_action_bytes(int index)
{
    return self.action[index].done ? self.action[index].bytes : NULL;
}

static void perform(struct action *action, const struct value *values)
{
    if (!action->bytes) /* the fuzzer takes memory away */
        return;
    char *at = *(char *const *)values[action->argument].at;
    for (int i = 0; i < action->depth; i++) {
        if (!at)
            return;
        at += action->path[i];
        if (i + 1 < action->depth)
            at = *(char **)at;
    }
    if (action->write)
        memcpy(at, action->bytes, action->size);
    else
        memcpy(action->bytes, at, action->size);
    action->done = 1;
}

/* The calls since standin_program in words, for the fuzzer: numbers in hexadecimal, addresses (other ones in each process) as @, then
 * the bytes that each action read or wrote. */

enum { TOLD = 1 << 16 };

static char *tell(char *to, const char *end, const unsigned char *bytes, size_t size)
{
    for (size_t i = 0; i < size && to + 24 < end; i += 8) {
        uint64_t word = 0;
        memcpy(&word, bytes + i, size - i < 8 ? size - i : 8);
        to += word >> 40 && !(word >> 48) ? sprintf(to, "@ ") : sprintf(to, "%llx ", (unsigned long long)word);
    }
    return to;
}

const char *standin_told(void)
{
    static _Thread_local char text[TOLD];
    char *to = text, *end = text + TOLD - 200;
    *to = 0;
    for (int i = 0; i < self.calls && i < CALLS && to < end; i++) {
        to += sprintf(to, "%.100s( ", self.call[i].symbol);
        for (int j = 0; j < self.call[i].count; j++)
            to = tell(to, end, self.call[i].bytes[j], self.call[i].sizes[j]);
        to += sprintf(to, ") ");
    }
    for (int i = 0; i < self.actions && to < end; i++)
        if (self.action[i].done && !self.action[i].write) {
            to += sprintf(to, "%d: ", self.action[i].argument);
            to = tell(to, end, self.action[i].bytes, self.action[i].size);
        }
    sprintf(to, "%d calls", self.calls);
    return text;
}

/* Plans: calls from many threads at once, whose arguments all follow from one number of 32 bits, the seed. */

/* POINTERS: an array of `size` pointers, each to 8 bytes. */
enum role { VALUE_OF_SEED, IGNORED, OUTPUT, INPUT, POINTERS };

static atomic_long planned_calls, mixed_up_calls;

static uint64_t mask(int argument, size_t word)
{
    return ((uint64_t)argument * 64 + word + 1) * 0x9E3779B97F4A7C15u;
}

/* Byte `index` of the expected argument `argument`. */
static unsigned char expected(uint64_t seed, int argument, size_t index)
{
    return (unsigned char)((seed ^ mask(argument, index / 8)) >> index % 8 * 8);
}

static int holds(const unsigned char *bytes, size_t size, uint64_t seed, int argument, size_t from)
{
    for (size_t i = 0; i < size; i++)
        if (bytes[i] != expected(seed, argument, from + i))
            return 0;
    return 1;
}

/* The first argument that follows from the seed reveals it. */
static uint64_t find_seed(const struct function *function, const struct value *values, int count)
{
    uint32_t seed = 0;
    for (int i = 0; i < count; i++)
        if (function->roles[i] == VALUE_OF_SEED) {
            memcpy(&seed, values[i].at, sizeof seed);
            return seed ^ (uint32_t)mask(i, 0);
        }
    return seed;
}

static int follow(const struct function *function, const struct value *values, int count)
{
    uint64_t seed = find_seed(function, values, count);
    int right = 1;
    sched_yield(); /* lets other threads run, which may change shared memory */
    for (int i = 0; i < count; i++) {
        const unsigned char *bytes = values[i].at;
        unsigned char *const *pointer = values[i].at;
        switch (function->roles[i]) {
        case VALUE_OF_SEED: right &= holds(bytes, values[i].size, seed, i, 0); break;
        case INPUT: right &= holds(*pointer, function->sizes[i], seed, i, 0); break;
        case POINTERS:
            for (size_t j = 0; j < function->sizes[i]; j++)
                right &= holds(((unsigned char *const *)*pointer)[j], 8, seed, i, 8 * j);
            break;
        case OUTPUT:
            for (size_t j = 0; j < function->sizes[i]; j++)
                (*pointer)[j] = expected(seed, i, j);
            break;
        }
    }
    sched_yield();
    atomic_fetch_add(&planned_calls, 1);
    if (!right)
        atomic_fetch_add(&mixed_up_calls, 1);
    return seed % 4 == 3 ? 1 : 0; /* sometimes CUDA_ERROR_INVALID_VALUE, because threads may mix up statuses as well */
}

long standin_planned_calls(void)
{
    return atomic_load(&planned_calls);
}

long standin_mixed_up_calls(void)
{
    return atomic_load(&mixed_up_calls);
}

/* All functions call this. */

void standin_receive(const struct function *function, const struct value *values, int count, void *result, size_t size)
{
    memset(result, 0, size);
    if (function->planned) {
        int status = follow(function, values, count);
        memcpy(result, &status, sizeof status);
        return;
    }
    if (self.calls < CALLS) {
        struct call *call = &self.call[self.calls];
        call->symbol = function->symbol;
        call->count = count;
        for (int i = 0; i < count; i++) {
            call->sizes[i] = (uint32_t)values[i].size;
            memcpy(call->bytes[i], values[i].at, values[i].size);
        }
    }
    self.calls++;
    int programmed = !self.symbol || strcmp(self.symbol, function->symbol) == 0;
    for (int i = 0; i < self.actions; i++) {
        const char *by = self.action[i].by;
        if (self.action[i].argument < count && (by ? strcmp(by, function->symbol) == 0 : programmed))
            perform(&self.action[i], values);
    }
    if (programmed)
        memcpy(result, self.result, size);
}

int standin_under_test(const char *symbol)
{
    return self.symbol && strcmp(self.symbol, symbol) == 0;
}

#define RECEIVE(symbol, result, size, ...) \
    const struct value all[] = {__VA_ARGS__{NULL, 0}}; \
    _Static_assert(sizeof all / sizeof *all - 1 <= ARGUMENTS, #symbol); \
    standin_receive(&function_##symbol, all, sizeof all / sizeof *all - 1, result, size)
#define TWIN(symbol, of, ...) FUNCTION(symbol, __VA_ARGS__)
#define FUNCTION(symbol, type, parameters, names, ...) \
    static struct function function_##symbol = {#symbol}; \
    type symbol parameters \
    { \
        type result; \
        _Static_assert(sizeof result <= WIDEST, #symbol); \
        RECEIVE(symbol, &result, sizeof result, __VA_ARGS__); \
        return result; \
    }
#define PROCEDURE(symbol, parameters, ...) \
    static struct function function_##symbol = {#symbol}; \
    void symbol parameters \
    { \
        char none; \
        RECEIVE(symbol, &none, 0, __VA_ARGS__); \
    }
#include "generated/functions.h"

#undef FUNCTION
#undef PROCEDURE
#define FUNCTION(symbol, ...) &function_##symbol,
#define PROCEDURE(symbol, ...) &function_##symbol,
static struct function *const functions[] = {
#include "generated/functions.h"
};

/* From now on, calls of `symbol` in all threads follow the plan. */
int standin_plan(const char *symbol, const int *roles, const size_t *sizes, int count)
{
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        struct function *function = functions[i];
        if (strcmp(function->symbol, symbol) == 0) {
            memcpy(function->roles, roles, (size_t)count * sizeof *roles);
            memcpy(function->sizes, sizes, (size_t)count * sizeof *sizes);
            function->planned = count > 0;
            return 0;
        }
    }
    return -1;
}
