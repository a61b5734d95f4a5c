# python -m generator generate curand RELEASE
from ..cu13.raw.curand import *
