"""``python -m cuda_ctypes``: its commands, the report, the table of GPUs and the check."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes import __version__
from cuda_ctypes.__main__ import COMMANDS, main
from cuda_ctypes._commands import check
from cuda_ctypes.errors import CudaError
from tests import interpreter
from tests.conftest import package_on
from tests.standin import build


def test_it_has_the_usual_options() -> None:
    done = interpreter.run("-m", "cuda_ctypes", "--version")
    assert (done.returncode, done.stdout.strip()) == (0, f"cuda_ctypes {__version__}")
    done = interpreter.run("-m", "cuda_ctypes", "--help")
    assert done.returncode == 0 and all(word in done.stdout for word in (*COMMANDS, "--version"))
    for words in (["vendro"], ["--jsno"], ["report", "more"], ["vendor", "--face", "nice", "driver:cuInit"]):
        done = interpreter.run("-m", "cuda_ctypes", *words)
        assert done.returncode == 2 and "usage: python -m cuda_ctypes" in done.stderr, words


def test_the_report_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["version"] == __version__ and {"api", "calls", "driver", "nvrtc", "devices"} <= set(found)
    assert main(["report", "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert {**again, "calls": found["calls"]} == found, (
        "but for the machine code, which this process has made in between"
    )


def test_a_wrong_variable_is_one_line() -> None:
    for words in (["report"], ["check"], ["devices"], ["api", "cuInit"]):
        done = interpreter.run("-m", "cuda_ctypes", *words, CUDA_CTYPES_API="11")
        assert (done.returncode, done.stderr) == (1, "error: CUDA_CTYPES_API is '11': set it to 12 or 13\n"), words


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such shell")
def test_closed_streams_of_the_process(nvml: str) -> None:
    def run(words: str) -> tuple[int, str]:
        done = subprocess.run(
            ["/bin/sh", "-c", f'"$0" -m cuda_ctypes {words}', sys.executable],
            env={"PYTHONPATH": str(interpreter.ROOT), "CUDA_CTYPES_LIBNVML": nvml},
            check=False,
            capture_output=True,
            text=True,
        )
        return done.returncode, done.stdout + done.stderr

    assert run("devices >&-") == (0, "")
    assert run("vendor driver:cuInit >&-") == (1, "error: there is no standard output: name a file with --output\n")
    assert run("vendor driver:cuNothing 2>&-") == (1, ""), "words for people who look for errors are no output"


def test_a_trace_that_cannot_be_written_gives_one_reason(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text("import cuda_ctypes", "utf-8")
    (tmp_path / "trace.json").mkdir()
    words = ("-m", "cuda_ctypes", "trace", "--output", "trace.json", "program.py")
    done = interpreter.run(*words, cwd=tmp_path)
    assert done.returncode == 1
    assert "Is a directory" in done.stderr and "did not import" not in done.stderr


# --- devices


@pytest.fixture(scope="module")
def nvml() -> str:
    """The stand-in for NVML, which has three GPUs."""
    made = build.standins()["cu13", "nvml"]
    build.ensure(made)
    return str(made.path("behaving"))


def test_a_table_of_gpus_and_processes(nvml: str) -> None:
    done = interpreter.run("-m", "cuda_ctypes", "devices", CUDA_CTYPES_LIBNVML=nvml)
    assert (done.returncode, done.stderr) == (0, "")
    lines = [line.split("  ") for line in done.stdout.splitlines()]
    cells = [[cell.strip() for cell in line if cell.strip()] for line in lines]
    assert cells[1] == ["GPU", "name", "bus", "temperature", "power", "memory", "busy"]
    assert cells[2][:4] == ["0", "Stand-in GPU 0", "00000000:01:00.0", "36 C"]
    assert cells[2][5:] == ["3072 MiB / 16384 MiB", "97 %"]
    assert cells[4][1] == "NVIDIA B200" and cells[4][-1] == "-", "unknown values are shown as a dash"
    assert ["1", "4242", "C", "5120 MiB", "python train.py"] in cells


def test_gpus_as_json(nvml: str) -> None:
    found = json.loads(interpreter.run("-m", "cuda_ctypes", "devices", "--json", CUDA_CTYPES_LIBNVML=nvml).stdout)
    assert [gpu["name"] for gpu in found["devices"]] == ["Stand-in GPU 0", "Stand-in GPU 1", "NVIDIA B200"]
    process = {"pid": 4242, "type": "C", "memory": 5120 << 20, "command": "python train.py"}
    assert found["devices"][1]["processes"] == [process] and found["devices"][1]["error"] is None


def test_a_lost_gpu_and_an_old_driver_hide_no_other_fact(
    nvml: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with package_on(CUDA_CTYPES_LIBNVML=nvml) as module:
        bindings, errors, command = module("bindings.nvml"), module("errors"), module("__main__")
        by_index = bindings.device_get_handle_by_index_v2

        def lost(index: int) -> int:
            if index == 1:
                raise bindings.GpuIsLostError(15)
            return int(by_index(index))

        def missing(*arguments: Any) -> None:
            raise errors.FunctionNotFoundError("the driver lacks it")

        def unknown(*arguments: Any) -> None:
            raise bindings.LibraryNotFoundError(12)

        monkeypatch.setattr(bindings, "device_get_handle_by_index_v2", lost)
        monkeypatch.setattr(bindings, "device_get_utilization_rates", missing)
        monkeypatch.setattr(bindings, "system_get_cuda_driver_version_v2", unknown)
        assert command.main(["devices"]) == 1
        lines = capsys.readouterr().out.splitlines()
        assert command.main(["devices", "--json"]) == 1
        found = json.loads(capsys.readouterr().out)
    assert lines[0].endswith("CUDA -") and lines[2].startswith("0    Stand-in GPU 0  00000000:01:00.0  36 C")
    assert lines[3].split() == ["1", *"------"] and lines[4].startswith("2    NVIDIA B200")
    assert lines[5].startswith("GPU 1: ERROR_GPU_IS_LOST (15)")
    assert found["devices"][1]["name"] is None and "GPU_IS_LOST" in found["devices"][1]["error"]
    assert {*found["devices"][0]} == {*found["devices"][1]} and found["devices"][0]["utilization"] is None


def test_a_process_is_shown_once_with_its_types(
    nvml: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with package_on(CUDA_CTYPES_LIBNVML=nvml) as module:
        bindings, command = module("bindings.nvml"), module("__main__")
        compute = bindings.device_get_compute_running_processes_v3
        monkeypatch.setattr(bindings, "device_get_graphics_running_processes_v3", compute)
        monkeypatch.setattr(bindings, "system_get_process_name", lambda pid: "name\n\x1b[31m")
        assert command.main(["devices"]) == 0
    assert capsys.readouterr().out.splitlines()[-3:] == [
        r"1    4242     C+G   5120 MiB  name\n\x1b[31m",
        r"2    4242     C+G   1024 MiB  name\n\x1b[31m",
        r"2    4243     C+G   2048 MiB  name\n\x1b[31m",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl+C in another way")
def test_gpus_are_watched_until_ctrl_c(nvml: str) -> None:
    command = [sys.executable, "-m", "cuda_ctypes", "devices", "--watch", "0.05", "--json"]
    environment = {"PYTHONPATH": str(interpreter.ROOT), "CUDA_CTYPES_LIBNVML": nvml}
    with subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # in the background it is ignored
    ) as process:
        assert process.stdout and process.stderr
        seen = [json.loads(process.stdout.readline()) for _ in range(3)]
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode in (0, 130) and all(len(each["devices"]) == 3 for each in seen)
    for wrong in ("0", "1e10", "nan", "soon"):
        done = interpreter.run("-m", "cuda_ctypes", "devices", "--watch", wrong)
        assert done.returncode == 2 and "invalid seconds value" in done.stderr or "is not between 0 and" in done.stderr


def test_without_nvml_the_table_fails() -> None:
    done = interpreter.run("-m", "cuda_ctypes", "devices", CUDA_CTYPES_LIBNVML="/nowhere/libnvidia-ml.so.1")
    assert done.returncode == 1 and done.stderr.startswith("error: ") and "Traceback" not in done.stderr


# --- check


def test_the_check_goes_on_where_the_compiler_is_missing(standin: Callable[[str], Path]) -> None:
    done = interpreter.run(
        *("-m", "cuda_ctypes", "check"),
        CUDA_CTYPES_LIBCUDA=str(standin("behaving")),
        CUDA_CTYPES_LIBNVRTC="/nowhere/nvrtc.so",
    )
    lines = done.stdout.splitlines()
    assert done.returncode == 1 and done.stderr == ""
    assert lines[0] == "ok      driver: supports CUDA 13.5"
    assert "ok      GPU 0 memory: 256 KiB written and read" in lines
    assert any(line.startswith("broken  GPU 0 compiler: ") and "/nowhere/nvrtc.so" in line for line in lines)
    assert "ok      GPU 0 results: 65536 numbers are right" in lines and "ok      GPU 1 launch: 65536 threads" in lines
    assert lines[-1] == "2 of 12 checks failed"


def test_the_check_says_what_is_broken(standin: Callable[[str], Path]) -> None:
    done = interpreter.run("-m", "cuda_ctypes", "check", CUDA_CTYPES_LIBCUDA="/nowhere/libcuda.so.1")
    assert done.returncode == 1 and "broken  driver: CUDA_CTYPES_LIBCUDA names /nowhere/libcuda.so.1" in done.stdout
    done = interpreter.run("-m", "cuda_ctypes", "check", "--json", CUDA_CTYPES_LIBCUDA=str(standin("nothing")))
    found = json.loads(done.stdout)
    assert done.returncode == 1 and not found["ok"] and [outcome["what"] for outcome in found["checks"]] == ["driver"]
    assert "update the display driver" in found["checks"][0]["words"], "the library reports version 0"


def test_the_check_ends_where_a_broken_gpu_frees_nothing() -> None:
    class Broken:
        """A GPU on which kernels crash: every later call of its context fails, too."""

        compute_capability, name = (9, 0), "GPU"

        def __call__(self, *arguments: Any, **more: Any) -> Any:
            return self

        def __getattr__(self, name: str) -> Any:
            return self

        def sync(self) -> None:
            raise CudaError("CUDA_ERROR_LAUNCH_FAILED", "cuStreamSynchronize")

        close = sync

    found = [(outcome.what, outcome.ok) for outcome in check.of_device(0, Broken())]
    assert found == [("context", True), ("memory", False)]


# --- the package's attributes


def test_core_is_there_without_being_imported() -> None:
    code = """
        import sys
        import cuda_ctypes
        before = set(sys.modules)
        assert not any("cuda_ctypes." in name for name in before), before
        print(cuda_ctypes.core.Device.__name__, cuda_ctypes.bindings.driver.__name__, cuda_ctypes.pathfinder.__name__)
        assert {"core", "raw", "bindings", "checked", "pycuda"} <= set(dir(cuda_ctypes))
        try:
            cuda_ctypes.cores
        except AttributeError as error:
            print(error)
    """
    printed = interpreter.output_of(code).splitlines()
    assert printed[0] == "Device cuda_ctypes.bindings.driver cuda_ctypes.pathfinder"
    assert printed[1] == "module 'cuda_ctypes' has no attribute 'cores'"
