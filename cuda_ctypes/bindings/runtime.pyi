# python -m generator generate runtime RELEASE
from ..cu13.bindings.runtime import *
