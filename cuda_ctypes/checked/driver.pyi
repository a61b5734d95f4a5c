from ..cu13.checked.driver import *
