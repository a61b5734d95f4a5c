# python -m generator generate nvvm RELEASE
from ..cu13.bindings.nvvm import *
