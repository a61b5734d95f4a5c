/* Stand-in for POSIX's header: each system has its own semaphores, so they are only declared. */
#ifndef STAND_IN_SEMAPHORE_H
#define STAND_IN_SEMAPHORE_H

typedef union stand_in_sem sem_t;

#endif
