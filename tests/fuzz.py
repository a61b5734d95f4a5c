"""Random calls, native against Python: ``python -m tests.fuzz [--seconds 60] [--seed N] [--calls 3000]``.

Each seed names some functions of a library's face, and calls of them with arguments right and wrong: numbers at the edges, handles,
enums, structs, lists, bytes, objects that deceive or raise. Two processes make the same calls, one by machine code, one with
``CUDA_CTYPES_NATIVE=0``, on a C library that records what arrives. Results, exceptions, and what C got must be the same. By the
seed, other threads call, signals and the collector interrupt, children are forked, or the stack is small. Of a difference or a crash
the smallest case is reported: a single call if that does it, else the fewest calls before it. ``--under valgrind`` and ``--under asan``
let these tools look at the process that uses machine code.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any, Callable

ROOT = Path(__file__).parents[1]
FACES = ("bindings.driver", "checked.driver", "cu12.bindings.driver", "cu12.checked.driver")
FUNCTIONS = 25
"""Of one seed: few enough for each to be called by machine code."""
TIME = 60
"""Seconds that a process may take."""
DISTURBANCES = ("nothing", "threads", "signals", "forks", "small stack", "collections")
NUMBERS = [
    0,
    1,
    2,
    5,
    7,
    255,
    -1,
    2**30 - 1,
    2**30,
    2**31 - 1,
    2**31,
    -(2**31),
    2**32 - 1,
    2**32,
    2**60,
    2**63 - 1,
    2**63,
]
NUMBERS += [2**64 - 1, 2**64, -(2**63), 10**30]
SKIPPED = re.compile("Callback|HostFn|LaunchHost|UserObject|Logs|GetProcAddress|GetExportTable|Cooperative")
"""Functions that keep Python functions, or read what addresses point to."""


class Sly(int):
    """An int that is equal to others."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return hash(5)


class Index:
    def __index__(self) -> int:
        return 5


class Broken:
    def __index__(self) -> int:
        raise LookupError("no number")

    __int__ = __index__


class Pretending:
    """Says that it is an int."""

    @property  # type: ignore[misc]
    def __class__(self) -> Any:
        return int


class Shrinking(list):  # type: ignore[type-arg]
    """A list that is shorter when it is read again."""

    def __iter__(self) -> Any:
        while self:
            yield self.pop()


class Calls:
    """The calls of one seed."""

    def __init__(self, seed: int, recorder: Any) -> None:
        import importlib

        chosen = random.Random(seed)
        self.seed = seed
        self.recorder = recorder
        self.face = chosen.choice(FACES)
        self.module = importlib.import_module(f"cuda_ctypes.{self.face}")
        from cuda_ctypes._floor.tables import table_of

        major = "cu12" if self.face.startswith("cu12") else "cu13"
        self.table = table_of(f"cuda_ctypes.{major}", "driver")
        names = [name for name in sorted(self.table.functions) if name[:2] == "cu" and not SKIPPED.search(name)]
        names = [name for name in names if callable(getattr(self.module, name, None)) and not self.makes_lists(name)]
        self.names = chosen.sample(names, FUNCTIONS)
        found = [getattr(self.module, name) for name in dir(self.module) if re.match("CU[a-z]", name)]
        self.handles = [cls for cls in found if isinstance(cls, type) and issubclass(cls, int)][:400]
        self.structs = [cls for cls in found if isinstance(cls, type) and issubclass(cls, ctypes.Structure)][:400]

    def makes_lists(self, name: str) -> bool:
        """Whether a number says how much memory is made for results: any number would."""
        from cuda_ctypes._floor.tables.declarations import declared

        found = declared(self.table, self.table.names.get(name, name)).parameters
        return any(
            item.direction != "in" and (item.bounds or {"array", "buffer", "sized"}.intersection(item.notes))
            for item in found
        )

    def value(self, rng: random.Random, depth: int = 0) -> Any:
        kind = rng.randrange(16 if depth == 0 else 12)
        number = rng.choice(NUMBERS) if rng.randrange(3) else rng.getrandbits(rng.choice((8, 16, 31, 47, 63)))
        if kind < 6:
            return number
        if kind == 6:
            cls = rng.choice(self.handles)
            try:
                return cls(number & 7)
            except Exception:
                return number
        if kind == 7:
            return rng.choice(
                [None, True, False, 1.5, float("inf"), "text", b"bytes of text", bytearray(16), 1j, object]
            )
        if kind == 8:
            return rng.choice(
                [Sly(number & 0xFF), Index(), Broken(), Pretending(), ctypes.c_int(5), ctypes.c_void_p(7)]
            )
        if kind == 9:
            return rng.choice(self.structs)() if self.structs else None
        if kind == 10:
            handle: Any = rng.choice(self.handles)
            try:
                live = handle(number & 7)
                live.getPtr()
                return live
            except Exception:
                return number
        if kind == 11:
            return None
        length = rng.choice((0, 1, 2, 3, 8, 31, 32, 33, 40))
        items = [self.value(rng, 1) if rng.randrange(8) == 0 else rng.getrandbits(30) for _ in range(length)]
        return rng.choice((list, tuple, list, tuple, Shrinking))(items)

    def call(self, index: int) -> str:
        """Make one call: what came of it, and what C got."""
        rng = random.Random(f"{self.seed} {index}")
        name = rng.choice(self.names)
        function = getattr(self.module, name)
        count = parameter_count(function)
        arguments = [
            self.value(rng) for _ in range(max(0, count + (rng.randrange(12) == 0) - (rng.randrange(12) == 0)))
        ]
        if rng.randrange(3) == 0:  # numbers only: what machine code is for
            arguments = [rng.getrandbits(rng.choice((3, 16, 31))) for _ in range(count)]
        self.recorder.program(None, rng.choice((0, 0, 0, 0, 0, 1, 600, 700)))
        try:
            found = shown(function(*arguments))
        except Exception as error:
            found = f"{type(error).__name__}: {error}"
        arrived = [f"{call.symbol}({', '.join(map(self.number, call.arguments))})" for call in self.recorder.calls()]
        return f"{name}{told(arguments)} -> {told(found)} | {' '.join(arrived)}"

    @staticmethod
    def number(content: bytes) -> str:
        """What arrived, but for addresses, which differ from process to process."""
        value = int.from_bytes(content[:64], "little")
        return "address" if len(content) == 8 and 1 << 44 <= value < 1 << 47 else hex(value)


def parameter_count(function: Any) -> int:
    import inspect

    try:
        return len(inspect.signature(function).parameters)
    except (TypeError, ValueError):
        return 2


def shown(value: Any) -> str:
    if isinstance(value, (tuple, list)):
        return f"{type(value).__name__}({', '.join(map(shown, value))})"
    return f"{type(value).__name__} {value!r}"


def told(value: Any) -> str:
    """Without addresses."""
    text = value if isinstance(value, str) else repr(value)
    text = re.sub(r"0x[0-9a-f]{7,}|\b1[34]\d{13}\b", "address", text)
    return re.sub(r"\s+", " ", text)[:400]


def disturbed(how: str, module: Any, work: Callable[[], None]) -> None:
    """``work()`` while something else goes on."""
    stop = threading.Event()

    def noise() -> None:
        while not stop.is_set():
            module.cuEventRecord(5, 6), module.cuMemAlloc(64)
            stop.wait(0.0002)

    if how == "threads":
        sys.setswitchinterval(1e-5)
        threads = [threading.Thread(target=noise) for _ in range(3)]
        for thread in threads:
            thread.start()
        try:
            work()
        finally:
            stop.set()
            for thread in threads:
                thread.join()
    elif how == "signals":
        signal.signal(signal.SIGALRM, lambda *_: sorted([2, 1]))
        signal.setitimer(signal.ITIMER_REAL, 0.001, 0.0007)
        try:
            work()
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    elif how == "small stack":
        threading.stack_size(192 << 10)
        failed: list[BaseException] = []

        def there() -> None:
            try:
                work()
            except BaseException as error:
                failed.append(error)

        thread = threading.Thread(target=there)
        thread.start()
        thread.join()
        if failed:
            raise failed[0]
    elif how == "collections":
        gc.set_threshold(3, 2, 2)
        work()
    else:
        work()


def child(seed: int, first: int, last: int, only: bool) -> None:
    """Make these calls and print what came of each."""
    from tests.standin.control import Recorder

    recorder = Recorder(os.environ["CUDA_CTYPES_LIBCUDA"])
    calls = Calls(seed, recorder)
    how = DISTURBANCES[seed % len(DISTURBANCES)]
    if only:  # warm, as the functions were
        for name in calls.names:
            for _ in range(3):
                try:
                    getattr(calls.module, name)(*[5] * parameter_count(getattr(calls.module, name)))
                except Exception:
                    pass

    def work() -> None:
        for index in range(first, last):
            print(index, calls.call(index), flush=only or last - first < 50)
            if how == "forks" and index % 100 == 50:
                sys.stdout.flush()
                forked = os.fork()
                if not forked:
                    calls.call(index)
                    os._exit(0)
                os.waitpid(forked, 0)

    disturbed(how, calls.module, work)
    print("end", flush=True)


def address_sanitizer() -> dict[str, str]:
    """What lets a process use GCC's AddressSanitizer though Python was not compiled for it."""
    found = subprocess.run(
        ["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True
    ).stdout.strip()
    return {"LD_PRELOAD": found, "ASAN_OPTIONS": "detect_leaks=0:abort_on_error=1:use_sigaltstack=0"}


TOOLS: dict[str, tuple[list[str], Callable[[], dict[str, str]]]] = {
    "valgrind": (["valgrind", "--quiet", "--error-exitcode=9", "--undef-value-errors=no"], dict),
    "asan": ([], address_sanitizer),
}
under = ""
"""The tool that looks at processes with machine code."""


def run(library: str, seed: int, first: int, last: int, native: bool, only: bool = False) -> tuple[int, list[str]]:
    """The exit status and the lines of a process that makes these calls."""
    variables = {"CUDA_CTYPES_LIBCUDA": library, "CUDA_CTYPES_NATIVE": "1" if native else "0", "PYTHONHASHSEED": "1"}
    arguments = [
        sys.executable,
        "-X",
        "faulthandler",
        "-m",
        "tests.fuzz",
        "--child",
        f"{seed}:{first}:{last}:{int(only)}",
    ]
    environment = {**os.environ, **variables}
    try:
        done = subprocess.run(
            arguments,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=TIME,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return -1, [f"no end within {TIME} s"]
    lines = done.stdout.splitlines()
    if done.returncode or not lines or lines[-1] != "end":
        lines.append(f"status {done.returncode}: {done.stderr[-1500:]}")
    return done.returncode, lines


def difference(library: str, seed: int, first: int, last: int, only: bool = False) -> tuple[int, str] | None:
    """The first call, of these, of which not the same came, and what; None if there is none."""
    (_, native), (_, python) = (run(library, seed, first, last, native, only) for native in (True, False))
    for ours, theirs in zip(native, python):
        if ours != theirs:
            index = (
                int(ours.partition(" ")[0])
                if ours[0].isdigit()
                else int(theirs.partition(" ")[0])
                if theirs[0].isdigit()
                else last
            )
            return index, f"native: {ours}\nPython: {theirs}"
    return (last, f"native ends at {native[-1]}\nPython ends at {python[-1]}") if len(native) != len(python) else None


def smallest(library: str, seed: int, index: int, told: str) -> str:
    """The report of a difference: the fewest calls that show it."""
    for before in (0, 1, 4, 16, 64, 256, 1024):
        found = difference(library, seed, max(0, index - before), index + 1, only=True)
        if found:
            return f"seed {seed}, call {index} with {before} calls before it:\n{found[1]}"
    return f"seed {seed}, call {index} after all before it:\n{told}"


def fuzz(
    library: str, seed: int, seconds: float, calls: int, say: Callable[[str], Any] = print
) -> tuple[int, list[str]]:
    """Seeds from this one on until the time is over: how many calls were compared, and what differed."""
    end, made, wrong = time.monotonic() + seconds, 0, []
    while not made or time.monotonic() < end:
        found = difference(library, seed, 0, calls)
        made += calls
        if found:
            wrong.append(smallest(library, seed, *found))
            say(wrong[-1])
        seed += 1
    return made, wrong


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--calls", type=int, default=3000, help="per seed")
    parser.add_argument("--under", choices=TOOLS, default="")
    parser.add_argument("--child", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    global under
    under = arguments.under
    if arguments.child:
        seed, first, last, only = map(int, arguments.child.split(":"))
        child(seed, first, last, bool(only))
        return 0
    from tests.standin import build

    build.ensure(build.driver())
    library = str(build.driver().path("recording"))
    made, wrong = fuzz(library, arguments.seed, arguments.seconds, arguments.calls)
    print(f"{made} calls in each mode, from seed {arguments.seed} on: {len(wrong)} seeds with differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
