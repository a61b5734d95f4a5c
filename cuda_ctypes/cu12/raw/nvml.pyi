# python -m generator generate nvml 12.9
from ...cu13.raw.nvml import *
