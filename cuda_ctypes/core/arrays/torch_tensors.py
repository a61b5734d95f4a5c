"""PyTorch's tensors. Their attributes tell the same as DLPack's capsules, in a tenth of the time; a function in C, in less."""

from __future__ import annotations

from sys import modules

from ..._floor import FREE_THREADED, native
from .capsules import exchange_api
from .data_types import NARROW, WORDS, named
from .dlpack import CPU, CUDA, ways

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, NamedTuple

    class Facts(NamedTuple):
        address: int
        device: tuple[int, int]
        shape: tuple[int, ...]
        strides: tuple[int, ...]
        dtype: Any
        storage: object


HOST = (CPU, 0)
TYPES = {*WORDS, *NARROW} - {"int", "float", "complex"}
"""Names of the elements' types, which are NumPy's. These three are of other sizes."""


class Known:
    """What this module needs of PyTorch."""

    __slots__ = ("classes", "current_stream", "torch", "types")

    def __init__(self, torch: Any) -> None:
        self.torch = torch
        self.classes = set() if torch.version.hip else {torch.Tensor, torch.nn.Parameter}
        """Subclasses may be anything, and other makers' devices look like CUDA's."""
        self.types = {getattr(torch, name): named(name) for name in TYPES if hasattr(torch, name)}
        self.current_stream = getattr(torch._C, "_cuda_getCurrentRawStream", None) or (
            lambda number: torch.cuda.current_stream(number).cuda_stream
        )


_known: list[Known] = []
classes: dict[Any, Callable[[Any], bytes | None] | None] = {}
"""The classes of ordinary tensors, once one was looked at. The function, if there is one, tells of a tensor what :func:`.dlpack.split`
takes, or None."""


def tell_first(obj: Any) -> bytes | None:
    """Of the second tensor: many programs view one, in less time than machine code is written."""
    teller = classes[type(obj)] = _teller(type(obj))
    return teller(obj) if teller else None


def _teller(cls: Any) -> Callable[[Any], bytes | None] | None:
    """The quickest function; None if it is no quicker than the attributes. C: dltensor_from_py_object_no_sync."""
    functions = exchange_api(cls) if native.available() and not FREE_THREADED else None
    if functions is None or not functions.dltensor_from_py_object_no_sync:
        return None
    try:
        from .quick_loans import telling
    except ImportError:  # the interpreter is ending
        return None
    return telling(_refused, functions.dltensor_from_py_object_no_sync)  # type: ignore[no-any-return]


def _refused(obj: Any) -> None:
    """C does not tell of this tensor."""


def _know(torch: Any) -> Known | None:
    """None while PyTorch is being imported."""
    try:
        _known[:] = [Known(torch)]
    except AttributeError:
        return None
    classes.clear()
    ways.clear()
    classes.update(dict.fromkeys(_known[0].classes, tell_first))
    return _known[0]


def _known_for(obj: Any) -> Known | None:
    """What is known of PyTorch if the object is an ordinary tensor of it."""
    torch = modules.get("torch")
    known = _known[0] if _known and _known[0].torch is torch else _know(torch)
    return known if known is not None and type(obj) in known.classes else None


def facts_of(obj: Any) -> Facts | tuple[Any, ...] | None:
    """A tensor's address, DLPack's type and number of its device, shape, strides, type, and the storage that keeps the memory. None
    for what DLPack knows better or refuses: other objects, sparse tensors, other devices and types."""
    torch = modules.get("torch")
    known = _known[0] if _known and _known[0].torch is torch else _know(torch)
    if known is None or type(obj) not in known.classes:
        return None
    dtype = known.types.get(obj.dtype)
    device = (CUDA, obj.get_device()) if obj.is_cuda else HOST if obj.is_cpu else None
    if device is None or dtype is None or dtype.kind == "c" and obj.is_conj():
        return None
    try:
        address, strides = obj.data_ptr(), obj.stride()
        facts = address, device, obj.shape, strides, dtype, obj.untyped_storage()
        # another thread may give it other data meanwhile (tensor.data): a shape that was read between equal strides goes with them
        return facts if obj.stride() == strides and obj.data_ptr() == address else None
    except RuntimeError:  # it has no such memory
        return None


def device_address(obj: Any) -> int | None:
    """The address of a tensor on a device; None for others, and for what :func:`facts_of` does not know."""
    if _known_for(obj) is None or not obj.is_cuda or obj.is_conj():
        return None
    try:
        return obj.data_ptr()  # type: ignore[no-any-return]
    except RuntimeError:
        return None


def current_stream(number: int) -> int:
    """The address of PyTorch's current stream on a device."""
    return _known[0].current_stream(number)  # type: ignore[no-any-return]
