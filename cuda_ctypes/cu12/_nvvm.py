# python -m generator generate nvvm 12.9
"""nvvm for CUDA 12: the newest headers serve every major."""

from ..cu13._nvvm import *
from ..cu13._nvvm_more import *

release = "12.9"
