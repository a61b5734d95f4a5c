"""The subcommands of ``python -m cuda_ctypes``: each module has ``configure(parser)`` and ``run(arguments)``, which returns the status."""

from __future__ import annotations


class CommandError(Exception):
    """A request that cannot be met; the message says why."""
