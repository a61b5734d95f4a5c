from ..cu13.raw.nvjitlink import *
