"""The libraries of a vendored file: their search, and the prototypes of their functions."""

from __future__ import annotations

from ..pathfinder.table import LIBRARIES as FILES
from ..pathfinder.table import chosen
from .layout import bracketed, split_items
from .selection import Source

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    Prototypes = dict[str, dict[int, dict[str, list[str]]]]


def stanzas(prototypes: Prototypes, majors: list[int]) -> list[list[str]]:
    """The libraries of a file, with the prototypes of their functions, by library, major and symbol."""
    parts: list[list[str]] = []
    if len(majors) == 2 and prototypes:
        parts.append(
            [
                "_cuda = Library(",
                *("    " + line for line in arguments("driver", majors[0])),
                '    prototypes={"cuDriverGetVersion": (c_int, c_void_p)},',
                ")",
            ]
        )
    for library, by_major in prototypes.items():
        if len(majors) == 1:
            entries = by_major[majors[0]]
            parts.append(
                [
                    f"_{library} = Library(",
                    *("    " + line for line in arguments(library, majors[0])),
                    "    prototypes={",
                    *("    " + line for entry in entries.values() for line in rewrapped(entry)),
                    "    },",
                    ")",
                ]
            )
            continue
        same = {
            symbol: entry
            for symbol, entry in by_major.get(majors[0], {}).items()
            if all(entries.get(symbol) == entry for entries in by_major.values()) and len(by_major) == 2
        }
        if same:
            parts.append([f"_{library}_prototypes = {{", *(line for entry in same.values() for line in entry), "}"])
        lines = [f"_{library} = Either(", "    _cuda,", "    {"]
        for major, entries in by_major.items():
            own = [entry for symbol, entry in entries.items() if symbol not in same]
            lines += [
                f"        {major}: Library(",
                *("            " + line for line in arguments(library, major)),
            ]
            spread = [f"                **_{library}_prototypes,"] if same else []
            if own:
                rows = [f"    {line}" for entry in own for line in rewrapped(entry, 12)]
                lines += ["            prototypes={", *spread, *rows, "            },"]
            else:
                lines.append(f"            prototypes=_{library}_prototypes,")
            lines.append("        ),")
        parts.append([*lines, "    },", ")"])
    return parts


def arguments(library: str, major: int) -> list[str]:
    """The arguments of a Library, except its prototypes."""
    settings = Source(library, major).settings
    files = file_names(settings, major)
    if "pathfinder" in settings:
        item = FILES[settings["pathfinder"]]
        wheels = item.wheels(major)
        packages = item.packages(major)
        driver = item.order == "driver"
    else:
        wheels, packages, driver = [], [], library == "driver"
    ways = [f"pip install {package}" for package in packages]
    remedy = ", or ".join(ways) or settings.get("install", "install it").replace('"', "'")
    if driver:
        remedy = "it comes with NVIDIA's display driver"
    name = settings["summary"].partition(",")[0]
    lines = [f'"{name}",', f'"{settings["environment"]}",', f'remedy="{remedy}",']
    for system, listed in files.items():
        lines += bracketed(f"{system}=(", [f'"{file}"' for file in listed], "),", 0, True) if listed else []
    if wheels:
        places = list(dict.fromkeys([*item.folders.split(), *item.windows_folders.split()]))
        lines += bracketed("wheels=(", [f'"{wheel}"' for wheel in wheels], "),", 0, True)
        lines += bracketed("places=(", [f'"{place}"' for place in places if "arm64" not in place], "),", 0, True)
        if item.product:
            lines.append(f'homes=("{item.product}",),')
    return lines


def file_names(settings: dict[str, Any], major: int) -> dict[str, list[str]]:
    """The names of a library's files on each system, from the settings of its table."""
    if "pathfinder" in settings:
        item = FILES[settings["pathfinder"]]
        return {"linux": chosen(item.linux, major), "windows": chosen(item.windows, major)}
    return {"linux": [*settings["linux"], *settings.get("elsewhere", ())], "windows": settings["windows"]}


def rewrapped(entry: list[str], more: int = 4) -> list[str]:
    """A prototype with another indentation."""
    start, _, rest = " ".join(line.strip() for line in entry).partition("(")
    items = split_items(rest.rpartition(")")[0])
    return [line[4:] for line in bracketed(f"{start}(", items, "),", 4 + more, True)]
