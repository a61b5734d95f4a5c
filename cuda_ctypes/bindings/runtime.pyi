from ..cu13.bindings.runtime import *
