"""On untested Python versions, machine code needs a self-check, which runs once."""

from __future__ import annotations

import os
import sys
import textwrap
import zipfile
from pathlib import Path

import pytest

from cuda_ctypes._floor import native
from tests.interpreter import quick_output_of, run

pytestmark = pytest.mark.usefixtures("machine_code")


def test_this_python_does_with_machine_code_as_without() -> None:
    from cuda_ctypes._floor.native.self_check import differences

    assert [*differences()] == []


@pytest.mark.parametrize(
    "wrong",
    [
        "interpreter.ready = lambda: False",
        "native.processor().Assembler.extend = lambda self, to, origin, code: self.move(to, origin)",
        "native.processor().Assembler.load_joined = lambda self, to, other, base, offset, *_: self.load(to, base, offset)",
        "native.processor().Assembler.if_not_zero = lambda self, register, label: None",
        "routine.Functions.from_unsigned = routine.Functions.from_signed",
        "writing.Writer.keep = lambda self, register: None",
    ],
)
def test_wrong_calls_are_found(wrong: str) -> None:
    """Or it ends the process, which then leaves a mark."""
    code = f"""
    from cuda_ctypes._floor import native
    from cuda_ctypes._floor.native import self_check, routine, interpreter, writing
    {wrong}
    print(next(self_check.differences(), "nothing"))
    """
    done = run("-c", textwrap.dedent(code))
    assert done.returncode < 0 or done.stdout.strip() not in ("", "nothing"), (done.stdout, done.stderr)


def test_the_result_is_for_these_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another version of any of them, those in folders too, is checked anew; bytecode is none of them."""
    from cuda_ctypes._floor.native import proof

    stamps = proof._stamps()
    for part in ("routine.py", "writing/function.py", "self_check/members.py"):
        assert any(Path(stamp.rpartition(" ")[0]).as_posix().endswith(f"native/{part}") for stamp in stamps), part
    assert not any("__pycache__" in stamp for stamp in stamps)
    before, found = proof.identity(), os.stat
    monkeypatch.setattr(os, "stat", lambda path: found(__file__ if "members.py" in str(path) else path))
    assert proof.identity() != before


@pytest.mark.parametrize("given", ["", "cache", "./cache"])
def test_a_cache_folder_is_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str) -> None:
    """Else each folder in which a program starts would have a cache, or somebody else's."""
    from cuda_ctypes._floor.user_cache import cache_folder

    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", given)
    assert cache_folder("one", "two") == str(tmp_path / ".cache" / "one" / "two")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert cache_folder("one") == str(tmp_path / "cache" / "one")


UNTESTED = """
    import sys
    from cuda_ctypes._floor.native import proof, self_check
    import importlib

    def process():
        "Whether a new process has machine code; why not."
        for name in [name for name in sys.modules if name.startswith("cuda_ctypes")]:
            del sys.modules[name]
        tested = "TESTED = range(9, 16)"
        import cuda_ctypes._floor.types
        path = importlib.util.find_spec("cuda_ctypes._floor.builtins").origin
        text = open(path).read()
        assert tested in text
        class Loader(importlib.machinery.SourceFileLoader):
            def get_code(self, name):
                return compile(text.replace(tested, "TESTED = ()"), path, "exec")
        class Finder:
            def find_spec(name, *_):
                if name == "cuda_ctypes._floor.builtins":
                    return importlib.util.spec_from_loader(name, Loader(name, path))
        sys.meta_path.insert(0, Finder)
        try:
            from cuda_ctypes._floor import native
            from cuda_ctypes._floor.native import proof, self_check
            checks = []
            def differences(found=self_check.differences):
                checks.append(1)
                if BROKEN: yield BROKEN
                else: yield from found()
            self_check.differences = differences
            if FIRST: assert [*self_check.differences()] == []
            return native.why_not() or "machine code", len(checks)
        finally:
            sys.meta_path.remove(Finder)

    import importlib.util, importlib.machinery
    BROKEN, FIRST = "", False
"""


@pytest.fixture
def not_insisted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The variable, if it is set, insists on machine code without a check."""
    monkeypatch.delenv("CUDA_CTYPES_NATIVE", raising=False)


@pytest.mark.usefixtures("not_insisted")
def test_the_result_is_kept(tmp_path: Path) -> None:
    code = UNTESTED + "    print(process(), process())"
    assert quick_output_of(code, XDG_CACHE_HOME=str(tmp_path)) == "('machine code', 1) ('machine code', 0)"
    (kept,) = (tmp_path / "cuda-ctypes" / "native").iterdir()
    assert kept.name.startswith(sys.implementation.cache_tag) and kept.read_text() == "passed"


@pytest.mark.usefixtures("not_insisted")
def test_the_check_may_be_what_is_imported_first(tmp_path: Path) -> None:
    code = UNTESTED + "    FIRST = True; print(process())"
    assert quick_output_of(code, XDG_CACHE_HOME=str(tmp_path)) == "('machine code', 2)"


@pytest.mark.usefixtures("not_insisted")
def test_a_python_that_fails(tmp_path: Path) -> None:
    code = UNTESTED + "    BROKEN = 'longs are short'; print(process(), process())"
    reason = "this Python failed its self-check: longs are short"
    assert quick_output_of(code, XDG_CACHE_HOME=str(tmp_path)) == f"({reason!r}, 1) ({reason!r}, 0)"


@pytest.mark.usefixtures("not_insisted")
def test_a_check_inside_of_an_import_is_no_result(tmp_path: Path) -> None:
    """For example when a signal handler that uses the package comes while its modules are imported: the next process checks again."""
    code = (
        UNTESTED
        + """
    BROKEN = "AttributeError: partially initialized module 'x' has no attribute 'y'"
    print(process()[0])
    BROKEN = ""
    print(process())
    """
    )
    partially, again = quick_output_of(code, XDG_CACHE_HOME=str(tmp_path)).splitlines()
    assert "partially initialized" in partially and again == "('machine code', 1)"


@pytest.mark.usefixtures("not_insisted")
def test_a_process_that_died_at_it(tmp_path: Path) -> None:
    code = (
        UNTESTED
        + """
    import os
    if not os.fork():
        class Dying(str):
            def __bool__(self): os._exit(5)
        BROKEN = Dying("x")
        process()
    os.wait()
    print(process())
    """
    )
    assert "did not end its self-check" in quick_output_of(code, XDG_CACHE_HOME=str(tmp_path))


@pytest.mark.usefixtures("not_insisted")
@pytest.mark.parametrize("exception", ["KeyboardInterrupt", "TimeoutError", "ValueError"])
def test_an_interruption_is_no_result(tmp_path: Path, exception: str) -> None:
    """The handler's exception arrives, and the next process checks again."""
    code = (
        UNTESTED
        + f"""
    import signal
    def handle(number, frame): raise {exception}
    signal.signal(signal.SIGUSR1, handle)
    class Interrupting(str):
        def __bool__(self):
            from cuda_ctypes._floor.native import self_check
            self_check.Trial = lambda: signal.raise_signal(signal.SIGUSR1)
            return False
    BROKEN = Interrupting("x")
    try:
        print(process())
    except {exception}:
        print("raised")
    BROKEN = ""
    print(process())
    """
    )
    assert quick_output_of(code, XDG_CACHE_HOME=str(tmp_path)).splitlines() == ["raised", "('machine code', 1)"]


@pytest.mark.usefixtures("not_insisted")
def test_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = quick_output_of(UNTESTED + "    print(process())", XDG_CACHE_HOME=str(tmp_path / "file"))
    assert "cannot be kept" in found


@pytest.mark.usefixtures("not_insisted")
@pytest.mark.parametrize("refused", ["started", "passed"])
def test_a_full_disk_is_no_result(tmp_path: Path, refused: str) -> None:
    """It refuses the mark, or the result: the program goes on without machine code, and a later process checks again."""
    code = (
        UNTESTED
        + f"""
    import errno, io
    of_python = open
    class Full(io.StringIO):
        def close(self):
            if self.closed: return
            content = self.getvalue()
            super().close()
            assert content in ("started", "passed")
            if content == "{refused}": raise OSError(errno.ENOSPC, "No space left on device")
    def full(path, mode="r", **more):
        file = of_python(path, mode, **more)
        if mode != "r": file.close(); file = Full()
        return file
    import builtins
    builtins.open = full
    print(process()[0])
    builtins.open = of_python
    print(process())
    """
    )
    said, again = quick_output_of(code, XDG_CACHE_HOME=str(tmp_path)).splitlines()
    assert said.endswith("cannot be kept (No space left on device)") and again == "('machine code', 1)"
    assert [file.read_text() for file in (tmp_path / "cuda-ctypes" / "native").iterdir()] == ["passed"]


def test_the_user_insists(tmp_path: Path) -> None:
    code = UNTESTED + "    BROKEN = 'x'; print(process())"
    assert quick_output_of(code, XDG_CACHE_HOME=str(tmp_path), CUDA_CTYPES_NATIVE="1") == "('machine code', 0)"


def test_tested_pythons_load_nothing_for_it() -> None:
    from cuda_ctypes._floor import builtins

    if not builtins.is_tested():
        pytest.skip("needs a tested Python, but does not depend on the Python")
    code = "import sys; from cuda_ctypes._floor import native; native.available(); print([n for n in sys.modules if 'proof' in n])"
    assert quick_output_of(code) == "[]"


def test_the_result_is_kept_for_an_archive(tmp_path: Path) -> None:
    """Once for each: a program's next version may have another package."""
    package = Path(native.__file__).parents[2]
    for name in ("one.pyz", "two.pyz"):
        with zipfile.ZipFile(tmp_path / name, "w") as archive:
            for path in package.rglob("*.py"):
                archive.write(path, path.relative_to(package.parent))
        code = "from cuda_ctypes._floor import native; native.available()\n"
        code += "from cuda_ctypes._floor.native import proof; print(proof.__file__, repr(proof.verdict()))"
        for _ in range(2):
            printed = quick_output_of(
                code, cwd=tmp_path, PYTHONPATH=str(tmp_path / name), XDG_CACHE_HOME=str(tmp_path / "cache")
            )
            assert name in printed and printed.endswith(" ''"), printed
    kept = [file.read_text() for file in (tmp_path / "cache" / "cuda-ctypes" / "native").iterdir()]
    assert kept == ["passed", "passed"]
