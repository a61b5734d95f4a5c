"""Pages that are files of the repository: their links are turned to pages of the site.

``docs/contributing.md`` is a stub; its text is that of ``CONTRIBUTING.md``, and so on.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.util import logging

ROOT = Path(__file__).parent.parent.parent
PAGES = {
    "changelog": "CHANGELOG.md",
    "contributing": "CONTRIBUTING.md",
    "examples": "examples/README.md",
    "generator": "generator/README.md",
    "security": "SECURITY.md",
}
LINK = re.compile(r"\[([^\]]*)\]\(([^)#\s]+)(#[^)\s]*)?\)")
logger = logging.getLogger(__name__)


def replace(app: Sphinx, docname: str, source: list[str]) -> None:
    if docname not in PAGES:
        return
    file = PAGES[docname]
    app.env.note_dependency(str(ROOT / file))

    def turned(link: re.Match[str]) -> str:
        words, target, anchor = link[1], link[2], link[3] or ""
        if re.match(r"[a-z]+:", target):
            return link[0]
        path = posixpath.normpath(posixpath.join(posixpath.dirname(file), target))
        page = next((name for name, other in PAGES.items() if other == path), "")
        if page or path.startswith("docs/"):
            return f"[{words}]({page + '.md' if page else path.removeprefix('docs/')}{anchor})"
        if not (ROOT / path).exists():
            logger.warning("%s links to %s, which is not there", file, target, location=docname)
        return f"`{path}`"

    source[0] = LINK.sub(turned, (ROOT / file).read_text("utf-8"))


def setup(app: Sphinx) -> dict[str, Any]:
    app.connect("source-read", replace)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
