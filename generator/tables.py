"""Load the table of a library at one release from its headers."""

from __future__ import annotations

import dataclasses
import re

from generator import descriptor, fetch, preprocess
from generator.errors import DescriptorError
from generator.model import HeaderTable
from generator.parse import parse

NO_INLINE = "_NO_INLINE"
"""The end of a macro under which headers declare functions that are inline without it, but exported all the same."""


def load(
    library: str,
    release: str,
    include: fetch.Include | None = None,
    compiler: str | None = None,
    windows: bool = False,
    own: bool = False,
) -> HeaderTable:
    """Preprocess and parse; ``include``, ``compiler`` and ``windows`` as in :func:`generator.preprocess.preprocess`.

    With ``own``, read the release's own headers even if the newest ones serve all releases, and as C programs do by
    default: a macro such as ``NVJITLINK_NO_INLINE`` is left out.
    """
    description = descriptor.load(library)
    if own:
        defines = [name for name in description.defines if not name.endswith(NO_INLINE)]
        description = dataclasses.replace(description, newest=False, defines=defines)
    preprocessed = preprocess.preprocess(description, release, include=include, compiler=compiler, windows=windows)
    table = parse(preprocessed, library, release, description.constants)
    table.functions = [item for item in table.functions if re.search(description.functions, item.symbol)]
    if not table.functions:
        pattern = description.functions
        construct = f"no function of CUDA {release} matches {pattern!r}" if pattern else "these headers declare none"
        hint = "" if description.parts else "; `parts` names further headers of the library that its headers include"
        raise DescriptorError(library, "functions", construct + hint)
    return table
