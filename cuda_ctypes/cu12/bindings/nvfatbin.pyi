# python -m generator generate nvfatbin 12.9
from ...cu13.bindings.nvfatbin import *
