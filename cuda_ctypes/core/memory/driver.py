"""The driver as memory resources call it: by CUDA 13's names, whichever major is the default.

These are exact symbols; the installed driver decides which exist.
"""

from __future__ import annotations

from ...cu13.checked import driver as cu13_driver

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

driver: Any = cu13_driver
