"""What stands under every face of every library: opening it, its types, and the shapes of calls.

``library`` opens files and resolves symbols; ``declarations`` reads the generated tables. ``types`` builds what they
declare: ``enums``, ``records`` (C's structs), and for ``bindings`` and ``checked`` in ``python_types``: ``handles``,
``callbacks`` and ``views`` of structs. ``arguments`` converts what a caller passes, ``attributes`` what goes through
``void *``, ``kernel_parameters`` what a kernel gets. ``calls`` writes the functions, ``launch`` the quick way of launching.
``faces`` serves it all as modules whose names are built on first use.
"""
