"""The number of threads that run a kernel, and their groups."""

from __future__ import annotations

import ctypes
import struct
from operator import index

from ..._lazy import former
from .._driver import plain
from ..quick_properties import compared, is_a, kept, packing

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Tuple, Union

    Extent = Union[int, Sequence[int]]
    Extents = Tuple[int, int, int]

__name__ = former(__name__)


SHAPE = ("grid", "cluster", "block")
FLAGS = {
    "is_cooperative": ("CU_LAUNCH_ATTRIBUTE_COOPERATIVE", "cooperative"),
    "programmatic_stream_serialization": (
        "CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION",
        "programmaticStreamSerializationAllowed",
    ),
}
"""The launch attribute of each flag, and the member of its value."""
FIELDS = (*SHAPE, "shmem_size", *FLAGS)
ATTRIBUTES = 1, 4, 5
"""The positions of those that are attributes of a launch."""
TEXT = f"LaunchConfig({', '.join([f'{name}=%r' for name in FIELDS])})"
head = struct.Struct("<7I4x").pack
tail = struct.Struct("<QI4x").pack
NO_ATTRIBUTES = tail(0, 0)
LIMIT = 1 << 32
"""All numbers of a configuration are less."""
_attributes: dict[Any, tuple[bytes, Any]] = {}
"""The results of :func:`attributes`, kept: while C reads one, another thread may change or drop its configuration."""


def extents(name: str, given: Any) -> Extents:
    """One, two or three numbers as three. Raises ValueError for anything else."""
    if given.__class__ is int and 0 < given < LIMIT:
        return given, 1, 1
    if given.__class__ is tuple and 1 <= len(given) <= 3:  # the usual case, in a fifth of the time
        x, y, z = given if len(given) == 3 else (*given, 1, 1)[:3]
        if x.__class__ is y.__class__ is z.__class__ is int and 0 < x < LIMIT and 0 < y < LIMIT and 0 < z < LIMIT:
            return x, y, z
    try:  # int() because index() keeps bools until Python 3.9
        numbers = [int(index(plain(number))) for number in (given if isinstance(given, (tuple, list)) else (given,))]
    except TypeError:
        numbers = []
    if len(numbers) > 3 or not numbers and not (isinstance(given, tuple) and not given):
        hint = "; the second argument without a name is the cluster" if name == "block" and given is None else ""
        raise ValueError(f"LaunchConfig.{name}: an int or up to three of them are expected, got {given!r}{hint}")
    for number in numbers:
        if not 1 <= number < LIMIT:
            raise ValueError(f"LaunchConfig.{name}: each extent is from 1 to 2**32 - 1, got {given!r}")
    return tuple((numbers + [1, 1, 1])[:3])  # type: ignore[return-value]


def checked(name: str, value: Any) -> Any:
    """The checked value of a field."""
    if name in SHAPE:
        return None if value is None and name == "cluster" else extents(name, value)
    if name in FLAGS:
        return bool(value)
    try:
        size = 0 if value is None else int(index(plain(value)))
    except TypeError:
        kind = type(value).__name__
        raise TypeError(f"LaunchConfig.shmem_size: a number of bytes is expected, got {kind} {value!r}") from None
    if not 0 <= size < LIMIT:
        raise ValueError(f"LaunchConfig.shmem_size: a number of bytes is expected, got {value!r}")
    return size


def field(position: int) -> property:
    """A field of a configuration. Setting it packs the configuration anew."""

    @kept("_values", item=position, none=None)
    def get(self: LaunchConfig) -> Any:
        return self._values[position]

    def put(self: LaunchConfig, value: Any) -> None:
        values = list(self._values)
        values[position] = value
        if self._tail is NO_ATTRIBUTES and position not in ATTRIBUTES and LaunchConfig.__init__ in WRITTEN:
            made = LaunchConfig(values[0], None, values[2], values[3])  # by machine code, in a quarter of the time
            self._values, self._head = made._values, made._head
        else:
            values[position] = checked(FIELDS[position], value)
            self._pack(*values)

    name = FIELDS[position]
    return property(get, put, doc=f"The parameter ``{name}``{', as three numbers' if name in SHAPE else ''}.")


DEFAULTS = {**dict.fromkeys(FIELDS), **dict.fromkeys(FLAGS, False)}


@packing(DEFAULTS, ("grid", "block"), "shmem_size", ("_values", "_head", "_tail"), NO_ATTRIBUTES)
class LaunchConfig:
    """The configuration of a launch: ``LaunchConfig(grid=(16, 16), block=256)``. Each parameter is a settable attribute
    too.

    Parameters
    ----------
    grid : int or tuple of int
        Blocks, in up to three dimensions; with ``cluster``, clusters.
    cluster : int or tuple of int, optional
        Blocks per cluster (Hopper and newer).
    block : int or tuple of int
        Threads per block.
    shmem_size : int, optional
        Bytes of dynamic shared memory per block. Default: 0.
    is_cooperative : bool, optional
        Whether all blocks run at once and can wait for each other.
    programmatic_stream_serialization : bool, optional
        Whether the kernel may start before the one ahead of it in the stream has ended.
    cooperative_launch : bool, optional
        Older name of ``is_cooperative``.

    Raises
    ------
    TypeError
        ``shmem_size`` is not an integer.
    ValueError
        There are more than three extents, or one is not an int from 1 to 2**32 - 1; or ``shmem_size`` is not from 0 to
        2**32 - 1.
    """

    __slots__ = ("_values", "_head", "_tail", "__weakref__")
    _values: tuple[Any, ...]
    _head: bytes
    """A new object after each change, by which the launcher notices it."""
    _tail: bytes

    if TYPE_CHECKING:
        grid: Any
        cluster: Any
        block: Any
        shmem_size: int
        is_cooperative: bool
        programmatic_stream_serialization: bool
    else:
        grid, cluster, block, shmem_size, is_cooperative, programmatic_stream_serialization = map(field, range(6))

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
        self._pack(
            extents("grid", grid),
            None if cluster is None else extents("cluster", cluster),
            extents("block", block),
            0 if shmem_size is None else checked("shmem_size", shmem_size),
            bool(is_cooperative or cooperative_launch),
            bool(programmatic_stream_serialization),
        )

    def _pack(self, grid: Any, cluster: Any, block: Any, shmem_size: int, *flags: bool) -> None:
        """Write the CUlaunchConfig: a head and a tail, with room for the stream between them."""
        blocks = grid
        if cluster is not None:
            (x, y, z), (of_x, of_y, of_z) = grid, cluster
            blocks = x * of_x, y * of_y, z * of_z
            if max(blocks) >= LIMIT:
                extents("grid", blocks)
        self._values = grid, cluster, block, shmem_size, *flags
        if cluster is None and True not in flags:
            self._tail = NO_ATTRIBUTES
        else:
            try:
                self._tail = _attributes[cluster, flags][0]
            except KeyError:
                self._tail = _attributes.setdefault((cluster, flags), attributes(cluster, flags))[0]
        self._head = head(*blocks, *block, shmem_size)

    @compared()
    def __eq__(self, other: object) -> bool:
        if other is None or not is_a(other, LaunchConfig):
            return NotImplemented
        return self._values == other._values

    def __hash__(self) -> int:
        return hash(self._values)

    def __reduce__(self) -> Any:
        return type(self), self._values

    def __repr__(self) -> str:
        return TEXT % self._values


WRITTEN = LaunchConfig.__init__.__wrapped__, LaunchConfig.__init__  # type: ignore[attr-defined]
"""The constructor once code makes configurations, and before. What a program puts in its place may set attributes in turn."""


def attributes(cluster: Any, flags: Sequence[bool]) -> tuple[bytes, Any]:
    """The tail of a CUlaunchConfig with attributes, and the array whose address is in it."""
    from ...raw import driver as raw

    found: list[Any] = []
    if cluster is not None:
        attribute = raw.CUlaunchAttribute(id=int(raw.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION))
        size = attribute.value.clusterDim
        size.x, size.y, size.z = cluster
        found.append(attribute)
    for (identifier, member), wanted in zip(FLAGS.values(), flags):
        if wanted:
            attribute = raw.CUlaunchAttribute(id=int(getattr(raw.CUlaunchAttributeID, identifier)))
            setattr(attribute.value, member, 1)
            found.append(attribute)
    array = (raw.CUlaunchAttribute * len(found))(*found)
    return tail(ctypes.addressof(array), len(found)), array
