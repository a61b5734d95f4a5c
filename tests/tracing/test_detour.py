"""The machine code around C functions, run by this processor and, where QEMU is, by the other one."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from cuda_ctypes._floor import native
from cuda_ctypes._tracing import detour

builtins = pytest.importorskip("cuda_ctypes._floor.builtins", exc_type=ImportError)
OWN = os.uname().machine
EMULATED = [
    machine
    for machine in ("x86_64", "aarch64")
    if machine != OWN and shutil.which(f"qemu-{machine}") and shutil.which(f"{machine}-linux-gnu-gcc")
]
SUM = -1 + 2 * 4 + 3 * 5 + 4 * 6 + 5 * 7 + 6 * 8 + 7 * 9 + 8 * 10 + 9 * 12


@pytest.mark.parametrize(("status", "outputs"), [(0, f"{1000 + SUM} 0 3000"), (0x80000001, "0 0 0")])
@pytest.mark.parametrize("machine", [OWN, *EMULATED])
def test_it_passes_arguments_times_outputs_and_the_result(
    machine: str, status: int, outputs: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, code = tmp_path / "program", tmp_path / "code"
    compiler, nm = ("cc", "nm") if machine == OWN else (f"{machine}-linux-gnu-gcc", f"{machine}-linux-gnu-nm")
    source = Path(__file__).with_name("detour.c")
    subprocess.run([compiler, "-O1", "-static", "-no-pie", str(source), "-o", str(program)], check=True)
    symbols = subprocess.run([nm, str(program)], capture_output=True, text=True, check=True).stdout
    places = {line.split()[-1]: int(line.split()[0], 16) for line in symbols.splitlines() if len(line.split()) == 3}
    processor: Any = importlib.import_module(f"cuda_ctypes._floor.native.{machine}")
    monkeypatch.setattr(native, "processor", lambda: processor)
    monkeypatch.setattr(detour, "of_process", places.__getitem__)
    monkeypatch.setattr(detour, "lasting", lambda name, made: made.finished())
    told = places["push"], places["pop"]
    monkeypatch.setattr(builtins, "CALL", places["call"])
    made = detour.around("real", places["real"], "iQQHBbqQQQQQI", [1, 2, 10], True, "begin", "note", told)
    code.write_bytes(made)
    emulator = [] if machine == OWN else [f"qemu-{machine}"]
    command = [*emulator, str(program), str(code), f"{status:x}"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    result = f"{0xABCD00000000 | status:x}"
    assert (done.returncode, done.stdout) == (0, f"1 1 {SUM} {outputs} {status:x} {result} 2 0 0 1\n"), done.stderr
