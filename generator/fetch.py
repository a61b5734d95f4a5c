"""Download the headers of CUDA releases from NVIDIA's packages into ``headers/cache/WHEEL/``.

pip downloads, so that the user's settings (index, proxy, certificates) apply. A wheel is in the cache with all its
headers or not at all: it is unpacked beside its place and then moved there. Only headers are kept. Packages and
releases that share a wheel share its folder.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse
import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import TextIO, Union

from generator import command, descriptor, manifest, packages
from generator.errors import GeneratorError
from generator.files import take
from generator.manifest import Absent, Package

CACHE = Path(__file__).parent.parent / "headers" / "cache"
STAMP = "stamp.txt"
TEMPORARY = ".unpacking-"
SUFFIXES = {".h", ".hh", ".hpp", ".hxx", ".cuh", ".inl"}


@dataclass(frozen=True)
class Wheel:
    """A wheel as an index describes it."""

    name: str
    sha256: str
    requires: tuple[str, ...] = ()
    """The ``Requires-Dist`` lines of its metadata."""


Download = Callable[[str, Sequence[str], Path], Path]
"""Takes a requirement (``name==1.2``), platform tags and a folder, returns the wheel downloaded into that folder."""


def say(message: str) -> None:
    """Print progress to stderr: stdout belongs to the stage that needs the headers."""
    print(message, file=sys.stderr, flush=True)


def pip_download(requirement: str, platforms: Sequence[str], folder: Path) -> Path:
    """Download the newest wheel for these platforms that satisfies ``requirement``.

    ``--hash=sha256:...`` in the requirement selects one file: an index may have several of one version.
    """
    (folder / "requirements.txt").write_text(requirement + "\n", "utf-8")
    options = ["--requirement", str(folder / "requirements.txt"), "--dest", str(folder)]
    _pip("download", requirement.split()[0], platforms, options, sys.stderr if sys.stderr.isatty() else None)
    return next(folder.glob("*.whl"))


def pip_find(requirement: str, platforms: Sequence[str]) -> Wheel:
    """The wheel that ``pip_download`` would download, as the index describes it."""
    with tempfile.TemporaryDirectory() as name:
        report = Path(name, "report.json")
        options = ["--dry-run", "--ignore-installed", "--target", name, "--report", str(report), requirement]
        _pip("install", requirement, platforms, options)
        (found,) = json.loads(report.read_text("utf-8"))["install"]
    path = urllib.parse.unquote(urllib.parse.urlsplit(found["download_info"]["url"]).path)
    digest = found["download_info"].get("archive_info", {}).get("hashes", {}).get("sha256")
    if digest is None:
        raise GeneratorError(
            f"cannot find {requirement}: no sha256 of {PurePosixPath(path).name}; pip 23.1 gives it if the index does"
        )
    return Wheel(PurePosixPath(path).name, digest, tuple(found["metadata"].get("requires_dist", ())))


def _pip(
    command: str, requirement: str, platforms: Sequence[str], options: list[str], output: TextIO | None = None
) -> None:
    """Run pip for one wheel of these platforms. Its output goes to ``output``, its errors become an exception."""
    arguments = [sys.executable, "-m", "pip", command, *options, "--no-deps", "--only-binary=:all:", "--no-input"]
    arguments += ["--disable-pip-version-check", "--python-version", "3.11"]
    arguments += [word for platform in platforms for word in ("--platform", platform)]
    arguments += [] if output else ["--quiet"]
    done = subprocess.run(arguments, stdout=output or subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    if done.returncode == 0:
        return
    words = done.stderr.decode("utf-8", "replace").strip()
    errors = [line for line in words.splitlines() if line.startswith("ERROR:") and line != "ERROR: Exception:"]
    errors = errors or words.splitlines()[-1:]  # the last line of a traceback
    kind: type[GeneratorError] = GeneratorError
    if full := re.search(r"No space left on device|File too large|Disk quota exceeded", words):
        hint = f"{full[0]}: the disk of {tempfile.gettempdir()} or of {CACHE} is full"
        errors = []
    elif "from versions: none" in words:
        hint = "pip found no version of it at all; check the network and that the index has it"
    elif "No matching distribution" in words and "connection broken" in words:
        hint = "an index did not answer, and the others have no such version; check the network"
    elif "No matching distribution" in words:
        hint = "the index has no such version"
        kind = Absent
    elif "DO NOT MATCH THE HASHES" in words:
        hint = "its sha256 differs from the manifest: either the file is not NVIDIA's or the manifest is wrong"
        errors = []
    elif "No module named pip" in words:
        hint = "this Python has no pip; `python -m ensurepip` installs it"
    else:
        hint = "pip failed"
    verb = "find" if command == "install" else command
    raise kind("\n  ".join([f"cannot {verb} {requirement}: {hint}", *errors]))


def sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def fetch(
    releases: Iterable[str],
    logical: Iterable[str] | None = None,
    *,
    cache: Path | None = None,
    known: manifest.Manifest | None = None,
    download: Download = pip_download,
) -> list[Path]:
    """Download the headers of ``releases`` into the cache and return their folders; only the ``logical`` packages, if given."""
    cache = CACHE if cache is None else cache
    known = manifest.read() if known is None else known
    chosen = None if logical is None else list(logical)
    wanted: dict[Package, list[str]] = {}
    for release in dict.fromkeys(releases):
        for name, package in manifest.packages_of(release, known, chosen).items():
            wanted.setdefault(package, []).append(f"{release} {name}")
    folders = {package: cache / package.wheel.removesuffix(".whl") for package in wanted}
    missing = [package for package in wanted if not is_complete(folders[package], package)]
    if missing:
        with _only_process(cache):
            for leftover in cache.glob(TEMPORARY + "*"):
                shutil.rmtree(leftover, ignore_errors=True)
            for number, package in enumerate(missing, 1):
                if not is_complete(folders[package], package):
                    users = ", ".join(wanted[package])
                    say(f"[{number}/{len(missing)}] {package.package} {package.version} for CUDA {users}")
                    files, size = _fetch_one(folders[package], package, download)
                    say(f"    {size / 1e6:.2f} MB, {files} headers")
    return list(folders.values())


def is_complete(folder: Path, package: Package) -> bool:
    """Whether the folder holds all headers of exactly this wheel."""
    try:
        first, *files = (folder / STAMP).read_text("utf-8").splitlines()
        entries = (_ENTRY.fullmatch(line) for line in files)
        return first == _stamp(package) and all(
            entry and (folder / entry["name"]).stat().st_size == int(entry["size"]) for entry in entries
        )
    except (OSError, ValueError):
        return False


_ENTRY = re.compile(r"(?P<size>\d+) (?:(?P<sha256>[0-9a-f]{64}) )?(?P<name>.+)")
"""A header in the stamp. Earlier stamps have no hashes."""


def refuse_changed(folder: Path) -> None:
    """Raise GeneratorError if a header was edited after it was fetched; its size may be the same."""
    for entry in filter(None, map(_ENTRY.fullmatch, (folder / STAMP).read_text("utf-8").splitlines()[1:])):
        if entry["sha256"] not in (None, sha256(folder / entry["name"])):
            raise GeneratorError(
                f"{folder / entry['name']} was changed since it was fetched; delete the folder {folder} to fetch it again"
            )


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
                    "it is not used. Either the file is not NVIDIA's or the manifest is wrong"
                )
            size = wheel.stat().st_size
            files = _unpack(wheel, work / "headers")
            lines = [_stamp(package), *(f"{length} {digest} {name}" for name, (length, digest) in files.items())]
            (work / "headers" / STAMP).write_text("\n".join(lines) + "\n", "utf-8")
            if folder.exists():
                folder.rename(work / "old")
            (work / "headers").rename(folder)
    except OSError as error:
        raise GeneratorError(f"cannot store the headers of {package.wheel}: {error.strerror or error}") from error
    return len(files), size


def _unpack(wheel: Path, target: Path) -> dict[str, tuple[int, str]]:
    """Unpack the headers below an ``include`` folder of the wheel; return their names with sizes and hashes."""
    files = {}
    try:
        with zipfile.ZipFile(wheel) as archive:
            for member in archive.infolist():
                path = PurePosixPath(member.filename)
                if "include" not in path.parts or path.suffix not in SUFFIXES:
                    continue
                inside = PurePosixPath(*path.parts[path.parts.index("include") + 1 :])
                if ".." in path.parts or path.is_absolute():
                    raise GeneratorError(
                        f"{wheel.name} holds a file that would be unpacked outside of its folder: {member.filename}"
                    )
                (target / inside).parent.mkdir(parents=True, exist_ok=True)
                content = archive.read(member)
                (target / inside).write_bytes(content)
                files[str(inside)] = len(content), hashlib.sha256(content).hexdigest()
    except zipfile.BadZipFile as error:
        raise GeneratorError(f"{wheel.name} is not a readable wheel: {error}") from error
    if not files:
        raise GeneratorError(f"{wheel.name} holds no headers")
    return files


@contextlib.contextmanager
def _only_process(cache: Path) -> Iterator[None]:
    """Hold the cache's lock. The system releases it when a process dies, so a half-done folder is a leftover."""
    try:
        cache.mkdir(parents=True, exist_ok=True)
        lock = (cache / ".lock").open("w")
    except OSError as error:
        raise GeneratorError(f"cannot write to the header cache: {error.strerror or error}") from error
    with lock:
        take(lock.fileno())
        yield


Include = Union[Path, tuple[Path, ...]]
"""The include folder of an installed toolkit, or several folders."""


def include_directories(release: str, logical: list[str], include: Include | None = None) -> list[Path]:
    """The folders to search for a release's headers of the ``logical`` packages, fetched if they are missing.

    ``include`` is the include folder of an installed toolkit, to use instead. A library without packages is no part of
    CUDA: its folders belong to every release.
    """
    if include is None:
        if not logical:
            raise GeneratorError("the descriptor names no packages: say by --include DIR where the headers are")
        folders = fetch([release], logical)
        for folder in folders:
            refuse_changed(folder)
        return folders
    if logical:
        found = release_of(include)
        if found != release:
            raise GeneratorError(f"{command.shown(include)} holds the headers of CUDA {found}, not of {release}")
    return _toolkit_directories(include, logical)


def _toolkit_directories(include: Include, logical: Iterable[str]) -> list[Path]:
    """The include folders, and those that older toolkits keep apart for some packages."""
    directories = []
    for folder in command.folders(include):
        if not folder.is_dir():
            raise GeneratorError(f"there is no folder {folder}")
        apart = (packages.sources()[name].include for name in logical)
        beside = [Path(os.path.normpath(folder / name)) for name in apart if name]
        directories += [folder, *(other for other in beside if other.is_dir())]
    return directories


def release_of(include: Include) -> str:
    """The release of an installed toolkit, from ``CUDA_VERSION`` in its cuda.h."""
    toolkit = packages.toolkit()
    folders = command.folders(include)
    folder = next((one for one in folders if (one / toolkit.header).is_file()), folders[0])
    try:
        text = (folder / toolkit.header).read_text("utf-8", "replace")
    except OSError as error:
        raise GeneratorError(
            f"no {toolkit.header} in {command.shown(include)}: {error.strerror or error}; it tells the release of a "
            "toolkit. For a library that is no part of CUDA, leave `packages` out of the descriptor"
        ) from error
    match = re.search(rf"^[ \t]*#[ \t]*define[ \t]+{toolkit.macro}[ \t]+(\d+)\b", text, re.MULTILINE)
    if match is None:
        raise GeneratorError(f"{folder / toolkit.header} does not define {toolkit.macro}")
    version = int(match[1])
    return f"{version // 1000}.{version % 1000 // 10}"


def check_include(include: Include, libraries: list[str]) -> list[str]:
    """Check that an installed toolkit has all headers of these libraries, and return their names.

    Without names, check every library of which the toolkit has a header: it never has those of NCCL, for example.
    """
    whole = []
    for name in libraries or descriptor.names():
        library = descriptor.load(name)
        directories = _toolkit_directories(include, library.packages)
        headers = library.headers + library.version_headers
        missing = [header for header in headers if not any((folder / header).is_file() for folder in directories)]
        if missing and (libraries or missing != headers):
            raise GeneratorError(f"{command.shown(include)} lacks headers of the library {name}: {', '.join(missing)}")
        if not missing:
            whole.append(name)
    return whole


def configure(parser: argparse.ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument("releases", nargs="*", default=[], metavar="RELEASE", help="CUDA release, for example 13.5")
    which.add_argument("--all", action="store_true", help="every release of the manifest")
    parser.add_argument(
        "--library",
        action="append",
        default=[],
        metavar="NAME",
        help="only what this library needs, for example driver; may be repeated. All packages of a release are over 1 GB",
    )
    parser.add_argument(
        "--include", action=command.Folders, metavar="DIR", help="only check an installed toolkit's include folder"
    )


def run(arguments: argparse.Namespace) -> int:
    if arguments.include is not None:
        release = release_of(arguments.include)
        if arguments.releases not in ([], [release]):
            raise GeneratorError(
                f"{command.shown(arguments.include)} holds the headers of CUDA {release}, not of {', '.join(arguments.releases)}"
            )
        libraries = check_include(arguments.include, arguments.library)
        say(f"{command.shown(arguments.include)} has all headers of CUDA {release} for {', '.join(libraries)}")
        return 0
    known = manifest.read()
    needed = [logical for name in arguments.library for logical in descriptor.load(name).packages]
    releases = manifest.releases_with(needed, known) if arguments.all else arguments.releases
    if not releases:
        raise GeneratorError(f"name a release ({', '.join(known)}) or --all")
    fetch(releases, needed or None, known=known)
    say(f"all headers of CUDA {', '.join(releases)}{' for ' * bool(needed)}{', '.join(arguments.library)} are there")
    return 0
