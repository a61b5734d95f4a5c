"""What stands under every face of every library: opening it, its types, and the shapes of calls.

``library`` opens files and resolves symbols, ``declarations`` reads the generated tables, ``enums``, ``handles``,
``records`` and ``views`` build the types, ``arguments`` converts what a caller passes, ``calls`` writes the functions,
``faces`` serves it all as modules whose names are built on first use.
"""
