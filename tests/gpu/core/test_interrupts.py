"""An exception of a signal handler, such as Ctrl-C, may come at any step of the package: nothing is lost, nothing stays locked."""

from __future__ import annotations

import ctypes
import gc
import os
import sys
import threading
from functools import partial
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor import FREE_THREADED
from tests.conftest import VARIABLE, package_on
from tests.gpu.core.interrupts import Interrupt, Interrupted
from tests.gpu.core.tools import let_go, retained, settle
from tests.gpu.ptx import KERNELS, image
from tests.interpreter import status_of
from tests.standin import build
from tests.standin.control import Recorder

LINUX = sys.platform == "linux"
PYPY = sys.implementation.name == "pypy"
pytestmark = pytest.mark.skipif(PYPY, reason="PyPy traces no instructions")
KINDS = (
    "stream, event, pool, module, link, graph, exec, green context, physical memory, user object, array, mipmapped array, "
    "texture, surface, graphics resource"
).split(", ")

EVERYWHERE = sys.version_info < (3, 11)
"""Before Python 3.11 an exception may come before any step, so also between taking a handle from its owner and destroying it.
There, what counts is that nothing stays locked, and that the next object can be made and destroyed."""


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The exceptions that Python reported, because they came in finalizers."""
    found: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda about: found.append(about.exc_type))
    return found


@pytest.fixture
def state(package: Any, device: Any, live: Any, on_standin: bool) -> Callable[[], Any]:
    """What must be as before: the driver's objects and memory, and this thread's context and mode of captures."""
    if not on_standin:
        pytest.skip("a real driver does not count objects")
    lifetimes, driver = package("core.lifetimes"), package("checked.driver")
    library = ctypes.CDLL(package("core._driver")._shared.library.path)

    def counted() -> Any:
        driver.cuCtxSynchronize()  # memory is freed in the order of streams
        mode = ctypes.c_int(lifetimes.RELAXED)
        library.cuThreadExchangeStreamCaptureMode(ctypes.byref(mode))
        library.cuThreadExchangeStreamCaptureMode(ctypes.byref(ctypes.c_int(mode.value)))
        return (
            dict(zip(KINDS, live(*KINDS))),
            library.standin_virtual(),
            library.standin_allocations(),
            driver.cuMemGetInfo()[0],
            int(driver.cuCtxGetCurrent()),
            mode.value,
            len(os.listdir("/proc/self/fd")) if LINUX else 0,
            (retained(package), len(lifetimes.strict), len(lifetimes._waiting), dict(lifetimes._turn)),
        )

    return counted


def in_time(function: Callable[[], Any]) -> None:
    """Run a function in another thread, which must not wait for a lock for ever."""
    errors: list[BaseException] = []

    def run() -> None:
        try:
            function()
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(20)
    assert not thread.is_alive(), "something stays locked"
    assert not errors, errors


def virtual_memory(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    resource = core.VirtualMemoryResource(device)

    def run(made: list[Any]) -> None:
        made.append(resource.allocate(1000))

    return run


def larger_virtual_memory(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    resource = core.VirtualMemoryResource(device)

    def run(made: list[Any]) -> None:
        first = resource.allocate(1000)
        made.append(first)
        made.append(resource.modify_allocation(first, 3 << 20))

    return run


def capture(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    stream = device.create_stream()

    def run(made: list[Any]) -> None:
        builder = stream.create_graph_builder().begin_building("global")
        builder.callback(list)
        graph = builder.end_building().complete()
        made += [builder, graph]
        graph.launch(stream)
        stream.sync()

    return run


def closed_capture(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    stream = device.create_stream()

    def run(made: list[Any]) -> None:
        stream.create_graph_builder().begin_building("thread_local").close()
        stream.sync()

    return run


def definition(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    from importlib import import_module

    graphs, stream = import_module("cuda_ctypes.core.graph"), device.create_stream()

    def run(made: list[Any]) -> None:
        defined = graphs.GraphDefinition()
        defined.callback(list).join()
        graph = defined.instantiate()
        graph.update(defined)
        made += [defined, graph]
        graph.launch(stream)
        stream.sync()

    return run


def update(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    from importlib import import_module

    defined = import_module("cuda_ctypes.core.graph").GraphDefinition()
    defined.callback(list)
    graph = defined.instantiate()

    def run(made: list[Any]) -> None:
        graph.update(defined)

    return run


def updates_by_builders(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    """The graph keeps its user object at the second one, and gets another at the third one."""
    stream, one = device.create_stream(), core.LaunchConfig(grid=1, block=1)
    memory = device.allocate(64, stream=stream)
    codes = [core.ObjectCode.from_ptx(image(KERNELS)) for _ in range(2)]
    first, second = [code.get_kernel("store_to") for code in codes]

    def capture(kernel: Any) -> Any:
        builder = stream.create_graph_builder().begin_building()
        core.launch(builder, one, kernel, memory)
        return builder.end_building()

    graph = capture(first).complete()

    def run(made: list[Any]) -> None:
        for kernel in (first, first, second):
            graph.update(capture(kernel))

    return run


def graphs_made_again(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    """They share a user object of the definition's, until nodes of one of them change."""
    from importlib import import_module

    graphs, stream = import_module("cuda_ctypes.core.graph"), device.create_stream()
    memory = device.allocate(64, stream=stream)

    def run(made: list[Any]) -> None:
        defined = graphs.GraphDefinition()
        node = defined.memset(memory, 1, 64)
        made += [defined, *[defined.instantiate() for _ in range(3)]]
        graph = made[-1]
        graph[node].update(dst=memory, value=2, width=64)
        graph.update(defined)
        node.update(dst=memory, value=3, width=64)
        graph.update(defined)

    return run


def kernel_nodes(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    """Machine code adds and changes them from the second one on."""
    from importlib import import_module

    graphs, stream = import_module("cuda_ctypes.core.graph"), device.create_stream()
    memory, one = device.allocate(64, stream=stream), core.LaunchConfig(grid=1, block=1)
    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("store_to")

    def run(made: list[Any]) -> None:
        defined = graphs.GraphDefinition()
        made.append(defined)
        node = defined.launch(one, kernel, memory)
        kernel._of_nodes.for_nodes.clear()
        for _ in range(3):
            node = node.launch(one, kernel, memory)
        graph = defined.instantiate()
        made.append(graph)
        for _ in range(3):
            graph[node].update(config=one, kernel=kernel, args=(memory,))
        assert len(node.pred) == 1 and defined.nodes() >= {node}

    return run


def child_graph(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    """The first time that a definition takes notes."""
    from importlib import import_module

    make = import_module("cuda_ctypes.core.graph").GraphDefinition
    child = make()
    child.callback(list)
    nodes = [make().embed(child) for _ in range(500)]
    unused = iter(nodes)

    def run(made: list[Any]) -> None:
        made.append(next(unused).child_graph)

    return run


def nodes_with_objects(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    """Several objects are kept for the graph, and are over at once."""
    from importlib import import_module

    graphs = import_module("cuda_ctypes.core.graph")

    def run(made: list[Any]) -> None:
        event, defined = device.create_event(), graphs.GraphDefinition()
        for _ in range(3):
            defined.record(event)
        event.close()
        graph = defined.instantiate()
        graph.close()

    return run


def waiting(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    """Objects in a cycle, which end after the collection."""

    def run(made: list[Any]) -> None:
        stream = device.create_stream()
        cycle: list[Any] = [stream, device.allocate(8, stream=stream)]
        cycle.append(cycle)
        del stream, cycle
        gc.collect()
        device.create_stream().close()

    return run


def own_pool(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    stream = device.create_stream()

    def run(made: list[Any]) -> None:
        pool = core.DeviceMemoryResource(device, {"max_size": 1 << 20})
        made.append(pool)
        buffer = pool.allocate(8, stream=stream)
        buffer.close(device.default_stream)

    return run


def further_memory(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    """Of default streams, and of the host."""
    pinned = core.LegacyPinnedMemoryResource()

    def run(made: list[Any]) -> None:
        made += device.allocate(8, stream=device.default_stream), pinned.allocate(8)

    return run


def streams(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    stream = device.create_stream()

    def run(made: list[Any]) -> None:
        other = device.create_stream(options={"priority": -1})
        other.wait(stream)
        stream.wait(device.default_stream)
        stream.wait(other.record())
        device.allocate(8, stream=stream).close(other)

    return run


def other_context(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    def run(made: list[Any]) -> None:
        context = device.context
        with core.Device(1):
            device.create_stream(options={"priority": -1}).close()
            assert context is not None

    return run


def default_stream_of_another_context(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    def run(made: list[Any]) -> None:
        buffer = device.allocate(8, stream=device.default_stream)
        with core.Device(1):
            buffer.close()

    return run


def array(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    stream = device.create_stream()

    def run(made: list[Any]) -> None:
        made.append(device.create_opaque_array({"shape": (8, 8), "format": "float32", "num_channels": 1}))
        made[0].copy_from(bytes(256), stream=stream)
        made[0].copy_to(bytearray(256), stream=stream)
        stream.sync()

    return run


def textures(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    from importlib import import_module

    texture = import_module("cuda_ctypes.core.texture")
    options = texture.MipmappedArrayOptions((8, 8), "float32", 1, 2, is_surface_load_store=True)

    def run(made: list[Any]) -> None:
        level = device.create_mipmapped_array(options).get_level(1)
        resource = texture.ResourceDescriptor.from_opaque_array(level)
        made.append(device.create_texture_object(resource=resource, options={}))
        made.append(device.create_surface_object(resource=resource))
        made[0].close()

    return run


def awaited(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    from importlib import import_module

    awaiting, stream = import_module("cuda_ctypes.core.awaiting"), device.create_stream()

    def run(made: list[Any]) -> None:
        made.append(awaiting.Wait(stream.record(), lambda status: None))
        made[0].close()

    return run


def shared_memory(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    if not LINUX:
        pytest.skip("memory is shared on Linux only")
    stream, options = device.create_stream(), {"ipc_enabled": True, "max_size": 1 << 20}
    shared = core.DeviceMemoryResource(device, options)
    buffer = shared.allocate(100, stream=stream)
    descriptor = buffer.ipc_descriptor

    def run(made: list[Any]) -> None:
        pool = core.DeviceMemoryResource(device, options)
        mapped = core.DeviceMemoryResource.from_allocation_handle(device, shared.allocation_handle)
        made += pool, pool.allocation_handle, mapped
        made.append(core.Buffer.from_ipc_descriptor(mapped, descriptor, stream=stream))
        made.append(core.Buffer.from_ipc_descriptor(mapped, descriptor, stream=stream))
        made[-1].close()
        made[1].close()
        assert not buffer.is_closed

    return run


def graphics(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    from importlib import import_module

    library = ctypes.CDLL(import_module("cuda_ctypes.core._driver")._shared.library.path)
    library.standin_gl_buffer(7, ctypes.c_uint64(1024))
    again, stream = core.GraphicsResource.from_gl_buffer(7), device.create_stream()

    def run(made: list[Any]) -> None:
        library.standin_gl_buffer(7, ctypes.c_uint64(1024))  # OpenGL for this thread
        if again.is_mapped:
            again.unmap()
        with again.map(stream=stream):
            pass
        made.append(core.GraphicsResource.from_gl_buffer(7, stream=stream))
        with made[0] as mapped:
            made.append(mapped)

    return run


def dropped_graphics(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    """Resources whose last reference goes in a thread without OpenGL end in the next use of a thread with it."""
    from importlib import import_module

    library = ctypes.CDLL(import_module("cuda_ctypes.core._driver")._shared.library.path)
    stream = device.create_stream()

    def run(made: list[Any]) -> None:
        library.standin_gl_buffer(7, ctypes.c_uint64(1024))  # OpenGL for this thread
        dropped = [core.GraphicsResource.from_gl_buffer(7) for _ in range(2)]
        dropped[0].map(stream=stream)
        thread = threading.Thread(target=dropped.clear)
        thread.start()
        thread.join()
        made.append(core.GraphicsResource.from_gl_buffer(7))
        made[0].close()

    return run


def in_pycuda(use: Callable[[Any, list[Any]], None], device: Any) -> Callable[[list[Any]], Any]:
    """A use of PyCUDA's names in the device's context."""
    from importlib import import_module

    drv = import_module("cuda_ctypes.pycuda.driver")
    drv.init()
    context = drv.Device(0).retain_primary_context()

    def run(made: list[Any]) -> None:
        while drv.Context.get_current() is not None:  # of an interrupted use
            drv.Context.pop()
        context.push()
        use(drv, made)
        context.pop()
        device.set_current()

    return run


def pycuda_memory(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    def use(drv: Any, made: list[Any]) -> None:
        pool = drv.DeviceMemoryPool()
        made += drv.mem_alloc(100), drv.mem_alloc_pitch(10, 10, 4)[0], drv.mem_host_alloc(100)
        made.append(pool.allocate(100))
        made[0].free()
        made[-1].free()
        pool.stop_holding()

    return in_pycuda(use, device)


def pycuda_objects(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    code = image(KERNELS)

    def use(drv: Any, made: list[Any]) -> None:
        about = drv.ArrayDescriptor()
        about.width = about.height = 8
        about.num_channels, about.format = 1, drv.array_format.FLOAT
        made += drv.Stream(), drv.Event(), drv.Array(about)
        made.append(drv.Module(code).get_function("add_vectors"))
        made[2].free()

    return in_pycuda(use, device)


def pycuda_contexts(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    def use(drv: Any, made: list[Any]) -> None:
        other = drv.Device(0).make_context()
        made.append(other)
        made.append(drv.Stream())
        other.pop()
        made[1] = None  # it is destroyed in its context
        other.detach()

    return in_pycuda(use, device)


def driver_link(core: Any, device: Any) -> Callable[[list[Any]], Any]:
    from importlib import import_module

    linker, code = import_module("cuda_ctypes.core.code.linker"), core.ObjectCode.from_ptx(image(KERNELS))

    def run(made: list[Any]) -> None:
        made.append(linker.DriverLink(core.LinkerOptions(arch="sm_90")))
        made[0].add(code)
        made[0].close()

    return run


USES = {
    use.__name__.replace("_", " "): use
    for use in (
        virtual_memory,
        larger_virtual_memory,
        capture,
        closed_capture,
        definition,
        update,
        updates_by_builders,
        graphs_made_again,
        kernel_nodes,
        child_graph,
        nodes_with_objects,
        waiting,
        own_pool,
        further_memory,
        streams,
        other_context,
        default_stream_of_another_context,
        array,
        textures,
        awaited,
        shared_memory,
        graphics,
        dropped_graphics,
        pycuda_memory,
        pycuda_objects,
        pycuda_contexts,
        driver_link,
    )
}


@pytest.mark.parametrize("use", USES)
def test_an_exception_at_any_step(
    core: Any, package: Any, device: Any, state: Callable[[], Any], lost: list[Any], use: str
) -> None:
    """What a finalizer was about to destroy may stay: Python loses exceptions there. All else is as before."""
    run = USES[use](core, device)
    for _ in range(3):
        run([])
    interrupted = Interrupted(str(Path(core.__file__).parent.parent))
    interrupted.run(lambda: run([]), sys.maxsize)  # since Python 3.12, instructions are traced from the second time on
    settle(package)
    if hasattr(gc, "freeze"):
        gc.freeze()
    before = state()
    step = 0  # each of the first 60, then each fifth: it takes long
    while True:
        lost.clear()
        made: list[Any] = []
        error = interrupted.run(lambda: run(made), step)
        made.clear()  # not interrupted
        if not interrupted.sent:  # Python 3.13 may forget to trace after another thread has run the code: once more
            error = interrupted.run(lambda: run([]), step)
            if not interrupted.sent:
                break
        step += 1 if step < 60 else 5
        assert isinstance(error, Interrupt) or (error is None and lost), f"{interrupted.place}: {error!r}"
        error = None
        device.set_current()  # a block may have been interrupted at its end
        in_time(lambda: (device.set_current(), run([])))
        if EVERYWHERE:
            continue
        if lost:
            settle(package)
            before = state()
        else:
            same = let_go(package, lambda: state() == before, 0.5)
            assert same, f"{interrupted.place}:\n{before}\n{state()}"
    assert error is None and step > 10


@pytest.mark.skipif(EVERYWHERE, reason="an exception may come before any step")
@pytest.mark.parametrize("change", ["update", "destroy"])
def test_a_graph_in_a_node_ends_with_it_at_any_step(
    core: Any, package: Any, device: Any, lost: list[Any], change: str
) -> None:
    """Objects for what the driver has destroyed would lead to memory that is free."""
    graphs, driver = package("core.graph"), package("checked.driver")
    child, other = graphs.GraphDefinition(), graphs.GraphDefinition()
    child.callback(list)
    other.callback(list).join()
    interrupted = Interrupted(str(Path(core.__file__).parent.parent))
    step, missed = -4, 0  # several times without a signal, before machine code is written
    while missed < 5:  # Python 3.13 may forget to trace: some times more
        lost.clear()
        defined = graphs.GraphDefinition()
        node = defined.embed(child)
        inner, number = node.child_graph, int(node.handle)
        address = int(inner.handle)
        run = (lambda: node.update(other)) if change == "update" else node.destroy
        error = interrupted.run(run, step % sys.maxsize)
        if interrupted.sent or step < 0:
            step, missed = step + 1, 0
        else:
            missed += 1
        assert isinstance(error, Interrupt) or error is None, interrupted.place
        error = None
        there = number in map(int, driver.cuGraphGetNodes(defined.handle, 1)[0])
        same = there and address == int(driver.cuGraphChildGraphNodeGetGraph(number))
        assert lost or (node.is_valid, inner.is_valid) == (there, same), interrupted.place
    assert step > 5 and not same


@pytest.mark.skipif(EVERYWHERE or FREE_THREADED, reason="an exception may come before any step")
@pytest.mark.parametrize("way", ["close", "close by Python", "update", "change"])
def test_objects_of_a_graph_are_dropped_if_its_end_or_change_is_interrupted(
    core: Any, package: Any, device: Any, state: Callable[[], Any], lost: list[Any], way: str
) -> None:
    graphs, retention = package("core.graph"), package("core.graph.retention")

    def defined() -> Any:
        definition = graphs.GraphDefinition()
        definition.callback(lambda: None)
        return definition

    def use(graph: Any, node: Any) -> None:
        if way == "update":
            graph.update(defined())
        elif way == "change":
            graph[node].update(fn=lambda: None)
        else:
            graph.close()

    def ready() -> tuple[Any, Any]:
        definition = defined()
        return definition.instantiate(), *definition.nodes()

    for _ in range(4):
        use(*ready())
    settle(package)
    before, step, interrupted = state(), 0, Interrupted(str(Path(core.__file__).parent.parent))
    while step < 10 or interrupted.sent:
        lost.clear()
        graph, node = ready()
        if way == "close by Python":
            graph._destroy = partial(graph._destroy)
        error = interrupted.run(lambda: use(graph, node), step)
        assert isinstance(error, Interrupt) or lost or not interrupted.sent
        place, error, graph, node = interrupted.place, None, None, None
        if lost:
            settle(package)
            before = state()
        assert let_go(package, lambda: state() == before, 0.5), place
        assert all(note in retention.awaited for note in retention.due), place
        step += 1


@pytest.mark.processes
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of forks beside threads
@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no forks")
def test_an_exception_at_any_step_of_a_fork(core: Any, package: Any, lost: list[Any]) -> None:
    """Python reports and loses it. Locks are free afterwards, in the parent and in the child."""
    lock, parent = package("_floor").forkable_lock(), os.getpid()
    interrupted = Interrupted(str(Path(core.__file__).parent.parent))

    def is_free() -> bool:
        found: list[bool] = []

        def look() -> None:
            found.append(lock.acquire(timeout=5))
            lock.release()

        thread = threading.Thread(target=look)
        thread.start()
        thread.join()
        return found == [True]

    def fork() -> None:
        child = -1
        try:
            child = os.fork()
        finally:
            if os.getpid() != parent:
                sys.settrace(None)
                os._exit(0 if is_free() else 1)
        assert status_of(child) == 0, f"a lock is held in the child: {interrupted.place}"

    fork()
    for step in range(150):  # some in the child alone
        error = interrupted.run(fork, step)
        assert error is None or isinstance(error, Interrupt), (interrupted.place, error)
        assert is_free(), interrupted.place


COMPILERS = {  # library: the functions that create and destroy a handle
    "nvrtc": ("nvrtcCreateProgram", "nvrtcDestroyProgram"),
    "nvvm": ("nvvmCreateProgram", "nvvmDestroyProgram"),
    "nvjitlink": ("nvJitLinkCreate", "nvJitLinkDestroy"),
}


def compiler_of(library: str, package: Callable[[str], Any]) -> Callable[[list[Any]], Any]:
    """A use of a compiler's handle."""
    core, code = package("core"), package("core").ObjectCode.from_cubin(b"nothing")

    def program(made: list[Any]) -> None:
        name = f"{library.capitalize()}Program"
        cls = getattr(package(f"core.code.{library}_program"), name)
        made.append(cls(b"nothing", core.ProgramOptions(arch="sm_90", lineinfo=library == "nvrtc")))
        made[0].close()

    def linker(made: list[Any]) -> None:
        made.append(package("core.code.linker").NvJitLink(core.LinkerOptions(arch="sm_90")))
        made[0].add(code)
        made[0].close()

    return linker if library == "nvjitlink" else program


@pytest.mark.parametrize("library", COMPILERS)
def test_a_compiler_ends_without_a_look_up(library: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finalizer may run when the package was imported anew, for another CUDA major, or when modules are gone."""
    made = build.standins()["cu13", library]
    try:
        build.ensure(made)
    except build.BuildError as trouble:
        pytest.skip(f"no stand-in can be built: {trouble}")
    path, (create, destroy) = made.path("recording"), COMPILERS[library]
    recorder = Recorder(path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with package_on(os.environ.get(VARIABLE, ""), **{f"CUDA_CTYPES_LIB{library.upper()}": str(path)}) as package:
        ends = package("core.code.compiler_handle").CompilerHandle.__del__
        monkeypatch.setattr(package("core.code.compiler_handle").CompilerHandle, "close", lambda self: None)
        recorder.program(create)
        recorder.write(0, (4096).to_bytes(8, "little"))
        objects: list[Any] = []
        compiler_of(library, package)(objects)
        monkeypatch.undo()
        monkeypatch.delattr(package("core.code.compiler_handle"), "shared_by")
        ends(objects[0])
        assert len(recorder.calls(create)) == len(recorder.calls(destroy)) == 1


@pytest.mark.parametrize("library", COMPILERS)
def test_an_exception_at_any_step_with_a_compiler(
    library: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: list[Any]
) -> None:
    """Each handle that C made is destroyed once, and no file stays."""
    made = build.standins()["cu13", library]
    try:
        build.ensure(made)
    except build.BuildError as trouble:
        pytest.skip(f"no stand-in can be built: {trouble}")
    path, (create, destroy) = made.path("recording"), COMPILERS[library]
    recorder = Recorder(path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with package_on(os.environ.get(VARIABLE, ""), **{f"CUDA_CTYPES_LIB{library.upper()}": str(path)}) as package:
        run = compiler_of(library, package)
        for _ in range(3):
            run([])
        interrupted = Interrupted(str(Path(package("core").__file__).parent.parent))
        interrupted.run(lambda: run([]), sys.maxsize)
        step, sent = 0, True
        while sent:
            lost.clear()
            objects: list[Any] = []
            recorder.program(create)
            recorder.write(0, (4096).to_bytes(8, "little"))
            error = interrupted.run(lambda: run(objects), step)
            sent, step = interrupted.sent, step + 1
            assert isinstance(error, Interrupt) or error is None, interrupted.place
            error = None
            objects.clear()
            if lost or EVERYWHERE:
                continue
            assert len(recorder.calls(create)) == len(recorder.calls(destroy)), interrupted.place
            assert not [*tmp_path.iterdir()], interrupted.place
        assert step > 10
