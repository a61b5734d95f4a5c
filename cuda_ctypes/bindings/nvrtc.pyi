# python -m generator generate nvrtc RELEASE
from ..cu13.bindings.nvrtc import *
