"""All kinds of memory: copies there and back, and the driver's attributes of pointers."""

from __future__ import annotations

import array
import ctypes
import mmap
import os
from typing import Any, Callable

import pytest

from tests.gpu.faces import Face

CONTENT = bytes(range(256)) * 16

SOURCES: dict[str, Callable[[], Any]] = {
    "bytes": lambda: CONTENT,
    "bytearray": lambda: bytearray(CONTENT),
    "array": lambda: array.array("d", CONTENT),
    "ctypes array": lambda: (ctypes.c_uint16 * (len(CONTENT) // 2)).from_buffer_copy(CONTENT),
    "memoryview": lambda: memoryview(CONTENT),
    "memoryview of a plane": lambda: memoryview(bytearray(CONTENT)).cast("B", (64, len(CONTENT) // 64)),
}
TARGETS: dict[str, Callable[[], Any]] = {
    "bytearray": lambda: bytearray(len(CONTENT)),
    "array": lambda: array.array("i", bytes(len(CONTENT))),
    "ctypes array": lambda: (ctypes.c_double * (len(CONTENT) // 8))(),
    "memoryview": lambda: memoryview(bytearray(len(CONTENT))),
}


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("source", SOURCES)
def test_copied_bytes_come_back_from_the_device(cuda: Face, source: str, target: str) -> None:
    pointer = cuda.cuMemAlloc(len(CONTENT))
    given, back = SOURCES[source](), TARGETS[target]()
    cuda.cuMemcpyHtoD(pointer, given, len(CONTENT))
    cuda.cuMemcpyDtoH(back, pointer, len(CONTENT))
    cuda.cuMemFree(pointer)
    assert bytes(back) == CONTENT


def test_read_only_memory_is_not_written_to(cuda: Face) -> None:
    pointer = cuda.upload(CONTENT)
    for target in (bytes(4), memoryview(bytearray(4)).toreadonly()):
        with pytest.raises(BufferError, match="dstHost.*read-only"):
            cuda.cuMemcpyDtoH(target, pointer, 4)
        with pytest.raises(BufferError, match="dstHost.*read-only"):
            cuda.CUDA_MEMCPY2D(dstHost=target)
        assert bytes(target) == bytes(4)
    cuda.cuMemFree(pointer)


def test_memory_with_gaps_is_refused_with_a_remedy(cuda: Face) -> None:
    """With the exceptions of memoryview and of NumPy."""
    gaps, remedy = (
        memoryview(bytearray(8))[::2],
        r"srcHost: .* not contiguous: numpy.ascontiguousarray\(\) makes a copy",
    )
    for kind in (BufferError, ValueError):
        with pytest.raises(kind, match=remedy):
            cuda.cuMemcpyHtoD(4096, gaps, 4)


def test_host_memory_is_given_by_address_too(cuda: Face) -> None:
    there = (ctypes.c_char * len(CONTENT)).from_buffer_copy(CONTENT)
    back = (ctypes.c_char * len(CONTENT))()
    pointer = cuda.cuMemAlloc(len(CONTENT))
    cuda.cuMemcpyHtoD(pointer, ctypes.addressof(there), len(CONTENT))
    cuda.cuMemcpyDtoH(ctypes.addressof(back), int(pointer), len(CONTENT))
    cuda.cuMemFree(pointer)
    assert back.raw == CONTENT


def test_copies_on_the_device(cuda: Face) -> None:
    first = cuda.upload(CONTENT)
    second, third = cuda.cuMemAlloc(len(CONTENT)), cuda.cuMemAlloc(len(CONTENT))
    cuda.cuMemcpyDtoD(second, first, len(CONTENT))
    cuda.cuMemcpy(third, second, len(CONTENT))
    assert cuda.download(third, len(CONTENT)) == CONTENT
    cuda.cuMemcpyDtoD(int(second) + 256, int(first) + 512, 256)
    assert cuda.download(second, 1024) == CONTENT[:1024]
    for pointer in (first, second, third):
        cuda.cuMemFree(pointer)


def test_an_allocation_knows_its_range(cuda: Face) -> None:
    pointer = cuda.cuMemAlloc(1 << 20)
    assert isinstance(pointer, cuda.CUdeviceptr)
    assert cuda.cuMemGetAddressRange(int(pointer) + 4096) == (pointer, 1 << 20)
    cuda.cuMemFree(pointer)


def test_large_sizes_and_offsets_are_not_cut_to_32_bits(cuda: Face) -> None:
    size = (1 << 32) + 4096
    cuda.needs_gpu("room for 4 GiB")
    pointer = cuda.cuMemAlloc(size)
    assert cuda.cuMemGetAddressRange(pointer)[1] == size
    cuda.cuMemcpyHtoD(int(pointer) + size - 4096, CONTENT[:4096], 4096)
    assert cuda.download(int(pointer) + size - 4096, 4096) == CONTENT[:4096]
    cuda.cuMemFree(pointer)


@pytest.mark.parametrize("width", [8, 16, 32])
def test_memory_is_set(cuda: Face, stream: Any, width: int) -> None:
    value = 0x89ABCDEF & (1 << width) - 1
    pointer = cuda.cuMemAlloc(1024)
    cuda.cuMemsetD8(pointer, 0, 1024)
    getattr(cuda, f"cuMemsetD{width}")(pointer, value, 512 // (width // 8))
    cuda.cuCtxSynchronize()  # the other stream does not wait for the default one
    getattr(cuda, f"cuMemsetD{width}Async")(int(pointer) + 512, value ^ 1, 256 // (width // 8), stream)
    cuda.cuStreamSynchronize(stream)
    expected = value.to_bytes(width // 8, "little") * (4096 // width)
    later = (value ^ 1).to_bytes(width // 8, "little") * (2048 // width)
    assert cuda.download(pointer, 1024) == expected + later + bytes(256)
    cuda.cuMemFree(pointer)


def test_a_rectangle_is_set(cuda: Face) -> None:
    pointer = cuda.upload(bytes(64 * 8))
    cuda.cuMemsetD2D8(int(pointer) + 64, 64, 0xAB, 16, 4)
    rows = [bytes(64)] + [b"\xab" * 16 + bytes(48)] * 4 + [bytes(64)] * 3
    assert cuda.download(pointer, 64 * 8) == b"".join(rows)
    cuda.cuMemFree(pointer)


def test_planes_are_copied_with_pitches(cuda: Face) -> None:
    width, height = 48, 5
    pointer, pitch = cuda.cuMemAllocPitch(width, height, 4)
    assert pitch >= width and pitch % 16 == 0
    there, back = bytearray(CONTENT[: 64 * height]), bytearray(100 * height)
    copy = cuda.CUDA_MEMCPY2D()
    copy.srcMemoryType, copy.srcHost, copy.srcPitch = cuda.CUmemorytype.CU_MEMORYTYPE_HOST, there, 64
    copy.dstMemoryType, copy.dstDevice, copy.dstPitch = cuda.CUmemorytype.CU_MEMORYTYPE_DEVICE, pointer, pitch
    copy.WidthInBytes, copy.Height = width, height
    cuda.cuMemcpy2D(copy)
    copy = cuda.CUDA_MEMCPY2D(
        srcMemoryType=cuda.CUmemorytype.CU_MEMORYTYPE_DEVICE,
        srcDevice=pointer,
        srcPitch=pitch,
        dstMemoryType=cuda.CUmemorytype.CU_MEMORYTYPE_HOST,
        dstHost=back,
        dstPitch=100,
        dstXInBytes=2,
        WidthInBytes=width,
        Height=height,
    )
    cuda.cuMemcpy2DUnaligned(copy)
    for row in range(height):
        line = back[100 * row : 100 * (row + 1)]
        assert line == bytes(2) + there[64 * row : 64 * row + width] + bytes(50), f"row {row}"
    cuda.cuMemFree(pointer)


def test_blocks_are_copied_in_three_dimensions(cuda: Face, stream: Any) -> None:
    width, height, depth = 8, 3, 2
    pointer = cuda.upload(bytes(16 * 4 * depth))
    there, back = bytearray(CONTENT[: width * height * depth]), bytearray(width * height * depth)
    copy = cuda.CUDA_MEMCPY3D(WidthInBytes=width, Height=height, Depth=depth)
    copy.srcMemoryType, copy.srcHost = cuda.CUmemorytype.CU_MEMORYTYPE_HOST, there
    copy.srcPitch, copy.srcHeight = width, height
    copy.dstMemoryType, copy.dstDevice = cuda.CUmemorytype.CU_MEMORYTYPE_DEVICE, pointer
    copy.dstPitch, copy.dstHeight, copy.dstXInBytes, copy.dstY = 16, 4, 4, 1
    cuda.cuMemcpy3D(copy)
    plane = cuda.download(pointer, 16 * 4 * depth)
    for z in range(depth):
        for y in range(height):
            start = width * (height * z + y)
            line = plane[16 * (4 * z + y + 1) :][:16]
            assert line == bytes(4) + there[start : start + width] + bytes(4), f"row {y} of plane {z}"
    copy = cuda.CUDA_MEMCPY3D(WidthInBytes=width, Height=height, Depth=depth)
    copy.srcMemoryType, copy.srcDevice = cuda.CUmemorytype.CU_MEMORYTYPE_DEVICE, pointer
    copy.srcPitch, copy.srcHeight, copy.srcXInBytes, copy.srcY = 16, 4, 4, 1
    copy.dstMemoryType, copy.dstHost, copy.dstPitch, copy.dstHeight = (
        cuda.CUmemorytype.CU_MEMORYTYPE_HOST,
        back,
        width,
        height,
    )
    cuda.cuMemcpy3DAsync(copy, stream)
    cuda.cuStreamSynchronize(stream)
    assert back == there
    cuda.cuMemFree(pointer)


def test_arrays_hold_copied_bytes(cuda: Face) -> None:
    described = cuda.CUDA_ARRAY_DESCRIPTOR(
        Width=64, Height=0, Format=cuda.CUarray_format.CU_AD_FORMAT_FLOAT, NumChannels=2
    )
    made = cuda.cuArrayCreate(described)
    back = bytearray(64 * 8)
    cuda.cuMemcpyHtoA(made, 0, CONTENT, 64 * 8)
    cuda.cuMemcpyAtoH(back, made, 0, 64 * 8)
    assert back == CONTENT[: 64 * 8]
    found = cuda.cuArrayGetDescriptor(made)
    assert (found.Width, found.Height, found.NumChannels) == (64, 0, 2)
    assert found.Format == cuda.CUarray_format.CU_AD_FORMAT_FLOAT
    assert found == described
    cuda.cuArrayDestroy(made)


def test_texture_objects_remember_their_resource(cuda: Face) -> None:
    made = cuda.cuArrayCreate(
        cuda.CUDA_ARRAY_DESCRIPTOR(
            Width=32, Height=16, Format=cuda.CUarray_format.CU_AD_FORMAT_UNSIGNED_INT8, NumChannels=4
        )
    )
    resource = cuda.CUDA_RESOURCE_DESC(resType=cuda.CUresourcetype.CU_RESOURCE_TYPE_ARRAY)
    resource.res.array.hArray = made
    sampling = cuda.CUDA_TEXTURE_DESC(filterMode=cuda.CUfilter_mode.CU_TR_FILTER_MODE_LINEAR, maxAnisotropy=4)
    sampling.flags = cuda.CU_TRSF_NORMALIZED_COORDINATES
    sampling.addressMode = [cuda.CUaddress_mode.CU_TR_ADDRESS_MODE_MIRROR] * 3
    texture = cuda.cuTexObjectCreate(resource, sampling, None)
    assert isinstance(texture, cuda.CUtexObject)
    found = cuda.cuTexObjectGetResourceDesc(texture)
    assert found.resType == resource.resType
    assert found.res.array.hArray == made
    read = cuda.cuTexObjectGetTextureDesc(texture)
    assert (read.filterMode, read.maxAnisotropy, read.flags) == (sampling.filterMode, 4, sampling.flags)
    assert read.addressMode == sampling.addressMode
    cuda.cuTexObjectDestroy(texture)
    cuda.cuArrayDestroy(made)


@pytest.mark.errors
def test_arrays_refuse_unsupported_operations(cuda: Face) -> None:
    float32 = cuda.CUarray_format.CU_AD_FORMAT_FLOAT
    plain = {"Width": 32, "Height": 16, "Format": float32, "NumChannels": 1}
    for wrong in ({"Width": 0}, {"NumChannels": 3}, {"Width": 1 << 24}):
        described = cuda.CUDA_ARRAY_DESCRIPTOR(**{**plain, **wrong})
        assert cuda.status("cuArrayCreate", described) == "CUDA_ERROR_INVALID_VALUE", wrong
    line = cuda.cuArrayCreate(cuda.CUDA_ARRAY_DESCRIPTOR(**{**plain, "Height": 0}))
    assert cuda.status("cuMemcpyHtoA", line, 0, CONTENT, 32 * 4 + 4) == "CUDA_ERROR_INVALID_VALUE"
    assert cuda.status("cuMemcpyHtoA", line, 4, CONTENT, 32 * 4) == "CUDA_ERROR_INVALID_VALUE"
    cuda.cuArrayDestroy(line)


@pytest.mark.errors
def test_mipmapped_arrays_refuse_unsupported_operations(cuda: Face) -> None:
    float32 = cuda.CUarray_format.CU_AD_FORMAT_FLOAT
    described = cuda.CUDA_ARRAY3D_DESCRIPTOR(Width=32, Height=16, Format=float32, NumChannels=1)
    made = cuda.cuMipmappedArrayCreate(described, 3)
    about = cuda.cuArray3DGetDescriptor(cuda.cuMipmappedArrayGetLevel(made, 2))
    assert (about.Width, about.Height, about.Depth, about.Format) == (8, 4, 0, float32)
    assert cuda.status("cuMipmappedArrayGetLevel", made, 3) == "CUDA_ERROR_INVALID_VALUE"
    cuda.cuMipmappedArrayDestroy(made)


def test_page_locked_memory_is_one_for_host_and_device(cuda: Face, stream: Any) -> None:
    address, content = cuda.pinned(4096)
    content[:] = CONTENT[:4096]
    there = cuda.cuMemHostGetDevicePointer(address, 0)
    assert isinstance(there, cuda.CUdeviceptr)
    assert cuda.cuMemHostGetFlags(address) & cuda.CU_MEMHOSTALLOC_DEVICEMAP
    pointer = cuda.cuMemAlloc(4096)
    cuda.cuMemcpyHtoDAsync(pointer, address, 4096, stream)
    cuda.cuMemcpyDtoDAsync(there, int(pointer) + 1, 255, stream)
    cuda.cuStreamSynchronize(stream)
    assert bytes(content) == CONTENT[1:256] + CONTENT[255:4096]
    cuda.cuMemFree(pointer)
    cuda.cuMemFreeHost(address)
    plain = cuda.cuMemAllocHost(64)
    assert type(plain) is int and plain
    cuda.cuMemFreeHost(plain)


def test_host_memory_can_be_registered(cuda: Face) -> None:
    pages = mmap.mmap(-1, mmap.PAGESIZE)
    cuda.cuMemHostRegister(pages, mmap.PAGESIZE, cuda.CU_MEMHOSTREGISTER_DEVICEMAP)
    there = cuda.cuMemHostGetDevicePointer(pages, 0)
    cuda.cuMemsetD8(there, 0x5A, mmap.PAGESIZE)
    cuda.cuCtxSynchronize()
    assert pages[:] == b"\x5a" * mmap.PAGESIZE
    cuda.cuMemHostUnregister(pages)


def test_managed_memory_is_one_for_host_and_device(cuda: Face) -> None:
    pointer = cuda.cuMemAllocManaged(4096, cuda.CUmemAttach_flags.CU_MEM_ATTACH_GLOBAL)
    content = (ctypes.c_ubyte * 4096).from_address(int(pointer))
    cuda.cuMemsetD8(pointer, 0x11, 2048)
    cuda.cuCtxSynchronize()
    content[2048:] = list(CONTENT[:2048])
    assert cuda.download(pointer, 4096) == b"\x11" * 2048 + CONTENT[:2048]
    cuda.cuMemFree(pointer)


def advise(cuda: Face, pointer: Any, size: int, name: str) -> None:
    advice = getattr(cuda.CUmem_advise, f"CU_MEM_ADVISE_SET_{name}")
    here: Any = cuda.device
    if cuda.major == 13:
        here = cuda.CUmemLocation(type=cuda.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE, id=int(cuda.device))
    cuda.cuMemAdvise(pointer, size, advice, here)


def test_attributes_of_managed_ranges(cuda: Face) -> None:
    size = 1 << 16
    known = cuda.CUmem_range_attribute
    pointer = cuda.cuMemAllocManaged(size, cuda.CUmemAttach_flags.CU_MEM_ATTACH_GLOBAL)

    def read(name: str, room: int = 4) -> Any:
        return cuda.cuMemRangeGetAttribute(room, getattr(known, f"CU_MEM_RANGE_ATTRIBUTE_{name}"), pointer, size)

    try:
        assert read("READ_MOSTLY") == 0
        if not cuda.attribute("CONCURRENT_MANAGED_ACCESS"):
            pytest.skip("this system gives no advice on managed memory")
        for name in ("READ_MOSTLY", "PREFERRED_LOCATION", "ACCESSED_BY"):
            advise(cuda, pointer, size, name)
        assert read("READ_MOSTLY") == 1
        assert read("PREFERRED_LOCATION") == int(cuda.device)
        assert read("ACCESSED_BY", 8) == [int(cuda.device), cuda.CU_DEVICE_INVALID]
        both = [known.CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY, known.CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY]
        assert cuda.cuMemRangeGetAttributes([4, 4], both, 2, pointer, size) == [[int(cuda.device)], 1]
    finally:
        cuda.cuMemFree(pointer)


def pointer_attribute(cuda: Face, name: str, pointer: Any) -> Any:
    return cuda.cuPointerGetAttribute(getattr(cuda.CUpointer_attribute, f"CU_POINTER_ATTRIBUTE_{name}"), int(pointer))


def test_attributes_of_a_device_pointer(cuda: Face) -> None:
    pointer = cuda.cuMemAlloc(1 << 21)
    inside = int(pointer) + 4096
    context = pointer_attribute(cuda, "CONTEXT", inside)
    assert isinstance(context, cuda.CUcontext) and context == cuda.context
    assert pointer_attribute(cuda, "MEMORY_TYPE", inside) == cuda.CUmemorytype.CU_MEMORYTYPE_DEVICE
    assert pointer_attribute(cuda, "DEVICE_POINTER", inside) == cuda.CUdeviceptr(inside)
    assert pointer_attribute(cuda, "DEVICE_ORDINAL", inside) == int(cuda.device)
    assert pointer_attribute(cuda, "RANGE_START_ADDR", inside) == pointer
    assert pointer_attribute(cuda, "RANGE_SIZE", inside) == 1 << 21
    assert pointer_attribute(cuda, "MAPPED", inside) is True
    assert pointer_attribute(cuda, "IS_MANAGED", inside) is False
    assert pointer_attribute(cuda, "BUFFER_ID", inside) > 0
    assert pointer_attribute(cuda, "BUFFER_ID", inside) == pointer_attribute(cuda, "BUFFER_ID", pointer)
    assert pointer_attribute(cuda, "IS_LEGACY_CUDA_IPC_CAPABLE", inside) is True
    assert type(pointer_attribute(cuda, "ALLOWED_HANDLE_TYPES", inside)) is int
    assert type(pointer_attribute(cuda, "IS_GPU_DIRECT_RDMA_CAPABLE", inside)) is int
    assert pointer_attribute(cuda, "ACCESS_FLAGS", inside) == 3
    cuda.cuMemFree(pointer)


def test_operations_can_be_made_synchronous_for_a_pointer(cuda: Face) -> None:
    synchronous = cuda.CUpointer_attribute.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS
    pointer = cuda.cuMemAlloc(4096)
    assert cuda.cuPointerGetAttribute(synchronous, pointer) is False
    cuda.cuPointerSetAttribute(True, synchronous, pointer)
    assert cuda.cuPointerGetAttribute(synchronous, pointer) is True
    cuda.cuMemFree(pointer)


def test_attributes_of_host_and_managed_pointers(cuda: Face) -> None:
    address, _ = cuda.pinned(4096)
    assert pointer_attribute(cuda, "HOST_POINTER", address + 8) == address + 8
    assert pointer_attribute(cuda, "MEMORY_TYPE", address) == cuda.CUmemorytype.CU_MEMORYTYPE_HOST
    cuda.cuMemFreeHost(address)
    managed = cuda.cuMemAllocManaged(4096, cuda.CUmemAttach_flags.CU_MEM_ATTACH_GLOBAL)
    assert pointer_attribute(cuda, "IS_MANAGED", managed) is True
    cuda.cuMemFree(managed)


def test_several_attributes_at_once(cuda: Face) -> None:
    known = cuda.CUpointer_attribute
    asked = [
        known.CU_POINTER_ATTRIBUTE_RANGE_SIZE,
        known.CU_POINTER_ATTRIBUTE_CONTEXT,
        known.CU_POINTER_ATTRIBUTE_IS_MANAGED,
        known.CU_POINTER_ATTRIBUTE_RANGE_START_ADDR,
    ]
    pointer = cuda.cuMemAlloc(12288)
    assert cuda.cuPointerGetAttributes(len(asked), asked, pointer) == [12288, cuda.context, False, pointer]
    cuda.cuMemFree(pointer)


@pytest.mark.errors
def test_every_pointer_attribute_is_readable_or_refused(cuda: Face) -> None:
    """No attribute's getter may crash or write beyond its memory."""
    pointer = cuda.cuMemAlloc(4096)
    allowed = {"CUDA_SUCCESS", "CUDA_ERROR_INVALID_VALUE", "CUDA_ERROR_NOT_SUPPORTED", "CUDA_ERROR_INVALID_DEVICE"}
    for name in cuda.CUpointer_attribute.__members__:
        member = getattr(cuda.CUpointer_attribute, name)
        if member == 0 or name.endswith("_MAX"):
            continue
        assert cuda.status("cuPointerGetAttribute", member, pointer) in allowed, name
    cuda.cuMemFree(pointer)


def virtual_properties(cuda: Face) -> Any:
    wanted = cuda.CUmemAllocationProp(type=cuda.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED)
    wanted.location.type = cuda.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    wanted.location.id = int(cuda.device)
    wanted.requestedHandleTypes = cuda.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
    return wanted


def test_memory_is_mapped_where_the_caller_wants_it(cuda: Face) -> None:
    wanted = virtual_properties(cuda)
    minimum = cuda.CUmemAllocationGranularity_flags.CU_MEM_ALLOC_GRANULARITY_MINIMUM
    size = cuda.cuMemGetAllocationGranularity(wanted, minimum)
    assert size >= 4096
    where = cuda.cuMemAddressReserve(2 * size, 0, 0, 0)
    handle = cuda.cuMemCreate(size, wanted, 0)
    assert isinstance(handle, cuda.CUmemGenericAllocationHandle)
    access = cuda.CUmemAccessDesc(
        location=wanted.location, flags=cuda.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
    )
    for half in (0, size):  # map the same memory twice
        cuda.cuMemMap(int(where) + half, size, 0, handle, 0)
    cuda.cuMemSetAccess(where, 2 * size, [access], 1)
    assert cuda.cuMemGetAccess(wanted.location, where) == 3
    cuda.cuMemsetD8(where, 0, size)
    cuda.cuMemcpyHtoD(int(where) + 128, CONTENT, len(CONTENT))
    cuda.cuCtxSynchronize()
    assert cuda.download(int(where) + size + 128, len(CONTENT)) == CONTENT

    again = cuda.cuMemRetainAllocationHandle(int(where))
    assert again == handle
    found = cuda.cuMemGetAllocationPropertiesFromHandle(handle)
    assert (found.type, found.location.type, found.location.id) == (wanted.type, wanted.location.type, int(cuda.device))
    cuda.cuMemUnmap(where, 2 * size)
    cuda.cuMemRelease(again)
    cuda.cuMemRelease(handle)
    cuda.cuMemAddressFree(where, 2 * size)


def test_mapped_memory_travels_as_a_file_descriptor(cuda: Face) -> None:
    wanted = virtual_properties(cuda)
    kind = cuda.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
    minimum = cuda.CUmemAllocationGranularity_flags.CU_MEM_ALLOC_GRANULARITY_MINIMUM
    size = cuda.cuMemGetAllocationGranularity(wanted, minimum)
    handle = cuda.cuMemCreate(size, wanted, 0)
    descriptor = cuda.cuMemExportToShareableHandle(handle, kind, 0)
    assert type(descriptor) is int and descriptor > 2
    twin = cuda.cuMemImportFromShareableHandle(descriptor, kind)
    os.close(descriptor)
    access = cuda.CUmemAccessDesc(
        location=wanted.location, flags=cuda.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
    )
    places = [cuda.cuMemAddressReserve(size, 0, 0, 0) for _ in range(2)]
    for place, memory in zip(places, (handle, twin)):
        cuda.cuMemMap(place, size, 0, memory, 0)
        cuda.cuMemSetAccess(place, size, [access], 1)
    cuda.cuMemcpyHtoD(places[0], CONTENT, len(CONTENT))
    assert cuda.download(places[1], len(CONTENT)) == CONTENT
    for place, memory in zip(places, (handle, twin)):
        cuda.cuMemUnmap(place, size)
        cuda.cuMemRelease(memory)
        cuda.cuMemAddressFree(place, size)


def test_a_pool_keeps_freed_memory(cuda: Face, stream: Any) -> None:
    known = cuda.CUmemPool_attribute
    wanted = cuda.CUmemPoolProps(allocType=cuda.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED)
    wanted.location.type = cuda.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    wanted.location.id = int(cuda.device)
    pool = cuda.cuMemPoolCreate(wanted)
    assert isinstance(pool, cuda.CUmemoryPool)

    def read(name: str) -> int:
        return int(cuda.cuMemPoolGetAttribute(pool, getattr(known, f"CU_MEMPOOL_ATTR_{name}")))

    assert read("RELEASE_THRESHOLD") == 0
    cuda.cuMemPoolSetAttribute(pool, known.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, cuda.cuuint64_t((1 << 40) + 1))
    assert read("RELEASE_THRESHOLD") == (1 << 40) + 1
    cuda.cuMemPoolSetAttribute(pool, known.CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, 0)
    assert read("REUSE_ALLOW_OPPORTUNISTIC") == 0
    assert read("REUSE_FOLLOW_EVENT_DEPENDENCIES") == 1

    pointer = cuda.cuMemAllocFromPoolAsync(1 << 20, pool, stream)
    cuda.cuMemsetD32Async(pointer, 7, 1 << 18, stream)
    cuda.cuStreamSynchronize(stream)
    assert cuda.download(pointer, 8) == b"\7\0\0\0\7\0\0\0"
    assert read("USED_MEM_CURRENT") >= 1 << 20
    found = cuda.cuPointerGetAttribute(cuda.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, pointer)
    assert isinstance(found, cuda.CUmemoryPool) and found == pool
    cuda.cuMemFreeAsync(pointer, stream)
    cuda.cuStreamSynchronize(stream)
    assert read("USED_MEM_CURRENT") == 0
    assert read("USED_MEM_HIGH") >= 1 << 20
    assert read("RESERVED_MEM_CURRENT") >= 1 << 20
    cuda.cuMemPoolSetAttribute(pool, known.CU_MEMPOOL_ATTR_USED_MEM_HIGH, 0)
    assert read("USED_MEM_HIGH") == 0
    cuda.cuMemPoolTrimTo(pool, 0)
    assert read("RESERVED_MEM_CURRENT") == 0
    readwrite = cuda.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
    assert cuda.cuMemPoolGetAccess(pool, wanted.location) == readwrite
    cuda.cuMemPoolDestroy(pool)


def test_every_device_has_a_pool_of_its_own(cuda: Face, stream: Any) -> None:
    default = cuda.cuDeviceGetDefaultMemPool(cuda.device)
    assert cuda.cuDeviceGetMemPool(cuda.device) == default
    pointer = cuda.cuMemAllocAsync(4096, stream)
    cuda.cuMemcpyHtoDAsync(pointer, CONTENT, 4096, stream)
    cuda.cuStreamSynchronize(stream)
    assert cuda.download(pointer, 4096) == CONTENT[:4096]
    cuda.cuMemFreeAsync(pointer, stream)


@pytest.mark.errors
def test_memory_that_runs_out_says_how_much_there_is(cuda: Face, package: Callable[[str], Any]) -> None:
    """``checked``: the first call, and later calls, which machine code tries first."""
    driver = package(f"cu{cuda.major}.checked.driver")
    for _ in range(4):
        with pytest.raises(
            driver.CudaErrorOutOfMemory, match=rf"{1 << 45} bytes were asked for; \d+ of the \d+ bytes of"
        ):
            driver.cuMemAlloc(1 << 45)
        driver.cuMemFree(driver.cuMemAlloc(64))
    with pytest.raises(driver.CudaErrorInvalidValue, match="zero size"):
        driver.cuMemAlloc(0)
