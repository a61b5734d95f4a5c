"""Launches by machine code, for kernels whose arguments are numbers and buffers."""

from __future__ import annotations

import ctypes
from itertools import count

from ..._floor import FEW, from_a_signal
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
    from .launcher import Layout

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


def quickest(kernel: Kernel, layout: Layout, order: Any = in_stream) -> Any:
    """The function to try first at a kernel's next launch, after one with this layout succeeded: its routine, made now if need be; Python's, if
    machine code cannot do the same or there were few launches; None while there is no room, or if Python cannot either. ``order`` is
    :func:`in_stream` or a function like it, for other objects than streams."""
    layout.left -= 1
    if layout.left > 0 and builtins:
        return layout.launch or layout.first()
    native, quick = routines(), layout.quick.get(order)
    if native is None:
        return layout.compiled()
    if layout.left < -FEW:  # arguments of other types come in turns, to Python
        layout.compiled()
    budget = native.LAUNCHES
    try:
        if quick is None or quick == NOT_NOW and budget.has_room():
            if _leading:
                _dispatch(native)
            quick = routine(native, layout, order) or budget.full() and NOT_NOW
            layout.quick[order] = quick
            if quick:
                quick.owned.used_by(layout)
            elif quick is False:
                in_python()
                layout.compiled()
        if quick:
            quick.owned.used_by(kernel)
            budget.touch(quick.owned)
    except Exception as error:  # the launch is done, whatever becomes of its code
        if from_a_signal(error):
            raise
        return layout.compiled()
    return layout.compiled() if quick is False and order is in_stream else quick or None


def routine(native: Any, layout: Layout, order: Any) -> Any:
    """The launch of kernels with values of these types; None if machine code cannot do it."""
    types = layout.types
    made = native.Routine(filled(FUNCTION), _careful[0], None, 3 + len(types))  # it raises the driver's errors
    made.budget, made.name = native.LAUNCHES, FUNCTION
    values = packed(made, count(3), layout.ways, types) if len(types) <= native.MOST_PARAMETERS else None
    found = order(made)
    if values is None or not found:
        return None
    number, *further = found
    config = made.memory(made.content(1, LaunchConfig, "_head", 4), number, made.content(1, LaunchConfig, "_tail", 2))
    made.sources += [config, made.slot(2, Kernel, "_number"), values, made.number(0), *further]
    made.returns(None)
    return made.pool()


def prepared(layout: Layout, memory: Any, launch: Any) -> Any:
    """The ``launch(*values)`` of :meth:`Layout.prepared`, with the configuration in ``memory``; None if machine code
    cannot do it.
    """
    native = routines()
    if native is None or len(layout.ways) > native.MOST_PARAMETERS:
        return None
    made = native.Routine(filled(FUNCTION), launch, None, len(layout.ways))
    types = [Buffer if way.quick == ADDRESS else CLASSES.get(way.format) for way in layout.ways]
    made.budget, made.name = native.LAUNCHES, FUNCTION
    values = packed(made, count(), layout.ways, types)
    if values is None:
        in_python()
        return None
    start, kernel, *_ = memory[1]
    made.sources += [made.number(start), made.number(kernel), values, made.number(0)]
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
