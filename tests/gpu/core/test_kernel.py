"""Kernels: parameters, attributes, and how many blocks fit on a multiprocessor."""

from __future__ import annotations

import ctypes
import gc
import json
import pickle
import sys
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from tests.conftest import package_on
from tests.gpu.core.tools import collect, in_threads
from tests.gpu.ptx import CLUSTERS, HEAD, KERNELS, image

PYPY = sys.implementation.name == "pypy"

NUMBERS = (
    "max_threads_per_block shared_size_bytes const_size_bytes local_size_bytes num_regs ptx_version binary_version "
    "max_dynamic_shared_size_bytes preferred_shared_memory_carveout required_cluster_width required_cluster_height "
    "required_cluster_depth cluster_scheduling_policy_preference"
).split()
FLAGS = "cache_mode_ca cluster_size_must_be_set non_portable_cluster_size_allowed".split()
ALIGNED = (
    HEAD.format(target="sm_75")
    + ".visible .entry aligned(.param .u8 c, .param .align 16 .b8 s[48], .param .u64 q) { ret; }\n"
)


@pytest.fixture(scope="module")
def code(core: Any) -> Any:
    return core.ObjectCode.from_ptx(image(KERNELS))


@pytest.fixture
def kernel(code: Any, device: Any) -> Any:
    return code.get_kernel("add_vectors")


# Parameters.


def test_the_parameters_are_told(core: Any, code: Any, kernel: Any) -> None:
    assert kernel.num_arguments == 4
    assert kernel.arguments_info == [(0, 8), (8, 8), (16, 8), (24, 4)]
    assert kernel.arguments_info[3].offset == 24 and kernel.arguments_info[3].size == 4
    assert (code.get_kernel("increment").num_arguments, code.get_kernel("increment").arguments_info) == (0, [])
    aligned = core.ObjectCode.from_ptx(image(ALIGNED)).get_kernel("aligned")
    assert aligned.arguments_info == [(0, 1), (16, 48), (64, 8)]


def test_the_list_of_parameters_is_the_callers_own(kernel: Any) -> None:
    kernel.arguments_info.clear()
    assert kernel.num_arguments == 4


def test_a_kernel_knows_its_parameter_sizes(kernel: Any) -> None:
    assert kernel._parameter_sizes == (8, 8, 8, 4)
    assert kernel._sizes is kernel._parameter_sizes


def test_a_function_of_a_module_knows_its_parameters(core: Any, device: Any, driver: Any) -> None:
    stream, one = device.create_stream(), core.LaunchConfig(grid=1, block=1)
    module = driver.cuModuleLoadData(image(KERNELS))
    function = core.Kernel.from_handle(int(driver.cuModuleGetFunction(module, "add_vectors")))
    assert function._parameter_sizes == (8, 8, 8, 4)
    with pytest.raises(TypeError, match="takes 4 arguments, 3 were given"):
        core.launch(stream, one, function, 0, 0, 0)
    with pytest.raises(core.CUDAError, match="CUDA_ERROR_INVALID_HANDLE"):  # it is not a CUkernel
        function.num_arguments
    stream.close()
    driver.cuModuleUnload(module)


@pytest.fixture
def core_on_old_driver(on_standin: bool, request: pytest.FixtureRequest) -> Iterator[Any]:
    """``core`` on a driver from before CUDA 12.4."""
    if not on_standin:
        pytest.skip("a GPU's driver cannot be made to lack functions")
    lacking = ("cuKernelGetParamInfo", "cuLibraryGetKernelCount", "cuLibraryEnumerateKernels", "cuKernelGetName")
    with package_on(request.getfixturevalue("standin_with")("behaving", without=lacking)) as package:
        yield package("core")


def test_a_driver_that_cannot_tell_the_parameters(core_on_old_driver: Any) -> None:
    core = core_on_old_driver
    core.Device(0).set_current()
    code = core.ObjectCode.from_ptx(image(KERNELS))
    kernel = code.get_kernel("add_vectors")
    assert kernel._parameter_sizes is None
    with pytest.raises(RuntimeError, match=r"cuKernelGetParamInfo.*12\.4"):
        kernel.num_arguments
    with pytest.raises(core.CUDAError, match="no kernel 'add_vector'"):
        code.get_kernel("add_vector")


# Attributes.


@pytest.mark.parametrize("name", NUMBERS)
def test_each_attribute_is_the_drivers_as_property_and_as_method(kernel: Any, driver: Any, name: str) -> None:
    member = getattr(driver.CUfunction_attribute, f"CU_FUNC_ATTRIBUTE_{name.upper()}")
    expected = driver.cuKernelGetAttribute(member, kernel.handle, 0)
    value = getattr(kernel.attributes, name)
    assert value() == value(0) == value(device_id=0) == expected and type(value()) is int
    assert value == expected and isinstance(value, int)
    assert f"{value}" == str(expected) and value + 1 == expected + 1


@pytest.mark.parametrize("name", FLAGS)
def test_each_flag_reads_as_true_or_false(kernel: Any, driver: Any, name: str) -> None:
    member = getattr(driver.CUfunction_attribute, f"CU_FUNC_ATTRIBUTE_{name.upper()}")
    expected = bool(driver.cuKernelGetAttribute(member, kernel.handle, 0))
    value = getattr(kernel.attributes, name)
    assert value == expected and bool(value) is expected and value() is expected and value(0) is expected
    assert f"{value}" == repr(value) == str(expected)


def test_attributes_have_sensible_values(kernel: Any) -> None:
    attributes = kernel.attributes
    assert 1 <= attributes.max_threads_per_block <= 1024
    assert 1 <= attributes.num_regs <= 255
    assert attributes.max_dynamic_shared_size_bytes >= 48 << 10
    assert attributes.binary_version >= 75


def test_attributes_in_a_thread_without_a_context(kernel: Any) -> None:
    """They are those on the first device, as in cuda.core."""
    assert in_threads(lambda: int(kernel.attributes.num_regs)) == [kernel.attributes[0].num_regs]


def test_attributes_are_plain_numbers_elsewhere(kernel: Any) -> None:
    registers, flag = kernel.attributes.num_regs, kernel.attributes.cache_mode_ca
    assert json.loads(json.dumps(registers)) == registers
    assert type(pickle.loads(pickle.dumps(registers))) is int
    assert type(pickle.loads(pickle.dumps(flag))) is bool


def test_attributes_of_a_device(core: Any, kernel: Any) -> None:
    assert kernel.attributes is kernel.attributes
    for device in (0, core.Device(0)):
        assert kernel.attributes[device].num_regs == kernel.attributes.num_regs == kernel.attributes.num_regs(device)
    for wrong in (-1, 999):
        with pytest.raises(ValueError, match=f"{wrong}"):
            kernel.attributes[wrong]
    with pytest.raises(TypeError, match="str"):
        kernel.attributes["zero"]


def test_attributes_of_another_device(core: Any, kernel: Any) -> None:
    if len(core.Device.get_all_devices()) < 2:
        pytest.skip("needs two GPUs")
    assert kernel.attributes[1].num_regs > 0


def test_values_of_attributes_are_kept_and_keep_no_view(core: Any, device: Any) -> None:
    attributes = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("echo").attributes
    value = attributes.num_regs
    assert attributes.num_regs is value and value() == value(0) == value
    keep, another = attributes._keep, object()
    gc.disable()
    try:
        del attributes, value
        assert PYPY or sys.getrefcount(keep) == sys.getrefcount(another)
    finally:
        gc.enable()


def test_attributes_are_read_only(kernel: Any) -> None:
    """The driver's function sets those that the compiler did not decide."""
    for name, hint in (("num_regs", ""), ("max_dynamic_shared_size_bytes", ": use cuKernelSetAttribute")):
        with pytest.raises(AttributeError, match=f"^{name} is read-only{hint}$"):
            setattr(kernel.attributes, name, 1)


def test_changes_made_elsewhere_are_visible(core: Any, device: Any, driver: Any) -> None:
    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("echo")
    before = kernel.attributes.max_dynamic_shared_size_bytes
    setting = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    driver.cuKernelSetAttribute(setting, 4096, kernel.handle, 0)
    assert before != 4096 and kernel.attributes.max_dynamic_shared_size_bytes == 4096


def test_the_attributes_on_a_device_are_one_object(core: Any, device: Any, package: Any) -> None:
    class Keep:
        pass

    keep = Keep()
    kept = weakref.ref(keep)
    attributes = package("core.kernels.kernel_attributes").KernelAttributes._of(5, keep)
    view = attributes[0]
    assert view is attributes[core.Device(0)] is not attributes and attributes[None] is attributes[None]
    assert view._device_id == view[0]._device_id == 0 and attributes[None]._device_id is None
    for wrong, kind in ((1000, ValueError), (-1, ValueError), ("0", TypeError), (False, TypeError), (0.0, TypeError)):
        with pytest.raises(kind):
            attributes[wrong]
    gc.disable()
    try:
        del attributes, view, keep
        if PYPY:
            collect()
        assert kept() is None, "the code would stay loaded until the collector comes"
    finally:
        gc.enable()


def test_the_current_device_is_that_of_the_moment(core: Any, kernel: Any) -> None:
    if len(core.Device.get_all_devices()) < 2:
        pytest.skip("needs two GPUs")
    attributes = kernel.attributes
    core.Device(1).set_current()
    try:
        assert attributes.num_regs == attributes[1].num_regs
        assert attributes[1] is attributes[core.Device(1)] is not attributes[0]
        assert vars(type(attributes))["num_regs"] in attributes[1]._known, "the driver is asked once"
    finally:
        core.Device(0).set_current()


@pytest.mark.parametrize("view", ["attributes", "occupancy"])
def test_views_are_not_made_directly(kernel: Any, view: str) -> None:
    with pytest.raises(RuntimeError, match=f"Kernel.{view}"):
        type(getattr(kernel, view))()


# Occupancy.


def test_blocks_per_multiprocessor(kernel: Any) -> None:
    occupancy = kernel.occupancy
    assert occupancy is kernel.occupancy
    assert occupancy.max_active_blocks_per_multiprocessor(256, 0) == occupancy.max_active_blocks_per_multiprocessor(
        block_size=256, dynamic_shared_memory_size=0
    )
    few, many = (occupancy.max_active_blocks_per_multiprocessor(size, 0) for size in (1024, 128))
    assert 1 <= few < many
    assert occupancy.max_active_blocks_per_multiprocessor(128, 40 << 10) < many


def test_the_best_block_size(kernel: Any) -> None:
    best = kernel.occupancy.max_potential_block_size(dynamic_shared_memory_needed=0, block_size_limit=0)
    assert best.max_block_size in range(32, 1025, 32) and best.min_grid_size >= 1
    assert best == (best.min_grid_size, best.max_block_size)
    limited = kernel.occupancy.max_potential_block_size(0, 64)
    assert limited.max_block_size <= 64 and limited.min_grid_size > best.min_grid_size


def per_thread(threads: int) -> int:
    return threads * 256


@pytest.mark.callbacks
@pytest.mark.parametrize("kind", ["python", "ctypes", "CUoccupancyB2DSize"])
def test_the_best_block_size_where_memory_depends_on_it(kernel: Any, driver: Any, kind: str) -> None:
    made = ctypes.CFUNCTYPE(ctypes.c_size_t, ctypes.c_int)(per_thread)
    address = ctypes.cast(made, ctypes.c_void_p).value
    given = {"python": per_thread, "ctypes": made, "CUoccupancyB2DSize": driver.CUoccupancyB2DSize(address)}[kind]
    best = kernel.occupancy.max_potential_block_size(given, 0)
    assert 32 <= best.max_block_size <= 192, "48 KiB are enough for 192 threads"


@pytest.mark.callbacks
def test_exceptions_of_a_function_of_the_block_size_propagate(kernel: Any) -> None:
    calls = []

    def failing(threads: int) -> int:
        calls.append(threads)
        raise LookupError("no idea")

    with pytest.raises(LookupError, match="no idea"):
        kernel.occupancy.max_potential_block_size(failing, 0)
    assert len(calls) == 1
    with pytest.raises(ValueError, match="-1 bytes"):
        kernel.occupancy.max_potential_block_size(lambda threads: -1, 0)


@pytest.mark.parametrize("wrong", ["text", 1.0, None], ids=repr)
def test_invalid_sizes_of_memory_are_refused(kernel: Any, wrong: Any) -> None:
    with pytest.raises(TypeError, match=f"dynamic_shared_memory_needed.*{type(wrong).__name__}"):
        kernel.occupancy.max_potential_block_size(wrong, 0)


@pytest.mark.parametrize("method, names", [
    ("max_active_blocks_per_multiprocessor", ("block_size", "dynamic_shared_memory_size")),
    ("max_potential_block_size", ("", "block_size_limit")),
    ("available_dynamic_shared_memory_per_block", ("num_blocks_per_multiprocessor", "block_size")),
])  # fmt: skip
def test_numbers_for_occupancy_are_whole(kernel: Any, method: str, names: tuple[str, str]) -> None:
    ask = getattr(kernel.occupancy, method)
    assert ask(1, 64)
    for place, name in enumerate(names):
        if name:
            with pytest.raises(TypeError, match=f"^{name}: an int is expected, got float"):
                ask(*[1, 64][:place], 1.5, *[1, 64][place + 1 :])


@pytest.mark.callbacks
def test_a_fraction_of_a_byte_is_not_a_size(kernel: Any) -> None:
    with pytest.raises(TypeError, match="the result of dynamic_shared_memory_needed: an int is expected, got float"):
        kernel.occupancy.max_potential_block_size(lambda threads: threads * 0.5, 0)


def test_memory_that_is_left_per_block(kernel: Any) -> None:
    one = kernel.occupancy.available_dynamic_shared_memory_per_block(num_blocks_per_multiprocessor=1, block_size=64)
    many = kernel.occupancy.available_dynamic_shared_memory_per_block(16, 64)
    assert 48 << 10 <= one and 0 < many < one


def needs_clusters(device: Any) -> None:
    if device.compute_capability < (9, 0):
        pytest.skip("needs a GPU with clusters")


def test_clusters(core: Any, device: Any, stream: Any) -> None:
    needs_clusters(device)
    occupancy = core.ObjectCode.from_ptx(image(CLUSTERS)).get_kernel("ranks").occupancy
    assert occupancy.max_potential_cluster_size(core.LaunchConfig(grid=64, block=128), stream=stream) in (8, 16)
    counts = [
        occupancy.max_active_clusters(core.LaunchConfig(grid=64, cluster=size, block=128), stream=stream)
        for size in (2, 4, 8)
    ]
    assert counts == sorted(counts, reverse=True) and counts[-1] >= 1 and counts[0] > counts[-1]
    shaped = core.LaunchConfig(grid=(4, 4), cluster=(1, 2), block=(8, 16), shmem_size=1024, is_cooperative=True)
    assert 1 <= occupancy.max_active_clusters(shaped, stream=device.default_stream) <= counts[0]
    early = core.LaunchConfig(grid=64, cluster=2, block=128, programmatic_stream_serialization=True)
    assert occupancy.max_active_clusters(early, stream=stream) == counts[0], (
        "when a kernel starts is no matter of clusters"
    )


def test_questions_about_clusters_need_a_configuration_and_a_stream(core: Any, kernel: Any, stream: Any) -> None:
    config = core.LaunchConfig(grid=1, block=1)
    for ask in (kernel.occupancy.max_potential_cluster_size, kernel.occupancy.max_active_clusters):
        with pytest.raises(TypeError, match="config.*dict"):
            ask({"grid": 1}, stream=stream)
        with pytest.raises(TypeError, match="stream"):
            ask(config)
        with pytest.raises(TypeError, match="stream.*None"):
            ask(config, stream=None)


# Handles.


def test_a_kernel_is_known_by_its_handle(core: Any, kernel: Any, driver: Any) -> None:
    assert isinstance(kernel.handle, driver.CUkernel) and kernel._handle == kernel.handle
    assert f"{int(kernel.handle):#x}" in repr(kernel) and "add_vectors" in repr(kernel)
    number = f"{int(kernel.handle):#x}"
    assert repr(kernel.occupancy) == f"<KernelOccupancy of kernel {number}>"
    assert repr(kernel.attributes) == f"<KernelAttributes of kernel {number} on the current device>"
    assert repr(kernel.attributes[0]) == f"<KernelAttributes of kernel {number} on device 0>"
    same = core.Kernel.from_handle(int(kernel.handle))
    assert same == kernel and hash(same) == hash(kernel) and kernel != int(kernel.handle)
    assert same.num_arguments == 4 and same.attributes.num_regs == kernel.attributes.num_regs


def test_a_foreign_kernel(core: Any, device: Any, driver: Any) -> None:
    library = driver.cuLibraryLoadData(image(KERNELS), None, None, 0, None, None, 0)
    handle = driver.cuLibraryGetKernel(library, "add_vectors")
    one, other = core.Kernel.from_handle(int(handle)), core.Kernel.from_handle(handle)
    assert one == other and hash(one) == hash(other) and one is not other
    assert one.num_arguments == 4
    del one, other
    collect()
    assert driver.cuKernelGetName(handle) == "add_vectors", "the program that loaded it unloads it"
    driver.cuLibraryUnload(library)


def test_a_foreign_kernel_keeps_the_code_that_it_comes_from(core: Any, code: Any, device: Any, driver: Any) -> None:
    owner = core.ObjectCode.from_ptx(image(KERNELS))
    found = weakref.ref(owner)
    module = driver.cuLibraryLoadData(image(KERNELS), None, None, 0, None, None, 0)
    kernel = core.Kernel.from_handle(int(driver.cuLibraryGetKernel(module, "echo")), owner)
    del owner
    collect()
    assert found() is not None
    del kernel
    collect()
    assert found() is None
    driver.cuLibraryUnload(module)


def test_a_kernel_by_handle_keeps_its_library_loaded(core: Any, device: Any) -> None:
    kernel = core.ObjectCode.from_ptx(image(KERNELS)).get_kernel("echo")
    same = core.Kernel.from_handle(int(kernel.handle))
    del kernel
    collect()
    assert same.num_arguments == 8


@pytest.mark.parametrize(
    ("arguments", "error"),
    [(("text",), TypeError), ((1.5,), TypeError), ((0,), ValueError), ((-1,), ValueError), ((64, "code"), TypeError)],
    ids=repr,
)
def test_invalid_handles_are_refused(core: Any, device: Any, arguments: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match="handle|mod"):
        core.Kernel.from_handle(*arguments)


def test_kernels_are_not_made_directly_or_pickled(core: Any, kernel: Any) -> None:
    with pytest.raises(RuntimeError, match="get_kernel"):
        core.Kernel()
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        with pytest.raises(TypeError, match="pickle its ObjectCode"):
            pickle.dumps(kernel, protocol)
