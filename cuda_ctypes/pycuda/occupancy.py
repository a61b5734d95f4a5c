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
    """A device's capacity.

    Parameters
    ----------
    dev : Device, optional
        The device; that of the current context if not given.

    Raises
    ------
    LogicError
        No device is given, and no context is current.

    Attributes
    ----------
    max_threads : int
        Threads per block.
    warp_size : int
        Threads per warp.
    warps_per_mp, thread_blocks_per_mp, registers : int
        Per multiprocessor.
    shared_memory : int
        Bytes per multiprocessor.
    smem_alloc_granularity : int
        Shared memory is given out in multiples of so many bytes.
    smem_granularity : int
        The number of threads that access shared memory together.
    register_allocation_unit : str
        "warp": registers are given out to warps, not to blocks.
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
        self.register_allocation_unit = "warp"

    def align(self, bytes: int, word_size: int = 4) -> int:
        """Round a row's size up, so that each row begins at an address for quick fetches.

        Parameters
        ----------
        bytes : int
            The size of a row.
        word_size : int
            The bytes of a fetch: 4, 8 or 16.

        Returns
        -------
        int
            In bytes.

        Raises
        ------
        ValueError
            Fetches have another size.
        """
        return _up(bytes, self.align_bytes(word_size))

    def align_dtype(self, elements: int, dtype_size: int) -> int:
        """Round the number of elements in a row up, as :meth:`align` does bytes.

        Parameters
        ----------
        elements : int
            The number of elements in a row.
        dtype_size : int
            Bytes of an element: 4, 8 or 16.

        Returns
        -------
        int
            A number of elements.

        Raises
        ------
        ValueError
            Elements have another size.
        """
        return self.align(elements * dtype_size, dtype_size) // dtype_size

    def align_words(self, word_size: int) -> int:
        """The alignment of :meth:`align_bytes` in words.

        Parameters
        ----------
        word_size : int
            The bytes of a word: 4, 8 or 16.

        Returns
        -------
        int
            A number of words.

        Raises
        ------
        ValueError
            Words have another size.
        """
        return self.align_bytes(word_size) // word_size

    def align_bytes(self, word_size: int = 4) -> int:
        """The alignment for quick fetches.

        Parameters
        ----------
        word_size : int
            The bytes of a fetch: 4, 8 or 16.

        Returns
        -------
        int
            In bytes.

        Raises
        ------
        ValueError
            Fetches have another size.
        """
        if word_size not in FETCHES:
            raise ValueError(f"word_size is {word_size}, but fetches are of 4, 8 or 16 bytes")
        return FETCHES[word_size]

    def coalesce(self, thread_count: int) -> int:
        """Round a number of threads up to whole groups that fetch together.

        Parameters
        ----------
        thread_count : int
            The number of threads.

        Returns
        -------
        int
            A multiple of 16.
        """
        return _up(thread_count, 16)

    @staticmethod
    def make_valid_tex_channel_count(size: int) -> int:
        """Round a number of channels up to one that textures have.

        Parameters
        ----------
        size : int
            The number of channels.

        Returns
        -------
        int
            1, 2 or 4.

        Raises
        ------
        ValueError
            There are more than 4.
        """
        found = next((count for count in (1, 2, 4) if count >= size), None)
        if found is None:
            raise ValueError(f"{size} channels are asked for, but there are 4 at most")
        return found


class OccupancyRecord:
    """The part of a multiprocessor that a kernel's blocks keep busy.

    Parameters
    ----------
    devdata : DeviceData
        The device's capacity.
    threads : int
        Threads per block.
    shared_mem : int
        Bytes of shared memory per block.
    registers : int
        Registers per thread; 0 to leave them out.

    Raises
    ------
    ValueError
        A block has no thread, or needs more threads, registers or shared memory than a multiprocessor has.

    Attributes
    ----------
    tb_per_mp : int
        Blocks that run at a time on a multiprocessor.
    limited_by : str
        The resource that limits them: "device", "warps", "regs" or "smem".
    tb_per_mp_limits : list of (int, str)
        The limit of each resource.
    warps_per_mp : int
        Warps that run at a time.
    occupancy : float
        Their share of the warps that a multiprocessor can run.
    """

    def __init__(self, devdata: DeviceData, threads: int, shared_mem: int = 0, registers: int = 0) -> None:
        if threads < 1:
            raise ValueError(f"threads is {threads}, but a block has at least 1")
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
