"""A consumer of tensors as it would be in C: the functions of a class's exchange API, called without the package's help. The layouts are
those of DLPack 1.3."""

from __future__ import annotations

import ctypes
from ctypes import CFUNCTYPE, POINTER, PYFUNCTYPE, Structure, byref, c_char_p, c_int, c_void_p, py_object
from ctypes import c_int32 as int32
from ctypes import c_int64 as int64
from ctypes import c_uint8 as uint8
from ctypes import c_uint16 as uint16
from ctypes import c_uint32 as uint32
from ctypes import c_uint64 as uint64
from typing import Any

NAME = b"dlpack_exchange_api"
FLOAT = (2, 32, 1)
HOST = (1, 0)


class Tensor(Structure):
    _fields_ = [
        ("data", c_void_p),
        ("device", int32 * 2),
        ("ndim", int32),
        ("code", uint8),
        ("bits", uint8),
        ("lanes", uint16),
        ("shape", POINTER(int64)),
        ("strides", POINTER(int64)),
        ("byte_offset", uint64),
    ]

    def facts(self) -> tuple[Any, ...]:
        """The address, the device, the type, the shape and the strides."""
        lists = [tuple(numbers[axis] for axis in range(self.ndim)) for numbers in (self.shape, self.strides)]
        return ((self.data or 0) + self.byte_offset, tuple(self.device), (self.code, self.bits, self.lanes), *lists)


DELETER = CFUNCTYPE(None, c_void_p)
"""Called without the GIL."""


class Managed(Structure):
    _fields_ = [
        ("version", uint32 * 2),
        ("context", c_void_p),
        ("deleter", c_void_p),
        ("flags", uint64),
        ("tensor", Tensor),
    ]

    def delete(self) -> None:
        DELETER(self.deleter)(ctypes.addressof(self))


class API(Structure):
    _fields_ = [
        ("version", uint32 * 2),
        ("previous", c_void_p),
        ("allocate", c_void_p),
        ("export", c_void_p),
        ("take", c_void_p),
        ("tell", c_void_p),
        ("stream", c_void_p),
    ]


SET_ERROR = CFUNCTYPE(None, c_void_p, c_char_p, c_char_p)


def received(out: c_void_p) -> Any:
    """The object whose reference C got."""
    made = py_object.from_buffer(out).value
    ctypes.pythonapi.Py_DecRef(py_object(made))
    return made


class Consumer:
    """The functions of a class. Python raises the exceptions that they leave."""

    def __init__(self, cls: Any) -> None:
        pointer = PYFUNCTYPE(c_void_p, py_object, c_char_p)(("PyCapsule_GetPointer", ctypes.pythonapi))
        self.api = API.from_address(pointer(cls.__dlpack_c_exchange_api__, NAME))
        self.functions = {
            name: PYFUNCTYPE(c_int, c_void_p, c_void_p)(getattr(self.api, name)) for name in ("export", "take", "tell")
        }
        self._stream = PYFUNCTYPE(c_int, int32, int32, c_void_p)(self.api.stream)
        self._allocate = CFUNCTYPE(c_int, POINTER(Tensor), c_void_p, c_void_p, SET_ERROR)(self.api.allocate)

    def call(self, name: str, first: Any, out: Any) -> None:
        """Call a function with two pointers."""
        if self.functions[name](first, out):
            raise SystemError("C got -1 without an exception")

    def tell(self, view: Any) -> Tensor:
        """What C knows of a tensor as long as it holds ``view``."""
        tensor = Tensor()
        self.call("tell", id(view), byref(tensor))
        return tensor

    def export(self, view: Any) -> Managed:
        """A tensor that C owns until it deletes it."""
        out = c_void_p(1)
        try:
            self.call("export", id(view), byref(out))
        except BaseException:
            assert out.value is None, "C has no address after a failure"
            raise
        return Managed.from_address(out.value or 0)

    def take(self, tensor: Managed) -> Any:
        """The view of a tensor, which belongs to it from now on."""
        out = c_void_p(1)
        try:
            self.call("take", ctypes.addressof(tensor), byref(out))
        except BaseException:
            assert out.value is None, "C has no address after a failure"
            raise
        return received(out)

    def stream(self, kind: int, number: int) -> Any:
        """The stream of a device."""
        out = c_void_p(1)
        if self._stream(kind, number, byref(out)):
            raise SystemError("C got -1 without an exception")
        return out.value

    def allocate(self, with_pointers: bool = True) -> list[Any]:
        """What the allocator says to a request without the GIL."""
        out, told = c_void_p(1), list[Any]()
        prototype = Tensor(None, HOST, 1, *FLOAT, (int64 * 1)(4))
        set_error = SET_ERROR(lambda context, kind, text: told.append((context, kind)))
        given = (byref(prototype), byref(out), 7, set_error) if with_pointers else (None, None, None, SET_ERROR())
        return [self._allocate(*given), out.value, *told]


class Foreign:
    """A tensor of another library: 12 numbers, and the times that it was deleted."""

    def __init__(
        self,
        shape: tuple[int, ...] = (2, 3),
        strides: tuple[int, ...] | None = (3, 1),
        *,
        kind: tuple[int, int, int] = FLOAT,
        device: tuple[int, int] = HOST,
        offset: int = 0,
        flags: int = 0,
        version: tuple[int, int] = (1, 3),
        deletes: bool = True,
    ) -> None:
        self.memory, self.deleted = (ctypes.c_float * 12)(*range(12)), 0
        self.lists = [(int64 * 8)(*numbers) if numbers is not None else None for numbers in (shape, strides)]
        self.deleter = DELETER(self._delete)
        deleter = ctypes.cast(self.deleter, c_void_p) if deletes else None
        address = ctypes.addressof(self.memory)
        tensor = Tensor(address, device, len(shape), *kind, *self.lists, offset)
        self.managed = Managed(version, None, deleter, flags, tensor)

    def _delete(self, address: int) -> None:
        assert address == ctypes.addressof(self.managed)
        self.deleted += 1
