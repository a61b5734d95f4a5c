# python -m generator generate nvjpeg RELEASE
from ..cu13.checked.nvjpeg import *
