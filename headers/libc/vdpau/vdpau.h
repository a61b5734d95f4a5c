/* Stand-in for VDPAU's header: handles and the function that looks up all others. */
#ifndef STAND_IN_VDPAU_H
#define STAND_IN_VDPAU_H

#include <stdint.h>

typedef int VdpBool;
typedef uint32_t VdpDevice;
typedef uint32_t VdpVideoSurface;
typedef uint32_t VdpOutputSurface;
typedef uint32_t VdpFuncId;
/* An enum in VDPAU's header; as an argument or result it is an int. */
typedef int VdpStatus;
typedef VdpStatus VdpGetProcAddress(VdpDevice device, VdpFuncId function_id, void **function_pointer);

#endif
