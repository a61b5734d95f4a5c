/* Stand-in for the header of EGL's extensions: the handles that CUDA's headers use. */
#ifndef STAND_IN_EGLEXT_H
#define STAND_IN_EGLEXT_H

#include <EGL/egl.h>

typedef void *EGLImageKHR;
typedef void *EGLStreamKHR;
typedef void *EGLSyncKHR;
typedef uint64_t EGLTimeKHR;

#endif
