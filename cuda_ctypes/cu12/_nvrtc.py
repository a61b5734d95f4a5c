# python -m generator generate nvrtc 12.9
"""nvrtc as the headers of CUDA 12.9 declare it; cuda_ctypes/_floor/__init__.py reads these lines."""

from .._floor import Lines, number_blocks, rest_of

release = "12.9"
library = "nvrtc"

# Libraries whose types these declarations use, and what of those this library's headers define as well.
uses = ()
shared = """
""".split()

settings = {
    "result": "nvrtcResult",
    "success": "NVRTC_SUCCESS",
    "summary": "NVRTC, the compiler of CUDA C++",
    "environment": "CUDA_CTYPES_LIBNVRTC",
    "pathfinder": "nvrtc",
}

# Public names that stand for another symbol.
names = Lines("""
""")

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
functions = Lines("""
nvrtcGetErrorString: const char * (nvrtcResult result)
nvrtcVersion: nvrtcResult (out int *major, out int *minor)
nvrtcGetNumSupportedArchs: nvrtcResult (out int *numArchs)
nvrtcGetSupportedArchs: nvrtcResult (out int *supportedArchs : counted=nvrtcGetNumSupportedArchs)
nvrtcCreateProgram: nvrtcResult (out nvrtcProgram *prog, const char *src, const char *name, int numHeaders, const char **headers : array=numHeaders, const char **includeNames : array=numHeaders)
nvrtcDestroyProgram: nvrtcResult (nvrtcProgram *prog : slot)
nvrtcCompileProgram: nvrtcResult (nvrtcProgram prog, int numOptions, const char **options : array=numOptions)
nvrtcGetPTXSize: nvrtcResult (nvrtcProgram prog, out size_t *ptxSizeRet)
nvrtcGetPTX: nvrtcResult (nvrtcProgram prog, char *ptx : sized=nvrtcGetPTXSize)
nvrtcGetCUBINSize: nvrtcResult (nvrtcProgram prog, out size_t *cubinSizeRet)
nvrtcGetCUBIN: nvrtcResult (nvrtcProgram prog, char *cubin : sized=nvrtcGetCUBINSize)
nvrtcGetNVVMSize: nvrtcResult (nvrtcProgram prog, out size_t *nvvmSizeRet)
nvrtcGetNVVM: nvrtcResult (nvrtcProgram prog, char *nvvm : sized=nvrtcGetNVVMSize)
nvrtcGetLTOIRSize: nvrtcResult (nvrtcProgram prog, out size_t *LTOIRSizeRet)
nvrtcGetLTOIR: nvrtcResult (nvrtcProgram prog, char *LTOIR : sized=nvrtcGetLTOIRSize)
nvrtcGetOptiXIRSize: nvrtcResult (nvrtcProgram prog, out size_t *optixirSizeRet)
nvrtcGetOptiXIR: nvrtcResult (nvrtcProgram prog, char *optixir : sized=nvrtcGetOptiXIRSize)
nvrtcGetProgramLogSize: nvrtcResult (nvrtcProgram prog, out size_t *logSizeRet)
nvrtcGetProgramLog: nvrtcResult (nvrtcProgram prog, char *log : sized=nvrtcGetProgramLogSize text)
nvrtcAddNameExpression: nvrtcResult (nvrtcProgram prog, const char *name_expression)
nvrtcGetLoweredName: nvrtcResult (nvrtcProgram prog, const char *name_expression, out const char **lowered_name)
nvrtcGetPCHHeapSize: nvrtcResult (out size_t *ret)
nvrtcSetPCHHeapSize: nvrtcResult (size_t size)
nvrtcGetPCHCreateStatus: nvrtcResult (nvrtcProgram prog)
nvrtcGetPCHHeapSizeRequired: nvrtcResult (nvrtcProgram prog, out size_t *size)
nvrtcSetFlowCallback: nvrtcResult (nvrtcProgram prog, nvrtcSetFlowCallback_callback callback, void *payload)
""")

enums = number_blocks("""
nvrtcResult: enum
    NVRTC_SUCCESS = 0
    NVRTC_ERROR_OUT_OF_MEMORY = 1
    NVRTC_ERROR_PROGRAM_CREATION_FAILURE = 2
    NVRTC_ERROR_INVALID_INPUT = 3
    NVRTC_ERROR_INVALID_PROGRAM = 4
    NVRTC_ERROR_INVALID_OPTION = 5
    NVRTC_ERROR_COMPILATION = 6
    NVRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7
    NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8
    NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9
    NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10
    NVRTC_ERROR_INTERNAL_ERROR = 11
    NVRTC_ERROR_TIME_FILE_WRITE_FAILED = 12
    NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED = 13
    NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED = 14
    NVRTC_ERROR_PCH_CREATE = 15
    NVRTC_ERROR_CANCELLED = 16

""")

typedefs = Lines("""
nvrtcProgram: _nvrtcProgram *
""")

__getattr__ = rest_of(globals())
