from ..cu13.checked.nvml import *
