# What the stubs of the generated modules share: the floor's classes as type checkers should see them. No module at run
# time. Structs are no ctypes.Structure here, because that one has a __getattr__ which would hide misspelt members.
import array
import ctypes
from _ctypes import _PyCStructType
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar, overload

from typing_extensions import Buffer, ParamSpec, Self, TypeAlias

_T = TypeVar("_T")
_E = TypeVar("_E", bound=Enum)
_H = TypeVar("_H", bound=Handle)
_C = TypeVar("_C", bound=ctypes._CData)
_Get = TypeVar("_Get")
_Set = TypeVar("_Set")
_P = ParamSpec("_P")
_R = TypeVar("_R")

class EnumType(type):
    @property
    def __members__(cls: type[_T]) -> dict[str, _T]: ...
    def __iter__(cls: type[_T]) -> Iterator[_T]: ...
    def __len__(cls) -> int: ...
    def __contains__(cls, value: object) -> bool: ...
    def __getitem__(cls: type[_T], name: str) -> _T: ...

class Enum(int, metaclass=EnumType):
    @property
    def name(self) -> str: ...
    @property
    def value(self) -> int: ...
    def __new__(cls, value: int) -> Self: ...
    @classmethod
    def from_c(cls, value: int) -> Self: ...

class Handle(int):
    def __new__(cls, init_value: int = 0, _ptr: int = 0) -> Self: ...
    def getPtr(self) -> int: ...

class Stream(Handle):
    def __cuda_stream__(self) -> tuple[int, int]: ...

class Callback(Handle): ...

class SupportsStream(Protocol):
    def __cuda_stream__(self) -> tuple[int, int]: ...

class SupportsArrayInterface(Protocol):
    """NumPy's arrays, which have ``__buffer__`` for type checkers from Python 3.12 on only."""

    @property
    def __array_interface__(self) -> dict[str, Any]: ...

class Record(ctypes._CData, metaclass=_PyCStructType):
    __hash__: ClassVar[None]  # type: ignore[assignment]
    def __init__(self, _ptr: int = 0) -> None: ...
    def getPtr(self) -> int: ...

class Member(Generic[_Get, _Set]):
    @overload
    def __get__(self, instance: None, owner: type) -> property: ...
    @overload
    def __get__(self, instance: object, owner: type | None = None) -> _Get: ...
    def __set__(self, instance: object, value: _Set) -> None: ...

Bytes: TypeAlias = bytes  # for structs that have a member called bytes, or str
Str: TypeAlias = str
Text: TypeAlias = bytes | bytearray | str
Address: TypeAlias = Buffer | SupportsArrayInterface | int | None
CallersMemory: TypeAlias = Buffer | SupportsArrayInterface | None
WritableAddress: TypeAlias = Address  # a buffer that is not read-only, which no type can say
KernelParams: TypeAlias = tuple[tuple[Any, ...], tuple[Any, ...]] | Address
EnumMember: TypeAlias = Member[_E, _E | int]
HandleMember: TypeAlias = Member[_H, _H | int | None]
ListMember: TypeAlias = Member[list[_T], Sequence[_T] | None]

class Single:
    def __init__(self, **fields: Any) -> None: ...
    @property
    def ptr(self) -> int: ...
    def __int__(self) -> int: ...
    def __setitem__(self, key: int, value: Buffer) -> None: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    @classmethod
    def from_ptr(cls, ptr: int, readonly: bool = False, owner: object = None) -> Self: ...
    @classmethod
    def from_buffer(cls, buffer: Buffer) -> Self: ...
    @classmethod
    def from_data(cls, data: Any) -> Self: ...

class Several:
    def __init__(self, size: int = 1) -> None: ...
    @property
    def ptr(self) -> int: ...
    def __int__(self) -> int: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Self]: ...
    @overload
    def __getitem__(self, key: int) -> Self: ...
    @overload
    def __getitem__(self, key: slice | str) -> Any: ...
    def __setitem__(self, key: int | slice | str, value: Any) -> None: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    @classmethod
    def from_ptr(cls, ptr: int, size: int = 1, readonly: bool = False, owner: object = None) -> Self: ...
    @classmethod
    def from_buffer(cls, buffer: Buffer) -> Self: ...
    @classmethod
    def from_data(cls, data: Any) -> Self: ...

IntArray: TypeAlias = array.array[int]
FloatArray: TypeAlias = array.array[float]

class Prototype(Generic[_P, _R]):
    __name__: str
    symbol: str
    argtypes: list[Any]
    parameters: tuple[str, ...]
    def resolve(self) -> Callable[_P, _R]: ...
    def __call__(self, *args: _P.args, **kwargs: _P.kwargs) -> _R: ...

def c_function(declared: Callable[_P, _R]) -> Prototype[_P, _R]: ...

class RawScalar:
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...

class RawRecord(ctypes._CData, metaclass=_PyCStructType):
    __hash__: ClassVar[None]  # type: ignore[assignment]
    def __init__(self, *values: Any, **members: Any) -> None: ...

class ArrayType(ctypes.Array[_C]):
    _length_: int
    _type_: type[_C]

Int: TypeAlias = ctypes.c_int | int
UInt: TypeAlias = ctypes.c_uint | int
Int64: TypeAlias = ctypes.c_int64 | int
LongLong: TypeAlias = ctypes.c_longlong | int
ULongLong: TypeAlias = ctypes.c_ulonglong | int
SizeT: TypeAlias = ctypes.c_size_t | int
Array: TypeAlias = ctypes.Array[_C]
Pointer: TypeAlias = ctypes._Pointer[_C]
ByReference: TypeAlias = _C | ctypes._Pointer[_C] | ctypes.Array[_C] | ctypes._CArgObject | None
VoidPointer: TypeAlias = ctypes._PointerLike | ctypes.Array[Any] | ctypes._CArgObject | int | bytes | None
CharPointer: TypeAlias = (
    ctypes.c_char_p | ctypes._Pointer[ctypes.c_char] | ctypes.Array[ctypes.c_char] | ctypes._CArgObject | bytes | None
)
Field: TypeAlias = ctypes._CField[Any, _T, _T]
ScalarField: TypeAlias = ctypes._CField[_C, _C, _C | int]
HandleField: TypeAlias = ctypes._CField[_C, _C, _C | int | None]
ArrayField: TypeAlias = ctypes._CField[Any, ctypes.Array[_C], ctypes.Array[_C] | tuple[Any, ...]]
PointerField: TypeAlias = ctypes._CField[Any, ctypes._Pointer[_C], ctypes._Pointer[_C] | ctypes.Array[_C] | None]
AddressField: TypeAlias = ctypes._CField[ctypes.c_void_p, int | None, ctypes.c_void_p | int | None]
TextField: TypeAlias = ctypes._CField[ctypes.c_char_p, bytes | None, ctypes.c_char_p | bytes | None]
