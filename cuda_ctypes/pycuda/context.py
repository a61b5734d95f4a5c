"""Contexts, the stack of them that each thread has, and what lives in one."""

from __future__ import annotations

from _thread import _local

from ._core import Unique, ended
from ._driver import as_int, cuda, late, refuse
from .errors import NO_CONTEXT, LogicError

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from .device import Device

get_current = late(globals(), "get_current", "cuCtxGetCurrent", 0)
push_current = late(globals(), "push_current", "cuCtxPushCurrent")
pop_current = late(globals(), "pop_current", "cuCtxPopCurrent", 0)
set_current = late(globals(), "set_current", "cuCtxSetCurrent")
destroy_context = late(globals(), "destroy_context", "cuCtxDestroy")
release_primary = late(globals(), "release_primary", "cuDevicePrimaryCtxRelease")


class Stack(_local):
    """This thread's contexts, the current one last. Of the driver's own stack they use one place: contexts may be pushed twice,
    and end while others are above them."""

    def __init__(self) -> None:
        self.contexts: list[Context] = []

    def top(self) -> Context | None:
        """The current context; those that have ended are dropped."""
        contexts = self.contexts
        if contexts and not contexts[-1].is_valid:
            while contexts and not contexts[-1].is_valid:
                contexts.pop()
            set_current(contexts[-1]._number if contexts else 0)
        return contexts[-1] if contexts else None


stack = Stack()


class active:
    """``with active(context):`` lets the driver work in it for a while, whatever is current."""

    __slots__ = ("_number", "_pushed")

    def __init__(self, context: Context) -> None:
        self._number = context._open()
        self._pushed = False

    def __enter__(self) -> None:
        if get_current() != self._number:
            status = push_current(self._number)
            if status:
                refuse(status, "cuCtxPushCurrent")
            self._pushed = True

    def __exit__(self, *error: Any) -> None:
        if self._pushed:
            pop_current()


class of_this_or_current:
    """A method of a context. Asked of the class, as PyCUDA has it, it is that of the current context."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self.__doc__ = function.__doc__

    def __get__(self, context: Context | None, owner: Any) -> Callable[..., Any]:
        def method(*arguments: Any, **more: Any) -> Any:
            chosen = needed() if context is None else context
            with active(chosen):
                return self._function(chosen, *arguments, **more)

        method.__name__, method.__doc__ = self._function.__name__, self.__doc__
        return method


class Context(Unique):
    """A context of a device, which becomes the current one of this thread (cuCtxCreate); ``flags`` are of ``ctx_flags``.

    It ends by :meth:`detach`, or when nothing refers to it any more: no variable, no stack, and no object that lives in it.
    Methods called by the class, ``Context.synchronize()``, are of the current context.
    """

    __slots__ = ("_number", "_device", "_owned", "_destroy", "__weakref__")
    _number: int
    _device: Device
    _owned: list[int]
    """What ``_destroy`` is to be called with; empty once that was done. Others see by it that the context has ended."""

    def __init__(self, dev: Device, flags: int = 0) -> None:
        from .device import Device

        if not isinstance(dev, Device):
            raise TypeError(f"dev: a Device is expected, got {type(dev).__name__}")
        handle = int(cuda.cuCtxCreate_v2(as_int(flags, "flags"), dev._number))  # which pushes it
        pop_current()
        self._own(handle, dev, destroy_context, handle)
        self.push()

    @classmethod
    def _primary(cls, device: Device) -> Context:
        """The context of a device that the runtime and other libraries use, not pushed (cuDevicePrimaryCtxRetain)."""
        self = object.__new__(cls)
        self._own(int(cuda.cuDevicePrimaryCtxRetain(device._number)), device, release_primary, device._number)
        return self

    def _own(self, handle: int, device: Device, destroy: Any, argument: int) -> None:
        self._number = handle
        self._device = device
        self._destroy = destroy
        self._owned = [argument]

    @property
    def handle(self) -> int:
        """The address of the CUcontext."""
        return self._open()

    @property
    def is_valid(self) -> bool:
        """Whether it has not ended."""
        return bool(self._owned)

    def _open(self) -> int:
        if not self._owned:
            raise LogicError("this context has ended: detach() was called")
        return self._number

    def push(self) -> None:
        """Make it the current context of this thread, until :meth:`pop`. It may be on the stack already."""
        number = self._open()
        status = (set_current if stack.top() else push_current)(number)
        if status:
            refuse(status, "cuCtxPushCurrent")
        stack.contexts.append(self)

    @staticmethod
    def pop() -> Context:
        """Take the current context from this thread's stack, and return it; the one below is current again. Raises LogicError
        where there is none."""
        if stack.top() is None:
            raise LogicError("no context can be popped: this thread's stack is empty")
        popped = stack.contexts.pop()
        below = stack.top()
        if below is None:
            pop_current()
        else:
            set_current(below._number)
        return popped

    def detach(self) -> None:
        """End the context with all that lives in it (cuCtxDestroy; cuDevicePrimaryCtxRelease for a primary one); if it was
        current, the one below it on the stack is. Raises LogicError where it has ended."""
        self._open()
        was_current = stack.top() is self
        if was_current:
            pop_current()
        status = self._end()
        if was_current:
            contexts = stack.contexts
            while contexts and not contexts[-1].is_valid:
                contexts.pop()
            if contexts:
                push_current(contexts[-1]._number)
        if status:
            refuse(status, "cuCtxDestroy")

    def _end(self) -> int:
        try:
            argument = self._owned.pop()
        except (IndexError, AttributeError):  # done, or it was never made
            return 0
        return int(self._destroy(argument))

    def __del__(self, ended: list[str] = ended) -> None:
        if not ended:
            self._end()

    @staticmethod
    def get_current() -> Context | None:
        """The current context of this thread: what was pushed here last; None where nothing was."""
        return stack.top()

    @of_this_or_current
    def get_device(self) -> Device:
        """The device of this context."""
        return self._device

    @of_this_or_current
    def synchronize(self) -> None:
        """Wait until all work in this context is done (cuCtxSynchronize). Raises what went wrong in kernels."""
        cuda.cuCtxSynchronize()

    @of_this_or_current
    def set_limit(self, limit: int, value: int) -> None:
        """Set one of ``limit``: bytes, or a number of launches (cuCtxSetLimit)."""
        cuda.cuCtxSetLimit(as_int(limit, "limit"), value)

    @of_this_or_current
    def get_limit(self, limit: int) -> int:
        """The value of one of ``limit`` (cuCtxGetLimit)."""
        return int(cuda.cuCtxGetLimit(as_int(limit, "limit")))

    @of_this_or_current
    def set_cache_config(self, config: int) -> None:
        """Prefer shared memory or cache, one of ``func_cache``, for kernels without a wish of their own (cuCtxSetCacheConfig)."""
        cuda.cuCtxSetCacheConfig(as_int(config, "config"))

    @of_this_or_current
    def get_cache_config(self) -> int:
        """What is preferred, one of ``func_cache`` (cuCtxGetCacheConfig)."""
        from .enumerations import func_cache

        return func_cache(cuda.cuCtxGetCacheConfig())  # type: ignore[no-any-return]

    @of_this_or_current
    def set_shared_config(self, config: int) -> None:
        """Set the width of shared memory's banks, one of ``shared_config`` (cuCtxSetSharedMemConfig)."""
        cuda.cuCtxSetSharedMemConfig(as_int(config, "config"))

    @of_this_or_current
    def get_shared_config(self) -> int:
        """The width of shared memory's banks, one of ``shared_config`` (cuCtxGetSharedMemConfig)."""
        from .enumerations import shared_config

        return shared_config(cuda.cuCtxGetSharedMemConfig())  # type: ignore[no-any-return]

    def get_api_version(self) -> int:
        """The version of the driver's interface that this context has (cuCtxGetApiVersion)."""
        return int(cuda.cuCtxGetApiVersion(self._open()))

    @of_this_or_current
    def enable_peer_access(self, peer: Context, flags: int = 0) -> None:
        """Let kernels of this context use the memory of ``peer``, a context of another device (cuCtxEnablePeerAccess)."""
        cuda.cuCtxEnablePeerAccess(_opened(peer, "peer"), flags)

    @of_this_or_current
    def disable_peer_access(self, peer: Context) -> None:
        """Undo :meth:`enable_peer_access` (cuCtxDisablePeerAccess)."""
        cuda.cuCtxDisablePeerAccess(_opened(peer, "peer"))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        # a context that has ended is none of those that were made at its address later
        return isinstance(other, Context) and self._number == other._number and self.is_valid and other.is_valid

    def __hash__(self) -> int:
        return hash((Context, self._number))

    def __repr__(self) -> str:
        return f"<Context {self._number:#x} of {self._device!r}{'' if self._owned else ', ended'}>"


def needed() -> Context:
    """The current context. Raises LogicError where there is none."""
    found = stack.top()
    if found is None:
        raise LogicError(NO_CONTEXT)
    return found


def _opened(context: Any, what: str) -> int:
    if not isinstance(context, Context):
        raise TypeError(f"{what}: a Context is expected, got {type(context).__name__}")
    return context._open()


class InContext(Unique):
    """Base of what lives in a context: it keeps it, is freed in it once nothing refers to this object any more, from any
    thread, and is gone when it ends."""

    __slots__ = ("_context", "_number", "_owned", "__weakref__")
    _context: Context
    _number: int
    _owned: list[int]
    """The handle that is to be destroyed; empty once it was."""
    _destroyed_by = ""

    @staticmethod
    def _destroy(number: int) -> int:
        raise NotImplementedError

    def _own(self, number: Any, context: Context) -> None:
        self._context = context
        self._number = int(number)
        self._owned = [self._number]

    def _open(self) -> int:
        """Its handle or address. Raises LogicError if it was freed, or its context has ended."""
        if self._owned and self._context._owned:
            return self._number
        why = "its context has ended" if self._owned else "it was freed"
        raise LogicError(f"this {type(self).__name__} cannot be used any more: {why}")

    def _end(self) -> int:
        """Free it in its context; a status."""
        try:
            number = self._owned.pop()  # of several threads that free it, one gets it
        except (IndexError, AttributeError):  # done, or it was never made
            return 0
        context = self._context
        if not context._owned:
            return 0
        if get_current() == context._number:
            return self._destroy(number)
        status: int = push_current(context._number)
        if not status:
            status = self._destroy(number)
            pop_current()
        return status

    def _free(self) -> None:
        status = self._end()
        if status:
            refuse(status, self._destroyed_by)

    def __del__(self, ended: list[str] = ended) -> None:
        if not ended:
            self._end()
