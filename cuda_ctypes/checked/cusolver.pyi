# python -m generator generate cusolver RELEASE
from ..cu13.checked.cusolver import *
