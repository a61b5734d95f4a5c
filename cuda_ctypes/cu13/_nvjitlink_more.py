# python -m generator generate nvjitlink 13.5
"""The rest of the table of nvjitlink: what a program's first calls do without."""

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
""")
