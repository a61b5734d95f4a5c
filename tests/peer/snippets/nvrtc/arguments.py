"""Arguments of NVRTC's functions: text, lists of text, and buffers."""

from tests.peer.snippets.given import d, fake


def _():
    return d.nvrtcCreateProgram(b"source", b"name", 1, [b"one", b"two"], (b"1", b"2"))[0], fake.words(4)[3]


def _():
    read = fake.read(1, 7)
    return d.nvrtcCreateProgram(b"source", b"name", 0, None, None)[0], read()


def _():
    read = fake.read(4, 4, 0, 0)
    return d.nvrtcCreateProgram(b"source", b"name", 1, [b"one"], [b"1"])[0], read()


def _():
    return d.nvrtcCreateProgram(bytearray(b"source"), b"name", 0, None, None)[0]


def _():
    return d.nvrtcCreateProgram("source", b"name", 0, None, None)


def _():
    return d.nvrtcCreateProgram(b"source", "name", 0, None, None)


def _():
    return d.nvrtcCreateProgram(None, b"name", 0, None, None)


def _():
    return d.nvrtcCreateProgram(b"source", None, 0, None, None)


def _():
    return d.nvrtcCreateProgram(b"source", b"name", 2, [b"one"], [b"1"])


def _():
    return d.nvrtcCreateProgram(b"source", b"name", 1, [b"one"], None)


def _():
    return d.nvrtcCreateProgram(b"source", b"name", 1, ["one"], [b"1"])


def _():
    return d.nvrtcCreateProgram(b"source", b"name", 1, b"one", b"1")


def _():
    return d.nvrtcCreateProgram(b"source", b"name", -1, [], [])[0], fake.words(4)[3]


def _():
    return d.nvrtcCompileProgram(5, 1, ["-G"])


def _():
    return d.nvrtcCompileProgram(5, 1, [bytearray(b"-G")])


def _():
    return d.nvrtcCompileProgram(5, 1, [None])


def _():
    return d.nvrtcCompileProgram(5, 2, [b"-G"])


def _():
    return d.nvrtcCompileProgram(5, 0, [b"-G"]), fake.words(2)


def _():
    return d.nvrtcCompileProgram(None, 0, []), fake.words(3)


def _():
    return d.nvrtcCompileProgram("5", 0, [])


def _():
    return d.nvrtcCompileProgram(2**70, 0, [])


def _():
    return d.nvrtcCompileProgram(d.nvrtcProgram(7), 0, []), fake.words(1)


def _():
    return d.nvrtcGetPTX(5, None)


def _():
    return d.nvrtcGetPTX(5, "text")


def _():
    return d.nvrtcGetPTX(5, 7)


def _():
    return d.nvrtcGetPTX(5, memoryview(bytearray(4)))


# The size that is asked for first, and the content of the buffer.


def _():
    buffer = bytes(bytearray(8))
    fake.write(1, b"\x08\0\0\0\0\0\0\0")
    return d.nvrtcGetPTX(5, buffer), buffer


def _():
    buffer = bytearray(8)
    fake.write(1, b"\x08\0\0\0\0\0\0\0")
    return d.nvrtcGetPTX(5, buffer), buffer


def _():
    buffer = bytearray(b"text text")
    fake.write(1, bytes(8))
    return d.nvrtcGetPTX(5, buffer), buffer


def _():
    return d.nvrtcAddNameExpression(5, "name")


def _():
    return d.nvrtcGetLoweredName(5, "name")


def _():
    return d.nvrtcSetFlowCallback(5, 6, 7), fake.words(3)


def _():
    return d.nvrtcSetFlowCallback(5, None, None), fake.words(3)


def _():
    return d.nvrtcSetFlowCallback(5, lambda payload, unused: 0, 7)


def _():
    return d.nvrtcSetPCHHeapSize(-1)


def _():
    return d.nvrtcGetErrorString("x")


def _():
    return (
        repr(d.nvrtcProgram(5)),
        d.nvrtcProgram(5) == d.nvrtcProgram(5),
        hash(d.nvrtcProgram(5)),
        int(d.nvrtcProgram(5)),
    )


def _():
    return d.sizeof(d.nvrtcProgram)


def _():
    return d.sizeof(int)


def _():
    return d.nvrtcVersion(1)


def _():
    return d.nvrtcCompileProgram(prog=5, numOptions=0, options=None)


def _():
    return d.nvrtcCompileProgram(5, 0, None, bogus=1)
