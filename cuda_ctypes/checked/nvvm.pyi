# python -m generator generate nvvm RELEASE
from ..cu13.checked.nvvm import *
