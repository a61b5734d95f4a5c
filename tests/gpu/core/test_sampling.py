"""Kernels read through textures and write through surfaces, on a GPU."""

from __future__ import annotations

import struct
from array import array
from typing import Any, Callable

import pytest

CODE = """
#define AT int i = blockIdx.x * blockDim.x + threadIdx.x; if (i >= count) return; float x = at[4 * i], y = at[4 * i + 1], \\
    z = at[4 * i + 2], w = at[4 * i + 3]; (void)x, (void)y, (void)z, (void)w;
#define SAMPLING(name, type, call) \\
    extern "C" __global__ void name(cudaTextureObject_t from, const float *at, type *to, int count) { AT to[i] = call; }

SAMPLING(sample1, float, tex1D<float>(from, x))
SAMPLING(sample2, float, tex2D<float>(from, x, y))
SAMPLING(sample3, float, tex3D<float>(from, x, y, z))
SAMPLING(fetch, float, tex1Dfetch<float>(from, (int)x))
SAMPLING(level, float, tex2DLod<float>(from, x, y, w))
SAMPLING(color, float4, tex2D<float4>(from, x, y))
SAMPLING(byte, unsigned char, tex2D<unsigned char>(from, x, y))
SAMPLING(number, int, tex2D<int>(from, x, y))

extern "C" __global__ void paint(cudaSurfaceObject_t to, int width, int height)
{
    int x = threadIdx.x, y = threadIdx.y;
    if (x < width && y < height)
        surf2Dwrite((float)(100 * y + x), to, x * (int)sizeof(float), y);
}

extern "C" __global__ void twice(cudaSurfaceObject_t surface, int width, int height)
{
    int x = threadIdx.x, y = threadIdx.y;
    if (x >= width || y >= height)
        return;
    uchar4 pixel = surf2Dread<uchar4>(surface, x * (int)sizeof(uchar4), y);
    surf2Dwrite(make_uchar4(2 * pixel.x, 2 * pixel.y, 2 * pixel.z, 2 * pixel.w), surface, x * (int)sizeof(uchar4), y);
}
"""
WIDTH, HEIGHT = 4, 3
PLANE = [[10.0 * y + x for x in range(WIDTH)] for y in range(HEIGHT)]
NORMALIZED = {"normalized_coords": True}


@pytest.fixture(scope="module")
def code(core: Any, compilers: None, on_standin: bool) -> Any:
    """The kernels, which are compiled without a GPU as well."""
    core.Device(0).set_current()
    made = core.Program(CODE, "c++").compile("cubin")
    if on_standin:
        pytest.skip("the stand-in has no instructions for textures and surfaces")
    return made


@pytest.fixture(scope="module")
def of(package: Callable[[str], Any]) -> Any:
    return package("core.texture").ResourceDescriptor


Run = Callable[..., Any]


@pytest.fixture
def sample(core: Any, code: Any, device: Any, stream: Any) -> Run:
    """``sample(kernel, resource, places, options)`` returns a kernel's reads at places: (x, y, z, level) or the first of these."""

    def run(name: str, resource: Any, places: Any, options: Any = None, kind: str = "f", each: int = 1) -> list[Any]:
        at = array("f", [number for place in places for number in (*place, 0, 0, 0, 0)[:4]])
        out = array(kind, bytes(array(kind).itemsize * each * len(places)))
        with device.create_texture_object(resource=resource, options=options) as texture:
            given = device.allocate(4 * len(at), stream=stream)
            result = device.allocate(out.itemsize * len(out), stream=stream)
            given.copy_from(at, stream=stream)
            config = core.LaunchConfig(grid=1, block=64)
            core.launch(stream, config, code.get_kernel(name), texture, given, result, len(places))
            result.copy_to(out, stream=stream)
            stream.sync()
        return list(out) if each == 1 else [tuple(out[i : i + each]) for i in range(0, len(out), each)]

    return run


@pytest.fixture
def filled(device: Any, stream: Any) -> Run:
    """``filled(shape, content, format, channels)`` is an array with this content."""

    def make(shape: Any, content: Any, format: str = "float32", channels: int = 1, **more: Any) -> Any:
        made = device.create_opaque_array({"shape": shape, "format": format, "num_channels": channels, **more})
        made.copy_from(content, stream=stream)
        stream.sync()
        return made

    return make


@pytest.fixture
def plane(filled: Run, of: Any) -> Any:
    return of.from_opaque_array(filled((WIDTH, HEIGHT), array("f", sum(PLANE, []))))


CENTERS = [(x + 0.5, y + 0.5) for y in range(HEIGHT) for x in range(WIDTH)]


def test_the_nearest_element(sample: Run, plane: Any) -> None:
    assert sample("sample2", plane, CENTERS) == sum(PLANE, [])
    aside = [(x + 0.3, y - 0.3) for x, y in CENTERS]
    assert sample("sample2", plane, aside) == sum(PLANE, []), "places beside the center of an element"


def test_between_elements(sample: Run, plane: Any) -> None:
    linear = {"filter_mode": "linear"}
    assert sample("sample2", plane, CENTERS, linear) == sum(PLANE, [])
    places = [(1, 0.5), (1.5, 1), (2, 2), (1.25, 0.5)]
    assert sample("sample2", plane, places, linear) == [0.5, 6.0, 16.5, 0.75]


def test_normalized_coordinates(sample: Run, plane: Any) -> None:
    places = [(x / WIDTH, y / HEIGHT) for x, y in CENTERS]
    assert sample("sample2", plane, places, NORMALIZED) == sum(PLANE, [])


OUTSIDE = [-2, -1, 0, 3, 4, 5]


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        ("wrap", [2, 3, 0, 3, 0, 1]),
        ("clamp", [0, 0, 0, 3, 3, 3]),
        ("mirror", [1, 0, 0, 3, 3, 2]),
        ("border", [7, 7, 0, 3, 7, 7]),
    ],
)
def test_outside_of_the_array(sample: Run, plane: Any, mode: str, expected: Any) -> None:
    places = [((x + 0.5) / WIDTH, 0.5 / HEIGHT) for x in OUTSIDE]
    options = {"address_mode": mode, "border_color": (7, 0, 0, 0), **NORMALIZED}
    assert sample("sample2", plane, places, options) == expected


def test_one_address_mode_for_each_axis(sample: Run, plane: Any) -> None:
    options = {"address_mode": ("wrap", "clamp"), **NORMALIZED}
    places = [(1.5 / WIDTH + 1, 1.5), (1.5 / WIDTH, -0.5)]
    assert sample("sample2", plane, places, options) == [PLANE[HEIGHT - 1][1], PLANE[0][1]]


def test_a_border_without_a_color_is_zero(sample: Run, plane: Any) -> None:
    assert sample("sample2", plane, [(-1, 0.5)], {"address_mode": "border"}) == [0]


def test_one_and_three_dimensions(sample: Run, filled: Run, of: Any) -> None:
    line = of.from_opaque_array(filled((8,), array("f", range(8))))
    assert sample("sample1", line, [(i + 0.5,) for i in range(8)]) == list(range(8))
    assert sample("sample1", line, [(3,)], {"filter_mode": "linear"}) == [2.5]
    solid = of.from_opaque_array(filled((2, 3, 4), array("f", range(24))))
    places = [(x + 0.5, y + 0.5, z + 0.5) for z in range(4) for y in range(3) for x in range(2)]
    assert sample("sample3", solid, places) == list(range(24))


@pytest.mark.parametrize(
    ("format", "kind", "values", "expected"),
    [
        ("uint8", "B", [0, 51, 255, 128], [0, 51 / 255, 1, 128 / 255]),
        ("int8", "b", [-127, 0, 127, 64], [-1, 0, 1, 64 / 127]),
        ("uint16", "H", [0, 13107, 65535, 256], [0, 0.2, 1, 256 / 65535]),
        ("int16", "h", [-32767, 0, 32767, 1], [-1, 0, 1, 1 / 32767]),
    ],
)
def test_integers_as_floating_point(sample: Run, filled: Run, of: Any, format: str, kind: str, values: Any, expected: Any) -> None:  # fmt: skip
    resource = of.from_opaque_array(filled((4, 1), array(kind, values), format))
    found = sample("sample2", resource, [(x + 0.5, 0.5) for x in range(4)], {"read_mode": "normalized_float"})
    assert found == pytest.approx(expected, abs=1e-6)
    between = {"read_mode": "normalized_float", "filter_mode": "linear"}
    assert sample("sample2", resource, [(1, 0.5)], between)[0] == pytest.approx(sum(expected[:2]) / 2, abs=1e-3)


def test_integers_as_they_are(sample: Run, filled: Run, of: Any) -> None:
    places = [(x + 0.5, 0.5) for x in range(4)]
    numbers = of.from_opaque_array(filled((4, 1), array("i", [-5, 1 << 30, 0, 7]), "int32"))
    assert sample("number", numbers, places, kind="i") == [-5, 1 << 30, 0, 7]
    single = of.from_opaque_array(filled((4, 1), bytes([0, 9, 200, 255]), "uint8"))
    assert sample("byte", single, places, kind="B") == [0, 9, 200, 255]


def test_half_precision(sample: Run, filled: Run, of: Any) -> None:
    resource = of.from_opaque_array(filled((4, 1), struct.pack("4e", 0.5, -2, 1024, 0.25), "float16"))
    assert sample("sample2", resource, [(x + 0.5, 0.5) for x in range(4)]) == [0.5, -2, 1024, 0.25]


def test_channels(sample: Run, filled: Run, of: Any) -> None:
    resource = of.from_opaque_array(filled((2, 2), array("f", range(16)), channels=4))
    places = [(0.5, 0.5), (1.5, 1.5)]
    assert sample("color", resource, places, each=4) == [(0, 1, 2, 3), (12, 13, 14, 15)]


def test_colors_of_srgb(sample: Run, filled: Run, of: Any) -> None:
    resource = of.from_opaque_array(filled((1, 1), bytes([0, 188, 255, 188]), "uint8", 4))
    options = {"srgb": True, "read_mode": "normalized_float"}
    (found,) = sample("color", resource, [(0.5, 0.5)], options, each=4)
    assert found == pytest.approx((0, 0.503, 1, 188 / 255), abs=0.01), "three channels are linear, and the fourth was"


def test_levels(sample: Run, device: Any, stream: Any, of: Any) -> None:
    pyramid = device.create_mipmapped_array({"shape": (8, 8), "format": "float32", "num_channels": 1, "num_levels": 4})
    for number in range(4):
        level = pyramid.get_level(number)
        level.copy_from(array("f", [10.0 * number] * (level.size_bytes // 4)), stream=stream)
    resource = of.from_mipmapped_array(pyramid)
    places = [(0.5, 0.5, 0, wanted) for wanted in (0, 1, 2, 3, 9)]
    assert sample("level", resource, places, {"max_mipmap_level_clamp": 3, **NORMALIZED}) == [0, 10, 20, 30, 30]
    assert sample("level", resource, places, NORMALIZED) == [0] * 5, "by default, only level 0 is read"
    between = {"max_mipmap_level_clamp": 3, "mipmap_filter_mode": "linear", **NORMALIZED}
    assert sample("level", resource, [(0.5, 0.5, 0, 1.5)], between) == [15]
    clamped = {"min_mipmap_level_clamp": 1, "max_mipmap_level_clamp": 2, **NORMALIZED}
    assert sample("level", resource, places, clamped) == [10, 10, 20, 20, 20]
    biased = {"mipmap_level_bias": 1, "max_mipmap_level_clamp": 3, **NORMALIZED}
    assert sample("level", resource, places[:2], biased) == [10, 20]


def test_linear_memory(sample: Run, device: Any, stream: Any, of: Any) -> None:
    memory = device.allocate(1024, stream=stream)
    memory.copy_from(array("f", range(256)), stream=stream)
    resource = of.from_linear(memory, format="float32", num_channels=1, size_bytes=400)
    assert sample("fetch", resource, [(0,), (1,), (99,), (100,)]) == [0, 1, 99, 0], "outside there are zeros"


def test_memory_of_rows(sample: Run, device: Any, stream: Any, of: Any) -> None:
    pitch = 256
    memory = device.allocate(pitch * HEIGHT, stream=stream)
    rows = [array("f", [*row, *[-1.0] * (pitch // 4 - WIDTH)]) for row in PLANE]
    memory.copy_from(b"".join(map(bytes, rows)), stream=stream)
    resource = of.from_pitch2d(memory, format="float32", num_channels=1, width=WIDTH, height=HEIGHT, pitch_bytes=pitch)
    assert sample("sample2", resource, CENTERS) == sum(PLANE, [])
    assert sample("sample2", resource, [(2, 2), (9, 1.5)], {"filter_mode": "linear"}) == [16.5, PLANE[1][WIDTH - 1]]


def test_a_surface_is_written(
    core: Any, code: Any, sample: Run, filled: Run, stream: Any, device: Any, of: Any
) -> None:
    made = filled((WIDTH, HEIGHT), bytes(4 * WIDTH * HEIGHT), is_surface_load_store=True)
    resource = of.from_opaque_array(made)
    config = core.LaunchConfig(grid=1, block=(8, 8))
    expected = [100.0 * y + x for y in range(HEIGHT) for x in range(WIDTH)]
    with device.create_surface_object(resource=resource) as surface:
        core.launch(stream, config, code.get_kernel("paint"), surface, WIDTH, HEIGHT)
        out = array("f", bytes(made.size_bytes))
        made.copy_to(out, stream=stream)
        stream.sync()
    assert list(out) == expected
    assert sample("sample2", resource, CENTERS) == expected, "a texture of the same array reads something else"


def test_a_surface_is_read_and_written(core: Any, code: Any, filled: Run, stream: Any, device: Any, of: Any) -> None:
    """Also with the handle alone, and for a level of a mipmapped array."""
    pyramid = device.create_mipmapped_array(
        {"shape": (8, 8), "format": "uint8", "num_channels": 4, "num_levels": 2, "is_surface_load_store": True}
    )
    level = pyramid.get_level(1)
    level.copy_from(bytes(range(64)), stream=stream)
    surface = device.create_surface_object(resource=of.from_opaque_array(level))
    core.launch(stream, core.LaunchConfig(grid=1, block=(8, 8)), code.get_kernel("twice"), surface.handle, 4, 4)
    out = bytearray(64)
    level.copy_to(out, stream=stream)
    stream.sync()
    assert out == bytes(range(0, 128, 2))


def test_a_texture_outlives_its_array(core: Any, code: Any, device: Any, stream: Any, filled: Run, of: Any) -> None:
    """The array is closed, and much memory is allocated and written afterwards."""
    made = filled((WIDTH, HEIGHT), array("f", sum(PLANE, [])))
    texture = device.create_texture_object(resource=of.from_opaque_array(made))
    made.close()
    del made
    others = [filled((64, 64), bytes([0xFF]) * 4 * 64 * 64) for _ in range(64)]
    given, result = (device.allocate(16 * len(CENTERS), stream=stream) for _ in range(2))
    given.copy_from(array("f", [number for place in CENTERS for number in (*place, 0, 0)]), stream=stream)
    config = core.LaunchConfig(grid=1, block=64)
    core.launch(stream, config, code.get_kernel("sample2"), texture, given, result, len(CENTERS))
    out = array("f", bytes(result.size))
    result.copy_to(out, stream=stream)
    stream.sync()
    assert list(out[: len(CENTERS)]) == sum(PLANE, []) and others
