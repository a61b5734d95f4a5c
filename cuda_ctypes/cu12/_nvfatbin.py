# python -m generator generate nvfatbin 12.9
# nvfatbin as the headers of CUDA 12.9 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 12.9
same: cu13

"""
