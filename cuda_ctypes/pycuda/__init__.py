"""PyCUDA's vocabulary: programs that import ``pycuda`` run with ``cuda_ctypes.pycuda`` in its place.

``driver`` has the names of ``pycuda.driver``, each in the module of its idea, which is loaded when the name is asked for.
``_core`` is the door to :mod:`cuda_ctypes.core`. ``_driver`` calls the checked driver and turns its exceptions into those of
``errors``; ``enumerations`` are the flags.

A ``device`` makes a ``context``, which is pushed onto a stack of its thread; all other objects remember the context in which
they were made, are freed in it, and end with it: a ``stream``, an ``event``, ``device_memory``, ``host_memory``,
``managed_memory``, an ``array``, a ``module``. ``copies`` and ``strided_copies`` move bytes between them, ``ipc`` opens the
memory of other processes. A module's ``function`` is launched with what ``arguments`` makes of Python's values.

``compiler`` compiles CUDA C++ by NVRTC, without nvcc, with the ``c_headers`` that nvcc would have found; ``autoinit`` makes a
context when it is imported; ``tools`` have pools, of ``memory_pools``, and what is remembered per context.
"""

VERSION = (2026, 1)
"""The release of PyCUDA whose names are here."""
VERSION_STATUS = ""
VERSION_TEXT = ".".join(map(str, VERSION)) + VERSION_STATUS
