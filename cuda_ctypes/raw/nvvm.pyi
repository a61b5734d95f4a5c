from ..cu13.raw.nvvm import *
