from ..cu13.bindings.driver import *
