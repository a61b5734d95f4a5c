"""Kernels and their launches.

A ``kernel`` has ``kernel_attributes`` and a ``kernel_occupancy``. The ``launcher`` runs it as a ``launch_config`` says, on the
arguments that ``kernel_arguments`` packs; ``quick_launch`` is the same in machine code, for launches in loops.
"""
