"""Wrong uses of core: mypy must report the error of each ``# error`` on its line."""

from __future__ import annotations

from typing import Any

import cuda_ctypes.core as core
import cuda_ctypes.pycuda.driver as cuda
from cuda_ctypes import errors
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

device = core.Device()
stream = device.create_stream()
program = core.Program("", "c++")
program.compile("cubni")  # error: arg-type
core.Program("", "cuda")  # error: arg-type
core.Linker(program.compile("cubin")).link("fatbin")  # error: arg-type
core.VirtualMemoryResourceOptions(granularity="min")  # error: arg-type
core.ManagedMemoryResourceOptions(preferred_location_type="gpu")  # error: arg-type
texture.TextureObjectOptions(filter_mode="nearest")  # error: arg-type
device.create_graph_builder().begin_building("loose")  # error: arg-type
buffer = device.allocate(16, stream=stream)
buffer.copy_from(5, stream=stream)  # error: arg-type
buffer.copy_from([1.0, 2.0], stream=stream)  # error: arg-type
buffer.copy_from("text", stream=stream)  # error: arg-type
core.LaunchConfig(grid="1")  # error: arg-type
core.StreamOptions(nonblocking=True, prority=1)  # error: call-arg

try:
    device.allocate(1 << 60, stream=stream)
except errors.CudaErrorOutOfMemory as error:
    error.statsu  # error: attr-defined
