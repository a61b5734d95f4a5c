"""A GPU: the object that makes contexts, streams, events and memory."""

from __future__ import annotations

import os
from _thread import _local

from .._floor import FORKS, Lock
from .._floor.calls import builtins
from .._floor.library import per_thread_default_stream
from .._lazy import LazyModule
from . import stream as streams
from ._driver import after_few, class_name, driver, fail, late, once, plain, written
from .context import Context, current_handle, in_context
from .event import new_event
from .lifetimes import Owned
from .quick_properties import compared, hashed, is_a, kept
from .stream import LEGACY_DEFAULT_STREAM, PER_THREAD_DEFAULT_STREAM, Stream

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..bindings import nvml
    from . import device_resources as resources_of
    from . import options as given
    from .device_properties import DeviceProperties
    from .device_resources import DeviceResources
    from .event import Event
    from .graph.builder import GraphBuilder
    from .memory import resource
    from .memory.buffer import Buffer
    from .memory.resource import MemoryResource
    from .options import ContextOptions, EventOptions, StreamOptions
    from .system import Device as SystemDevice
    from .system import device as systems
    from .texture import (
        MipmappedArray,
        MipmappedArrayOptions,
        OpaqueArray,
        OpaqueArrayOptions,
        ResourceDescriptor,
        SurfaceObject,
        TextureObject,
        TextureObjectOptions,
        mipmapped_array,
        opaque_array,
        surface_object,
        texture_object,
    )
    from .tuples import ComputeCapability
    from .typing import IsStreamType
else:
    given, resources_of = (
        LazyModule(globals(), "given", ".options"),
        LazyModule(globals(), "resources_of", ".device_resources"),
    )
    nvml, systems = LazyModule(globals(), "nvml", "..bindings.nvml"), LazyModule(globals(), "systems", ".system.device")
    resource = LazyModule(globals(), "resource", ".memory.resource")
    mipmapped_array = LazyModule(globals(), "mipmapped_array", ".texture.mipmapped_array")
    opaque_array = LazyModule(globals(), "opaque_array", ".texture.opaque_array")
    surface_object = LazyModule(globals(), "surface_object", ".texture.surface_object")
    texture_object = LazyModule(globals(), "texture_object", ".texture.texture_object")


class Facts:
    """Facts of a device that all threads share; the driver is asked once."""

    def __init__(self, device_id: int) -> None:
        self.device_id = device_id
        self._handle: Any = None
        self.properties: DeviceProperties | None = None
        self.primary: Any = None
        """The primary context (Owned), once it was retained; it is kept until the process ends."""
        self.peers: dict[int, bool] = {}
        self.name = ""
        self.uuid = ""
        self.pci_bus_id = ""
        self.compute_capability: ComputeCapability | None = None
        self.arch = ""
        self.resources: DeviceResources | None = None

    @property
    def handle(self) -> Any:
        """The CUdevice."""
        if self._handle is None:
            self._handle = driver.cuDeviceGet(self.device_id)
        return self._handle

    def new_properties(self) -> DeviceProperties:
        from .device_properties import DeviceProperties

        self.properties = DeviceProperties._of(self.handle)
        return self.properties


class _Threads(_local):
    """The Device objects of one thread, by number."""

    def __init__(self) -> None:
        self.made: dict[int, Device] = {}
        self.every: tuple[Device, ...] = ()
        self.devices: dict[int, Device] = {}
        """Those whose number was given again, once programs do that often."""
        self.entered: list[tuple[Device, Context | None, Any, _Former]] = []
        """For each ``with device:`` that is open, its device, what that had in this thread, and the former context."""


class _Former:
    """The current context of this thread, and what its device had, to be put back."""

    __slots__ = ("handle", "device", "context", "kept")

    def __init__(self) -> None:
        self.handle = current_handle()
        self.device = Device()
        self.context, self.kept = self.device._context, self.device._kept

    def put_back(self) -> None:
        self.device._context, self.device._kept = self.context, self.kept
        driver.cuCtxSetCurrent(self.handle)


def _quicken_set_current() -> None:
    from . import quick_methods

    quick_methods.quicken(Device, "set_current", "cuCtxSetCurrent", quick_methods.set_current, "ctx=None", count=0)


get_device = late(globals(), "get_device", "cuCtxGetDevice", 0)
"""The current context's device; 0 without a current context."""
get_current = late(globals(), "get_current", "cuCtxGetCurrent", 0)
synchronize_context = late(globals(), "synchronize_context", "cuCtxSynchronize")
set_current = late(globals(), "set_current", "cuCtxSetCurrent", then=_quicken_set_current)


def _quicken_device() -> None:
    from .quick_methods import quicken_device

    quicken_device(Device, _threads)


_given_again = after_few(_quicken_device)
_facts: list[Facts] = []
_lock = Lock()
if FORKS:  # a fork does not wait for the thread that has it: the driver would be initialized then, and the child could not use it
    os.register_at_fork(after_in_child=lambda: _lock._is_owned() or _lock._at_fork_reinit())  # type: ignore[attr-defined]
_threads = _Threads()


def all_facts() -> list[Facts]:
    """The facts of every device, by number. Initializes the driver. C: cuInit, cuDeviceGetCount."""
    if not _facts:
        with _lock:
            if not _facts:
                status = once("cuInit")(0)
                if status:
                    fail(status, "cuInit")
                made = [Facts(number) for number in range(once("cuDeviceGetCount")())]
                if not _facts:  # a finalizer or signal handler may have been here
                    _facts[:] = made
    if not _facts:
        fail(driver.CUresult.CUDA_ERROR_NO_DEVICE, "cuDeviceGetCount")
    return _facts


class Device:
    """A GPU.

    ``Device(0)`` is the same object each time in one thread. Each thread calls :meth:`set_current` before it makes
    streams, events or memory. Notebooks show it as a table. C: cuInit, cuDeviceGetCount, cuCtxGetDevice.

    Parameters
    ----------
    device_id : Device or int, optional
        The number of the device. Default: the device of the current context, else 0.

    Raises
    ------
    CUDAError
        There is no device, or the driver cannot be initialized.
    LibraryNotFoundError
        There is no driver; a RuntimeError of ``cuda_ctypes.errors``.
    TypeError
        ``device_id`` is of another type.
    ValueError
        No device has this number.
    """

    __slots__ = ("_device_id", "_facts", "_primary", "_context", "_kept", "_memory_resource", "__weakref__")
    _device_id: int
    _facts: Facts
    _primary: Owned | None
    """The primary context, once this thread made it current."""
    _context: Context | None
    _kept: Any
    """Keeps this thread's current context alive if another thread closes it."""
    _memory_resource: MemoryResource | None

    def __new__(cls, device_id: Device | int | None = None) -> Device:
        number = get_device() if device_id is None else device_id
        if number.__class__ is Device:
            number = number._device_id  # perhaps of another thread
        if number.__class__ is int:  # 0.0 and False equal 0 too
            try:
                return _threads.devices[number]
            except KeyError:
                pass
        return cls._known(number)

    @classmethod
    def _known(cls, given: Any) -> Device:
        """This thread's device. Machine code finds those whose numbers are given often."""
        facts, made = all_facts(), _threads.made
        device_id = plain(given)
        if isinstance(device_id, Device):
            device_id = device_id._device_id  # perhaps of another thread
        elif isinstance(device_id, bool) or not hasattr(device_id, "__index__"):
            raise TypeError(f"device_id: an int, a Device or None is expected, got {class_name(device_id)}")
        number = int(device_id)
        if not 0 <= number < len(facts):
            from .._counting import there_are
            from .errors import InvalidArgumentError

            raise InvalidArgumentError(f"device_id is {number}, but {there_are(len(facts), 'device')}, numbered from 0")
        if number in made:
            if number is given and (_given_again() or builtins is None):
                _threads.devices[number] = made[number]
            return made[number]
        self = super().__new__(cls)
        self._device_id = number
        self._facts = facts[number]
        self._primary = self._context = self._kept = self._memory_resource = None
        return made.setdefault(number, self)

    @classmethod
    def get_all_devices(cls) -> tuple[Device, ...]:
        """Every device. C: cuDeviceGetCount.

        Returns
        -------
        tuple of Device

        Raises
        ------
        CUDAError
            There is no device.
        """
        if not _threads.every:
            _threads.every = tuple([cls(number) for number in range(len(all_facts()))])
        return _threads.every

    @property
    @kept("_device_id", none=None)
    def device_id(self) -> int:
        """The number of the device, an int from 0."""
        return self._device_id

    @property
    def handle(self) -> Any:
        """The CUdevice. C: cuDeviceGet."""
        return self._facts.handle

    @property
    def name(self) -> str:
        """The product name, for example "NVIDIA H200". C: cuDeviceGetName."""
        facts = self._facts
        if not facts.name:
            facts.name = written("cuDeviceGetName", 256, 256, int(facts.handle)).value.decode("utf-8", "replace")
        return facts.name

    @property
    def uuid(self) -> str:
        """The device's 16 bytes as five groups of hexadecimal digits. C: cuDeviceGetUuid."""
        facts = self._facts
        if not facts.uuid:
            digits = written("cuDeviceGetUuid", 16, int(facts.handle)).raw.hex()
            facts.uuid = "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))
        return facts.uuid

    @property
    def pci_bus_id(self) -> str:
        """The PCI address, for example "0000:0f:00.0". C: cuDeviceGetPCIBusId."""
        facts = self._facts
        if not facts.pci_bus_id:
            facts.pci_bus_id = written("cuDeviceGetPCIBusId", 13, 13, int(facts.handle)).value.decode()
        return facts.pci_bus_id

    def to_system_device(self) -> SystemDevice:
        """The same GPU in NVIDIA's management library (NVML): clocks, temperature, events. Found by its UUID.

        Returns
        -------
        cuda_ctypes.core.system.Device

        Raises
        ------
        NvmlError
            NVML does not know the device (NotFoundError), or refuses.
        LibraryNotFoundError
            There is no NVML.
        """
        try:
            return systems.Device(uuid=f"GPU-{self.uuid}")
        except nvml.NotFoundError:
            return systems.Device(uuid=f"MIG-{self.uuid}")

    @property
    def properties(self) -> DeviceProperties:
        """The attributes of the device: ``device.properties.warp_size``."""
        facts = self._facts
        return facts.properties or facts.new_properties()

    @property
    def compute_capability(self) -> ComputeCapability:
        """Major and minor number: ``(9, 0)`` for Hopper. C: cuDeviceGetAttribute."""
        facts = self._facts
        if facts.compute_capability is None:
            from .tuples import ComputeCapability

            properties = self.properties
            facts.compute_capability = ComputeCapability(
                properties.compute_capability_major, properties.compute_capability_minor
            )
        return facts.compute_capability

    @property
    def arch(self) -> str:
        """The compute capability in the form that compilers take: "90"."""
        facts = self._facts
        if not facts.arch:
            major, minor = self.compute_capability
            facts.arch = f"{major}{minor}"
        return facts.arch

    @property
    def resources(self) -> DeviceResources:
        """The multiprocessors and work queues that green contexts can be made of."""
        facts = self._facts
        if facts.resources is None:
            facts.resources = resources_of.DeviceResources._of(self._device_id, None)
        return facts.resources

    def can_access_peer(self, peer: Device | int) -> bool:
        """Whether kernels of this device can use the memory of another one; True for itself. C: cuDeviceCanAccessPeer.

        Parameters
        ----------
        peer : Device or int
            The other device.

        Returns
        -------
        bool

        Raises
        ------
        TypeError, ValueError
            ``peer`` is not a device, as in :class:`Device`.
        CUDAError
            The driver refuses.
        """
        other = Device(peer)
        if other._device_id == self._device_id:
            return True
        peers = self._facts.peers
        if other._device_id not in peers:
            peers[other._device_id] = bool(driver.cuDeviceCanAccessPeer(self._facts.handle, other._facts.handle))
        return peers[other._device_id]

    # The current context.

    def set_current(self, ctx: Context | None = None) -> Context | None:
        """Make a context of this device current in this thread: the primary one, or ``ctx``.

        C: cuDevicePrimaryCtxRetain, cuCtxSetCurrent, cuCtxGetDevice.

        Parameters
        ----------
        ctx : Context, optional
            A context of this device. Default: the primary context.

        Returns
        -------
        Context or None
            With ``ctx``, the context that was current before, if any; else None.

        Raises
        ------
        TypeError
            ``ctx`` is not a context.
        RuntimeError
            ``ctx`` is closed, or belongs to another device.
        CUDAError
            The driver refuses.
        """
        if ctx is None:
            primary = self._primary
            mine: Any = self._context
            if primary is not None and mine is not None and mine._owned is primary:  # the fast path
                status = set_current(primary.number)
                if status:
                    fail(status, "cuCtxSetCurrent")
                self._kept = None
                return None
            facts = self._facts
            if facts.primary is None:
                with _lock:
                    if facts.primary is None:
                        facts.primary = Owned(once("cuDevicePrimaryCtxRetain")(int(facts.handle)))
            self._primary = facts.primary
            status = set_current(facts.primary.number)
            if status:
                fail(status, "cuCtxSetCurrent")
            mine = self._context
            if mine is None or mine._owned is None or mine._owned.number != facts.primary.number:
                self._context = Context._of(facts.primary.handle, self._device_id, None, facts.primary)
            self._kept = None
            return None
        if not isinstance(ctx, Context):
            raise TypeError(f"ctx: a Context or None is expected, got {type(ctx).__name__}")
        owned = ctx._open()
        if ctx._device_id != self._device_id:
            raise RuntimeError(f"the context belongs to device {ctx._device_id}, not to device {self._device_id}")
        before, previous = get_current(), None
        if before:
            known = self._context
            inside = None if known is None else known._owned
            if inside is not None and inside.number == before:
                previous = known
            else:
                previous = Context._of(before, get_device())
        status = set_current(owned.number)
        if status:
            fail(status, "cuCtxSetCurrent")
        self._context, self._kept = ctx, owned
        return previous

    def __enter__(self) -> Device:
        """Make the primary context current in this thread until the end of the ``with`` block: then the former context is
        current again, or none. Blocks can be inside of one another. C: cuCtxGetCurrent, cuCtxSetCurrent.

        A block is for all of its thread. Coroutines and generators that stop inside of one share it with the code that runs
        meanwhile.

        Returns
        -------
        Device

        Raises
        ------
        CUDAError
            The driver refuses.
        """
        before = self, self._context, self._kept, _Former()
        entered = _threads.entered
        try:
            self.set_current()
            entered.append(before)
        except BaseException:  # of a signal handler: no block has begun
            if entered and entered[-1] is before:
                del entered[-1]
            _, self._context, self._kept, former = before
            former.put_back()
            raise
        return self

    def __exit__(self, *error: Any) -> None:
        """Make the former context current again. Raises RuntimeError in another thread than the block began in."""
        entered = _threads.entered
        place = len(entered) - 1
        while place >= 0 and entered[place][0] is not self:  # blocks of coroutines end in any order
            place -= 1
        if place < 0:
            raise RuntimeError(
                f"this block of {self!r} began in another thread, where the context stays current: end it in that thread"
            )
        _, self._context, self._kept, former = entered.pop(place)
        if place < len(entered):  # the next block began in this one, which is over: it must not put its context back
            entered[place] = (*entered[place][:3], former)
        former.put_back()

    def _current(self) -> Context:
        """This device's context in this thread, even if another library made it current."""
        context = self._context
        if context is None or context._owned is None:
            handle = current_handle()
            if handle is None or int(driver.cuCtxGetDevice()) != self._device_id:
                fail(
                    driver.CUresult.CUDA_ERROR_INVALID_CONTEXT,
                    f"Device({self._device_id})",
                    "it has no context in this thread: call set_current() first",
                )
            kept = self._kept  # of a context that another thread has closed
            owned = kept if kept is not None and kept.number == int(handle) else None
            context = self._context = Context._of(handle, self._device_id, True, owned)
        return context

    @property
    def context(self) -> Context:
        """This thread's current context of the device. Raises CUDAError before :meth:`set_current`. C: cuCtxGetCurrent."""
        return self._current()

    def create_context(self, options: ContextOptions | dict[str, Any] | None = None) -> Context:
        """Make a green context: one that uses some of the device's resources. It does not become current.

        C: cuDevResourceGenerateDesc, cuGreenCtxCreate, cuCtxFromGreenCtx.

        Parameters
        ----------
        options : ContextOptions or dict
            The resources.

        Returns
        -------
        Context

        Raises
        ------
        ValueError
            There are no options or resources, or they are another device's, empty, or of a dry run.
        TypeError
            An item is not a resource, or an option is unknown.
        CUDAError
            The resources do not go together.
        """
        if options is None:
            raise ValueError("a context needs resources of the device: ContextOptions(resources=[...])")
        chosen = given.options_of(given.ContextOptions, options, "options of the context")
        return resources_of.create_green_context(self, chosen)

    def sync(self) -> None:
        """Wait until all work on the device is done. C: cuCtxSynchronize.

        Raises
        ------
        CUDAError
            Before :meth:`set_current`; or some of the work failed.
        """
        status = in_context(self._current(), synchronize_context)
        if status:
            fail(status, "cuCtxSynchronize")

    # Objects in the context.

    def create_stream(
        self, obj: IsStreamType | None = None, options: StreamOptions | dict[str, Any] | None = None
    ) -> Stream:
        """Make a stream, or take one of another library. C: cuStreamCreateWithPriority.

        Parameters
        ----------
        obj : IsStreamType, optional
            The other library's stream; it is kept alive.
        options : StreamOptions or dict, optional
            How to make a new stream.

        Returns
        -------
        Stream

        Raises
        ------
        CUDAError
            Before :meth:`set_current`, or the driver refuses.
        RuntimeError
            ``__cuda_stream__`` gives no address that is understood.
        TypeError
            ``obj`` has no ``__cuda_stream__``, or an option is unknown.
        ValueError
            Both are given, or the priority is out of range.
        """
        context = self._context
        if context is None or context._owned is None:
            context = self._current()
        if obj is None:
            inside = context._owned
            if options is None and inside is not None and context._green is None:  # the fast path
                return streams.make_stream(1, 0, inside, context, True)
            return Stream._create(context, options)
        if options is not None:
            raise ValueError("obj is an existing stream: options cannot change it")
        try:
            return Stream._foreign(obj if obj.__class__ is Stream else streams.builders_stream(obj) or obj)
        except TypeError:
            from .options import StreamOptions

            if isinstance(obj, (dict, StreamOptions)):
                raise TypeError(
                    "obj is an existing stream, and options are given by their name: create_stream(options=...)"
                ) from None
            raise

    def create_event(self, options: EventOptions | dict[str, Any] | None = None) -> Event:
        """Make an event, not recorded yet. C: cuEventCreate.

        Parameters
        ----------
        options : EventOptions or dict, optional
            How to make it.

        Returns
        -------
        Event

        Raises
        ------
        CUDAError
            Before :meth:`set_current`, or the driver refuses.
        TypeError
            An option is unknown, or timing is asked of an event for other processes.
        """
        context = self._context
        if context is None or context._owned is None:
            context = self._current()
        return new_event(context, options)

    def create_opaque_array(self, options: OpaqueArrayOptions | dict[str, Any]) -> OpaqueArray:
        """Make an array for textures and surfaces. C: cuArray3DCreate.

        Parameters
        ----------
        options : OpaqueArrayOptions or dict
            Its shape and its elements.

        Returns
        -------
        cuda_ctypes.core.texture.OpaqueArray

        Raises
        ------
        CUDAError
            Before :meth:`set_current`, or the driver refuses.
        TypeError, ValueError
            An option is unknown or out of range.
        """
        return opaque_array.create_opaque_array(self, options)

    def create_mipmapped_array(self, options: MipmappedArrayOptions | dict[str, Any]) -> MipmappedArray:
        """Make an array with smaller versions of itself. C: cuMipmappedArrayCreate.

        Parameters
        ----------
        options : MipmappedArrayOptions or dict
            Its shape, elements and levels.

        Returns
        -------
        cuda_ctypes.core.texture.MipmappedArray

        Raises
        ------
        CUDAError
            Before :meth:`set_current`, or the driver refuses.
        TypeError, ValueError
            An option is unknown or out of range.
        """
        return mipmapped_array.create_mipmapped_array(self, options)

    def create_texture_object(
        self, *, resource: ResourceDescriptor, options: TextureObjectOptions | dict[str, Any] | None = None
    ) -> TextureObject:
        """Make a texture, which kernels read. C: cuTexObjectCreate.

        Parameters
        ----------
        resource : ResourceDescriptor
            The memory that is read.
        options : TextureObjectOptions or dict, optional
            How it is read.

        Returns
        -------
        cuda_ctypes.core.texture.TextureObject

        Raises
        ------
        RuntimeError
            The array or buffer is closed.
        TypeError
            ``resource`` is not a descriptor, or an option is unknown.
        ValueError
            The memory is another device's, or not aligned; or an option does not fit it.
        CUDAError
            Before :meth:`set_current`, or the driver refuses.
        """
        return texture_object.create_texture_object(self, resource, options)

    def create_surface_object(self, *, resource: ResourceDescriptor) -> SurfaceObject:
        """Make a surface, which kernels read and write. C: cuSurfObjectCreate.

        Parameters
        ----------
        resource : ResourceDescriptor
            Of an array made with ``is_surface_load_store``.

        Returns
        -------
        cuda_ctypes.core.texture.SurfaceObject

        Raises
        ------
        RuntimeError
            The array is closed.
        TypeError
            ``resource`` is not a descriptor.
        ValueError
            It is of other memory, or of another device's.
        CUDAError
            Before :meth:`set_current`, or the driver refuses.
        """
        return surface_object.create_surface_object(self, resource)

    def create_graph_builder(self) -> GraphBuilder:
        """Make a builder of graphs, with a new stream of its own. C: cuStreamCreateWithPriority.

        Returns
        -------
        cuda_ctypes.core.graph.GraphBuilder

        Raises
        ------
        CUDAError
            Before :meth:`set_current`, or the driver refuses.
        """
        return self.create_stream().create_graph_builder()

    def allocate(self, size: int, *, stream: Stream | IsStreamType) -> Buffer:
        """Allocate memory from :attr:`memory_resource`. The default resource calls cuMemAllocFromPoolAsync.

        Parameters
        ----------
        size : int
            In bytes.
        stream : IsStreamType
            The stream in whose order the memory may be used. In a graph that is being built, the memory is the graph's own,
            from a :class:`GraphMemoryResource`.

        Returns
        -------
        Buffer

        Raises
        ------
        CUDAError
            Before :meth:`set_current`, or there is not enough memory.
        OverflowError
            ``size`` is negative, or 2**64 or more.
        RuntimeError
            The stream or the resource is closed.
        TypeError
            ``size`` is not an int, or ``stream`` is not a stream.
        """
        source = self._memory_resource or self.memory_resource
        try:
            return source.allocate(size, stream=stream)
        except RuntimeError as error:
            from .memory.graph_memory_resource import GraphMemoryResource
            from .memory.pool import StreamCaptured

            if not isinstance(error, StreamCaptured):
                raise
            return GraphMemoryResource(self).allocate(size, stream=stream)

    @property
    def default_stream(self) -> Stream:
        """The legacy default stream; this thread's own if CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM is set."""
        # As streams.default_stream(), without its call, which takes a third of the time.
        return PER_THREAD_DEFAULT_STREAM if per_thread_default_stream() else LEGACY_DEFAULT_STREAM

    @property
    def memory_resource(self) -> MemoryResource:
        """The source of :meth:`allocate`, for this thread: by default the device's current pool, or cuMemAlloc on
        devices without pools.

        Setting it to anything but a :class:`MemoryResource` raises TypeError.
        """
        if self._memory_resource is None:
            from .memory import default_memory_resource

            self._memory_resource = default_memory_resource(self)
        return self._memory_resource

    @memory_resource.setter
    def memory_resource(self, mr: MemoryResource) -> None:
        if not isinstance(mr, resource.MemoryResource):
            raise TypeError(f"memory_resource: a MemoryResource is expected, got {type(mr).__name__}")
        self._memory_resource = mr

    def __int__(self) -> int:
        return self._device_id

    @compared("_device_id")
    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if other is None or not is_a(other, Device):
            return NotImplemented
        return self._device_id == other._device_id

    @hashed("_device_id")
    def __hash__(self) -> int:
        return self._device_id

    def __reduce__(self) -> tuple[Any, ...]:
        return Device, (self._device_id,)

    def _repr_html_(self) -> str:
        """The device as a table, which notebooks show."""
        from .device_table import table

        return table(self)

    def __repr__(self) -> str:
        try:
            return f"<Device {self._device_id} ({self.name})>"
        except driver.CudaError:  # in a forked child
            return f"<Device {self._device_id}>"


def ensure_context(number: int) -> None:
    """Make the primary context of a device current in this thread, unless a context is: the first one's for memory of
    no device.
    """
    all_facts()
    if current_handle() is None:
        Device(max(number, 0)).set_current()


def device_of(value: Device | int) -> Device:
    """The Device of a number, or the Device itself, perhaps of another thread."""
    return value if value.__class__ is Device else Device(value)
