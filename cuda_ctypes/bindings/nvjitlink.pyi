# python -m generator generate nvjitlink RELEASE
from ..cu13.bindings.nvjitlink import *
