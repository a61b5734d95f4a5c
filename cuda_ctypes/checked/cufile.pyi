from ..cu13.checked.cufile import *
