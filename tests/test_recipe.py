"""The conda recipe says what ``pyproject.toml`` says."""

from __future__ import annotations

import re

import tomllib

from cuda_ctypes import __version__
from tests.interpreter import ROOT

RECIPE = (ROOT / "recipe" / "recipe.yaml").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def listed(name: str) -> list[str]:
    """The items of a list in the recipe."""
    found = re.search(rf"^ +{name}:\n((?: +- .+\n)+)", RECIPE, re.MULTILINE)
    assert found, f"the recipe has no list {name}"
    return re.findall(r"- (.+)", found[1])


def value(name: str) -> str:
    found = re.search(rf"^ +{name}: \"?(.+?)\"?$", RECIPE, re.MULTILINE)
    assert found, f"the recipe has no {name}"
    return found[1]


def test_name_and_version() -> None:
    assert (value("name"), value("version")) == (PROJECT["project"]["name"], __version__)


def test_it_needs_python_alone() -> None:
    python = f"python {PROJECT['project']['requires-python']}"
    assert listed("run") == [python, *PROJECT["project"]["dependencies"]]
    backend = {re.split("[ =<>;]", needed)[0] for needed in PROJECT["build-system"]["requires"]}
    oldest = [f"{name} >=1.26" for name in backend]  # 1.25 does not read the project's licence files
    assert listed("host") == [python, "pip", *oldest]


def test_it_describes_the_same_package() -> None:
    about = PROJECT["project"]
    assert (value("summary"), value("license")) == (about["description"], about["license"])
    assert [value("license_file")] == about["license-files"]
    assert value("noarch") == "python", "one package for every Python and system"
