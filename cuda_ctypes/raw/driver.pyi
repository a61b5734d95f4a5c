from ..cu13.raw.driver import *
