"""``python -m benchmarks.graphs``: work put into graphs, beside cuda.core: by a builder, by a definition, and whole graphs from their
beginning to their end.

Each round has a new graph, because graphs grow. Without a GPU it runs on the stand-in, whose own work takes most of the time; with
``--gpu``, on the driver and the GPU.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
import warnings
from typing import Any

from benchmarks.every import NEAR
from benchmarks.facts import facts, installed
from benchmarks.nothing import run_with_nothing
from benchmarks.objects import OURS, PACKAGES, PEER, objects
from benchmarks.table import table

COUNT = 50
"""Times that a row runs in one graph."""
BUILDING = "b = stream.create_graph_builder().begin_building()", "b.end_building(); b.close()"
DEFINING = (
    "g = core.graph.GraphDefinition(); e = g.empty(); f = g.empty(); k = e.launch(config, kernel, buffer); r = e.record(event); "
    "m = k.memset(buffer, 0, 64); c = m.memcpy(other, buffer, 64)",
    "del g, e, f, k, r, m, c",
)
INSTANTIATED = f"{DEFINING[0]}; x = g.instantiate()", f"x.close(); del x; {DEFINING[1]}"
NONE = "", ""
ROWS = {
    BUILDING: [
        "core.launch(b, config, kernel, buffer)",
        "buffer.copy_to(other, stream=b)",
        "buffer.copy_from(other, stream=b)",
        "buffer.fill(0, stream=b)",
        "b.callback(print)",
        "b.is_building",
        "graph_memory.allocate(64, stream=b).close()",
        "b.join(*b.split(2))",
        "b.create_condition(1)",
        "b.if_then(b.create_condition(1))",
        "b.embed(captured)",
    ],
    DEFINING: [
        "e.launch(config, kernel, buffer)",
        "e.memset(buffer, 0, 64)",
        "e.memcpy(other, buffer, 64)",
        "e.memcpy(other.handle, buffer.handle, 64)",
        "e.record(event)",
        "e.wait(event)",
        "e.callback(print)",
        "e.join(f)",
        "e.allocate(64)",
        "e.allocate(64).dptr",
        "e.embed(inner)",
        "e.if_then(g.create_condition(1)).then",
        "e.join().destroy()",
        "e.succ.add(e.join())",
        "r.update(event)",
        "k.update(config=config, kernel=kernel, args=(buffer,))",
        "k.update(args=(buffer,))",
        "m.update(value=1)",
        "c.update(size=32)",
        "k.type",
        "g.nodes()",
        "g.edges()",
        "set(k.pred)",
        "k in e.succ",
        "e.succ.discard(k); e.succ.add(k)",
        "e.succ.update([k, m])",
        "f.succ.update([k, m]); f.succ.clear()",
        "f.succ = {k, m}; f.succ = set()",
        "k.kernel",
        "k.config",
    ],
    INSTANTIATED: [
        "x.launch(stream)",
        "x.update(g)",
        "x[k].update(config=config, kernel=kernel, args=(buffer,))",
        "x[m].update(dst=buffer, value=1, width=64)",
        "x[c].update(dst=other, src=buffer, size=64)",
        "x[r].update(event)",
        "x[k].update(config=config, kernel=kernel, args=(pool.allocate(64, stream=stream),))",
        "x[m].update(dst=pool.allocate(64, stream=stream), value=1, width=64)",
        "x[c].update(dst=pool.allocate(64, stream=stream), src=buffer, size=64)",
        "x[r].update(device.create_event())",
        "x[k].is_enabled",
        "x[k].enable()",
    ],
    NONE: [
        *[f"capture({count})" for count in (1, 5, 20)],
        *[f"capture({count}).complete().close()" for count in (1, 5, 20)],
        *[f"updated({count}, capture({count}))" for count in (1, 5, 20)],
        *[f"define({count})" for count in (1, 5, 20)],
        *[f"define({count}).instantiate().close()" for count in (1, 5, 20)],
        *[f"updated({count}, define({count}))" for count in (1, 5, 20)],
    ],
}
"""What is timed, by what comes before and after it in each round."""
FUNCTIONS = """
def capture(count):
    builder = stream.create_graph_builder().begin_building()
    for _ in range(count):
        launch(builder, config, kernel, buffer)
    return builder.end_building()

def define(count):
    graph = node = GraphDefinition()
    for _ in range(count):
        node = node.launch(config, kernel, buffer)
    return graph

def updated(count, source):
    executables[count].update(source)

captured, inner = capture(1), GraphDefinition()
inner.empty()
executables = {count: capture(count).complete() for count in (1, 5, 20)}
"""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.graphs", description=__doc__)
    parser.add_argument("--gpu", action="store_true", help="on the real driver instead of the stand-in")
    parser.add_argument(
        "--rounds",
        type=int,
        default=120,
        help="rounds of each row and package (default 120: after a hundred, machine code does what happens once a graph)",
    )
    parser.add_argument("--only", default="", help="rows whose text contains this")
    arguments = parser.parse_args()
    if not arguments.gpu:
        run_with_nothing("benchmarks.graphs", "behaving")
    warnings.simplefilter("ignore")
    print(f"{facts()}\ncuda-core {installed('cuda-core') or 'not installed'}", end="\n\n", flush=True)
    try:
        made = {package: names(package) for package in PACKAGES}
    except ImportError as error:
        print(f"there is nothing to compare with: {error}")
        return 1
    rows: list[list[Any]] = []
    for (before, after), texts in ROWS.items():
        for text in texts:
            found = timed(text, before, after, made, arguments.rounds) if arguments.only in text else None
            if found:
                rows.append([text, *[round(found[package]) for package in PACKAGES], found[OURS] / found[PEER]])
    rows.sort(key=lambda row: float(row[-1]), reverse=True)
    print(table(["ns, minimum", *PACKAGES, "ratio"], rows), end="\n\n")
    ratios = [row[-1] for row in rows]
    if ratios:
        print(
            f"{len(ratios)} rows, median ratio {statistics.median(ratios):.2f}, {sum(r > NEAR for r in ratios)} over {NEAR:g}"
        )
    return 0


def names(package: str) -> dict[str, Any]:
    """The objects of a package, and the functions above."""
    found = objects(package)
    core = found["core"]
    found.update(
        launch=core.launch, GraphDefinition=core.graph.GraphDefinition, graph_memory=core.GraphMemoryResource(0)
    )
    exec(FUNCTIONS, found)  # noqa: S102 - this module's own text
    return found


def timed(text: str, before: str, after: str, made: dict[str, dict[str, Any]], rounds: int) -> dict[str, float] | None:
    """The quickest round of each package, in nanoseconds for one run; None if one of them cannot do it here."""
    best = dict.fromkeys(made, float("inf"))
    body = compile(f"def run():\n    for _ in range({COUNT}):\n        {text}", "<benchmark>", "exec")
    for _ in range(rounds):
        for package, known in made.items():
            space = dict(known)
            try:
                exec(before, space)  # noqa: S102 - this module's own text
                exec(body, space)  # noqa: S102
                start = time.perf_counter_ns()
                space["run"]()
                best[package] = min(best[package], (time.perf_counter_ns() - start) / COUNT)
                exec(after, space)  # noqa: S102
                known["stream"].sync()
            except Exception as error:
                print(f"left out: {text}: {type(error).__name__}: {error}"[:120])
                return None
    return best


if __name__ == "__main__":
    sys.exit(main())
