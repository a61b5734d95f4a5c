# python -m generator generate cublaslt RELEASE
from ..cu13.raw.cublaslt import *
