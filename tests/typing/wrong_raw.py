"""Wrong calls of ``raw``: mypy must report the error of each ``# error`` on its line."""

import ctypes

from cuda_ctypes.raw import driver

memory = driver.CUdeviceptr()
driver.cuMemAlloc(ctypes.byref(memory))  # error: call-arg
driver.cuMemAlloc(ctypes.byref(memory), "size")  # error: arg-type
driver.cuMemAlloc(memory, bytesize=4096)  # error: call-arg
driver.cuMemAlloc(ctypes.pointer(ctypes.c_float()), 4096)  # error: arg-type
driver.cuMemFree(None)  # error: arg-type
driver.cuStreamSynchronize("stream")  # error: arg-type
driver.cuModuleGetFunction(None, None, "kernel")  # error: arg-type
driver.cuLaunchHostFunc(None, print, None)  # error: arg-type
driver.cuMemcpyHtoD(memory, bytearray(4), 4)  # error: arg-type
driver.cuMemAllocate(memory, 4096)  # error: attr-defined
found = driver.cuInit(0).nam  # error: attr-defined
driver.cuInit.resolv()  # error: attr-defined
parameters = driver.CUDA_MEMCPY2D()
parameters.Heigth = 1  # error: attr-defined
parameters.Height = "1"  # error: assignment
parameters.srcDevice = "1"  # error: assignment
