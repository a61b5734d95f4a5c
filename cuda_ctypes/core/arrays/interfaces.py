"""The memory of other libraries' arrays: ``__cuda_array_interface__`` and DLPack."""

from __future__ import annotations

from sys import modules

from ..._lazy import LazyModule
from .._driver import class_name, driver, fail
from ..memory.pointer_facts import pointer_facts

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from . import dlpack, torch_tensors
else:
    dlpack = LazyModule(globals(), "dlpack", ".dlpack")
    torch_tensors = LazyModule(globals(), "torch_tensors", ".torch_tensors")


def device_address(obj: Any) -> int:
    """The address of an array for a kernel: device, pinned or managed memory. Waits for nothing.

    Raises TypeError for memory that no kernel can reach and for objects without memory, BufferError for masked
    arrays.
    """
    if "torch" in modules:
        address = torch_tensors.device_address(obj)  # the interface takes several times as long, and lacks types
        if address is not None:
            return address
    about = getattr(obj, "__cuda_array_interface__", None)
    if about is None:
        return _address_by_dlpack(obj)
    if about.get("mask") is not None:
        raise BufferError("an array with a mask cannot be passed to a kernel")
    return int(about["data"][0] or 0)


def _address_by_dlpack(obj: Any) -> int:
    kind = f"a {class_name(obj)}"
    if not hasattr(obj, "__dlpack__") or not hasattr(obj, "__dlpack_device__"):
        raise TypeError(f"{kind} has no memory for a kernel: neither __cuda_array_interface__ nor __dlpack__")
    device = int(obj.__dlpack_device__()[0])
    if device not in (dlpack.CPU, dlpack.CUDA, dlpack.CUDA_HOST, dlpack.CUDA_MANAGED):
        raise TypeError(f"{kind} is on DLPack's device type {device}, which is not CUDA's")
    if device == dlpack.CPU and hasattr(obj, "__array_interface__"):
        address = int(obj.__array_interface__["data"][0] or 0)
    else:
        address = dlpack.import_tensor(obj, -1).ptr
    if device == dlpack.CPU and address and not pointer_facts(address)[0]:
        raise TypeError(
            f"{kind} in the host's memory cannot be passed to a kernel: copy it to the device, or use pinned or managed "
            "memory"
        )
    return address


def checked_interface(about: Any, name: str = "__cuda_array_interface__") -> dict[str, Any]:
    """An array interface of this name, checked. Raises BufferError for older versions and masks."""
    if about.get("version", 0) < 3:
        raise BufferError(f"{name} must be of version 3 or newer")
    if about.get("mask") is not None:
        raise BufferError("an array with a mask cannot be viewed")
    return about  # type: ignore[no-any-return]


def address_facts(address: int) -> tuple[int, int]:
    """DLPack's type and number of the device of an address. Raises CUDAError for memory that no device can use."""
    kind, managed, device = pointer_facts(address)
    if not kind:
        fail(
            driver.CUresult.CUDA_ERROR_INVALID_VALUE,
            "cuPointerGetAttributes",
            f"{address:#x} of __cuda_array_interface__ is not memory that a device can use",
        )
    if managed:
        return dlpack.CUDA_MANAGED, 0
    if kind == driver.CUmemorytype.CU_MEMORYTYPE_HOST:
        return dlpack.CUDA_HOST, 0
    return dlpack.CUDA, int(device)
