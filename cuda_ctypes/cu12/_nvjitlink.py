# python -m generator generate nvjitlink 12.9
"""nvjitlink for CUDA 12: the newest headers serve every major."""

from ..cu13._nvjitlink import *
from ..cu13._nvjitlink_more import *

release = "12.9"
