"""CUDA 12, whatever the default is."""
