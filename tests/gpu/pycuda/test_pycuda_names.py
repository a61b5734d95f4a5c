"""The names of ``cuda_ctypes.pycuda.driver``, the modules that they come from, and its enumerations."""

from __future__ import annotations

import ast
import pickle
from typing import Any, Callable

import pytest

from tests.gpu.faces import ROOT


def test_type_checkers_and_python_read_the_same(drv: Any) -> None:
    tree = ast.parse((ROOT / "cuda_ctypes" / "pycuda" / "driver.py").read_text("utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    imports = [node for node in block.body if isinstance(node, ast.ImportFrom) and node.level == 1]
    annotated = {alias.asname: node.module for node in imports for alias in node.names}
    assert annotated == {name: module for module, names in drv.HOMES.items() for name in names.split()}


def test_everything_is_explained(drv: Any) -> None:
    for name in drv.__all__:
        found = getattr(drv, name)
        assert found.__doc__, f"{name} has no docstring"
        for method, function in vars(found).items() if isinstance(found, type) else ():
            if callable(function) and not method.startswith("_"):
                assert function.__doc__, f"{name}.{method} has no docstring"


@pytest.mark.processes
def test_nothing_is_loaded_before_a_name_is_asked_for(run_python: Callable[..., str]) -> None:
    program = """
        import sys
        import cuda_ctypes.pycuda.driver as drv
        assert "ctypes" not in sys.modules
        del sys.modules["cuda_ctypes._floor"]  # run_python loads it
        print(sorted(name for name in sys.modules if name.startswith("cuda_ctypes")))
        for name in drv.__all__:
            getattr(drv, name)
        assert sorted({*drv.__all__}) == sorted(drv.__all__) and {*drv.__all__} <= {*dir(drv)}
        assert "numpy" not in sys.modules
    """
    assert run_python(program) == (
        "['cuda_ctypes', 'cuda_ctypes._lazy', 'cuda_ctypes.pycuda', 'cuda_ctypes.pycuda.driver']\n"
    )


def test_members_are_numbers_with_names(drv: Any) -> None:
    warp_size = drv.device_attribute.WARP_SIZE
    assert warp_size == 10 and isinstance(warp_size, int)
    assert str(warp_size) == "WARP_SIZE" and repr(warp_size) == "device_attribute.WARP_SIZE"
    assert (
        drv.device_attribute(10)
        is drv.device_attribute.values[10]
        is drv.device_attribute.names["WARP_SIZE"]
        is warp_size
    )
    assert drv.device_attribute(1 << 20) == 1 << 20, "a newer driver may have more"
    assert str(drv.device_attribute(8)) == "MAX_SHARED_MEMORY_PER_BLOCK", "of two names the first in C"
    assert drv.ctx_flags.SCHED_SPIN | drv.ctx_flags.MAP_HOST == 9
    assert drv.host_alloc_flags.DEVICEMAP == drv.host_alloc_flags.DEVICE_MAP == 2
    assert drv.ctx_flags.BLOCKING_SYNC == drv.ctx_flags.SCHED_BLOCKING_SYNC == 4
    constants = drv.TRSA_OVERRIDE_FORMAT, drv.TRSF_READ_AS_INTEGER, drv.TRSF_NORMALIZED_COORDINATES, drv.TR_DEFAULT
    assert constants == (1, 1, 2, -1)
    copied = pickle.loads(pickle.dumps(warp_size))
    assert copied == warp_size and str(copied) == "WARP_SIZE"
    with pytest.raises(AttributeError, match="device_attribute has no 'WARPSIZE'; did you mean 'WARP_SIZE'"):
        drv.device_attribute.WARPSIZE


def test_a_misspelt_name_of_a_device(drv: Any, device: Any) -> None:
    with pytest.raises(AttributeError, match="a Device has no 'make_contxt'; did you mean 'make_context'"):
        device.make_contxt()
    with pytest.raises(AttributeError, match="a Device has no 'warpsize'; did you mean 'warp_size'"):
        device.warpsize  # noqa: B018


def test_attributes_of_a_device(drv: Any, device: Any) -> None:
    found = device.get_attributes()
    assert found[drv.device_attribute.WARP_SIZE] == device.warp_size == 32
    assert {str(attribute) for attribute in found} >= {"MULTIPROCESSOR_COUNT", "MAX_THREADS_PER_BLOCK"}
    assert str(device.compute_mode) in dir(drv.compute_mode)
    assert drv.Device(device.pci_bus_id()) == device and hash(drv.Device(0)) == hash(device)
    assert pickle.loads(pickle.dumps(device)) == device
    assert len(drv.get_version()) == 3 and drv.get_driver_version() >= 12000
    with pytest.raises(AttributeError, match="a Device has no 'names'"):
        device.names
    with pytest.raises(TypeError, match="device_no: an int is expected, got float"):
        drv.Device(0.0)


@pytest.mark.processes
def test_libraries_that_import_pycuda_themselves(run_python: Callable[..., str]) -> None:
    program = """
        import sys, types, warnings
        warnings.simplefilter("error")
        import cuda_ctypes.pycuda as ours
        import cuda_ctypes.pycuda.driver as of_ours

        other = sys.modules["pycuda"] = types.ModuleType("pycuda")
        try:
            ours.install_as_pycuda()
        except RuntimeError as error:
            print(error)
        del sys.modules["pycuda"]
        ours.install_as_pycuda()
        ours.install_as_pycuda()
        import pycuda.driver
        from pycuda import compiler, tools
        from pycuda.compiler import SourceModule
        assert pycuda is ours and pycuda.driver is of_ours and SourceModule is ours.compiler.SourceModule
        assert of_ours.__name__ == of_ours.__spec__.name == "cuda_ctypes.pycuda.driver"
        for name in ("pycuda.nothing", "pycudax"):
            try:
                __import__(name)
            except ImportError as error:
                print(error)
        from importlib.util import find_spec
        print([bool(find_spec(name)) for name in ("pycuda", "pycuda.tools", "pycuda.sparse")])
    """
    assert run_python(program).splitlines() == [
        "pycuda is imported already, from ?: call this before",
        "No module named 'pycuda.nothing'",
        "No module named 'pycudax'",
        "[True, True, False]",
    ]
