"""Types and signatures for the ``.pyi`` twins."""

from __future__ import annotations

from generator.descriptor import Descriptor
from generator.model import Table

SUMMARIES = {
    "raw": "C as it is: every function a ctypes prototype that returns the status",
    "bindings": "the convention of cuda.bindings: every function returns (status, outputs...)",
    "checked": "values or an exception: every function returns its outputs and raises CudaError",
}


class Stubs:
    def __init__(self, table: Table, description: Descriptor) -> None:
        self.table = table
        self.description = description

    def face_summary(self, face: str) -> str:
        return f"{self.description.faces['summary'].capitalize()} of CUDA {self.table.release}; {SUMMARIES[face]}."
