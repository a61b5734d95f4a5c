# python -m generator generate nvfatbin 12.9
"""nvfatbin for CUDA 12: the newest headers serve every major."""

from ..cu13._nvfatbin import *
from ..cu13._nvfatbin_more import *

release = "12.9"
