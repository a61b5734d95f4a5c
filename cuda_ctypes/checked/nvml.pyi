# python -m generator generate nvml RELEASE
from ..cu13.checked.nvml import *
