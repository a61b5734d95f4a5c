# python -m generator generate nvjitlink RELEASE
from ..cu13.checked.nvjitlink import *
