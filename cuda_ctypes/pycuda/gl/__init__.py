"""OpenGL's buffers and images as memory of the device: ``import cuda_ctypes.pycuda.gl as cudagl``.

All of it needs an OpenGL context that is current in the thread.
"""

from __future__ import annotations

import ctypes

from ...errors import CudaError
from .._core import demand_opengl, has_opengl
from .._driver import as_int, cuda, late, making, refuse
from ..array import Array as Array
from ..context import Context, InContext, needed
from ..device import Device
from ..enumerations import Enumeration
from ..errors import LogicError, translated
from ..stream import stream_number

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..stream import Stream

unregister_resource = late(globals(), "unregister_resource", "cuGraphicsUnregisterResource")

graphics_map_flags = Enumeration("graphics_map_flags", "CUgraphicsMapResourceFlags", "CU_GRAPHICS_MAP_RESOURCE_FLAGS_")
"""The access of kernels to mapped memory: NONE (any), READ_ONLY, WRITE_DISCARD."""


def init() -> None:
    """Do nothing: CUDA no longer needs to be started for OpenGL."""


def make_context(dev: Device, flags: int = 0) -> Context:
    """A context of a device, which becomes current; any context works with OpenGL today. C: cuCtxCreate.

    Parameters
    ----------
    dev : Device
        The device.
    flags : int
        Of ``ctx_flags``.

    Returns
    -------
    Context

    Raises
    ------
    LogicError
        No OpenGL context is current in this thread, or the driver refuses the flags.
    TypeError
        ``dev`` is not a Device, or ``flags`` is not an int.
    """
    _demand("cuCtxCreate")
    return Context(dev, flags)


def _demand(function: str) -> None:
    try:
        demand_opengl(function)
    except CudaError as error:
        raise translated(error) from None


class RegisteredObject(InContext):
    """Base of registered objects."""

    __slots__ = ("_name",)
    _destroyed_by = "cuGraphicsUnregisterResource"

    def _register(self, function: str, name: int, *others: int) -> None:
        cell, self._name = ctypes.c_void_p(), name
        self._make(needed(), cell, function, ctypes.byref(cell), name, *others)

    @staticmethod
    def _destroyer() -> Any:
        # Without OpenGL, the driver would crash at the next use.
        return unregister_resource if has_opengl() else lambda number: 0

    def gl_handle(self) -> int:
        """The object's name in OpenGL.

        Returns
        -------
        int
        """
        return self._name

    def unregister(self) -> None:
        """Unregister the object. Unregistering again does nothing. C: cuGraphicsUnregisterResource.

        Raises
        ------
        LogicError
            No OpenGL context is current in this thread; or the object is mapped: the driver says so, and ends the mapping
            with it.
        """
        _demand("cuGraphicsUnregisterResource")
        self._free()

    def map(self, stream: Stream | None = None) -> RegisteredMapping:
        """Give the object to kernels until the mapping ends; OpenGL must not use it meanwhile. C: cuGraphicsMapResources.

        Parameters
        ----------
        stream : Stream, optional
            The stream in whose order it is mapped; the default stream if None.

        Returns
        -------
        RegisteredMapping

        Raises
        ------
        LogicError
            No context of a device, or none of OpenGL, is current in this thread; or the object is mapped or unregistered
            already.
        TypeError
            ``stream`` is not a Stream.
        """
        _demand("cuGraphicsMapResources")
        return RegisteredMapping._of(self, stream)


class RegisteredBuffer(RegisteredObject):
    """A registered buffer of OpenGL. C: cuGraphicsGLRegisterBuffer.

    Parameters
    ----------
    gl_handle : int
        Its name in OpenGL.
    flags : int
        Of ``graphics_map_flags``.

    Raises
    ------
    LogicError
        No context of a device, or none of OpenGL, is current in this thread; or OpenGL has no such buffer.
    OverflowError
        A number is not from 0 to 2**32 - 1.
    TypeError
        A number is not an int.
    """

    __slots__ = ()

    def __init__(self, gl_handle: int, flags: int = 0) -> None:
        _demand("cuGraphicsGLRegisterBuffer")
        name = as_int(gl_handle, "gl_handle")
        self._register("cuGraphicsGLRegisterBuffer", name, as_int(flags, "flags"))


class RegisteredImage(RegisteredObject):
    """A registered texture or renderbuffer of OpenGL. C: cuGraphicsGLRegisterImage.

    Parameters
    ----------
    gl_handle : int
        Its name in OpenGL.
    target : int
        Its kind, such as GL_TEXTURE_2D.
    flags : int
        Of ``graphics_map_flags``.

    Raises
    ------
    LogicError
        No context of a device, or none of OpenGL, is current in this thread; or OpenGL has no such image.
    OverflowError
        A number is not from 0 to 2**32 - 1.
    TypeError
        A number is not an int.
    """

    __slots__ = ()

    def __init__(self, gl_handle: int, target: int, flags: int = 0) -> None:
        _demand("cuGraphicsGLRegisterImage")
        name = as_int(gl_handle, "gl_handle")
        self._register("cuGraphicsGLRegisterImage", name, as_int(target, "target"), as_int(flags, "flags"))


class RegisteredMapping:
    """The memory of a registered object for kernels, until :meth:`unmap`. Made by ``map()`` of the object.

    Raises
    ------
    TypeError
        The class is called directly.
    """

    __slots__ = ("_object", "_stream", "_mapped", "__weakref__")
    _object: RegisteredObject
    _stream: Any
    _mapped: bool

    @classmethod
    def _of(cls, registered: Any, stream: Any) -> RegisteredMapping:
        self = object.__new__(cls)
        self._object, self._stream = registered, stream
        self._change(True, "cuGraphicsMapResources", registered._open(), stream_number(stream))
        return self

    def _change(self, mapped: bool, function: str, number: int, stream: int) -> None:
        resource, statuses = ctypes.c_void_p(number), list[int]()
        changing = making(function, 1, ctypes.byref(resource), stream)
        statuses += changing
        if statuses[0]:
            refuse(statuses[0], function)
        self._mapped = mapped  # right after the call: no exception of a signal handler comes between

    def __init__(self) -> None:
        raise TypeError("a mapping is made by map() of a registered object")

    def _open(self) -> int:
        if not self._mapped:
            raise LogicError("this mapping has ended: unmap() was called")
        return int(self._object._open())

    def unmap(self, stream: Stream | None = None) -> None:
        """Give the object back to OpenGL. C: cuGraphicsUnmapResources.

        Parameters
        ----------
        stream : Stream, optional
            The stream in whose order it is unmapped; that of ``map()`` if None.

        Raises
        ------
        LogicError
            The mapping has ended, or no OpenGL context is current in this thread.
        TypeError
            ``stream`` is not a Stream.
        """
        number = self._open()
        _demand("cuGraphicsUnmapResources")
        order = stream_number(self._stream if stream is None else stream)
        self._change(False, "cuGraphicsUnmapResources", number, order)

    def device_ptr_and_size(self) -> tuple[int, int]:
        """The memory of a mapped buffer. C: cuGraphicsResourceGetMappedPointer.

        Returns
        -------
        tuple of int
            The address, and the size in bytes.

        Raises
        ------
        LogicError
            The mapping has ended, or the object is an image.
        """
        address, size = cuda.cuGraphicsResourceGetMappedPointer(self._open())
        return int(address), int(size)

    def array(self, index: int = 0, level: int = 0) -> Any:
        """An array of a mapped image, valid until the mapping ends. C: cuGraphicsSubResourceGetMappedArray.

        Parameters
        ----------
        index : int
            The layer, or the side of a cube.
        level : int
            The level of detail; 0 is the largest.

        Returns
        -------
        Array

        Raises
        ------
        LogicError
            The mapping has ended, the object is a buffer, or it has no such layer or level.
        OverflowError
            A number is not from 0 to 2**32 - 1.
        TypeError
            A number is not an int.
        """
        handle = cuda.cuGraphicsSubResourceGetMappedArray(self._open(), as_int(index, "index"), as_int(level, "level"))
        return MappedArray._of(handle, self)

    def __del__(self) -> None:
        if getattr(self, "_mapped", False):
            try:
                self.unmap()
            except Exception:  # without OpenGL, or at the end of the program
                pass


class MappedArray(Array):
    """The array of a mapped image, which OpenGL has."""

    __slots__ = ("_mapping",)
    _mapping: RegisteredMapping

    @classmethod
    def _of(cls, handle: Any, mapping: RegisteredMapping) -> MappedArray:
        self = object.__new__(cls)
        self._mapping = mapping
        self._own(handle, mapping._object._context)
        return self

    @staticmethod
    def _destroyer() -> Any:
        return lambda number: 0


class BufferObject(RegisteredBuffer):
    """A registered buffer, by an older name of :class:`RegisteredBuffer`.

    Parameters
    ----------
    handle : int
        The buffer's name in OpenGL.

    Raises
    ------
    LogicError
        No context of a device, or none of OpenGL, is current in this thread; or OpenGL has no such buffer.
    OverflowError
        The number is not from 0 to 2**32 - 1.
    TypeError
        The number is not an int.
    """

    __slots__ = ()

    def __init__(self, handle: int) -> None:
        super().__init__(handle)

    def handle(self) -> int:
        """The buffer's name in OpenGL.

        Returns
        -------
        int
        """
        return self._name

    def map(self, stream: Stream | None = None) -> BufferObjectMapping:
        """Give the buffer to kernels until the mapping ends; OpenGL must not use it meanwhile. C: cuGraphicsMapResources.

        Parameters
        ----------
        stream : Stream, optional
            The stream in whose order it is mapped; the default stream if None.

        Returns
        -------
        BufferObjectMapping

        Raises
        ------
        LogicError
            No context of a device, or none of OpenGL, is current in this thread; or the buffer is mapped or unregistered
            already.
        TypeError
            ``stream`` is not a Stream.
        """
        _demand("cuGraphicsMapResources")
        return BufferObjectMapping._of(self, stream)  # type: ignore[return-value]


class BufferObjectMapping(RegisteredMapping):
    """The memory of a :class:`BufferObject` for kernels. Made by ``map()`` of the object."""

    __slots__ = ()

    def device_ptr(self) -> int:
        """The address. C: cuGraphicsResourceGetMappedPointer.

        Returns
        -------
        int

        Raises
        ------
        LogicError
            The mapping has ended.
        """
        return self.device_ptr_and_size()[0]

    def size(self) -> int:
        """The size. C: cuGraphicsResourceGetMappedPointer.

        Returns
        -------
        int
            In bytes.

        Raises
        ------
        LogicError
            The mapping has ended.
        """
        return self.device_ptr_and_size()[1]
