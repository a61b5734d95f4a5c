# python -m generator generate cufile RELEASE
from ..cu13.raw.cufile import *
