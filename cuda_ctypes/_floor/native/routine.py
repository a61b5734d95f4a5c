"""The code of a builtin function: it checks its arguments, calls one C function, and returns the results.

A :class:`Routine` describes the origin of each C argument (its *sources*) and the results. A call with anything
unexpected (other types, numbers out of range, keywords, a C function not yet resolved) goes unchanged to the Python
function ``slow``. A status other than 0 goes to ``fail``; if that is None, ``slow`` makes the call again. The GIL is
released during the call, unless the routine is *brief*. A *place* is the position of an argument, or a path from there
through tuples and slots.

Code is written once per *shape* and shared. The differences between functions of a shape are in a pool: a tuple of
objects that the builtin owns; its first item is bytes with numbers.
"""

from __future__ import annotations

import ctypes
from struct import pack
from sys import intern

from .. import FREE_THREADED
from ..builtins import builtin, lasting
from ..types import EnumType, Handle
from ..types.live_handles import live_classes
from .code_memory import FUNCTIONS, Budget, Code
from .code_memory import LAUNCHES as LAUNCHES
from .integers import integers
from .interpreter import TYPE, Functions, descriptor, maker, slot_offset
from .live import WHERE
from .source_kinds import source

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .source_kinds import Source

    Place = tuple[Any, ...]
    Member = tuple[int, int, Source]
    Result = tuple[int, str, int]

SELF = -1
"""A place: the object that a method is called on, instead of an argument's position."""
OUTPUTS = OUTPUT, *_ = [object() for _ in range(4)]
"""Stand for the C function's outputs among the slots of an instance."""
MOST_PARAMETERS = 200
"""Of kernels that machine code launches: their addresses and values must fit the frame, which is at most a page."""
MOST_NAMES = 100
"""Most names of functions to remember per shared code."""
LONGEST = 32
"""The longest list that fits the frame, in words; see :func:`longest`."""
NUMBERS, SLOW, FAIL = 0, 1, 2
"""Positions in the pool; other objects follow."""
CELL, CODE = 0, 1
"""Positions among the numbers: the address of the C function's address, and of the routine's own code."""
MADE, TOLD, LISTED = "made", "told", "listed"
"""Kinds of outputs that are no numbers."""
STATUS, PAIR, FIRST_OUTPUT, COUNT, NOTHING = range(5)
"""What C returns: a status; a struct of two ints, the first of which is the status; the first output; the same, or -1 for an
error whose number is in errno; nothing."""
REFUSED = 1 << 32
"""Added to the number of such an error, which may be 0, for the handler."""
WORDS = 8
"""The size of a value whose type another argument tells, at most, in words."""
IN_FRAME = 256
"""The most bytes of a text for C to fill that is in the frame."""
LARGEST = 1 << 16
"""The most bytes of a text for C to fill."""
DECODED = -1
"""In place of a converter: a text is a result as str."""
HANDLER = b"replace"
"""The error handler of texts."""
ELEMENTS = {"I": 4, "i": 4, "f": 4, "Q": 8, "q": 8, "d": 8}
"""Bytes of each element type of arrays."""
BRIEF = {
    *("cuCtxGetCurrent", "cuCtxGetDevice", "cuDriverGetVersion", "cuGetErrorName", "cuGetErrorString"),
    *("cudaGetErrorName", "cudaGetErrorString", "nvrtcGetErrorString", "nvvmGetErrorString", "nvFatbinGetErrorString"),
    "nvmlErrorString",
}
"""C functions that only look up the calling thread's state or a constant: they keep the GIL."""
METHODS = Functions.bind != 0
"""Whether methods are possible: from Python 3.11 on."""


def longest(kind: str) -> int:
    """The most elements of a type in a list that fits the frame."""
    return 8 * LONGEST // ELEMENTS[kind]


class Pool(tuple):  # type: ignore[type-arg]
    """The objects that a builtin refers to."""

    __slots__ = ()

    @property
    def owned(self) -> Code:
        """The code, which stays in place as long as this object lives."""
        return self[-2]  # type: ignore[no-any-return]

    def __reduce__(self) -> Any:
        """Builtins are pickled as attributes of their owner: let that be the module that has them."""
        from importlib import import_module

        return import_module, (self[-1],)


Pool.__name__ = Pool.__qualname__ = "MachineCode"  # the name that builtins show


class Instance(tuple):  # type: ignore[type-arg]
    """The position of a class in the pool, or the facts of :meth:`Routine.returns_view`; and (offset, kind, position) of its slots'
    contents."""

    __slots__ = ()


class Routine:
    """See the module. ``count`` is the number of arguments; ``keywords`` are the names of the last of them, which must
    be given by keyword."""

    def __init__(self, cell: Any, slow: Any, fail: Any, count: int, keywords: tuple[str, ...] = ()) -> None:
        self.count = count
        self.numbers = [ctypes.addressof(cell), 0]
        self.objects: list[Any] = [None, slow, fail, cell]
        self.always = tuple(map(self.pooled, (None, NotImplemented, int)))
        """Positions of objects that answers of Python functions are compared with."""
        self.guards: list[tuple[str, Place, Any]] = []
        """Conditions on arguments: ``class`` and positions of classes in the pool; ``length`` (of a tuple); ``is`` and
        the position of an object; ``not`` and that of another one; ``same`` and ``other``, and the place of an argument that must be the
        same object, or must not be; ``empty`` and the position of a dict."""
        self.sources: list[Source] = []
        self.outputs: list[tuple[str, Any, int]] = []
        """Of each output: its struct code ("s" for a text as bytes), and the positions of the dict from values to results
        and of the converter of other values; "u" for a text as str, and the positions of the error handler and of the
        result for no text; or ``MADE``, and the position of the function that makes its memory; or ``TOLD``; or ``LISTED``, the position of
        the output with the number of elements and their size, and that of the function that makes the list."""
        self.result: tuple[Any, ...] = ("values", 0)
        self.takes_live: dict[Place, tuple[int, bool, int, int]] = {}
        """Of each place where live handles are taken, the arguments of :func:`.live.unchanged`, and the positions of the last two of the
        function that it returns."""
        self.integers: set[Place] = set()
        """Places where NumPy's integers and ints of subclasses are taken."""
        self.numbers_given = 0, 0
        """The positions of the last two arguments of :func:`.integers.replaced`."""
        self.compared: list[tuple[Source, Source, bool]] = []
        """Pairs of numbers that must be equal, or else in order."""
        self.addresses: list[tuple[Place, Place]] = []
        """See :meth:`keeps_in`."""
        self.earlier: tuple[Any, ...] = ()
        """Of a C function to call first: the position of its address's address among the numbers, and its sources."""
        self.answers = 0
        """Position of a dict from statuses to results; 0 if every status other than 0 goes to ``fail``."""
        self.returned = STATUS
        """What C returns, one of the constants of this module."""
        self.brief = False
        """Keep the GIL during the call, for functions that only read the thread's own state: it halves their time."""
        self.retained: list[tuple[int, int, int]] = []
        """See :meth:`retains`: the position of the source, that of the owner among the outputs, and that of the function in the pool."""
        self.forgotten: tuple[Any, ...] = ()
        """The place of a key, and the position of a dict that loses it."""
        self.going_on: tuple[Any, ...] = ()
        """See :meth:`goes_on`: the output's position, the offset, the status, and the function's position in the pool."""
        self.kept: list[Place] = []
        """Places of objects to look up before the call and use after it."""
        self.during: list[int] = []
        """Positions among those of objects that are needed during the call only."""
        self.changes: list[tuple[int, int, int]] = []
        """Slots to set after the call: the position of the object, or ``SELF``, the offset, the position of the former content, the new one."""
        self.reserved: tuple[int, ...] = ()
        """See :meth:`reserves`: the positions of the object and of the content among those kept, the offset, the constant's position."""
        self.puts: list[tuple[int, int, str, Any]] = []
        """See :meth:`put` and :meth:`turn`: the positions of objects, the offsets of slots, and their contents as an instance's."""
        self.tells_object = False
        """Whether ``fail`` gets the object that a method is called on, behind the status."""
        self.names = tuple(self.pooled(intern(name)) for name in keywords)
        self.parameters = 0
        """The position of a tuple of the names by which all arguments may be given, too; 0 if there are none."""
        self.budget: Budget = FUNCTIONS
        self.name = "?"
        """Name of the C function, for profilers and debuggers."""

    def pooled(self, value: Any) -> int:
        """The position of an object in the pool; it is added if necessary."""
        for position, known in enumerate(self.objects):
            if known is value and position:
                return position
        self.objects.append(value)
        return len(self.objects) - 1

    def _class(self, cls: Any) -> int:
        """The position of a class in the pool, negative for a metaclass: code depends on that."""
        return -self.pooled(cls) if issubclass(cls, type) else self.pooled(cls)

    # The sources of C arguments.

    def value(
        self,
        place: int | Place,
        code: str,
        *classes: Any,
        least: int | None = None,
        live: bool = False,
        owned: bool = False,
    ) -> Source:
        """A number: an argument of one of these classes; ``code`` is its C type in :mod:`struct`. NoneType among the
        classes makes None 0; bytes makes bytes their address, and str makes a str that of its UTF-8. ``least`` is the
        position of the C argument with the minimum length of those, including their terminating 0. With ``live``, live handles of
        the first class are taken, too, those of memory that is their own if ``owned``; and where members of any enum are, NumPy's integers
        and ints of subclasses."""
        self.expect(place, *classes)
        if live and classes and issubclass(classes[0], Handle) and ELEMENTS.get(classes[0].code) and not FREE_THREADED:
            facts = ELEMENTS[classes[0].code], owned, self.pooled(live_classes), self.pooled(WHERE)
            self.takes_live[_place(place)] = facts
        if live and {int, EnumType}.issubset(classes) and not FREE_THREADED:
            self.integers.add(_place(place))
        none, content, text = (self.pooled(known) if cls in classes else 0 for known, cls in _SPECIAL)
        return source("value", _place(place), code, none, content, least, text)

    def slot(self, place: int | Place, cls: Any, name: str) -> Source:
        """A number (an int from 0 to 2**64 - 1) in a slot of an argument whose class is exactly ``cls``. Without the GIL,
        ``slow`` makes the call from 2**60 on, and a number that another one replaces has to live on."""
        return self.value(self.within(place, cls, name), "Q", int)

    def content(self, place: int | Place, cls: Any, name: str, count: int) -> Source:
        """``count`` words of the bytes in a slot of an argument whose class is exactly ``cls``."""
        place = self.within(place, cls, name)
        self.expect(place, bytes)
        return source("bytes", place, count)

    def record(self, place: int | Place, *classes: Any) -> Source:
        """The address of a struct: an instance of one of these ctypes classes. NoneType among them makes None 0."""
        self.expect(place, *classes)
        return source("record", _place(place), self.pooled(None) if type(None) in classes else 0)

    def array(
        self,
        place: int | Place,
        code: str,
        *classes: Any,
        least: int | None = None,
        optional: bool = False,
        longer: bool = False,
    ) -> Source:
        """The address of an array of numbers, given as a list or tuple of instances of these classes; 0 for None or an
        empty list. ``code`` is the C type. ``least`` is the position of the C argument with the minimum length; an
        ``optional`` list may be empty nevertheless. With ``longer``, lists that do not fit the frame are taken, too, but without the GIL."""
        if code not in ELEMENTS:
            raise ValueError(f"no arrays of {code!r}")
        return self._list(place, code, classes, least, optional, longer and not FREE_THREADED)

    def _list(
        self,
        place: int | Place,
        code: str,
        classes: Any,
        least: int | None,
        optional: bool,
        longer: bool,
        prepare: int = 0,
        places: tuple[int, ...] = (),
        size: int = 0,
    ) -> Source:
        self.expect(place, list, tuple, type(None))
        positions = tuple(map(self._class, classes))
        facts = _place(place), code, least, optional, self.pooled(None), self.pooled(list), positions
        return source("array", *facts, longer, prepare, tuple(map(_place, places)), size)

    def records(
        self,
        place: int | Place,
        *classes: Any,
        least: int | None = None,
        optional: bool = False,
        prepare: Any = None,
        places: tuple[int, ...] = (),
    ) -> Source:
        """The same for structs. Code passes the address of a single struct, and copies several of the first class. For others,
        ``prepare(arguments)`` makes an array, as of :meth:`prepared`; if it is None, ``slow`` makes the call for several."""
        if not prepare:
            return self._list(place, "", classes, least, optional, False)
        self.numbers.append(ctypes.sizeof(classes[0]))
        return self._list(
            place, "", classes, least, optional, True, self.pooled(prepare), places, len(self.numbers) - 1
        )

    def texts(self, place: int | Place, count: int, optional: bool = False) -> Source:
        """The address of an array of the addresses of texts, given as a list or tuple of bytes and str, or None; 0 for no text.
        ``count`` is the position of the C argument with the minimum length; an ``optional`` list may be empty nevertheless."""
        self.expect(place, list, tuple, type(None))
        return source("texts", _place(place), count, optional, *map(self.pooled, (None, list, bytes, str)))

    def kept_text(self, place: int | Place, owner: int | Place, kept: dict[Any, dict[Any, Any]]) -> Source:
        """The address of a str's UTF-8. ``kept[owner]``, a dict that is made if necessary, refers to the str afterwards. ``slow``
        makes the call for None."""
        if FREE_THREADED:
            raise TypeError("without the GIL, another thread may let a kept object go before this one refers to it")
        self.expect(place, str)
        return source("kept text", _place(place), _place(owner), self.pooled(kept))

    def word(self, place: int | Place, *classes: Any) -> Source:
        """The content of an 8-byte struct: an instance of one of these ctypes classes."""
        self.expect(place, *classes)
        return source("word", _place(place))

    def within(self, place: int | Place, cls: Any, name: str, base: Any = None) -> Place:
        """The place of a slot's content, in an instance whose class is exactly ``cls``, or one of these. It may inherit the slot from
        ``base``."""
        if place != SELF:
            self.expect(place, *cls if isinstance(cls, tuple) else (cls,))
        return (*_place(place), ("slot", slot_offset(base or cls, name)))

    def expect(self, place: int | Place, *classes: Any) -> None:
        """Require an argument of exactly one of these classes. A metaclass among them, not as the first, stands for the
        instances of all its classes."""
        self.guards.append(("class", _place(place), tuple(map(self._class, classes))))

    def expect_tuple(self, place: int | Place, length: int) -> None:
        self.expect(place, tuple)
        self.guards.append(("length", _place(place), length))

    def expect_object(self, place: int | Place, value: Any) -> None:
        self.guards.append(("is", _place(place), self.pooled(value)))

    def expect_not(self, place: int | Place, value: Any) -> None:
        """Require another object than this one."""
        self.guards.append(("not", _place(place), self.pooled(value)))

    def expect_equal(self, one: Source, other: Source) -> None:
        """Require two numbers, as of :meth:`value`, to be equal."""
        self.compared.append((one, other, True))

    def expect_at_most(self, one: Source, other: Source) -> None:
        """Require the first number to be the other one or less, both without a sign."""
        self.compared.append((one, other, False))

    def expect_empty(self, known: dict[Any, Any]) -> None:
        """Require a dict to be empty at the time of the call."""
        self.guards.append(("empty", (), self.pooled(known)))

    def retains(self, position: int, owner: int, keep: Any) -> None:
        """After the call, ``keep(number, object)`` gets the number of an output, and what the C argument at a position was prepared as,
        unless that is None."""
        self.retained.append((position, owner, self.pooled(keep)))

    def forgets(self, place: int | Place, kept: dict[Any, dict[Any, Any]]) -> None:
        """Remove a key, an int, from a dict before the call, and let what is there go afterwards. After an error, it is there again,
        with what another thread has put there meanwhile."""
        if FREE_THREADED:
            raise TypeError("without the GIL, Python does this")
        self.forgotten = _place(place), self.pooled(kept)

    def expect_other(self, place: int | Place, other: int | Place) -> None:
        """Require two different objects."""
        self.guards.append(("other", _place(place), _place(other)))

    def keeps_in(self, place: int | Place, addresses: int | Place) -> None:
        """Before the call, whether or not it succeeds, let the dict at the place ``addresses`` have the object at a place by its address, as
        of ``id``. All its keys are ints."""
        if FREE_THREADED:
            raise ValueError("without the GIL, another thread may remove the key before the call")
        self.expect(addresses, dict)
        self.addresses.append((_place(place), _place(addresses)))

    def expect_same(self, place: int | Place, other: int | Place) -> None:
        """Require one object at two places."""
        self.guards.append(("same", _place(place), _place(other)))

    def number(self, value: int) -> Source:
        """A constant."""
        self.numbers.append(value)
        return source("number", len(self.numbers) - 1)

    def output(self, code: str, known: Any = None, convert: Any = None) -> Source:
        """The address where C writes a result of type ``code``. ``known`` maps numbers to results; ``convert`` makes
        the results of other numbers."""
        known = {} if known is None else known
        self.outputs.append((code, self.pooled(known), self.pooled(convert)) if convert else (code, 0, 0))
        return source("output", len(self.outputs) - 1)

    def owned(self, count: int, size: int, convert: Any) -> Source:
        """The address where C writes that of an array of elements of ``size`` bytes; the output at the later position ``count``, of 8
        bytes, is their number. The result is ``convert(bytes)``, or an empty list."""
        self.outputs.append((LISTED, (count, size), self.pooled(convert)))
        return source("output", len(self.outputs) - 1)

    def exchanged(
        self, place: int | Place, code: str, classes: Sequence[Any], known: Any = None, convert: Any = None
    ) -> Source:
        """The address of a number that C reads and changes: an argument of one of these classes, and a result as of
        :meth:`output`."""
        self.expect(place, *classes)
        position = self.output(code, known, convert).position
        return source("exchanged", position, _place(place), code, self.pooled(None) if type(None) in classes else 0)

    def told(self, place: int | Place, readers: dict[Any, Any], size: int | None = None) -> Source:
        """The address of ``WORDS`` words of zeros, where C writes a number. The result is ``reader(number)`` for its
        first word; the argument's reader is in the dict, which loses none. Without a reader, or for more bytes than
        that in the C argument at position ``size``, ``slow`` makes the call."""
        self.outputs.append((TOLD, 0, 0))
        return source("told", len(self.outputs) - 1, _place(place), self.pooled(readers), size)

    def made(self, make: Any, *places: int | Place, convert: Any = None) -> Source:
        """The address of the memory of a ctypes object made by ``make(arguments)``; 0 if that is None. If it is
        NotImplemented, ``slow`` makes the call. The object is a result, converted by ``convert`` if given. ``make.spare()``, if that
        is there, returns one that was made before, or raises an error."""
        self.outputs.append((MADE, self.pooled(make), self.pooled(convert) if convert else 0))
        spare = getattr(make, "spare", None)
        how = tuple(map(_place, places)), self.pooled(spare) if spare else 0
        return source("made", len(self.outputs) - 1, "call", how)

    def struct(self, cls: Any, given: Sequence[Member] = (), make: Any = None) -> Source:
        """The address of a new instance of a ctypes class with ``given`` members, as of :meth:`fields`, made without a call of
        Python. It is a result. ``make()`` makes it on a Python that does not tell how."""
        address = maker(cls)
        if not address:
            if given and make is None:
                raise TypeError(f"machine code on this Python makes no {cls.__name__} with members")
            return self.made(make or cls)
        self.outputs.append((MADE, self.pooled(cls), 0))
        places, sources = _members(given)
        return source("made", len(self.outputs) - 1, "new", (self.pooled(()), address, places), *sources)

    def goes_on(self, struct: Source, offset: int, insufficient: int, go_on: Any) -> None:
        """If C writes a number to the 4 bytes at an offset of such a struct, and the status is 0 or that of ``insufficient`` memory,
        ``go_on(struct, *arguments)`` makes the result."""
        self.going_on = struct.position, offset, insufficient, self.pooled(go_on)

    def new_set(self) -> Source:
        """A new set, which is an output; C gets 0."""
        self.outputs.append((MADE, 0, 0))
        return source("made", len(self.outputs) - 1, "set", ())

    def text(self, size: int, convert: Any = None, *, given: int = 0, optional: bool = False) -> Source:
        """The address of ``size`` zeroed bytes, or of as many times ``given`` as the C argument at position ``size`` says. They are
        a result, as bytes, converted by ``convert`` if given; by ``str``: what comes before the first 0, as str. For no bytes, C
        gets 0 if they are ``optional``; otherwise the address of 8 bytes that nothing else uses."""
        if convert is str and not given and size <= IN_FRAME:
            return self.fields(size, (), [(0, "u", size)])
        if convert is str:
            self.outputs.append((MADE, self.pooled(HANDLER), DECODED))
        else:
            self.outputs.append((MADE, 0, self.pooled(convert) if convert else 0))
        return source("made", len(self.outputs) - 1, "text", (size, given, optional, self.pooled(b"")))

    def asked(self, insufficient: int) -> Source:
        """The address of a number: C is called without memory first, and tells there how many elements :meth:`filled` has. For some,
        be that status 0 or the one of ``insufficient`` memory, it is called again. If they no longer fit then, ``slow`` makes the call."""
        return source("asked", insufficient)

    def filled(self, size: int, shrinks: bool, convert: Any = None) -> Source:
        """The address of as many elements of ``size`` bytes, in the second of these calls. The result is that of :meth:`text`; if it
        ``shrinks``, as many elements as C tells then."""
        convert = DECODED if convert is str else self.pooled(convert) if convert else 0
        self.outputs.append((MADE, self.pooled(HANDLER), convert))
        return source("made", len(self.outputs) - 1, "filled", (size, shrinks, self.pooled(b"")))

    def decoded(self, nothing: Any) -> Source:
        """The address where C writes that of a text. The result is a str; ``nothing`` for no text."""
        self.outputs.append(("u", self.pooled(HANDLER), self.pooled(nothing)))
        return source("output", len(self.outputs) - 1)

    def content_of(self, place: int | Place, size: int, cls: Any) -> Source:
        """For a member of a struct: the content of bytes, or the UTF-8 of a str, of at most ``size`` bytes. Of such a member, the second
        number is the offset of its size, of 4 bytes, or -1."""
        self.expect(place, cls)
        return source("content", _place(place), size, cls is str)

    def fields(self, size: int, given: Sequence[Member], results: Sequence[Result]) -> Source:
        """The address of a struct of ``size`` bytes. ``given`` are the offsets and sizes (4 or 8 bytes) of members, and their
        values, as of :meth:`value` and :meth:`number`; the other members are 0. ``results`` are members that are results: the
        offset, the struct code and 0 of a number; the offset, "u" and the size in bytes of a text, and "U" for one that must be
        UTF-8; the offset, "bytes" and the size of bytes with the offset of their number, or -1."""
        first = len(self.outputs)
        self.outputs += [
            ("u" if code == "U" else code, self.pooled(HANDLER) if code == "u" else 0, 0) for _, code, _ in results
        ]
        at = tuple((offset, first + position, size) for position, (offset, _, size) in enumerate(results))
        places, sources = _members(given)
        return source("fields", -(-size // 8), places, at, *sources)

    def prepared(
        self,
        prepare: Any,
        *places: int | Place,
        plain: tuple[Any, ...] = (),
        exact: int | None = None,
        lend: dict[type, bool] | None = None,
    ) -> Source:
        """A number or an address that ``prepare(arguments)`` returns: an int, None for 0, or a ctypes object for the
        address of its memory, which lives until the call returns. If it is NotImplemented, ``slow`` makes the call.
        The first argument is passed without a call of Python if it is None, for 0, or of a ``plain`` class: a number, or bytes
        for their address. ``exact`` is the position of the C argument with the length of those. So are buffers of classes in the dict
        ``lend``, unless they are empty, of no dimension, or not writable where bytes are refused too."""
        numbers = [self.pooled(cls) for cls in plain if cls is not bytes]
        content = self.pooled(bytes) if bytes in plain else 0
        taken = (self.pooled(None), content, *numbers) if plain else ()
        lent = 0 if lend is None else self.pooled(lend)
        return source("prepared", self.pooled(prepare), tuple(map(_place, places)), taken, exact, lent)

    def room(self, place: int | Place, plain: tuple[Any, ...], writable: bool) -> Source:
        """The address of memory that C fills: a buffer, which is held until the call returns; an address of a ``plain`` class, and then
        None for 0; bytes, unless it must be ``writable``. The function that is called first writes the size that C needs to the
        struct that is its last argument: ``slow`` makes the call for less."""
        self.expect(place, bytearray, memoryview, bytes, *plain, *((type(None),) if plain else ()))
        numbers = plain or (Pool,)  # code looks for one class at least; nothing of this one comes here
        taken = self.pooled(None), 0 if writable else self.pooled(bytes), *map(self.pooled, numbers)
        return source("room", _place(place), taken)

    @staticmethod
    def inside(position: int, offset: int) -> Source:
        """An address ``offset`` bytes behind the one that the C argument at ``position`` is, which :meth:`made` or
        :meth:`prepared` makes; 0 if that is 0."""
        return source("inside", position, offset)

    def structure(self, place: int | Place, size: int, *classes: Any) -> Source:
        """The content of a struct of ``size`` bytes, more than 16 and a multiple of 8: an instance of one of these
        ctypes classes."""
        if size <= 16 or size % 8:
            raise ValueError(f"structs of {size} bytes are passed in other ways")
        self.expect(place, *classes)
        return source("structure", _place(place), size // 8)

    def there(self, place: int | Place, cls: Any, offset: int | None = None, filled: bool = False) -> Source:
        """For :meth:`pointers`: a value that is in memory as C takes it, ``offset`` bytes behind the beginning of an instance of
        exactly ``cls``, or in the memory of one of ctypes; if ``filled``, its first 8 bytes are not all 0."""
        self.expect(place, cls)
        return source("there", _place(place), offset, filled)

    def real(self, place: int | Place, code: str) -> Source:
        """An int that C gets as a float or double, by its struct code. ``slow`` makes the call for -1, and where it does not
        fit."""
        self.expect(place, int)
        return source("real", _place(place), code)

    def narrowed(self, place: int | Place, cls: Any, offset: int, code: str) -> Source:
        """A signed number of 8 bytes, ``offset`` bytes behind the beginning of an instance of exactly ``cls``; ``slow`` makes the
        call if it does not fit the C type ``code``."""
        self.expect(place, cls)
        return source("narrowed", _place(place), code, offset)

    @staticmethod
    def memory(*sources: Source) -> Source:
        """The address of memory with the values of these sources, 8 bytes each."""
        return source("memory", *sources)

    @staticmethod
    def pointers(*sources: Source) -> Source:
        """The address of an array of the addresses of these sources' values."""
        return source("pointers", *sources)

    def call_first(self, cell: Any, *sources: Source) -> None:
        """Call another C function first; if it fails, call ``slow``."""
        self.objects.append(cell)
        self.numbers.append(ctypes.addressof(cell))
        self.earlier = (len(self.numbers) - 1, *sources)

    # Results.

    def answers_with(self, results: dict[int, Any]) -> None:
        """Return this dict's results for its statuses; ``fail`` may add more."""
        self.answers = self.pooled(results)

    def returns(self, value: Any) -> None:
        """Return a constant."""
        self.result = "object", self.pooled(value)

    def returns_argument(self, place: int | Place) -> None:
        self.result = "argument", _place(place)

    def returns_tuple(self, *first: Any) -> None:
        """Return a tuple of ``first``, if given, and the outputs, instead of the only output."""
        self.result = "tuple", self.pooled(*first) if first else 0

    def returns_instance(self, cls: Any, **slots: Any) -> None:
        """Return a new instance of ``cls``, without ``__init__``. A slot's content is an output (``OUTPUT`` for the first), the
        content of a place, an instance (:meth:`instance`), or a constant."""
        self.result = "instance", self.instance(cls, **slots)

    def returns_inheriting(self, cls: Any, base: Any, **slots: Any) -> None:
        """Return an instance of a class that inherits the slots of ``base``, without further ones."""
        self.result = "instance", Instance((self.pooled(cls), self.instance(base, **slots)[1]))

    def returns_view(self, classes: dict[Any, Any], base: Any, place: int | Place, **slots: Any) -> None:
        """The same, of the class that a dict has for the class of the object at a place, which becomes a slot's content."""
        self.expect(place, *classes)
        self.returns_inheriting(next(iter(classes.values())), base, **slots)
        seen = next(at for at in range(len(self.kept)) if self.kept[at] == _place(place))
        pairs = tuple([(self.pooled(kind), self.pooled(cls)) for kind, cls in classes.items()])
        self.result = "instance", Instance(((seen, pairs), self.result[1][1]))

    def instance(self, cls: Any, **slots: Any) -> Instance:
        """An instance for a slot of another instance."""
        fields: list[tuple[int, str, Any]] = []
        for name, value in slots.items():
            offset = slot_offset(cls, name)
            if value in OUTPUTS:
                fields.append((offset, "output", OUTPUTS.index(value)))
            elif isinstance(value, Instance):
                fields.append((offset, "instance", value))
            elif isinstance(value, tuple) and value:  # a place
                self.kept.append(value)
                fields.append((offset, "kept", len(self.kept) - 1))
            else:
                fields.append((offset, "object", self.pooled(value)))
        return Instance((self.pooled(cls), tuple(fields)))

    def keeps(self, place: Place) -> None:
        """Refer to an object until the call has returned."""
        self.during.append(len(self.kept))
        self.kept.append(place)

    def sets(self, cls: Any, name: str, place: Place, of: int = SELF) -> None:
        """After the call, set a slot of an object of ``cls``, the one that the method is called on or an argument, to the content of a
        place. If another thread has changed the slot meanwhile, call ``slow`` instead."""
        if FREE_THREADED:
            raise ValueError("without the GIL, code sets no slots")
        former, owner = self.within(of, cls, name), SELF
        if of != SELF:
            owner = len(self.kept)
            self.keeps(_place(of))
        self.changes.append((owner, slot_offset(cls, name), len(self.kept)))
        self.keeps(former)
        self.keeps(place)

    def reserves(self, place: int | Place, cls: Any, name: str, meanwhile: Any) -> None:
        """During the call, let a slot of the object at a place have a constant, from which other threads see that this one is about to
        use the content. It is there again before the result is made, unless another thread has set the slot."""
        if FREE_THREADED:
            raise ValueError("without the GIL, code sets no slots")
        owner, content = self._needed(_place(place)), self._needed(self.within(place, cls, name))
        self.reserved = owner, content, slot_offset(cls, name), self.pooled(meanwhile)

    def put(self, place: int | Place, cls: Any, name: str, value: Any) -> None:
        """After the call, whatever other threads did meanwhile, set a slot of the object at a place to a constant, or to an instance
        (:meth:`instance`): one at most, without another one in it. That is done last, because there may be no memory for it."""
        kind, what = ("instance", value) if isinstance(value, Instance) else ("object", self.pooled(value))
        self._put(self.within(place, cls, name)[:-1], slot_offset(cls, name), kind, what)

    def turn(self, place: int | Place, cls: Any) -> None:
        """After the call, make the object at a place one of ``cls``."""
        self._put(_place(place), TYPE, "object", self.pooled(cls))

    def _put(self, place: Place, offset: int, kind: str, what: Any) -> None:
        if FREE_THREADED:
            raise ValueError("without the GIL, code changes no objects")
        self.puts.append((self._needed(place), offset, kind, what))

    def _needed(self, place: Place) -> int:
        """The position of an object that is referred to until the call has returned."""
        known = {self.kept[position]: position for position in self.during}
        if place not in known:
            self.keeps(place)
        return known.get(place, len(self.kept) - 1)

    # Code and callables.

    def _code(self, pool: int = 0) -> Code | None:
        if {"f", "d"}.intersection([source.code for source in self.earlier[1:] if source.kind == "value"]):
            raise ValueError("a function called first takes no floats")
        if not METHODS and type(self.objects[SLOW]) is not type(_place):
            raise TypeError(
                f"machine code on this Python calls Python functions only, not a {type(self.objects[SLOW]).__name__}"
            )
        if self.integers and self.numbers_given == (0, 0):
            which = tuple([(position,) in self.integers for position in range(self.count)])
            self.numbers_given = self.pooled(integers), self.pooled(which)
        shape = (
            self.count,
            self.names,
            self.parameters,
            tuple(self.guards),
            tuple(self.takes_live.items()),
            tuple(sorted(self.integers)),
            self.numbers_given,
            tuple(self.sources),
            tuple(self.outputs),
            self.result,
            tuple(self.kept),
            tuple(self.during),
            tuple(self.changes),
            self.reserved,
            tuple(self.puts),
            self.tells_object,
            tuple(self.compared),
            tuple(self.addresses),
            self.earlier,
            self.objects[FAIL] is None,
            self.answers,
            self.returned,
            self.brief,
            tuple(self.retained),
            self.forgotten,
            self.going_on,
            pool,
        )
        found = self.budget.find(shape)
        if found is None:
            return self.budget.add(shape, lambda: self._written(pool), self.name)
        if self.name not in found.names and len(found.names) < MOST_NAMES:
            found.names.append(self.name)
        return found

    def _written(self, pool: int) -> tuple[bytes, list[int]]:
        """The code, and the offsets of its return instructions."""
        writer = self._writer()(self, pool)
        return writer.written(), writer.code.returns

    def _writer(self) -> Any:
        """The class that writes its code (:mod:`.writing`)."""
        from .writing.function import FunctionWriter

        return FunctionWriter

    def _pool(self, module: str, code: Code | None = None) -> Pool:
        self.numbers[CODE] = code.address if code else 0
        self.objects[NUMBERS] = pack(f"<{len(self.numbers)}Q", *self.numbers)
        return Pool((*self.objects, code, module))

    def function(self, name: str, module: str, doc: str = "") -> Any:
        """The builtin function; ``slow`` if there is no room for code."""
        self.name = name if self.name == "?" else self.name
        pool = self.pool(module)
        return self.objects[SLOW] if pool is None else builtin(name, self.numbers[CODE], pool, module, doc)

    def pool(self, module: str = "") -> Pool | None:
        """The pool that a :class:`Dispatcher` calls; None if there is no room for code."""
        code = self._code()
        return self._pool(module, code) if code else None

    @property
    def code(self) -> int:
        """The address of the code, once it is made; 0 if it cannot be."""
        return self.numbers[CODE]

    def method(self, cls: Any, name: str, doc: str = "") -> Any:
        """A method of ``cls``, for the rest of the process; ``slow`` is then a function of the class."""
        self.numbers[CODE] = self.lasting_address(cls.__module__)
        return descriptor(name, self.code, cls, doc) if self.code else self.objects[SLOW]

    def lasting_address(self, module: str) -> int:
        """The address of code for the rest of the process, which has the pool's address in it; 0 if there is no room."""
        pool = lasting(self._pool(module))
        code = self._code(id(pool))
        return lasting(code).address if code else 0


_SPECIAL = (None, type(None)), (bytes, bytes), (str, str)
"""Objects for the pool, and the classes whose instances :meth:`Routine.value` takes beside numbers."""


def _members(given: Sequence[Member]) -> tuple[tuple[tuple[int, int], ...], list[Source]]:
    """The offsets and sizes of members, and the sources of their values."""
    return tuple((offset, width) for offset, width, _ in given), [source for _, _, source in given]


def _place(place: int | Place) -> Place:
    return place if isinstance(place, tuple) else (place,)


class Dispatcher(Routine):
    """Calls another routine with its own arguments: the pool in ``cell``, a Python cell, or in a slot of the argument at ``place``; or
    further on the ``way`` from there, pairs of a class and the name of its slot. If there is none, it calls ``slow``. For a method with
    ``keywords`` alone, the other routine gets the object and their values."""

    def __init__(
        self,
        slow: Any,
        cell: Any = None,
        place: int = SELF,
        way: Sequence[tuple[Any, str]] = (),
        keywords: tuple[str, ...] = (),
    ) -> None:
        super().__init__(ctypes.c_void_p(), slow, None, len(keywords), keywords)
        if len(way) > 1 and FREE_THREADED:
            raise ValueError("without the GIL, code looks at one slot")
        if keywords:
            self.kept = [(position,) for position in range(SELF, len(keywords))]
        self.cell = self.pooled(cell)
        self.place = place
        self.steps = tuple([(self.pooled(cls), slot_offset(cls, name)) for cls, name in way])
        self.pool_class = self.pooled(Pool)
        self.result = "dispatched", self.cell, place, self.steps, self.pool_class

    def _writer(self) -> Any:
        from .writing.dispatch import DispatchWriter

        return DispatchWriter
