from ..cu13.checked.nccl import *
