# python -m generator generate nvfatbin RELEASE
from ..cu13.bindings.nvfatbin import *
