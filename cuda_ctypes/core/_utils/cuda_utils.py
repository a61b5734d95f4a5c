"""Names of cuda.core's private ``_utils.cuda_utils`` that published programs need, cuda.compute among them."""

from __future__ import annotations

from ..._floor.faces import shared_by
from ...bindings import driver, nvrtc, runtime
from ..errors import CUDAError as CUDAError
from ..errors import NVRTCError as NVRTCError

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, NoReturn

STATUSES: dict[Any, Any] = {driver.CUresult: driver, runtime.cudaError_t: runtime, nvrtc.nvrtcResult: nvrtc}
"""The status types, and the modules whose functions return them."""


def handle_return(result: tuple[Any, ...], handle: Any = None) -> Any:
    """The results of a function of ``bindings`` without the status: None, a value or a tuple.

    Parameters
    ----------
    result : tuple
        The function's result.
    handle : nvrtcProgram, optional
        The program of a failed call of NVRTC; its log ends the message.

    Returns
    -------
    object

    Raises
    ------
    CUDAError
        The status is an error; NVRTCError for NVRTC.
    RuntimeError
        The first item is not a status.
    """
    status, values = result[0], result[1:]
    if type(status) not in STATUSES:
        raise RuntimeError(f"unknown status {status!r}: the first item that a function of bindings returns is a status")
    if status:
        _fail(status, handle)
    return values[0] if len(values) == 1 else values or None


def _fail(status: Any, handle: Any) -> NoReturn:
    module = STATUSES[type(status)]
    error: Any = shared_by(module.__name__).status.error(int(status), "")
    if module is not nvrtc:
        raise error
    size = nvrtc.nvrtcGetProgramLogSize(handle)[1] if handle is not None else 0
    log = bytearray(size or 0)  # empty for a handle that is not a program
    if log:
        nvrtc.nvrtcGetProgramLog(handle, log)
    raise NVRTCError._of(error, log.rstrip(b"\0").decode(errors="replace"))
