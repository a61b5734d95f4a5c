"""The parameters of nodes as the driver's structs, and the objects to keep for them."""

from __future__ import annotations

import ctypes
from struct import Struct

from ..._floor.types.argument_memory import FORMATS
from ..._lazy import LazyModule
from .._driver import after_few, as_int, class_name, fail, late, typed
from ..context import current_context
from ..errors import InvalidArgumentError
from ..in_context import InContext
from ..kernels.kernel import Kernel
from ..kernels.launch_config import NO_ATTRIBUTES, LaunchConfig
from ..memory.buffer import LARGEST, Buffer, check_size, pattern_of
from ..memory.lent import Lent
from .callbacks import C_FUNCTION, host_function
from .operands import kept, memory_of

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..kernels import kernel_arguments, launcher
    from ..kernels.launcher import Shape
    from . import definition as definitions
    from . import quick_kernel_nodes
    from .owned_graph import OwnedGraph

    Keep = tuple[Any, ...]
    Facts = tuple[Any, ...]
    End = tuple[int, ...]

else:
    definitions = LazyModule(globals(), "definitions", ".definition")
    kernel_arguments = LazyModule(globals(), "kernel_arguments", "..kernels.kernel_arguments")
    launcher = LazyModule(globals(), "launcher", "..kernels.launcher")
    quick_kernel_nodes = LazyModule(globals(), "quick_kernel_nodes", ".quick_kernel_nodes")

get_current = late(globals(), "get_current", "cuCtxGetCurrent", 0)

KERNEL, FILL, COPY, CALL, CONDITIONAL = map(
    Struct, ("<Q28s4xQ8x2Q", "<2Q2I2Q", "<32xI4x2Q32x32xI4x2Q32x3Q", "<2Q", "<I12xQ2I2Q")
)
"""The members of structs: CUDA_KERNEL_NODE_PARAMS, with the extents of a CUlaunchConfig as bytes; CUDA_MEMSET_NODE_PARAMS; CUDA_MEMCPY3D
without arrays and offsets, the source first; CUDA_HOST_NODE_PARAMS; CUgraphNodeParams of a conditional node. Setting them by name takes ten times as long."""
EXTENTS = Struct("<7I")
"""The blocks, the threads per block, and the dynamic shared memory in a CUlaunchConfig."""
RUN: Any = ctypes.c_char * KERNEL.size
"""Memory for a CUDA_KERNEL_NODE_PARAMS, without its class, for which ctypes makes others in 0.5 ms."""
PLAIN = frozenset((int, float, bool, complex, *FORMATS))
"""Classes of arguments that refer to nothing: of Python's numbers, and of those of ctypes."""
A_CONDITIONAL = 13  # CU_GRAPH_NODE_TYPE_CONDITIONAL
NODE = ctypes.c_char * 256
"""Memory for a CUgraphNodeParams: made in a quarter of the time, and without its class, for which ctypes makes 53 others in 5 ms."""
WORD = ctypes.c_uint64
OF_CONDITION, OF_KIND, OF_COUNT, OF_GRAPHS, OF_CONTEXT = 16, 24, 28, 32, 40
"""The offsets of the parameters of a conditional node."""
ON_HOST, ON_DEVICE, IN_ARRAY = 1, 2, 3  # CU_MEMORYTYPE_
MEMORY_TYPE = ctypes.c_int(2)  # CU_POINTER_ATTRIBUTE_MEMORY_TYPE
UNSUPPORTED = {"cluster": None, "is_cooperative": False, "programmatic_stream_serialization": False}
"""Fields of a LaunchConfig that a node's parameters lack, with the values that ask for nothing."""


class KernelRun:
    """A CUDA_KERNEL_NODE_PARAMS with the memory that it points to, for one call at a time."""

    __slots__ = ("shape", "memory", "addresses", "parameters", "address", "pack")

    def __init__(self, shape: Shape) -> None:
        self.shape: Shape | None = None  # while it is in use: no cycle
        self.memory, _, self.addresses = shape.layout.new()
        self.parameters = RUN()
        self.address = ctypes.addressof(self.parameters)
        self.pack = shape.layout.packer()

    def fill(self, shape: Shape, config: LaunchConfig, values: Sequence[Any]) -> None:
        """Write a launch, in the current context."""
        self.shape = shape
        try:
            self.pack(self.memory, values)
        except launcher.MISS:
            shape.layout.pack_values(self.memory, launcher.START, *shape.layout.checked(values, shape.shown))
        context = get_current() or context_number()
        KERNEL.pack_into(self.parameters, 0, 0, config._head, self.addresses, shape.kernel, context)

    def done(self, function: str = "", kernel: Any = None, values: Sequence[Any] = ()) -> None:
        """The driver has copied it, in a ``function`` that machine code calls once it is called often."""
        shape, self.shape = self.shape, None
        if shape is None:
            return
        shape.nodes.append(self)
        if kernel is not None:
            kernel._of_nodes = shape
            is_frequent = shape.of_nodes.get(function) or shape.of_nodes.setdefault(function, after_few())
            if is_frequent():
                quick_kernel_nodes.quicken(function, shape, [*map(type, values)])


def quick_call(function: str, kernel: Any) -> Any:
    """Machine code for a function of the driver's, with a tuple of arguments of the types that the kernel's latest node has; nothing
    without."""
    shape = kernel._of_nodes if kernel.__class__ is Kernel else None
    return shape and shape.for_nodes.get(function)


def kept_to_run(kernel: Kernel, args: Sequence[Any]) -> list[Any] | None:
    """The objects to keep for a kernel's node; None if one is closed: Python says which."""
    try:
        return needed_to_run(kernel, args)
    except RuntimeError:
        return None


def kernel_run(config: Any, kernel: Any, args: Sequence[Any]) -> tuple[KernelRun, list[Any]]:
    """The parameters of a kernel's node, and the objects to keep."""
    if not isinstance(kernel, Kernel):
        raise TypeError(f"kernel: a Kernel is expected, got {class_name(kernel)}")
    if config.__class__ is not LaunchConfig or config._tail is not NO_ATTRIBUTES:
        checked_config(config)
    shape = launcher.shape_of(kernel, args)
    try:
        run = shape.nodes.pop()
    except IndexError:
        run = KernelRun(shape)
    run.fill(shape, config, args)
    return run, needed_to_run(kernel, args)


def needed_to_run(kernel: Kernel, args: Sequence[Any]) -> list[Any]:
    """The objects to keep for a kernel's node."""
    needed: list[Any] = [kernel]
    for value in args:
        kind = value.__class__
        if kind is Buffer:
            lent = getattr(value, "_free", None)  # a closed one has none
            needed += value, lent.twin if lent.__class__ is Lent else kept(value, "an argument")
        elif kind not in PLAIN and needs_keeping(value):
            needed += value, kept(value, "an argument")
    return needed


def context_number() -> int:
    """The address of the current context. Raises CUDAError if there is none."""
    return get_current() or current_context()._open().number


def context_or_none() -> int:
    return get_current()  # type: ignore[no-any-return]


CONTEXTS = {
    "cuGraphAddMemsetNode": context_number,
    "cuGraphAddMemcpyNode": context_or_none,
    "cuGraphExecMemsetNodeSetParams": context_number,
    "cuGraphExecMemcpyNodeSetParams": context_or_none,
}
"""The context that is the last argument of functions of the driver's."""


def checked_config(config: Any) -> LaunchConfig:
    """Raise TypeError for anything but a LaunchConfig, NotImplementedError for one that nodes cannot have."""
    if not isinstance(config, LaunchConfig):
        raise TypeError(f"config: a LaunchConfig is expected, got {class_name(config)}")
    if config._tail is NO_ATTRIBUTES:
        return config
    for name, absent in UNSUPPORTED.items():
        if getattr(config, name) != absent:
            raise NotImplementedError(f"config: nodes have no {name}: capture this launch instead")
    return config


def needs_keeping(value: Any) -> bool:
    """Whether an argument refers to memory or textures."""
    return (
        kernel_arguments.has_memory(value)
        or isinstance(value, InContext)
        or getattr(value, "_kernel_format", "Q") != "Q"
    )


def fill(
    dst: Any, value: Any, width: Any, height: Any, pitch: Any, owner: Any, element: int = 0
) -> tuple[bytes, Keep, Facts]:
    """The members of a CUDA_MEMSET_NODE_PARAMS, the objects to keep, and the facts of a node. ``value`` is a number of ``element`` bytes,
    if that is given."""
    if element:
        number = value
    else:
        number, element = (value, 1) if value.__class__ is int and 0 <= value <= 255 else pattern_of(value)
    if width.__class__ is not int or not 0 <= width <= LARGEST:
        width = check_size(width, "width")
    size = row = width * element
    if height.__class__ is not int or height != 1 or pitch.__class__ is not int or pitch:  # else one row, as usual
        height, pitch = check_size(height, "height"), check_size(pitch, "pitch")
    if height > 1:
        size += (height - 1) * pitch
        if pitch < row:
            raise InvalidArgumentError(f"pitch is {pitch}, but each row has {row} bytes")
    address, keep = memory_of(dst, owner, size, "dst")
    made = FILL.pack(address, pitch, number, element, width, height)
    return made, keep, (address, number, element, width, height, pitch)


def linear_copy(dst: Any, src: Any, size: Any, dst_owner: Any, src_owner: Any) -> tuple[bytes, Keep, Facts]:
    """The same for a CUDA_MEMCPY3D."""
    if dst.__class__ is src.__class__ is Buffer and dst_owner is src_owner is None and size.__class__ is int:
        for_to, for_origin = getattr(dst, "_free", None), getattr(src, "_free", None)
        facts_of_dst, facts_of_src = dst._facts, src._facts
        if (
            for_to.__class__ is for_origin.__class__ is Lent
            and 0 <= size <= dst._size
            and size <= src._size
            and not (facts_of_dst is None or facts_of_dst[2] or facts_of_src is None or facts_of_src[2])
        ):  # the usual case: the host can use none of them
            address_to, address = dst._address or 0, src._address or 0
            made = COPY.pack(ON_DEVICE, 0, address, ON_DEVICE, 0, address_to, size, 1, 1)
            ends = (ON_DEVICE, 0, address_to), (ON_DEVICE, 0, address)
            return made, (for_to.twin, for_origin.twin), (address_to, address, size, *ends)
    if size.__class__ is not int or not 0 <= size <= LARGEST:
        size = check_size(size)
    to, kept_for_to, address_to = end_of_copy(dst, dst_owner, size, "dst")
    origin, kept_for_origin, address = end_of_copy(src, src_owner, size, "src")
    kind, on_host, on_device = origin
    kind_to, on_host_to, on_device_to = to
    made = COPY.pack(kind, on_host, on_device, kind_to, on_host_to, on_device_to, size, 1, 1)
    return made, kept_for_to + kept_for_origin, (address_to, address, size, to, origin)


def end_of_copy(operand: Any, owner: Any, size: int, what: str) -> tuple[End, Keep, int]:
    """One end of a copy, the objects to keep for it, and its address. The end is the type of memory, and the address as the host's and as a
    device's."""
    if operand.__class__ is int and owner is None and 0 <= operand < 1 << 64:
        address, keep, facts = operand, (), None  # as memory_of, a call of Python less: 0.1 of 2.8 us for a node
    else:
        address, keep = memory_of(operand, owner, size, what)
        facts = operand._facts if operand.__class__ is Buffer else None
    # The host cannot use it; or it is unknown, as memory that an AllocNode will allocate at the first launch.
    if facts is not None and not facts[2] or memory_type(address) != ON_HOST:
        return (ON_DEVICE, 0, address), keep, address
    return (ON_HOST, address, 0), keep, address


def at_end(end: End) -> int:
    """The address at one end of a copy; 0 for an array."""
    kind, on_host, address = end
    return 0 if kind == IN_ARRAY else on_host if kind == ON_HOST else address


def memory_type(address: int) -> int:
    """The CUmemorytype of memory at an address; 0 if it is unknown, for which cuPointerGetAttribute would write an error to the driver's log.
    Machine code takes the place of this function after a few calls. C: cuPointerGetAttributes."""
    _asked()
    found = ctypes.c_uint()
    place = ctypes.c_void_p(ctypes.addressof(found))
    status = typed("cuPointerGetAttributes")(1, ctypes.byref(MEMORY_TYPE), ctypes.byref(place), address)
    if status:
        fail(status, "cuPointerGetAttributes")
    return found.value


def _quicken_asking() -> None:
    from .quick_graph import memory_types

    globals()["memory_type"] = memory_types(memory_type, ctypes.addressof(MEMORY_TYPE))


_asked = after_few(_quicken_asking)


def facts_of_run(config: LaunchConfig, kernel: Kernel) -> tuple[Any, ...]:
    """The facts of a new node, which its class would ask the driver for."""
    grid, _, block, shmem_size, *_ = config._values
    return grid, block, shmem_size, kernel


def facts_of_call(function: Any) -> tuple[Any, ...]:
    return (None if isinstance(function, C_FUNCTION) else function,)


def host_call(fn: Any, user_data: Any) -> tuple[bytes, Keep]:
    """The members of a CUDA_HOST_NODE_PARAMS, and the objects to keep."""
    function, data, keep = host_function(fn, user_data)
    return CALL.pack(function, data), keep


def check_condition(condition: Any, owned: OwnedGraph) -> None:
    """Raise TypeError for anything but a condition, InvalidArgumentError for one of another graph than that of ``owned``."""
    if not isinstance(condition, definitions.GraphCondition):
        raise TypeError(f"condition: a GraphCondition is expected, got {class_name(condition)}")
    if condition._owned is not owned and condition._owned is not None:
        raise InvalidArgumentError("condition: it belongs to another graph; use create_condition() of this one")


def check_count(count: Any) -> int:
    """The number of graphs in a conditional node."""
    if count.__class__ is int and 0 < count < 1 << 32:
        return count
    number: int = as_int(count, "count")
    if not 0 <= number < 1 << 32:
        raise OverflowError(f"count is {number}, but must be from 1 to 2**32 - 1")
    if not number:
        raise InvalidArgumentError("count is 0, but there is at least one branch")
    return number


def conditional(condition: int, kind: int, count: int) -> Any:
    """The CUgraphNodeParams of a conditional node of a kind, a CUgraphConditionalNodeType, with ``count`` graphs."""
    made = NODE()
    CONDITIONAL.pack_into(made, 0, A_CONDITIONAL, condition, kind, count, 0, get_current() or context_number())
    return made


def graphs_in(parameters: Any) -> int:
    """Where the driver has written the addresses of the graphs in a conditional node."""
    return WORD.from_buffer(parameters, OF_GRAPHS).value
