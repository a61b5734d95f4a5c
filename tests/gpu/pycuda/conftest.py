"""``cuda_ctypes.pycuda`` on a GPU, or on the stand-in."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any, Callable

import pytest

from tests.gpu.core.conftest import compilers as compilers
from tests.gpu.core.conftest import core as core
from tests.gpu.core.conftest import live as live
from tests.gpu.core.tools import collect
from tests.gpu.ptx import KERNELS, image


@pytest.fixture(scope="module")
def drv(package: Callable[[str], Any]) -> Any:
    """The module ``cuda_ctypes.pycuda.driver`` after ``init()``."""
    module = package("pycuda.driver")
    module.init()
    return module


@pytest.fixture(scope="module", autouse=True)
def _empty_stack(drv: Any, package: Callable[[str], Any]) -> None:
    """PyCUDA's stack is the driver's: it begins without the contexts that other tests of this process left there."""
    driver = package("checked.driver")
    while int(driver.cuCtxGetCurrent()):
        driver.cuCtxPopCurrent()


@pytest.fixture(scope="module")
def device(drv: Any) -> Any:
    return drv.Device(0)


@pytest.fixture(scope="module")
def context(drv: Any, device: Any) -> Iterator[Any]:
    """A context that is current in all tests of a module. Each test must leave it current."""
    made = device.make_context()
    yield made
    assert drv.Context.get_current() is made, "a test left the stack of contexts changed"
    made.synchronize()
    made.pop()
    made.detach()
    collect()


@pytest.fixture(scope="module")
def kernels(drv: Any, context: Any) -> Any:
    """A module with the kernels of tests/gpu/ptx.py."""
    return drv.module_from_buffer(image(KERNELS))


@pytest.fixture
def compiler(
    package: Callable[[str], Any], on_standin: bool, compilers: None, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Any]:
    """The module ``cuda_ctypes.pycuda.compiler``, without the user's cache. On the stand-in, which runs no machine code, it
    compiles to PTX.
    """
    monkeypatch.setenv("PYCUDA_DISABLE_CACHE", "1")
    module = package("pycuda.compiler")
    before, module.TARGET = module.TARGET, "ptx" if on_standin else module.TARGET
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "the driver, of CUDA", RuntimeWarning)
        yield module
    module.TARGET = before
