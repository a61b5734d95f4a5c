"""The names that every snippet may use. The probe gives them their values."""

from __future__ import annotations

from typing import Any, Callable

from tests.peer.probe import Fake

d: Any
"""The module that is compared, of either package."""
fake: Fake
"""The stand-in for the module's library, which records calls."""
shown: Callable[[Any], str]
"""The representation of a struct, less the lines in which the packages differ everywhere."""
flat: Callable[[Any], Any]
"""The structs, records or numbers in a member that may be an array."""
