"""Look up the packages of a CUDA release on the index and record them in ``headers/manifest.toml``."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterable
from pathlib import Path

from generator import fetch, manifest
from generator.manifest import PACKAGES, Manifest, Package, numbers, package_name

PLATFORMS = ["manylinux_2_28_x86_64", "manylinux_2_27_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64"]
"""Platforms whose wheels are recorded; pip adds the older names of the last one."""


def requirement(logical: str, release: str) -> str:
    """What to ask the index for.

    The first package of the table must have this very release. The others may come out later or skip one: their
    newest version that is not newer than the release is right.
    """
    name = package_name(logical, release)
    major, minor = numbers(release)
    if logical == next(iter(PACKAGES)):
        return f"{name}=={release}.*"
    return f"{name}>={major},<{major}.{minor + 1}"


def look_up(release: str, download: fetch.Download = fetch.pip_download) -> dict[str, Package]:
    """Every logical package of a release, as the index has it now."""
    found = {}
    for logical in PACKAGES:
        with tempfile.TemporaryDirectory() as folder:
            wheel = download(requirement(logical, release), PLATFORMS, Path(folder))
            version = wheel.name.split("-")[1]
            found[logical] = Package(package_name(logical, release), version, wheel.name, fetch.sha256(wheel))
        late = "" if version.startswith(release + ".") else f" (there is none of {release})"
        fetch.say(f"CUDA {release} {logical}: {found[logical].package} {version}{late}")
    return found


def add_releases(
    releases: Iterable[str], path: Path = manifest.PATH, download: fetch.Download = fetch.pip_download
) -> Manifest:
    """Record releases in the manifest: all of them or, when one is not to be had, none."""
    found = {release: look_up(manifest.check_release(release), download) for release in releases}
    known = manifest.read(path) if path.exists() else {}
    manifest.write({**known, **found}, path)
    return found


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("releases", nargs="+", metavar="RELEASE", help="CUDA release, for example 13.6")


def run(arguments: argparse.Namespace) -> int:
    added = add_releases(arguments.releases)
    fetch.say(f"{manifest.PATH.name} now has CUDA {', '.join(added)}")
    return 0
