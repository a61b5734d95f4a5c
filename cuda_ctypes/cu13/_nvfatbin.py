# python -m generator generate nvfatbin 13.5
"""nvfatbin as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/__init__.py reads these lines."""

from .._floor import Lines, number_blocks, rest_of

release = "13.5"
library = "nvfatbin"

# Libraries whose types these declarations use, and what of those this library's headers define as well.
uses = ()
shared = """
""".split()

settings = {
    "home": "checked",
    "result": "nvFatbinResult",
    "success": "NVFATBIN_SUCCESS",
    "summary": "nvFatbin, which packs code for several GPUs into one",
    "environment": "CUDA_CTYPES_LIBNVFATBIN",
    "pathfinder": "nvfatbin",
    "plain_error": "nvFatbinError",
    "plain_result": "Result",
}

# Public names that stand for another symbol.
names = Lines("""
""")

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
functions = Lines("""
nvFatbinGetErrorString: const char * (nvFatbinResult result)
nvFatbinCreate: nvFatbinResult (out nvFatbinHandle *handle, const char **options : array=optionsCount, size_t optionsCount)
nvFatbinDestroy: nvFatbinResult (nvFatbinHandle *handle : slot)
nvFatbinAddPTX: nvFatbinResult (nvFatbinHandle handle, const char *code : exact=size, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)
nvFatbinAddCubin: nvFatbinResult (nvFatbinHandle handle, const void *code : exact=size, size_t size, const char *arch, const char *identifier)
nvFatbinAddLTOIR: nvFatbinResult (nvFatbinHandle handle, const void *code : exact=size, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)
nvFatbinAddIndex: nvFatbinResult (nvFatbinHandle handle, const void *code : exact=size, size_t size, const char *identifier)
nvFatbinAddReloc: nvFatbinResult (nvFatbinHandle handle, const void *code : exact=size, size_t size)
nvFatbinAddTileIR: nvFatbinResult (nvFatbinHandle handle, const void *code : exact=size, size_t size, const char *identifier, const char *optionsCmdLine)
nvFatbinSize: nvFatbinResult (nvFatbinHandle handle, out size_t *size)
nvFatbinGet: nvFatbinResult (nvFatbinHandle handle, void *buffer : writable sized=nvFatbinSize)
nvFatbinVersion: nvFatbinResult (out unsigned int *major, out unsigned int *minor)
""")

enums = number_blocks("""
nvFatbinResult: enum
    NVFATBIN_SUCCESS = 0
    NVFATBIN_ERROR_INTERNAL = 1
    NVFATBIN_ERROR_ELF_ARCH_MISMATCH = 2
    NVFATBIN_ERROR_ELF_SIZE_MISMATCH = 3
    NVFATBIN_ERROR_MISSING_PTX_VERSION = 4
    NVFATBIN_ERROR_NULL_POINTER = 5
    NVFATBIN_ERROR_COMPRESSION_FAILED = 6
    NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED = 7
    NVFATBIN_ERROR_UNRECOGNIZED_OPTION = 8
    NVFATBIN_ERROR_INVALID_ARCH = 9
    NVFATBIN_ERROR_INVALID_NVVM = 10
    NVFATBIN_ERROR_EMPTY_INPUT = 11
    NVFATBIN_ERROR_MISSING_PTX_ARCH = 12
    NVFATBIN_ERROR_PTX_ARCH_MISMATCH = 13
    NVFATBIN_ERROR_MISSING_FATBIN = 14
    NVFATBIN_ERROR_INVALID_INDEX = 15
    NVFATBIN_ERROR_IDENTIFIER_REUSE = 16
    NVFATBIN_ERROR_INTERNAL_PTX_OPTION = 17

""")

typedefs = Lines("""
nvFatbinHandle: _nvFatbinHandle *
""")

# Names in bindings: functions, constants and structs with what they are called in C, enums.
plain_functions = Lines("""
get_error_string: nvFatbinGetErrorString
create: nvFatbinCreate
destroy: nvFatbinDestroy
add_ptx: nvFatbinAddPTX
add_cubin: nvFatbinAddCubin
add_ltoir: nvFatbinAddLTOIR
add_index: nvFatbinAddIndex
add_reloc: nvFatbinAddReloc
add_tile_ir: nvFatbinAddTileIR
size: nvFatbinSize
get: nvFatbinGet
version: nvFatbinVersion
""")

plain_constants = Lines("""
""")

plain_types = Lines("""
""")

plain_enums = number_blocks("""
Result: enum
    SUCCESS = 0
    ERROR_INTERNAL = 1
    ERROR_ELF_ARCH_MISMATCH = 2
    ERROR_ELF_SIZE_MISMATCH = 3
    ERROR_MISSING_PTX_VERSION = 4
    ERROR_NULL_POINTER = 5
    ERROR_COMPRESSION_FAILED = 6
    ERROR_COMPRESSED_SIZE_EXCEEDED = 7
    ERROR_UNRECOGNIZED_OPTION = 8
    ERROR_INVALID_ARCH = 9
    ERROR_INVALID_NVVM = 10
    ERROR_EMPTY_INPUT = 11
    ERROR_MISSING_PTX_ARCH = 12
    ERROR_PTX_ARCH_MISMATCH = 13
    ERROR_MISSING_FATBIN = 14
    ERROR_INVALID_INDEX = 15
    ERROR_IDENTIFIER_REUSE = 16
    ERROR_INTERNAL_PTX_OPTION = 17

""")

__getattr__ = rest_of(globals())
