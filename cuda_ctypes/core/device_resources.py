"""Parts of a device: its multiprocessors and its work queues, of which green contexts are made.

CUDA 13.1 brought groups of different sizes and work queues. With older drivers, multiprocessors are split into equal
groups.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

from .._floor.cuda_version import version_text
from .._floor.native import routines
from ._driver import (
    advised,
    after_few,
    after_few_calls,
    as_int,
    class_name,
    driver,
    driver_version,
    fail,
    filled,
    frequent,
    late,
)
from .context import Context
from .device import Device
from .fields import dataclass
from .lifetimes import NoConstructor, Owned, maker
from .options import SLOTS, Options, member_of, option_class, options_of
from .quick_properties import kept

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any

    from ._annotations import WorkqueueSharingScope
    from .options import ContextOptions
    from .typing import WorkqueueSharingScopeType

SM, WORKQUEUE_CONFIG = 1, 1000  # CU_DEV_RESOURCE_TYPE_SM, _WORKQUEUE_CONFIG
DEFAULT_STREAM = 1  # CU_GREEN_CTX_DEFAULT_STREAM, the only flag before CUDA 13.2
STRUCTURED = 13010
"""The first CUDA version with cuDevSmResourceSplit and work queues."""
LARGEST = 2**32 - 1


@option_class
@dataclass(eq=True, repr=False, **SLOTS)
class SMResourceOptions(Options):
    """Options of :meth:`SMResource.split`.

    Each field is a value for one group, or a sequence with a value per group. For several groups ``count`` is a
    sequence; a single value of another field holds for every group.
    """

    count: int | Sequence[int] | None = None
    """Multiprocessors of the group. None or 0: as many as the driver can give (before CUDA 13.1: as few)."""
    coscheduled_sm_count: int | Sequence[int] | None = None
    """The fewest of them that must be able to run one cluster together."""
    preferred_coscheduled_sm_count: int | Sequence[int] | None = None
    """The number of them that should be able to, if possible."""
    backfill: bool | Sequence[bool] = False
    """Whether the group may be filled up with multiprocessors outside the hardware's structure, which allows more
    counts.
    """


@option_class
@dataclass(eq=True, repr=False, **SLOTS)
class WorkqueueResourceOptions(Options):
    """Options of :meth:`WorkqueueResource.configure`; None leaves a value unchanged.

    Raises
    ------
    TypeError
        The limit is not an int.
    ValueError
        The scope is unknown, or the limit is not from 1 to 2**32 - 1.
    """

    sharing_scope: WorkqueueSharingScope | None = None
    """``"device_ctx"``: all contexts share the queues. ``"green_ctx_balanced"``: each has its own if possible."""
    concurrency_limit: int | None = None
    """The number of streams that are expected to have work at the same time."""

    def __post_init__(self) -> None:
        if self.sharing_scope is not None:
            self.sharing_scope = scope_of(self.sharing_scope)
        if self.concurrency_limit is not None:
            self.concurrency_limit = number_of(self.concurrency_limit, "concurrency_limit", 1)


def scope_of(value: Any) -> WorkqueueSharingScopeType:
    from .typing import WorkqueueSharingScopeType

    return member_of(WorkqueueSharingScopeType, value, "sharing_scope")


def number_of(value: Any, what: str, least: int = 0) -> int:
    if type(value) is int and least <= value <= LARGEST:
        return value
    number = as_int(value, what)
    if not least <= number <= LARGEST:
        raise ValueError(f"{what} is {number}, but must be from {least} to {LARGEST}")
    return number


class SMResource(NoConstructor):
    """Some of a device's multiprocessors. Made by :attr:`DeviceResources.sm` and :meth:`split`."""

    __slots__ = ("_resource", "_device_id", "_dry", "_sm_count", "_least", "_alignment", "_flags", "__weakref__")
    _resource: Any
    _device_id: int
    _dry: bool
    _sm_count: int | None
    """This and the next ones: the properties, once they were read."""
    _least: int | None
    _alignment: int | None
    _flags: int | None

    _TOLD = {"minSmPartitionSize": 13000, "smCoscheduledAlignment": 13000, "flags": STRUCTURED}
    """The first CUDA versions whose driver gives these fields."""
    _SPLITS = {9: (8, 8), 8: (4, 2), 7: (2, 2), 0: (1, 1)}
    """For older drivers, by major compute capability: the smallest group, and the number that groups are multiples of."""

    _made_by = "DeviceResources.sm or SMResource.split()"

    @classmethod
    def _of(cls, resource: Any, device_id: int, dry: bool = False) -> SMResource:
        self = object.__new__(cls)
        self._resource = resource
        self._device_id = device_id
        self._dry = dry
        self._sm_count = self._least = self._alignment = self._flags = None
        return self

    def _told(self, field: str) -> int:
        """0 if the driver does not tell it; it may leave it out of groups."""
        return int(getattr(self._resource.sm, field, 0)) if driver_version() >= self._TOLD[field] else 0

    def _splits(self) -> tuple[int, int]:
        major = Device(self._device_id).compute_capability.major
        return next(both for least, both in self._SPLITS.items() if least <= major)

    @property
    def handle(self) -> int:
        """The address of the CUdevResource, valid as long as this object."""
        return ctypes.addressof(self._resource)

    @property
    @kept("_sm_count")
    def sm_count(self) -> int:
        """The number of multiprocessors."""
        count = self._sm_count
        if count is None:
            count = self._sm_count = self._resource.sm.smCount
        return count

    @property
    @kept("_least")
    def min_partition_size(self) -> int:
        """The smallest number of multiprocessors that can be split off."""
        if self._least is None:
            self._least = self._told("minSmPartitionSize") or self._splits()[0]
        return self._least

    @property
    @kept("_alignment")
    def coscheduled_alignment(self) -> int:
        """The number of multiprocessors that can run one cluster together; groups are multiples of it, unless filled up."""
        if self._alignment is None:
            self._alignment = self._told("smCoscheduledAlignment") or self._splits()[1]
        return self._alignment

    @property
    @kept("_flags")
    def flags(self) -> int:
        """Bits of CUdevSmResourceGroup_flags; 0 before CUDA 13.1."""
        if self._flags is None:
            self._flags = self._told("flags")
        return self._flags

    def split(
        self, options: SMResourceOptions | dict[str, Any] | None, *, dry_run: bool = False
    ) -> tuple[list[SMResource], SMResource]:
        """Split into groups that share no multiprocessor, and a rest, which may be empty.

        C: cuDevSmResourceSplit; before CUDA 13.1, cuDevSmResourceSplitByCount.

        Parameters
        ----------
        options : SMResourceOptions, dict or None
            The groups.
        dry_run : bool, optional
            Whether to compute the split only; no context can be made of the result.

        Returns
        -------
        groups : list of SMResource
        rest : SMResource

        Raises
        ------
        CUDAError
            There are not enough multiprocessors.
        RuntimeError
            The installed driver cannot split like this.
        TypeError
            An option is unknown, or a number is not an int.
        ValueError
            Sequences differ in length, or a number is out of range.
        """
        groups = groups_of(options_of(SMResourceOptions, options, "options of the split"))
        structured = driver_version() >= STRUCTURED and hasattr(driver, "cuDevSmResourceSplit")
        try:
            found, rest = (self._split if structured else self._split_evenly)(groups)
        except (driver.CudaErrorInvalidValue, driver.CudaErrorInvalidResourceConfiguration) as error:
            raise advised(error, self._refused(groups))
        number, dry = self._device_id, bool(dry_run)
        return [part_of(group, number, dry) for group in found], part_of(rest, number, dry)

    def _split(self, groups: list[Group]) -> tuple[list[Any], Any]:
        parameters = []
        for group in groups:
            made = driver.CU_DEV_SM_RESOURCE_GROUP_PARAMS()
            made.smCount, made.coscheduledSmCount, made.preferredCoscheduledSmCount, made.flags = group
            parameters.append(made)
        return driver.cuDevSmResourceSplit(len(groups), self._resource, 0, parameters)

    def _split_evenly(self, groups: list[Group]) -> tuple[list[Any], Any]:
        since = "needs CUDA 13.1, in the driver and in CUDA_CTYPES_API"
        if any(group[1] or group[2] for group in groups):
            raise RuntimeError(f"choosing how many multiprocessors run clusters together {since}")
        if len({group[0] for group in groups}) > 1:
            raise RuntimeError(f"splitting into groups of different sizes {since}")
        ignore = 1 if all(group[3] for group in groups) else 0  # CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING
        found, count, rest = driver.cuDevSmResourceSplitByCount(len(groups), self._resource, ignore, groups[0][0])
        if count < len(groups):
            fail(driver.CUresult.CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION, "cuDevSmResourceSplitByCount")
        return list(found[:count]), rest

    def _refused(self, groups: list[Group]) -> str:
        counts = ", ".join(str(group[0]) if group[0] else "any number" for group in groups)
        return (
            f"groups of {counts} multiprocessors cannot be split off {self.sm_count}: at least {self.min_partition_size}, "
            f"in multiples of {self.coscheduled_alignment} unless coscheduled_sm_count or backfill says otherwise; and a "
            "group of a split can be split again only once a context is made of it (its Context.resources.sm)"
        )

    def __repr__(self) -> str:
        return f"<SMResource: {self.sm_count} multiprocessors of device {self._device_id}>"


def _quicken_part_of(written: Any) -> Any:
    if routines() is None:
        return written
    from .._floor.native.making import Make

    given = {"_resource": driver.CUdevResource, "_device_id": int, "_dry": bool}
    made = Make(written, SMResource, given, _sm_count=None, _least=None, _alignment=None, _flags=None)
    return made.function("part_of", __name__)


part_of = after_few_calls(globals(), "part_of", lambda *given: SMResource._of(*given), _quicken_part_of)
"""``SMResource._of``, after a few calls by machine code, in a third of the time."""


if TYPE_CHECKING:
    Group = tuple[int, int, int, int]
    """Multiprocessors, how many together, how many preferably, flags: 1 for CU_DEV_SM_RESOURCE_GROUP_BACKFILL."""


def groups_of(options: SMResourceOptions) -> list[Group]:
    """The numbers of each group. Raises ValueError for sequences of different lengths."""
    given = count, together, preferred, filled_up = (
        options.count,
        options.coscheduled_sm_count,
        options.preferred_coscheduled_sm_count,
        options.backfill,
    )
    if together is preferred is None and filled_up is False:  # the usual case, in a third of the time
        counts = (count,) if count.__class__ in SINGLE else count
        if counts.__class__ in (tuple, list) and counts:
            return [(number_of(each, "count") if each else 0, 0, 0, 0) for each in counts]
    several = [value.__class__ not in SINGLE and (value.__class__ is tuple or is_sequence(value)) for value in given]
    if True in several:
        return [group_of(*each) for each in zip(*columns_of(given, several))]
    return [group_of(*given)]


FIELDS = "count", "coscheduled_sm_count", "preferred_coscheduled_sm_count", "backfill"


def columns_of(given: tuple[Any, ...], several: list[bool]) -> list[Sequence[Any]]:
    """The values of each field, one per group. ``several`` tells whether it is a sequence."""
    count = given[0]
    if not several[0]:
        name = FIELDS[several.index(True)]
        raise ValueError(f"{name} is a sequence, so count must be one too: it says how many groups there are")
    length = len(count)
    if not length:
        raise ValueError("count is an empty sequence: one number per group is needed")
    columns = []
    for name, value, is_one_per_group in zip(FIELDS, given, several):
        if is_one_per_group and len(value) != length:
            raise ValueError(f"{name} has {len(value)} values, but count says that there are {length} groups")
        columns.append(value if is_one_per_group else [value] * length)
    return columns


def group_of(count: Any, together: Any, preferred: Any, filled_up: Any) -> Group:
    return (
        number_of(count, "count") if count else 0,
        number_of(together, "coscheduled_sm_count") if together else 0,
        number_of(preferred, "preferred_coscheduled_sm_count") if preferred else 0,
        1 if filled_up else 0,
    )


SINGLE = {int, bool, type(None)}
"""The usual classes of values for one group."""


def is_sequence(value: Any) -> bool:
    return hasattr(value, "__getitem__") and hasattr(value, "__len__") and not isinstance(value, (str, bytes, dict))


_scopes: dict[Any, WorkqueueSharingScopeType] = {}
"""By the enum members of C."""


class WorkqueueResource(NoConstructor):
    """The work queues of a device or of a green context. Made by :attr:`DeviceResources.workqueue`."""

    __slots__ = ("_resource", "_device_id", "_config", "__weakref__")
    _resource: Any
    _device_id: int
    _config: Any
    """The part of the CUdevResource that is about work queues, once it was read."""

    _made_by = "DeviceResources.workqueue"

    @classmethod
    def _of(cls, resource: Any, device_id: int) -> WorkqueueResource:
        self = object.__new__(cls)
        self._resource = resource
        self._device_id = device_id
        self._config = None
        return self

    @property
    def handle(self) -> int:
        """The address of the CUdevResource, valid as long as this object."""
        return ctypes.addressof(self._resource)

    def _part(self) -> Any:
        config = self._config
        if config is None:
            config = self._config = self._resource.wqConfig
        return config

    @property
    def device(self) -> Device:
        """The device of the queues."""
        return Device(self._device_id)

    @property
    def sharing_scope(self) -> WorkqueueSharingScopeType:
        """Whether contexts share the queues, as in :class:`WorkqueueResourceOptions`."""
        scope = (self._config or self._part()).sharingScope
        try:
            return _scopes[scope]
        except KeyError:
            found = scope_of(scope.name.replace("CU_WORKQUEUE_SCOPE_", "").lower())
            return _scopes.setdefault(scope, found)

    @property
    def concurrency_limit(self) -> int:
        """The number of streams that are expected to have work at the same time; at first, the device's limit."""
        return (self._config or self._part()).wqConcurrencyLimit  # type: ignore[no-any-return]

    def configure(self, options: WorkqueueResourceOptions | dict[str, Any]) -> None:
        """Change this object, for contexts made of it from now on.

        Parameters
        ----------
        options : WorkqueueResourceOptions or dict
            The changes.

        Raises
        ------
        TypeError
            An option is unknown, or the limit is not an int.
        ValueError
            The scope is unknown, or the limit is not from 1 to 2**32 - 1.
        """
        chosen: Any = options
        if options.__class__ is not WorkqueueResourceOptions:
            chosen = options_of(WorkqueueResourceOptions, options, "options of the work queues")
        config = self._config or self._part()
        if chosen.sharing_scope is not None:
            name = f"CU_WORKQUEUE_SCOPE_{scope_of(chosen.sharing_scope).upper()}"
            config.sharingScope = driver.CUdevWorkqueueConfigScope[name]
        if chosen.concurrency_limit is not None:
            config.wqConcurrencyLimit = number_of(chosen.concurrency_limit, "concurrency_limit", 1)

    def __repr__(self) -> str:
        limit = self.concurrency_limit
        return f"<WorkqueueResource: {limit} at once, {self.sharing_scope}, of device {self._device_id}>"


class DeviceResources(NoConstructor):
    """The multiprocessors and work queues of a device or context. Made by :attr:`Device.resources`,
    :attr:`Context.resources` and :attr:`Stream.resources`.
    """

    __slots__ = ("_device_id", "_owned", "__weakref__")
    _device_id: int
    _owned: Owned | None
    """The context, kept alive; None for the whole device."""

    _made_by = "Device.resources or Context.resources"

    @classmethod
    def _of(cls, device_id: int, owned: Owned | None) -> DeviceResources:
        self = object.__new__(cls)
        self._device_id = device_id
        self._owned = owned
        return self

    def _get(self, kind: int) -> Any:
        if self._owned is None:
            return driver.cuDeviceGetDevResource(self._device_id, kind)
        return driver.cuCtxGetDevResource(self._owned.handle, kind)

    @property
    def sm(self) -> SMResource:
        """The multiprocessors. C: cuDeviceGetDevResource, cuCtxGetDevResource."""
        _another_sm()
        return SMResource._of(self._get(SM), self._device_id)

    @property
    def workqueue(self) -> WorkqueueResource:
        """The work queues. Raises RuntimeError before CUDA 13.1. C: cuDeviceGetDevResource, cuCtxGetDevResource."""
        version = driver_version()
        if version < STRUCTURED or not hasattr(driver, "CUdevWorkqueueConfigScope"):
            raise RuntimeError(
                f"work queues need CUDA 13.1, in the driver (this one: {version_text(version)}) and in CUDA_CTYPES_API"
            )
        _another_workqueue()
        return WorkqueueResource._of(self._get(WORKQUEUE_CONFIG), self._device_id)

    def __repr__(self) -> str:
        return f"<DeviceResources of {'device' if self._owned is None else 'a context of device'} {self._device_id}>"


def _quicken(name: str, kind: int, cls: Any, **slots: Any) -> None:
    """Let machine code make a property of resources, of a whole device or of a context."""
    from .quick_methods import quicken_property

    def of_device(native: Any, routine: Any) -> None:
        filled("cuDeviceGetDevResource")
        routine.expect_object(routine.within(0, DeviceResources, "_owned"), None)
        describe(native, routine, routine.value(routine.within(0, DeviceResources, "_device_id"), "i", int))

    def of_context(native: Any, routine: Any) -> None:
        filled("cuCtxGetDevResource")
        describe(native, routine, routine.slot(routine.within(0, DeviceResources, "_owned"), Owned, "number"))

    def describe(native: Any, routine: Any, of: Any) -> None:
        routine.sources += [of, routine.struct(driver.CUdevResource), routine.number(kind)]
        device = routine.within(0, DeviceResources, "_device_id")
        routine.returns_instance(cls, _resource=native.OUTPUT, _device_id=device, **slots)

    otherwise = "cuCtxGetDevResource", of_context
    quicken_property(DeviceResources, name, "cuDeviceGetDevResource", of_device, otherwise=otherwise)


def _quicken_sm() -> None:
    _quicken("sm", SM, SMResource, _dry=False, _sm_count=None, _least=None, _alignment=None, _flags=None)


_another_sm = after_few(_quicken_sm)
_another_workqueue = after_few(lambda: _quicken("workqueue", WORKQUEUE_CONFIG, WorkqueueResource, _config=None))


def create_green_context(device: Device, options: ContextOptions) -> Context:
    """A context that uses some parts of a device only. It is destroyed after its last stream."""
    number, given = device._device_id, options.resources
    if given is None:
        raise ValueError("resources is None: the parts of the device are needed, as in device.resources.sm.split(...)")
    try:
        parts = list(given)
    except TypeError:
        raise TypeError(f"resources: a sequence of resources is expected, got {type(given).__name__}") from None
    if not parts:
        raise ValueError("resources is empty: a context needs at least one part of the device")
    for part in parts:
        check_part(part, number)
    description = describe(b"".join([part._resource for part in parts]), len(parts))
    make = maker("cuGreenCtxCreate", 3)
    green = make(destroy_green, None, description, int(device._facts.handle), DEFAULT_STREAM)
    made: Context = context_of(green, number)
    return made


describe = late(globals(), "describe", "cuDevResourceGenerateDesc")
destroy_green = late(globals(), "destroy_green", "cuGreenCtxDestroy")


def _context_of(green: Owned, device_id: int) -> Context:
    """The context of a CUgreenCtx, which it keeps."""
    owned = Owned(frequent("cuCtxFromGreenCtx")(green.number), None, green)
    return Context._of(None, device_id, green, owned)


def _quicken_context_of(written: Any) -> Any:
    from .quick_methods import quick

    def describe(native: Any, routine: Any) -> None:
        handle = native.OUTPUT
        routine.sources += [routine.output("Q"), routine.slot(0, Owned, "number")]
        routine.expect(1, int)
        owned = routine.instance(Owned, handle=handle, number=handle, keep=(0,), _destroy=None)
        routine.returns_instance(Context, _owned=owned, _device_id=(1,), _green=(0,), _resources=None, _destroyers=None)

    filled("cuCtxFromGreenCtx")
    return quick(written, "cuCtxFromGreenCtx", describe, 2)


context_of = after_few_calls(globals(), "context_of", _context_of, _quicken_context_of)


def check_part(part: Any, device_id: int) -> None:
    """Raise ValueError or TypeError for what cannot be in a context of a device."""
    if part.__class__ is SMResource and part._device_id == device_id and part._sm_count and not part._dry:
        return  # the usual case
    if not isinstance(part, (SMResource, WorkqueueResource)):
        raise TypeError(f"resources: SMResource and WorkqueueResource are expected, got {class_name(part)}")
    if part._device_id != device_id:
        raise ValueError(f"{part!r} cannot be used in a context of device {device_id}")
    if isinstance(part, SMResource) and part._dry:
        raise ValueError(f"{part!r} comes from a dry run of split(): split again without dry_run")
    if isinstance(part, SMResource) and not part.sm_count:
        raise ValueError(f"{part!r} is the empty rest of a split")
