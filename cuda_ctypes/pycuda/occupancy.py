"""A device's capacity for blocks and threads, and the part of it that a kernel keeps busy."""

from __future__ import annotations

from .context import needed

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .device import Device

FETCHES = {4: 64, 8: 128, 16: 128}
"""Bytes that rows are best multiples of, by the bytes that a thread fetches at once."""


def _up(value: int, multiple: int) -> int:
    return -(-value // multiple) * multiple


class DeviceData:
    """A device's capacity: ``max_threads`` per block, ``warp_size``, and per multiprocessor ``warps_per_mp``,
    ``thread_blocks_per_mp``, ``registers`` and ``shared_memory`` in bytes, which is given in pieces of ``smem_granularity``
    threads' words and ``smem_alloc_granularity`` bytes.

    Parameters
    ----------
    dev : Device, optional
        The current context's if not given.
    """

    def __init__(self, dev: Device | None = None) -> None:
        device = needed().get_device() if dev is None else dev
        self.max_threads = device.max_threads_per_block
        self.warp_size = device.warp_size
        self.warps_per_mp = device.max_threads_per_multiprocessor // self.warp_size
        self.thread_blocks_per_mp = device.max_blocks_per_multiprocessor
        self.registers = device.max_registers_per_multiprocessor
        self.shared_memory = device.max_shared_memory_per_multiprocessor
        self.smem_alloc_granularity = 128
        self.smem_granularity = 32

    def align(self, bytes: int, word_size: int = 4) -> int:
        """Bytes, rounded up so that rows begin where fetches of ``word_size`` bytes are quick."""
        return _up(bytes, self.align_bytes(word_size))

    def align_dtype(self, elements: int, dtype_size: int) -> int:
        """As :meth:`align`, for elements of ``dtype_size`` bytes."""
        return self.align(elements * dtype_size, dtype_size) // dtype_size

    def align_words(self, word_size: int) -> int:
        """How many words of ``word_size`` bytes :meth:`align_bytes` are."""
        return self.align_bytes(word_size) // word_size

    def align_bytes(self, word_size: int = 4) -> int:
        """The alignment in bytes for quick fetches of 4, 8 or 16 bytes. Raises ValueError for other fetches."""
        if word_size not in FETCHES:
            raise ValueError(f"word_size is {word_size}, but fetches are of 4, 8 or 16 bytes")
        return FETCHES[word_size]

    def coalesce(self, thread_count: int) -> int:
        """Threads, made so many that they fill the groups that fetch together."""
        return _up(thread_count, 16)

    @staticmethod
    def make_valid_tex_channel_count(size: int) -> int:
        """The number of channels, 1, 2 or 4, that ``size`` fit in. Raises ValueError for more."""
        found = next((count for count in (1, 2, 4) if count >= size), None)
        if found is None:
            raise ValueError(f"{size} channels are asked for, but there are 4 at most")
        return found


class OccupancyRecord:
    """How much of a multiprocessor blocks of a kernel keep busy.

    Parameters
    ----------
    devdata : DeviceData
    threads : int
        Per block.
    shared_mem : int
        Bytes per block.
    registers : int
        Per thread; 0 if they are not to count.

    Raises
    ------
    ValueError
        A block needs more than there is.

    Attributes
    ----------
    tb_per_mp : int
        Blocks at a time.
    limited_by : str
        By which of "device", "warps", "regs" and "smem".
    tb_per_mp_limits : list of (int, str)
        All of these limits.
    warps_per_mp : int
    occupancy : float
        Of the warps that there could be.
    """

    def __init__(self, devdata: DeviceData, threads: int, shared_mem: int = 0, registers: int = 0) -> None:
        if threads > devdata.max_threads:
            raise ValueError(f"{threads} threads per block are too many: {devdata.max_threads} are possible")
        warps = -(-threads // devdata.warp_size)
        limits = [
            (devdata.thread_blocks_per_mp, "device"),
            (devdata.warps_per_mp // warps, "warps"),
        ]
        if registers:
            needed_registers = registers * warps * devdata.warp_size
            if needed_registers > devdata.registers:
                raise ValueError(f"{needed_registers} registers per block are too many: there are {devdata.registers}")
            limits.append((devdata.registers // needed_registers, "regs"))
        if shared_mem:
            needed_bytes = _up(shared_mem, devdata.smem_alloc_granularity)
            if needed_bytes > devdata.shared_memory:
                raise ValueError(
                    f"{needed_bytes} bytes of shared memory are too many: there are {devdata.shared_memory}"
                )
            limits.append((devdata.shared_memory // needed_bytes, "smem"))
        self.tb_per_mp_limits = limits
        self.tb_per_mp, self.limited_by = min(limits)
        self.warps_per_mp = self.tb_per_mp * warps
        self.occupancy = self.warps_per_mp / devdata.warps_per_mp
