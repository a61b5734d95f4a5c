# python -m generator generate nvml 12.9
"""nvml for CUDA 12: the newest headers serve every major."""

from ..cu13._nvml import *
from ..cu13._nvml_more import *

release = "12.9"
