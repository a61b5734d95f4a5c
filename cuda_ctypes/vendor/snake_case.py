"""The names of cuda.bindings' newer modules (nvjitlink, nvvm, nvfatbin, nvml, cufile): from C, and back."""

from __future__ import annotations

from .._floor.faces.snake_case import SnakeCaseTypes
from ..errors import subclass_name

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from .._floor.types.table_types import Types


class SnakeCase:
    """The names of one library. An exception's name in C is its class in ``checked``."""

    def __init__(self, types: Types) -> None:
        self.table = table = types.table
        self.spelled: dict[str, str] = {}
        """C names of functions, structs, enums and exceptions to Python's."""
        self.c_names: dict[str, str] = {}
        """Python's names, of constants too, to those of C."""
        self.parameters = SnakeCaseTypes(types).parameters
        for name, c_name in table.snake_functions.items():
            self.spelled[c_name] = name
        for name, record in table.snake_types.items():
            self.spelled[record.partition(" ")[0]] = name
            self.c_names[name] = record.partition(" ")[0]
        for c_name in table.enums:
            name = table.snake_enums.name_of(f"enum {c_name}")
            if name:
                self.spelled[c_name] = name
        named = set(self.spelled.values())
        self.macros = [name for name in table.snake_enums if name not in named]
        """Enums that C lacks: made of constants, or of another library."""
        self.spelled.update({subclass_name(status): name for status, name in self.errors().items()})
        self.spelled.update({c_name: name for name, c_name in table.snake_constants.items()})
        self.c_names.update({name: c_name for c_name, name in self.spelled.items()})
        for name, same in table.settings.get("snake_synonyms", {}).items():
            self.c_names[name] = self.c_names[same]

    def members(self, enum: str) -> dict[str, int]:
        """The members of an enum, by its name in C, or in Python if C lacks it."""
        return dict(self.table.snake_enums[self.spelled.get(enum, enum)])

    def status(self, c_name: str) -> str:
        """The member for a status."""
        result = self.table.settings["result"]
        value = self.table.enums[result][c_name]
        return next(name for name, number in self.members(result).items() if number == value)

    def errors(self) -> dict[str, str]:
        """The exceptions by status, in C's spelling; empty if the library has one exception for all."""
        settings = self.table.settings
        if "snake_errors" not in settings:
            return {}
        made = {}
        for status, value in self.table.enums[settings["result"]].items():
            if value:
                words = self.status(status)
                known = settings["snake_errors"].get(words)
                made[status] = known or "".join(map(str.capitalize, words.removeprefix("ERROR_").split("_"))) + "Error"
        return made
