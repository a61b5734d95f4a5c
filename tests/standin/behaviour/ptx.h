/* PTX: reading the text of a module, and running the kernels in it. */
#ifndef PTX_H
#define PTX_H

#include "behaviour.h"

struct reader {
    const char *at;
    int line;
    int shared; /* whether shared memory was declared; its size is unknown */
    char log[256];
};

/* The declarations of one module's text, passed on piece by piece. */
struct sink {
    void *to;
    int (*entry)(void *to, const char *name, const struct parameters *parameters, struct program *program);
    int (*variable)(void *to, const char *name, size_t size, const void *content);
    uint64_t (*address)(void *to, const char *name); /* of a variable; 0 for an unknown name */
};

int ptx_read(struct reader *reader, const struct sink *sink);

#endif
