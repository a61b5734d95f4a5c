import sys

from cuda.core import Device, Program, ProgramOptions

dev = Device()
dev.set_current()
cuda_code = """
template <typename T>
__global__ void vector_add(const T *A, const T *B, T *C, size_t N) {
    for (size_t i = threadIdx.x + blockIdx.x * blockDim.x; i < N; i += gridDim.x * blockDim.x) C[i] = A[i] + B[i];
}
"""
options = ProgramOptions(
    name="vector_add_program",
    arch=f"sm_{dev.arch}",
    std="c++17",
    relocatable_device_code=False,
    debug=False,
    lineinfo=False,
    ftz=False,
    prec_sqrt=True,
    prec_div=True,
    fma=True,
    use_fast_math=False,
    max_register_count=None,
    define_macro=["DEBUG", ("VERSION", "2")],
    include_path=["/path/to/headers"],
)
prog = Program(cuda_code, code_type="c++", options=options)
names = "vector_add<float>", "vector_add<double>"
object_code = prog.compile(target_type="cubin", name_expressions=names, logs=sys.stdout)
assert prog.backend == "NVRTC"
prog.close()
if "run" in sys.argv:
    for name in names:
        object_code.get_kernel(name)
ptx_code = f"""
.version 8.0
.target sm_{dev.arch}
.address_size 64
.visible .entry simple_kernel(.param .u64 ptr) {{ ret; }}
"""
assert Program(ptx_code, code_type="ptx").compile("cubin").code
print("programs")
