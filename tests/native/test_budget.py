"""The memory of machine code: launches have a budget of their own, the least recently used goes first, its pages are used again."""

from __future__ import annotations

import ctypes
import gc
import itertools
import json
import sys
import threading
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.interpreter import quick_output_of, run
from tests.native.routines import METHODS, needs_eviction
from tests.standin.control import Recorder

pytestmark = pytest.mark.usefixtures("machine_code")

Standin = Callable[[str], Path]
LAUNCH = 5, 1, 1, 1, 1, 1, 1, 0, 6
TYPES = ctypes.c_int, ctypes.c_uint64, ctypes.c_uint8, ctypes.c_int16


@pytest.fixture
def launches(module: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The budget of launches, with few pages and immediate eviction."""
    module("_floor.native").routines()
    memory = module("_floor.native.code_memory")
    monkeypatch.setattr(memory, "PATIENCE", 1)
    monkeypatch.setattr(memory.LAUNCHES, "limit", 10)
    return memory.LAUNCHES


def forms(count: int) -> list[Any]:
    """Parameters of this number of kinds of launches."""
    kinds = itertools.product(TYPES, repeat=5)
    return [((1, 2, 3, 4, 5), tuple(kind)) for kind, _ in zip(kinds, range(count))]


def code_of(function: Any) -> bytes:
    """The present address of a builtin's code."""
    return bytes(function.__self__[:8])


def test_launches_take_no_room_from_other_functions(module: Any) -> None:
    driver = module("bindings.driver")
    memory = module("_floor.native.code_memory")
    for form in forms(600):
        assert driver.cuLaunchKernel(*LAUNCH, form, 0) == driver.cuLaunchKernel(*LAUNCH, form, 0) == (0,)
    first = code_of(driver.cuEventRecord)
    for _ in range(3):
        assert driver.cuEventRecord(5, 6) == (0,)
    assert code_of(driver.cuEventRecord) != first, "no code was made for this function"
    assert len(memory.LAUNCHES.pages) <= memory.LAUNCHES.limit and memory.FUNCTIONS.misses == 0


@needs_eviction
def test_the_least_recently_used_goes_first_and_its_pages_are_used_again(module: Any, launches: Any) -> None:
    launch = module("bindings.driver").cuLaunchKernel
    given = forms(60)
    often, others = given[0], given[1:]
    kept: set[Any] = set()
    for form in others:
        for each in (often, form):
            for _ in range(3):
                assert launch(*LAUNCH, each, 0) == (0,)
        kept = kept or {*launches.known}
    assert launches.made == 60 and launches.evicted == 50 and len(launches.known) == 10
    assert kept & {*launches.known}, "frequently used code stays"
    assert len(launches.pages) == 10
    assert not module("_floor.native.code_memory")._free.get(4096), "pages are not reused"


@needs_eviction
def test_evicted_code_comes_back(module: Any, launches: Any, recorder: Recorder) -> None:
    launch = module("bindings.driver").cuLaunchKernel
    for form in forms(40) * 2:
        recorder.program()
        assert launch(*LAUNCH, form, 0) == (0,)
        assert len(recorder.calls()) == 1
    assert launches.made == 79, "all but the first call of all"


@needs_eviction
def test_a_full_budget_is_patient(module: Any, launches: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Writing code for each launch would take longer than the launches."""
    monkeypatch.setattr(module("_floor.native.code_memory"), "PATIENCE", 1000)
    launch = module("bindings.driver").cuLaunchKernel
    for form in forms(40) * 20:
        assert launch(*LAUNCH, form, 0) == (0,)
    assert launches.made == 10 and launches.misses > 400
    (hot,) = forms(41)[40:]
    for _ in range(1000):
        assert launch(*LAUNCH, hot, 0) == (0,)
    assert launches.made == 11, "frequently launched kernels get code"


@pytest.mark.parametrize("most", [5, 20])
def test_code_stays_where_another_thread_may_be_about_to_run_it(
    module: Any, launches: Any, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    """Without the GIL. The first forms of launches have code, as many as there is room for."""
    monkeypatch.setattr(module("_floor.calls.launches"), "LIMIT", most)
    launch = module("bindings.driver").cuLaunchKernel
    for form in forms(40) * 3:
        assert launch(*LAUNCH, form, 0) == launch(*LAUNCH, form, 0) == (0,)
    if FREE_THREADED:
        assert (launches.made, launches.evicted) == (min(most, 10), 0)
    else:
        assert launches.made > 40 and launches.evicted > 0


def test_pages_are_not_written_to_while_a_thread_runs_them(module: Any, launches: Any, recorder: Recorder) -> None:
    launch = module("bindings.driver").cuLaunchKernel
    memory = module("_floor.native.code_memory")
    given, wrong = forms(40), []
    stop = threading.Event()

    def work(start: int) -> None:
        try:
            while not stop.is_set():
                for form in given[start:] + given[:start]:
                    assert launch(*LAUNCH, form, 0) == (0,)
        except BaseException as error:
            wrong.append(error)

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        threads = [threading.Thread(target=work, args=(10 * i,)) for i in range(4)]
        for thread in threads:
            thread.start()
        stop.wait(1.5)
        stop.set()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert wrong == [] and (launches.evicted > 100 or FREE_THREADED)
    assert len(launches.pages) + sum(map(len, memory._free.values())) < 30


class TestObjects:
    """Launches by ``cuda_ctypes.core``."""

    @pytest.fixture
    def launch(self, module: Any) -> Any:
        core = module("core")
        stream, config = module("core.stream").Stream.from_handle(7), core.LaunchConfig(grid=1, block=1)

        def launch(kernel: Any, *values: Any) -> None:
            core.launch(stream, config, kernel, *values)

        return launch

    @pytest.fixture
    def kernel(self, module: Any) -> Any:
        def kernel(*sizes: int) -> Any:
            made = module("core.kernels.kernel").Kernel._of(5, None)
            made._sizes, made._parameters = sizes, ()
            return made

        return kernel

    @needs_eviction
    def test_the_least_recently_used_code_is_evicted(
        self, module: Any, launches: Any, launch: Any, kernel: Any, recorder: Recorder
    ) -> None:
        kernels = [kernel(*sizes) for sizes in itertools.product((4, 8, 2), repeat=3)]
        for each in kernels * 3:
            for _ in range(3):
                recorder.program()
                launch(each, 1, 2, 3)
                assert [call.symbol for call in recorder.calls()] == ["cuLaunchKernelEx"]
        assert launches.made == 81 and len(launches.pages) == 10
        assert sum(bool(each._latest) for each in kernels) == 10

    def test_kernels_with_equal_parameters_share_code(
        self, module: Any, launches: Any, launch: Any, recorder: Recorder
    ) -> None:
        """Each launch runs its own kernel, the first one of a kernel too, for which no code is written."""
        of = module("core.kernels.kernel").Kernel._of
        kernels = [of(handle, None) for handle in (5, 6, 7, 1 << 40)]
        for each in kernels:
            each._sizes, each._parameters = (4, 4), ()
        for _ in range(3):
            launch(kernels[0], 1, 2)
        assert launches.made == 1
        for each in kernels * 3:
            recorder.program()
            launch(each, 3, 4)
            (call,) = recorder.calls()
            assert call.unsigned(1) == int(each.handle), "another kernel was launched"
        assert launches.made == 1

    @needs_eviction
    def test_evicted_code_is_no_kernels_latest(self, module: Any, launches: Any, launch: Any, kernel: Any) -> None:
        """All kernels that share it forget it: its pages are used again."""
        sharing = [kernel(4) for _ in range(3)]
        for each in sharing * 3:
            launch(each, 1)
        (code,) = launches.known.values()
        assert [each._latest.owned is code for each in sharing] == [True] * 3
        launches._drop(code)
        assert [each._latest for each in sharing] == [None] * 3
        launch(sharing[1], 1)
        assert launches.made == 2 and sharing[1]._latest.owned is not code

    def test_a_kernel_that_is_dropped_leaves_nothing(
        self, module: Any, launches: Any, launch: Any, kernel: Any
    ) -> None:
        """The code is used by the layout alone, which all of these kernels share."""
        launches.limit = 1
        for _ in range(50):
            launch(each := kernel(4), 1)
            launch(each, 1)
        del each
        gc.collect()
        (code,) = launches.known.values()
        (layout,) = module("core.kernels.launcher")._layouts.values()
        assert launches.made == 1 and [user() for user in code.users.values()] == [layout]

    def test_prepared_launches_keep_their_code(self, module: Any, launches: Any, kernel: Any) -> None:
        core = module("core")
        stream, config = module("core.stream").Stream.from_handle(7), core.LaunchConfig(grid=1, block=1)
        runs = [
            kernel(*sizes).prepare(stream, config, *[ctypes.c_int if size == 4 else ctypes.c_int64 for size in sizes])
            for sizes in itertools.product((4, 8), repeat=4)
        ]
        for run_ in runs:
            run_(1, 2, 3, 4)
        assert len(launches.pages) == 10
        del runs, run_
        gc.collect()
        assert len(launches.pages) == len(launches.known) <= 10


def test_counters_for_programs_and_in_the_report(standin: Standin) -> None:
    code = """
    import ctypes, json, cuda_ctypes
    from cuda_ctypes.bindings import driver
    assert cuda_ctypes.machine_code()["launches"]["pages"] == 0
    for count in (1, 2):
        for _ in range(4):
            driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, ((1,) * count, (ctypes.c_int,) * count), 0)
    print(json.dumps(cuda_ctypes.machine_code()))
    """
    told = json.loads(quick_output_of(code, CUDA_CTYPES_LIBCUDA=str(standin("nothing"))))
    assert told["launches"]["shapes"] == told["launches"]["made"] == told["launches"]["pages"] == 2
    assert told["launches"]["bytes"] >= 2 * 4096 and told["launches"]["misses"] == 0
    # the function, what looks at names, live handles and integers of NumPy, handles, their comparison, their truth, and live ones as values
    made = 2 + 2 * (not FREE_THREADED) + 3 * METHODS + (METHODS and not FREE_THREADED)
    assert told["functions"]["shapes"] == made
    report = json.loads(run("-m", "cuda_ctypes", "--json").stdout)
    assert report["calls"]["processor"] == told["processor"]
    report = json.loads(run("-m", "cuda_ctypes", "--json", CUDA_CTYPES_NATIVE="0").stdout)
    assert report["calls"] == {"hindrance": "CUDA_CTYPES_NATIVE=0"}


@needs_eviction
def test_threads_that_make_and_evict_code(module: Any, launches: Any) -> None:
    """``known`` and ``order`` keep the same code."""
    wrong = list[Exception]()

    def work() -> None:
        try:
            for number in range(3000):
                if launches.find(shape := number % 23) is None:
                    launches.add(shape, lambda: (b"\xc3", [0]), "nothing")
        except Exception as error:
            wrong.append(error)

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    threads = [threading.Thread(target=work) for _ in range(3)]
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert not wrong
    assert {*launches.known.values()} == {*launches.order}
