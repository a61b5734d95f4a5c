"""Each exception that the docstrings of ``pycuda.curandom`` name: plain functions, which test_pycuda_gpuarray.py runs in an
interpreter that has NumPy, with a recording stand-in for cuRAND.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import cuda_ctypes.pycuda.autoinit
import cuda_ctypes.pycuda.driver as drv
from tests.gpu.core.interrupts import Interrupt, Interrupted
from tests.gpu.pycuda.gpuarray_programs import ga, module, np
from tests.numpy_process import raises, report
from tests.standin.control import Recorder

curandom = module("curandom")
BuiltinRuntimeError, RuntimeError = RuntimeError, module("errors").RuntimeError
GENERATORS = [name for name in curandom.__dict__ if name[0] != "_" and name.endswith("NumberGenerator")]
FILLS: dict[str, tuple[float, ...]] = {"uniform": (), "normal": (), "log_normal": (0.0, 1.0), "poisson": (3.0,)}


@contextmanager
def failing(function: str) -> Iterator[None]:
    """cuRAND's function reports that it could not allocate."""
    recorder = Recorder(os.environ["CUDA_CTYPES_LIBCURAND"])
    recorder.program(function, 102)
    yield
    recorder.program(function, 0)


def own(dtype: str) -> Any:
    return ga.to_gpu(np.zeros((3, 32), dtype))


def test_a_dtype_without_such_numbers() -> None:
    raises(NotImplementedError, "no random numbers of complex64", lambda: curandom.rand(3, "c8"))
    raises(NotImplementedError, "no random numbers of >f4", lambda: curandom.rand(3, ">f4"))
    for name in GENERATORS:
        generator = getattr(curandom, name)()
        for fill, parameters in FILLS.items():
            for dtype in ("c8", "f2", ">f4", *(["i4"] if "normal" in fill else [])):
                array = ga.GPUArray(3, dtype)
                raises(
                    NotImplementedError, "distribution", lambda: getattr(generator, f"fill_{fill}")(array, *parameters)
                )
                raises(
                    NotImplementedError,
                    "distribution",
                    lambda: getattr(generator, f"gen_{fill}")(3, dtype, *parameters),
                )
        raises(NotImplementedError, "Poisson", lambda: generator.fill_poisson(ga.GPUArray(3, "f4"), 3.0))


def test_an_array_that_cannot_be_filled() -> None:
    generator = curandom.XORWOWRandomNumberGenerator()
    columns = ga.GPUArray((4, 4), "f4")[:, :2]
    freed = ga.GPUArray(4, "f4")
    freed.gpudata.free()
    for fill, parameters in FILLS.items():
        dtype = "u4" if fill == "poisson" else "f4"
        raises(
            BuiltinRuntimeError,
            "contiguous",
            lambda: getattr(generator, f"fill_{fill}")(columns.view(dtype), *parameters),
        )
        raises(drv.LogicError, "", lambda: getattr(generator, f"fill_{fill}")(freed.view(dtype), *parameters))


def test_seeds_and_vectors_of_a_wrong_type() -> None:
    for name in GENERATORS:
        make = getattr(curandom, name)
        if "Sobol" not in name:
            raises(TypeError, "an array of int32 is expected, got int64", lambda: make(lambda n: np.zeros(n, "i8")))
            raises(TypeError, "an array of int32 is expected, got list", lambda: make(lambda n: [0] * n))
            raises(ValueError, "seeds are expected, got 1", lambda: make(lambda n: np.zeros(1, "i4")))
            continue
        right, wrong = ("u8", "u4") if "64" in name else ("u4", "u8")
        for parameter in ("dir_vector", "scramble_vector")[: 1 + ("Scrambled" in name)]:
            raises(TypeError, f"{parameter}: an array of uint", lambda: make(**{parameter: own(wrong)}))
            raises(NotImplementedError, f"{parameter}: cuRAND's", lambda: make(**{parameter: own(right)}))
    raises(ValueError, "direction_vector_set", lambda: curandom.generate_direction_vectors(3, 99))


def test_a_context_is_needed() -> None:
    context: Any = drv.Context.get_current()
    context.pop()
    try:
        for name in GENERATORS:
            raises(drv.LogicError, "context", getattr(curandom, name))
    finally:
        context.push()


def test_errors_of_curand() -> None:
    array, numbers = ga.GPUArray(4, "f4"), ga.to_gpu(np.arange(3))
    for name in GENERATORS:
        with failing("curandCreateGenerator"):
            raises(RuntimeError, "CURAND_STATUS_ALLOCATION_FAILED", getattr(curandom, name))
        generator = getattr(curandom, name)()
        with failing("curandGenerateUniform"):
            raises(RuntimeError, "ALLOCATION_FAILED", lambda: generator.fill_uniform(array))
            raises(RuntimeError, "ALLOCATION_FAILED", lambda: generator.gen_uniform(4, "f4"))
        with failing("curandSetGeneratorOffset"):
            raises(RuntimeError, "ALLOCATION_FAILED", lambda: generator.call_skip_ahead(3))
            raises(RuntimeError, "ALLOCATION_FAILED", lambda: generator.call_skip_ahead_array(numbers))
        if "Sobol" not in name:
            with failing("curandSetPseudoRandomGeneratorSeed"):
                raises(RuntimeError, "ALLOCATION_FAILED", lambda: generator.call_skip_ahead_sequence(3))
                raises(RuntimeError, "ALLOCATION_FAILED", lambda: generator.call_skip_ahead_sequence_array(numbers))


def test_numbers_are_skipped_from_where_the_generator_is() -> None:
    recorder, function = Recorder(os.environ["CUDA_CTYPES_LIBCURAND"]), "curandSetGeneratorOffset"
    recorder.program(function)
    generator = curandom.XORWOWRandomNumberGenerator(offset=10)
    generator.fill_uniform(ga.GPUArray(4, "f4"))
    generator.call_skip_ahead_sequence(1)  # it is as far in that one
    generator.call_skip_ahead(1)
    generator.fill_normal(ga.GPUArray(3, "f4"))  # which come in pairs
    generator.call_skip_ahead(2)
    assert [call.unsigned(1) for call in recorder.calls(function)] == [10, 14, 15, 21]
    with failing(function):
        raises(RuntimeError, "ALLOCATION_FAILED", lambda: generator.call_skip_ahead(3))
    generator.call_skip_ahead(3)
    assert [call.unsigned(1) for call in recorder.calls(function)] == [24], "a refused call skips nothing"


def test_a_position_that_there_is_not_leaves_the_sequence_as_it_is() -> None:
    recorder, function = Recorder(os.environ["CUDA_CTYPES_LIBCURAND"]), "curandSetPseudoRandomGeneratorSeed"
    generator = curandom.XORWOWRandomNumberGenerator()
    recorder.program(function)
    for skipped in (-1, 1 << 64):
        raises(OverflowError, f"{skipped} does not fit", lambda skipped=skipped: generator.call_skip_ahead(skipped))
    assert not recorder.calls(function)


def test_an_exception_of_a_signal_handler_at_any_step() -> None:
    """Each generator of cuRAND is destroyed once."""
    if sys.implementation.name != "cpython" or sys.version_info < (
        3,
        11,
    ):  # no instructions are traced, or one may come anywhere
        return
    recorder, lost = Recorder(os.environ["CUDA_CTYPES_LIBCURAND"]), []
    create, destroy = "curandCreateGenerator", "curandDestroyGenerator"
    interrupted = Interrupted(os.path.dirname(cuda_ctypes.__file__))
    sys.unraisablehook = lambda about: lost.append(about.exc_type)  # Python loses exceptions in finalizers
    interrupted.run(curandom.MRG32k3aRandomNumberGenerator, sys.maxsize)
    step, interrupted.sent = 0, True
    while interrupted.sent:
        lost.clear()
        recorder.program(create)
        recorder.write(0, (4096).to_bytes(8, "little"))
        recorder.program(destroy)
        error = interrupted.run(curandom.MRG32k3aRandomNumberGenerator, step)
        assert isinstance(error, Interrupt) or error is None, (interrupted.place, error)
        error, step = None, step + 1
        made, ended = len(recorder.calls(create)), len(recorder.calls(destroy))
        assert lost or made == ended, f"{made} were made, and {ended} destroyed: {interrupted.place}"
    sys.unraisablehook = sys.__unraisablehook__
    assert step > 10


def test_curand_is_missing() -> None:
    """All that needs the library, in a process that cannot find it."""
    program = """
import cuda_ctypes.pycuda.autoinit
from cuda_ctypes.pycuda import curandom, errors
names = [name for name in vars(curandom) if name[0] != "_" and name.endswith("NumberGenerator")]
work = [getattr(curandom, name) for name in names] + [curandom.get_curand_version]
work += [lambda f=f: f(3) for f in (curandom.generate_direction_vectors,
    curandom.generate_scramble_constants32, curandom.generate_scramble_constants64)]
for make in work:
    try:
        make()
    except errors.RuntimeError as error:
        assert "/no/such/file" in str(error)
    else:
        raise AssertionError(make)
"""
    environment = {**os.environ, "CUDA_CTYPES_LIBCURAND": "/no/such/file"}
    subprocess.run([sys.executable, "-c", program], check=True, env=environment)


if __name__ == "__main__":
    report({name: test for name, test in globals().copy().items() if name.startswith("test_")})
