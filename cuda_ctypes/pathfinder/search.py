"""The places to search, and their order."""

from __future__ import annotations

import os
import sys

from . import majors, system, table

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Callable

    from .table import Item

    Roots = Iterator[tuple[str, str]]
    """The name of a root in results, and the root, which may not exist."""

TOOLKIT_VARIABLES = ("CUDA_PATH", "CUDA_HOME")
CONDA_TARGETS = ("targets/x86_64-linux", "targets/sbsa-linux", "targets/aarch64-linux")


def site_packages(item: Item, major: int, tried: list[str]) -> Roots:
    """NVIDIA's wheels on Python's import path: environments, the user's site-packages, ``pip install --target``."""
    entries = [entry for entry in dict.fromkeys(sys.path) if os.path.isabs(entry)]
    for wheel in item.wheels(major):
        roots = [root for root in (os.path.join(entry, *wheel.split("/")) for entry in entries) if os.path.isdir(root)]
        yield from (("site-packages", root) for root in roots)
        if not roots:
            tried.append(f"site-packages: no {wheel} in {', '.join(entries)}")


def conda(item: Item, major: int, tried: list[str]) -> Roots:
    prefix = os.environ.get("CONDA_PREFIX")
    if not prefix:
        tried.append("conda: CONDA_PREFIX is not set")
    elif table.WINDOWS:
        yield "conda", os.path.join(prefix, "Library")
    else:
        targets = [os.path.join(prefix, target) for target in CONDA_TARGETS]
        roots = [prefix, *filter(os.path.isdir, targets)]
        yield from (("conda", root) for root in (reversed(roots) if isinstance(item, table.Header) else roots))


def products(item: Item, major: int, tried: list[str]) -> Roots:
    """A separate installation of the library's product."""
    if item.product:
        root = os.environ.get(item.product)
        if root:
            yield item.product, root
        else:
            tried.append(f"{item.product} is not set")


def toolkits(item: Item, major: int, tried: list[str]) -> Roots:
    roots = list(dict.fromkeys(filter(None, (os.environ.get(name, "") for name in TOOLKIT_VARIABLES))))
    yield from (("CUDA_PATH", root) for root in roots)
    if not roots:
        tried.append(f"neither {' nor '.join(TOOLKIT_VARIABLES)} is set")


def system_roots(item: Item, major: int, tried: list[str]) -> Roots:
    """Installation folders of products outside of the toolkit, newest first."""
    for pattern in (item.windows_system if table.WINDOWS else item.system).split():
        import glob

        pattern = pattern.replace("{major}", str(major)).replace(
            "{ProgramFiles}", os.environ.get("ProgramFiles", r"C:\Program Files")
        )
        roots = sorted(glob.glob(pattern), reverse=True)
        yield from (("supported_install_dir", root) for root in roots)
        if not roots:
            tried.append(f"no {pattern}")


def toolkit_of_the_loader(item: Item, major: int, tried: list[str]) -> Roots:
    """The toolkit from which the system's loader takes a related library: the loader does not search its other
    folders."""
    for near in item.near.split():
        path = path_by_the_loader(near, major)
        if not path:
            tried.append(f"system-ctk-root: the system's loader finds no {near}")
        for _ in range(3):  # ROOT/lib64, ROOT/bin/x64, ROOT/targets/x86_64-linux/lib
            path = os.path.dirname(path)
            if os.path.dirname(path) not in ("", path):
                yield "system-ctk-root", os.path.dirname(path)


def path_by_the_loader(name: str, major: int) -> str:
    """The file that the loader would open. It is opened here to find out, and closed again: this runs no CUDA code. A
    subprocess would take a hundred times as long, and an embedded Python has no interpreter to start. It must not stay
    open, because the process may want another file, for example a wheel's. Once that is open, the loader returns it,
    and only the loader's settings tell its own choice."""
    for file in table.LIBRARIES[name].names(major):
        present = system.loaded(file)
        if present:
            paths = (os.path.join(folder, file) for folder in system.folders())
            path = next(filter(os.path.exists, paths), "") or system.path_of(present)
            system.close(present)
            return path
        handle, _ = system.open_file(file)
        if handle:
            path = system.path_of(handle)
            system.close(handle)
            return path
    return ""


class Step:
    """A step of a search: roots of folders, or none for the system's loader."""

    def __init__(self, name: str, roots: Callable[[Item, int, list[str]], Roots] | None = None) -> None:
        self.name = name
        self.roots = roots


IN_PROCESS = Step("was-already-loaded-from-elsewhere")
LOADER = Step("system-search")
SITE_PACKAGES = Step("site-packages", site_packages)
CONDA = Step("conda", conda)
PRODUCT = Step("product", products)
TOOLKIT = Step("CUDA_PATH", toolkits)
SYSTEM_ROOTS = Step("supported_install_dir", system_roots)
LOADERS_TOOLKIT = Step("system-ctk-root", toolkit_of_the_loader)

ORDERS = {
    "library": (IN_PROCESS, SITE_PACKAGES, CONDA, LOADER, PRODUCT, TOOLKIT, SYSTEM_ROOTS, LOADERS_TOOLKIT),
    "driver": (IN_PROCESS, LOADER, SYSTEM_ROOTS),
    "file": (SITE_PACKAGES, CONDA, PRODUCT, TOOLKIT, LOADERS_TOOLKIT, SYSTEM_ROOTS),
}


def files(step: Step, item: Item, major: int, tried: list[str]) -> Iterator[tuple[str, str, str]]:
    """(way it was found, folder, name) of the files of this CUDA major that a step finds; the places tried go to
    ``tried``."""
    if step.roots is None:
        return
    for found_via, root in step.roots(item, major, tried):
        if not os.path.isdir(root):
            tried.append(f"{found_via}: there is no folder {root}")
            continue
        for name in item.names(major):
            for place in item.places():
                folder = os.path.normpath(os.path.join(os.path.abspath(root), place))
                path = os.path.join(folder, name)
                if not os.path.exists(path):
                    tried.append(f"{found_via}: {path} does not exist")
                    continue
                objection = "" if item.tells_major(name, major) else majors.objection(item, path, major)
                if objection:
                    tried.append(f"{found_via}: {path} is not used: {objection}")
                else:
                    yield found_via, folder, name
