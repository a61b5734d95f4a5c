from ..cu13.raw.curand import *
