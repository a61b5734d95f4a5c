"""``python -m tests.release``, which ``make release`` runs: builds the source distribution and the wheel into ``dist`` and checks them.

Each is installed alone into an empty environment, with no package index. There, all modules are imported and
``python -m cuda_ctypes`` runs. A second build, from files of another age and with other permissions, must give the same bytes, and so
must a build of the wheel from the source distribution.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from pathlib import Path

from cuda_ctypes import __version__

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
IN_SOURCE = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "Makefile",
    "README.md",
    "SECURITY.md",
    "docs/conf.py",
    "hatch_build.py",
    "recipe/recipe.yaml",
)
IMPORT_ALL = """
import importlib, pkgutil, sys
import cuda_ctypes
names = [found.name for found in pkgutil.walk_packages(cuda_ctypes.__path__, "cuda_ctypes.", onerror=lambda _: None)]
late = ("__main__", "autoinit", "autoprimaryctx", "x86_64", "aarch64")  # these run, or are for one processor
names = [name for name in names if ".hook-" not in name]  # of another program
for name in names:
    if name.rpartition(".")[2] not in late:
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name != "numpy" or ".pycuda." not in name:  # arrays are NumPy's
                raise
print(cuda_ctypes.__file__, len(names))
"""


class ReleaseError(Exception):
    """An artefact is wrong."""


def run(*command: str, cwd: Path, environment: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        command,
        cwd=cwd,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise ReleaseError(f"{' '.join(command)}\n{done.stdout}")
    return done.stdout


def build(folder: Path, *kinds: str, source: Path = ROOT) -> list[Path]:
    """Build distributions of ``source`` in this environment, which has the backend of pyproject.toml."""
    wanted = [f"--{kind}" for kind in kinds]
    run(sys.executable, "-m", "build", "--no-isolation", *wanted, "--outdir", str(folder), str(source), cwd=folder)
    return sorted(folder.iterdir())


def tracked_files(folder: Path) -> Path:
    """A copy of the files under version control: a link in build/ to a folder of the source hides that folder from hatchling."""
    listed = run("git", "ls-files", "-z", cwd=ROOT)
    for name in filter(None, listed.split("\0")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    return folder


def check_install(artefact: Path, folder: Path) -> str:
    """Install into an empty environment; returns what the report of the package says."""
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CUDA_"))}
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-index", "--no-deps"]
    pip.append("--ignore-installed")  # the backend's environment has an editable one of this version
    backend = {**environment}
    if artefact.suffix != ".whl":  # no index: the backend that builds it is this environment's
        pip.append("--no-build-isolation")
        backend["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path.endswith("site-packages"))
    run(*pip, str(artefact), cwd=folder, environment=backend)
    imported = run(str(python), "-W", "error", "-c", IMPORT_ALL, cwd=folder, environment=environment)
    if str(folder) not in imported:
        raise ReleaseError(f"{artefact.name}: another cuda_ctypes was imported: {imported}")
    environment["CUDA_CTYPES_LIBCUDA"] = str(folder / "no-driver.so")  # these lines do not depend on a driver
    report = subprocess.run(
        [str(python), "-m", "cuda_ctypes"], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    if report.stderr or __version__ not in report.stdout or "no-driver.so" not in report.stdout:
        raise ReleaseError(f"{artefact.name}: python -m cuda_ctypes said\n{report.stdout}{report.stderr}")
    return imported.split()[-1]


def check_source(artefact: Path, wheel: Path, folder: Path) -> None:
    """Check the source distribution's files, and that it builds the same wheel."""
    with tarfile.open(artefact) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        archive.extractall(folder, filter="data")
    if missing := [name for name in IN_SOURCE if name not in names]:
        raise ReleaseError(f"{artefact.name} lacks {', '.join(missing)}")
    if cached := [name for name in names if name.startswith(("headers/cache", "docs/reference/libraries"))]:
        raise ReleaseError(f"{artefact.name} has {cached[0]}, which is made or downloaded")
    (source,) = folder.iterdir()
    (folder / "again").mkdir()
    (again,) = build(folder / "again", "wheel", source=source)
    check_same([wheel], [again], f"built from {artefact.name}")


def check_reproducible(made: list[Path], folder: Path) -> None:
    """A build elsewhere, later, by a user whose files nobody else may read."""
    source, again = folder / "elsewhere" / "source", folder / "again"
    again.mkdir(parents=True)
    before = os.umask(0o077)
    try:
        tracked_files(source)
        for path in source.rglob("*"):
            os.utime(path, (2_000_000_000, 2_000_000_000))
            path.chmod(path.stat().st_mode & 0o700)
        check_same(made, build(again, "sdist", "wheel", source=source), "built again")
    finally:
        os.umask(before)


def check_same(made: list[Path], again: list[Path], how: str) -> None:
    """The same files with the same bytes."""
    for ours, theirs in zip(made, again):
        if (ours.name, ours.read_bytes()) != (theirs.name, theirs.read_bytes()):
            raise ReleaseError(
                f"{theirs.name}, {how}, has other bytes than {ours.name}: {', '.join(differences(ours, theirs))}"
            )


def differences(ours: Path, theirs: Path) -> list[str]:
    """The first members of two archives that differ; the file itself if only its own form does."""
    mine, yours = members(ours), members(theirs)
    different = [name for name in sorted({*mine, *yours}) if mine.get(name) != yours.get(name)]
    return different[:5] or [ours.name]


def members(artefact: Path) -> dict[str, object]:
    """What each file of an archive has beside its name: content, mode, time."""
    if artefact.suffix == ".whl":
        with zipfile.ZipFile(artefact) as wheel:
            return {item.filename: (wheel.read(item), item.external_attr, item.date_time) for item in wheel.infolist()}
    with tarfile.open(artefact) as archive:
        return {item.name: (item.size, item.chksum, item.mode, item.mtime, item.uname) for item in archive.getmembers()}


def release(dist: Path) -> None:
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        made = build(dist, "sdist", "wheel", source=tracked_files(Path(folder)))
    source, wheel = sorted(made, key=lambda path: path.suffix)
    if wheel.name != f"cuda_ctypes-{__version__}-py3-none-any.whl":
        raise ReleaseError(f"the wheel is called {wheel.name}")
    for artefact in (wheel, source):
        with tempfile.TemporaryDirectory() as folder:
            count = check_install(artefact, Path(folder).resolve())
        print(f"{artefact.name}: {artefact.stat().st_size:,} bytes, installs, {count} modules import")
    with tempfile.TemporaryDirectory() as folder:
        check_source(source, wheel, Path(folder).resolve())
    print(f"{source.name} builds the same wheel")
    with tempfile.TemporaryDirectory() as folder:
        check_reproducible(made, Path(folder).resolve())
    print("a second build has the same bytes")


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m tests.release", description=__doc__).parse_args()
    try:
        release(DIST)
    except ReleaseError as error:
        sys.exit(f"error: {error}")
