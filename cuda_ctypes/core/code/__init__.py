"""Code for the GPU: compilers, the linker, their products and caches.

A ``program`` compiles by ``nvrtc_program``, ``nvvm_program`` or ``ptx_program`` as its ``program_options`` say; a ``linker`` joins
pieces as its ``linker_options`` say, by the ``linker_backend`` that is installed. Both give ``object_code``, from which kernels
come. ``program_cache`` keeps results under a ``program_cache_key``.
"""
