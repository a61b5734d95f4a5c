# python -m generator generate nvrtc 13.5
# nvrtc as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 13.5
since: 12.0
result: nvrtcResult
summary: NVRTC, the compiler of CUDA C++
environment: CUDA_CTYPES_LIBNVRTC
pathfinder: nvrtc
version[]: nvrtcVersion
sections: names=46+9 functions=160+2558 enums=2718+783 typedefs=3501+42 older=3593+9 records=3602+191 callbacks=3793+73 constants=3866+127 makers=4032+10 attributes=4121+13 unnamed=4199+11 advice=4210+2333

# Public names that stand for another symbol.
[names]

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
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
nvrtcGetLTOIRSize: nvrtcResult (nvrtcProgram prog, out size_t *LTOIRSizeRet)
nvrtcGetLTOIR: nvrtcResult (nvrtcProgram prog, char *LTOIR : sized=nvrtcGetLTOIRSize)
nvrtcGetOptiXIRSize: nvrtcResult (nvrtcProgram prog, out size_t *optixirSizeRet)
nvrtcGetOptiXIR: nvrtcResult (nvrtcProgram prog, char *optixir : sized=nvrtcGetOptiXIRSize)
nvrtcGetProgramLogSize: nvrtcResult (nvrtcProgram prog, out size_t *logSizeRet)
nvrtcGetProgramLog: nvrtcResult (nvrtcProgram prog, char *log : sized=nvrtcGetProgramLogSize text)
nvrtcAddNameExpression: nvrtcResult (nvrtcProgram prog, const char *name_expression)
nvrtcGetLoweredName: nvrtcResult (nvrtcProgram prog, const char *name_expression, out const char **lowered_name)
nvrtcGetPCHHeapSize: nvrtcResult (out size_t *ret) 12080
nvrtcSetPCHHeapSize: nvrtcResult (size_t size) 12080
nvrtcGetPCHCreateStatus: nvrtcResult (nvrtcProgram prog) 12080
nvrtcGetPCHHeapSizeRequired: nvrtcResult (nvrtcProgram prog, out size_t *size) 12080
nvrtcSetFlowCallback: nvrtcResult (nvrtcProgram prog, nvrtcSetFlowCallback_callback callback, void *payload) 12080
nvrtcGetTileIRSize: nvrtcResult (nvrtcProgram prog, out size_t *TileIRSizeRet) 13020
nvrtcGetTileIR: nvrtcResult (nvrtcProgram prog, char *TileIR : sized=nvrtcGetTileIRSize) 13020
nvrtcInstallBundledHeaders: nvrtcResult (const char *installPath, unsigned int flags, out const char **errorLog) 13030
nvrtcGetBundledHeadersInfo: nvrtcResult (out nvrtcBundledHeadersInfo *info, out const char **errorLog) 13030
nvrtcRemoveBundledHeaders: nvrtcResult (const char *installPath, out const char **errorLog) 13030

[enums]
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
    NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED = 17
    NVRTC_ERROR_BUSY = 18

[typedefs]
nvrtcProgram: _nvrtcProgram *

# Forms that a public name stood for in the past.
[older]

[records]
nvrtcBundledHeadersInfo: struct
    int available
    size_t compressedSize
    size_t uncompressedSize
    int cudaVersionMajor
    int cudaVersionMinor
    unsigned int numFiles

[callbacks]
nvrtcSetFlowCallback_callback: int (void *arg0, void *arg1)

[constants]
NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS: 0
NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE: 1
NVRTC_INSTALL_HEADERS_NO_WAIT: 2

# Inline functions that fill a struct.
[makers]

# Types of values behind void *, by the enumerator that is passed beside them.
[attributes]
# Names that cuda.bindings gives to records that have none in C.
[unnamed]

[advice]
NVRTC_ERROR_OUT_OF_MEMORY: The process has no memory left for the compiler. Compile smaller pieces, or fewer at a time.
NVRTC_ERROR_PROGRAM_CREATION_FAILURE: The program could not be set up. Compare the numbers of headers and of their names, and try without headers.
NVRTC_ERROR_INVALID_INPUT: A handle is no living program, a pointer is missing, or two lists are of different lengths.
NVRTC_ERROR_INVALID_PROGRAM: The handle is no program of this library: it is destroyed already, or was made by another copy of NVRTC.
NVRTC_ERROR_INVALID_OPTION: An option is unknown to this version, misspelled or wrong in its value, as an architecture newer than the compiler is. nvrtcGetProgramLog names it.
NVRTC_ERROR_COMPILATION: The source has errors. nvrtcGetProgramLog has them, with file and line.
NVRTC_ERROR_BUILTIN_OPERATION_FAILURE: The file libnvrtc-builtins, which must stand beside libnvrtc and be of the same version, could not be used. Reinstall the nvidia-cuda-nvrtc package.
NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION: Name expressions are told before the program is compiled, not after.
NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION: Lowered names exist after nvrtcCompileProgram has succeeded only.
NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID: This name was not added before compiling, or is spelled differently now: ask with the very text given to nvrtcAddNameExpression.
NVRTC_ERROR_INTERNAL_ERROR: The compiler itself failed. Try another version of it, and other options, -G and -lineinfo for instance.
NVRTC_ERROR_TIME_FILE_WRITE_FAILED: The file named by --time cannot be written. Check its folder and rights.
NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED: No precompiled header was asked for: the compilation needs --pch or --create-pch.
NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED: The heap for precompiled headers is too small. nvrtcGetPCHHeapSizeRequired tells the size to give to nvrtcSetPCHHeapSize.
NVRTC_ERROR_PCH_CREATE: The precompiled header could not be made. The log says why.
NVRTC_ERROR_CANCELLED: The callback given to nvrtcSetFlowCallback asked to stop.
NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED: The file named by --fdevice-time-trace cannot be written. Check its folder and rights.
NVRTC_ERROR_BUSY: Another thread or process is at work on the same program or folder of headers. Wait for it and try again.
"""
