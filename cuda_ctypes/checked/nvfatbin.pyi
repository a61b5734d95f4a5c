from ..cu13.checked.nvfatbin import *
