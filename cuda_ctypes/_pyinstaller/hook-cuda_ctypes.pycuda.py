from cuda_ctypes._pyinstaller import modules

hiddenimports = modules("pycuda")
