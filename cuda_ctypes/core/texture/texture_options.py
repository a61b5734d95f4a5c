"""How a texture is sampled."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from struct import Struct

from .._driver import as_int
from ..options import member_of
from ..typing import AddressModeType, FilterModeType, ReadModeType

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from .._annotations import AddressMode, FilterMode, ReadMode

LEVELS = ("mipmap_level_bias", "min_mipmap_level_clamp", "max_mipmap_level_clamp")
NORMALIZED, SRGB, EXACT, SEAMLESS = 0x02, 0x10, 0x20, 0x40
"""CU_TRSF_NORMALIZED_COORDINATES, _SRGB, _DISABLE_TRILINEAR_OPTIMIZATION, _SEAMLESS_CUBEMAP."""
READ_MODES = {ReadModeType.ELEMENT_TYPE: 0x01, ReadModeType.NORMALIZED_FLOAT: 0}
"""CU_TRSF_READ_AS_INTEGER, or not."""
ADDRESS_MODES = {mode: number for number, mode in enumerate(AddressModeType)}
ALIKE = {mode: [number] * 3 for mode, number in ADDRESS_MODES.items()}
FILTER_MODES = {mode: number for number, mode in enumerate(FilterModeType)}
"""The members of CUaddress_mode and CUfilter_mode."""
descriptions = {count: Struct(f"4i2Ii{count}f{4 * (19 - count)}x").pack for count in (3, 7)}
"""A CUDA_TEXTURE_DESC, by its number of floats, without and with a color: its members take 6 us to set, one by one, this 0.2."""


@dataclass
class TextureObjectOptions:
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

    def __post_init__(self) -> None:
        self._checked()

    def _checked(self) -> tuple[int, tuple[float, ...], list[int]]:
        """The anisotropy, the floats and the numbers of the address modes."""
        if self.filter_mode.__class__ is not FilterModeType:
            self.filter_mode = member_of(FilterModeType, self.filter_mode, "filter_mode")
        if self.read_mode.__class__ is not ReadModeType:
            self.read_mode = member_of(ReadModeType, self.read_mode, "read_mode")
        if self.mipmap_filter_mode.__class__ is not FilterModeType:
            self.mipmap_filter_mode = member_of(FilterModeType, self.mipmap_filter_mode, "mipmap_filter_mode")
        anisotropy = self.max_anisotropy
        if anisotropy.__class__ is not int:
            anisotropy = as_int(anisotropy, "max_anisotropy")
        if not 0 <= anisotropy < 1 << 32:
            raise ValueError(f"max_anisotropy is {anisotropy}, but must be from 0 to 2**32 - 1")
        floats: Any = self.mipmap_level_bias, self.min_mipmap_level_clamp, self.max_mipmap_level_clamp
        if not floats[0].__class__ is floats[1].__class__ is floats[2].__class__ is float:
            floats = tuple(map(_number, floats, LEVELS))
        if self.border_color is not None:
            floats += self._color()
        mode: Any = self.address_mode
        return anisotropy, floats, ALIKE[mode] if mode.__class__ is AddressModeType else self._address_modes()

    def _color(self) -> tuple[float, ...]:
        try:
            color = [*self.border_color]  # type: ignore[misc]
        except TypeError:
            given = type(self.border_color).__name__
            raise TypeError(f"border_color: 4 numbers are expected, got {given}") from None
        if len(color) != 4:
            raise ValueError(f"border_color: 4 numbers are expected, got {len(color)}")
        for value in color:
            if value.__class__ is not float:
                return tuple([_number(value, f"border_color[{channel}]") for channel, value in enumerate(color)])
        return tuple(color)

    def _address_modes(self) -> list[int]:
        """One for each axis."""
        given: Any = self.address_mode
        if isinstance(given, str):
            return ALIKE[member_of(AddressModeType, given, "address_mode")]
        if not isinstance(given, (tuple, list)):
            raise TypeError(f"address_mode: a str or a tuple of them is expected, got {type(given).__name__}")
        if not 1 <= len(given) <= 3:
            raise ValueError(f"address_mode: 1 to 3 modes are possible, one for each axis, got {len(given)}")
        try:
            modes = [ADDRESS_MODES[mode] for mode in given]  # also by their names, which equal them
        except (KeyError, TypeError):
            modes = [
                ADDRESS_MODES[member_of(AddressModeType, mode, f"address_mode[{axis}]")]
                for axis, mode in enumerate(given)
            ]
        return modes + modes[-1:] * (3 - len(modes))

    def _described(self) -> bytes:
        """The CUDA_TEXTURE_DESC. Everything is checked again: fields can be set."""
        anisotropy, floats, modes = self._checked()
        flags = (
            READ_MODES[self.read_mode]  # type: ignore[index]
            | (NORMALIZED if self.normalized_coords else 0)
            | (SRGB if self.srgb else 0)
            | (EXACT if self.disable_trilinear_optimization else 0)
            | (SEAMLESS if self.seamless_cubemap else 0)
        )
        smooth, between = FILTER_MODES[self.filter_mode], FILTER_MODES[self.mipmap_filter_mode]  # type: ignore[index]
        pack = descriptions[len(floats)]
        try:
            return pack(*modes, smooth, flags, anisotropy, between, *floats)
        except OverflowError:  # no floats of C: these become infinite
            return pack(*modes, smooth, flags, anisotropy, between, *array("f", floats))


def _number(given: Any, what: str) -> float:
    if given.__class__ is float:
        return given
    if isinstance(given, str) or not (hasattr(given, "__float__") or hasattr(given, "__index__")):
        raise TypeError(f"{what}: a number is expected, got {type(given).__name__}")
    return float(given)
