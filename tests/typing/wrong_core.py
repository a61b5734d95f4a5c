"""Wrong uses of core: mypy must report the error of each ``# error`` on its line."""

from __future__ import annotations

from typing import Any

import cuda_ctypes.core as core
import cuda_ctypes.pycuda.driver as cuda
from cuda_ctypes.core import graph, system, texture, utils
from cuda_ctypes.core.utils import args_viewable_as_strided_memory


@args_viewable_as_strided_memory((0,))
def count(array: Any) -> int:
    return len(array.view(-1).shape)


axes: int = count([])
name: str = count([])  # error: assignment
count([]).upper()  # error: attr-defined

core.Devise()  # error: attr-defined
graph.Grahp  # error: attr-defined
system.get_nvml_vershion()  # error: attr-defined
texture.OpakeArray  # error: attr-defined
utils.copy_bach()  # error: attr-defined
cuda.mem_aloc(4)  # error: attr-defined
builder: graph.GraphBuilder = core.Device().create_graph_builder()
builder.lunch()  # error: attr-defined
version: str = system.driver_version  # error: assignment
