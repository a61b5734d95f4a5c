# python -m generator generate nvrtc RELEASE
from ..cu13.checked.nvrtc import *
