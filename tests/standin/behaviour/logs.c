/* The log of errors: a line for each failed condition of a call. */
#include "behaviour.h"

#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

enum { LINES = 100, LONGEST = 200 };

static char lines[LINES][LONGEST];
static unsigned end; /* the number of lines ever written */
static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;

int standin_refused(const char *function, const char *condition, int error)
{
    if (error == CUDA_SUCCESS || error == CUDA_ERROR_NOT_READY)
        return error;
    pthread_mutex_lock(&log_lock);
    snprintf(lines[end % LINES], LONGEST, "[12:00:00.%03u][%lu][CUDA][E] %s requires: %s", end % 1000, (unsigned long)pthread_self(), function,
             condition);
    end++;
    pthread_mutex_unlock(&log_lock);
    return error;
}

int cuLogsCurrent(void *iterator, uint32_t flags)
{
    REQUIRE(iterator && !flags, CUDA_ERROR_INVALID_VALUE);
    SET(iterator, unsigned, end);
    return CUDA_SUCCESS;
}

int cuLogsDumpToMemory(void *start, void *buffer, void *room_then_size, uint32_t flags)
{
    unsigned *iterator = start;
    size_t *size = room_then_size;
    REQUIRE(buffer && size && !flags, CUDA_ERROR_INVALID_VALUE);
    size_t room = *size, written = 0;
    pthread_mutex_lock(&log_lock);
    unsigned first = end > LINES ? end - LINES : 0;
    if (iterator && *iterator > first)
        first = *iterator;
    for (unsigned line = first; line < end; line++) {
        int length = snprintf((char *)buffer + written, room - written, "%s\n", lines[line % LINES]);
        if (written + length >= room)
            break;
        written += length;
    }
    if (iterator)
        *iterator = end;
    pthread_mutex_unlock(&log_lock);
    *size = written;
    return CUDA_SUCCESS;
}
