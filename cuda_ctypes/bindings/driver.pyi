# python -m generator generate driver RELEASE
from ..cu13.bindings.driver import *
