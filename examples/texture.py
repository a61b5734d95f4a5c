"""Enlarges an image: a texture interpolates between its pixels, and a surface takes the larger image.

Shows OpaqueArray, TextureObject and SurfaceObject: arrays in the layout that the hardware samples fastest, copied to
and from; coordinates from 0 to 1, so that the kernel need not know the size of its input.
"""

from __future__ import annotations

from array import array

from cuda_ctypes.core import Device, LaunchConfig, Program, launch
from cuda_ctypes.core.texture import OpaqueArrayOptions, ResourceDescriptor, TextureObjectOptions

CODE = r"""
extern "C" __global__ void enlarge(cudaTextureObject_t from, cudaSurfaceObject_t to, int width, int height)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height)  // a surface counts columns in bytes
        surf2Dwrite(tex2D<float>(from, (x + 0.5f) / width, (y + 0.5f) / height), to, x * (int)sizeof(float), y);
}
"""
WIDTH, HEIGHT, FACTOR = 60, 40, 4
BLOCK = 16


def interpolated(image: array[float], x: int, y: int) -> float:
    """The expected pixel of the larger image: interpolated from the four pixels around it, clamped to the edges."""
    column, row = [min(max((i + 0.5) / FACTOR - 0.5, 0), most - 1) for i, most in ((x, WIDTH), (y, HEIGHT))]
    left, top = int(column), int(row)
    right, bottom = min(left + 1, WIDTH - 1), min(top + 1, HEIGHT - 1)
    above, below = [
        image[line * WIDTH + left] * (1 - column + left) + image[line * WIDTH + right] * (column - left)
        for line in (top, bottom)
    ]
    return above * (1 - row + top) + below * (row - top)


def main() -> None:
    device = Device()
    device.set_current()
    stream = device.create_stream()
    kernel = Program(CODE, "c++").compile("cubin").get_kernel("enlarge")

    image = array("f", [(7 * x * x + 13 * x * y + 5 * y * y) % 256 for y in range(HEIGHT) for x in range(WIDTH)])
    small = device.create_opaque_array(OpaqueArrayOptions((WIDTH, HEIGHT), "float32", num_channels=1))
    small.copy_from(image, stream=stream)
    width, height = FACTOR * WIDTH, FACTOR * HEIGHT
    large = device.create_opaque_array(
        OpaqueArrayOptions((width, height), "float32", num_channels=1, is_surface_load_store=True)
    )

    options = TextureObjectOptions(address_mode="clamp", filter_mode="linear", normalized_coords=True)
    texture = device.create_texture_object(resource=ResourceDescriptor.from_opaque_array(small), options=options)
    surface = device.create_surface_object(resource=ResourceDescriptor.from_opaque_array(large))
    config = LaunchConfig(grid=(-(-width // BLOCK), -(-height // BLOCK)), block=(BLOCK, BLOCK))
    launch(stream, config, kernel, texture, surface, width, height)
    result = large.copy_to(array("f", bytes(large.size_bytes)), stream=stream)
    stream.sync()

    for y in range(height):
        for x in range(width):
            # the hardware's weights have 8 fractional bits
            assert abs(result[y * width + x] - interpolated(image, x, y)) < 2, f"pixel {x}, {y}"
    print(f"enlarged an image of {WIDTH} x {HEIGHT} pixels to {width} x {height} on {device.name}")


if __name__ == "__main__":
    main()
