"""A small library's structs as a table, and their classes as in a snake_case module.

Does not import pytest, because environments without pytest use it too.
"""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

from cuda_ctypes._floor.tables import SECTIONS, Lines
from cuda_ctypes._floor.types.struct_classes import make_data
from cuda_ctypes._floor.types.table_types import Types

TABLE = SimpleNamespace(
    settings={},
    names=Lines(b"\n"),
    unnamed=Lines(b"\n"),
    callbacks=Lines(b"\n"),
    typedefs=Lines(b"\ntoolHandle_t: tool_st *\ntoolId_t: unsigned int\ntoolPoint: toolPoint_t\n"),
    enums=Lines(b"\ntoolColor: enum\n    TOOL_RED = 0\n    TOOL_BLUE = 2\n\n", *SECTIONS["enums"]),
    records=Lines(
        b"""
toolPoint_t: struct
    int posX
    unsigned int posY
    unsigned short size

toolValue_t: union
    double dVal
    unsigned long long ullVal
    unsigned short usVal

toolInfo_t: struct
    unsigned int version
    toolHandle_t device
    toolColor color
    char busId[8]
    double ratio
    float share
    long long timeStampMs
    unsigned char uuid[4]
    toolPoint origin
    toolValue_t anyValue
    unsigned int reserved[3]
    unsigned int bar1Size : python=bar1size
    void *userData
    char code[4] : bytes
    int secret : hidden

toolPolygon_t: struct
    unsigned int pointCount
    toolPoint_t points[4] : count=pointCount
    unsigned char keySize
    unsigned short key[6] : count=keySize
    toolPoint_t corners[2]

toolList_t: struct
    unsigned int idCount
    toolId_t *ids : count=idCount
    unsigned int entryCount
    toolPoint_t *entries : count=entryCount
    const char *nameSpace

toolSample_t: struct
    unsigned long long timeStamp
    toolValue_t value
    char label[4]
    toolPoint_t pair[2]
    unsigned char partCount
    toolPoint_t parts[3] : count=partCount
    void *cookie

toolOuter_t: struct
    toolInfo_t info
    toolInfo_t more[2]
    toolList_t list

""",
        *SECTIONS["records"],
    ),
)
CLASSES = {
    "Point": ("toolPoint_t", True),
    "Value": ("toolValue_t", False),
    "Info": ("toolInfo_t", False),
    "Polygon": ("toolPolygon_t", False),
    "List": ("toolList_t", False),
    "Sample": ("toolSample_t", True),
    "Outer": ("toolOuter_t", False),
}
"""Name of the class -> its C type, and whether it is an array's class."""


class Structs(Types):
    """Makes each class at first use."""

    datas: dict[str, Any] = {}

    def data(self, c_name: str) -> Any:
        target = self.target(c_name)
        name, several = next((name, several) for name, (record, several) in CLASSES.items() if record == target)
        return self.once(self.datas, target, lambda _: make_data(self, target, name, several))


structs = Structs(TABLE, __name__)


def __getattr__(name: str) -> Any:
    if name not in CLASSES:
        raise AttributeError(name)
    made = structs.data(CLASSES[name][0])
    setattr(sys.modules[__name__], name, made)
    return made
