from ..cu13.bindings.utils import *
