"""Random calls of every function, by machine code against Python against what arrives in C: ``python -m tests.fuzz``.

A *case* (:mod:`.cases`) is some functions of one face of one library, or launches by ``core``, and a seed: it decides the calls, their
arguments (:mod:`.values`) and the *disturbance* (:mod:`.disturbances`) under which they are made. Two processes
(:mod:`.calls`) make the same calls, one by machine code, one with ``CUDA_CTYPES_NATIVE=0``, on a C library that records
scalars, and the contents of arrays and structs. Results, exceptions and records must be equal, and C must get the
passed values. :mod:`.compare` finds the first call that differs or crashes and the fewest calls and arguments that show
it.
"""
