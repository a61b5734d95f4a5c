"""The cases: which functions a seed calls, and under which disturbance. Together the groups hold every function of every face."""

from __future__ import annotations

import functools
import importlib
import json
import re
from dataclasses import asdict, dataclass, replace
from random import Random
from typing import Any

from tests.fuzz.disturbances import DISTURBANCES

FACES = ("raw", "bindings", "checked")
GROUP = 20
"""Functions of one case: few enough for each to be called by machine code."""
SKIPPED = {
    "Callback|HostFn|LaunchHost|UserObject|EventRecordHostNode|StreamWriteHost": "they keep Python functions for C to call",
    "GetProcAddress|getProcAddress|GetDriverEntryPoint|getDriverEntryPoint|GetExportTable": "the stand-in answers them, or reads addresses",
    "Logs": "they keep Python functions for C to call",
}
"""Functions that are left out, and why."""
LAUNCHES = ("core.launch", "core.prepared", "core.record", "core.wait")


@dataclass(frozen=True)
class Case:
    """The calls that a process makes: numbers ``first`` to ``last``, or those in ``only``."""

    module: str
    """After ``cuda_ctypes.``, such as ``cu13.bindings.driver``; or ``core``."""
    names: tuple[str, ...]
    seed: int
    disturbance: str
    last: int
    only: tuple[int, ...] = ()
    plain: tuple[int, ...] = ()
    """Positions of arguments of the last call to replace by 5: a smaller case."""
    warm: bool = False
    """Whether each function is called three times before, as in the middle of many calls."""
    all_lines: bool = False
    """Whether each call has a line at once; otherwise a line for many calls, which takes less time."""

    def __str__(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def read(text: str) -> Case:
        fields: dict[str, Any] = {
            name: tuple(value) if type(value) is list else value for name, value in json.loads(text).items()
        }
        return Case(**fields)

    def but(self, **changes: Any) -> Case:
        return replace(self, **changes)

    @property
    def major(self) -> str:
        return "cu12" if self.module.startswith("cu12") else "cu13"

    @property
    def library(self) -> str:
        return "driver" if self.module == "core" else self.module.rpartition(".")[2]

    @property
    def indices(self) -> Any:
        return self.only or range(self.last)


def table_of(module: str) -> Any:
    from cuda_ctypes._floor.tables import table_of

    major, _, library = module.split(".")
    return table_of(f"cuda_ctypes.{major}", library)


def functions(module: str) -> dict[str, str]:
    """The functions of a face that are called: names and symbols."""
    from cuda_ctypes._floor.faces import common
    from cuda_ctypes._floor.faces.listing import function_names

    table = table_of(module)
    if module.split(".")[1] == "bindings" and "snake_error" in table.settings:
        found = {name: table.snake_functions[name] for name in table.snake_functions}
    else:
        found = {name: table.names.get(name, name) for name in function_names(common(table, table.package))}
    skipped = re.compile("|".join(SKIPPED))
    return {name: symbol for name, symbol in sorted(found.items()) if not skipped.search(symbol)}


@functools.cache
def groups() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """(module, names) of all groups."""
    from tests.standin import build

    found: list[tuple[str, tuple[str, ...]]] = []
    for major in build.majors():
        for library in build.libraries():
            for face in FACES:
                module = f"{major}.{face}.{library}"
                try:
                    importlib.import_module(f"cuda_ctypes.{module}")
                except ImportError:
                    continue
                names = list(functions(module))
                found += [(module, tuple(names[start : start + GROUP])) for start in range(0, len(names), GROUP)]
    found += [("core", LAUNCHES)] * max(1, len(found) // 30)  # one in thirty: there are few functions, of many shapes
    Random(5).shuffle(found)
    return tuple(found)


def case(seed: int, calls: int) -> Case:
    """The case of a seed. As many seeds in a row as there are groups call every function."""
    module, names = groups()[seed % len(groups())]
    return Case(module, names, seed, Random(seed).choice(DISTURBANCES), calls)
