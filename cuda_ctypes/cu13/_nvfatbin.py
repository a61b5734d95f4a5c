# python -m generator generate nvfatbin 13.5
# nvfatbin as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 13.5
home: checked
since: 12.4
result: nvFatbinResult
summary: nvFatbin, which packs code for several GPUs into one
environment: CUDA_CTYPES_LIBNVFATBIN
pathfinder: nvfatbin
version[]: nvFatbinVersion
snake_error: nvFatbinError
snake_result: Result
sections: names=46+9 functions=160+1393 enums=1553+735 typedefs=2288+46 snake_functions=2375+336 snake_constants=2711+19 snake_types=2730+15 snake_enums=2745+586 older=3381+9 records=3390+10 callbacks=3400+13 constants=3413+13 makers=3465+10 attributes=3554+13 unnamed=3632+11 advice=3643+1575

# Public names that stand for another symbol.
[names]

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
nvFatbinGetErrorString: const char * (nvFatbinResult result)
nvFatbinCreate: nvFatbinResult (out nvFatbinHandle *handle, const char **options : array=optionsCount, size_t optionsCount)
nvFatbinDestroy: nvFatbinResult (nvFatbinHandle *handle : slot)
nvFatbinAddPTX: nvFatbinResult (nvFatbinHandle handle, const char *code : exact=size, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)
nvFatbinAddCubin: nvFatbinResult (nvFatbinHandle handle, const void *code : exact=size, size_t size, const char *arch, const char *identifier)
nvFatbinAddLTOIR: nvFatbinResult (nvFatbinHandle handle, const void *code : exact=size, size_t size, const char *arch, const char *identifier, const char *optionsCmdLine)
nvFatbinAddIndex: nvFatbinResult (nvFatbinHandle handle, const void *code : exact=size, size_t size, const char *identifier) 12050
nvFatbinAddReloc: nvFatbinResult (nvFatbinHandle handle, const void *code : exact=size, size_t size) 12050
nvFatbinAddTileIR: nvFatbinResult (nvFatbinHandle handle, const void *code : exact=size, size_t size, const char *identifier, const char *optionsCmdLine) 13010
nvFatbinSize: nvFatbinResult (nvFatbinHandle handle, out size_t *size)
nvFatbinGet: nvFatbinResult (nvFatbinHandle handle, void *buffer : writable sized=nvFatbinSize)
nvFatbinVersion: nvFatbinResult (out unsigned int *major, out unsigned int *minor)

[enums]
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

[typedefs]
nvFatbinHandle: _nvFatbinHandle *

# Names in bindings, with their C names.
[snake_functions]
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

[snake_constants]

[snake_types]

[snake_enums]
Result: enum nvFatbinResult
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

# Forms that a public name stood for in the past.
[older]

[records]
[callbacks]

[constants]

# Inline functions that fill a struct.
[makers]

# Types of values behind void *, by the enumerator that is passed beside them.
[attributes]
# Names that cuda.bindings gives to records that have none in C.
[unnamed]

[advice]
NVFATBIN_ERROR_INTERNAL: The library itself failed. Try without compression, and a newer nvidia-nvfatbin.
NVFATBIN_ERROR_ELF_ARCH_MISMATCH: The cubin was made for another architecture than the one given with it.
NVFATBIN_ERROR_ELF_SIZE_MISMATCH: The cubin's size is not the one announced: it is cut off, or 32- and 64-bit code are mixed.
NVFATBIN_ERROR_MISSING_PTX_VERSION: The PTX has no .version directive at its beginning.
NVFATBIN_ERROR_NULL_POINTER: A pointer is missing: a handle, code, or memory for the result.
NVFATBIN_ERROR_COMPRESSION_FAILED: The code could not be compressed. Try -compress=false.
NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED: The code is larger compressed than plain. Try -compress=false.
NVFATBIN_ERROR_UNRECOGNIZED_OPTION: An option is unknown to this version or misspelled.
NVFATBIN_ERROR_INVALID_ARCH: The architecture is not one that this version knows; give it as a number in text: 90, for instance.
NVFATBIN_ERROR_INVALID_NVVM: The LTO code is not valid: cut off, or of a newer compiler.
NVFATBIN_ERROR_EMPTY_INPUT: The code has no bytes.
NVFATBIN_ERROR_MISSING_PTX_ARCH: The PTX has no .target directive.
NVFATBIN_ERROR_PTX_ARCH_MISMATCH: The PTX is for another .target than the architecture given with it.
NVFATBIN_ERROR_MISSING_FATBIN: The host object has no fat binary in it.
NVFATBIN_ERROR_INVALID_INDEX: The index is not valid.
NVFATBIN_ERROR_IDENTIFIER_REUSE: Two entries have the same identifier, architecture and kind.
NVFATBIN_ERROR_INTERNAL_PTX_OPTION: The options given with the PTX clash with those that the library adds.
"""
