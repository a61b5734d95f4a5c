"""The package's description on an index: the README, whose relative links would lead nowhere there.

With ``files`` in ``tool.hatch.metadata.hooks.custom``, the address of the repository's files, links lead there; ``{version}`` in it is
the version. Without it, their text stays.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

RELATIVE_LINK = re.compile(r"\[([^\]]+)\]\((?![a-z]+:|#)([^)\s]+)\)")


def description(text: str, files: str = "") -> str:
    """The text with absolute links."""
    return RELATIVE_LINK.sub(rf"[\1]({files}\2)" if files else r"\1", text)


class DescriptionHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text("utf-8")
        files = self.config.get("files", "").format(version=metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": description(text, files)}
