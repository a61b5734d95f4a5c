"""Caches of compiled programs: bytes by key, in memory or in files that processes share.

``program.compile("cubin", cache=cache)`` uses one; :func:`make_program_cache_key` makes its keys.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod

from ..._counting import counted
from ..._floor import forkable_lock
from ..._floor.user_cache import cache_folder
from ..._lazy import former
from .._driver import as_int, class_name
from .program_cache_key import make_program_cache_key as make_program_cache_key

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from typing import Any, TypeVar, Union

    from .object_code import ObjectCode

    Key = Union[bytes, str]
    Value = Union[bytes, bytearray, memoryview, ObjectCode]
    T = TypeVar("T", bound="ProgramCacheResource")

__name__ = former(__name__)


def _key(key: Any) -> bytes:
    if key.__class__ is bytes:
        return key
    if isinstance(key, str):
        return key.encode()
    if isinstance(key, (bytes, bytearray)):
        return bytes(key)
    raise TypeError(f"key: bytes or str is expected, got {type(key).__name__}")


def _content(value: Any) -> bytes:
    """The bytes that are stored of a value; of an ObjectCode its code, also from a file."""
    if isinstance(value, (bytes, bytearray, memoryview)):
        return bytes(value)
    from .object_code import ObjectCode

    if not isinstance(value, ObjectCode):
        raise TypeError(
            f"value: bytes, a bytearray, a memoryview or an ObjectCode is expected, got {class_name(value)}"
        )
    code = value.code
    if isinstance(code, bytes):
        return code
    try:
        with open(code, "rb") as file:
            return file.read()
    except FileNotFoundError:
        raise FileNotFoundError(f"the ObjectCode cannot be cached: its file {code} is not there any more") from None


def _limit(max_size_bytes: int | None) -> int | None:
    if not isinstance(max_size_bytes, (int, float, type(None))):
        max_size_bytes = as_int(max_size_bytes, "max_size_bytes")
    if max_size_bytes is not None and not max_size_bytes > 0:  # nor NaN
        raise ValueError(f"max_size_bytes is {max_size_bytes}, but must be positive, or None for no limit")
    return max_size_bytes


class ProgramCacheResource(ABC):
    """The base of caches of compiled programs, to derive from.

    Keys are bytes or str; a str is the same as its UTF-8 bytes. Values are bytes. Of a stored :class:`ObjectCode`
    only the code is kept, without its symbol mapping. There is no ``in``, because another process may remove an entry
    right after: use :meth:`get`.
    """

    @abstractmethod
    def __getitem__(self, key: Key) -> bytes:
        """The bytes under a key. Raises KeyError without an entry, TypeError for a key of another type."""

    @abstractmethod
    def __setitem__(self, key: Key, value: Value) -> None:
        """Store bytes, or the code of an ObjectCode, in place of an older entry. Raises TypeError for another type,
        FileNotFoundError if the code is in a file that is gone.
        """

    @abstractmethod
    def __delitem__(self, key: Key) -> None:
        """Remove an entry. Raises KeyError without one, TypeError for a key of another type."""

    @abstractmethod
    def __len__(self) -> int:
        """The number of entries."""

    @abstractmethod
    def clear(self) -> None:
        """Remove all entries."""

    def get(self, key: Key, default: bytes | None = None) -> bytes | None:
        """The bytes under a key, or a default.

        Parameters
        ----------
        key : bytes or str
            The key.
        default : bytes, optional
            The result without an entry.

        Returns
        -------
        bytes or None

        Raises
        ------
        TypeError
            ``key`` has another type.
        """
        try:
            return self[key]
        except KeyError:
            return default

    def update(self, items: Mapping[Any, Value] | Iterable[tuple[Key, Value]], /) -> None:
        """Store several entries. If one fails, those before it stay.

        Parameters
        ----------
        items : mapping or iterable of pairs
            Keys and values.

        Raises
        ------
        FileNotFoundError
            The code of an ObjectCode is in a file that is gone.
        TypeError
            A key or value has another type.
        ValueError
            An item is not a pair.
        """
        for key, value in items.items() if hasattr(items, "items") else items:
            self[key] = value

    def close(self) -> None:
        """Release files and connections. Does nothing unless a subclass defines it."""

    def __enter__(self: T) -> T:
        return self

    def __exit__(self, *error: Any) -> None:
        self.close()

    __contains__ = None
    __iter__ = None  # else Python would try the keys 0, 1, ...


changing = forkable_lock()
"""Held while programs in memory change. A finalizer may use a cache while this thread holds it."""


class InMemoryProgramCache(ProgramCacheResource):
    """A cache in memory, for any number of threads.

    Parameters
    ----------
    max_size_bytes : int, optional
        The limit of all entries together; beyond it, those that were not read for longest go. Default: no limit.

    Raises
    ------
    TypeError
        The limit is not a number.
    ValueError
        The limit is not positive.
    """

    def __init__(self, *, max_size_bytes: int | None = None) -> None:
        self._limit = _limit(max_size_bytes)
        self._entries: dict[bytes, bytes] = {}  # the least recently used first
        self._size = 0

    def __repr__(self) -> str:
        return f"<InMemoryProgramCache: {counted(len(self._entries), 'program')}>"

    def __getitem__(self, key: Key) -> bytes:
        name = _key(key)
        with changing:
            found = self._entries.get(name)
            if found is None:
                raise KeyError(key)
            if self._limit is not None:  # without one, the order does not matter
                self._entries[name] = self._entries.pop(name)
            return found

    def __setitem__(self, key: Key, value: Value) -> None:
        name, content = _key(key), _content(value)
        with changing:
            self._size += len(content) - len(self._entries.pop(name, b""))
            self._entries[name] = content
            self._shrink()

    def _shrink(self) -> None:
        """Drop the entries that were used least recently, down to the limit."""
        while self._limit is not None and self._size > self._limit:
            self._size -= len(self._entries.pop(next(iter(self._entries))))

    def __delitem__(self, key: Key) -> None:
        name = _key(key)
        with changing:
            if name not in self._entries:
                raise KeyError(key)
            self._size -= len(self._entries.pop(name))

    def __len__(self) -> int:
        return len(self._entries)

    def clear(self) -> None:
        with changing:
            self._entries.clear()
            self._size = 0


STALE = 3600
"""Seconds after which the writer of an unfinished file is taken for dead."""
TRIES = 10
"""The times that an entry is looked for while its file is being replaced."""
LOOKS = 3
"""The times that a key is looked for: a folder's listing may miss both files while one replaces the other."""
DIGEST = 16
"""Bytes of the digests in file names."""


class FileStreamProgramCache(ProgramCacheResource):
    """A cache in a folder, for any number of processes and threads, which outlives them.

    Each entry is a file with the stored bytes only, for other tools to read. Its name has digests of the key and of
    the bytes. Files appear whole or not at all, even if a process dies while it writes; a damaged one is removed. No
    name is used twice, so a writer that removes older files never removes a newer one.

    Parameters
    ----------
    path : str or os.PathLike, optional
        The folder, made if need be. Default: ``cuda-ctypes/program-cache`` in the user's cache folder
        (``$XDG_CACHE_HOME`` or ``~/.cache``; on Windows ``%LOCALAPPDATA%``).
    max_size_bytes : int, optional
        The limit of all entries together; a writer removes those that were not read for longest until the rest fits.
        Several writers at once may exceed it for a moment. Default: no limit.

    Raises
    ------
    OSError
        The folder cannot be made.
    TypeError
        ``path`` is not a path, or the limit not a number.
    ValueError
        The limit is not positive.
    """

    def __init__(self, path: str | os.PathLike[str] | None = None, *, max_size_bytes: int | None = None) -> None:
        self._limit = _limit(max_size_bytes)
        self._path = cache_folder("cuda-ctypes", "program-cache") if path is None else os.path.abspath(path)
        self._new = os.path.join(self._path, "new")
        for folder in (self._path, self._new):
            os.makedirs(folder, 0o700, exist_ok=True)
        self._sweep()

    def __repr__(self) -> str:
        return f"<FileStreamProgramCache {self._path!r}>"

    def __getitem__(self, key: Key) -> bytes:
        name = _key(key)
        for attempt in range(TRIES):
            files = self._files(name)
            gone = not files and attempt + 1 < LOOKS
            for file in files:
                try:
                    with open(file.path, "rb") as opened:
                        content = opened.read()
                except _GONE:
                    gone = True
                    continue
                if not file.name.endswith(f".{_digest(content)}"):
                    _remove(file.path)
                    continue
                try:  # not every file system does this on reading
                    os.utime(file.path, ns=(_now(), file.stat().st_mtime_ns))
                except OSError:
                    pass
                return content
            if not gone:
                break
        raise KeyError(key)

    def __setitem__(self, key: Key, value: Value) -> None:
        name, content = _key(key), _content(value)
        folder, start = self._place(name)
        unique = os.urandom(16).hex()
        path = os.path.join(folder, f"{start}.{unique}.{_digest(content)}")
        new = os.path.join(self._new, unique)
        for needed in (folder, self._new):
            os.makedirs(needed, 0o700, exist_ok=True)
        try:
            with open(new, "xb") as opened:
                opened.write(content)
                opened.flush()
                os.fsync(opened.fileno())
            now = _now()
            os.utime(new, ns=(now, now))
            os.rename(new, path)
        except OSError as error:  # that of a write, as on a full disk, names no file
            error.filename = error.filename or self._path
            raise
        finally:
            _remove(new)
        for file in self._files(name):
            if file.path != path and _written(file) < now:
                _remove(file.path)
        if self._limit is not None:
            self._shrink(self._limit)

    def __delitem__(self, key: Key) -> None:
        if not sum([_remove(file.path) for file in self._files(_key(key))]):
            raise KeyError(key)

    def __len__(self) -> int:
        return len({file.name.partition(".")[0] for file in self._all()})

    def clear(self) -> None:
        for file in self._all():
            _remove(file.path)
        self._sweep()

    def _place(self, key: bytes) -> tuple[str, str]:
        """The folder of a key's files, and the beginning of their names."""
        start = _digest(key)
        return os.path.join(self._path, start[:2]), start

    def _files(self, key: bytes) -> list[os.DirEntry[str]]:
        """The files of a key, the newest first. There are several only while one replaces another."""
        folder, start = self._place(key)
        found = [file for file in _listed(folder) if file.name.startswith(f"{start}.")]
        return found if len(found) < 2 else sorted(found, key=lambda file: (_written(file), file.name), reverse=True)

    def _all(self) -> Iterator[os.DirEntry[str]]:
        """All files of entries. Others in the folder are somebody else's."""
        for folder in _listed(self._path):
            if _is_hexadecimal(folder.name, 2):
                for file in _listed(folder.path):
                    parts = file.name.split(".")
                    if len(parts) == 3 and all(_is_hexadecimal(part, 32) for part in parts):
                        yield file

    def _sweep(self) -> None:
        """Remove files of writers that died."""
        for file in _listed(self._new):
            if _is_hexadecimal(file.name, 32) and _now() - _written(file) > STALE * 10**9:
                _remove(file.path)

    def _shrink(self, limit: int) -> None:
        """Remove the entries that were not read for longest, until the rest fits."""
        self._sweep()
        entries = []
        for file in self._all():
            try:
                status = os.stat(file.path)
            except _GONE:
                continue
            entries.append((status.st_atime_ns, status.st_size, file.path))
        size = sum(entry[1] for entry in entries)
        for _, length, path in sorted(entries):
            if size <= limit:
                break
            _remove(path)
            size -= length


_GONE = (FileNotFoundError, PermissionError) if os.name == "nt" else (FileNotFoundError,)
"""Raised for a file that somebody removed or, on Windows, is about to remove."""


def _digest(content: bytes) -> str:
    from hashlib import blake2b

    return blake2b(content, digest_size=DIGEST).hexdigest()


def _is_hexadecimal(text: str, length: int) -> bool:
    return len(text) == length and not text.strip("0123456789abcdef")


def _now() -> int:
    from time import time_ns

    return time_ns()


def _listed(folder: str) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as found:
            return list(found)
    except (FileNotFoundError, NotADirectoryError):
        return []


def _written(file: os.DirEntry[str]) -> int:
    """When a file was written; 0 if it is gone."""
    try:
        return os.stat(file.path).st_mtime_ns
    except _GONE:
        return 0


def _remove(path: str) -> bool:
    """Remove a file if it exists. On Windows a reader prevents that: try again after a moment, then give up."""
    for wait in (0.0, 0.01, 0.05, 0.1):
        try:
            os.unlink(path)
            return True
        except FileNotFoundError:
            return False
        except PermissionError:
            if os.name != "nt":
                raise
            from time import sleep

            sleep(wait)
    return False
