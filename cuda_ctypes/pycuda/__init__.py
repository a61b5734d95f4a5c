"""PyCUDA's interface: programs for ``pycuda`` run with ``cuda_ctypes.pycuda`` in its place.

``driver`` has the names of ``pycuda.driver``, each loaded from its own module at the first use. ``_core`` imports from
:mod:`cuda_ctypes.core`. ``_driver`` calls the checked driver with the exceptions of ``errors``; ``enumerations`` has
the flags.

A ``device`` makes a ``context``, which is pushed onto its thread's stack. All other objects keep the context they were
made in, are freed in it, and end with it: a ``stream``, an ``event``, ``device_memory``, ``host_memory``,
``managed_memory``, an ``array``, a ``module``. ``copies`` and ``strided_copies`` move bytes between them; ``ipc`` opens
memory of other processes. A module's ``function`` is launched with packed ``arguments``.

``compiler`` compiles CUDA C++ with NVRTC, without nvcc, and with the ``c_headers`` that nvcc would find. ``autoinit``
makes a context on import. ``tools`` has the pools of ``memory_pools`` and caches per context.

``gpuarray`` has arrays like NumPy's on the device. Their kernels and those of programs are ``templates``, each compiled
once: ``elementwise``, ``reduction``, ``scan``, with ``c_arguments``, ``dtypes`` and ``device_headers``. ``cumath`` and
``curandom`` are built on them. All of these import NumPy; the other modules do not.

Libraries that import ``pycuda`` themselves get all of this after :func:`install_as_pycuda`, which is ``in_place``.
"""

VERSION = (2026, 1)
"""The release of PyCUDA with these names."""
VERSION_STATUS = ""
VERSION_TEXT = ".".join(map(str, VERSION)) + VERSION_STATUS


def install_as_pycuda() -> None:
    """Let ``import pycuda`` mean this package, in this process: for libraries that import it themselves. Again it does
    nothing.

    Raises
    ------
    RuntimeError
        Another ``pycuda`` is imported already.
    """
    from .in_place import install

    install()
