"""Objects for CUDA: devices, streams, memory, compilers and kernels, with the names and behaviour of NVIDIA's ``cuda.core``.

Each public class is in the module of its name, which is loaded when it is asked for. Importing this package loads what all of
them stand on, ``_driver``: the checked driver, its C functions for what is called in loops, handles and their end; it opens no
library.

A ``device`` has ``device_properties``, and ``device_resources`` to split; its ``context`` holds every ``stream`` and ``event``;
``options`` says how they are made, and how options are given everywhere. In ``memory`` is a ``buffer``, and the ``resource`` it
comes from: ``pool`` is what most of these share, ``ordering`` how a buffer is freed, ``location`` where managed memory is.

``program`` compiles, by ``nvrtc_program``, ``nvvm_program`` or ``ptx_program``, and ``linker`` links, each with a
``compiler_handle``; ``_spelling`` writes ``program_options`` and ``linker_options`` as they want them, ``cuda_headers`` finds
what a program includes, ``program_cache`` keeps results by a ``program_cache_key``. What comes out is ``object_code``, which
gives a ``kernel`` with ``kernel_attributes`` and ``kernel_occupancy``; ``launcher`` runs it as ``launch_config`` says, with what
``kernel_arguments`` makes of Python's values. ``quick_launch`` and ``quick_methods`` are machine code for the usual cases of what
is called in loops.

``strided_memory_view`` sees other libraries' arrays through ``dlpack`` and other ``interfaces``: a ``layout`` of
``data_types``, copied by ``strided_copy``, described to the hardware by ``tensor_map``.

``graph`` describes work once, to be launched many times.

``texture`` has arrays in the hardware's own layout, with the textures and surfaces by which kernels reach them; ``graphics``
shares memory with OpenGL. All of these are objects ``in_context``: they mean something in one context only.

``checkpoint`` takes processes off their GPUs, and brings them back; ``system`` tells of drivers, processes, and what GPUs are like
and do, without CUDA.

``_memoryview`` and ``_utils.cuda_utils`` are private in cuda.core, but imported by programs that NVIDIA publishes.
"""

from __future__ import annotations

from .._lazy import lazily
from . import _driver as _driver

TYPE_CHECKING = False  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from . import checkpoint as checkpoint
    from . import graph as graph
    from . import system as system
    from . import texture as texture
    from . import typing as typing
    from . import utils as utils
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
    from .kernel import Kernel as Kernel
    from .launch_config import LaunchConfig as LaunchConfig
    from .launcher import launch as launch
    from .linker import Linker as Linker
    from .linker import LinkerOptions as LinkerOptions
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
    from .object_code import ObjectCode as ObjectCode
    from .options import ContextOptions as ContextOptions
    from .options import EventOptions as EventOptions
    from .options import StreamOptions as StreamOptions
    from .program import Program as Program
    from .program_options import ProgramOptions as ProgramOptions
    from .stream import LEGACY_DEFAULT_STREAM as LEGACY_DEFAULT_STREAM
    from .stream import PER_THREAD_DEFAULT_STREAM as PER_THREAD_DEFAULT_STREAM
    from .stream import Stream as Stream
    from .tensor_map import TensorMapDescriptor as TensorMapDescriptor
    from .tensor_map import TensorMapDescriptorOptions as TensorMapDescriptorOptions
    from .tuples import ComputeCapability as ComputeCapability

HOMES = {
    "context": "Context",
    "device": "Device",
    "device_properties": "DeviceProperties",
    "device_resources": "DeviceResources SMResource SMResourceOptions WorkqueueResource WorkqueueResourceOptions",
    "errors": "CompilerError CUDAError LinkerError NVRTCError NVVMError UnsupportedOptionError",
    "event": "Event IPCEventDescriptor",
    "graphics": "GraphicsResource",
    "kernel": "Kernel",
    "launcher": "launch",
    "launch_config": "LaunchConfig",
    "linker": "Linker LinkerOptions",
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
    "object_code": "ObjectCode",
    "options": "ContextOptions EventOptions StreamOptions",
    "program": "Program",
    "program_options": "ProgramOptions",
    "stream": "LEGACY_DEFAULT_STREAM PER_THREAD_DEFAULT_STREAM Stream",
    "tensor_map": "TensorMapDescriptor TensorMapDescriptorOptions",
    "tuples": "ComputeCapability",
}
"""What each module defines of this package's names; the same as above, for Python itself."""
SUBMODULES = ("checkpoint", "graph", "system", "texture", "typing", "utils")
__version__ = "1.2.2"
"""The release of cuda.core whose names are here."""
if not TYPE_CHECKING:  # for which any name would be one of these
    __getattr__, __dir__, __all__ = lazily(globals(), HOMES, SUBMODULES)
