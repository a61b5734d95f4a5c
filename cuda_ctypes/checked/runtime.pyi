from ..cu13.checked.runtime import *
