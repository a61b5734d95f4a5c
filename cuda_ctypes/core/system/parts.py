"""What a GPU is made of, how busy it is, and who uses it: one small answer each."""

from __future__ import annotations

from ...bindings import nvml
from ..attributes import Flag, Number
from .asking import Answer, Several

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


class DeviceAttributes(Answer):
    """What a GPU, or a MIG device's part of it, is made of: :attr:`Device.attributes` (nvmlDeviceGetAttributes_v2)."""

    __slots__ = ()
    multiprocessor_count = Number()
    """Streaming multiprocessors."""
    shared_copy_engine_count = Number()
    """Copy engines."""
    shared_decoder_count = Number()
    """Video decoders."""
    shared_encoder_count = Number()
    """Video encoders."""
    shared_jpeg_count = Number()
    """JPEG decoders."""
    shared_ofa_count = Number()
    """Optical flow accelerators."""
    gpu_instance_slice_count = Number()
    """Slices of the GPU that its instance has."""
    compute_instance_slice_count = Number()
    """Slices that its compute instance has."""
    memory_size_mb = Number()
    """Memory, in MiB."""


class RepairStatus(Answer):
    """What is to be repaired when the GPU is reset: :attr:`Device.repair_status` (nvmlDeviceGetRepairStatus)."""

    __slots__ = ()
    channel_repair_pending = Flag("b_channel_repair_pending")
    """Whether a memory channel is."""
    tpc_repair_pending = Flag("b_tpc_repair_pending")
    """Whether a cluster of multiprocessors (TPC) is."""


class Utilization(Answer):
    """How busy a GPU was lately: :attr:`Device.utilization` (nvmlDeviceGetUtilizationRates)."""

    __slots__ = ()
    gpu = Number()
    """Percent of the time in which a kernel ran."""
    memory = Number()
    """Percent of the time in which its memory was read or written."""


class GpuDynamicPstatesUtilization(Answer):
    """How busy one part of a GPU was in the last second, and when the GPU runs faster or slower for it."""

    __slots__ = ()
    is_present = Flag("b_is_present")
    """Whether the GPU has such a part."""
    percentage = Number()
    """Percent of the time."""
    inc_threshold = Number()
    """Percent above which it may run faster."""
    dec_threshold = Number()
    """Percent below which it may run slower."""


class GpuDynamicPstatesInfo(Several):
    """How busy the parts of a GPU are (graphics, memory, video, bus): :attr:`Device.dynamic_pstates_info`
    (nvmlDeviceGetDynamicPstatesInfo)."""

    __slots__ = ()

    def __getitem__(self, idx: int) -> GpuDynamicPstatesUtilization:
        return super().__getitem__(idx)  # type: ignore[no-any-return]


class ProcessInfo(Answer):
    """A process that computes on a GPU: :attr:`Device.compute_running_processes`."""

    __slots__ = ("_is_mig",)

    def __init__(self, record: Any, is_mig: bool) -> None:
        super().__init__(record)
        self._is_mig = is_mig

    pid = Number()
    """Its number in the system, which a container may number differently."""
    used_gpu_memory = Number()
    """Bytes of the GPU's memory that it uses; 2**64 - 1 where nobody knows."""

    @property
    def gpu_instance_id(self) -> int:
        """The GPU instance. Raises NotSupportedError unless a MIG device was asked."""
        return self._instance("gpu_instance_id")

    @property
    def compute_instance_id(self) -> int:
        """The compute instance. Raises NotSupportedError unless a MIG device was asked."""
        return self._instance("compute_instance_id")

    def _instance(self, name: str) -> int:
        if not self._is_mig:
            raise nvml.NotSupportedError(
                nvml.Return.ERROR_NOT_SUPPORTED, None, name, "Only MIG devices have instances."
            )
        return int(getattr(self._record, name))
