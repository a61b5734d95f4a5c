"""``.. notes::`` lists the notes of descriptors, from the registry's docstrings."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

from docutils import nodes
from docutils.parsers.rst import Parser
from docutils.utils import new_document
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from cuda_ctypes._floor.calls.notes import every
from cuda_ctypes._floor.calls.notes.members import MEMBER_NOTES


def lines() -> Iterator[str]:
    yield "Of parameters"
    yield ""
    for note in sorted(every(), key=lambda note: note.name):
        text = " ".join((inspect.getdoc(type(note)) or "").partition("\n\n")[0].split())
        yield f"- {text}"
    yield ""
    yield "Of members of structs"
    yield ""
    for name, (_, text) in sorted(MEMBER_NOTES.items()):
        form, colon, meaning = text.partition(": ")
        yield f"- ``{form}``: {meaning}." if colon and form.startswith(name) else f"- ``{name}``: {text}."


class Notes(SphinxDirective):
    def run(self) -> list[nodes.Node]:
        document = new_document(self.env.docname, self.state.document.settings)
        Parser().parse("\n".join(lines()), document)
        return list(document.children)


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_directive("notes", Notes)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
