"""The private modules of cuda.bindings that numba-cuda looks into: without them it takes nvJitLink for missing, and links
without LTO."""

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Callable


def inspector(library: str) -> "Callable[[str], int]":
    """What tells the address of a library's function, 0 for one that it lacks; names begin with ``__`` there."""

    def _inspect_function_pointer(name: str) -> int:
        from ..._floor.faces import shared_by

        shared = shared_by(f"{__name__.rpartition('.')[0]}.{library}")
        symbol = shared.symbol(name[2:])
        if name[:2] != "__" or not symbol:
            raise KeyError(name)
        return shared.library.address(symbol)

    return _inspect_function_pointer
