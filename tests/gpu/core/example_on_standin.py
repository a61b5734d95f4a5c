"""Run an example on the stand-in: ``example_on_standin.py FILE CONSTANT=VALUE...``, with integer constants of the example.

The stand-in loads PTX, but no machine code. The example's code is compiled and linked as written, and then its PTX is loaded
instead.
"""

from __future__ import annotations

import importlib
import sys
from typing import Any

from cuda_ctypes.core import Linker, LinkerOptions, ObjectCode, Program

compile_, link = Program.compile, Linker.link
made: dict[int, tuple[ObjectCode, ...]] = {}


def compile_to_ptx(self: Any, target: Any, *arguments: Any, **more: Any) -> Any:
    code = compile_(self, target, *arguments, **more)
    if target != "cubin":
        return code
    assert code.code[:4] == b"\x7fELF", "a cubin is machine code"
    if self._code_type == "ptx":
        return ObjectCode.from_ptx(self._code)
    more.pop("cache", None)
    more.pop("logs", None)
    return compile_(self, "ptx", *arguments, **more)


class LinkerToPTX(Linker):
    __slots__ = ("_codes",)

    def __init__(self, *codes: Any, options: Any = None) -> None:
        super().__init__(*codes, options=options)
        self._codes = codes

    def link(self, target: Any) -> Any:
        code = super().link(target)
        if target != "cubin":
            return code
        assert code.code[:4] == b"\x7fELF", "a cubin is machine code"
        if len(self._codes) == 1 and self._codes[0].code_type == "ptx":
            return self._codes[0]
        options = LinkerOptions(link_time_optimization=True, ptx=True)
        return Linker(*self._codes, options=options).link("ptx")


def load_ptx() -> None:
    """Load PTX where machine code is asked for, from now on."""
    import cuda_ctypes.core
    from cuda_ctypes.pycuda import compiler

    setattr(Program, "compile", compile_to_ptx)  # noqa: B010
    setattr(cuda_ctypes.core, "Linker", LinkerToPTX)  # noqa: B010
    setattr(compiler, "TARGET", "ptx")  # noqa: B010


def main(file: str, *constants: str) -> None:
    load_ptx()
    folder, _, name = file.rpartition("/")
    sys.path.insert(0, folder)  # processes of the example look for it there
    example = importlib.import_module(name.removesuffix(".py"))
    for constant in constants:
        name, _, value = constant.partition("=")
        assert hasattr(example, name), f"{file} has no constant {name}"
        setattr(example, name, int(value))
    if hasattr(example, "main"):
        example.main()


if __name__ == "__main__":
    main(*sys.argv[1:])
