"""Users' mistakes: each raises one exception that explains it, and everything works afterwards."""

from __future__ import annotations

import copy
import ctypes
import pickle
import sys
import threading
from typing import Any, Callable

import pytest

SCALE = 'extern "C" __global__ void scale(float *to, int count, float by) { if (threadIdx.x < count) to[threadIdx.x] *= by; }'
PTX = b""".version 8.0
.target sm_90
.address_size 64
.visible .entry scale(.param .u64 to) { ret; }
.visible .entry longer(.param .u64 to, .param .u64 count) { ret; }
"""
UNDEFINED = PTX.replace(b"{ ret; }", b"{ call missing; ret; }", 1).replace(
    b".visible", b".extern .func missing;\n.visible", 1
)


@pytest.fixture
def kernel(core: Any, device: Any) -> Any:
    return core.ObjectCode.from_ptx(PTX).get_kernel("scale")


class Array:
    """An array with one element in device memory. Like CuPy's and PyTorch's, it can be converted to an int."""

    def __init__(self, address: int, element: int) -> None:
        self.__cuda_array_interface__ = {
            "shape": (1,), "typestr": "<i8", "data": (address, False), "version": 3, "strides": None,
        }  # fmt: skip
        self.element = element

    def __index__(self) -> int:
        return self.element

    __int__ = __index__


# --- memory of the host


def test_nothing_is_copied_over_objects_of_python(device: Any, stream: Any) -> None:
    """The interpreter would take the bytes for addresses of objects."""

    class Named(ctypes.Structure):
        _fields_ = [("Origin", ctypes.c_int), ("Other", ctypes.c_int)]

    class Mixed(ctypes.Structure):
        _fields_ = [("number", ctypes.c_int), ("held", ctypes.py_object)]

    buffer = device.allocate(16, stream=stream)
    for held in ((ctypes.py_object * 2)(), Mixed()):
        with pytest.raises(TypeError, match="dst: .* holds Python's objects, which the device does not have"):
            buffer.copy_to(held, stream=stream)
    buffer.copy_to((Named * 2)(), stream=stream)
    buffer.close()


# --- copies of objects that own a handle


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, pickle.dumps])
@pytest.mark.parametrize("kind", ["stream", "event", "context", "kernel", "buffer"])
def test_objects_with_a_handle_are_not_copied(device: Any, stream: Any, kernel: Any, kind: str, duplicate: Any) -> None:
    made = {
        "stream": lambda: device.create_stream(),
        "event": lambda: stream.record(),
        "context": lambda: device.context,
        "kernel": lambda: kernel,
        "buffer": lambda: device.allocate(16, stream=stream),
    }[kind]()
    with pytest.raises((TypeError, RuntimeError), match="cannot be pickled|not shared|not from a pool"):
        duplicate(made)


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, pickle.dumps])
def test_programs_and_linkers_are_not_copied(core: Any, device: Any, compilers: None, duplicate: Any) -> None:
    """A copy of a program would destroy the same nvrtcProgram again."""
    program = core.Program(SCALE, "c++")
    linker = core.Linker(core.ObjectCode.from_ptx(program.compile("ptx").code))
    for made in (program, linker):
        with pytest.raises(TypeError, match="cannot be pickled or copied"):
            duplicate(made)
    assert program.compile("ptx").code
    linker.close()
    program.close()


@pytest.mark.skipif(sys.implementation.name == "pypy", reason="capsules are made by CPython's C API, which PyPy lacks")
def test_an_imported_tensor_is_not_copied(core: Any, device: Any, stream: Any) -> None:
    buffer = device.allocate(16, stream=stream)
    view = core.utils.StridedMemoryView.from_dlpack(buffer, -1)
    with pytest.raises((TypeError, RuntimeError)):
        copy.deepcopy(view)
    assert view.ptr == buffer.handle


def test_properties_are_plain_facts_and_can_be_copied(device: Any) -> None:
    found = device.properties
    for copied in (copy.copy(found), copy.deepcopy(found), pickle.loads(pickle.dumps(found))):
        assert copied.warp_size == found.warp_size


# --- objects of another package


@pytest.mark.errors
def test_an_object_of_another_package_is_told_by_its_module(core: Any, device: Any, stream: Any, kernel: Any) -> None:
    """Its class may have the same name, as that of cuda.core or of a vendored copy: "a Kernel is expected, got Kernel" helps nobody."""

    def foreign(name: str) -> Any:
        return type(name, (), {"__module__": "cuda.core"})()

    config, memory = core.LaunchConfig(grid=1, block=1), device.allocate(8, stream=stream)
    definition = core.graph.GraphDefinition()
    view = core.utils.StridedMemoryView.from_buffer(memory, (2,), dtype="int32")
    for name, use in {
        "Kernel": lambda each: core.launch(stream, config, each),
        "LaunchConfig": lambda each: core.launch(stream, each, kernel, 0),
        "Device": core.Device,
        "ObjectCode": core.Linker,
        "StreamOptions": device.create_stream,
        "Stream": lambda each: device.allocate(8, stream=each),
        "EventOptions": lambda each: stream.record(options=each),
        "Buffer": lambda each: core.utils.StridedMemoryView.from_buffer(each, (2,), dtype="int32"),
        "CopyOptions": lambda each: memory.copy_to(memory, stream=stream, options=each),
        "IPCEventDescriptor": core.Event.from_ipc_descriptor,
        "GraphBuilder": core.graph.Graph.update.__get__(definition.instantiate()),
        "GraphDefinition": definition.embed,
        "GraphNode": lambda each: definition.join(each),
        "GraphCondition": lambda each: definition.if_then(each),
        "StridedMemoryView": lambda each: view.copy_from(each, stream),
    }.items():
        with pytest.raises(TypeError, match=rf"got cuda\.core\.{name}\b"):
            use(foreign(name))
    with pytest.raises(TypeError, match="a Kernel is expected, got Stream"):
        core.launch(stream, config, stream)


@pytest.mark.errors
def test_advice_does_not_make_a_second_exception(
    core: Any, device: Any, stream: Any, package: Callable[[str], Any]
) -> None:
    """A traceback has one exception, with the lines of the driver's log that belong to it."""
    driver, definition, other = package("checked.driver"), core.graph.GraphDefinition(), core.graph.GraphDefinition()
    definition.create_condition()
    definition.memset(device.allocate(8, stream=stream), 1, 8)
    other.allocate(8)
    for message, use in {
        "no node uses one of its conditions": definition.instantiate,
        "a graph that allocates or frees": lambda: core.graph.GraphDefinition().embed(other),
        "kernelParams: unsupported type": lambda: driver.cuLaunchKernel(0, *(1,) * 6, 0, 0, (("x",), (str,)), 0),
    }.items():
        with pytest.raises((core.CUDAError, TypeError), match=message) as caught:
            use()
        assert caught.value.__context__ is None or caught.value.__suppress_context__, message
        args = pickle.loads(pickle.dumps(caught.value)).args
        assert message in args[0]


# --- several threads


def together(*functions: Callable[[], Any]) -> list[BaseException]:
    """Run functions at the same time, and return their exceptions."""
    raised: list[BaseException] = []
    start = threading.Barrier(len(functions))

    def run(function: Callable[[], Any]) -> None:
        start.wait()
        try:
            function()
        except BaseException as error:
            raised.append(error)

    threads = [threading.Thread(target=run, args=(function,)) for function in functions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return raised


def test_threads_close_one_linker(core: Any, device: Any, compilers: None) -> None:
    """One of them destroys it; the others do not read the log of a destroyed linker."""
    code = core.Program(SCALE, "c++").compile("ptx")
    for _ in range(30):
        linker = core.Linker(code)
        assert together(linker.close, linker.get_error_log, linker.close, linker.get_info_log, linker.close) == []
        assert linker.is_closed


def test_a_linker_is_closed_while_it_links(core: Any, device: Any, compilers: None) -> None:
    code = core.Program(SCALE, "c++").compile("ptx")
    for _ in range(10):
        linker = core.Linker(code)
        for error in together(lambda linker=linker: linker.link("cubin"), linker.close):  # type: ignore[misc]
            assert isinstance(error, RuntimeError) and "closed" in str(error)


@pytest.mark.processes
def test_linkers_begin_in_one_thread_and_end_in_another(run_python: Callable[..., str], compilers: None) -> None:
    """nvJitLink does not support it: its next call in the first thread would crash the process."""
    ends = run_python(
        f"""
        import gc, threading
        from cuda_ctypes.core import Linker, LinkerError, LinkerOptions, ObjectCode, Program
        options = LinkerOptions(arch="sm_90")
        good = ObjectCode.from_ptx({PTX!r})
        undefined = ObjectCode.from_ptx({UNDEFINED!r})

        def elsewhere(function):
            thread = threading.Thread(target=function)
            thread.start()
            thread.join()

        def failing(linker):
            try:
                linker.link("cubin")
            except LinkerError:
                return
            raise AssertionError("a function that is nowhere was linked")

        ends = {{
            "close": lambda linker: elsewhere(linker.close),
            "link": lambda linker: elsewhere(lambda: linker.link("cubin")),
            "link, close": lambda linker: elsewhere(lambda: (linker.link("cubin"), linker.close())),
            "log": lambda linker: elsewhere(linker.get_error_log),
            "drop": lambda linker: elsewhere([linker].clear),
        }}
        for name, end in ends.items():
            for _ in range(5):
                end(Linker(good, options=options))
                elsewhere(lambda: Linker(good, options=options).link("cubin"))
            print(name)
        for _ in range(5):
            linker = Linker(undefined, options=options)
            failing(linker)
            elsewhere(linker.close)
            linker = Linker(undefined, options=options)
            elsewhere(lambda: failing(linker))
            failing(linker)
        print("failing")
        for _ in range(5):
            program = Program(good.code, "ptx", dict(arch="sm_90"))
            elsewhere(lambda: program.compile("cubin"))
            program.compile("cubin")
        print("program")
        """
    )
    assert ends.split("\n")[-3:-1] == ["failing", "program"]


# --- options

NEEDED: dict[str, dict[str, Any]] = {
    "ContextOptions": {"resources": []},
    "OpaqueArrayOptions": {"shape": (4,), "format": "float32", "num_channels": 1},
    "MipmappedArrayOptions": {"shape": (4,), "format": "float32", "num_channels": 1, "num_levels": 1},
    "TensorMapDescriptorOptions": {"box_dim": (1,)},
    "ProgramOptions": {"arch": "sm_80"},
    "LinkerOptions": {"arch": "sm_80"},
}
NAMES = """
    StreamOptions EventOptions ContextOptions SMResourceOptions WorkqueueResourceOptions DeviceMemoryResourceOptions
    PinnedMemoryResourceOptions ManagedMemoryResourceOptions VirtualMemoryResourceOptions TensorMapDescriptorOptions
    ProgramOptions LinkerOptions OpaqueArrayOptions MipmappedArrayOptions TextureObjectOptions CopyOptions
    GraphCompleteOptions GraphDebugPrintOptions GraphAllocOptions
""".split()


def class_of_options(core: Any, name: str) -> Any:
    from cuda_ctypes.core import graph, texture
    from cuda_ctypes.core.memory import copy_options

    return next(getattr(module, name) for module in (core, texture, graph, copy_options) if hasattr(module, name))


@pytest.mark.parametrize("name", NAMES)
def test_a_field_that_is_misspelled_is_named_with_the_closest(core: Any, name: str) -> None:
    cls = class_of_options(core, name)
    field = [*cls.__dataclass_fields__][-1]
    with pytest.raises(TypeError, match=f"^{name} has no field '{field}y'; did you mean .*'{field}'"):
        cls(**NEEDED.get(name, {}), **{f"{field}y": None})


@pytest.mark.parametrize("name", NAMES)
def test_options_that_contain_themselves(core: Any, name: str) -> None:
    options = class_of_options(core, name)(**NEEDED.get(name, {}))
    shown = [field for field, about in options.__dataclass_fields__.items() if about._field_type.name == "_FIELD"][-1]
    for value, text in ((3, "3"), ("text", "'text'"), (options, "..."), ([options], "[...]")):
        object.__setattr__(options, shown, value)
        assert repr(options).startswith(f"{name}(") and repr(options).endswith(f"{shown}={text})")


@pytest.mark.parametrize("name", [name for name in NAMES if name[:5] not in ("Progr", "Linke", "Graph")])
def test_what_claims_to_be_options_equals_none(core: Any, name: str) -> None:
    """The first are compared by Python, the others by machine code."""
    options = class_of_options(core, name)(**NEEDED.get(name, {}))
    other = type(
        "Other", (), {"__class__": type(options), "__getattr__": lambda self, field: getattr(options, field)}
    )()
    for _ in range(5):
        assert options == copy.copy(options) and options != other


def test_what_claims_to_be_a_descriptor_equals_none(core: Any, device: Any) -> None:
    event = device.create_stream().record(options={"ipc_enabled": True})
    descriptor = event.ipc_descriptor
    assert descriptor == event.ipc_descriptor != type("Other", (), {"__class__": type(descriptor)})()


# --- configurations and arguments of launches


@pytest.mark.parametrize("grid", [(1.5,), (1, None), ("x",), (2, 1.5), [], "4", 4.0, None])
def test_a_grid_of_something_else_is_not_one_block(core: Any, grid: Any) -> None:
    with pytest.raises(ValueError, match="grid: an int or up to three of them are expected"):
        core.LaunchConfig(grid=grid, block=32)


class Odd:
    """As an array of NumPy: it does not compare."""

    def __eq__(self, other: object) -> bool:
        raise ValueError("ambiguous")

    __ne__ = __eq__
    __hash__ = object.__hash__


@pytest.mark.parametrize("name", ["grid", "block", "cluster"])
def test_an_array_is_no_grid(core: Any, name: str) -> None:
    with pytest.raises(ValueError, match=f"LaunchConfig.{name}: an int or up to three of them are expected"):
        core.LaunchConfig(**{"grid": 1, "block": 1, name: Odd()})


def test_a_configuration_says_which_number_is_wrong(core: Any) -> None:
    with pytest.raises(ValueError, match="block: .* the second argument without a name is the cluster"):
        core.LaunchConfig(4, 256)
    with pytest.raises(ValueError, match=r"block: each extent is from 1 to 2\*\*32 - 1, got 4294967296"):
        core.LaunchConfig(grid=1, block=1 << 32)
    with pytest.raises(ValueError, match="grid: each extent is from 1 to"):
        core.LaunchConfig(grid=1 << 31, block=1, cluster=4)
    for size, error in ((1.5, TypeError), ("x", TypeError), (-1, ValueError)):
        with pytest.raises(error, match="shmem_size: a number of bytes is expected"):
            core.LaunchConfig(grid=1, block=1, shmem_size=size)


def test_a_refused_change_leaves_a_configuration_as_it_was(core: Any) -> None:
    config = core.LaunchConfig(grid=8, block=1, cluster=2)
    with pytest.raises(ValueError, match="grid"):
        config.grid = 1 << 31
    assert config == core.LaunchConfig(grid=8, block=1, cluster=2)


@pytest.mark.parametrize("made_before", [0, 4])
def test_a_constructor_of_a_program_sets_attributes(core: Any, monkeypatch: Any, made_before: int) -> None:
    """Setting one makes no other configuration then, which would set it again."""
    for _ in range(made_before):
        core.LaunchConfig(grid=1, block=1)
    written = core.LaunchConfig.__init__

    def init(self: Any, *given: Any, **named: Any) -> None:
        written(self, *given, **named)
        self.block = 64

    monkeypatch.setattr(core.LaunchConfig, "__init__", init)
    config = core.LaunchConfig(grid=2, block=1)
    config.shmem_size = 8
    monkeypatch.undo()
    assert config == core.LaunchConfig(grid=2, block=64, shmem_size=8)


@pytest.mark.parametrize("declared", ["Buffer", "int", "c_void_p", "c_uint64"])
def test_an_array_of_one_element_is_passed_by_its_address(
    core: Any, device: Any, stream: Any, compilers: None, declared: str
) -> None:
    """The element is not passed in its place: C would use it as an address."""
    kind = {"Buffer": core.Buffer, "int": int}.get(declared) or getattr(ctypes, declared)
    kernel = core.Program(SCALE, "c++").compile("ptx").get_kernel("scale")
    buffer = device.allocate(8, stream=stream)
    buffer.copy_from(b"\0\0\x80\x3f" * 2, stream=stream)
    run = kernel.prepare(stream, core.LaunchConfig(grid=1, block=2), kind, int, ctypes.c_float)
    run(Array(int(buffer.handle), element=2), 2, 2.0)
    numbers = bytearray(8)
    buffer.copy_to(numbers, stream=stream)
    stream.sync()
    assert numbers == b"\0\0\0\x40" * 2, "the kernel did not get the address of the array's memory"


def test_an_array_of_the_host_is_refused_by_a_prepared_launch(core: Any, device: Any, stream: Any, kernel: Any) -> None:
    memory = ctypes.c_int64()

    class HostArray:
        __array_interface__ = {"data": (ctypes.addressof(memory), False)}

        def __dlpack__(self, **more: Any) -> Any:
            raise AssertionError("it has no elements")

        def __dlpack_device__(self) -> tuple[int, int]:
            return 1, 0

        def __index__(self) -> int:
            return 4096

    for declared in (core.Buffer, int):
        run = kernel.prepare(stream, core.LaunchConfig(grid=1, block=1), declared)
        with pytest.raises(TypeError, match="host's memory cannot be passed to a kernel"):
            run(HostArray())


# --- numbers where handles are expected, names, sources


@pytest.mark.parametrize("handle", [1.5, "x", None])
def test_a_stream_needs_a_valid_handle(core: Any, device: Any, handle: Any) -> None:
    with pytest.raises(TypeError, match="handle: an int is expected, the address of a CUstream"):
        core.Stream.from_handle(handle)


def test_the_protocol_of_streams_takes_no_fractions(core: Any, device: Any) -> None:
    class Foreign:
        def __cuda_stream__(self) -> tuple[int, float]:
            return 0, 1.5

    with pytest.raises(TypeError, match=r"not \(version, address\)"):
        device.create_stream(Foreign())


def test_a_symbol_that_is_not_there_is_named(core: Any, device: Any) -> None:
    with pytest.raises(core.CUDAError, match="there is no kernel 'scal'; did you mean 'scale'"):
        core.ObjectCode.from_ptx(PTX, symbol_mapping={"by two": "scal"}).get_kernel("by two")
    with pytest.raises(TypeError, match="symbol_mapping: the symbol of 'by two' must be a str or bytes, not int"):
        core.ObjectCode.from_ptx(PTX, symbol_mapping={"by two": 5}).get_kernel("by two")


def test_a_source_is_not_cut_off_at_a_zero_character(core: Any, compilers: None) -> None:
    with pytest.raises(ValueError, match=f"zero character at {len(SCALE)}"):
        core.Program(f"{SCALE}\0#error never seen", "c++")
    assert core.Program(f"{SCALE}\0", "c++").compile("ptx").code


# --- memory


def test_threads_close_one_buffer_in_a_stream(device: Any, stream: Any) -> None:
    """One of them frees it, and no thread raises: closing again does nothing."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(100):
            buffer = device.allocate(16, stream=stream)
            assert together(*[lambda buffer=buffer: buffer.close(stream)] * 4) == []
            assert buffer.is_closed
    finally:
        sys.setswitchinterval(before)


@pytest.mark.parametrize("size", [1.0, "16", None])
@pytest.mark.parametrize("kind", ["DeviceMemoryResource", "LegacyPinnedMemoryResource", "VirtualMemoryResource"])
def test_a_size_of_another_type_is_named(core: Any, device: Any, stream: Any, kind: str, size: Any) -> None:
    made = getattr(core, kind)(*[device] * (not kind.startswith("Legacy")))
    core.Buffer.from_handle(4096, 1)  # sizes are cached, and 1.0 equals 1
    with pytest.raises(TypeError, match=f"size: an int is expected, got {type(size).__name__}"):
        made.allocate(size, stream=stream)
    with pytest.raises(TypeError, match=f"size: an int is expected, got {type(size).__name__}"):
        core.Buffer.from_handle(4096, size)


def test_sizes_may_be_integers_of_other_libraries(core: Any, device: Any, stream: Any) -> None:
    class Number:
        def __index__(self) -> int:
            return 16

    for resource in (device.memory_resource, core.VirtualMemoryResource(device), core.LegacyPinnedMemoryResource()):
        with resource.allocate(Number(), stream=stream) as buffer:
            assert buffer.size >= 16


@pytest.mark.parametrize("place", ["host", 1.0])
def test_a_preferred_location_of_another_type_is_refused(core: Any, device: Any, place: Any) -> None:
    with pytest.raises(TypeError, match="preferred_location: an int is expected"):
        core.ManagedMemoryResource({"preferred_location": place})


def test_peers_that_are_no_devices(core: Any, device: Any) -> None:
    pool = core.DeviceMemoryResource(device)
    with pytest.raises(TypeError, match="devices: a set or list of devices is expected, got int"):
        pool.peer_accessible_by = 5


def test_peers_of_virtual_memory_are_devices(core: Any, device: Any) -> None:
    with pytest.raises(TypeError, match="an int, a Device or None is expected, got str"):
        core.VirtualMemoryResource(device, {"peers": "x"}).allocate(16)
    with pytest.raises(ValueError, match="device_id is 99"):
        core.VirtualMemoryResource(device, {"peers": [99]}).allocate(16)
    with pytest.raises(ValueError, match="peer_access"):
        core.VirtualMemoryResource(device, {"peer_access": "write"}).allocate(16)


# --- what the message says to do


def test_a_kernel_that_is_called_says_how_it_is_launched(kernel: Any) -> None:
    with pytest.raises(
        TypeError, match=r"a Kernel is not called: launch\(stream, LaunchConfig\(grid=..., block=...\), kernel"
    ):
        kernel(1, 2)


def test_more_blocks_than_a_grid_has(core: Any, device: Any, kernel: Any, package: Callable[[str], Any]) -> None:
    """A configuration with clusters counts these, the device's limit the blocks."""
    most = device.properties.max_grid_dim_y
    config = core.LaunchConfig(grid=(1, most), cluster=(1, 2), block=1)
    told = [*package("core.kernels.launcher").excesses(config, kernel)]
    assert f"a grid of {2 * most} along y, where the device allows {most}" in told


@pytest.mark.errors
def test_more_shared_memory_than_allowed(
    core: Any, device: Any, stream: Any, kernel: Any, package: Callable[[str], Any]
) -> None:
    most = device.properties.max_shared_memory_per_block_optin
    with pytest.raises(core.CUDAError) as caught:
        core.launch(stream, core.LaunchConfig(grid=1, block=1, shmem_size=60_000), kernel, 0)
    assert "60000 bytes of dynamic shared memory per block, where the kernel is allowed" in str(caught.value)
    told = str(caught.value).partition(" cuKernelSetAttribute(")[2].partition(") of ")
    assert told[2].startswith("cuda_ctypes.checked.driver allows it")
    driver = package("checked.driver")
    eval(f"driver.cuKernelSetAttribute(driver.{told[0]})", {"driver": driver, "kernel": kernel})
    core.launch(
        stream, core.LaunchConfig(grid=1, block=1, shmem_size=60_000), kernel, device.allocate(64, stream=stream)
    )
    stream.sync()
    with pytest.raises(core.CUDAError, match=f"and the device has {most} for it"):
        core.launch(stream, core.LaunchConfig(grid=1, block=1, shmem_size=1 << 24), kernel, 0)


@pytest.mark.errors
def test_memory_that_runs_out_says_how_much_there_is(core: Any, device: Any, stream: Any) -> None:
    """From the third on, machine code tries first."""
    device.set_current()
    pool = core.DeviceMemoryResource(device.device_id, {"max_size": 1 << 25})
    for _ in range(4):
        with pytest.raises(
            core.CUDAError,
            match="67108864 bytes were asked for; .* bytes of the current device are free.* the pool has a limit of its own",
        ):
            pool.allocate(1 << 26, stream=stream)
        pool.allocate(1 << 20, stream=stream).close()
    pool.close()


def test_one_device_is_one(core: Any) -> None:
    count = len(core.Device.get_all_devices())
    there = "there is 1 device" if count == 1 else f"there are {count} devices"
    with pytest.raises(ValueError, match=f"device_id is 99, but {there}, numbered from 0"):
        core.Device(99)


def test_integers_of_ctypes_are_integers(core: Any, device: Any, stream: Any) -> None:
    assert core.Device(ctypes.c_int(0)) is core.Device(0)
    with device.allocate(ctypes.c_size_t(16), stream=stream) as buffer:
        assert buffer.size == 16
    config = core.LaunchConfig(grid=ctypes.c_uint(2), block=(ctypes.c_int(4), 1, 1))
    assert (config.grid, config.block) == ((2, 1, 1), (4, 1, 1))
    assert core.LaunchConfig(grid=1, block=1, shmem_size=ctypes.c_size_t(8)).shmem_size == 8
    assert core.LegacyPinnedMemoryResource().allocate(ctypes.c_int(8)).size == 8
    assert core.Host(ctypes.c_int(0)) is core.Host(0)
    for number in (ctypes.c_uint64, ctypes.c_void_p):  # addresses
        assert core.Stream.from_handle(number(int(stream.handle))) == stream
        assert int(core.Buffer.from_handle(number(4096), ctypes.c_int(8)).handle) == 4096
    with pytest.raises(TypeError, match="size: an int is expected, got c_float"):
        device.allocate(ctypes.c_float(16), stream=stream)


def test_a_pointer_without_a_size_is_not_host_memory(device: Any, stream: Any) -> None:
    memory = ctypes.c_uint64(7)
    with device.allocate(8, stream=stream) as buffer:
        for pointer in (ctypes.c_void_p(ctypes.addressof(memory)), ctypes.pointer(memory), ctypes.byref(memory)):
            with pytest.raises(TypeError, match="src: the size of the memory at a .* is unknown: .*from_address"):
                buffer.copy_from(pointer, stream=stream)
        buffer.copy_from(memory, stream=stream)
        back = bytearray(8)
        buffer.copy_to(back, stream=stream)
        stream.sync()
        assert bytes(back) == bytes(memory)


def test_a_list_has_no_memory_to_copy(device: Any, stream: Any) -> None:
    with device.allocate(8, stream=stream) as buffer:
        with pytest.raises(TypeError, match=r"src: .* is expected, got list: array.array\('f', \.\.\.\) makes one"):
            buffer.copy_from([1.0, 2.0], stream=stream)


def test_the_arguments_of_an_exception_are_its_text(core: Any, package: Any, device: Any) -> None:
    """numba-cuda looks for words in it."""
    made = core.NVRTCError(
        package("bindings.nvrtc").nvrtcResult.NVRTC_ERROR_COMPILATION, "nvrtcCompileProgram", log="line 3"
    )
    assert made.args == (str(made),) and "NVRTC_ERROR_COMPILATION" in made.args[0] and "line 3" in made.args[0]
    with pytest.raises(core.CUDAError) as caught:
        core.ObjectCode.from_cubin(b"no code").get_kernel("none")
    assert (
        caught.value.args == (str(caught.value),) and "cuLibrary" in caught.value.args[0]
    )  # the driver may load it later


@pytest.mark.errors
def test_virtual_memory_that_runs_out_says_how_much_there_is(core: Any, device: Any, stream: Any) -> None:
    with pytest.raises(
        core.CUDAError, match=f"{1 << 38} bytes were asked for; .* bytes of the current device are free"
    ):
        core.VirtualMemoryResource(device).allocate(1 << 38, stream=stream)
