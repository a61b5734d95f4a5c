"""A program in PTX, which a linker turns into machine code."""

from __future__ import annotations

from ..._floor.callers import callers_level
from ..errors import LinkerError, UnsupportedOptionError
from .linker import Linker, LinkerOptions
from .object_code import ObjectCode
from .program_options import TARGETS

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from ..typing import CompilerBackendType
    from .program_options import ProgramOptions


class PtxProgram:
    """A linker with one input. It can link once; each further time needs a new one."""

    __slots__ = ("_input", "_options", "_linker", "_linked")
    targets = TARGETS["ptx"]
    pch_status = None
    found_headers = False

    def __init__(self, code: bytes, options: ProgramOptions) -> None:
        if options.numba_debug:
            import warnings

            text = "numba_debug: ignored for PTX, which is linked, not compiled"
            warnings.warn(text, UserWarning, stacklevel=callers_level())
        self._input = ObjectCode._make(code, "ptx", str(options.name))
        self._options = LinkerOptions._of_program(options)
        self._linker = Linker(self._input, options=self._options)
        self._linked = False

    @property
    def backend(self) -> CompilerBackendType:
        return self._linker.backend

    @property
    def handle(self) -> Any:
        return self._linker.handle

    def compile(self, target: Any, names: Iterable[Any], logs: Any) -> tuple[bytes, dict[Any, bytes]]:
        if target == "ptx":
            text = (
                "PTX is compiled to 'cubin': linkers make 'ptx' of code for link time optimization ('ltoir') alone, as in "
                "Linker(code, options=LinkerOptions(ptx=True, link_time_optimization=True)).link('ptx')"
            )
            raise LinkerError._also(UnsupportedOptionError(text))
        if self._linked:
            self.close()
            self._linker = Linker(self._input, options=self._options)
        self._linked = True
        code = self._linker.link(target).code
        log = self._linker.get_info_log()
        if logs is not None and log:
            logs.write(log)
        assert isinstance(code, bytes)
        return code, {}

    def close(self) -> None:
        self._linker.close()
