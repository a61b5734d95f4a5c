"""Get the headers of CUDA releases from NVIDIA's packages into ``headers/cache/RELEASE/PACKAGE/``.

pip does the downloading, so that the user's own settings (index, proxy, certificates) hold. A package is in the cache
with all its headers or not at all: it is unpacked beside its place and moved there.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path, PurePosixPath

from generator import descriptor, manifest
from generator.errors import GeneratorError
from generator.manifest import Package

CACHE = Path(__file__).parent.parent / "headers" / "cache"
STAMP = "stamp.txt"
TEMPORARY = ".unpacking-"
SUFFIXES = {".h", ".hh", ".hpp", ".hxx", ".cuh", ".inl"}

Download = Callable[[str, list[str], Path], Path]
"""From a requirement (``name==1.2``), platform tags and a folder to the wheel that now lies in that folder."""


def say(message: str) -> None:
    """Progress goes to stderr: stdout belongs to the stage that needed the headers."""
    print(message, file=sys.stderr, flush=True)


def pip_download(requirement: str, platforms: list[str], folder: Path) -> Path:
    """Download the newest wheel that satisfies ``requirement``, for these platforms whatever this machine is.

    With ``--hash=sha256:...`` in the requirement it is that very file: an index may have several of one version.
    """
    terminal = sys.stderr.isatty()
    (folder / "requirements.txt").write_text(requirement + "\n", "utf-8")
    command = [sys.executable, "-m", "pip", "download", "--requirement", str(folder / "requirements.txt")]
    command += ["--dest", str(folder), "--no-deps"]
    command += ["--only-binary=:all:", "--disable-pip-version-check", "--no-input", "--python-version", "3.11"]
    command += [word for platform in platforms for word in ("--platform", platform)]
    command += [] if terminal else ["--quiet"]
    output = sys.stderr if terminal else subprocess.DEVNULL
    done = subprocess.run(command, stdout=output, stderr=subprocess.PIPE, check=False)
    wheels = list(folder.glob("*.whl"))
    if done.returncode == 0 and len(wheels) == 1:
        return wheels[0]
    words = done.stderr.decode("utf-8", "replace").strip()
    errors = [line for line in words.splitlines() if line.startswith("ERROR:") and line != "ERROR: Exception:"]
    errors = errors or words.splitlines()[-1:]  # the end of a traceback
    if "from versions: none" in words:
        hint = "pip found no version of it at all: is the network up, and does the index have it?"
    elif "No matching distribution" in words:
        hint = "the index has no such version"
    elif "DO NOT MATCH THE HASHES" in words:
        hint = "it has another sha256 than the manifest says; either it is not NVIDIA's file or the manifest is wrong"
        errors = []
    elif "No module named pip" in words:
        hint = "this Python has no pip; `python -m ensurepip` installs it"
    else:
        hint = "pip failed"
    raise GeneratorError("\n  ".join([f"cannot download {requirement.split()[0]}: {hint}", *errors]))


def sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def fetch(
    releases: Iterable[str],
    packages: Iterable[str] | None = None,
    *,
    cache: Path | None = None,
    known: manifest.Manifest | None = None,
    download: Download = pip_download,
) -> list[Path]:
    """Bring the headers of ``releases`` into the cache and return their folders; only ``packages`` where given."""
    cache = CACHE if cache is None else cache
    known = manifest.read() if known is None else known
    wanted = [(release, manifest.packages_of(release, known)) for release in dict.fromkeys(releases)]
    folders = []
    missing = []
    for release, available in wanted:
        for logical in available if packages is None else packages:
            if logical not in available:
                raise GeneratorError(f"the manifest has no package {logical} for CUDA {release}")
            folder = cache / release / logical
            folders.append(folder)
            if not is_complete(folder, available[logical]):
                missing.append((release, logical, available[logical]))
    if not missing:
        return folders
    with _only_process(cache):
        for leftover in cache.rglob(TEMPORARY + "*"):
            shutil.rmtree(leftover, ignore_errors=True)
        for number, (release, logical, package) in enumerate(missing, 1):
            if is_complete(cache / release / logical, package):
                continue
            say(f"[{number}/{len(missing)}] CUDA {release} {logical}: {package.package} {package.version}")
            files, size = _fetch_one(cache / release / logical, package, download)
            say(f"    {size / 1e6:.2f} MB, {files} headers")
    return folders


def is_complete(folder: Path, package: Package) -> bool:
    """Whether the folder holds every header of exactly this wheel."""
    try:
        first, *files = (folder / STAMP).read_text("utf-8").splitlines()
        sizes = (line.split(" ", 1) for line in files)
        return first == _stamp(package) and all((folder / name).stat().st_size == int(size) for size, name in sizes)
    except (OSError, ValueError):
        return False


def _stamp(package: Package) -> str:
    return f"{package.package} {package.version} sha256:{package.sha256}"


def _fetch_one(folder: Path, package: Package, download: Download) -> tuple[int, int]:
    """Put one wheel's headers in place; return how many there are and the size of the wheel."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=TEMPORARY, dir=folder.parent) as name:
            work = Path(name)
            (work / "wheel").mkdir()
            platforms = package.wheel.removesuffix(".whl").split("-")[-1].split(".")
            wanted = f"{package.package}=={package.version} --hash=sha256:{package.sha256}"
            wheel = download(wanted, platforms, work / "wheel")
            found = sha256(wheel)
            if found != package.sha256:
                raise GeneratorError(
                    f"{wheel.name} has sha256 {found}, the manifest says {package.sha256} for {package.wheel}: "
                    "it is not used. Either the download is not NVIDIA's file or the manifest is wrong"
                )
            size = wheel.stat().st_size
            files = _unpack(wheel, work / "headers")
            lines = [_stamp(package), *(f"{length} {name}" for name, length in files.items())]
            (work / "headers" / STAMP).write_text("\n".join(lines) + "\n", "utf-8")
            if folder.exists():
                folder.rename(work / "old")
            (work / "headers").rename(folder)
    except OSError as error:
        raise GeneratorError(f"cannot store the headers of {package.wheel}: {error.strerror or error}") from error
    return len(files), size


def _unpack(wheel: Path, target: Path) -> dict[str, int]:
    """Unpack what lies below an ``include`` folder of the wheel; return the files with their sizes."""
    files = {}
    try:
        with zipfile.ZipFile(wheel) as archive:
            for member in archive.infolist():
                path = PurePosixPath(member.filename)
                if "include" not in path.parts or path.suffix not in SUFFIXES:
                    continue
                inside = PurePosixPath(*path.parts[path.parts.index("include") + 1 :])
                if ".." in path.parts or path.is_absolute():
                    raise GeneratorError(f"{wheel.name} holds a file outside of its folder: {member.filename}")
                (target / inside).parent.mkdir(parents=True, exist_ok=True)
                (target / inside).write_bytes(archive.read(member))
                files[str(inside)] = member.file_size
    except zipfile.BadZipFile as error:
        raise GeneratorError(f"{wheel.name} is no readable wheel: {error}") from error
    if not files:
        raise GeneratorError(f"{wheel.name} holds no headers")
    return files


@contextlib.contextmanager
def _only_process(cache: Path) -> Iterator[None]:
    """Hold the cache's lock, which the system releases when a process dies: what lies half-done then is a leftover."""
    try:
        cache.mkdir(parents=True, exist_ok=True)
        lock = (cache / ".lock").open("w")
    except OSError as error:
        raise GeneratorError(f"cannot write to the header cache: {error.strerror or error}") from error
    with lock:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def include_directories(release: str, packages: list[str], include: Path | None = None) -> list[Path]:
    """The folders to search for a release's headers, fetched where they are missing.

    ``include`` is the include folder of an installed toolkit, to be used instead.
    """
    if include is None:
        return fetch([release], packages)
    found = release_of(include)
    if found != release:
        raise GeneratorError(f"{include} holds the headers of CUDA {found}, not of {release}")
    return [include]


def release_of(include: Path) -> str:
    """The release of an installed toolkit, from ``CUDA_VERSION`` in its cuda.h."""
    try:
        text = (include / "cuda.h").read_text("utf-8", "replace")
    except OSError as error:
        raise GeneratorError(f"no cuda.h in {include}: {error.strerror or error}") from error
    match = re.search(r"^[ \t]*#[ \t]*define[ \t]+CUDA_VERSION[ \t]+(\d+)\b", text, re.MULTILINE)
    if match is None:
        raise GeneratorError(f"{include / 'cuda.h'} does not define CUDA_VERSION")
    version = int(match[1])
    return f"{version // 1000}.{version % 1000 // 10}"


def check_include(include: Path) -> str:
    """Check that an installed toolkit has the headers of every library, and return its release."""
    release = release_of(include)
    for name in descriptor.names():
        library = descriptor.load(name)
        missing = [header for header in library.headers + library.version_headers if not (include / header).is_file()]
        if missing:
            raise GeneratorError(f"{include} lacks headers of the library {name}: {', '.join(missing)}")
    return release


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("releases", nargs="*", metavar="RELEASE", help="CUDA release, for example 13.5")
    parser.add_argument("--all", action="store_true", help="every release of the manifest")
    parser.add_argument("--include", type=Path, metavar="DIR", help="only check an installed toolkit's include folder")


def run(arguments: argparse.Namespace) -> int:
    if arguments.include is not None:
        release = check_include(arguments.include)
        if arguments.releases not in ([], [release]):
            raise GeneratorError(
                f"{arguments.include} holds the headers of CUDA {release}, not of {', '.join(arguments.releases)}"
            )
        say(f"{arguments.include} has all headers of CUDA {release}")
        return 0
    known = manifest.read()
    releases = list(known) if arguments.all else arguments.releases
    if not releases:
        raise GeneratorError(f"name a release ({', '.join(known)}) or --all")
    complete = all(
        is_complete(CACHE / release / logical, package)
        for release in releases
        for logical, package in manifest.packages_of(release, known).items()
    )
    fetch(releases, known=known)
    say(f"all headers of CUDA {', '.join(releases)} {'were' if complete else 'are'} there")
    return 0
