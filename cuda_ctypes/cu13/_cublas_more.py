# python -m generator generate cublas 13.5
"""The rest of the table of cublas: what a program's first calls do without."""

from .._floor import Lines, line_blocks, value_lines, word_blocks

# Forms that a public name stood for in the past.
older = Lines("""
""")

records = line_blocks("""
float2: struct align 8
    float x
    float y

double2: struct align 16
    double x
    double y

""")

callbacks = Lines("""
cublasLogCallback: void (const char *msg)
""")

constants = value_lines("""
CUBLAS_VER_MAJOR: 13
CUBLAS_VER_MINOR: 10
CUBLAS_VER_PATCH: 0
CUBLAS_VER_BUILD: 20
CUBLAS_VERSION: 131000
""")

# Inline functions that fill a struct.
makers = Lines("""
""")

# Types of values behind void *, by the enumerator that is passed beside them.
attributes = word_blocks("""
""")

# Names that cuda.bindings gives to records that have none in C.
unnamed = Lines("""
""")

advice = Lines("""
CUBLAS_STATUS_NOT_INITIALIZED: The handle is none that cublasCreate made, or cublasCreate found no usable device or driver: check nvidia-smi, and that a context can be made.
CUBLAS_STATUS_ALLOC_FAILED: The device has no room for the workspace. Free memory, or give one to cublasSetWorkspace; pools of other packages keep what they do not use.
CUBLAS_STATUS_INVALID_VALUE: A number is negative, a leading dimension is smaller than its matrix has rows, an increment is 0, or a pointer is null. Matrices are stored column by column.
CUBLAS_STATUS_ARCH_MISMATCH: The device is too old for this routine or for these types. Compare its compute capability with what the routine asks for.
CUBLAS_STATUS_MAPPING_ERROR: Device memory could not be reached. An earlier kernel may have failed, or a pointer is of another device or is freed already.
CUBLAS_STATUS_EXECUTION_FAILED: A kernel could not be started or failed, often because of work before it. Synchronize after each call to find which, or use compute-sanitizer.
CUBLAS_STATUS_INTERNAL_ERROR: The library itself failed, or a copy did: memory freed while work on it was pending does this. Synchronize before freeing, and try a newer cuBLAS.
CUBLAS_STATUS_NOT_SUPPORTED: This combination of types, layouts and algorithm does not exist. Try another compute type, CUBLAS_GEMM_DEFAULT, or aligned pointers and dimensions.
CUBLAS_STATUS_LICENSE_ERROR: The library looked for a licence and found none. Versions of today ask for none: replace an old one.
""")
