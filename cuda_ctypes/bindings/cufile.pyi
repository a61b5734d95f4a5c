# python -m generator generate cufile RELEASE
from ..cu13.bindings.cufile import *
