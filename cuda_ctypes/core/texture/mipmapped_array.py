"""Arrays with smaller versions of themselves."""

from __future__ import annotations

from .._driver import as_int, late
from ..context import in_context
from ..errors import CUDAError
from ..fields import dataclass
from ..in_context import InContext, made_in
from ..lifetimes import Owned
from ..options import SLOTS, option_class
from ..quick_properties import kept
from .formats import positive
from .opaque_array import NOTHING, ArrayOptions, OpaqueArray, chosen_of, described, explained

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ..device import Device
    from ..typing import ArrayFormatType

find_level = late(globals(), "find_level", "cuMipmappedArrayGetLevel")


@option_class
@dataclass(eq=True, repr=False, **SLOTS)
class MipmappedArrayOptions(ArrayOptions):
    """Options of :meth:`Device.create_mipmapped_array`.

    Raises
    ------
    TypeError, ValueError
        A value has a wrong type or is out of range.
    """

    shape: tuple[int, ...]
    """Width, height and depth of the largest level, in elements; as many as the array has dimensions."""
    format: object
    """The type of a channel: :class:`typing.ArrayFormatType`, its name, or a dtype."""
    num_channels: int
    """Numbers per element: 1, 2 or 4."""
    num_levels: int
    """The number of levels, each half as large as the one before, rounded down; at most until all extents are 1."""
    is_surface_load_store: bool = False
    """Whether kernels may write to its levels by a :class:`SurfaceObject`."""

    def __post_init__(self) -> None:
        ArrayOptions.__post_init__(self)
        self._check_levels()

    def _check_levels(self) -> None:
        self.num_levels = positive(self.num_levels, "num_levels")
        most = max(self.shape).bit_length()
        if self.num_levels > most:
            raise ValueError(f"num_levels is {self.num_levels}, but an array of {self.shape} has at most {most} levels")


class MipmappedArray(InContext):
    """An array with smaller versions of itself; a :class:`TextureObject` reads those that fit the distance of its
    samples. Made by :meth:`Device.create_mipmapped_array`. C: cuMipmappedArrayCreate, cuMipmappedArrayDestroy.

    The C array lives until this object, its levels, and every texture and surface of them are closed or gone.
    """

    __slots__ = _filled = ("_shape", "_format", "_num_channels", "_is_surface_load_store", "_num_levels", "_levels")
    _shape: tuple[int, ...]
    _format: ArrayFormatType
    _num_channels: int
    _is_surface_load_store: bool
    _num_levels: int
    _levels: dict[int, tuple[Owned, tuple[int, ...]]] | None
    """By number, the handle and the shape of each level that was asked for, if any was."""

    _made_by = "Device.create_mipmapped_array()"
    _called = "mipmapped array"

    def get_level(self, level: int) -> OpaqueArray:
        """The array of a level. It keeps all levels alive. C: cuMipmappedArrayGetLevel.

        Parameters
        ----------
        level : int
            0 for the largest.

        Returns
        -------
        OpaqueArray

        Raises
        ------
        CUDAError
            The driver refuses, or the device has no context in this thread.
        RuntimeError
            The array is closed.
        TypeError
            ``level`` is not an int.
        ValueError
            There is no such level.
        """
        known, mine = self._levels, self._open()
        number = as_int(level, "level")
        if known is None:
            known = self._levels = {}
        made = object.__new__(OpaqueArray)
        made._owned, made._shape = known.get(number) or self._found(known, mine, number)
        made._device_id = self._device_id
        made._format, made._num_channels = self._format, self._num_channels
        made._is_surface_load_store = self._is_surface_load_store
        return made

    def _found(self, known: Any, mine: Owned, number: int) -> Any:
        """The handle, which lives as long as all levels, and the shape of a level."""
        if not 0 <= number < self._num_levels:
            raise ValueError(f"level is {number}, but must be from 0 to {self._num_levels - 1}")
        handle = in_context(self.device._current(), find_level, mine.number, number)
        shape = tuple([extent >> number or 1 for extent in self._shape])
        found = known[number] = Owned(handle, None, (mine,)), shape
        return found

    def close(self) -> None:
        """Close it. The C array is destroyed when nothing made from it is left. Closing again does nothing. C:
        cuMipmappedArrayDestroy.
        """
        self._owned = self._levels = None

    @property
    @kept("_shape", none=None)
    def shape(self) -> tuple[int, ...]:
        """Width, height and depth of level 0 in elements, as many as there are dimensions."""
        return self._shape

    @property
    @kept("_format", none=None)
    def format(self) -> ArrayFormatType:
        """The type of a channel."""
        return self._format

    @property
    @kept("_num_channels", none=None)
    def num_channels(self) -> int:
        """Numbers per element: 1, 2 or 4."""
        return self._num_channels

    @property
    @kept("_num_levels", none=None)
    def num_levels(self) -> int:
        """The number of levels."""
        return self._num_levels

    @property
    @kept("_is_surface_load_store", none=None)
    def is_surface_load_store(self) -> bool:
        """Whether its levels can have a :class:`SurfaceObject`."""
        return self._is_surface_load_store

    def __repr__(self) -> str:
        closed = ", closed" if self._owned is None else ""
        return (
            f"MipmappedArray(shape={self.shape}, format={self.format.name}, num_channels={self.num_channels}, "
            f"num_levels={self.num_levels}{closed})"
        )


make_mipmapped_array = made_in(
    globals(), "make_mipmapped_array", MipmappedArray, "cuMipmappedArrayCreate", "cuMipmappedArrayDestroy"
)


def create_mipmapped_array(device: Device, options: MipmappedArrayOptions | dict[str, Any]) -> MipmappedArray:
    """A new array in the device's context. C: cuMipmappedArrayCreate."""
    chosen = chosen_of(MipmappedArrayOptions, options, "options of the mipmapped array")
    about, shape, kind, channels, is_surface = described(chosen)
    chosen._check_levels()
    levels, context = chosen.num_levels, device._current()
    try:
        return make_mipmapped_array(  # type: ignore[no-any-return]
            context, NOTHING, about, levels, shape, kind, channels, is_surface, levels, None
        )
    except CUDAError as error:
        raise explained(error, device, chosen)
