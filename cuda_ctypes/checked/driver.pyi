# python -m generator generate driver RELEASE
from ..cu13.checked.driver import *
