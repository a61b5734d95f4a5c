# python -m generator generate nccl RELEASE
from ..cu13.checked.nccl import *
