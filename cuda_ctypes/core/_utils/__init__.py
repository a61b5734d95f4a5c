"""Where cuda.core has what published programs import although it is private; see ``cuda_utils``."""
