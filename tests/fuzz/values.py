"""Arguments: numbers at the limits of types, handles, enums, structs, lists, bytes, and objects that lie or raise."""

from __future__ import annotations

import ctypes
from random import Random
from typing import Any

NUMBERS = [0, 1, 2, 5, 7, 255, -1, 2**30 - 1, 2**30, 2**31 - 1, 2**31, -(2**31), 2**32 - 1, 2**32, 2**60]
NUMBERS += [2**63 - 1, 2**63, 2**64 - 1, 2**64, -(2**63), 10**30]
STATUSES = (0, 0, 0, 0, 0, 1, 600, 700)
"""That C returns."""
SMALL = [0, 1, 2, 3, 5, 8, 31, 40, -1]
"""For functions that make as much memory for results as a number says."""
LENGTHS = (0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 5, 8, 8, 31, 32, 33, 40, 64, 65)
"""Of lists; up to 32 elements of 8 bytes, and 64 of 4, are in the frame of machine code."""
PARAMETER_TYPES = (
    *(ctypes.c_int, ctypes.c_uint, ctypes.c_uint64, ctypes.c_int8, ctypes.c_uint16, ctypes.c_bool),
    *(ctypes.c_float, ctypes.c_double, ctypes.c_longlong),
)


class Dice(Random):
    """Random numbers in a third of the time of :class:`random.Random`, whose choices are fairer."""

    def randrange(self, count: int) -> int:  # type: ignore[override]
        return int(self.random() * count)

    def choice(self, values: Any) -> Any:
        return values[int(self.random() * len(values))]


class Sly(int):
    """An int that is equal to others."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return hash(5)


class Index:
    def __index__(self) -> int:
        return 5


class Broken:
    def __index__(self) -> int:
        raise LookupError("no number")

    __int__ = __index__


class Pretending:
    """An object whose ``__class__`` is int."""

    @property  # type: ignore[misc]
    def __class__(self) -> Any:
        return int


class Shrinking(list):  # type: ignore[type-arg]
    """A list that is shorter when it is read again."""

    def __iter__(self) -> Any:
        while self:
            yield self.pop()


class Clearing:
    """An element that empties its list when it is looked at."""

    def __init__(self, within: Any) -> None:
        self.within = within

    def __index__(self) -> int:
        self.within.clear()
        return 7


class Values:
    """A maker of arguments for the functions of one module."""

    def __init__(self, module: Any, raw: bool) -> None:
        found = [getattr(module, name, None) for name in dir(module) if name[:1] != "_" and not name.endswith("_dtype")]
        classes = [cls for cls in found if isinstance(cls, type)]
        self.raw = raw
        self.handles: list[Any] = [cls for cls in classes if issubclass(cls, int)][:300]
        self.structs: list[Any] = [cls for cls in classes if issubclass(cls, (ctypes.Structure, ctypes.Union))][:300]
        self.structs += [cls for cls in classes if hasattr(cls, "_data") or hasattr(cls, "from_ptr")][:100]

    def number(self, rng: Dice, numbers: Any = NUMBERS) -> int:
        if rng.randrange(3) or numbers is SMALL:
            return rng.choice(numbers)  # type: ignore[no-any-return]
        return rng.getrandbits(rng.choice((8, 16, 31, 39, 63)))

    def filled(self, rng: Dice, cls: Any) -> Any:
        """A struct with random content, unless it has pointers, which C may dereference."""
        made = cls()
        if isinstance(made, (ctypes.Structure, ctypes.Union)) and plain(type(made)):
            content = rng.getrandbits(8 * min(ctypes.sizeof(made), 64)).to_bytes(min(ctypes.sizeof(made), 64), "little")
            ctypes.memmove(made.getPtr() if hasattr(made, "getPtr") else ctypes.addressof(made), content, len(content))
        return made

    def handle(self, rng: Dice, number: int) -> Any:
        if not self.handles:
            return number
        try:
            made = rng.choice(self.handles)(number & 7)
            if rng.randrange(3) == 0:
                made.getPtr()  # from now on it reads C's memory
            return made
        except Exception:
            return number

    def value(self, rng: Dice, numbers: Any = NUMBERS, depth: int = 0) -> Any:
        kind = rng.randrange(16 if depth == 0 else 12)
        number = self.number(rng, numbers)
        if kind < 6:
            return number
        if kind in (6, 7):
            return self.handle(rng, number)
        if kind == 8:
            others: list[Any] = [
                None,
                True,
                False,
                1.5,
                float("inf"),
                "text",
                b"bytes of text",
                bytearray(16),
                1j,
                object,
            ]
            return rng.choice(others)
        if kind == 9:
            deceiving = [Sly(number & 0xF), Index(), Broken(), Pretending(), ctypes.c_int(5), ctypes.c_void_p(7)]
            return rng.choice(deceiving)
        if kind == 10:
            return self.filled(rng, rng.choice(self.structs)) if self.structs else None
        if kind == 11:
            return None
        return self.sequence(rng, None, numbers)

    def sequence(self, rng: Dice, cls: Any, numbers: Any = NUMBERS) -> Any:
        """A list or tuple: of numbers or of instances of one class, perhaps with others among them."""
        length = rng.choice(LENGTHS)
        items: list[Any] = []
        for _ in range(length):
            if rng.randrange(60) == 0:
                items.append(self.value(rng, numbers, depth=1))
            elif cls is not None:
                items.append(self.fitting(rng, cls, numbers))
            else:
                items.append(self.number(rng, numbers) if numbers is SMALL else rng.getrandbits(30))
        kind = rng.choice((list, list, tuple, tuple, Shrinking))
        if items and kind is list and rng.randrange(30) == 0:
            items[rng.randrange(length)] = Clearing(items)
            return items
        return kind(items)

    def texts(self, rng: Dice) -> Any:
        """A list or tuple of texts, perhaps with others among them."""
        some = (
            "text",
            "\N{LATIN SMALL LETTER A WITH DIAERESIS}",
            b"bytes",
            "",
            "a\0b",
            bytearray(b"more"),
            "\udc80",
            5,
        )
        return rng.choice((list, tuple))(rng.choice(some) for _ in range(rng.choice(LENGTHS)))

    def buffer(self, rng: Dice) -> Any:
        return rng.choice((bytes, bytes, bytearray, memoryview))(bytes(rng.choice(LENGTHS)))

    def fitting(self, rng: Dice, cls: Any, numbers: Any = NUMBERS) -> Any:
        """An argument of the class that a parameter wants."""
        if not issubclass(cls, int):
            return self.filled(rng, cls)
        try:
            return cls(self.number(rng, numbers) & 7)
        except Exception:
            return self.number(rng, numbers)

    def kernel_parameters(self, rng: Dice) -> Any:
        """What a kernel gets, for functions that launch."""
        if rng.randrange(8) == 0:
            return self.value(rng)
        count = rng.choice((0, 1, 1, 2, 3, 5, 9, 40))
        types = [rng.choice((*PARAMETER_TYPES, ctypes.c_bool, None)) for _ in range(count)]
        return tuple(self.parameter(rng, kind) for kind in types), tuple(types)

    def parameter(self, rng: Dice, kind: Any) -> Any:
        if rng.randrange(30) == 0:
            return self.value(rng)
        if kind is None:
            return self.filled(rng, rng.choice(self.structs)) if rng.randrange(3) == 0 else self.handle(rng, 5)
        how = rng.randrange(8)
        if how == 0:
            return rng.choice((True, False))
        if how == 1:
            return self.handle(rng, 5)
        if kind in (ctypes.c_float, ctypes.c_double):
            number: Any = rng.choice((0.0, 1.5, -2.25, 1e30, 3.4e38, 3))
        else:
            number = self.number(rng) & (1 << 8 * ctypes.sizeof(kind) - 1) - 1
        return kind(number) if how == 2 else number


_plain: dict[Any, bool] = {}


def plain(cls: Any) -> bool:
    """Whether a ctypes class has no pointers."""
    if cls not in _plain:
        if issubclass(cls, (ctypes.Structure, ctypes.Union)):
            fields = [field for base in cls.__mro__ for field in base.__dict__.get("_fields_", ())]
            found = all(plain(field[1]) for field in fields)
        elif issubclass(cls, ctypes.Array):
            found = plain(cls._type_)
        else:
            found = isinstance(getattr(cls, "_type_", None), str) and cls._type_ not in "zZPO"
        _plain[cls] = found
    return _plain[cls]
