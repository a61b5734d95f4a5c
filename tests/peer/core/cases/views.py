"""``StridedMemoryView`` and its sources, tensor maps, and the decorator of arguments."""

from __future__ import annotations

import ctypes
import weakref
from typing import Any

import numpy
from cuda.core import Device, LegacyPinnedMemoryResource, TensorMapDescriptor, TensorMapDescriptorOptions
from cuda.core.utils import StridedMemoryView, args_viewable_as_strided_memory

MEMBERS = ("device_id", "is_device_accessible", "readonly", "shape", "strides", "dtype", "size", "exporting_obj")
WRONG: Any = (None, 0, "text", 1.5, object(), [], b"bytes", bytearray(8))


class _Interface:
    """An array on the GPU, in the form of other libraries."""

    def __init__(self, **given: Any) -> None:
        self.__cuda_array_interface__ = given


def _described(buffer: Any, **more: Any) -> Any:
    usual = {"data": (int(buffer.handle), False), "shape": (2, 4), "typestr": "<f4", "version": 3, "strides": None}
    return _Interface(**{**usual, **more})


def of_host_arrays(see: Any) -> None:
    for array in (
        numpy.zeros(3),
        numpy.zeros((2, 3), "i4"),
        numpy.zeros((2, 3), "i4").T,
        numpy.zeros((4, 4))[::2, ::2],
        numpy.zeros(()),
        numpy.zeros((0, 3)),
        numpy.zeros(3, "c8"),
        numpy.zeros(3, "?"),
        numpy.zeros(3, "f2"),
        numpy.zeros(3, ">i4"),
        numpy.zeros(3, "i4,i4"),
        numpy.zeros(3, "U1"),
    ):
        for way in ("from_dlpack", "from_any_interface", "from_array_interface", "from_cuda_array_interface"):
            for stream in (-1, None, 0):
                given = () if way == "from_array_interface" else (stream,)
                made = see(lambda way=way, array=array, given=given: getattr(StridedMemoryView, way)(array, *given))
                see.members(made, *MEMBERS)
    frozen = numpy.zeros(3)
    frozen.flags.writeable = False
    for way in ("from_dlpack", "from_any_interface", "from_array_interface"):
        given = () if way == "from_array_interface" else (-1,)
        made = see(lambda way=way, given=given: getattr(StridedMemoryView, way)(frozen, *given))
        see.members(made, *MEMBERS)


def constructor(see: Any) -> None:
    see(StridedMemoryView)
    for given in (numpy.zeros(3), *WRONG):
        made = see(StridedMemoryView, given)
        see.members(made, *MEMBERS)
        made = see(StridedMemoryView, given, -1)
        see.members(made, *MEMBERS)
    see(lambda: StridedMemoryView(obj=numpy.zeros(3), stream_ptr=-1).shape)
    for wrong in WRONG:
        for way in ("from_dlpack", "from_any_interface", "from_array_interface", "from_cuda_array_interface"):
            given = () if way == "from_array_interface" else (-1,)
            see(lambda way=way, wrong=wrong, given=given: getattr(StridedMemoryView, way)(wrong, *given))


def of_interfaces(see: Any, device: Any, stream: Any) -> None:
    buffer = device.allocate(256, stream=stream)
    for more in (
        {},
        {"version": 2},
        {"version": 1},
        {"version": 0},
        {"version": 4},
        {"version": "3"},
        {"strides": (16, 4)},
        {"strides": (4, 8)},
        {"strides": (3, 5)},
        {"data": (int(buffer.handle), True)},
        {"data": None},
        {"data": (0, False), "shape": (0,)},
        {"stream": None},
        {"stream": 1},
        {"stream": 2},
        {"stream": 0},
        {"stream": int(stream.handle)},
        {"typestr": "|u1"},
        {"typestr": ">f4"},
        {"typestr": "wrong"},
        {"typestr": "<f4", "descr": [("", "<f4")]},
        {"shape": ()},
        {"shape": [2, 4]},
        {"mask": None},
        {"mask": 1},
    ):
        for order in (-1, None, int(stream.handle)):
            made = see(StridedMemoryView.from_cuda_array_interface, _described(buffer, **more), order)
            see.members(made, *MEMBERS[:-1])
        see(StridedMemoryView.from_any_interface, _described(buffer, **more), -1)
    missing = _described(buffer)
    del missing.__cuda_array_interface__["typestr"]
    see(StridedMemoryView.from_cuda_array_interface, missing, -1)

    class Failing:
        @property
        def __cuda_array_interface__(self) -> Any:
            raise ValueError("not now")

    see(StridedMemoryView.from_cuda_array_interface, Failing(), -1)
    see(StridedMemoryView.from_any_interface, Failing(), -1)


def of_torch_like(see: Any, device: Any, stream: Any) -> None:
    buffer = device.allocate(256, stream=stream)
    described = _Interface(data=(int(buffer.handle), False), shape=(2, 4), typestr="<f4", version=2, strides=None)
    made = see(StridedMemoryView.from_cuda_array_interface, described, -1)
    see.members(made, *MEMBERS[:-1])
    made = see(StridedMemoryView.from_any_interface, described, int(stream.handle))
    see.members(made, *MEMBERS[:-1])


def of_buffers(see: Any, device: Any, stream: Any) -> None:
    buffer = device.allocate(256, stream=stream)
    f4 = numpy.dtype("f4")
    for given in (
        {"dtype": f4},
        {"itemsize": 4},
        {"dtype": f4, "itemsize": 4},
        {"dtype": f4, "itemsize": 8},
        {},
        {"dtype": f4, "strides": (4, 1)},
        {"dtype": f4, "strides": (1, 8)},
        {"dtype": f4, "strides": (100, 1)},
        {"dtype": f4, "strides": (-4, 1)},
        {"dtype": f4, "strides": (4,)},
        {"dtype": "f4"},
        {"dtype": "float32"},
        {"dtype": 3},
        {"dtype": f4, "is_readonly": True},
        {"itemsize": 0},
        {"itemsize": -1},
        {"itemsize": 3},
    ):
        made = see(lambda given=given: StridedMemoryView.from_buffer(buffer, (8, 4), **given))
        see.members(made, *MEMBERS)
    for shape in ((64,), (65,), (), 8, [8], (-1,), ("8",), (0,), None):
        made = see(lambda shape=shape: StridedMemoryView.from_buffer(buffer, shape, dtype=f4))
        see.members(made, *MEMBERS)
    for wrong in WRONG:
        see(lambda wrong=wrong: StridedMemoryView.from_buffer(wrong, (1,), dtype=f4))
    pinned = LegacyPinnedMemoryResource().allocate(16)
    made = see(lambda: StridedMemoryView.from_buffer(pinned, (4,), dtype=f4))
    see.members(made, *MEMBERS)
    for way in ("from_dlpack", "from_any_interface"):
        for item in (buffer, pinned):
            made = see(lambda way=way, item=item: getattr(StridedMemoryView, way)(item, -1))
            see.members(made, *MEMBERS)
            see(lambda way=way, item=item: getattr(StridedMemoryView, way)(item).shape)


def viewing(see: Any, device: Any, stream: Any) -> None:
    buffer = device.allocate(256, stream=stream)
    made = StridedMemoryView.from_buffer(buffer, (8, 8), dtype=numpy.dtype("f4"))
    see(made.view)
    see(lambda: made.view(dtype=numpy.dtype("i4")).dtype)
    see(lambda: made.view(dtype=numpy.dtype("i8")).dtype)
    see(lambda: made.view(dtype="i4"))
    see(lambda: made.view(3))
    see(lambda: made.view() is made)
    see(lambda: made.layout if hasattr(made, "layout") else None)
    see(lambda: made == made.view())
    reference = see(weakref.ref, buffer)
    del buffer
    see.gone(reference)
    see(lambda: made.exporting_obj)
    other = made.view()
    del made
    see.gone(reference)
    del other
    see.gone(reference)


def exporting(see: Any, device: Any, stream: Any) -> None:
    array = numpy.arange(6, dtype="f4").reshape(2, 3)
    made = StridedMemoryView.from_any_interface(array, -1)
    see(lambda: made.ptr == array.ctypes.data)
    see(made.__dlpack_device__)
    see(lambda: type(made.__dlpack__()).__name__)
    see(lambda: numpy.from_dlpack(made))
    of_device = StridedMemoryView.from_buffer(device.allocate(64, stream=stream), (4,), dtype=numpy.dtype("f4"))
    see(of_device.__dlpack_device__)
    see(lambda: type(of_device.__dlpack__()).__name__)
    buffer = device.allocate(64, stream=stream)
    for given in (None, -1, numpy.int64(1), 1.5, "1", stream.handle, ctypes.c_void_p(1), stream):
        see(lambda given=given: type(buffer.__dlpack__(stream=given)).__name__)
        see(lambda given=given: StridedMemoryView.from_dlpack(of_device, given).shape)
    for given in (None, [2, 0], (1, 0), "20"):
        see(lambda given=given: type(buffer.__dlpack__(dl_device=given)).__name__)
    see(lambda: StridedMemoryView.from_dlpack(of_device, -1).shape)


def array_is_kept(see: Any) -> None:
    class Array(numpy.ndarray):
        pass

    array = numpy.zeros(4).view(Array)
    reference = see(weakref.ref, array)
    made = StridedMemoryView.from_any_interface(array, -1)
    del array
    see.gone(reference)
    see(lambda: type(made.exporting_obj).__name__)
    del made
    see.gone(reference)


def copying(see: Any, device: Any, stream: Any) -> None:
    def made(shape: Any = (4, 4), dtype: str = "f4", strides: Any = None) -> Any:
        return StridedMemoryView.from_buffer(
            device.allocate(256, stream=stream), shape, strides, dtype=numpy.dtype(dtype)
        )

    first, second = made(), made()
    see(first.copy_from, second, stream)
    see(first.copy_from, second, stream=stream)
    see(first.copy_to, second, stream)
    see(first.copy_to, second)
    see(first.copy_from, second)
    see(first.copy_from, made((16,)), stream)
    see(first.copy_from, made((2, 4)), stream)
    see(first.copy_from, made(dtype="f8"), stream)
    see(first.copy_from, made(dtype="i4"), stream)
    see(first.copy_from, made(strides=(1, 4)), stream)
    see(first.copy_to, made((4, 1)), stream)
    for wrong in (*WRONG, numpy.zeros((4, 4), "f4")):
        see(first.copy_from, wrong, stream)
        see(first.copy_to, wrong, stream)
        see(first.copy_from, second, wrong)
        see(first.copy_to, second, wrong)
    for blocking in (True, False, None, 3):
        see(first.copy_from, second, stream, None, blocking)
        see(lambda blocking=blocking: first.copy_to(second, stream, blocking=blocking))
    see(first.copy_from, second, stream, 3)
    see(first.copy_from, second, stream, device.memory_resource)
    host = StridedMemoryView.from_any_interface(numpy.ones((4, 4), "f4"), -1)
    see(first.copy_from, host, stream)
    see(first.copy_to, host, stream)
    see(host.copy_from, host, stream)
    see(first.copy_from, second, stream=device.default_stream)
    readonly = StridedMemoryView.from_buffer(first.exporting_obj, (4, 4), dtype=numpy.dtype("f4"), is_readonly=True)
    see(readonly.copy_from, second, stream)
    see(readonly.copy_to, second, stream)
    see(stream.sync)


@args_viewable_as_strided_memory((0,))
def _looks(array: Any, other: Any = None) -> Any:
    made = array.view(-1)
    return [type(array).__name__, made.shape, str(made.dtype), type(other).__name__]


@args_viewable_as_strided_memory((0, 1))
def _looks_at_both(array: Any, other: Any) -> Any:
    return [type(array).__name__, type(other).__name__, array.has_dlpack, type(array.obj).__name__]


def decorated(see: Any, device: Any) -> None:
    see(_looks, numpy.zeros(3))
    see(_looks, numpy.zeros(3), 1)
    see(_looks, array=numpy.zeros(3))
    see(_looks, 3)
    see(_looks)
    see(_looks_at_both, numpy.zeros(3), numpy.zeros(3))
    see(_looks_at_both, numpy.zeros(3))
    see(lambda: _looks.__name__)
    see(lambda: _looks.__wrapped__.__name__)
    for wrong in (3, "0", None, (5,), ("0",), [0], (-1,)):
        see(
            lambda wrong=wrong: args_viewable_as_strided_memory(wrong)(lambda array: type(array).__name__)(
                numpy.zeros(1)
            )
        )
    see(args_viewable_as_strided_memory)


def tensor_maps(see: Any, device: Any, stream: Any) -> None:
    buffer = device.allocate(1 << 16, stream=stream)
    view = StridedMemoryView.from_buffer(buffer, (64, 64), dtype=numpy.dtype("f4"))
    made = see(lambda: view.as_tensor_map((8, 8)))
    see(lambda: made.device)
    see(repr, made)
    see(TensorMapDescriptor)
    for box in ((8, 8), (8,), (), (0, 8), (8, 512), 8, None, ("8", 8), [8, 8], (8, 8, 8)):
        see(lambda box=box: view.as_tensor_map(box))
        see(lambda box=box: view.as_tensor_map(box_dim=box))
        see(lambda box=box: view.as_tensor_map(options=TensorMapDescriptorOptions(box_dim=box)))
    for given in (
        {"element_strides": (1, 1)},
        {"element_strides": (2, 2)},
        {"element_strides": (1,)},
        {"element_strides": (0, 1)},
        {"element_strides": 1},
        {"data_type": numpy.dtype("f4")},
        {"data_type": numpy.dtype("i4")},
        {"data_type": numpy.dtype("f8")},
        {"data_type": "float32"},
        {"data_type": 3},
        {"interleave": 0},
        {"swizzle": 1},
        {"l2_promotion": "wrong"},
        {"oob_fill": None},
        {"wrong": 1},
    ):
        see(lambda given=given: view.as_tensor_map((8, 8), **given))
        see(lambda given=given: TensorMapDescriptorOptions((8, 8), **given))
        see(lambda given=given: view.as_tensor_map(options={"box_dim": (8, 8), **given}))
    see(lambda: view.as_tensor_map((8, 8), options=TensorMapDescriptorOptions((8, 8))))
    see(view.as_tensor_map)
    see(lambda: view.as_tensor_map(options=3))
    see(lambda: made.replace_address(view))
    other = StridedMemoryView.from_buffer(device.allocate(1 << 16, stream=stream), (64, 64), dtype=numpy.dtype("f4"))
    see(lambda: made.replace_address(other))
    see(lambda: made.replace_address(_described(buffer)))
    for wrong in WRONG:
        see(lambda wrong=wrong: made.replace_address(wrong))
    for shape, dtype in (
        ((64, 63), "f4"),
        ((64,), "u1"),
        ((64, 64), "c8"),
        ((2, 2, 2, 2, 2, 2), "f4"),
        ((64, 64), "f8"),
    ):
        odd = StridedMemoryView.from_buffer(buffer, shape, dtype=numpy.dtype(dtype))
        see(lambda odd=odd: odd.as_tensor_map((2,) * len(odd.shape)))
    host = StridedMemoryView.from_any_interface(numpy.zeros((64, 64), "f4"), -1)
    see(lambda: host.as_tensor_map((8, 8)))
    reference = see(weakref.ref, buffer)
    made = see(view.as_tensor_map, (8, 8))
    del buffer, view, host, odd
    see.gone(reference)
    del made
    see.gone(reference)


def tensor_map_options(see: Any) -> None:
    see(lambda: TensorMapDescriptorOptions((8, 8)))
    see.members(
        TensorMapDescriptorOptions((8, 8)),
        "box_dim",
        "element_strides",
        "data_type",
        "interleave",
        "swizzle",
        "l2_promotion",
        "oob_fill",
    )
    see(TensorMapDescriptorOptions)
    see(repr, TensorMapDescriptorOptions((8, 8)))
    see(hash, TensorMapDescriptorOptions((8, 8)))


def in_a_worker(see: Any) -> None:
    see.worker(_view)


def _view() -> Any:
    return [StridedMemoryView.from_any_interface(numpy.zeros(3), -1).shape, Device(0).device_id]
