"""The timed calls: one statement for all packages, which share their names; ``raw`` has its own where it differs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from benchmarks.timing import Code

PEER, OURS, NAIVE, RAW = "cuda.bindings", "ours", "naive ctypes", "raw"

KINDS = ("ctypes.c_void_p", "ctypes.c_int", "ctypes.c_float")
VALUES = ("0x7F0000000000", "1024", "1.5")
UNSIGNED = ("ctypes.c_size_t", "ctypes.c_uint32", "ctypes.c_uint64")
UNSIGNED_VALUES = ("4096", "1024", "1 << 40")


@dataclass(frozen=True)
class Case:
    """One row: the code per package, and the targets for ours."""

    name: str
    code: dict[str, Code]
    target: str = ""
    at_most: dict[str, float] | None = None
    """The largest ratio to cuda.bindings by Python version; ``""`` is any other."""
    times_naive: float | None = None
    """The smallest speed-up over naive ctypes."""

    def bound(self, version: str) -> float | None:
        if self.at_most is None:
            return None
        return self.at_most.get(version, self.at_most.get(""))


def case(name: str, call: str, setup: str = "", group: str = "", **other: Code | None) -> Case:
    """A row with the same statement for every package that ``other`` does not name; None leaves a package out."""
    code: dict[str, Code] = {}
    for package in (PEER, OURS, NAIVE, RAW):
        given = other.get(package.split()[0].replace(".", "_"), Code(setup, call))
        if given is not None:
            code[package] = given
    return Case(name, code, group, **TARGETS.get(group, {}))


TARGETS: dict[str, dict[str, Any]] = {
    "no output": {"at_most": {"3.11": 1.1, "3.12": 1.1, "": 1.3}},
    "one output": {"at_most": {"": 3.5}, "times_naive": 3.0},
    "launch": {"at_most": {"": 0.6}},
    "launch, unsigned types": {"at_most": {"": 0.6}},
}


def no_output() -> list[Case]:
    handles = "event, stream, pointer = CUevent(5), CUstream(6), CUdeviceptr(7)"
    group = "no output"
    return [
        case("cuEventRecord(handles)", "cuEventRecord(event, stream)", handles, group),
        case("cuEventRecord(ints)", "cuEventRecord(5, 6)", "", group),
        case("cuStreamQuery(handle)", "cuStreamQuery(stream)", handles, group),
        case("cuStreamQuery(int)", "cuStreamQuery(6)", "", group),
        case("cuMemFree(handle)", "cuMemFree(pointer)", handles, group),
        case("cuMemFree(int)", "cuMemFree(7)", "", group),
        case("cuMemFree(int, new each time)", "cuMemFree(next(number))", "number = itertools.count(1 << 40, 512)"),
        case(
            "cuMemFree(handle, new each time)",
            "cuMemFree(CUdeviceptr(next(number)))",
            "number = itertools.count(1 << 40, 512)",
        ),
    ]


def outputs() -> list[Case]:
    attribute = "warp_size = CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE"
    device = f"{attribute}; device = CUdevice(0)"
    group = "one output"
    return [
        case(
            "cuCtxGetCurrent()",
            "cuCtxGetCurrent()",
            group=group,
            raw=Code("", "context = CUcontext(); cuCtxGetCurrent(ctypes.byref(context))"),
        ),
        case(
            "cuDeviceGetAttribute(enum, int)",
            "cuDeviceGetAttribute(warp_size, 0)",
            attribute,
            group,
            raw=Code(attribute, "value = ctypes.c_int(); cuDeviceGetAttribute(ctypes.byref(value), warp_size, 0)"),
        ),
        case(
            "cuDeviceGetAttribute(enum, handle)",
            "cuDeviceGetAttribute(warp_size, device)",
            device,
            group,
            raw=Code(device, "value = ctypes.c_int(); cuDeviceGetAttribute(ctypes.byref(value), warp_size, device)"),
        ),
        case(
            "cuMemAlloc(int)",
            "cuMemAlloc(512)",
            group=group,
            raw=Code("", "pointer = CUdeviceptr(); cuMemAlloc(ctypes.byref(pointer), 512)"),
        ),
        case(
            "cuMemAlloc(int, new each time)",
            "cuMemAlloc(next(number))",
            "number = itertools.count(512, 512)",
            raw=Code(
                "number = itertools.count(512, 512)",
                "pointer = CUdeviceptr(); cuMemAlloc(ctypes.byref(pointer), next(number))",
            ),
        ),
        case(
            "cuMemGetInfo()",
            "cuMemGetInfo()",
            raw=Code(
                "",
                "free = ctypes.c_size_t(); total = ctypes.c_size_t(); "
                "cuMemGetInfo(ctypes.byref(free), ctypes.byref(total))",
            ),
        ),
        case(
            "cuEventElapsedTime(handles)",
            "cuEventElapsedTime(start, end)",
            "start, end = CUevent(5), CUevent(6)",
            raw=None,
            naive=None,
        ),
        case("cuDeviceGetUuid(handle)", "cuDeviceGetUuid(device)", "device = CUdevice(0)", raw=None, naive=None),
        case(
            "cuPointerGetAttribute(enum, handle)",
            "cuPointerGetAttribute(kind, pointer)",
            "kind, pointer = CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_POINTER, CUdeviceptr(7)",
            raw=None,
            naive=None,
        ),
        case(
            "cuGraphGetNodes(handle, 4)",
            "cuGraphGetNodes(graph, 4)",
            "graph = CUgraph(5)",
            raw=Code(
                "graph = CUgraph(5); nodes_type = CUgraphNode * 4",
                "nodes = nodes_type(); number = ctypes.c_size_t(4); "
                "cuGraphGetNodes(graph, nodes, ctypes.byref(number)); list(nodes)",
            ),
        ),
    ]


def inputs() -> list[Case]:
    tensor = (
        "types = CUtensorMapDataType.CU_TENSOR_MAP_DATA_TYPE_FLOAT32, CUtensorMapInterleave.CU_TENSOR_MAP_INTERLEAVE_NONE, "
        "CUtensorMapSwizzle.CU_TENSOR_MAP_SWIZZLE_NONE, CUtensorMapL2promotion.CU_TENSOR_MAP_L2_PROMOTION_NONE, "
        "CUtensorMapFloatOOBfill.CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE\n"
        "kind, interleave, swizzle, promotion, fill = types\n"
    )
    made = (
        "sizes = [cuuint64_t(n) for n in (64, 32, 16, 8, 4)]; strides = [cuuint64_t(n) for n in (256, 512, 1024, 2048)]\n"
        "box = [cuuint32_t(n) for n in (16, 8, 4, 2, 1)]; steps = [cuuint32_t(1)] * 5\n"
    )
    encode = "cuTensorMapEncodeTiled(kind, 5, 0x700000000000, {}, {}, {}, {}, interleave, swizzle, promotion, fill)"
    plain = encode.format("[64, 32, 16, 8, 4]", "[256, 512, 1024, 2048]", "[16, 8, 4, 2, 1]", "[1, 1, 1, 1, 1]")
    wide, narrow = "[cuuint64_t({}) for n in ({})]", "[cuuint32_t({}) for n in ({})]"
    boxed = encode.format(
        wide.format("n", "64, 32, 16, 8, 4"),
        wide.format("n", "256, 512, 1024, 2048"),
        narrow.format("n", "16, 8, 4, 2, 1"),
        narrow.format("n", "1, 1, 1, 1, 1"),
    )
    return [
        case(
            "cuMemcpy3D(struct)",
            "cuMemcpy3D(copy)",
            "copy = CUDA_MEMCPY3D()",
            raw=Code("copy = CUDA_MEMCPY3D()", "cuMemcpy3D(ctypes.byref(copy))"),
        ),
        case(
            "cuMemcpyHtoDAsync(bytes)",
            "cuMemcpyHtoDAsync(pointer, data, 64, stream)",
            "pointer, stream, data = CUdeviceptr(7), CUstream(6), bytes(64)",
        ),
        case(
            "cuMemcpyHtoDAsync(address)",
            "cuMemcpyHtoDAsync(pointer, 0x700000000000, 64, stream)",
            "pointer, stream = CUdeviceptr(7), CUstream(6)",
        ),
        case(
            "cuModuleGetFunction(bytes)",
            "cuModuleGetFunction(module, name)",
            "module, name = CUmodule(5), b'kernel'",
            raw=None,
            naive=None,
        ),
        case(
            "cuGraphAddMemsetNode(list, struct)",
            "cuGraphAddMemsetNode(graph, nodes, 2, parameters, context)",
            "graph, nodes, context = CUgraph(5), [CUgraphNode(6), CUgraphNode(7)], CUcontext(8)\n"
            "parameters = CUDA_MEMSET_NODE_PARAMS()",
            raw=None,
            naive=None,
        ),
        case(
            "cuMemSetAccess(list of one struct)",
            "cuMemSetAccess(pointer, 4096, [access], 1)",
            "pointer, access = CUdeviceptr(7), CUmemAccessDesc()",
            raw=None,
            naive=None,
        ),
        case(
            "cuMemPrefetchAsync(struct of 8 bytes)",
            "cuMemPrefetchAsync(pointer, 4096, place, 0, stream)",
            "pointer, place, stream = CUdeviceptr(7), CUmemLocation(), CUstream(6)",
            raw=None,
            naive=None,
        ),
        case(
            "cuTensorMapEncodeTiled(lists made before)",
            encode.format("sizes", "strides", "box", "steps"),
            tensor + made,
            raw=None,
            naive=None,
        ),
        case("cuTensorMapEncodeTiled(lists made per call)", plain, tensor, cuda_bindings=Code(tensor, boxed), raw=None),
    ]


def kernel_arguments(count: int, kinds: Sequence[str] = KINDS, values: Sequence[str] = VALUES) -> tuple[str, str]:
    """The source of a tuple of values and of a tuple of their types, both repeated up to ``count``."""
    comma = "," if count == 1 else ""
    given = [", ".join(texts[index % len(texts)] for index in range(count)) for texts in (values, kinds)]
    return f"({given[0]}{comma})", f"({given[1]}{comma})"


def launches() -> list[Case]:
    """Launches with argument types for which cuda.bindings has a fast path, then with types that take it several times
    as long.
    """
    rows = []
    call = "cuLaunchKernel(function, 128, 1, 1, 256, 1, 1, 0, stream, ({}, kinds), 0)"
    objects = "function, stream, pointer = CUfunction(5), CUstream(6), CUdeviceptr(7)\nkinds = "
    for count in (0, 1, 3, 8, 16):
        values, kinds = kernel_arguments(count)
        group = "launch" if count else ""
        rows.append(case(f"cuLaunchKernel({count} arguments)", call.format(values), objects + kinds, group, raw=None))
    for count in (1, 3, 8, 16):
        values, kinds = kernel_arguments(count, UNSIGNED, UNSIGNED_VALUES)
        name = f"cuLaunchKernel({count} arguments, unsigned)"
        rows.append(case(name, call.format(values), objects + kinds, "launch, unsigned types", raw=None))
    values, kinds = kernel_arguments(3, KINDS, ("pointer", *VALUES[1:]))
    rows.append(case("cuLaunchKernel(handle, int, float)", call.format(values), objects + kinds, raw=None, naive=None))
    values, kinds = kernel_arguments(3)
    setup = f"function, config = CUfunction(5), CUlaunchConfig()\nkinds = {kinds}"
    call = f"cuLaunchKernelEx(config, function, ({values}, kinds), 0)"
    rows.append(case("cuLaunchKernelEx(3 arguments)", call, setup, raw=None))
    return rows


def objects() -> list[Case]:
    return [
        case("CUdevice_attribute(10)", "CUdevice_attribute(10)"),
        case("CUdeviceptr(7)", "CUdeviceptr(7)"),
        case("CUlaunchConfig()", "CUlaunchConfig()"),
        case("CUDA_MEMCPY3D()", "CUDA_MEMCPY3D()"),
    ]


def all_cases() -> list[Case]:
    return [*no_output(), *outputs(), *inputs(), *launches(), *objects()]
