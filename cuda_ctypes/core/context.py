"""A CUDA context: the owner of one device's streams, events and memory."""

from __future__ import annotations

from .._lazy import LazyModule
from ..errors import FunctionNotFoundError
from ._driver import driver, fail, late
from .lifetimes import NoConstructor, Owned, inside
from .quick_properties import compared_at, hashed, is_a, kept

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, NoReturn

    from . import device as devices
    from . import device_resources as resources_of
    from . import stream as streams
    from .device_resources import DeviceResources
    from .in_context import Destroyers
    from .options import StreamOptions
    from .stream import Stream
else:
    devices = LazyModule(globals(), "devices", ".device")
    resources_of = LazyModule(globals(), "resources_of", ".device_resources")
    streams = LazyModule(globals(), "streams", ".stream")

get_current = late(globals(), "get_current", "cuCtxGetCurrent", 0)


def _quicken_current() -> None:
    from . import quick_methods

    globals()["of_current"] = quick_methods.quick(of_current, "cuCtxGetDevice", quick_methods.of_current, 1, again=True)


get_device = late(globals(), "get_device", "cuCtxGetDevice", then=_quicken_current)


class Context(NoConstructor):
    """A CUDA context. Made by :meth:`Device.set_current`, :meth:`Device.create_context` and :attr:`Stream.context`."""

    __slots__ = ("_owned", "_device_id", "_green", "_resources", "_destroyers", "__weakref__")
    _owned: Owned | None
    _device_id: int
    _green: Owned | bool | None
    _resources: DeviceResources | None
    _destroyers: Destroyers | None

    _made_by = "Device.context, Device.create_context() or Stream.context"

    @classmethod
    def _of(cls, handle: Any, device_id: int, green: Owned | bool | None = True, owned: Owned | None = None) -> Context:
        """The context with a handle, which ``owned`` keeps alive. ``green`` is its CUgreenCtx, None for a whole device's
        context, True if the driver is to be asked when it matters.
        """
        self = object.__new__(cls)
        self._owned = owned or Owned(handle)
        self._device_id = device_id
        self._green = green
        self._resources = self._destroyers = None
        return self

    @property
    def handle(self) -> Any:
        """The CUcontext; None once closed."""
        owned = self._owned
        if owned is None:
            return None
        if owned.handle.__class__ is int:  # made at the first use
            owned.handle = driver.CUcontext(owned.handle)
        return owned.handle

    @property
    def device(self) -> Any:
        """The :class:`Device` of the context."""
        return devices.Device(self._device_id)

    @property
    @kept("_owned", none=True, other=False)
    def is_closed(self) -> bool:
        """Whether :meth:`close` was called."""
        return self._owned is None

    @property
    @kept("_green", "number", within=(Owned,), none=False, known={}, other=True)
    def is_green(self) -> bool:
        """Whether it was made of some of the device's resources; False once closed. C: cuStreamGetGreenCtx."""
        green = self._green
        return (self._part() if green is True else green) is not None

    def _open(self) -> Owned:
        owned = self._owned
        if owned is None:
            raise RuntimeError("this context is closed")
        return owned

    def _part(self) -> Owned | None:
        """The CUgreenCtx of a green context, else None."""
        green = self._green
        if green is True:
            green = self._green = in_context(self, current_part)
        return green  # type: ignore[return-value]

    @property
    @kept("_resources", open="_owned")
    def resources(self) -> DeviceResources:
        """The multiprocessors and work queues of the context. Raises RuntimeError once closed."""
        kept = self._resources
        if kept is None or self._owned is None:
            kept = self._resources = resources_of.DeviceResources._of(self._device_id, self._open())
        return kept

    def create_stream(self, options: StreamOptions | dict[str, Any] | None = None) -> Stream:
        """Make a stream of this green context. C: cuGreenCtxStreamCreate.

        Parameters
        ----------
        options : StreamOptions or dict, optional
            How to make it; it is always nonblocking.

        Returns
        -------
        Stream

        Raises
        ------
        RuntimeError
            The context is closed, or not green: use :meth:`Device.create_stream`.
        TypeError
            An option is unknown.
        ValueError
            The options ask for a blocking stream, or the priority is out of range.
        CUDAError
            The driver refuses.
        """
        if self._part() is None:
            self._open()
            raise RuntimeError("only green contexts make streams: use Device.create_stream() for a primary context")
        return streams.Stream._create(self, options)

    def close(self) -> None:
        """Close the context. A green one is destroyed after its last stream. Closing again does nothing. C:
        cuGreenCtxDestroy.

        Raises
        ------
        RuntimeError
            It is current in this thread.
        """
        owned = self._owned
        if owned is not None and get_current() == owned.number:
            raise RuntimeError("this context is current: make another one current before closing it")
        self._owned = self._green = self._resources = self._destroyers = None

    @compared_at("_owned", "number")
    def __eq__(self, other: object) -> bool:
        if self is other:  # a closed one, too
            return True
        if other is None or not is_a(other, Context):
            return NotImplemented
        mine, its = self._owned, other._owned
        return mine is not None and its is not None and mine.number == its.number

    @hashed("_owned", "number")
    def __hash__(self) -> int:
        owned = self._owned
        return 0 if owned is None else owned.number

    def __repr__(self) -> str:
        kind, owned = "green, " if self.is_green else "", self._owned
        return f"<Context {kind}{'closed' if owned is None else hex(owned.number)} of device {self._device_id}>"


def current_handle() -> Any:
    """The current CUcontext of this thread, or None. C: cuCtxGetCurrent."""
    found = driver.cuCtxGetCurrent()
    return found if int(found) else None


def current_part() -> Owned | None:
    """The CUgreenCtx of the current context, or None. C: cuStreamGetGreenCtx."""
    try:
        found = driver.cuStreamGetGreenCtx(0)
    except (driver.CudaError, FunctionNotFoundError):  # before CUDA 12.4 there are none
        return None
    return Owned(found) if int(found) else None


_current: dict[int, Owned] = {}
"""The handles of contexts that were current, which nobody owns here, by their numbers."""
_current_resources: dict[tuple[int, int], DeviceResources] = {}
"""Those of these contexts, by the numbers of context and device."""


def current_context() -> Context:
    """The current context of this thread. Raises CUDAError if there is none; also a RuntimeError, as in cuda.core."""
    owned = _current.get(get_current())
    return of_current(current_owned() if owned is None else owned)


def of_current(owned: Owned) -> Context:
    """The current context, whose handle is in ``owned``. C: cuCtxGetDevice."""
    return Context._of(owned.number, get_device(), True, owned)


def current_resources() -> DeviceResources:
    """The resources of that context, one object. Raises as :func:`current_context`."""
    owned = current_owned()
    key = owned.number, get_device()
    found = _current_resources.get(key)
    return found or _current_resources.setdefault(key, resources_of.DeviceResources._of(key[1], owned))


def current_owned() -> Owned:
    """The handle of that context."""
    number = get_current()
    if not number:
        from .errors import also

        current_handle()  # raises if the driver is not initialized
        try:
            fail(
                driver.CUresult.CUDA_ERROR_INVALID_CONTEXT,
                "cuCtxGetCurrent",
                "no context is current in this thread: call Device().set_current() first",
            )
        except driver.CudaError as error:
            raise also(error, RuntimeError) from None
    owned = _current.get(number)
    if owned is None:
        owned = _current.setdefault(number, Owned(number))
    return owned


def in_context(context: Context, function: Any, *arguments: Any) -> Any:
    """Call a function while ``context`` is current, and return its result."""
    owned = context._owned or context._open()
    if get_current() == owned.number:
        return function(*arguments)
    return inside(owned.number, _not_pushed, function, *arguments)


def _not_pushed(status: int) -> NoReturn:
    fail(status, "cuCtxPushCurrent")
