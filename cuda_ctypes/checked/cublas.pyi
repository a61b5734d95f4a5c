from ..cu13.checked.cublas import *
