"""``headers/manifest.toml``: which packages on PyPI carry the headers of which CUDA release."""

from __future__ import annotations

import os
import re
from dataclasses import asdict, dataclass
from pathlib import Path

import tomllib

from generator.errors import GeneratorError

PATH = Path(__file__).parent.parent / "headers" / "manifest.toml"

PREFACE = """\
# Where the headers of each CUDA release come from: per release and logical package the name on PyPI, the version,
# one wheel of it (the headers are the same on every platform) and that wheel's hash.
# `python -m generator add-release RELEASE` writes this file.
"""

PACKAGES = {
    "cuda_runtime": {12: "nvidia-cuda-runtime-cu12", 13: "nvidia-cuda-runtime"},
    "cuda_profiler_api": {12: "nvidia-cuda-profiler-api-cu12", 13: "nvidia-cuda-profiler-api"},
}
"""Logical package -> its name on PyPI from that CUDA major on. The first one dates a release: it must have it."""


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
        raise GeneratorError(f"{release!r} is no CUDA release: write it as MAJOR.MINOR, for example 13.5")
    return release


def numbers(release: str) -> tuple[int, int]:
    """``"13.5"`` as ``(13, 5)``, which sorts rightly."""
    major, minor = check_release(release).split(".")
    return int(major), int(minor)


def package_name(logical: str, release: str) -> str:
    """What the logical package of that release is called on PyPI."""
    major = numbers(release)[0]
    since = [first for first in PACKAGES[logical] if first <= major]
    if not since:
        raise GeneratorError(f"CUDA {release} is older than the packages of {logical} on PyPI")
    return PACKAGES[logical][max(since)]


def read(path: Path = PATH) -> Manifest:
    try:
        tables = tomllib.loads(path.read_text("utf-8"))
        return {
            release: {logical: Package(**fields) for logical, fields in tables[release].items()}
            for release in sorted(tables, key=numbers)
        }
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, TypeError, AttributeError) as error:
        raise GeneratorError(f"cannot read the manifest {path.name}: {error}") from error


def write(manifest: Manifest, path: Path = PATH) -> None:
    """Replace the file at once, or leave it as it is."""
    text = PREFACE
    for release in sorted(manifest, key=numbers):
        for logical, package in manifest[release].items():
            text += f'\n["{release}".{logical}]\n'
            text += "".join(f'{key} = "{value}"\n' for key, value in asdict(package).items())
    temporary = path.with_name(path.name + ".new")
    try:
        temporary.write_text(text, "utf-8")
        os.replace(temporary, path)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        raise GeneratorError(f"cannot write the manifest {path.name}: {error.strerror or error}") from error


def packages_of(release: str, manifest: Manifest | None = None) -> dict[str, Package]:
    """The wheels of a release by logical name."""
    known = read() if manifest is None else manifest
    if check_release(release) not in known:
        raise GeneratorError(
            f"the manifest does not know CUDA {release}, only {', '.join(known)}; "
            f"`python -m generator add-release {release}` looks it up"
        )
    return known[release]
