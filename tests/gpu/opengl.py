"""An OpenGL context without a display, made by EGL on CUDA's device 0, with a buffer and a texture."""

from __future__ import annotations

import ctypes
from ctypes import c_int, c_uint, c_void_p
from typing import Any, Callable

ARRAY_BUFFER, DYNAMIC_DRAW = 0x8892, 0x88E8
TEXTURE_2D, RGBA8, RGBA, UNSIGNED_BYTE = 0x0DE1, 0x8058, 0x1908, 0x1401
MIN_FILTER, MAX_LEVEL, NEAREST = 0x2801, 0x813D, 0x2600
PLATFORM_DEVICE, CUDA_DEVICE, OPENGL_API = 0x313F, 0x323A, 0x30A2
PBUFFERS_FOR_OPENGL = (c_int * 5)(0x3033, 0x0001, 0x3040, 0x0008, 0x3038)


class Unavailable(Exception):
    """EGL or the GPU's OpenGL is missing."""


class OpenGL:
    """The context, current in the thread that made it until ``close()``."""

    def __init__(self) -> None:
        try:
            self._egl = egl = ctypes.CDLL("libEGL.so.1")
        except OSError as error:
            raise Unavailable(f"OpenGL without a display needs libEGL: {error}") from None
        self._address = egl.eglGetProcAddress
        self._address.restype = c_void_p
        self._display = display = c_void_p(self._find_display())
        configuration, found = c_void_p(), c_int()
        for step in (
            lambda: egl.eglInitialize(display, None, None),
            lambda: egl.eglBindAPI(OPENGL_API),
            lambda: egl.eglChooseConfig(
                display, PBUFFERS_FOR_OPENGL, ctypes.byref(configuration), 1, ctypes.byref(found)
            ),
        ):
            if not step():
                raise Unavailable(f"EGL refuses: {egl.eglGetError():#x}")
        egl.eglCreateContext.restype = c_void_p
        self._context = context = c_void_p(egl.eglCreateContext(display, configuration, None, None))
        if not context or not egl.eglMakeCurrent(display, None, None, context):
            raise Unavailable(f"EGL makes no OpenGL context: {egl.eglGetError():#x}")

    def close(self) -> None:
        """End the context, in the thread that made it."""
        self._egl.eglMakeCurrent(self._display, None, None, None)
        self._egl.eglDestroyContext(self._display, self._context)
        self._egl.eglTerminate(self._display)

    def _find_display(self) -> int:
        query = self.function("eglQueryDevicesEXT", c_int, c_void_p, c_void_p, result=c_uint)
        attribute = self.function("eglQueryDeviceAttribEXT", c_void_p, c_int, c_void_p, result=c_uint)
        devices, count, number = (c_void_p * 64)(), c_int(), c_void_p(-1)
        query(64, devices, ctypes.byref(count))
        for device in devices[: count.value]:
            if attribute(device, CUDA_DEVICE, ctypes.byref(number)) and not number.value:
                display: int = self.function("eglGetPlatformDisplayEXT", c_uint, c_void_p, c_void_p, result=c_void_p)(
                    PLATFORM_DEVICE, device, None
                )
                return display
        raise Unavailable(f"none of EGL's {count.value} devices is the GPU")

    def function(self, name: str, *parameters: Any, result: Any = None) -> Callable[..., Any]:
        address = self._address(name.encode())
        if not address:
            raise Unavailable(f"EGL does not know {name}")
        return ctypes.CFUNCTYPE(result, *parameters)(address)

    def texture(self, name: int, width: int, height: int) -> None:
        """A texture of four 8-bit channels."""
        self.function("glBindTexture", c_uint, c_uint)(TEXTURE_2D, name)
        parameter = self.function("glTexParameteri", c_uint, c_uint, c_int)
        parameter(TEXTURE_2D, MIN_FILTER, NEAREST)
        parameter(TEXTURE_2D, MAX_LEVEL, 0)
        self.function("glTexImage2D", c_uint, *[c_int] * 5, c_uint, c_uint, c_void_p)(
            TEXTURE_2D, 0, RGBA8, width, height, 0, RGBA, UNSIGNED_BYTE, None
        )


class GLBuffer:
    """A zeroed buffer of OpenGL. ``bytes()`` reads it through OpenGL."""

    def __init__(self, opengl: OpenGL, name: int, size: int) -> None:
        self.name, self.size = name, size
        self._bind = opengl.function("glBindBuffer", c_uint, c_uint)
        self._write = opengl.function("glBufferSubData", c_uint, ctypes.c_ssize_t, ctypes.c_ssize_t, c_void_p)
        self._read = opengl.function("glGetBufferSubData", c_uint, ctypes.c_ssize_t, ctypes.c_ssize_t, c_void_p)
        self._bind(ARRAY_BUFFER, name)
        opengl.function("glBufferData", c_uint, ctypes.c_ssize_t, c_void_p, c_uint)(
            ARRAY_BUFFER, size, ctypes.create_string_buffer(size), DYNAMIC_DRAW
        )

    def __bytes__(self) -> bytes:
        out = ctypes.create_string_buffer(self.size)
        self._bind(ARRAY_BUFFER, self.name)
        self._read(ARRAY_BUFFER, 0, self.size, out)
        return out.raw

    def __setitem__(self, at: int, value: int) -> None:
        self._bind(ARRAY_BUFFER, self.name)
        self._write(ARRAY_BUFFER, at, 1, ctypes.byref(ctypes.c_ubyte(value)))
