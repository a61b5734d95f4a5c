# python -m generator generate nvfatbin RELEASE
from ..cu13.raw.nvfatbin import *
