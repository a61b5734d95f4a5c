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

ENUMS: dict[str, Any] = {
    "filter_mode": FilterModeType,
    "read_mode": ReadModeType,
    "mipmap_filter_mode": FilterModeType,
}
NUMBERS = ("mipmap_level_bias", "min_mipmap_level_clamp", "max_mipmap_level_clamp")
FLAGS = {"normalized_coords": 0x02, "srgb": 0x10, "disable_trilinear_optimization": 0x20, "seamless_cubemap": 0x40}
"""CU_TRSF_NORMALIZED_COORDINATES and so on."""
READ_AS_INTEGER = 0x01  # CU_TRSF_READ_AS_INTEGER
description = Struct("4i2Ii28s48x").pack
"""A CUDA_TEXTURE_DESC: its members take 6 us to set, one by one, this 0.3."""
ADDRESS_MODES, FILTER_MODES = [*AddressModeType], [*FilterModeType]
"""In the order of CUaddress_mode and CUfilter_mode."""


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

    def _checked(self) -> tuple[int, list[float], list[Any]]:
        """The anisotropy, the floats and the address modes."""
        for name, kind in ENUMS.items():
            given = getattr(self, name)
            if given.__class__ is not kind:
                setattr(self, name, member_of(kind, given, name))
        return (*self._numbers(), self._address_modes())

    def _numbers(self) -> tuple[int, list[float]]:
        """The anisotropy and the floats of the CUDA_TEXTURE_DESC. Raises TypeError and ValueError."""
        anisotropy = as_int(self.max_anisotropy, "max_anisotropy")
        if not 0 <= anisotropy < 1 << 32:
            raise ValueError(f"max_anisotropy is {anisotropy}, but must be from 0 to 2**32 - 1")
        found = [_number(getattr(self, name), name) for name in NUMBERS]
        if self.border_color is not None:
            try:
                color = [*self.border_color]
            except TypeError:
                given = type(self.border_color).__name__
                raise TypeError(f"border_color: 4 numbers are expected, got {given}") from None
            if len(color) != 4:
                raise ValueError(f"border_color: 4 numbers are expected, got {len(color)}")
            found += [_number(value, f"border_color[{place}]") for place, value in enumerate(color)]
        return anisotropy, found

    def _address_modes(self) -> list[Any]:
        """One for each axis."""
        given: Any = self.address_mode
        if isinstance(given, str):
            return [member_of(AddressModeType, given, "address_mode")] * 3
        if not isinstance(given, (tuple, list)):
            raise TypeError(f"address_mode: a str or a tuple of them is expected, got {type(given).__name__}")
        if not 1 <= len(given) <= 3:
            raise ValueError(f"address_mode: 1 to 3 modes are possible, one for each axis, got {len(given)}")
        modes = [member_of(AddressModeType, mode, f"address_mode[{axis}]") for axis, mode in enumerate(given)]
        return modes + modes[-1:] * (3 - len(modes))

    def _described(self) -> bytes:
        """The CUDA_TEXTURE_DESC. Everything is checked again: fields can be set."""
        anisotropy, floats, modes = self._checked()
        flags = READ_AS_INTEGER if self.read_mode is ReadModeType.ELEMENT_TYPE else 0
        for name, flag in FLAGS.items():
            if getattr(self, name):
                flags |= flag
        numbers = [ADDRESS_MODES.index(mode) for mode in modes]
        smooth, between = FILTER_MODES.index(self.filter_mode), FILTER_MODES.index(self.mipmap_filter_mode)
        return description(*numbers, smooth, flags, anisotropy, between, array("f", floats).tobytes())


def _number(given: Any, what: str) -> float:
    if given.__class__ is float:
        return given
    if isinstance(given, str) or not (hasattr(given, "__float__") or hasattr(given, "__index__")):
        raise TypeError(f"{what}: a number is expected, got {type(given).__name__}")
    return float(given)
