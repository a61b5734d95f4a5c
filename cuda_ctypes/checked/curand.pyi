from ..cu13.checked.curand import *
