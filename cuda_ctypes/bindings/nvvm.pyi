from ..cu13.bindings.nvvm import *
