# python -m generator generate nvjpeg RELEASE
from ..cu13.raw.nvjpeg import *
