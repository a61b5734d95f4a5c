# python -m generator generate runtime RELEASE
from ..cu13.checked.runtime import *
