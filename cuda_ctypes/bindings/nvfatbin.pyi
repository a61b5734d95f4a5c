from ..cu13.bindings.nvfatbin import *
