"""The choices and answers of NVML: enumerations whose members are strings."""

from __future__ import annotations

from ..typing import StrEnum

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ...bindings.nvml import DeviceArch as DeviceArch
    from ...bindings.nvml import FieldId as FieldId

__all__ = [
    "AddressingMode",
    "AffinityScope",
    "ClockId",
    "ClockType",
    "ClocksEventReasons",
    "CoolerControl",
    "CoolerTarget",
    "DeviceArch",
    "EventType",
    "FanControlPolicy",
    "FieldId",
    "GpuP2PCapsIndex",
    "GpuP2PStatus",
    "GpuTopologyLevel",
    "InforomObject",
    "SystemEventType",
    "TemperatureThresholds",
    "ThermalController",
    "ThermalTarget",
]
_OF_NVML = ("DeviceArch", "FieldId")
"""Enumerations of numbers, in a meaningful order: those of ``bindings.nvml``."""


class AddressingMode(StrEnum):
    """How a GPU reaches memory from ``malloc`` and ``mmap``."""

    HMM = "hmm"
    """Software keeps the GPU's page tables like the CPU's."""
    ATS = "ats"
    """Hardware: CPU and GPU share page tables."""


class AffinityScope(StrEnum):
    """How near processors or memory must be: in the GPU's NUMA node, or in its socket."""

    NODE = "node"
    SOCKET = "socket"


class ClockId(StrEnum):
    """A speed of a clock: the current one, or the highest that the board's maker allows."""

    CURRENT = "current"
    CUSTOMER_BOOST_MAX = "customer_boost_max"


class ClockType(StrEnum):
    """The part that a clock drives: graphics, multiprocessors, memory, video."""

    GRAPHICS = "graphics"
    SM = "sm"
    MEMORY = "memory"
    VIDEO = "video"


class ClocksEventReasons(StrEnum):
    """Why clocks run slower than they could."""

    NONE = "none"
    GPU_IDLE = "gpu_idle"
    """Nothing runs."""
    APPLICATIONS_CLOCKS_SETTING = "applications_clocks_setting"
    """Set by a user."""
    SW_POWER_CAP = "sw_power_cap"
    """The driver keeps the power limit."""
    HW_SLOWDOWN = "hw_slowdown"
    """The hardware slows down: heat, or power."""
    SYNC_BOOST = "sync_boost"
    """Another GPU of the same group runs as slowly."""
    SW_THERMAL_SLOWDOWN = "sw_thermal_slowdown"
    """The driver keeps the temperature below its limit."""
    HW_THERMAL_SLOWDOWN = "hw_thermal_slowdown"
    """The hardware does so."""
    HW_POWER_BRAKE_SLOWDOWN = "hw_power_brake_slowdown"
    """The system's power supply asked for it."""
    DISPLAY_CLOCK_SETTING = "display_clock_setting"
    """A display needs it."""
    BOARD_LIMIT = "board_limit"
    RELIABILITY = "reliability"


class CoolerControl(StrEnum):
    """How a cooler is controlled: on and off, or by degrees."""

    TOGGLE = "toggle"
    VARIABLE = "variable"


class CoolerTarget(StrEnum):
    """The part that a cooler cools."""

    NONE = "none"
    GPU = "gpu"
    MEMORY = "memory"
    POWER_SUPPLY = "power_supply"


class EventType(StrEnum):
    """Events of a GPU: :meth:`Device.register_events`."""

    NONE = "none"
    SINGLE_BIT_ECC_ERROR = "single_bit_ecc_error"
    """A wrong bit in memory, corrected."""
    DOUBLE_BIT_ECC_ERROR = "double_bit_ecc_error"
    """Two wrong bits, which cannot be corrected."""
    PSTATE = "pstate"
    """Another performance state."""
    XID_CRITICAL_ERROR = "xid_critical_error"
    """An error that the driver numbers: the Xid is the event's data."""
    CLOCK = "clock"
    """Another speed."""
    POWER_SOURCE_CHANGE = "power_source_change"
    MIG_CONFIG_CHANGE = "mig_config_change"
    SINGLE_BIT_ECC_ERROR_STORM = "single_bit_ecc_error_storm"
    DRAM_RETIREMENT_EVENT = "dram_retirement_event"
    DRAM_RETIREMENT_FAILURE = "dram_retirement_failure"
    NON_FATAL_POISON_ERROR = "non_fatal_poison_error"
    FATAL_POISON_ERROR = "fatal_poison_error"
    GPU_UNAVAILABLE_ERROR = "gpu_unavailable_error"
    GPU_RECOVERY_ACTION = "gpu_recovery_action"


class FanControlPolicy(StrEnum):
    """Who controls a fan: the driver, by temperature, or somebody who set its speed."""

    TEMPERATURE_CONTROLLED = "temperature_controlled"
    MANUAL = "manual"


class GpuP2PCapsIndex(StrEnum):
    """Kinds of access of one GPU to another one's memory: :func:`get_p2p_status`."""

    READ = "read"
    WRITE = "write"
    NVLINK = "nvlink"
    """Either, over NVLink."""
    ATOMICS = "atomics"
    PCI = "pci"
    """Either, over PCI Express."""
    PROP = "prop"
    """An older name of PCI."""
    UNKNOWN = "unknown"


class GpuP2PStatus(StrEnum):
    """Whether it can, and why not."""

    OK = "ok"
    CHIPSET_NOT_SUPPORTED = "chipset not supported"
    GPU_NOT_SUPPORTED = "GPU not supported"
    IOH_TOPOLOGY_NOT_SUPPORTED = "IOH topology not supported"
    DISABLED_BY_REGKEY = "disabled by regkey"
    NOT_SUPPORTED = "not supported"
    UNKNOWN = "unknown"


class GpuTopologyLevel(StrEnum):
    """Links between two GPUs, the nearest first."""

    INTERNAL = "internal"
    """Nothing: they are on one board."""
    SINGLE = "single"
    """One PCIe switch."""
    MULTIPLE = "multiple"
    """Several PCIe switches."""
    HOSTBRIDGE = "hostbridge"
    """A host bridge."""
    NODE = "node"
    """Host bridges of one NUMA node."""
    SYSTEM = "system"
    """The link between NUMA nodes."""


class InforomObject(StrEnum):
    """The parts of a board's InfoROM that have versions: the board maker's data, error correction, power,
    encryption of memory."""

    OEM = "oem"
    ECC = "ecc"
    POWER = "power"
    DEN = "den"


class SystemEventType(StrEnum):
    """Events of the system: a driver left a GPU, or took one."""

    UNBIND = "unbind"
    BIND = "bind"


class TemperatureThresholds(StrEnum):
    """Temperatures at which something happens."""

    SHUTDOWN = "shutdown"
    """The GPU is turned off."""
    SLOWDOWN = "slowdown"
    """The hardware slows it down."""
    MEM_MAX = "mem_max"
    """The driver slows it down for its memory's sake."""
    GPU_MAX = "gpu_max"
    """The driver slows it down for its own sake."""
    ACOUSTIC_MIN = "acoustic_min"
    ACOUSTIC_CURR = "acoustic_curr"
    ACOUSTIC_MAX = "acoustic_max"
    GPS_CURR = "gps_curr"


class ThermalController(StrEnum):
    """The chip that measures a temperature."""

    GPU_INTERNAL = "gpu_internal"
    ADM1032 = "adm1032"
    ADT7461 = "adt7461"
    MAX6649 = "max6649"
    MAX1617 = "max1617"
    LM99 = "lm99"
    LM89 = "lm89"
    LM64 = "lm64"
    G781 = "g781"
    ADT7473 = "adt7473"
    SBMAX6649 = "sbmax6649"
    VBIOSEVT = "vbiosevt"
    OS = "os"
    NVSYSCON_CANOAS = "nvsyscon_canoas"
    NVSYSCON_E551 = "nvsyscon_e551"
    MAX6649R = "max6649r"
    ADT7473S = "adt7473s"
    UNKNOWN = "unknown"


class ThermalTarget(StrEnum):
    """The part whose temperature is read; VCD parts are those of a visual computing device."""

    NONE = "none"
    GPU = "gpu"
    MEMORY = "memory"
    POWER_SUPPLY = "power_supply"
    BOARD = "board"
    VCD_BOARD = "vcd_board"
    VCD_INLET = "vcd_inlet"
    VCD_OUTLET = "vcd_outlet"
    ALL = "all"


def __getattr__(name: str) -> Any:
    if name in _OF_NVML:
        from ...bindings import nvml

        return globals().setdefault(name, getattr(nvml, name))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
