/* Stand-in for the C library's header: Python cannot use its jumps. */
#ifndef STAND_IN_SETJMP_H
#define STAND_IN_SETJMP_H

typedef struct __jmp_buf_tag *jmp_buf;

#endif
