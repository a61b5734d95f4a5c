from ..cu13.raw.nvrtc import *
