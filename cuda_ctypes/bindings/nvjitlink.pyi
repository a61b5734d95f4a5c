from ..cu13.bindings.nvjitlink import *
