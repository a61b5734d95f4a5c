import cupy as cp
from cuda.core import Device, LaunchConfig, Program, ProgramOptions, launch
from cuda.core.graph import GraphDebugPrintOptions

dev = Device()
dev.set_current()
stream = dev.create_stream()
code = """
extern "C" __global__ void kernel_a(float *data, size_t N) {
    unsigned int tid = threadIdx.x + blockIdx.x * blockDim.x;
    if (tid < N) data[tid] += 1.0f;
}
extern "C" __global__ void kernel_b(float *data, size_t N) {
    unsigned int tid = threadIdx.x + blockIdx.x * blockDim.x;
    if (tid < N) data[tid] *= 2.0f;
}
"""
obj = Program(code, code_type="c++", options=ProgramOptions(arch=f"sm_{dev.arch}")).compile("cubin")
kernel_a, kernel_b = obj.get_kernel("kernel_a"), obj.get_kernel("kernel_b")
data = cp.zeros(1000, dtype=cp.float32)
cp.cuda.Device().synchronize()
N = cp.uint64(data.size)
config = LaunchConfig(grid=4, block=256)
graph_builder = stream.create_graph_builder()
graph_builder.begin_building()
launch(graph_builder, config, kernel_a, data.data.ptr, N)
launch(graph_builder, config, kernel_b, data.data.ptr, N)
buf = dev.allocate(1024, stream=graph_builder)
buf.fill(0, stream=graph_builder)
graph_def = graph_builder.end_building()
graph = graph_def.complete()
graph.upload(stream)
for _ in range(5):
    graph.launch(stream)
stream.sync()
assert (data == 62).all()
graph_def.debug_print(options=GraphDebugPrintOptions(verbose=True, kernel_node_params=True))
graph.close()
graph_builder.close()
stream.close()
print("graphs")
