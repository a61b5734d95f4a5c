/* POSIX's functions of memory and libraries, made of Windows'. */
#include "dlfcn.h"
#include "sys/mman.h"

#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <windows.h>

void *mmap(void *at, size_t size, int protection, int flags, int file, long long offset)
{
    if (flags & MAP_FIXED && flags & MAP_ANONYMOUS)
        return VirtualFree(at, size, MEM_DECOMMIT) ? at : MAP_FAILED;
    DWORD kind = flags & MAP_FIXED ? MEM_COMMIT : protection ? MEM_RESERVE | MEM_COMMIT : MEM_RESERVE;
    void *found = VirtualAlloc(at, size, kind, protection ? PAGE_READWRITE : PAGE_NOACCESS);
    return found ? found : MAP_FAILED;
}

int munmap(void *at, size_t size) { return VirtualFree(at, 0, MEM_RELEASE) ? 0 : -1; }

int mprotect(void *at, size_t size, int protection)
{
    DWORD former;
    return VirtualProtect(at, size, protection ? PAGE_READWRITE : PAGE_NOACCESS, &former) ? 0 : -1;
}

int memfd_create(const char *name, unsigned flags)
{
    char *path = _tempnam(NULL, name);
    int file = path ? _open(path, _O_CREAT | _O_RDWR | _O_BINARY | _O_TEMPORARY, _S_IREAD | _S_IWRITE) : -1;
    free(path);
    return file;
}

int fcntl(int file, int command, ...) { return command == F_DUPFD_CLOEXEC ? _dup(file) : -1; }

long long pwrite(int file, const void *from, size_t size, long long offset) { return _write(file, from, (unsigned)size); }

int dladdr(const void *address, Dl_info *info)
{
    static char name[MAX_PATH];
    HMODULE library;
    DWORD how = GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT;
    info->dli_fname = name;
    return GetModuleHandleExA(how, address, &library) && GetModuleFileNameA(library, name, sizeof name);
}

void *dlopen(const char *name, int flags) { return GetModuleHandleA(name); }

void *dlsym(void *library, const char *name) { return (void *)GetProcAddress(library, name); }

char *strsep(char **text, const char *separators)
{
    char *found = *text;
    if (found) {
        *text = found + strcspn(found, separators);
        *text = **text ? (**text = '\0', *text + 1) : NULL;
    }
    return found;
}
