# python -m generator generate cusparse RELEASE
from ..cu13.checked.cusparse import *
