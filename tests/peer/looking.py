"""The names of a module, and values, as text and JSON for the comparison of two implementations.

The modules are of two conventions: handles and structs with ``getPtr()``; and, in the modules with names in lower case,
structs with ``ptr`` and ``from_ptr()``, which may be arrays of structs.
"""

from __future__ import annotations

import array
import ctypes
import inspect
import re
import sys
from collections.abc import Iterator
from typing import Any

shown: dict[str, list[str]] = {}
"""The members by which structs are compared, per class: those of the published one."""
public_names: dict[type, str] = {}
errors: dict[type, str] = {}
NO_MEMBER = "(no member)"
"""For a number that an enum has no member for: one package raises ValueError there, the other keeps the number."""
COMMON = {"from_data", "from_buffer", "from_ptr", "ptr"}
"""What every struct of the second convention has."""


def is_enum(cls: Any) -> bool:
    return isinstance(getattr(cls, "__members__", None), dict)


def is_handle(cls: Any) -> bool:
    return hasattr(cls, "getPtr") and hasattr(cls, "__int__")


def is_record(cls: Any) -> bool:
    return hasattr(cls, "getPtr") and not hasattr(cls, "__int__")


def is_struct(cls: Any) -> bool:
    """A struct of the second convention."""
    return hasattr(cls, "from_ptr")


def is_array(value: Any) -> bool:
    """Whether a struct class holds an array."""
    try:
        len(value)
    except TypeError:
        return False
    return True


def is_error(cls: Any) -> bool:
    return isinstance(cls, type) and issubclass(cls, Exception)


def learn_names(module: Any) -> None:
    """The module's names for its classes; those of unnamed structs are made up."""
    names = dir(module)
    for name, item in public(module):
        if isinstance(item, type) and item.__name__ not in names:
            public_names.setdefault(item, name)
        if is_error(item):
            errors.setdefault(item, item.__name__)


def public_name(cls: type) -> str:
    return public_names.get(cls, cls.__name__)


def show(value: Any) -> str:
    """Types and contents, without addresses."""
    cls: Any = type(value)
    if isinstance(value, (tuple, list)):
        inside = ", ".join(show(item) for item in value)
        return f"({inside})" if isinstance(value, tuple) else f"[{inside}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{show(key)}: {show(item)}" for key, item in value.items()) + "}"
    if isinstance(value, type):
        return f"<class {public_name(value)}>"
    if is_enum(cls):
        return f"{cls.__name__}.{value.name}" if value in cls.__members__.values() else NO_MEMBER
    if is_handle(cls):
        return f"{public_name(cls)}({int(value)})"
    if is_record(cls):
        name = public_name(cls)
        return f"{name}({', '.join(f'{member}={get(value, member)}' for member in shown.get(name, ()))})"
    if is_struct(cls):
        return f"{public_name(cls)}{fields(value)}"
    if is_numbers(value):
        return member(value)
    if getattr(value, "shape", None) == () and hasattr(value, "item"):  # a number of NumPy's
        return show(value.item())
    if isinstance(value, int) and not isinstance(value, bool):
        return repr(int(value))  # a subclass counts as its base
    return repr(value)


def get(value: Any, name: str) -> str:
    try:
        return show(getattr(value, name))
    except ValueError:
        return NO_MEMBER


def fields(value: Any) -> str:
    """The members of a struct of the second convention, or of each struct in an array, without the class's name:
    NumPy's records have none."""
    if is_array(value):
        return f"[{', '.join(members_of(item) for item in flat(value))}]"
    return members_of(value)


def members_of(value: Any) -> str:
    """The members of a struct, or of a record in a NumPy array."""
    dtype = getattr(value, "dtype", None)
    if dtype is not None:
        pairs = {name: value[name] for name in dtype.names}
    else:
        cls = type(value)
        names = shown.get(public_name(cls)) or {*members(cls)} - COMMON
        pairs = {name: getattr(value, name) for name in names}
    return "{" + ", ".join(f"{name}: {member(pairs[name])}" for name in sorted(pairs)) + "}"


def member(value: Any) -> str:
    """The content of an array of structs. An array of one element, or of one array of numbers, counts as its
    content."""
    items = flat(value)
    return items if isinstance(items, str) else f"[{', '.join(show_item(item) for item in items)}]"


def show_item(item: Any) -> str:
    return members_of(item) if is_struct(type(item)) or hasattr(item, "dtype") else show(item)


def flat(value: Any) -> Any:
    """The structs, records or numbers in a member; other values as text."""
    if is_struct(type(value)):
        return [value] if not is_array(value) or len(value) == 1 else list(value)
    if getattr(getattr(value, "dtype", None), "names", None) and value.shape == ():  # a record in a record
        return [value]
    if isinstance(value, tuple):
        return [item for part in value for item in flat(part)]
    if is_numbers(value):
        return numbers(value)
    if getattr(getattr(value, "dtype", None), "names", None):  # a record in a record of NumPy's
        return [value]
    return show(value)


def is_numbers(value: Any) -> bool:
    """An array of numbers or of records, of any class."""
    if getattr(value, "shape", None) == ():
        return False
    return (
        isinstance(value, (memoryview, array.array)) or hasattr(value, "tolist") or "memoryview" in type(value).__name__
    )


def numbers(value: Any) -> list[Any]:
    """Flat, because an array of one struct has its arrays in a list of one."""
    if getattr(getattr(value, "dtype", None), "names", None):
        return list(value.reshape(-1))
    if hasattr(value, "reshape"):
        return list(value.reshape(-1).tolist())
    return memoryview(value).tolist() if len(value) else []


def representation(value: Any) -> str:
    """The lines of ``repr``, without reserved members, which the published package leaves out, and without classes of
    handles, for which it uses the driver's."""
    text = re.sub(r"<\w+ (0x[0-9a-f]+)>", r"<\1>", repr(value))
    lines = [line.rstrip() for line in text.split("\n")]
    return "\n".join(line for line in lines if line and not re.match(r" *(reserved|padding)\w* :", line))


def shown_error(error: Exception) -> str:
    """An error of the module by its name and status, other errors by their built-in base class."""
    cls = type(error)
    if cls in errors and hasattr(error, "status"):
        return f"raises {errors[cls]}({int(error.status)})"
    return f"raises {next(base for base in cls.__mro__ if base.__module__ == 'builtins').__name__}"


def surface(module: Any) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {
        kind: {} for kind in ("functions", "enums", "classes", "structs", "errors", "constants", "dtypes")
    }
    for name, item in public(module):
        if is_enum(item):
            found["enums"][name] = {key: int(value) for key, value in item.__members__.items()}
        elif is_error(item):
            found["errors"][name] = [base.__name__ for base in item.__mro__[:-2]]
        elif isinstance(item, type) and hasattr(item, "getPtr"):
            found["classes"][name] = describe(item, module)
        elif isinstance(item, type) and is_struct(item):
            found["structs"][name] = describe_struct(item)
        elif callable(item) and not isinstance(item, type):
            found["functions"][name] = [
                parameter.name if parameter.default is parameter.empty else f"{parameter.name}={parameter.default!r}"
                for parameter in inspect.signature(item).parameters.values()
            ]
        elif isinstance(item, int):
            found["constants"][name] = int(item)
        elif name.endswith("_dtype"):  # NumPy's, where it is installed
            found["dtypes"][name] = [str(item), item.itemsize]
    return found


def public(module: Any) -> Iterator[tuple[str, Any]]:
    """The names that a module defines, without its imports."""
    for name in dir(module):
        if re.match(r"(?!_)|_py_anon_pod\d+(_dtype)?$", name):
            try:
                item: Any = getattr(module, name)
            except Exception as error:  # noqa: BLE001 - a name that raises is missing
                print(f"{name}: {error!r}", file=sys.stderr)
                continue
            if getattr(item, "__module__", "") not in ("typing", "builtins"):
                yield name, item


zeros = (ctypes.c_uint64 * 1024)()


def describe(cls: Any, module: Any) -> dict[str, Any]:
    try:
        instance = cls()
    except TypeError:  # a struct without a name of its own is made at the address of the one around it
        instance = cls(ctypes.addressof(zeros))
    return {
        "bases": [base.__name__ for base in cls.__mro__[1:] if is_public(base, module)],
        "size": size(cls, module),
        "methods": methods(cls) + [name for name in ("__int__", "__index__", "__cuda_stream__") if hasattr(cls, name)],
        "members": {name: kind(instance, name) for name in members(cls)},
    }


def is_public(cls: type, module: Any) -> bool:
    """Whether a base class is of this module, or of the driver's, whose handles the runtime's are."""
    package = module.__name__.rpartition(".")[0]
    return cls.__module__ in (module.__name__, f"{package}.driver") and not cls.__name__.startswith("_")


def members(cls: type) -> list[str]:
    return [
        name
        for name in dir(cls)
        if not name.startswith("_") and inspect.isdatadescriptor(inspect.getattr_static(cls, name))
    ]


def methods(cls: type) -> list[str]:
    """The members of the class itself: int's are always there."""
    return [
        name
        for name in dir(cls)
        if not name.startswith("_") and callable(getattr(cls, name)) and not hasattr(int, name)
    ]


def size(cls: Any, module: Any) -> Any:
    try:
        return module.sizeof(cls)
    except TypeError:
        return None


def kind(instance: Any, name: str) -> str:
    """The type of a member of a zeroed struct, and of its elements."""
    try:
        value = getattr(instance, name)
    except ValueError as error:  # 0 is not a member: the message ends in the name of the enum
        return str(error).split()[-1]
    if isinstance(value, (list, bytes)):
        return f"{type(value).__name__}[{kind_of(value[0]) if value else ''}] of {len(value)}"
    return kind_of(value)


def kind_of(value: Any) -> str:
    plain = (
        isinstance(value, int)
        and not isinstance(value, bool)
        and not is_enum(type(value))
        and not is_handle(type(value))
    )
    return "int" if plain else public_name(type(value))


def describe_struct(cls: Any) -> dict[str, Any]:
    instance = cls()
    return {
        "size": struct_size(cls),
        "array": is_array(instance),
        "methods": methods(cls),
        "members": {name: struct_kind(instance, name) for name in sorted({*members(cls)} - COMMON)},
    }


def struct_size(cls: Any) -> int:
    try:
        return memoryview(cls()).nbytes
    except ValueError:  # NumPy has no buffers of unions
        return int(cls()._data.itemsize)


def struct_kind(instance: Any, name: str) -> str:
    try:
        value = getattr(instance, name)
    except Exception as error:  # noqa: BLE001 - of the published package's own making
        return f"(raises {type(error).__name__})"
    if is_struct(type(value)) and not is_array(value):
        return public_name(type(value))
    items = value if isinstance(value, list) else flat(value)
    if isinstance(items, str):
        return kind_of(value)
    structs = is_struct(type(value)) or (items and (is_struct(type(items[0])) or hasattr(items[0], "dtype")))
    return f"{'structs' if structs else 'numbers'} of {len(items)}"
