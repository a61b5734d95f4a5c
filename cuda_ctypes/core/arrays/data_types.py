"""The types of elements: NumPy's dtypes, or objects with the same attributes without NumPy."""

from __future__ import annotations

from sys import byteorder, modules

from ..._lazy import former

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

__name__ = former(__name__)


NATIVE = "<" if byteorder == "little" else ">"
KINDS = {"i": "int", "u": "uint", "f": "float", "c": "complex", "V": "void", "S": "bytes", "U": "str"}
KINDS.update({"M": "datetime", "m": "timedelta"})
NUMBERS = [f"{kind}{size}" for kind, sizes in {"iu": "1248", "f": "248"}.items() for kind in kind for size in sizes]
NUMBERS += ["c8", "c16"]
WORDS = {"bool": "b1", "int": "i8", "float": "f8", "complex": "c16"}
WORDS.update({f"{KINDS[code[0]]}{8 * int(code[1:])}": code for code in NUMBERS})
"""Names of types, and their type strings."""

SIGNED, UNSIGNED, FLOAT, BFLOAT, COMPLEX, BOOL = 0, 1, 2, 4, 5, 6  # DLDataTypeCode
CODES = {"i": SIGNED, "u": UNSIGNED, "f": FLOAT, "c": COMPLEX, "b": BOOL}
NARROW = {
    "bfloat16": (BFLOAT, 16),
    "float8_e3m4": (7, 8),
    "float8_e4m3": (8, 8),
    "float8_e4m3b11fnuz": (9, 8),
    "float8_e4m3fn": (10, 8),
    "float8_e4m3fnuz": (11, 8),
    "float8_e5m2": (12, 8),
    "float8_e5m2fnuz": (13, 8),
    "float8_e8m0fnu": (14, 8),
}
"""Types of the package ml_dtypes, with their code and bits in DLPack."""


class DType:
    """The type of an array's elements, with the attributes of NumPy's dtypes; equal to those and to their names."""

    __slots__ = ("name", "kind", "itemsize", "str", "_numpy", "_dlpack")

    name: str
    """``float32``, ``complex64``, ``bool`` ..."""
    kind: str
    """``i``, ``u``, ``f``, ``c``, ``b``; ``V`` for other bytes."""
    itemsize: int
    """The size of an element, in bytes."""

    def __init__(self, name: str, kind: str, itemsize: int, typestr: str) -> None:
        self.name, self.kind, self.itemsize, self.str = name, kind, itemsize, typestr
        self._numpy: Any = None
        self._dlpack: Any = None
        """The same type elsewhere, once it was needed."""

    def __reduce__(self) -> Any:
        return DType, (self.name, self.kind, self.itemsize, self.str)

    def __setstate__(self, state: Any) -> None:
        """Of pickles made before the first release."""
        _, slots = state
        self.__init__(slots["name"], slots["kind"], slots["itemsize"], slots["str"])  # type: ignore[misc]

    @property
    def byteorder(self) -> str:
        """``=`` for this machine's, ``|`` for none, else ``<`` or ``>``."""
        return "=" if self.str[0] == NATIVE else self.str[0]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DType):
            try:
                other = dtype_of(other)
            except TypeError:
                return False
        return getattr(other, "str", None) == self.str and getattr(other, "name", None) == self.name

    def __hash__(self) -> int:
        return hash((DType, self.name, self.str))

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"dtype({self.name!r})"


_known: dict[str, DType] = {}
for _name, (_code, _bits) in NARROW.items():
    _known[_name] = DType(_name, "V", _bits // 8, f"{NATIVE}V2" if _bits == 16 else "|V1")


def named(text: str) -> DType:
    """The type of a name (``float32``) or type string (``<f4``). Raises TypeError for other text."""
    found = _known.get(text)
    if found is None:
        found = _known[text] = _parsed(text)
    return found


def _parsed(text: str) -> DType:
    code = WORDS.get(text, text)
    order, code = (code[0], code[1:]) if code[:1] in ("<", ">", "|", "=") else ("=", code)
    kind, (digits, _, unit) = code[:1], code[1:].partition("[")
    if not digits.isdecimal() or not int(digits) or (kind not in KINDS and code != "b1"):
        raise TypeError(f"data type {text!r} not understood")
    size = int(digits) * (4 if kind == "U" else 1)
    order = "|" if kind in "VS" or (size == 1 and kind != "U") else NATIVE if order in "=|" else order
    bits = f"64[{unit}" if kind in "mM" else str(8 * size)
    return DType("bool" if kind == "b" else KINDS[kind] + bits, kind, size, f"{order}{code}")


_types: set[type] = {DType}
"""The classes of dtypes; NumPy has one for each type of elements."""


_of_classes: dict[type, Any] = {cls: named(cls.__name__) for cls in (bool, int, float, complex)}
"""The types of elements that are classes of Python and, once they were asked for, of NumPy's scalars."""


def dtype_of(given: Any) -> Any:
    """A type from a dtype, a NumPy scalar type, ``bool``, ``int``, ``float``, ``complex``, a name or a type string;
    where NumPy is loaded, from all names that it knows. NumPy's dtypes stay. Raises TypeError for anything else.
    """
    kind = given.__class__
    if kind in _types:
        return given
    if kind is type and given in _of_classes:
        return _of_classes[given]
    if isinstance(given, str):
        try:
            return named(given)
        except TypeError:
            if "numpy" not in modules:
                raise
            return modules["numpy"].dtype(given)  # it has more names: double, f, ?
    if isinstance(given, type):
        if "numpy" in modules:
            found = modules["numpy"].dtype(given)
            if given.__module__ == "numpy":
                _of_classes[given] = found
            return found
    elif isinstance(given, DType) or (hasattr(given, "itemsize") and hasattr(given, "newbyteorder")):
        _types.add(type(given))
        return given
    raise TypeError(f"a dtype, its name or a scalar type of NumPy is expected, got {given!r}")


_numpy: list[Any] = []


def numpy_dtype(dtype: Any) -> Any:
    """NumPy's dtype if NumPy is installed (for bfloat16 and its like, ml_dtypes); else the argument."""
    if type(dtype) is not DType:
        return dtype
    if dtype._numpy is None:
        dtype._numpy = _imported(dtype)
    return dtype._numpy


def _imported(dtype: DType) -> Any:
    if not _numpy:
        try:
            _numpy.append(__import__("numpy"))
        except ImportError:
            _numpy.append(None)
    if _numpy[0] is None:
        return dtype
    if dtype.name not in NARROW:
        return _numpy[0].dtype(dtype.str)
    try:
        return _numpy[0].dtype(getattr(__import__("ml_dtypes"), dtype.name))
    except (ImportError, AttributeError):
        return dtype


_dlpack_of: dict[Any, tuple[int, int, int]] = {}
"""By dtypes of NumPy, whose names take long to read."""


def to_dlpack(dtype: Any) -> tuple[int, int, int]:
    """Code, bits and lanes in DLPack. Raises BufferError for types that it lacks."""
    if type(dtype) is DType:
        if dtype._dlpack is None:
            dtype._dlpack = _to_dlpack(dtype)
        return dtype._dlpack  # type: ignore[no-any-return]
    found = _dlpack_of.get(dtype)
    if found is None:
        found = _dlpack_of[dtype] = _to_dlpack(dtype)
    return found


def _to_dlpack(dtype: Any) -> tuple[int, int, int]:
    if dtype.name in NARROW:
        return (*NARROW[dtype.name], 1)
    if dtype.kind in CODES and (dtype.str[0] in ("|", NATIVE)):
        return CODES[dtype.kind], 8 * dtype.itemsize, 1
    raise BufferError(f"DLPack has no type for {dtype!r}")


_of_dlpack = {about: name for name, about in NARROW.items()}
_kinds = {code: kind for kind, code in CODES.items()}


def from_dlpack(about: tuple[int, int, int]) -> DType:
    """The type of a DLPack tensor, from code, bits and lanes. Raises BufferError for types without a dtype."""
    found = _from_dlpack.get(about)
    if found is None:
        found = _from_dlpack[about] = _dlpack_type(*about)
    return found


_from_dlpack: dict[tuple[int, int, int], DType] = {}


def _dlpack_type(code: int, bits: int, lanes: int) -> DType:
    if lanes == 1 and (code, bits) in _of_dlpack:
        return named(_of_dlpack[code, bits])
    if lanes != 1 or bits % 8 or code not in _kinds or not bits or (code == BOOL and bits != 8):
        raise BufferError(f"DLPack's type {code} of {bits} bits in {lanes} lanes is not supported")
    return named(f"{_kinds[code]}{bits // 8}")
