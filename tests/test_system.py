"""``cuda_ctypes.core.system`` on answers of NVML, except devices: tests/gpu/core/test_system_devices.py."""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator
from typing import Any

import pytest

from tests.conftest import package_on
from tests.interpreter import status_of
from tests.standin import build
from tests.standin.control import Recorder

NOT_FOUND, DRIVER_NOT_LOADED = 6, 9


@pytest.fixture(scope="module")
def standin() -> build.Standin:
    made = build.standins()["cu13", "nvml"]
    build.ensure(made)
    return made


@pytest.fixture
def system(standin: build.Standin) -> Iterator[Any]:
    """The module before NVML is initialized."""
    with package_on(CUDA_CTYPES_LIBNVML=str(standin.path("recording"))) as module:
        yield module("core").system


@pytest.fixture
def recorder(standin: build.Standin) -> Iterator[Recorder]:
    made = Recorder(standin.path("recording"))
    made.program()
    yield made
    made.program()


def test_nvml_is_initialized_once(system: Any, recorder: Recorder) -> None:
    recorder.write(0, struct.pack("<I", 3), by="nvmlDeviceGetCount_v2")
    assert system.get_num_devices() == system.get_num_devices() == 3
    assert len(recorder.calls("nvmlInit_v2")) == 1 and len(recorder.calls("nvmlDeviceGetCount_v2")) == 2


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there are no forked children")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_forked_child_initializes_it_anew(system: Any, recorder: Recorder) -> None:
    system.get_num_devices()
    child = os.fork()
    if not child:
        try:
            system.get_num_devices()
            os._exit(len(recorder.calls("nvmlInit_v2")))
        except BaseException:
            os._exit(99)
    assert status_of(child) == 2, "once in the parent, once in the child"


def test_a_failed_initialization_is_repeated(system: Any, recorder: Recorder) -> None:
    recorder.program("nvmlInit_v2", DRIVER_NOT_LOADED)
    for _ in range(2):
        with pytest.raises(system.DriverNotLoadedError):
            system.get_nvml_version()
    recorder.program()
    recorder.write(0, b"13.580.65.06\0")
    assert system.get_nvml_version() == (13, 580, 65, 6)


def test_the_version_of_cuda(system: Any, recorder: Recorder) -> None:
    recorder.write(0, struct.pack("<i", 12091))
    assert system.get_user_mode_driver_version() == (12, 9)
    assert system.get_driver_version() == (12, 9) and system.get_driver_version_full() == (12, 9, 1)


@pytest.mark.parametrize("text, numbers", [("580.159.04", (580, 159, 4)), ("535.54", (535, 54, 0))])
def test_the_version_of_the_display_driver(
    system: Any, recorder: Recorder, text: str, numbers: tuple[int, ...]
) -> None:
    recorder.write(0, text.encode() + b"\0")
    assert system.get_kernel_mode_driver_version() == numbers[: text.count(".") + 1]
    assert system.get_driver_version(kernel_mode=True) == numbers[:2]
    assert system.get_driver_version_full(kernel_mode=True) == numbers


def test_processes_have_names(system: Any, recorder: Recorder) -> None:
    recorder.write(1, b"python train.py\0")
    assert system.get_process_name(77) == "python train.py"
    assert [call.unsigned(0) for call in recorder.calls("nvmlSystemGetProcessName")] == [77]
    with pytest.raises(TypeError, match="pid: an int is expected, got str"):
        system.get_process_name("77")
    recorder.program("nvmlSystemGetProcessName", NOT_FOUND)
    with pytest.raises(system.NotFoundError):
        system.get_process_name(78)


def test_every_member_has_a_number(system: Any) -> None:
    """Each member has a number in NVML: every request and every answer can be expressed."""
    from importlib import import_module

    numbers = import_module(f"{system.__name__}.numbers")
    kinds = [getattr(system.typing, name) for name in system.typing.__all__ if name not in ("DeviceArch", "FieldId")]
    assert len(kinds) == 17
    for kind in kinds:
        assert [*numbers.numbers_of(kind)] == [*kind], f"{kind.__name__}: NVML has other names"
    older = {"PCI", "PROP"}
    for kind in kinds:
        found = numbers.numbers_of(kind)
        twice = {one.name for one in found for other in found if one is not other and found[one] == found[other]}
        assert twice <= older, f"{kind.__name__} has two names for a number: {twice}"


@pytest.mark.parametrize(
    "function, number, ask, expected",
    [
        ("nvmlDeviceGetArchitecture", 99, "device.arch.name", "UNKNOWN"),
        ("nvmlDeviceGetBrand", 99, "device.brand", "Unknown"),
        ("nvmlDeviceGetCurrentClocksEventReasons", 1 << 40 | 1, "device.current_clock_event_reasons", ["gpu_idle"]),
        ("nvmlDeviceGetSupportedEventTypes", 1 << 40 | 4, "device.get_supported_event_types()", ["pstate"]),
        ("nvmlDeviceGetAddressingMode", 99 << 32, "device.addressing_mode", None),
    ],
)
def test_members_of_a_newer_driver_are_unknown(
    system: Any, recorder: Recorder, function: str, number: int, ask: str, expected: Any
) -> None:
    recorder.write(1, struct.pack("<Q", number), by=function)
    assert eval(ask, {"device": system.Device(index=0)}) == expected


@pytest.mark.parametrize("number", [0, 99])
def test_a_link_without_a_version(system: Any, recorder: Recorder, number: int) -> None:
    recorder.write(2, struct.pack("<I", number), by="nvmlDeviceGetNvLinkVersion")
    with pytest.raises(RuntimeError, match=f"link 3 has an unknown version: NVML says {number}"):
        system.NvlinkInfo(system.Device(index=0), 3).version


def test_a_status_of_peers_that_only_a_newer_driver_knows(system: Any, recorder: Recorder) -> None:
    recorder.write(3, struct.pack("<I", 99), by="nvmlDeviceGetP2PStatus")
    device = system.Device(index=0)
    assert system.get_p2p_status(device, device, "nvlink") == "unknown"
    recorder.program()
    recorder.write(2, struct.pack("<I", 99), by="nvmlDeviceGetTopologyCommonAncestor")
    with pytest.raises(ValueError, match="NVML says 99, a GpuTopologyLevel unknown to this version"):
        system.get_topology_common_ancestor(device, device)


def test_errors_are_those_of_bindings(system: Any) -> None:
    names = [name for name in system.__all__ if name.endswith("Error")]
    assert len(names) == 32 and all(issubclass(getattr(system, name), system.NvmlError) for name in names)
    assert {*names} <= {*dir(system)}
    with pytest.raises(AttributeError, match="no attribute 'nvmlError'"):
        system.nvmlError


def test_a_system_without_nvml_is_told() -> None:
    with package_on(CUDA_CTYPES_LIBNVML="/nowhere/libnvidia-ml.so.1") as module:
        for _ in range(2):
            with pytest.raises(RuntimeError, match="CUDA_CTYPES_LIBNVML") as caught:
                module("core").system.get_num_devices()
            assert isinstance(caught.value, (module("errors").LibraryNotFoundError, module("errors").LibraryLoadError))
