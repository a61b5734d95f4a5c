"""Programs of ``cuda.core`` run on NVIDIA's packages and on ours; their observations are compared."""
