"""Other people's programs that use ``cuda``: their tests on NVIDIA's packages and on ours, side by side on a GPU."""
