"""The cache holds complete wheels' headers only, from exactly the wheels of the manifest."""

from __future__ import annotations

import errno
import os
import re
import shutil
import subprocess
import threading
import zipfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from generator import add_release, descriptor, fetch, manifest, packages
from generator.__main__ import main
from generator.errors import GeneratorError
from generator.fetch import Wheel
from generator.manifest import Package
from generator.packages import Source

HEADERS = {
    "nvidia/thing/include/thing.h": "int thing(void);\n",
    "nvidia/thing/include/deep/inner.hpp": "// inner\n",
    "nvidia/thing/lib/libthing.so": "binary",
    "nvidia/thing/include/readme.txt": "no header",
}
TAGS = "py3-none-manylinux2014_x86_64"


def make_wheel(
    folder: Path, name: str, version: str, files: dict[str, str] = HEADERS, requires: Iterable[str] = ()
) -> Path:
    """Write a wheel that pip accepts."""
    stem = f"{name.replace('-', '_')}-{version}"
    info = {
        f"{stem}.dist-info/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"
        + "".join(f"Requires-Dist: {requirement}\n" for requirement in requires),
        f"{stem}.dist-info/WHEEL": f"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: {TAGS}\n",
        f"{stem}.dist-info/RECORD": "",
    }
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{stem}-{TAGS}.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for member, text in {**files, **info}.items():
            archive.writestr(member, text)
    return path


def package(wheel: Path) -> Package:
    name, version = wheel.name.split("-")[:2]
    return Package(name.replace("_", "-"), version, wheel.name, fetch.sha256(wheel))


class Index:
    """A replacement for pip that copies wheels from a folder and remembers the requests."""

    def __init__(self, *wheels: Path) -> None:
        self.wheels = {f"{package(wheel).package}=={package(wheel).version}": wheel for wheel in wheels}
        self.asked: list[str] = []

    def __call__(self, requirement: str, platforms: Sequence[str], folder: Path) -> Path:
        name = requirement.partition(" ")[0]
        self.asked.append(name)
        return Path(shutil.copy(self.wheels[name], folder))


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    return make_wheel(tmp_path / "wheels", "thing", "1.0")


@pytest.fixture
def known(wheel: Path) -> manifest.Manifest:
    return {"98.6": {"thing": package(wheel)}}


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache"


def contents(folder: Path) -> set[str]:
    """Files below the folder, without the lock, which is always there and always empty."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() and path.name != ".lock"}


PLACE = f"thing-1.0-{TAGS}"
COMPLETE = {f"{PLACE}/thing.h", f"{PLACE}/deep/inner.hpp", f"{PLACE}/{fetch.STAMP}"}


def test_only_headers_are_unpacked_below_the_include_folder(wheel: Path, known: manifest.Manifest, cache: Path) -> None:
    folders = fetch.fetch(["98.6"], cache=cache, known=known, download=Index(wheel))

    assert folders == [cache / PLACE]
    assert contents(cache) == COMPLETE
    assert (folders[0] / "thing.h").read_text() == "int thing(void);\n"


def test_nothing_is_downloaded_when_all_is_there(wheel: Path, known: manifest.Manifest, cache: Path) -> None:
    index = Index(wheel)
    for _ in range(3):
        fetch.fetch(["98.6", "98.6"], cache=cache, known=known, download=index)
    assert index.asked == ["thing==1.0"]


@pytest.mark.parametrize("damage", ["delete", "truncate", "stamp"])
def test_a_damaged_cache_is_made_whole(damage: str, wheel: Path, known: manifest.Manifest, cache: Path) -> None:
    (folder,) = fetch.fetch(["98.6"], cache=cache, known=known, download=Index(wheel))
    if damage == "delete":
        (folder / "deep" / "inner.hpp").unlink()
    elif damage == "truncate":
        (folder / "thing.h").write_text("int")
    else:
        (folder / fetch.STAMP).write_text("")

    fetch.fetch(["98.6"], cache=cache, known=known, download=Index(wheel))

    assert contents(cache) == COMPLETE
    assert (folder / "thing.h").read_text() == "int thing(void);\n"


def test_a_header_that_was_changed_is_not_read(
    wheel: Path, known: manifest.Manifest, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetch, "CACHE", cache)
    monkeypatch.setattr(manifest, "read", lambda: known)
    index = Index(wheel)
    (folder,) = fetch.fetch(["98.6"], download=index)
    assert fetch.include_directories("98.6", ["thing"]) == [folder]
    (folder / "thing.h").write_text("int thong(void);\n")
    with pytest.raises(
        GeneratorError, match=r"thing\.h was changed since it was fetched; delete the folder .*thing-1\.0"
    ):
        fetch.include_directories("98.6", ["thing"])
    stamp = re.sub("[0-9a-f]{64} ", "", (folder / fetch.STAMP).read_text())
    (folder / fetch.STAMP).write_text(stamp)  # the format of earlier generators
    assert fetch.include_directories("98.6", ["thing"]) == [folder]
    assert index.asked == ["thing==1.0"]


def test_packages_and_releases_share_an_equal_wheel(
    wheel: Path, known: manifest.Manifest, cache: Path, tmp_path: Path
) -> None:
    """For example, CUDA 12's compiler package is both ``cuda_crt`` and ``nvvm``, and one NCCL serves every release."""
    other = make_wheel(tmp_path / "wheels", "thing", "1.1", {"nvidia/cu98/include/thing.h": "int other;\n"})
    known = {
        "98.6": {"thing": package(wheel), "twin": package(wheel)},
        "98.7": {"thing": package(other), "twin": package(wheel)},
    }
    index = Index(wheel, other)

    folders = fetch.fetch(["98.6", "98.7"], cache=cache, known=known, download=index)

    assert index.asked == ["thing==1.0", "thing==1.1"]
    assert folders == [cache / PLACE, cache / f"thing-1.1-{TAGS}"]
    assert [(folder / "thing.h").read_text() for folder in folders] == ["int thing(void);\n", "int other;\n"]


def test_only_the_packages_asked_for_are_downloaded(
    wheel: Path, known: manifest.Manifest, cache: Path, tmp_path: Path
) -> None:
    big = make_wheel(tmp_path / "wheels", "big", "1.0")
    index = Index(wheel, big)
    fetch.fetch(
        ["98.6"], ["thing"], cache=cache, known={"98.6": {**known["98.6"], "big": package(big)}}, download=index
    )
    assert index.asked == ["thing==1.0"]
    assert contents(cache) == COMPLETE, "the wheel and its other files are deleted"


def test_a_folder_of_another_hash_is_replaced(wheel: Path, known: manifest.Manifest, cache: Path) -> None:
    (folder,) = fetch.fetch(["98.6"], cache=cache, known=known, download=Index(wheel))
    make_wheel(wheel.parent, "thing", "1.0", {"nvidia/cu98/include/other.h": "int other;\n"})

    fetch.fetch(["98.6"], cache=cache, known={"98.6": {"thing": package(wheel)}}, download=Index(wheel))

    assert contents(folder) == {"other.h", fetch.STAMP}
    assert f"thing 1.0 sha256:{fetch.sha256(wheel)}" in (folder / fetch.STAMP).read_text()


def test_a_wheel_with_another_hash_is_refused(wheel: Path, known: manifest.Manifest, cache: Path) -> None:
    expected = known["98.6"]["thing"].sha256
    make_wheel(wheel.parent, "thing", "1.0", {"nvidia/include/thing.h": "int forged(void);\n"})

    with pytest.raises(GeneratorError, match=f"thing-1.0-.*has sha256 {fetch.sha256(wheel)}.*says {expected}"):
        fetch.fetch(["98.6"], cache=cache, known=known, download=Index(wheel))
    assert contents(cache) == set()


def test_a_full_disk_leaves_no_half_filled_cache(
    wheel: Path, known: manifest.Manifest, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = []
    write_bytes = Path.write_bytes

    def fill_up(path: Path, data: bytes) -> int:
        written.append(path.name)
        if len(written) == 2:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write_bytes(path, data)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", fill_up)
        with pytest.raises(GeneratorError, match=r"cannot store the headers of thing-1.0-.*No space left on device"):
            fetch.fetch(["98.6"], cache=cache, known=known, download=Index(wheel))
    assert len(written) == 2, "the disk should fill up after the first header"
    assert contents(cache) == set()

    fetch.fetch(["98.6"], cache=cache, known=known, download=Index(wheel))
    assert contents(cache) == COMPLETE


def test_it_goes_on_after_an_interruption(wheel: Path, cache: Path, tmp_path: Path) -> None:
    second = make_wheel(tmp_path / "wheels", "second", "2.0")
    known = {"98.6": {"thing": package(wheel), "second": package(second)}}
    index = Index(wheel, second)

    def interrupted(requirement: str, platforms: Sequence[str], folder: Path) -> Path:
        if requirement.startswith("second==2.0 --hash=sha256:"):
            raise KeyboardInterrupt
        return index(requirement, platforms, folder)

    with pytest.raises(KeyboardInterrupt):
        fetch.fetch(["98.6"], cache=cache, known=known, download=interrupted)
    assert contents(cache) == COMPLETE

    fetch.fetch(["98.6"], cache=cache, known=known, download=index)
    assert index.asked == ["thing==1.0", "second==2.0"], "headers in the cache were downloaded again"


def test_leftovers_of_a_killed_process_are_removed(wheel: Path, known: manifest.Manifest, cache: Path) -> None:
    leftover = cache / f"{fetch.TEMPORARY}abc"
    (leftover / "headers").mkdir(parents=True)
    (leftover / "headers" / "thing.h").write_text("int th")

    fetch.fetch(["98.6"], cache=cache, known=known, download=Index(wheel))
    assert contents(cache) == COMPLETE


def test_two_at_a_time_download_once(wheel: Path, known: manifest.Manifest, cache: Path) -> None:
    index = Index(wheel)
    start = threading.Barrier(4)
    failures = []

    def one() -> None:
        start.wait()
        try:
            fetch.fetch(["98.6"], cache=cache, known=known, download=index)
        except GeneratorError as error:
            failures.append(error)

    threads = [threading.Thread(target=one) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    assert index.asked == ["thing==1.0"]
    assert contents(cache) == COMPLETE


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"nvidia/lib/libthing.so": "binary"}, "holds no headers"),
        ({"include/../../thing.h": "int thing;"}, "outside of its folder"),
        ({"/include/thing.h": "int thing;"}, "outside of its folder"),
    ],
)
def test_a_strange_wheel_is_refused(files: dict[str, str], message: str, cache: Path, tmp_path: Path) -> None:
    wheel = make_wheel(tmp_path / "wheels", "thing", "1.0", files)
    with pytest.raises(GeneratorError, match=message):
        fetch.fetch(["98.6"], cache=cache, known={"98.6": {"thing": package(wheel)}}, download=Index(wheel))
    assert contents(cache) == set()


def test_a_broken_wheel_is_refused(wheel: Path, cache: Path) -> None:
    wheel.write_bytes(wheel.read_bytes()[:50])
    with pytest.raises(GeneratorError, match="thing-1.0-.* is not a readable wheel"):
        fetch.fetch(["98.6"], cache=cache, known={"98.6": {"thing": package(wheel)}}, download=Index(wheel))
    assert contents(cache) == set()


def test_an_unknown_release_names_the_known_ones_and_the_way_out(known: manifest.Manifest, cache: Path) -> None:
    with pytest.raises(GeneratorError, match=r"does not know CUDA 98.7, only 98.6; `.*add-release 98.7` looks it up"):
        fetch.fetch(["98.6", "98.7"], cache=cache, known=known, download=Index())
    assert not cache.exists()


@pytest.mark.parametrize("release", ["13", "cuda", "13.5.1", "../13.5", "", "v13.5"])
def test_an_invalid_release_is_refused(release: str, known: manifest.Manifest, cache: Path) -> None:
    with pytest.raises(GeneratorError, match="is not a CUDA release: write it as MAJOR.MINOR"):
        fetch.fetch([release], cache=cache, known=known, download=Index())


def test_a_package_that_a_release_lacks_names_the_first_that_has_it(wheel: Path, cache: Path) -> None:
    thing = package(wheel)
    known = {"98.5": {"thing": thing}, "98.6": {"thing": thing, "late": thing}, "98.7": {"thing": thing, "late": thing}}
    with pytest.raises(GeneratorError, match=r"^CUDA 98\.5 has no late on PyPI; it begins with CUDA 98\.6$"):
        fetch.fetch(["98.6", "98.5"], ["thing", "late"], cache=cache, known=known, download=Index())
    assert not cache.exists()
    assert manifest.releases_with(["thing", "late"], known) == ["98.6", "98.7"]


def test_an_unknown_package_is_refused(known: manifest.Manifest, cache: Path) -> None:
    with pytest.raises(GeneratorError, match=r"CUDA 98\.6 has no nonsense on PyPI; choose from cuda_runtime, "):
        fetch.fetch(["98.6"], ["nonsense"], cache=cache, known=known, download=Index())


class TestWithPip:
    """The same with pip itself, whose only source is a folder of wheels."""

    @pytest.fixture(autouse=True)
    def offline(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "wheels").mkdir(exist_ok=True)
        monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
        monkeypatch.setenv("PIP_NO_INDEX", "1")
        monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path / "wheels"))

    def test_pip_brings_the_wheel_of_the_manifest(self, wheel: Path, known: manifest.Manifest, cache: Path) -> None:
        make_wheel(wheel.parent, "thing", "2.0", {"include/newer.h": "int newer;\n"})
        fetch.fetch(["98.6"], cache=cache, known=known)
        assert contents(cache) == COMPLETE

    @pytest.mark.parametrize("order", [1, -1])
    def test_of_two_files_of_one_version_the_manifests_is_used(
        self, wheel: Path, known: manifest.Manifest, cache: Path, order: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The index has the runtime of 12.6 like this: one wheel twice, under different tags."""
        other = make_wheel(wheel.parent / "other", "thing", "1.0", {"include/other.h": "int other;\n"})
        page = wheel.parent / "simple" / "thing" / "index.html"
        page.parent.mkdir(parents=True)
        files = [(wheel.name, wheel), ("thing-1.0-py3-none-manylinux_2_17_x86_64.whl", other)]
        links = [f'<a href="{file.as_uri()}#sha256={fetch.sha256(file)}">{name}</a>' for name, file in files[::order]]
        page.write_text("<!DOCTYPE html>" + "".join(links))
        monkeypatch.delenv("PIP_NO_INDEX")
        monkeypatch.delenv("PIP_FIND_LINKS")
        monkeypatch.setenv("PIP_INDEX_URL", (wheel.parent / "simple").as_uri())
        fetch.fetch(["98.6"], cache=cache, known=known)
        assert contents(cache) == COMPLETE

    def test_a_file_with_another_hash(self, wheel: Path, cache: Path) -> None:
        known = {"98.6": {"thing": Package("thing", "1.0", wheel.name, "0" * 64)}}
        with pytest.raises(GeneratorError, match="cannot download thing==1.0: its sha256 differs from the manifest"):
            fetch.fetch(["98.6"], cache=cache, known=known)
        assert contents(cache) == set()

    def test_a_missing_package(self, cache: Path) -> None:
        known = {"98.6": {"thing": Package("thing", "3.0", f"thing-3.0-{TAGS}.whl", "0" * 64)}}
        with pytest.raises(GeneratorError, match="cannot download thing==3.0: pip found no version of it at all"):
            fetch.fetch(["98.6"], cache=cache, known=known)
        assert contents(cache) == set()

    def test_a_missing_version(self, wheel: Path, cache: Path) -> None:
        known = {"98.6": {"thing": Package("thing", "3.0", f"thing-3.0-{TAGS}.whl", "0" * 64)}}
        with pytest.raises(
            GeneratorError, match=r"cannot download thing==3.0: the index has no such version(.|\n)*1\.0"
        ):
            fetch.fetch(["98.6"], cache=cache, known=known)

    def test_a_traceback_of_pip_is_one_line(
        self, known: manifest.Manifest, cache: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The message of pip 23 when the disk fills up during a download."""
        says = b"ERROR: Exception:\nTraceback (most recent call last):\n  File ...\nOSError: [Errno 28] No space left\n"
        failed = subprocess.CompletedProcess([], 2, stderr=says)
        monkeypatch.setattr(subprocess, "run", lambda *arguments, **options: failed)
        with pytest.raises(GeneratorError) as caught:
            fetch.fetch(["98.6"], cache=cache, known=known)
        assert str(caught.value) == "cannot download thing==1.0: pip failed\n  OSError: [Errno 28] No space left"
        assert contents(cache) == set()

    def test_no_network(self, known: manifest.Manifest, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("PIP_NO_INDEX")
        monkeypatch.delenv("PIP_FIND_LINKS")
        monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
        monkeypatch.setenv("PIP_RETRIES", "0")
        with pytest.raises(GeneratorError, match=r"cannot download thing==1.0: .* check the network"):
            fetch.fetch(["98.6"], cache=cache, known=known)
        assert contents(cache) == set()

    def test_no_network_beside_a_folder_that_has_another_version(
        self, wheel: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delenv("PIP_NO_INDEX")
        monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
        monkeypatch.setenv("PIP_RETRIES", "1")
        with pytest.raises(GeneratorError, match=r"cannot find thing>=2: .* check the network") as caught:
            fetch.pip_find("thing>=2", [TAGS.split("-")[-1]])
        assert not isinstance(caught.value, manifest.Absent), "add-release would record that there is none"

    def test_pips_choice_is_known_without_a_download(self, wheel: Path) -> None:
        make_wheel(wheel.parent, "thing", "0.9")
        found = fetch.pip_find("thing<2", [TAGS.split("-")[-1]])
        assert found == Wheel(wheel.name, fetch.sha256(wheel), ())

    def test_add_release_finds_each_package_by_its_rule(
        self, tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        table: dict[str, Any] = {"first": "same", "second": "up to", "third": "toolkit", "fourth": "newest"}
        table |= {"fifth": "up to", "sixth": "toolkit"}
        described = {name: Source(rule, {"98": name}) for name, rule in table.items()}
        monkeypatch.setattr(packages, "sources", lambda: described)
        versions = {
            "first": ["98.5.9", "98.6.2", "98.6.10", "98.7.1"],
            "second": ["97.9.9", "98.4.1", "98.5.3", "98.7.0"],
            "third": ["1.2.4.1", "1.2.4.3", "1.3.0"],
            "fourth": ["2.0", "2.1"],
            "fifth": ["98.7.1"],
            "sixth": ["1.0"],
        }
        for name, all_versions in versions.items():
            for version in all_versions:
                make_wheel(tmp_path / "wheels", name, version)
        for version, wanted in {"98.6.0": "third==1.2.0.*", "98.6.1.0": "third==1.2.4.*; extra == 'all'"}.items():
            make_wheel(tmp_path / "wheels", packages.toolkit().package, version, requires=[wanted])

        add_release.add_releases(["98.6", "98.7"], path=tmp_path / "manifest.toml")

        def expected(**versions: str) -> dict[str, Package]:
            wheels = {name: tmp_path / "wheels" / f"{name}-{version}-{TAGS}.whl" for name, version in versions.items()}
            return {name: package(wheel) for name, wheel in wheels.items()}

        known = manifest.read(tmp_path / "manifest.toml")
        assert known == {
            "98.6": expected(first="98.6.10", second="98.5.3", third="1.2.4.3", fourth="2.1"),
            "98.7": expected(first="98.7.1", second="98.7.0", third="1.3.0", fourth="2.1", fifth="98.7.1", sixth="1.0"),
        }
        said = capsys.readouterr().err
        assert "CUDA 98.6 second: second 98.5.3 (the newest before it: there is no version of 98.6)\n" in said
        assert "CUDA 98.6 fifth: skipped. cannot find fifth>=98,<98.7: the index has no such version\n" in said
        assert "CUDA 98.6 sixth: skipped. cuda-toolkit 98.6 does not ask for sixth\n" in said
        assert "CUDA 98.7 third: third 1.3.0 (the newest: there is no cuda-toolkit 98.7 yet)\n" in said
        fetch.fetch(["98.6"], ["second", "third"], cache=cache, known=known)
        assert {path.name for path in cache.iterdir()} == {f"second-98.5.3-{TAGS}", f"third-1.2.4.3-{TAGS}", ".lock"}

    def test_add_release_writes_nothing_when_one_release_is_missing(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        described = {"cuda_runtime": packages.sources()["cuda_runtime"]}
        monkeypatch.setattr(packages, "sources", lambda: described)
        make_wheel(tmp_path / "wheels", "nvidia-cuda-runtime", "98.6.1")
        make_wheel(tmp_path / "wheels", packages.toolkit().package, "98.6.1")
        with pytest.raises(GeneratorError, match=r"cannot find nvidia-cuda-runtime==98.8.\*: the index has no such"):
            add_release.add_releases(["98.6", "98.8"], path=tmp_path / "manifest.toml")
        assert not (tmp_path / "manifest.toml").exists()

    def test_add_release_does_not_take_a_failure_for_an_absence(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """pip lists no versions for a package that it cannot reach."""
        described = {name: packages.sources()[name] for name in ("cuda_runtime", "nvfatbin")}
        monkeypatch.setattr(packages, "sources", lambda: described)
        make_wheel(tmp_path / "wheels", "nvidia-cuda-runtime", "98.6.1")
        make_wheel(tmp_path / "wheels", packages.toolkit().package, "98.6.1")
        with pytest.raises(GeneratorError, match=r"cannot find nvidia-nvfatbin>=98,<98.7: .* check the network"):
            add_release.add_releases(["98.6"], path=tmp_path / "manifest.toml")
        assert not (tmp_path / "manifest.toml").exists()


def test_package_names_follow_the_major() -> None:
    assert manifest.package_name("cuda_runtime", "12.9") == "nvidia-cuda-runtime-cu12"
    assert manifest.package_name("cuda_runtime", "13.0") == "nvidia-cuda-runtime"
    assert manifest.package_name("cuda_runtime", "14.2") == "nvidia-cuda-runtime"
    assert manifest.package_name("cuda_runtime", "11.8") == "nvidia-cuda-runtime-cu11"
    with pytest.raises(GeneratorError, match=r"CUDA 11\.8 has no package nvjitlink: packages\.toml names it for later"):
        manifest.package_name("nvjitlink", "11.8")


def test_the_manifest_is_complete_and_written_by_the_program(tmp_path: Path) -> None:
    known = manifest.read()
    first_with = {"nvfatbin": "12.4", "cufile": "12.6", "cudla": "13.2"}
    minors = {12: (0, 1, 2, 3, 4, 5, 6, 8, 9), 13: (0, 1, 2, 3, 4, 5)}
    assert set(known) >= {f"{major}.{minor}" for major in minors for minor in minors[major]}
    for release, entries in known.items():
        assert list(entries) == [name for name in packages.sources() if name in entries], release
        assert entries["cuda_runtime"].version.startswith(f"{release}."), release
        lacking = {name for name, first in first_with.items() if manifest.numbers(release) < manifest.numbers(first)}
        assert set(entries) == set(packages.sources()) - lacking, release
        for logical, entry in entries.items():
            assert entry.package == manifest.package_name(logical, release)
            assert re.fullmatch(r"[0-9a-f]{64}", entry.sha256)
            assert entry.wheel.startswith(f"{entry.package.replace('-', '_')}-{entry.version}-")

    manifest.write(known, tmp_path / "manifest.toml")
    assert (tmp_path / "manifest.toml").read_text() == manifest.PATH.read_text(), "the manifest is not as written"


@pytest.mark.parametrize("text", ["[", '["13.5".cuda_runtime]\npackage = "x"\n', '"13.5" = 3\n', '["13".x]\n'])
def test_a_broken_manifest_is_an_error(text: str, tmp_path: Path) -> None:
    (tmp_path / "manifest.toml").write_text(text)
    with pytest.raises(GeneratorError):
        manifest.read(tmp_path / "manifest.toml")


class TestToolkit:
    """``--include DIR``, for an installed toolkit."""

    @pytest.fixture
    def toolkit(self, tmp_path: Path) -> Path:
        (tmp_path / "cuda.h").write_text("/* #define CUDA_VERSION 1 */\n#define CUDA_VERSION 98060\n")
        return tmp_path

    def test_its_release_comes_from_cuda_h(self, toolkit: Path) -> None:
        assert fetch.release_of(toolkit) == "98.6"

    def test_it_is_used_as_it_is(self, toolkit: Path) -> None:
        assert fetch.include_directories("98.6", ["cuda_runtime"], toolkit) == [toolkit]

    def test_it_must_be_of_the_release(self, toolkit: Path) -> None:
        with pytest.raises(GeneratorError, match="holds the headers of CUDA 98.6, not of 98.7"):
            fetch.include_directories("98.7", ["cuda_runtime"], toolkit)

    def test_no_toolkit(self, tmp_path: Path) -> None:
        with pytest.raises(GeneratorError, match=r"no cuda\.h in .*nowhere"):
            fetch.release_of(tmp_path / "nowhere")
        (tmp_path / "cuda.h").write_text("int x;\n")
        with pytest.raises(GeneratorError, match="does not define CUDA_VERSION"):
            fetch.release_of(tmp_path)

    def test_nvvm_lies_apart(self, toolkit: Path) -> None:
        (toolkit / "include").mkdir()
        (toolkit / "cuda.h").rename(toolkit / "include" / "cuda.h")
        (toolkit / "nvvm" / "include").mkdir(parents=True)
        folders = [toolkit / "include", toolkit / "nvvm" / "include"]
        assert fetch.include_directories("98.6", ["nvvm"], toolkit / "include") == folders

    def test_the_command_says_what_is_there(self, toolkit: Path, capsys: pytest.CaptureFixture[str]) -> None:
        driver = descriptor.load("driver")
        for header in driver.headers + driver.version_headers:
            (toolkit / header).touch()
        (toolkit / "cuda.h").write_text("#define CUDA_VERSION 98060\n")
        assert main(["fetch", "--include", str(toolkit)]) == 0
        assert capsys.readouterr().err == f"{toolkit} has all headers of CUDA 98.6 for driver\n"
        assert main(["fetch", "--include", str(toolkit), "--library", "nccl"]) == 1
        assert "lacks headers of the library nccl: nccl.h" in capsys.readouterr().err

    def test_the_command_names_what_it_lacks(self, toolkit: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["fetch", "--include", str(toolkit)]) == 1
        error = capsys.readouterr().err
        assert error.startswith("error: ")
        assert "lacks headers of the library driver: cudaProfiler.h, cudaGL.h" in error


def test_the_command_says_one_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fetch", "98.7"]) == 1
    assert re.fullmatch(r"error: the manifest does not know CUDA 98\.7, only 12\.0, .*\n", capsys.readouterr().err)
    assert main(["fetch"]) == 1
    assert capsys.readouterr().err.startswith("error: name a release (12.0, ")


def test_all_releases_and_one_are_not_asked_for_together(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["fetch", "13.5", "--all"])
    assert left.value.code == 2
    assert "error: argument --all: not allowed with argument" in capsys.readouterr().err
    assert main(["verify", "13.5", "--all"]) == 1
    assert capsys.readouterr().err == "error: --all is every release: leave out the others\n"


@pytest.mark.network
def test_each_release_has_the_headers_of_that_release(releases: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for release in releases:
        (folder, _) = fetch.include_directories(release, ["cuda_runtime", "cuda_profiler_api"])
        assert fetch.release_of(folder) == release
    capsys.readouterr()
    assert main(["fetch", "--all", "--library", "driver"]) == 0
    assert capsys.readouterr().err == f"all headers of CUDA {', '.join(releases)} for driver are there\n"


def test_a_library_that_a_release_lacks_is_one_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["preprocess", "cufile", "12.0"]) == 1
    assert capsys.readouterr().err == "error: CUDA 12.0 has no cufile on PyPI; it begins with CUDA 12.6\n"
