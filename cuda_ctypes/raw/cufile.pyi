from ..cu13.raw.cufile import *
