"""Keys of caches of compiled programs: a digest of everything that the compiler's result depends on."""

from __future__ import annotations

import os

from ..._lazy import LazyModule, former

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Union

    from .. import options as given
    from .._annotations import CompileTarget, SourceCode
    from . import program_options as programs
    from .program_options import ProgramOptions

    Text = Union[str, bytes]
else:
    given, programs = LazyModule(globals(), "given", "..options"), LazyModule(globals(), "programs", ".program_options")

__name__ = former(__name__)


VERSION = 1
"""Raise it so that older keys are not found any more."""
FILES = ("include_path", "pre_include", "pch", "use_pch", "pch_dir")
"""Options that let the compiler read files unknown to the key."""
SIDE_EFFECTS = ("create_pch", "time", "fdevice_time_trace")
"""Options that let the compiler write files, which a cached result would not."""


def make_program_cache_key(
    *,
    code: str | bytes | bytearray,
    code_type: SourceCode,
    options: ProgramOptions | dict[str, Any],
    target_type: CompileTarget,
    name_expressions: Sequence[Text] | Text = (),
    extra_digest: bytes | None = None,
) -> bytes:
    """The key of a compilation. It covers the code, the options that reach the compiler, the names in any order, and the
    compiler's version and file; also files beside the source that it includes in quotes.

    Parameters
    ----------
    code : str, bytes or bytearray
        The source.
    code_type : str
        "c++", "ptx" or "nvvm".
    options : ProgramOptions or dict
        How it is compiled.
    target_type : str
        The target of :meth:`Program.compile`.
    name_expressions : str, bytes or sequence of them, optional
        Names of kernels.
    extra_digest : bytes, optional
        A digest of other files that the compiler reads: needed with ``include_path``, ``pre_include``, precompiled
        headers, ``use_libdevice`` and a name with a folder.

    Returns
    -------
    bytes
        32 bytes.

    Raises
    ------
    TypeError
        An argument has a wrong type.
    ValueError
        ``extra_digest`` is missing; an option writes files (``create_pch``, ``time``, ``fdevice_time_trace``) or is for
        another language; the source includes the value of a macro; or the language or target is unknown.
    """
    from hashlib import blake2b

    language, target = str(code_type).lower(), str(target_type).lower()
    targets = programs.TARGETS
    if language not in targets:
        raise ValueError(f"code_type is {language!r}, but must be {given.one_of(targets)}")
    if target not in targets[language]:
        raise ValueError(
            f"target_type is {target!r}, but {language!r} is compiled to {given.one_of(targets[language])}"
        )
    if not isinstance(extra_digest, (bytes, bytearray, type(None))):
        raise TypeError(f"extra_digest: bytes or None is expected, got {type(extra_digest).__name__}")
    source = _source(code, language)
    chosen = given.options_of(programs.ProgramOptions, options, "options of the program")
    if language != "nvvm" and chosen.extra_sources is not None:
        raise ValueError(f"extra_sources: only for code_type 'nvvm', but this program is {language!r}")
    if language == "c++":
        effects = [name for name in SIDE_EFFECTS if getattr(chosen, name) is not None]
        if effects:
            raise ValueError(
                f"{', '.join(effects)}: the compiler writes a file, but does not run for a cached result; "
                "leave it out, or compile without a cache"
            )
    files = _files_read(language, chosen)
    if files and extra_digest is None:
        raise ValueError(
            f"{', '.join(files)}: the compiler reads files that the key does not cover; make a digest of their contents, and "
            "call make_program_cache_key(..., extra_digest=digest) yourself"
        )
    parts: list[Any] = [VERSION, language, target, source, chosen.name, *_compiler(language, chosen, target)]
    if language == "c++":
        parts += [_beside(source, chosen), sorted(map(repr, programs.checked_names(name_expressions)))]
    if extra_digest is not None:
        parts += ["extra_digest", bytes(extra_digest)]
    digest = blake2b(digest_size=32)
    for part in parts:
        written = part if isinstance(part, bytes) else repr(part).encode("utf-8", "surrogatepass")
        digest.update(b"%d:" % len(written) + written)
    return digest.digest()


def _source(code: Any, language: str) -> bytes:
    if isinstance(code, str):
        return code.encode("utf-8", "surrogatepass")
    if language == "nvvm" and isinstance(code, (bytes, bytearray)):
        return bytes(code)
    expected = "str, bytes or a bytearray" if language == "nvvm" else f"a str for {language!r}"
    raise TypeError(f"code: {expected} is expected, got {type(code).__name__}")


def _files_read(language: str, options: ProgramOptions) -> list[str]:
    """The options that let the compiler read files unknown to the key."""
    if language == "nvvm":
        return ["use_libdevice"] if options.use_libdevice else []
    if language == "ptx":
        return []
    found = [name for name in FILES if getattr(options, name) not in (None, False, [], ())]
    if os.path.dirname(str(options.name)) or "\\" in str(options.name):
        found.append(f"the name {options.name!r} with a folder")
    return found


def _beside(source: bytes, options: ProgramOptions) -> list[tuple[str, bytes]]:
    """The files that C++ includes in quotes from the folder of the source (the current folder without one), and those
    that these include: paths and contents. Conditions may leave some out for the compiler.
    """
    if b"include" not in source or options.no_source_include:
        return []
    import re

    quoted = re.compile(rb'^[ \t]*(?:#|%:)[ \t]*include(?:_next)?[ \t]*(?:"([^"\n]+)"|([^"<\s].*))', re.MULTILINE)
    root = os.path.dirname(str(options.name))
    found: dict[str, bytes] = {}
    waiting = [(root, source)]
    while waiting:
        folder, text = waiting.pop()
        for name, macro in quoted.findall(text):
            if macro:
                raise ValueError(
                    f"#include {macro.decode(errors='replace').strip()}: the key cannot tell which file that is; include it "
                    "by its name, or compile without a cache"
                )
            for place in (folder, root):
                path = os.path.normpath(os.path.join(place, os.fsdecode(name)))
                if path not in found and os.path.isfile(path):
                    with open(path, "rb") as file:
                        found[path] = file.read()
                    waiting.append((os.path.dirname(path), found[path]))
    return sorted(found.items())


def _compiler(language: str, options: ProgramOptions, target: Any) -> list[Any]:
    """The compiler, and the options that it gets."""
    if language == "c++":
        from ...checked import nvrtc

        return [_identity("nvrtc", nvrtc.nvrtcVersion), options.as_bytes("nvrtc", target)]
    if language == "nvvm":
        from ...checked import nvvm

        further = programs.checked_sources(options.extra_sources or ())
        version = _identity("nvvm", lambda: (nvvm.nvvmVersion(), nvvm.nvvmIRVersion()))
        return [version, options.as_bytes("nvvm", target), further, bool(options.use_libdevice)]
    from .linker_backend import backend
    from .linker_options import LinkerOptions

    linking = LinkerOptions._of_program(options)
    if str(backend()) == "driver":
        from .._driver import driver_version

        return ["driver", driver_version(), sorted(linking._for_driver().items())]
    from ...checked import nvjitlink

    return [_identity("nvjitlink", nvjitlink.nvJitLinkVersion), linking._written()]


_identities: dict[str, tuple[Any, ...]] = {}
"""By library, once it was found."""


def _identity(library: str, version: Any) -> tuple[Any, ...]:
    """A compiler's version and the size of its file, as patches do not change the version. Without the library the key
    is another one.
    """
    known = _identities.get(library)
    if known is not None:
        return known
    from ... import checked
    from ..._floor.faces import shared_by
    from ...errors import CudaCtypesError

    found: tuple[Any, ...] = ()
    try:
        found = library, version()
        found = (*found, os.path.getsize(shared_by(f"{checked.__name__}.{library}").library.path))
    except CudaCtypesError:
        return library, "missing"
    except OSError:  # the system's loader found it by name: there is no path
        pass
    return _identities.setdefault(library, found)
