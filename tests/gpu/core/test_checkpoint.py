"""Checkpoints: one process saves and restores another process's state on GPUs."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

pytestmark = pytest.mark.processes

if not sys.platform.startswith("linux"):
    pytest.skip("processes are checkpointed on Linux only", allow_module_level=True)

CONTENT = bytes(range(256))


def hold(connection: Any) -> None:
    """The other process's program: it fills device memory, and reports whether the content is unchanged."""
    from cuda_ctypes import core

    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    buffer = device.allocate(len(CONTENT), stream=stream)
    buffer.copy_from(CONTENT, stream=stream)
    stream.sync()
    connection.send("ready")
    while connection.recv() == "read":
        out = bytearray(len(CONTENT))
        buffer.copy_to(out, stream=stream)
        stream.sync()
        connection.send(bytes(out) == CONTENT)


class Other:
    """The other process."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=hold, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        assert self.answer() == "ready"

    def answer(self) -> Any:
        assert self.connection.poll(60), "the other process does not answer"
        return self.connection.recv()

    def has_its_memory(self) -> Any:
        self.connection.send("read")
        return self.answer()


@pytest.fixture(scope="module")
def other(core: Any) -> Iterator[Other]:  # noqa: ARG001 - the driver's path is in the environment
    made = Other()
    yield made
    made.connection.send("end")
    made.process.join(20)
    ended = made.process.exitcode
    made.process.kill()
    assert ended == 0


@pytest.fixture
def process(core: Any, package: Any, other: Other) -> Any:
    if core._driver.driver_version() < 12080:
        pytest.skip("the driver is older than CUDA 12.8")
    return core.checkpoint.Process(other.process.pid)


def test_there_and_back(process: Any, other: Other) -> None:
    assert process.pid == other.process.pid and process.restore_thread_id > 0
    assert process.state == "running"
    process.lock(timeout_ms=5000)
    assert process.state == "locked"
    process.checkpoint()
    assert process.state == "checkpointed"
    process.restore()
    assert process.state == "locked"
    process.unlock()
    assert process.state == "running" and other.has_its_memory()


@pytest.mark.parametrize("spell", ["str", "GPU-", "CUuuid"])
def test_gpus_are_mapped(core: Any, package: Any, process: Any, other: Other, device: Any, spell: str) -> None:
    if core._driver.driver_version() < 13000:
        pytest.skip("GPUs are mapped from CUDA 13.0 on")
    if os.environ.get("CUDA_VISIBLE_DEVICES"):
        pytest.skip("CUDA_VISIBLE_DEVICES may hide GPUs, which a mapping has to name too")
    driver = package("checked.driver")
    uuid = {"str": device.uuid, "GPU-": f"GPU-{device.uuid}", "CUuuid": driver.cuDeviceGetUuid(device.device_id)}[spell]
    others = [one.uuid for one in core.Device.get_all_devices() if one != device]
    process.lock()
    process.checkpoint()
    if os.environ.get("CUDA_CTYPES_API") == "12":
        with pytest.raises(RuntimeError, match="needs the driver API of CUDA 13: do not set CUDA_CTYPES_API to 12"):
            process.restore({uuid: uuid})
        process.restore()
        process.unlock()
        return
    with pytest.raises(package("errors").CudaErrorInvalidValue, match="has to name every GPU"):
        process.restore({"00000000-0000-0000-0000-000000000001": uuid})
    assert process.state == "checkpointed", "failed calls changed nothing"
    process.restore({uuid: uuid, **dict(zip(others, others))})
    process.unlock()
    assert other.has_its_memory()


def test_a_wrong_order_is_told(core: Any, process: Any) -> None:
    for method in (process.checkpoint, process.restore, process.unlock):
        with pytest.raises(
            core._driver.driver.CudaErrorIllegalState, match=f"Process {process.pid} is in another state: lock"
        ):
            method()
    process.lock()
    with pytest.raises(core._driver.driver.CudaErrorIllegalState):
        process.lock()
    process.unlock()


def test_processes_that_cannot_be_checkpointed(core: Any, process: Any) -> None:
    errors = core._driver.driver
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as without:
        for ask in ("state", "restore_thread_id"):
            with pytest.raises(errors.CudaErrorNotInitialized, match=f"Process {without.pid} does not use CUDA"):
                getattr(core.checkpoint.Process(without.pid), ask)
        without.communicate(b"\n")
    with pytest.raises(errors.CudaErrorOperatingSystem, match=f"There is no process {without.pid}"):
        core.checkpoint.Process(without.pid).lock(timeout_ms=10)


@pytest.mark.parametrize("pid", ["1", 1.0, None, True])
def test_a_process_has_a_number(core: Any, pid: Any) -> None:
    with pytest.raises(TypeError, match="pid: .* expected, got"):
        core.checkpoint.Process(pid)
    with pytest.raises(ValueError, match="pid: .* greater than 0, got -3"):
        core.checkpoint.Process(-3)


def test_arguments_are_checked_before_the_driver_is_called(core: Any) -> None:
    process = core.checkpoint.Process(os.getpid())
    zero = "00000000-0000-0000-0000-000000000000"
    for wrong in ("5", 1.5, None, True):
        with pytest.raises(TypeError, match="timeout_ms: .* expected, got"):
            process.lock(wrong)
    with pytest.raises(ValueError, match="from 0 on is expected, got -1"):
        process.lock(timeout_ms=-1)
    with pytest.raises(OverflowError, match="4294967296 does not fit"):
        process.lock(1 << 32)
    with pytest.raises(TypeError, match="gpu_mapping: a mapping .* got list"):
        process.restore([zero])
    for uuid in (5, b"0" * 16, None):
        with pytest.raises(TypeError, match=f"UUIDs are expected, as str or CUuuid, got {type(uuid).__name__}"):
            process.restore({zero: uuid})
    for text in ("", zero[:-1], zero + "0", "x" * 32, f"MIG-{zero}", " ".join("00" * 16)):
        with pytest.raises(ValueError, match="32 hexadecimal digits"):
            process.restore({text: zero})


def test_a_state_of_a_newer_driver_is_told(core: Any, package: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    newer = package("checked.driver").CUprocessState.from_c(99)
    monkeypatch.setattr(core.checkpoint.driver, "cuCheckpointProcessGetState", lambda pid: newer)
    with pytest.raises(RuntimeError, match="process 7 is in an unknown state: 99"):
        assert core.checkpoint.Process(7).state


@pytest.mark.parametrize("status", ["NOT_SUPPORTED", "NOT_FOUND"])
def test_a_driver_without_checkpoints(core: Any, package: Any, monkeypatch: pytest.MonkeyPatch, status: str) -> None:
    driver = package("checked.driver")
    error = package("errors").error_class(f"CUDA_ERROR_{status}")

    def refused(pid: int) -> None:
        raise error(driver.CUresult[f"CUDA_ERROR_{status}"], "cuCheckpointProcessGetState")

    monkeypatch.setattr(core.checkpoint.driver, "cuCheckpointProcessGetState", refused)
    with pytest.raises(RuntimeError, match=status) as caught:
        assert core.checkpoint.Process(7).state
    assert isinstance(caught.value, core.CUDAError)


def test_a_process_is_described(core: Any) -> None:
    process = core.checkpoint.Process(pid=7)
    assert repr(process) == "Process(7)" and process.pid == 7
    with pytest.raises(AttributeError):
        process.pid = 8


def test_cuda_12_maps_no_gpus(package: Any, core: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core.checkpoint, "driver", package("cu12.checked.driver"))
    zero = "00000000-0000-0000-0000-000000000000"
    with pytest.raises(RuntimeError, match="needs the driver API of CUDA 13"):
        core.checkpoint.Process(7).restore({zero: zero})
