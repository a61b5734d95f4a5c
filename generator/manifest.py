"""``headers/manifest.toml``: which packages on PyPI carry the headers of which CUDA release."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from enum import Enum
from pathlib import Path

from generator import declared
from generator.errors import GeneratorError, suggestion

PATH = Path(__file__).parent.parent / "headers" / "manifest.toml"

PREFACE = """\
# The packages with the headers of each CUDA release, by logical name: the name on PyPI, the version, one wheel (its
# headers are the same on every platform) and that wheel's hash. Packages that a release lacks are left out.
# `python -m generator add-release RELEASE` writes this file.
"""


class Absent(GeneratorError):
    """The package exists, but has no version for this CUDA release."""


class Rule(Enum):
    """How the version of a package is chosen for a CUDA release."""

    SAME = "the version of the release itself"
    UP_TO = "the newest version that is not newer than the release"
    TOOLKIT = "the version that the release's toolkit package requires: its number is not CUDA's"
    NEWEST = "the newest version: the package is independent of CUDA releases"


X86_64 = ("manylinux_2_28_x86_64", "manylinux_2_27_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64")
AARCH64 = tuple(platform.replace("x86_64", "aarch64") for platform in X86_64)
"""Platform tags of the wheels that are recorded; pip adds older tags than the last one."""


@dataclass(frozen=True)
class Source:
    """Where a logical package comes from on PyPI."""

    rule: Rule
    names: dict[int, str]
    """CUDA major to the package's name on PyPI from that major on."""
    platforms: tuple[str, ...] = X86_64


TOOLKIT = "cuda-toolkit"
"""The package on PyPI whose requirements are the parts of a release."""

PACKAGES = {
    "cuda_runtime": Source(Rule.SAME, {12: "nvidia-cuda-runtime-cu12", 13: "nvidia-cuda-runtime"}),
    "cuda_profiler_api": Source(Rule.UP_TO, {12: "nvidia-cuda-profiler-api-cu12", 13: "nvidia-cuda-profiler-api"}),
    "cuda_crt": Source(Rule.UP_TO, {12: "nvidia-cuda-nvcc-cu12", 13: "nvidia-cuda-crt"}),
    "nvrtc": Source(Rule.UP_TO, {12: "nvidia-cuda-nvrtc-cu12", 13: "nvidia-cuda-nvrtc"}),
    "nvjitlink": Source(Rule.UP_TO, {12: "nvidia-nvjitlink-cu12", 13: "nvidia-nvjitlink"}),
    "nvvm": Source(Rule.UP_TO, {12: "nvidia-cuda-nvcc-cu12", 13: "nvidia-nvvm"}),
    "nvfatbin": Source(Rule.UP_TO, {12: "nvidia-nvfatbin-cu12", 13: "nvidia-nvfatbin"}),
    "nvml_dev": Source(Rule.UP_TO, {12: "nvidia-nvml-dev-cu12", 13: "nvidia-nvml-dev"}),
    "cufile": Source(Rule.TOOLKIT, {12: "nvidia-cufile-cu12", 13: "nvidia-cufile"}),
    "cublas": Source(Rule.TOOLKIT, {12: "nvidia-cublas-cu12", 13: "nvidia-cublas"}),
    "curand": Source(Rule.TOOLKIT, {12: "nvidia-curand-cu12", 13: "nvidia-curand"}),
    "cudla": Source(Rule.UP_TO, {13: "nvidia-cudla"}, AARCH64),
    "nccl": Source(Rule.NEWEST, {12: "nvidia-nccl-cu12", 13: "nvidia-nccl-cu13"}),
}
"""Logical package to its source. The first one must exist for every release."""


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
    major = numbers(release)[0]
    names = PACKAGES[logical].names
    since = [first for first in names if first <= major]
    if not since:
        raise Absent(f"CUDA {release} is older than the packages of {logical} on PyPI")
    return names[max(since)]


def read(path: Path = PATH) -> Manifest:
    said = declared.read(path)
    declared.check(said, dict[str, dict[str, Package]], path.name)
    for release, packages in said.items():
        try:
            check_release(release)
        except GeneratorError as error:
            raise GeneratorError(f"{path.name}: {error}") from error
        for name in packages:
            if name not in PACKAGES:
                raise GeneratorError(f"{path.name}: {release}: there is no package {name}{suggestion(name, PACKAGES)}")
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
    temporary = path.with_name(path.name + ".new")
    try:
        temporary.write_text(text, "utf-8")
        os.replace(temporary, path)
    except OSError as error:
        temporary.unlink(missing_ok=True)
        raise GeneratorError(f"cannot write the manifest {path.name}: {error.strerror or error}") from error


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
            hint = f"it begins with CUDA {having[0]}" if having else f"choose from {', '.join(PACKAGES)}"
            raise GeneratorError(f"CUDA {release} has no {name} on PyPI; {hint}")
    return {name: known[release][name] for name in logical}


def releases_with(packages: Iterable[str], manifest: Manifest | None = None) -> list[str]:
    """The releases that have all of these logical packages, in ascending order."""
    wanted = set(packages)
    return [release for release, has in (read() if manifest is None else manifest).items() if wanted <= set(has)]
