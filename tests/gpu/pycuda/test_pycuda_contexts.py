"""The stack of contexts of each thread, and the end of objects in a context."""

from __future__ import annotations

import io
import os
import sys
import threading
from collections.abc import Iterator
from typing import Any, Callable

import pytest

from tests.gpu.core.tools import collect, in_threads
from tests.gpu.ptx import KERNELS, image


@pytest.fixture(autouse=True)
def empty(drv: Any) -> Iterator[None]:
    """The stack is empty before and after each test."""
    assert drv.Context.get_current() is None
    yield
    while drv.Context.get_current() is not None:
        drv.Context.pop()
    collect()


@pytest.fixture
def first(device: Any) -> Any:
    return device.make_context()


def current(package: Callable[[str], Any]) -> int:
    """The driver's current context."""
    return int(package("checked.driver").cuCtxGetCurrent())


def test_contexts_are_stacked(drv: Any, device: Any, package: Any) -> None:
    below = current(package)  # the thread's context before
    first, second = device.make_context(), device.make_context()
    assert drv.Context.get_current() is second and current(package) == second.handle
    first.push()
    assert drv.Context.get_current() is first and current(package) == first.handle
    assert drv.Context.pop() is first and current(package) == second.handle
    assert second.pop() is second and current(package) == first.handle
    assert first.pop() is first and current(package) == below
    with pytest.raises(drv.LogicError, match="this thread's stack is empty"):
        drv.Context.pop()


def test_a_context_that_ended_is_passed_over(drv: Any, device: Any, package: Any, first: Any) -> None:
    second, third = device.make_context(), device.make_context()
    second.detach()
    assert drv.Context.get_current() is third and current(package) == third.handle
    third.detach()
    assert drv.Context.get_current() is first and current(package) == first.handle
    for work in (second.detach, second.push, second.synchronize, third.get_api_version):
        with pytest.raises(drv.LogicError, match="this context has ended"):
            work()


def test_methods_of_the_class_are_of_the_current_context(drv: Any, device: Any, first: Any) -> None:
    second = device.make_context()
    drv.Context.set_limit(drv.limit.STACK_SIZE, 2048)
    first.set_limit(drv.limit.STACK_SIZE, 4096)
    assert drv.Context.get_limit(drv.limit.STACK_SIZE) == second.get_limit(drv.limit.STACK_SIZE) == 2048
    assert first.get_limit(drv.limit.STACK_SIZE) == 4096
    assert drv.Context.get_device() == device == drv.Context.get_device()
    drv.Context.synchronize()
    drv.Context.set_cache_config(drv.func_cache.PREFER_L1)
    assert drv.Context.get_cache_config() in list(drv.func_cache)
    assert first.get_api_version() > 3000
    second.pop()
    first.pop()
    with pytest.raises(drv.LogicError, match="no context is current in this thread: .*autoinit"):
        drv.Context.synchronize()
    first.synchronize()


def test_the_primary_context_is_that_of_the_runtime(drv: Any, device: Any, package: Any, core: Any) -> None:
    primary = device.retain_primary_context()
    assert drv.Context.get_current() is None, "it is not pushed"
    core_device = core.Device(0)
    core_device.set_current()
    assert current(package) == primary.handle
    package("checked.driver").cuCtxSetCurrent(None)
    primary.push()
    assert drv.mem_alloc(16)
    assert primary == device.retain_primary_context() and hash(primary) == hash(device.retain_primary_context())
    primary.pop()


def test_methods_of_the_class_know_another_library_s_context(drv: Any, device: Any, package: Any) -> None:
    driver = package("checked.driver")
    theirs = driver.cuDevicePrimaryCtxRetain(0)
    driver.cuCtxSetCurrent(theirs)
    drv.Context.synchronize()
    assert drv.Context.get_device() == device
    drv.Context.set_limit(drv.limit.STACK_SIZE, 3072)
    ours = device.make_context()
    assert drv.Context.get_limit(drv.limit.STACK_SIZE) != 3072
    driver.cuCtxPushCurrent(theirs)
    assert drv.Context.get_limit(drv.limit.STACK_SIZE) == 3072, "the driver's current context counts"
    driver.cuCtxPopCurrent()
    ours.pop()
    driver.cuCtxSetCurrent(None)
    driver.cuDevicePrimaryCtxRelease(0)


def test_another_library_s_context_can_be_attached(drv: Any, device: Any, package: Any) -> None:
    driver = package("checked.driver")
    with pytest.raises(drv.LogicError, match="no context is current"):
        drv.Context.attach()
    theirs = int(driver.cuDevicePrimaryCtxRetain(0))
    driver.cuCtxSetCurrent(theirs)
    attached = drv.Context.attach()
    assert drv.Context.get_current() is attached and attached.handle == theirs and attached.get_device() == device
    memory = drv.mem_alloc(16)
    memory.free()
    attached.detach()
    assert current(package) == theirs and drv.Context.get_current() is None
    drv.Context.synchronize()
    with pytest.raises(ValueError, match="flags is 1, but must be 0"):
        drv.Context.attach(1)
    driver.cuCtxSetCurrent(None)
    driver.cuDevicePrimaryCtxRelease(0)


def test_an_invalid_context_is_not_always_a_missing_one(drv: Any, package: Any, first: Any) -> None:
    errors = package("pycuda.errors")
    failed = package("checked.driver").CUresult.CUDA_ERROR_INVALID_CONTEXT
    given = package("errors").CudaError(failed, "cuIpcOpenMemHandle", "the general advice")
    assert errors.translated(given).advice == "the general advice"
    first.pop()
    assert "no context is current in this thread: import the module autoinit" in str(errors.translated(given))


@pytest.mark.processes
def test_a_thread_without_a_context_is_told_of_autoinit_s(run_python: Callable[..., str]) -> None:
    program = """
        import threading
        import cuda_ctypes.pycuda.autoinit
        import cuda_ctypes.pycuda.driver as drv
        def work():
            for failing in (lambda: drv.mem_alloc(4), drv.Context.synchronize, drv.mem_get_info):
                try:
                    failing()
                except drv.LogicError as error:
                    print("call autoinit.context.push()" in str(error))
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
    """
    assert run_python(program).split() == ["True"] * 3


def test_each_thread_has_a_stack(drv: Any, device: Any, package: Any, first: Any) -> None:
    def work() -> Any:
        assert drv.Context.get_current() is None and current(package) == 0
        with pytest.raises(drv.LogicError, match="no context is current"):
            drv.mem_alloc(16)
        first.push()
        memory = drv.mem_alloc(16)
        assert first.pop() is first
        return memory

    assert all(len(memory) == 16 for memory in in_threads(work, work))
    assert drv.Context.get_current() is first


@pytest.mark.parametrize("kind", ["Stream", "Event", "mem_alloc", "mem_host_alloc", "Module"])
def test_objects_are_freed_in_their_context(
    drv: Any, device: Any, live: Callable[[str], int], on_standin: bool, kind: str, first: Any
) -> None:
    """In any thread, with any current context."""
    given = {"mem_alloc": (16,), "mem_host_alloc": (16,), "Module": (image(KERNELS),)}.get(kind, ())
    counted = {"Stream": "stream", "Event": "event", "Module": "module"}.get(kind)

    def count() -> int:
        if counted:
            return live(counted)
        collect()
        return allocations(drv) if on_standin else 0

    before = count()
    things = [getattr(drv, kind)(*given) for _ in range(3)]
    assert count() == before + 3 or not on_standin
    second = device.make_context()
    things.pop()
    collect()
    thread = threading.Thread(target=things.pop)
    thread.start()
    thread.join()
    second.pop()
    first.pop()
    things.pop()
    assert count() == before, "something was not freed"


def allocations(drv: Any) -> int:
    """The number of allocations in the stand-in."""
    import ctypes
    import sys

    driver = sys.modules[drv.__name__.replace("pycuda.driver", "core._driver")]
    return int(ctypes.CDLL(driver._shared.library.path).standin_allocations())


def test_objects_end_with_their_context(drv: Any, device: Any, first: Any) -> None:
    memory, stream, event = drv.mem_alloc(16), drv.Stream(), drv.Event()
    module = drv.Module(image(KERNELS))
    function = module.get_function("increment")
    first.detach()
    second = device.make_context()
    for work in (
        lambda: drv.memset_d8(memory, 0, 16),
        lambda: int(memory),
        stream.synchronize,
        event.record,
        lambda: drv.Event().record(stream),
        lambda: module.get_function("increment"),
        lambda: function(block=(1, 1, 1)),
        lambda: function.prepare("").prepared_call((1, 1), (1, 1, 1)),
        lambda: function.num_regs,
    ):
        with pytest.raises(drv.LogicError, match="its context has ended"):
            work()
    memory.free()
    assert drv.mem_alloc(16)
    second.pop()
    with pytest.raises(drv.LogicError, match="this context has ended"):
        first.handle


def test_an_unloaded_module_is_not_asked_for_its_functions(drv: Any, first: Any, monkeypatch: Any) -> None:
    module = drv.Module(image(KERNELS))
    first.detach()
    monkeypatch.setattr(drv.Module, "_missing", lambda *arguments: pytest.fail("the driver would crash"))
    for work in (module.get_function, module.get_global):
        with pytest.raises(drv.LogicError, match="this Module cannot be used any more"):
            work("increment")


def test_a_variable_lives_in_the_context_of_its_module(drv: Any, device: Any, first: Any) -> None:
    module = drv.Module(image(KERNELS))
    second = device.make_context()
    variable, size = module.get_global("counter")
    second.detach()
    drv.memset_d8(variable, 0, size)
    first.detach()
    with pytest.raises(drv.LogicError, match="its context has ended"):
        int(variable)


def test_a_context_at_the_address_of_one_that_ended_is_another_one(drv: Any, device: Any, first: Any) -> None:
    again = device.make_context()
    first.detach()
    again._number = first._number  # drivers may reuse an address
    try:
        assert first != again and again != first and again == again and first == first
    finally:
        again._number = again._owned[0]


def test_a_context_ends_with_the_last_that_refers_to_it(drv: Any, device: Any, package: Any, on_standin: bool) -> None:
    if not on_standin:
        pytest.skip("a driver does not report the number of contexts")
    collect()
    before = allocations(drv)
    context = device.make_context()
    stream = drv.Stream()
    package("checked.driver").cuMemAlloc(16)  # only the end of the context frees it
    context.pop()
    del context
    collect()
    assert allocations(drv) == before + 1, "the stream lives in it"
    assert stream.handle
    del stream
    collect()
    assert allocations(drv) == before


def test_contexts_of_two_devices(drv: Any, first: Any) -> None:
    if drv.Device.count() < 2:
        pytest.skip("there is one device")
    other = drv.Device(1)
    second = other.make_context()
    there = drv.to_device(b"abcd")
    second.pop()
    here = drv.mem_alloc(4)
    drv.memcpy_peer(here, there, 4, dest_context=first, src_context=second)
    out = bytearray(4)
    drv.memcpy_dtoh(out, here)
    assert out == b"abcd"
    if first.get_device().can_access_peer(other):
        first.enable_peer_access(second)
        first.disable_peer_access(second)
    with pytest.raises(TypeError, match="peer: a Context is expected, got Device"):
        first.enable_peer_access(other)


@pytest.mark.processes
def test_autoinit_is_silent_at_the_end(run_python: Callable[..., str]) -> None:
    program = """
        import sys
        sys.stderr = sys.stdout
        import {name}
        import cuda_ctypes.pycuda.driver as drv
        from {name} import context, device
        assert {name}.context is drv.Context.get_current() and device == context.get_device() == drv.Device(0)
        kept = drv.mem_alloc(16), drv.Stream(), drv.Event()
        if {again}:
            import importlib
            importlib.reload({name})
        print("fine")
    """
    for name in ("cuda_ctypes.pycuda.autoinit", "cuda_ctypes.pycuda.autoprimaryctx"):
        for again in (False, True):
            assert run_python(program.format(name=name, again=again)) == "fine\n"


@pytest.mark.processes
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_forked_child_is_told_so(run_python: Callable[..., str]) -> None:
    program = """
        import gc, os, sys
        sys.stderr = sys.stdout
        import cuda_ctypes.pycuda.autoinit
        import cuda_ctypes.pycuda.driver as drv
        kept = drv.mem_alloc(16), drv.Stream()
        child = os.fork()
        if child == 0:
            try:
                kept[1].synchronize()
            except drv.LogicError as error:
                print("this process was forked" in str(error), flush=True)
            del kept
            gc.collect()
        else:
            print(os.waitpid(child, 0)[1])
    """
    printed = run_python(
        program, options=("-W", "ignore:This process")
    )  # Python 3.12 warns that the process has threads: the driver's
    assert printed.split() == ["True", "0"]


@pytest.mark.processes
def test_a_default_context_may_be_chosen(run_python: Callable[..., str]) -> None:
    program = """
        import os
        os.environ["CUDA_DEVICE"] = "{value}"
        import cuda_ctypes.pycuda.driver as drv
        from cuda_ctypes.pycuda.tools import make_default_context
        drv.init()
        try:
            print(make_default_context().get_device())
        except (drv.Error, ValueError) as error:
            print(type(error).__name__, error)
    """
    assert run_python(program.format(value=0)) == "Device(0)\n"
    assert (
        run_python(program.format(value="one")) == "ValueError CUDA_DEVICE must be the number of a device, got 'one'\n"
    )
    assert run_python(program.format(value=99)).startswith("LogicError cuDeviceGet failed: ")


def test_no_device_makes_a_default_context(package: Callable[[str], Any], drv: Any, monkeypatch: Any) -> None:
    def refusing(device: Any) -> Any:
        raise drv.LogicError("refused")

    monkeypatch.delenv("CUDA_DEVICE", raising=False)
    monkeypatch.setenv("HOME", "/nowhere")
    with pytest.raises(RuntimeError, match=r"none of \d+ devices can make a context: refused"):
        package("pycuda.tools").make_default_context(refusing)


def test_a_test_in_a_context_of_its_own(package: Callable[[str], Any], drv: Any, first: Any, monkeypatch: Any) -> None:
    tools, seen = package("pycuda.tools"), []
    monkeypatch.delitem(sys.modules, "pytest")  # which knows no mark "cuda" here

    @tools.mark_cuda_test  # type: ignore[untyped-decorator]
    def work(number: int) -> None:
        seen.append(drv.Context.get_current())
        raise ArithmeticError(number)

    with pytest.raises(ArithmeticError, match="5"):
        work(5)
    for _ in tools.init_cuda_context_fixture():
        seen.append(drv.Context.get_current())
    assert len({*map(id, (first, *seen))}) == 3
    assert drv.Context.get_current() is first and not any(context.is_valid for context in seen)


def test_a_pool_that_tells_of_its_allocations(package: Callable[[str], Any], first: Any, monkeypatch: Any) -> None:
    log = io.StringIO()
    pool = package("pycuda.tools").DebugMemoryPool(interactive=False, logfile=log)
    total = 1 << 40  # the driver counts other processes' memory too
    monkeypatch.setattr(package("pycuda.driver"), "mem_get_info", lambda: (total - pool.managed_bytes, total))
    for _ in range(2):
        pool.allocate(1 << 22).free()
    assert log.getvalue().count("4194304 bytes were allocated; ") == 1, "one by the driver"
    assert "(test_a_pool_that_tells_of_its_allocations)" in log.getvalue()
    pool.stop_holding()


def test_caches_per_context(package: Callable[[str], Any], device: Any, first: Any) -> None:
    tools = package("pycuda.tools")
    calls = []

    @tools.context_dependent_memoize  # type: ignore[untyped-decorator]
    def made(number: int, more: int = 0) -> int:
        calls.append((number, more))
        return number + more

    assert [made(1), made(1), made(1, more=2), made(1, more=2)] == [1, 1, 3, 3]
    assert calls == [(1, 0), (1, 2)]
    device.make_context()
    assert made(1) == 1 and len(calls) == 3, "another context has results of its own"
    tools.clear_context_caches()
    assert made(1) == 1 and len(calls) == 4
    tools.clear_context_caches()
