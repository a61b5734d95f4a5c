"""A GPU: where everything begins."""

from __future__ import annotations

from _thread import _local, allocate_lock

from . import stream as streams
from ._driver import driver, fail, late, once
from .context import Context, current_handle, using
from .event import new_event
from .lifetimes import Owned
from .stream import Stream, default_stream

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .device_properties import DeviceProperties
    from .device_resources import DeviceResources
    from .event import Event
    from .graph.builder import GraphBuilder
    from .memory.buffer import Buffer
    from .memory.resource import MemoryResource
    from .options import ContextOptions, EventOptions, StreamOptions
    from .system import Device as SystemDevice
    from .texture import (
        MipmappedArray,
        MipmappedArrayOptions,
        OpaqueArray,
        OpaqueArrayOptions,
        ResourceDescriptor,
        SurfaceObject,
        TextureObject,
        TextureObjectOptions,
    )
    from .tuples import ComputeCapability
    from .typing import IsStreamType


class Facts:
    """What is the same for a device in all threads, asked of the driver once."""

    def __init__(self, device_id: int) -> None:
        self.device_id = device_id
        self._handle: Any = None
        self.properties: DeviceProperties | None = None
        self.primary: Any = None
        """The primary context (Owned), once it was retained; it is kept until the process ends."""
        self.peers: dict[int, bool] = {}
        self.name = ""
        self.uuid = ""
        self.compute_capability: ComputeCapability | None = None

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
    """The Device objects of one thread."""

    def __init__(self) -> None:
        self.devices: dict[int, Device] = {}


get_device = late(globals(), "get_device", "cuCtxGetDevice", 0)
"""Device 0 where no context is current."""
set_current = late(globals(), "set_current", "cuCtxSetCurrent")

_facts: list[Facts] = []
_lock = allocate_lock()
_threads = _Threads()


def all_facts() -> list[Facts]:
    """One per device. Initializes the driver (cuInit)."""
    if not _facts:
        with _lock:
            if not _facts:
                status = once("cuInit")(0)
                if status:
                    fail(status, "cuInit")
                _facts.extend([Facts(number) for number in range(once("cuDeviceGetCount")())])
    if not _facts:
        fail(driver.CUresult.CUDA_ERROR_NO_DEVICE, "cuDeviceGetCount")
    return _facts


class Device:
    """A GPU, by its number; without one, that of the current context, else device 0.

    ``Device(0)`` is the same object each time in one thread. :meth:`set_current` must be called in each thread before
    streams, events and memory can be made. Raises ValueError for a number that no device has, CUDAError where there is no
    device, and ``cuda_ctypes.errors.LibraryNotFoundError``, a RuntimeError, where there is no driver.
    """

    __slots__ = ("_device_id", "_facts", "_context", "_kept", "_memory_resource", "__weakref__")
    _device_id: int
    _facts: Facts
    _context: Context | None
    _kept: Any
    """What keeps a context alive that is current in this thread, should another thread close it."""
    _memory_resource: MemoryResource | None

    def __new__(cls, device_id: Device | int | None = None) -> Device:
        known = _threads.devices
        if device_id is None:
            if not _facts:
                all_facts()
            device_id = get_device()
        if device_id.__class__ is int:  # 0.0 and False are equal to 0 too
            found = known.get(device_id)
            if found is not None:
                return found
        facts = all_facts()
        if isinstance(device_id, Device):
            device_id = device_id._device_id  # another thread's, perhaps
        elif isinstance(device_id, bool) or not hasattr(device_id, "__index__"):
            raise TypeError(f"device_id: an int, a Device or None is expected, got {type(device_id).__name__}")
        number = int(device_id)
        if not 0 <= number < len(facts):
            raise ValueError(f"device_id is {number}, but there are {len(facts)} devices, numbered from 0")
        if number in known:
            return known[number]
        self = super().__new__(cls)
        self._device_id = number
        self._facts = facts[number]
        self._context = self._kept = self._memory_resource = None
        return known.setdefault(number, self)

    @classmethod
    def get_all_devices(cls) -> tuple[Device, ...]:
        """Every device (cuDeviceGetCount)."""
        return tuple(cls(number) for number in range(len(all_facts())))

    @property
    def device_id(self) -> int:
        return self._device_id

    @property
    def handle(self) -> Any:
        """The CUdevice."""
        return self._facts.handle

    @property
    def name(self) -> str:
        """As in "NVIDIA H200" (cuDeviceGetName)."""
        facts = self._facts
        if not facts.name:
            facts.name = driver.cuDeviceGetName(256, facts.handle)
        return facts.name

    @property
    def uuid(self) -> str:
        """The device's own 16 bytes as hexadecimal digits in five groups (cuDeviceGetUuid)."""
        facts = self._facts
        if not facts.uuid:
            digits = bytes(driver.cuDeviceGetUuid(facts.handle).bytes).hex()
            facts.uuid = "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))
        return facts.uuid

    @property
    def pci_bus_id(self) -> str:
        """Where it is plugged in: "0000:0f:00.0" (cuDeviceGetPCIBusId)."""
        return driver.cuDeviceGetPCIBusId(13, self._facts.handle)

    def to_system_device(self) -> SystemDevice:
        """The same GPU as the management library (NVML) knows it: its clocks, temperature, events. They have the same UUID."""
        from .system import Device as SystemDevice
        from .system import NotFoundError

        try:
            return SystemDevice(uuid=f"GPU-{self.uuid}")
        except NotFoundError:
            return SystemDevice(uuid=f"MIG-{self.uuid}")

    @property
    def properties(self) -> DeviceProperties:
        """What the device can do, by attribute: ``device.properties.warp_size``."""
        facts = self._facts
        return facts.properties or facts.new_properties()

    @property
    def compute_capability(self) -> ComputeCapability:
        """As a tuple: ``(9, 0)`` is Hopper's."""
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
        """The compute capability as compilers want it: "90"."""
        major, minor = self.compute_capability
        return f"{major}{minor}"

    @property
    def resources(self) -> DeviceResources:
        """The multiprocessors and work queues, of which green contexts can be made."""
        from .device_resources import DeviceResources

        return DeviceResources._of_device(self)

    def can_access_peer(self, peer: Device | int) -> bool:
        """Whether kernels of this device can reach the memory of another one (cuDeviceCanAccessPeer); True for itself."""
        other = Device(peer)
        if other._device_id == self._device_id:
            return True
        peers = self._facts.peers
        if other._device_id not in peers:
            peers[other._device_id] = bool(driver.cuDeviceCanAccessPeer(self._facts.handle, other._facts.handle))
        return peers[other._device_id]

    # The current context.

    def set_current(self, ctx: Context | None = None) -> Context | None:
        """Make the device's primary context current in this thread (cuDevicePrimaryCtxRetain, cuCtxSetCurrent).

        With ``ctx``, a context of this device, that one becomes current instead, and the one that was current before is
        returned, None if there was none. Raises RuntimeError for a context of another device or one that is closed.
        """
        if ctx is None:
            facts = self._facts
            if facts.primary is None:
                with _lock:
                    if facts.primary is None:
                        facts.primary = Owned(driver.cuDevicePrimaryCtxRetain(facts.handle))
            status = set_current(facts.primary.number)
            if status:
                fail(status, "cuCtxSetCurrent")
            mine = self._context
            if mine is None or mine._owned is None or mine._owned.handle != facts.primary.handle:
                self._context = Context._of(facts.primary.handle, self._device_id, None, facts.primary)
            self._kept = None
            return None
        if not isinstance(ctx, Context):
            raise TypeError(f"ctx: a Context or None is expected, got {type(ctx).__name__}")
        owned = ctx._open()
        if ctx._device_id != self._device_id:
            raise RuntimeError(f"the context belongs to device {ctx._device_id}, not to device {self._device_id}")
        before = current_handle()
        previous = None
        if before is not None:
            known = self._context
            if known is not None and known.handle == before:
                previous = known
            else:
                previous = Context._of(before, int(driver.cuCtxGetDevice()))
        driver.cuCtxSetCurrent(owned.handle)
        self._context, self._kept = ctx, owned
        return previous

    def _current(self) -> Context:
        """This device's context in this thread; one that another library made current counts too."""
        context = self._context
        if context is None or context._owned is None:
            handle = current_handle()
            if handle is None or int(driver.cuCtxGetDevice()) != self._device_id:
                fail(
                    driver.CUresult.CUDA_ERROR_INVALID_CONTEXT,
                    f"Device({self._device_id})",
                    "it has no context in this thread: call set_current() first",
                )
            context = self._context = Context._of(handle, self._device_id)
        return context

    @property
    def context(self) -> Context:
        """The context in which this thread uses the device. Raises CUDAError before :meth:`set_current`."""
        return self._current()

    def create_context(self, options: ContextOptions | dict[str, Any] | None = None) -> Context:
        """A green context: one that uses only parts of the device, ``ContextOptions(resources=[...])``. It does not become
        current (cuDevResourceGenerateDesc, cuGreenCtxCreate, cuCtxFromGreenCtx)."""
        from .device_resources import create_green_context
        from .options import ContextOptions, options_of

        if options is None:
            raise ValueError("a context is made of a device's resources: ContextOptions(resources=[...]) is needed")
        return create_green_context(self, options_of(ContextOptions, options, "options of the context"))

    def sync(self) -> None:
        """Wait until all work on the device is done (cuCtxSynchronize)."""
        with using(self._current()):
            driver.cuCtxSynchronize()

    # What lives in the context.

    def create_stream(
        self, obj: IsStreamType | None = None, options: StreamOptions | dict[str, Any] | None = None
    ) -> Stream:
        """A new stream with ``options`` (:class:`StreamOptions` or a dict), by cuStreamCreateWithPriority; or, given ``obj``,
        an object of another library with ``__cuda_stream__``, that library's stream, whose owner is kept alive."""
        context = self._context
        if context is None or context._owned is None:
            context = self._current()
        if obj is None:
            inside = context._owned
            if options is None and inside is not None and context._green is None:  # in a hurry
                if streams.get_current() == inside.number:
                    return streams.make_stream(1, 0, inside, context, True)
            return Stream._create(context, options)
        if options is not None:
            raise ValueError("obj is a stream that exists: options cannot change it")
        return Stream._foreign(obj)

    def create_event(self, options: EventOptions | dict[str, Any] | None = None) -> Event:
        """A new event that was not recorded yet, with ``options`` (:class:`EventOptions` or a dict), by cuEventCreate."""
        context = self._context
        if context is None or context._owned is None:
            context = self._current()
        return new_event(context, options)

    def create_opaque_array(self, options: OpaqueArrayOptions | dict[str, Any]) -> OpaqueArray:
        """A new array for textures and surfaces (cuArray3DCreate): ``options`` are
        :class:`~cuda_ctypes.core.texture.OpaqueArrayOptions` or a dict, with its shape and its elements."""
        from .texture.opaque_array import create_opaque_array

        return create_opaque_array(self, options)

    def create_mipmapped_array(self, options: MipmappedArrayOptions | dict[str, Any]) -> MipmappedArray:
        """A new array with smaller versions of itself (cuMipmappedArrayCreate): ``options`` are
        :class:`~cuda_ctypes.core.texture.MipmappedArrayOptions` or a dict, with its shape, its elements and levels."""
        from .texture.mipmapped_array import create_mipmapped_array

        return create_mipmapped_array(self, options)

    def create_texture_object(
        self, *, resource: ResourceDescriptor, options: TextureObjectOptions | dict[str, Any] | None = None
    ) -> TextureObject:
        """A new texture (cuTexObjectCreate): ``resource`` says what kernels read, a
        :class:`~cuda_ctypes.core.texture.ResourceDescriptor`, ``options`` how, as
        :class:`~cuda_ctypes.core.texture.TextureObjectOptions` or a dict.

        Raises RuntimeError where an array or buffer is closed, ValueError where it is another device's or not aligned.
        """
        from .texture.texture_object import create_texture_object

        return create_texture_object(self, resource, options)

    def create_surface_object(self, *, resource: ResourceDescriptor) -> SurfaceObject:
        """A new surface (cuSurfObjectCreate) of ``resource``, which describes an array made with ``is_surface_load_store``.
        Raises ValueError for any other."""
        from .texture.surface_object import create_surface_object

        return create_surface_object(self, resource)

    def create_graph_builder(self) -> GraphBuilder:
        """A builder of graphs, with a new stream of its own."""
        return self.create_stream().create_graph_builder()

    def allocate(self, size: int, *, stream: Stream | IsStreamType) -> Buffer:
        """Memory of ``size`` bytes from :attr:`memory_resource`, to be used in the order of ``stream``."""
        return (self._memory_resource or self.memory_resource).allocate(size, stream=stream)

    @property
    def default_stream(self) -> Stream:
        """The legacy default stream, or the thread's own where ``CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM`` is set."""
        return default_stream()

    @property
    def memory_resource(self) -> MemoryResource:
        """Where :meth:`allocate` takes memory from: the device's own pool, or what was set here, for this thread."""
        if self._memory_resource is None:
            self._current()
            from .memory import default_memory_resource

            self._memory_resource = default_memory_resource(self)
        return self._memory_resource

    @memory_resource.setter
    def memory_resource(self, mr: MemoryResource) -> None:
        from .memory.resource import MemoryResource

        if not isinstance(mr, MemoryResource):
            raise TypeError(f"memory_resource: a MemoryResource is expected, got {type(mr).__name__}")
        self._memory_resource = mr

    def __int__(self) -> int:
        return self._device_id

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Device):
            return NotImplemented
        return self._device_id == other._device_id

    def __hash__(self) -> int:
        return hash((Device, self._device_id))

    def __reduce__(self) -> tuple[Any, ...]:
        return Device, (self._device_id,)

    def __repr__(self) -> str:
        return f"<Device {self._device_id} ({self.name})>"


def device_of(value: Device | int) -> Device:
    """``value`` as a Device: one, or its number."""
    return Device(value)
