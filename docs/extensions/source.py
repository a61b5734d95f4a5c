"""``{source}`calls/machine_code.replace` `` names a place in the source: a module, or a name that it defines.

The module is given by the end of its path. A place that does not exist, or that two modules match, is a warning, hence an error: pages
about the source cannot go stale unseen.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util import logging
from sphinx.util.docutils import SphinxRole

PACKAGE = Path(__file__).parent.parent.parent / "cuda_ctypes"
logger = logging.getLogger(__name__)


def modules(end: str) -> list[Path]:
    """The modules whose path ends so; a folder stands for its ``__init__``."""
    parts = tuple(end.split("/"))
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        whole = path.relative_to(PACKAGE.parent).with_suffix("").parts
        whole = whole[:-1] if whole[-1] == "__init__" else whole
        if whole[-len(parts) :] == parts:
            found.append(path)
    return found


def defines(path: Path, name: str) -> bool:
    """Whether a module defines a name, or a class in it the part after a dot."""
    body: list[Any] = ast.parse(path.read_text("utf-8")).body
    for part in name.split("."):
        found = next((node for node in body if getattr(node, "name", "") == part), None)
        if found is None:
            return False
        body = found.body
    return True


class Source(SphinxRole):
    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        end, _, name = self.text.partition(".")
        found = modules(end)
        if len(found) != 1:
            logger.warning("%d modules end with %r", len(found), end, location=self.get_location())
        elif name and not defines(found[0], name):
            logger.warning("%s defines no %s", found[0], name, location=self.get_location())
        path = found[0].relative_to(PACKAGE).as_posix().replace("/__init__.py", "") if found else end
        if not name:
            return [nodes.literal("", path)], []
        return [nodes.literal("", name), nodes.inline("", f" ({path})", classes=["where"])], []


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_role("source", Source())
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
