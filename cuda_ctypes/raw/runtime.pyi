from ..cu13.raw.runtime import *
