"""The notebooks in ``examples/`` run as in Jupyter, and show devices and graphs."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from typing import Any

import pytest

from tests.gpu.core import notebooks

LACKING = [name for name in ("nbclient", "ipykernel") if importlib.util.find_spec(name) is None]
pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(
        bool(LACKING), reason=f"the notebooks run where nbclient and ipykernel are installed: {LACKING}"
    ),
]
SHOWN = {"first_steps": ["text/html"], "graphs": ["image/svg+xml", "image/svg+xml"]}
"""The notebooks, and what their objects are shown as."""


@pytest.fixture(scope="module")
def run(package: Any, compilers: None, on_standin: bool, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A function that runs a notebook, once."""
    done: dict[str, Any] = {}

    def run(name: str) -> Any:
        if name not in done:
            done[name] = notebooks.executed(name, on_standin, tmp_path_factory.mktemp("jupyter"))
        return done[name]

    return run


@pytest.mark.parametrize("name", notebooks.NAMES)
def test_a_notebook_runs_and_shows_its_objects(name: str, run: Any) -> None:
    found = notebooks.outputs(run(name))
    assert not [output for output in found if output.get("name") == "stderr"]
    kinds = [kind for output in found for kind in output.get("data", {}) if kind not in ("text/plain", "image/png")]
    assert kinds == SHOWN[name]


def test_a_device_is_a_table(run: Any) -> None:
    (table,) = [
        output.data["text/html"]
        for output in notebooks.outputs(run("first_steps"))
        if "data" in output and "text/html" in output.data
    ]
    assert re.search("<td[^>]*>compute capability</td><td[^>]*>[0-9.]+</td>", table)


def test_a_graph_is_a_picture_of_its_kernels(run: Any) -> None:
    by_nodes, captured = notebooks.pictures(run("graphs"))
    for kernel in ("guess", "improve"):
        assert f">{kernel}<" in by_nodes and f">{kernel}<" in captured
    assert ">WHILE<" in captured and ">decide<" in captured and ">report<" in by_nodes


def test_the_picture_in_the_documentation_is_what_is_drawn(run: Any, on_standin: bool) -> None:
    if not on_standin:
        pytest.skip("the picture is drawn on the stand-in")
    drawn = notebooks.pictures(run("graphs"))[-1]
    assert notebooks.PICTURE.read_text("utf-8") == drawn, "python -m tests.gpu.core.notebooks draws it again"


@pytest.mark.parametrize("name", notebooks.NAMES)
def test_a_notebook_is_kept_without_outputs(name: str) -> None:
    import nbformat

    notebook = notebooks.read(name)
    nbformat.validate(notebook)
    assert notebooks.outputs(notebook) == [] and set(notebook.metadata) == {"kernelspec", "language_info"}
    assert not [cell for cell in notebook.cells if cell.metadata or cell.get("execution_count")]
    text = Path(notebooks.FOLDER / f"{name}.ipynb").read_text("utf-8")
    assert text == nbformat.writes(notebook) + "\n", "nbformat would write it otherwise"


def test_each_notebook_is_explained() -> None:
    """The second table in ``examples/README.md`` has a row for each."""
    readme = (notebooks.FOLDER / "README.md").read_text("utf-8")
    rows = re.findall(r"^\| \[(\w+)\.ipynb\]\(\1\.ipynb\) \|", readme, re.MULTILINE)
    assert sorted(rows) == notebooks.NAMES == sorted(SHOWN)
