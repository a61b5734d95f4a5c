"""The modules of ``pycuda``, which are loaded by name too."""

from PyInstaller.utils.hooks import collect_submodules

hiddenimports = collect_submodules("cuda_ctypes.pycuda", on_error="ignore")
