import sys

from cuda.core import Device, Linker, LinkerOptions, Program, ProgramOptions

dev = Device()
dev.set_current()
code_a = 'extern "C" __device__ float helper_func(float x) { return x * x; }'
code_b = """
extern "C" __device__ float helper_func(float x);
extern "C" __global__ void main_kernel(float *data, size_t N) {
    unsigned int tid = threadIdx.x + blockIdx.x * blockDim.x;
    if (tid < N) data[tid] = helper_func(data[tid]);
}
"""
options = ProgramOptions(arch=f"sm_{dev.arch}", relocatable_device_code=True)
obj_a = Program(code_a, code_type="c++", options=options).compile("cubin")
obj_b = Program(code_b, code_type="c++", options=options).compile("cubin")
linker_options = LinkerOptions(name="linked_program", arch=f"sm_{dev.arch}", link_time_optimization=False, debug=False)
linker = Linker(obj_a, obj_b, options=linker_options)
linked_obj = linker.link(target_type="cubin")
assert isinstance(linker.get_info_log(), str) and isinstance(linker.get_error_log(), str)
assert linker.backend in ("nvJitLink", "driver")
if "run" in sys.argv:
    assert linked_obj.get_kernel("main_kernel")
linker.close()
print("linking")
