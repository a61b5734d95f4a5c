# python -m generator generate nvvm 13.5
"""The rest of the table of nvvm: what a program's first calls do without."""

from .._floor import Lines, line_blocks, value_lines, word_blocks

# Forms that a public name stood for in the past.
older = Lines("""
""")

records = line_blocks("""
""")

callbacks = Lines("""
""")

constants = value_lines("""
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
""")
