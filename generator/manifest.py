"""``headers/manifest.toml``: which packages on PyPI carry the headers of which CUDA release."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from generator import declared, files, packages
from generator.errors import GeneratorError, suggestion

PATH = Path(__file__).parent.parent / "headers" / "manifest.toml"

PREFACE = """\
# The packages with the headers of each CUDA release, by logical name: the name on PyPI, the version, one wheel (its
# headers are the same on every platform) and that wheel's hash. Packages that a release lacks are left out.
# `python -m generator add-release RELEASE` writes this file.
"""


class Absent(GeneratorError):
    """The package exists, but has no version for this CUDA release."""


@dataclass(frozen=True)
class Package:
    """One wheel with headers."""

    package: str
    version: str
    wheel: str
    sha256: str


Manifest = dict[str, dict[str, Package]]
"""Release -> logical package -> wheel; releases in ascending order."""


def check_release(release: str) -> str:
    """Return ``release`` if it looks like ``13.5``."""
    if not re.fullmatch(r"[1-9][0-9]*\.[0-9]+", release):
        raise GeneratorError(f"{release!r} is not a CUDA release: write it as MAJOR.MINOR, for example 13.5")
    return release


def numbers(release: str) -> tuple[int, int]:
    """``"13.5"`` as ``(13, 5)``, which sorts by number."""
    major, minor = check_release(release).split(".")
    return int(major), int(minor)


def package_name(logical: str, release: str) -> str:
    """The name on PyPI of a logical package at a release."""
    name = packages.sources()[logical].name(numbers(release)[0])
    if not name:
        raise Absent(f"CUDA {release} has no package {logical}: packages.toml names it for later majors")
    return name


def read(path: Path | None = None) -> Manifest:
    path = path or PATH
    try:
        return dict(_read(path, path.stat().st_mtime_ns))
    except OSError as error:
        raise GeneratorError(f"cannot read {path.name}: {error}") from error


@functools.lru_cache(maxsize=4)
def _read(path: Path, changed: int) -> Manifest:
    said = declared.read(path)
    declared.check(said, dict[str, dict[str, Package]], path.name)
    known = packages.sources()
    for release, entries in said.items():
        try:
            check_release(release)
        except GeneratorError as error:
            raise GeneratorError(f"{path.name}: {error}") from error
        for name in entries:
            if name not in known:
                raise GeneratorError(f"{path.name}: {release}: there is no package {name}{suggestion(name, known)}")
    return {
        release: {logical: Package(**entry) for logical, entry in said[release].items()}
        for release in sorted(said, key=numbers)
    }


def write(manifest: Manifest, path: Path = PATH) -> None:
    """Write the manifest in one step: on failure the old file stays."""
    text = PREFACE
    for release in sorted(manifest, key=numbers):
        for logical, package in manifest[release].items():
            text += f'\n["{release}".{logical}]\n'
            text += "".join(f'{key} = "{value}"\n' for key, value in asdict(package).items())
    files.write(path, text, "the manifest")


def packages_of(release: str, manifest: Manifest | None = None, logical: list[str] | None = None) -> dict[str, Package]:
    """The wheels of a release by logical name: all of them, or those of the ``logical`` packages only."""
    known = read() if manifest is None else manifest
    if check_release(release) not in known:
        raise GeneratorError(
            f"the manifest does not know CUDA {release}, only {', '.join(known)}; "
            f"`python -m generator add-release {release}` looks it up"
        )
    if logical is None:
        return known[release]
    for name in logical:
        if name not in known[release]:
            having = releases_with([name], known)
            hint = f"it begins with CUDA {having[0]}" if having else f"choose from {', '.join(packages.sources())}"
            raise GeneratorError(f"CUDA {release} has no {name} on PyPI; {hint}")
    return {name: known[release][name] for name in logical}


def releases_with(logical: Iterable[str], manifest: Manifest | None = None) -> list[str]:
    """The releases that have all of these logical packages, in ascending order."""
    wanted = set(logical)
    return [release for release, has in (read() if manifest is None else manifest).items() if wanted <= set(has)]
