/* The part of <sys/mman.h>, and of POSIX's files in memory, that the stand-ins use, on Windows. Two mappings never share memory there. */
#pragma once
#include <stddef.h>

enum { PROT_NONE = 0, PROT_READ = 1, PROT_WRITE = 2 };
enum { MAP_SHARED = 1, MAP_PRIVATE = 2, MAP_FIXED = 16, MAP_ANONYMOUS = 32, MAP_NORESERVE = 0x4000 };
enum { MFD_CLOEXEC = 1, F_DUPFD_CLOEXEC = 1030, F_GET_SEALS = 1034 };
#define MAP_FAILED ((void *)-1)

void *mmap(void *at, size_t size, int protection, int flags, int file, long long offset);
int munmap(void *at, size_t size);
int mprotect(void *at, size_t size, int protection);
int memfd_create(const char *name, unsigned flags);
int fcntl(int file, int command, ...);
long long pwrite(int file, const void *from, size_t size, long long offset);
