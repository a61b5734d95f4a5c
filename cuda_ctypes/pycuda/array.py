"""CUDA arrays, and making them of NumPy's."""

from __future__ import annotations

from ._driver import as_int, cuda, late
from .context import InContext, needed
from .enumerations import array3d_flags, array_format
from .errors import LogicError
from .host_memory import numpy

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

destroy_array = late(globals(), "destroy_array", "cuArrayDestroy")
FIELDS = {
    "width": "Width",
    "height": "Height",
    "depth": "Depth",
    "format": "Format",
    "num_channels": "NumChannels",
    "flags": "Flags",
}
FORMATS = {
    "u1": "UNSIGNED_INT8",
    "u2": "UNSIGNED_INT16",
    "u4": "UNSIGNED_INT32",
    "i1": "SIGNED_INT8",
    "i2": "SIGNED_INT16",
    "i4": "SIGNED_INT32",
    "f2": "HALF",
    "f4": "FLOAT",
}
WORDS = {"c8": 2, "f8": 2, "c16": 4}
"""Types that arrays have as several integers of 32 bits, which kernels put together."""


class ArrayDescriptor:
    """What an array is to be: ``width`` and ``height`` in elements, a height of 0 for one dimension; ``format``, one of
    ``array_format``, and ``num_channels`` (1, 2 or 4) of each element."""

    __slots__ = ("width", "height", "format", "num_channels")
    width: int
    height: int
    format: int
    num_channels: int
    _struct = "CUDA_ARRAY_DESCRIPTOR"

    def __init__(self) -> None:
        for name in self._fields():
            setattr(self, name, 0)

    @classmethod
    def _fields(cls) -> list[str]:
        return [name for base in reversed(cls.__mro__) for name in getattr(base, "__slots__", ())]

    @classmethod
    def _of(cls, struct: Any) -> Any:
        made = cls()
        for name in cls._fields():
            setattr(made, name, int(getattr(struct, FIELDS[name])))
        made.format = array_format(made.format)
        return made

    def _c(self) -> Any:
        struct = getattr(cuda, self._struct)()
        for name in self._fields():
            setattr(struct, FIELDS[name], as_int(getattr(self, name), name))
        return struct

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in self._fields())})"


class ArrayDescriptor3D(ArrayDescriptor):
    """The same with ``depth``, a depth of 0 for two dimensions, and ``flags``, of ``array3d_flags``."""

    __slots__ = ("depth", "flags")
    depth: int
    flags: int
    _struct = "CUDA_ARRAY3D_DESCRIPTOR"


class Array(InContext):
    """A CUDA array of the current context (cuArrayCreate, cuArray3DCreate), as ``descriptor`` says."""

    __slots__ = ()
    _destroyed_by = "cuArrayDestroy"

    def __init__(self, descriptor: ArrayDescriptor) -> None:
        if not isinstance(descriptor, ArrayDescriptor):
            raise TypeError(
                f"descriptor: an ArrayDescriptor or ArrayDescriptor3D is expected, got {type(descriptor).__name__}"
            )
        context = needed()
        deep = isinstance(descriptor, ArrayDescriptor3D)
        self._own((cuda.cuArray3DCreate if deep else cuda.cuArrayCreate)(descriptor._c()), context)

    @staticmethod
    def _destroy(number: int) -> int:
        return destroy_array(number)  # type: ignore[no-any-return]

    @property
    def handle(self) -> int:
        """The address of the CUarray."""
        return self._open()

    def free(self) -> None:
        """Destroy it (cuArrayDestroy). Doing so again does nothing."""
        self._free()

    def get_descriptor(self) -> ArrayDescriptor:
        """What it was made as (cuArrayGetDescriptor)."""
        return ArrayDescriptor._of(cuda.cuArrayGetDescriptor(self._open()))  # type: ignore[no-any-return]

    def get_descriptor_3d(self) -> ArrayDescriptor3D:
        """What it was made as (cuArray3DGetDescriptor)."""
        return ArrayDescriptor3D._of(cuda.cuArray3DGetDescriptor(self._open()))  # type: ignore[no-any-return]

    def __repr__(self) -> str:
        return f"<Array {self._number:#x}{'' if self._owned else ', freed'}>"


def dtype_to_array_format(dtype: Any) -> int:
    """The member of ``array_format`` for a NumPy dtype. Raises TypeError where there is none."""
    kind = numpy().dtype(dtype)
    name = FORMATS.get(f"{kind.kind}{kind.itemsize}")
    if name is None:
        raise TypeError(f"arrays have no format for {kind}: they have {', '.join(FORMATS.values())}")
    return getattr(array_format, name)  # type: ignore[no-any-return]


def matrix_to_array(matrix: Any, order: str, allow_double_hack: bool = False) -> Array:
    """An array of two dimensions with the content of a NumPy matrix in memory order "C" or "F"; float64 as pairs of integers
    with ``allow_double_hack``."""
    letter = _order(order)
    matrix = numpy().asarray(matrix, order=letter)
    if matrix.ndim != 2:
        raise LogicError(f"a matrix of two dimensions is expected, not of {matrix.ndim}")
    if matrix.dtype == numpy().float64 and not allow_double_hack:
        dtype_to_array_format(matrix.dtype)  # which says so
    return _filled(matrix, letter, matrix.shape if letter == "C" else matrix.shape[::-1])


def np_to_array(nparray: Any, order: str, allowSurfaceBind: bool = False) -> Array:
    """An array with the content of a NumPy array of two or three dimensions; complex numbers and float64 are in it as several
    integers. With ``allowSurfaceBind`` kernels may write to it, and two dimensions are one layer."""
    if nparray.ndim not in (2, 3):
        raise LogicError(f"arrays are made of two or three dimensions, not of {nparray.ndim}")
    return _filled(nparray, _order(order), nparray.shape, allowSurfaceBind)


def make_multichannel_2d_array(ndarray: Any, order: str) -> Array:
    """An array of two dimensions with several channels, the last dimension of ``ndarray`` in order "C", the first in "F"."""
    letter = _order(order)
    if ndarray.ndim != 3:
        raise LogicError(f"three dimensions are expected, one of them the channels, not {ndarray.ndim}")
    height, width, channels = ndarray.shape if letter == "C" else ndarray.shape[::-1]
    return _filled(ndarray, letter, (height, width), channels=channels)


def _order(order: str) -> str:
    letter = str(order).upper()
    if letter not in ("C", "F"):
        raise LogicError(f"order is {order!r}, but must be 'C' or 'F'")
    return letter


def _filled(content: Any, order: str, shape: Any, surface: bool = False, channels: int = 1) -> Array:
    """An array of this shape, slowest dimension first, with all bytes of ``content``."""
    from .strided_copies import Memcpy2D, Memcpy3D

    if not content.flags[f"{order}_CONTIGUOUS"]:
        raise LogicError(f"the array is not contiguous in order {order!r}")
    words = WORDS.get(f"{content.dtype.kind}{content.dtype.itemsize}")
    about = ArrayDescriptor3D() if surface or len(shape) == 3 else ArrayDescriptor()
    *slices, height, width = map(int, shape)
    about.width, about.height = width, height
    about.format = array_format.SIGNED_INT32 if words else dtype_to_array_format(content.dtype)
    about.num_channels = (words or 1) * channels
    if isinstance(about, ArrayDescriptor3D):
        about.depth = slices[0] if slices else 1
        if surface:
            about.flags = array3d_flags.SURFACE_LDST | (0 if slices else array3d_flags.LAYERED)
    array = Array(about)
    copy = Memcpy2D() if about.__class__ is ArrayDescriptor else Memcpy3D()
    copy.set_src_host(content)
    copy.set_dst_array(array)
    copy.width_in_bytes = copy.src_pitch = width * channels * content.dtype.itemsize
    copy.height = height
    if isinstance(copy, Memcpy3D):
        copy.src_height, copy.depth = height, slices[0] if slices else 1
    copy()
    return array
