/* cuGetProcAddress: the exported symbol of a public name at a CUDA version.
 *
 * Symbols are looked up by name in this library, so a symbol hidden by the linker is missing here as well.
 */
#define _GNU_SOURCE
#include "standin.h"

#include <dlfcn.h>
#include <string.h>

static const struct form {
    const char *name;
    int since;
    const char *symbol;
    const char *per_thread;
} forms[] = {
#define FORM(name, since, symbol, per_thread) {name, since, symbol, per_thread},
#include "generated/forms.h"
};

enum { FOUND = 0, NO_SUCH_NAME = 1, VERSION_TOO_OLD = 2 };
enum { PER_THREAD_DEFAULT_STREAM = 2 };

static void *own_symbol(const char *symbol)
{
    static void *self;
    Dl_info info;
    if (!self && dladdr((void *)own_symbol, &info))
        self = dlopen(info.dli_fname, RTLD_NOW | RTLD_NOLOAD);
    return symbol && self ? dlsym(self, symbol) : NULL;
}

int standin_get_proc_address(const char *name, void **function, int version, uint64_t flags, int *status)
{
    const struct form *best = NULL;
    int known = 0;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        const struct form *form = &forms[i];
        if (strcmp(form->name, name) != 0 || !own_symbol(form->symbol))
            continue;
        known = 1;
        if (form->since <= version && (!best || form->since > best->since))
            best = form;
    }
    *function = NULL;
    if (best && flags & PER_THREAD_DEFAULT_STREAM)
        *function = own_symbol(best->per_thread);
    if (best && !*function)
        *function = own_symbol(best->symbol);
    if (status)
        *status = best ? FOUND : known ? VERSION_TOO_OLD : NO_SUCH_NAME;
    return 0;
}

/* The recording mode has a different definition. */

__attribute__((weak)) int cuGetProcAddress(const char *name, void **function, int version, uint64_t flags)
{
    return standin_get_proc_address(name, function, version, flags, NULL);
}

__attribute__((weak)) int cuGetProcAddress_v2(const char *name, void **function, int version, uint64_t flags, int *status)
{
    return standin_get_proc_address(name, function, version, flags, status);
}
