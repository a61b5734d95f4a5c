"""A CUDA context: what streams, events and memory of one device live in."""

from __future__ import annotations

from ..errors import FunctionNotFoundError
from ._driver import driver, fail, late
from .lifetimes import NoConstructor, Owned

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .device_resources import DeviceResources
    from .options import StreamOptions
    from .stream import Stream

get_current = late(globals(), "get_current", "cuCtxGetCurrent", 0)
push_current = late(globals(), "push_current", "cuCtxPushCurrent")


class Context(NoConstructor):
    """A CUDA context. Made by :meth:`Device.set_current`, :meth:`Device.create_context` and :attr:`Stream.context`."""

    __slots__ = ("_owned", "_device_id", "_green", "__weakref__")
    _owned: Owned | None
    _device_id: int
    _green: Owned | bool | None

    _made_by = "Device.context, Device.create_context() or Stream.context"

    @classmethod
    def _of(cls, handle: Any, device_id: int, green: Owned | bool | None = True, owned: Owned | None = None) -> Context:
        """The context with a handle; ``owned`` keeps it alive. ``green`` is its CUgreenCtx, None if it is a whole device's,
        True if that is to be asked when it matters."""
        self = object.__new__(cls)
        self._owned = owned or Owned(handle)
        self._device_id = device_id
        self._green = green
        return self

    @property
    def handle(self) -> Any:
        """The CUcontext; None once closed."""
        return None if self._owned is None else self._owned.handle

    @property
    def device(self) -> Any:
        """The :class:`Device` that the context belongs to."""
        from .device import Device

        return Device(self._device_id)

    @property
    def is_closed(self) -> bool:
        return self._owned is None

    @property
    def is_green(self) -> bool:
        """Whether it was made from a part of the device's resources; False once closed."""
        return self._part() is not None

    def _open(self) -> Owned:
        if self._owned is None:
            raise RuntimeError("this context is closed")
        return self._owned

    def _part(self) -> Owned | None:
        """Its CUgreenCtx, if it is a green context."""
        if self._green is True:
            with using(self):
                self._green = current_part()
        return self._green  # type: ignore[return-value]

    @property
    def resources(self) -> DeviceResources:
        """The multiprocessors and work queues of this context. Raises RuntimeError once closed."""
        from .device_resources import DeviceResources

        return DeviceResources._of_context(self)

    def create_stream(self, options: StreamOptions | dict[str, Any] | None = None) -> Stream:
        """A new stream of this green context (cuGreenCtxStreamCreate). Raises RuntimeError for other contexts: their
        streams are made by :meth:`Device.create_stream`."""
        from .stream import Stream

        self._open()
        if self._part() is None:
            raise RuntimeError("only green contexts make streams: use Device.create_stream() for a primary context")
        return Stream._create(self, options)

    def close(self) -> None:
        """Give up this context: a green one is destroyed once no stream of it is left. Closing again does nothing. Raises
        RuntimeError while it is current in this thread."""
        if self._owned is not None and current_handle() == self._owned.handle:
            raise RuntimeError("this context is current: make another one current before closing it")
        self._owned = self._green = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Context) and self.handle is not None and self.handle == other.handle

    def __hash__(self) -> int:
        return hash((Context, self.handle and int(self.handle)))

    def __repr__(self) -> str:
        kind = "green, " if self.is_green else ""
        return f"<Context {kind}{'closed' if self._owned is None else f'{int(self.handle):#x}'} of device {self._device_id}>"


def current_handle() -> Any:
    """The CUcontext that is current in this thread, or None (cuCtxGetCurrent)."""
    found = driver.cuCtxGetCurrent()
    return found if int(found) else None


def current_part() -> Owned | None:
    """The CUgreenCtx that the current context was made of (cuStreamGetGreenCtx)."""
    try:
        found = driver.cuStreamGetGreenCtx(0)
    except (driver.CudaError, FunctionNotFoundError):  # before CUDA 12.4 there are none
        return None
    return Owned(found) if int(found) else None


def current_context() -> Context:
    """The context that is current in this thread. Raises CUDAError where there is none."""
    handle = current_handle()
    if handle is None:
        fail(
            driver.CUresult.CUDA_ERROR_INVALID_CONTEXT,
            "cuCtxGetCurrent",
            "no context is current in this thread: call Device().set_current() first",
        )
    return Context._of(handle, int(driver.cuCtxGetDevice()))


def in_context(context: Context, function: Any, *arguments: Any) -> Any:
    """What a function returns that is called while ``context`` is current: as with :class:`using`, but quicker."""
    owned = context._owned or context._open()
    if get_current() == owned.number:
        return function(*arguments)
    with using(context):
        return function(*arguments)


class using:
    """``with using(context):`` makes it current for a while, if it is not."""

    __slots__ = ("_handle", "_pushed")

    def __init__(self, context: Context) -> None:
        self._handle = context._open().number
        self._pushed = False

    def __enter__(self) -> None:
        if get_current() != self._handle:
            status = push_current(self._handle)
            if status:
                fail(status, "cuCtxPushCurrent")
            self._pushed = True

    def __exit__(self, *error: Any) -> None:
        if self._pushed:
            driver.cuCtxPopCurrent()
