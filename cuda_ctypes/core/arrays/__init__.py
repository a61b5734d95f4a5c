"""Arrays with shape and type: those of other libraries, and views of memory.

A ``strided_memory_view`` is made of an array that speaks ``dlpack`` or another of the ``interfaces``. It has a ``layout`` and one of
the ``data_types``; ``strided_copy`` copies it, ``exchange_functions`` give it to C, and a ``tensor_map`` describes it to the hardware.
"""
