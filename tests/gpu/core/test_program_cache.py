"""Caches of compiled programs: entries, evictions, and keys."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import textwrap
import time
from functools import partial
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import in_threads
from tests.gpu.ptx import KERNELS

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def utils(package: Callable[[str], Any]) -> Any:
    return package("core.utils")


@pytest.fixture(params=["memory", "files"])
def make(request: pytest.FixtureRequest, utils: Any, tmp_path: Path) -> Callable[..., Any]:
    """A function that makes an empty cache, of each kind in turn."""
    if request.param == "memory":
        return utils.InMemoryProgramCache  # type: ignore[no-any-return]
    return lambda **options: utils.FileStreamProgramCache(tmp_path / "cache", **options)


@pytest.fixture
def cache(make: Callable[..., Any]) -> Any:
    return make()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "folder"


def entries(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("??/*") if path.is_file())


# All caches.


def test_stored_entries_are_found(cache: Any) -> None:
    cache["key"] = b"bytes"
    assert cache["key"] == cache[b"key"] == cache[bytearray(b"key")] == cache.get("key") == b"bytes"
    assert len(cache) == 1
    cache[b"key"] = bytearray(b"others")
    cache["second"] = memoryview(b"view")
    cache["empty"] = b""
    assert (cache["key"], cache["second"], cache["empty"], len(cache)) == (b"others", b"view", b"", 3)


def test_what_is_not_there(cache: Any) -> None:
    for missing in ("no", b"no"):
        assert cache.get(missing) is None and cache.get(missing, b"other") == b"other"
        with pytest.raises(KeyError) as caught:
            cache[missing]
        assert caught.value.args == (missing,)
        with pytest.raises(KeyError):
            del cache[missing]


def test_removed_entries_are_gone(cache: Any) -> None:
    cache.update({"a": b"1", b"b": b"2"})
    cache.update([("c", b"3")])
    del cache["a"]
    assert [cache.get(key) for key in "abc"] == [None, b"2", b"3"] and len(cache) == 2
    cache.clear()
    assert len(cache) == 0 and cache.get("b") is None
    cache["b"] = b"again"
    assert cache["b"] == b"again"


def test_the_code_of_an_object_code_is_stored(core: Any, cache: Any, tmp_path: Path) -> None:
    file = tmp_path / "kernels.ptx"
    file.write_bytes(b"in a file")
    cache["bytes"] = core.ObjectCode.from_cubin(b"in memory", name="name", symbol_mapping={"a": "b"})
    cache["file"] = core.ObjectCode.from_ptx(file)
    file.unlink()
    assert cache["bytes"] == b"in memory" and cache["file"] == b"in a file"
    with pytest.raises(FileNotFoundError, match="kernels.ptx is not there any more"):
        cache["again"] = core.ObjectCode.from_ptx(file)


@pytest.mark.parametrize("value", ["text", 3, None, [1]], ids=repr)
def test_only_bytes_are_stored(cache: Any, value: Any) -> None:
    with pytest.raises(TypeError, match=f"value.*{type(value).__name__}"):
        cache["key"] = value
    assert len(cache) == 0


@pytest.mark.parametrize("key", [3, None, ("a",)], ids=repr)
def test_only_bytes_and_text_are_keys(cache: Any, key: Any) -> None:
    for use in (cache.get, cache.__getitem__, cache.__delitem__, lambda key: cache.__setitem__(key, b"")):
        with pytest.raises(TypeError, match=f"key.*{type(key).__name__}"):
            use(key)


def test_repr_tells_caches_apart(utils: Any, folder: Path) -> None:
    cache = utils.InMemoryProgramCache()
    assert repr(cache) == "<InMemoryProgramCache: 0 programs>"
    cache["key"] = b"code"
    assert repr(cache) == "<InMemoryProgramCache: 1 program>"
    assert repr(utils.FileStreamProgramCache(folder)) == f"<FileStreamProgramCache {str(folder)!r}>"


def test_the_cache_has_no_operator_in(cache: Any) -> None:
    with pytest.raises(TypeError):
        "key" in cache
    with pytest.raises(TypeError):
        list(cache)


def test_a_with_block_gives_the_cache(cache: Any) -> None:
    with cache as same:
        same["key"] = b"bytes"
    assert same is cache and cache["key"] == b"bytes"


def test_the_least_recently_read_goes_first(make: Callable[..., Any]) -> None:
    cache = make(max_size_bytes=10)
    for key in "ab":
        cache[key] = b"1234"
    assert cache["a"]
    cache["c"] = b"1234"
    assert [cache.get(key) for key in "abc"] == [b"1234", None, b"1234"]
    cache["c"] = b"123456"
    assert [cache.get(key) for key in "ac"] == [b"1234", b"123456"], "10 bytes fit"


def test_entries_larger_than_the_limit_are_not_kept(make: Callable[..., Any]) -> None:
    cache = make(max_size_bytes=10)
    cache["large"] = b"x" * 11
    assert cache.get("large") is None
    cache["small"] = b"x"
    assert cache["small"] == b"x" and len(cache) == 1


@pytest.mark.parametrize("limit", [0, -1, float("nan")])
def test_a_limit_is_positive(make: Callable[..., Any], limit: float) -> None:
    with pytest.raises(ValueError, match=f"max_size_bytes is {limit}"):
        make(max_size_bytes=limit)
    with pytest.raises(TypeError, match="max_size_bytes: an int is expected, got str"):
        make(max_size_bytes=str(limit))


def test_threads_share_a_cache(make: Callable[..., Any]) -> None:
    cache = make(max_size_bytes=4000)
    wrong = []

    def work(number: int) -> None:
        for step in range(60):
            key = f"{step % 7}"
            cache[key] = key.encode() * 100
            found = cache.get(f"{(step + number) % 7}")
            if found is not None and (len(found) != 100 or len(set(found)) != 1):
                wrong.append(found)

    in_threads(*[lambda number=number: work(number) for number in range(6)])
    assert not wrong
    assert all(cache.get(f"{key}") == f"{key}".encode() * 100 for key in range(7)), "700 bytes fit"


def test_a_cache_of_ones_own(utils: Any) -> None:
    with pytest.raises(TypeError, match="abstract"):
        utils.ProgramCacheResource()

    class Mine(utils.ProgramCacheResource):  # type: ignore[misc]
        def __init__(self) -> None:
            self.kept: dict[Any, bytes] = {}

        def __getitem__(self, key: Any) -> bytes:
            return self.kept[key]

        def __setitem__(self, key: Any, value: Any) -> None:
            self.kept[key] = value

        def __delitem__(self, key: Any) -> None:
            del self.kept[key]

        def __len__(self) -> int:
            return len(self.kept)

        def clear(self) -> None:
            self.kept.clear()

    with Mine() as mine:
        mine.update({"a": b"1"})
        assert mine.get("a") == b"1" and mine.get("b", b"2") == b"2"


# Files.


def test_a_file_holds_the_bytes_alone(utils: Any, folder: Path) -> None:
    utils.FileStreamProgramCache(folder)["key"] = b"the bytes"
    (entry,) = entries(folder)
    assert entry.read_bytes() == b"the bytes"


def test_another_cache_on_the_folder_finds_it(utils: Any, folder: Path) -> None:
    first = utils.FileStreamProgramCache(str(folder))
    first["key"] = b"bytes"
    assert utils.FileStreamProgramCache(folder)["key"] == pickle.loads(pickle.dumps(first))["key"] == b"bytes"


def test_the_default_folder_is_the_users(utils: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOCALAPPDATA" if os.name == "nt" else "XDG_CACHE_HOME", str(folder))
    utils.FileStreamProgramCache()["key"] = b"bytes"
    assert entries(folder / "cuda-ctypes" / "program-cache")


def test_replacing_leaves_one_file(utils: Any, folder: Path) -> None:
    cache = utils.FileStreamProgramCache(folder)
    for content in (b"one", b"two", b"two", b"one"):
        cache["key"] = content
        assert cache["key"] == content and len(entries(folder)) == len(cache) == 1


@pytest.mark.parametrize("damage", [b"", b"the byt", b"THE BYTES", b"the bytes and more"])
def test_a_damaged_file_is_not_an_entry(utils: Any, folder: Path, damage: bytes) -> None:
    cache = utils.FileStreamProgramCache(folder)
    cache["key"] = b"the bytes"
    entries(folder)[0].write_bytes(damage)
    assert cache.get("key") is None
    assert not entries(folder), "it is removed"
    cache["key"] = b"the bytes"
    assert cache["key"] == b"the bytes"


def test_foreign_files_do_no_harm(utils: Any, folder: Path) -> None:
    cache = utils.FileStreamProgramCache(folder, max_size_bytes=100)
    cache["key"] = b"bytes"
    (folder / "README").write_text("hello")
    (folder / "ab").mkdir(exist_ok=True)
    (folder / "xy").write_text("no folder")
    cache["other"] = b"bytes"
    assert cache["key"] == cache["other"] == b"bytes" and len(cache) == 2
    assert (folder / "README").exists()


@pytest.mark.parametrize(
    "place", ["en/words.txt", "ab/words.txt", "ab/folder/words.txt", ".g/x/words.txt", "new/words.txt"]
)
def test_foreign_files_stay(utils: Any, folder: Path, place: str) -> None:
    """Programs may keep a cache in a folder that has other files."""
    theirs = folder / place
    theirs.parent.mkdir(parents=True)
    theirs.write_bytes(bytes(100))
    hours_ago = time.time() - 2 * 3600
    os.utime(theirs, (hours_ago, hours_ago))
    cache = utils.FileStreamProgramCache(folder, max_size_bytes=100)
    cache["key"] = bytes(90)
    assert len(cache) == 1 and len(cache["key"]) == 90, "their size counts"
    cache.clear()
    assert len(cache) == 0 and theirs.exists()


def test_a_folder_that_was_removed_is_made_again(utils: Any, folder: Path) -> None:
    import shutil

    cache = utils.FileStreamProgramCache(folder)
    cache["key"] = b"bytes"
    shutil.rmtree(folder)
    assert cache.get("key") is None and len(cache) == 0
    cache["key"] = b"bytes"
    assert cache["key"] == b"bytes"


def test_leftovers_of_a_dead_writer_go_after_an_hour(utils: Any, folder: Path) -> None:
    utils.FileStreamProgramCache(folder)
    old, young = folder / "new" / ("0d" * 16), folder / "new" / ("ab" * 16)
    for path in (old, young):
        path.write_bytes(b"half")
    hours_ago = time.time() - 2 * 3600
    os.utime(old, (hours_ago, hours_ago))
    cache = utils.FileStreamProgramCache(folder)
    assert not old.exists() and young.exists() and len(cache) == 0


def test_a_failed_write_leaves_nothing(utils: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = utils.FileStreamProgramCache(folder)
    cache["key"] = b"before"

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match=f"No space.*{folder.name}"):
        cache["key"] = b"after"
    assert cache["key"] == b"before" and not list((folder / "new").iterdir())


def test_a_folder_that_cannot_be_made_is_told(utils: Any, folder: Path) -> None:
    folder.write_bytes(b"a file")
    with pytest.raises(OSError, match=folder.name):
        utils.FileStreamProgramCache(folder / "cache")
    assert folder.read_bytes() == b"a file"


WORK = """
import os, sys
from cuda_ctypes.core.utils import FileStreamProgramCache
folder, number, mode = sys.argv[1], int(sys.argv[2]), sys.argv[3]
cache = FileStreamProgramCache(folder, max_size_bytes=60_000 if mode == "small" else None)
hits = 0
for step in range(120):
    key = f"key {(step * 7 + number) % 10}"
    kind = number if mode == "different" else 0
    content = bytes([kind]) + key.encode() * 1000
    found = cache.get(key)
    if found is None:
        assert mode in ("small", "deleting") or step < 10, f"{key} was lost"
        cache[key] = content
    else:
        hits += 1
        assert found[1:] == content[1:] and found[0] < 8, "torn or foreign bytes"
        if mode == "different" and step % 3 == 0:
            cache[key] = content
    if mode == "deleting" and step % 5 == 0:
        try:
            del cache[key]
        except KeyError:
            pass
    if step % 40 == 39:
        assert len(cache) <= 10
print(hits)
"""


def processes(folder: Path, mode: str, count: int = 6) -> list[int]:
    """The number of entries that each of several processes found in their shared cache."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
    started = [
        subprocess.Popen(
            [sys.executable, "-c", WORK, str(folder), str(number), mode],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
        )
        for number in range(count)
    ]
    found = []
    for process in started:
        out, errors = process.communicate(timeout=120)
        assert process.returncode == 0, errors.decode()
        found.append(int(out))
    return found


@pytest.mark.processes
@pytest.mark.parametrize("mode", ["same", "different"])
def test_processes_that_write_and_read_at_once_lose_nothing(utils: Any, folder: Path, mode: str) -> None:
    hits = processes(folder, mode)
    cache = utils.FileStreamProgramCache(folder)
    assert len(cache) == 10
    for number in range(10):
        assert cache[f"key {number}"][1:] == f"key {number}".encode() * 1000
    assert min(hits) >= 110, "ten misses each at most"
    assert not list((folder / "new").iterdir())


def test_a_writer_removes_nothing_that_was_written_after_it(
    utils: Any, package: Callable[[str], Any], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process writes the same bytes again just after this one has found the first file too old."""
    module = package("core.code.program_cache")
    ours, others = utils.FileStreamProgramCache(folder), utils.FileStreamProgramCache(folder)
    others["key"] = b"others"
    remove = module._remove

    def meanwhile(path: str) -> bool:
        if Path(path).parent.name != "new":
            monkeypatch.undo()
            others["key"] = b"others"
        return bool(remove(path))

    monkeypatch.setattr(module, "_remove", meanwhile)
    ours["key"] = b"ours"
    assert module._remove is remove, "nothing was removed"
    assert ours.get("key") == b"others"
    assert len(entries(folder)) == 1


def test_a_listing_that_misses_a_file_is_not_believed(
    utils: Any, package: Callable[[str], Any], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading a folder can return this if files are removed and added meanwhile."""
    module = package("core.code.program_cache")
    cache = utils.FileStreamProgramCache(folder)
    cache["key"] = b"bytes"
    listed = module._listed

    def nothing(path: str) -> list[Any]:
        monkeypatch.undo()
        return []

    monkeypatch.setattr(module, "_listed", nothing)
    assert cache["key"] == b"bytes"
    assert module._listed is listed


@pytest.mark.processes
@pytest.mark.parametrize("mode", ["small", "deleting"])
def test_processes_that_remove_entries_do_not_disturb_others(utils: Any, folder: Path, mode: str) -> None:
    processes(folder, mode)
    cache = utils.FileStreamProgramCache(folder, max_size_bytes=60_000)
    cache["last"] = b"last"
    assert sum(entry.stat().st_size for entry in entries(folder)) <= 60_000
    assert cache["last"] == b"last"


@pytest.mark.processes
def test_a_process_that_is_killed_while_writing_leaves_whole_entries(utils: Any, folder: Path) -> None:
    program = textwrap.dedent(
        """
        import sys
        from cuda_ctypes.core.utils import FileStreamProgramCache
        cache = FileStreamProgramCache(sys.argv[1])
        print("go", flush=True)
        step = 0
        while True:
            cache[f"{step % 20}"] = bytes([step % 251]) * 300_000
            step += 1
        """
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
    for pause in (0.02, 0.05, 0.09):
        process = subprocess.Popen(
            [sys.executable, "-c", program, str(folder)], stdout=subprocess.PIPE, env=environment
        )
        assert process.stdout and process.stdout.readline() == b"go" + os.linesep.encode()
        time.sleep(pause)
        process.kill()
        process.communicate()
    cache = utils.FileStreamProgramCache(folder)
    found = [content for content in (cache.get(f"{number}") for number in range(20)) if content is not None]
    assert found, "it wrote nothing"
    assert all(len(content) == 300_000 and len(set(content)) == 1 for content in found)


# Keys.


@pytest.fixture
def key(core: Any, utils: Any) -> Callable[..., bytes]:
    """A function that returns a program's key. It takes ``options`` besides the architecture, and other arguments."""

    def made(options: dict[str, Any] | None = None, **arguments: Any) -> bytes:
        given = {"code": "__global__ void k() {}", "code_type": "c++", "target_type": "cubin", **arguments}
        chosen = core.ProgramOptions(**{"arch": "sm_90", **(options or {})})
        found: bytes = utils.make_program_cache_key(options=chosen, **given)
        return found

    return made


def test_a_key_is_the_same_each_time(core: Any, utils: Any, key: Callable[..., bytes]) -> None:
    assert isinstance(key(), bytes) and len(key()) == 32
    assert key() == key() == key(code_type="C++", target_type="CUBIN")
    types = core.typing
    assert key() == key(code_type=types.SourceCodeType.CXX, target_type=types.ObjectCodeFormatType.CUBIN)
    plain = utils.make_program_cache_key(
        code="__global__ void k() {}", code_type="c++", target_type="cubin", options={"arch": "sm_90"}
    )
    assert plain == key()


@pytest.mark.processes
@pytest.mark.usefixtures("compilers")  # without it, this process alone may have a compiler, which another test opened
def test_a_key_is_the_same_in_another_process(key: Callable[..., bytes], run_python: Callable[..., str]) -> None:
    program = """
        from cuda_ctypes.core import ProgramOptions
        from cuda_ctypes.core.utils import make_program_cache_key
        options = ProgramOptions(arch="sm_90", define_macro=[("A", "1")])
        names = ["b", "a"]
        print(make_program_cache_key(code="__global__ void k() {}", code_type="c++", options=options, target_type="cubin",
            name_expressions=names).hex())
    """
    expected = key({"define_macro": [("A", "1")]}, name_expressions=["a", "b"])
    assert run_python(program).strip() == expected.hex()


def test_whatever_changes_the_code_changes_the_key(key: Callable[..., bytes]) -> None:
    keys = [
        key(),
        key(code="__global__ void k() { }"),
        key(target_type="ptx"),
        key(target_type="ltoir"),
        key(name_expressions=["k"]),
        key(name_expressions=[b"k"]),
        key(name_expressions=["k", "l"]),
        key(name_expressions=["k, l"]),
        key(extra_digest=b""),
        key(extra_digest=b"1"),
        key({"arch": "sm_80"}),
        key({"name": "other"}),
        key({"debug": True}),
        key({"fma": True}),
        key({"fma": False}),
        key({"max_register_count": 32}),
        key({"define_macro": "A"}),
        key({"define_macro": ("A", "2")}),
        key({"define_macro": ["A", "B"]}),
        key({"std": "c++20"}),
        key({"use_fast_math": True}),
        key(code_type="nvvm", target_type="ptx"),
        key({"fma": False}, code_type="nvvm", target_type="ptx"),
        key({"extra_sources": [("a", "b")]}, code_type="nvvm", target_type="ptx"),
        key({"extra_sources": [("a", b"c")]}, code_type="nvvm", target_type="ptx"),
    ]
    same = [(a, b) for a in range(len(keys)) for b in range(a) if keys[a] == keys[b]]
    assert not same, "these have the same key"


@pytest.mark.filterwarnings("ignore:.*nvJitLink:RuntimeWarning")
def test_the_key_of_ptx_depends_on_the_linkers_options(key: Callable[..., bytes]) -> None:
    def of(**options: Any) -> bytes:
        return key(options, code=KERNELS, code_type="ptx")

    assert len({of(), of(arch="sm_80"), of(max_register_count=32), of(debug=True), of(lineinfo=True)}) == 5
    assert of() == of(include_path="folder") == of(std="c++20") == of(define_macro="A"), "it does not get these"


def test_options_that_leave_the_code_unchanged_leave_the_key_unchanged(key: Callable[..., bytes]) -> None:
    assert key(name_expressions=["a", "b"]) == key(name_expressions=("b", "a"))
    assert key(name_expressions="a") == key(name_expressions=["a"])
    assert key({"define_macro": ["A"]}) == key({"define_macro": "A"})
    assert key({"debug": False}) == key({"debug": None})
    nvvm = {"code_type": "nvvm", "target_type": "ptx"}
    assert key(code=b"ir", **nvvm) == key(code="ir", **nvvm) == key(code=bytearray(b"ir"), **nvvm)


@pytest.mark.parametrize(
    ("library", "function", "arguments"),
    [
        ("nvrtc", "nvrtcVersion", {}),
        ("nvvm", "nvvmVersion", {"code_type": "nvvm", "target_type": "ptx"}),
        ("nvvm", "nvvmIRVersion", {"code_type": "nvvm", "target_type": "ptx"}),
        ("nvjitlink", "nvJitLinkVersion", {"code_type": "ptx"}),
    ],
)
@pytest.mark.filterwarnings("ignore:.*nvJitLink:RuntimeWarning")
def test_another_version_of_the_compiler_is_another_key(
    package: Callable[[str], Any],
    core: Any,
    key: Callable[..., bytes],
    monkeypatch: pytest.MonkeyPatch,
    library: str,
    function: str,
    arguments: dict[str, Any],
) -> None:
    module, linker = package(f"checked.{library}"), package("core.code.linker_backend")
    monkeypatch.setattr(linker, "backend", lambda: "nvJitLink")
    forget = partial(monkeypatch.setattr, package("core.code.program_cache_key"), "_identities")
    forget({})
    for name in ("nvvmVersion", "nvvmIRVersion") if library == "nvvm" else (function,):
        monkeypatch.setattr(module, name, lambda: (12, 9), raising=False)
    before = key(**arguments)
    assert key(**arguments) == before
    monkeypatch.setattr(module, function, lambda: (13, 0), raising=False)
    forget({})  # as in another process
    assert key(**arguments) != before


@pytest.mark.usefixtures("compilers")
def test_another_file_of_the_compiler_is_another_key(
    package: Callable[[str], Any], key: Callable[..., bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its version number does not include patches."""
    before = key()
    size = os.path.getsize
    monkeypatch.setattr(os.path, "getsize", lambda path: size(path) + 1)
    monkeypatch.setattr(package("core.code.program_cache_key"), "_identities", {})  # as in another process
    assert key() != before


def test_another_linker_is_another_key(
    package: Callable[[str], Any], key: Callable[..., bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    linker, driver = package("core.code.linker_backend"), package("core._driver")
    keys = set()
    for backend, version in (("driver", 13000), ("driver", 13010), ("nvJitLink", 13000)):
        monkeypatch.setattr(linker, "backend", lambda backend=backend: backend)
        monkeypatch.setattr(driver, "driver_version", lambda version=version: version)
        keys.add(key(code_type="ptx"))
    assert len(keys) == 3


@pytest.mark.parametrize(
    "options",
    [
        {"include_path": "folder"},
        {"include_path": ["a", "b"]},
        {"pre_include": "a.h"},
        {"pch": True},
        {"use_pch": "a.pch"},
        {"pch_dir": "folder"},
        {"name": "folder/name"},
    ],
    ids=lambda options: next(iter(options)),
)
def test_files_that_the_compiler_reads_need_a_digest(key: Callable[..., bytes], options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"{next(iter(options))}.*extra_digest"):
        key(options)
    assert key(options, extra_digest=b"1") != key(options, extra_digest=b"2")


def test_libdevice_needs_a_digest_where_it_is_used(key: Callable[..., bytes]) -> None:
    with pytest.raises(ValueError, match="use_libdevice.*extra_digest"):
        key({"use_libdevice": True}, code_type="nvvm", target_type="ptx")
    assert key({"use_libdevice": True}, code_type="nvvm", target_type="ptx", extra_digest=b"1")
    assert key({"use_libdevice": True}) == key()


def test_options_that_name_no_file_need_no_digest(key: Callable[..., bytes]) -> None:
    assert key({"include_path": []}) == key({"pch": False}) == key()


@pytest.mark.parametrize("option", ["create_pch", "time", "fdevice_time_trace"])
def test_options_that_write_files_are_refused(key: Callable[..., bytes], option: str) -> None:
    with pytest.raises(ValueError, match=f"{option}.*writes a file"):
        key({option: "file"}, extra_digest=b"1")


def test_files_beside_the_source_are_in_the_key(
    key: Callable[..., bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    source = '#include "a.h"\n  # include "missing.h"\n#include <cuda_fp16.h>\n__global__ void k() {}'
    keys = [key(code=source)]
    (tmp_path / "inner").mkdir()
    for path, content in (
        ("a.h", '#include "inner/b.h"\n'),
        ("inner/b.h", '#include "c.h"\n'),
        ("inner/c.h", "one"),
        ("inner/c.h", '#include "a.h"\n'),
        ("missing.h", ""),
    ):
        (tmp_path / path).write_text(content)
        keys.append(key(code=source))
    assert len(set(keys)) == len(keys), "each change of a file changes the key"
    (tmp_path / "unrelated.h").write_text("")
    assert key(code=source) == keys[-1]
    assert key({"no_source_include": True}, code=source) == key({"no_source_include": True}, code=source)


def test_an_include_by_a_macro_is_refused(key: Callable[..., bytes]) -> None:
    with pytest.raises(ValueError, match="#include HEADER.*by its name"):
        key(code="#define HEADER <a.h>\n#include HEADER\n")


@pytest.mark.parametrize(
    ("arguments", "error", "names"),
    [
        ({"code_type": "fortran"}, ValueError, "code_type.*fortran"),
        ({"target_type": "exe"}, ValueError, "target_type.*exe"),
        ({"code_type": "nvvm", "target_type": "cubin"}, ValueError, "nvvm.*'ptx' or 'ltoir'"),
        ({"code_type": "ptx", "target_type": "ltoir"}, ValueError, "ptx.*'cubin' or 'ptx'"),
        ({"code": b"bytes"}, TypeError, "code.*str.*bytes"),
        ({"code": None}, TypeError, "code.*NoneType"),
        ({"name_expressions": [bytearray(b"a")]}, TypeError, "name_expressions.*bytearray"),
        ({"name_expressions": [3]}, TypeError, "name_expressions.*int"),
        ({"extra_digest": "text"}, TypeError, "extra_digest.*str"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, dict) else "",
)
def test_wrong_arguments(
    key: Callable[..., bytes], arguments: dict[str, Any], error: type[Exception], names: str
) -> None:
    with pytest.raises(error, match=names):
        key(**arguments)


def test_options_of_another_type_are_refused(utils: Any) -> None:
    with pytest.raises(TypeError, match="options.*list"):
        utils.make_program_cache_key(code="", code_type="c++", target_type="ptx", options=[])
