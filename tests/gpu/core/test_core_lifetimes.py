"""No object leaks or is destroyed twice or too early, and the end of the interpreter and forks are silent."""

from __future__ import annotations

import ctypes
import gc
import importlib
import os
import platform
import signal
import sys
import textwrap
import threading
import types
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.gpu.core.tools import collect, forget_handles

PYPY = platform.python_implementation() == "PyPy"
KINDS = ("stream", "event", "green context", "context", "array", "mipmapped array", "texture", "surface")


def rss() -> int:
    """The resident memory of the process in bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# The collector


@pytest.mark.skipif(PYPY, reason="PyPy's collector calls nothing")
def test_the_collector_passes_over_nothing(package: Callable[[str], Any]) -> None:
    """It counts positions in the list of what it calls."""
    lifetimes, phases = package("core.lifetimes"), list[str]()

    def done(phase: str, details: Any) -> None:
        lifetimes.not_collected(done)

    def behind(phase: str, details: Any) -> None:
        phases.append(phase)

    lifetimes.collected(done)
    gc.callbacks.append(behind)
    gc.collect()
    gc.callbacks.remove(behind)
    gc.collect()
    assert phases == ["start", "stop"] and done not in gc.callbacks


# Owners


@pytest.mark.parametrize("few", [1, 1000], ids=["machine code", "Python"])
def test_owners_are_made_alike(
    package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, device: Any, few: int
) -> None:
    """By Python at first, and then by machine code, where there is some."""
    lifetimes, destroyed = package("core.lifetimes"), list[int]()
    monkeypatch.setattr(lifetimes, "_makers", {})
    monkeypatch.setattr(package("core._driver"), "FEW", few)
    destroy_event = package("core._driver").entry("cuEventDestroy")

    class Number(int):
        pass

    def destroy(number: int) -> int:
        destroyed.append(number)
        return int(destroy_event(number))

    for flags in (0, 0, Number(0)):
        keep = object()
        owned = lifetimes.owned_by(destroy, keep, "cuEventCreate", flags)
        assert type(owned) is lifetimes.Owned and owned.keep is keep and owned._destroy is destroy
        assert type(owned.handle) is int and owned.handle == owned.number != 0
        number = owned.number
        del owned
        gc.collect()
        assert destroyed.pop() == number and not destroyed, "the handle is destroyed once"
    with pytest.raises(package("core.errors").CUDAError, match="cuEventCreate"):
        lifetimes.owned_by(destroy, None, "cuEventCreate", 1 << 31)
    with pytest.raises((TypeError, ctypes.ArgumentError)):
        lifetimes.owned_by(destroy, None, "cuEventCreate", "no number")
    assert not destroyed, "nothing was made"
    made = lifetimes._makers["cuEventCreate"]
    assert isinstance(made, types.BuiltinFunctionType) is (few == 1 and package("_floor.native").routines() is not None)


def test_an_owner_ends_its_handle(package: Callable[[str], Any], device: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever destroys it; by machine code once there is a stream, if there can be some."""
    lifetimes, told = package("core.lifetimes"), list[Any]()
    monkeypatch.setattr("sys.unraisablehook", lambda unraisable: told.append(repr(unraisable.exc_value)))
    for _ in range(2):
        device.create_stream().close()
    by_code = type(vars(lifetimes.Owned)["__del__"]) is not types.FunctionType
    native = package("_floor.native")
    assert by_code is (native.routines() is not None and native.routines().METHODS)
    asked: list[int] = []
    statuses: dict[int, Any] = {1: 0, 2: 5, 3: lifetimes.NOT_PERMITTED, 4: None, 1 << 70: 0}

    def destroy(number: int) -> Any:
        asked.append(number)
        return statuses[number]

    def end(number: int, in_a_cycle: bool = False) -> list[int]:
        asked.clear()
        held: list[Any] = [lifetimes.Owned(number, destroy)]
        held += [held] * in_a_cycle
        del held
        collect()
        return asked

    for number in (1, 2, 4, 1 << 70):
        assert end(number) == [number] and end(number, in_a_cycle=True) == [number]
    assert not told and not lifetimes._waiting
    assert set(end(3)) == {3} and len(lifetimes._waiting) == 1, "where the driver forbids it, it waits"
    statuses[3] = 0
    lifetimes.destroy_waiting()
    assert not lifetimes._waiting and end(3) == [3]
    assert end(6) == [6] and told == ["KeyError(6)"]
    lifetimes.ended.append("exit")
    try:
        assert end(1) == [], "nothing is destroyed when the interpreter ends"
    finally:
        lifetimes.ended.clear()


# Threads


@pytest.mark.skipif(not FREE_THREADED, reason="without the GIL, objects have sections")
@pytest.mark.parametrize("code", [True, False])
def test_one_thread_takes_the_content_of_a_slot(
    package: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, code: bool
) -> None:
    """Two threads wait at the object's section; ``del`` succeeds in both."""
    take_content = package("core.without_gil").taker("content")
    if not code:
        monkeypatch.setattr(package("core.without_gil"), "routines", lambda: None)

    class Item:
        __slots__ = ("content",)
        content: int

    begin, end = ctypes.pythonapi.PyCriticalSection_Begin, ctypes.pythonapi.PyCriticalSection_End
    section, item, other = ctypes.create_string_buffer(64), Item(), Item()
    item.content = other.content = 5
    assert take_content(other) == 5
    assert package("core.lifetimes").take_free.__module__ == take_content.__module__, "core uses these"
    ready, go, got = list[int](), list[int](), list[int]()

    def take() -> None:
        ready.append(1)
        while not go:
            pass
        go.append(1)
        try:
            got.append(take_content(item))
        except AttributeError:
            pass

    threads = [threading.Thread(target=take) for _ in range(2)]
    for thread in threads:
        thread.start()
    while len(ready) < 2:
        pass
    begin(section, ctypes.py_object(item))  # nothing here may wait from now on: that would end the section
    go.append(1)
    while len(go) < 3:
        pass
    for _ in range(1_000_000):
        pass
    end(section)
    for thread in threads:
        thread.join()
    assert got == [5]


# Cycles


def made_array(device: Any) -> Any:
    return device.create_opaque_array(
        {"shape": (8,), "format": "uint8", "num_channels": 1, "is_surface_load_store": True}
    )


def resource_of(array: Any) -> Any:
    package = importlib.import_module(type(array).__module__.rpartition(".")[0])
    return package.ResourceDescriptor.from_opaque_array(array)


USES: dict[str, Callable[[Any, Any], Any]] = {
    "stream closed": lambda device, stream: device.create_stream().close(),
    "stream dropped": lambda device, stream: device.create_stream(),
    "event closed": lambda device, stream: device.create_event().close(),
    "event dropped": lambda device, stream: stream.record(),
    "timed event dropped": lambda device, stream: stream.record(options={"timing_enabled": True}),
    "stream with its own event dropped": lambda device, stream: stream.wait(device.create_stream()),
    "foreign stream": lambda device, stream: device.create_stream(type(stream).from_handle(int(stream.handle))),
    "array": lambda device, stream: made_array(device),
    "level closed": lambda device, stream: (
        device.create_mipmapped_array({"shape": (8,), "format": "uint8", "num_channels": 1, "num_levels": 2})
        .get_level(1)
        .close()
    ),
    "texture": lambda device, stream: device.create_texture_object(resource=resource_of(made_array(device))),
    "surface closed": lambda device, stream: device.create_surface_object(
        resource=resource_of(made_array(device))
    ).close(),
    "context of a stream": lambda device, stream: type(stream).from_handle(int(stream.handle)).context.device,
}


@pytest.mark.parametrize("use", USES)
def test_cycles_leave_nothing(device: Any, stream: Any, live: Callable[..., Any], use: str, on_standin: bool) -> None:
    """The stand-in counts objects, so a few cycles show a lost one. A real driver runs out of objects only after many."""
    work = USES[use]
    work(device, stream)
    before = live(*KINDS)
    for _ in range(300 if PYPY else 1_000 if on_standin else 12_500):
        work(device, stream)
    assert live(*KINDS) == before


@pytest.mark.skipif(PYPY, reason="PyPy does not count its memory")
@pytest.mark.parametrize("use", USES)
def test_python_keeps_nothing(device: Any, stream: Any, package: Callable[[str], Any], use: str) -> None:
    import tracemalloc

    scalars = package("_floor.types.arguments")._scalars  # have caches of arguments of Python functions

    def traced() -> int:
        for _ in range(500):
            USES[use](device, stream)
        forget_handles(package)
        for each in scalars.values():
            each.cache.clear()
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    traced()
    tracemalloc.start()
    traced()
    base = traced()
    grown = traced() - base
    tracemalloc.stop()
    assert grown < 5_000, f"Python's memory grew by {grown} bytes in 500 cycles"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_the_process_does_not_grow(device: Any, stream: Any, on_standin: bool) -> None:
    if on_standin:
        pytest.skip("the stand-in has no memory to give back: it keeps destroyed objects, to recognize them")

    def work() -> None:
        for _ in range(2000):
            stream.wait(device.create_stream())
            stream.record(options={"timing_enabled": True}).close()
            device.create_stream().close()
        stream.sync()

    work()
    before = rss()
    for _ in range(5):
        work()
    assert rss() - before < 8 << 20


def test_reference_cycles_are_collected(device: Any, live: Callable[..., Any]) -> None:
    before = live("stream", "event")

    class Owner:
        stream: Any
        event: Any
        self: Any

    for _ in range(50):
        owner = Owner()
        owner.stream = device.create_stream()
        owner.event = owner.stream.record()
        owner.self = owner
    del owner
    assert live("stream", "event") == before


def test_an_error_while_making_leaves_nothing(core: Any, device: Any, live: Callable[..., Any]) -> None:
    before = live("stream", "event")
    for _ in range(50):
        with pytest.raises(ValueError, match="priority is 99"):
            device.create_stream(options={"priority": 99})
        with pytest.raises(TypeError):
            device.create_event({"timing_enabled": True, "ipc_enabled": True})
        with pytest.raises(TypeError):
            device.create_stream(3)
    assert live("stream", "event") == before


# The end of the interpreter

ALIVE = """
    from cuda_ctypes.core import Device, EventOptions, LEGACY_DEFAULT_STREAM, Stream
    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    events = [stream.record(options=EventOptions(timing_enabled=True)) for _ in range(8)]
    found = Stream.from_handle(int(stream.handle))
    context = stream.context
    part = device.resources.sm.split({"count": device.resources.sm.coscheduled_alignment})[0]
    green = device.create_context({"resources": part})
    inside = green.create_stream()
    memory = device.allocate(1024, stream=stream)
    from cuda_ctypes.core.texture import ResourceDescriptor
    array = device.create_opaque_array({"shape": (8,), "format": "uint8", "num_channels": 1, "is_surface_load_store": True})
    about = ResourceDescriptor.from_opaque_array(array)
    shown = device.create_texture_object(resource=about), device.create_surface_object(resource=about)
    class Owner: pass
    owner = Owner()
    owner.all = [owner, device, stream, events, green, inside, memory, array, shown]
"""
ENDS = {
    "at module level": ALIVE,
    "in a module that lives longer": ALIVE
    + """
    import sys, types
    module = sys.modules["held"] = types.ModuleType("held")
    module.__dict__.update(globals())
    """,
    "in a builtin": ALIVE
    + """
    import builtins
    builtins.held = owner
    """,
    "in a thread that ended": f"""
    import threading
    held = []
    def use():
        namespace = {{}}
        exec({textwrap.dedent(ALIVE)!r}, namespace)
        held.append(namespace)
    thread = threading.Thread(target=use)
    thread.start()
    thread.join()
    """,
    "in a daemon that runs on": f"""
    import threading
    ready = threading.Event()
    def use():
        namespace = {{}}
        exec({textwrap.dedent(ALIVE)!r}, namespace)
        ready.set()
        while True:
            namespace["stream"].wait(namespace["device"].create_stream())
    threading.Thread(target=use, daemon=True).start()
    ready.wait()
    """,
    "used by what is destroyed late": ALIVE
    + """
    class Late:
        def __del__(self, stream=stream, events=events):
            stream.close()
            for event in events:
                event.close()
    late = Late()
    late.self = late
    """,
    "after SystemExit": ALIVE + "\n    raise SystemExit(0)\n",
    "used by atexit": ALIVE + "\n    import atexit\n    atexit.register(lambda: (stream.sync(), stream.close()))\n",
}


@pytest.mark.processes
@pytest.mark.parametrize("end", ENDS)
def test_the_interpreter_ends_in_silence(package: Any, said: Callable[..., str], end: str) -> None:
    if PYPY and end == "in a daemon that runs on":
        pytest.skip("PyPy ends threads that run in C in its own way")
    assert said(ENDS[end]) == ""


# Forks

FORKED = """
    import os, sys, gc
    from cuda_ctypes.core import Device, CUDAError, LaunchConfig, ObjectCode, launch
    from cuda_ctypes.core.texture import ResourceDescriptor
    from tests.gpu.ptx import KERNELS, image
    device = Device(0)
    device.set_current()
    stream = device.create_stream()
    event = stream.record()
    memory = device.allocate(1024, stream=stream)
    about = {"shape": (8,), "format": "uint8", "num_channels": 1}
    array = device.create_opaque_array(about)
    resource = ResourceDescriptor.from_opaque_array(array)
    doomed = [device.create_stream(), device.create_event(), device.create_opaque_array(about),
              device.create_texture_object(resource=resource)]
    other, one, kernel = device.create_stream(), LaunchConfig(1, None, 1), ObjectCode.from_ptx(image(KERNELS)).get_kernel("increment")
    prepared = kernel.prepare(stream, one)
    uses = (device.create_stream, device.create_event, stream.sync, stream.record, lambda: event.is_done,
            device.sync, device.set_current, lambda: device.allocate(8, stream=stream),
            lambda: memory.fill(0, stream=stream), lambda: stream.wait(event), lambda: stream.record(event),
            lambda: other.wait(stream), lambda: launch(stream, one, kernel), prepared,
            lambda: device.create_opaque_array(about), lambda: device.create_texture_object(resource=resource),
            lambda: array.copy_from(bytes(8), stream=stream))
    for use in uses * 3:  # until it is called by machine code
        use()
    child = os.fork()
    if not child:
        told, others = 0, []
        for use in uses:
            try:
                use()
            except CUDAError as error:
                if "forked" in str(error) and "spawn" in str(error):
                    told += 1
                    continue
                others.append(f"{use}: {error}")
            else:
                others.append(f"{use} works")
        if "Device 0" not in repr(device):
            others.append(repr(device))
        doomed.clear()
        del stream, event, memory
        gc.collect()
        print(f"told {told} of {len(uses)}", *others, sep="\\n", flush=True)
        sys.exit(7)
    _, status = os.waitpid(child, 0)
    assert os.WEXITSTATUS(status) == 7, status
    stream.record(event)
    event.sync()
    device.create_stream().sync()
    memory.close()
    doomed.clear()
    stream.close()
    print("the parent goes on")
"""


INTERRUPTED = """
import gc, signal, time
from cuda_ctypes.core import Device
Device().set_current()
raised = caught = 0
class Interrupt(Exception): pass
def interrupt(*_):
    global raised
    raised += 1
    raise Interrupt
signal.signal(signal.SIGALRM, interrupt)
held = [[number] for number in range(50_000)]  # so that a collection takes some time
def collect():  # a function: CPython 3.13 leaves the jump of a loop out of the try statement around it
    until = time.monotonic() + 20
    while time.monotonic() < until:
        gc.collect()
for _ in range(20):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.002)
        collect()
    except Interrupt:
        caught += 1
print(raised, caught)
"""


@pytest.mark.processes
@pytest.mark.skipif(
    PYPY or not hasattr(signal, "setitimer"), reason="PyPy collects without callbacks, or there are no timers"
)
def test_an_interrupt_during_a_collection_is_raised(package: Any, said: Callable[..., str]) -> None:
    assert said(INTERRUPTED) == "20 20\n"


@pytest.mark.processes
def test_what_ends_with_an_object_finds_it_closed(package: Any, said: Callable[..., str]) -> None:
    """The first objects are closed by Python, the others by machine code."""
    program = """
    import gc
    from cuda_ctypes.core import Device, PinnedMemoryResource, PinnedMemoryResourceOptions
    device = Device(0)
    device.set_current()
    mine, told = device.create_stream(), []
    def asked(use):
        try:
            told.append(use())
        except RuntimeError as error:
            told.append("closed" in str(error))
    class Foreign:
        __cuda_stream__ = mine.__cuda_stream__
        def __del__(self):
            asked(stream.__cuda_stream__)
            asked(stream.sync)
    for _ in range(3):
        stream = device.create_stream(Foreign())
        stream.close()
        gc.collect()
        pool = PinnedMemoryResource(PinnedMemoryResourceOptions())
        destroy = pool._pool._destroy
        def ends(number):
            asked(lambda: pool.allocate(8, stream=mine))
            return destroy(number)
        pool._pool._destroy = ends
        pool.close()
        gc.collect()
    print(told == [True] * 9)
    """
    assert said(program) == "True\n"


@pytest.mark.processes
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_forked_child_is_told_and_the_parent_goes_on(package: Any, said: Callable[..., str]) -> None:
    assert said(FORKED, PYTHONWARNINGS="ignore::DeprecationWarning") == "told 17 of 17\nthe parent goes on\n"


@pytest.mark.processes
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_fork_before_the_first_use_does_no_harm(package: Any, said: Callable[..., str]) -> None:
    program = """
    import os, sys
    from cuda_ctypes.core import Device
    child = os.fork()
    device = Device(0)
    device.set_current()
    device.create_stream().record().sync()
    if child:
        _, status = os.waitpid(child, 0)
        assert status == 0
        print("both")
    """
    assert said(program) == "both\n"


@pytest.mark.processes
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
@pytest.mark.skipif(sys.implementation.name == "pypy", reason="PyPy asks nobody at a fork")
def test_a_child_of_a_process_that_only_asked_for_the_version_frees_its_objects(
    package: Any, said: Callable[..., str]
) -> None:
    program = """
    import os
    from cuda_ctypes.checked import driver
    from cuda_ctypes.core import Device, lifetimes
    driver.cuDriverGetVersion()
    child = os.fork()
    if child:
        _, status = os.waitpid(child, 0)
        print("ends with", status)
    else:
        Device(0).set_current()
        print(lifetimes.ended, flush=True)
        os._exit(0)
    """
    assert said(program) == "[]\nends with 0\n"


@pytest.mark.processes
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_child_can_take_the_locks_that_other_threads_held(package: Any, said: Callable[..., str]) -> None:
    program = """
    import os, threading
    from cuda_ctypes.core import device, without_gil
    from cuda_ctypes.core.arrays import capsules
    from cuda_ctypes.core.code import program_cache
    from cuda_ctypes.core.graph import operands
    from cuda_ctypes.core.memory import buffer, ipc
    locks = device._lock, without_gil._lock, capsules._taking, operands._lock, buffer.changing, ipc._lock
    for lock in *locks, program_cache.changing:
        taken, forking = threading.Event(), threading.Event()
        def hold():
            with lock:
                taken.set()
                forking.wait(0.2)
        thread = threading.Thread(target=hold)
        thread.start()
        taken.wait()
        child = os.fork()
        if not child:
            os._exit(lock.acquire(blocking=False))
        thread.join()
        print(os.waitpid(child, 0)[1] >> 8, end="")
    """
    assert said(program, PYTHONWARNINGS="ignore::DeprecationWarning") == "1111111"


def test_a_pool_that_is_being_closed_is_closed_for_other_threads(core: Any, device: Any, stream: Any) -> None:
    """Each change of an attribute stands for a thread that allocates at that moment."""

    class Watched(core.DeviceMemoryResource):  # type: ignore[misc]
        def __setattr__(self, name: str, value: Any) -> None:
            super().__setattr__(name, value)
            if watched:
                try:
                    self.allocate(8, stream=stream).close()
                except RuntimeError as error:
                    told.append(str(error))

    watched: list[int] = []
    told: list[str] = []
    pool = Watched(device, core.DeviceMemoryResourceOptions())
    watched.append(1)
    pool.close()
    assert told and {*told} == {"this Watched is closed"}
