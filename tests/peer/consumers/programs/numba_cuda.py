"""What numba-cuda's tests ask of their repository's conftest.py, which is not installed with them."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session")
def initialize_from_pytest_config():
    """There it passes on options of its own, which nobody gives here."""
