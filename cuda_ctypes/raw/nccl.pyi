# python -m generator generate nccl RELEASE
from ..cu13.raw.nccl import *
