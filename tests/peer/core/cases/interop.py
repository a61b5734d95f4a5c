"""Arrays of PyTorch and CuPy, where these are installed."""

from __future__ import annotations

import importlib
from typing import Any

from cuda.core import Buffer, LaunchConfig, launch
from cuda.core.utils import StridedMemoryView, args_viewable_as_strided_memory

MEMBERS = ("device_id", "is_device_accessible", "readonly", "shape", "strides", "dtype", "size")
WAYS = ("from_dlpack", "from_cuda_array_interface", "from_any_interface")


def _installed(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def torch_tensors(see: Any, device: Any, stream: Any) -> None:
    torch = _installed("torch")
    if torch is None or not torch.cuda.is_available():
        return
    for tensor in (
        torch.zeros(4, device="cuda"),
        torch.zeros((2, 3), device="cuda", dtype=torch.int32).T,
        torch.zeros((0, 3), device="cuda"),
        torch.zeros((), device="cuda"),
        torch.zeros(4, device="cuda", dtype=torch.bfloat16),
        torch.zeros(4, device="cuda", dtype=torch.bool),
        torch.zeros(4, device="cuda", requires_grad=True),
        torch.zeros(4),
        torch.zeros(4).pin_memory(),
    ):
        for way in WAYS:
            for order in (-1, int(stream.handle), 0, None):
                made = see(lambda way=way, tensor=tensor, order=order: getattr(StridedMemoryView, way)(tensor, order))
                see.members(made, *MEMBERS)


def torch_streams(see: Any, device: Any, code: Any) -> None:
    torch = _installed("torch")
    if torch is None or not torch.cuda.is_available():
        return
    current = torch.cuda.current_stream()
    made = see(device.create_stream, current)
    see(lambda: made.sync())
    see(lambda: launch(made, LaunchConfig(grid=1, block=1), code.get_kernel("increment")))
    see(lambda: launch(current, LaunchConfig(grid=1, block=1), code.get_kernel("increment")))
    see(lambda: made.wait(current))
    tensor = torch.zeros(4, device="cuda")
    see(lambda: launch(made, LaunchConfig(grid=1, block=1), code.get_kernel("store_to"), tensor))
    see(lambda: launch(made, LaunchConfig(grid=1, block=1), code.get_kernel("store_to"), tensor.data_ptr()))
    see(lambda: made.sync())
    see(lambda: torch.from_dlpack(device.allocate(16, stream=made)).shape[0])
    buffer = device.allocate(16, stream=made)
    see(lambda: torch.utils.dlpack.from_dlpack(buffer).dtype)
    see(lambda: Buffer.from_handle(tensor.data_ptr(), 16, owner=tensor).is_device_accessible)


def cupy_arrays(see: Any, device: Any, stream: Any, code: Any) -> None:
    cupy = _installed("cupy")
    try:
        array = cupy.zeros((2, 3), dtype="f4")
    except Exception:
        return
    for item in (array, array.T, array[:, ::2], cupy.zeros(()), cupy.zeros(0)):
        for way in WAYS:
            for order in (-1, int(stream.handle), None):
                made = see(lambda way=way, item=item, order=order: getattr(StridedMemoryView, way)(item, order))
                see.members(made, *MEMBERS)
    see(lambda: launch(stream, LaunchConfig(grid=1, block=1), code.get_kernel("store_to"), array))
    see(lambda: launch(stream, LaunchConfig(grid=1, block=1), code.get_kernel("store_to"), array.data.ptr))
    see(lambda: cupy.from_dlpack(device.allocate(16, stream=stream)).shape)
    see(lambda: cupy.asarray(StridedMemoryView.from_any_interface(array, -1)))
    see(lambda: _viewed(array))
    see(lambda: device.create_stream(cupy.cuda.Stream()))


@args_viewable_as_strided_memory((0,))
def _viewed(array: Any) -> Any:
    return array.view(-1).shape
