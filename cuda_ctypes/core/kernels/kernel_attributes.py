"""The attributes of a kernel on a device: one property for each of the driver's."""

from __future__ import annotations

from ..._hints import hinted
from ..._lazy import LazyModule, former
from .._driver import late, number_of
from ..lifetimes import NoConstructor

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .. import device as devices
    from ..device import Device
else:
    devices = LazyModule(globals(), "devices", "..device")

__name__ = former(__name__)

get_device = late(globals(), "get_device", "cuCtxGetDevice", 0)
"""The current context's device; 0 without a current context."""
get_attribute = late(globals(), "get_attribute", "cuKernelGetAttribute")


class Value(int):
    """The value of an attribute. Older versions of cuda.core had methods: calling the value, perhaps with a device,
    gives that device's plain int.
    """

    _asked: tuple[Attribute, Any, Any]
    """The attribute, the kernel's handle and the object that keeps it alive."""

    def __call__(self, device_id: Device | int | None = None) -> int:
        if device_id is None:
            return self._plain(int(self))
        attribute, handle, _ = self._asked
        return self._plain(attribute.ask(handle, devices.device_of(device_id)._device_id))

    @staticmethod
    def _plain(value: int) -> int:
        return value

    def __reduce__(self) -> tuple[Any, ...]:
        return int, (int(self),)


class Truth(Value):
    """The value of an attribute that is true or false. It equals True or False."""

    @staticmethod
    def _plain(value: int) -> bool:
        return bool(value)

    def __repr__(self) -> str:
        return repr(bool(self))

    __str__ = __repr__

    def __reduce__(self) -> tuple[Any, ...]:
        return bool, (bool(self),)


class Attribute:
    """A property that asks for the attribute of its name. C: cuKernelGetAttribute."""

    value: type[Value] = Value
    settable = False
    """Whether it can change, so that the driver is asked each time."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        self.member: int | None = None

    def ask(self, handle: int, device: int) -> int:
        """Its value, by the number of the device."""
        if self.member is None:
            self.member = number_of("CUfunction_attribute", f"CU_FUNC_ATTRIBUTE_{self.name.upper()}")
        return get_attribute(self.member, handle, device)  # type: ignore[no-any-return]

    def __get__(self, view: Any, owner: Any = None) -> Value:
        if view is None:
            return self  # type: ignore[return-value]  # the property itself, for help()
        if view._device_id is None:
            device = get_device()
            view = view._views.get(device) or view._on(device)
        found: Value | None = view._known.get(self)
        if found is not None:
            return found
        key: Any = self
        if self.settable:
            key, member = self.name, self.member  # by its name for the next comparison only
            if member is None:
                value = self.ask(view._handle, view._device_id)
            else:
                value = get_attribute(member, view._handle, view._device_id)
            found = view._known.get(key)
            if found == value:
                return found
        else:
            value = self.ask(view._handle, view._device_id)
        found = view._known[key] = self.value(value)
        found._asked = self, view._handle, view._keep
        return found

    def __set__(self, view: KernelAttributes, value: Any) -> None:
        raise AttributeError(f"{self.name} is read-only{': use cuKernelSetAttribute' if self.settable else ''}")


class Number(Attribute):
    """An attribute that the compiler decided."""


class Setting(Attribute):
    """An attribute that cuKernelSetAttribute changes."""

    settable = True


class Flag(Attribute):
    value = Truth
    if TYPE_CHECKING:

        def __get__(self, view: Any, owner: Any = None) -> Truth: ...


class FlagSetting(Flag):
    settable = True


@hinted
class KernelAttributes(NoConstructor):
    """The attributes of one kernel, read only: ``kernel.attributes`` for the current device, ``kernel.attributes[device]``
    for another. C: cuKernelGetAttribute.

    Those of the current device raise CUDAError if no context is current.
    """

    __slots__ = ("_handle", "_keep", "_device_id", "_known", "_views")
    _handle: int
    _keep: Any
    _device_id: int | None
    """None for the current device."""
    _known: dict[Attribute | str, Value]
    _views: dict[int | None, KernelAttributes]
    """Those made of this one, by the number of the device. They do not refer to it, so that code is unloaded without the collector."""

    _made_by = "Kernel.attributes"

    @classmethod
    def _of(cls, handle: Any, keep: Any, device: int | None = None) -> KernelAttributes:
        self = object.__new__(cls)
        self._handle = int(handle)
        self._keep = keep
        self._device_id = device
        self._known, self._views = {}, {}
        return self

    def _on(self, device: int | None) -> KernelAttributes:
        """The attributes on the device with a number."""
        return self._views.get(device) or self._views.setdefault(device, self._of(self._handle, self._keep, device))

    def __repr__(self) -> str:
        device = "the current device" if self._device_id is None else f"device {self._device_id}"
        return f"<KernelAttributes of kernel {hex(self._handle)} on {device}>"

    def __getitem__(self, device: Device | int) -> KernelAttributes:
        """The attributes on one device, a :class:`Device` or its number. Raises TypeError for anything else, ValueError for
        a number that no device has.
        """
        if device.__class__ is int:  # whose views were made for devices
            found = self._views.get(device)
            if found is not None:
                return found
        number = None if device is None else devices.device_of(device)._device_id
        return self._views.get(number) or self._on(number)

    max_threads_per_block = Number()
    """The most threads of a block; registers and memory may keep it below the device's."""
    shared_size_bytes = Number()
    """Bytes of shared memory per block that the code declares."""
    const_size_bytes = Number()
    """Bytes of constant memory that the code declares."""
    local_size_bytes = Number()
    """Bytes of local memory per thread, for arrays and for values that do not fit registers."""
    num_regs = Number()
    """Registers per thread."""
    ptx_version = Number()
    """The virtual architecture of its PTX: 90 for compute_90."""
    binary_version = Number()
    """The architecture of its machine code: 90 for sm_90."""
    cache_mode_ca = Flag()
    """Whether it was compiled to cache loads in L1 (-dlcm=ca)."""
    max_dynamic_shared_size_bytes = Setting()
    """The most bytes of dynamic shared memory per block that a launch may ask for."""
    preferred_shared_memory_carveout = Setting()
    """The share of L1 for shared memory, in percent; -1: the driver decides."""
    cluster_size_must_be_set = Flag()
    """Whether a launch must give the size of clusters."""
    required_cluster_width = Setting()
    """Blocks per cluster in x that the code asks for; else 0."""
    required_cluster_height = Setting()
    """Blocks per cluster in y that the code asks for; else 0."""
    required_cluster_depth = Setting()
    """Blocks per cluster in z that the code asks for; else 0."""
    non_portable_cluster_size_allowed = FlagSetting()
    """Whether a launch may use clusters too large for some devices."""
    cluster_scheduling_policy_preference = Setting()
    """How the blocks of a cluster are spread, a CUclusterSchedulingPolicy."""
