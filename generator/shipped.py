"""The generated tables of a package, wherever it is, and their prototypes beside those of the headers."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path

from cuda_ctypes._floor.tables import Table
from cuda_ctypes._floor.tables.declarations import Declaration, prototype
from generator import annotate, emit, forms
from generator.model import HeaderTable, Location


class ShippedTable(Table):
    """A generated table in the folder of a CUDA major, of any package. Raises ImportError for a damaged file."""

    def __init__(self, folder: Path, library: str) -> None:
        self._packages = folder.parent.resolve()
        super().__init__(f"cuda_ctypes.{folder.name}", library)

    def _read(self, major: str) -> None:
        super()._read(str(self._packages / major))

    def section(self, name: str) -> dict[str, str]:
        """The lines of a section, which may be missing if it would be empty."""
        return dict(getattr(self, name).items()) if hasattr(self, name) else {}


def differing(table: HeaderTable, shipped: ShippedTable) -> Iterator[tuple[Location, str, str]]:
    """Place, name and difference of each function and callback whose types differ, or that the shipped table lacks."""
    table = copy.deepcopy(table)
    annotate.annotate(
        table, {}
    )  # it writes some types otherwise; directions and names of parameters do not matter here
    lines = emit.TableLines(table, {*shipped.shared})
    modules = Path(shipped.path).name
    places = {function.symbol: function.location for function in table.functions}
    places |= {callback.name: callback.location for callback in table.callbacks}
    there, names = {**shipped.section("functions"), **shipped.section("older")}, shipped.section("names")
    there |= shipped.section("callbacks")
    wanted = [(item.symbol, lines.function(item)) for item in table.functions if not forms.is_twin(item.symbol)]
    for name, text in [*wanted, *lines.callbacks()]:
        if name not in there:
            yield places[name], name, f"missing in {modules}"
        elif _types(text) != _types(there[name]):
            yield places[name], name, f"is {_types(text)} in the table, {_types(there[name])} in {modules}"
    for name, symbol in lines.names():
        if names.get(name) != symbol:
            yield (
                places[symbol],
                name,
                f"stands for {symbol} in the table, for {names.get(name, 'nothing')} in {modules}",
            )


def _types(text: str) -> str:
    """The types of a prototype, without the names of its parameters."""
    read = prototype(text)
    return f"{_type(read.result)} ({', '.join(map(_type, read.parameters))})"


def _type(item: Declaration) -> str:
    bounds = "".join(f"[{bound}]" for bound in item.bounds)
    return f"{'const ' * item.const}{item.base}{' ' * bool(item.stars)}{'*' * item.stars}{bounds}"
