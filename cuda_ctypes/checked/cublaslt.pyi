# python -m generator generate cublaslt RELEASE
from ..cu13.checked.cublaslt import *
