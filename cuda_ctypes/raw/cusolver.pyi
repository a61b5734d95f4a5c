# python -m generator generate cusolver RELEASE
from ..cu13.raw.cusolver import *
