"""Calls of nvFatbin: arguments that are accepted and arguments that are refused."""

from tests.peer.snippets.given import d, fake


def _():
    read = fake.read(1, 3, 0, 0)
    return d.create(["-a"], 1) is None, read()


def _():
    return d.create(None, 0)


def _():
    return d.create(["-a"], -1)


def _():
    return d.create((1, 2), 2) is None


def _():
    read = fake.read(0, 8)
    return d.destroy(5), read()


def _():
    return d.destroy(None)


def _():
    return d.add_ptx(1, b"abc", 3, None, "id", "opt")


def _():
    return d.add_ptx(1, b"abc", 3, "90", None, "opt")


def _():
    return d.add_ptx(1, b"abc", 3, "90", "id", None)


def _():
    return d.add_ptx(1, b"abc", 3, b"90", "id", "opt")


def _():
    return d.add_ptx(1, b"abc", 5, "90", "id", "opt")


def _():
    return d.add_ptx(1, "abc", 3, "90", "id", "opt")


def _():
    return d.add_ptx(1, None, 3, "90", "id", "opt"), fake.words(3)


def _():
    read = fake.read(3, 3), fake.read(4, 3), fake.read(5, 4)
    return d.add_ptx(1, b"abc", 3, "90", "id", "opt"), [each() for each in read]


def _():
    return d.get(1, b"abc")


def _():
    return d.get(1, "abc")


def _():
    return d.get(1, None)


def _():
    return d.get(1, 5)


def _():
    fake.status(4)
    return d.add_reloc(1, b"abc", 3)


def _():
    return str(d.nvFatbinError(1)), int(d.nvFatbinError(1).status)
