"""Code that takes memory for one call and gives it back. A thread that calls meanwhile makes its own memory."""

from __future__ import annotations

from .. import SLOT_SWAP


def slot_lines(prefix: str = "") -> tuple[list[str], str]:
    """The lines that take memory as ``taken``, made by ``new()``, and the line that gives it back. The function's
    closure has ``slot`` and ``slots``; all names start with ``prefix``."""
    slot, slots, taken, new = [prefix + name for name in ("slot", "slots", "taken", "new")]
    if SLOT_SWAP:
        take = [f"nonlocal {slot}", f"{taken}, {slot} = {slot}, None", f"if {taken} is None: {taken} = {new}()"]
        return take, f"{slot} = {taken}"
    return [f"try: {taken} = {slots}.pop()", f"except IndexError: {taken} = {new}()"], f"{slots}.append({taken})"
