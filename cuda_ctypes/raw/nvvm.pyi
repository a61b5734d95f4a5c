# python -m generator generate nvvm RELEASE
from ..cu13.raw.nvvm import *
