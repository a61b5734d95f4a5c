"""A GPU as NVML sees it."""

from __future__ import annotations

import os

from ...bindings import nvml
from .._driver import as_int, driver
from ..attributes import Flag, Number, Text
from ..lifetimes import Unique
from .asking import Asking, initialized, switch, within
from .numbers import member_for, members_in, number_of
from .typing import AddressingMode, AffinityScope, ClocksEventReasons, EventType, GpuTopologyLevel

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from .. import Device as CudaDevice
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
    from .typing import ClockType, DeviceArch

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
"""By NVML's number (nvmlBrandType_t)."""


class Device(Asking, Unique):
    """A GPU, by its number among NVML's, by its UUID ("GPU-..." or "MIG-...") or by its place ("0000:0f:00.0").

    NVML numbers GPUs in its own order, which CUDA need not share and which may differ after the next start of the system. For
    computing with it: :meth:`to_cuda_device`. Raises ValueError unless one of the three is given, InvalidArgumentError or
    NotFoundError where there is no such GPU (nvmlDeviceGetHandleByIndex_v2, nvmlDeviceGetHandleByUUID,
    nvmlDeviceGetHandleByPciBusId_v2).
    """

    __slots__ = ()

    def __init__(
        self, index: int | None = None, *, uuid: bytes | str | None = None, pci_bus_id: bytes | str | None = None
    ) -> None:
        names = {"index": index, "uuid": uuid, "pci_bus_id": pci_bus_id}
        given = [name for name, value in names.items() if value is not None]
        if len(given) != 1:
            raise ValueError(f"one of index, uuid and pci_bus_id is needed, got {' and '.join(given) or 'none'}")
        initialized()
        if index is not None:
            handle = nvml.device_get_handle_by_index_v2(within(index, "index", 1 << 32))
        elif uuid is not None:
            handle = nvml.device_get_handle_by_uuid(_text(uuid, "uuid"))
        else:
            handle = nvml.device_get_handle_by_pci_bus_id_v2(_text(pci_bus_id, "pci_bus_id"))
        super().__init__(handle)

    @classmethod
    def get_device_count(cls) -> int:
        """How many GPUs there are (nvmlDeviceGetCount_v2)."""
        return initialized().device_get_count_v2()  # type: ignore[no-any-return]

    @classmethod
    def get_all_devices(cls) -> Iterator[Device]:
        """All GPUs."""
        return (Device(index) for index in range(cls.get_device_count()))

    @classmethod
    def get_all_devices_with_cpu_affinity(cls, cpu_index: int) -> Iterator[Device]:
        """The GPUs that are near a processor of the system (nvmlSystemGetTopologyGpuSet); Linux only."""
        return map(device_of, initialized().system_get_topology_gpu_set(as_int(cpu_index, "cpu_index")))

    def to_cuda_device(self) -> CudaDevice:
        """The device for computing, which has the same UUID. Raises RuntimeError where CUDA does not show it:
        CUDA_VISIBLE_DEVICES hides it, or it is split into MIG devices."""
        from ..device import Device as CudaDevice

        uuid = self.uuid_without_prefix
        try:
            devices = CudaDevice.get_all_devices()
        except driver.CudaError as error:
            if error.status != driver.CUresult.CUDA_ERROR_NO_DEVICE:
                raise
            devices = ()  # all are hidden
        for device in devices:
            if device.uuid == uuid:
                return device
        raise RuntimeError(
            f"CUDA does not show {self.uuid}: CUDA_VISIBLE_DEVICES hides it, or only its MIG devices can be used"
        )

    # What it is.

    index = Number("device_get_index")
    """Its number among NVML's GPUs, from 0 on (nvmlDeviceGetIndex)."""
    name = Text("device_get_name")
    """As in "NVIDIA H200" (nvmlDeviceGetName)."""
    uuid = Text("device_get_uuid")
    """What identifies it everywhere and always: "GPU-" or "MIG-" and hexadecimal digits in five groups (nvmlDeviceGetUUID)."""
    serial = Text("device_get_serial")
    """The board's serial number (nvmlDeviceGetSerial)."""
    module_id = Number("device_get_module_id")
    """Its place on a baseboard of several GPUs; 0 where there is none (nvmlDeviceGetModuleId)."""
    minor_number = Number("device_get_minor_number")
    """The N of /dev/nvidiaN; Linux only (nvmlDeviceGetMinorNumber)."""
    numa_node_id = Number("device_get_numa_node_id")
    """The NUMA node that the GPU's memory is, where it is one (nvmlDeviceGetNumaNodeId)."""

    @property
    def uuid_without_prefix(self) -> str:
        """The same as CUDA tells it: without "GPU-" or "MIG-"."""
        return self.uuid.partition("-")[2]

    @property
    def pci_bus_id(self) -> str:
        """Where it is plugged in: "00000000:0F:00.0" (nvmlDeviceGetPciInfoExt)."""
        return self.pci_info.bus_id

    @property
    def pci_info(self) -> PciInfo:
        """Where it is plugged in, and how fast that is (nvmlDeviceGetPciInfoExt)."""
        from .pci import PciInfo

        return PciInfo(nvml.device_get_pci_info_ext(self._handle), self._handle)

    @property
    def arch(self) -> DeviceArch:
        """Its architecture, to be compared: ``device.arch >= DeviceArch.AMPERE`` (nvmlDeviceGetArchitecture)."""
        try:
            return nvml.DeviceArch(nvml.device_get_architecture(self._handle))
        except ValueError:  # younger than this package
            return nvml.DeviceArch.UNKNOWN

    @property
    def brand(self) -> str:
        """As in "Tesla", which includes all GPUs for servers up to now; "Unknown" where NVML has none (nvmlDeviceGetBrand)."""
        number = nvml.device_get_brand(self._handle)
        return BRANDS[number] if number < len(BRANDS) else BRANDS[0]

    @property
    def cuda_compute_capability(self) -> tuple[int, int]:
        """As in (9, 0) (nvmlDeviceGetCudaComputeCapability)."""
        return nvml.device_get_cuda_compute_capability(self._handle)

    @property
    def attributes(self) -> DeviceAttributes:
        """What it is made of; Linux only (nvmlDeviceGetAttributes_v2)."""
        from .parts import DeviceAttributes

        return DeviceAttributes(nvml.device_get_attributes_v2(self._handle))

    @property
    def inforom(self) -> InforomInfo:
        """What its board remembers of itself."""
        from .inforom import InforomInfo

        return InforomInfo(self._handle)

    @property
    def mig(self) -> MigInfo:
        """How it is split, or what it is part of."""
        from .mig import MigInfo

        return MigInfo(self._handle)

    # How it is.

    is_display_connected = Flag("device_get_display_mode")
    """Whether a display is plugged in (nvmlDeviceGetDisplayMode)."""
    is_display_active = Flag("device_get_display_active")
    """Whether the system shows something with it, on a display or not (nvmlDeviceGetDisplayActive)."""

    @property
    def is_c2c_enabled(self) -> bool:
        """Whether it is linked to the CPU from chip to chip (nvmlDeviceGetC2cModeInfoV)."""
        return bool(nvml.device_get_c2c_mode_info_v(self._handle).is_c2c_enabled)

    @property
    def is_persistence_mode_enabled(self) -> bool:
        """Whether the driver stays loaded while nobody uses it; setting it needs the right to do so; Linux only
        (nvmlDeviceGetPersistenceMode, nvmlDeviceSetPersistenceMode)."""
        return bool(nvml.device_get_persistence_mode(self._handle))

    @is_persistence_mode_enabled.setter
    def is_persistence_mode_enabled(self, enabled: bool) -> None:
        nvml.device_set_persistence_mode(self._handle, switch(enabled, "is_persistence_mode_enabled"))

    @property
    def addressing_mode(self) -> AddressingMode | None:
        """How it reaches memory from ``malloc``; None where it does not (nvmlDeviceGetAddressingMode)."""
        return member_for(AddressingMode, nvml.device_get_addressing_mode(self._handle).value)

    @property
    def repair_status(self) -> RepairStatus:
        """What is to be repaired when it is reset (nvmlDeviceGetRepairStatus)."""
        from .parts import RepairStatus

        return RepairStatus(nvml.device_get_repair_status(self._handle))

    @property
    def memory_info(self) -> MemoryInfo:
        """How much memory it has, and how much is free (nvmlDeviceGetMemoryInfo_v2)."""
        from .memory import MemoryInfo

        return MemoryInfo(nvml.device_get_memory_info_v2(self._handle))

    @property
    def bar1_memory_info(self) -> BAR1MemoryInfo:
        """The window through which the CPU and other devices reach that memory (nvmlDeviceGetBAR1MemoryInfo)."""
        from .memory import BAR1MemoryInfo

        return BAR1MemoryInfo(nvml.device_get_bar1_memory_info(self._handle))

    @property
    def utilization(self) -> Utilization:
        """How busy it was lately (nvmlDeviceGetUtilizationRates)."""
        from .parts import Utilization

        return Utilization(nvml.device_get_utilization_rates(self._handle))

    @property
    def compute_running_processes(self) -> list[ProcessInfo]:
        """The processes that compute on it (nvmlDeviceGetComputeRunningProcesses_v3)."""
        from .parts import ProcessInfo

        found = nvml.device_get_compute_running_processes_v3(self._handle)
        is_mig = len(found) > 0 and self.mig.is_mig_device
        return [ProcessInfo(found[k], is_mig) for k in range(len(found))]

    # Speed and heat.

    def get_clock(self, clock_type: ClockType | str) -> ClockInfo:
        """One of its clocks."""
        from .clocks import ClockInfo

        return ClockInfo(self._handle, clock_type)

    @property
    def is_auto_boosted_clocks_enabled(self) -> tuple[bool, bool]:
        """Whether it runs faster than usual while it is cool enough, and whether it would by default
        (nvmlDeviceGetAutoBoostedClocksEnabled)."""
        now, usually = nvml.device_get_auto_boosted_clocks_enabled(self._handle)
        return bool(now), bool(usually)

    @property
    def current_clock_event_reasons(self) -> list[ClocksEventReasons]:
        """Why it runs slower than it could (nvmlDeviceGetCurrentClocksEventReasons)."""
        return members_in(ClocksEventReasons, nvml.device_get_current_clocks_event_reasons(self._handle))

    @property
    def supported_clock_event_reasons(self) -> list[ClocksEventReasons]:
        """The reasons that it can tell (nvmlDeviceGetSupportedClocksEventReasons)."""
        return members_in(ClocksEventReasons, nvml.device_get_supported_clocks_event_reasons(self._handle))

    @property
    def performance_state(self) -> int | None:
        """From 0, the fastest, to 15; None where NVML does not know (nvmlDeviceGetPerformanceState)."""
        number = nvml.device_get_performance_state(self._handle)
        return None if number == nvml.Pstates.PSTATE_UNKNOWN else int(number)

    @property
    def supported_pstates(self) -> list[int]:
        """The performance states that it has, the fastest first (nvmlDeviceGetSupportedPerformanceStates)."""
        states = nvml.device_get_supported_performance_states(self._handle)
        return [int(state) for state in states if state != nvml.Pstates.PSTATE_UNKNOWN]

    @property
    def dynamic_pstates_info(self) -> GpuDynamicPstatesInfo:
        """How busy its parts are, by which it runs faster or slower (nvmlDeviceGetDynamicPstatesInfo)."""
        from .parts import GpuDynamicPstatesInfo, GpuDynamicPstatesUtilization

        found = nvml.device_get_dynamic_pstates_info(self._handle).utilization
        return GpuDynamicPstatesInfo([GpuDynamicPstatesUtilization(found[k]) for k in range(len(found))])

    @property
    def temperature(self) -> Temperature:
        """How hot it is, and may get."""
        from .temperature import Temperature

        return Temperature(self._handle)

    @property
    def cooler(self) -> CoolerInfo:
        """How it is cooled (nvmlDeviceGetCoolerInfo)."""
        from .fans import CoolerInfo

        return CoolerInfo(nvml.device_get_cooler_info(self._handle))

    num_fans = Number("device_get_num_fans")
    """How many fans it has (nvmlDeviceGetNumFans)."""

    def get_fan(self, fan: int = 0) -> FanInfo:
        """One of its fans, 0 to :attr:`num_fans` - 1. Raises ValueError for others."""
        from .fans import FanInfo

        return FanInfo(self._handle, within(fan, "fan", self.num_fans))

    # What is around it.

    def get_memory_affinity(self, scope: AffinityScope | str = AffinityScope.NODE) -> list[int]:
        """The NUMA nodes whose memory is nearest (nvmlDeviceGetMemoryAffinity); Linux only."""
        number = number_of(AffinityScope, scope, "scope")
        return _set_bits(nvml.device_get_memory_affinity(self._handle, _cpu_words(), number))

    def get_cpu_affinity(self, scope: AffinityScope | str = AffinityScope.NODE) -> list[int]:
        """The processors that are nearest (nvmlDeviceGetCpuAffinityWithinScope); Linux only."""
        number = number_of(AffinityScope, scope, "scope")
        return _set_bits(nvml.device_get_cpu_affinity_within_scope(self._handle, _cpu_words(), number))

    def set_cpu_affinity(self) -> None:
        """Let the calling thread run on the nearest processors only (nvmlDeviceSetCpuAffinity); Linux only."""
        nvml.device_set_cpu_affinity(self._handle)

    def clear_cpu_affinity(self) -> None:
        """Let the calling thread run on any processor again (nvmlDeviceClearCpuAffinity); Linux only."""
        nvml.device_clear_cpu_affinity(self._handle)

    def get_topology_nearest_gpus(self, level: GpuTopologyLevel | str) -> Iterator[Device]:
        """The GPUs between which and this one no more lies than that (nvmlDeviceGetTopologyNearestGpus); Linux only."""
        number = number_of(GpuTopologyLevel, level, "level")
        return map(device_of, nvml.device_get_topology_nearest_gpus(self._handle, number))

    def get_nvlink_count(self) -> int:
        """How many NVLinks it has (nvmlDeviceGetFieldValues)."""
        return int(self.get_field_values([nvml.FieldId.DEV_NVLINK_LINK_COUNT])[0].value)

    def get_nvlink(self, link: int) -> NvlinkInfo:
        """One of its NVLinks, 0 to :meth:`get_nvlink_count` - 1. Raises ValueError for others."""
        from .nvlink import NvlinkInfo

        return NvlinkInfo(self, within(link, "link", self.get_nvlink_count()))

    def get_nvlinks(self) -> Iterator[NvlinkInfo]:
        """All its NVLinks."""
        from .nvlink import NvlinkInfo

        return (NvlinkInfo(self, link) for link in range(self.get_nvlink_count()))

    # What it tells by number, and what happens to it.

    def get_field_values(self, field_ids: list[int | tuple[int, int]]) -> FieldValues:
        """Values by number: FieldId, or pairs of one and a scope, such as a link (nvmlDeviceGetFieldValues).

        Each may be one that NVML has not: reading it raises an exception of its own, :meth:`FieldValues.validate` the first.
        """
        from .field_values import FieldValue, FieldValues, fields

        wanted = fields(field_ids)
        found: Any = nvml.device_get_field_values(self._handle, wanted) if wanted else ()
        return FieldValues([FieldValue(found[k]) for k in range(len(found))])

    def clear_field_values(self, field_ids: list[int | tuple[int, int]]) -> None:
        """Start counters among them from 0 (nvmlDeviceClearFieldValues)."""
        from .field_values import fields

        wanted = fields(field_ids)
        if wanted:
            nvml.device_clear_field_values(self._handle, wanted)

    def get_supported_event_types(self) -> list[EventType]:
        """What it can tell when it happens (nvmlDeviceGetSupportedEventTypes); nothing on Windows."""
        return members_in(EventType, nvml.device_get_supported_event_types(self._handle))

    def register_events(self, events: EventType | str | list[EventType | str]) -> DeviceEvents:
        """Listen to events of one or several types (nvmlEventSetCreate, nvmlDeviceRegisterEvents); Linux only.

        >>> events = device.register_events("xid_critical_error")
        >>> print(events.wait(timeout_ms=10000).event_data)

        Raises NotSupportedError where the device has none of them.
        """
        from .device_events import DeviceEvents

        return DeviceEvents(self._handle, events)


def device_of(handle: int) -> Device:
    """The Device with one of NVML's handles."""
    self = Device.__new__(Device)
    Asking.__init__(self, handle)
    return self


def handle_of(device: Device, what: str) -> int:
    """NVML's handle. Raises TypeError for anything but a Device of this package."""
    if not isinstance(device, Device):
        advice = ": to_system_device() gives one" if hasattr(device, "to_system_device") else ""
        raise TypeError(f"{what}: a system.Device is expected, got {type(device).__name__}{advice}")
    return device._handle


def _text(value: Any, what: str) -> str:
    if isinstance(value, bytes):
        return value.decode("ascii", "replace")
    if not isinstance(value, str):
        raise TypeError(f"{what}: str or bytes is expected, got {type(value).__name__}")
    return value


def _cpu_words() -> int:
    """How many words have a bit for each processor."""
    return ((os.cpu_count() or 1) + 63) // 64


def _set_bits(words: Any) -> list[int]:
    """The numbers of the bits that are set in words of C's ``unsigned long``."""
    width = 8 * words.itemsize
    return [width * k + bit for k, word in enumerate(words) for bit in range(width) if word >> bit & 1]
