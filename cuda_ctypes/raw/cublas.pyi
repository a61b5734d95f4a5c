# python -m generator generate cublas RELEASE
from ..cu13.raw.cublas import *
