from ..cu13.checked.nvjitlink import *
