# python -m generator generate cupti RELEASE
from ..cu13.raw.cupti import *
