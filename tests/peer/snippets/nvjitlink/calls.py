"""Calls of nvJitLink: arguments that are accepted and arguments that are refused."""

import ctypes

from tests.peer.snippets.given import d, fake


def _():
    return d.create(2, ["-a", "-b"]) is None, fake.words(2)[1]


def _():
    read = fake.read(2, 3, 0, 0), fake.read(2, 3, 8, 0)
    return d.create(2, ["-a", "-b"]) is None, [each() for each in read]


def _():
    return d.create(0, []) is None, fake.words(3)[2]


def _():
    return d.create(0, None)


def _():
    return d.create(1, [None])


def _():
    return d.create(1, [bytearray(b"-a")])


def _():
    return d.create(1, 5.5)


def _():
    return d.create(1, 5) is None, fake.words(3)[2]


def _():
    return d.create(1, [5]) is None


def _():
    return d.create(2, (7, 8)) is None


def _():
    return d.create(-1, [])


def _():
    return d.create(2**32, [])


def _():
    return d.create("1", ["-a"])


def _():
    return d.create()


def _():
    return d.create(1, ["-a"], bogus=1)


def _():
    return d.create(num_options=1, options=["-a"]) is None


def _():
    fake.write(0, b"\xff" * 8)
    return d.create(0, [])


def _():
    fake.write(0, b"\x05\0\0\0\0\0\0\x80")
    return d.create(0, [])


def _():
    fake.write(1, b"\xff" * 8)
    return d.get_linked_cubin_size(5)


def _():
    return d.destroy(None)


def _():
    return d.destroy(-1)


def _():
    return d.destroy(2**63)


def _():
    return d.destroy(1.5)


def _():
    return d.destroy("1")


def _():
    return d.destroy(True)


def _():
    return d.destroy(d.Result(1))


def _():
    return d.destroy(object())


def _():
    return d.add_data(1, d.InputType.PTX, b"abc", 3, "n"), fake.words(4)[1]


def _():
    return d.add_data(1, 99, b"abc", 3, "n"), fake.words(4)[1]


def _():
    return d.add_data(1, -1, b"abc", 3, "n"), fake.words(4)[1]


def _():
    return d.add_data(1, None, b"abc", 3, "n")


def _():
    return d.add_data(1, 2**31, b"abc", 3, "n")


def _():
    return d.add_data(1, "x", b"abc", 3, "n")


def _():
    return d.add_data(1, d.Result(2), b"abc", 3, "n"), fake.words(4)[1]


def _():
    return d.add_data(1, 1.5, b"abc", 3, "n"), fake.words(4)[1]


def _():
    read = fake.read(2, 3)
    return d.add_data(1, 2, b"abc", 3, "n"), read()


def _():
    read = fake.read(2, 3)
    return d.add_data(1, 2, bytearray(b"abc"), 3, "n"), read()


def _():
    read = fake.read(2, 3)
    return d.add_data(1, 2, memoryview(b"abc"), 3, "n"), read()


def _():
    read = fake.read(2, 4)
    return d.add_data(1, 2, (ctypes.c_int * 1)(7), 4, "n"), read()


def _():
    return d.add_data(1, 2, 5, 3, "n"), fake.words(4)[2]


def _():
    return d.add_data(1, 2, -1, 3, "n"), fake.words(4)[2]


def _():
    return d.add_data(1, 2, None, 3, "n"), fake.words(4)[2]


def _():
    return d.add_data(1, 2, "abc", 3, "n")


def _():
    return d.add_data(1, 2, b"ab", 3, "n")


def _():
    return d.add_data(1, 2, b"abcd", 3, "n")


def _():
    return d.add_data(1, 2, b"", 3, "n")


def _():
    return d.add_data(1, 2, memoryview(b"abcdef")[::2], 3, "n")


def _():
    return d.add_data(1, 2, [1, 2, 3], 3, "n")


def _():
    return d.add_data(1, 2, 1.5, 3, "n")


def _():
    return d.add_data(1, 2, ctypes.c_void_p(5), 3, "n")


def _():
    return d.add_data(1, 2, b"abc", 3, b"n")


def _():
    return d.add_data(1, 2, b"abc", 3, None)


def _():
    return d.add_data(1, 2, b"abc", 3, 5)


def _():
    read = fake.read(4, 5)
    return d.add_data(1, 2, b"abc", 3, "h\u00e9"), read()[:4]


def _():
    return d.add_data(1, 2, b"abc", 3, "a\0b")


def _():
    return d.add_file(1, 2, b"n")


def _():
    return d.add_file(1, 2, None)


def _():
    return d.add_file(1, 2, __import__("pathlib").Path("n"))


def _():
    return d.add_file(1, 2, "n")


def _():
    fake.write(1, b"\x04\0\0\0\0\0\0\0")
    return d.get_linked_cubin_size(1)


# The size that is asked for first, and the content of the buffer.


def _():
    buffer = bytearray(8)
    fake.write(1, b"\x08\0\0\0\0\0\0\0")
    return d.get_linked_cubin(1, buffer), bytes(buffer)


def _():
    return d.get_linked_cubin(1, b"abcd")


def _():
    return d.get_linked_cubin(1, "abcd")


def _():
    return d.get_linked_cubin(1, [1])


def _():
    return d.get_linked_cubin(1, 5)


def _():
    return d.get_linked_cubin(1, None)


def _():
    return d.get_linked_cubin(1, memoryview(bytearray(4)))


def _():
    return d.get_linked_cubin(1, (ctypes.c_char * 4)())


def _():
    fake.status(1)
    return d.complete(5)


def _():
    fake.status(5)
    return d.complete(5)


def _():
    fake.status(99)
    return d.complete(5)


def _():
    fake.status(3)
    try:
        d.complete(5)
    except d.nvJitLinkError as error:
        caught = error
    import copy
    import pickle

    again = pickle.loads(pickle.dumps(caught))
    return (
        str(caught)[:23],
        int(caught.status),
        str(again) == str(caught),
        int(again.status),
        int(copy.copy(caught).status),
    )


def _():
    return str(d.nvJitLinkError(3)), int(d.nvJitLinkError(3).status), d.nvJitLinkError(3) == d.nvJitLinkError(3)


def _():
    return int(d.nvJitLinkError(d.Result.ERROR_INVALID_INPUT).status)


def _():
    return d.nvJitLinkError()


def _():
    return d.nvJitLinkError("x")
