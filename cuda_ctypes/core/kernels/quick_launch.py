"""Launches by machine code, for kernels whose arguments are numbers and buffers."""

from __future__ import annotations

import ctypes
from itertools import count
from weakref import ref

from ..._floor import from_a_signal
from ..._floor.calls import builtins
from ..._floor.native import routines
from ..._floor.native.scalars import scalar_of_numpy
from ..._floor.types.argument_memory import FORMATS
from ..._floor.types.live_handles import stays_the_same
from .._driver import entry, filled
from ..memory.buffer import Buffer
from ..stream import Stream
from .kernel import Kernel
from .kernel_arguments import ADDRESS
from .launch_config import LaunchConfig

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any, TypeVar

    from .kernel_arguments import Way
    from .launcher import Shape

    T = TypeVar("T")

FUNCTION = "cuLaunchKernelEx"
OTHER_TYPES = -1
"""A launcher's result for arguments of other types; the driver has no such status."""
NOT_NOW = ()
"""In place of a routine: there is no room for its code at present."""
CLASSES = {**dict.fromkeys("QqIiHhBb", int), **dict.fromkeys("fd", float), "?": bool}
"""The classes of values that machine code packs, by struct codes."""
BLOCKS = ctypes.Structure, ctypes.Union, ctypes.Array
NAMES: dict[str, Any] = {}
"""What launchers in Python call: ``launch_kernel``."""
_careful: list[Any] = []
"""``launch`` as written in Python."""
_leading: list[Any] = []
"""The function that leads to it, until the first routine is there."""


def dispatched(launch: T) -> T:
    """``launch(stream, config, kernel, *values)``, which becomes quick for the types of the kernel's last launch."""
    _careful.append(launch)
    if builtins is None:
        return launch
    doc = f"launch(stream, config, kernel, *kernel_args)\n--\n\n{launch.__doc__}"
    _leading.append(builtins.leading(launch, "launch", launch.__module__, doc))
    return _leading[0]  # type: ignore[no-any-return]


def _dispatch(native: Any) -> None:
    """Let machine code call the latest routines of kernels."""
    made = native.Dispatcher(_careful[0], place=2, way=[(Kernel, "_latest")])
    pool = made.pool(_careful[0].__module__)
    for function in [*_leading] if pool else ():
        builtins.replace(function, made.code, pool)
    _leading.clear()


def in_python() -> None:
    """Launchers in Python call the driver, by machine code if possible, because it cannot do more."""
    NAMES["launch_kernel"] = entry(FUNCTION)


def in_stream(routine: Any) -> list[Any]:
    """The source of the stream's number, of a launch's first argument; and sources behind those that the driver takes. Nothing if code
    cannot find it."""
    return [routine.slot(0, Stream, "_number")]


class Use:
    """A routine's use: the launches of a kernel with arguments of some types."""

    __slots__ = ("kernel", "kinds", "__weakref__")

    def __init__(self, kernel: Kernel, kinds: Any) -> None:
        self.kernel = ref(kernel)
        self.kinds = kinds

    def let_go(self, code: Any) -> None:
        """Drop the references to the code, whose memory other launches need."""
        kernel = self.kernel()
        launcher = kernel and kernel._launchers.get(self.kinds)
        if kernel and launcher:
            for order, quick in [*launcher.quick.items()]:
                if quick and quick.owned is code:
                    if kernel._latest is quick:
                        kernel._latest = None
                    launcher.quick[order] = NOT_NOW


def quickest(kernel: Kernel, launcher: Any, order: Any = in_stream) -> Any:
    """The function to try first at a kernel's next launch, after ``launcher`` succeeded: its routine, made now if need be; the
    launcher itself, if machine code cannot do the same or there were few launches; None while there is no room, or if the launcher
    cannot either. ``order`` is :func:`in_stream` or a function like it, for other objects than streams."""
    if builtins is None:
        return launcher
    if not launcher.is_frequent():
        return counted(launcher)
    native, quick = routines(), launcher.quick.get(order)
    if native is None:
        return launcher
    budget = native.LAUNCHES
    try:
        if quick is None or quick == NOT_NOW and budget.has_room():
            if _leading:
                _dispatch(native)
            quick = routine(native, launcher.shape, launcher.types, order) or budget.full() and NOT_NOW
            launcher.quick[order] = quick
            if quick:
                launcher.use = launcher.use or Use(kernel, tuple(map(id, launcher.types)))
                quick.owned.used_by(launcher.use)
            elif quick is False:
                in_python()
        if quick:
            budget.touch(quick.owned)
    except Exception as error:  # the launch is done, whatever becomes of its code
        if from_a_signal(error):
            raise
        return launcher
    return launcher if quick is False and order is in_stream else quick or None


def counted(launcher: Any) -> Any:
    """The launcher, until it is called often: then it refuses, and :func:`quickest` is asked again."""

    def launch(stream: Any, config: Any, values: Any) -> Any:
        return OTHER_TYPES if launcher.is_frequent() else launcher(stream, config, values)

    return launch


def routine(native: Any, shape: Shape, types: Sequence[type], order: Any) -> Any:
    """The launch of a kernel with values of these types; None if machine code cannot do it."""
    made = native.Routine(filled(FUNCTION), _careful[0], None, 3 + len(types))  # it raises the driver's errors
    made.budget, made.name = native.LAUNCHES, FUNCTION
    values = packed(made, count(3), shape.ways, types) if len(types) <= native.MOST_PARAMETERS else None
    found = order(made)
    if values is None or not found:
        return None
    number, *further = found
    config = made.memory(made.content(1, LaunchConfig, "_head", 4), number, made.content(1, LaunchConfig, "_tail", 2))
    made.sources += [config, made.number(shape.kernel), values, made.number(0), *further]
    made.returns(None)
    return made.pool()


def prepared(shape: Shape, memory: Any, launch: Any) -> Any:
    """The ``launch(*values)`` of :meth:`Shape.prepared`, with the configuration in ``memory``; None if machine code
    cannot do it.
    """
    native = routines()
    if native is None or len(shape.ways) > native.MOST_PARAMETERS:
        return None
    made = native.Routine(filled(FUNCTION), launch, None, len(shape.ways))
    types = [Buffer if way.quick == ADDRESS else CLASSES.get(way.format) for way in shape.ways]
    made.budget, made.name = native.LAUNCHES, FUNCTION
    values = packed(made, count(), shape.ways, types)
    if values is None:
        in_python()
        return None
    made.sources += [made.number(memory[1][0]), made.number(shape.kernel), values, made.number(0)]
    made.returns(None)
    made.pooled(memory)
    return made.function("launch", __name__, "Launch the kernel for which this was prepared.")


def packed(routine: Any, places: Iterable[Any], ways: Sequence[Way], types: Sequence[Any]) -> Any:
    """The source of a kernel's arguments, which are at these places; None if machine code cannot convert one."""
    values = []
    for place, way, cls in zip(places, ways, types):
        if cls is Buffer:
            values.append(routine.slot(place, Buffer, "_address"))
        elif cls is not None and (cls is CLASSES.get(way.format) or cls is bool or stays_the_same(cls)):
            values.append(routine.value(place, "B" if way.format == "?" else way.format, cls))
        else:
            value = in_memory(routine, place, way.format, cls) if cls is not None else None
            if value is None:
                return None
            values.append(value)
    return routine.pointers(*values) if values else routine.number(0)


def in_memory(routine: Any, place: Any, format: str, cls: Any) -> Any:
    """The source of a scalar or struct of ctypes, or of a scalar of NumPy, that :mod:`struct` packs in this format; None for
    other classes."""
    if issubclass(cls, BLOCKS):
        plain = format == f"{ctypes.sizeof(cls)}s" and not hasattr(cls, "__bytes__") and not hasattr(cls, "__index__")
    else:
        plain = FORMATS.get(cls) == format != "?"  # a c_bool's memory may have other numbers than 0 and 1
    return routine.there(place, cls) if plain else scalar_of_numpy(routine, place, format, cls)
