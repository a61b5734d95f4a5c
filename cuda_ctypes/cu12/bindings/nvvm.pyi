# python -m generator generate nvvm 12.9
from ...cu13.bindings.nvvm import *
