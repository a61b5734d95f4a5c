"""How many blocks and clusters of a kernel fit on a device, and which block sizes use it best."""

from __future__ import annotations

from sys import byteorder

from ..._hints import hinted
from ..._lazy import former
from .._driver import after_few, as_int, class_name, driver, filled, late, plain
from ..lifetimes import NoConstructor
from ..stream import Stream, stream_of
from ..tuples import MaxPotentialBlockSizeOccupancyResult
from .launch_config import FIELDS, LaunchConfig

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, Union

    from ..typing import IsStreamType

    SharedMemoryNeeded = Union[int, Callable[[int], int]]

__name__ = former(__name__)


def _quicken(name: str) -> None:
    """Let machine code be the method of this name from now on."""
    from ..quick_methods import quicken

    function, describe, signature = QUICK[name]
    filled(function)
    quicken(KernelOccupancy, name, function, describe, signature, 2, again=True)


def _blocks(native: Any, routine: Any) -> None:
    memory = routine.value(1, "Q", int)
    routine.sources += [routine.output("i"), _function(native, routine), routine.value(0, "i", int), memory]


def _memory(native: Any, routine: Any) -> None:
    blocks, size = routine.value(0, "i", int), routine.value(1, "i", int)
    routine.sources += [routine.output("Q"), _function(native, routine), blocks, size]


def _launch(native: Any, routine: Any) -> None:
    values = routine.within(0, LaunchConfig, "_values")
    routine.expect_tuple(values, len(FIELDS))
    routine.expect_object((*values, FIELDS.index("programmatic_stream_serialization")), False)
    head, tail = routine.content(0, LaunchConfig, "_head", 4), routine.content(0, LaunchConfig, "_tail", 2)
    config = routine.memory(head, routine.slot(1, Stream, "_number"), tail)
    routine.sources += [routine.output("i"), _function(native, routine), config]


def _function(native: Any, routine: Any) -> Any:
    return routine.value(routine.within(native.SELF, KernelOccupancy, "_function"), "Q", driver.CUfunction)


QUICK = {
    "max_active_blocks_per_multiprocessor": (
        "cuOccupancyMaxActiveBlocksPerMultiprocessor",
        _blocks,
        "block_size, dynamic_shared_memory_size",
    ),
    "available_dynamic_shared_memory_per_block": (
        "cuOccupancyAvailableDynamicSMemPerBlock",
        _memory,
        "num_blocks_per_multiprocessor, block_size",
    ),
    "max_potential_cluster_size": ("cuOccupancyMaxPotentialClusterSize", _launch, "config, *, stream"),
    "max_active_clusters": ("cuOccupancyMaxActiveClusters", _launch, "config, *, stream"),
}
"""Of methods: the C function, its arguments in machine code, and the text of the parameters."""
_another = {name: after_few(lambda name=name: _quicken(name)) for name in QUICK}
_another_block_size = after_few()
active_blocks = late(globals(), "active_blocks", "cuOccupancyMaxActiveBlocksPerMultiprocessor")
available_memory = late(globals(), "available_memory", "cuOccupancyAvailableDynamicSMemPerBlock")
block_size_of = late(globals(), "block_size_of", "cuOccupancyMaxPotentialBlockSize")
potential_cluster_size = late(globals(), "potential_cluster_size", "cuOccupancyMaxPotentialClusterSize")
active_clusters = late(globals(), "active_clusters", "cuOccupancyMaxActiveClusters")


@hinted
class KernelOccupancy(NoConstructor):
    """Occupancy of one kernel on the current device. Sizes of blocks are in threads, those of memory in bytes."""

    __slots__ = ("_function", "_keep")
    _function: Any
    _keep: Any

    _made_by = "Kernel.occupancy"

    @classmethod
    def _of(cls, handle: Any, keep: Any) -> KernelOccupancy:
        self = object.__new__(cls)
        self._function = driver.CUfunction(int(handle))
        self._keep = keep
        return self

    def __repr__(self) -> str:
        return f"<KernelOccupancy of kernel {hex(self._function)}>"

    def max_active_blocks_per_multiprocessor(self, block_size: int, dynamic_shared_memory_size: int) -> int:
        """The number of blocks that run on a multiprocessor at once. C: cuOccupancyMaxActiveBlocksPerMultiprocessor.

        Parameters
        ----------
        block_size : int
            Threads per block.
        dynamic_shared_memory_size : int
            Bytes of dynamic shared memory per block.

        Returns
        -------
        int

        Raises
        ------
        CUDAError
            The driver refuses.
        OverflowError
            A number does not fit C's parameter.
        TypeError
            An argument is not an int.
        """
        _another["max_active_blocks_per_multiprocessor"]()
        if _are_small(block_size, dynamic_shared_memory_size):
            return active_blocks(int(self._function), block_size, dynamic_shared_memory_size)  # type: ignore[no-any-return]
        return driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(
            self._function,
            as_int(block_size, "block_size"),
            as_int(dynamic_shared_memory_size, "dynamic_shared_memory_size"),
        )

    def max_potential_block_size(
        self, dynamic_shared_memory_needed: SharedMemoryNeeded, block_size_limit: int
    ) -> MaxPotentialBlockSizeOccupancyResult:
        """The block size that keeps the device busiest, and the fewest blocks of this size that fill it. C:
        cuOccupancyMaxPotentialBlockSize.

        Parameters
        ----------
        dynamic_shared_memory_needed : int, callable or CUoccupancyB2DSize
            Bytes of dynamic shared memory per block, or a function of the threads per block that returns them.
        block_size_limit : int
            The most threads per block; 0: no limit.

        Returns
        -------
        MaxPotentialBlockSizeOccupancyResult
            ``(min_grid_size, max_block_size)``.

        Raises
        ------
        CUDAError
            The driver refuses.
        OverflowError
            A number does not fit C's parameter.
        TypeError
            An argument, or the result of the function, has a wrong type.
        ValueError
            The function returns a negative number. Its own exceptions are raised too.
        """
        if dynamic_shared_memory_needed.__class__ is int is block_size_limit.__class__:  # the usual case
            size, limit = dynamic_shared_memory_needed, block_size_limit
            # at first without CUoccupancyB2DSize, which takes 0.9 ms to make
            if not _another_block_size() and _are_small(size, limit):
                return MaxPotentialBlockSizeOccupancyResult(*block_size_of(int(self._function), None, size, limit))
            return MaxPotentialBlockSizeOccupancyResult(
                *driver.cuOccupancyMaxPotentialBlockSize(self._function, None, size, limit)
            )
        needed: Any = plain(dynamic_shared_memory_needed)
        function: Any
        limit = as_int(block_size_limit, "block_size_limit")
        errors: list[BaseException] = []
        if isinstance(needed, driver.CUoccupancyB2DSize):
            function, size = needed, 0
        elif callable(needed):

            def bytes_of(block_size: int) -> int:
                if errors:
                    return 0
                try:
                    found = as_int(needed(block_size), "the result of dynamic_shared_memory_needed")
                    if found < 0:
                        raise ValueError(f"dynamic_shared_memory_needed returns {found} bytes for {block_size} threads")
                    return found
                except BaseException as error:  # exceptions must not pass through the driver
                    errors.append(error)
                    return 0

            function, size = bytes_of, 0
        elif hasattr(needed, "__index__"):
            function, size = None, needed
        else:
            raise TypeError(
                "dynamic_shared_memory_needed: an int, a function of the block size or a CUoccupancyB2DSize is "
                f"expected, got {type(needed).__name__}"
            )
        found = driver.cuOccupancyMaxPotentialBlockSize(self._function, function, size, limit)
        if errors:
            raise errors[0]
        return MaxPotentialBlockSizeOccupancyResult(*found)

    def available_dynamic_shared_memory_per_block(self, num_blocks_per_multiprocessor: int, block_size: int) -> int:
        """Bytes of dynamic shared memory that each block can have. C: cuOccupancyAvailableDynamicSMemPerBlock.

        Parameters
        ----------
        num_blocks_per_multiprocessor : int
            Blocks that run on a multiprocessor at once.
        block_size : int
            Threads per block.

        Returns
        -------
        int

        Raises
        ------
        CUDAError
            The driver refuses.
        OverflowError
            A number does not fit C's parameter.
        TypeError
            An argument is not an int.
        """
        _another["available_dynamic_shared_memory_per_block"]()
        if _are_small(num_blocks_per_multiprocessor, block_size):
            return available_memory(int(self._function), num_blocks_per_multiprocessor, block_size)  # type: ignore[no-any-return]
        return driver.cuOccupancyAvailableDynamicSMemPerBlock(
            self._function,
            as_int(num_blocks_per_multiprocessor, "num_blocks_per_multiprocessor"),
            as_int(block_size, "block_size"),
        )

    def max_potential_cluster_size(self, config: LaunchConfig, *, stream: Stream | IsStreamType) -> int:
        """The most blocks of a cluster in a launch like ``config``. C: cuOccupancyMaxPotentialClusterSize.

        Parameters
        ----------
        config : LaunchConfig
            The configuration; its cluster size does not matter.
        stream : IsStreamType
            The stream.

        Returns
        -------
        int

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The stream is closed.
        TypeError
            An argument has a wrong type.
        """
        _another["max_potential_cluster_size"]()
        return _of_launch(self._function, config, stream, potential_cluster_size)

    def max_active_clusters(self, config: LaunchConfig, *, stream: Stream | IsStreamType) -> int:
        """The number of clusters of a launch like ``config`` that run on the device at once. C:
        cuOccupancyMaxActiveClusters.

        Parameters
        ----------
        config : LaunchConfig
            The configuration.
        stream : IsStreamType
            The stream.

        Returns
        -------
        int

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            The stream is closed.
        TypeError
            An argument has a wrong type.
        """
        _another["max_active_clusters"]()
        return _of_launch(self._function, config, stream, active_clusters)


def _are_small(*numbers: Any) -> bool:
    """Whether they are plain numbers that each type in C can hold."""
    for number in numbers:
        if number.__class__ is not int or not 0 <= number < 1 << 31:
            return False
    return True


def _of_launch(function: Any, config: LaunchConfig, stream: Any, ask: Any) -> int:
    """What a C function says about a launch: ``ask(function, CUlaunchConfig)``."""
    if not isinstance(config, LaunchConfig):
        raise TypeError(f"config: a LaunchConfig is expected, got {class_name(config)}")
    if config._values[-1]:  # programmatic_stream_serialization, which does not matter to clusters
        config = LaunchConfig(*config._values[:-1])
    if stream.__class__ is not Stream:
        stream = stream_of(stream)
    number = (stream._number or stream._open().number).to_bytes(8, byteorder)
    return ask(int(function), config._head + number + config._tail)  # type: ignore[no-any-return]
