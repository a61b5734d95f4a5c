# python -m generator generate nccl 12.9
# nccl as the headers of CUDA 12.9 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 12.9
same: cu13

"""
