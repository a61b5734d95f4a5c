/* Declarations that the parts of the recording stand-in share. */
#ifndef RECORDING_H
#define RECORDING_H

#include <stddef.h>
#include <stdint.h>

enum { ARGUMENTS = 32, WIDEST = 512 };

struct value {
    const void *at;
    size_t size;
};

#define VALUE(name) {&name, sizeof(struct { char value[sizeof name]; _Static_assert(sizeof name <= WIDEST, #name); })},

struct function {
    const char *symbol;
    int planned;
    int roles[ARGUMENTS];
    size_t sizes[ARGUMENTS];
};

/* Record a call, perform the programmed actions, and fill `result`. */
void standin_receive(const struct function *function, const struct value *values, int count, void *result, size_t size);

/* Whether the test programmed this function. */
int standin_under_test(const char *symbol);

#endif
