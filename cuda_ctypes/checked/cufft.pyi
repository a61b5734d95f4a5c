# python -m generator generate cufft RELEASE
from ..cu13.checked.cufft import *
