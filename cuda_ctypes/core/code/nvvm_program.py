"""A program in NVVM IR, compiled by NVVM."""

from __future__ import annotations

import re

from ... import major as default_major
from ...checked import nvvm
from ...errors import CudaError
from ..errors import NVVMError
from ..typing import CompilerBackendType
from .compiler_handle import CompilerHandle
from .program_options import TARGETS, checked_sources

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from .program_options import ProgramOptions

BITCODE = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
TRIPLE = re.compile(rb"^[^;\n]*\btarget\s+triple\b", re.MULTILINE)
LAYOUT = re.compile(rb'^[^;\n]*\btarget\s+datalayout\s*=\s*"[^"]', re.MULTILINE)


class NvvmProgram(CompilerHandle):
    """NVVM's program with its modules: the code, further sources, libdevice."""

    __slots__ = ("_code", "_options")
    library = nvvm
    names = ("nvvmCreateProgram", "nvvmDestroyProgram", "nvvmProgram")
    backend = CompilerBackendType.NVVM
    targets = TARGETS["nvvm"]
    pch_status = None
    found_headers = False

    def __init__(self, code: bytes, options: ProgramOptions) -> None:
        super().__init__()
        self._code = code
        self._options = options
        self.create()
        self._asked(nvvm.nvvmAddModuleToProgram, code, len(code), str(options.name))
        for name, source in checked_sources(options.extra_sources or ()):
            self._asked(nvvm.nvvmAddModuleToProgram, source, len(source), name)
        if options.use_libdevice:
            from ...pathfinder import find_bitcode_lib

            with open(find_bitcode_lib("device", major=int(default_major())), "rb") as file:
                library = file.read()
            self._asked(nvvm.nvvmLazyAddModuleToProgram, library, len(library), "libdevice")

    def compile(self, target: Any, names: Iterable[Any], logs: Any) -> tuple[bytes, dict[Any, bytes]]:
        options = [option.decode() for option in self._options.as_bytes("nvvm", target)]
        if lacks_layout(self._code):
            raise NVVMError(
                nvvm.nvvmResult.NVVM_ERROR_INVALID_IR,
                "nvvmVerifyProgram",
                "the module has a 'target triple' but no 'target datalayout': it needs the one that the NVVM IR specification "
                "gives for the triple",
            )
        self._asked(nvvm.nvvmVerifyProgram, len(options), options)
        self._asked(nvvm.nvvmCompileProgram, len(options), options)
        log = nvvm.nvvmGetProgramLog(self.handle)
        if logs is not None and log:
            logs.write(log)
        return nvvm.nvvmGetCompiledResult(self.handle), {}

    def _asked(self, function: Any, *arguments: Any) -> None:
        try:
            function(self.handle, *arguments)
        except CudaError as error:
            raise NVVMError._of(error, nvvm.nvvmGetProgramLog(self.handle)) from None


def lacks_layout(code: bytes) -> bool:
    """Whether a module in text has a triple but no layout: NVVM refuses it for sm_90, but ends the process for newer
    architectures.
    """
    return not code.startswith(BITCODE) and TRIPLE.search(code) is not None and LAYOUT.search(code) is None
