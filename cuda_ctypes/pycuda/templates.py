"""Kernels that are written by templates: compiled once, kept in memory and in the folder of core's program cache."""

from __future__ import annotations

from .compiler import SourceModule
from .context import needed, stack

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Callable

    from .context import Context

_remembered: list[dict[Any, Any]] = []


def remembered(known: dict[Any, Any]) -> None:
    """Let :func:`forget` clear a dict too."""
    _remembered.append(known)


def per_context(make: Callable[..., Any]) -> Callable[..., Any]:
    """A function whose results are kept per context and positional arguments, as long as the context is valid."""
    known: dict[Any, Any] = {}
    remembered(known)

    def kept(*arguments: Any) -> Any:
        contexts = stack.contexts
        context = contexts[-1] if contexts and contexts[-1]._owned else needed()
        try:
            return known[context, arguments]
        except KeyError:
            pass
        for key in [key for key in list(known) if not key[0]._owned]:
            known.pop(key, None)
        made = known[context, arguments] = make(*arguments)
        return made

    kept.__name__, kept.__doc__ = make.__name__, make.__doc__
    kept.__wrapped__ = make  # type: ignore[attr-defined]
    return kept


def forget() -> None:
    """Forget all results, and so release objects of contexts that are to end."""
    for known in _remembered:
        known.clear()


def prelude(arguments: Sequence[Any], preamble: str = "") -> str:
    """The start of a template's source: the headers that its types need, and the program's preamble."""
    kinds = {argument.dtype.char for argument in arguments if hasattr(argument, "dtype")}
    lines = ["#include <pycuda-complex.hpp>"]
    if "e" in kinds and "cuda_fp16" not in preamble:
        lines.append("#include <pycuda-half.hpp>")
    return "\n".join([*lines, preamble, ""])


def module_of(source: str, options: Sequence[str] | None = None, keep: bool = False) -> SourceModule:
    """The module of a template's source in the current context."""
    return SourceModule(source, options=options, keep=keep, no_extern_c=True, cache_dir=True)


def launches(function: Any, types: str) -> Any:
    """``launch(grid, block, stream, *arguments)`` of a kernel whose arguments are of these types of :mod:`struct`."""
    return function.prepare(types).prepared_async_call


def multiprocessors(context: Context) -> int:
    """The number of multiprocessors of a context's device."""
    return int(context._device.multiprocessor_count)
