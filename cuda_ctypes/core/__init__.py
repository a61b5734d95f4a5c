"""Objects for CUDA: devices, streams, memory, compilers and kernels, with the names and behaviour of NVIDIA's ``cuda.core``.

Each public class is in the module of its name, loaded at its first use. Importing this package loads ``_driver`` alone: the
checked driver, and its C functions for calls in loops. It opens no library.

At the root are the ``device``, with its ``device_properties`` and its ``device_resources`` to split, the ``context``, the ``stream`` and
the ``event``; ``options`` has how they are made, and how options are given everywhere. The rooms:

- ``memory``: buffers, and the resources that they come from;
- ``arrays``: views of other libraries' arrays, their layouts, DLPack, tensor maps;
- ``kernels``: kernels and their launches;
- ``code``: programs, the linker, object code, caches;
- ``graph``: work that is described once and launched many times;
- ``texture``: arrays in the hardware's own layout, textures and surfaces;
- ``system``: drivers, processes and GPUs, as NVML knows them, without CUDA.

``graphics`` shares memory with OpenGL, ``checkpoint`` takes processes off their GPUs and brings them back, ``utils`` is a public door
to memory, arrays and code. ``lifetimes`` and ``in_context`` are how objects end. ``quick_methods`` is machine code for methods that
are called in loops.

``_memoryview`` and ``_utils.cuda_utils`` are private in cuda.core, but imported by programs that NVIDIA publishes.
"""

from __future__ import annotations

from .._lazy import find_former, lazily
from .._quick_module import quick
from . import _driver as _driver

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from . import checkpoint as checkpoint
    from . import graph as graph
    from . import system as system
    from . import texture as texture
    from . import typing as typing
    from . import utils as utils
    from .arrays.tensor_map import TensorMapDescriptor as TensorMapDescriptor
    from .arrays.tensor_map import TensorMapDescriptorOptions as TensorMapDescriptorOptions
    from .code.linker import Linker as Linker
    from .code.linker import LinkerOptions as LinkerOptions
    from .code.object_code import ObjectCode as ObjectCode
    from .code.program import Program as Program
    from .code.program_options import ProgramOptions as ProgramOptions
    from .context import Context as Context
    from .device import Device as Device
    from .device_properties import DeviceProperties as DeviceProperties
    from .device_resources import DeviceResources as DeviceResources
    from .device_resources import SMResource as SMResource
    from .device_resources import SMResourceOptions as SMResourceOptions
    from .device_resources import WorkqueueResource as WorkqueueResource
    from .device_resources import WorkqueueResourceOptions as WorkqueueResourceOptions
    from .errors import CompilerError as CompilerError
    from .errors import CUDAError as CUDAError
    from .errors import LinkerError as LinkerError
    from .errors import NVRTCError as NVRTCError
    from .errors import NVVMError as NVVMError
    from .errors import UnsupportedOptionError as UnsupportedOptionError
    from .event import Event as Event
    from .event import IPCEventDescriptor as IPCEventDescriptor
    from .graphics import GraphicsResource as GraphicsResource
    from .kernels.kernel import Kernel as Kernel
    from .kernels.launch_config import LaunchConfig as LaunchConfig
    from .kernels.launcher import launch as launch
    from .memory.buffer import Buffer as Buffer
    from .memory.device_memory_resource import DeviceMemoryResource as DeviceMemoryResource
    from .memory.graph_memory_resource import GraphMemoryResource as GraphMemoryResource
    from .memory.host import Host as Host
    from .memory.managed_buffer import ManagedBuffer as ManagedBuffer
    from .memory.managed_memory_resource import ManagedMemoryResource as ManagedMemoryResource
    from .memory.options import DeviceMemoryResourceOptions as DeviceMemoryResourceOptions
    from .memory.options import ManagedMemoryResourceOptions as ManagedMemoryResourceOptions
    from .memory.options import PinnedMemoryResourceOptions as PinnedMemoryResourceOptions
    from .memory.pinned_memory_resource import LegacyPinnedMemoryResource as LegacyPinnedMemoryResource
    from .memory.pinned_memory_resource import PinnedMemoryResource as PinnedMemoryResource
    from .memory.resource import MemoryResource as MemoryResource
    from .memory.virtual_memory_resource import VirtualMemoryResource as VirtualMemoryResource
    from .memory.virtual_memory_resource import VirtualMemoryResourceOptions as VirtualMemoryResourceOptions
    from .options import ContextOptions as ContextOptions
    from .options import EventOptions as EventOptions
    from .options import StreamOptions as StreamOptions
    from .stream import LEGACY_DEFAULT_STREAM as LEGACY_DEFAULT_STREAM
    from .stream import PER_THREAD_DEFAULT_STREAM as PER_THREAD_DEFAULT_STREAM
    from .stream import Stream as Stream
    from .tuples import ComputeCapability as ComputeCapability

HOMES = {
    "context": "Context",
    "device": "Device",
    "device_properties": "DeviceProperties",
    "device_resources": "DeviceResources SMResource SMResourceOptions WorkqueueResource WorkqueueResourceOptions",
    "errors": "CompilerError CUDAError LinkerError NVRTCError NVVMError UnsupportedOptionError",
    "event": "Event IPCEventDescriptor",
    "graphics": "GraphicsResource",
    "kernels.kernel": "Kernel",
    "kernels.launcher": "launch",
    "kernels.launch_config": "LaunchConfig",
    "code.linker": "Linker LinkerOptions",
    "memory.buffer": "Buffer",
    "memory.device_memory_resource": "DeviceMemoryResource",
    "memory.graph_memory_resource": "GraphMemoryResource",
    "memory.host": "Host",
    "memory.managed_buffer": "ManagedBuffer",
    "memory.managed_memory_resource": "ManagedMemoryResource",
    "memory.options": "DeviceMemoryResourceOptions ManagedMemoryResourceOptions PinnedMemoryResourceOptions",
    "memory.pinned_memory_resource": "LegacyPinnedMemoryResource PinnedMemoryResource",
    "memory.resource": "MemoryResource",
    "memory.virtual_memory_resource": "VirtualMemoryResource VirtualMemoryResourceOptions",
    "code.object_code": "ObjectCode",
    "options": "ContextOptions EventOptions StreamOptions",
    "code.program": "Program",
    "code.program_options": "ProgramOptions",
    "stream": "LEGACY_DEFAULT_STREAM PER_THREAD_DEFAULT_STREAM Stream",
    "arrays.tensor_map": "TensorMapDescriptor TensorMapDescriptorOptions",
    "tuples": "ComputeCapability",
}
"""The names of this package by defining module: the imports above, for use at run time."""
FORMER = {
    "arrays": "data_types layout strided_memory_view tensor_map",
    "code": "linker linker_options object_code program program_cache program_cache_key program_options",
    "kernels": "kernel kernel_attributes kernel_occupancy launch_config launcher",
}
"""Modules that were at the root before they moved into rooms: ``__module__`` of their classes, and pickles, still say so."""
find_former(__name__, FORMER)
SUBMODULES = ("checkpoint", "graph", "system", "texture", "typing", "utils")
__version__ = "1.2.2"
"""The release of cuda.core whose names are here."""
if not TYPE_CHECKING:  # a type checker would accept any name
    __getattr__, __dir__, __all__ = lazily(globals(), HOMES, SUBMODULES)
    quick(globals())
