"""Wrong calls of ``bindings``: mypy must report the error of each ``# error`` on its line."""

from cuda_ctypes.bindings import driver

status: driver.CUresult = driver.cuInit(0)  # error: assignment
driver.cuCtxCreate(None, 0)  # error: call-overload
status, memory, more = driver.cuMemAlloc(4096)  # error: misc
driver.cuStreamSynchronize("stream")  # error: arg-type
driver.cuStreamSynchronize(driver.CUlaunchConfig())  # error: arg-type
driver.cuGraphAddDependencies(0, ["a"], ["b"], None, 1)  # error: list-item
driver.cuGraphAddDependencies(0, 1, [], None, 1)  # error: arg-type
driver.CUstream("address")  # error: arg-type
driver.CUhostFn(lambda: None)  # error: arg-type misc
config = driver.CUlaunchConfig(gridDimW=1)  # error: call-arg
config.gridDimW = 1  # error: attr-defined
config.gridDimX = "1"  # error: assignment
config.attrs = [driver.CUlaunchConfig()]  # error: list-item
parameters = driver.CUDA_MEMCPY2D(srcMemoryType="host")  # error: arg-type
parameters.srcMemoryType = "host"  # error: assignment
found = parameters.srcMemoryType.CU_MEMORYTYPE_HOTS  # error: attr-defined
driver.cuMemcpy2D(parameters.srcDevice)  # error: arg-type
found = driver.CUDA_MEMCPY2D_v3  # error: attr-defined
