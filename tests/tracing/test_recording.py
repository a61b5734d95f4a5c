"""What is recorded of each function: all that the tables have, and each kind of argument."""

from __future__ import annotations

import ctypes
import json
import os
import signal
import subprocess
import sys
import textwrap
import threading
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes.__main__ import main
from cuda_ctypes._floor.faces import shared_by
from cuda_ctypes._floor.tables.declarations import declared
from tests import interpreter
from tests.standin import build

LIBRARIES = [
    (major, library)
    for major in ("cu12", "cu13")
    for library in build.libraries()
    if (build.ROOT / "cuda_ctypes" / major / f"_{library}.py").exists()
]
LEFT_OUT = {"cudaCreateChannelDesc"}
"""Functions that return a struct, which ctypes' callbacks cannot."""


@pytest.mark.parametrize(("major", "library"), LIBRARIES, ids=lambda value: value)
def test_every_function_can_be_recorded(major: str, library: str) -> None:
    from cuda_ctypes._tracing.parameters import Shown
    from cuda_ctypes._tracing.recording import Result, source

    shared = shared_by(f"cuda_ctypes.{major}.raw.{library}")
    left_out = set()
    for symbol in [*shared.table.functions, *shared.table.older]:
        prototype = declared(shared.table, symbol)
        result = Result(shared, symbol, prototype.result)
        if result.c_type is NotImplemented:
            left_out.add(symbol)
            continue
        names: dict[str, Any] = {"real": None}
        shown = Shown.all(shared.types, prototype.parameters, names)
        ctypes.CFUNCTYPE(result.c_type, *[item.c_type for item in shown])
        text = source(shared, symbol, shown, result, names)
        compile(text, symbol, "exec")
        for item in prototype.parameters:
            assert f'"{item.name}":' in text, f"{symbol}: {item.name} is not recorded"
    assert left_out <= LEFT_OUT


@pytest.fixture
def traced(standin: Callable[[str], Path], tmp_path: Path) -> Callable[[str], list[dict[str, Any]]]:
    """A function that runs a program on the stand-in that answers every call, traced, and returns the calls."""

    def run(program: str) -> list[dict[str, Any]]:
        path = tmp_path / "trace.json"
        variables = {"CUDA_CTYPES_LIBCUDA": str(standin("nothing")), "CUDA_CTYPES_TRACE": str(path)}
        interpreter.output_of(program, None, **variables)
        events = json.loads(path.read_text())
        assert not [event for event in events if event["name"] == "not recorded"]
        return [event for event in events if event["ph"] in "XE"]

    return run


def test_arguments_of_every_kind(traced: Callable[[str], list[dict[str, Any]]]) -> None:
    calls = traced(
        """
        import ctypes
        from cuda_ctypes.checked import driver as d
        d.cuDeviceGetAttribute(d.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE, 3)
        d.cuModuleGetFunction(7, b"a <kernel> \\xff\\n and more")
        d.cuModuleGetFunction(7, b"x" * 1000)
        copy = d.CUDA_MEMCPY3D()
        copy.Height, copy.srcDevice = 5, 0x1000
        d.cuMemcpy3D(copy)
        location = d.CUmemLocation()
        location.type, location.id = d.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE, 2
        d.cuMemPrefetchAsync(0x2000, 4096, location, 0, 0)
        handle = d.CUipcMemHandle()
        d.cuIpcOpenMemHandle(handle, 1)
        d.cuGraphCreate(0)
        d.cuGraphConditionalHandleCreate(1, 2, 3, 4)
        d.cuEventElapsedTime(1, 2)
        d.cuStreamWaitEvent(0, 0, 0)
        """
    )
    args = [call["args"] for call in calls]
    assert args[0]["attrib"] == "CU_DEVICE_ATTRIBUTE_WARP_SIZE" and args[0]["dev"] == 3 and args[0]["pi"] == 0
    assert args[1]["name"] == "a <kernel> \ufffd..." and args[2]["name"] == "x" * 120 + "..."
    assert args[3]["pCopy"] == "srcDevice=0x1000 Height=5", "of a large struct, what is not zero"
    assert args[4]["location"] == "type=CU_MEM_LOCATION_TYPE_DEVICE id=2" and args[4]["hStream"] == "0"
    assert args[5]["Flags"] == 1 and "handle" in args[5]
    assert args[8]["pMilliseconds"] == 0.0
    assert {call["args"]["status"] for call in calls} == {"CUDA_SUCCESS"}


def test_a_program_of_a_compiler_is_not_called_by_its_source() -> None:
    from cuda_ctypes._tracing.parameters import Shown
    from cuda_ctypes._tracing.recording import namings

    shared = shared_by("cuda_ctypes.cu13.raw.nvrtc")
    shown = Shown.all(shared.types, declared(shared.table, "nvrtcCreateProgram").parameters, {})
    assert not [line for line in namings(shared.types, "nvrtcCreateProgram", shown) if "called" in line]


@pytest.mark.parametrize(
    ("library", "c_type", "kind"),
    [
        ("driver", "CUgraphExec", "graphExec"),
        ("driver", "CUasyncCallbackHandle", "asyncCallback"),
        ("runtime", "cudaAsyncCallbackHandle_t", "asyncCallback"),
        ("cublas", "cublasHandle_t", "cublas"),
        ("cublaslt", "cublasLtHandle_t", "cublasLt"),
        ("cupti", "CUpti_SubscriberHandle", "subscriber"),
        ("cusolver", "cusolverDnHandle_t", "cusolverDn"),
        ("cusparse", "cusparseHandle_t", "cusparse"),
        ("nvfatbin", "nvFatbinHandle", "nvfatbin"),
        ("nvjpeg", "nvjpegHandle_t", "nvjpeg"),
    ],
)
def test_handles_are_called_by_their_kind_in_c(library: str, c_type: str, kind: str) -> None:
    from cuda_ctypes._tracing.handles import handles_of

    assert handles_of(shared_by(f"cuda_ctypes.cu13.raw.{library}").types, c_type).kind == kind


def test_calls_are_recorded_where_the_working_folder_is_gone(driver: dict[str, str], tmp_path: Path) -> None:
    program = """
        import os, sys
        from cuda_ctypes.checked import driver
        os.mkdir("gone"), os.chdir("gone"), os.rmdir(os.getcwd())
        driver.cuCtxSynchronize()
        """
    (tmp_path / "program.py").write_text(textwrap.dedent(program))
    done = interpreter.run("program.py", cwd=tmp_path, **driver, CUDA_CTYPES_TRACE="trace.json")
    assert done.returncode == 0, done.stderr
    events = json.loads((tmp_path / "trace.json").read_text())
    assert [event["args"]["line"] for event in events if event["ph"] == "E"] == [f"{tmp_path / 'program.py'}:5"]


def test_traces_within_another_remember_each_function_once(driver: dict[str, str]) -> None:
    program = """
        from cuda_ctypes import trace
        from cuda_ctypes._tracing import recording
        from cuda_ctypes.checked import driver
        driver.cuCtxSynchronize()
        with trace():
            before = len(recording._redirected)
            for _ in range(3):
                with trace(): driver.cuCtxSynchronize()
            assert len(recording._redirected) == before > 0, recording._redirected
        assert not recording._redirected
        """
    interpreter.output_of(program, None, **driver)


def test_a_trace_that_is_interrupted_at_its_beginning_records_nothing(tmp_path: Path, monkeypatch: Any) -> None:
    from cuda_ctypes import _tracing
    from cuda_ctypes._floor import library as floor

    def interrupted() -> None:
        begin()
        raise KeyboardInterrupt

    begin = _tracing.recording.start
    monkeypatch.setattr(_tracing.recording, "start", interrupted)
    with pytest.raises(KeyboardInterrupt), _tracing.trace(tmp_path / "trace.json"):
        pass
    assert not _tracing._traces and not _tracing.sinks.running and floor.recorder is None
    assert json.loads((tmp_path / "trace.json").read_text())[-1]["name"] == "end"


def test_a_trace_that_is_interrupted_before_it_begins_is_closed(tmp_path: Path, monkeypatch: Any) -> None:
    from cuda_ctypes import _tracing

    class Interrupted:
        """A lock that another thread has; the program is interrupted while it waits for it."""

        def __enter__(self) -> None:
            monkeypatch.undo()
            raise KeyboardInterrupt

        def __exit__(self, *of_an_error: object) -> None:
            raise AssertionError

    monkeypatch.setattr(_tracing, "_lock", Interrupted())
    trace = _tracing.trace(tmp_path / "trace.json")
    with pytest.raises(KeyboardInterrupt), trace:
        pass
    assert json.loads((tmp_path / "trace.json").read_text())[-1]["name"] == "end"
    with trace:
        pass


def test_a_trace_that_begins_while_another_thread_ends_its_own_records(tmp_path: Path, monkeypatch: Any) -> None:
    from cuda_ctypes import _tracing
    from cuda_ctypes._floor import library as floor

    def used(sinks: list[Any]) -> None:
        monkeypatch.setattr(_tracing.sinks, "use", use)
        thread.start()
        thread.join(0.2)  # it begins its trace, or waits for this one
        use(sinks)

    use = _tracing.sinks.use
    second = _tracing.trace(tmp_path / "second.json")
    thread = threading.Thread(target=second.__enter__)
    with _tracing.trace(tmp_path / "first.json"):
        monkeypatch.setattr(_tracing.sinks, "use", used)
    thread.join()
    assert floor.recorder is not None and _tracing.sinks.running == [second._sink]
    second.__exit__()
    assert floor.recorder is None and not _tracing.sinks.running


def test_threads_with_traces_of_their_own_have_all_their_calls(driver: dict[str, str], tmp_path: Path) -> None:
    program = """
        import json, threading
        from cuda_ctypes import nvtx, trace

        def traced(name):
            for turn in range(60):
                with trace(f"{name}.json"):
                    nvtx.mark(f"{name} {turn}")
                with open(f"{name}.json") as file:
                    found = [event["name"] for event in json.load(file)]
                assert f"{name} {turn}" in found and found[-1] == "end", found
            done.append(name)

        done = []
        threads = [threading.Thread(target=traced, args=(name,)) for name in "abcd"]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
        assert len(done) == 4, done
        """
    interpreter.output_of(program, tmp_path, **driver)


def test_processes_that_a_traced_program_starts_write_their_own_files(
    traced: Callable[[str], list[dict[str, Any]]], tmp_path: Path
) -> None:
    calls = traced(
        """
        import subprocess, sys
        from cuda_ctypes.checked import driver as d
        d.cuInit(0)
        subprocess.run([sys.executable, "-c", "from cuda_ctypes.checked import driver as d; d.cuInit(1)"], check=True)
        subprocess.run([sys.executable, "-c", "pass"], check=True)
        """
    )
    assert [call["args"]["Flags"] for call in calls] == [0]
    (file,) = tmp_path.glob("trace-*.json")
    (call,) = [event for event in json.loads(file.read_text()) if event["ph"] == "X"]
    assert call["args"]["Flags"] == 1 and call["pid"] == int(file.stem[6:])


def test_two_processes_with_one_name_for_their_traces_do_not_harm_each_other(
    standin: Callable[[str], Path], tmp_path: Path
) -> None:
    program = """
        import os, subprocess, sys
        from cuda_ctypes.checked import driver as d
        size = int(sys.argv[1]) if sys.argv[1:] else 1
        d.cuInit(size)
        if size == 1:
            other = {**os.environ, "CUDA_CTYPES_TRACE": os.environ["CUDA_CTYPES_TRACE"].replace("-{pid}", "")}
            subprocess.run([sys.executable, "program.py", "2"], env=other, check=True)
        d.cuInit(size)
        """
    (tmp_path / "program.py").write_text(textwrap.dedent(program))
    (tmp_path / "trace.json").write_text("[]" * 10_000)  # of a former run
    variables = {"CUDA_CTYPES_LIBCUDA": str(standin("nothing")), "CUDA_CTYPES_TRACE": "trace.json"}
    done = interpreter.run("program.py", cwd=tmp_path, **variables)
    assert (done.returncode, done.stderr) == (0, "")
    (other,) = tmp_path.glob("trace-*.json")
    for path, flags in ((tmp_path / "trace.json", 1), (other, 2)):
        events = json.loads(path.read_text())
        assert [event["args"]["Flags"] for event in events if event["ph"] == "X"] == [flags, flags]


# --- the commands


@pytest.fixture
def driver(standin: Callable[[str], Path]) -> dict[str, str]:
    return {"CUDA_CTYPES_LIBCUDA": str(standin("nothing"))}


def test_the_command_runs_a_program_as_it_is(driver: dict[str, str], tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        "import sys\nfrom cuda_ctypes.checked import driver\ndriver.cuInit(0)\nprint(__name__, sys.argv)\nsys.exit(7)\n"
    )
    words = ("-m", "cuda_ctypes", "trace", "program.py", "-o", "--page")
    done = interpreter.run(*words, cwd=tmp_path, **driver)
    assert (done.returncode, done.stdout) == (7, "__main__ ['program.py', '-o', '--page']\n")
    assert done.stderr == "trace: trace.html\n"
    assert '"name":"cuInit"' in (tmp_path / "trace.html").read_text()
    done = interpreter.run(
        *("-m", "cuda_ctypes", "trace", "-o", "-", "-m", "program", "x"),
        cwd=tmp_path,
        **{**driver, "PYTHONPATH": f"{interpreter.ROOT}:{tmp_path}"},
    )
    assert done.returncode == 7 and "cuda_ctypes.driver: cuInit(Flags=0) CUDA_SUCCESS" in done.stderr


def test_a_killed_program_has_the_shells_status(driver: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text("import cuda_ctypes, os, signal\nos.kill(os.getpid(), signal.SIGKILL)\n")
    done = interpreter.run("-m", "cuda_ctypes", "trace", "-o", "x.json", "program.py", cwd=tmp_path, **driver)
    assert (done.returncode, done.stderr) == (137, "trace: x.json\n")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "name a program to run"),
        (["missing.py"], "there is no file missing.py"),
        (["-o", "trace.txt", "missing.py"], "trace.txt: the name ends in .json, .html or .log"),
        (["-o", "missing/trace.json", __file__], "missing/trace.json: there is no folder missing"),
        (["--page", "missing.json"], "there is no file missing.json"),
        (["--page", __file__, "-o", "page.json"], "page.json: the name of a page ends in .html"),
        (["--page", "missing.json", "program.py"], "runs no program: leave out program.py"),
        (["--page", str(Path(__file__))], "is not a trace"),
    ],
)
def test_what_cannot_be_done_is_one_message(words: list[str], message: str) -> None:
    done = interpreter.run("-m", "cuda_ctypes", "trace", *words)
    assert done.returncode == 1 and done.stderr.startswith("error: ") and message in done.stderr


def test_a_program_without_the_package_has_no_trace(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text("print(1)\n")
    done = interpreter.run("-m", "cuda_ctypes", "trace", "program.py", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "trace: program.py did not import cuda_ctypes\n")


def test_an_older_trace_is_not_taken_for_that_of_the_program(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text("print(1)\n")
    (tmp_path / "trace.html").write_text("older")
    done = interpreter.run("-m", "cuda_ctypes", "trace", "program.py", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "trace: program.py did not import cuda_ctypes\n")


def test_the_program_has_the_options_of_the_interpreter_and_all_its_arguments(tmp_path: Path) -> None:
    program = "import cuda_ctypes, sys\nprint(sys.flags.optimize, sys.warnoptions, sys.flags.dev_mode, sys.argv[1:])\n"
    (tmp_path / "program.py").write_text(program)
    for words in (("program.py",), ("--", "program.py"), ("-o", "x.json", "-m", "program")):
        options = ("-O", "-W", "error", "-X", "dev", "-m", "cuda_ctypes", "trace")
        done = interpreter.run(*options, *words, "--", "a", "-h", cwd=tmp_path)
        assert done.stdout.replace("'default', ", "") == "1 ['error'] True ['--', 'a', '-h']\n", done.stderr


def test_the_trace_is_where_the_command_was_given(driver: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "program.py").write_text("import os; os.chdir('elsewhere'); import cuda_ctypes\n")
    done = interpreter.run("-m", "cuda_ctypes", "trace", "program.py", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "trace: trace.html\n") and (tmp_path / "trace.html").exists()


def test_a_trace_of_another_name_is_named(tmp_path: Path) -> None:
    import cuda_ctypes

    (tmp_path / "program.py").write_text("import cuda_ctypes\n")
    (tmp_path / "trace-1.json").write_text("of a former run")
    with cuda_ctypes.trace(tmp_path / "trace.json"):  # no other process may write there
        done = interpreter.run("-m", "cuda_ctypes", "trace", "-o", "trace.json", "program.py", cwd=tmp_path)
    (other,) = {*tmp_path.glob("trace-*.json")} - {tmp_path / "trace-1.json"}
    assert (done.returncode, done.stderr) == (0, f"trace: {other.name}\n")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_who_ends_the_command_ends_the_program(tmp_path: Path, name: str) -> None:
    program = """
        import signal, sys, time
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(5))
        signal.signal(signal.SIGHUP, lambda *_: sys.exit(5))
        print("runs", flush=True)
        time.sleep(60)
        """
    (tmp_path / "program.py").write_text(textwrap.dedent(program))
    command = [sys.executable, "-m", "cuda_ctypes", "trace", str(tmp_path / "program.py")]
    environment = {**os.environ, "PYTHONPATH": str(interpreter.ROOT)}
    with subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE) as process:
        assert process.stdout and process.stdout.readline() == b"runs\n"
        process.send_signal(getattr(signal, name))
        assert process.wait(30) == 5


def test_a_page_does_not_overwrite_its_recording(tmp_path: Path) -> None:
    (tmp_path / "trace.json").write_text('[\n{"ph":"M"}]\n')
    (tmp_path / "trace.html").symlink_to("trace.json")
    done = interpreter.run("-m", "cuda_ctypes", "trace", "--page", "trace.json", cwd=tmp_path)
    assert done.returncode == 1 and "trace.json is the page itself" in done.stderr
    assert (tmp_path / "trace.json").read_text() == '[\n{"ph":"M"}]\n'


@pytest.mark.parametrize("text", ["[]", "[1, 2]", '["</script>"]', '[{"name": "x"}]', "{}", ""])
def test_a_page_needs_a_list_of_events(tmp_path: Path, text: str) -> None:
    (tmp_path / "other.json").write_text(text)
    done = interpreter.run("-m", "cuda_ctypes", "trace", "--page", "other.json", cwd=tmp_path)
    assert done.returncode == 1 and "other.json is not a trace: it does not begin with a list of events" in done.stderr
    assert not (tmp_path / "other.html").exists()


def test_a_trace_of_another_program_does_not_end_the_pages_script(tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text('[ {"args": {}, "name": "</script><b>", "ph": "i", "ts": 1}]')
    interpreter.run("-m", "cuda_ctypes", "trace", "--page", "other.json", cwd=tmp_path)
    page = (tmp_path / "other.html").read_text("utf-8")
    assert page.count("</script>") == 2 and '"name": "\\u003c/script>\\u003cb>"' in page


def test_a_page_that_cannot_be_written_leaves_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "trace.json").write_text('[\n{"ph":"M"}]\n')
    (tmp_path / "trace.html").write_text("before")

    def full(*paths: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    assert main(["trace", "--page", str(tmp_path / "trace.json")]) == 1
    said = f"error: cannot write {tmp_path / 'trace.html'}: No space left on device\n"
    assert capsys.readouterr().err == said and (tmp_path / "trace.html").read_text() == "before"
    assert len([*tmp_path.iterdir()]) == 2


def test_a_program_may_be_a_folder(tmp_path: Path) -> None:
    (tmp_path / "program").mkdir()
    (tmp_path / "program" / "__main__.py").write_text("import cuda_ctypes\n")
    done = interpreter.run("-m", "cuda_ctypes", "trace", "program", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "trace: trace.html\n")


def test_names_and_folders_that_cannot_be_used_are_refused_at_once(tmp_path: Path) -> None:
    import cuda_ctypes

    with pytest.raises(ValueError, match="ends in .json, .html or .log"):
        cuda_ctypes.trace("trace.txt")
    with pytest.raises(FileNotFoundError), cuda_ctypes.trace(tmp_path / "missing" / "trace.json"):
        raise AssertionError
    with cuda_ctypes.trace(tmp_path / "trace.json") as trace, pytest.raises(RuntimeError, match="runs already"):
        trace.__enter__()
    done = interpreter.run("-c", "import cuda_ctypes", CUDA_CTYPES_TRACE="trace.txt")
    assert done.returncode == 1 and done.stderr.startswith("CUDA_CTYPES_TRACE: 'trace.txt'")
