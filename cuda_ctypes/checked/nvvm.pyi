from ..cu13.checked.nvvm import *
