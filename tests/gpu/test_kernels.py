"""Kernels from PTX text: loading, compiling with options, linking, and all forms of launches."""

from __future__ import annotations

import array
import ctypes
import gc
import os
import struct
from pathlib import Path
from typing import Any

import pytest

from tests.gpu import ptx
from tests.gpu.faces import Face, text

COUNT = 1000
LEFT = array.array("f", range(COUNT))
RIGHT = array.array("f", (0.5 * value for value in range(COUNT)))
TOTAL = array.array("f", (1.5 * value for value in range(COUNT)))
ADD_TYPES = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint)


class Pair(ctypes.Structure):
    _fields_ = [("number", ctypes.c_int64), ("ratio", ctypes.c_double)]


@pytest.fixture
def loaded(cuda: Face) -> Any:
    module = cuda.cuModuleLoadData(ptx.image(ptx.KERNELS))
    yield module
    cuda.cuCtxSynchronize()
    cuda.cuModuleUnload(module)


@pytest.fixture
def vectors(cuda: Face) -> Any:
    """Device memory: the total (zeroed), left, right."""
    made = [cuda.upload(bytes(4 * COUNT)), cuda.upload(LEFT), cuda.upload(RIGHT)]
    yield made
    for pointer in made:
        cuda.cuMemFree(pointer)


def added(cuda: Face, vectors: Any) -> None:
    cuda.cuCtxSynchronize()
    assert cuda.download(vectors[0], 4 * COUNT) == TOTAL.tobytes()


FORMS = ("tuple of numbers", "tuple of handles", "tuple of ctypes objects", "address", "array of addresses", "buffer")


@pytest.mark.parametrize("form", FORMS)
def test_vectors_are_added(cuda: Face, loaded: Any, vectors: Any, form: str) -> None:
    kernel = cuda.cuModuleGetFunction(loaded, b"add_vectors")
    assert isinstance(kernel, cuda.CUfunction)
    numbers = (*map(int, vectors), COUNT)
    stored = [ctypes.c_void_p(number) for number in numbers[:3]] + [ctypes.c_uint(COUNT)]
    addresses = (ctypes.c_void_p * 4)(*map(ctypes.addressof, stored))
    parameters: Any = {
        "tuple of numbers": (numbers, ADD_TYPES),
        "tuple of handles": ((*vectors, COUNT), (None, None, None, ctypes.c_uint)),
        "tuple of ctypes objects": (tuple(stored), ADD_TYPES),
        "address": ctypes.addressof(addresses),
        "array of addresses": addresses,
        "buffer": array.array("Q", map(ctypes.addressof, stored)),
    }[form]
    cuda.cuLaunchKernel(kernel, 4, 1, 1, 256, 1, 1, 0, 0, parameters, 0)
    added(cuda, vectors)


def test_arguments_packed_by_the_caller(cuda: Face, loaded: Any, vectors: Any) -> None:
    """``extra`` passes all arguments in one buffer, laid out as the kernel declares them."""
    kernel = cuda.cuModuleGetFunction(loaded, "add_vectors")
    packed = ctypes.create_string_buffer(struct.pack("<QQQI", *map(int, vectors), COUNT), 28)
    size = ctypes.c_size_t(28)
    extra = (ctypes.c_void_p * 5)(1, ctypes.addressof(packed), 2, ctypes.addressof(size), 0)
    assert (cuda.CU_LAUNCH_PARAM_BUFFER_POINTER, cuda.CU_LAUNCH_PARAM_BUFFER_SIZE, cuda.CU_LAUNCH_PARAM_END) == (
        1,
        2,
        0,
    )
    cuda.cuLaunchKernel(kernel, 4, 1, 1, 256, 1, 1, 0, 0, 0, ctypes.addressof(extra))
    added(cuda, vectors)


def test_every_type_of_argument_arrives_unchanged(cuda: Face, loaded: Any) -> None:
    out = cuda.upload(bytes(64))
    kernel = cuda.cuModuleGetFunction(loaded, b"echo")
    values = (out, -2, 1.5, -(1 << 40), -0.1, 200, 60000, Pair(-3, 2.75))
    types = (
        ctypes.c_void_p,
        ctypes.c_int,
        ctypes.c_float,
        ctypes.c_longlong,
        ctypes.c_double,
        ctypes.c_ubyte,
        ctypes.c_ushort,
        None,
    )
    cuda.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, None, (values, types), 0)
    cuda.cuCtxSynchronize()
    expected = struct.pack("<i4xf4xqdB7xH6xqd", -2, 1.5, -(1 << 40), -0.1, 200, 60000, -3, 2.75)
    assert cuda.download(out, 64) == expected
    cuda.cuMemFree(out)


def test_handles_that_moved_are_arguments_like_others(cuda: Face, loaded: Any, vectors: Any) -> None:
    kernel = cuda.cuModuleGetFunction(loaded, "add_vectors")
    moved = cuda.CUdeviceptr(0)
    ctypes.c_uint64.from_address(moved.getPtr()).value = int(vectors[0])
    for first in (vectors[0], moved):  # after the first launch, the second takes a quick path
        cuda.cuMemsetD8(vectors[0], 0, 4 * COUNT)
        cuda.cuLaunchKernel(kernel, 4, 1, 1, 256, 1, 1, 0, 0, ((first, *vectors[1:], COUNT), ADD_TYPES), 0)
        added(cuda, vectors)


def test_a_kernel_without_arguments_and_a_global_variable(cuda: Face, loaded: Any) -> None:
    counter, size = cuda.cuModuleGetGlobal(loaded, b"counter")
    assert isinstance(counter, cuda.CUdeviceptr) and size == 4
    kernel = cuda.cuModuleGetFunction(loaded, b"increment")
    for parameters in (None, 0, ((), ())):
        cuda.cuLaunchKernel(kernel, 2, 1, 1, 32, 1, 1, 0, 0, parameters, 0)
    cuda.cuCtxSynchronize()
    assert struct.unpack("<I", cuda.download(counter, 4)) == (41 + 3 * 64,)


def test_launching_with_a_configuration(cuda: Face, loaded: Any, vectors: Any, stream: Any) -> None:
    kernel = cuda.cuModuleGetFunction(loaded, b"add_vectors")
    cooperative = cuda.CUlaunchAttribute(id=cuda.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_COOPERATIVE)
    cooperative.value.cooperative = 1
    config = cuda.CUlaunchConfig(gridDimX=4, gridDimY=1, gridDimZ=1, blockDimX=256, blockDimY=1, blockDimZ=1)
    config.hStream = stream
    config.attrs, config.numAttrs = [cooperative], 1
    cuda.cuLaunchKernelEx(config, kernel, ((*vectors, COUNT), ADD_TYPES), 0)
    cuda.cuStreamSynchronize(stream)
    added(cuda, vectors)


def test_blocks_in_clusters(cuda: Face, stream: Any) -> None:
    if cuda.attribute("COMPUTE_CAPABILITY_MAJOR") < 9:
        pytest.skip("this device has no clusters")
    module = cuda.cuModuleLoadData(ptx.image(ptx.CLUSTERS))
    kernel = cuda.cuModuleGetFunction(module, b"ranks")
    out = cuda.upload(bytes(4 * 8))
    shape = cuda.CUlaunchAttribute()
    shape.id = cuda.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
    shape.value.clusterDim.x, shape.value.clusterDim.y, shape.value.clusterDim.z = 4, 1, 1
    config = cuda.CUlaunchConfig(gridDimX=8, gridDimY=1, gridDimZ=1, blockDimX=32, blockDimY=1, blockDimZ=1)
    config.hStream, config.attrs, config.numAttrs = stream, [shape], 1
    cuda.cuLaunchKernelEx(config, kernel, ((out,), (ctypes.c_void_p,)), 0)
    cuda.cuStreamSynchronize(stream)
    found = struct.unpack("<8I", cuda.download(out, 32))
    assert found == tuple(rank | 4 << 16 for rank in (0, 1, 2, 3, 0, 1, 2, 3))
    cuda.cuMemFree(out)
    cuda.cuModuleUnload(module)


def test_a_library_needs_no_context_of_its_own(cuda: Face, vectors: Any) -> None:
    library = cuda.cuLibraryLoadData(ptx.image(ptx.KERNELS), [], [], 0, [], [], 0)
    kernel = cuda.cuLibraryGetKernel(library, b"add_vectors")
    assert isinstance(kernel, cuda.CUkernel)
    assert cuda.cuLibraryGetKernelCount(library) == 6
    kernels = cuda.cuLibraryEnumerateKernels(6, library)
    names = {text(cuda.cuKernelGetName(each)) for each in kernels}
    assert names == {"add_vectors", "echo", "echo_map", "increment", "wait_for", "store_to"}
    assert kernel in kernels
    cuda.cuLaunchKernel(kernel, 4, 1, 1, 256, 1, 1, 0, 0, ((*vectors, COUNT), ADD_TYPES), 0)
    function = cuda.cuKernelGetFunction(kernel)
    assert isinstance(function, cuda.CUfunction)
    assert text(cuda.cuFuncGetName(function)) == "add_vectors"
    counter, size = cuda.cuLibraryGetGlobal(library, b"counter")
    assert size == 4 and counter
    cuda.cuCtxSynchronize()
    added(cuda, vectors)
    cuda.cuLibraryUnload(library)


def test_a_kernel_knows_its_parameters(cuda: Face, loaded: Any) -> None:
    kernel = cuda.cuModuleGetFunction(loaded, b"echo")
    found = [cuda.cuFuncGetParamInfo(kernel, index) for index in range(8)]
    assert found == [(0, 8), (8, 4), (12, 4), (16, 8), (24, 8), (32, 1), (34, 2), (40, 16)]


def test_functions_have_attributes(cuda: Face, loaded: Any) -> None:
    known = cuda.CUfunction_attribute
    kernel = cuda.cuModuleGetFunction(loaded, b"add_vectors")
    assert cuda.cuFuncGetAttribute(known.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, kernel) == 1024
    assert cuda.cuFuncGetAttribute(known.CU_FUNC_ATTRIBUTE_NUM_REGS, kernel) > 0
    dynamic = known.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    cuda.cuFuncSetAttribute(kernel, dynamic, 64 << 10)
    assert cuda.cuFuncGetAttribute(dynamic, kernel) == 64 << 10
    assert cuda.cuFuncGetModule(kernel) == loaded
    assert cuda.cuModuleGetFunctionCount(loaded) == 6
    assert kernel in cuda.cuModuleEnumerateFunctions(6, loaded)


def test_occupancy(cuda: Face, loaded: Any) -> None:
    kernel = cuda.cuModuleGetFunction(loaded, b"add_vectors")
    assert cuda.cuOccupancyMaxActiveBlocksPerMultiprocessor(kernel, 256, 0) >= 1
    grid, block = cuda.cuOccupancyMaxPotentialBlockSize(kernel, None, 0, 0)
    assert grid >= 1 and 32 <= block <= 1024


def test_occupancy_of_clusters(cuda: Face) -> None:
    cuda.needs_gpu("cuOccupancyMaxActiveClusters")
    if cuda.attribute("COMPUTE_CAPABILITY_MAJOR") < 9:
        pytest.skip("this device has no clusters")
    module = cuda.cuModuleLoadData(ptx.image(ptx.CLUSTERS))
    kernel = cuda.cuModuleGetFunction(module, b"ranks")
    shape = cuda.CUlaunchAttribute(id=cuda.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
    shape.value.clusterDim.x, shape.value.clusterDim.y, shape.value.clusterDim.z = 2, 1, 1
    config = cuda.CUlaunchConfig(gridDimX=8, gridDimY=1, gridDimZ=1, blockDimX=32, blockDimY=1, blockDimZ=1)
    assert cuda.cuOccupancyMaxPotentialClusterSize(kernel, config) >= 2
    config.attrs, config.numAttrs = [shape], 1
    assert cuda.cuOccupancyMaxActiveClusters(kernel, config) >= 1
    cuda.cuModuleUnload(module)


@pytest.mark.callbacks
def test_shared_memory_that_depends_on_the_block_is_told_by_a_function(cuda: Face, loaded: Any) -> None:
    kernel = cuda.cuModuleGetFunction(loaded, b"add_vectors")
    asked = []

    def shared(block: int) -> int:
        asked.append(block)
        return 128 * block

    grid, block = cuda.cuOccupancyMaxPotentialBlockSize(kernel, shared, 0, 256)
    assert grid >= 1 and 32 <= block <= 256
    assert asked and all(0 < size <= 1024 for size in asked)


def test_a_module_from_a_file(cuda: Face, tmp_path: Path) -> None:
    path = tmp_path / "kernels of mine.ptx"
    path.write_text(ptx.KERNELS)
    for name in (str(path), str(path).encode()):
        module = cuda.cuModuleLoad(name)
        assert cuda.cuModuleGetFunction(module, "increment")
        cuda.cuModuleUnload(module)


def test_compiling_with_options(cuda: Face) -> None:
    known = cuda.CUjit_option
    log = bytearray(4096)
    options = {
        known.CU_JIT_MAX_REGISTERS: 32,
        known.CU_JIT_OPTIMIZATION_LEVEL: 2,
        known.CU_JIT_INFO_LOG_BUFFER: log,
        known.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: len(log),
        known.CU_JIT_LOG_VERBOSE: True,
        known.CU_JIT_GENERATE_LINE_INFO: 1,
        known.CU_JIT_CACHE_MODE: cuda.CUjit_cacheMode.CU_JIT_CACHE_OPTION_NONE,
    }
    unseen = ptx.image(f"{ptx.KERNELS}\n// {os.urandom(8).hex()}")  # code from the driver's cache has no log
    module = cuda.cuModuleLoadDataEx(unseen, len(options), list(options), list(options.values()))
    kernel = cuda.cuModuleGetFunction(module, b"add_vectors")
    assert cuda.cuFuncGetAttribute(cuda.CUfunction_attribute.CU_FUNC_ATTRIBUTE_NUM_REGS, kernel) <= 32
    cuda.cuModuleUnload(module)
    said = text(bytes(log))
    library = cuda.cuLibraryLoadData(
        ptx.image(ptx.KERNELS),
        list(options),
        list(options.values()),
        len(options),
        [cuda.CUlibraryOption.CU_LIBRARY_BINARY_IS_PRESERVED],
        [0],
        1,
    )
    cuda.cuLibraryUnload(library)
    cuda.needs_gpu("compiler with a log")
    assert "add_vectors" in said


@pytest.mark.errors
@pytest.mark.parametrize("function", ["cuModuleLoadDataEx", "cuLibraryLoadData"])
def test_the_log_of_a_failed_compilation_names_the_line(cuda: Face, function: str) -> None:
    log = bytearray(8192)
    options = [cuda.CUjit_option.CU_JIT_ERROR_LOG_BUFFER, cuda.CUjit_option.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]
    values = [log, len(log)]
    given: list[Any] = [2, options, values] if function == "cuModuleLoadDataEx" else [options, values, 2, [], [], 0]
    status = cuda.status(function, ptx.image(ptx.WITH_A_MISTAKE), *given)
    if status == "CUDA_SUCCESS":
        assert function == "cuLibraryLoadData"  # libraries are compiled when one of their functions is requested
        library = cuda.cuLibraryLoadData(ptx.image(ptx.WITH_A_MISTAKE), *given)
        gc.collect()
        status = cuda.status("cuLibraryGetModule", library)
        cuda.cuLibraryUnload(library)
    assert status == "CUDA_ERROR_INVALID_PTX"
    said = text(bytes(log))
    assert "line" in said and "error" in said
    if not cuda.standin:
        wrong = ptx.WITH_A_MISTAKE.splitlines().index("    no_such_instruction;") + 1
        assert f"line {wrong};" in said and "no_such_instruction" in said


def linked(cuda: Face, options: dict[Any, Any]) -> bytes:
    state = cuda.cuLinkCreate(len(options), list(options), list(options.values()))
    code = ptx.image(ptx.KERNELS)
    cuda.cuLinkAddData(state, cuda.CUjitInputType.CU_JIT_INPUT_PTX, code, len(code), b"kernels", 0, [], [])
    address, size = cuda.cuLinkComplete(state)
    result = ctypes.string_at(address, size)
    cuda.cuLinkDestroy(state)
    return result


def test_linked_code_runs(cuda: Face, vectors: Any) -> None:
    known = cuda.CUjit_option
    log = bytearray(4096)
    options = {known.CU_JIT_ERROR_LOG_BUFFER: log, known.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES: len(log)}
    cubin = linked(cuda, options)
    assert cubin
    module = cuda.cuModuleLoadData(cubin)
    kernel = cuda.cuModuleGetFunction(module, b"add_vectors")
    cuda.cuLaunchKernel(kernel, 4, 1, 1, 256, 1, 1, 0, 0, ((*vectors, COUNT), ADD_TYPES), 0)
    added(cuda, vectors)
    assert cubin.startswith(b"\x7fELF")
    cuda.cuModuleUnload(module)


@pytest.mark.errors
def test_code_for_another_device_is_refused(cuda: Face) -> None:
    target = cuda.CUjit_target
    other = (
        target.CU_TARGET_COMPUTE_80 if cuda.attribute("COMPUTE_CAPABILITY_MAJOR") < 8 else target.CU_TARGET_COMPUTE_75
    )
    cubin = linked(cuda, {cuda.CUjit_option.CU_JIT_TARGET: other})
    assert cuda.status("cuModuleLoadData", cubin) == "CUDA_ERROR_NO_BINARY_FOR_GPU"


@pytest.mark.errors
def test_code_from_a_newer_toolkit_is_refused(cuda: Face) -> None:
    assert cuda.status("cuModuleLoadData", ptx.image(ptx.FROM_THE_FUTURE)) == "CUDA_ERROR_UNSUPPORTED_PTX_VERSION"


@pytest.mark.errors
def test_a_file_without_code_is_refused(cuda: Face) -> None:
    garbage = b"neither PTX nor anything else\0"
    assert cuda.status("cuModuleLoadData", garbage) in ("CUDA_ERROR_INVALID_IMAGE", "CUDA_ERROR_INVALID_PTX")


@pytest.mark.errors
@pytest.mark.parametrize(
    "parameters",
    [
        ((1,), (ctypes.c_int, ctypes.c_int)),
        [1, 2],
        ((1.5,), (ctypes.c_int,)),
        ((1 << 31,), (ctypes.c_int,)),
        ((1,), (str,)),
    ],
    ids=["too few values", "list", "float for int", "out of range", "no type of C"],
)
def test_wrong_arguments_never_reach_the_driver(cuda: Face, loaded: Any, parameters: Any) -> None:
    kernel = cuda.cuModuleGetFunction(loaded, b"store_to")
    with pytest.raises((TypeError, OverflowError), match="kernelParams"):
        cuda.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, 0, parameters, 0)


# Tensor maps


def tensor_map(cuda: Face, address: Any, rows: int = 64) -> Any:
    wide, narrow = cuda.cuuint64_t, cuda.cuuint32_t
    return cuda.cuTensorMapEncodeTiled(
        cuda.CUtensorMapDataType.CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
        2,
        address,
        [wide(32), wide(rows)],
        [wide(128)],
        [narrow(16), narrow(8)],
        [narrow(1), narrow(1)],
        cuda.CUtensorMapInterleave.CU_TENSOR_MAP_INTERLEAVE_NONE,
        cuda.CUtensorMapSwizzle.CU_TENSOR_MAP_SWIZZLE_NONE,
        cuda.CUtensorMapL2promotion.CU_TENSOR_MAP_L2_PROMOTION_NONE,
        cuda.CUtensorMapFloatOOBfill.CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
    )


def test_tensor_maps_describe_their_array(cuda: Face) -> None:
    pointer = cuda.cuMemAlloc(1 << 16)
    made = tensor_map(cuda, pointer)
    assert ctypes.sizeof(made) == 128 and any(made.opaque)
    assert made == tensor_map(cuda, pointer)
    assert made != tensor_map(cuda, int(pointer) + 4096)
    assert made != tensor_map(cuda, pointer, rows=32)
    cuda.cuTensorMapReplaceAddress(made, int(pointer) + 4096)
    assert made == tensor_map(cuda, int(pointer) + 4096)
    cuda.cuMemFree(pointer)


def test_tensor_maps_are_aligned_wherever_they_are(cuda: Face) -> None:
    align = 128 if cuda.major == 13 else 64
    pointer = cuda.cuMemAlloc(1 << 16)
    made = [tensor_map(cuda, pointer) if index % 2 else cuda.CUtensorMap() for index in range(1000)]
    assert [each.getPtr() % align for each in made] == [0] * 1000
    cuda.cuMemFree(pointer)


def test_a_tensor_map_reaches_a_kernel_whole(cuda: Face, loaded: Any) -> None:
    pointer, out = cuda.cuMemAlloc(1 << 16), cuda.upload(bytes(128))
    made = tensor_map(cuda, pointer)
    kernel = cuda.cuModuleGetFunction(loaded, b"echo_map")
    cuda.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, 0, ((out, made), (ctypes.c_void_p, None)), 0)
    cuda.cuCtxSynchronize()
    assert cuda.download(out, 128) == bytes(made)
    for each in (pointer, out):
        cuda.cuMemFree(each)


@pytest.mark.errors
def test_a_tensor_map_of_a_misaligned_address_is_refused(cuda: Face) -> None:
    with pytest.raises(
        AssertionError if cuda.face == "bindings" else cuda.CudaErrorInvalidValue, match="INVALID_VALUE"
    ):
        tensor_map(cuda, (1 << 20) + 8)
