"""``ObjectCode``, ``Kernel``, their attributes and occupancy."""

from __future__ import annotations

import pathlib
import pickle
import weakref
from typing import Any

from cuda.core import Device, Kernel, LaunchConfig, ObjectCode

from tests.gpu import ptx

TEXT = ptx.KERNELS
WRONG: Any = (None, 0, 1.5, object(), [])
ATTRIBUTES = (
    "max_threads_per_block",
    "shared_size_bytes",
    "const_size_bytes",
    "local_size_bytes",
    "num_regs",
    "ptx_version",
    "binary_version",
    "cache_mode_ca",
    "max_dynamic_shared_size_bytes",
    "preferred_shared_memory_carveout",
    "cluster_size_must_be_set",
    "required_cluster_width",
    "required_cluster_height",
    "required_cluster_depth",
    "non_portable_cluster_size_allowed",
    "cluster_scheduling_policy_preference",
)


def forms(see: Any, device: Any) -> None:
    path = pathlib.Path("/tmp/kernels of the harness.ptx")
    path.write_text(TEXT)
    for form in (TEXT.encode(), TEXT, str(path), path, bytearray(TEXT.encode()), memoryview(TEXT.encode())):
        made = see(ObjectCode.from_ptx, form)
        see(lambda made=made: made.get_kernel("increment"))
        see(lambda made=made: type(made.code))
    for wrong in (*WRONG, b"", "", "no such file", b"nonsense", str(path.parent)):
        see(lambda wrong=wrong: ObjectCode.from_ptx(wrong).get_kernel("increment"))
    for way in ("from_cubin", "from_fatbin", "from_ltoir", "from_object", "from_library"):
        made = see(lambda way=way: getattr(ObjectCode, way)(b"nonsense"))
        see(lambda made=made: (made.code_type, made.name, made.symbol_mapping))
        see(lambda made=made: made.get_kernel("increment"))
        see(lambda made=made: made.handle)
        made = see(lambda way=way: getattr(ObjectCode, way)(path))
        see(lambda made=made: type(made.code))
    see(ObjectCode)
    see(ObjectCode, b"", "ptx")


def members(see: Any, device: Any) -> None:
    code = ObjectCode.from_ptx(TEXT.encode(), name="some name", symbol_mapping={"add": "add_vectors"})
    see(lambda: code.code_type)
    see(lambda: code.name)
    see(lambda: code.symbol_mapping)
    see(lambda: code.symbol_mapping is code.symbol_mapping)
    see(lambda: len(code.code))
    see(lambda: type(code.handle))
    see(lambda: code.get_kernel("add"))
    see(lambda: code.get_kernel("add_vectors"))
    see(lambda: code.get_kernel(b"add_vectors"))
    see(lambda: code.get_kernel(b"add"))
    see(lambda: code.get_kernel("add") is code.get_kernel("add"))
    see(lambda: code.get_kernel("add") == code.get_kernel("add_vectors"))
    see(code.get_kernel, "no_such_kernel")
    for wrong in WRONG:
        see(code.get_kernel, wrong)
    see(code.get_kernel, "")
    see(code.get_module)
    see(lambda: type(code.get_module()))
    see(repr, code)
    see(lambda: code == ObjectCode.from_ptx(TEXT.encode()))
    see(lambda: hash(code) == hash(code))
    for name in (None, 3, b"name"):
        see(lambda name=name: ObjectCode.from_ptx(TEXT.encode(), name=name).name)
    for mapping in (None, {}, 3, [], {"a": b"b"}):
        see(lambda mapping=mapping: ObjectCode.from_ptx(TEXT.encode(), symbol_mapping=mapping).symbol_mapping)


def pickled(see: Any, device: Any) -> None:
    code = ObjectCode.from_ptx(TEXT.encode(), name="some name", symbol_mapping={"add": "add_vectors"})
    again = see(lambda: pickle.loads(pickle.dumps(code)))
    see.members(again, "name", "code_type", "symbol_mapping")
    see(lambda: again.code == code.code)
    see(lambda: again.get_kernel("add"))
    see(lambda: pickle.loads(pickle.dumps(code)))
    see(lambda: pickle.dumps(code.get_kernel("add")))
    see.worker(_kernel_of, code)


def _kernel_of(code: Any) -> Any:
    Device(0).set_current()
    return code.get_kernel("add").num_arguments


def lifetime(see: Any, device: Any) -> None:
    code = ObjectCode.from_ptx(TEXT.encode())
    kernel = code.get_kernel("increment")
    reference = see(weakref.ref, code)
    del code
    see.gone(reference)
    see(lambda: kernel.num_arguments)
    see(lambda: kernel.attributes.num_regs > 0)
    attributes = kernel.attributes
    occupancy = kernel.occupancy
    of_kernel = see(weakref.ref, kernel)
    del kernel
    see.gone(of_kernel)
    see(lambda: attributes.num_regs > 0)
    see(lambda: occupancy.max_active_blocks_per_multiprocessor(32, 0) > 0)


def kernels(see: Any, device: Any, code: Any) -> None:
    for name in ("add_vectors", "echo", "increment", "echo_map"):
        kernel = code.get_kernel(name)
        see(lambda kernel=kernel: kernel.num_arguments)
        see(lambda kernel=kernel: [(item.offset, item.size) for item in kernel.arguments_info])
        see(lambda kernel=kernel: kernel.arguments_info)
        see(lambda kernel=kernel: type(kernel.handle))
        see(repr, kernel)
    kernel = code.get_kernel("increment")
    see(lambda: kernel.attributes is kernel.attributes)
    see(lambda: kernel.occupancy is kernel.occupancy)
    see(lambda: kernel == code.get_kernel("increment"))
    see(lambda: kernel == code.get_kernel("echo"))
    see(lambda: hash(kernel) == hash(code.get_kernel("increment")))
    see(Kernel)


def attributes(see: Any, device: Any, kernel: Any) -> None:
    for name in ATTRIBUTES:
        see.kind(lambda name=name: getattr(kernel.attributes, name))
    see(lambda: int(kernel.attributes.max_threads_per_block))
    see(lambda: int(kernel.attributes.max_dynamic_shared_size_bytes))
    see(lambda: kernel.attributes[0])
    see(lambda: kernel.attributes[device])
    see(lambda: kernel.attributes[0].num_regs > 0)
    for wrong in (100, -1, "0", None, 1.5):
        see(lambda wrong=wrong: kernel.attributes[wrong])
        see(lambda wrong=wrong: kernel.attributes[wrong].num_regs > 0)
    for name, value in (
        ("max_dynamic_shared_size_bytes", 1024),
        ("preferred_shared_memory_carveout", 50),
        ("num_regs", 1),
        ("non_portable_cluster_size_allowed", True),
    ):
        see(setattr, kernel.attributes, name, value)
        see(lambda name=name: int(getattr(kernel.attributes, name)))


def occupancy(see: Any, device: Any, stream: Any, kernel: Any) -> None:
    occupancy = kernel.occupancy
    see(occupancy.max_active_blocks_per_multiprocessor, 128, 0)
    see(occupancy.max_active_blocks_per_multiprocessor, block_size=128, dynamic_shared_memory_size=0)
    see(occupancy.max_active_blocks_per_multiprocessor, 128)
    for wrong in (0, -1, "128", None, 1.5, 1 << 20):
        see(occupancy.max_active_blocks_per_multiprocessor, wrong, 0)
        see(occupancy.max_active_blocks_per_multiprocessor, 128, wrong)
        see(occupancy.available_dynamic_shared_memory_per_block, wrong, 128)
        see(occupancy.available_dynamic_shared_memory_per_block, 1, wrong)
        see(occupancy.max_potential_block_size, wrong, 128)
        see(occupancy.max_potential_block_size, 0, wrong)
        see(occupancy.max_potential_cluster_size, wrong, stream=stream)
        see(occupancy.max_active_clusters, wrong, stream=stream)
    see(occupancy.max_potential_block_size, 0, 0)
    see(lambda: occupancy.max_potential_block_size(0, 0).min_grid_size)
    see(lambda: occupancy.max_potential_block_size(0, 0).max_block_size)
    see(lambda: occupancy.max_potential_block_size(dynamic_shared_memory_needed=0, block_size_limit=64))
    see(lambda: occupancy.available_dynamic_shared_memory_per_block(1, 128))
    for config in (LaunchConfig(grid=4, cluster=2, block=32), LaunchConfig(grid=4, block=32)):
        see(occupancy.max_potential_cluster_size, config, stream=stream)
        see(occupancy.max_active_clusters, config, stream=stream)
        see(occupancy.max_active_clusters, config)
        see(occupancy.max_active_clusters, config, stream)
        see(occupancy.max_active_clusters, config, stream=None)


def of_handle(see: Any, device: Any, code: Any, config: Any, stream: Any) -> None:
    from cuda.core import launch

    kernel = code.get_kernel("increment")
    borrowed = see(Kernel.from_handle, kernel.handle)
    see(lambda: borrowed.num_arguments)
    see(lambda: borrowed == kernel)
    see(lambda: hash(borrowed) == hash(kernel))
    see(lambda: Kernel.from_handle(int(kernel.handle), code))
    see(lambda: Kernel.from_handle(int(kernel.handle), mod=code).attributes.num_regs > 0)
    see(launch, stream, config, borrowed)
    see(stream.sync)
    for wrong in (None, "handle", 1.5, object(), -1):
        see(Kernel.from_handle, wrong)
        see(Kernel.from_handle, kernel.handle, wrong)
    see(Kernel.from_handle, 0)


def broken(see: Any, device: Any) -> None:
    for text in (ptx.WITH_A_MISTAKE, ptx.FROM_THE_FUTURE):
        code = ObjectCode.from_ptx(text.encode())
        see(code.get_kernel, "increment")
        see(code.get_kernel, "increment")
        see(lambda code=code: code.handle)


def without_context(see: Any) -> None:
    code = ObjectCode.from_ptx(TEXT.encode())
    see(lambda: code.name)
    see(code.get_kernel, "increment")
    see.worker(_loaded)


def _loaded() -> Any:
    return ObjectCode.from_ptx(TEXT.encode()).get_kernel("increment")
