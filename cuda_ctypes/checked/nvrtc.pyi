from ..cu13.checked.nvrtc import *
