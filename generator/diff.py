"""Compare the tables of two releases: declarations added, removed and changed."""

from __future__ import annotations

import argparse
import json
import re
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path

from generator import command, descriptor, fetch, manifest, tables
from generator.errors import GeneratorError
from generator.model import Callback, Function, HeaderTable, Inline

Fact = int | float | str
Facts = dict[str, dict[str, Fact]]
"""Name of a declaration to the facts that are compared."""

CHANGED = {"aliases": "re-pointed", "enumerators": "renumbered", "records": "re-laid"}
"""Group to its word for a change, if it is not ``changed``."""


@dataclass
class Change:
    old: Fact
    new: Fact


@dataclass
class Changes:
    """The changes in one group, in header order; removed names in the old header's order."""

    added: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    changed: dict[str, dict[str, Change]] = field(default_factory=dict)


@dataclass
class Comparison:
    library: str
    old: str
    new: str
    groups: dict[str, Changes]

    def to_json(self) -> str:
        groups = {name: asdict(changes) for name, changes in self.groups.items()}
        return json.dumps({"library": self.library, "old": self.old, "new": self.new, **groups}, indent=1) + "\n"

    def to_text(self) -> str:
        lines = [f"{self.library}: {self.old} -> {self.new}"]
        for group, changes in self.groups.items():
            word = CHANGED.get(group, "changed")
            counts = {"added": len(changes.added), "removed": len(changes.removed), word: len(changes.changed)}
            if not any(counts.values()):
                continue
            lines += ["", f"{group}: " + ", ".join(f"{count} {what}" for what, count in counts.items() if count)]
            lines += [f"  + {name}" for name in changes.added]
            lines += [f"  - {name}" for name in changes.removed]
            for name, facts in changes.changed.items():
                lines.append(f"  ~ {name}")
                lines += [
                    f"      {fact}: {_shown(change.old)} -> {_shown(change.new)}" for fact, change in facts.items()
                ]
        if len(lines) == 1:
            lines.append("no difference")
        return "\n".join(lines) + "\n"


def compare(old: HeaderTable, new: HeaderTable) -> Comparison:
    before, after = _facts(old), _facts(new)
    groups = {group: _changes(before[group], after[group]) for group in before}
    # A public name that is new together with its function is not worth a line.
    aliases = groups["aliases"]
    aliases.added = [name for name in aliases.added if after["aliases"][name]["symbol"] != name]
    aliases.removed = [name for name in aliases.removed if before["aliases"][name]["symbol"] != name]
    # The members of an enum or record that is new or gone as a whole are not listed.
    for whole, part in (("enums", "enumerators"), ("records", "fields")):
        changes = groups[part]
        changes.added = [name for name in changes.added if name.partition(".")[0] not in groups[whole].added]
        changes.removed = [name for name in changes.removed if name.partition(".")[0] not in groups[whole].removed]
    return Comparison(new.library, old.release, new.release, groups)


def _changes(old: Facts, new: Facts) -> Changes:
    changed = {}
    for name, facts in new.items():
        former = old.get(name, facts)
        differences = {
            fact: Change(former.get(fact, ""), facts.get(fact, ""))
            for fact in {**former, **facts}
            if former.get(fact) != facts.get(fact)
        }
        if differences:
            changed[name] = differences
    added = [name for name in new if name not in old]
    return Changes(added, [name for name in old if name not in new], changed)


def _facts(table: HeaderTable) -> dict[str, Facts]:
    """The facts to compare, by group, in the order of the report."""
    return {
        "functions": {function.symbol: {"signature": signature(function)} for function in table.functions},
        "aliases": {
            name: {"symbol": function.symbol, **_given("per-thread twin", function.per_thread)}
            for name, function in table.public_functions()
        },
        "inlines": {inline.name: {"signature": signature(inline)} for inline in table.inlines},
        "enums": {enum.name: {"size": enum.size} for enum in table.enums},
        "enumerators": {
            f"{enum.name}.{member.name}": {"value": member.value} for enum in table.enums for member in enum.members
        },
        "records": {
            record.name: {"kind": record.kind, "size": record.size, "align": record.align} for record in table.records
        },
        "fields": {
            f"{record.name}.{item.name}": {
                "type": str(item.type),
                "offset": item.offset,
                **({"bits": item.bits, "bit offset": item.bit_offset} if item.bits else {}),
            }
            for record in table.records
            for item in record.fields
        },
        "opaques": {opaque.name: {} for opaque in table.opaques},
        "typedefs": {typedef.name: {"type": str(typedef.type)} for typedef in table.typedefs},
        "callbacks": {callback.name: {"signature": signature(callback)} for callback in table.callbacks},
        "constants": {
            constant.name: {"value": constant.value, **_given("type", str(constant.type or ""))}
            for constant in table.constants
        },
    }


def signature(item: Function | Inline | Callback) -> str:
    parameters = [f"{parameter.type} {parameter.name}".replace("* ", "*") for parameter in item.parameters]
    if not isinstance(item, Inline) and item.variadic:
        parameters.append("...")
    return f"{item.result} ({', '.join(parameters) or 'void'})"


def _given(fact: str, text: str) -> dict[str, Fact]:
    return {fact: text} if text else {}


def _shown(fact: Fact) -> str:
    return "nothing" if fact == "" else str(fact)


def configure(parser: argparse.ArgumentParser) -> None:
    command.add_words(
        parser,
        "Without a library: driver. Of two releases, the earlier one comes first; of one alone, the difference is to the release of the "
        "modules in --output.",
    )
    parser.add_argument("--json", action="store_true", help="as JSON: one object, or a list of one for each library")


def run(arguments: argparse.Namespace) -> int:
    asked = command.asked(arguments, ["driver"])
    differences = [compare(*_tables(library, asked.releases, arguments)) for library in asked.libraries]
    if not arguments.json:
        sys.stdout.write("".join(item.to_text() for item in differences))
    elif len(differences) == 1:
        sys.stdout.write(differences[0].to_json())
    else:  # one document, a list
        sys.stdout.write("[" + ",".join(item.to_json() for item in differences) + "]\n")
    return 0


def _tables(library: str, releases: list[str], arguments: argparse.Namespace) -> tuple[HeaderTable, HeaderTable]:
    """The tables to compare. ``--include`` has the headers of the newer release."""
    include, releases = arguments.include, [*releases]
    if include is not None and len(releases) < 2 and descriptor.load(library).packages:
        found = fetch.release_of(include)
        releases += [found] if found not in releases else []
    if len(releases) == 1:
        releases.insert(0, _shipped(library, releases[0], arguments.output))
    if len(releases) != 2:
        raise GeneratorError("diff compares two releases: python -m generator diff driver 13.4 13.5")
    old, new = releases
    return (
        tables.load(library, old, compiler=arguments.compiler, own=True),
        tables.load(library, new, include=include, compiler=arguments.compiler, own=True),
    )


def _shipped(library: str, release: str, package: Path) -> str:
    """The release of the modules that a package has for the major of ``release``, or for the one before."""
    majors = sorted(package.glob(f"cu*/_{library}.py"), key=lambda path: int(path.parent.name[2:]))
    fitting = [path for path in majors if int(path.parent.name[2:]) <= manifest.numbers(release)[0]]
    if not fitting:
        raise GeneratorError(f"{package} has no modules of {library} before CUDA {release}: name two releases")
    found = re.search(r"^release: (.*)$", fitting[-1].read_text("utf-8"), re.MULTILINE)
    return found[1] if found else ""
