/* The part of <dlfcn.h> that the stand-ins use, on Windows. */
#pragma once

typedef struct {
    const char *dli_fname;
} Dl_info;
enum { RTLD_NOW = 2, RTLD_NOLOAD = 4 };

int dladdr(const void *address, Dl_info *info);
void *dlopen(const char *name, int flags);
void *dlsym(void *library, const char *name);
