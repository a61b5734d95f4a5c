"""Programs of ``cuda.core`` run on NVIDIA's packages and on ours, and what they saw compared."""
