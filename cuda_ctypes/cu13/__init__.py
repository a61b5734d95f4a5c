"""CUDA 13, whatever the default is."""
