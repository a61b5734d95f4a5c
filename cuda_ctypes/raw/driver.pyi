# python -m generator generate driver RELEASE
from ..cu13.raw.driver import *
