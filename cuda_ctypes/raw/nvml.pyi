from ..cu13.raw.nvml import *
