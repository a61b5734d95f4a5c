"""A GPU in NVML."""

from __future__ import annotations

import os

from ..._lazy import LazyModule
from ...bindings import nvml
from ...errors import FunctionNotFoundError
from .._driver import as_int, class_name, driver
from ..attributes import Flag, Number, Text
from .asking import Asking, initialized, switch, within
from .numbers import member_for, members_in, number_of
from .typing import AddressingMode, AffinityScope, ClocksEventReasons, EventType, GpuTopologyLevel

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from .. import device as cuda_device
    from .._annotations import Clock, EventKind
    from . import clocks, device_events, fans, field_values, inforom, memory, mig, nvlink, parts, pci, temperature
    from .clocks import ClockInfo
    from .device_events import DeviceEvents
    from .fans import CoolerInfo, FanInfo
    from .field_values import FieldValues
    from .inforom import InforomInfo
    from .memory import BAR1MemoryInfo, MemoryInfo
    from .mig import MigInfo
    from .nvlink import NvlinkInfo
    from .parts import DeviceAttributes, GpuDynamicPstatesInfo, ProcessInfo, RepairStatus, Utilization
    from .pci import PciInfo
    from .temperature import Temperature
    from .typing import DeviceArch
else:
    cuda_device = LazyModule(globals(), "cuda_device", "..device")
    clocks = LazyModule(globals(), "clocks", ".clocks")
    device_events = LazyModule(globals(), "device_events", ".device_events")
    fans = LazyModule(globals(), "fans", ".fans")
    field_values = LazyModule(globals(), "field_values", ".field_values")
    inforom = LazyModule(globals(), "inforom", ".inforom")
    memory = LazyModule(globals(), "memory", ".memory")
    mig = LazyModule(globals(), "mig", ".mig")
    nvlink = LazyModule(globals(), "nvlink", ".nvlink")
    parts = LazyModule(globals(), "parts", ".parts")
    pci = LazyModule(globals(), "pci", ".pci")
    temperature = LazyModule(globals(), "temperature", ".temperature")

BRANDS = (
    "Unknown",
    "Quadro",
    "Tesla",
    "NVS",
    "GRID",
    "GeForce",
    "Titan",
    "NVIDIA vApps",
    "NVIDIA VPC",
    "NVIDIA VCS",
    "NVIDIA VWS",
    "NVIDIA Cloud Gaming",
    "Quadro RTX",
    "NVIDIA RTX",
    "NVIDIA",
    "GeForce RTX",
    "Titan RTX",
)
"""By NVML's number. C: nvmlBrandType_t."""


class Device(Asking):
    """A GPU. C: nvmlDeviceGetHandleByIndex_v2, nvmlDeviceGetHandleByUUID, nvmlDeviceGetHandleByPciBusId_v2.

    NVML numbers GPUs in its own order, which CUDA need not share, and which may change when the system restarts.
    :meth:`to_cuda_device` gives the device for computing. Every property raises NvmlError if NVML refuses.

    Parameters
    ----------
    index : int, optional
        Its number in NVML, from 0.
    uuid : str or bytes, optional
        "GPU-..." or "MIG-...".
    pci_bus_id : str or bytes, optional
        The PCI address, "0000:0f:00.0".

    Raises
    ------
    NvmlError
        There is no such GPU (InvalidArgumentError, NotFoundError).
    TypeError
        An argument has a wrong type.
    ValueError
        Not exactly one is given, or ``index`` is out of range.
    """

    __slots__ = ()

    def __init__(
        self, index: int | None = None, *, uuid: bytes | str | None = None, pci_bus_id: bytes | str | None = None
    ) -> None:
        if (index is not None) + (uuid is not None) + (pci_bus_id is not None) != 1:
            names = {"index": index, "uuid": uuid, "pci_bus_id": pci_bus_id}
            given = [name for name, value in names.items() if value is not None]
            raise ValueError(f"one of index, uuid and pci_bus_id is needed, got {' and '.join(given) or 'none'}")
        initialized()
        if index is not None:
            handle = nvml.device_get_handle_by_index_v2(within(index, "index", 1 << 32))
        elif uuid is not None:
            handle = nvml.device_get_handle_by_uuid(_text(uuid, "uuid"))
        else:
            handle = nvml.device_get_handle_by_pci_bus_id_v2(_text(pci_bus_id, "pci_bus_id"))
        self._handle = handle

    @classmethod
    def get_device_count(cls) -> int:
        """The number of GPUs. C: nvmlDeviceGetCount_v2.

        Returns
        -------
        int

        Raises
        ------
        NvmlError
            NVML refuses.
        """
        return initialized().device_get_count_v2()  # type: ignore[no-any-return]

    @classmethod
    def get_all_devices(cls) -> Iterator[Device]:
        """All GPUs. C: nvmlDeviceGetCount_v2, nvmlDeviceGetHandleByIndex_v2.

        Returns
        -------
        iterator of Device

        Raises
        ------
        NvmlError
            NVML refuses.
        """
        return (Device(index) for index in range(cls.get_device_count()))

    @classmethod
    def get_all_devices_with_cpu_affinity(cls, cpu_index: int) -> Iterator[Device]:
        """The GPUs near a processor; Linux only. C: nvmlSystemGetTopologyGpuSet.

        Parameters
        ----------
        cpu_index : int
            The number of the processor.

        Returns
        -------
        iterator of Device

        Raises
        ------
        NvmlError
            NVML refuses.
        OverflowError
            ``cpu_index`` is negative, or 2**32 or more.
        TypeError
            ``cpu_index`` is not an int.
        """
        return (
            device_of(handle) for handle in initialized().system_get_topology_gpu_set(as_int(cpu_index, "cpu_index"))
        )

    def to_cuda_device(self) -> cuda_device.Device:
        """The device for computing, found by its UUID. C: nvmlDeviceGetUUID, cuDeviceGetUuid.

        Returns
        -------
        cuda_ctypes.core.Device

        Raises
        ------
        CUDAError
            The driver refuses.
        NvmlError
            NVML refuses.
        RuntimeError
            CUDA does not show it: CUDA_VISIBLE_DEVICES hides it, or it is split into MIG devices.
        """
        uuid = self.uuid_without_prefix
        try:
            devices = cuda_device.Device.get_all_devices()
        except driver.CudaError as error:
            if error.status != driver.CUresult.CUDA_ERROR_NO_DEVICE:
                raise
            devices = ()  # all devices are hidden
        for device in devices:
            if device.uuid == uuid:
                return device
        raise RuntimeError(
            f"CUDA does not show {self.uuid}: CUDA_VISIBLE_DEVICES hides it, or only its MIG devices can be used"
        )

    # Properties.

    index = Number("device_get_index")
    """Its number in NVML, from 0. C: nvmlDeviceGetIndex."""
    name = Text("device_get_name")
    """The product name, for example "NVIDIA H200". C: nvmlDeviceGetName."""
    uuid = Text("device_get_uuid")
    """Its lasting identity: "GPU-" or "MIG-" and five groups of hexadecimal digits. C: nvmlDeviceGetUUID."""
    serial = Text("device_get_serial")
    """The board's serial number. C: nvmlDeviceGetSerial."""
    module_id = Number("device_get_module_id")
    """Its place on a baseboard of several GPUs; else 0. C: nvmlDeviceGetModuleId."""
    minor_number = Number("device_get_minor_number")
    """The N of /dev/nvidiaN; Linux only. C: nvmlDeviceGetMinorNumber."""
    numa_node_id = Number("device_get_numa_node_id")
    """The number of the NUMA node that the GPU's memory is; NvmlError (NotSupportedError) if it is not one. C:
    nvmlDeviceGetNumaNodeId.
    """

    @property
    def uuid_without_prefix(self) -> str:
        """The UUID without "GPU-" or "MIG-", as CUDA gives it. C: nvmlDeviceGetUUID."""
        return self.uuid.partition("-")[2]

    @property
    def pci_bus_id(self) -> str:
        """The PCI address, "00000000:0F:00.0". C: nvmlDeviceGetPciInfoExt."""
        return self.pci_info.bus_id

    @property
    def pci_info(self) -> PciInfo:
        """Its PCI address and link. C: nvmlDeviceGetPciInfoExt; in drivers before CUDA 12.4, nvmlDeviceGetPciInfo_v3,
        which does not tell the class.
        """
        record: Any
        try:
            record = nvml.device_get_pci_info_ext(self._handle)
        except FunctionNotFoundError:
            record = nvml.device_get_pci_info_v3(self._handle)
        return pci.PciInfo(record, self._handle)

    @property
    def arch(self) -> DeviceArch:
        """Its architecture, to be compared: ``device.arch >= DeviceArch.AMPERE``. C: nvmlDeviceGetArchitecture."""
        try:
            return nvml.DeviceArch(nvml.device_get_architecture(self._handle))
        except ValueError:  # newer than this package
            return nvml.DeviceArch.UNKNOWN

    @property
    def brand(self) -> str:
        """For example "Tesla", which includes all GPUs for servers so far; "Unknown" for others. C: nvmlDeviceGetBrand."""
        number = nvml.device_get_brand(self._handle)
        return BRANDS[number] if number < len(BRANDS) else BRANDS[0]

    @property
    def cuda_compute_capability(self) -> tuple[int, int]:
        """Major and minor number, for example (9, 0). C: nvmlDeviceGetCudaComputeCapability."""
        return nvml.device_get_cuda_compute_capability(self._handle)

    @property
    def attributes(self) -> DeviceAttributes:
        """Its parts; Linux only. C: nvmlDeviceGetAttributes_v2."""
        return parts.DeviceAttributes(nvml.device_get_attributes_v2(self._handle))

    @property
    def inforom(self) -> InforomInfo:
        """The board's memory of itself."""
        return inforom.InforomInfo(self._handle)

    @property
    def mig(self) -> MigInfo:
        """Its partition, or the GPU that it is a part of."""
        return mig.MigInfo(self._handle)

    # State.

    is_display_connected = Flag("device_get_display_mode")
    """Whether a display is connected. C: nvmlDeviceGetDisplayMode."""
    is_display_active = Flag("device_get_display_active")
    """Whether the system uses it for a display, connected or not. C: nvmlDeviceGetDisplayActive."""

    @property
    def is_c2c_enabled(self) -> bool:
        """Whether it has a chip-to-chip link to the CPU. C: nvmlDeviceGetC2cModeInfoV."""
        return bool(nvml.device_get_c2c_mode_info_v(self._handle).is_c2c_enabled)

    @property
    def is_persistence_mode_enabled(self) -> bool:
        """Whether the driver stays loaded while no process uses it; Linux only. Setting it needs the permission, and raises
        TypeError for anything but a bool. C: nvmlDeviceGetPersistenceMode, nvmlDeviceSetPersistenceMode.
        """
        return bool(nvml.device_get_persistence_mode(self._handle))

    @is_persistence_mode_enabled.setter
    def is_persistence_mode_enabled(self, enabled: bool) -> None:
        nvml.device_set_persistence_mode(self._handle, switch(enabled, "is_persistence_mode_enabled"))

    @property
    def addressing_mode(self) -> AddressingMode | None:
        """How it reaches memory from ``malloc``; None if it cannot. C: nvmlDeviceGetAddressingMode."""
        return member_for(AddressingMode, nvml.device_get_addressing_mode(self._handle).value)

    @property
    def repair_status(self) -> RepairStatus:
        """Repairs pending until the next reset. C: nvmlDeviceGetRepairStatus."""
        return parts.RepairStatus(nvml.device_get_repair_status(self._handle))

    @property
    def memory_info(self) -> MemoryInfo:
        """The size of its memory, in use and free, in bytes. C: nvmlDeviceGetMemoryInfo_v2."""
        return memory.MemoryInfo(nvml.device_get_memory_info_v2(self._handle))

    @property
    def bar1_memory_info(self) -> BAR1MemoryInfo:
        """The window by which the CPU and other devices reach its memory. C: nvmlDeviceGetBAR1MemoryInfo."""
        return memory.BAR1MemoryInfo(nvml.device_get_bar1_memory_info(self._handle))

    @property
    def utilization(self) -> Utilization:
        """Its recent load. C: nvmlDeviceGetUtilizationRates."""
        return parts.Utilization(nvml.device_get_utilization_rates(self._handle))

    @property
    def compute_running_processes(self) -> list[ProcessInfo]:
        """The processes computing on it. C: nvmlDeviceGetComputeRunningProcesses_v3, nvmlDeviceIsMigDeviceHandle."""
        found = nvml.device_get_compute_running_processes_v3(self._handle)
        is_mig = len(found) > 0 and self.mig.is_mig_device
        return [parts.ProcessInfo(found[k], is_mig) for k in range(len(found))]

    # Clocks and temperature.

    def get_clock(self, clock_type: Clock) -> ClockInfo:
        """One of its clocks.

        Parameters
        ----------
        clock_type : ClockType or str
            Its kind.

        Returns
        -------
        ClockInfo

        Raises
        ------
        ValueError
            There is no such kind.
        """
        return clocks.ClockInfo(self._handle, clock_type)

    @property
    def is_auto_boosted_clocks_enabled(self) -> tuple[bool, bool]:
        """Whether it runs faster while cool enough, now and by default. C: nvmlDeviceGetAutoBoostedClocksEnabled."""
        now, usually = nvml.device_get_auto_boosted_clocks_enabled(self._handle)
        return bool(now), bool(usually)

    @property
    def current_clock_event_reasons(self) -> list[ClocksEventReasons]:
        """The reasons for its current slowdown. C: nvmlDeviceGetCurrentClocksEventReasons."""
        return members_in(ClocksEventReasons, nvml.device_get_current_clocks_event_reasons(self._handle))

    @property
    def supported_clock_event_reasons(self) -> list[ClocksEventReasons]:
        """The reasons that it can report. C: nvmlDeviceGetSupportedClocksEventReasons."""
        return members_in(ClocksEventReasons, nvml.device_get_supported_clocks_event_reasons(self._handle))

    @property
    def performance_state(self) -> int | None:
        """From 0, the fastest, to 15; None if NVML does not know. C: nvmlDeviceGetPerformanceState."""
        number = nvml.device_get_performance_state(self._handle)
        return None if number == nvml.Pstates.PSTATE_UNKNOWN else int(number)

    @property
    def supported_pstates(self) -> list[int]:
        """Its performance states, the fastest first. C: nvmlDeviceGetSupportedPerformanceStates."""
        states = nvml.device_get_supported_performance_states(self._handle)
        return [int(state) for state in states if state != nvml.Pstates.PSTATE_UNKNOWN]

    @property
    def dynamic_pstates_info(self) -> GpuDynamicPstatesInfo:
        """The load of its parts, which decides about faster and slower states. C: nvmlDeviceGetDynamicPstatesInfo."""
        found = nvml.device_get_dynamic_pstates_info(self._handle).utilization
        return parts.GpuDynamicPstatesInfo(found, len(found))

    @property
    def temperature(self) -> Temperature:
        """Its temperature, and the limits."""
        return temperature.Temperature(self._handle)

    @property
    def cooler(self) -> CoolerInfo:
        """Its cooling. C: nvmlDeviceGetCoolerInfo."""
        return fans.CoolerInfo(nvml.device_get_cooler_info(self._handle))

    num_fans = Number("device_get_num_fans")
    """The number of its fans. C: nvmlDeviceGetNumFans."""

    def get_fan(self, fan: int = 0) -> FanInfo:
        """One of its fans. C: nvmlDeviceGetNumFans.

        Parameters
        ----------
        fan : int, optional
            0 to :attr:`num_fans` - 1.

        Returns
        -------
        FanInfo

        Raises
        ------
        NvmlError
            NVML refuses.
        TypeError
            ``fan`` is not an int.
        ValueError
            There is no such fan.
        """
        return fans.FanInfo(self._handle, within(fan, "fan", self.num_fans))

    # Topology.

    def get_memory_affinity(self, scope: AffinityScope | str = AffinityScope.NODE) -> list[int]:
        """The NUMA nodes with the nearest memory; Linux only. C: nvmlDeviceGetMemoryAffinity.

        Parameters
        ----------
        scope : AffinityScope or str, optional
            The largest distance: the same NUMA node, or the same socket.

        Returns
        -------
        list of int

        Raises
        ------
        NvmlError
            NVML refuses.
        ValueError
            The scope is unknown.
        """
        number = number_of(AffinityScope, scope, "scope")
        return _set_bits(nvml.device_get_memory_affinity(self._handle, _cpu_words(), number))

    def get_cpu_affinity(self, scope: AffinityScope | str = AffinityScope.NODE) -> list[int]:
        """The nearest processors; Linux only. C: nvmlDeviceGetCpuAffinityWithinScope.

        Parameters
        ----------
        scope : AffinityScope or str, optional
            The largest distance: the same NUMA node, or the same socket.

        Returns
        -------
        list of int

        Raises
        ------
        NvmlError
            NVML refuses.
        ValueError
            The scope is unknown.
        """
        number = number_of(AffinityScope, scope, "scope")
        return _set_bits(nvml.device_get_cpu_affinity_within_scope(self._handle, _cpu_words(), number))

    def set_cpu_affinity(self) -> None:
        """Let the calling thread run on the nearest processors only; Linux only. C: nvmlDeviceSetCpuAffinity.

        Raises
        ------
        NvmlError
            NVML refuses.
        """
        nvml.device_set_cpu_affinity(self._handle)

    def clear_cpu_affinity(self) -> None:
        """Let the calling thread run on any processor again; Linux only. C: nvmlDeviceClearCpuAffinity.

        Raises
        ------
        NvmlError
            NVML refuses.
        """
        nvml.device_clear_cpu_affinity(self._handle)

    def get_topology_nearest_gpus(self, level: GpuTopologyLevel | str) -> Iterator[Device]:
        """The GPUs that are as near as a level; Linux only. C: nvmlDeviceGetTopologyNearestGpus.

        Parameters
        ----------
        level : GpuTopologyLevel or str
            The largest distance: the parts of the system that may lie between them.

        Returns
        -------
        iterator of Device

        Raises
        ------
        NvmlError
            NVML refuses.
        ValueError
            The level is unknown.
        """
        number = number_of(GpuTopologyLevel, level, "level")
        return (device_of(handle) for handle in nvml.device_get_topology_nearest_gpus(self._handle, number))

    def get_nvlink_count(self) -> int:
        """The number of its NVLinks. C: nvmlDeviceGetFieldValues.

        Returns
        -------
        int

        Raises
        ------
        NvmlError
            NVML refuses.
        """
        return int(self.get_field_values([nvml.FieldId.DEV_NVLINK_LINK_COUNT])[0].value)

    def get_nvlink(self, link: int) -> NvlinkInfo:
        """One of its NVLinks. C: nvmlDeviceGetFieldValues.

        Parameters
        ----------
        link : int
            0 to :meth:`get_nvlink_count` - 1.

        Returns
        -------
        NvlinkInfo

        Raises
        ------
        NvmlError
            NVML refuses.
        TypeError
            ``link`` is not an int.
        ValueError
            There is no such link.
        """
        as_int(link, "link")
        return nvlink.NvlinkInfo(self, within(link, "link", self.get_nvlink_count()))

    def get_nvlinks(self) -> Iterator[NvlinkInfo]:
        """All its NVLinks. C: nvmlDeviceGetFieldValues.

        Returns
        -------
        iterator of NvlinkInfo

        Raises
        ------
        NvmlError
            NVML refuses, when the first is asked for.
        """
        for link in range(self.get_nvlink_count()):
            yield nvlink.NvlinkInfo(self, link)

    # Field values and events.

    def get_field_values(self, field_ids: list[int | tuple[int, int]]) -> FieldValues:
        """Values by number. C: nvmlDeviceGetFieldValues.

        Parameters
        ----------
        field_ids : list of FieldId or tuple
            The numbers, or pairs of a number and a scope, for example the number of a link.

        Returns
        -------
        FieldValues
            A value that NVML lacks raises NvmlError when it is read; :meth:`FieldValues.validate` raises the first.

        Raises
        ------
        NvmlError
            NVML refuses.
        OverflowError
            A number or scope is negative, or 2**32 or more.
        TypeError
            ``field_ids`` is not a list.
        ValueError
            An item is neither a number nor a pair.
        """
        wanted = field_values.fields(field_ids)
        found: Any = nvml.device_get_field_values(self._handle, wanted) if wanted else ()
        return field_values.FieldValues(found, len(found))

    def clear_field_values(self, field_ids: list[int | tuple[int, int]]) -> None:
        """Restart counters from 0. C: nvmlDeviceClearFieldValues.

        Parameters
        ----------
        field_ids : list of FieldId or tuple
            As for :meth:`get_field_values`.

        Raises
        ------
        NvmlError
            NVML refuses.
        OverflowError
            A number or scope is negative, or 2**32 or more.
        TypeError
            ``field_ids`` is not a list.
        ValueError
            An item is neither a number nor a pair.
        """
        wanted = field_values.fields(field_ids)
        if wanted:
            nvml.device_clear_field_values(self._handle, wanted)

    def get_supported_event_types(self) -> list[EventType]:
        """The events that it can report; empty on Windows. C: nvmlDeviceGetSupportedEventTypes.

        Returns
        -------
        list of EventType

        Raises
        ------
        NvmlError
            NVML refuses.
        """
        return members_in(EventType, nvml.device_get_supported_event_types(self._handle))

    def register_events(self, events: EventKind | list[EventKind]) -> DeviceEvents:
        """Listen to events; Linux only. C: nvmlEventSetCreate, nvmlDeviceRegisterEvents.

        >>> events = device.register_events("xid_critical_error")
        >>> print(events.wait(timeout_ms=10000).event_data)

        Parameters
        ----------
        events : EventType, str or list of them
            Their types.

        Returns
        -------
        DeviceEvents

        Raises
        ------
        NvmlError
            The device has none of them (NotSupportedError).
        TypeError
            ``events`` is neither a str nor a list.
        ValueError
            A type is unknown.
        """
        return device_events.DeviceEvents(self._handle, events)


def device_of(handle: int) -> Device:
    """The Device of a handle of NVML's.

    Parameters
    ----------
    handle : int
        An nvmlDevice_t.

    Returns
    -------
    Device
    """
    self = object.__new__(Device)
    self._handle = handle
    return self


def handle_of(device: Device, what: str) -> int:
    """NVML's handle of a device.

    Parameters
    ----------
    device : Device
        The device.
    what : str
        Its name in errors.

    Returns
    -------
    int

    Raises
    ------
    TypeError
        ``device`` is not a Device of this package.
    """
    if not isinstance(device, Device):
        advice = ": to_system_device() gives one" if hasattr(device, "to_system_device") else ""
        raise TypeError(f"{what}: a system.Device is expected, got {class_name(device)}{advice}")
    return device._handle


def _text(value: Any, what: str) -> str:
    if value.__class__ is str:
        return value
    if isinstance(value, bytes):
        return value.decode("ascii", "replace")
    if not isinstance(value, str):
        raise TypeError(f"{what}: str or bytes is expected, got {type(value).__name__}")
    return value


def _cpu_words() -> int:
    """The number of words with a bit for each processor."""
    return ((os.cpu_count() or 1) + 63) // 64


def _set_bits(words: Any) -> list[int]:
    """The numbers of the bits that are set in words of C's ``unsigned long``."""
    width = 8 * words.itemsize
    return [width * k + bit for k, word in enumerate(words) for bit in range(width) if word >> bit & 1]
