from ..cu13.raw.nccl import *
