"""What stands under every face of every library: opening it, its types, and the shapes of calls.

``library`` opens files and resolves symbols, ``fork`` takes them from children; ``declarations`` reads the generated
tables. ``types`` builds what they declare: ``enums``, ``records`` (C's structs), and for ``bindings`` and ``checked``
in ``python_types``: ``handles``, ``callbacks`` and ``views`` of structs, which ``checked_views`` change a little.
``arguments`` converts what a caller passes, ``attributes`` what goes through ``void *``, ``kernel_parameters`` what a
kernel gets, ``made`` structs that are made for a call. ``parameters`` decides how each parameter goes, ``calls``
writes the functions, ``functions`` puts machine code before some of them, which ``native`` writes; ``results`` and
``status`` are what comes back. ``plain`` is the convention of the younger modules of cuda.bindings, with ``names``
and, for their structs, ``data``. ``faces`` serves it all as modules whose names are built on first use, ``lazy`` is
what such a module is before.
"""
