"""One file of plain ctypes for a few functions: ``python -m cuda_ctypes vendor``.

:mod:`.selection` finds out which declarations are needed, :mod:`.scanning` which functions a program uses. :mod:`.writing` makes the
file: of :mod:`.file_types`, :mod:`.file_libraries` and :mod:`.functions`, whose C types :mod:`.c_types` spells, on lines that
:mod:`.layout` breaks. :mod:`.parts` is what files have besides: :mod:`.support` copies it into them.
"""
