"""Look up the packages of a CUDA release on the index and record them in ``headers/manifest.toml``.

Nothing is downloaded: pip reports which wheels it would install.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from pathlib import Path

from generator import fetch, manifest, packages
from generator.manifest import Absent, Manifest, Package, numbers, package_name


def look_up(release: str) -> dict[str, Package]:
    """Look up the packages of a release, by logical name, as the index has them now."""
    parts = toolkit_parts(release)
    found = {}
    for logical, source in packages.sources().items():
        try:
            name = package_name(logical, release)
            wheel = fetch.pip_find(requirement(logical, release, parts), source.platforms)
        except Absent as error:
            if source.version == "same":
                raise
            fetch.say(f"CUDA {release} {logical}: skipped. {str(error).splitlines()[0]}")
            continue
        version = wheel.name.split("-")[1]
        found[logical] = Package(name, version, wheel.name, wheel.sha256)
        note = ""
        if source.version == "up to" and not version.startswith(release + "."):
            note = f" (the newest before it: there is no version of {release})"
        elif source.version == "newest":
            note = " (the newest)"
        elif source.version == "toolkit" and parts is None:
            note = f" (the newest: there is no {packages.toolkit().package} {release} yet)"
        fetch.say(f"CUDA {release} {logical}: {name} {version}{note}")
    return found


def toolkit_parts(release: str) -> dict[str, str] | None:
    """The requirements of a release's newest toolkit package, by package; None if there is no toolkit package yet."""
    try:
        platforms = [f"{name}_x86_64" for name in packages.PLATFORMS]
        wheel = fetch.pip_find(f"{packages.toolkit().package}=={release}.*", platforms)
    except Absent:
        return None
    matches = (re.match(r"([\w.-]+)([^;]*)", line) for line in wheel.requires)
    return {match[1]: match[0].strip() for match in matches if match}


def requirement(logical: str, release: str, parts: dict[str, str] | None) -> str:
    """The requirement with which to ask the index for a package."""
    name = package_name(logical, release)
    major, minor = numbers(release)
    rule = packages.sources()[logical].version
    if rule == "same":
        return f"{name}=={release}.*"
    if rule == "up to":
        return f"{name}>={major},<{major}.{minor + 1}"
    if rule == "toolkit" and parts is not None:
        if name not in parts:
            raise Absent(f"{packages.toolkit().package} {release} does not ask for {name}")
        return parts[name]
    return name


def add_releases(releases: Iterable[str], path: Path = manifest.PATH) -> Manifest:
    """Record releases in the manifest. If one cannot be found, none is recorded."""
    found = {release: look_up(manifest.check_release(release)) for release in releases}
    known = manifest.read(path) if path.exists() else {}
    manifest.write({**known, **found}, path)
    return found


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("releases", nargs="+", metavar="RELEASE", help="CUDA release, for example 13.6")


def run(arguments: argparse.Namespace) -> int:
    added = add_releases(arguments.releases)
    fetch.say(f"{manifest.PATH.name} now has CUDA {', '.join(added)}")
    return 0
