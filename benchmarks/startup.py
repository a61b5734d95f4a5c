"""``python -m benchmarks.startup``: the cost of importing in time, memory and disk space, beside cuda-bindings.

Each figure comes from separate processes, started in turns, minus the figure of bare Python, started next to each.
Times are medians, with all bytecode cached. "Ten functions" are looked up and called, on a libcuda that does nothing.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import cuda_ctypes
from benchmarks.calls import verdict
from benchmarks.facts import facts, installed
from benchmarks.nothing import run_with_nothing
from benchmarks.table import table

ROOT = Path(cuda_ctypes.__file__).parents[1]

TEN = """
d.cuInit(0)
d.cuDeviceGet(0)
d.cuDeviceGetAttribute(d.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE, 0)
d.cuCtxGetCurrent()
d.cuStreamCreate(0)
d.cuMemAlloc(512)
d.cuMemcpyHtoD(7, bytes(64), 64)
d.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, None, 0)
d.cuStreamSynchronize(6)
d.cuMemFree(7)
"""

PROGRAMS = {
    "pass": "pass",
    "import ctypes": "import ctypes",
    "cuda_ctypes.bindings.driver": "from cuda_ctypes.bindings import driver as d",
    "... and ten functions": f"from cuda_ctypes.bindings import driver as d{TEN}",
    "cuda_ctypes.raw.driver": "from cuda_ctypes.raw import driver as d",
    "cuda_ctypes.checked.driver": "from cuda_ctypes.checked import driver as d",
    "cuda.bindings.driver": "from cuda.bindings import driver as d",
    "... and ten functions of it": f"from cuda.bindings import driver as d{TEN}",
}
BARE, OURS, OURS_TEN = "pass", "cuda_ctypes.bindings.driver", "... and ten functions"
PEER = "cuda.bindings.driver"

MODULES = ("driver", "runtime", "nvrtc", "nvjitlink", "nvvm", "nvfatbin", "nvml", "cufile", "utils")

MEMORY = """
lines = open("/proc/self/status").read().splitlines()
print(*[line.split()[1] for name in ("VmRSS", "VmHWM") for line in lines if line.startswith(name)])
"""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.startup", description=__doc__)
    parser.add_argument("--rounds", type=int, default=40, help="processes per program (default 40)")
    arguments = parser.parse_args()
    run_with_nothing("benchmarks.startup")
    print(facts(), end="\n\n", flush=True)
    programs = {
        name: text for name, text in PROGRAMS.items() if "cuda.bindings" not in text or installed("cuda-bindings")
    }
    with tempfile.TemporaryDirectory() as bytecode:
        milliseconds = times(programs, arguments.rounds, bytecode)
        kilobytes = {name: memory(text, bytecode) for name, text in programs.items()}
        imports = times(imported(), max(1, arguments.rounds // 2), bytecode) if installed("cuda-bindings") else {}
    print(show(milliseconds, kilobytes), end="\n\n")
    if imports:
        print(ratios(imports), end="\n\n")
    print(sizes(wheel_size()), end="\n\n")
    print("\n".join(summary(milliseconds, kilobytes)))
    return 0


def python(text: str, bytecode: str) -> str:
    """A program's output, run in the package's folder with bytecode kept in ``bytecode``."""
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": bytecode}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-s", "-c", text]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{text.strip().splitlines()[0]}... failed:\n{done.stderr}")
    return done.stdout


@dataclass
class Times:
    """A program's time and that of bare Python right before it, in milliseconds, round by round."""

    bare: list[float] = field(default_factory=list)
    taken: list[float] = field(default_factory=list)

    @property
    def over_bare(self) -> float:
        return statistics.median(taken - bare for bare, taken in zip(self.bare, self.taken))

    def undisturbed(self) -> tuple[float, float]:
        """The median over bare Python, and bare Python's, in the quarter of the rounds in which that was fastest.

        Other work on the machine only adds to both.
        """
        rounds = sorted(zip(self.bare, self.taken))[: max(1, len(self.bare) // 4)]
        return statistics.median(taken - bare for bare, taken in rounds), statistics.median(bare for bare, _ in rounds)

    @property
    def least(self) -> float:
        return min(self.taken) - min(self.bare)


def duration(text: str, bytecode: str) -> float:
    """Milliseconds from a process's start to its end."""
    start = time.perf_counter()
    python(text, bytecode)
    return (time.perf_counter() - start) * 1e3


def times(programs: dict[str, str], rounds: int, bytecode: str) -> dict[str, Times]:
    """Each program's times.

    A shared machine has slow moments, and a process leaves its data in the processor's caches: so bare Python runs
    after the program, and the program after that.
    """
    found = {name: Times() for name in programs}
    for text in programs.values():
        python(text, bytecode)  # compiles the bytecode
    for turn in range(rounds):
        names = list(programs)
        for name in names[turn % len(names) :] + names[: turn % len(names)]:
            python(programs[name], bytecode)
            found[name].bare.append(duration(PROGRAMS[BARE], bytecode))
            found[name].taken.append(duration(programs[name], bytecode))
    return found


def memory(text: str, bytecode: str) -> tuple[int, int]:
    """Resident memory at the end and at most, in kilobytes; medians of five processes."""
    runs = [[int(word) for word in python(text + MEMORY, bytecode).split()] for _ in range(5)]
    resident, peak = (round(statistics.median(run[index] for run in runs)) for index in (0, 1))
    return resident, peak


def imported() -> dict[str, str]:
    """Programs that import one module of each package."""
    found = {}
    for module in MODULES:
        for package in ("cuda_ctypes", "cuda"):
            found[f"{package}.bindings.{module}"] = f"from {package}.bindings import {module}"
    return found


def ratios(milliseconds: dict[str, Times]) -> str:
    """The cost of importing each module, beside the published one."""
    rows: list[list[object]] = []
    for module in MODULES:
        ours, peer = (milliseconds[f"{package}.bindings.{module}"].over_bare for package in ("cuda_ctypes", "cuda"))
        rows.append([f"import bindings.{module}", ours, peer, ours / peer, verdict(ours / peer <= 0.1)])
    return table(["", "cuda_ctypes, ms", "cuda, ms", "ratio", "at most 0.1"], rows)


def show(milliseconds: dict[str, Times], kilobytes: dict[str, tuple[int, int]]) -> str:
    rows = []
    for name, measured in milliseconds.items():
        resident, peak = kilobytes[name]
        rows.append(
            [
                name,
                statistics.median(measured.taken),
                min(measured.taken),
                measured.over_bare,
                measured.least,
                (resident - kilobytes[BARE][0]) / 1024,
                (peak - kilobytes[BARE][1]) / 1024,
            ]
        )
    heading = ["", "ms, median", "minimum", "over pass: median", "minimum", "resident, MB", "at most, MB"]
    return table(heading, rows)


def sizes(wheel: int | None) -> str:
    """Bytes on disk: this package, its wheel, and what pip installed for the other. tests/test_packaging.py has the limits."""
    rows: list[list[object]] = []
    folder = Path(cuda_ctypes.__file__).parent
    stubs = sum(path.stat().st_size for path in folder.rglob("*.pyi"))
    rows.append(["cuda_ctypes, installed, without bytecode", kilo(package_size())])
    rows.append(["  of that, the driver and what it stands on", kilo(driver_size())])
    rows.append(["  of that, stubs (.pyi)", kilo(stubs)])
    rows.append(["cuda_ctypes, wheel", kilo(wheel) if wheel else "not built"])
    peer = peer_size()
    if peer:
        rows.append(["cuda-bindings, installed, without bytecode", kilo(peer[0])])
        rows.append(["  of that, its driver module", kilo(peer[1])])
    return table(["", "kB (1000 bytes)"], rows)


def kilo(size: int) -> int:
    return round(size / 1000)


def installed_files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def package_size() -> int:
    folder = Path(cuda_ctypes.__file__).parent
    return sum(path.stat().st_size for path in installed_files(folder))


def driver_size() -> int:
    """The size of the package without other libraries and what stands on them, in bytes."""
    folder = Path(cuda_ctypes.__file__).parent
    others = {path.stem[1:] for path in folder.glob("cu1*/_[!_]*.py")} - {"driver"}
    files = [path for path in installed_files(folder) if path.stem.lstrip("_") not in others]
    return sum(
        path.stat().st_size
        for path in files
        if path.relative_to(folder).parts[0]
        not in ("pathfinder", "core", "pycuda", "vendor", "_commands", "_tracing", "nvtx")
    )


def wheel_size() -> int | None:
    """The size of a wheel built now, in bytes; None if pip cannot build one (no build backend, no network)."""
    clean = {name: value for name, value in os.environ.items() if name != "LD_LIBRARY_PATH"}
    with tempfile.TemporaryDirectory() as folder:
        for builder in (
            ["-m", "build", "--wheel", "--outdir", folder, str(ROOT)],
            ["-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, str(ROOT)],
        ):
            if not subprocess.run([sys.executable, *builder], check=False, capture_output=True, env=clean).returncode:
                return sum(path.stat().st_size for path in Path(folder).glob("*.whl"))
    return None


def peer_size() -> tuple[int, int] | None:
    try:
        files = importlib.metadata.files("cuda-bindings") or []
    except importlib.metadata.PackageNotFoundError:
        return None
    paths = [Path(str(file.locate())) for file in files if file.suffix != ".pyc"]
    found = {path: path.stat().st_size for path in paths if path.exists()}
    driver = sum(
        size for path, size in found.items() if path.name.startswith("driver.") and path.suffix in (".so", ".pyd")
    )
    return sum(found.values()), driver


def summary(milliseconds: dict[str, Times], kilobytes: dict[str, tuple[int, int]]) -> list[str]:
    measured = milliseconds[OURS_TEN]
    ours, here = measured.over_bare, statistics.median(measured.bare)
    quickest, bare = measured.undisturbed()
    lines = [
        f"import and ten functions under 4 ms over bare Python (the target is for 3.11): {verdict(ours < 4)}"
        f" ({ours:.2f}, where bare Python takes {here:.1f})",
        f"  in the rounds in which bare Python was quickest: {quickest:.2f}, where it takes {bare:.1f}",
    ]
    if PEER in milliseconds:
        ratio = ours / milliseconds[PEER].over_bare
        lines.append(f"import and ten functions at most 0.1x of {PEER}'s import: {verdict(ratio <= 0.1)} ({ratio:.3f})")
        grown = [kilobytes[name][0] - kilobytes[BARE][0] for name in (OURS_TEN, PEER)]
        ratio = grown[0] / grown[1]
        lines.append(f"memory at most 0.15x: {verdict(ratio <= 0.15)} ({ratio:.3f})")
    return lines


if __name__ == "__main__":
    sys.exit(main())
