# python -m generator generate cupti RELEASE
from ..cu13.checked.cupti import *
