/* Declarations that the parts of a stand-in share. */
#ifndef STANDIN_H
#define STANDIN_H

#include <stddef.h>
#include <stdint.h>

int standin_get_proc_address(const char *name, void **function, int version, uint64_t flags, int *status);

#endif
