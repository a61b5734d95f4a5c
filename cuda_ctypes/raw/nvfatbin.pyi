from ..cu13.raw.nvfatbin import *
