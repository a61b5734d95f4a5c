# python -m generator generate cudla RELEASE
from ..cu13.checked.cudla import *
