"""How many threads run a kernel, and how they are grouped."""

from __future__ import annotations

import ctypes
import struct
from operator import index

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Optional, Tuple, Union

    Extent = Union[int, Sequence[int]]
    Extents = Tuple[int, int, int]

SHAPE = ("grid", "cluster", "block")
FLAGS = {
    "is_cooperative": ("CU_LAUNCH_ATTRIBUTE_COOPERATIVE", "cooperative"),
    "programmatic_stream_serialization": (
        "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION",
        "programmaticStreamSerializationAllowed",
    ),
}
"""The launch attribute behind each flag, and the member of its value."""
FIELDS = (*SHAPE, "shmem_size", *FLAGS)


def extents(name: str, given: Any) -> Extents:
    """One, two or three numbers as three."""
    try:
        numbers = [index(number) for number in given] if isinstance(given, (tuple, list)) else [index(given)]
    except TypeError:
        numbers = []
    if len(numbers) > 3 or not (numbers or isinstance(given, tuple)):
        raise ValueError(f"LaunchConfig.{name}: an int or up to three of them are expected, got {given!r}")
    for number in numbers:
        if not 1 <= number < 1 << 32:
            raise ValueError(f"LaunchConfig.{name}: each extent is at least 1, got {given!r}")
    return tuple((numbers + [1, 1, 1])[:3])  # type: ignore[return-value]


class LaunchConfig:
    """The configuration of a launch: ``LaunchConfig(grid=(16, 16), block=256)``.

    - ``grid``: the number of blocks, or of clusters where there are any, in up to three dimensions (an int or a tuple);
    - ``cluster``: the number of blocks per cluster (Hopper and newer);
    - ``block``: the number of threads per block;
    - ``shmem_size``: bytes of dynamic shared memory per block;
    - ``is_cooperative``: all blocks run at once and can wait for each other (``cooperative_launch`` is the older name);
    - ``programmatic_stream_serialization``: the kernel may start before the one ahead of it in the stream has ended.

    Raises ValueError for extents below 1 or more than three of them.
    """

    __slots__ = ("_values", "_head", "_tail", "_attributes")

    if TYPE_CHECKING:
        grid: Any
        cluster: Any
        block: Any
        shmem_size: int
        is_cooperative: bool
        programmatic_stream_serialization: bool

    def __init__(
        self,
        grid: Extent | None = None,
        cluster: Extent | None = None,
        block: Extent | None = None,
        shmem_size: int | None = None,
        is_cooperative: bool = False,
        programmatic_stream_serialization: bool = False,
        *,
        cooperative_launch: bool = False,
    ) -> None:
        cooperative = bool(is_cooperative or cooperative_launch)
        self._values: dict[str, Any] = {}
        for name, value in zip(FIELDS, (grid, cluster, block, shmem_size, cooperative, programmatic_stream_serialization)):
            self._values[name] = self._checked(name, value)
        self._pack()

    @staticmethod
    def _checked(name: str, value: Any) -> Any:
        if name in SHAPE:
            return None if value is None and name == "cluster" else extents(name, value)
        if name in FLAGS:
            return bool(value)
        size = index(value or 0)
        if not 0 <= size < 1 << 32:
            raise ValueError(f"LaunchConfig.shmem_size: a number of bytes is expected, got {value!r}")
        return size

    def __setattr__(self, name: str, value: Any) -> None:
        if name not in FIELDS:
            object.__setattr__(self, name, value)
            return
        self._values = {**self._values, name: self._checked(name, value)}
        self._pack()

    def __getattr__(self, name: str) -> Any:
        if name in FIELDS:
            return self._values[name]
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def _pack(self) -> None:
        """Write the CUlaunchConfig, but for the stream between its head and its tail."""
        from ..raw import driver as raw

        values = self._values
        attributes: list[Any] = []
        grid = values["grid"]
        if values["cluster"] is not None:
            attribute = raw.CUlaunchAttribute(id=int(raw.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION))
            size = attribute.value.clusterDim
            size.x, size.y, size.z = values["cluster"]
            attributes.append(attribute)
            grid = [clusters * blocks for clusters, blocks in zip(grid, values["cluster"])]
        for name, (identifier, member) in FLAGS.items():
            if values[name]:
                attribute = raw.CUlaunchAttribute(id=int(getattr(raw.CUlaunchAttributeID, identifier)))
                setattr(attribute.value, member, 1)
                attributes.append(attribute)
        array = (raw.CUlaunchAttribute * len(attributes))(*attributes)
        self._head = struct.pack("<7I4x", *grid, *values["block"], values["shmem_size"])
        self._tail = struct.pack("<QI4x", ctypes.addressof(array) if attributes else 0, len(attributes))
        self._attributes = array  # whose address is in the tail

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LaunchConfig):
            return NotImplemented
        return self._values == other._values

    def __hash__(self) -> int:
        return hash(tuple(self._values.values()))

    def __reduce__(self) -> Any:
        return type(self), tuple(self._values.values())

    def __repr__(self) -> str:
        return f"LaunchConfig({', '.join(f'{name}={value!r}' for name, value in self._values.items())})"
