# python -m generator generate nvvm 13.5
"""nvvm as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/__init__.py reads these lines."""

from .._floor import Lines, number_blocks, rest_of

release = "13.5"
library = "nvvm"

# Libraries whose types these declarations use, and what of those this library's headers define as well.
uses = ()
shared = """
""".split()

settings = {
    "home": "checked",
    "result": "nvvmResult",
    "success": "NVVM_SUCCESS",
    "summary": "libNVVM, the compiler of NVVM IR",
    "environment": "CUDA_CTYPES_LIBNVVM",
    "pathfinder": "nvvm",
    "plain_words": {"LLVMVersion": "LlvmVersion", "IRVersion": "IrVersion"},
    "plain_error": "nvvmError",
    "plain_result": "Result",
}

# Public names that stand for another symbol.
names = Lines("""
""")

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
functions = Lines("""
nvvmGetErrorString: const char * (nvvmResult result)
nvvmVersion: nvvmResult (out int *major, out int *minor)
nvvmIRVersion: nvvmResult (out int *majorIR, out int *minorIR, out int *majorDbg, out int *minorDbg)
nvvmLLVMVersion: nvvmResult (const char *arch, out int *major)
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
""")

enums = number_blocks("""
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

""")

typedefs = Lines("""
nvvmProgram: _nvvmProgram *
""")

# Names in bindings: functions, constants and structs with what they are called in C, enums.
plain_functions = Lines("""
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
""")

plain_constants = Lines("""
""")

plain_types = Lines("""
""")

plain_enums = number_blocks("""
Result: enum
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

""")

__getattr__ = rest_of(globals())
