# python -m generator generate runtime RELEASE
from ..cu13.raw.runtime import *
