"""One file of plain ctypes for a few functions: ``python -m cuda_ctypes vendor``.

:mod:`.scanning` finds the functions that a program uses. :mod:`.selection` collects the declarations that functions need, and
:mod:`.snake_case` names those of cuda.bindings' newer modules. :mod:`.writing` makes the file of :mod:`.file_types`,
:mod:`.file_libraries` and :mod:`.functions`; :mod:`.c_types` spells their C types, and :mod:`.layout` breaks lines. :mod:`.support` copies
the common parts of files from :mod:`.parts`.
"""
