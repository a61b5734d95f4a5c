from cuda.bindings import driver, nvrtc, runtime

driver.cuInit(0)
assert driver.cuDeviceGetCount()[1] > 0
device = driver.cuDeviceGet(0)[1]
assert driver.cuDeviceGetName(256, device)[1].decode()
context = driver.cuCtxCreate(None, 0, device)[1]  # the overview has CUDA 12's parameters
runtime.cudaSetDevice(0)
assert runtime.cudaGetDeviceProperties(0)[1].name.decode()
ptr = runtime.cudaMalloc(1024)[1]
assert runtime.cudaMemset(ptr, 0, 1024) == (runtime.cudaError_t.cudaSuccess,)
runtime.cudaFree(ptr)
prog = nvrtc.nvrtcCreateProgram(b'extern "C" __global__ void kernel() {}', b"kernel.cu", 0, [], [])[1]
nvrtc.nvrtcCompileProgram(prog, 0, [])
ptx = bytes(nvrtc.nvrtcGetPTXSize(prog)[1])
assert nvrtc.nvrtcGetPTX(prog, ptx) == (nvrtc.nvrtcResult.NVRTC_SUCCESS,) and b".entry kernel" in ptx
nvrtc.nvrtcDestroyProgram(prog)
driver.cuCtxDestroy(context)
print("C functions")
