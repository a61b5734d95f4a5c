from ..cu13.bindings.cufile import *
