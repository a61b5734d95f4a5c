# python -m generator generate cufft RELEASE
from ..cu13.raw.cufft import *
