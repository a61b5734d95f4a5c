"""Parameters of type void * whose C type an enum member decides: attributes and options."""

import struct

from tests.peer.snippets.given import d, fake


def _():
    def get(attribute, size):
        fake.status(0)
        fake.write(0, b"\x01\x02\x03\x04\x05\x06\x07\x08"[:size])
        return d.cuPointerGetAttribute(attribute, 5)

    wide = (
        "CONTEXT",
        "DEVICE_POINTER",
        "HOST_POINTER",
        "P2P_TOKENS",
        "BUFFER_ID",
        "RANGE_START_ADDR",
        "RANGE_SIZE",
        "ALLOWED_HANDLE_TYPES",
        "MEMPOOL_HANDLE",
        "MAPPING_SIZE",
        "MAPPING_BASE_ADDR",
        "MEMORY_BLOCK_ID",
    )
    flag = ("SYNC_MEMOPS", "IS_MANAGED", "IS_LEGACY_CUDA_IPC_CAPABLE", "MAPPED", "IS_HW_DECOMPRESS_CAPABLE")

    def name(a):
        return a.name.replace("CU_POINTER_ATTRIBUTE_", "")

    return {a.name: get(a, 8 if name(a) in wide else 1 if name(a) in flag else 4) for a in d.CUpointer_attribute}


def _():
    return d.cuPointerGetAttribute(d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_IS_MANAGED, 5)


def _():
    fake.write(0, b"\xff\xff\xff\xff")
    return d.cuPointerGetAttribute(d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, 5)


def _():
    fake.write(0, b"\xff\xff\xff\xff")
    return d.cuPointerGetAttribute(d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, 5)


def _():
    fake.write(0, b"\xff" * 8)
    return d.cuPointerGetAttribute(d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_BUFFER_ID, 5), fake.arrived()


def _():
    return d.cuPointerGetAttribute(4, 5)


def _():
    return d.cuPointerGetAttribute(99, 5)


def _():
    return d.cuPointerGetAttribute(None, 5)


def _():
    fake.status(1)
    return d.cuPointerGetAttribute(d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_BUFFER_ID, 5)


def _():
    seen = fake.read(0, 4)
    return (
        d.cuPointerSetAttribute(True, d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, 5),
        fake.arrived(),
        seen()[:1],
    )


def _():
    seen = fake.read(0, 1)
    return d.cuPointerSetAttribute(0, d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, 5), seen()


def _():
    seen = fake.read(0, 8)
    return d.cuPointerSetAttribute(7, d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_BUFFER_ID, 5), seen()


def _():
    return d.cuPointerSetAttribute(-1, d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_BUFFER_ID, 5)


def _():
    return d.cuPointerSetAttribute(None, d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_BUFFER_ID, 5)


def _():
    seen = fake.read(0, 8)
    return d.cuPointerSetAttribute(d.CUcontext(7), d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_CONTEXT, 5), seen()


def _():
    seen = fake.read(0, 8)
    return d.cuPointerSetAttribute(
        d.CUdeviceptr(7), d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_POINTER, 5
    ), seen()


def _():
    return d.cuPointerSetAttribute(1, 6, 5)


def _():
    return d.cuPointerGetAttributes(
        2,
        [d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_CONTEXT],
        5,
    ), fake.arrived()


def _():
    A = d.CUpointer_attribute
    return d.cuPointerGetAttributes(len(A), list(A), 5)


def _():
    A = d.CUpointer_attribute
    seen = fake.read(1, 8)
    return d.cuPointerGetAttributes(2, [A(4), A(7)], 5), seen()


def _():
    return d.cuPointerGetAttributes(2, (d.CUpointer_attribute(4), d.CUpointer_attribute(7)), 5)


def _():
    return d.cuPointerGetAttributes(3, [d.CUpointer_attribute(4)], 5)


def _():
    return d.cuPointerGetAttributes(1, [d.CUpointer_attribute(4), d.CUpointer_attribute(7)], 5), fake.words(1)


def _():
    return d.cuPointerGetAttributes(1, [4], 5)


def _():
    return d.cuPointerGetAttributes(0, None, 5)


def _():
    return d.cuPointerGetAttributes(0, [], 5)


def _():
    fake.status(1)
    return d.cuPointerGetAttributes(1, [d.CUpointer_attribute(4)], 5)


# Memory pools.


def _():
    def get(attribute):
        size = (
            8
            if "MEM_CURRENT" in attribute.name
            or "MEM_HIGH" in attribute.name
            or "THRESHOLD" in attribute.name
            or "MAX_POOL" in attribute.name
            else 4
        )
        fake.status(0)
        fake.write(2, b"\x01\x02\x03\x04\x05\x06\x07\x08"[:size])
        return d.cuMemPoolGetAttribute(5, attribute)

    return {a.name: get(a) for a in d.CUmemPool_attribute}


def _():
    def set(attribute, value):
        fake.status(0)
        seen = fake.read(2, 4)
        d.cuMemPoolSetAttribute(5, attribute, value)
        return seen()

    return {a.name: set(a, d.cuuint64_t(7)) for a in d.CUmemPool_attribute}


def _():
    return d.cuMemPoolGetAttribute(5, 1)


def _():
    return d.cuMemPoolGetAttribute(5, 77)


def _():
    return d.cuMemPoolSetAttribute(5, 1, 1)


def _():
    return d.cuMemPoolSetAttribute(5, d.CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, 1)


def _():
    return d.cuMemPoolSetAttribute(5, d.CUmemPool_attribute.CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, None)


def _():
    return d.cuMemPoolSetAttribute(5, d.CUmemPool_attribute.CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, 2**40)


def _():
    return d.cuMemPoolSetAttribute(5, d.CUmemPool_attribute.CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, "x")


def _():
    seen = fake.read(2, 4)
    return d.cuMemPoolSetAttribute(5, d.CUmemPool_attribute.CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, -1), seen()


def _():
    fake.status(1)
    return d.cuMemPoolGetAttribute(5, d.CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD)


# Ranges of managed memory.


def _():
    def get(attribute, size):
        fake.status(0)
        fake.write(0, b"\x01\x02\x03\x04\xff\xff\xff\xff"[: size if "ACCESSED_BY" in attribute.name else 4])
        return d.cuMemRangeGetAttribute(size, attribute, 5, 6), fake.arrived()

    return {(a.name, size): get(a, size) for a in d.CUmem_range_attribute for size in (4, 8)}


def _():
    R = d.CUmem_range_attribute
    return d.cuMemRangeGetAttributes(
        [4, 8], [R.CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, R.CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY], 2, 5, 6
    ), fake.arrived()


def _():
    R = d.CUmem_range_attribute
    first = fake.read(1, 16)
    second = fake.read(2, 8)
    return (
        d.cuMemRangeGetAttributes(
            (4, 8), (R.CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, R.CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY), 2, 5, 6
        ),
        first(),
        second(),
    )


def _():
    R = d.CUmem_range_attribute
    return d.cuMemRangeGetAttributes(
        [4], [R.CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, R.CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY], 2, 5, 6
    )


def _():
    return d.cuMemRangeGetAttributes([4], [d.CUmem_range_attribute(1)], 3, 5, 6)


def _():
    return d.cuMemRangeGetAttributes([4.5], [d.CUmem_range_attribute(1)], 1, 5, 6)


def _():
    return d.cuMemRangeGetAttributes(None, None, 0, 5, 6)


def _():
    return d.cuMemRangeGetAttributes([4], [1], 1, 5, 6)


def _():
    return d.cuMemRangeGetAttribute(4, 1, 5, 6)


def _():
    fake.status(1)
    return d.cuMemRangeGetAttributes([4], [d.CUmem_range_attribute(1)], 1, 5, 6), d.cuMemRangeGetAttribute(
        4, d.CUmem_range_attribute(1), 5, 6
    )


# Memory of graphs.


def _():
    def get(attribute):
        fake.status(0)
        fake.write(2, b"\x01\x02\x03\x04\x05\x06\x07\x08")
        return d.cuDeviceGetGraphMemAttribute(0, attribute)

    return {a.name: get(a) for a in d.CUgraphMem_attribute}


def _():
    seen = fake.read(2, 8)
    return d.cuDeviceSetGraphMemAttribute(
        0, d.CUgraphMem_attribute.CU_GRAPH_MEM_ATTR_USED_MEM_HIGH, d.cuuint64_t(7)
    ), seen()


def _():
    return d.cuDeviceSetGraphMemAttribute(0, d.CUgraphMem_attribute.CU_GRAPH_MEM_ATTR_USED_MEM_HIGH, 7)


# Core dumps.


def _():
    def get(attribute):
        fake.status(0)
        text = attribute.name in ("CU_COREDUMP_FILE", "CU_COREDUMP_PIPE")
        fake.write(1, b"ab\0" if text else b"\x01\x02\x03\x04" if "FLAGS" in attribute.name else b"\x01")
        size = fake.read(2, 8)
        return d.cuCoredumpGetAttribute(attribute), size()

    return {a.name: get(a) for a in d.CUcoredumpSettings if a.name != "CU_COREDUMP_MAX"}


def _():
    return d.cuCoredumpGetAttribute(d.CUcoredumpSettings.CU_COREDUMP_MAX)


def _():
    return d.cuCoredumpGetAttributeGlobal(d.CUcoredumpSettings.CU_COREDUMP_FILE)


def _():
    return d.cuCoredumpGetAttribute(1)


def _():
    def set(attribute, value):
        fake.status(0)
        data, size = fake.read(1, 1), fake.read(2, 8)
        return d.cuCoredumpSetAttribute(attribute, value), data(), size()

    S = d.CUcoredumpSettings
    return [
        set(S.CU_COREDUMP_ENABLE_ON_EXCEPTION, True),
        set(S.CU_COREDUMP_TRIGGER_HOST, 0),
        set(S.CU_COREDUMP_FILE, b"file"),
        set(S.CU_COREDUMP_GENERATION_FLAGS, 5),
    ]


def _():
    return d.cuCoredumpSetAttribute(d.CUcoredumpSettings.CU_COREDUMP_FILE, 5)


def _():
    return d.cuCoredumpSetAttribute(d.CUcoredumpSettings.CU_COREDUMP_FILE, "file")


def _():
    return d.cuCoredumpSetAttribute(d.CUcoredumpSettings.CU_COREDUMP_FILE, None)


def _():
    return d.cuCoredumpSetAttribute(d.CUcoredumpSettings.CU_COREDUMP_GENERATION_FLAGS, -1)


def _():
    return d.cuCoredumpSetAttribute(d.CUcoredumpSettings.CU_COREDUMP_GENERATION_FLAGS, 2**32)


def _():
    return d.cuCoredumpSetAttribute(d.CUcoredumpSettings.CU_COREDUMP_GENERATION_FLAGS, "x")


def _():
    return d.cuCoredumpSetAttribute(d.CUcoredumpSettings.CU_COREDUMP_MAX, 1)


def _():
    return d.cuCoredumpSetAttributeGlobal(d.CUcoredumpSettings.CU_COREDUMP_TRIGGER_HOST, True), fake.symbols()


def _():
    fake.status(1)
    return d.cuCoredumpGetAttribute(d.CUcoredumpSettings.CU_COREDUMP_FILE)


# Handles that other processes understand.


def _():
    def export(handle_type):
        fake.status(0)
        fake.write(0, b"\xff\x02\x03\x04\x05\x06\x07\x08"[: 8 if handle_type.name.endswith(("WIN32", "FABRIC")) else 4])
        return d.cuMemExportToShareableHandle(5, handle_type, 0), d.cuMemPoolExportToShareableHandle(5, handle_type, 0)

    return {t.name: export(t) for t in d.CUmemAllocationHandleType if t.name != "CU_MEM_HANDLE_TYPE_MAX"}


def _():
    fake.write(0, b"\xff\xff\xff\xff")
    return d.cuMemExportToShareableHandle(
        5, d.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, 7
    ), fake.arrived()


def _():
    return d.cuMemExportToShareableHandle(5, d.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_MAX, 0)


def _():
    return d.cuMemExportToShareableHandle(5, 1, 0)


def _():
    return d.cuMemImportFromShareableHandle(
        5, d.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
    ), fake.arrived()


def _():
    return d.cuMemImportFromShareableHandle(b"abc", 1), fake.arrived()


def _():
    return d.cuMemPoolImportFromShareableHandle(5, 1, 0), fake.arrived()


def _():
    return d.cuMemImportFromShareableHandle(d.CUmemFabricHandle(), 8)


def _():
    handle = d.CUmemFabricHandle()
    handle.data = bytes(range(64))
    seen = fake.read(1, 64)
    return d.cuMemImportFromShareableHandle(handle.getPtr(), 8), seen() == bytes(range(64))


def _():
    return {
        t.name: d.cuLogicalEndpointExport(d.CUlogicalEndpointId(5), t)
        for t in d.CUlogicalEndpointIpcHandleType
        if t.name != "CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_MAX"
    }


# Options of the just-in-time compiler.


def _():
    def pass_on(option, value):
        fake.status(0)
        options, values = fake.read(3, 4), fake.read(4, 8)
        d.cuModuleLoadDataEx(5, 1, [option], [value])
        return int.from_bytes(options(), "little"), int.from_bytes(values(), "little")

    option = d.CUjit_option
    numbers = (
        option.CU_JIT_MAX_REGISTERS,
        option.CU_JIT_THREADS_PER_BLOCK,
        option.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES,
        option.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
        option.CU_JIT_OPTIMIZATION_LEVEL,
        option.CU_JIT_GLOBAL_SYMBOL_COUNT,
        option.CU_JIT_TARGET_FROM_CUCONTEXT,
        option.CU_JIT_GENERATE_DEBUG_INFO,
        option.CU_JIT_LOG_VERBOSE,
        option.CU_JIT_GENERATE_LINE_INFO,
        option.CU_JIT_LTO,
        option.CU_JIT_FTZ,
        option.CU_JIT_PREC_DIV,
        option.CU_JIT_PREC_SQRT,
        option.CU_JIT_FMA,
        option.CU_JIT_REFERENCED_KERNEL_COUNT,
        option.CU_JIT_REFERENCED_VARIABLE_COUNT,
        option.CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES,
        option.CU_JIT_POSITION_INDEPENDENT_CODE,
        option.CU_JIT_MIN_CTA_PER_SM,
        option.CU_JIT_MAX_THREADS_PER_BLOCK,
        option.CU_JIT_OVERRIDE_DIRECTIVE_VALUES,
    )
    return [pass_on(option, 7) for option in numbers]


def _():
    def pass_on(option, value):
        fake.status(0)
        values = fake.read(4, 8)
        d.cuModuleLoadDataEx(5, 1, [option], [value])
        return int.from_bytes(values(), "little")

    option = d.CUjit_option
    return (
        pass_on(option.CU_JIT_TARGET, d.CUjit_target.CU_TARGET_COMPUTE_80),
        pass_on(option.CU_JIT_FALLBACK_STRATEGY, d.CUjit_fallback.CU_PREFER_BINARY),
        pass_on(option.CU_JIT_CACHE_MODE, d.CUjit_cacheMode.CU_JIT_CACHE_OPTION_CA),
    )


def _():
    text = fake.read(4, 4, 0, 0)
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_INFO_LOG_BUFFER], [b"abc"]), text()


def _():
    log = bytearray(4)
    fake.write(4, b"xyz", 0, 0)
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_ERROR_LOG_BUFFER], [log]), bytes(log)


def _():
    seconds = fake.read(4, 4, 0, 0)
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_WALL_TIME], [1.5]), struct.unpack("<f", seconds())


def _():
    first, second = fake.read(4, 2, 0, 0, 0), fake.read(4, 2, 0, 8, 0)
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_GLOBAL_SYMBOL_NAMES], [[b"a", b"b"]]), first(), second()


def _():
    addresses = fake.read(4, 16, 0, 0)
    return d.cuModuleLoadDataEx(
        5, 1, [d.CUjit_option.CU_JIT_GLOBAL_SYMBOL_ADDRESSES], [[5, d.CUdeviceptr(6)]]
    ), addresses()


def _():
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_NUM_OPTIONS], [1])


def _():
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_MAX_REGISTERS], ["x"])


def _():
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_MAX_REGISTERS], [-1])


def _():
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_MAX_REGISTERS], [None])


def _():
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_LOG_VERBOSE], ["x"])


def _():
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_WALL_TIME], ["x"])


def _():
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_INFO_LOG_BUFFER], [5])


def _():
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_INFO_LOG_BUFFER], ["text"])


def _():
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_TARGET], [80])


def _():
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_SPLIT_COMPILE], [7])


def _():
    option = d.CUjit_option
    options = fake.read(3, 8)
    return (
        d.cuModuleLoadDataEx(5, 2, [option.CU_JIT_LOG_VERBOSE, option.CU_JIT_MAX_REGISTERS], [1, 2]),
        fake.arrived(),
        options(),
    )


def _():
    option = d.CUjit_option
    asked = {option.CU_JIT_LOG_VERBOSE: 1, option.CU_JIT_MAX_REGISTERS: 2}
    options, values = fake.read(3, 8), fake.read(4, 16)
    return d.cuModuleLoadDataEx(5, 2, asked.keys(), asked.values()), fake.arrived(), options(), values()


def _():
    return d.cuPointerGetAttributes(2, {d.CUpointer_attribute(2): 0, d.CUpointer_attribute(9): 0}.keys(), 5)


def _():
    return d.cuModuleLoadDataEx(5, 2, [d.CUjit_option.CU_JIT_LOG_VERBOSE], [1, 2])


def _():
    return d.cuModuleLoadDataEx(5, 2, [d.CUjit_option.CU_JIT_LOG_VERBOSE] * 2, [1])


def _():
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_LOG_VERBOSE] * 2, [1])


def _():
    return d.cuModuleLoadDataEx(5, 1, [d.CUjit_option.CU_JIT_LOG_VERBOSE], [1, 2]), fake.words(3)[2]


def _():
    return d.cuModuleLoadDataEx(5, 1, [12], [1])


def _():
    return d.cuModuleLoadDataEx(5, 0, None, None), fake.words(4)[2:]


def _():
    return d.cuModuleLoadDataEx(5, 0, [], []), fake.words(4)[2:]


def _():
    return d.cuLinkCreate(
        2, (d.CUjit_option.CU_JIT_LOG_VERBOSE, d.CUjit_option.CU_JIT_INFO_LOG_BUFFER), (1, b"abc")
    ), fake.arrived()


def _():
    return d.cuLinkCreate(0, None, None)


def _():
    name = fake.read(4, 5)
    return (
        d.cuLinkAddData(5, d.CUjitInputType.CU_JIT_INPUT_PTX, b"ptx", 3, b"name", 0, None, None),
        fake.words(4)[2:][1],
        fake.words(4)[3],
        name(),
    )


def _():
    return d.cuLinkAddData(5, d.CUjitInputType.CU_JIT_INPUT_PTX, b"ptx", 3, None, 0, None, None)


def _():
    return d.cuLinkAddData(5, d.CUjitInputType.CU_JIT_INPUT_PTX, "ptx", 3, b"n", 0, None, None)


def _():
    return d.cuLinkAddData(5, None, b"ptx", 3, b"n", 0, None, None)


def _():
    path = fake.read(2, 5)
    return d.cuLinkAddFile(5, 1, b"path", 1, [d.CUjit_option.CU_JIT_LOG_VERBOSE], [1]), fake.arrived(), path()


def _():
    fake.write(1, struct.pack("<Q", 7))
    fake.write(2, struct.pack("<Q", 8))
    return d.cuLinkComplete(5), fake.arrived()


# Options of libraries.


def _():
    return d.cuLibraryLoadData(5, None, None, 0, None, None, 0), fake.symbols()


def _():
    preserved = fake.read(6, 8)
    return (
        d.cuLibraryLoadData(5, [], [], 0, [d.CUlibraryOption.CU_LIBRARY_BINARY_IS_PRESERVED], [True], 1),
        preserved(),
        fake.words(8)[4],
        fake.words(8)[7],
    )


def _():
    return d.cuLibraryLoadData(
        5, [], [], 0, [d.CUlibraryOption.CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE], [5], 1
    )


def _():
    table = d.CUlibraryHostUniversalFunctionAndDataTable()
    given = fake.read(6, 8)
    return d.cuLibraryLoadData(
        5, [], [], 0, [d.CUlibraryOption.CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE], [table], 1
    ), int.from_bytes(given(), "little") == table.getPtr()


def _():
    return d.cuLibraryLoadData(5, [], [], 0, [1], [1], 1)


def _():
    return d.cuLibraryLoadData(5, [], [], 1, [], [], 0)


def _():
    name, verbose = fake.read(1, 5), fake.read(3, 8)
    return (
        d.cuLibraryLoadFromFile(b"file", [d.CUjit_option.CU_JIT_LOG_VERBOSE], [1], 1, None, None, 0),
        name(),
        verbose(),
        fake.words(5)[4],
    )


def _():
    return d.cuLibraryLoadFromFile("f", None, None, 0, None, None, 0)


def _():
    return d.cuLibraryLoadFromFile(b"f", [d.CUjit_option.CU_JIT_LOG_VERBOSE], [1], 2, None, None, 0)


def _():
    return (
        d.cuLibraryGetGlobal(5, b"x"),
        d.cuLibraryGetManaged(5, b"x"),
        d.cuLibraryGetUnifiedFunction(5, b"x"),
        d.cuLibraryGetKernel(5, b"k"),
        d.cuLibraryGetKernelCount(5),
    )


def _():
    fake.write(0, struct.pack("<QQ", 7, 8))
    return d.cuLibraryEnumerateKernels(2, 5), fake.arrived()


def _():
    return d.cuLibraryEnumerateKernels(0, 5)


def _():
    fake.status(1)
    return d.cuLibraryEnumerateKernels(2, 5)


def _():
    fake.write(0, struct.pack("<QQ", 7, 8))
    return d.cuModuleEnumerateFunctions(2, 5)


def _():
    return d.cuModuleGetGlobal(5, b"x")


def _():
    return (
        d.cuKernelGetName(5),
        d.cuKernelGetParamInfo(5, 0),
        d.cuFuncGetParamInfo(5, 0),
        d.cuKernelGetAttribute(1, 5, 0),
    )


def _():
    return d.cuKernelSetAttribute(1, 7, 5, 0), fake.arrived()


def _():
    return d.cuFuncGetAttribute(1, 5), d.cuFuncGetModule(5)
