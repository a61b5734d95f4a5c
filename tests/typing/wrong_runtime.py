"""Wrong calls of the runtime: mypy must report the error of each ``# error`` on its line."""

from cuda_ctypes.bindings import driver, runtime
from cuda_ctypes.checked import runtime as cudart
from cuda_ctypes.raw import runtime as c_runtime

status, memory, more = runtime.cudaMalloc(16)  # error: misc
status, text = runtime.cudaGetErrorName(runtime.cudaError_t.cudaSuccess)
text.encode()  # error: attr-defined
cudart.cudaGetErrorName(runtime.cudaError_t.cudaSuccess).decode()  # error: attr-defined
runtime.cudaMemcpy(memory, b"", 0, "cudaMemcpyDefault")  # error: arg-type
runtime.cudaStreamSynchronize("stream")  # error: arg-type
stream: runtime.cudaStream_t = driver.CUstream(0)  # error: assignment
runtime.make_cudaExtent(1, 2)  # error: call-arg
runtime.make_cudaExtent("1", 2, 3)  # error: arg-type
runtime.make_cudaPos(1, 2, 3).w  # error: attr-defined
found = runtime.CUstream  # error: attr-defined
finished: str = cudart.cudaStreamQuery(0)  # error: assignment
cudart.cudaCreateChannelDesc(8, 0, 0, 0)  # error: call-arg
found = cudart.CudaErrorMemoryAlocation  # error: attr-defined
name: bytes = c_runtime.cudaGetErrorName(0)  # error: assignment
c_runtime.cudaGetErrorName(error=0)  # error: call-arg
c_runtime.make_cudaExtent(1, 2, None)  # error: arg-type
