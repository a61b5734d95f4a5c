"""Control of the recording stand-in: program a function's behaviour, and read the arguments that it got."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from dataclasses import dataclass

ARGUMENTS, WIDEST = 32, 512
VALUE_OF_SEED, IGNORED, OUTPUT, INPUT, POINTERS = range(5)
WORD = (1 << 64) - 1


class _Call(ctypes.Structure):
    _fields_ = [
        ("symbol", ctypes.c_char_p),
        ("count", ctypes.c_int),
        ("sizes", ctypes.c_uint32 * ARGUMENTS),
        ("bytes", (ctypes.c_ubyte * WIDEST) * ARGUMENTS),
    ]


@dataclass
class Call:
    """One call as it arrived in C: the exact symbol, and the bytes of each argument."""

    symbol: str
    arguments: list[bytes]

    def unsigned(self, index: int) -> int:
        return int.from_bytes(self.arguments[index], "little")

    def signed(self, index: int) -> int:
        return int.from_bytes(self.arguments[index], "little", signed=True)


class Recorder:
    """The recording stand-in loaded from a path. Each thread has its own programs and records."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.library = library = ctypes.CDLL(os.fspath(path))
        path_type, bytes_type = ctypes.POINTER(ctypes.c_size_t), ctypes.c_char_p
        library.standin_program.argtypes = [ctypes.c_char_p, ctypes.c_char_p, ctypes.c_size_t]
        library.standin_read.argtypes = [ctypes.c_int, path_type, ctypes.c_int, ctypes.c_size_t]
        library.standin_write.argtypes = [
            ctypes.c_int,
            path_type,
            ctypes.c_int,
            bytes_type,
            ctypes.c_size_t,
            bytes_type,
        ]
        library.standin_call.restype = ctypes.POINTER(_Call)
        library.standin_action_bytes.restype = ctypes.c_void_p
        library.standin_told.restype = ctypes.c_char_p
        library.standin_planned_calls.restype = library.standin_mixed_up_calls.restype = ctypes.c_long
        library.standin_plan.argtypes = [ctypes.c_char_p, ctypes.POINTER(ctypes.c_int), path_type, ctypes.c_int]
        self._sizes: dict[int, int] = {}

    def program(self, symbol: str | None = None, status: int = 0, result: bytes | None = None) -> None:
        """Forget calls and actions, and program the next ones.

        Calls of ``symbol`` (None: of all functions) will perform the actions added after this, and return ``status`` or a value
        with the bytes ``result``.
        """
        given = (status & WORD).to_bytes(8, "little") if result is None else result
        self.library.standin_program(None if symbol is None else symbol.encode(), given, len(given))
        self._sizes.clear()

    def read(self, argument: int, size: int, *path: int) -> int:
        """Copy ``size`` bytes during the call from the target of the pointer ``argument``.

        ``path`` leads further: each offset but the last is the place of another pointer to follow. Returns a number for
        :meth:`result`.
        """
        offsets = path or (0,)
        action: int = self.library.standin_read(
            argument, (ctypes.c_size_t * len(offsets))(*offsets), len(offsets), size
        )
        assert action >= 0, "too many actions"
        self._sizes[action] = size
        return action

    def write(self, argument: int, data: bytes, *path: int, by: str | None = None) -> int:
        """Write ``data`` during the call to the target of the pointer ``argument`` (and ``path``).

        With ``by``, calls of that function write, instead of calls of the programmed one.
        """
        offsets = path or (0,)
        array = (ctypes.c_size_t * len(offsets))(*offsets)
        other = by.encode() if by else None
        action: int = self.library.standin_write(argument, array, len(offsets), data, len(data), other)
        assert action >= 0, "too many actions"
        self._sizes[action] = len(data)
        return action

    def result(self, action: int) -> bytes | None:
        """The bytes that an action read or wrote; None if it did not run, because of a NULL or because no call came."""
        address = self.library.standin_action_bytes(action)
        return ctypes.string_at(address, self._sizes[action]) if address else None

    def calls(self, symbol: str | None = None) -> list[Call]:
        """The first 16 calls since :meth:`program`, of all functions or of one."""
        calls = []
        for index in range(min(self.library.standin_calls(), 16)):
            call = self.library.standin_call(index).contents
            values = [bytes(call.bytes[i])[: call.sizes[i]] for i in range(call.count)]
            calls.append(Call(call.symbol.decode(), values))
        return [call for call in calls if symbol in (None, call.symbol)]

    def told(self) -> str:
        """The calls since :meth:`program` and the bytes that actions read, in words without addresses."""
        text: bytes = self.library.standin_told()
        return text.decode()

    def plan(self, symbol: str, arguments: Sequence[tuple[int, int]]) -> None:
        """Let the arguments of ``symbol`` follow from a seed (:func:`planned`) in all threads, each by role and size.

        An empty list ends that.
        """
        count = len(arguments)
        roles = (ctypes.c_int * count)(*(role for role, _ in arguments))
        sizes = (ctypes.c_size_t * count)(*(size for _, size in arguments))
        assert self.library.standin_plan(symbol.encode(), roles, sizes, count) == 0, f"no function {symbol}"

    @property
    def planned_calls(self) -> int:
        count: int = self.library.standin_planned_calls()
        return count

    @property
    def mixed_up_calls(self) -> int:
        count: int = self.library.standin_mixed_up_calls()
        return count


def planned(seed: int, argument: int, size: int) -> bytes:
    """The bytes that a planned call expects in an argument, or writes to its target. Seeds have 32 bits."""
    words = (seed ^ ((argument * 64 + word + 1) * 0x9E3779B97F4A7C15 & WORD) for word in range((size + 7) // 8))
    return b"".join(word.to_bytes(8, "little") for word in words)[:size]


def planned_status(seed: int) -> int:
    """The status that a planned call returns."""
    return 1 if seed % 4 == 3 else 0
