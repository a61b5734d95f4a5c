# python -m generator generate curand 12.9
"""The rest of the table of curand: what a program's first calls do without."""

from .._floor import Lines, line_blocks, value_lines, word_blocks

# Forms that a public name stood for in the past.
older = Lines("""
""")

records = line_blocks("""
""")

callbacks = Lines("""
""")

constants = value_lines("""
CURAND_VER_MAJOR: 10
CURAND_VER_MINOR: 3
CURAND_VER_PATCH: 10
CURAND_VER_BUILD: 19
CURAND_VERSION: 10310
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
CURAND_STATUS_VERSION_MISMATCH: The library is not of the version that the program was made for. Look with python -m cuda_ctypes which file was found.
CURAND_STATUS_NOT_INITIALIZED: The generator is none that curandCreateGenerator made, or it is destroyed already.
CURAND_STATUS_ALLOCATION_FAILED: There is no room for the generator's state or its numbers. Free memory, or choose a generator with less state: CURAND_RNG_PSEUDO_PHILOX4_32_10.
CURAND_STATUS_TYPE_ERROR: This generator cannot do this: seeds are for pseudorandom ones, dimensions for quasirandom ones, 64-bit numbers for the SOBOL64 kinds.
CURAND_STATUS_OUT_OF_RANGE: A number is beyond what is allowed: more dimensions than 20000, a lambda or a probability that makes no sense, an unknown property.
CURAND_STATUS_LENGTH_NOT_MULTIPLE: The count does not fit: normal numbers of a pseudorandom generator come in pairs, quasirandom ones in a multiple of the dimensions.
CURAND_STATUS_DOUBLE_PRECISION_REQUIRED: The device has no double precision, which MRG32K3A needs. Every device of today has; choose another generator on one of 2009.
CURAND_STATUS_LAUNCH_FAILURE: A kernel could not be started or failed. Check that the output is memory of the generator's device, and large enough.
CURAND_STATUS_PREEXISTING_FAILURE: Work before this call had failed already. Synchronize after each earlier call to find which.
CURAND_STATUS_INITIALIZATION_FAILED: CUDA could not be started. Check nvidia-smi, and that this process was not forked from one that used CUDA.
CURAND_STATUS_ARCH_MISMATCH: The device lacks what this generator needs, or is too new for this version of cuRAND. Try a newer nvidia-curand.
CURAND_STATUS_INTERNAL_ERROR: cuRAND itself failed. Try another kind of generator or ordering, and a newer version.
""")
