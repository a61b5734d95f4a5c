# python -m generator generate nvfatbin 12.9
from ...cu13.raw.nvfatbin import *
