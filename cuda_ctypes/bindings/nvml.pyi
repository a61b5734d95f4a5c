# python -m generator generate nvml RELEASE
from ..cu13.bindings.nvml import *
