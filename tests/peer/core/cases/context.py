"""``Context``, ``ContextOptions``, green contexts, and the resources they are made of."""

from __future__ import annotations

import weakref
from typing import Any

from cuda.core import (
    Context,
    ContextOptions,
    Device,
    SMResource,
    SMResourceOptions,
    WorkqueueResource,
    WorkqueueResourceOptions,
)

WRONG: Any = (None, 0, "context", 1.5, object(), [], {})


def members(see: Any, device: Any) -> None:
    context = device.context
    see.members(context, "handle", "is_closed", "is_green", "resources")
    see(context.create_stream)
    see(context.create_stream, None)
    see(context.create_stream, {"priority": 0})
    see(context.create_stream, 3)
    see(lambda: context == device.context)
    see(lambda: hash(context) == hash(device.context))
    see(lambda: context == 1)
    see(repr, context)
    see(context.close)
    see(lambda: context.is_closed)
    see(device.sync)
    see(Context)


def options(see: Any, device: Any) -> None:
    see(ContextOptions)
    for wrong in WRONG:
        made = see(ContextOptions, wrong)
        see(device.create_context, made)
        see(device.create_context, wrong)
    see(device.create_context)
    for count in (None, 0, 1, 8, -1, 1 << 20, [8, 8], (8,), [], "8", 1.5):
        see(SMResourceOptions, count)
    see(repr, SMResourceOptions())
    see(repr, WorkqueueResourceOptions())
    for scope in (None, "device_ctx", "green_ctx_balanced", "wrong", 0):
        see(WorkqueueResourceOptions, scope)
    see(WorkqueueResourceOptions, concurrency_limit=0)
    see.members(SMResourceOptions(), "count", "coscheduled_sm_count", "preferred_coscheduled_sm_count", "backfill")
    see.members(WorkqueueResourceOptions(), "sharing_scope", "concurrency_limit")
    see(lambda: ContextOptions([]).resources)


def sms(see: Any, device: Any) -> None:
    sm = device.resources.sm
    see.members(sm, "sm_count", "min_partition_size", "coscheduled_alignment", "flags")
    see.kind(lambda: sm.handle)
    see(lambda: device.resources is device.resources)
    see(lambda: device.resources.sm is device.resources.sm)
    see(SMResource)
    see(WorkqueueResource)
    see(type(device.resources))


def split(see: Any, device: Any) -> None:
    sm = device.resources.sm
    for count in (None, 8, 16, [8, 16], (8, 8), 0, -1, 7, 1 << 20, [], [0], ["8"], "8", 1.5, True, [8, None]):
        options = SMResourceOptions(count=count)
        for dry_run in (True, False):
            made = see(sm.split, options, dry_run=dry_run)
            see(lambda made=made: [part.sm_count for part in made[0]])
            see(lambda made=made: made[1] and made[1].sm_count)
    for options in (
        SMResourceOptions(count=8, coscheduled_sm_count=8),
        SMResourceOptions(count=[8, 8], coscheduled_sm_count=[2, 4]),
        SMResourceOptions(count=[8, 8], coscheduled_sm_count=[2]),
        SMResourceOptions(count=8, preferred_coscheduled_sm_count=4),
        SMResourceOptions(count=8, backfill=True),
        SMResourceOptions(count=[8, 8], backfill=[True, False]),
        SMResourceOptions(count=[8, 8], backfill=[True]),
        SMResourceOptions(coscheduled_sm_count=4),
    ):
        made = see(sm.split, options)
        see(lambda made=made: [part.sm_count for part in made[0]])
    for wrong in WRONG:
        see(sm.split, wrong)
    see(sm.split, SMResourceOptions(count=8), True)
    see(sm.split, {"count": 8})


def split_parts(see: Any, device: Any) -> None:
    parts, rest = device.resources.sm.split(SMResourceOptions(count=8))
    see(parts)
    see(rest)
    see.members(parts[0], "sm_count", "min_partition_size", "coscheduled_alignment", "flags")
    see(parts[0].split, SMResourceOptions(count=2))
    see(lambda: rest.split(SMResourceOptions(count=8)))
    dry, _ = device.resources.sm.split(SMResourceOptions(count=8), dry_run=True)
    see(lambda: dry[0].sm_count)
    see(lambda: dry[0].handle)
    see(lambda: dry[0].split(SMResourceOptions(count=2)))
    see(lambda: device.create_context(ContextOptions(resources=dry)))


def green(see: Any, device: Any) -> None:
    parts, _ = device.resources.sm.split(SMResourceOptions(count=8))
    for resources in (parts, tuple(parts), parts[0], [], [parts[0], parts[0]], [1], None):
        made = see(lambda resources=resources: device.create_context(ContextOptions(resources=resources)))
        see(lambda made=made: made.is_green)
    context = device.create_context(ContextOptions(resources=parts))
    see.members(context, "handle", "is_green", "is_closed", "resources")
    see(lambda: context.resources.sm.sm_count)
    see(lambda: context.resources.workqueue)
    see(lambda: context == device.context)
    stream = see(context.create_stream)
    see(lambda: stream.context == context)
    see(lambda: stream.device == device)
    see(lambda: stream.resources.sm.sm_count)
    see(lambda: stream.priority)
    previous = see(device.set_current, context)
    see(lambda: previous == device.context)
    see(lambda: device.context == context)
    see(lambda: device.context.is_green)
    see(device.create_stream)
    see(device.create_event)
    see(lambda: device.allocate(8, stream=stream))
    see(context.close)
    see(lambda: device.set_current(previous))
    see(stream.sync)
    see(stream.close)
    see(context.close)
    see(lambda: context.is_closed)
    see(context.create_stream)
    see(lambda: device.set_current(context))
    see(lambda: context.handle)
    see(lambda: context.resources)
    see(repr, context)


def green_lifetime(see: Any, device: Any) -> None:
    parts, _ = device.resources.sm.split(SMResourceOptions(count=8))
    context = device.create_context(ContextOptions(resources=parts))
    stream = context.create_stream()
    reference = see(weakref.ref, context)
    del context
    see.gone(reference)
    see(stream.sync)
    event = stream.record()
    event.sync()
    see(lambda: event.is_done)
    see(lambda: stream.context.is_green)


def workqueue(see: Any, device: Any) -> None:
    queue = see(lambda: device.resources.workqueue)
    see.members(queue, "sharing_scope", "concurrency_limit", "device")
    see.kind(lambda: queue.handle)
    for options in (
        WorkqueueResourceOptions(),
        WorkqueueResourceOptions(sharing_scope="device_ctx"),
        WorkqueueResourceOptions(sharing_scope="green_ctx_balanced"),
        WorkqueueResourceOptions(concurrency_limit=2),
        {"sharing_scope": "device_ctx"},
        None,
        3,
    ):
        see(lambda options=options: queue.configure(options))
    see.members(queue, "sharing_scope", "concurrency_limit")
    parts, _ = device.resources.sm.split(SMResourceOptions(count=8))
    see(lambda: device.create_context(ContextOptions(resources=[*parts, queue])))
    see(lambda: device.create_context(ContextOptions(resources=[queue])))


def without_context(see: Any) -> None:
    device = Device(0)
    see(lambda: device.resources.sm)
    see(lambda: device.resources.sm.split(SMResourceOptions(count=8)))
