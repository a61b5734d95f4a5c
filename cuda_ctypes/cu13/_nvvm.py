# python -m generator generate nvvm 13.5
# nvvm as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 13.5
home: checked
since: 12.0
result: nvvmResult
summary: libNVVM, the compiler of NVVM IR
environment: CUDA_CTYPES_LIBNVVM
pathfinder: nvvm
version[]: nvvmVersion
snake_error: nvvmError
snake_words.LLVMVersion: LlvmVersion
snake_words.IRVersion: IrVersion
snake_result: Result
sections: names=46+9 functions=160+1239 enums=1399+396 typedefs=1795+40 snake_functions=1876+548 snake_constants=2424+19 snake_types=2443+15 snake_enums=2458+354 older=2862+9 records=2871+10 callbacks=2881+13 constants=2894+13 makers=2946+10 attributes=3035+13 unnamed=3113+11 advice=3124+1038

# Public names that stand for another symbol.
[names]

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
nvvmGetErrorString: const char * (nvvmResult result)
nvvmVersion: nvvmResult (out int *major, out int *minor)
nvvmIRVersion: nvvmResult (out int *majorIR, out int *minorIR, out int *majorDbg, out int *minorDbg)
nvvmLLVMVersion: nvvmResult (const char *arch, out int *major) 13010
nvvmCreateProgram: nvvmResult (out nvvmProgram *prog)
nvvmDestroyProgram: nvvmResult (nvvmProgram *prog : slot)
nvvmAddModuleToProgram: nvvmResult (nvvmProgram prog, const char *buffer : exact=size, size_t size, const char *name)
nvvmLazyAddModuleToProgram: nvvmResult (nvvmProgram prog, const char *buffer : exact=size, size_t size, const char *name)
nvvmCompileProgram: nvvmResult (nvvmProgram prog, int numOptions, const char **options : array=numOptions)
nvvmVerifyProgram: nvvmResult (nvvmProgram prog, int numOptions, const char **options : array=numOptions)
nvvmGetCompiledResultSize: nvvmResult (nvvmProgram prog, out size_t *bufferSizeRet)
nvvmGetCompiledResult: nvvmResult (nvvmProgram prog, char *buffer : writable sized=nvvmGetCompiledResultSize)
nvvmGetProgramLogSize: nvvmResult (nvvmProgram prog, out size_t *bufferSizeRet)
nvvmGetProgramLog: nvvmResult (nvvmProgram prog, char *buffer : writable sized=nvvmGetProgramLogSize text)

[enums]
nvvmResult: enum
    NVVM_SUCCESS = 0
    NVVM_ERROR_OUT_OF_MEMORY = 1
    NVVM_ERROR_PROGRAM_CREATION_FAILURE = 2
    NVVM_ERROR_IR_VERSION_MISMATCH = 3
    NVVM_ERROR_INVALID_INPUT = 4
    NVVM_ERROR_INVALID_PROGRAM = 5
    NVVM_ERROR_INVALID_IR = 6
    NVVM_ERROR_INVALID_OPTION = 7
    NVVM_ERROR_NO_MODULE_IN_PROGRAM = 8
    NVVM_ERROR_COMPILATION = 9
    NVVM_ERROR_CANCELLED = 10

[typedefs]
nvvmProgram: _nvvmProgram *

# Names in bindings, with their C names.
[snake_functions]
get_error_string: nvvmGetErrorString
version: nvvmVersion
ir_version: nvvmIRVersion
llvm_version: nvvmLLVMVersion
create_program: nvvmCreateProgram
destroy_program: nvvmDestroyProgram
add_module_to_program: nvvmAddModuleToProgram
lazy_add_module_to_program: nvvmLazyAddModuleToProgram
compile_program: nvvmCompileProgram
verify_program: nvvmVerifyProgram
get_compiled_result_size: nvvmGetCompiledResultSize
get_compiled_result: nvvmGetCompiledResult
get_program_log_size: nvvmGetProgramLogSize
get_program_log: nvvmGetProgramLog

[snake_constants]

[snake_types]

[snake_enums]
Result: enum nvvmResult
    SUCCESS = 0
    ERROR_OUT_OF_MEMORY = 1
    ERROR_PROGRAM_CREATION_FAILURE = 2
    ERROR_IR_VERSION_MISMATCH = 3
    ERROR_INVALID_INPUT = 4
    ERROR_INVALID_PROGRAM = 5
    ERROR_INVALID_IR = 6
    ERROR_INVALID_OPTION = 7
    ERROR_NO_MODULE_IN_PROGRAM = 8
    ERROR_COMPILATION = 9
    ERROR_CANCELLED = 10

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
NVVM_ERROR_OUT_OF_MEMORY: The process has no memory left for the compiler. Compile smaller modules, or fewer at a time.
NVVM_ERROR_PROGRAM_CREATION_FAILURE: The compiler could not set up a program. A broken or half-installed library is likely: reinstall nvidia-nvvm.
NVVM_ERROR_IR_VERSION_MISMATCH: The module's nvvmir.version metadata asks for another version than this library's nvvmIRVersion.
NVVM_ERROR_INVALID_INPUT: A pointer is missing, or a size is wrong.
NVVM_ERROR_INVALID_PROGRAM: The handle is no program of this library, or is destroyed already.
NVVM_ERROR_INVALID_IR: The module is no NVVM IR that this version accepts: textual or bitcode of another LLVM, or wrong types. nvvmGetProgramLog says where.
NVVM_ERROR_INVALID_OPTION: An option is unknown to this version or has a bad value. nvvmGetProgramLog names it.
NVVM_ERROR_NO_MODULE_IN_PROGRAM: Add a module before you compile.
NVVM_ERROR_COMPILATION: The module does not compile. nvvmGetProgramLog says why.
NVVM_ERROR_CANCELLED: The compilation was called off.
"""
