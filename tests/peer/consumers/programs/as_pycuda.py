"""A plugin of pytest for programs that import ``pycuda`` themselves: they get ours."""

import cuda_ctypes.pycuda

cuda_ctypes.pycuda.install_as_pycuda()
