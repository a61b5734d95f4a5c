# python -m generator generate nvfatbin 13.5
"""The rest of the table of nvfatbin: what a program's first calls do without."""

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
""")
