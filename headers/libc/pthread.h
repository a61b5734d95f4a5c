/* Stand-in for POSIX's header. Locks have other sizes on each processor, so they are only declared. */
#ifndef STAND_IN_PTHREAD_H
#define STAND_IN_PTHREAD_H

#include <time.h>

typedef unsigned long pthread_t;
typedef unsigned int pthread_key_t;
typedef int pthread_once_t;
typedef volatile int pthread_spinlock_t;
typedef struct stand_in_pthread_mutex pthread_mutex_t;
typedef struct stand_in_pthread_cond pthread_cond_t;
typedef struct stand_in_pthread_rwlock pthread_rwlock_t;
typedef struct stand_in_pthread_barrier pthread_barrier_t;
typedef struct stand_in_pthread_attr pthread_attr_t;
typedef struct stand_in_pthread_mutexattr pthread_mutexattr_t;
typedef struct stand_in_pthread_condattr pthread_condattr_t;

#define PTHREAD_BARRIER_SERIAL_THREAD (-1)

#endif
