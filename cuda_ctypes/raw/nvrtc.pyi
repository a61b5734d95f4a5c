# python -m generator generate nvrtc RELEASE
from ..cu13.raw.nvrtc import *
