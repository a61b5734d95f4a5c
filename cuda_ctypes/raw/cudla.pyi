# python -m generator generate cudla RELEASE
from ..cu13.raw.cudla import *
