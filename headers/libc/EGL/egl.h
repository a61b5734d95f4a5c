/* Stand-in for EGL's header: its scalar types and handles. */
#ifndef STAND_IN_EGL_H
#define STAND_IN_EGL_H

#include <stdint.h>

typedef int32_t EGLint;
typedef unsigned int EGLBoolean;
typedef unsigned int EGLenum;
typedef intptr_t EGLAttrib;
typedef void *EGLConfig;
typedef void *EGLContext;
typedef void *EGLDisplay;
typedef void *EGLImage;
typedef void *EGLSurface;
typedef void *EGLSync;

#endif
