"""Properties, ``==`` and hashes that C takes over from Python: the same results, of closed objects too."""

from __future__ import annotations

import re
import sys
from typing import Any, Callable

import pytest

PYPY = sys.implementation.name == "pypy"

PROGRAM = """
    import warnings
    from cuda_ctypes import core
    from cuda_ctypes.core.texture import OpaqueArrayOptions

    warnings.simplefilter("ignore")
    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    sm = device.resources.sm
    pool = core.DeviceMemoryResource(0)
    graph = core.graph.GraphDefinition()
    memory = pool.allocate(64, stream=stream)
    owner = {1, 2}
    made = {
        "device": device,
        "context": device.context,
        "green context": device.create_context({"resources": sm.split({"count": sm.coscheduled_alignment})[0]}),
        "stream": device.create_stream(),
        "a stream with options": device.create_stream(options=core.StreamOptions(nonblocking=False, priority=-1)),
        "default stream": device.default_stream,
        "foreign stream": core.Stream.from_handle(int(stream.handle)),
        "event": device.create_event(),
        "timed event": device.create_event(core.EventOptions(timing_enabled=True, blocking_sync=True)),
        "pool": core.DeviceMemoryResource(0),
        "shared pool": core.DeviceMemoryResource(0, {"ipc_enabled": True}),
        "device's pool": device.memory_resource,
        "host's memory": core.PinnedMemoryResource(),
        "buffer": pool.allocate(64, stream=stream),
        "foreign buffer": core.Buffer.from_handle(memory.handle, 64),
        "owned buffer": core.Buffer.from_handle(memory.handle, 32, owner=owner),
        "empty buffer": core.Buffer.from_handle(0, 0, owner=None),
        "configuration": core.LaunchConfig(grid=(4, 2), block=32, cluster=2, shmem_size=5, is_cooperative=True),
        "host": core.Host(numa_id=0),
        "program": core.Program("extern \\"C\\" __global__ void empty() {}", "c++", core.ProgramOptions(arch="sm_80"))
        if WITH_COMPILER else None,
        "graph": core.graph.GraphDefinition(),
        "node": graph.empty(),
        "set memory": graph.memset(memory, 7, 64),
        "executable graph": core.graph.GraphDefinition().instantiate(),
        "builder": stream.create_graph_builder(),
        "array": device.create_opaque_array({"shape": (8, 4), "format": "uint8", "num_channels": 2}),
    }
    twins = {name: type(value).from_handle(int(value.handle)) for name, value in made.items() if name == "stream"}

    class Proxy:
        __class__ = property(lambda self: type(self.of))
        __getattr__ = lambda self, name: getattr(self.of, name)

        def __init__(self, of):
            self.__dict__["of"] = of

    def look(name, value):
        names = [n for n in dir(type(value)) if n[0] != "_" and not callable(getattr(type(value), n))]
        names = [n for n in names if not n.startswith(("used_", "reserved_", "uuid", "allocation_handle"))]
        for property_name in names:
            for turn in range(4):
                try:
                    found = repr(getattr(value, property_name))
                except Exception as error:
                    found = f"{type(error).__name__}: {error}"
                print(f"{name}.{property_name}: {found}")
        for turn in range(4):
            print(name, value == value, value != value, value == None, None != value, value == 5, value in [1, None, value],
                  value == made["event"], value == twins.get(name, 7), hash(value) == hash(value), len({value, value}), value == Proxy(value))

    for name, value in made.items():
        if value is not None:
            look(name, value)
    made["set memory"].update(value=9) if hasattr(made["set memory"], "update") else None
    look("set memory", made["set memory"])
    made["configuration"].grid = 7
    look("configuration", made["configuration"])
    for name, value in made.items():
        if name not in ("device", "context", "default stream", "device's pool", "builder") and hasattr(value, "close"):
            value.close()
            look(f"closed {name}", value)
    for cls, names in {"Event": "is_closed is_timing_enabled", "Buffer": "size memory_resource", "Stream": "priority"}.items():
        for each in names.split():
            print(cls, each, type(vars(getattr(core, cls))[each]).__name__)
"""


@pytest.fixture
def seen(said: Callable[..., str], on_standin: bool) -> Callable[[str], list[str]]:
    """The lines of the program with a setting of machine code, without addresses and numbers of objects."""

    def see(native: str) -> list[str]:
        text = said(PROGRAM.replace("WITH_COMPILER", str(not on_standin)), CUDA_CTYPES_NATIVE=native)
        text = re.sub(r"0x[0-9a-f]+|\b\d{6,}\b", "NUMBER", text)
        return text.splitlines()

    return see


def test_c_reads_what_python_reads(seen: Callable[[str], list[str]], package: Callable[[str], Any]) -> None:
    with_code, without = seen("1"), seen("0")
    kinds = [line.split()[-1] for line in without[-5:]]
    assert kinds == ["property"] * 5
    assert with_code[:-5] == without[:-5]
    floor = package("_floor")
    if not package("_floor.native").available():
        pytest.skip("PyPy has no machine code")
    aliases, code = "member_descriptor", "property" if floor.FREE_THREADED else "getset_descriptor"
    assert [line.split()[-1] for line in with_code[-5:]] == [code, code, code, aliases, code]


def test_each_turn_gives_the_same(seen: Callable[[str], list[str]]) -> None:
    """The first two turns are Python's, the next two of C."""
    lines = seen("1")[:-5]
    for place in range(0, len(lines), 4):
        assert len(set(lines[place : place + 4])) == 1, lines[place : place + 4]


@pytest.mark.skipif(PYPY, reason="PyPy does not finalize what lives until the end")
@pytest.mark.parametrize("native", ["0", "1"])
def test_finalizers_at_the_end_of_a_process(said: Callable[..., str], native: str) -> None:
    """The use at which C would take over may be one when nothing can be imported any more."""
    program = """
        import os
        from cuda_ctypes import core

        device = core.Device(0)
        device.set_current()
        stream = device.create_stream()
        pool = core.DeviceMemoryResource(0)

        class Tensor:
            def __init__(self):
                self.buffer = pool.allocate(64, stream=stream)

            def __del__(self):
                if not self.buffer.is_closed:
                    self.buffer.close(stream)
                    os.write(1, b"closed,")

        a, b, c = Tensor(), Tensor(), Tensor()
    """
    assert said(program, CUDA_CTYPES_NATIVE=native) == "closed," * 3


@pytest.mark.skipif(PYPY, reason="PyPy does not finalize what lives until the end")
@pytest.mark.parametrize("native", ["0", "1"])
def test_the_last_finalizers(said: Callable[..., str], native: str) -> None:
    """Modules have no names any more then."""
    program = """
        import os, sys
        from cuda_ctypes import core

        class Late:
            def __del__(self, write=os.write, foreign=core.Buffer.from_handle(64, 8)):
                write(1, b"".join([b"%d %d," % (foreign.size, hash(foreign)) for _ in range(4)]))

        sys.last = Late()
    """
    assert said(program, CUDA_CTYPES_NATIVE=native) == "8 64," * 4
