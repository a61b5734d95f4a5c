"""Modules made from a table: their lines, and files written all together or not at all."""

from __future__ import annotations

import copy
import dataclasses
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from generator import emit, files
from generator.descriptor import Descriptor, Faces
from generator.errors import GeneratorError, HeaderError
from generator.model import Alias, Constant, CType, Enumerator, Field, HeaderTable, Location, Opaque, Record, Typedef
from generator.parse import parse
from generator.preprocess import Preprocessed

TEXT = """
# 1 "sample.h"
typedef unsigned long size_t;
typedef enum status_enum { OK, LOST = 7 } status;
typedef struct queue_st *queue;
typedef status result;
typedef struct box_st {
    struct { int x; } left;
    union {
        struct { int a; } inside;
        int b;
    };
    struct { int y; } right;
    union { int c; } last;
} box;
typedef void (*callback)(queue q, void *);
status run(queue q);
status run_v2(queue q, size_t bytes);
status run_v2_ptsz(queue q, size_t bytes);
status stop(enum status_enum why, const char *const *words, int numbers[3]);
"""


@pytest.fixture
def table() -> HeaderTable:
    made = parse(Preprocessed(text=TEXT, internal_lines={"sample.h": [(15, 15), (17, 17)]}), "sample", "13.0", "^$")
    made.aliases = [Alias("run", "run_v2", "run_v2_ptsz")]
    return made


def test_a_function_is_listed_apart_from_its_older_forms_with_its_twins(table: HeaderTable) -> None:
    table.function("run_v2").since = 3020
    lines = emit.TableLines(table)
    assert dict(lines.functions(internal=False)) == {
        "run_v2": "status (queue q, size_t bytes) 3020 ptsz",
        "stop": "status (status why, const char **words, int *numbers)",
    }
    assert dict(lines.functions(internal=True)) == {"run": "status (queue q)"}
    assert dict(lines.names()) == {"run": "run_v2", "run_v1": "run"}


def test_directions_and_notes_stand_in_the_prototype(table: HeaderTable) -> None:
    words, numbers = table.function("stop").parameters[1:]
    words.direction, words.notes = "in", {"array": "3", "address": ""}
    numbers.direction, numbers.notes = "out", {"default": "0"}
    (line,) = (text for symbol, text in emit.TableLines(table).functions(internal=False) if symbol == "stop")
    assert line == "status (status why, const char **words : array=3 address, out int *numbers : default=0)"


def test_a_variadic_function_is_in_raw_alone(table: HeaderTable) -> None:
    table.function("stop").variadic = True
    lines = emit.TableLines(table)
    assert "stop" not in dict(lines.functions(internal=False))
    assert "stop" in dict(lines.functions(internal=True))
    assert dict(lines.unreviewed()) == {"stop": "..."}


def test_an_enum_has_the_name_that_programs_use(table: HeaderTable) -> None:
    lines = emit.TableLines(table)
    assert list(lines.enums()) == [("status", [("OK", 0), ("LOST", 7)])]
    assert dict(lines.typedefs())["result"] == "status"
    assert "status" not in dict(lines.typedefs()), "an enum's own name is not a typedef"
    assert "size_t" not in dict(lines.typedefs()), "the floor knows the C library's types"


def test_callbacks_have_a_name_for_each_parameter(table: HeaderTable) -> None:
    assert list(emit.TableLines(table).callbacks()) == [("callback", "void (queue q, void *arg1)")]


def test_a_constant_that_a_table_cannot_hold_is_named_with_its_place(table: HeaderTable) -> None:
    table.constants = [Constant("COLOUR", "\033[1m", Location("sample.h", 7))]
    with pytest.raises(HeaderError, match=r"^sample\.h:7: the constant 'COLOUR', .* without backslashes; leave it out"):
        list(emit.TableLines(table).constants())


def test_records_without_a_name_are_counted_as_their_braces_close(table: HeaderTable) -> None:
    unnamed = dict(emit.TableLines(table).unnamed())
    assert list(unnamed) == ["anon_struct0", "anon_struct1", "anon_struct2", "anon_union1"]
    fields = {record.name: [item.name for item in record.fields] for record in table.records}
    assert [fields[record] for record in unnamed.values()] == [["x"], ["a"], ["y"], ["c"]]


class TestFile:
    """The text of a table. The floor reads its sections one by one."""

    def test_settings_are_lines(self) -> None:
        given = {"asks": "start", "of": ["a", "b"], "none": []}
        assert [*emit.setting("fork", given)] == ["fork.asks: start", "fork.of[]: a b", "fork.none[]:"]

    @pytest.mark.parametrize("value", ["two\nlines", ["two words"], {"key": ["", "a"]}])
    def test_a_setting_that_does_not_fit_a_line_is_refused(self, value: Any) -> None:
        with pytest.raises(GeneratorError, match="^files"):
            list(emit.setting("files", value))

    def test_the_head_says_where_the_sections_are(self) -> None:
        sections = {
            "names": "[names]\na: b\n\n",
            "enums": "[enums]\nstatus: enum\n    OK = 0\n\n",
            "older": "[older]\n",
        }
        body = f"{sections['names']}# A comment.\n{sections['enums']}{sections['older']}"
        head, _, rest = emit.indexed(f"# by\nrelease: 1.0\n\n{body}").partition("\n\n")
        assert rest == body
        assert head.startswith("# by\nrelease: 1.0\nsections: ")
        places = dict(item.split("=") for item in head.rpartition(": ")[2].split())
        starts = {name: int(place.partition("+")[0]) for name, place in places.items()}
        sizes = {name: int(place.partition("+")[2]) for name, place in places.items()}
        assert {name: rest[start : start + sizes[name]] for name, start in starts.items()} == sections

    @pytest.mark.parametrize(
        ("head", "why"),
        [("install: é", "ASCII"), ("install: C:\\\\", "backslashes")],
    )
    def test_a_text_that_the_floor_cannot_read_is_refused(self, head: str, why: str) -> None:
        with pytest.raises(GeneratorError, match=why):
            emit.indexed(f"{head}\n\n[names]\n")


class TestPython:
    """Names that C allows and Python does not are an error before any file is written."""

    @staticmethod
    def modules(text: str) -> dict[str, str]:
        faces: Faces = {"result": "status", "summary": "a sample"}
        return emit.modules(
            parse(Preprocessed(text), "sample", "13.0", "^$"), Descriptor("sample", [], [], faces=faces)
        )

    def test_names_that_are_names_in_python(self) -> None:
        assert "def run(q: queue | Handle | int | None, /) -> status: ..." in self.modules(TEXT)["cu13/raw/sample.pyi"]

    @pytest.mark.parametrize(
        ("former", "other", "message"),
        [
            (
                "int b;",
                "int class;",
                r"sample\.h:\d+: box_st_1\.class would not be Python, .*\n\"box_st_1\.class\" = \"class_\"$",
            ),
            ("LOST = 7", "None = 7", r"sample\.h:\d+: status\w*\.None would not be Python"),
            (
                "status run(queue q);",
                "status def(queue q);",
                r"sample\.h:\d+: 'def' is a keyword in Python; leave it out by",
            ),
        ],
    )
    def test_words_of_pythons_own_are_refused(self, former: str, other: str, message: str) -> None:
        assert TEXT.count(former) == 1
        with pytest.raises(GeneratorError, match=rf"(?s)^{message}"):
            self.modules(TEXT.replace(former, other))


class TestWindows:
    """One table for Linux and Windows."""

    def test_declarations_of_windows_alone_are_added(self, table: HeaderTable) -> None:
        windows = copy.deepcopy(table)
        windows.functions.append(dataclasses.replace(table.function("stop"), symbol="open_window"))
        emit.merge_windows(table, windows)
        assert [item.symbol for item in table.functions if item.symbol == "open_window"] == ["open_window"]
        assert len(table.functions) == 5

    def test_a_builtin_type_may_be_another(self, table: HeaderTable) -> None:
        windows = parse(
            Preprocessed(text=TEXT.replace("unsigned long size_t", "unsigned long long size_t")), "s", "13.0", "^$"
        )
        windows.functions = table.functions
        before = copy.deepcopy(table)
        emit.merge_windows(table, windows)
        assert table == before

    def test_both_systems_may_have_a_declaration_in_lines_of_their_own(self, table: HeaderTable) -> None:
        """In the two branches of an ``#ifdef _WIN32``."""
        windows = copy.deepcopy(table)
        for group in ("functions", "enums", "records", "typedefs", "callbacks"):
            for item in getattr(windows, group):
                item.location = Location("sample.h", 99)
        before = copy.deepcopy(table)
        emit.merge_windows(table, windows)
        assert table == before

    @pytest.mark.parametrize("group", ["functions", "aliases", "enums", "records", "typedefs", "callbacks"])
    def test_declarations_of_both_systems_must_be_equal(self, table: HeaderTable, group: str) -> None:
        windows = copy.deepcopy(table)
        _change(group, getattr(windows, group)[-1])
        with pytest.raises(GeneratorError, match=f"one of the {group}, differs on Windows"):
            emit.merge_windows(table, windows)

    def test_a_function_that_only_linux_has(self, table: HeaderTable) -> None:
        windows = copy.deepcopy(table)
        del windows.functions[-1]
        with pytest.raises(GeneratorError, match="only on Linux: stop"):
            emit.merge_windows(table, windows)


class TestWriting:
    MADE = {"cu13/_sample.py": "first\n", "cu13/raw/sample.py": "second\n", "cu13/raw/sample.pyi": "third\n"}

    @staticmethod
    def files(folder: Path) -> dict[str, str]:
        return {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*") if path.is_file()}

    def test_all_that_changed(self, tmp_path: Path) -> None:
        assert emit.write(self.MADE, tmp_path / "new") == list(self.MADE)
        assert self.files(tmp_path / "new") == self.MADE
        assert emit.write(self.MADE, tmp_path / "new") == []
        assert emit.write({**self.MADE, "cu13/raw/sample.py": "other\n"}, tmp_path / "new") == ["cu13/raw/sample.py"]

    def test_no_file_is_written_if_one_cannot_be_made(self, tmp_path: Path) -> None:
        emit.write(self.MADE, tmp_path)
        (tmp_path / "cu13" / "checked").write_text("a file where a folder should be")
        before = self.files(tmp_path)
        with pytest.raises(GeneratorError, match="cannot write the modules and the report: .*checked"):
            emit.write({**{name: "changed\n" for name in self.MADE}, "cu13/checked/sample.py": "fourth\n"}, tmp_path)
        assert self.files(tmp_path) == before

    @pytest.mark.parametrize("moved", [False, True])
    @pytest.mark.parametrize("failure", [OSError(28, "No space left on device"), KeyboardInterrupt()])
    def test_no_file_is_written_if_one_fails_half_way(
        self, failure: BaseException, moved: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        emit.write({"cu13/_sample.py": "former\n"}, tmp_path)
        real = os.replace

        def replace(source: Any, target: Any) -> None:
            if moved:  # an interruption may come before this returns
                real(source, target)
            if str(target).endswith("sample.pyi"):
                raise failure
            if not moved:
                real(source, target)

        monkeypatch.setattr(os, "replace", replace)
        with pytest.raises(GeneratorError if isinstance(failure, OSError) else KeyboardInterrupt):
            emit.write(self.MADE, tmp_path)
        assert self.files(tmp_path) == {"cu13/_sample.py": "former\n"}

    def test_a_damaged_file_is_replaced(self, tmp_path: Path) -> None:
        emit.write(self.MADE, tmp_path)
        (tmp_path / "cu13/_sample.py").write_bytes(b"\xff")
        assert emit.write(self.MADE, tmp_path) == ["cu13/_sample.py"]
        assert self.files(tmp_path) == self.MADE

    def test_another_process_writes_before_or_after(self, tmp_path: Path) -> None:
        """Otherwise the files would be a mixture of both."""
        emit.write(self.MADE, tmp_path)
        program = f"from generator import emit; from pathlib import Path; emit.write({{}}, Path({str(tmp_path)!r}))"
        with files.only_process(tmp_path):
            other = subprocess.Popen([sys.executable, "-c", program], cwd=emit.PACKAGE.parent)
            with pytest.raises(subprocess.TimeoutExpired):
                other.wait(2)
        assert other.wait(60) == 0

    def test_leftovers_of_a_killed_process_are_removed(self, tmp_path: Path) -> None:
        """Files that another process is writing at this moment stay."""
        for name in ("dead", "alive"):
            (tmp_path / f"{emit.TEMPORARY}{name}").mkdir()
            (tmp_path / f"{emit.TEMPORARY}{name}" / "0.new").write_text("fir")
        os.utime(tmp_path / f"{emit.TEMPORARY}dead", (0, 0))
        emit.write(self.MADE, tmp_path)
        assert self.files(tmp_path) == {**self.MADE, f"{emit.TEMPORARY}alive/0.new": "fir"}

    def test_nothing_is_lost_where_somebody_removes_the_folder(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        former = {name: "former\n" for name in self.MADE}
        emit.write(former, tmp_path)

        def removed(source: Path, target: Path) -> None:
            shutil.rmtree(Path(source).parent)
            raise FileNotFoundError(source)

        monkeypatch.setattr(os, "replace", removed)
        with pytest.raises(GeneratorError, match="cannot write the modules"):
            emit.write(self.MADE, tmp_path)
        assert self.files(tmp_path) == former

    def test_a_request_to_end_leaves_all_as_it_was(self, tmp_path: Path) -> None:
        emit.write({"cu13/_sample.py": "former\n"}, tmp_path)
        program = f"""
import os, runpy, signal, sys
from pathlib import Path
from generator import emit, generate

def replace(source, target, real=os.replace):
    real(source, target)
    if str(target).endswith("sample.py"):
        os.kill(os.getpid(), signal.SIGTERM)

os.replace = replace
generate.run = lambda arguments: emit.write({self.MADE!r}, Path({str(tmp_path)!r}))
sys.argv = ["generator", "generate", "driver", "13.5"]
runpy.run_module("generator", run_name="__main__")
"""
        done = subprocess.run(
            [sys.executable, "-c", program], cwd=emit.PACKAGE.parent, capture_output=True, check=False
        )
        assert (done.returncode, done.stderr) == (130, b"interrupted\n")
        assert self.files(tmp_path) == {"cu13/_sample.py": "former\n"}


def _change(group: str, item: Any) -> None:
    if group in ("functions", "callbacks"):
        del item.parameters[-1]
    elif group == "aliases":
        item.symbol = "run"
    elif group == "enums":
        item.members.append(Enumerator("MORE", 8))
    elif group == "records":
        item.size += 8
    else:
        item.type = CType("short")


def test_the_name_of_an_opaque_struct_is_shared_by_no_library() -> None:
    """FILE of stdio.h is in the headers of two libraries, and in no table."""
    table = HeaderTable("second", "13.5")
    table.opaques = [Opaque("_IO_FILE", Location("small.h", 1))]
    table.records = [Record("Size", "struct", [Field("x", CType("int"), 0)], Location("small.h", 1), 4, 4)]
    table.typedefs = [
        Typedef("FILE", CType("_IO_FILE"), Location("small.h", 1)),
        Typedef("Size_t", CType("Size"), Location("small.h", 1)),
    ]
    assert emit.TableLines(table, {"FILE", "Size_t", "Size"}).shared() == ("Size", "Size_t")
