"""The parts of a GPU, their load, and the processes that use it: one small answer each."""

from __future__ import annotations

from ...bindings import nvml
from ..attributes import Flag, Number
from ..quick_properties import filling
from .asking import Answer, Answers

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


@filling("_record")
class DeviceAttributes(Answer):
    """The parts of a GPU, or of a MIG device: :attr:`Device.attributes`. C: nvmlDeviceGetAttributes_v2."""

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
    """Slices of its GPU instance."""
    compute_instance_slice_count = Number()
    """Slices of its compute instance."""
    memory_size_mb = Number()
    """Memory, in MiB."""


@filling("_record")
class RepairStatus(Answer):
    """Repairs pending until the next reset: :attr:`Device.repair_status`. C: nvmlDeviceGetRepairStatus."""

    __slots__ = ()
    channel_repair_pending = Flag("b_channel_repair_pending")
    """Whether a memory channel will be repaired."""
    tpc_repair_pending = Flag("b_tpc_repair_pending")
    """Whether a cluster of multiprocessors (TPC) will be repaired."""


@filling("_record")
class Utilization(Answer):
    """The recent load of a GPU: :attr:`Device.utilization`. C: nvmlDeviceGetUtilizationRates."""

    __slots__ = ()
    gpu = Number()
    """Percent of the time in which a kernel ran."""
    memory = Number()
    """Percent of the time in which its memory was read or written."""


@filling("_record")
class GpuDynamicPstatesUtilization(Answer):
    """The load of one part of a GPU in the last second, and its thresholds."""

    __slots__ = ()
    is_present = Flag("b_is_present")
    """Whether the GPU has this part."""
    percentage = Number()
    """Percent of the time."""
    inc_threshold = Number()
    """Percent above which the GPU may run faster."""
    dec_threshold = Number()
    """Percent below which the GPU may run slower."""


@filling("_items", "_count")
class GpuDynamicPstatesInfo(Answers):
    """The load of a GPU's parts (graphics, memory, video, bus): :attr:`Device.dynamic_pstates_info`. C:
    nvmlDeviceGetDynamicPstatesInfo.
    """

    __slots__ = ()
    _kind = GpuDynamicPstatesUtilization
    if TYPE_CHECKING:

        def __getitem__(self, idx: int) -> GpuDynamicPstatesUtilization: ...


@filling("_record", "_is_mig")
class ProcessInfo(Answer):
    """A process computing on a GPU: :attr:`Device.compute_running_processes`.

    Parameters
    ----------
    record : nvml.ProcessInfo
        NVML's answer.
    is_mig : bool
        Whether a MIG device was asked.
    """

    __slots__ = ("_is_mig",)

    def __init__(self, record: Any, is_mig: bool) -> None:
        super().__init__(record)
        self._is_mig = is_mig

    pid = Number()
    """Its number in the system, which may differ within a container."""
    used_gpu_memory = Number()
    """Bytes of the GPU's memory in use; 2**64 - 1 if unknown."""

    @property
    def gpu_instance_id(self) -> int:
        """The GPU instance. Raises NvmlError (NotSupportedError) unless a MIG device was asked."""
        return self._instance("gpu_instance_id")

    @property
    def compute_instance_id(self) -> int:
        """The compute instance. Raises NvmlError (NotSupportedError) unless a MIG device was asked."""
        return self._instance("compute_instance_id")

    def _instance(self, name: str) -> int:
        if not self._is_mig:
            raise nvml.NotSupportedError(
                nvml.Return.ERROR_NOT_SUPPORTED, None, name, "Only MIG devices have instances."
            )
        return int(getattr(self._record, name))
