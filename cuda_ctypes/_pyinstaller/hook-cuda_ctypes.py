"""Modules are loaded by name on first use, so PyInstaller cannot see them in the code: all are in the bundle.

``pycuda`` is there in programs that import it: its arrays would bring NumPy.
"""

from PyInstaller.utils.hooks import collect_data_files, collect_submodules

LEFT_OUT = ("cuda_ctypes.pycuda", "cuda_ctypes._pyinstaller")

hiddenimports = collect_submodules("cuda_ctypes", filter=lambda name: not name.startswith(LEFT_OUT), on_error="ignore")
datas = collect_data_files("cuda_ctypes", includes=["**/*.txt", "**/*.gdb"])
