"""``python -m benchmarks.objects``: properties and methods of the objects of ``core``, beside cuda.core: properties that both have, each
once; methods with usual arguments.

Without a GPU it runs on the stand-in, whose own work takes most of the time of calls that reach the driver; with ``--gpu``, on the driver
and the GPU. Arrays of PyTorch and CuPy are exchanged if those are installed.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import warnings
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from benchmarks.every import NEAR
from benchmarks.facts import facts, installed
from benchmarks.nothing import run_with_nothing
from benchmarks.table import table
from benchmarks.timing import UNROLLED, Loop, Times, interleaved, ratio
from tests.gpu.ptx import KERNELS, image

PACKAGES = PEER, OURS = "cuda.core", "cuda_ctypes.core"
MEMBERS = "dict(deallocate=lambda *_, **__: None, is_device_accessible=True, is_host_accessible=False, device_id=0)"
OBJECTS = {
    "device": "core.Device(0)",
    "properties": "device.properties",
    "context": "device.context",
    "stream": "device.create_stream()",
    "default": "device.default_stream",
    "event": "device.create_event()",
    "timed": "device.create_event(core.EventOptions(timing_enabled=True))",
    "pool": "core.DeviceMemoryResource(0)",
    "pinned": "core.PinnedMemoryResource()",
    "managed": "core.ManagedMemoryResource()",
    "attributes": "pool.attributes",
    "buffer": "pool.allocate(4096, stream=stream)",
    "other": "pool.allocate(4096, stream=stream)",
    "foreign": "core.Buffer.from_handle(4096, 64)",
    "legacy": "core.LegacyPinnedMemoryResource()",
    "of_graphs": "core.GraphMemoryResource(device).attributes",
    "resource": f"type('Resource', (core.MemoryResource,), {MEMBERS})()",
    "of_resource": "core.Buffer.from_handle(4096, 64, mr=resource, stream=stream)",
    "owned": "core.Buffer.from_handle(4096, 64, owner=device)",
    "config": "core.LaunchConfig(grid=(4, 2), block=32)",
    "code": "core.ObjectCode.from_ptx(ptx)",
    "kernel": "code.get_kernel('store_to')",
    "of_kernel": "kernel.attributes",
    "occupancy": "kernel.occupancy",
    "compiling": "core.ProgramOptions(arch='sm_80')",
    "linking": "core.LinkerOptions(arch='sm_80')",
    "array": "numpy.zeros((4, 5), numpy.float32)",
    "view": "core.utils.StridedMemoryView.from_any_interface(array, stream_ptr=-1)",
    "graph": "core.graph.GraphDefinition()",
    "node": "graph.empty()",
    "memset": "graph.memset(buffer, 0, 64)",
    "record_node": "graph.record(event)",
    "if_node": "graph.if_then(graph.create_condition(1))",
    "empty_graph": "core.graph.GraphDefinition()",
    "executable": "core.graph.GraphDefinition().instantiate()",
    "built": "device.create_graph_builder().begin_building().end_building()",
    "tensor": "torch.zeros(4, 5, device='cuda')",
    "in_host": "torch.zeros(4, 5)",
    "of_cupy": "cupy.zeros((4, 5))",
}
"""How each is made, of those before it."""
SAME = ("device", "stream", "event", "buffer", "kernel", "config", "context", "graph")
CALLS = [
    *[f"{name} == {name}" for name in SAME],
    *[f"{name} == None" for name in SAME],
    *[f"hash({name})" for name in SAME],
    *[f"{name} == 0" for name in SAME],
    "device == stream",
    "default == stream",
    "core.Device(0)",
    "core.Device()",
    "core.Device(device)",
    "core.Device.get_all_devices()",
    "device.set_current()",
    "device.create_stream()",
    "device.create_stream(options=core.StreamOptions(priority=-1))",
    "device.create_event()",
    "device.create_event(core.EventOptions(timing_enabled=True))",
    "device.create_graph_builder()",
    "stream.sync()",
    "stream.record()",
    "stream.record(event)",
    "stream.wait(event)",
    "stream.wait(default)",
    "stream.create_graph_builder()",
    "core.Stream.from_handle(5)",
    "event.sync()",
    "pool.allocate(4096, stream=stream)",
    "pinned.allocate(4096, stream=stream)",
    "managed.allocate(4096, stream=stream)",
    "pool.allocate(4096, stream=default)",
    "managed.allocate(4096, stream=default)",
    "legacy.allocate(4096)",
    "core.GraphMemoryResource(device)",
    "attributes.used_mem_current",
    "of_graphs.used_mem_high",
    "core.Buffer.from_handle(4096, 64)",
    "core.Buffer.from_handle(4096, 64, owner=device)",
    "core.Buffer.from_handle(4096, 64, mr=resource)",
    "core.Buffer.from_handle(4096, 64, mr=resource, stream=stream)",
    "buffer.copy_to(other, stream=stream)",
    "buffer.fill(0, stream=stream)",
    "buffer.fill(b'ab', stream=stream)",
    "buffer.fill(numpy.int32(3), stream=stream)",
    "buffer.__dlpack__()",
    "buffer.__dlpack_device__()",
    "numpy.from_dlpack(view)",
    "view.view()",
    "view.view(dtype=numpy.int32)",
    "core.utils.StridedMemoryView.from_any_interface(array, stream_ptr=-1)",
    "core.utils.StridedMemoryView.from_any_interface(array, stream_ptr=-1).size",
    "core.utils.StridedMemoryView.from_any_interface(array, stream_ptr=-1).__dlpack__()",
    "core.utils.StridedMemoryView.from_array_interface(array)",
    "core.utils.StridedMemoryView.from_any_interface(tensor, stream_ptr=-1)",
    "core.utils.StridedMemoryView.from_any_interface(tensor, stream_ptr=int(stream.handle))",
    "core.utils.StridedMemoryView.from_any_interface(in_host, stream_ptr=-1)",
    "core.utils.StridedMemoryView.from_any_interface(of_cupy, stream_ptr=-1)",
    "torch.from_dlpack(buffer)",
    "cupy.from_dlpack(buffer)",
    "core.utils.StridedMemoryView.from_buffer(buffer, (32, 32), itemsize=4)",
    "core.ObjectCode.from_ptx(b'abc')",
    "code.get_kernel('increment')",
    "core.LaunchConfig(grid=4, block=32)",
    "core.launch(stream, config, kernel, buffer)",
    "core.ProgramOptions(arch='sm_80', std='c++17')",
    "core.LinkerOptions(arch='sm_80')",
    "compiling.as_bytes('nvrtc')",
    "core.StreamOptions(priority=-1)",
    "core.EventOptions(timing_enabled=True)",
    "core.DeviceMemoryResourceOptions(max_size=5)",
    "core.Host(0)",
    "of_kernel.num_regs",
    "of_kernel[device]",
    "of_kernel[device].num_regs",
    "occupancy.max_active_blocks_per_multiprocessor(32, 0)",
    "occupancy.max_potential_block_size(0, 0)",
    "core.graph.GraphDefinition()",
    "graph.nodes()",
    "graph.edges()",
    "graph.empty()",
    "graph.create_condition(1)",
    "empty_graph.nodes()",
    "empty_graph.edges()",
    "empty_graph.instantiate()",
    "core.graph.GraphDefinition().instantiate()",
    "core.graph.GraphDefinition().empty()",
    "core.graph.GraphDefinition().record(event)",
    "core.graph.GraphDefinition().memset(buffer, 0, 64)",
    "core.graph.GraphDefinition().memcpy(other, buffer, 64)",
    "core.graph.GraphDefinition().launch(config, kernel, buffer)",
    "core.graph.GraphDefinition().callback(print)",
    "memset.pred",
    "len(memset.pred)",
    "executable[memset]",
    "executable.launch(stream)",
    "executable.upload(stream)",
    "executable.update(empty_graph)",
    "executable.update(core.graph.GraphDefinition())",
    "stream.create_graph_builder().begin_building().end_building()",
    "built.complete()",
    "stream.create_graph_builder().begin_building().end_building().complete()",
]
NOT_TIMED = {"attributes", "of_graphs", "properties", "occupancy", "of_kernel", "array", "tensor", "in_host", "of_cupy"}
"""Objects whose properties all work in one way, of which a call above is an example; and those of other packages."""


def main() -> int:
    arguments = parser("benchmarks.objects", __doc__).parse_args()
    if not arguments.gpu:
        run_with_nothing("benchmarks.objects", "behaving")
    return compare(objects, [name for name in OBJECTS if name not in NOT_TIMED], CALLS, arguments)


def parser(module: str, description: str | None) -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog=f"python -m {module}", description=description)
    made.add_argument("--gpu", action="store_true", help="on this machine's driver instead of the stand-in")
    made.add_argument("--seconds", type=float, default=0.02, help="time per package and row (default 0.02)")
    made.add_argument("--rows", type=int, default=60, help="number of rows shown, the slowest first (default 60)")
    made.add_argument("--only", default="", help="rows whose text contains this")
    return made


def compare(
    objects: Callable[[str], dict[str, Any]], chosen: Sequence[str], calls: Sequence[str], arguments: argparse.Namespace
) -> int:
    """Time the properties of chosen objects, and calls. Returns the exit status."""
    warnings.simplefilter("ignore")
    print(f"{facts()}\ncuda-core {installed('cuda-core') or 'not installed'}", end="\n\n", flush=True)
    try:
        made = {package: objects(package) for package in PACKAGES}
    except ImportError as error:
        print(f"there is nothing to compare with: {error}")
        return 1
    measured = {}
    for text in [*properties(made, chosen), *calls]:
        found = timed(text, made, arguments.seconds) if arguments.only in text else None
        if found:
            measured[text] = found
    print(show(measured, arguments.rows), end="\n\n")
    print(summary(measured, calls))
    return 0


def objects(package: str) -> dict[str, Any]:
    """The objects of a package, as far as it can make them here."""
    core = import_module(package)
    import_module(f"{package}.utils")
    names: dict[str, Any] = {"core": core, "numpy": import_module("numpy"), "ptx": image(KERNELS)}
    names.update({library: import_module(library) for library in ("torch", "cupy") if find_spec(library)})
    core.Device(0).set_current()
    make(package, names, OBJECTS)
    return names


def make(package: str, names: dict[str, Any], texts: dict[str, str]) -> None:
    """Add an object for each text, as far as the package can make it here."""
    for name, text in texts.items():
        try:
            names[name] = eval(text, names)  # noqa: S307 - these programs' own text
        except Exception as error:
            print(f"{package}: no {name}: {error}"[:120])


def properties(made: dict[str, dict[str, Any]], chosen: Sequence[str]) -> list[str]:
    """The properties that these objects of both packages have."""
    found = []
    for name in chosen:
        if any(name not in names for names in made.values()):
            continue
        for attribute in dir(made[PEER][name]):
            if attribute.startswith("_"):
                continue
            try:
                values = [getattr(names[name], attribute) for names in made.values()]
            except Exception:  # one of them lacks it, or refuses it here
                continue
            if not callable(values[0]):
                found.append(f"{name}.{attribute}")
    return found


def timed(text: str, made: dict[str, dict[str, Any]], seconds: float) -> dict[str, Times] | None:
    """None if one of the packages cannot do it here."""
    stream = made[OURS].get("stream")
    loops = {package: loop_of(text, names) for package, names in made.items()}
    try:
        return interleaved(loops, seconds, stream.sync if stream else lambda: None)
    except Exception as error:
        print(f"left out: {text}: {type(error).__name__}: {error}"[:120])
        return None


def loop_of(text: str, names: dict[str, Any]) -> Loop:
    lines = [f"        {text}"] * UNROLLED
    namespace = dict(names)
    exec(compile("\n".join(["def loop(times):", "    for _ in times:", *lines]), "<benchmark>", "exec"), namespace)  # noqa: S102 - this module's own text
    made: Loop = namespace["loop"]
    return made


def show(measured: dict[str, dict[str, Times]], count: int) -> str:
    slowest = sorted(measured.items(), key=lambda item: ratio(item[1]), reverse=True)
    rows: list[list[object]] = [
        [text, *[round(times[package].minimum) for package in PACKAGES], ratio(times)]
        for text, times in slowest[:count]
    ]
    return table(["ns, minimum", *PACKAGES, "ratio"], rows)


def summary(measured: dict[str, dict[str, Times]], calls: Sequence[str]) -> str:
    rows: list[list[object]] = []
    for kind, chosen in (("properties", False), ("calls", True)):
        ratios = [ratio(times) for text, times in measured.items() if (text in calls) is chosen]
        if ratios:
            rows.append([kind, len(ratios), statistics.median(ratios), sum(item > NEAR for item in ratios)])
    return table(["", "number", "median ratio", f"over {NEAR:g}"], rows)


if __name__ == "__main__":
    sys.exit(main())
