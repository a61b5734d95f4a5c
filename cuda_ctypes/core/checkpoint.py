"""Checkpoints of processes: move a process's GPU memory into host memory, where tools that save processes (CRIU)
find it, and move it back.

The driver does this on Linux since CUDA 12.8, for processes of the same user. Any process may ask for it::

    process = checkpoint.Process(pid)
    process.lock(timeout_ms=5000)
    process.checkpoint()
    ...  # nothing of the process is on a GPU: save it, stop it, move it
    process.restore()
    process.unlock()
"""

from __future__ import annotations

from _collections_abc import Mapping

from .._hints import hinted
from ._driver import ADVICE, as_int, driver, fail
from .errors import CUDAError, also

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable

    from .typing import ProcessStateType

__all__ = ["Process"]
_STATE = "CU_PROCESS_STATE_"
_ADVICE = {
    "CUDA_ERROR_ILLEGAL_STATE": "Process {} is in another state: lock() comes first, then checkpoint(), restore(), unlock().",
    "CUDA_ERROR_NOT_INITIALIZED": "Process {} does not use CUDA, or not yet.",
    "CUDA_ERROR_OPERATING_SYSTEM": "There is no process {}, or this user may not touch it.",
}
"""Advice for statuses of functions about another process."""
_UNSUPPORTED = ("CUDA_ERROR_NOT_SUPPORTED", "CUDA_ERROR_NOT_FOUND")
"""Statuses of drivers without checkpoints: a RuntimeError too, as in cuda.core."""


@hinted
class Process:
    """A process that uses CUDA.

    Every method raises CUDAError if the driver refuses: in the wrong state (``CudaErrorIllegalState``), for processes
    that do not use CUDA (``CudaErrorNotInitialized``), and for processes that do not exist or belong to others
    (``CudaErrorOperatingSystem``). Drivers older than 12.8 raise ``cuda_ctypes.errors.FunctionNotFoundError``. A ``pid``
    greater than 2**31 - 1 is an OverflowError.

    Parameters
    ----------
    pid : int
        The number of the process in the system.

    Raises
    ------
    TypeError
        ``pid`` is not an int.
    ValueError
        ``pid`` is not positive.
    """

    __slots__ = ("_pid",)

    def __init__(self, pid: int) -> None:
        if isinstance(pid, bool):
            raise TypeError("pid: the number of a process is expected, got bool")
        self._pid = as_int(pid, "pid")
        if self._pid <= 0:
            raise ValueError(f"pid: the number of a process is greater than 0, got {self._pid}")

    def __repr__(self) -> str:
        return f"Process({self._pid})"

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._pid

    @property
    def state(self) -> ProcessStateType:
        """ "running", "locked", "checkpointed" or "failed"; drivers since CUDA 13.4 also say "checkpointing" and
        "restoring".

        C: cuCheckpointProcessGetState. Raises CUDAError if the driver refuses, RuntimeError for a state that this version
        does not know.
        """
        state = self._call(driver.cuCheckpointProcessGetState)
        if not state.name.startswith(_STATE):
            raise RuntimeError(f"process {self._pid} is in an unknown state: {int(state)}")
        return state.name[len(_STATE) :].lower()  # type: ignore[no-any-return]

    @property
    def restore_thread_id(self) -> int:
        """The number of the thread in which the process itself must call :meth:`restore`. Raises CUDAError if the driver
        refuses. C: cuCheckpointProcessGetRestoreThreadId.
        """
        return self._call(driver.cuCheckpointProcessGetRestoreThreadId)  # type: ignore[no-any-return]

    def lock(self, timeout_ms: int = 0) -> None:
        """Stop the process's calls of CUDA, once those under way have ended. C: cuCheckpointProcessLock.

        Parameters
        ----------
        timeout_ms : int, optional
            Milliseconds to wait for them; 0, the default, is for ever.

        Raises
        ------
        CUDAError
            The driver refuses, or the time is over.
        OverflowError
            ``timeout_ms`` is greater than 2**32 - 1.
        TypeError
            ``timeout_ms`` is not an int.
        ValueError
            ``timeout_ms`` is negative.
        """
        if isinstance(timeout_ms, bool):
            raise TypeError("timeout_ms: a number of milliseconds is expected, got bool")
        milliseconds = as_int(timeout_ms, "timeout_ms")
        if milliseconds < 0:
            raise ValueError(f"timeout_ms: a number of milliseconds from 0 on is expected, got {milliseconds}")
        self._call(driver.cuCheckpointProcessLock, driver.CUcheckpointLockArgs(timeoutMs=milliseconds))

    def checkpoint(self) -> None:
        """Move a locked process's GPU memory into host memory. C: cuCheckpointProcessCheckpoint.

        Raises
        ------
        CUDAError
            The driver refuses.
        """
        self._call(driver.cuCheckpointProcessCheckpoint, None)

    def restore(self, gpu_mapping: Mapping[Any, Any] | None = None) -> None:
        """Move the memory back to GPUs. The process is locked afterwards. C: cuCheckpointProcessRestore.

        Parameters
        ----------
        gpu_mapping : mapping, optional
            For each GPU that was used, the GPU to use now: UUIDs as in :attr:`Device.uuid` or nvidia-smi, or as
            CUuuid. It must name every GPU of the system, those hidden by CUDA_VISIBLE_DEVICES included. Without it, or
            with an empty one, the memory goes back to the same GPUs.

        Raises
        ------
        CUDAError
            The driver refuses.
        RuntimeError
            A mapping with CUDA_CTYPES_API=12, which has none.
        TypeError, ValueError
            ``gpu_mapping`` is not a mapping, or an item is not a UUID.
        """
        self._call(driver.cuCheckpointProcessRestore, _restore_args(gpu_mapping))

    def unlock(self) -> None:
        """Let the process call CUDA again. C: cuCheckpointProcessUnlock.

        Raises
        ------
        CUDAError
            The driver refuses.
        """
        self._call(driver.cuCheckpointProcessUnlock, None)

    def _call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        try:
            return function(self._pid, *arguments)
        except CUDAError as error:
            status, name = error.status, function.__name__
            advice = _ADVICE.get(status.name) or ADVICE.get(name, {}).get(int(status))
            if advice is None:
                raise (also(error, RuntimeError) if error.status.name in _UNSUPPORTED else error) from None
        fail(status, name, advice.format(self._pid))


def _restore_args(gpu_mapping: Mapping[Any, Any] | None) -> Any:
    if gpu_mapping is None:
        return None
    if not isinstance(gpu_mapping, Mapping):
        raise TypeError(f"gpu_mapping: a mapping from UUIDs to UUIDs is expected, got {type(gpu_mapping).__name__}")
    if not gpu_mapping:
        return None
    pairs = [(_uuid(old), _uuid(new)) for old, new in gpu_mapping.items()]
    if not hasattr(driver, "CUcheckpointGpuPair"):
        raise RuntimeError("gpu_mapping needs the driver API of CUDA 13: do not set CUDA_CTYPES_API to 12")
    made = [driver.CUcheckpointGpuPair(oldUuid=old, newUuid=new) for old, new in pairs]
    return driver.CUcheckpointRestoreArgs(gpuPairs=made, gpuPairsCount=len(made))


def _uuid(value: Any) -> Any:
    """A CUuuid."""
    if isinstance(value, str):
        digits = value.removeprefix("GPU-").replace("-", "")
        try:
            content = bytes.fromhex(digits)
        except ValueError:
            content = b""
        if len(content) != 16 or len(digits) != 32:
            raise ValueError(
                f"gpu_mapping: the UUID of a GPU is 32 hexadecimal digits, with or without hyphens; got {value!r}"
            )
    else:
        content = bytes(getattr(value, "bytes", b""))
        if len(content) != 16:
            raise TypeError(f"gpu_mapping: UUIDs are expected, as str or CUuuid, got {type(value).__name__}")
    made = driver.CUuuid()
    made.bytes = content
    return made
