"""CUDA from pure Python: ``raw``, ``bindings`` and ``checked`` are three ways to call NVIDIA's libraries."""

__version__ = "0.1.0"
