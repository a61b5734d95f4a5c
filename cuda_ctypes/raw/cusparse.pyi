# python -m generator generate cusparse RELEASE
from ..cu13.raw.cusparse import *
