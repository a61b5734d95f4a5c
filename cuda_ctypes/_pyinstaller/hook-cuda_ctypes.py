"""The whole package, so that every name is found. ``pycuda`` is left to programs that import it: its arrays bring NumPy."""

from cuda_ctypes._pyinstaller import modules

hiddenimports = [name for name in modules() if not name.startswith(("cuda_ctypes.pycuda", "cuda_ctypes._pyinstaller"))]
