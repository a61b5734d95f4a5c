"""``python -m tests.release``, which ``make release`` runs: builds the source distribution and the wheel into ``dist`` and checks them.

Each is installed alone into an empty environment, with no package index. There, all modules are imported and
``python -m cuda_ctypes`` runs. The source distribution must build the same wheel, byte by byte.
"""

from __future__ import annotations

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
IN_SOURCE = ("CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile", "README.md", "SECURITY.md", "docs/conf.py")
IMPORT_ALL = """
import importlib, pkgutil, sys
import cuda_ctypes
names = [found.name for found in pkgutil.walk_packages(cuda_ctypes.__path__, "cuda_ctypes.", onerror=lambda _: None)]
late = ("__main__", "autoinit", "autoprimaryctx", "x86_64", "aarch64")  # these run, or are for one processor
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
    with zipfile.ZipFile(wheel) as ours, zipfile.ZipFile(again) as theirs:
        different = set(ours.namelist()) ^ set(theirs.namelist())
        different |= {
            name for name in ours.namelist() if name not in different and ours.read(name) != theirs.read(name)
        }
    if different:
        raise ReleaseError(f"{artefact.name} builds another wheel: {', '.join(sorted(different)[:5])}")


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


if __name__ == "__main__":
    try:
        release(DIST)
    except ReleaseError as error:
        sys.exit(f"error: {error}")
