# python -m generator generate cufile RELEASE
from ..cu13.checked.cufile import *
