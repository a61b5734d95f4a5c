"""Contexts, each thread's stack of them, and the base of objects that live in one."""

from __future__ import annotations

import ctypes
from _thread import _local

from ..errors import CudaError
from ._core import Unique, ended, inside
from ._driver import as_int, cuda, late, making, making_number, refuse
from .errors import LogicError, translated, without_context

try:
    from _functools import partial  # type: ignore[import-not-found]
except ImportError:  # PyPy
    from functools import partial

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, NoReturn

    from .device import Device

get_current = late(globals(), "get_current", "cuCtxGetCurrent", 0)
push_current = late(globals(), "push_current", "cuCtxPushCurrent")
set_current = late(globals(), "set_current", "cuCtxSetCurrent")
destroy_context = late(globals(), "destroy_context", "cuCtxDestroy")
release_primary = late(globals(), "release_primary", "cuDevicePrimaryCtxRelease")


class Stack(_local):
    """This thread's contexts, the current one last.

    The driver's own stack holds only the current one: so a context can be pushed twice, and can end below the top.
    """

    def __init__(self) -> None:
        self.contexts: list[Context] = []

    def top(self) -> Context | None:
        """The current context, None without one. Drops contexts that have ended."""
        contexts = self.contexts
        if contexts and not contexts[-1]._owned:
            while contexts and not contexts[-1]._owned:
                contexts.pop()
            set_current(contexts[-1]._number if contexts else 0)
        return contexts[-1] if contexts else None


stack = Stack()


def pushed(context: Context, function: Any, *arguments: Any) -> Any:
    """Call a function while a context is on this thread's stack."""
    contexts, former = stack.contexts, stack.top()
    depth, statuses = len(contexts), list[int]()
    back = map(set_current, (0 if former is None else former._number,))
    try:
        context.push()
        return function(*arguments)
    finally:
        statuses += back  # without other calls, between which signal handlers could raise exceptions
        del contexts[depth:]


class of_this_or_current:
    """A method of a context. Called on the class, as PyCUDA allows, it uses the driver's current context, which another
    library may have made.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self.__doc__ = function.__doc__

    def __get__(self, context: Context | None, owner: Any) -> Callable[..., Any]:
        def method(*arguments: Any, **more: Any) -> Any:
            chosen = _current() if context is None else context
            number = chosen._open()
            if get_current() == number:
                return self._function(chosen, *arguments, **more)
            return inside(number, _not_pushed, partial(self._function, chosen, *arguments, **more))

        method.__name__, method.__doc__ = self._function.__name__, self.__doc__
        return method


def _not_pushed(status: int) -> NoReturn:
    refuse(status, "cuCtxPushCurrent")


def _current() -> Context:
    """The driver's current context. Raises LogicError without one."""
    top, number = stack.top(), get_current()
    if number and (top is None or top._number != number):
        return Context._of_others(number)
    return needed()


class Context(Unique):
    """A new context of a device; it becomes current in this thread. C: cuCtxCreate_v2.

    It ends by :meth:`detach`, or with the last reference to it: a variable, a place on a stack, or an object that lives
    in it. Most methods can be called on the class too, as ``Context.synchronize()``: then they use the current context,
    and raise LogicError without one.

    Parameters
    ----------
    dev : Device
        The device.
    flags : int
        Of ``ctx_flags``; 0 for the defaults.

    Raises
    ------
    TypeError
        ``dev`` is not a Device.
    LogicError
        The driver refuses.
    """

    __slots__ = ("_number", "_device", "_owned", "_destroy", "__weakref__", "__dict__")
    _number: int
    _device: Device
    _owned: list[int]
    """The argument of ``_destroy``; empty once it was called: the sign for others that the context has ended."""

    def __init__(self, dev: Device, flags: int = 0) -> None:
        from .device import Device

        if not isinstance(dev, Device):
            raise TypeError(f"dev: a Device is expected, got {type(dev).__name__}")
        cell, popped, statuses = ctypes.c_void_p(), ctypes.c_void_p(), list[int]()
        creating = making("cuCtxCreate_v2", ctypes.byref(cell), as_int(flags, "flags"), dev._number)
        popping = making("cuCtxPopCurrent", ctypes.byref(popped))
        self._device, self._destroy = dev, destroy_context
        try:
            statuses += creating  # it pushes the context
            if statuses[0]:
                refuse(statuses[0], "cuCtxCreate_v2")
            self._number = cell.value or 0
            self._owned = [self._number]  # right after the call: no exception of a signal handler comes between
        finally:
            if statuses == [0]:
                statuses += popping
        self.push()

    @classmethod
    def _primary(cls, device: Device) -> Context:
        """The primary context of a device, shared with other libraries; not pushed. C: cuDevicePrimaryCtxRetain."""
        self = object.__new__(cls)
        cell, statuses = ctypes.c_void_p(), list[int]()
        retaining = making("cuDevicePrimaryCtxRetain", ctypes.byref(cell), device._number)
        self._device, self._destroy = device, release_primary
        statuses += retaining
        if statuses[0]:
            refuse(statuses[0], "cuDevicePrimaryCtxRetain")
        self._number, self._owned = cell.value or 0, [device._number]  # right after the call, as above
        return self

    @classmethod
    def _of_others(cls, handle: int) -> Context:
        """Another library's context, which is current. C: cuCtxGetDevice."""
        from .device import Device

        self = object.__new__(cls)
        self._own(handle, Device(int(cuda.cuCtxGetDevice())), lambda argument: 0, handle)
        return self

    def _own(self, handle: int, device: Device, destroy: Any, argument: int) -> None:
        self._number = handle
        self._device = device
        self._destroy = destroy
        self._owned = [argument]

    @property
    def handle(self) -> int:
        """The address of the CUcontext, an int. Raises LogicError once the context has ended."""
        return self._open()

    @property
    def is_valid(self) -> bool:
        """Whether the context has not ended yet."""
        return bool(self._owned)

    def _open(self) -> int:
        if not self._owned:
            raise LogicError("this context has ended: detach() was called")
        return self._number

    @classmethod
    def attach(cls, flags: int = 0) -> Context:
        """Push the context that another library made current in this thread. :meth:`detach` leaves it to that library.
        C: cuCtxGetCurrent, cuCtxPushCurrent, cuCtxSetCurrent.

        Parameters
        ----------
        flags : int
            Must be 0.

        Returns
        -------
        Context

        Raises
        ------
        LogicError
            No context is current.
        ValueError
            ``flags`` is not 0.
        """
        if flags != 0:
            raise ValueError(f"flags is {flags!r}, but must be 0")
        number = get_current()
        if not number:
            raise LogicError(without_context())
        self = cls._of_others(number)
        self.push()
        return self

    def push(self) -> None:
        """Make the context current in this thread until :meth:`pop`. It may be on the stack already.
        C: cuCtxPushCurrent, cuCtxSetCurrent.

        Raises
        ------
        LogicError
            The context has ended.
        """
        number = self._open()
        calls = map(set_current if stack.top() else push_current, (number,))
        contexts, statuses = stack.contexts, list[int]()
        statuses += calls
        if statuses[0]:
            refuse(statuses[0], "cuCtxPushCurrent")
        contexts.append(self)  # right after the call: no exception of a signal handler comes between

    @staticmethod
    def pop() -> Context:
        """Take the current context from this thread's stack; the one below is current again. C: cuCtxPopCurrent,
        cuCtxSetCurrent.

        Returns
        -------
        Context
            The context that was current.

        Raises
        ------
        LogicError
            The stack is empty.
        """
        popped, contexts, statuses = stack.top(), stack.contexts, list[int]()
        if popped is None:
            raise LogicError("no context can be popped: this thread's stack is empty")
        while len(contexts) > 1 and not contexts[-2].is_valid:
            del contexts[-2]
        calls = map(set_current, (contexts[-2]._number if contexts[1:] else 0,))  # 0: cuCtxPopCurrent
        statuses += calls
        del contexts[-1]  # right after the call, as in push()
        return popped

    def detach(self) -> None:
        """End the context and all objects in it. If it was current, the context below it on the stack is current again.
        C: cuCtxDestroy; cuDevicePrimaryCtxRelease for a primary context.

        Raises
        ------
        LogicError
            The context has ended already.
        """
        self._open()
        while stack.top() is self:
            self.pop()
        status = self._end()
        if status:
            refuse(status, "cuCtxDestroy")

    def _end(self) -> int:
        try:
            calls = map(self._destroy, map(list.pop, (self._owned,)))
            (status,) = calls  # taken and destroyed in one step for signal handlers
        except (IndexError, AttributeError):  # already freed, or never made
            return 0
        return int(status)

    def __del__(self, ended: list[str] = ended) -> None:
        if not ended:
            self._end()

    @staticmethod
    def get_current() -> Context | None:
        """The context that is current in this thread.

        Returns
        -------
        Context or None
            None if no context was pushed here, or all have ended.
        """
        return stack.top()

    @of_this_or_current
    def get_device(self) -> Device:
        """The device of the context.

        Returns
        -------
        Device
        """
        return self._device

    @of_this_or_current
    def synchronize(self) -> None:
        """Wait until all work in the context is done. C: cuCtxSynchronize.

        Raises
        ------
        LogicError, LaunchError
            A kernel failed.
        """
        cuda.cuCtxSynchronize()

    @of_this_or_current
    def set_limit(self, limit: int, value: int) -> None:
        """Set a limit of the context. C: cuCtxSetLimit.

        Parameters
        ----------
        limit : int
            One of ``limit``.
        value : int
            Bytes, or a number of launches.

        Raises
        ------
        LogicError
            The driver refuses.
        TypeError, OverflowError
            ``limit`` is not an int of 32 bits, or ``value`` not one of 64 bits.
        """
        cuda.cuCtxSetLimit(as_int(limit, "limit"), value)

    @of_this_or_current
    def get_limit(self, limit: int) -> int:
        """The value of a limit. C: cuCtxGetLimit.

        Parameters
        ----------
        limit : int
            One of ``limit``.

        Returns
        -------
        int
            Bytes, or a number of launches.
        """
        return int(cuda.cuCtxGetLimit(as_int(limit, "limit")))

    @of_this_or_current
    def set_cache_config(self, config: int) -> None:
        """Prefer shared memory or L1 cache, for kernels without a preference of their own. C: cuCtxSetCacheConfig.

        Parameters
        ----------
        config : int
            One of ``func_cache``.
        """
        cuda.cuCtxSetCacheConfig(as_int(config, "config"))

    @of_this_or_current
    def get_cache_config(self) -> int:
        """The preference between shared memory and L1 cache. C: cuCtxGetCacheConfig.

        Returns
        -------
        int
            One of ``func_cache``.
        """
        from .enumerations import func_cache

        return func_cache(cuda.cuCtxGetCacheConfig())  # type: ignore[no-any-return]

    @of_this_or_current
    def set_shared_config(self, config: int) -> None:
        """Set the width of the banks of shared memory. C: cuCtxSetSharedMemConfig.

        Parameters
        ----------
        config : int
            One of ``shared_config``.
        """
        cuda.cuCtxSetSharedMemConfig(as_int(config, "config"))

    @of_this_or_current
    def get_shared_config(self) -> int:
        """The width of the banks of shared memory. C: cuCtxGetSharedMemConfig.

        Returns
        -------
        int
            One of ``shared_config``.
        """
        from .enumerations import shared_config

        return shared_config(cuda.cuCtxGetSharedMemConfig())  # type: ignore[no-any-return]

    def get_api_version(self) -> int:
        """The version of the driver's interface that the context was made with. C: cuCtxGetApiVersion.

        Returns
        -------
        int

        Raises
        ------
        LogicError
            The context has ended.
        """
        return int(cuda.cuCtxGetApiVersion(self._open()))

    @of_this_or_current
    def enable_peer_access(self, peer: Context, flags: int = 0) -> None:
        """Let kernels of this context use memory of another device. C: cuCtxEnablePeerAccess.

        Parameters
        ----------
        peer : Context
            A context of the other device.
        flags : int
            Must be 0.

        Raises
        ------
        TypeError
            ``peer`` is not a Context.
        LogicError
            The devices cannot reach each other, or the access is enabled already.
        """
        cuda.cuCtxEnablePeerAccess(_opened(peer, "peer"), flags)

    @of_this_or_current
    def disable_peer_access(self, peer: Context) -> None:
        """Undo :meth:`enable_peer_access`. C: cuCtxDisablePeerAccess.

        Parameters
        ----------
        peer : Context
            A context of the other device.

        Raises
        ------
        TypeError
            ``peer`` is not a Context.
        LogicError
            The access was not enabled.
        """
        cuda.cuCtxDisablePeerAccess(_opened(peer, "peer"))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        # a later context can have the address of one that has ended
        return isinstance(other, Context) and self._number == other._number and self.is_valid and other.is_valid

    def __hash__(self) -> int:
        return hash((Context, self._number))

    def __repr__(self) -> str:
        return f"<Context {self._number:#x} of {self._device!r}{'' if self._owned else ', ended'}>"


def needed() -> Context:
    """The current context. Raises LogicError without one."""
    contexts = stack.contexts
    found = contexts[-1] if contexts else None
    if found is None or not found._owned:
        found = stack.top()
        if found is None:
            raise LogicError(without_context())
    return found


def _opened(context: Any, what: str) -> int:
    if not isinstance(context, Context):
        raise TypeError(f"{what}: a Context is expected, got {type(context).__name__}")
    return context._open()


class InContext(Unique):
    """Base of objects that live in a context.

    The object keeps its context alive, is freed with the last reference to it, from any thread, and is invalid once the
    context has ended.
    """

    __slots__ = ("_context", "_number", "_owned", "__weakref__", "__dict__")
    _context: Context
    _number: int
    _owned: list[int]
    """The handle to destroy; empty once it was."""
    _destroyed_by = ""

    @staticmethod
    def _destroyer() -> Any:
        """The function of C that destroys a handle and returns a status."""
        raise NotImplementedError

    def _create(self, context: Context, name: str, *numbers: int) -> None:
        """Call a function of C with numbers, and own the handle or address that it writes to its first parameter."""
        self._context, self._owned = context, []
        owned, calls = self._owned, making_number(name, *numbers)
        if calls is None:
            cell = ctypes.c_uint64()
            self._make(context, cell, name, ctypes.byref(cell), *numbers)
            return
        try:
            owned += calls
        except CudaError as error:
            raise translated(error) from None
        self._number = owned[0]

    def _make(self, context: Context, cell: Any, name: str, *arguments: Any) -> None:
        """Call a function of C, and own the handle that it writes to ``cell``, or the address that is there. Its arguments are
        numbers and references."""
        status = self._take(context, cell, making(name, *arguments))
        if status:
            refuse(status, name)

    def _take(self, context: Context, cell: Any, calls: Any) -> int:
        """Own what the step of an iterator, a call of C, writes to ``cell``. Returns the status."""
        statuses: list[int] = []
        self._context = context
        statuses += calls
        if not statuses[0]:
            self._number = cell.value or 0
            self._owned = [self._number]  # right after the call: no exception of a signal handler comes between
        return statuses[0]

    def _own(self, number: Any, context: Context) -> None:
        self._context = context
        self._number = int(number)
        self._owned = [self._number]

    def _open(self) -> int:
        """The handle or address. Raises LogicError once the object was freed or its context has ended."""
        if self._owned and self._context._owned:
            return self._number
        why = "its context has ended" if self._owned else "it was freed"
        raise LogicError(f"this {type(self).__name__} cannot be used any more: {why}")

    def _end(self) -> int:
        """Free the object in its context, and return the driver's status."""
        try:
            context, owned = self._context, self._owned
            if not (context._owned and owned):
                owned.clear()
                return 0
            # only one of several threads gets it; taken and destroyed in one step for signal handlers
            ending = map(self._destroyer(), map(list.pop, (owned,)))
            statuses: list[int] = []
            if get_current() == context._number:
                statuses += ending
            else:
                inside(context._number, statuses.append, statuses.extend, ending)
        except (IndexError, AttributeError):  # already freed, or never made
            return 0
        return statuses[0]

    def _free(self) -> None:
        status = self._end()
        if status:
            refuse(status, self._destroyed_by)

    def __del__(self, ended: list[str] = ended) -> None:
        if not ended and getattr(self, "_owned", None):
            self._end()
