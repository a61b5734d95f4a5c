"""Wrong calls of ``checked``: mypy must report the error of each ``# error`` on its line."""

import ctypes

from cuda_ctypes.checked import driver

driver.cuMemFree("address")  # error: arg-type
driver.cuMemAlloc(4096.0)  # error: arg-type
driver.cuMemAlloc()  # error: call-arg
driver.cuMemAlloc(size=4096)  # error: call-arg
driver.cuMemAllocate(4096)  # error: attr-defined
driver.cuModuleGetFunction(None, 7)  # error: arg-type
driver.cuMemcpyHtoD(4096, "text", 4)  # error: arg-type
driver.cuDeviceGetAttribute("CU_DEVICE_ATTRIBUTE_WARP_SIZE", 0)  # error: arg-type
driver.cuLaunchHostFunc(None, lambda: None, 7)  # error: arg-type misc
driver.cuLaunchKernel(1, 1, 1, 1, 1, 1, 1, 0, None, [7, ctypes.c_int], 0)  # error: arg-type
driver.cuModuleGetFunction(driver.cuDeviceGet(0), "name")  # error: arg-type
driver.cuStreamSynchronize(driver.cuEventCreate(0))  # error: arg-type
driver.cuMemFree(driver.cuModuleLoad("file"))  # error: arg-type
driver.cuCtxSetCurrent(driver.cuMemAlloc(8))  # error: arg-type
driver.cuMemcpy2D(driver.CUDA_MEMCPY3D())  # error: arg-type
found = driver.cuStreamQuery(0).name  # error: attr-defined
name: bytes = driver.cuDeviceGetName(100, 0)  # error: assignment
found = driver.CUresult.CUDA_SUCESS  # error: attr-defined
found = driver.CudaErrorOutOfMemroy  # error: attr-defined
driver.CUDA_VERSION = 7  # error: misc
