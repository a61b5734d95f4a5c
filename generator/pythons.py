"""The Pythons that are installed, and a generated package as they see it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from generator import emit, imported
from generator.errors import GeneratorError
from generator.probe import Question

MINORS = range(9, 16)


def installed() -> dict[str, str]:
    """Version to executable of each Python that the package supports: this one, those on PATH, those of pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    candidates = [sys.executable, *(str(path / "bin" / "python") for path in sorted(pyenv.glob("3.*")))]
    names = [*(f"python3.{minor}" for minor in MINORS), "pypy3"]
    candidates += filter(None, map(shutil.which, names))
    found: dict[str, str] = {}
    asked = "import sys; print(sys.implementation.name, *sys.version_info[:2])"
    for executable in candidates:
        done = subprocess.run([executable, "-c", asked], capture_output=True, text=True, check=False)
        kind, major, minor = done.stdout.split() if done.returncode == 0 else ("", "0", "0")
        if major == "3" and int(minor) in MINORS:
            found.setdefault(f"{'Python' if kind == 'cpython' else 'PyPy'} 3.{minor}", executable)
    return found


@contextmanager
def importable(package: Path) -> Iterator[Path]:
    """A folder from which ``cuda_ctypes`` is imported with the modules that ``generate --output`` wrote into ``package``."""
    if package.resolve() == emit.PACKAGE:
        yield emit.PACKAGE.parent
        return
    with tempfile.TemporaryDirectory(prefix="verify-") as name:
        for source in (emit.PACKAGE, package):
            shutil.copytree(
                source, Path(name, emit.PACKAGE.name), dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
            )
        yield Path(name)


@dataclass
class OtherPython:
    """The answers of one Python about the package in ``folder``."""

    name: str
    executable: str
    folder: Path
    request: dict[str, Any]
    """Major, library and faces."""

    def ask(
        self,
        asked: Sequence[Question],
        names: Mapping[str, str],
        renamed: Mapping[tuple[str, str], str],
        constants: Sequence[str],
    ) -> dict[str, Any]:
        """Problems, numbers, values of constants, and symbols, as :func:`generator.imported.look` returns them."""
        questions = [
            (
                names.get(item.owner, item.owner),
                renamed.get((item.owner, item.member), item.member),
                item.measure,
                item.kind,
            )
            for item in asked
        ]
        request = {**self.request, "folder": str(self.folder), "questions": questions, "constants": [*constants]}
        command = [self.executable, imported.__file__]
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        done = subprocess.run(
            command, input=json.dumps(request), env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            last = done.stderr.strip().splitlines()[-1:] or [f"exit status {done.returncode}"]
            raise GeneratorError(f"{self.name} cannot import the modules of {self.request['library']}: {last[0]}")
        answer: dict[str, Any] = json.loads(done.stdout)
        return answer
