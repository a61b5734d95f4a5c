# python -m generator generate nvjitlink 13.5
"""nvjitlink as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/__init__.py reads these lines."""

from .._floor import Lines, number_blocks, rest_of

release = "13.5"
library = "nvjitlink"

# Libraries whose types these declarations use, and what of those this library's headers define as well.
uses = ()
shared = """
""".split()

settings = {
    "home": "checked",
    "result": "nvJitLinkResult",
    "success": "NVJITLINK_SUCCESS",
    "summary": "nvJitLink, the linker of GPU code",
    "environment": "CUDA_CTYPES_LIBNVJITLINK",
    "pathfinder": "nvJitLink",
    "forget": ["nvJitLinkDestroy"],
    "plain_error": "nvJitLinkError",
    "plain_result": "Result",
}

# Public names that stand for another symbol.
names = Lines("""
""")

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
functions = Lines("""
nvJitLinkCreate: nvJitLinkResult (out nvJitLinkHandle *handle, uint32_t numOptions, const char **options : array=numOptions)
nvJitLinkDestroy: nvJitLinkResult (nvJitLinkHandle *handle : slot)
nvJitLinkAddData: nvJitLinkResult (nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data : exact=size, size_t size, const char *name : kept=handle)
nvJitLinkAddFile: nvJitLinkResult (nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName)
nvJitLinkComplete: nvJitLinkResult (nvJitLinkHandle handle)
nvJitLinkGetLinkedCubinSize: nvJitLinkResult (nvJitLinkHandle handle, out size_t *size)
nvJitLinkGetLinkedCubin: nvJitLinkResult (nvJitLinkHandle handle, void *cubin : writable sized=nvJitLinkGetLinkedCubinSize)
nvJitLinkGetLinkedPtxSize: nvJitLinkResult (nvJitLinkHandle handle, out size_t *size)
nvJitLinkGetLinkedPtx: nvJitLinkResult (nvJitLinkHandle handle, char *ptx : writable sized=nvJitLinkGetLinkedPtxSize)
nvJitLinkGetLinkedLTOIRSize: nvJitLinkResult (nvJitLinkHandle handle, out size_t *size)
nvJitLinkGetLinkedLTOIR: nvJitLinkResult (nvJitLinkHandle handle, void *ltoir : writable sized=nvJitLinkGetLinkedLTOIRSize)
nvJitLinkGetErrorLogSize: nvJitLinkResult (nvJitLinkHandle handle, out size_t *size)
nvJitLinkGetErrorLog: nvJitLinkResult (nvJitLinkHandle handle, char *log : writable sized=nvJitLinkGetErrorLogSize text)
nvJitLinkGetInfoLogSize: nvJitLinkResult (nvJitLinkHandle handle, out size_t *size)
nvJitLinkGetInfoLog: nvJitLinkResult (nvJitLinkHandle handle, char *log : writable sized=nvJitLinkGetInfoLogSize text)
nvJitLinkVersion: nvJitLinkResult (out unsigned int *major, out unsigned int *minor)
""")

enums = number_blocks("""
nvJitLinkResult: enum
    NVJITLINK_SUCCESS = 0
    NVJITLINK_ERROR_UNRECOGNIZED_OPTION = 1
    NVJITLINK_ERROR_MISSING_ARCH = 2
    NVJITLINK_ERROR_INVALID_INPUT = 3
    NVJITLINK_ERROR_PTX_COMPILE = 4
    NVJITLINK_ERROR_NVVM_COMPILE = 5
    NVJITLINK_ERROR_INTERNAL = 6
    NVJITLINK_ERROR_THREADPOOL = 7
    NVJITLINK_ERROR_UNRECOGNIZED_INPUT = 8
    NVJITLINK_ERROR_FINALIZE = 9
    NVJITLINK_ERROR_NULL_INPUT = 10
    NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS = 11
    NVJITLINK_ERROR_INCORRECT_INPUT_TYPE = 12
    NVJITLINK_ERROR_ARCH_MISMATCH = 13
    NVJITLINK_ERROR_OUTDATED_LIBRARY = 14
    NVJITLINK_ERROR_MISSING_FATBIN = 15
    NVJITLINK_ERROR_UNRECOGNIZED_ARCH = 16
    NVJITLINK_ERROR_UNSUPPORTED_ARCH = 17
    NVJITLINK_ERROR_LTO_NOT_ENABLED = 18

nvJitLinkInputType: enum
    NVJITLINK_INPUT_NONE = 0
    NVJITLINK_INPUT_CUBIN = 1
    NVJITLINK_INPUT_PTX = 2
    NVJITLINK_INPUT_LTOIR = 3
    NVJITLINK_INPUT_FATBIN = 4
    NVJITLINK_INPUT_OBJECT = 5
    NVJITLINK_INPUT_LIBRARY = 6
    NVJITLINK_INPUT_INDEX = 7
    NVJITLINK_INPUT_ANY = 10

""")

typedefs = Lines("""
nvJitLinkHandle: nvJitLink *
""")

# Names in bindings: functions, constants and structs with what they are called in C, enums.
plain_functions = Lines("""
create: nvJitLinkCreate
destroy: nvJitLinkDestroy
add_data: nvJitLinkAddData
add_file: nvJitLinkAddFile
complete: nvJitLinkComplete
get_linked_cubin_size: nvJitLinkGetLinkedCubinSize
get_linked_cubin: nvJitLinkGetLinkedCubin
get_linked_ptx_size: nvJitLinkGetLinkedPtxSize
get_linked_ptx: nvJitLinkGetLinkedPtx
get_linked_ltoir_size: nvJitLinkGetLinkedLTOIRSize
get_linked_ltoir: nvJitLinkGetLinkedLTOIR
get_error_log_size: nvJitLinkGetErrorLogSize
get_error_log: nvJitLinkGetErrorLog
get_info_log_size: nvJitLinkGetInfoLogSize
get_info_log: nvJitLinkGetInfoLog
version: nvJitLinkVersion
""")

plain_constants = Lines("""
""")

plain_types = Lines("""
""")

plain_enums = number_blocks("""
Result: enum
    SUCCESS = 0
    ERROR_UNRECOGNIZED_OPTION = 1
    ERROR_MISSING_ARCH = 2
    ERROR_INVALID_INPUT = 3
    ERROR_PTX_COMPILE = 4
    ERROR_NVVM_COMPILE = 5
    ERROR_INTERNAL = 6
    ERROR_THREADPOOL = 7
    ERROR_UNRECOGNIZED_INPUT = 8
    ERROR_FINALIZE = 9
    ERROR_NULL_INPUT = 10
    ERROR_INCOMPATIBLE_OPTIONS = 11
    ERROR_INCORRECT_INPUT_TYPE = 12
    ERROR_ARCH_MISMATCH = 13
    ERROR_OUTDATED_LIBRARY = 14
    ERROR_MISSING_FATBIN = 15
    ERROR_UNRECOGNIZED_ARCH = 16
    ERROR_UNSUPPORTED_ARCH = 17
    ERROR_LTO_NOT_ENABLED = 18

InputType: enum
    NONE = 0
    CUBIN = 1
    PTX = 2
    LTOIR = 3
    FATBIN = 4
    OBJECT = 5
    LIBRARY = 6
    INDEX = 7
    ANY = 10

""")

__getattr__ = rest_of(globals())
