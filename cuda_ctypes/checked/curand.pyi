# python -m generator generate curand RELEASE
from ..cu13.checked.curand import *
