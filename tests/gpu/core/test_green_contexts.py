"""Parts of a device and the contexts made from them.

Features of CUDA 13.1's driver are also tried on older drivers, whose error must say so.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator
from typing import Any, Callable

import pytest

from tests.conftest import package_on
from tests.gpu.core.tools import collect, content, in_threads
from tests.standin.build import BuildError

STRUCTURED = 13010
"""The first version with work queues and with splits into different groups."""


@pytest.fixture(scope="module")
def newer(core: Any, package: Callable[[str], Any]) -> bool:
    return bool(
        package("core._driver").driver_version() >= STRUCTURED
        and int(package("pathfinder.majors").default_major()) >= 13
    )


@pytest.fixture
def whole(device: Any) -> Any:
    """A resource with all multiprocessors."""
    return device.resources.sm


@pytest.fixture
def part(whole: Any) -> Any:
    """The smallest group that can be split off."""
    (group,), _ = whole.split({"count": whole.coscheduled_alignment})
    return group


@pytest.fixture
def green(device: Any, part: Any) -> Iterator[Any]:
    context = device.create_context({"resources": [part]})
    yield context
    device.set_current()
    context.close()


# Multiprocessors


def test_a_device_has_all_its_multiprocessors(device: Any, whole: Any) -> None:
    assert whole.sm_count == device.properties.multiprocessor_count
    assert 1 <= whole.min_partition_size <= whole.sm_count
    assert 1 <= whole.coscheduled_alignment <= whole.sm_count
    assert whole.flags == 0
    assert isinstance(whole.handle, int) and whole.handle == whole.handle != device.resources.sm.handle


def test_resources_are_known_before_a_context_is_current(core: Any) -> None:
    found: list[int] = []
    in_threads(lambda: found.append(core.Device(0).resources.sm.sm_count))
    assert found == [core.Device(0).properties.multiprocessor_count]


@pytest.mark.parametrize("name", ["DeviceResources", "SMResource", "WorkqueueResource"])
def test_resources_are_not_made_directly(core: Any, name: str) -> None:
    with pytest.raises(RuntimeError, match="not made directly"):
        getattr(core, name)()


@pytest.mark.parametrize("form", ["object", "dict"])
def test_a_split_gives_groups_and_the_rest(core: Any, whole: Any, form: str) -> None:
    count = whole.coscheduled_alignment
    options = core.SMResourceOptions(count=[count, count])
    groups, rest = whole.split(options if form == "object" else {"count": (count, count)})
    assert [type(group) for group in [*groups, rest]] == [core.SMResource] * 3
    assert all(group.sm_count >= count for group in groups)
    assert sum(group.sm_count for group in groups) + rest.sm_count <= whole.sm_count


def test_counts_like_those_of_numpy(core: Any, whole: Any) -> None:
    """A sequence may refuse to be true or false, and a number may look like an int and not be one."""

    class Array(list):  # type: ignore[type-arg]
        __class__ = object  # type: ignore[assignment]

        def __bool__(self) -> bool:
            raise ValueError("the truth value of an array is ambiguous")

    class Proxy:
        __class__ = int  # type: ignore[assignment]

        def __index__(self) -> int:
            return int(whole.coscheduled_alignment)

    for count in (Array([Proxy(), Proxy()]), [Proxy(), Proxy()]):
        groups, _ = whole.split(core.SMResourceOptions(count=count))
        assert [group.sm_count for group in groups] == [whole.coscheduled_alignment] * 2


def test_one_number_is_one_group(whole: Any) -> None:
    groups, rest = whole.split({"count": whole.coscheduled_alignment})
    assert len(groups) == 1
    assert groups[0].sm_count + rest.sm_count <= whole.sm_count


def test_without_a_number_the_driver_chooses(whole: Any) -> None:
    for options in ({}, {"count": None}, {"count": 0}, None):
        (group,), rest = whole.split(options)
        assert 0 < group.sm_count <= whole.sm_count
        assert group.sm_count + rest.sm_count <= whole.sm_count


def test_backfill_allows_counts_that_the_hardware_does_not_offer(whole: Any) -> None:
    count = whole.coscheduled_alignment + 2
    (group,), rest = whole.split({"count": count, "backfill": True})
    assert count <= group.sm_count < 2 * whole.coscheduled_alignment
    assert 0 < rest.sm_count <= whole.sm_count - count


def test_groups_of_different_sizes_need_cuda_13_1(whole: Any, newer: bool) -> None:
    unit = whole.coscheduled_alignment
    if newer:
        groups, rest = whole.split({"count": [unit, unit // 2], "coscheduled_sm_count": [unit, unit // 2]})
        assert [group.sm_count for group in groups] == [unit, unit // 2]
        assert [group.coscheduled_alignment for group in groups] == [unit, unit // 2]
        assert rest.sm_count == whole.sm_count - unit - unit // 2
        (first, remaining), rest = whole.split({"count": [unit, None]})
        assert first.sm_count == unit and remaining.sm_count + rest.sm_count == whole.sm_count - unit
    else:
        with pytest.raises(RuntimeError, match="different sizes needs CUDA 13.1"):
            whole.split({"count": [unit, 2 * unit]})
        for name in ("coscheduled_sm_count", "preferred_coscheduled_sm_count"):
            with pytest.raises(RuntimeError, match="needs CUDA 13.1"):
                whole.split({"count": unit, name: 2})


def test_backfill_of_one_group_alone(whole: Any, newer: bool) -> None:
    unit = whole.coscheduled_alignment
    groups, rest = whole.split({"count": [unit, unit], "backfill": [True, False]})
    assert [group.sm_count for group in groups] == [unit, unit]
    assert [group.flags for group in groups] == ([1, 0] if newer else [0, 0])


def test_a_dry_run_tells_but_cannot_be_used(device: Any, whole: Any) -> None:
    count = whole.coscheduled_alignment
    (group,), rest = whole.split({"count": count}, dry_run=True)
    assert group.sm_count >= count
    assert group.sm_count + rest.sm_count <= whole.sm_count
    for dry in (group, rest):
        with pytest.raises(ValueError, match="dry run"):
            device.create_context({"resources": [dry]})


@pytest.mark.parametrize(
    ("options", "error", "text"),
    [
        ({"count": -1}, ValueError, "count is -1"),
        ({"count": 1 << 40}, ValueError, "count is 1099511627776"),
        ({"count": []}, ValueError, "empty sequence"),
        ({"count": "8"}, TypeError, "count: an int is expected, got str"),
        ({"count": 8.0}, TypeError, "count: an int is expected, got float"),
        ({"count": [8, "8"]}, TypeError, "count: an int is expected, got str"),
        ({"count": [8, 8], "backfill": [True]}, ValueError, "backfill has 1 values, but .* 2 groups"),
        ({"count": 8, "coscheduled_sm_count": [2]}, ValueError, "coscheduled_sm_count is a sequence, so count must be"),
        ({"count": 8, "coscheduled_sm_count": -2}, ValueError, "coscheduled_sm_count is -2"),
        ({"cuont": 8}, TypeError, "'cuont'; did you mean 'count'"),
        (8, TypeError, "SMResourceOptions, a dict or None is expected, got int"),
    ],
    ids=str,
)
def test_options_that_do_not_fit_together(whole: Any, options: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        whole.split(options)


@pytest.mark.errors
def test_more_multiprocessors_than_there_are(core: Any, whole: Any) -> None:
    count = whole.coscheduled_alignment
    with pytest.raises(
        core.CUDAError, match=rf"{whole.sm_count + 100} multiprocessors cannot be split off {whole.sm_count}"
    ):
        whole.split({"count": whole.sm_count + 100})
    with pytest.raises(core.CUDAError, match="cannot be split off"):
        whole.split({"count": [count] * (whole.sm_count // count + 1)})


# Work queues


def test_work_queues_need_cuda_13_1(core: Any, device: Any, newer: bool) -> None:
    if not newer:
        with pytest.raises(RuntimeError, match="work queues need CUDA 13.1"):
            device.resources.workqueue  # noqa: B018
        return
    queues = device.resources.workqueue
    assert queues.device is device
    assert queues.sharing_scope == "device_ctx"
    assert queues.concurrency_limit >= 1
    assert isinstance(queues.handle, int)
    queues.configure(core.WorkqueueResourceOptions(sharing_scope="green_ctx_balanced"))
    queues.configure({"concurrency_limit": 3})
    queues.configure({})
    assert (queues.sharing_scope, queues.concurrency_limit) == ("green_ctx_balanced", 3)
    assert device.resources.workqueue.concurrency_limit != 3, "another object is not changed"
    part = device.resources.sm.split({"count": device.resources.sm.coscheduled_alignment})[0][0]
    context = device.create_context({"resources": [part, queues]})
    assert context.resources.workqueue.concurrency_limit == 3
    with pytest.raises(core.CUDAError, match="once"):
        device.create_context({"resources": [part, queues, queues]})


@pytest.mark.parametrize(
    ("options", "error", "text"),
    [
        ({"sharing_scope": "mine"}, ValueError, "'mine', but must be 'device_ctx' or 'green_ctx_balanced'"),
        ({"concurrency_limit": 0}, ValueError, "concurrency_limit is 0"),
        ({"concurrency_limit": "4"}, TypeError, "an int is expected, got str"),
    ],
    ids=str,
)
def test_options_of_work_queues(core: Any, options: dict[str, Any], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        core.WorkqueueResourceOptions(**options)


def test_a_scope_is_a_member_of_its_enumeration(core: Any) -> None:
    scope = core.WorkqueueResourceOptions(sharing_scope="green_ctx_balanced").sharing_scope
    assert scope is core.typing.WorkqueueSharingScopeType.GREEN_CTX_BALANCED


# Contexts


def test_a_green_context_has_its_part(core: Any, device: Any, green: Any, part: Any) -> None:
    assert type(green) is core.Context
    assert green.is_green and not green.is_closed
    assert green.device is device
    assert green.handle is not None and green != device.context
    assert not device.context.is_green, "it does not become current"
    assert green.resources.sm.sm_count == part.sm_count
    assert device.context.resources.sm.sm_count == device.resources.sm.sm_count
    assert repr(green).startswith("<Context green, 0x")


def test_resources_of_a_context_and_of_its_device_are_asked_for_again_and_again(
    device: Any, green: Any, part: Any
) -> None:
    """Python asks the first times, machine code the others."""
    for _ in range(5):
        assert device.resources.sm.sm_count == device.context.resources.sm.sm_count > part.sm_count
        assert green.resources.sm.sm_count == part.sm_count
        made = green.resources.sm
        assert made.handle != green.resources.sm.handle and made._device_id == device.device_id


def test_green_contexts_are_made_again_and_again(
    core: Any, device: Any, part: Any, newer: bool, live: Callable[..., Any], on_standin: bool
) -> None:
    """Python makes the first ones, machine code the others."""
    before = live("green context", "stream")
    resources = [part, device.resources.workqueue] if newer else [part]
    for _ in range(5):
        context = device.create_context(core.ContextOptions(resources=resources))
        assert context.is_green and context.resources.sm.sm_count == part.sm_count
        assert type(context.handle) is type(device.context.handle) and int(context.handle) == hash(context)
        stream = context.create_stream()
        context.close()
        assert not context.is_green and stream.context.is_green and live("green context") == before[0] + on_standin
        stream.close()
        del stream
        assert live("green context", "stream") == before


def test_groups_of_one_split_share_a_context(device: Any, whole: Any) -> None:
    count = whole.coscheduled_alignment
    groups, _ = whole.split({"count": [count, count]})
    context = device.create_context({"resources": tuple(groups)})
    assert context.resources.sm.sm_count == sum(group.sm_count for group in groups)


def test_a_part_of_a_green_context_can_be_split_again(device: Any, whole: Any) -> None:
    unit = whole.coscheduled_alignment
    half = whole.split({"count": 2 * unit})[0][0]
    context = device.create_context({"resources": [half]})
    (group,), rest = context.resources.sm.split({"count": unit})
    assert group.sm_count + rest.sm_count == half.sm_count
    inner = device.create_context({"resources": [group]})
    assert inner.resources.sm.sm_count == group.sm_count


@pytest.mark.parametrize(
    ("given", "error", "text"),
    [
        (None, ValueError, "resources is None"),
        ([], ValueError, "resources is empty"),
        (3, TypeError, "a sequence of resources is expected, got int"),
        ([3], TypeError, "SMResource and WorkqueueResource are expected, got int"),
    ],
    ids=str,
)
def test_invalid_resources(core: Any, device: Any, given: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        device.create_context(core.ContextOptions(resources=given))


def test_resources_must_be_given(device: Any) -> None:
    with pytest.raises(ValueError, match="resources"):
        device.create_context()


def test_a_resource_of_another_device(core: Any, device: Any, part: Any) -> None:
    if len(core.Device.get_all_devices()) < 2:
        pytest.skip("one GPU only")
    with pytest.raises(ValueError, match="of device 0> cannot be used in a context of device 1"):
        core.Device(1).create_context({"resources": [part]})


@pytest.mark.errors
def test_parts_of_different_splits(core: Any, device: Any, whole: Any) -> None:
    """Newer drivers accept them, and the error of an older driver is explained."""
    parts = [whole.split({"count": whole.coscheduled_alignment})[0][0] for _ in range(2)]
    try:
        made = device.create_context({"resources": parts})
    except core.CUDAError as error:
        assert "come from one split" in str(error)
    else:
        assert made.is_green
        made.close()


def test_streams_of_a_green_context(core: Any, device: Any, green: Any, part: Any) -> None:
    stream = green.create_stream()
    assert type(stream) is core.Stream
    assert stream.is_nonblocking and stream.priority == 0
    assert stream.context == green and stream.context.is_green
    assert stream.device is device
    assert stream.resources.sm.sm_count == part.sm_count
    event = stream.record()
    assert event.context == green
    device.default_stream.wait(stream)
    stream.wait(device.create_stream())
    stream.sync()
    event.sync()
    first = device.create_stream(options={"priority": -1}).priority
    assert green.create_stream({"priority": -1}).priority == first


def test_streams_of_a_green_context_never_block(core: Any, green: Any) -> None:
    with pytest.raises(ValueError, match="always nonblocking"):
        green.create_stream(core.StreamOptions(nonblocking=False))


def test_other_contexts_make_no_streams(device: Any) -> None:
    with pytest.raises(RuntimeError, match=r"use Device.create_stream\(\)"):
        device.context.create_stream()


def test_a_stream_from_elsewhere_knows_its_green_context(core: Any, green: Any, part: Any) -> None:
    made = green.create_stream()
    stream = core.Stream.from_handle(int(made.handle))
    assert stream.context == green
    assert stream.context.is_green
    assert stream.resources.sm.sm_count == part.sm_count


def test_a_green_context_made_current(core: Any, device: Any, green: Any, part: Any) -> None:
    primary = device.context
    assert device.set_current(green) == primary
    assert device.context is green
    assert core.LEGACY_DEFAULT_STREAM.context == green
    assert core.LEGACY_DEFAULT_STREAM.context.is_green
    stream = device.create_stream()
    assert stream.context == green and stream.resources.sm.sm_count == part.sm_count
    assert device.create_event().context == green
    assert device.resources.sm.sm_count > part.sm_count, "the device has still all"
    device.sync()
    assert device.set_current(primary) == green
    assert device.context == primary


def test_one_that_another_library_made_current(
    core: Any, device: Any, green: Any, package: Callable[[str], Any]
) -> None:
    found: list[Any] = []

    def adopt() -> None:
        package("checked.driver").cuCtxSetCurrent(green.handle)
        own = core.Device(0)
        found.extend((own.context == green, own.context.is_green, own.create_stream().context == green))

    in_threads(adopt)
    assert found == [True, True, True]


def test_work_of_a_green_context(device: Any, green: Any) -> None:
    stream = green.create_stream()
    memory = device.allocate(64, stream=stream)
    memory.fill(7, stream=stream)
    assert content(memory, stream) == bytes([7] * 64)
    memory.close(stream)
    stream.sync()


# Ends


def test_closing(device: Any, part: Any, live: Callable[..., Any]) -> None:
    before = live("green context")
    context = device.create_context({"resources": [part]})
    assert live("green context") in (before + 1, 0)
    resources = context.resources
    context.close()
    context.close()
    assert context.is_closed and not context.is_green and context.handle is None
    assert repr(context) == "<Context closed of device 0>"
    for use in (lambda: context.resources, context.create_stream, lambda: device.set_current(context)):
        with pytest.raises(RuntimeError, match="this context is closed"):
            use()
    assert resources.sm.sm_count == part.sm_count, "earlier answers stay valid"
    del resources, use
    assert live("green context") == before


def test_the_current_context_cannot_be_closed(device: Any, green: Any) -> None:
    device.set_current(green)
    with pytest.raises(RuntimeError, match="make another one current before"):
        green.close()
    assert not green.is_closed
    device.set_current()
    green.close()


def test_a_stream_outlives_the_context_object(device: Any, part: Any, live: Callable[..., Any]) -> None:
    before = live("green context", "stream")
    context = device.create_context({"resources": [part]})
    stream = context.create_stream()
    context.close()
    stream.record().sync()
    stream.sync()
    assert stream.context.is_green and stream.resources.sm.sm_count == part.sm_count
    stream.close()
    assert live("green context", "stream") == before


def test_another_thread_closes_the_context_meanwhile(
    device: Any, part: Any, package: Callable[[str], Any], live: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = live("green context", "stream")
    context, module = device.create_context({"resources": [part]}), package("core.stream")
    maker = module.maker

    def closing(*arguments: Any) -> Any:
        context.close()
        return maker(*arguments)

    monkeypatch.setattr(module, "maker", closing)
    stream = context.create_stream()
    assert context.is_closed and stream.context.is_green
    with pytest.raises(RuntimeError, match="this context is closed"):
        context.create_stream()
    stream.close()
    assert live("green context", "stream") == before


def test_memory_outlives_stream_and_context(device: Any, part: Any, live: Callable[..., Any]) -> None:
    before = live("green context", "stream")
    context = device.create_context({"resources": [part]})
    stream = context.create_stream()
    memory = device.allocate(64, stream=stream)
    stream.close()
    context.close()
    del stream, context
    memory.fill(1, stream=device.default_stream)
    memory.close()
    del memory
    device.sync()
    assert live("green context", "stream") == before


def use_closed(core: Any, device: Any, part: Any, use: Callable[[Any], Any]) -> Any:
    """The result of ``use(device)`` in a thread in which a context is current that this one has closed meanwhile."""
    context = device.create_context({"resources": [part]})
    ready, closed, results = threading.Event(), threading.Event(), []

    def run() -> None:
        own = core.Device(0)
        own.set_current(context)
        ready.set()
        closed.wait(10)
        results.append(use(own))
        own.set_current()

    thread = threading.Thread(target=run)
    thread.start()
    ready.wait(10)
    context.close()
    closed.set()
    thread.join()
    return results.pop()


def test_one_that_is_current_elsewhere_stays_alive(core: Any, device: Any, part: Any, live: Callable[..., Any]) -> None:
    before = live("green context")

    def use(own: Any) -> Any:
        own.create_stream().sync()
        return own.context.is_green

    assert use_closed(core, device, part, use) is True
    assert live("green context") == before


def test_what_is_made_in_a_closed_context_keeps_it(core: Any, device: Any, part: Any, live: Callable[..., Any]) -> None:
    """Another thread closed it, in this one it is current. The object made here is destroyed in it, later than this thread ends."""
    before, options = live("green context", "array"), {"shape": (4,), "format": "uint8", "num_channels": 1}
    array = use_closed(core, device, part, lambda own: own.create_opaque_array(options))
    del array
    assert live("green context", "array") == before, "the context ended before the array"


def test_dropped_contexts_leave_nothing(device: Any, part: Any, live: Callable[..., Any], on_standin: bool) -> None:
    before = live("green context", "context", "stream")
    for _ in range(200 if on_standin else 20):
        stream = device.create_context({"resources": [part]}).create_stream()
        stream.record()
    del stream
    collect()
    assert live("green context", "context", "stream") == before


# Older drivers, as the stand-in simulates them


@pytest.fixture(scope="module", params=[13000, 12090], ids=["CUDA 13.0", "CUDA 12.9"])
def older(request: pytest.FixtureRequest) -> Iterator[Any]:
    """``core`` on a driver without cuDevSmResourceSplit."""
    try:
        standin_with = request.getfixturevalue("standin_with")
        path = standin_with("behaving", without=["cuDevSmResourceSplit", "cuStreamGetDevResource"])
    except BuildError as error:
        pytest.skip(f"the stand-in cannot be built here: {error}")
    ctypes.CDLL(str(path)).standin_set_driver_version(request.param)
    with package_on(path) as package:
        made = package("core")
        made.Device(0).set_current()
        yield made


def test_older_drivers_split_evenly(older: Any) -> None:
    whole = older.Device(0).resources.sm
    assert (whole.min_partition_size, whole.coscheduled_alignment, whole.flags) == (8, 8, 0)
    for options, expected, rest in [
        ({"count": [8, 8]}, [8, 8], 4),
        ({"count": 10}, [16], 4),
        ({"count": 10, "backfill": True}, [10], 10),
        ({}, [8], 12),
    ]:
        groups, left = whole.split(options)
        assert ([group.sm_count for group in groups], left.sm_count) == (expected, rest), options


def test_older_drivers_name_missing_features(older: Any) -> None:
    resources = older.Device(0).resources
    for options in ({"count": [8, 12]}, {"count": 8, "coscheduled_sm_count": 4}, {"preferred_coscheduled_sm_count": 4}):
        with pytest.raises(RuntimeError, match="needs CUDA 13.1"):
            resources.sm.split(options)
    with pytest.raises(RuntimeError, match="work queues need CUDA 13.1"):
        resources.workqueue  # noqa: B018
    with pytest.raises(older.CUDAError, match="8, 8, 8 multiprocessors cannot be split off 20"):
        resources.sm.split({"count": [8, 8, 8]})


def test_older_drivers_make_green_contexts(older: Any) -> None:
    device = older.Device(0)
    context = device.create_context({"resources": device.resources.sm.split({"count": 8})[0]})
    assert context.resources.sm.sm_count == context.create_stream().resources.sm.sm_count == 8
