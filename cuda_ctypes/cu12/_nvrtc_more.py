# python -m generator generate nvrtc 12.9
"""The rest of the table of nvrtc: what a program's first calls do without."""

from .._floor import Lines, line_blocks, value_lines, word_blocks

# Forms that a public name stood for in the past.
older = Lines("""
""")

records = line_blocks("""
""")

callbacks = Lines("""
nvrtcSetFlowCallback_callback: int (void *arg0, void *arg1)
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
""")
