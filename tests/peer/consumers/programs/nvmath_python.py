"""nvmath-python takes devices, streams, events and memory from ``cuda.core``, and compiles with it."""

from __future__ import annotations

import cupy
import numpy
import nvmath
import pytest
from cuda.core import Device

DTYPES = ["f4", "f8", "c8", "c16"]


@pytest.fixture(autouse=True)
def current():
    Device(0).set_current()


def matrix(dtype, rows=32, columns=32, module=cupy):
    made = numpy.random.default_rng(1).standard_normal((rows, columns)).astype(dtype)
    return module.asarray(made)


def close(a, b):
    return numpy.allclose(cupy.asnumpy(a), cupy.asnumpy(b), rtol=1e-2, atol=1e-2)


@pytest.mark.parametrize("dtype", ["f2", *DTYPES])
def test_advanced_matmul(dtype):
    a, b = matrix(dtype), matrix(dtype)
    assert close(nvmath.linalg.advanced.matmul(a, b), a @ b)


def test_advanced_matmul_of_the_hosts_arrays():
    a = matrix("f4", module=numpy)
    assert close(nvmath.linalg.advanced.matmul(a, a), a @ a)


def test_advanced_matmul_with_all_its_parts():
    a, b, c = (matrix("f4") for _ in range(3))
    assert close(nvmath.linalg.advanced.matmul(a, b, c=c, alpha=2.0, beta=0.5), 2 * (a @ b) + 0.5 * c)


def test_epilog():
    a, bias = matrix("f4"), cupy.ones((32, 1), "f4")
    epilog = nvmath.linalg.advanced.MatmulEpilog.RELU_BIAS
    found = nvmath.linalg.advanced.matmul(a, a, epilog=epilog, epilog_inputs={"bias": bias})
    assert close(found, cupy.maximum(a @ a + bias, 0))


def test_planned_matmul():
    a, b = matrix("f4"), matrix("f4")
    with nvmath.linalg.advanced.Matmul(a, b) as planned:
        planned.plan()
        planned.autotune(iterations=2)
        first = planned.execute()
        planned.reset_operands(a=b, b=a)
        second = planned.execute()
    assert close(first, a @ b) and close(second, b @ a)


def test_matmul_in_a_stream():
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        a = matrix("f4")
        found = nvmath.linalg.advanced.matmul(a, a, stream=stream)
        expected = a @ a
    stream.synchronize()
    assert close(found, expected)


def test_matmul_of_tensors():
    torch = pytest.importorskip("torch")
    a = torch.ones(16, 16, device="cuda")
    assert (nvmath.linalg.advanced.matmul(a, a) == 16).all()


def test_matmul_that_does_not_block():
    a = matrix("f4")
    found = nvmath.linalg.advanced.matmul(a, a, options={"blocking": "auto"})
    cupy.cuda.Device().synchronize()
    assert close(found, a @ a)


@pytest.mark.parametrize("dtype", DTYPES)
def test_generic_matmul(dtype):
    a, b = matrix(dtype), matrix(dtype)
    assert close(nvmath.linalg.matmul(a, b, execution="cuda"), a @ b)


def test_direct_solver():
    a = matrix("f8") + cupy.eye(32) * 20
    b = cupy.ones((32, 1))
    assert close(a @ nvmath.linalg.direct_solver(a, b), b)


@pytest.mark.parametrize("dtype", ["c8", "c16"])
def test_fourier_transform(dtype):
    a = matrix(dtype)
    assert close(nvmath.fft.fft(a, axes=[1]), cupy.fft.fft(a, axis=1))
    assert close(nvmath.fft.ifft(nvmath.fft.fft(a)) / a.size, a)


@pytest.mark.parametrize("dtype", ["f4", "f8"])
def test_real_fourier_transform(dtype):
    a = matrix(dtype)
    assert close(nvmath.fft.rfft(a), cupy.fft.rfftn(a))


def test_fourier_transform_of_the_hosts_array():
    a = matrix("c16", module=numpy)
    assert close(nvmath.fft.fft(a, execution="cuda"), numpy.fft.fftn(a))


def test_planned_fourier_transform():
    a = matrix("c8")
    with nvmath.fft.FFT(a, axes=[0], stream=cupy.cuda.Stream()) as planned:
        planned.plan()
        assert close(planned.execute(direction=nvmath.fft.FFTDirection.FORWARD), cupy.fft.fft(a, axis=0))


def test_fourier_transform_with_a_prolog():
    a, scale = matrix("c8"), cupy.full((32, 32), 2, "c8")

    def scaled(data, offset, more, _):
        return data[offset] * more[offset]

    prolog = nvmath.fft.compile_prolog(scaled, "complex64", "complex64")
    found = nvmath.fft.fft(a, axes=[1], prolog={"ltoir": prolog, "data": scale.data.ptr})
    assert close(found, cupy.fft.fft(a * 2, axis=1))


@pytest.mark.parametrize("name", ["cublas", "cublasLt", "cusolverDn", "cusparse", "curand", "cufft"])
def test_bindings(name):
    import importlib

    module = importlib.import_module(f"nvmath.bindings.{name}")
    if name == "curand":
        module.destroy_generator(module.create_generator(module.RngType.PSEUDO_DEFAULT))
    else:
        module.destroy(module.create())


def test_wrong_operand():
    with pytest.raises((TypeError, ValueError)):
        nvmath.linalg.advanced.matmul(object(), matrix("f4"))


def test_wrong_stream():
    with pytest.raises((TypeError, ValueError)):
        nvmath.linalg.advanced.matmul(matrix("f4"), matrix("f4"), stream="stream")


def test_memory_without_frameworks():
    """nvmath's own allocator takes its memory from cuda.core."""
    from nvmath import memory

    assert memory._RawCUDAMemoryManager.__name__
    a = matrix("f4", module=numpy)
    assert close(nvmath.linalg.advanced.matmul(a, a, options={"memory_limit": "50%"}), a @ a)


def test_fourier_transform_in_a_kernel():
    device = pytest.importorskip("nvmath.device")
    from numba import cuda

    fft = device.FFT(fft_type="c2c", size=4, precision=numpy.float32, direction="forward", execution="Thread")

    @cuda.jit
    def kernel(data):
        items = cuda.local.array(4, numpy.complex64)
        for item in range(4):
            items[item] = data[cuda.threadIdx.x, item]
        fft.execute(items)
        for item in range(4):
            data[cuda.threadIdx.x, item] = items[item]

    given = matrix("c8", 16, 4, numpy)
    there = cuda.to_device(given)
    kernel[1, 16](there)
    assert close(there.copy_to_host(), numpy.fft.fft(given, axis=1))


def test_random_numbers_in_a_kernel():
    pytest.importorskip("nvmath.device")
    from numba import cuda
    from nvmath.device import random

    compiled = random.Compile()
    states = random.StatesPhilox4_32_10(64)

    @cuda.jit(link=compiled.files, extensions=compiled.extension)
    def kernel(states, found):
        index = cuda.threadIdx.x
        random.init(1234, index, 0, states[index])
        found[index] = random.uniform(states[index])

    found = cuda.to_device(numpy.zeros(64, "f4"))
    kernel[1, 64](states, found)
    numbers = found.copy_to_host()
    assert (numbers > 0).all() and len({*numbers.tolist()}) > 60
