"""CUDA arrays, and their creation from NumPy arrays."""

from __future__ import annotations

import ctypes

from ._driver import as_int, cuda, late
from .context import InContext, needed
from .enumerations import array3d_flags, array_format
from .errors import LogicError
from .host_memory import numpy

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
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
"""Types stored as several 32-bit integers, which kernels put together."""


class ArrayDescriptor:
    """The shape and element type of an :class:`Array`. All attributes are 0 at first.

    Attributes
    ----------
    width, height : int
        The extents in elements; height 0 for one dimension.
    format : int
        The type of a channel, one of ``array_format``.
    num_channels : int
        Channels per element: 1, 2 or 4.
    """

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
    """An :class:`ArrayDescriptor` for three dimensions, layers and cube maps.

    Attributes
    ----------
    depth : int
        The extent in slices or layers; 0 for two dimensions.
    flags : int
        Of ``array3d_flags``.
    """

    __slots__ = ("depth", "flags")
    depth: int
    flags: int
    _struct = "CUDA_ARRAY3D_DESCRIPTOR"


class Array(InContext):
    """A CUDA array of the current context. C: cuArrayCreate, cuArray3DCreate.

    It is destroyed by :meth:`free`, or with the last reference to it.

    Parameters
    ----------
    descriptor : ArrayDescriptor or ArrayDescriptor3D
        The shape and element type.

    Raises
    ------
    TypeError
        It is not a descriptor, or one of its values is not an int.
    LogicError
        No context is current, or the driver refuses the descriptor.
    MemoryError
        The device has too little free memory.
    """

    __slots__ = ()
    _destroyed_by = "cuArrayDestroy"

    def __init__(self, descriptor: ArrayDescriptor) -> None:
        if not isinstance(descriptor, ArrayDescriptor):
            raise TypeError(
                f"descriptor: an ArrayDescriptor or ArrayDescriptor3D is expected, got {type(descriptor).__name__}"
            )
        context = needed()
        name = "cuArray3DCreate" if isinstance(descriptor, ArrayDescriptor3D) else "cuArrayCreate"
        cell = ctypes.c_void_p()
        self._make(context, cell, name, ctypes.byref(cell), ctypes.byref(descriptor._c()))

    @staticmethod
    def _destroyer() -> Any:
        return destroy_array

    @property
    def handle(self) -> int:
        """The address of the CUarray, an int. Raises LogicError once freed."""
        return self._open()

    def free(self) -> None:
        """Destroy the array. Freeing it again does nothing. C: cuArrayDestroy."""
        self._free()

    def get_descriptor(self) -> ArrayDescriptor:
        """The shape and element type, without depth and flags. C: cuArrayGetDescriptor.

        Returns
        -------
        ArrayDescriptor

        Raises
        ------
        LogicError
            The array was freed.
        """
        return ArrayDescriptor._of(cuda.cuArrayGetDescriptor(self._open()))  # type: ignore[no-any-return]

    def get_descriptor_3d(self) -> ArrayDescriptor3D:
        """The shape and element type, with depth and flags. C: cuArray3DGetDescriptor.

        Returns
        -------
        ArrayDescriptor3D

        Raises
        ------
        LogicError
            The array was freed.
        """
        return ArrayDescriptor3D._of(cuda.cuArray3DGetDescriptor(self._open()))  # type: ignore[no-any-return]

    def __repr__(self) -> str:
        return f"<Array {self._number:#x}{'' if self._owned else ', freed'}>"


def dtype_to_array_format(dtype: Any) -> int:
    """The format of array elements of a NumPy dtype.

    Parameters
    ----------
    dtype : dtype or str
        Integers of 8, 16 or 32 bits, float16 or float32.

    Returns
    -------
    int
        The member of ``array_format``.

    Raises
    ------
    TypeError
        CUDA arrays have no format for it.
    """
    kind = numpy().dtype(dtype)
    name = FORMATS.get(kind.str.lstrip("<|"))  # none for numbers with their bytes in the other order
    if name is None:
        raise TypeError(f"CUDA arrays have no format for {kind}, only {', '.join(FORMATS.values())}")
    return getattr(array_format, name)  # type: ignore[no-any-return]


def matrix_to_array(matrix: Any, order: str, allow_double_hack: bool = False) -> Array:
    """A new two-dimensional array with the content of a matrix. C: cuArrayCreate, cuMemcpy2D.

    Parameters
    ----------
    matrix : numpy.ndarray
        Two dimensions; complex64 and complex128 become several 32-bit channels.
    order : str
        The memory order: "C" or "F"; other matrices are copied into it first.
    allow_double_hack : bool
        Accept float64, as two channels of 32-bit integers; kernels put the halves together.

    Returns
    -------
    Array

    Raises
    ------
    LogicError
        The matrix does not have two dimensions, or ``order`` is neither "C" nor "F".
    TypeError
        CUDA arrays have no format for its dtype.
    """
    letter = _order(order)
    matrix = numpy().asarray(matrix, order=letter)
    if matrix.ndim != 2:
        raise LogicError(f"a matrix of two dimensions is expected, got {matrix.ndim}")
    if matrix.dtype == numpy().float64 and not allow_double_hack:
        dtype_to_array_format(matrix.dtype)  # raises TypeError
    return _filled(matrix, letter, matrix.shape if letter == "C" else matrix.shape[::-1])


def np_to_array(nparray: Any, order: str, allowSurfaceBind: bool = False) -> Array:
    """A new array with the content of a NumPy array. C: cuArrayCreate, cuMemcpy2D; cuArray3DCreate, cuMemcpy3D.

    Parameters
    ----------
    nparray : numpy.ndarray
        Two or three dimensions, contiguous; 64-bit floats and complex numbers become several 32-bit channels.
    order : str
        The memory order of ``nparray``: "C" or "F".
    allowSurfaceBind : bool
        Let kernels write to the array through surfaces; two dimensions become one layer.

    Returns
    -------
    Array

    Raises
    ------
    LogicError
        The array does not have two or three dimensions, or is not contiguous in the order.
    TypeError
        CUDA arrays have no format for its dtype.
    """
    if nparray.ndim not in (2, 3):
        raise LogicError(f"an array of two or three dimensions is expected, got {nparray.ndim}")
    return _filled(nparray, _order(order), nparray.shape, allowSurfaceBind)


def gpuarray_to_array(gpuarray: Any, order: str, allowSurfaceBind: bool = False) -> Array:
    """A new array with the content of an array on the device. C: cuArray3DCreate, cuMemcpy3D, cuArrayCreate, cuMemcpy2D.

    Parameters
    ----------
    gpuarray : GPUArray
        Two or three dimensions.
    order : str
        The memory order of ``gpuarray``: "C" or "F".
    allowSurfaceBind : bool
        Let kernels write to the array.

    Returns
    -------
    Array

    Raises
    ------
    LogicError
        The array does not have two or three dimensions, or is not contiguous in the order.
    TypeError
        CUDA arrays have no format for its dtype.
    """
    if gpuarray.ndim not in (2, 3):
        raise LogicError(f"arrays are made of two or three dimensions, not of {gpuarray.ndim}")
    contiguous = {"C": gpuarray.flags.c_contiguous, "F": gpuarray.flags.f_contiguous}
    if not contiguous[_order(order)]:
        raise LogicError(f"the array is not contiguous in order {order!r}")
    return _from("device", gpuarray, gpuarray.shape, allowSurfaceBind)


def make_multichannel_2d_array(ndarray: Any, order: str) -> Array:
    """A new two-dimensional array with several channels per element. C: cuArrayCreate, cuMemcpy2D.

    Parameters
    ----------
    ndarray : numpy.ndarray
        Three dimensions, contiguous: (height, width, channels) in order "C", (channels, width, height) in order "F".
    order : str
        The memory order of ``ndarray``: "C" or "F".

    Returns
    -------
    Array

    Raises
    ------
    LogicError
        The array does not have three dimensions, or is not contiguous in the order.
    TypeError
        CUDA arrays have no format for its dtype.
    """
    letter = _order(order)
    if ndarray.ndim != 3:
        raise LogicError(f"an array of three dimensions is expected, one for the channels, got {ndarray.ndim}")
    height, width, channels = ndarray.shape if letter == "C" else ndarray.shape[::-1]
    return _filled(ndarray, letter, (height, width), channels=channels)


def _order(order: str) -> str:
    letter = str(order).upper()
    if letter not in ("C", "F"):
        raise LogicError(f"order is {order!r}, but must be 'C' or 'F'")
    return letter


def _filled(content: Any, order: str, shape: Any, surface: bool = False, channels: int = 1) -> Array:
    """A new array with the bytes of ``content``. ``shape`` is its shape in elements, slowest dimension first."""
    if not content.flags[f"{order}_CONTIGUOUS"]:
        raise LogicError(f"the array is not contiguous in order {order!r}")
    return _from("host", content, shape, surface, channels)


def _from(side: str, content: Any, shape: Any, surface: bool, channels: int = 1) -> Array:
    from .strided_copies import Memcpy2D, Memcpy3D

    words = WORDS.get(content.dtype.str.lstrip("<"))
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
    getattr(copy, f"set_src_{side}")(content)
    copy.set_dst_array(array)
    copy.width_in_bytes = copy.src_pitch = width * channels * content.dtype.itemsize
    copy.height = height
    if isinstance(copy, Memcpy3D):
        copy.src_height, copy.depth = height, slices[0] if slices else 1
    copy()
    return array
