import cupy as cp
from cuda.core import Device, LaunchConfig, Program, ProgramOptions, launch

dev = Device()
dev.set_current()
stream = dev.create_stream()
code = """
extern "C" __global__ void saxpy(float a, const float *x, const float *y, float *out, size_t N) {
    unsigned int tid = threadIdx.x + blockIdx.x * blockDim.x;
    if (tid < N) out[tid] = a * x[tid] + y[tid];
}
"""
prog = Program(code, code_type="c++", options=ProgramOptions(arch=f"sm_{dev.arch}"))
kernel = prog.compile("cubin").get_kernel("saxpy")
N, a = 10000, 2.0
x = cp.random.random(N, dtype=cp.float32)
y = cp.random.random(N, dtype=cp.float32)
out = cp.empty(N, dtype=cp.float32)
cp.cuda.Device().synchronize()
block_size = 256
grid_size = (N + block_size - 1) // block_size
config = LaunchConfig(grid=grid_size, block=block_size, shmem_size=0)
launch(stream, config, kernel, cp.float32(a), x.data.ptr, y.data.ptr, out.data.ptr, cp.uint64(N))
stream.sync()
assert cp.allclose(out, a * x + y)
config_3d = LaunchConfig(grid=(16, 16, 1), block=(8, 8, 4))
config_coop = LaunchConfig(grid=grid_size, block=block_size, cooperative_launch=True)
configs = [config_3d, config_coop]
if dev.compute_capability >= (9, 0):
    configs.append(LaunchConfig(grid=(4, 4, 1), cluster=(2, 2, 1), block=(128, 1, 1)))
for each in configs:
    launch(stream, each, kernel, cp.float32(a), x.data.ptr, y.data.ptr, out.data.ptr, cp.uint64(N))
    stream.sync()
stream.close()
print("launches")
