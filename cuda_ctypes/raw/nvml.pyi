# python -m generator generate nvml RELEASE
from ..cu13.raw.nvml import *
