"""OpenGL's buffers and images for CUDA."""

from __future__ import annotations

import atexit
import ctypes

from .._floor.native import routines
from .._floor.suggest import hint
from ._driver import after_few, as_int, driver, fail, filled, typed
from .context import Context, in_context
from .device import Device
from .errors import CUDAError, InvalidArgumentError
from .in_context import InContext, Inside
from .lifetimes import EXCHANGE, RELAXED, UNDONE, Owned, call_relaxed, ended, inside, owned_by
from .memory.buffer import Buffer, made
from .memory.ordering import order_of
from .memory.pool import is_captured
from .memory.resource import MemoryResource
from .options import one_of
from .stream import stream_of
from .texture.opaque_array import OpaqueArray

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Callable, NoReturn

    from .stream import Stream
    from .typing import DevicePointerType, IsStreamType

FLAGS = {"none": 0, "read_only": 1, "write_discard": 2, "surface_load_store": 4, "texture_gather": 8}
"""CU_GRAPHICS_REGISTER_FLAGS_NONE and so on."""

NO_OPENGL = 219  # CUDA_ERROR_INVALID_GRAPHICS_CONTEXT
NO_LIBRARY = 304  # CUDA_ERROR_OPERATING_SYSTEM
NO_CAPTURE = 900  # CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED

_left: list[Callable[[], object]] = []
"""Functions that end what threads without OpenGL dropped. In such a thread the driver (580) ends it by half and reports
failure: later uses crash, and OpenGL hangs when the process exits.
"""

_mapped: dict[int, tuple[Owned, Any]] = {}
"""By id() of each Mapping: the resource, and the stream on which it was mapped. Kept here until it is unmapped, because
garbage collection calls finalizers in any order.
"""


def has_opengl() -> bool:
    """Whether an OpenGL context that the driver knows is current in this thread. C: cuGLGetDevices."""
    return devices_status() not in (NO_OPENGL, NO_LIBRARY)


def _devices_status() -> int:
    """What cuGLGetDevices returns, also while a stream is captured."""
    _count()
    return call_relaxed(typed(DEVICES), _found, _found, 1, ALL_DEVICES)  # type: ignore[no-any-return]


def _quicken() -> None:
    native = routines()
    if native is None:
        return
    from .._floor.native.sequence import Sequence, address, number

    calls, exchange = Sequence(0, RELAXED, 0, 0), filled(EXCHANGE)
    calls.call(exchange, address(0))
    calls.call(filled(DEVICES), address(1), address(2), number(1), number(ALL_DEVICES))
    calls.at_last(exchange, address(0))
    routine = native.Routine(calls.cell(DEVICES), _devices_status, int, 0)
    routine.returns(0)
    globals()["devices_status"] = routine.function("devices_status", __name__)


DEVICES, ALL_DEVICES = "cuGLGetDevices", 1  # CU_GL_DEVICE_LIST_ALL
_found = (ctypes.c_int * 1)()
"""Where C writes how many devices there are, and the first of them: nobody reads it."""
_count = after_few(_quicken)
devices_status: Any = _devices_status
"""The quickest function that does the same: machine code takes 0.5 us, Python 1.2 (the stand-in, two AMD EPYC cores, CPython 3.12)."""


def demand_opengl(function: str) -> None:
    """Raise CUDAError in a thread without OpenGL, before a C function is called; in a thread with it, end what others
    dropped.
    """
    if not has_opengl():
        fail(NO_OPENGL, function, "no OpenGL context is current in this thread: do this in the thread that has it")
    if _left:
        _end_left()


def _end_left() -> None:
    for end in [] if ended else [*_left]:
        try:
            call_relaxed(end)  # nothing the second time, as after a signal handler's exception, or in another thread
        except CUDAError as error:  # it is gone with its context
            if error.status in UNDONE:
                continue
        try:
            _left.remove(end)
        except ValueError:  # another thread has ended it
            pass


@atexit.register
def _exit() -> None:
    if _left and not ended and has_opengl():
        _end_left()


class GraphicsResource(InContext):
    """A buffer, texture or renderbuffer of OpenGL, registered for CUDA. Made by :meth:`from_gl_buffer` and
    :meth:`from_gl_image`.

    While it is mapped, it belongs to CUDA and OpenGL must not use it::

        with resource.map(stream=stream) as buffer:
            launch(stream, config, kernel, buffer)

    It is unregistered when this object and its mapped buffers are closed or gone. C: cuGraphicsUnregisterResource.

    All of this needs a thread with a current OpenGL context, which cuGLGetDevices tells. In other threads, and while the
    stream is captured, closing and unmapping raise CUDAError and change nothing. What is dropped there ends at the next
    use in a thread with OpenGL.

    ``with`` on the resource itself gives this object, or what :meth:`map` gives if it was registered with a stream. In
    the end it closes the resource.
    """

    __slots__ = ("_context", "_is_image", "_is_surface", "_stream", "_mapping", "_mapped")
    _context: Context
    _is_image: bool
    _is_surface: bool
    """Whether it is an image registered for surfaces; the driver need not say so of its array."""
    _stream: Stream | None
    """The stream on which ``with`` maps."""
    _mapping: Mapping | None
    _mapped: Any
    """The last result of :meth:`map`."""

    _made_by = "GraphicsResource.from_gl_buffer() or GraphicsResource.from_gl_image()"
    _called = "graphics resource"

    @classmethod
    def _of(cls, is_image: bool, stream: Stream | None, name: str, *arguments: int) -> GraphicsResource:
        current = Device()._current()
        demand_opengl(name)
        context = Context._of(current.handle, current._device_id, None, current._open())  # a copy that is never closed
        self = object.__new__(cls)
        end = Unregister(context, "cuGraphicsUnregisterResource")
        self._owned = in_context(context, owned_by, end, None, name, *arguments)
        self._device_id = context._device_id
        self._context = context
        self._is_image = is_image
        self._is_surface = is_image and bool(arguments[-1] & FLAGS["surface_load_store"])
        self._stream = stream
        self._mapping = self._mapped = None
        return self

    @classmethod
    def from_gl_buffer(
        cls, gl_buffer: int, *, flags: str | Sequence[str] | None = None, stream: IsStreamType | None = None
    ) -> GraphicsResource:
        """Register a buffer of OpenGL for the current context. C: cuGraphicsGLRegisterBuffer.

        Parameters
        ----------
        gl_buffer : int
            Its name in OpenGL, a GLuint.
        flags : str or sequence of str, optional
            The use: "none", "read_only", "write_discard" (all of it is written).
        stream : IsStreamType, optional
            The stream on which ``with`` maps the buffer.

        Returns
        -------
        GraphicsResource

        Raises
        ------
        CUDAError
            No context of a device, or none of OpenGL, is current in this thread; or the driver refuses.
        TypeError
            A number is not an int, ``flags`` are not str, or ``stream`` is not a stream.
        ValueError
            A flag is unknown, or a number out of range.
        """
        name, chosen = _name(gl_buffer, "gl_buffer"), _register_flags(flags)
        order = None if stream is None else stream_of(stream)
        return cls._of(False, order, "cuGraphicsGLRegisterBuffer", name, chosen)

    @classmethod
    def from_gl_image(cls, image: int, target: int, *, flags: str | Sequence[str] | None = None) -> GraphicsResource:
        """Register a texture or renderbuffer of OpenGL for the current context. C: cuGraphicsGLRegisterImage.

        Parameters
        ----------
        image : int
            Its name in OpenGL, a GLuint.
        target : int
            Its target, for example ``GL_TEXTURE_2D``.
        flags : str or sequence of str, optional
            The use, as for :meth:`from_gl_buffer`; also "surface_load_store" and "texture_gather".

        Returns
        -------
        GraphicsResource

        Raises
        ------
        CUDAError
            No context of a device, or none of OpenGL, is current in this thread; or the driver refuses.
        TypeError
            A number is not an int, or ``flags`` are not str.
        ValueError
            A flag is unknown, or a number out of range.
        """
        numbers = _name(image, "image"), _name(target, "target")
        return cls._of(True, None, "cuGraphicsGLRegisterImage", *numbers, _register_flags(flags))

    def map(self, *, stream: IsStreamType) -> Buffer | OpaqueArray:
        """Give it to CUDA. C: cuGraphicsMapResources, cuGraphicsResourceGetMappedPointer,
        cuGraphicsSubResourceGetMappedArray.

        Parameters
        ----------
        stream : IsStreamType
            In the order of this stream.

        Returns
        -------
        Buffer or OpaqueArray
            The memory of a buffer, or the array of an image: its first layer at the largest level of detail. Closing it
            gives it back to OpenGL on the same stream; textures and surfaces of it end then.

        Raises
        ------
        CUDAError
            No OpenGL context is current in this thread, or the driver refuses.
        RuntimeError
            It is mapped already; or it or the stream is closed.
        TypeError
            ``stream`` is not a stream, or is captured by a graph builder.
        """
        owned = self._open()
        stream = stream_of(stream)
        if self.is_mapped:
            raise RuntimeError("this graphics resource is mapped already: unmap() it, or close what map() gave")
        order = order_of(stream)[0]
        if is_captured(order):  # the driver would refuse, and spoil the capture
            raise TypeError(
                "stream: a graph cannot hold the mapping of OpenGL's memory: use a Stream, not a GraphBuilder"
            )
        demand_opengl("cuGraphicsMapResources")
        mapping = Mapping(owned, self._context, order)
        try:
            mapped: Any = mapping.mapped(self._is_image)
        except BaseException:
            try:
                mapping.end()
            except CUDAError:  # the first exception counts, which may be a signal handler's
                pass
            raise
        if self._is_surface:
            mapped._is_surface_load_store = True
        self._mapping, self._mapped = mapping, mapped
        return mapped  # type: ignore[no-any-return]

    def unmap(self, *, stream: IsStreamType | None = None) -> None:
        """Give it back to OpenGL, and close the result of :meth:`map`. C: cuGraphicsUnmapResources.

        Parameters
        ----------
        stream : IsStreamType, optional
            In the order of this stream. Default: the one of :meth:`map`.

        Raises
        ------
        CUDAError
            No OpenGL context is current in this thread, the stream is captured, or the driver refuses.
        RuntimeError
            It is not mapped; or it or the stream is closed.
        TypeError
            ``stream`` is not a stream.
        """
        self._open()
        if not self.is_mapped:
            raise RuntimeError("this graphics resource is not mapped")
        self._unmap(None if stream is None else order_of(stream)[0])

    def _unmap(self, order: Owned | None) -> None:
        mapping: Any = self._mapping
        mapped = self._mapped
        try:
            mapping.close(order)
        finally:
            if not mapping.is_mapped:
                mapped.close()

    def close(self, stream: IsStreamType | None = None) -> None:
        """Unmap it if need be, and unregister it. Closing again does nothing. C: cuGraphicsUnmapResources,
        cuGraphicsUnregisterResource.

        Parameters
        ----------
        stream : IsStreamType, optional
            Unmap in the order of this stream. Default: the one of :meth:`map`.

        Raises
        ------
        CUDAError
            No OpenGL context is current in this thread, the stream is captured, or the driver refuses.
        RuntimeError
            The stream is closed.
        TypeError
            ``stream`` is not a stream.
        """
        if self._owned is None:
            return
        order = None if stream is None else order_of(stream)[0]  # raises before anything ends
        demand_opengl("cuGraphicsUnregisterResource")
        try:
            if self.is_mapped:
                self._unmap(order)
        finally:
            if not self.is_mapped:
                super().close()

    def __enter__(self) -> Any:
        self._open()
        return self if self._stream is None else self.map(stream=self._stream)

    @property
    def is_mapped(self) -> bool:
        """Whether CUDA has it now."""
        return id(self._mapping) in _mapped

    @property
    def resource_handle(self) -> int:
        """The address of the CUgraphicsResource, 0 once closed; the same as :attr:`handle`."""
        return self.handle

    def __repr__(self) -> str:
        state = " closed" if self._owned is None else " mapped" if self.is_mapped else ""
        return f"<GraphicsResource handle={self.handle:#x}{state}>"


class Unregister(Inside):
    """cuGraphicsUnregisterResource in the context of the resource, when the thread has OpenGL."""

    __slots__ = ()

    def __call__(self, number: int) -> int:
        if has_opengl():
            return super().__call__(number)
        ending = map(self._function, (number,))
        _left.append(lambda: inside(self._context.number, int, list, ending))
        return 0


class Mapping(MemoryResource):
    """A graphics resource from map to unmap: the memory resource of a mapped Buffer."""

    __slots__ = ("_context",)

    def __init__(self, owned: Owned, context: Context, order: Any) -> None:
        self._context = context
        _mapped[id(self)] = owned, order  # before the call, in case of an interrupt
        resource, name = ctypes.c_void_p(owned.number), "cuGraphicsMapResources"
        status = in_context(context, typed(name), 1, ctypes.byref(resource), order.number)
        if status:
            del _mapped[id(self)]
            fail(status, name)

    @property
    def is_mapped(self) -> bool:
        return id(self) in _mapped

    def __del__(self, ended: list[str] = ended) -> None:
        """Leave a mapping that is still open, and keeps the resource registered, to a thread with OpenGL."""
        if self.is_mapped and not ended:
            _left.append(self.end)
            if has_opengl():
                _end_left()

    def close(self, order: Any = None) -> None:
        """Unmap it. Closing again does nothing."""
        if self.is_mapped:
            demand_opengl("cuGraphicsUnmapResources")
            self.end(order)

    def end(self, order: Any = None) -> None:
        """Unmap it once, in a thread with OpenGL. It stays mapped if a capture forbids it."""
        name, statuses = "cuGraphicsUnmapResources", list[int]()
        taken: list[Any] = []
        try:
            taken += map(_mapped.pop, (id(self),), (None,))  # one of several threads gets it
            if taken == [None]:
                return
            owned, mapped_on = taken[0]
            if is_captured(order or mapped_on):  # the driver would refuse, and spoil the capture
                fail(NO_CAPTURE, name)
            resource, stream = ctypes.c_void_p(owned.number), (order or mapped_on).number
            unmapping = map(typed(name), (1,), (ctypes.byref(resource),), (stream,))
            in_context(self._context, statuses.extend, unmapping)
            if statuses[0]:
                fail(statuses[0], name)
        except BaseException as error:
            undone = error.status in UNDONE if isinstance(error, CUDAError) else not statuses
            if undone and taken:  # an exception of a signal handler came before the call, or a capture forbids it
                _mapped[id(self)] = taken[0]
            raise

    def mapped(self, is_image: bool) -> Buffer | OpaqueArray:
        """The memory that CUDA sees."""
        owned, order = _mapped[id(self)]
        if not is_image:
            address, size = in_context(self._context, driver.cuGraphicsResourceGetMappedPointer, owned.handle)
            return made(Buffer, int(address), int(size), self, order)  # type: ignore[no-any-return]
        found = in_context(self._context, driver.cuGraphicsSubResourceGetMappedArray, owned.handle, 0, 0)
        return in_context(self._context, MappedImage._of, Owned(found, None, self), self.device_id)  # type: ignore[no-any-return]

    def allocate(self, size: int, *, stream: IsStreamType) -> NoReturn:
        """Not possible: raises TypeError."""
        raise TypeError("a mapped graphics resource has no memory for further buffers")

    def deallocate(self, ptr: DevicePointerType, size: int, *, stream: IsStreamType) -> None:
        """Unmap it."""
        self.close(stream_of(stream)._open())

    @property
    def is_device_accessible(self) -> bool:
        """True."""
        return True

    @property
    def is_host_accessible(self) -> bool:
        """False."""
        return False

    @property
    def device_id(self) -> int:
        """The device of the context in which it is mapped."""
        return self._context._device_id


class MappedImage(OpaqueArray):
    """The array of an image while it is mapped."""

    __slots__ = ()

    def close(self) -> None:
        """Give the image back to OpenGL: its textures and surfaces end. C: cuGraphicsUnmapResources.

        Raises
        ------
        CUDAError
            No OpenGL context is current in this thread, or the stream is captured: the image stays mapped.
        """
        owned = self._owned
        if owned is None:
            return
        try:
            owned.keep.close()
        finally:
            if not owned.keep.is_mapped:
                super().close()


def _name(given: Any, what: str) -> int:
    """A GLuint or GLenum."""
    number = as_int(given, what)
    if not 0 <= number < 1 << 32:
        raise InvalidArgumentError(f"{what} is {number}, but OpenGL's numbers are from 0 to 2**32 - 1")
    return number


def _register_flags(given: Any) -> int:
    flags = 0
    try:
        names = [given] if isinstance(given, str) else [*(given or ())]
    except TypeError:
        raise TypeError(f"flags: a str, a sequence of them or None is expected, got {type(given).__name__}") from None
    for name in names:
        if name not in FLAGS:
            raise ValueError(f"flags: {name!r} is unknown; known are {one_of(FLAGS)}{hint(name, FLAGS)}")
        flags |= FLAGS[name]
    return flags
