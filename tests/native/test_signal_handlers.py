"""A signal handler's exception that comes while machine code is made goes on to the program; any other one is ignored."""

from __future__ import annotations

import ctypes
import functools
import signal
from collections.abc import Iterator
from typing import Any, Callable, NoReturn

import pytest

from tests.native.routines import METHODS
from tests.standin.control import Recorder

pytestmark = pytest.mark.usefixtures("machine_code")


class Late(TimeoutError):
    """Raised by handlers. An OSError, which a loader may raise too."""


class Handler:
    def method(self, number: int, frame: Any) -> NoReturn:
        raise Late

    __call__ = method


def handle(more: Any, number: int, frame: Any) -> NoReturn:
    raise Late


def handle_once(*given: Any) -> NoReturn:
    signal.signal(signal.SIGUSR1, signal.SIG_DFL)
    raise Late


def handle_without_frame(number: int, frame: Any) -> NoReturn:
    while frame:
        frame = frame.f_back
    raise Late


class Wrapper:
    """A handler with an attribute ``func``, as functools.partial has one."""

    def func(self) -> None: ...

    def __call__(self, number: int, frame: Any) -> NoReturn:
        raise Late


class Raising:
    def __init__(self, number: int, frame: Any) -> None:
        raise Late


HANDLERS: dict[str, Any] = {
    "function": lambda number, frame: handle(None, number, frame),
    "method": Handler().method,
    "object": Handler(),
    "partial function": functools.partial(handle, None),
    "function that is no handler any more": handle_once,
    "function that walks the stack": handle_without_frame,
    "wrapper": Wrapper(),
    "class": Raising,
}


@pytest.fixture(params=HANDLERS)
def handler(request: Any) -> Iterator[None]:
    before = signal.signal(signal.SIGUSR1, HANDLERS[request.param])
    yield
    signal.signal(signal.SIGUSR1, before)


@pytest.fixture
def interrupted(module: Any, monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """Sets the event that comes when code is written next, once."""
    function = module("_floor.native.writing.function").FunctionWriter
    write, events = function.written, list[Callable[[], None]]()

    def written(writer: Any) -> Any:
        if events:
            events.pop()()
        return write(writer)

    monkeypatch.setattr(function, "written", written)
    return events.append


def interrupt() -> None:
    signal.raise_signal(signal.SIGUSR1)


def fail() -> NoReturn:
    raise Late


def calls(module: Any) -> dict[str, Callable[[], Any]]:
    """Calls whose code is made soon."""
    driver, core = module("bindings.driver"), module("core")
    kernel = module("core.kernels.kernel").Kernel._of(5, None)
    kernel._sizes, kernel._parameters = (4,), ()
    stream, config = module("core.stream").Stream.from_handle(7), core.LaunchConfig(grid=1, block=1)
    parameters = (1,), (ctypes.c_int,)
    return {
        "cuEventRecord": lambda: driver.cuEventRecord(5, 6),
        "cuLaunchKernel": lambda: driver.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 6, parameters, 0),
        "core.launch": lambda: core.launch(stream, config, kernel, 1),
    }


@pytest.mark.parametrize("name", ["cuEventRecord", "cuLaunchKernel", "core.launch"])
def test_a_handler_raises(module: Any, handler: None, interrupted: Any, name: str) -> None:
    call = calls(module)[name]
    budgets = module("_floor.native.code_memory").FUNCTIONS, module("_floor.native.code_memory").LAUNCHES

    def made() -> int:
        return sum(budget.made for budget in budgets)

    interrupted(interrupt)
    with pytest.raises(Late):
        for _ in range(10):
            call()
    before = made()
    for _ in range(10):
        call()
    assert made() > before, "the code is made later"


@pytest.mark.skipif(not METHODS, reason="before Python 3.11, and in PyPy, there are no methods by machine code")
@pytest.mark.parametrize("handler", ["function"], indirect=True)
@pytest.mark.parametrize("piece", range(3))
def test_nothing_that_c_made_is_lost(
    module: Any, recorder: Recorder, handler: None, interrupted: Any, piece: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Code that makes and ends events comes with an event, in three pieces."""
    event, device, context = module("core.event"), module("core").Device, object()
    monkeypatch.setattr(event, "in_context", lambda context, function, *given: function(*given))
    for instead in [interrupt, *[lambda: None] * piece]:
        interrupted(instead)
    results, raised = list[Any](), 0
    while len(results) < 5:
        try:
            results.append(event.new_event(context, None))
        except Late:
            raised += 1
    assert raised == 1
    assert len(recorder.calls("cuEventCreate")) == len(results)
    methods = device.create_event, event.Event.close, event.Event.__del__
    assert [type(method).__name__ for method in methods] == ["method_descriptor"] * 3, "the code is made later"


@pytest.mark.parametrize("name", ["cuEventRecord", "cuLaunchKernel", "core.launch"])
def test_something_else_raises(module: Any, interrupted: Any, name: str) -> None:
    call = calls(module)[name]
    interrupted(fail)
    for _ in range(10):
        call()
