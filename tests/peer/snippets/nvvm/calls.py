"""Calls of NVVM: arguments that are accepted and arguments that are refused."""

from tests.peer.snippets.given import d, fake


def _():
    return d.create_program(1)


def _():
    return d.add_module_to_program(1, b"abc", 3, None)


def _():
    return d.add_module_to_program(1, b"abc", 3, b"n")


def _():
    return d.add_module_to_program(1, b"abc", 2, "n")


def _():
    return d.add_module_to_program(1, "abc", 3, "n")


def _():
    return d.add_module_to_program(1, None, 3, "n"), fake.words(3)


def _():
    return d.compile_program(1, 0, None)


def _():
    return d.compile_program(1, 0, []), fake.words(3)


def _():
    return d.verify_program(1, -1, ["a"]), fake.words(2)


def _():
    return d.get_compiled_result(1, b"abc")


def _():
    return d.get_program_log(1, "abc")


def _():
    fake.status(4)
    return d.destroy_program(5)


def _():
    fake.status(4)
    try:
        d.destroy_program(5)
    except d.nvvmError as error:
        caught = error
    return str(caught)[:23], int(caught.status)


def _():
    return str(d.nvvmError(1)), int(d.nvvmError(d.Result(1)).status)


def _():
    fake.write(0, bytes([1, 0, 0, 0]))
    fake.write(1, bytes([2, 0, 0, 0]))
    fake.write(2, bytes([3, 0, 0, 0]))
    fake.write(3, bytes([4, 0, 0, 0]))
    return d.ir_version()
