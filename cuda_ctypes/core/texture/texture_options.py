"""How a texture is sampled."""

from __future__ import annotations

from array import array
from struct import Struct
from struct import error as StructError

from .._driver import as_int
from ..fields import dataclass
from ..options import SLOTS, Options, member_of, option_class
from ..typing import AddressModeType, FilterModeType, ReadModeType

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .._annotations import AddressMode, FilterMode, ReadMode

LEVELS = ("mipmap_level_bias", "min_mipmap_level_clamp", "max_mipmap_level_clamp")
INTEGERS, NORMALIZED, SRGB, EXACT, SEAMLESS = 0x01, 0x02, 0x10, 0x20, 0x40
"""CU_TRSF_READ_AS_INTEGER, _NORMALIZED_COORDINATES, _SRGB, _DISABLE_TRILINEAR_OPTIMIZATION, _SEAMLESS_CUBEMAP."""
LINEAR, UNCHANGED = FilterModeType.LINEAR, ReadModeType.ELEMENT_TYPE
ADDRESS_MODES = {mode: number for number, mode in enumerate(AddressModeType)}
"""The members of CUaddress_mode."""
axes, color = Struct("3i").pack, Struct("4f").pack
of_axes: dict[Any, bytes] = {mode: axes(number, number, number) for mode, number in ADDRESS_MODES.items()}
"""The three members of C for an address mode, and for the tuples that were seen: at most 84 are different."""
NO_COLOR = color(0, 0, 0, 0)
description = Struct("12si2Ii3f16s48x").pack
"""A CUDA_TEXTURE_DESC: its members take 6 us to set, one by one, this 0.2. A filter's number is whether it interpolates."""


@option_class
@dataclass(eq=True, repr=False, **SLOTS)
class TextureObjectOptions(Options):
    """Options of :meth:`Device.create_texture_object`. Enumerations (of :mod:`typing`) may be given as strings. Textures
    of linear memory use ``read_mode`` only.

    Raises
    ------
    TypeError, ValueError
        A value has a wrong type or is out of range.
    """

    address_mode: AddressMode | tuple[AddressMode, ...] = AddressModeType.CLAMP
    """The values read outside the array: one mode, or one for each axis, the last for the rest. "wrap" and "mirror" need
    ``normalized_coords``.
    """
    filter_mode: FilterMode = FilterModeType.POINT
    """The nearest element, or an interpolation of the nearest ones for values read as floating point."""
    read_mode: ReadMode = ReadModeType.ELEMENT_TYPE
    """Integers unchanged, or (8 and 16 bits only) as floating point numbers from 0 or -1 to 1."""
    normalized_coords: bool = False
    """Whether coordinates run from 0 to 1 instead of counting elements; needed for mipmapped arrays."""
    srgb: bool = False
    """Whether elements of 8 bits are converted from sRGB to linear values."""
    disable_trilinear_optimization: bool = False
    """Whether interpolation between levels is exact."""
    seamless_cubemap: bool = False
    """Whether interpolation goes over the edges of a cubemap."""
    max_anisotropy: int = 0
    """The most samples for surfaces seen at an angle; 0 for one."""
    mipmap_filter_mode: FilterMode = FilterModeType.POINT
    """The nearest level, or an interpolation of two."""
    mipmap_level_bias: float = 0.0
    """Added to the level."""
    min_mipmap_level_clamp: float = 0.0
    """The smallest level that is read."""
    max_mipmap_level_clamp: float = 0.0
    """The largest level that is read. By default only level 0 is."""
    border_color: tuple[float, ...] | None = None
    """The four channels that "border" reads outside. Default: zeros."""

    def _described(self) -> bytes:
        """The CUDA_TEXTURE_DESC. Everything is checked each time: fields can be set."""
        smooth, read, between = self.filter_mode, self.read_mode, self.mipmap_filter_mode
        if not (smooth.__class__ is between.__class__ is FilterModeType and read.__class__ is ReadModeType):
            self.filter_mode = smooth = member_of(FilterModeType, smooth, "filter_mode")
            self.read_mode = read = member_of(ReadModeType, read, "read_mode")
            self.mipmap_filter_mode = between = member_of(FilterModeType, between, "mipmap_filter_mode")
        flags = INTEGERS if read is UNCHANGED else 0
        if self.normalized_coords:
            flags |= NORMALIZED
        if self.srgb:
            flags |= SRGB
        if self.disable_trilinear_optimization:
            flags |= EXACT
        if self.seamless_cubemap:
            flags |= SEAMLESS
        try:
            return description(
                of_axes[self.address_mode],
                smooth is LINEAR,
                flags,
                self.max_anisotropy,
                between is LINEAR,
                self.mipmap_level_bias,
                self.min_mipmap_level_clamp,
                self.max_mipmap_level_clamp,
                NO_COLOR if self.border_color is None else color(*self.border_color),
            )
        except (KeyError, OverflowError, TypeError, StructError):
            return self._carefully_described(flags)

    __post_init__ = _described  # type: ignore[misc]

    def _carefully_described(self, flags: int) -> bytes:
        """The same for unusual values. Floats beyond those of C become infinite."""
        anisotropy = as_int(self.max_anisotropy, "max_anisotropy")
        if not 0 <= anisotropy < 1 << 32:
            raise ValueError(f"max_anisotropy is {anisotropy}, but must be from 0 to 2**32 - 1")
        levels = array("f", [_number(getattr(self, name), name) for name in LEVELS])
        around = array("f", self._color()).tobytes()
        smooth, between = self.filter_mode is LINEAR, self.mipmap_filter_mode is LINEAR
        return description(self._address_modes(), smooth, flags, anisotropy, between, *levels, around)

    def _color(self) -> list[float]:
        if self.border_color is None:
            return [0.0] * 4
        try:
            given = [*self.border_color]
        except TypeError:
            raise TypeError(f"border_color: 4 numbers are expected, got {type(self.border_color).__name__}") from None
        if len(given) != 4:
            raise ValueError(f"border_color: 4 numbers are expected, got {len(given)}")
        return [_number(value, f"border_color[{channel}]") for channel, value in enumerate(given)]

    def _address_modes(self) -> bytes:
        """One for each axis."""
        given: Any = self.address_mode
        if isinstance(given, str):
            return of_axes[member_of(AddressModeType, given, "address_mode")]
        if not isinstance(given, (tuple, list)):
            raise TypeError(f"address_mode: a str or a tuple of them is expected, got {type(given).__name__}")
        if not 1 <= len(given) <= 3:
            raise ValueError(f"address_mode: 1 to 3 modes are possible, one for each axis, got {len(given)}")
        modes = [member_of(AddressModeType, mode, f"address_mode[{axis}]") for axis, mode in enumerate(given)]
        numbers = [ADDRESS_MODES[mode] for mode in modes]
        return of_axes.setdefault(tuple(modes), axes(*numbers, *numbers[-1:] * (3 - len(numbers))))


def _number(given: Any, what: str) -> float:
    if given.__class__ is float:
        return given
    if isinstance(given, str) or not (hasattr(given, "__float__") or hasattr(given, "__index__")):
        raise TypeError(f"{what}: a number is expected, got {type(given).__name__}")
    return float(given)
