"""Tensor maps: valid arrays, the driver's arguments, and the map in a kernel."""

from __future__ import annotations

import copy
import ctypes
import pickle
from typing import Any, Callable

import pytest


@pytest.fixture
def maps(package: Callable[[str], Any], device: Any, on_standin: bool) -> Any:
    if not on_standin and device.compute_capability < (9, 0):
        pytest.skip("the GPU has no tensor memory accelerator")
    return package("core.arrays.tensor_map")


@pytest.fixture
def views(package: Callable[[str], Any]) -> Any:
    return package("core.utils").StridedMemoryView


@pytest.fixture
def buffer(device: Any, stream: Any) -> Any:
    return device.allocate(1 << 16, stream=stream)


@pytest.fixture
def view(views: Any, buffer: Any, maps: Any) -> Any:
    return views.from_buffer(buffer, (64, 32), dtype="f4")


def encoded(core: Any, package: Callable[[str], Any], kind: int, view: Any, extents: Any, strides: Any, box: Any, steps: Any, *modes: int) -> bytes:  # fmt: skip
    """The 128 bytes that the driver encodes for these arguments."""
    driver = package("core._driver").driver
    return bytes(driver.cuTensorMapEncodeTiled(kind, len(extents), view.ptr, extents, strides, box, steps, *modes))


def test_a_tiled_map(core: Any, package: Callable[[str], Any], maps: Any, view: Any) -> None:
    made = view.as_tensor_map((16, 8))
    assert repr(made) == "TensorMapDescriptor(tiled, rank=2, dtype=FLOAT32, swizzle=NONE)"
    assert made.device == core.Device(0) and isinstance(made, core.TensorMapDescriptor)
    expected = encoded(core, package, 7, view, [32, 64], [128], [8, 16], [1, 1], 0, 0, 0, 0)
    assert made._kernel_argument() == expected, "the driver got other arguments"


def test_every_option_reaches_the_driver(core: Any, package: Callable[[str], Any], maps: Any, view: Any) -> None:
    more = {
        "element_strides": (1, 2),
        "data_type": maps.TensorMapDataType.TFLOAT32,
        "swizzle": maps.TensorMapSwizzle.SWIZZLE_64B,
        "l2_promotion": maps.TensorMapL2Promotion.L2_128B,
        "oob_fill": maps.TensorMapOOBFill.NAN_REQUEST_ZERO_FMA,
    }
    expected = encoded(core, package, 11, view, [32, 64], [128], [16, 8], [2, 1], 0, 2, 2, 1)
    single = view.as_tensor_map((8, 16), **more)
    bundled = view.as_tensor_map(options=core.TensorMapDescriptorOptions((8, 16), **more))
    as_dict = view.as_tensor_map(options={"box_dim": [8, 16], **more})
    for made in (single, bundled, as_dict):
        assert made._kernel_argument() == expected
        assert "dtype=TFLOAT32, swizzle=SWIZZLE_64B" in repr(made)


def test_its_memory_is_aligned_as_the_driver_wants(maps: Any, view: Any) -> None:
    for _ in range(20):
        made = view.as_tensor_map((16, 16))
        assert ctypes.addressof(made._map) % 64 == 0 and len(made._kernel_argument()) == 128


@pytest.mark.parametrize("rank", range(1, 6))
def test_arrays_of_one_to_five_axes(views: Any, buffer: Any, maps: Any, rank: int) -> None:
    shape = (2,) * (rank - 1) + (16,)
    made = views.from_buffer(buffer, shape, dtype="f4").as_tensor_map((1,) * (rank - 1) + (16,))
    assert f"rank={rank}" in repr(made)


@pytest.mark.parametrize(
    "name",
    ["uint8", "uint16", "uint32", "int32", "uint64", "int64", "float16", "float32", "float64", "bfloat16"],
)
def test_types_of_elements(views: Any, buffer: Any, maps: Any, name: str) -> None:
    made = views.from_buffer(buffer, (16, 16), dtype=name).as_tensor_map((16, 16))
    assert f"dtype={name.upper()}" in repr(made)


@pytest.mark.parametrize(
    ("about", "message"),
    [
        ({"dtype": "int8"}, "no type for int8"),
        ({"dtype": "complex64"}, "no type for complex64"),
        ({"itemsize": 4}, "data_type is needed"),
        ({"dtype": "f4", "shape": ()}, "from 1 to 5 axes are possible, got 0"),
        ({"dtype": "f4", "shape": (1,) * 6}, "from 1 to 5 axes are possible, got 6"),
        ({"dtype": "f4", "strides": (64, 2)}, "last axis must have the stride 1"),
    ],
)
def test_arrays_that_have_no_map(views: Any, buffer: Any, maps: Any, about: dict[str, Any], message: str) -> None:
    about = {"shape": (16, 16), **about}
    view = views.from_buffer(buffer, about.pop("shape"), about.pop("strides", None), **about)
    with pytest.raises(ValueError, match=message):
        view.as_tensor_map((16,) * len(view.shape))


def test_where_the_memory_is(core: Any, views: Any, maps: Any, view: Any) -> None:
    with pytest.raises(ValueError, match="must be a multiple of 16"):
        view.view(view._layout[:, 1:]).as_tensor_map((16, 16))
    view.view(view._layout[:, 4:]).as_tensor_map((16, 16))
    host = (ctypes.c_float * 64)()
    plain = core.Buffer.from_handle(ctypes.addressof(host), 256, owner=host)
    with pytest.raises(ValueError, match="no device can use the memory"):
        views.from_buffer(plain, (8, 8), dtype="f4").as_tensor_map((8, 8))
    view.exporting_obj.close()
    with pytest.raises(RuntimeError, match="closed"):
        view.as_tensor_map((16, 16))


@pytest.mark.parametrize(
    ("arguments", "more", "kind", "message"),
    [
        ((), {}, TypeError, "box_dim is needed"),
        ((16,), {}, TypeError, "box_dim: a sequence of ints"),
        (((16,),), {}, ValueError, "box_dim: 2 numbers are expected for 2 axes"),
        (((16, 0),), {}, ValueError, r"box_dim\[1\] is \d+, but must be from 1 to 256"),
        (((16, 257),), {}, ValueError, r"box_dim\[1\] is \d+, but must be from 1 to 256"),
        (((16, 1.5),), {}, TypeError, r"box_dim\[1\]: an int is expected, got float"),
        (((16, 16),), {"element_strides": (1,)}, ValueError, "element_strides: 2 numbers are expected for 2 axes"),
        (((16, 16),), {"swizzle": 1}, TypeError, "swizzle: a TensorMapSwizzle is expected"),
        (((16, 16),), {"data_type": 7}, TypeError, "data_type: a TensorMapDataType or a dtype"),
        (((16, 16),), {"data_type": "float16"}, ValueError, "have 4 bytes, FLOAT16 has 2"),
        (((16, 16),), {"options": {"box_dim": (16, 16)}}, TypeError, "exclude each other"),
        ((), {"options": {"box_dim": (16, 16)}, "element_strides": ()}, TypeError, "exclude each other"),
        ((), {"options": {"box": (16, 16)}}, TypeError, "no field 'box'; did you mean 'box_dim'"),
        ((), {"options": 5}, TypeError, "options of the tensor map"),
    ],
)
def test_options_that_cannot_be(view: Any, arguments: Any, more: Any, kind: Any, message: str) -> None:
    with pytest.raises(kind, match=message):
        view.as_tensor_map(*arguments, **more)


@pytest.mark.parametrize(
    ("shape", "box", "more", "message"),
    [
        ((64, 33), (16, 16), {}, "a stride of 132 bytes, which is not a multiple of 16"),
        ((64, 32), (16, 16), {"element_strides": (9, 1)}, "an element stride of 9"),
    ],
)
def test_errors_of_the_driver_are_explained(
    core: Any, views: Any, buffer: Any, maps: Any, shape: Any, box: Any, more: Any, message: str
) -> None:
    with pytest.raises(core.CUDAError, match=message):
        views.from_buffer(buffer, shape, dtype="f4").as_tensor_map(box, **more)


def test_another_address(
    package: Callable[[str], Any], core: Any, views: Any, device: Any, stream: Any, maps: Any, view: Any
) -> None:
    made = view.as_tensor_map((16, 16))
    other = device.allocate(1 << 16, stream=stream)
    elsewhere = views.from_buffer(other, (64, 32), dtype="f4")
    made.replace_address(elsewhere)
    assert made._kernel_argument() == elsewhere.as_tensor_map((16, 16))._kernel_argument()
    made.replace_address(view)
    assert made._kernel_argument() == view.as_tensor_map((16, 16))._kernel_argument()
    with pytest.raises(ValueError, match="must be a multiple of 16"):
        made.replace_address(elsewhere.view(elsewhere._layout[:, 1:]))
    with pytest.raises(BufferError, match="no memory to view"):
        made.replace_address(5)
    host = (ctypes.c_float * 64)()
    plain = core.Buffer.from_handle(ctypes.addressof(host), 256, owner=host)
    with pytest.raises(ValueError, match="no device can use the memory"):
        made.replace_address(views.from_buffer(plain, (8, 8), dtype="f4"))
    assert made._kernel_argument() == view.as_tensor_map((16, 16))._kernel_argument(), "a refused address was taken"


def test_an_address_with_too_little_memory(views: Any, device: Any, stream: Any, view: Any) -> None:
    """A kernel would write beyond its end."""
    made = view.as_tensor_map((16, 16))
    before = made._kernel_argument()
    small = device.allocate(1 << 12, stream=stream)
    with pytest.raises(ValueError, match="needs 8192 bytes, but the memory of the tensor has 4096"):
        made.replace_address(views.from_buffer(small, (32, 32), dtype="f4"))
    exact = device.allocate(1 << 13, stream=stream)
    part = views.from_buffer(exact, (65, 31), dtype="f4")
    with pytest.raises(ValueError, match="needs 8192 bytes, but the memory of the tensor has 8064"):
        made.replace_address(part.view(part._layout[1:, 1:]))
    assert made._kernel_argument() == before, "a refused address was taken"
    made.replace_address(views.from_buffer(exact, (8, 8), dtype="f4"))  # the size of the memory counts
    exact.close()
    with pytest.raises(RuntimeError, match="closed"):
        made.replace_address(part)


def test_maps_for_convolutions(maps: Any, views: Any, buffer: Any) -> None:
    cls = maps.TensorMapDescriptor
    image = views.from_buffer(buffer, (2, 8, 8, 16), dtype="f4")
    made = cls._from_im2col(image, (-1, 0), (0, 1), 16, 32)
    assert repr(made) == "TensorMapDescriptor(im2col, rank=4, dtype=FLOAT32, swizzle=NONE)"
    assert made._kernel_argument() != cls._from_im2col(image, (0, -1), (0, 1), 16, 32)._kernel_argument()
    flat = views.from_buffer(buffer, (8, 16), dtype="f4")
    with pytest.raises(ValueError, match="from 3 to 5 axes are possible, got 2"):
        cls._from_im2col(flat, (), (), 16, 32)
    with pytest.raises(ValueError, match=r"pixel_box_lower_corner: 2 numbers are expected for 4 axes, got 1"):
        cls._from_im2col(image, (0,), (0, 0), 16, 32)
    with pytest.raises(ValueError, match="pixel_box_upper_corner"):
        cls._from_im2col(image, (0, 0), (0,), 16, 32)
    with pytest.raises(TypeError, match="swizzle"):
        cls._from_im2col(image, (0, 0), (0, 0), 16, 32, swizzle=3)
    with pytest.raises(ValueError, match="from 3 to 5 axes"):
        cls._from_im2col_wide(flat, 0, 0, 16, 32)
    with pytest.raises(TypeError, match="mode"):
        cls._from_im2col_wide(image, 0, 0, 16, 32, mode=1)


def test_wide_maps_for_convolutions(maps: Any, views: Any, device: Any, buffer: Any, on_standin: bool) -> None:
    if not on_standin and device.compute_capability < (10, 0):
        pytest.skip("im2col-wide needs compute capability 10.0")
    image = views.from_buffer(buffer, (2, 8, 8, 16), dtype="f4")
    made = maps.TensorMapDescriptor._from_im2col_wide(image, -1, 1, 16, 32)
    assert repr(made) == "TensorMapDescriptor(im2col_wide, rank=4, dtype=FLOAT32, swizzle=SWIZZLE_128B)"


def test_invalid_maps(core: Any, maps: Any, view: Any) -> None:
    with pytest.raises(RuntimeError, match="as_tensor_map"):
        core.TensorMapDescriptor()
    made = view.as_tensor_map((16, 16))
    with pytest.raises(TypeError, match="exclude each other"):
        view.as_tensor_map(options={"box_dim": (16, 16)}, data_type=maps.TensorMapDataType.UINT8)
    for wrong in (pickle.dumps, copy.copy):
        with pytest.raises(TypeError, match="cannot be pickled or copied"):
            wrong(made)
