"""The releases with their real headers, fetched and parsed once."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest

if sys.version_info < (3, 11):
    collect_ignore_glob = ["test_*.py"]  # the generator needs tomllib; the generated modules do not


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "network: downloads from a package index what is not cached yet")


@pytest.fixture(scope="session", autouse=True)
def parsed_once() -> Iterator[None]:
    """Parse the fetched headers once for all tests. Other headers and other processes are not cached."""
    import generator.tables
    from generator import verify
    from tests import tables

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(generator.tables, "load", tables.load)
        patch.setattr(verify, "_load", tables.load)
        yield


@pytest.fixture(scope="session")
def releases() -> list[str]:
    """Every release of the manifest. The driver's headers of each are in the cache."""
    from generator import descriptor, fetch, manifest
    from generator.errors import GeneratorError

    known = manifest.read()
    try:
        fetch.fetch(known, descriptor.load("driver").packages)
    except GeneratorError as error:
        if os.environ.get("CI"):
            pytest.fail(f"the real headers are missing: {error}")
        pytest.skip(f"the real headers are missing: {error}")
    return list(known)
