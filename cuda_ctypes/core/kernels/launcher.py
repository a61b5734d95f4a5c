"""Launching kernels.

Kernels whose parameters have the same sizes share one function for each tuple of argument types (:class:`Layout`), which
calls cuLaunchKernelEx with four arguments. After a few launches it is machine code, for numbers and buffers
(:mod:`.quick_launch`). Else it is Python: it packs the arguments with one ``struct`` call into one piece of memory, behind the
configuration. The first launch of all, and wrong arguments, take the careful way, which reports errors.
"""

from __future__ import annotations

import struct
from _warnings import warn
from copy import copy
from operator import attrgetter

from ..._counting import counted, were_given
from ..._floor import FEW, PYPY, from_a_signal
from ..._floor.calls import builtins
from ..._floor.calls.slots import slot_lines
from ..._floor.types.argument_memory import ADDRESS, ArgumentMemory, size_of_code
from ..._lazy import former
from .. import context as contexts
from .._driver import class_name, driver, fail, once
from ..arrays.interfaces import device_address
from ..errors import also
from ..stream import Stream, stream_of
from . import quick_launch
from .kernel import Kernel
from .kernel_arguments import ADDRESS as BUFFER
from .kernel_arguments import Way, way_of, way_of_type
from .launch_config import LaunchConfig
from .quick_launch import NAMES, OTHER_TYPES

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any, Callable, NoReturn

    from ..typing import IsStreamType

__name__ = former(__name__)


CONFIG = "<32sQ16s"
"""A CUlaunchConfig: extents, the stream, attributes."""
START = struct.calcsize(CONFIG)
pack_head = struct.Struct(CONFIG).pack_into
ALIGNMENT = 64
"""The alignment of arguments larger than 16 bytes, which a CUtensorMap needs."""
LIMIT = 64
"""The most shapes of nodes kept per kernel."""
MOST = 1000
"""The most layouts kept."""
PACKAGE = __name__.rpartition(".core.")[0]
TOO_LARGE = 720  # CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE
MISS = (KeyError, AttributeError, TypeError, ValueError, OverflowError, struct.error)

GETTERS = {
    "{0}": None,
    "{0}.value": attrgetter("value"),
    BUFFER: attrgetter("_address"),
    "bytes({0})": bytes,
    "int({0})": int,
    "address({0})": device_address,
}
"""Functions for most of the expressions that :class:`.kernel_arguments.Way` has."""

_makers: dict[Any, Any] = {}
_layouts: dict[Any, Layout] = {}
"""By the sizes of parameters, and :func:`kinds` of arguments."""
NAMES.update(MISS=MISS, pack_head=pack_head, numerator=attrgetter("numerator"))


@quick_launch.dispatched
def launch(stream: Stream | IsStreamType, config: LaunchConfig, kernel: Kernel, *kernel_args: Any) -> None:
    """Put one run of a kernel into a stream. In loops, :meth:`Kernel.prepare` is quicker. C: cuLaunchKernelEx.

    Parameters
    ----------
    stream : IsStreamType
        The stream.
    config : LaunchConfig
        Blocks and threads.
    kernel : Kernel
        The kernel.
    *kernel_args : objects
        Its arguments: int for integers and pointers of any size, float (a C double), bool, complex, ctypes and NumPy
        scalars, ctypes structs, Buffer, TensorMapDescriptor, textures, surfaces, conditions of graphs, and arrays in
        device memory (``__cuda_array_interface__``, DLPack).

    Raises
    ------
    CUDAError
        The driver refuses.
    OverflowError
        An int does not fit its parameter.
    RuntimeError
        The stream or an argument is closed.
    TypeError
        The number, types or sizes of the arguments are not those of the kernel.
    """
    try:
        status = kernel._latest(stream, config, kernel, kernel_args)
    except MISS as error:
        if is_of_a_handler(error):  # perhaps after the launch
            raise
        status = OTHER_TYPES
    if status:
        if status == OTHER_TYPES:
            status = with_other_types(stream, config, kernel, kernel_args)
        if status:
            refused(status, config, kernel)


def with_other_types(stream: Any, config: Any, kernel: Any, values: Any) -> int:
    """Launch with other types than the last time, into a graph, or in a stream of another library."""
    status, order = None, getattr(type(stream), "_launch_order", quick_launch.in_stream)
    try:
        stream = stream_for(stream, kernel)
        layout = known_layout(kernel, values, stream)
        status = (layout.launch or layout.first())(stream, config, kernel, values)
    except MISS as error:
        if is_of_a_handler(error):
            raise
        # others are raised outside of this handler: no second traceback
    if status is None:
        return carefully(stream, config, kernel, values)
    if not status:  # after an error, what was quickest before is so again
        kernel._latest = quick_launch.quickest(kernel, layout, order)
    return status  # type: ignore[no-any-return]


def is_of_a_handler(error: Any) -> bool:
    """Whether a signal handler raised it, not a function of this module: to look at all handlers takes 30 us."""
    step = error.__traceback__
    while step.tb_next is not None:
        step = step.tb_next
    place = step.tb_frame.f_globals
    return place is not globals() and place is not NAMES and from_a_signal(error)


def stream_for(value: Any, kernel: Kernel) -> Stream:
    """The Stream of a launch. A graph that is being built keeps the kernel."""
    build = getattr(value, "_launching", None)
    stream = stream_of(value if build is None else build(kernel))
    if build is None and stream is not value:
        text = f"launch() in a {class_name(value)}: make a Stream of it with Device.create_stream()"
        warn(text, DeprecationWarning, 4)
    return stream


def kinds(values: Any) -> tuple[int, ...]:
    """The classes of the arguments, by which layouts are kept. By id(), because classes of live handles equal the
    plain ones.
    """
    return tuple([id(type(value)) for value in values])


def known_layout(kernel: Any, values: Any, stream: Stream | None = None) -> Layout:
    """The layout of arguments like these. Raises KeyError for one that is not known."""
    if kernel._sizes is None:
        ask_sizes(kernel, stream)
    return _layouts[kernel._sizes, kinds(values)]


def layout_of(kernel: Kernel, values: Sequence[Any], stream: Stream | None = None) -> Layout:
    """The same, made now if need be. It is kept for all kernels with such parameters if the types tell how other values are passed."""
    try:
        return known_layout(kernel, values, stream)
    except KeyError:
        pass
    layout = Layout(matched(kernel, values, way_of), tuple(map(type, values)))
    if not layout.lasting:
        return layout
    if len(_layouts) >= MOST:
        _layouts.clear()
    return _layouts.setdefault((kernel._sizes, layout.key), layout)


def carefully(stream: Any, config: Any, kernel: Any, values: Any) -> int:
    """Launch for the first time with these types. Raises for wrong arguments."""
    if not isinstance(kernel, Kernel):
        raise TypeError(f"kernel: a Kernel is expected, got {class_name(kernel)}")
    if not isinstance(config, LaunchConfig):
        raise TypeError(f"config: a LaunchConfig is expected, got {class_name(config)}")
    stream = stream_of(stream)
    stream_number = stream._open().number
    layout = layout_of(kernel, values, stream)
    status: int = layout.carefully(stream_number, config, kernel, values)
    if layout.lasting and not status:
        kernel._latest = quick_launch.quickest(kernel, layout)
    return status


def ask_sizes(kernel: Kernel, stream: Stream | None) -> None:
    """Learn the sizes of the kernel's parameters. The driver tells them in a context only: that of the stream, if this thread has none."""
    if kernel._sizes is None:
        if stream is None or contexts.get_current():
            kernel._parameter_sizes  # noqa: B018 - it is kept
        else:
            contexts.in_context(stream.context, attrgetter("_parameter_sizes"), kernel)


def matched(kernel: Kernel, values: Sequence[Any], find: Callable[[Any, int | None], Way]) -> list[Way]:
    """How each argument is passed: ``find(value or type, size of the parameter)``."""
    sizes = kernel._parameter_sizes
    if sizes is not None and len(sizes) != len(values):
        raise TypeError(f"{kernel!r} takes {counted(len(sizes), 'argument')}, {were_given(len(values))}")
    ways = []
    for position, value in enumerate(values):
        try:
            ways.append(find(value, None if sizes is None else sizes[position]))
        except TypeError as error:
            raise TypeError(f"argument {position} of {kernel!r}: {error}") from None
    return ways


def shape_of(kernel: Kernel, values: Sequence[Any]) -> Shape:
    """The memory of nodes with these values. It is kept if their types tell how all others are passed."""
    key = kinds(values)
    try:
        return kernel._shapes[key]  # type: ignore[no-any-return]
    except KeyError:
        pass
    layout = layout_of(kernel, values)
    shape = Shape(kernel, layout)
    if layout.lasting:
        if len(kernel._shapes) >= LIMIT:
            kernel._shapes.clear()
        kernel._shapes[key] = shape
    return shape


def _alignment(code: str) -> int:
    """Large arguments, as a CUtensorMap, are aligned further."""
    return ADDRESS if size_of_code(code) <= 16 else ALIGNMENT


class Shape:
    """The memory of one kernel's nodes, with arguments of one layout.

    It does not keep the kernel, which keeps it: a kernel that is dropped is unloaded.
    """

    __slots__ = ("shown", "kernel", "layout", "nodes", "for_nodes", "of_nodes", "changes", "__weakref__")
    changes: Any
    """The machine code for changes of nodes in graphs that can be launched; unset without."""

    def __init__(self, kernel: Kernel, layout: Layout) -> None:
        self.shown = repr(kernel)
        self.kernel = kernel._number
        self.layout = layout
        self.nodes: list[Any] = []
        """Memory for the parameters of a graph's nodes, which no call is using."""
        self.for_nodes: dict[str, Any] = {}
        """Machine code for nodes, by function of the driver's; empty if it cannot be made."""
        self.of_nodes: dict[str, Any] = {}
        """By function, what says at each call whether there were more than a few."""

    def _let_go(self, code: Any) -> None:
        """Drop the machine code, whose memory others need."""
        self.for_nodes.clear()
        self.of_nodes.clear()
        self.changes = None


class Layout:
    """The memory of launches with arguments that are passed in the same ways, shared by the kernels that take them. ``types`` are the classes
    of the arguments, or of a kernel that is prepared nothing."""

    __slots__ = (
        "ways",
        "types",
        "key",
        "lasting",
        "getters",
        "arguments",
        "pack_values",
        "convert",
        "launch",
        "is_compiled",
        "left",
        "quick",
        "__weakref__",
    )

    def __init__(self, ways: Sequence[Way], types: Sequence[type] = ()) -> None:
        self.ways = ways
        self.types = types
        self.key = tuple(map(id, types))
        """The :func:`kinds` of arguments."""
        self.lasting = all(way.lasting for way in ways)
        self.arguments = ArgumentMemory([way.format for way in ways], _alignment, START)
        self.pack_values = self.arguments.pack_into
        NAMES.get("launch_kernel") or NAMES.setdefault("launch_kernel", once("cuLaunchKernelEx"))
        self.convert = [way.careful for way in ways]
        self.getters: Any = [GETTERS[way.quick] for way in ways] if all(way.quick in GETTERS for way in ways) else None
        """What finds the number in each value; None for a number itself. Nothing if values have other numbers."""
        self.launch: Any = None
        """``launch(stream, config, kernel, values)`` for values of the types: it packs, launches and returns the status."""
        self.is_compiled = False
        self.left = FEW
        """The number of launches before there is machine code."""
        self.quick: dict[Any, Any] = {}
        """Machine code, by its order (:func:`.quick_launch.quickest`)."""

    def _let_go(self, code: Any) -> None:
        """Drop the references to the code, whose memory other launches need."""
        for order, quick in [*self.quick.items()]:
            if quick and quick.owned is code:
                self.quick[order] = quick_launch.NOT_NOW

    def new(self) -> Any:
        """Memory for one launch at a time, of the type that ``struct`` packs into quickest; its address, and that of the arguments' addresses.
        On PyPy a memoryview of it would go stale.
        """
        memory, start, addresses = self.arguments.new(ALIGNMENT)
        return (memory if PYPY else memoryview(memory)), start, (addresses if self.ways else 0)

    def checked(self, values: Sequence[Any], kernel: Any) -> list[Any]:
        """The values as numbers for ``struct``. Errors name the ``kernel``, an object or its text."""
        numbers: list[Any] = []
        for position, (way, value) in enumerate(zip(self.ways, values)):
            try:
                converted = way.careful(value)
                struct.pack("<" + way.format, *converted)
            except (TypeError, ValueError, OverflowError, RuntimeError, struct.error) as error:
                kind = TypeError if isinstance(error, struct.error) else type(error)
                told = f"{value!r} does not fit: {error}" if isinstance(error, struct.error) else error
                shown = kernel if kernel.__class__ is str else repr(kernel)
                raise kind(f"argument {position} of {shown}: {told}") from None
            numbers += converted
        return numbers

    def packer(self) -> Any:
        """``pack(memory, values)`` for the arguments alone. It raises one of ``MISS`` for values that it cannot pack."""
        lines = [f"{self.names()}, = values" if self.ways else "() = values", f"pack(memory, {START}, {self.packed()})"]
        return made("memory, values", lines)(
            self.pack_values, None, None, None, device_address, self.convert, None, None, ()
        )

    def carefully(self, stream: int, config: LaunchConfig, kernel: Kernel, values: Sequence[Any]) -> int:
        """Launch with each value checked."""
        numbers = self.checked(values, kernel)
        memory, start, addresses = self.new()
        pack_head(memory, 0, config._head, stream, config._tail)
        self.pack_values(memory, START, *numbers)
        status: int = NAMES["launch_kernel"](start, kernel._number, addresses, 0)
        return status

    def first(self) -> Any:
        """The function for the first launches: without machine code for later ones, it is compiled at once."""
        if builtins is None or self.getters is None:
            return self.compiled()
        self.launch = self.plain()
        return self.launch

    def compiled(self) -> Any:
        """The function for all launches."""
        if not self.is_compiled:
            self.launch, self.is_compiled = self.written(), True
        return self.launch

    def plain(self) -> Any:
        """The same as :meth:`written` for a few launches: each takes 0.5 us more, but to compile a function takes 0.1 to 0.8 ms."""
        key, getters, pack, free, new = self.key, self.getters, self.pack_values, self.arguments.free, self.new

        def launch(stream: Any, config: Any, kernel: Any, values: Any) -> Any:
            if tuple([id(type(value)) for value in values]) != key:
                return OTHER_TYPES
            self.left -= 1
            if self.left <= 0:
                kernel._latest = None  # the next launch asks :func:`.quick_launch.quickest`
            try:
                taken = free.pop()
            except IndexError:
                taken = new()
            memory, start, addresses = taken
            pack_head(memory, 0, config._head, stream._number, config._tail)
            pack(memory, START, *[value if get is None else get(value) for get, value in zip(getters, values)])
            status = NAMES["launch_kernel"](start, kernel._number, addresses, 0)
            free.append(taken)
            return status

        return launch

    def written(self) -> Any:
        """The function as a text, which has no loops."""
        types = self.types

        def new() -> Any:
            return (*self.new(), None, None)

        other = " or ".join(f"value{position}.__class__ is not type{position}" for position in range(len(types)))
        lines = [
            *([f"{self.names()}, = values", f"if {other}: return {OTHER_TYPES}"] if types else ["() = values"]),
            *TAKE,
            "memory, start, addresses, head, number = taken",
            "if config._head is not head or stream._number is not number:",
            "  head, number = config._head, stream._number",
            "  pack_head(memory, 0, head, number, config._tail)",
            "  taken = memory, start, addresses, head, number",
            *([f"pack(memory, {START}, {self.packed()})"] if types else []),
            "status = launch_kernel(start, kernel._number, addresses, 0)",
            GIVE,
            "return status",
        ]
        return made("stream, config, kernel, values", lines, types)(
            self.pack_values, new, new(), [], device_address, self.convert, None, None, types
        )

    def prepared(self, kernel: Kernel, stream: Stream, config: LaunchConfig) -> Any:
        """``launch(*values)`` with this stream and configuration. It raises if the driver refuses."""
        owned = stream._open()
        config = copy(config)  # the caller may change it later
        head = config._head, int(owned.handle), config._tail

        def new() -> Any:
            memory, start, addresses = self.new()
            pack_head(memory, 0, *head)
            return memory, (start, kernel._number, addresses, 0)

        def carefully(*values: Any) -> None:
            status = self.carefully(int(owned.handle), config, kernel, values)
            if status:
                refused(status, config, kernel)

        names = self.names()
        lines = [
            *TAKE,
            "memory, arguments = taken",
            f"try: pack(memory, {START}, {self.packed()})",
            f"except MISS: return carefully({names})",
            "status = launch_kernel(*arguments)",
            GIVE,
            "if status: refuse(status)",
        ]
        if not names:  # the memory never changes
            lines = ["status = launch_kernel(*slot[1])", "if status: refuse(status)"]
        launch = made(names, lines)(
            self.pack_values,
            new,
            new(),
            [],
            device_address,
            self.convert,
            carefully,
            lambda status: refused(status, config, kernel),
            (),
        )
        launch.keep = owned, kernel, config  # C has their addresses
        launch.__doc__ = f"Launch {kernel!r} with {config!r}."
        launch.__qualname__ = f"launch of {kernel!r}"  # the name in errors about missing arguments
        return quick_launch.prepared(self, new(), launch) or launch

    def names(self) -> str:
        return ", ".join(f"value{position}" for position in range(len(self.ways)))

    def packed(self) -> str:
        """The expressions of the values that are packed."""
        return ", ".join(
            way.quick.format(f"value{position}") or f"*convert[{position}](value{position})"
            for position, way in enumerate(self.ways)
        )


TAKE, GIVE = slot_lines()


def made(parameters: str, lines: list[str], types: Sequence[type] = ()) -> Any:
    """The maker of a function with these lines, which knows ``types`` as type0, type1 and so on. A text is compiled
    once.
    """
    body = "\n  ".join(lines)
    unpack = f" {', '.join(f'type{position}' for position in range(len(types)))}, = types\n" if types else ""
    text = f"{unpack} def launch({parameters}):\n  {body}\n return launch\n"
    try:
        return _makers[text]
    except KeyError:
        namespace: dict[str, Any] = {}
        exec(f"def make(pack, new, slot, slots, address, convert, carefully, refuse, types):\n{text}", NAMES, namespace)
        return _makers.setdefault(text, namespace["make"])


def prepare(
    kernel: Kernel, stream: Stream | IsStreamType, config: LaunchConfig, *argument_types: Any
) -> Callable[..., None]:
    """See :meth:`Kernel.prepare`."""
    if not isinstance(config, LaunchConfig):
        raise TypeError(f"config: a LaunchConfig is expected, got {class_name(config)}")
    stream = stream_for(stream, kernel)
    ask_sizes(kernel, stream)
    layout = Layout(matched(kernel, argument_types, way_of_type))
    launch: Callable[..., None] = layout.prepared(kernel, stream, config)
    return launch


def refused(status: int, config: LaunchConfig, kernel: Kernel) -> NoReturn:
    """Raise the driver's error of a launch, with the limits that the configuration exceeds."""
    try:
        advice = "; ".join(excesses(config, kernel))
    except driver.CudaError:
        advice = ""
    try:
        fail(status, "cuLaunchKernelEx", f"{kernel!r}: {advice}" if advice else "")
    except driver.CudaError as error:
        if status != TOO_LARGE:
            raise
        raise also(error, ValueError) from None


def more_shared_memory(wanted: int, kernel: Kernel, device: Any) -> str:
    """How to allow a kernel more, or that the device has no more."""
    most = device.properties.max_shared_memory_per_block_optin - kernel.attributes[device].shared_size_bytes
    if wanted > most:
        return f" and the device has {most} for it"
    return (
        f": cuKernelSetAttribute(CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, {wanted}, kernel.handle, "
        f"{device.device_id}) of {PACKAGE}.checked.driver allows it"
    )


def excesses(config: LaunchConfig, kernel: Kernel) -> Iterator[str]:
    """The limits of the kernel or the current device that a configuration exceeds."""
    from ..device import Device

    device = Device()
    properties = device.properties
    x, y, z = config.block
    limit = kernel.attributes[device].max_threads_per_block
    if x * y * z > limit:
        yield f"a block of {x * y * z} threads, where at most {limit} are possible"
    shared = kernel.attributes[device].max_dynamic_shared_size_bytes
    if config.shmem_size > shared:
        yield (
            f"{config.shmem_size} bytes of dynamic shared memory per block, where the kernel is allowed {shared}"
            f"{more_shared_memory(config.shmem_size, kernel, device)}"
        )
    blocks = tuple(clusters * size for clusters, size in zip(config.grid, config.cluster or (1, 1, 1)))
    for name, extents in (("grid", blocks), ("block", config.block)):
        for axis, extent in zip("xyz", extents):
            limit = getattr(properties, f"max_{name}_dim_{axis}")
            if extent > limit:
                yield f"a {name} of {extent} along {axis}, where the device allows {limit}"
    if config.cluster is not None and not properties.cluster_launch:
        yield "clusters, which this device does not have"
    if config.is_cooperative and not properties.cooperative_launch:
        yield "a cooperative launch, which this device cannot do"
