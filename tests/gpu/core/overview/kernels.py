from pathlib import Path
from tempfile import TemporaryDirectory

from cuda.core import Device, ObjectCode, Program, ProgramOptions

dev = Device()
dev.set_current()
code = 'extern "C" __global__ void vector_add(float *a, size_t n) { if (threadIdx.x < n) a[threadIdx.x] += 1; }'
made = Program(code, code_type="c++", options=ProgramOptions(arch=f"sm_{dev.arch}")).compile("cubin")
with TemporaryDirectory() as folder:
    file = Path(folder) / "kernel.cubin"
    file.write_bytes(made.code)
    assert ObjectCode.from_cubin(str(file)).get_kernel("vector_add")
    with open(file, "rb") as f:
        obj = ObjectCode.from_cubin(f.read(), name="my_kernels")
kernel = obj.get_kernel("vector_add")
ptx = Program(code, code_type="c++", options=ProgramOptions(arch=f"sm_{dev.arch}")).compile("ptx").code
assert ObjectCode.from_ptx(ptx, symbol_mapping={"kernel_name": "vector_add"}).get_kernel("kernel_name")
attrs = kernel.attributes
assert attrs.max_threads_per_block() > 0 and attrs.shared_size_bytes() == 0
assert attrs.num_regs() > 0 and attrs.local_size_bytes() == 0
occ = kernel.occupancy
assert occ.max_active_blocks_per_multiprocessor(block_size=256, dynamic_shared_memory_size=0) > 0
result = occ.max_potential_block_size(dynamic_shared_memory_needed=0, block_size_limit=0)
assert result.min_grid_size > 0 and result.max_block_size > 0
assert obj.code_type == "cubin" and obj.name == "my_kernels" and obj.handle
print("kernels")
