# python -m generator generate cublas RELEASE
from ..cu13.checked.cublas import *
