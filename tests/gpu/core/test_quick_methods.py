"""Methods that machine code replaces once they are called in loops."""

from __future__ import annotations

import gc
import inspect
import sys
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import in_threads
from tests.gpu.ptx import KERNELS, image

REPLACED = """
    from cuda_ctypes.core import Buffer, Device, DeviceMemoryResource, Event, Stream
    from cuda_ctypes.core.graph import Graph
    from cuda_ctypes.core.memory.pool import Pool
    seen = []

    def spied(cls, name):
        method = getattr(cls, name)

        def spy(self, *arguments, **named):
            seen.append(name)
            return method(self, *arguments, **named)

        setattr(cls, name, spy)
        return lambda: setattr(cls, name, method)

    undo = [spied(Stream, "record"), spied(Stream, "wait"), spied(Pool, "allocate"), spied(Graph, "launch")]
    undo += [spied(Stream, "sync"), spied(Event, "sync")]
    undo += [spied(cls, name) for cls in (Buffer, Event, Stream) for name in ("close", "__del__") if name in vars(cls)]
    device = Device(0)
    device.set_current()
    stream, event, pool = device.create_stream(), device.create_event(), DeviceMemoryResource(0)
    graph = stream.create_graph_builder().begin_building().end_building().complete()
    for round in range(2):
        for _ in range(5):
            stream.record(event)
            stream.wait(event)
            pool.allocate(8, stream=stream).close()
            device.create_event().close()
            device.create_stream().close()
            graph.launch(stream)
            stream.sync()
            event.sync()
        print(*map(seen.count, ("record", "wait", "allocate", "launch", "close", "sync")))
        for end in undo:
            end()
"""


@pytest.mark.processes
def test_a_replaced_method_stays_replaced(run_python: Callable[..., str]) -> None:
    """A spy that a test puts in a method's place sees every call."""
    assert run_python(REPLACED) == "5 5 5 5 15 10\n5 5 5 5 15 10\n"


@pytest.mark.processes
@pytest.mark.processes
def test_a_replaced_property_stays_replaced(run_python: Callable[..., str]) -> None:
    program = """
        from cuda_ctypes.core import Device, Event
        from cuda_ctypes.core.device_resources import DeviceResources
        device, seen = Device(), []
        device.set_current()
        resources, event = device.resources, device.create_event()
        for cls, name, asked in (DeviceResources, "sm", resources), (Event, "is_done", event):
            def patched(instance, former=vars(cls)[name].fget):
                seen.append(instance)
                return former(instance)
            setattr(cls, name, property(patched))
            for _ in range(5):
                getattr(asked, name)
        print(seen.count(resources), seen.count(event))
    """
    assert run_python(program) == "5 5\n"


def test_any_object_may_take_the_place_of_a_method(run_python: Callable[..., str]) -> None:
    program = """
        from cuda_ctypes.core import Buffer, Device
        device = Device(0)
        device.set_current()
        stream = device.create_stream()
        one, other = [device.allocate(8, stream=stream) for _ in range(2)]
        copy, copied = Buffer.copy_to, []

        class Spy:
            __hash__ = None

            def __get__(self, buffer, cls):
                copied.append(buffer)
                return copy.__get__(buffer, cls)

        for _ in range(3):
            one.copy_to(other, stream=stream)
        Buffer.copy_to = Spy()
        for _ in range(3):  # machine code takes builders for streams from the second one on
            builder = stream.create_graph_builder().begin_building()
            one.copy_to(other, stream=builder)
            print(len(builder.end_building().graph_definition.nodes()), len(copied))
    """
    assert run_python(program) == "1 1\n1 2\n1 3\n"


SHORT = """
    import sys
    from cuda_ctypes import _floor
    _floor.FEW, _floor.MANY = 10, 500
    from cuda_ctypes import machine_code
    from cuda_ctypes.core import Buffer, Device, EventOptions, LaunchConfig, ObjectCode, launch
    from tests.gpu.ptx import KERNELS, image

    device = Device()
    device.set_current()
    stream, other = device.create_stream(), device.create_stream()
    kernel = ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to")
    pool, host = device.memory_resource, bytearray(64)

    def work():
        buffer, event = pool.allocate(64, stream=stream), stream.record()
        buffer.fill(1, stream=stream)
        buffer.copy_from(host, stream=stream)
        other.wait(event)
        launch(stream, LaunchConfig(grid=1, block=1), kernel, buffer)
        view = Buffer.from_handle(buffer.handle, buffer.size, owner=buffer)
        stream.sync()
        device.create_event(EventOptions(timing_enabled=True)).close()
        buffer.close()
        return view.size == 64 and view == view and event.is_done and Device() is Device(0) is device

    for _ in range(3):
        assert work()
    print("cuda_ctypes._floor.native.routine" in sys.modules and not _floor.FREE_THREADED)
    for _ in range(8):
        assert work()
    found = machine_code()
    print("hindrance" in found or (found["functions"]["made"] > 5, found["launches"]["made"]) == (True, 1))
"""


@pytest.mark.processes
def test_programs_of_few_calls_write_no_machine_code(run_python: Callable[..., str]) -> None:
    """It takes longer than it saves there. Nor do they load what writes it; but without the GIL they do, to end handles: only machine code
    can lock an object (core/without_gil.py)."""
    assert run_python(SHORT) == "False\nTrue\n"


ENDS = """
    import sys
    from cuda_ctypes._floor import native
    from cuda_ctypes.core import Device
    device = Device(0)
    device.set_current()
    stream = device.create_stream()

    def make():
        return device.allocate(8, stream=stream), device.create_event(), device.create_stream()

    event = device.create_event()
    for _ in range(3):
        for made in make():
            made.close()
        device.set_current()
        stream.record(event)
        stream.sync()
        event.sync()
    seen, made, dropped = [], make(), make()
    sys.setprofile(lambda frame, event, _: seen.append(frame.f_code.co_name) if event == "call" else None)
    made += device.create_event(), device.create_stream()
    device.set_current()
    stream.record(event)
    stream.sync()
    event.sync()
    for each in made:
        each.close()
    each = made = dropped = None
    sys.setprofile(None)
    by_code = native.available() and native.routines().METHODS
    print(seen == [] if by_code else seen.count("close") == 5)
"""


@pytest.mark.processes
def test_machine_code_makes_and_ends_objects(run_python: Callable[..., str]) -> None:
    assert run_python(ENDS) == "True\n"


@pytest.mark.processes
def test_machine_code_ends_the_events_that_it_makes(run_python: Callable[..., str]) -> None:
    """Also if a program makes them by ``record()`` alone."""
    program = """
        import sys
        from cuda_ctypes import _floor
        _floor.FEW, _floor.MANY = 3, 99
        from cuda_ctypes._floor import native
        from cuda_ctypes.core import Device

        device = Device(0)
        device.set_current()
        stream, event = device.create_stream(), device.create_event()
        for _ in range(3):
            stream.record(event)
        for _ in range(4):
            seen = []
            sys.setprofile(lambda frame, event, _: seen.append(frame.f_code.co_name) if event == "call" else None)
            stream.record()
            sys.setprofile(None)
        print(seen == [] or not native.available() or not native.routines().METHODS)
    """
    assert run_python(program) == "True\n"


@pytest.mark.processes
@pytest.mark.parametrize("failing", [1, 2, 9])
def test_a_launch_that_fails_does_not_slow_down_later_ones(run_python: Callable[..., str], failing: int) -> None:
    """Before, at, and after the launch that has machine code written."""
    program = f"""
        import sys
        from cuda_ctypes import _floor
        _floor.FEW = 3
        from cuda_ctypes._floor import native
        from cuda_ctypes.core import CUDAError, Device, LaunchConfig, ObjectCode, launch
        from tests.gpu.ptx import KERNELS, image

        device = Device(0)
        device.set_current()
        stream, config, wrong = device.create_stream(), LaunchConfig(grid=1, block=1), LaunchConfig(grid=1, block=5000)
        kernel = ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to")
        buffer = device.allocate(8, stream=stream)
        for number in range(20):
            try:
                launch(stream, wrong if number == {failing} else config, kernel, buffer)
            except CUDAError:
                print(number)
        seen = []
        sys.setprofile(lambda frame, event, _: seen.append(frame.f_code.co_name) if event == "call" else None)
        launch(stream, config, kernel, buffer)
        sys.setprofile(None)
        print(seen == [] or not native.available())
    """
    assert run_python(program) == f"{failing}\nTrue\n"


@pytest.mark.processes
def test_launches_into_graphs_do_not_slow_down_those_in_streams(run_python: Callable[..., str]) -> None:
    """Also where there is no machine code for graphs, as without the GIL."""
    program = """
        import sys
        from cuda_ctypes import _floor
        _floor.FEW = 3
        from cuda_ctypes._floor import native
        from cuda_ctypes.core import Device, LaunchConfig, ObjectCode, launch
        from tests.gpu.ptx import KERNELS, image

        device = Device(0)
        device.set_current()
        stream, config = device.create_stream(), LaunchConfig(grid=1, block=1)
        kernel = ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to")
        buffer = device.allocate(8, stream=stream)
        for _ in range(9):
            builder = device.create_graph_builder().begin_building()
            launch(builder, config, kernel, buffer)
            builder.end_building()
        launch(stream, config, kernel, buffer)
        seen = []
        sys.setprofile(lambda frame, event, _: seen.append(frame.f_code.co_name) if event == "call" else None)
        launch(stream, config, kernel, buffer)
        sys.setprofile(None)
        print(seen == [] or not native.available())
    """
    assert run_python(program) == "True\n"


def test_a_count_of_calls_outlives_an_interruption(package: Callable[[str], Any]) -> None:
    """An exception of a signal handler at the last of them: what was to happen then happens at the next call."""
    called: list[int] = []

    def interrupt(frame: Any, event: str, function: Any) -> None:
        if event == "c_return" and function.__name__ == "append":
            sys.setprofile(None)
            raise KeyboardInterrupt

    is_frequent = package("core._driver").after(2, lambda: called.append(1))
    is_frequent()
    sys.setprofile(interrupt)
    try:
        is_frequent()
    except KeyboardInterrupt:
        pass
    finally:
        sys.setprofile(None)
    assert is_frequent() == is_frequent() and len(called) == is_frequent()


@pytest.mark.processes
def test_objects_are_made_while_what_makes_them_quick_is_imported(run_python: Callable[..., str]) -> None:
    """As a finalizer or a signal handler may do: without machine code, which comes later."""
    program = """
        import sys
        from cuda_ctypes import _floor
        _floor.FEW, _floor.MANY = 3, 99
        from cuda_ctypes._floor import native
        from cuda_ctypes.core import Device

        device = Device(0)
        device.set_current()
        stream, other, made = device.create_stream(), device.create_stream(), []

        def interrupted(frame, event, argument):
            if frame.f_code.co_filename.endswith("quick_methods.py"):
                sys.settrace(None)
                for _ in range(5):
                    made.append((device.create_event(), device.create_stream(), stream.record()))

        sys.settrace(interrupted)
        for _ in range(5):
            other.sync()
        sys.settrace(None)
        print(len(made) == 5 or not native.available() or not native.routines().METHODS)
        for _ in range(4):
            seen = []
            sys.setprofile(lambda frame, event, _: seen.append(frame.f_code.co_name) if event == "call" else None)
            device.create_event(), device.create_stream(), stream.record()
            sys.setprofile(None)
        print(seen == [] or not native.available() or not native.routines().METHODS)
    """
    assert run_python(program) == "True\nTrue\n"


@pytest.mark.processes
def test_machine_code_is_written_after_an_interruption(run_python: Callable[..., str]) -> None:
    """An exception of a signal handler, when some methods have their code and others do not."""
    program = """
        import sys
        from cuda_ctypes import _floor
        _floor.FEW = 3
        from cuda_ctypes._floor import native
        from cuda_ctypes.core import Buffer, Device, Event, Stream, quick_methods
        device = Device(0)
        device.set_current()
        stream, pool = device.create_stream(), device.memory_resource

        def make():
            return pool.allocate(8, stream=stream), device.create_event(), device.create_stream(), stream.record()

        def interrupted(cls, *described):
            if cls in left:
                left.remove(cls)
                raise KeyboardInterrupt
            written(cls, *described)

        left, written = [Buffer, Event, Stream], quick_methods.quicken_end
        quick_methods.quicken_end = interrupted
        for _ in range(9):
            try:
                for made in make():
                    made.close()
            except KeyboardInterrupt:
                pass
        made, dropped, seen = make(), make(), []
        sys.setprofile(lambda frame, event, _: seen.append(frame.f_code.co_name) if event == "call" else None)
        for each in made:
            each.close()
        each = made = dropped = None
        sys.setprofile(None)
        print(seen + left == [] or not native.available() or not native.routines().METHODS)
    """
    assert run_python(program) == "True\n"


@pytest.mark.processes
def test_copies_into_one_builder_become_machine_code(run_python: Callable[..., str]) -> None:
    """It counts how often builders stand for their streams, not how many there are."""
    program = """
        import sys
        from cuda_ctypes import _floor
        _floor.FEW, _floor.MANY = 5, 99
        from cuda_ctypes._floor import native
        from cuda_ctypes.core import Device

        device = Device(0)
        device.set_current()
        stream = device.create_stream()
        first, second = device.allocate(64, stream=stream), device.allocate(64, stream=stream)
        builder = stream.create_graph_builder().begin_building()
        for _ in range(12):
            first.copy_to(second, stream=builder)
            second.fill(0, stream=builder)
        seen = []
        sys.setprofile(lambda frame, event, _: seen.append(frame.f_code.co_name) if event == "call" else None)
        first.copy_to(second, stream=builder)
        second.fill(0, stream=builder)
        sys.setprofile(None)
        builder.end_building()
        print(seen == [] or not native.available() or not native.routines().METHODS, seen)
    """
    assert run_python(program).startswith("True")


def test_the_primary_context_becomes_current(core: Any, device: Any, driver: Any) -> None:
    """Also after another context of the device, and while that is kept alive."""
    primary = int(device.context.handle)
    other = core.Context._of(driver.cuCtxCreate(*([None] if driver.CUDA_VERSION >= 13000 else []), 0, device.handle), 0)
    try:
        for _ in range(3):
            device.set_current()
            assert int(device.set_current(other).handle) == primary
            assert int(driver.cuCtxGetCurrent()) == int(other.handle) == int(device.context.handle)
            assert device.set_current() is None
            assert int(driver.cuCtxGetCurrent()) == primary == int(device.context.handle)
            assert device._kept is None
            driver.cuCtxSetCurrent(0)
    finally:
        driver.cuCtxDestroy(other.handle)
        device.set_current()


def test_objects_are_made_in_the_devices_context(core: Any, device: Any, driver: Any) -> None:
    """Also in threads where none is current, and where another one is."""

    def made() -> list[bool]:
        return [each.context == device.context for each in (device.create_stream(), device.create_event())]

    def elsewhere() -> list[bool]:
        driver.cuCtxSetCurrent(other)
        return made()

    other = driver.cuCtxCreate(*([None] if driver.CUDA_VERSION >= 13000 else []), 0, device.handle)
    try:
        driver.cuCtxPopCurrent()  # or it stays on the thread's stack, below the device's
        device.set_current()
        for _ in range(3):
            assert in_threads(made, elsewhere, made) == [[True, True]] * 3 and made() == [True, True]
        with pytest.raises(core.CUDAError):
            in_threads(lambda: core.Device(0).create_stream())
    finally:
        driver.cuCtxDestroy(other)
        device.set_current()


def test_a_pool_s_attributes_of_machine_code(core: Any, device: Any, stream: Any) -> None:
    pool = core.DeviceMemoryResource(device, {})
    attributes = pool.attributes
    names = [name for name in dir(attributes) if not name.startswith("_")]
    before = [[getattr(attributes, name) for name in names] for _ in range(4)]
    assert before[0] == before[1] == before[3]
    assert {type(value) for value in before[3]} == {int, bool} and repr(attributes).count("=") == len(names)
    buffer = pool.allocate(1 << 16, stream=stream)
    assert attributes.used_mem_current >= 1 << 16
    with pytest.raises(AttributeError):
        attributes.used_mem_current = 0
    buffer.close()
    pool.close()
    assert attributes.used_mem_high >= 1 << 16, "the attributes keep the pool"
    assert core.DeviceMemoryResource(device).attributes.release_threshold >= 0


def test_times_of_events_by_machine_code(device: Any, stream: Any) -> None:
    start, end = stream.record(options={"timing_enabled": True}), stream.record(options={"timing_enabled": True})
    untimed = stream.record()
    stream.sync()
    for _ in range(4):
        assert end.is_done is True and type(end - start) is float and end - start >= 0
        for pair in ((untimed, start), (start, untimed)):
            with pytest.raises(RuntimeError, match="event keeps no time"):
                pair[0] - pair[1]
        with pytest.raises(RuntimeError, match="was never recorded"):
            end - device.create_event({"timing_enabled": True})
        with pytest.raises(TypeError, match="unsupported operand"):
            end - 3
    end.close()
    for use in (lambda: end - start, lambda: start - end, lambda: end.is_done):
        with pytest.raises(RuntimeError, match="this event is closed"):
            use()


@pytest.mark.processes
def test_machine_code_makes_events_with_timing(run_python: Callable[..., str]) -> None:
    """With options of other values, of a subclass or of another kind, Python makes them."""
    program = """
        import sys
        from cuda_ctypes import _floor
        _floor.FEW = _floor.MANY = 3
        from cuda_ctypes._floor import native
        from cuda_ctypes.core import Device, EventOptions

        device = Device(0)
        device.set_current()
        stream, timed, plain = device.create_stream(), EventOptions(timing_enabled=True), EventOptions()
        derived = type("Derived", (EventOptions,), {})(timing_enabled=True)
        odd = EventOptions(timing_enabled=7)
        sleeping, cleared = EventOptions(timing_enabled=True, blocking_sync=True), EventOptions(timing_enabled=True)
        del cleared.ipc_enabled

        def work(options):
            made = device.create_event(options), device.create_event(options=options), stream.record(options=options)
            made += stream.record(None, options), stream.record(event=None, options=options)
            assert stream.record(made[0], options) is made[0] and {each.context for each in made} == {device.context}
            stream.sync()
            return "".join("*" if each.is_timing_enabled else "-" for each in made) + "s" * made[0].is_blocking_sync

        for _ in range(9):
            found = [work(options) for options in (timed, plain, None, odd, sleeping, {"timing_enabled": True}, derived)]
        print(*found)
        if "__slots__" in vars(EventOptions):
            for make in device.create_event, lambda options: stream.record(options=options):
                try:
                    make(cleared)
                except AttributeError:
                    print("an option is missing")
        else:
            print("an option is missing\\nan option is missing")
        timed.timing_enabled = False
        print(work(timed))
        timed.timing_enabled, seen = True, []
        sys.setprofile(lambda frame, event, _: seen.append(frame.f_code.co_name) if event == "call" else None)
        device.create_event(timed), device.create_event(options=timed), stream.record(options=timed)
        sys.setprofile(None)
        print(seen == [] if native.available() and native.routines().METHODS else True)
    """
    missing = "an option is missing\n" * 2
    assert run_python(program) == f"***** ----- ----- ***** *****s ***** *****\n{missing}-----\nTrue\n"


def test_unfinished_events_by_machine_code(stream: Any, gate: Any) -> None:
    start = stream.record(options={"timing_enabled": True})
    gate.hold(stream)
    end = stream.record(options={"timing_enabled": True})
    for _ in range(4):
        assert end.is_done is False
        with pytest.raises(RuntimeError, match="has not happened yet"):
            end - start
    gate.open()
    end.sync()
    assert end.is_done is True


def test_waits_for_a_default_stream_leave_no_events(core: Any, stream: Any, live: Callable[[str], int]) -> None:
    before = live("event")
    for _ in range(5):
        stream.wait(core.LEGACY_DEFAULT_STREAM)
    stream.sync()
    assert live("event") == before


def test_occupancy_by_machine_code(core: Any, device: Any) -> None:
    occupancy = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("increment").occupancy
    for _ in range(3):
        blocks = occupancy.max_active_blocks_per_multiprocessor(128, 0)
        assert blocks > 0
    assert occupancy.max_active_blocks_per_multiprocessor(block_size=128, dynamic_shared_memory_size=0) == blocks
    with pytest.raises(TypeError, match="block_size: an int is expected"):
        occupancy.max_active_blocks_per_multiprocessor(1.5, 0)
    for wrong in ((1 << 31, 0), (128, -1), (128, 1 << 64)):
        with pytest.raises(OverflowError):
            occupancy.max_active_blocks_per_multiprocessor(*wrong)
    available = occupancy.available_dynamic_shared_memory_per_block
    assert (
        len({available(1, 32) for _ in range(3)} | {available(num_blocks_per_multiprocessor=1, block_size=True + 31)})
        == 1
    )
    with pytest.raises(TypeError, match="num_blocks_per_multiprocessor: an int is expected"):
        available("1", 32)


def test_clusters_by_machine_code(core: Any, stream: Any, device: Any, driver: Any, on_standin: bool) -> None:
    """Serialization does not matter to them: with it, the driver would refuse the configuration. Each stream is taken."""
    if not on_standin and device.compute_capability < (9, 0):
        pytest.skip("clusters need compute capability 9.0")
    occupancy = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("increment").occupancy
    configs = [core.LaunchConfig(4, 2, 32), core.LaunchConfig(4, 2, 32, 0, False, True)]
    closed = device.create_stream()
    closed.close()
    for ask in (occupancy.max_potential_cluster_size, occupancy.max_active_clusters):
        found = {ask(config, stream=each) for config in configs * 3 for each in (stream, device.default_stream)}
        assert len(found) == 1 and type(found.pop()) is int
        with pytest.raises(RuntimeError, match="this stream is closed"):
            ask(configs[0], stream=closed)
        with pytest.raises(TypeError, match="a LaunchConfig is expected, got dict"):
            ask({}, stream=stream)
        with pytest.raises(TypeError, match="stream"):
            ask(configs[0])
        if on_standin:  # driver 580 does not look at the block
            with pytest.raises(driver.CudaError):
                ask(core.LaunchConfig(4, 2, 1 << 20), stream=stream)


def test_nothing_but_a_stream_is_launched_in(
    core: Any, device: Any, stream: Any, package: Callable[[str], Any]
) -> None:
    """Another object with a handle is refused by machine code and by Python, also after launches with the same types."""
    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("increment")
    config = core.LaunchConfig(1, None, 1)
    for _ in range(3):
        core.launch(stream, config, kernel)
    event, pool = stream.record(), core.DeviceMemoryResource(0)
    launch = package("core.kernels.launcher").layout_of(kernel, ()).written()
    for other in (event, pool, None, 5, "1"):
        with pytest.raises(TypeError, match="Stream"):
            core.launch(other, config, kernel)
        with pytest.raises(AttributeError):  # then ``launch`` checks its type
            launch(other, config, kernel, ())


def test_a_stream_that_waits_for_itself(device: Any, stream: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing happens, before and after another stream waited for it."""
    other = device.create_stream()
    for _ in range(3):
        stream.wait(stream)
        other.wait(stream)
    module = __import__(type(stream).__module__, fromlist=["wait_event"])

    def unexpected(*arguments: Any) -> int:
        raise AssertionError("the driver was called")

    monkeypatch.setattr(module, "wait_event", unexpected)
    monkeypatch.setattr(module, "record_event", unexpected)
    stream.wait(stream)


def test_launch_attributes_stay_where_c_reads_them(core: Any) -> None:
    """Another thread may change or drop the configuration while the driver reads it. Equal configurations share attributes."""
    config = core.LaunchConfig(2, 2, 1, is_cooperative=True)
    tail = config._tail
    config.cluster, config.is_cooperative = None, False
    del config
    gc.collect()
    assert core.LaunchConfig(4, 2, 7, is_cooperative=True)._tail == tail
    assert core.LaunchConfig(2, 1, 1, is_cooperative=True)._tail != tail


def test_builders_are_made_by_machine_code(core: Any, device: Any, stream: Any) -> None:
    """They keep their stream, also one that is closed before they begin; closed streams make none."""
    other = device.create_stream()
    made = [other.create_graph_builder() for _ in range(4)]
    assert [(each.stream is other, each.is_building, each.is_join_required) for each in made] == [
        (True, False, False)
    ] * 4
    assert repr(made[3]) == repr(made[0]) == "<GraphBuilder is not building>"
    other.close()
    graph = made[3].begin_building().end_building().complete()
    graph.launch(stream)
    with pytest.raises(RuntimeError, match="this stream is closed"):
        other.create_graph_builder()
    with pytest.raises(TypeError):
        stream.create_graph_builder(1)
    made[0].close()
    assert made[0].is_closed and not made[1].is_closed


def test_definitions_are_made_by_machine_code(core: Any, device: Any, package: Callable[[str], Any], live: Any) -> None:
    """Also those of subclasses, and those that keep objects; graphs without records share one without any."""
    graphs = package("core.graph")
    count = live("graph")

    class Named(graphs.GraphDefinition):  # type: ignore[misc, name-defined]
        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    for turn in range(4):
        signatures = inspect.signature(graphs.GraphDefinition), inspect.signature(Named)
        assert [[*each.parameters] for each in signatures] == [[], ["name"]]
        one, named = graphs.GraphDefinition(), Named(f"graph {turn}")
        assert one.is_valid and one != named and named.name == f"graph {turn}" and named.__class__ is Named
        assert one.empty() in one.nodes() and not named.nodes()
        one.callback(lambda: None)
        for wrong in (lambda: graphs.GraphDefinition(1), lambda: graphs.GraphDefinition(name=1)):
            with pytest.raises(TypeError):
                wrong()
    del one, named
    gc.collect()
    assert live("graph") == count
    assert package("core.graph.driver_graph").NO_RECORDS == {}


def test_machine_code_comes_in_the_middle_of_an_import(package: Callable[[str], Any]) -> None:
    """As in a finalizer that the garbage collector calls then: machine code waits for the next call."""
    if package("_floor.calls").builtins is None:
        pytest.skip("PyPy has no machine code")
    outcomes: list[Any] = [ImportError("partially initialized"), KeyboardInterrupt(), None, AssertionError("done")]

    def take_over() -> None:
        outcome = outcomes.pop(0)
        if outcome is not None:
            raise outcome

    count = package("core._driver").after_few(take_over)
    count()
    with pytest.raises(KeyboardInterrupt):
        count()
    count(), count(), count()
    assert len(outcomes) == 1


def test_methods_without_a_docstring_get_none(definition: Any) -> None:
    node = definition.empty()
    for _ in range(4):  # machine code from the third time on
        assert node not in node.succ
    assert not type(node.succ).__contains__.__doc__


@pytest.mark.processes
def test_machine_code_takes_all_arguments_by_name(run_python: Callable[..., str]) -> None:
    program = """
        import sys
        from cuda_ctypes import _floor
        _floor.FEW = _floor.MANY = 3
        from cuda_ctypes._floor import native
        from cuda_ctypes.core import Buffer, Device

        device = Device(0)
        device.set_current()
        stream, event, pool = device.create_stream(), device.create_event(), device.memory_resource
        one, other = [pool.allocate(8, stream=stream) for _ in range(2)]

        def work():
            assert stream.record(event=event) is event
            assert stream.wait(event_or_stream=event) is None
            assert one.copy_to(dst=other, stream=stream) is other
            assert one.copy_from(src=other, stream=stream) is one.fill(value=0, stream=stream) is None
            pool.allocate(size=8, stream=stream)

        for _ in range(9):
            work()
        seen = []
        sys.setprofile(lambda frame, event, _: seen.append(frame.f_code.co_name) if event == "call" else None)
        work()
        sys.setprofile(None)
        print(seen == ["work"] if native.available() and native.routines().METHODS else True)
        for wrong in ({"dst": other}, {"dst": other, "stream": stream, "to": 5}, {"to": other, "stream": stream}):
            try:
                one.copy_to(**wrong)
            except TypeError:
                print("refused")
        try:
            one.copy_to(other, stream)
        except TypeError:
            print("refused")
    """
    assert run_python(program) == "True\n" + 4 * "refused\n"


@pytest.mark.processes
@pytest.mark.parametrize("first", ["foreign", "own"])
def test_machine_code_ends_buffers_of_memory_that_is_not_freed(run_python: Callable[..., str], first: str) -> None:
    """Whether or not memory is allocated and freed too."""
    program = f"""
        import sys
        from cuda_ctypes import _floor
        _floor.FEW, _floor.MANY = 3, 99
        from cuda_ctypes._floor import native
        from cuda_ctypes.core import Buffer, Device

        class Owner: pass

        device = Device(0)
        device.set_current()
        stream, pool = device.create_stream(), device.memory_resource

        def foreign():
            owner = Owner()
            kept = Buffer.from_handle(64, 8, owner=owner)
            Buffer.from_handle(64, 8)
            assert kept.owner is owner
            kept.close()
            assert kept.owner is None and kept.is_closed and kept.size == 0
            kept.close()

        def own():
            pool.allocate(8, stream=stream).close()
            pool.allocate(8, stream=stream)

        for work in (foreign, own) if {first == "foreign"} else (own, foreign):
            for _ in range(200):
                work()
        by_code = native.available() and native.routines().METHODS
        for work, closed_again in ((own, []), (foreign, ["close"])):
            seen = []
            sys.setprofile(lambda frame, event, _: seen.append(frame.f_code.co_name) if event == "call" else None)
            work()
            sys.setprofile(None)
            print([name for name in seen if name in ("close", "__del__")] == closed_again or not by_code)
    """
    assert run_python(program) == "True\nTrue\n"


@pytest.mark.processes
def test_foreign_memory_needs_no_driver(run_python: Callable[..., str]) -> None:
    program = """
        import os
        os.environ["CUDA_CTYPES_LIBCUDA"] = "/nowhere/libcuda.so.1"
        from cuda_ctypes import _floor
        _floor.FEW = _floor.MANY = 3
        from cuda_ctypes.core import Buffer
        for number in range(9):
            buffer = Buffer.from_handle(64, number)
            buffer.close()
            Buffer.from_handle(64, number)
        print(buffer.size, buffer.is_closed)
    """
    assert run_python(program) == "0 True\n"
