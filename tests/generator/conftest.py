"""The real headers, fetched once."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest

if sys.version_info < (3, 11):
    collect_ignore_glob = ["test_*.py"]  # the generator itself needs tomllib; what it generates does not


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "network: downloads from a package index what is not cached yet")


@pytest.fixture(scope="session", autouse=True)
def parsed_once() -> Iterator[None]:
    """The fetched headers are parsed once for all tests; other processes and other headers take the whole way."""
    import generator.tables
    from generator import verify
    from tests import tables

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(generator.tables, "load", tables.load)
        patch.setattr(verify, "_load", tables.load)
        yield


@pytest.fixture(scope="session")
def releases() -> list[str]:
    """Every release of the manifest, with the driver's headers in the cache."""
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
