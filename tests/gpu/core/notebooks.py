"""Run notebooks as Jupyter does. ``python -m tests.gpu.core.notebooks`` draws the picture of a graph in the documentation."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.gpu.faces import ROOT

FOLDER = ROOT / "examples"
NAMES = sorted(path.stem for path in FOLDER.glob("*.ipynb"))
PICTURE = ROOT / "docs" / "static" / "graph.svg"
"""The last picture of ``examples/graphs.ipynb``."""
ON_STANDIN = "from tests.gpu.core import example_on_standin\n\nexample_on_standin.load_ptx()"


def read(name: str) -> Any:
    import nbformat

    return nbformat.read(FOLDER / f"{name}.ipynb", as_version=nbformat.NO_CONVERT)


def executed(name: str, on_standin: bool, scratch: Path) -> Any:
    """A notebook with its outputs. A cell that fails raises its exception."""
    from nbclient import NotebookClient
    from nbformat.v4 import new_code_cell

    notebook = read(name)
    if on_standin:
        notebook.cells.insert(0, new_code_cell(ON_STANDIN))
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("JUPYTER_RUNTIME_DIR", str(scratch))  # files of the connection
        client = NotebookClient(
            notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": str(FOLDER)}}
        )
        client.execute(env={**os.environ, "PYTHONPATH": paths, "IPYTHONDIR": str(scratch)})
    return notebook


def outputs(notebook: Any) -> list[Any]:
    return [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]


def pictures(notebook: Any) -> list[str]:
    found = [output.get("data", {}).get("image/svg+xml", "") for output in outputs(notebook)]
    return [picture for picture in found if picture]


def main() -> None:
    from tempfile import TemporaryDirectory

    from tests.gpu.core.conftest import wheels
    from tests.standin import build

    build.ensure(build.driver())
    os.environ["CUDA_CTYPES_LIBCUDA"] = str(build.driver().path("behaving"))
    os.environ["PYTHONPATH"] = str(wheels(13))
    with TemporaryDirectory() as scratch:
        PICTURE.write_text(pictures(executed("graphs", True, Path(scratch)))[-1], "utf-8")
    print(PICTURE.relative_to(ROOT))


if __name__ == "__main__":
    main()
