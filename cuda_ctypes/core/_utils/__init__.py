"""The place of cuda.core's private names that published programs import: see ``cuda_utils``."""
