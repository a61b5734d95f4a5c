"""One file of plain ctypes for a few functions: ``python -m cuda_ctypes vendor``.

:mod:`.selection` finds out which declarations are needed, :mod:`.scanning` which functions a program uses; :mod:`.c_types` and
:mod:`.functions` write declarations, :mod:`.writing` the file, on lines that :mod:`.layout` breaks. :mod:`.parts` is what such files
have besides: it is copied into them.
"""
