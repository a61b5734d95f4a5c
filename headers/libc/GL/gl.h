/* Stand-in for OpenGL's header: the scalar types, and the macro that CUDA's headers test for. */
#ifndef STAND_IN_GL_H
#define STAND_IN_GL_H

#define GL_VERSION 0x1F02

typedef unsigned int GLenum;
typedef unsigned char GLboolean;
typedef unsigned int GLbitfield;
typedef signed char GLbyte;
typedef short GLshort;
typedef int GLint;
typedef int GLsizei;
typedef unsigned char GLubyte;
typedef unsigned short GLushort;
typedef unsigned int GLuint;
typedef float GLfloat;
typedef double GLdouble;
typedef void GLvoid;

#endif
