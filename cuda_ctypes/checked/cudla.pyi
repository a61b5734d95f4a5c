from ..cu13.checked.cudla import *
