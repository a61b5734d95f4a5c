"""The parts of numba-cuda's conftest.py that its tests need; they are not installed with the tests."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def initialize_from_pytest_config():
    """The original passes on further options, which are not used here."""
