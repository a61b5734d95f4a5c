# python -m generator generate nvjitlink 13.5
# nvjitlink as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 13.5
home: checked
since: 12.3
result: nvJitLinkResult
summary: nvJitLink, the linker of GPU code
environment: CUDA_CTYPES_LIBNVJITLINK
pathfinder: nvJitLink
version[]: nvJitLinkVersion
forget[]: nvJitLinkDestroy
snake_error: nvJitLinkError
snake_result: Result
sections: names=46+9 functions=160+1675 enums=1835+1064 typedefs=2899+41 snake_functions=2981+606 snake_constants=3587+19 snake_types=3606+15 snake_enums=3621+753 older=4424+9 records=4433+10 callbacks=4443+13 constants=4456+13 makers=4508+10 attributes=4597+13 unnamed=4675+11 advice=4686+2163

# Public names that stand for another symbol.
[names]

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
nvJitLinkCreate: nvJitLinkResult (out nvJitLinkHandle *handle, uint32_t numOptions, const char **options : array=numOptions)
nvJitLinkDestroy: nvJitLinkResult (nvJitLinkHandle *handle : slot)
nvJitLinkAddData: nvJitLinkResult (nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data : exact=size, size_t size, const char *name : kept=handle)
nvJitLinkAddFile: nvJitLinkResult (nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName)
nvJitLinkComplete: nvJitLinkResult (nvJitLinkHandle handle)
nvJitLinkGetLinkedCubinSize: nvJitLinkResult (nvJitLinkHandle handle, out size_t *size)
nvJitLinkGetLinkedCubin: nvJitLinkResult (nvJitLinkHandle handle, void *cubin : writable sized=nvJitLinkGetLinkedCubinSize)
nvJitLinkGetLinkedPtxSize: nvJitLinkResult (nvJitLinkHandle handle, out size_t *size)
nvJitLinkGetLinkedPtx: nvJitLinkResult (nvJitLinkHandle handle, char *ptx : writable sized=nvJitLinkGetLinkedPtxSize)
nvJitLinkGetLinkedLTOIRSize: nvJitLinkResult (nvJitLinkHandle handle, out size_t *size) 13030
nvJitLinkGetLinkedLTOIR: nvJitLinkResult (nvJitLinkHandle handle, void *ltoir : writable sized=nvJitLinkGetLinkedLTOIRSize) 13030
nvJitLinkGetErrorLogSize: nvJitLinkResult (nvJitLinkHandle handle, out size_t *size)
nvJitLinkGetErrorLog: nvJitLinkResult (nvJitLinkHandle handle, char *log : writable sized=nvJitLinkGetErrorLogSize text)
nvJitLinkGetInfoLogSize: nvJitLinkResult (nvJitLinkHandle handle, out size_t *size)
nvJitLinkGetInfoLog: nvJitLinkResult (nvJitLinkHandle handle, char *log : writable sized=nvJitLinkGetInfoLogSize text)
nvJitLinkVersion: nvJitLinkResult (out unsigned int *major, out unsigned int *minor)

[enums]
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

[typedefs]
nvJitLinkHandle: nvJitLink *

# Names in bindings, with their C names.
[snake_functions]
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

[snake_constants]

[snake_types]

[snake_enums]
Result: enum nvJitLinkResult
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

InputType: enum nvJitLinkInputType
    NONE = 0
    CUBIN = 1
    PTX = 2
    LTOIR = 3
    FATBIN = 4
    OBJECT = 5
    LIBRARY = 6
    INDEX = 7
    ANY = 10

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
NVJITLINK_ERROR_UNRECOGNIZED_OPTION: An option is unknown to this version of the library or misspelled. nvJitLinkGetErrorLog names it.
NVJITLINK_ERROR_MISSING_ARCH: The options must say for what to link: -arch=sm_90, for instance.
NVJITLINK_ERROR_INVALID_INPUT: A handle, pointer or kind of input is not valid, or the input is of another kind than was said.
NVJITLINK_ERROR_PTX_COMPILE: PTX among the inputs does not compile. nvJitLinkGetErrorLog has the lines.
NVJITLINK_ERROR_NVVM_COMPILE: LTO code among the inputs does not compile; that of a newer compiler than this linker is the usual reason. nvJitLinkGetErrorLog says more.
NVJITLINK_ERROR_INTERNAL: The linker itself failed, or was asked for a result before nvJitLinkComplete. nvJitLinkGetErrorLog may say more.
NVJITLINK_ERROR_THREADPOOL: The threads for a split compilation could not be started. Ask for fewer with -split-compile.
NVJITLINK_ERROR_UNRECOGNIZED_INPUT: The data is none of the kinds that can be linked: cut off, empty, or something else altogether.
NVJITLINK_ERROR_FINALIZE: The last step failed, as when a symbol is nowhere defined or is defined twice. nvJitLinkGetErrorLog names it.
NVJITLINK_ERROR_NULL_INPUT: A pointer is missing: data, a name or memory for the result.
NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS: Two options exclude each other. nvJitLinkGetErrorLog says which.
NVJITLINK_ERROR_INCORRECT_INPUT_TYPE: The input is of another kind than was said: PTX as cubin, for instance. Say what it is, or NVJITLINK_INPUT_ANY.
NVJITLINK_ERROR_ARCH_MISMATCH: An input was made for another architecture than the one that is linked for.
NVJITLINK_ERROR_OUTDATED_LIBRARY: The input comes from a newer toolkit than this nvJitLink. Install a newer nvidia-nvjitlink.
NVJITLINK_ERROR_MISSING_FATBIN: The file or data has no fat binary for the architecture that is linked for.
NVJITLINK_ERROR_UNRECOGNIZED_ARCH: This version does not know the architecture: it is misspelled, too new or too old.
NVJITLINK_ERROR_UNSUPPORTED_ARCH: This architecture is no longer linked for, or cannot be in this way.
NVJITLINK_ERROR_LTO_NOT_ENABLED: There is LTO code among the inputs: give the option -lto.
"""
