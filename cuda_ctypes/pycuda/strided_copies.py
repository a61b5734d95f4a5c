"""Copies of rows and slices between host memory, device memory and arrays."""

from __future__ import annotations

from ._driver import as_int, cuda
from .array import Array
from .context import InContext
from .copies import memory_of
from .device_memory import DeviceAllocation, address_of
from .errors import LogicError
from .stream import stream_number

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any


def of_device(value: Any) -> tuple[Any, int | None, Any]:
    """The owner of device memory, its size in bytes if known, and nothing else to keep alive."""
    return value, value._size if isinstance(value, DeviceAllocation) else None, None


def place_of(buffer: Any, writable: bool, with_gaps: bool) -> tuple[int, int | None, Any]:
    """The address of a buffer's first element, its size in bytes, and the object to keep alive. With gaps, what a copy
    reaches depends on the memory around it: then the size is not known.
    """
    try:
        return memory_of(buffer, "buffer", writable=writable)
    except BufferError:
        about = getattr(buffer, "__array_interface__", None)
        if with_gaps and about is not None and about.get("strides") and not (writable and about["data"][1]):
            return about["data"][0], None, buffer
        view = None if about else memoryview(buffer)
        if not with_gaps or view is None or view.contiguous or view.ndim > 1:
            raise
        address, _, keep = memory_of(view[:1], "buffer", writable=writable)
        return address, None, keep


class Field:
    """An integer member of the copy's struct."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, copy: Any, owner: Any = None) -> Any:
        return self if copy is None else int(getattr(copy._struct, self._name))

    def __set__(self, copy: Any, value: Any) -> None:
        setattr(copy._struct, self._name, as_int(value, self._name))


class MemoryType(Field):
    def __get__(self, copy: Any, owner: Any = None) -> Any:
        from .enumerations import memory_type

        return self if copy is None else memory_type(getattr(copy._struct, self._name))


class DevicePointer(Field):
    def __set__(self, copy: Any, value: Any) -> None:
        setattr(copy._struct, self._name, address_of(value, self._name))
        copy._keep[self._name[:3]] = of_device(value)


class Memcpy2D:
    """A copy of rows, described by attributes and by one ``set_src_`` and one ``set_dst_`` method. Calling it copies.

    Attributes
    ----------
    width_in_bytes, height : int
        Bytes per row, and rows.
    src_x_in_bytes, dst_x_in_bytes : int
        Where the rows begin, in bytes.
    src_y, dst_y : int
        The first row.
    src_pitch, dst_pitch : int
        Bytes from one row to the next; not used for arrays.
    src_device, dst_device : int
        Addresses of device memory; :meth:`set_src_device` sets the memory type too.
    src_memory_type, dst_memory_type : int
        Of ``memory_type``.
    """

    __slots__ = ("_struct", "_keep")
    _function = "cuMemcpy2D"
    _name = "CUDA_MEMCPY2D"

    src_x_in_bytes, dst_x_in_bytes = Field("srcXInBytes"), Field("dstXInBytes")
    src_y, dst_y = Field("srcY"), Field("dstY")
    src_pitch, dst_pitch = Field("srcPitch"), Field("dstPitch")
    src_device, dst_device = DevicePointer("srcDevice"), DevicePointer("dstDevice")
    src_memory_type, dst_memory_type = MemoryType("srcMemoryType"), MemoryType("dstMemoryType")
    width_in_bytes, height = Field("WidthInBytes"), Field("Height")

    def __init__(self) -> None:
        self._struct = getattr(cuda, self._name)()
        self._keep: dict[str, tuple[Any, int | None, Any]] = {}
        """By side: the owner of the address in the struct, its size in bytes if known, the object to keep alive."""

    def _place(self, side: str, kind: str, member: str, value: Any, keep: tuple[Any, int | None, Any]) -> None:
        setattr(self._struct, f"{side}MemoryType", getattr(cuda.CUmemorytype, f"CU_MEMORYTYPE_{kind}"))
        setattr(self._struct, side + member, value)
        self._keep[side] = keep

    def _place_host(self, side: str, kind: str, member: str, buffer: Any) -> None:
        address, size, keep = place_of(buffer, side == "dst", kind == "HOST")
        self._place(side, kind, member, address, (buffer, size, keep))

    def set_src_host(self, buffer: Any) -> None:
        """Copy from a buffer, beginning at its first element.

        Parameters
        ----------
        buffer : array or buffer
            Memory of the host. It may have gaps: only the pitch says where rows are.

        Raises
        ------
        TypeError
            It has no memory.
        BufferError
            It has gaps and several axes, but no ``__array_interface__``.
        """
        self._place_host("src", "HOST", "Host", buffer)

    def set_dst_host(self, buffer: Any) -> None:
        """Copy into a buffer, beginning at its first element.

        Parameters
        ----------
        buffer : array or buffer
            Writable memory of the host. It may have gaps: only the pitch says where rows are.

        Raises
        ------
        TypeError
            It has no memory.
        BufferError
            It is read-only, or has gaps and several axes, but no ``__array_interface__``.
        """
        self._place_host("dst", "HOST", "Host", buffer)

    def set_src_device(self, devptr: Any) -> None:
        """Copy from device memory.

        Parameters
        ----------
        devptr : DeviceAllocation, int or array
            Device memory.

        Raises
        ------
        TypeError
            It is not device memory.
        LogicError
            It was freed.
        """
        self._place("src", "DEVICE", "Device", address_of(devptr, "devptr"), of_device(devptr))

    def set_dst_device(self, devptr: Any) -> None:
        """Copy into device memory.

        Parameters
        ----------
        devptr : DeviceAllocation, int or array
            Device memory.

        Raises
        ------
        TypeError
            It is not device memory.
        LogicError
            It was freed.
        """
        self._place("dst", "DEVICE", "Device", address_of(devptr, "devptr"), of_device(devptr))

    def set_src_array(self, array: Array) -> None:
        """Copy from a CUDA array.

        Parameters
        ----------
        array : Array
            The array.

        Raises
        ------
        TypeError
            It is not an Array.
        LogicError
            It was freed.
        """
        self._place("src", "ARRAY", "Array", _handle(array), (array, None, None))

    def set_dst_array(self, array: Array) -> None:
        """Copy into a CUDA array.

        Parameters
        ----------
        array : Array
            The array.

        Raises
        ------
        TypeError
            It is not an Array.
        LogicError
            It was freed.
        """
        self._place("dst", "ARRAY", "Array", _handle(array), (array, None, None))

    def set_src_unified(self, buffer: Any) -> None:
        """Copy from memory with one address for host and device.

        Parameters
        ----------
        buffer : array or buffer
            Contiguous page-locked or managed memory.

        Raises
        ------
        TypeError
            It has no memory.
        BufferError
            It is not contiguous.
        """
        self._place_host("src", "UNIFIED", "Device", buffer)

    def set_dst_unified(self, buffer: Any) -> None:
        """Copy into memory with one address for host and device.

        Parameters
        ----------
        buffer : array or buffer
            Contiguous, writable page-locked or managed memory.

        Raises
        ------
        TypeError
            It has no memory.
        BufferError
            It is read-only or not contiguous.
        """
        self._place_host("dst", "UNIFIED", "Device", buffer)

    def _check(self) -> None:
        """Raise LogicError for a side that was freed or is too small: the driver would not notice."""
        for side, (owner, size, _) in self._keep.items():
            if isinstance(owner, InContext):
                owner._open()
            needed = self._reach(side)
            if size is not None and needed > size:
                raise LogicError(f"{side} has {size} bytes, but its offset, pitch and height need {needed}")

    def _reach(self, side: str) -> int:
        """The bytes that a side must have."""
        about = self._struct
        x, y, z, pitch, rows = (
            getattr(about, side + name, 0) for name in ("XInBytes", "Y", "Z", "Pitch", "Height")
        )  # two dimensions have no Z and no srcHeight
        width, height, depth = about.WidthInBytes, about.Height, getattr(about, "Depth", 1)
        if not (width and height and depth):
            return 0
        return int(((z + depth - 1) * rows + y + height - 1) * pitch + x + width)

    def __call__(self, stream: Any = None, aligned: bool = True) -> None:
        """Copy, and wait for it if no stream is given. C: cuMemcpy2D, cuMemcpy2DUnaligned; cuMemcpy2DAsync in a stream.

        Parameters
        ----------
        stream : Stream or bool, optional
            The stream to copy in; a bool stands for ``aligned``.
        aligned : bool
            False accepts pitches that cuMemAllocPitch does not make; only without a stream.

        Raises
        ------
        LogicError
            A side was freed or is too small, or the driver refuses.
        """
        if isinstance(stream, bool):
            stream, aligned = None, stream
        self._check()
        if stream is None:
            getattr(cuda, self._function if aligned else f"{self._function}Unaligned")(self._struct)
        else:
            getattr(cuda, f"{self._function}Async")(self._struct, stream_number(stream))


class Memcpy3D(Memcpy2D):
    """A copy of slices of rows: a :class:`Memcpy2D` with more attributes.

    Attributes
    ----------
    depth : int
        Slices; 1 at first.
    src_z, dst_z : int
        The first slice.
    src_height, dst_height : int
        Rows from one slice to the next; not used for arrays.
    src_lod, dst_lod : int
        Must be 0.
    """

    __slots__ = ()
    _function = "cuMemcpy3D"
    _name = "CUDA_MEMCPY3D"

    src_z, dst_z = Field("srcZ"), Field("dstZ")
    src_lod, dst_lod = Field("srcLOD"), Field("dstLOD")
    src_height, dst_height = Field("srcHeight"), Field("dstHeight")
    depth = Field("Depth")

    def __init__(self) -> None:
        super().__init__()
        self.depth = 1

    def __call__(self, stream: Any = None) -> None:  # type: ignore[override]
        """Copy, and wait for it if no stream is given. C: cuMemcpy3D; cuMemcpy3DAsync in a stream.

        Parameters
        ----------
        stream : Stream, optional
            The stream to copy in.

        Raises
        ------
        LogicError
            A side was freed or is too small, or the driver refuses.
        """
        super().__call__(stream)


def _handle(array: Any) -> int:
    if not isinstance(array, Array):
        raise TypeError(f"array: an Array is expected, got {type(array).__name__}")
    return array._open()


def _copy_row(size: int, source: str, src: Any, begin: int, target: str, dest: Any, to: int) -> None:
    """Copy ``size`` bytes between two places, each of a kind known to :class:`Memcpy2D`, from ``begin`` to ``to``."""
    copy = Memcpy2D()
    copy.width_in_bytes = copy.src_pitch = copy.dst_pitch = size
    copy.height = 1
    getattr(copy, f"set_src_{source}")(src)
    getattr(copy, f"set_dst_{target}")(dest)
    copy.src_x_in_bytes, copy.dst_x_in_bytes = begin, to
    copy()


def memcpy_htoa(ary: Array, index: int, src: Any) -> None:
    """Copy a buffer into the first row of an array. C: cuMemcpy2D.

    Parameters
    ----------
    ary : Array
        The target.
    index : int
        Where the copy begins in the row, in bytes.
    src : array or buffer
        Contiguous memory of the host; all of its bytes are copied.

    Raises
    ------
    TypeError
        An argument is of another type.
    LogicError
        The array was freed, or the row is too short.
    """
    _copy_row(memory_of(src, "src", writable=False)[1], "host", src, 0, "array", ary, index)


def memcpy_atoh(dest: Any, ary: Array, index: int) -> None:
    """Copy from the first row of an array into a buffer. C: cuMemcpy2D.

    Parameters
    ----------
    dest : array or buffer
        Contiguous, writable memory of the host; its size is the number of bytes that are copied.
    ary : Array
        The source.
    index : int
        Where the copy begins in the row, in bytes.

    Raises
    ------
    TypeError
        An argument is of another type.
    LogicError
        The array was freed, or the row is too short.
    """
    _copy_row(memory_of(dest, "dest", writable=True)[1], "array", ary, index, "host", dest, 0)


def memcpy_dtoa(ary: Array, index: int, src: Any, len: int) -> None:
    """Copy from device memory into the first row of an array. C: cuMemcpy2D.

    Parameters
    ----------
    ary : Array
        The target.
    index : int
        Where the copy begins in the row, in bytes.
    src : DeviceAllocation, int or array
        Device memory.
    len : int
        Bytes.

    Raises
    ------
    TypeError
        An argument is of another type.
    LogicError
        One of them was freed or is too small.
    OverflowError
        A number is out of range.
    """
    _copy_row(len, "device", src, 0, "array", ary, index)


def memcpy_atod(dest: Any, ary: Array, index: int, len: int) -> None:
    """Copy from the first row of an array to device memory. C: cuMemcpy2D.

    Parameters
    ----------
    dest : DeviceAllocation, int or array
        Device memory.
    ary : Array
        The source.
    index : int
        Where the copy begins in the row, in bytes.
    len : int
        Bytes.

    Raises
    ------
    TypeError
        An argument is of another type.
    LogicError
        One of them was freed or is too small.
    OverflowError
        A number is out of range.
    """
    _copy_row(len, "array", ary, index, "device", dest, 0)


def memcpy_atoa(dest: Array, dest_index: int, src: Array, src_index: int, len: int) -> None:
    """Copy from the first row of an array into that of another one. C: cuMemcpy2D.

    Parameters
    ----------
    dest : Array
        The target.
    dest_index : int
        Where the copy begins in its row, in bytes.
    src : Array
        The source.
    src_index : int
        Where the copy begins in its row, in bytes.
    len : int
        Bytes.

    Raises
    ------
    TypeError
        An argument is of another type.
    LogicError
        One of them was freed, or its row is too short.
    OverflowError
        A number is out of range.
    """
    _copy_row(len, "array", src, src_index, "array", dest, dest_index)
