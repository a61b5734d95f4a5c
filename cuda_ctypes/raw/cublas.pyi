from ..cu13.raw.cublas import *
