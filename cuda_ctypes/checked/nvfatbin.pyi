# python -m generator generate nvfatbin RELEASE
from ..cu13.checked.nvfatbin import *
