"""Signals that come at a chosen step of the package's code."""

from __future__ import annotations

import _thread
import dis
import signal
import sys
from types import CodeType, FrameType
from typing import Any, Callable

CHECKING = {
    number
    for name, number in dis.opmap.items()
    if name.startswith(("CALL", "JUMP_ABSOLUTE", "JUMP_BACKWARD", "POP_JUMP_BACKWARD"))
    and not name.startswith("CALL_INTRINSIC")
}
"""Instructions after which Python calls signal handlers. It does so at the beginning of a function too."""
SPECIAL = dis.opmap.get("LOAD_SPECIAL") if sys.version_info >= (3, 15) else None
"""The instruction that makes Python 3.15 go on from the next one without a look for signals: so a block begins that holds a lock."""
BEFORE = sys.version_info < (3, 10)
"""Python 3.9 calls handlers before most instructions, also inside of the trace function."""


class Interrupt(BaseException):
    """What the handler raises."""


class Trigger:
    """``trigger[number]`` sends a signal to this thread without an instruction after which the handler would be called: it is called
    when the traced function goes on."""

    __getitem__ = signal.raise_signal if BEFORE else _thread.interrupt_main


trigger: Any = Trigger()


class Interrupted:
    """Run functions with a signal at a step of the code in ``folder``, the first being 0."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._codes: dict[CodeType, bytes] = {}
        self._latest: dict[FrameType, int] = {}
        self.left = 0
        self.place = ""
        self.sent = False

    def _called(self, frame: FrameType, event: str, argument: Any) -> Any:
        if not frame.f_code.co_filename.startswith(self._folder):
            return None
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return self._stepped

    def _checks(self, frame: FrameType) -> bool:
        code = self._codes.get(frame.f_code)
        if code is None:
            code = self._codes[frame.f_code] = frame.f_code.co_code
        former = self._latest.get(frame)
        self._latest[frame] = frame.f_lasti
        if former is None:
            return True
        if SPECIAL is not None and former < frame.f_lasti and code[former] == SPECIAL:
            return False
        return code[former if BEFORE else frame.f_lasti] in CHECKING

    def _stepped(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "return":
            self._latest.pop(frame, None)
        elif event == "opcode" and self._checks(frame):
            self.left -= 1
            if self.left < 0:
                sys.settrace(None)
                self._latest.clear()
                self.place = f"{frame.f_code.co_filename[len(self._folder) :]}:{frame.f_lineno} {frame.f_code.co_name}+{frame.f_lasti}"
                self.sent = True
                trigger[signal.SIGINT]  # the last step here
        return None if self.sent else self._stepped

    def run(self, function: Callable[[], Any], step: int) -> BaseException | None:
        """The exception of a function with a signal at the step; ``sent`` tells whether it took that many."""

        def handle(number: int, frame: Any) -> None:
            raise Interrupt

        self.left, self.sent = step, False
        former, handler = sys.gettrace(), signal.signal(signal.SIGINT, handle)
        try:
            sys.settrace(self._called)
            try:
                function()
            finally:
                sys.settrace(None)
        except BaseException as error:
            return error
        finally:
            self._latest.clear()
            signal.signal(signal.SIGINT, handler)
            sys.settrace(former)
        return None
