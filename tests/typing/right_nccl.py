"""NCCL of CUDA 12 takes the streams of CUDA 12's runtime, although both majors read one table."""

from __future__ import annotations

from cuda_ctypes.cu12.raw import nccl, runtime


def all_reduce(memory: int, count: int, communicator: nccl.ncclComm_t, stream: runtime.cudaStream_t) -> int:
    number, sum_ = nccl.ncclDataType_t.ncclFloat, nccl.ncclRedOp_t.ncclSum
    return nccl.ncclAllReduce(memory, memory, count, number, sum_, communicator, stream)


def main() -> None:
    stream: nccl.cudaStream_t = runtime.cudaStream_t(5)
    assert type(stream) is nccl.cudaStream_t
    assert callable(all_reduce)


if __name__ == "__main__":
    main()
