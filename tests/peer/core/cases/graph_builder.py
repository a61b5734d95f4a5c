"""``GraphBuilder``: graphs of work captured in streams."""

from __future__ import annotations

import ctypes
import os
import tempfile
import weakref
from typing import Any

from cuda.core import LegacyPinnedMemoryResource, launch
from cuda.core.graph import GraphBuilder, GraphCompleteOptions, GraphDefinition

WRONG: Any = (None, 0, "text", 1.5, object(), [])


def _pinned(size: int) -> Any:
    return LegacyPinnedMemoryResource().allocate(size)


def states(see: Any, device: Any, stream: Any) -> None:
    builder = see(device.create_graph_builder)
    see.members(builder, "is_building", "is_closed", "is_join_required", "stream", "graph_definition")
    see(builder.end_building)
    see(builder.complete)
    see(lambda: builder.begin_building() is builder)
    see(builder.begin_building)
    see.members(builder, "is_building", "is_closed", "is_join_required", "stream", "graph_definition")
    see(builder.complete)
    see(lambda: builder.end_building() is builder)
    see(builder.end_building)
    see(builder.begin_building)
    see.members(builder, "is_building", "is_closed", "graph_definition")
    graph = see(builder.complete)
    see(lambda: graph.launch(stream))
    see(builder.complete)
    see(builder.close)
    see(builder.close)
    see.members(builder, "is_building", "is_closed", "is_join_required", "stream", "graph_definition")
    see(builder.complete)
    see(builder.begin_building)
    see(repr, builder)
    see(lambda: graph.launch(stream))
    see(GraphBuilder)


def modes(see: Any, device: Any) -> None:
    for mode in (None, "relaxed", "global", "thread_local", "RELAXED", "wrong", 0, 1.5, ""):
        see(lambda mode=mode: device.create_graph_builder().begin_building(mode).end_building())
    see(lambda: device.create_graph_builder().begin_building(mode="global").end_building())


def captured(see: Any, device: Any, stream: Any, code: Any, config: Any) -> None:
    buffer = _pinned(16)
    builder = stream.create_graph_builder().begin_building()
    see(lambda: builder.stream == stream)
    see(lambda: buffer.fill(4, stream=builder))
    see(lambda: launch(builder, config, code.get_kernel("increment")))
    calls: list[int] = []
    see(lambda: builder.callback(lambda: calls.append(1)))
    see(lambda: builder.__cuda_stream__()[0])
    see(lambda: builder.end_building().graph_definition)
    see(lambda: len(builder.graph_definition.nodes()))
    graph = builder.complete(GraphCompleteOptions(upload_stream=stream))
    see(lambda: graph.launch(stream))
    see(stream.sync)
    see(lambda: ctypes.string_at(int(buffer.handle), 16))
    see(calls)
    for options in ({"wrong": 1}, 3, {"use_node_priority": True}):
        see(builder.complete, options)


def splitting(see: Any, device: Any, stream: Any) -> None:
    buffer = _pinned(16)
    builder = device.create_graph_builder().begin_building()
    for wrong in (0, 1, -1, "2", 1.5, None):
        see(builder.split, wrong)
    parts = see(builder.split, 3)
    see(lambda: parts[0] is builder)
    see(lambda: [part.is_join_required for part in parts])
    see(lambda: [part.is_building for part in parts])
    for part in parts:
        see(lambda part=part: buffer.fill(3, stream=part))
    for wrong in WRONG:
        see(GraphBuilder.join, wrong)
        see(GraphBuilder.join, builder, wrong)
    see(GraphBuilder.join)
    see(GraphBuilder.join, builder)
    joined = see(lambda: GraphBuilder.join(*parts))
    see(lambda: joined is builder)
    see(lambda: [part.is_closed for part in parts])
    see(lambda: joined.end_building().complete().launch(stream))
    see(stream.sync)
    see(builder.split, 2)


def ended_by_a_part(see: Any, device: Any, stream: Any) -> None:
    builder = device.create_graph_builder().begin_building()
    parts = builder.split(2)
    see(lambda: parts[1].end_building())
    see(lambda: [part.is_closed for part in parts])


def spoiled_and_closed(see: Any, device: Any) -> None:
    builder = device.create_graph_builder().begin_building("global")
    builder.stream.is_nonblocking
    see(lambda: builder.stream.sync())
    see(builder.close)
    see(lambda: builder.is_closed)
    see(builder.close)


def unjoined(see: Any, device: Any) -> None:
    builder = device.create_graph_builder().begin_building()
    parts = builder.split(2)
    see(builder.end_building)
    see(builder.is_building)
    see(lambda: parts[1].close())
    see(builder.close)
    see(device.create_graph_builder().split, 2)


def join_others(see: Any, device: Any) -> None:
    first = device.create_graph_builder().begin_building()
    second = device.create_graph_builder().begin_building()
    see(lambda: GraphBuilder.join(first, second))
    see(lambda: GraphBuilder.join(first, device.create_graph_builder()))
    see(lambda: first.embed(second))
    see(second.end_building)
    see(lambda: first.embed(second))
    see(lambda: first.embed(first))
    see(lambda: first.end_building().complete())


def embedding(see: Any, device: Any, stream: Any) -> None:
    child = device.create_graph_builder().begin_building()
    buffer = _pinned(8)
    buffer.fill(6, stream=child)
    child.end_building()
    builder = device.create_graph_builder()
    see(builder.embed, child)
    builder.begin_building()
    see(builder.embed, child)
    for wrong in (*WRONG, GraphDefinition()):
        see(builder.embed, wrong)
    see(lambda: builder.end_building().complete().launch(stream))
    see(stream.sync)
    see(lambda: ctypes.string_at(int(buffer.handle), 8))
    see(builder.close)
    see(builder.embed, child)
    see(child.close)
    see(builder.embed, child)


def conditionals(see: Any, device: Any, stream: Any) -> None:
    builder = device.create_graph_builder()
    see(builder.create_condition, 1)
    builder.begin_building()
    condition = see(builder.create_condition, 1)
    see.kind(lambda: condition.handle)
    see(builder.create_condition)
    for wrong in (-1, 1.5, "1", object()):
        see(builder.create_condition, wrong)
    buffer = _pinned(8)
    branch = see(builder.if_then, condition)
    see.members(branch, "is_building", "is_closed", "is_join_required")
    see(lambda: branch.begin_building() is branch)
    see(lambda: buffer.fill(8, stream=branch))
    see(branch.complete)
    see(branch.end_building)
    see(branch.complete)
    see(lambda: branch.graph_definition)
    branches = see(lambda: builder.if_else(builder.create_condition(0)))
    see(lambda: [part.begin_building().end_building().is_building for part in branches])
    branches = see(lambda: builder.switch(builder.create_condition(1), 3))
    see(lambda: [part.begin_building().end_building().is_building for part in branches])
    for count in (0, -1, 1.5, "1", None):
        see(lambda count=count: builder.switch(builder.create_condition(1), count))
    body = see(lambda: builder.while_loop(builder.create_condition(0)))
    see(lambda: body.begin_building().end_building().is_building)
    for wrong in WRONG:
        see(builder.if_then, wrong)
        see(builder.if_else, wrong)
        see(builder.while_loop, wrong)
        see(builder.switch, wrong, 2)
    see(lambda: builder.end_building().complete().launch(stream))
    see(stream.sync)
    see(lambda: ctypes.string_at(int(buffer.handle), 8))


def foreign_condition(see: Any, device: Any) -> None:
    builder = device.create_graph_builder().begin_building()
    other = device.create_graph_builder().begin_building()
    see(lambda: builder.if_then(other.create_condition(1)))
    see(lambda: builder.is_building)
    see(builder.end_building)


def callbacks(see: Any, device: Any) -> None:
    builder = device.create_graph_builder()
    see(builder.callback, print)
    builder.begin_building()
    see(builder.callback, print)
    for wrong in WRONG:
        see(builder.callback, wrong)
    see(builder.callback, print, user_data=b"data")
    kept = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: None)
    see(builder.callback, kept, user_data=b"data")
    see(builder.callback, kept)
    see(builder.end_building)
    see(builder.callback, print)


def updating(see: Any, device: Any, stream: Any) -> None:
    def built(value: int, more: bool = False) -> Any:
        builder = device.create_graph_builder().begin_building()
        buffer.fill(value, stream=builder)
        if more:
            buffer.fill(value, stream=builder)
        return builder.end_building()

    buffer = _pinned(8)
    graph = built(1).complete()
    see(graph.update, built(2))
    see(lambda: graph.launch(stream))
    see(stream.sync)
    see(lambda: ctypes.string_at(int(buffer.handle), 8))
    see(graph.update, built(2, True))
    see(graph.update, device.create_graph_builder())
    unfinished = device.create_graph_builder().begin_building()
    see(graph.update, unfinished)
    see(lambda: unfinished.is_building)
    closed = built(1)
    closed.close()
    see(graph.update, closed)


def lifetimes(see: Any, device: Any, stream: Any, code: Any, config: Any) -> None:
    builder = device.create_graph_builder().begin_building()
    buffer = device.allocate(64, stream=stream)
    kernel = code.get_kernel("store_to")
    references = see(weakref.ref, buffer), see(weakref.ref, kernel)
    stream.sync()
    launch(builder, config, kernel, buffer)
    see(lambda: buffer.fill(1, stream=builder))
    del buffer, kernel
    see.gone(*references)
    builder.end_building()
    graph = see(builder.complete)
    of_builder = see(weakref.ref, builder)
    del builder
    see.gone(of_builder, *references)
    del graph
    see.gone(*references)


def left_building(see: Any, device: Any) -> None:
    builder = device.create_graph_builder().begin_building()
    stream = builder.stream
    del builder
    see(lambda: stream.sync())
    builder = device.create_graph_builder().begin_building()
    see(builder.close)
    see(lambda: builder.is_closed)
    see(device.sync)


def forbidden(see: Any, device: Any, stream: Any) -> None:
    builder = device.create_graph_builder().begin_building("global")
    see(lambda: _pinned(8))
    see(lambda: builder.stream.sync())
    see(lambda: builder.is_building)
    see(builder.end_building)
    see(builder.complete)
    see(builder.close)


def dots(see: Any, device: Any) -> None:
    builder = device.create_graph_builder()
    path = os.path.join(tempfile.mkdtemp(), "graph.dot")
    see(builder.debug_dot_print, path)
    builder.begin_building()
    see(builder.debug_dot_print, path)
    builder.end_building()
    see(builder.debug_dot_print, path)
    see(builder.debug_dot_print, path, {"verbose": True})
    see(builder.debug_dot_print, None)


def of_default_stream(see: Any, device: Any) -> None:
    see(lambda: device.default_stream.create_graph_builder().begin_building())
    see(lambda: device.create_stream().create_graph_builder().begin_building().is_building)


def events(see: Any, device: Any, stream: Any) -> None:
    builder = device.create_graph_builder().begin_building()
    event = device.create_event()
    see(lambda: builder.stream.record(event))
    see(lambda: stream.wait(builder.stream))
    see(lambda: builder.is_building)
    see(lambda: event.is_done)
    see(lambda: event.sync())
    see(builder.end_building)
