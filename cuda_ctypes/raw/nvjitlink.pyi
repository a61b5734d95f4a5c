# python -m generator generate nvjitlink RELEASE
from ..cu13.raw.nvjitlink import *
