"""Private modules of cuda.bindings that numba-cuda imports: without them it does not use nvJitLink, and links without
LTO.
"""

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Callable


def inspector(library: str) -> "Callable[[str], int]":
    """A function that returns the address of a library's function.

    Names begin with ``__``. Raises KeyError for other names, and for functions that the library does not export.
    """

    def _inspect_function_pointer(name: str) -> int:
        from ..._floor.faces import shared_by

        shared = shared_by(f"{__name__.rpartition('.')[0]}.{library}")
        symbol = shared.symbol(name[2:])
        if name[:2] != "__" or not symbol:
            raise KeyError(name)
        return shared.library.address(symbol)

    return _inspect_function_pointer
