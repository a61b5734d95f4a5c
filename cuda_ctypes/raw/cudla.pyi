from ..cu13.raw.cudla import *
