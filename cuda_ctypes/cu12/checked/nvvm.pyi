# python -m generator generate nvvm 12.9
from ...cu13.checked.nvvm import *
