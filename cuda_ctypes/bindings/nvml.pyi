from ..cu13.bindings.nvml import *
