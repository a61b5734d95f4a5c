# python -m generator generate nvjitlink 12.9
from ...cu13.checked.nvjitlink import *
