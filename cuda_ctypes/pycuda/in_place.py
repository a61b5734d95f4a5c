"""The modules here under PyCUDA's own name, for libraries that import ``pycuda`` themselves."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

NAME = "pycuda"


class Ours(MetaPathFinder, Loader):
    """Finds ``pycuda`` and what is in it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The way to import a module; None for those of other packages. Parameters and result are those of importlib."""
        name, _, _ = fullname.partition(".")
        return ModuleSpec(fullname, self) if name == NAME and find_spec(_ours(fullname)) else None

    def exec_module(self, module: ModuleType) -> None:
        """Put the module of the same name here in the place of a new one."""
        sys.modules[module.__name__] = import_module(_ours(module.__name__))


def _ours(name: str) -> str:
    return __package__ + name[len(NAME) :]


def install() -> None:
    """See :func:`cuda_ctypes.pycuda.install_as_pycuda`."""
    present = sys.modules.get(NAME)
    if present is not None and present is not sys.modules[__package__]:
        raise RuntimeError(f"{NAME} is imported already, from {getattr(present, '__file__', '?')}: call this before")
    if not any(isinstance(finder, Ours) for finder in sys.meta_path):
        sys.meta_path.insert(0, Ours())
