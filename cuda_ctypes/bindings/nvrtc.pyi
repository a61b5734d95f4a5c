from ..cu13.bindings.nvrtc import *
